"""Check that every game of a database can be replayed by this program."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import Engine, func, select

from purrlor.server.storage.admin import changing, close_unreadable, read_log
from purrlor.server.storage.load import Unreadable, replay
from purrlor.server.storage.schema import TABLES


class Unread(msgspec.Struct, frozen=True):
    """A table whose log this program can't replay, and the number of the first entry that does not fit."""

    id: str
    code: str
    number: int


def count_tables(engine: Engine) -> int:
    """Count the tables, those of finished games included."""
    with engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())


def unread_tables(engine: Engine) -> Iterator[Unread]:
    """Replay every log and name those that do not lead to their end; one bad log does not stop the others."""
    with engine.connect() as connection:
        rows = connection.execute(select(TABLES.c.id, TABLES.c.code).order_by(TABLES.c.touched)).all()
        for table_id, code in rows:
            try:
                replay(table_id, read_log(connection, table_id), marks=True)
            except Unreadable as error:
                yield Unread(table_id, code, error.number)


def close_unread(engine: Engine, table: Unread) -> bool:
    """Close a running game that can't go on, so that its players are told; False if it does not run."""
    with changing(engine) as connection:
        return close_unreadable(connection, table.id, read_log(connection, table.id), table.number)
