"""Rows about a person are found in every table of the database, and follow a guest into a profile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Connection, Table, insert, select

from purrlor.server.storage.database import check_schema, connect
from purrlor.server.storage.person_rows import (
    erase_rows,
    export_rows,
    merge_rows,
    numbers_of,
    person_of,
    tables_about_people,
)
from purrlor.server.storage.schema import HOLDERS, MERGED, META, MUTED, PROFILES
from tests.server.services import new_database

ANNA, LAPTOP, BEN = "anna", "annas-laptop", "ben"


@pytest.fixture(params=["sqlite", "postgresql"])
def rows(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Connection]:
    file = f"sqlite:///{tmp_path / 'x.sqlite'}"
    engine = connect(file if request.param == "sqlite" else new_database(request.getfixturevalue("database")))
    check_schema(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def sample(column: Column[Any], person: str, number: int) -> Any:
    """Make a value of a column."""
    if column.name == "person":
        return person
    kind = column.type.python_type
    return {bytes: b"%d" % number, str: f"{number}", bool: True}.get(kind, number)


def fill(connection: Connection, person: str, number: int) -> None:
    """Write a row about a person into every table."""
    for table in tables_about_people():
        values = {column.name: sample(column, person, number) for column in table.columns}
        connection.execute(insert(table).values(values))


def everything(connection: Connection, table: Table) -> list[Any]:
    return [dict(row) for row in connection.execute(select(table)).mappings()]


def test_nothing_about_a_person_is_left_in_any_table(rows: Connection) -> None:
    fill(rows, ANNA, 11)
    fill(rows, BEN, 22)
    assert set(export_rows(rows, {ANNA})) == {table.name for table in tables_about_people()}
    erase_rows(rows, {ANNA})
    for table in META.sorted_tables:
        left = everything(rows, table)
        assert ANNA not in repr(left)
        assert len(left) == (table in tables_about_people())


def test_the_rows_of_a_guest_follow_into_the_profile(rows: Connection) -> None:
    rows.execute(
        insert(PROFILES).values(
            person=ANNA, name="A", avatar=1, language="pl", created=1.0, away_year=0, away_spent=0.0
        )
    )
    for person, table_id in ((ANNA, "both"), (LAPTOP, "both"), (LAPTOP, "second"), (BEN, "second")):
        rows.execute(insert(HOLDERS).values(person=person, table_id=table_id, seat=0))
    rows.execute(insert(MUTED).values(person=LAPTOP, table_id="second"))
    merge_rows(rows, LAPTOP, ANNA)
    held = {(row["person"], row["table_id"]) for row in everything(rows, HOLDERS)}
    assert held == {(ANNA, "both"), (ANNA, "second"), (BEN, "second")}
    assert everything(rows, MUTED) == [{"person": ANNA, "table_id": "second"}]
    assert everything(rows, MERGED) == [{"guest": LAPTOP, "person": ANNA}]


def test_old_numbers_lead_to_the_person(rows: Connection) -> None:
    merge_rows(rows, LAPTOP, ANNA)
    assert person_of(rows, [LAPTOP, ANNA, BEN]) == {LAPTOP: ANNA, ANNA: ANNA, BEN: BEN}
    assert numbers_of(rows, [LAPTOP]) == numbers_of(rows, [ANNA]) == {ANNA, LAPTOP}
    assert numbers_of(rows, [BEN]) == {BEN}
