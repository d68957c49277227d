"""Write a row, whether it is there or not, in either database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(dialect: str, table: Table) -> Any:
    """Insert into a table, in the words of a database that can say what happens to a row that is there."""
    return (sqlite.insert if dialect == "sqlite" else postgresql.insert)(table)


def upsert(connection: Connection, table: Table, keys: dict[str, Any], values: dict[str, Any]) -> None:
    """Insert a row, or change the one that has these keys."""
    row = insert_into(connection.dialect.name, table).values(**keys, **values)
    connection.execute(row.on_conflict_do_update(index_elements=list(keys), set_=values))


def insert_new(connection: Connection, table: Table, **values: Any) -> bool:
    """Insert a row unless it is there; tell whether it was not."""
    row = insert_into(connection.dialect.name, table).values(**values).on_conflict_do_nothing()
    # Not by the row count, which SQLAlchemy does not keep of an INSERT: with PostgreSQL it is always -1.
    return connection.execute(row.returning(*table.primary_key.columns)).first() is not None
