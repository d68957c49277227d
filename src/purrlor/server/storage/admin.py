"""What the owner of a server does with its tables: list, show, close and delete them, renew the key."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Table,
    delete,
    func,
    insert,
    select,
    text,
    update,
)

from purrlor.server.log import entries
from purrlor.server.log.entries import AnyEntry, write_entry
from purrlor.server.log.state import Status, TableState
from purrlor.server.storage.database import BUSY, found_schema
from purrlor.server.storage.heartbeat import ALIVE, MISSED, STOPPED
from purrlor.server.storage.load import Unreadable, replay
from purrlor.server.storage.schema import CHAT, CURRENT, LOG, META, OUTLIVING, SETTINGS, TABLES
from purrlor.server.storage.table_rows import Summary, table_row
from purrlor.table.reasons import refused

SECRET = "secret"  # the setting that holds the key of cookies and links
BUS = "bus"  # and that of the workers among themselves
READING = 200  # milliseconds for which an SQLite file is not emptied while somebody reads it


def check_data(engine: Engine) -> None:
    """Refuse a database that is empty, or older or newer than this program; change nothing."""
    found = found_schema(engine)
    if found is None:
        raise refused("empty-database")
    if found != CURRENT:
        raise refused("old-schema" if found < CURRENT else "new-schema", found=found, needed=CURRENT)


def check_stopped(engine: Engine, now: float) -> None:
    """Refuse a database that a server uses, as its heartbeat tells: it holds tables in memory."""
    with engine.connect() as connection:
        last = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == ALIVE)).scalar()
    if last is not None and not last.endswith(STOPPED) and now - float(last) < MISSED:
        raise refused("database-in-use", seconds=int(MISSED))


# -- looking -------------------------------------------------------------------------------------------


def list_tables(engine: Engine, status: Status | None = None) -> Iterator[Summary]:
    """List all tables, those touched last first."""
    asked = select(TABLES.c.summary).order_by(TABLES.c.touched.desc(), TABLES.c.code)
    if status is not None:
        asked = asked.where(TABLES.c.status == status)
    with engine.connect() as connection:
        for data in connection.execute(asked).scalars():
            yield msgspec.json.decode(data, type=Summary)


def find_table(connection: Connection, code: str) -> str:
    """Find a table by its code."""
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar()
    if found is None:
        raise refused("no-such-table")
    return str(found)


def read_log(connection: Connection, table_id: str) -> list[tuple[int, float, bytes]]:
    """Read the whole log of a table."""
    asked = select(LOG.c.number, LOG.c.at, LOG.c.entry).where(LOG.c.table_id == table_id)
    return [(row[0], row[1], bytes(row[2])) for row in connection.execute(asked.order_by(LOG.c.number))]


class Shown(msgspec.Struct, frozen=True):
    """A table as its owner sees it, without a word about its cards."""

    table: TableState
    opened: float
    chat: int


def show_table(engine: Engine, code: str) -> Shown:
    """Read all about one table."""
    with engine.connect() as connection:
        table_id = find_table(connection, code)
        log = read_log(connection, table_id)
        said = select(func.count()).select_from(CHAT).where(CHAT.c.table_id == table_id)
        return Shown(_replay(table_id, log), log[0][1], connection.execute(said).scalar_one())


def _replay(table_id: str, log: list[tuple[int, float, bytes]]) -> TableState:
    try:
        return replay(table_id, log)
    except Unreadable as error:
        raise refused("unreadable-game", number=error.number) from None


# -- changing; no server may hold these tables in memory ------------------------------------------------


@contextmanager
def deleting(engine: Engine) -> Iterator[Connection]:
    """Connect so that what is deleted can't be read in the file of an SQLite database either."""
    with engine.connect() as connection:
        if engine.dialect.name != "sqlite":
            yield connection
            return
        connection.execute(text("PRAGMA secure_delete=ON"))
        connection.rollback()
        yield connection
        # It keeps all writers waiting for whoever reads: a backup may do so for minutes.
        connection.execute(text(f"PRAGMA busy_timeout={READING}"))
        connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        connection.execute(text(f"PRAGMA busy_timeout={BUSY}"))


@contextmanager
def changing(engine: Engine) -> Iterator[Connection]:
    """Change all or nothing."""
    with deleting(engine) as connection, connection.begin():
        yield connection


def append(connection: Connection, table: TableState, entry: AnyEntry, now: float) -> None:
    """Append an entry to a table's log, apply it, and bring the table's row up to date."""
    at = max(now, table.touched)
    row = {"table_id": table.id, "number": table.n + 1, "at": at, "entry": write_entry(entry)}
    connection.execute(insert(LOG).values(row))
    table.apply(entry, at)
    connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(**table_row(table)))


def close_table(engine: Engine, code: str) -> None:
    """End a running game without a result; its seed is open from now on."""
    with changing(engine) as connection:
        table_id = find_table(connection, code)
        log = read_log(connection, table_id)
        try:
            table = replay(table_id, log)
        except Unreadable as error:
            if close_unreadable(connection, table_id, log, error.number):
                return
            raise refused("unreadable-game", number=error.number) from None
        if table.status == "open":
            raise refused("not-begun")
        if table.over:
            raise refused("game-over")
        _call_off(connection, table, entries.CalledOff(why="owner"))


def close_unreadable(
    connection: Connection, table_id: str, log: list[tuple[int, float, bytes]], number: int
) -> bool:
    """Close a running game before an entry that can't be read; False if it does not run. The log stays."""
    status = connection.execute(select(TABLES.c.status).where(TABLES.c.id == table_id)).scalar_one()
    table = replay(table_id, log[: number - 1])
    if status != "running" or table.status != "running":
        return False
    table.n = log[-1][0]
    _call_off(connection, table, entries.CalledOff(why="unreadable", after=number - 1))
    return True


def _call_off(connection: Connection, table: TableState, entry: entries.CalledOff) -> None:
    append(connection, table, entry, time.time())
    connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(due=None))


def delete_table(engine: Engine, code: str) -> None:
    """Delete a table with all that was played and said at it."""
    with changing(engine) as connection:
        table_id = find_table(connection, code)
        connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
        for statement in delete_rest([table_id], also=OUTLIVING):
            connection.execute(statement)


def renew_key(engine: Engine) -> None:
    """Sign with new keys: nobody is known any more by an old cookie or link."""
    with changing(engine) as connection:
        key = update(SETTINGS).where(SETTINGS.c.name == SECRET).values(value=secrets.token_hex(32))
        if not connection.execute(key).rowcount:
            raise refused("no-key")
        # The next server makes another one.
        connection.execute(delete(SETTINGS).where(SETTINGS.c.name == BUS))


def delete_rest(ids: Sequence[str], also: Collection[Table] = ()) -> list[Executable]:
    """Delete what belongs to those of some tables that are gone; results only with `also`."""
    there = select(TABLES.c.id).where(TABLES.c.id.in_(ids))
    return [
        delete(part).where(part.c.table_id.in_(ids), part.c.table_id.not_in(there))
        for part in META.sorted_tables
        if "table_id" in part.c and (part in also or part not in OUTLIVING)
    ]
