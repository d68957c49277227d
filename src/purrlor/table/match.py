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
from purrlor.table.deck import Deck, check_deck
from purrlor.table.game import Game, Outlook, Prompt, Score
from purrlor.table.options import PLAYERS, Settings
from purrlor.table.reasons import Reason, Refused, no_such_action, refused
from purrlor.table.records import Action, Event, hears, retell, teaches


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


class View(msgspec.Struct, frozen=True):
    """All that a seat sees: the table as everybody sees it, and what it alone knows (a watcher: nothing)."""

    table: msgspec.Struct
    own: msgspec.Struct | None


class Match:
    """One match, from its first card to its end."""

    def __init__(self, game: Game[Any], settings: Settings, deck: Deck, seed: str) -> None:
        self.game = game
        self.settings = settings
        self.deck = deck
        self.seed = seed
        self.log: list[Entry] = []
        self.steps: list[Step] = []
        self.state: State = self._deal()

    @classmethod
    def new(
        cls,
        game: Game[Any],
        options: Mapping[str, object] | None = None,
        seed: str | int = 0,
        deck: Deck | None = None,
    ) -> Match:
        """Start a match; a seed that others can't know makes draws that nobody can foresee."""
        check_deck(game.deck_tables, deck or {})
        return cls(game, game.settle(options or {}), deck or {}, str(seed))

    def _deal(self) -> State:
        key = blake2b(self.seed.encode(), digest_size=32).digest()
        state: State = self.game.deal(self.settings, self.deck, Rng.keyed(key))
        return state

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
        """List the seats that the game waits for."""
        return list(_seats_in(self.state.pending))

    def choices(self, seat: int) -> list[Action]:
        """List what a seat may do now."""
        return self.game.actions.records(self.state, self.state.legal_actions(seat))

    def prompt(self, seat: int) -> Prompt | None:
        """Tell what a seat is asked now, if anything."""
        if not (self.state.pending >> seat) & 1:
            return None
        return self.game.prompt(self.state, seat)

    def outlook(self, seat: int) -> Outlook | None:
        """Tell what a seat's choices would change, if the game can tell."""
        outlook = self.game.outlook
        return outlook(self.state, seat) if outlook is not None and seat in self.asked else None

    def view(self, seat: int) -> View:
        """Show the table to a seat, or to a WATCHER."""
        own = None if seat == WATCHER else self.game.seat_view(self.state, seat)
        return View(self.game.table_view(self.state), own)

    def score(self) -> Score:
        """Show the final score."""
        if not self.over:
            raise refused("not-over-yet")
        return self.game.score(self.state)

    def story(self, seat: int) -> list[Event]:
        """Tell all that happened as a seat (or WATCHER) may know it."""
        return [event for step in self.steps for event in retell(step.events, seat)]

    def lately(self, seat: int, steps: int) -> list[Event]:
        """List what came of the last few steps of which a seat (or WATCHER) heard anything."""
        heard: list[Step] = []
        for step in reversed(self.steps):
            if any(hears(event, seat) for event in step.events):
                heard.append(step)
                if len(heard) == steps:
                    break
        return [event for step in reversed(heard) for event in step.events]

    def digest(self) -> str:
        """Sum up what all seats see, to compare two matches."""
        views = [self.view(seat) for seat in range(WATCHER, self.seats)]
        return blake2b(msgspec.json.encode(views), digest_size=8).hexdigest()

    # -- doing -----------------------------------------------------------------------------------------

    def why(self, seat: int, action: Action) -> Reason | None:
        """Tell why a seat can't do an action now; None if it can."""
        if not 0 <= seat < self.seats:
            return Reason("", "no-such-seat", {"seat": seat, "seats": self.seats})
        if self.over:
            return Reason("", "game-over")
        if not (self.state.pending >> seat) & 1:
            return Reason("", "not-your-turn")
        if self.game.actions.number(self.state, action) < 0:
            return no_such_action(action)
        return self.game.why(self.state, seat, action)

    def submit(self, seat: int, action: Action) -> list[Event]:
        """Do an action and give the events, to be shown by `told`; or refuse it and change nothing."""
        reason = self.why(seat, action)
        if reason is not None:
            raise Refused(reason, self.game)
        return self.play(seat, action)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Do an action that `why` has just allowed."""
        self.log.append(Move(seat, action))
        return self._apply(seat, self.game.actions.number(self.state, action))

    def foresee(self, seat: int, number: int) -> tuple[State, list[Event]]:
        """Tell what would come of an action, and do nothing."""
        state = self.state.clone()
        return state, self._happen(state, seat, number)

    def _happen(self, state: State, seat: int, number: int) -> list[Event]:
        sink = state.sink = Sink()
        state.apply(seat, number)
        state.sink = None
        return self.game.events.read(sink.happened)

    def _apply(self, seat: int, number: int) -> list[Event]:
        state = self.state
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
        """Take a seat's last move back, if the seat has learnt nothing since and nobody built on it."""
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

    def _state_before(self, index: int) -> State:
        """Go through the moves before one again; what came of them is known."""
        state = self._deal()
        for step in self.steps[:index]:
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
        match = Match(self.game, self.settings, self.deck, self.seed)
        for entry in self.log[:moves]:
            match.enter(entry)
        return match
