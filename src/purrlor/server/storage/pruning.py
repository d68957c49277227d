"""Delete what nobody needs any more: forgotten tables, what has run out, settings of guests long gone."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Engine, Executable, Table, delete, exists, select

from purrlor.server.storage.admin import changing, delete_rest
from purrlor.server.storage.meeting import FORGOTTEN, LASTS
from purrlor.server.storage.notices import REMEMBERED
from purrlor.server.storage.puzzles import OLDEST
from purrlor.server.storage.schema import (
    BLOCKS,
    CHAT,
    HOLDERS,
    INVITATIONS,
    LOG,
    PLAYED,
    PROFILES,
    PUZZLES,
    QUEUE,
    REMINDED,
    REMINDERS,
    SESSIONS,
    SOLVED,
    SUBSCRIPTIONS,
    TABLES,
    TOKENS,
    UNLISTED,
)

DAY = 86_400.0
PART = 500  # tables in one statement
COOKIE_LASTS = 365 * DAY  # seconds after which a browser forgets who signed in
OF_PEOPLE = (PROFILES, HOLDERS, PLAYED, SOLVED)  # whoever is in one of these is no stranger


# -- tables --------------------------------------------------------------------------------------------


def forgotten(before: float) -> list[ColumnElement[bool]]:
    """Describe the tables where nothing happened since a moment, and that no worker looks after."""
    # The row of a table may lag behind its log; a worker's lease and a running clock are in `due`.
    return [
        TABLES.c.touched < before,
        TABLES.c.due.is_(None),
        ~exists().where(LOG.c.table_id == TABLES.c.id, LOG.c.at >= before),
        ~exists().where(CHAT.c.table_id == TABLES.c.id, CHAT.c.at >= before),
    ]


def delete_forgotten(ids: Sequence[str], before: float) -> list[Executable]:
    """Delete those of some tables that are still forgotten, with everything that belongs to them."""
    return [delete(TABLES).where(TABLES.c.id.in_(ids), *forgotten(before)), *delete_rest(ids)]


# -- other rows ----------------------------------------------------------------------------------------


def delete_expired(now: float) -> list[Executable]:
    """Delete what has run out; puzzles can be made again from their day."""
    oldest = time.strftime("%Y-%m-%d", time.gmtime(now - (OLDEST + 1) * DAY))
    signed_in = exists().where(SESSIONS.c.id == SUBSCRIPTIONS.c.session)
    return [
        delete(TOKENS).where(TOKENS.c.until < now),
        delete(SESSIONS).where(SESSIONS.c.seen < now - COOKIE_LASTS),
        delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.session != "", ~signed_in),
        delete(INVITATIONS).where(INVITATIONS.c.at < now - LASTS),
        delete(REMINDED).where(REMINDED.c.at < now - REMEMBERED),
        delete(QUEUE).where(QUEUE.c.seen < now - FORGOTTEN),
        delete(PUZZLES).where(PUZZLES.c.day < oldest),
    ]


def delete_strangers(before: float) -> list[Executable]:
    """Delete the settings of guests who have neither a profile nor a table nor a result."""
    old = SUBSCRIPTIONS.c.created < before
    settings = (REMINDERS, UNLISTED, BLOCKS)
    return [
        delete(SUBSCRIPTIONS).where(old, *_of_strangers(SUBSCRIPTIONS)),
        *(delete(table).where(*_of_strangers(table, SUBSCRIPTIONS)) for table in settings),
    ]


def _of_strangers(table: Table, *also: Table) -> list[ColumnElement[bool]]:
    return [~exists().where(known.c.person == table.c.person) for known in (*OF_PEOPLE, *also)]


def prune(engine: Engine, days: float, check: bool) -> int:
    """Delete the tables where nothing happened for some days; return how many. A check only counts them."""
    before = time.time() - days * DAY
    with changing(engine) as connection:
        asked = select(TABLES.c.id).where(*forgotten(before))
        ids = list(connection.execute(asked).scalars())
        for first in range(0, 0 if check else len(ids), PART):
            for statement in delete_forgotten(ids[first : first + PART], before):
                connection.execute(statement)
        for statement in [] if check else [*delete_expired(time.time()), *delete_strangers(before)]:
            connection.execute(statement)
    return len(ids)
