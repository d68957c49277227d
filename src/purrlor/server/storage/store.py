"""Append to logs and read them: one thread writes many entries in one commit, then acknowledges them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from operator import itemgetter
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from purrlor.server.storage.database import READERS
from purrlor.server.storage.schema import CHAT, HOLDERS, LOG, SETTINGS, TABLES
from purrlor.server.telemetry import COMMITS, logger

Result = TypeVar("Result")
LogRow = tuple[str, int, float, bytes]
BATCH = 256  # appends to one commit, at most
APPEND = "INSERT INTO log (table_id, number, at, entry) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"


@dataclass
class Write:
    """An entry for a table's log (none: number 0), and what else is committed if its number was free."""

    table: str
    number: int = 0
    at: float = 0.0
    entry: bytes = b""
    also: Sequence[Executable] = ()
    done: asyncio.Future[bool] = field(init=False)


class StoreError(Exception):
    """The database can't be reached or written; only the log tells whether the last write counts."""


class Store:
    """The database of a server."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self._append = self._insert(LOG).on_conflict_do_nothing().returning(LOG.c.table_id, LOG.c.number)
        self._connection: Connection | None = None  # the writer's own, kept open
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = Thread(target=self._write_all, name="writer", daemon=True)

    def start(self) -> None:
        """Start to write; call it inside the event loop that will wait for the writes."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    def close(self) -> None:
        """Write what is left and disconnect."""
        self._queue.put(None)
        if self._writer.is_alive():
            self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # -- writing ---------------------------------------------------------------------------------------

    async def append(self, write: Write) -> bool:
        """Append an entry; True when it is durable, False if the number is taken."""
        write.done = self._loop.create_future()
        self._queue.put(write)
        return await write.done

    def insert(self, table: Any) -> Any:
        """Start an INSERT that leaves existing rows alone."""
        return self._insert(table).on_conflict_do_nothing()

    def _write_all(self) -> None:
        while True:
            batch = self._take()
            if batch:
                started = time.perf_counter()
                outcome = self._commit(batch)
                COMMITS.observe(time.perf_counter() - started)
                self._loop.call_soon_threadsafe(_settle, batch, outcome)
            if len(batch) == 0:
                self._disconnect()
                return

    def _take(self) -> list[Write]:
        """Wait for a write and take all that came with it; nothing when the store closes."""
        first = self._queue.get()
        batch = [] if first is None else [first]
        while batch and len(batch) < BATCH:
            try:
                more = self._queue.get_nowait()
            except Empty:
                break
            if more is None:
                self._queue.put(None)
                break
            batch.append(more)
        return batch

    def _commit(self, batch: list[Write]) -> list[bool] | StoreError:
        try:
            connection = self._connection = self._connection or self.engine.connect()
            with connection.begin():
                outcome = _assign(batch, self._append_all(connection, batch))
                for write, won in zip(batch, outcome, strict=True):
                    for statement in write.also if won else ():
                        connection.execute(statement)
            return outcome
        except Exception as error:  # whatever it is, those who wait are told, and the writer lives on
            logger().error("write-failed", error=str(error.args[:1])[:200], writes=len(batch))
            self._disconnect()
            return StoreError()

    def _append_all(self, connection: Connection, batch: list[Write]) -> set[tuple[str, int]]:
        """Append all entries; return the numbers of those that were free."""
        rows = [(write.table, write.number, write.at, write.entry) for write in batch if write.number]
        rows.sort(key=itemgetter(0, 1))  # workers that take their locks in one order never wait in a circle
        if not rows:
            return set()
        if connection.dialect.name == "sqlite":
            return _append_to_sqlite(connection.connection.cursor(), rows)
        names = ("table_id", "number", "at", "entry")
        given = [dict(zip(names, row, strict=True)) for row in rows]
        return {(row[0], row[1]) for row in connection.execute(self._append, given)}

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except SQLAlchemyError:
                connection.invalidate()

    # -- reading ---------------------------------------------------------------------------------------

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        """Run a query in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, query)

    def read_now(self, query: Callable[[Connection], Result]) -> Result:
        """Run a query and wait."""
        try:
            with self.engine.begin() as connection:
                return query(connection)
        except SQLAlchemyError as error:
            logger().error("read-failed", error=str(error.args[:1])[:200])
            raise StoreError from None

    async def log(self, table: str, after: int = 0) -> list[tuple[int, float, bytes]]:
        """Read a table's log after a number."""
        asked = (
            select(LOG.c.number, LOG.c.at, LOG.c.entry)
            .where(LOG.c.table_id == table, LOG.c.number > after)
            .order_by(LOG.c.number)
        )
        return await self.read(lambda connection: [tuple(row) for row in connection.execute(asked)])

    async def chat(self, table: str, most: int = 50) -> list[tuple[int, float, int | None, str, str]]:
        """Read the last lines that were said at a table."""
        asked = (
            select(CHAT.c.number, CHAT.c.at, CHAT.c.seat, CHAT.c.name, CHAT.c.text)
            .where(CHAT.c.table_id == table)
            .order_by(CHAT.c.number.desc())
            .limit(most)
        )
        rows = await self.read(lambda connection: [tuple(row) for row in connection.execute(asked)])
        return rows[::-1]

    async def find(self, code: str) -> str | None:
        """Find a table by its code."""
        asked = select(TABLES.c.id).where(TABLES.c.code == code)
        return await self.read(lambda connection: connection.execute(asked).scalar())

    async def public_tables(self, since: float, most: int = 100) -> list[bytes]:
        """List the summaries of public tables with empty seats."""
        asked = (
            select(TABLES.c.summary)
            .where(TABLES.c.listed, TABLES.c.touched > since)
            .order_by(TABLES.c.touched.desc())
            .limit(most)
        )
        return await self.read(lambda connection: list(connection.execute(asked).scalars()))

    async def tables_of(self, person: str, most: int = 100) -> list[tuple[bytes, int]]:
        """List the summaries of the tables where a person holds a seat, with the seat."""
        asked = (
            select(TABLES.c.summary, HOLDERS.c.seat)
            .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
            .where(HOLDERS.c.person == person)
            .order_by(TABLES.c.touched.desc(), HOLDERS.c.seat)
            .limit(most)
        )
        return await self.read(lambda connection: [tuple(row) for row in connection.execute(asked)])

    def setting(self, name: str, make: Callable[[], str]) -> str:
        """Read a setting; make it if it is not there yet."""

        def query(connection: Connection) -> str:
            connection.execute(self.insert(SETTINGS).values(name=name, value=make()))
            return str(connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar())

        return self.read_now(query)


def _append_to_sqlite(cursor: Any, rows: list[LogRow]) -> set[tuple[str, int]]:
    """Append to SQLite, straight through the driver; return the numbers of those that were free."""
    # Row by row: there is no round trip to save, and one long statement would be compiled for every size.
    return {row[:2] for row in rows if cursor.execute(APPEND, row).rowcount}


def _assign(batch: list[Write], free: set[tuple[str, int]]) -> list[bool]:
    """Assign every number that was free to the first write that asked for it."""
    outcome = []
    for write in batch:
        key = (write.table, write.number)
        outcome.append(not write.number or key in free)
        free.discard(key)
    return outcome


def _settle(batch: list[Write], outcome: list[bool] | StoreError) -> None:
    for i, write in enumerate(batch):
        if write.done.done():
            continue
        if isinstance(outcome, StoreError):
            write.done.set_exception(outcome)
        else:
            write.done.set_result(outcome[i])
