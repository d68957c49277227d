"""Check a game against the laws that every game must keep; for our tests and for other people's games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from purrlor.core.playout import playout
from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER, Sink, State
from purrlor.table.game import Game
from purrlor.table.match import Match
from purrlor.table.observing import ObservationLaws
from purrlor.table.options import PLAYERS, Settings, every_combination
from purrlor.table.reasons import Reason, Refused
from purrlor.table.records import Event, Record, hears, told
from purrlor.table.snapshot import snapshot
from purrlor.table.texts import LANGUAGES, game_texts
from purrlor.table.wire import load, read_action, save, write_action


class Broken(AssertionError):
    """A game breaks a law."""


def require(holds: bool, law: str, *details: object) -> None:
    """Fail with the law's name if it does not hold."""
    if not holds:
        raise Broken(law + "".join(f"\n  {detail!r}" for detail in details))


def require_same(one: Any, other: Any, law: str, *details: object) -> None:
    """Fail with the names of the fields in which two snapshots differ."""
    if one != other:
        names = sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
        require(False, law, *details, names)


def legal_settings(game: Game[Any]) -> list[Settings]:
    """List all options that the game accepts."""
    return [given for given in every_combination(game.options) if game.refuse(given) is None]


def seats_in(seats: int, bits: int) -> list[int]:
    """List the seats in a set of bits."""
    return [seat for seat in range(seats) if (bits >> seat) & 1]


