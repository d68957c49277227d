"""How strong people are: ratings of all who played a ranked game, with their uncertainty."""

from __future__ import annotations

from functools import cache

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, select

from purrlor.server.storage.schema import HOLDERS, RATINGS
from purrlor.server.storage.upsert import upsert

SCALE = 60.0
BEGINNER = round(25 * SCALE)  # as shown; 25 is where everybody begins in the model
SURE = 2.0  # deviations below the rating by which people are ordered


class Ranked(msgspec.Struct, frozen=True):
    """Somebody who played a ranked game: 1 is the best place."""

    person: str
    name: str
    avatar: int
    place: int


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def shown(mu: float) -> int:
    """Return a rating as people see it."""
    return round(mu * SCALE)


def rate(before: list[tuple[float, float] | None], places: list[int]) -> list[tuple[float, float]]:
    """Rate the players of one game anew: each has a rating and its deviation; None is a beginner's."""
    model = _model()
    teams = [[model.rating() if each is None else model.rating(*each)] for each in before]
    return [(one.mu, one.sigma) for [one] in model.rate(teams, ranks=[float(place) for place in places])]


def strengths(connection: Connection, games: dict[str, str]) -> dict[str, int]:
    """Return the mean rating of those who sit at some tables, by table; the tables come with their games."""
    asked = (
        select(HOLDERS.c.table_id, RATINGS.c.game, RATINGS.c.mu)
        .join(RATINGS, RATINGS.c.person == HOLDERS.c.person)
        .where(HOLDERS.c.table_id.in_(games))
    )
    found: dict[str, list[float]] = {}
    for table_id, game, mu in connection.execute(asked):
        if games[table_id] == game:
            found.setdefault(table_id, []).append(mu)
    return {table_id: shown(sum(all_) / len(all_)) for table_id, all_ in found.items()}


def change_ratings(connection: Connection, game: str, seats: list[Ranked], at: float) -> dict[str, float]:
    """Change the ratings of all who played one game; return by how much, as shown."""
    persons = [seat.person for seat in seats]
    asked = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.person.in_(persons))
    known = {row.person: row for row in connection.execute(asked)}
    before = [(known[person].mu, known[person].sigma) if person in known else None for person in persons]
    changes = {}
    for seat, old, (mu, sigma) in zip(
        seats, before, rate(before, [seat.place for seat in seats]), strict=True
    ):
        games = known[seat.person].games + 1 if seat.person in known else 1
        upsert(
            connection,
            RATINGS,
            {"person": seat.person, "game": game},
            {"mu": mu, "sigma": sigma, "games": games, "name": seat.name, "avatar": seat.avatar, "at": at},
        )
        changes[seat.person] = SCALE * (mu - (old[0] if old else _model().mu))
    return changes
