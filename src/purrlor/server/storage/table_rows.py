"""The row by which a table is found and listed; all it says follows from the table's log."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, update

from purrlor.server.log import entries
from purrlor.server.log.entries import AnyEntry
from purrlor.server.log.state import Status, TableState
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage.puzzles import keep_solved, solved_by
from purrlor.server.storage.results import keep_result, result_of
from purrlor.server.storage.schema import HOLDERS, TABLES
from purrlor.server.storage.store import Change, Store


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
    deadlines: list[float | None] = []  # by seat; none of a table without a clock
    places: list[int] = []  # by seat, when the game is over
    clock: Clock = Clock()
    ranked: bool = False
    language: str = ""  # of the host
    puzzle: str = ""  # the day, if it is a puzzle
    lesson: str = ""  # the chapter, if it is one


def summary(table: TableState) -> Summary:
    """Sum a table up."""
    asked = table.match.asked if table.match and not table.called_off else []
    return Summary(
        code=table.code,
        game=table.game.name,
        status=table.status,
        players=table.players,
        empty=len(table.empty_seats()),
        names=[chair.name for chair in table.chairs],
        # A person for whom a bot plays is not asked.
        asked=[seat for seat in asked if not table.chairs[seat].bot_plays],
        touched=table.touched,
        deadlines=_deadlines(table),
        clock=table.clock,
        ranked=table.ranked,
        language=table.language,
        puzzle=table.puzzle,
        lesson=table.lesson.chapter if table.lesson else "",
        places=list(table.match.score().places) if table.match and table.match.over else [],
    )


def _deadlines(table: TableState) -> list[float | None]:
    if table.clock.kind == "none" or table.paused:
        return []
    return [table.deadline(seat) if seat in table.to_move else None for seat in range(table.players)]


def table_row(table: TableState) -> dict[str, Any]:
    """Return the columns of a table that follow from its log."""
    return {
        "status": table.status,
        "listed": table.public and table.status == "open" and bool(table.empty_seats()),
        "touched": table.touched,
        "summary": msgspec.json.encode(summary(table)),
    }


def row_changes(table: TableState, **more: Any) -> list[Change]:
    """Bring the row of a table up to date; when its game is over, keep the result."""
    row: Change = update_row(table, **more)
    changes, result, solved = [row], result_of(table), solved_by(table)
    if result is not None:
        changes.append(partial(keep_result, result=result))
    if solved is not None:
        changes.append(partial(keep_solved, solved=solved))
    return changes


def update_row(table: TableState, **more: Any) -> Executable:
    """Bring the row of a table up to date."""
    return update(TABLES).where(TABLES.c.id == table.id).values(**table_row(table), **more)


def changes_with(store: Store, table: TableState, entry: AnyEntry) -> list[Executable]:
    """Return what must be committed together with an entry: codes and holders may not lag behind."""
    match entry:
        case entries.Sat(person=person, seat=seat) | entries.Held(person=person, seat=seat) if person:
            return [store.insert(HOLDERS).values(person=person, table_id=table.id, seat=seat)]
        case entries.Stood(seat=seat) | entries.Left(removed=True, seat=seat):
            return [_without_holders(table, seat)]
        case entries.Renewed(person=person, seat=seat):
            hold = store.insert(HOLDERS).values(person=person, table_id=table.id, seat=seat)
            return [_without_holders(table, seat), hold]
        case entries.Invited(code=code):
            return [update(TABLES).where(TABLES.c.id == table.id).values(code=code)]
    return []


def _without_holders(table: TableState, seat: int) -> Executable:
    return delete(HOLDERS).where(HOLDERS.c.table_id == table.id, HOLDERS.c.seat == seat)
