"""Change a table: one job after another, each entry durable first and then applied."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Self

from purrlor.server.live.turns import Asker
from purrlor.server.live.worker import Worker
from purrlor.server.log import entries
from purrlor.server.log.chair import MOST_BEFORE, check_before
from purrlor.server.log.entries import AnyEntry, write_entry
from purrlor.server.log.rulings import Stale
from purrlor.server.log.state import TableState
from purrlor.server.outgoing.connection import Connection
from purrlor.server.storage.bus import News
from purrlor.server.storage.load import load_table
from purrlor.server.storage.store import StoreError, Write
from purrlor.server.storage.table_rows import changes_with
from purrlor.server.telemetry import logger
from purrlor.table.reasons import Refused, refused

Propose = Callable[[TableState], AnyEntry | None]
MOVED = (entries.Moved, entries.TookBack)
TO_BEGIN = (
    entries.Dealing,
    entries.Pledged,
    entries.Bound,
    entries.Revealed,
    entries.Left,
    entries.Started,
)
TO_FILL_SEATS = (entries.Sat, entries.Stood, entries.Invited, entries.Hosted)


class TableLog(ABC):
    """A table's state in memory and the queue of jobs that change it."""

    def __init__(self, worker: Worker, state: TableState) -> None:
        self.worker = worker
        self.state = state
        self.id = state.id
        self.idle_since = time.monotonic()
        self.closed = False
        self._jobs: list[Callable[[], Awaitable[object]]] = []
        self._running: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._promises: set[asyncio.Future[AnyEntry | None]] = set()  # to requests over HTTP

    # -- what those who are connected make of it ---------------------------------------------------------

    @abstractmethod
    def applied(self, entry: AnyEntry, sender: Connection | None, re: int, mine: bool) -> None:
        """Tell everybody about an entry that was applied."""

    @property
    @abstractmethod
    def attended(self) -> bool:
        """Tell whether somebody plays or watches; bots do not play among themselves for nobody."""

    @abstractmethod
    def present(self) -> set[int]:
        """List the seats of everybody who is connected, on whichever of their seats."""

    @abstractmethod
    def looking(self) -> set[int]:
        """List the seats whose players can see the page."""

    @abstractmethod
    def asker(self) -> Asker:
        """Tell for whom bots think here."""

    def touch(self) -> Self:
        """Note that somebody looks for the table: what they want of it, they ask next."""
        self.idle_since = time.monotonic()
        return self

    # -- jobs ------------------------------------------------------------------------------------------

    async def reload(self) -> None:
        """Read the state again after an error: the log tells where the table stands."""
        self.state = await load_table(self.worker.store, self.id)

    def put(self, job: Callable[[], Awaitable[object]]) -> None:
        """Do a job after all that came before it."""
        self._jobs.append(job)
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._run_jobs())

    def spawn(self, coroutine: Awaitable[None]) -> None:
        """Run something beside the jobs."""
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def busy(self) -> bool:
        """Tell whether there is something left to do."""
        return bool(self._running or self._jobs or self._tasks)

    async def _run_jobs(self) -> None:
        while self._jobs:
            job = self._jobs.pop(0)
            try:
                await job()
            except Exception:
                logger().exception("table-trouble", table=self.id)
                await self.reload()
        self._running = None

    def close(self) -> None:
        """Stop all work; requests that still wait are told so."""
        self.closed = True
        for task in (self._running, *self._tasks):
            if task is not None:
                task.cancel()
        for promise in list(self._promises):
            promise.set_exception(StoreError())

    # -- entries ---------------------------------------------------------------------------------------

    async def do(self, propose: Propose) -> AnyEntry | None:
        """Change the table and wait until the entry is durable and sent to all; for requests over HTTP."""
        if self.closed:
            raise StoreError
        done: asyncio.Future[AnyEntry | None] = asyncio.get_running_loop().create_future()
        self._promises.add(done)
        done.add_done_callback(self._promises.discard)

        async def job() -> None:
            try:
                entry = await self.change(propose)
                if not done.done():
                    done.set_result(entry)
            except (Refused, Stale, StoreError) as error:
                if not done.done():
                    done.set_exception(error)
            except Exception:
                if not done.done():
                    done.set_exception(refused("trouble"))
                raise

        self.put(job)
        return await done

    async def change(
        self, propose: Propose, sender: Connection | None = None, re: int = 0
    ) -> AnyEntry | None:
        """Append what is proposed; if another worker was first, apply its entry and propose again."""
        worker = self.worker
        while True:
            try:
                entry = propose(self.state)
            except (Refused, Stale):
                # Another worker may have been quicker than the bus.
                if worker.bus.shared and await self.catch_up():
                    continue
                raise
            if entry is None:
                return None
            if self.state.full and not self.state.over:
                entry = entries.CalledOff(why="full")
            elif self.state.status == "open" and not isinstance(entry, TO_BEGIN):
                # The host can fill the seats and begin, whatever guests have used up.
                most = 2 * MOST_BEFORE if isinstance(entry, TO_FILL_SEATS) else MOST_BEFORE
                check_before(self.state.n, most)
            at, number, data = worker.now(), self.state.n + 1, write_entry(entry)
            also = () if isinstance(entry, MOVED) else changes_with(worker.store, self.state, entry)
            if await worker.store.append(Write(self.id, number, at, data, also)):
                if worker.bus.shared:
                    worker.bus.publish(News(worker.id, self.id, number, at, data))
                await self._prepare(entry)
                self.apply(entry, at, sender, re, mine=True)
                return entry
            await self.catch_up()

    async def catch_up(self) -> bool:
        """Apply what other workers have appended; tell whether there was anything."""
        before = self.state.n
        for number, at, data in await self.worker.store.log(self.id, before):
            if number == self.state.n + 1:
                await self._apply_data(data, at)
        return self.state.n > before

    async def hear(self, news: News) -> None:
        """Apply an entry that another worker appended."""
        if news.number == self.state.n + 1:
            await self._apply_data(news.entry, news.at)
        elif news.number > self.state.n:
            await self.catch_up()

    async def _apply_data(self, data: bytes, at: float) -> None:
        entry = self.state.read(data)
        await self._prepare(entry)
        self.apply(entry, at, None, 0, mine=False)

    async def _prepare(self, entry: AnyEntry) -> None:
        """Do in a thread what would keep all other tables waiting."""
        if isinstance(entry, entries.Started) and self.state.saved:
            await asyncio.to_thread(self.state.replay_saved)

    def apply(self, entry: AnyEntry, at: float, sender: Connection | None, re: int, mine: bool) -> None:
        """Apply an entry that is durable, and tell everybody."""
        self.state.apply(entry, at, checked=mine)
        self.touch()
        self.applied(entry, sender, re, mine)
