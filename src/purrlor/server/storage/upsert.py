"""Write a row, whether it is there or not, in either database."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(dialect: str, table: Table) -> Any:
    """Insert into a table, in the words of a database that can say what happens to a row that is there."""
    return (sqlite.insert if dialect == "sqlite" else postgresql.insert)(table)


# Statements are made once: to make one takes longer than to run it, and moves wait for the writer.
@cache
def _upserting(dialect: str, table: Table, keys: tuple[str, ...], changed: tuple[str, ...]) -> Any:
    row = insert_into(dialect, table)
    new = {name: row.excluded[name] for name in changed}
    return row.on_conflict_do_update(index_elements=list(keys), set_=new)


@cache
def _inserting(dialect: str, table: Table) -> Any:
    return insert_into(dialect, table).on_conflict_do_nothing().returning(*table.primary_key.columns)


def upsert(connection: Connection, table: Table, keys: dict[str, Any], values: dict[str, Any]) -> None:
    """Insert a row, or change the one that has these keys."""
    upsert_all(connection, table, tuple(keys), [keys | values])


def upsert_all(
    connection: Connection, table: Table, keys: tuple[str, ...], rows: Sequence[dict[str, Any]]
) -> None:
    """Insert rows, or change those that have these keys; no two of them have the same."""
    if rows:
        changed = tuple(name for name in rows[0] if name not in keys)
        connection.execute(_upserting(connection.dialect.name, table, keys, changed), rows)


def insert_new(connection: Connection, table: Table, **values: Any) -> bool:
    """Insert a row unless it exists; tell whether it was inserted."""
    # Not by the row count, which SQLAlchemy does not keep of an INSERT: with PostgreSQL it is always -1.
    return connection.execute(_inserting(connection.dialect.name, table), values).first() is not None
