"""The bots that every game has: four levels from one judge, and a random one."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

from purrlor.bots.bot import Bot
from purrlor.bots.levels import levels_of
from purrlor.core.glance import Glance
from purrlor.core.search import Search
from purrlor.table.records import Action
from purrlor.table.sight import Budget, Sight

PARTS = 20  # of a budget: after each part, the search checks whether the choice is clear
WHOLE_GAME = 100_000  # actions
CLEAR = 4.0  # standard deviations between the best choice and the others that end the search early


class RandomBot(Bot):
    """Plays at random."""

    name = "random"

    def choose(self, sight: Sight) -> Action:
        """Choose at random."""
        return sight.action(sight.numbers[sight.rng.below(len(sight.numbers))])


class Soft(Bot):
    """Plays by the same judgement as a cat, but softly: the better a move looks, the likelier it is."""

    def choose(self, sight: Sight) -> Action:
        """Draw a choice, as softly as the game's levels say."""
        if len(sight.numbers) == 1:
            return sight.action(sight.numbers[0])
        warmth = levels_of(sight.game).warmth[self.name]
        return sight.action(Glance(sight.world, sight.seat, sight.game.judge, sight.rng).draw(warmth))


class Kitten(Soft):
    """Plays casually."""

    name = "kitten"


class YoungCat(Soft):
    """Plays with sense, and slips now and then."""

    name = "youngcat"


class Cat(Bot):
    """Plays greedily: makes the move after which the position looks best, averaged over guessed worlds."""

    name = "cat"

    def choose(self, sight: Sight) -> Action:
        """Choose what looks best on average; where a game wants it, after a short search."""
        if len(sight.numbers) == 1:
            return sight.action(sight.numbers[0])
        rounds = sight.game.judge.style(sight.world).rounds
        if rounds:
            search = Search(sight.world, sight.seat, sight.game.judge, sight.rng, sight.game.actions.size)
            search.narrow()
            search.run(rounds)
            return sight.action(search.best())
        return sight.action(Glance(sight.world, sight.seat, sight.game.judge, sight.rng).best())


class Lynx(Bot):
    """Searches over guessed worlds for as long as its budget allows."""

    name = "lynx"

    def choose(self, sight: Sight) -> Action:
        """Choose the move that the search visited most."""
        if len(sight.numbers) == 1:
            return sight.action(sight.numbers[0])
        search = Search(sight.world, sight.seat, sight.game.judge, sight.rng, sight.game.actions.size)
        if sight.true:  # knows what will come, so play to the end instead of evaluating earlier
            search.open = True
            search.style.depth = WHOLE_GAME
        else:
            search.narrow()
        think(search, sight.budget)
        return sight.action(search.best())


def think(search: Search, budget: Budget) -> None:
    """Search until the budget is used up, or the choice is clear."""
    started = time.perf_counter()
    with without_collector():
        for part in range(1, PARTS + 1):
            if budget.nodes:
                search.run(budget.nodes * part // PARTS - search.top.visits)
            else:
                run_until(search, started + budget.seconds * part / PARTS)
            if search.decided() or (search.race is None and is_clear(search, part / PARTS)):
                return


@contextmanager
def without_collector() -> Iterator[None]:
    """Pause the garbage collector: the tree is not garbage, and scanning it takes time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def run_until(search: Search, end: float) -> None:
    """Search until the time is up, reading the clock every few milliseconds."""
    rounds, now = 1, time.perf_counter()
    while now < end and not search.decided():
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
    # The spread is that of one result; the difference of two means has the spread of both.
    spread = search.spread() or 1.0
    apart = [(best - mean) / (spread * (1 / first + 1 / visits) ** 0.5) for _, visits, mean in rest]
    return bool(min(apart) > CLEAR)
