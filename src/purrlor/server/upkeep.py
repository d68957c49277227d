"""Keep a house's data: copy it, bring it back, and prove that running games survive an upgrade."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec
from sqlalchemy import Engine, Table, func, insert, select

from purrlor.server import entries
from purrlor.server.book import Book
from purrlor.server.entries import read_entry, write_entry
from purrlor.server.schema import CHAT, CURRENT, HOLDERS, LOG, SETTINGS, TABLES
from purrlor.table.reasons import Refused, refused

PARTS: dict[str, Table] = {str(table.name): table for table in (SETTINGS, TABLES, LOG, CHAT, HOLDERS)}
PAGE = 1000


class Head(msgspec.Struct):
    """The first line of a back-up."""

    purrlor_backup: Literal[1]
    schema: str


class Row(msgspec.Struct, array_like=True):
    """Every other line: a table's name and a row; bytes are written in base 64."""

    table: str
    values: dict[str, Any]


def back_up(engine: Engine, file: Path) -> int:
    """Copy everything into one file while the house may be open; tell how many tables of players."""
    if file.exists():
        raise refused("backup-exists", file=str(file))
    part = file.with_name(file.name + ".part")
    tables = 0
    try:
        with gzip.open(part, "wb") as output, engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            write_line(output, Head(1, CURRENT))
            with connection.begin():
                for name, table in PARTS.items():
                    for row in connection.execute(select(table)).mappings():
                        write_line(output, Row(name, {str(key): value for key, value in row.items()}))
                        tables += name == TABLES.name
        part.replace(file)
    except OSError:
        raise refused("file-not-writable", file=str(file)) from None
    return tables


def write_line(output: Any, line: msgspec.Struct) -> None:
    """Write one line of a back-up."""
    output.write(msgspec.json.encode(line) + b"\n")


def restore(engine: Engine, file: Path) -> int:
    """Bring a back-up into an empty database; all or nothing."""
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
    msgspec.json.decode(data.readline(), type=Head)
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


class Difference(msgspec.Struct):
    """A running game that does not lead through the positions in which it was played."""

    code: str
    number: int


def check_games(engine: Engine) -> tuple[int, list[Difference]]:
    """Replay every game that is not over with the rules of this program; tell how many, and what differs."""
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
    book = Book(table_id)
    for at, data in log:
        try:
            entry = read_entry(data)
            if isinstance(entry, entries.Moved | entries.TookBack) and entry.mark != book.mark():
                return book.n + 1
            book.enter(entry, at)
        except (Refused, msgspec.DecodeError, AssertionError, IndexError, ValueError):
            return book.n
    return None


def adopt(engine: Engine) -> None:
    """Note that running games were proved to go on unchanged under the rules of this program."""
    asked = select(LOG.c.table_id, LOG.c.entry).join(TABLES, TABLES.c.id == LOG.c.table_id)
    with engine.begin() as connection:
        rows = connection.execute(asked.where(LOG.c.number == 1, TABLES.c.status != "over")).all()
        for table_id, data in rows:
            entry = read_entry(data)
            book = Book(table_id)
            book.enter(entry, 0.0)
            if isinstance(entry, entries.Opened) and entry.rules != book.game.version:
                now = write_entry(msgspec.structs.replace(entry, rules=book.game.version))
                mine = (LOG.c.table_id == table_id) & (LOG.c.number == 1)
                connection.execute(LOG.update().where(mine).values(entry=now))
