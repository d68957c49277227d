"""Check that every game of a database can be replayed by this program."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import Engine, func, select

from purrlor.server.storage.load import Unreadable, replay
from purrlor.server.storage.schema import LOG, TABLES


class Unread(msgspec.Struct, frozen=True):
    """A table whose log this program can't replay, and the number of the first entry that does not fit."""

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
            asked = select(LOG.c.number, LOG.c.at, LOG.c.entry).where(LOG.c.table_id == table_id)
            log = [tuple(row) for row in connection.execute(asked.order_by(LOG.c.number))]
            try:
                replay(table_id, log, marks=True)
            except Unreadable as error:
                yield Unread(code, error.number)
