"""Review a finished match in rounds: each makes the figures finer, and the same rounds give the same ones."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from purrlor.bots.processes import open_pool, stop
from purrlor.reviews.account import Changes, moments_of
from purrlor.reviews.course import Course, MatchData, course_of, match_data
from purrlor.reviews.findings import (
    errors_of,
    extreme,
    least_of,
    lines_of,
    mistakes_of,
    swings_of,
    turning_points,
    unit_of,
)
from purrlor.reviews.report import Review
from purrlor.reviews.sums import StepSums
from purrlor.reviews.work import Found, Task, examine
from purrlor.table.game import Game, all_games
from purrlor.table.match import Match

PART = 4  # steps that a process looks at before it tells

Run = Callable[[list[Task]], Iterator[list[Found]]]
Progress = Callable[[int, float], None]  # the round, and how much of it is done


class Reviewer:
    """A review under way."""

    def __init__(self, data: MatchData, seed: int, run: Run, search: bool = True) -> None:
        self.course: Course = course_of(data)
        self.rules = data[4]
        self.seed = seed
        self.rounds = 0
        self._run = run
        self._search = search  # look for better choices, too
        self._sums = [StepSums(self.course.seats) for _ in self.course.stops]
        self._least = least_of(self.course)

    def work(self, progress: Progress | None = None) -> None:
        """Do one more round."""
        tasks = [self._task(step) for step in range(len(self.course.stops))]
        found: dict[int, Found] = {}
        for some in self._run(tasks):
            for one in some:
                found[one.step] = one
            if progress is not None:
                progress(self.rounds, len(found) / len(tasks))
        for step in sorted(found):
            self._sums[step].add(found[step])
        self.rounds += 1

    def _task(self, step: int) -> Task:
        made, sums = self.course.stops[step].action, self._sums[step]
        wanted = self._search and (self.rounds == 0 or sums.is_open(made, self._least))
        rival = sums.rival(made) if self.rounds and wanted else -1
        # Two rounds of search find the rival; later ones compare.
        return Task(step, self.rounds, self.seed, wanted and self.rounds < 2, rival)

    def changes(self) -> list[Changes]:
        """Give how the chance of every seat changed, as far as it is known."""
        return [Changes(self.course, self._sums, seat) for seat in range(self.course.seats)]

    def review(self) -> Review:
        """Sum up what is known so far."""
        course, sums, changes = self.course, self._sums, self.changes()
        swings = swings_of(course, changes)
        stages, lines = lines_of(course)
        return Review(
            course.game.name,
            self.rules,
            course.seats,
            self.seed,
            self.rounds,
            unit_of(course),
            moments_of(course, changes),
            tuple(change.account() for change in changes),
            mistakes_of(course, sums, changes),
            turning_points(swings),
            extreme(swings, course.seats, "draw", 1),
            extreme(swings, course.seats, "draw", -1),
            extreme(swings, course.seats, "own", 1),
            errors_of(course, sums),
            stages,
            lines,
        )


@contextmanager
def runner(data: MatchData, jobs: int) -> Iterator[Run]:
    """Give a way to do tasks in so many processes; the results do not depend on how many."""
    if jobs == 1:

        def here(tasks: list[Task]) -> Iterator[list[Found]]:
            for at in range(0, len(tasks), PART):
                yield examine(data, tasks[at : at + PART])

        yield here
        return
    pool = open_pool(jobs)

    def there(tasks: list[Task]) -> Iterator[list[Found]]:
        parts = [pool.submit(examine, data, tasks[at : at + PART]) for at in range(0, len(tasks), PART)]
        for part in parts:
            yield part.result()

    try:
        yield there
    except BaseException:
        stop(pool)
        raise
    pool.shutdown()


def reviewing(
    match: Match,
    *,
    seconds: float = 20.0,
    rounds: int = 0,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Iterator[Reviewer]:
    """Work on a review and hand it over after every round: for so many rounds, or as fit into the time."""
    data = match_data(match, _by_name(match.game))
    started = time.monotonic()
    with runner(data, jobs) as run:
        reviewer = Reviewer(data, seed, run)
        while True:
            began = time.monotonic()
            reviewer.work(progress)
            yield reviewer
            now = time.monotonic()
            if reviewer.rounds >= rounds > 0 or not reviewer.course.stops:
                return
            if rounds == 0 and now + (now - began) > started + seconds:
                return


def review(match: Match, *, seconds: float = 20.0, rounds: int = 0, seed: int = 0, jobs: int = 1) -> Review:
    """Review a finished match; see `purrlor.review`."""
    last = None
    for last in reviewing(match, seconds=seconds, rounds=rounds, seed=seed, jobs=jobs):
        pass
    assert last is not None
    return last.review()


def _by_name(game: Game[Any]) -> str | Game[Any]:
    return game.name if all_games().get(game.name) is game else game
