"""Play with three strengths, and at random: the bots that every game has."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

from purrlor.bots.bot import Bot, Budget, Sight
from purrlor.core.glance import Glance
from purrlor.core.rng import Rng
from purrlor.core.search import Search

PARTS = 20  # of a budget: after each, search asks itself whether the choice is clear
WHOLE_GAME = 100_000  # actions
CLEAR = 4.0  # so many deviations apart, the best choice is taken before the time is up


class RandomBot(Bot):
    """Takes any choice."""

    name = "random"

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Take any choice."""
        return sight.numbers[rng.below(len(sight.numbers))]


class Kitten(Bot):
    """Plays at random among sensible moves: of four choices that it looks at, it drops the worst."""

    name = "kitten"
    looks = 4

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Look at a few choices in one guessed world and take any but the worst; of fewer, any at all."""
        rest = list(sight.numbers)
        if len(rest) < self.looks:
            return rest[rng.below(len(rest))]
        seen = [rest.pop(rng.below(len(rest))) for i in range(self.looks)]
        worths = [0.0] * len(seen)
        Glance(sight.world, sight.seat, sight.game.judge, rng).add_worths(seen, worths)
        del seen[worths.index(min(worths))]
        return seen[rng.below(len(seen))]


class Cat(Bot):
    """Plays greedily: what looks best right after the move, on average over guessed worlds."""

    name = "cat"

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Take what looks best on average."""
        if len(sight.numbers) == 1:
            return sight.numbers[0]
        return Glance(sight.world, sight.seat, sight.game.judge, rng).best()


class Lynx(Bot):
    """Searches over guessed worlds for as long as the table lets it."""

    name = "lynx"

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Take what search has come to like best."""
        if len(sight.numbers) == 1:
            return sight.numbers[0]
        search = Search(sight.world, sight.seat, sight.game.judge, rng, sight.game.actions.size)
        if sight.true:  # sees all that will come: to the end, not to where others must judge
            search.open = True
            search.style.depth = WHOLE_GAME
        else:
            search.narrow()
        think(search, sight.budget)
        return search.best()


def think(search: Search, budget: Budget) -> None:
    """Search until the budget is used up, or the choice is clear."""
    started = time.perf_counter()
    with without_collector():
        for part in range(1, PARTS + 1):
            if budget.nodes:
                search.run(budget.nodes * part // PARTS - search.top.visits)
            else:
                run_until(search, started + budget.seconds * part / PARTS)
            if is_clear(search, part / PARTS):
                return


@contextmanager
def without_collector() -> Iterator[None]:
    """Leave the garbage collector out: a tree is no garbage, and walking it all again takes time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def run_until(search: Search, end: float) -> None:
    """Search until the clock says so, reading it every few milliseconds."""
    rounds, now = 1, time.perf_counter()
    while now < end:
        search.run(rounds)
        before, now = now, time.perf_counter()
        if now - before < 0.003:
            rounds *= 2


def is_clear(search: Search, used: float) -> bool:
    """Tell whether the rest of the budget is not likely to change the choice."""
    (_, first, best), *rest = search.results() or [(0, 0, 0.0)]
    if not rest:
        return False
    left = int(search.top.visits) * (1 - used) / used
    if first - rest[0][1] > left:
        return True
    # The spread is that of one result; two means lie apart by that of both.
    spread = search.spread() or 1.0
    apart = [(best - mean) / (spread * (1 / first + 1 / visits) ** 0.5) for _, visits, mean in rest]
    return bool(min(apart) > CLEAR)
