"""The rows about one person in all tables of the database: export, erase and merge them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import Connection, Table, and_, delete, select, text, update
from sqlalchemy.exc import IntegrityError

from purrlor.server.storage.schema import MERGED, META
from purrlor.server.storage.upsert import insert_new

PERSON = "person"  # the column that says whom a row is about
OTHER = "other"  # and the one that names somebody else
LOCK = 708_106  # of an advisory lock


def tables_about_people() -> list[Table]:
    """List the tables whose rows are about one person."""
    return [table for table in META.sorted_tables if PERSON in table.c]


def wait_for_turn(connection: Connection) -> None:
    """Keep results, merge people and look through the queue one after another, whichever worker does it.

    Else those that change rows of the same people would wait for each other in a circle.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def person_of(connection: Connection, numbers: Collection[str]) -> dict[str, str]:
    """Map the numbers that logs name to the persons they belong to now."""
    asked = select(MERGED.c.guest, MERGED.c.person).where(MERGED.c.guest.in_(numbers))
    now = {number: number for number in numbers}
    return now | {row.guest: row.person for row in connection.execute(asked)}


def numbers_of(connection: Connection, persons: Iterable[str]) -> set[str]:
    """List all numbers by which logs may name these persons."""
    now = set(person_of(connection, set(persons)).values())
    asked = select(MERGED.c.guest).where(MERGED.c.person.in_(now))
    return now | set(connection.execute(asked).scalars())


def merge_rows(connection: Connection, guest: str, person: str) -> None:
    """Make a guest part of a profile: rows go along, except those that the profile has itself."""
    wait_for_turn(connection)
    for table in tables_about_people():
        keys = table.primary_key.columns
        for column in (column for column in (PERSON, OTHER) if column in table.c):
            for row in connection.execute(select(*keys).where(table.c[column] == guest)).all():
                this = and_(*(key == value for key, value in zip(keys, row, strict=True)))
                try:
                    with connection.begin_nested():
                        connection.execute(update(table).where(this).values({column: person}))
                except IntegrityError:
                    connection.execute(delete(table).where(this))
    insert_new(connection, MERGED, guest=guest, person=person)


def erase_rows(connection: Connection, persons: Collection[str]) -> None:
    """Erase all rows about these persons."""
    for table in tables_about_people():
        connection.execute(delete(table).where(table.c.person.in_(persons)))
        if OTHER in table.c:
            connection.execute(delete(table).where(table.c.other.in_(persons)))


def export_rows(connection: Connection, persons: Collection[str]) -> dict[str, list[dict[str, Any]]]:
    """Collect all rows about these persons, by the name of their table; bytes as hexadecimal text."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table in tables_about_people():
        rows = connection.execute(select(table).where(table.c.person.in_(persons))).mappings().all()
        if rows:
            found[table.name] = [{name: _plain(value) for name, value in row.items()} for row in rows]
    return found


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes) else value
