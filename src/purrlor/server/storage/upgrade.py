"""Check that every game of a database can be replayed by this program."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import Engine, func, select

from purrlor.server.storage.admin import changing, close_unreadable, read_log
from purrlor.server.storage.load import Unreadable, replay
from purrlor.server.storage.results import keep_result, result_of
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


def unread_tables(engine: Engine, fill: bool = False) -> Iterator[Unread]:
    """Replay every log and name those that do not lead to their end; one bad log does not stop the others.

    With `fill`, keep the results of finished games that a version without results has left.
    """
    with engine.connect() as connection:
        rows = connection.execute(select(TABLES.c.id, TABLES.c.code).order_by(TABLES.c.touched)).all()
        for table_id, code in rows:
            try:
                table = replay(table_id, read_log(connection, table_id), marks=True)
                result = result_of(table) if fill else None
                if result is not None:
                    with engine.begin() as writing:
                        keep_result(writing, result)
            except Unreadable as error:
                yield Unread(table_id, code, error.number)


def close_unread(engine: Engine, table: Unread) -> bool:
    """Close a running game that can't go on, so that its players are told; False if it does not run."""
    with changing(engine) as connection:
        return close_unreadable(connection, table.id, read_log(connection, table.id), table.number)
