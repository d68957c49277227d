"""What has run out is deleted, settings of guests who left nothing else, too; what people keep stays."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Delete, Engine, Table, insert, select

from purrlor.server.storage.database import check_schema, connect
from purrlor.server.storage.pruning import DAY, delete_expired, delete_strangers, prune
from purrlor.server.storage.schema import (
    BLOCKS,
    INVITATIONS,
    META,
    OUTLIVING,
    PROFILES,
    PUZZLES,
    QUEUE,
    REMINDED,
    REMINDERS,
    SESSIONS,
    SUBSCRIPTIONS,
    TABLES,
    TOKENS,
    UNLISTED,
)
from tests.server.servers import open_server

NOW = time.time()
OF_PROFILES = {"settings", "profiles", "passkeys", "decks", "merged", "ratings"}
LASTING = OF_PROFILES | {table.name for table in OUTLIVING}


def row(table: Table, **given: Any) -> dict[str, Any]:
    """Fill in a row: zeros and nothing, except what is given."""
    values: dict[str, Any] = {}
    for column in table.columns:
        if column.name in given:
            values[column.name] = given[column.name]
        elif not column.nullable or column.primary_key:
            values[column.name] = column.type.python_type()
    return values


def put(engine: Engine, table: Table, **given: Any) -> None:
    with engine.begin() as connection:
        connection.execute(insert(table).values(row(table, **given)))


def persons(engine: Engine, table: Table) -> set[str]:
    with engine.connect() as connection:
        return set(connection.execute(select(table.c.person)).scalars())


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    made = connect(f"sqlite:///{tmp_path / 'purrlor.sqlite'}")
    check_schema(made)
    return made


def fill(engine: Engine) -> None:
    """Write what has run out and what has not, about people and about strangers."""
    old, new = NOW - 400 * DAY, NOW - 60.0
    put(engine, PROFILES, person="ann", name="Ann")
    for number, (person, at) in enumerate([("ann", new), ("gone", old)]):
        put(engine, TOKENS, id=str(number), person=person, kind="link", until=at + DAY)
        put(engine, SESSIONS, id=str(number), person=person, seen=at)
        put(engine, INVITATIONS, person=person, at=at)
        put(engine, REMINDED, person=person, at=at)
        put(engine, QUEUE, person=person, seen=at)
        day = time.strftime("%Y-%m-%d", time.gmtime(at))
        put(engine, PUZZLES, day=day, position=b"x", game="x")
    put(engine, TOKENS, id="code", person="ann", kind="recovery", until=None)
    for person, at in (("ann", old), ("new", new), ("gone", old)):
        put(engine, SUBSCRIPTIONS, id=person, person=person, created=at)
        for table in (REMINDERS, UNLISTED, BLOCKS):
            put(engine, table, person=person)


def check_left(engine: Engine, strangers: bool) -> None:
    for table in (SESSIONS, INVITATIONS, REMINDED, QUEUE):
        assert persons(engine, table) == {"ann"}, table.name
    with engine.connect() as connection:
        assert set(connection.execute(select(TOKENS.c.id)).scalars()) == {"0", "code"}
        assert len(connection.execute(select(PUZZLES.c.day)).all()) == 1
    left = {"ann", "new", "gone"} if strangers else {"ann", "new"}
    for table in (SUBSCRIPTIONS, REMINDERS, UNLISTED, BLOCKS):
        assert persons(engine, table) == left, table.name


def test_the_owner_prunes_all_kinds_of_rows(engine: Engine) -> None:
    fill(engine)
    assert prune(engine, 30.0, check=True) == 0
    assert persons(engine, QUEUE) == {"ann", "gone"}
    prune(engine, 30.0, check=False)
    check_left(engine, strangers=False)


@pytest.mark.parametrize("keep", [0.0, 30.0])
def test_a_server_prunes_them_by_itself(tmp_path: Path, engine: Engine, keep: float) -> None:
    fill(engine)

    async def main() -> None:
        async with open_server(tmp_path, keep=keep) as server:
            await server.maintenance._prune()

    asyncio.run(main())
    check_left(engine, strangers=keep == 0.0)


def test_every_table_is_pruned_in_some_way_or_lasts() -> None:
    pruned = {table.name for table in META.sorted_tables if "table_id" in table.c} | {TABLES.name}
    for statement in (*delete_expired(0.0), *delete_strangers(0.0)):
        assert isinstance(statement, Delete)
        assert isinstance(statement.table, Table)
        pruned.add(statement.table.name)
    assert {table.name for table in META.sorted_tables} == pruned | LASTING
