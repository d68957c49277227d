"""Run one match: a game, its options, a seed and the log of what was done; the rest follows from these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER, Sink, State
from purrlor.table.deck import Deck
from purrlor.table.game import Game, Outlook, Prompt, Score, View
from purrlor.table.options import PLAYERS, RULES, Settings
from purrlor.table.reasons import Reason, Refused, no_such_action, refused
from purrlor.table.records import Action, Event, hears, retell, teaches
from purrlor.table.sight import Budget, Sight

# Characters; the seed of a server's game holds all that was bound before the deal, some two thousand.
LONGEST_SEED = 10_000
KEPT_EVERY = 32  # steps between states that are kept: to take a move back, fewer steps are gone through again


class Move(msgspec.Struct, frozen=True, tag_field="log", tag="move"):
    """A seat did something."""

    seat: int
    action: Action


class TakeBack(msgspec.Struct, frozen=True, tag_field="log", tag="undo"):
    """A seat took its last move back."""

    seat: int


Entry = Move | TakeBack


@dataclass(frozen=True)
class Step:
    """A move that stands, and what came of it."""

    seat: int
    action: int
    asked: int  # the seats (bits) that were asked before it
    drew: bool  # chance has spoken
    events: list[Event] = field(repr=False)


@cache
def _seats_in(bits: int) -> tuple[int, ...]:
    """List the seats of a set of bits."""
    return tuple(seat for seat in range(bits.bit_length()) if (bits >> seat) & 1)


class Match:
    """One match, from its first card to its end.

    >>> import purrlor
    >>> match = purrlor.new_match("wizards-and-witches", players=3)
    >>> while not match.over:
    ...     seat = match.asked[0]
    ...     events = match.submit(seat, match.choices(seat)[0])
    >>> sorted(match.score().places)
    [1, 2, 3]
    """

    def __init__(self, game: Game[Any], settings: Settings, deck: Deck, seed: str, rules: int) -> None:
        self.game = game
        self.rules = rules  # a match keeps the rules version that it began with
        self.settings = settings
        self.deck = deck
        self.seed = seed
        self.log: list[Entry] = []
        self.steps: list[Step] = []
        self._kept: tuple[tuple[int, State], ...] = ()  # two, with the steps before them
        self.state: State = self._deal()

    @classmethod
    def new(
        cls,
        game: Game[Any],
        options: Mapping[str, object] | None = None,
        seed: str | int = 0,
        deck: Deck | None = None,
        rules: int | None = None,
    ) -> Match:
        """Start a match; a seed that others can't know makes draws that nobody can foresee.

        `rules` is the rules version of an earlier game that is played again or goes on.
        """
        if rules is not None and not game.oldest <= rules <= game.version:
            raise refused("saved-other-rules", saved=str(rules), here=str(game.version))
        if len(str(seed)) > LONGEST_SEED:
            raise refused("seed-too-long", most=LONGEST_SEED)
        game.check_deck(deck or {}, rules)
        return cls(
            game, game.settle(options or {}), deck or {}, str(seed), game.version if rules is None else rules
        )

    def _deal(self) -> State:
        key = blake2b(self.seed.encode(), digest_size=32).digest()
        settings = {**self.settings, RULES: self.rules}
        state: State = self.game.deal(settings, self.deck, Rng.keyed(key))
        return state

    def __repr__(self) -> str:
        asks = "over" if self.over else f"asks {self.asked}"
        return f"<Match of {self.game.name}, {self.seats} seats, {len(self.steps)} moves, {asks}>"

    def __copy__(self) -> Match:
        """Copy the match: both can go on, each for itself."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.log, other.steps, other.state = self.log[:], self.steps[:], self.state.clone()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.__copy__()

    # -- reading ---------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """Tell how many seats there are."""
        return int(self.settings[PLAYERS])

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.state.pending == 0

    @property
    def asked(self) -> list[int]:
        """List the seats that the game waits for; several, if they answer in secret at the same time.

        >>> import purrlor
        >>> purrlor.new_match("battle-kittens", players=3).asked
        [0, 1, 2]
        """
        return list(_seats_in(self.state.pending))

    def _check_seat(self, seat: int) -> None:
        """Refuse a seat that is not there; a WATCHER may look."""
        if not WATCHER <= seat < self.seats:
            raise refused("no-such-seat", seat=seat, seats=self.seats)

    def numbers(self, seat: int) -> list[int]:
        """List what a seat may do now as numbers, in the order of `choices`.

        >>> import purrlor
        >>> match = purrlor.new_match("battle-kittens", players=2, seed=1)
        >>> number = match.numbers(0)[0]
        >>> match.game.actions.record(match.state, number) == match.choices(0)[0]
        True
        """
        return self.state.legal_actions(seat)

    def observe(self, seat: int) -> memoryview:
        """Write what a seat knows as numbers, for programs that learn; see `Game.observe`."""
        return self.game.observe(self.state, seat)

    def choices(self, seat: int) -> list[Action]:
        """List what a seat may do now.

        >>> import purrlor
        >>> match = purrlor.new_match("battle-kittens", players=2, seed=1)
        >>> match.choices(0)[0]
        Take(card='bingo')
        """
        self._check_seat(seat)
        return self.game.actions.records(self.state, self.state.legal_actions(seat))

    def prompt(self, seat: int) -> Prompt | None:
        """Tell what a seat is asked now, if anything: the key of a text and its arguments.

        >>> import purrlor
        >>> purrlor.new_match("battle-kittens").prompt(0)
        Prompt(key='ask-take', args={'cards': 7})
        """
        self._check_seat(seat)
        if seat == WATCHER or not (self.state.pending >> seat) & 1:
            return None
        return self.game.prompt(self.state, seat)

    def empty_answer(self, seat: int) -> Action | None:
        """Return the only way to go on, where a seat is asked and has nothing to decide.

        A move that it could still take back is a reason to wait, unless that was such an answer, too.
        """
        idle, numbers = self.game.idle, self.state.legal_actions(seat)
        if len(numbers) > len(idle):
            return None
        choices = self.game.actions.records(self.state, numbers)
        if not choices or not all(isinstance(choice, idle) for choice in choices):
            return None
        if len(choices) > 1 and any(choice.__struct_fields__ for choice in choices):
            return None
        index = self.last_move(seat)
        if index is not None and not isinstance(
            self.game.actions.record(self.state, self.steps[index].action), idle
        ):
            return None
        return choices[0]

    def outlook(self, seat: int) -> Outlook | None:
        """Tell what a seat's choices would change, if the game can tell."""
        outlook = self.game.outlook
        return outlook(self.state, seat) if outlook is not None and seat in self.asked else None

    def view(self, seat: int) -> View:
        """Show the table to a seat, or to a WATCHER.

        >>> import purrlor
        >>> match = purrlor.new_match("wizards-and-witches", players=2)
        >>> view = match.view(match.asked[0])
        >>> view.table.draw_pile, len(view.own.hand)
        (119, 1)
        >>> match.view(purrlor.WATCHER).own is None
        True
        """
        self._check_seat(seat)
        return self.game.view(self.state, seat)

    def sight(self, seat: int, rng: Rng | None = None, budget: Budget | None = None) -> Sight:
        """Give what a seat that is asked knows: what a bot chooses by.

        Its world is guessed, by random numbers that follow from the seed and the moves of the match.

        >>> import purrlor
        >>> match = purrlor.new_match("wizards-and-witches", players=2)
        >>> seat = match.asked[0]
        >>> sight = match.sight(seat)
        >>> sight.view == match.view(seat), sight.choices == match.choices(seat)
        (True, True)
        """
        self._check_seat(seat)
        if seat not in self.asked:
            raise refused("not-your-turn")
        if rng is None:
            moment = f"{self.seed} {len(self.log)} {seat}".encode()
            rng = Rng.seeded(int.from_bytes(blake2b(moment, digest_size=8).digest(), "little"))
        world = self.state.guess(seat, rng.stream("world"))
        return Sight(self.game, seat, world, rng.stream("bot"), budget or Budget())

    def score(self) -> Score:
        """Show the final score: how the game ended, the place of every seat, and the lines of the count."""
        if not self.over:
            raise refused("not-over-yet")
        return self.game.score(self.state)

    def story(self, seat: int) -> list[Event]:
        """Tell all that happened as a seat (or WATCHER) may know it.

        >>> import purrlor
        >>> match = purrlor.new_match("battle-kittens", players=2, seed=1)
        >>> events = match.submit(0, match.choices(0)[0])
        >>> match.story(0), match.story(1)
        ([Chose(seat=0, card='bingo')], [Chose(seat=0, card=None)])
        """
        self._check_seat(seat)
        return [event for step in self.steps for event in retell(step.events, seat)]

    def lately(self, seat: int, steps: int) -> list[list[Event]]:
        """List what came of each of the last few steps of which a seat (or WATCHER) heard anything."""
        heard: list[Step] = []
        for step in reversed(self.steps):
            if any(hears(event, seat) for event in step.events):
                heard.append(step)
                if len(heard) == steps:
                    break
        return [step.events for step in reversed(heard)]

    def digest(self) -> str:
        """Sum up what all seats see, to compare two matches."""
        views = [self.view(seat) for seat in range(WATCHER, self.seats)]
        return blake2b(msgspec.json.encode(views), digest_size=8).hexdigest()

    # -- doing -----------------------------------------------------------------------------------------

    def why(self, seat: int, action: Action) -> Reason | None:
        """Tell why a seat can't do an action now; None if it can.

        >>> import purrlor
        >>> match = purrlor.new_match("wizards-and-witches", players=2)
        >>> first = match.asked[0]
        >>> action = match.choices(first)[0]
        >>> match.why(first, action) is None
        True
        >>> match.why(1 - first, action)
        Reason(rule='', key='not-your-turn', args={}, because=None)
        """
        return self._look_up(seat, action)[0]

    def _look_up(self, seat: int, action: Action) -> tuple[Reason | None, int]:
        """Find why a seat can't do an action, if it can't, and the action's number."""
        if not 0 <= seat < self.seats:
            return Reason("", "no-such-seat", {"seat": seat, "seats": self.seats}), -1
        if self.over:
            return Reason("", "game-over"), -1
        if not (self.state.pending >> seat) & 1:
            return Reason("", "chosen-already" if self._has_sealed(seat) else "not-your-turn"), -1
        number = self.game.actions.number(self.state, action)
        if number < 0:
            return no_such_action(action), -1
        return self.game.why(self.state, seat, action), number

    def submit(self, seat: int, action: Action | int) -> list[Event]:
        """Do an action, a record or its number, and give the events, with all secrets; or change nothing.

        >>> import purrlor
        >>> match = purrlor.new_match("battle-kittens", players=2, seed=1)
        >>> match.submit(0, match.choices(0)[0])
        [Chose(seat=0, card='bingo')]
        >>> match.submit(0, match.choices(1)[0])
        Traceback (most recent call last):
        purrlor.table.reasons.Refused: You have chosen; take it back to change it.
        """
        if not isinstance(action, Action):
            action = self._action(action)
        reason, number = self._look_up(seat, action)
        if reason is not None:
            raise Refused(reason, self.game)
        return self._play(seat, action, number)

    def _action(self, number: object) -> Action:
        """Give the action of a number; refuse what is none."""
        if not isinstance(number, int) or not 0 <= number < self.game.actions.size:
            raise refused("no-such-action")
        return self.game.actions.record(self.state, number)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Do an action that `why` has just allowed."""
        return self._play(seat, action, self.game.actions.number(self.state, action))

    def _play(self, seat: int, action: Action, number: int) -> list[Event]:
        self.log.append(Move(seat, action))
        return self._apply(seat, number)

    def foresee(self, seat: int, number: int) -> tuple[State, list[Event]]:
        """Tell what would come of an action, without doing it."""
        state = self.state.clone()
        return state, self._happen(state, seat, number)

    def _happen(self, state: State, seat: int, number: int) -> list[Event]:
        sink = state.sink = Sink()
        state.apply(seat, number)
        state.sink = None
        return self.game.events.read(sink.happened)

    def _apply(self, seat: int, number: int) -> list[Event]:
        state = self.state
        self._keep(len(self.steps), state)
        asked, drawn = state.pending, state.rng.count
        events = self._happen(state, seat, number)
        self.steps.append(Step(seat, number, asked, state.rng.count != drawn, events))
        return events

    # -- taking back -----------------------------------------------------------------------------------

    @property
    def settled(self) -> bool:
        """Tell whether nobody can take anything back: the score has shown all, or chance has spoken."""
        return self.over or not self.steps or self.steps[-1].drew

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take its last move back."""
        return self.last_move(seat) is not None

    def undo(self, seat: int) -> None:
        """Take a seat's last move back, if the seat has learnt nothing since and nobody built on it.

        >>> import purrlor
        >>> match = purrlor.new_match("battle-kittens", players=2)
        >>> events = match.submit(0, match.choices(0)[0])
        >>> match.can_undo(0)
        True
        >>> match.undo(0)
        >>> match.story(0)
        []
        """
        if self.over:
            raise refused("game-over")
        index = self.last_move(seat)
        if index is None:
            raise refused("can-not-undo")
        self.log.append(TakeBack(seat))
        self._replay_without(index)

    def last_move(self, seat: int) -> int | None:
        """Find the step that a seat may take back: no chance, no news, only answers given at once since."""
        if self.settled:
            return None
        others, asked = 0, self.state.pending
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            # Several who are asked anew may have begun to answer in secret: nothing must tell of it.
            if asked & ~(step.asked | 1 << step.seat) and asked & (asked - 1):
                return None
            asked = step.asked
            if step.drew or any(teaches(event, seat) for event in step.events):
                return None
            if step.seat == seat:
                together = (others & ~step.asked) == 0
                return index if together and self._stands(index) else None
            others |= 1 << step.seat
        return None

    def _has_sealed(self, seat: int) -> bool:
        """Tell whether a seat has answered what others are still asked, and can take it back."""
        index = self.last_move(seat)
        return index is not None and self.state.pending & ~self.steps[index].asked == 0

    def _stands(self, without: int) -> bool:
        """Tell whether the moves after one stay legal without it."""
        if without == len(self.steps) - 1:
            return True
        state = self._state_before(without)
        for step in self.steps[without + 1 :]:
            if step.action not in state.legal_actions(step.seat):
                return False
            state.apply(step.seat, step.action)
        return True

    def _keep(self, steps: int, state: State) -> None:
        """Keep a copy of the state after some steps, now and then."""
        if steps % KEPT_EVERY == 0 and (not self._kept or self._kept[-1][0] < steps):
            self._kept = (*self._kept[-1:], (steps, state.clone()))

    def _state_before(self, index: int) -> State:
        """Go through the moves before one again; what came of them is known."""
        self._kept = tuple(kept for kept in self._kept if kept[0] <= index)
        steps, state = self._kept[-1] if self._kept else (0, self._deal())
        state = state.clone()
        for number, step in enumerate(self.steps[steps:index], steps):
            self._keep(number, state)
            state.apply(step.seat, step.action)
        return state

    def _replay_without(self, index: int) -> None:
        self.state = self._state_before(index)
        rest = self.steps[index + 1 :]
        del self.steps[index:]
        for step in rest:
            self._apply(step.seat, step.action)

    # -- saving ----------------------------------------------------------------------------------------

    def enter(self, entry: Entry) -> None:
        """Do again what an entry of a log says."""
        if isinstance(entry, Move):
            self.submit(entry.seat, entry.action)
        else:
            self.undo(entry.seat)

    def at(self, moves: int) -> Match:
        """Go back to the match as it was after so many entries of its log."""
        match = Match(self.game, self.settings, self.deck, self.seed, self.rules)
        for entry in self.log[:moves]:
            match.enter(entry)
        return match
