"""Prove that running games go on unchanged under the rules of this program."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Engine, select

from purrlor.server.log import entries
from purrlor.server.log.entries import write_entry
from purrlor.server.log.state import TableState
from purrlor.server.storage.schema import LOG, TABLES
from purrlor.table.reasons import Refused


class Difference(msgspec.Struct):
    """A running game that does not lead through the positions in which it was played."""

    code: str
    number: int


def check_games(engine: Engine) -> tuple[int, list[Difference]]:
    """Replay every game that is not over; return how many there are, and those that differ."""
    checked, differences = 0, []
    with engine.connect() as connection:
        rows = connection.execute(select(TABLES.c.id, TABLES.c.code).where(TABLES.c.status != "over")).all()
        for table_id, code in rows:
            asked = select(LOG.c.at, LOG.c.entry).where(LOG.c.table_id == table_id).order_by(LOG.c.number)
            number = first_difference(table_id, connection.execute(asked).all())
            checked += 1
            if number is not None:
                differences.append(Difference(code, number))
    return checked, differences


def first_difference(table_id: str, log: Any) -> int | None:
    """Find the first entry of a log that was made in another position than it is replayed in."""
    table = TableState(table_id)
    for number, (at, data) in enumerate(log, 1):
        try:
            entry = table.read(data)
            if isinstance(entry, entries.Moved | entries.TookBack) and entry.mark != table.mark():
                return number
            table.apply(entry, at)
        except (Refused, msgspec.DecodeError, AssertionError, IndexError, ValueError):
            return number
    return None


def adopt(engine: Engine) -> None:
    """Note that running games were proved to go on unchanged under the rules of this program."""
    asked = select(LOG.c.table_id, LOG.c.entry).join(TABLES, TABLES.c.id == LOG.c.table_id)
    with engine.begin() as connection:
        rows = connection.execute(asked.where(LOG.c.number == 1, TABLES.c.status != "over")).all()
        for table_id, data in rows:
            table = TableState(table_id)
            entry = table.read(data)
            table.apply(entry, 0.0)
            if isinstance(entry, entries.Opened) and entry.rules != table.game.version:
                now = write_entry(msgspec.structs.replace(entry, rules=table.game.version))
                mine = (LOG.c.table_id == table_id) & (LOG.c.number == 1)
                connection.execute(LOG.update().where(mine).values(entry=now))
