"""Say why a choice is a good one: try it in guessed worlds, and tell what is true in all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from purrlor.core.glance import Glance, best_looking
from purrlor.core.rng import Rng
from purrlor.core.state import Sink, State
from purrlor.table.game import Game, Outlook, View
from purrlor.table.reasons import Because
from purrlor.table.records import Action, Event, retell
from purrlor.table.sight import Sight

WORLDS = 4  # in which a choice is tried: what is only true by chance is told apart
COMPARED = 12  # choices that a hint is compared with
STEPS = 4  # further steps of the same move that are looked at
TRIED = 60  # choices that are looked at in each of them
EQUAL = 0.05  # of what lies between the best and the worst choice: so close are two that are nearly equal
SAME = 1e-6


@dataclass(frozen=True)
class Trial:
    """A choice tried in a guessed world, where nothing is known but what the seat knows.

    `after` is the world at once after it; `later` is the world after the further steps that the seat itself
    would take in the same move, as far as no chance and nobody else comes in.
    """

    game: Game[Any]
    seat: int
    action: Action
    before: State
    after: State
    events: list[Event]  # what the seat is told at once
    later: State
    later_events: list[Event]  # what it is told in the further steps

    @cached_property
    def seen(self) -> View:
        """Give what the seat saw before."""
        return self.game.view(self.before, self.seat)

    @cached_property
    def sees(self) -> View:
        """Give what the seat sees at once after."""
        return self.game.view(self.after, self.seat)

    @cached_property
    def will_see(self) -> View:
        """Give what the seat sees after its further steps."""
        return self.game.view(self.later, self.seat)

    @cached_property
    def choices(self) -> list[Action]:
        """List what else there was to choose."""
        return self.game.actions.records(self.before, self.before.legal_actions(self.seat))

    @cached_property
    def outlook(self) -> Outlook | None:
        """Tell what the next choices of the seat would change, if it is asked again and the game can tell."""
        ask = self.game.outlook
        return ask(self.after, self.seat) if ask and (self.after.pending >> self.seat) & 1 else None


class Hint(msgspec.Struct, frozen=True):
    """A choice with its reason, and another one that is nearly as good (-1: none is)."""

    number: int
    reason: Because
    equal: int = -1


class Worths:
    """What some choices of a seat are worth beside one of them, by the judge, in the same guessed worlds."""

    def __init__(self, sight: Sight, number: int) -> None:
        glance = Glance(sight.world, sight.seat, sight.game.judge, sight.rng)
        others = [other for other in glance.ranked(COMPARED) if other != number]
        spare = [other for other in sight.numbers if other not in others and other != number]
        # The best ones look alike: some at random tell how much there is to lose.
        some = {spare[sight.rng.below(len(spare))] for i in range(COMPARED)} if spare else set()
        self.numbers = [number, *others, *sorted(some)]
        self._by_world = [[0.0] * len(self.numbers) for _ in range(WORLDS)]
        for worths in self._by_world:
            glance.add_worths(self.numbers, worths)
        self.worths = [sum(worths) / WORLDS for worths in zip(*self._by_world, strict=True)]
        self.span = max(self.worths) - min(self.worths)

    def _gaps(self, other: int) -> list[float]:
        """Tell by how much another choice is better, world by world."""
        return [worths[other] - worths[0] for worths in self._by_world]

    @property
    def runner_up(self) -> int:
        """Give the best of the other choices."""
        return self.numbers[self._runner_up]

    @property
    def _runner_up(self) -> int:
        rest = self.worths[1:]
        return 1 + rest.index(max(rest))

    @property
    def no_difference(self) -> bool:
        """Tell whether all choices are worth the same."""
        return bool(self.span <= SAME)

    @property
    def is_close(self) -> bool:
        """Tell whether another choice is nearly as good: by a hair, or now better and now worse."""
        gaps = self._gaps(self._runner_up)
        return bool(abs(sum(gaps)) / WORLDS <= EQUAL * self.span or min(gaps) < 0.0 < max(gaps))

    @property
    def is_best(self) -> bool:
        """Tell whether no other choice looks better."""
        return bool(self.worths[0] >= max(self.worths))


def explain(sight: Sight, number: int) -> Hint:
    """Say why a choice is a good one for the seat, by what the seat knows."""
    if len(sight.numbers) <= 1:
        # People may still have more to choose from than a program considers.
        reasons = sure_reasons(sight, number)
        return Hint(number, reasons[0] if reasons else Because("", "only-choice"))
    worths = Worths(sight, number)
    reasons = sure_reasons(sight, number)
    if reasons:
        return Hint(number, reasons[0], worths.runner_up if worths.is_close else -1)
    if worths.no_difference:
        return Hint(number, Because("", "no-difference"))
    if worths.is_close:
        return Hint(number, Because("", "one-of-the-best"), worths.runner_up)
    return Hint(number, Because("", "best-outlook" if worths.is_best else "looks-further"))


def explain_in_lesson(sight: Sight, number: int, asked: Sequence[int]) -> Hint:
    """Say why a choice is good that a lesson waits for: a bot's own, if it is one of them."""
    chosen = number if number in asked else asked[0]
    hint = explain(sight, chosen)
    # What is said of choices in general is said of the best ones.
    reason = hint.reason if chosen == number or hint.reason.rule else Because("", "lesson")
    return Hint(chosen, reason, hint.equal if hint.equal in asked else -1)


