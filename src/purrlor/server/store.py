"""Keep the logs: one thread writes, many appends to one commit; what was acknowledged is on disk."""

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

from sqlalchemy import Connection, Engine, Executable, create_engine, event, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from purrlor.server.schema import CHAT, HOLDERS, LOG, SETTINGS, TABLES
from purrlor.server.telemetry import COMMITS, logger

Result = TypeVar("Result")
LogRow = tuple[str, int, float, bytes]
BATCH = 256  # appends to one commit, at most
READERS = 4
SILENCE = 5  # seconds after which a server that does not answer is not there
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


class StoreTrouble(Exception):
    """The database can't be reached or written; whether the last write counts is to be read from the log."""


def open_engine(url: str) -> Engine:
    """Connect to SQLite or PostgreSQL."""
    if url.startswith("sqlite"):
        engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10})
        event.listen(engine, "connect", _set_up_sqlite)
        return engine
    return create_engine(
        url.replace("postgresql://", "postgresql+psycopg://", 1),
        pool_pre_ping=True,
        pool_size=READERS + 1,
        connect_args={"connect_timeout": SILENCE},
    )


def _set_up_sqlite(connection: Any, record: object) -> None:
    # FULL costs nothing once commits are grouped, and survives a power cut.
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")


class Store:
    """The database of a house."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self._append = self._insert(LOG).on_conflict_do_nothing().returning(LOG.c.table_id, LOG.c.number)
        self._connection: Connection | None = None  # the writer's own, kept open
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = Thread(target=self._write_all, name="writer", daemon=True)

    def start(self) -> None:
        """Begin to write; call it inside the loop that will wait for the writes."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    def close(self) -> None:
        """Write what is left and let the database go."""
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
        """Begin an INSERT that leaves what is there already alone."""
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
                self._hang_up()
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

    def _commit(self, batch: list[Write]) -> list[bool] | StoreTrouble:
        try:
            connection = self._connection = self._connection or self.engine.connect()
            with connection.begin():
                outcome = _share(batch, self._append_all(connection, batch))
                for write, won in zip(batch, outcome, strict=True):
                    for statement in write.also if won else ():
                        connection.execute(statement)
            return outcome
        except Exception as error:  # whatever it is, those who wait are told, and the writer lives on
            logger().error("write-failed", error=str(error.args[:1])[:200], writes=len(batch))
            self._hang_up()
            return StoreTrouble()

    def _append_all(self, connection: Connection, batch: list[Write]) -> set[tuple[str, int]]:
        """Append all entries; give the numbers of those that were free."""
        rows = [(write.table, write.number, write.at, write.entry) for write in batch if write.number]
        rows.sort(key=itemgetter(0, 1))  # workers that take their locks in one order never wait in a circle
        if not rows:
            return set()
        if connection.dialect.name == "sqlite":
            return _append_to_sqlite(connection.connection.cursor(), rows)
        names = ("table_id", "number", "at", "entry")
        given = [dict(zip(names, row, strict=True)) for row in rows]
        return {(row[0], row[1]) for row in connection.execute(self._append, given)}

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except SQLAlchemyError:
                connection.invalidate()

    # -- reading ---------------------------------------------------------------------------------------

    async def read(self, question: Callable[[Connection], Result]) -> Result:
        """Ask the database something, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.ask, question)

    def ask(self, question: Callable[[Connection], Result]) -> Result:
        """Ask the database something, and wait."""
        try:
            with self.engine.begin() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            logger().error("read-failed", error=str(error.args[:1])[:200])
            raise StoreTrouble from None

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

    async def listed(self, since: float, most: int = 100) -> list[bytes]:
        """List the summaries of public tables with empty seats."""
        asked = (
            select(TABLES.c.summary)
            .where(TABLES.c.listed, TABLES.c.touched > since)
            .order_by(TABLES.c.touched.desc())
            .limit(most)
        )
        return await self.read(lambda connection: list(connection.execute(asked).scalars()))

    async def held(self, person: str, most: int = 100) -> list[tuple[bytes, int]]:
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
        """Read a setting of the house; make it if it is not there yet."""

        def question(connection: Connection) -> str:
            connection.execute(self.insert(SETTINGS).values(name=name, value=make()))
            return str(connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar())

        return self.ask(question)


def _append_to_sqlite(cursor: Any, rows: list[LogRow]) -> set[tuple[str, int]]:
    """Append to SQLite, straight to the driver; give the numbers of those that were free."""
    # Row by row: there is no round trip to save, and one long statement would be compiled for every size.
    return {row[:2] for row in rows if cursor.execute(APPEND, row).rowcount}


def _share(batch: list[Write], free: set[tuple[str, int]]) -> list[bool]:
    """Give every number that was free to the first who asked for it."""
    outcome = []
    for write in batch:
        key = (write.table, write.number)
        outcome.append(not write.number or key in free)
        free.discard(key)
    return outcome


def _settle(batch: list[Write], outcome: list[bool] | StoreTrouble) -> None:
    for i, write in enumerate(batch):
        if write.done.done():
            continue
        if isinstance(outcome, StoreTrouble):
            write.done.set_exception(outcome)
        else:
            write.done.set_result(outcome[i])
