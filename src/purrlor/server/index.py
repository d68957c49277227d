"""Keep the rows by which tables are found: they follow from the log; only codes and holders may not lag."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Executable, delete, update

from purrlor.server import entries
from purrlor.server.book import Book, Status
from purrlor.server.entries import AnyEntry
from purrlor.server.schema import HOLDERS, TABLES
from purrlor.server.store import Store


class Summary(msgspec.Struct):
    """What lists show of a table."""

    code: str
    game: str
    status: Status
    players: int
    empty: int
    names: list[str]
    asked: list[int]
    touched: float


def summary(book: Book) -> Summary:
    """Sum a table up."""
    return Summary(
        code=book.code,
        game=book.game.name,
        status=book.status,
        players=book.players,
        empty=len(book.empty_seats()),
        names=[chair.name for chair in book.chairs],
        # Whoever has left it to a bot is not asked.
        asked=[seat for seat in book.match.asked if not book.chairs[seat].plays_itself] if book.match else [],
        touched=book.touched,
    )


def row_of(book: Book) -> dict[str, Any]:
    """Give the row of a table."""
    return {
        "status": book.status,
        "listed": book.public and book.status == "open" and bool(book.empty_seats()),
        "touched": book.touched,
        "summary": msgspec.json.encode(summary(book)),
    }


def index_row(book: Book, **more: Any) -> Executable:
    """Bring the row of a table up to date."""
    return update(TABLES).where(TABLES.c.id == book.id).values(**row_of(book), **more)


def index_entry(store: Store, book: Book, entry: AnyEntry) -> list[Executable]:
    """Give what must be committed together with an entry, so that everybody finds their seats."""
    match entry:
        case entries.Sat(person=person, seat=seat) | entries.Held(person=person, seat=seat) if person:
            return [store.insert(HOLDERS).values(person=person, table_id=book.id, seat=seat)]
        case entries.Stood(seat=seat) | entries.Left(removed=True, seat=seat):
            return [_empty(book, seat)]
        case entries.Renewed(person=person, seat=seat):
            sit = store.insert(HOLDERS).values(person=person, table_id=book.id, seat=seat)
            return [_empty(book, seat), sit]
        case entries.Invited(code=code):
            return [update(TABLES).where(TABLES.c.id == book.id).values(code=code)]
    return []


def _empty(book: Book, seat: int) -> Executable:
    return delete(HOLDERS).where(HOLDERS.c.table_id == book.id, HOLDERS.c.seat == seat)
