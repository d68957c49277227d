"""The puzzles of days: their positions, how the strongest bot did them, and who solved them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select, update

from purrlor.bots.puzzle import SOLVER, outcome
from purrlor.server.log.state import Status, TableState
from purrlor.server.storage.person_rows import person_of
from purrlor.server.storage.schema import HOLDERS, LOG, PUZZLES, SOLVED, TABLES, UNLISTED
from purrlor.server.storage.upsert import insert_new

LISTED = 100
OLDEST = 60  # days for which puzzles can be looked at


class Solved(msgspec.Struct, frozen=True):
    """How somebody solved a puzzle."""

    person: str
    day: str
    table_id: str
    place: int
    points: int
    name: str
    avatar: int
    at: float


def solved_by(table: TableState) -> Solved | None:
    """Return how the puzzle of a table was solved; None if it was not, or a bot had to help."""
    if not table.puzzle or table.match is None or not table.match.over:
        return None
    chair = table.chairs[SOLVER]
    if not chair.person or chair.bot_plays:
        return None
    done = outcome(table.match.score())
    return Solved(
        chair.person, table.puzzle, table.id, done.place, done.points, chair.name, chair.avatar, table.ended
    )


class Begun(msgspec.Struct):
    """A table at which a person holds a seat, as far as puzzles go."""

    status: Status
    puzzle: str = ""
    id: str = ""


def first_table(connection: Connection, day: str, person: str) -> Begun | None:
    """Find the table at which somebody first began the puzzle of a day."""
    begins = datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()
    asked = (
        select(TABLES.c.id, TABLES.c.summary)
        .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
        .join(LOG, LOG.c.table_id == TABLES.c.id)
        .where(HOLDERS.c.person == person, LOG.c.number == 1, LOG.c.at >= begins)
        .order_by(LOG.c.at, TABLES.c.id)
    )
    for row in connection.execute(asked):
        begun = msgspec.json.decode(row.summary, type=Begun)
        if begun.puzzle == day:
            begun.id = row.id
            return begun
    return None


def keep_solved(connection: Connection, solved: Solved) -> None:
    """Keep how somebody solved a puzzle: only where they first began it, for there they had not seen more."""
    values = msgspec.structs.asdict(solved)
    person = values["person"] = person_of(connection, {solved.person})[solved.person]
    first = first_table(connection, solved.day, person)
    if first is None or first.id == solved.table_id:
        insert_new(connection, SOLVED, **values)


def read_puzzle(connection: Connection, day: str) -> Row[Any] | None:
    """Find the puzzle of a day."""
    return connection.execute(select(PUZZLES).where(PUZZLES.c.day == day)).first()


def keep_puzzle(connection: Connection, day: str, game: str, position: bytes) -> None:
    """Keep the puzzle of a day."""
    insert_new(connection, PUZZLES, day=day, game=game, position=position)


def keep_solution(connection: Connection, day: str, solution: bytes) -> None:
    """Keep how the strongest bot did a puzzle."""
    connection.execute(update(PUZZLES).where(PUZZLES.c.day == day).values(solution=solution))


def best_of_day(connection: Connection, day: str) -> list[Row[Any]]:
    """List who solved the puzzle of a day, the best first."""
    hidden = select(UNLISTED.c.person)
    asked = select(SOLVED).where(SOLVED.c.day == day, SOLVED.c.person.not_in(hidden))
    order = SOLVED.c.place, SOLVED.c.points.desc(), SOLVED.c.at
    return list(connection.execute(asked.order_by(*order).limit(LISTED)))


def own_result(connection: Connection, day: str, person: str) -> Row[Any] | None:
    """Return how somebody solved the puzzle of a day."""
    return connection.execute(select(SOLVED).where(SOLVED.c.day == day, SOLVED.c.person == person)).first()
