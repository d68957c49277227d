"""Append to logs and read them: one thread writes many entries in one commit, then acknowledges them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from operator import itemgetter
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, delete, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from purrlor.server.storage.database import READERS, TIMEOUT
from purrlor.server.storage.schema import CHAT, HOLDERS, LOG, SETTINGS, TABLES
from purrlor.server.storage.silence import Silence
from purrlor.server.storage.upsert import insert_into
from purrlor.server.telemetry import COMMITS, logger

Result = TypeVar("Result")
LogRow = tuple[str, int, float, bytes]
Outcome = list["bool | StoreError"]  # for each write of a batch
Change = Executable | Callable[[Connection], None]
BATCH = 256  # appends to one commit, at most
KEPT_LINES = 1_000  # of chat, at a table
WAITING = 5_000  # writes that may wait for the writer; more are refused
TROUBLE = SQLAlchemyError, sqlite3.Error  # logs are appended to SQLite without SQLAlchemy
CIRCLES = ("40001", "40P01")  # as PostgreSQL names them: serialization_failure, deadlock_detected
TRIES = 5  # of a batch that waited in a circle
OF_ONE = IntegrityError, DataError, sqlite3.IntegrityError, sqlite3.DataError
APPEND = "INSERT INTO log (table_id, number, at, entry) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"


@dataclass(slots=True)
class Write:
    """An entry for a table's log (none: number 0), and what else is committed if its number was free.

    `rows` names the tables whose rows `also` changes, if there are others.
    """

    table: str
    number: int = 0
    at: float = 0.0
    entry: bytes = b""
    also: Sequence[Change] = ()
    rows: Sequence[str] = ()
    done: asyncio.Future[bool] = field(init=False)


class StoreError(Exception):
    """The database can't be reached or written; only the log tells whether the last write counts."""


class BadWrite(StoreError):
    """The database is well, but can't do what was asked for."""


