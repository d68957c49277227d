"""The work of a review: futures of every step, and searches of every choice, in parts for any process."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

import msgspec

from purrlor.core.futures import SUMS, Duel, Futures
from purrlor.core.rng import Rng
from purrlor.core.search import A_LEAD, Search
from purrlor.reviews.course import Course, MatchData, Stop, course_of
from purrlor.reviews.fit import chances_of, fit_of

KEPT = 4  # games that a process remembers


class Task(msgspec.Struct, frozen=True):
    """One round of work on one step."""

    step: int
    round: int
    seed: int
    search: bool = True  # look for a better choice
    rival: int = -1  # the choice that searches of earlier rounds liked best; -1: none was better


class Found(msgspec.Struct):
    """What a round of work found about a step."""

    step: int
    futures: int
    sums: list[float]
    best: int = -1  # what a search likes best; -1: it was not asked
    rival: int = -1  # the choice that was compared with the one made
    duels: int = 0
    gaps: float = 0.0  # by how much the rival was better, added up
    squares: float = 0.0


def number_for(*words: object) -> int:
    """Make a seed from what it is for."""
    return int.from_bytes(blake2b(" ".join(map(str, words)).encode(), digest_size=6).digest(), "little")


@lru_cache(KEPT)
def _remembered(key: bytes) -> list[Course]:
    return []


def remembered_course(data: MatchData) -> Course:
    """Give the course of a match, from what this process remembers."""
    if not isinstance(data[0], str):
        return course_of(data)
    place = _remembered(blake2b(msgspec.json.encode(data), digest_size=16).digest())
    if not place:
        place.append(course_of(data))
    return place[0]


def examine(data: MatchData, tasks: list[Task]) -> list[Found]:
    """Do some tasks."""
    course = remembered_course(data)
    return [examine_step(course, task) for task in tasks]


def examine_step(course: Course, task: Task) -> Found:
    """Do one round of work on a step: the same for the same seed, in whatever process."""
    game, stop = course.game, course.stops[task.step]
    fit = fit_of(game)
    seed = number_for(task.seed, "futures", task.step)
    futures = Futures(
        stop.state, stop.seat, stop.action, chances_of(game, course.seats, fit), fit.reach, seed
    )
    futures.run(task.round * fit.futures, fit.futures, stop.chosen, stop.drew)
    found = Found(task.step, fit.futures, futures.totals())
    if stop.chosen and task.search:
        found.best = look_for_better(course, stop, task, fit.search)
    rival = task.rival if task.rival >= 0 else found.best
    if rival >= 0 and rival != stop.action:
        found.rival = rival
        compare(course, stop, task, found, fit.duel)
    return found


def look_for_better(course: Course, stop: Stop, task: Task, rounds: int) -> int:
    """Search for the best choice by what the seat could know."""
    seed = number_for(task.seed, "search", task.step, task.round)
    world = stop.state.guess(stop.seat, Rng.seeded(seed))
    judge = course.game.judge
    search = Search(world, stop.seat, judge, Rng.seeded(seed + 1), course.game.actions.size)
    if search.style.doubt == 0:  # else results are weighed against the judge's worths, and must be such
        search.chances = chances_of(course.game, course.seats)
    search.narrow()
    search.run(rounds)
    return search.best()


def compare(course: Course, stop: Stop, task: Task, found: Found, rounds: int) -> None:
    """Compare the choice made with a better one in a fresh search."""
    seed = number_for(task.seed, "duel", task.step, task.round)
    world = stop.state.guess(stop.seat, Rng.seeded(seed))
    pair = (stop.action, found.rival)
    chances = chances_of(course.game, course.seats)
    duel = Duel(world, stop.seat, chances, seed + 1, course.game.actions.size, pair)
    duel.run(rounds)
    unit = A_LEAD if duel.made.by_points else 1.0
    found.duels = duel.count
    found.gaps = duel.total * unit
    found.squares = duel.squares * unit * unit


def empty_sums(seats: int) -> list[float]:
    """Give sums to add to."""
    return [0.0] * (2 * SUMS * seats)