def play_and_check(
    game: Game[Any],
    settings: Settings,
    picks: Iterable[int],
    seed: int,
    limit: int = 20_000,
    sample: int = 1,
) -> Match:
    """Play one game, choosing by a list of numbers, and check every law after every action.

    `sample` checks only one action in so many, for games with many actions.
    """
    match = Match.new(game, settings, seed)
    laws = Laws(match, seed)
    for pick in picks:
        if match.over:
            break
        sampled = (pick >> 16) % sample == 0
        laws.check_position(thorough=sampled and pick % 5 == 0)
        seat = match.asked[pick % len(match.asked)]
        # Most moves are such as a program makes: people may move things to and fro for long.
        free = (pick >> 24) % 4 == 0
        numbers = match.state.legal_actions(seat) if free else match.state.considered_actions(seat)
        action = game.actions.record(match.state, numbers[(pick // 8) % len(numbers)])
        if sampled:
            laws.check_action(seat, action)
        else:
            match.submit(seat, action)
        require(len(match.steps) < limit, "a game always ends")
    laws.check_end()
    return match


class Laws:
    """The laws, checked on one match while it is played."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.game = match.game
        self.rng = Rng.seeded(seed).stream("laws")
        self.census = self.game.census(match.state)
        self.observing = ObservationLaws(self.game, match.seats) if self.game.observer else None

    def check_position(self, thorough: bool) -> None:
        """Check the laws of every position; the expensive ones only if `thorough`."""
        state = self.match.state
        counted = self.game.census(state)
        require(counted == self.census, "nothing is born or lost", counted)
        for seat in seats_in(self.match.seats, state.pending):
            require(state.legal(seat) > 0, "a seat that is asked has a choice", seat)
        if not thorough:
            return
        for seat in seats_in(self.match.seats, state.pending):
            considered = set(state.considered_actions(seat))
            require(bool(considered), "a program that is asked has a choice", seat)
            require(considered <= set(state.legal_actions(seat)), "what is considered is legal", seat)
        before = snapshot(state)
        clone = state.clone()
        require_same(snapshot(clone), before, "a clone keeps every field")
        playout(clone, self.rng, 3)
        self.check_guess(self.rng.below(self.match.seats + 1) - 1)
        require_same(snapshot(state), before, "clones and guesses share nothing that changes")

    def check_guess(self, seat: int) -> None:
        """Check that a guessed world looks exactly the same to the seat, and can be played."""
        match, state = self.match, self.match.state
        world = state.guess(seat, self.rng)
        require(self.game.census(world) == self.census, "a guessed world has all components")
        mine, theirs = match.view(seat), view_of(match, world, seat)
        require(
            msgspec.json.encode(mine) == msgspec.json.encode(theirs), "a guess looks the same", mine, theirs
        )
        require(world.pending == state.pending, "a guess asks the same seats")
        if seat != WATCHER and (state.pending >> seat) & 1:
            require(
                world.legal_actions(seat) == state.legal_actions(seat),
                "a guess offers the same choices",
                seat,
            )
            prompts = self.game.prompt(world, seat), self.game.prompt(state, seat)
            require(prompts[0] == prompts[1], "a guess asks the same", *prompts)
        if self.observing is not None and seat != WATCHER:
            self.observing.check(state, seat, world)
            self.observing.check_bounds(state, seat)
            self.observing.check_secrets(state, seat, self.rng)
        if self.rng.below(40) == 0:
            playout(world, self.rng, 100_000)
            require(world.pending == 0, "a guessed world can be played to its end")
            require(self.game.census(world) == self.census, "nothing is lost in a guessed world")

    def check_action(self, seat: int, action: Any) -> None:
        """Do an action and check the laws about it."""
        match, game = self.match, self.game
        again = read_action(game, write_action(action))
        require(again == action, "an action survives the wire", action)
        require(
            match.why(seat, action) is None, "what is offered is not refused", action, match.why(seat, action)
        )
        number = game.actions.number(match.state, action)
        require(
            game.actions.record(match.state, number) == action,
            "a number and a record name the same action",
            action,
        )
        require_text(game, "action", action.word(), record=action)
        if self.rng.below(10) == 0:
            self.check_refusals(seat)
        self.check_commuting(seat, number)
        before = match.state.clone()
        events = match.submit(seat, action)
        self.check_events(events)
        if self.rng.below(4) == 0 and match.can_undo(seat):
            self.check_undo(seat, number, before)

    def check_refusals(self, seat: int) -> None:
        """Check that other actions are refused with a reason that has a text, and that nothing changes."""
        state = self.match.state
        legal = set(state.legal_actions(seat))
        size = self.game.actions.size
        numbers = range(size) if size <= 300 else legal | {self.rng.below(size) for i in range(100)}
        for number in numbers:
            reason = self.match.why(seat, self.game.actions.record(state, number))
            require((reason is None) == (number in legal), "reasons agree with choices", number, reason)
            if reason is not None:
                require_text(self.game, "why", reason.key, *reason.args, reason=reason)

    def check_commuting(self, seat: int, number: int) -> None:
        """Check that seats that are asked at the same time may answer in any order."""
        state = self.match.state
        others = [other for other in seats_in(self.match.seats, state.pending) if other != seat]
        if not others or not (state.pending >> seat) & 1:
            return
        other = others[self.rng.below(len(others))]
        actions = state.legal_actions(other)
        reply = actions[self.rng.below(len(actions))]
        first, second = state.clone(), state.clone()
        first.apply(seat, number)
        first.apply(other, reply)
        second.apply(other, reply)
        second.apply(seat, number)
        require_same(snapshot(first), snapshot(second), "answers given at once commute", seat, other)

    def check_events(self, events: list[Event]) -> None:
        """Check that every event has a sentence in every language, for everybody."""
        for event in events:
            for seat in {WATCHER, self.match.steps[-1].seat}:
                if not hears(event, seat):
                    continue
                known = told(event, seat)
                hidden = [name for name in known.__struct_fields__ if getattr(known, name) is None]
                require_text(self.game, "event", known.word(), *hidden, record=known)

    def check_undo(self, seat: int, number: int, before: State) -> None:
        """Check that a move that can be undone has revealed nothing, and that undo restores the state."""
        match = self.match
        seen = (match.steps[-1].events, match.view(seat))
        for i in range(2):
            world = before.guess(seat, self.rng)
            sink = Sink()
            world.sink = sink
            world.apply(seat, number)
            events = self.game.events.read(sink.happened)
            same = [told(event, seat) for event in events] == [told(event, seat) for event in seen[0]]
            require(same, "nothing was told by what can be taken back", events, seen[0])
            require(view_of(match, world, seat) == seen[1], "nothing was seen by what can be taken back")
        after = snapshot(match.state)
        match.undo(seat)
        require_same(snapshot(match.state), snapshot(before), "taking back restores the position")
        match.submit(seat, self.game.actions.record(match.state, number))
        require_same(
            snapshot(match.state), after, "the same action after taking back leads to the same position"
        )

    def check_end(self) -> None:
        """Check that a finished match has a score, and that its saved file gives the same match."""
        match = self.match
        copy = load(save(match), match.game)
        require_same(snapshot(copy.state), snapshot(match.state), "a saved game leads to the same position")
        if not match.over:
            return
        self.check_position(thorough=True)
        score = match.score()
        require(min(score.places) >= 1, "everybody has a place", score.places)
        shares = [match.state.outcome(seat) for seat in range(match.seats)]
        require(all(0 <= share <= 1 for share in shares) and sum(shares) <= 1.000001, "shares add up", shares)
        try:
            match.submit(0, match.game.actions.record(match.state, match.steps[-1].action))
        except Refused:
            return
        raise Broken("nothing can be done after the end")


_spoken: set[tuple[str, ...]] = set()


def require_text(
    game: Game[Any], *what: str, reason: Reason | None = None, record: Record | None = None
) -> None:
    """Check for a sentence in every language; each kind of reason or record is tried once."""
    if (game.name, *what) in _spoken:
        return
    for language in LANGUAGES:
        texts = game_texts(game, language)
        text = texts.reason(reason) if reason else texts.record(record) if record else ""
        require(bool(text) and "⟨" not in text, "everything has a text", language, what, text)
    _spoken.add((game.name, *what))


def view_of(match: Match, world: State, seat: int) -> Any:
    """Show another world to a seat of this match."""
    real, match.state = match.state, world
    try:
        return match.view(seat)
    finally:
        match.state = real


def random_picks(seed: int, most: int = 20_000) -> Iterable[int]:
    """Draw the numbers that choose in a random game."""
    rng = Rng.seeded(seed).stream("picks")
    for i in range(most):
        yield rng.next32()


def conform(game: Game[Any], games: int, seed: int = 0) -> list[Match]:
    """Play that many random games over all options and numbers of players, and check every law."""
    settings = legal_settings(game)
    require(bool(settings), "a game has options that it accepts")
    require(any(option.name == PLAYERS for option in game.options), "a game says how many may play")
    return [
        play_and_check(game, settings[i % len(settings)], random_picks(seed + i), seed + i)
        for i in range(games)
    ]