def warn(sight: Sight, number: int, best: int) -> Hint | None:
    """Say why the best choice is good if another one is a clear mistake beside it; None if it is not."""
    # Where people may arrange things freely, nobody judges the ways there.
    if number == best or number not in sight.numbers:
        return None
    glance = Glance(sight.world, sight.seat, sight.game.judge, sight.rng)
    gaps: list[float] = []
    for _ in range(2 * WORLDS):
        worths = [0.0, 0.0]
        glance.add_worths([number, best], worths)
        gaps.append(worths[1] - worths[0])
    is_clear = sum(gaps) >= sight.game.clear * len(gaps) and min(gaps) > 0.0
    return explain(sight, best) if is_clear else None


def sure_reasons(sight: Sight, number: int) -> list[Because]:
    """List what speaks for a choice in every one of some guessed worlds, the most telling first."""
    tell = sight.game.hints
    if tell is None:
        return []
    first, *others = [tell(attempt(sight, number)) for _ in range(WORLDS)]
    return [reason for reason in first if all(reason in other for other in others)]


def attempt(sight: Sight, number: int) -> Trial:
    """Try a choice in a newly guessed world."""
    game, seat, before = sight.game, sight.seat, sight.guess()
    after = before.clone()
    events = _happen(game, after, seat, number)
    later = after.clone()
    later_events: list[Event] = []
    for _ in range(STEPS):
        # What was drawn is not known before: how the seat would go on from it says nothing.
        if later.rng.count != before.rng.count:
            break
        following = _next_step(game, later, seat, sight.rng)
        if following < 0:
            break
        trying = later.clone()
        more = _happen(game, trying, seat, following)
        later, later_events = trying, later_events + more
    return Trial(game, seat, sight.action(number), before, after, events, later, later_events)


def _next_step(game: Game[Any], world: State, seat: int, rng: Rng) -> int:
    """Choose how the seat goes on with its move; -1 if that is over."""
    if world.pending != 1 << seat or not game.judge.follows(world, seat):
        return -1
    count = game.judge.shortlist(world, seat, world.consider(seat), TRIED)
    choices = [world.choices[i] for i in range(min(count, TRIED))]
    return best_looking(world, seat, choices, game.judge, rng)


def _happen(game: Game[Any], world: State, seat: int, number: int) -> list[Event]:
    sink = world.sink = Sink()
    world.apply(seat, number)
    world.sink = None
    return retell(game.events.read(sink.happened), seat)