class Store:
    """The database of a server."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._insert = partial(insert_into, engine.dialect.name)
        self._append = self._insert(LOG).on_conflict_do_nothing().returning(LOG.c.table_id, LOG.c.number)
        self._connection: Connection | None = None  # the writer's own, kept open
        self._silence = Silence(engine, TIMEOUT)
        self.failing = False  # the last write did not reach the disk
        self._closed = False
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = Thread(target=self._write_all, name="writer", daemon=True)

    def start(self) -> None:
        """Start to write; call it inside the event loop that will wait for the writes."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()
        self._look_for_silence()

    def close(self) -> None:
        """Write what is left and disconnect."""
        self._queue.put(None)
        self._closed = True
        if self._writer.is_alive():
            self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # -- writing ---------------------------------------------------------------------------------------

    async def append(self, write: Write) -> bool:
        """Append an entry; True when it is durable, False if the number is taken."""
        if self._queue.qsize() >= WAITING:
            raise StoreError
        write.done = self._loop.create_future()
        self._queue.put(write)
        return await write.done

    async def write(self, change: Callable[[Connection], Result], rows: Sequence[str] = ()) -> Result:
        """Change something beside the logs; return what came of it when it is durable.

        `rows` are those of `Write`.
        """
        came: list[Result] = []

        def keep(connection: Connection) -> None:
            came.append(change(connection))

        await self.append(Write("", also=[keep], rows=rows))
        return came[-1]  # a batch may have been tried before

    async def try_to_write(self) -> None:
        """Write a note of no importance, to find out whether writes work again."""
        note = {"value": str(time.time())}
        written = self._insert(SETTINGS).values(name="written", **note)
        await self.append(Write("", also=[written.on_conflict_do_update(index_elements=["name"], set_=note)]))

    def insert(self, table: Any) -> Any:
        """Start an INSERT that leaves existing rows alone."""
        return self._insert(table).on_conflict_do_nothing()

    def upsert(self, table: Any, row: dict[str, Any], changed: dict[str, Any]) -> Any:
        """Start an INSERT that changes some values of a row that is there already."""
        keys = [column.name for column in table.primary_key.columns]
        return self._insert(table).values(**row).on_conflict_do_update(index_elements=keys, set_=changed)

    def _look_for_silence(self) -> None:
        if not self._closed:
            self._silence.cut()
            self._loop.call_later(1.0, self._look_for_silence)

    def _write_all(self) -> None:
        while batch := self._take():
            started = time.perf_counter()
            outcome = self._commit(batch)
            COMMITS.observe(time.perf_counter() - started)
            self.failing = all(type(each) is StoreError for each in outcome)
            if self.failing:
                # Those who came meanwhile would wait as long once more.
                late = self._take_waiting(WAITING)
                batch, outcome = batch + late, outcome + [StoreError()] * len(late)
            self._loop.call_soon_threadsafe(_settle, batch, outcome)
        self._disconnect()

    def _take(self) -> list[Write]:
        """Wait for a write and take all that came with it; nothing when the store closes."""
        first = self._queue.get()
        return [] if first is None else [first, *self._take_waiting(BATCH - 1)]

    def _take_waiting(self, most: int) -> list[Write]:
        """Take writes that are already there; leave the sign that the store closes."""
        taken: list[Write] = []
        while len(taken) < most:
            try:
                more = self._queue.get_nowait()
            except Empty:
                break
            if more is None:
                self._queue.put(None)
                break
            taken.append(more)
        return taken

    def _commit(self, batch: list[Write], tries: int = TRIES) -> Outcome:
        try:
            connection = self._connection = self._connection or self.engine.connect()
            with self._silence.limited(connection), connection.begin():
                self._lock_rows(connection, batch)
                outcome = _assign(batch, self._append_all(connection, batch))
                for write, won in zip(batch, outcome, strict=True):
                    for change in write.also if won else ():
                        if isinstance(change, Executable):
                            connection.execute(change)
                        else:
                            change(connection)
            return [*outcome]
        except Exception as error:  # whatever it is, those who wait are told, and the writer lives on
            logger().error("write-failed", error=str(error.args[:1])[:200], writes=len(batch))
            self._disconnect()
            if _was_in_a_circle(error) and tries > 1:
                return self._commit(batch, tries - 1)
            if not _is_of_one(error):
                return [StoreError()] * len(batch)
            if len(batch) == 1:
                return [BadWrite()]
            return [each for write in batch for each in self._commit([write])]

    def _lock_rows(self, connection: Connection, batch: list[Write]) -> None:
        """Lock the rows that will change, in one order: workers never wait for each other in a circle."""
        if connection.dialect.name == "sqlite":  # has one writer at a time
            return
        rows = {table for write in batch if write.also for table in (write.table, *write.rows)}
        if rows:
            asked = select(TABLES.c.id).where(TABLES.c.id.in_(rows)).order_by(TABLES.c.id)
            connection.execute(asked.with_for_update())

    def _append_all(self, connection: Connection, batch: list[Write]) -> set[tuple[str, int]]:
        """Append all entries; return the numbers of those that were free."""
        rows = [(write.table, write.number, write.at, write.entry) for write in batch if write.number]
        rows.sort(key=itemgetter(0, 1))  # in one order, as the locks
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
        for attempt in range(2):
            try:
                with self.engine.begin() as connection, self._silence.limited(connection):
                    return query(connection)
            except SQLAlchemyError as error:
                # A connection that was idle while the database restarted is found dead by its first use.
                if attempt == 0 and isinstance(error, DBAPIError) and error.connection_invalidated:
                    continue
                logger().error("read-failed", error=str(error.args[:1])[:200])
                break
        raise StoreError

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

    async def holds(self, person: str, code: str) -> bool:
        """Tell whether somebody holds a seat of the table with a code."""
        asked = (
            select(HOLDERS.c.seat)
            .join(TABLES, HOLDERS.c.table_id == TABLES.c.id)
            .where(HOLDERS.c.person == person, TABLES.c.code == code)
            .limit(1)
        )
        return await self.read(lambda connection: connection.execute(asked).first() is not None)

    async def public_tables(self, since: float, most: int = 100) -> list[tuple[str, bytes]]:
        """List the ids and summaries of public tables with empty seats."""
        asked = (
            select(TABLES.c.id, TABLES.c.summary)
            .where(TABLES.c.listed, TABLES.c.touched > since)
            .order_by(TABLES.c.touched.desc())
            .limit(most)
        )
        return await self.read(lambda connection: [tuple(row) for row in connection.execute(asked)])

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


def forget_old_lines(table: str) -> Executable:
    """Delete all but the last lines that were said at a table: whoever talks on and on fills no disk."""
    said = select(CHAT.c.number).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc())
    last = said.offset(KEPT_LINES).limit(1).scalar_subquery()
    return delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.number <= last)


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


def _is_of_one(error: Exception) -> bool:
    """Tell whether one write caused an error by what it asked for: the others are tried without it."""
    return not isinstance(error, TROUBLE) or isinstance(error, OF_ONE)


def _was_in_a_circle(error: Exception) -> bool:
    """Tell whether workers waited for each other, and PostgreSQL chose this one to begin anew."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") in CIRCLES


def _settle(batch: list[Write], outcome: Outcome) -> None:
    for write, each in zip(batch, outcome, strict=True):
        if write.done.done():
            continue
        if isinstance(each, StoreError):
            write.done.set_exception(each)
        else:
            write.done.set_result(each)
