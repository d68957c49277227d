"""Read the tables of a house without waking them, and say what each of them leads to."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from sqlalchemy import select

from purrlor.server.log.state import TableState as TableState
from purrlor.server.storage.database import connect
from purrlor.server.storage.load import load_table
from purrlor.server.storage.schema import TABLES
from purrlor.server.storage.store import Store
from purrlor.table.game import Score
from purrlor.table.options import Settings

DATABASE = "purrlor.sqlite"


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What a table leads to."""

    code: str
    game: str
    rules: int
    options: Settings
    status: str
    entries: int  # of the table's log
    moves: int  # of the match, those taken back included
    asked: dict[str, str]  # the question to each seat that is asked
    digest: str
    score: Score | None


class Person(msgspec.Struct, frozen=True):
    """How somebody comes back: the cookie of the browser, or the personal link of the seat."""

    cookie: str
    link: str


class Known(msgspec.Struct, frozen=True):
    """What a fixture says of one of its tables: the facts, and the people by seat."""

    id: str
    note: str
    people: dict[str, Person]
    facts: Facts


class Index(msgspec.Struct, frozen=True):
    """What a fixture says of its house: the version that made it, and every table."""

    purrlor: str
    tables: list[Known]


def read_books(folder: Path) -> list[TableState]:
    """Read all tables of a house from their logs."""
    return asyncio.run(_read_books(folder))


async def _read_books(folder: Path) -> list[TableState]:
    engine = connect(f"sqlite:///{folder / DATABASE}")
    store = Store(engine)
    with engine.connect() as connection:
        ids = connection.execute(select(TABLES.c.id).order_by(TABLES.c.touched)).scalars().all()
    books = [await load_table(store, table_id) for table_id in ids]
    engine.dispose()
    return books


def facts_of(book: TableState) -> Facts:
    """Say what a table leads to."""
    match = book.match
    prompts = {} if match is None else {seat: match.prompt(seat) for seat in match.asked}
    return Facts(
        code=book.code,
        game=book.game.name,
        rules=book.rules,
        options=book.settings,
        status=book.status,
        entries=book.n,
        moves=0 if match is None else len(match.log),
        asked={str(seat): prompt.key for seat, prompt in prompts.items() if prompt is not None},
        digest="" if match is None else match.digest(),
        score=match.score() if match is not None and match.over else None,
    )
