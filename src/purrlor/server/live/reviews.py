"""Review finished games in processes of their own, after moves and bots: queues, one round at a time."""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from purrlor.bots import puzzle
from purrlor.bots.processes import open_pool, stop
from purrlor.reviews.course import MatchData, match_data
from purrlor.reviews.report import encode
from purrlor.reviews.reviewing import Reviewer
from purrlor.reviews.work import examine, number_for
from purrlor.server.storage.review_rows import ReviewRow, keep
from purrlor.server.storage.store import Store, StoreError, Write
from purrlor.server.telemetry import logger
from purrlor.table.match import Match
from purrlor.table.reasons import refused
from purrlor.table.wire import load, save

MOST = 40  # reviews that may wait, and
MOST_OF_ONE = 5  # that were asked for from one address
LONG = 600  # steps; a round of a game with more takes long, so that such ones wait for each other alone
LONGEST = 3_000  # steps of a game that is reviewed
KEPT = 3  # reviews that the process remembers between rounds
NICE = 10  # bots and moves go first
LEASE = 120.0  # seconds after which another worker may take over what one has begun
PATIENCE = 3.0  # seconds between two writes of the same review

_known: OrderedDict[tuple[str, int], Reviewer] = OrderedDict()


def be_nice() -> None:
    """Let everybody else go first; where the system has no such thing, nothing changes."""
    if hasattr(os, "nice"):
        os.nice(NICE)


def work_round(table: str, data: MatchData, rounds: int) -> tuple[bytes, int, float]:
    """Do one round more than so many; runs in a process of its own."""
    began = time.process_time()
    key = (table, len(data[5]))
    reviewer = _known.pop(key, None)
    if reviewer is None or reviewer.rounds > rounds:
        reviewer = Reviewer(data, number_for(table), lambda tasks: iter([examine(data, tasks)]))
    # After a restart the rounds before are made again: they come out the same.
    while reviewer.rounds <= rounds:
        reviewer.work()
    _known[key] = reviewer
    if len(_known) > KEPT:
        _known.popitem(last=False)
    return encode(reviewer.review()), reviewer.rounds, time.process_time() - began


def make_solution(position: bytes, day: str) -> bytes:
    """Solve the puzzle of a day, as a saved game; runs in a process of its own."""
    return save(puzzle.solve(load(position), day))


@dataclass
class Job:
    """A review under way."""

    table: str
    client: str  # the address that asked for it
    data: MatchData
    row: ReviewRow
    wanted: float  # seconds of work
    written: float = 0.0  # when

    @property
    def progress(self) -> float:
        """Tell how much is done, 0 to 1."""
        return min(1.0, self.row.seconds / self.wanted) if self.wanted else 1.0


class Lane:
    """Reviews that take turns, and the process that works on them."""

    def __init__(self) -> None:
        self.turns: list[Job] = []
        self.task: asyncio.Task[None] | None = None
        self._pool: ProcessPoolExecutor | None = None

    @property
    def pool(self) -> ProcessPoolExecutor:
        """Give the process, which begins when it is first needed."""
        if self._pool is None:
            self._pool = open_pool(1, be_nice)
        return self._pool

    def forget_pool(self, ended: ProcessPoolExecutor) -> None:
        """Begin with another process next time: this one has ended."""
        if self._pool is ended:
            self._pool = None

    def close(self) -> None:
        """Stop at once."""
        if self.task is not None:
            self.task.cancel()
        if self._pool is not None:
            stop(self._pool)
            self._pool = None


class ReviewQueue:
    """The reviews that are being worked on, in turn: no long one holds up a short one."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._jobs: dict[str, Job] = {}
        self._short, self._long = Lane(), Lane()
        self._solving = asyncio.Lock()
        self._spent: dict[str, float] = {}  # seconds of work by address, since there was none

    def job(self, table: str) -> Job | None:
        """Find the review of a table, if this process is at it."""
        return self._jobs.get(table)

    def ahead(self, table: str) -> int:
        """Count the reviews whose turn comes before that of a table."""
        for lane in (self._short, self._long):
            tables = [job.table for job in sorted(lane.turns, key=self._used)]
            if table in tables:
                return tables.index(table)
        return 0

    def ask(self, table: str, client: str, match: Match, row: ReviewRow, seconds: float) -> Job:
        """Work on the review of a table for so many seconds in all."""
        job = self._jobs.get(table)
        if job is not None:
            job.wanted = max(job.wanted, seconds)
            return job
        if len(match.steps) > LONGEST:
            raise refused("review-too-long", most=LONGEST)
        mine = sum(each.client == client for each in self._jobs.values())
        if len(self._jobs) >= MOST or mine >= MOST_OF_ONE:
            raise refused("review-busy")
        job = self._jobs[table] = Job(table, client, match_data(match, match.game.name), row, seconds)
        lane = self._long if len(match.steps) > LONG else self._short
        lane.turns.append(job)
        if lane.task is None or lane.task.done():
            lane.task = asyncio.create_task(self._work(lane))
        return job

    async def solve(self, position: bytes, day: str) -> bytes:
        """Let the strongest bot solve the puzzle of a day, between two rounds: bots at tables do not wait."""
        lane = self._short
        async with self._solving:  # those of several days wait here, so that a round comes between them
            pool = lane.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, make_solution, position, day)
            except BrokenProcessPool:
                lane.forget_pool(pool)
                raise

    async def _work(self, lane: Lane) -> None:
        while lane.turns:
            # Whoever asked for much work lets all others go first.
            job = min(lane.turns, key=self._used)
            lane.turns.remove(job)
            pool = lane.pool
            try:
                await self._round(job, pool)
            except (BrokenProcessPool, StoreError) as error:
                logger().warning("review-failed", table=job.table, error=repr(error)[:200])
                if isinstance(error, BrokenProcessPool):
                    lane.forget_pool(pool)
                del self._jobs[job.table]
                continue
            except Exception:
                # One game that can't be reviewed must not hold up the others.
                logger().exception("review-failed", table=job.table)
                del self._jobs[job.table]
                continue
            if job.row.seconds < job.wanted:
                lane.turns.append(job)
            else:
                del self._jobs[job.table]
        if not self._jobs:
            self._spent.clear()

    def _used(self, job: Job) -> float:
        return self._spent.get(job.client, 0.0)

    async def _round(self, job: Job, pool: ProcessPoolExecutor) -> None:
        loop = asyncio.get_running_loop()
        if job.written == 0.0:
            await self._write(job, busy=self._now() + LEASE)
        work = loop.run_in_executor(pool, work_round, job.table, job.data, job.row.rounds)
        job.row.review, job.row.rounds, took = await work
        job.row.seconds += max(took, 0.001)
        self._spent[job.client] = self._used(job) + took
        done = job.row.seconds >= job.wanted
        if done or self._now() - job.written > PATIENCE:
            await self._write(job, busy=0.0 if done else self._now() + LEASE)

    async def _write(self, job: Job, busy: float) -> None:
        row = job.row
        values = {"rounds": row.rounds, "seconds": row.seconds, "busy": busy, "review": row.review}
        await self._store.append(Write(job.table, also=[keep(self._store, job.table, **values)]))
        job.written = self._now()

    def close(self) -> None:
        """Stop; what is not finished is asked for again."""
        self._short.close()
        self._long.close()
