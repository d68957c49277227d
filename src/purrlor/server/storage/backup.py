"""Copy all data of a server into one file, and restore it."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec
from sqlalchemy import Engine, Table, func, insert, select

from purrlor import __version__
from purrlor.server.storage.schema import CURRENT, META, SETTINGS, TABLES
from purrlor.table.reasons import refused

PARTS: dict[str, Table] = {str(table.name): table for table in META.sorted_tables}
PAGE = 1000


class Head(msgspec.Struct):
    """The first line of a backup."""

    purrlor_backup: Literal[1]
    schema: str
    made_by: str = ""  # the version of Purrlor


class Row(msgspec.Struct, array_like=True):
    """Every other line: a table's name and a row; bytes are written in base 64."""

    table: str
    values: dict[str, Any]


def back_up(engine: Engine, file: Path) -> int:
    """Copy everything into one file while the server may run; return how many tables of players."""
    if file.exists():
        raise refused("backup-exists", file=str(file))
    part = file.with_name(file.name + ".part")
    tables = 0
    try:
        private = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(private, "wb") as raw, gzip.open(raw, "wb") as output, engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            write_line(output, Head(1, CURRENT, __version__))
            with connection.begin():
                if engine.dialect.name == "sqlite":
                    # Python's driver begins no transaction before a SELECT: each would see another moment.
                    connection.exec_driver_sql("BEGIN")
                for name, table in PARTS.items():
                    for row in connection.execute(select(table)).mappings():
                        write_line(output, Row(name, {str(key): value for key, value in row.items()}))
                        tables += name == TABLES.name
        part.replace(file)
    except OSError:
        raise refused("file-not-writable", file=str(file)) from None
    return tables


def write_line(output: Any, line: msgspec.Struct) -> None:
    """Write one line of a backup."""
    output.write(msgspec.json.encode(line) + b"\n")


def restore(engine: Engine, file: Path) -> int:
    """Restore a backup into an empty database, all or nothing; return how many tables of players."""
    with engine.connect() as connection:
        if connection.execute(select(func.count()).select_from(TABLES)).scalar():
            raise refused("not-empty")
    count = 0
    try:
        with gzip.open(file, "rb") as data, engine.begin() as connection:
            connection.execute(SETTINGS.delete())
            for name, rows in _pages(data):
                connection.execute(insert(PARTS[name]), rows)
                count += len(rows) if name == TABLES.name else 0
    except FileNotFoundError:
        raise refused("file-missing", file=str(file)) from None
    except (OSError, EOFError, msgspec.DecodeError, KeyError):
        raise refused("backup-unreadable", file=str(file)) from None
    return count


def _pages(data: BinaryIO | Any) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    head = msgspec.json.decode(data.readline(), type=Head)
    if head.schema != CURRENT:
        raise refused("backup-schema", found=head.schema, needed=CURRENT, version=head.made_by or "?")
    name = ""
    rows: list[dict[str, Any]] = []
    for line in data:
        row = msgspec.json.decode(line, type=Row)
        if row.table != name or len(rows) >= PAGE:
            if rows:
                yield name, rows
            name, rows = row.table, []
        rows.append(_binary(PARTS[row.table], row.values))
    if rows:
        yield name, rows


def _binary(table: Table, values: dict[str, Any]) -> dict[str, Any]:
    for column in table.columns:
        if column.type.python_type is bytes:
            values[column.name] = msgspec.convert(values[column.name], bytes)
    return values
