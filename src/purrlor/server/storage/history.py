"""Read what was played: the games of a person, statistics, records and ratings."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Collection, Iterable, Mapping
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, and_, case, delete, func, select, tuple_

from purrlor.server.storage.ratings import SURE
from purrlor.server.storage.results import STREAK_NOW, SeatResult
from purrlor.server.storage.schema import PLAYED, RATINGS, RECORDS, RESULTS, UNLISTED
from purrlor.server.storage.upsert import insert_new

PAGE = 30
RIVALS = 50
KNOWN = 2_000  # people of the last games among whom a friend is looked for
LEADERS = 100
CHAMPIONS = 5
SETTLED = 3  # ranked games before somebody is on a leaderboard
PEOPLE = "people"  # asks for games without bots


class Wanted(msgspec.Struct, frozen=True):
    """Which games of a person to list."""

    game: str = ""
    players: int = 0
    bots: str = ""
    friend: str = ""  # a person
    ranked: bool = False
    before: float = 0.0


class Game(msgspec.Struct, frozen=True):
    """A finished game; `mine` are the seats of who asks."""

    table_id: str
    share: str
    game: str
    rules: int
    options: bytes
    ranked: bool
    started: float
    ended: float
    seats: list[SeatResult]
    score: bytes
    mine: frozenset[int] = frozenset()


class Champion(msgspec.Struct, frozen=True):
    """Somebody who won most often in a game."""

    game: str
    person: str
    name: str
    avatar: int
    games: int
    wins: int


class Best(msgspec.Struct, frozen=True):
    """The best of a server: all games counted, who holds which record, and who won most often."""

    games: int
    records: list[Row[Any]]
    champions: list[Champion]


def friend_tag(person: str) -> str:
    """Name a person to others: their number stays secret, for it can't be computed from this."""
    return urlsafe_b64encode(blake2b(person.encode(), digest_size=9).digest()).decode()


def _game(row: Row[Any], mine: Iterable[int] = ()) -> Game:
    given = {name: value for name, value in row._mapping.items() if name in Game.__struct_fields__}
    given["seats"] = msgspec.json.decode(row.seats, type=list[SeatResult])
    return Game(**given, mine=frozenset(mine))


# -- the games of a person -----------------------------------------------------------------------------


def games_of(connection: Connection, person: str, wanted: Wanted) -> list[Game]:
    """List the games of a person, the newest first; one more than a page if there are more."""
    mine = select(PLAYED.c.table_id).where(PLAYED.c.person == person)
    if wanted.game:
        mine = mine.where(PLAYED.c.game == wanted.game)
    if wanted.players:
        mine = mine.where(PLAYED.c.players == wanted.players)
    if wanted.bots == PEOPLE:
        mine = mine.where(PLAYED.c.bots == "", PLAYED.c.players > 1)
    elif wanted.bots:
        mine = mine.where(PLAYED.c.bots == wanted.bots)
    if wanted.ranked:
        mine = mine.where(PLAYED.c.ranked)
    if wanted.before:
        mine = mine.where(PLAYED.c.ended < wanted.before)
    if wanted.friend:
        theirs = select(PLAYED.c.table_id).where(PLAYED.c.person == wanted.friend)
        mine = mine.where(PLAYED.c.table_id.in_(theirs))
    asked = (
        select(RESULTS).where(RESULTS.c.table_id.in_(mine)).order_by(RESULTS.c.ended.desc()).limit(PAGE + 1)
    )
    rows = connection.execute(asked).all()
    held = select(PLAYED.c.table_id, PLAYED.c.seat).where(
        PLAYED.c.person == person, PLAYED.c.table_id.in_([row.table_id for row in rows])
    )
    seats: dict[str, list[int]] = {}
    for table_id, seat in connection.execute(held):
        seats.setdefault(table_id, []).append(seat)
    return [_game(row, seats.get(row.table_id, ())) for row in rows]


def game_by_share(connection: Connection, share: str) -> Game | None:
    """Find a finished game by the name of its public page."""
    row = connection.execute(select(RESULTS).where(RESULTS.c.share == share)).first()
    return None if row is None else _game(row)


def share_of(connection: Connection, table_id: str) -> str | None:
    """Return the name of the public page of a finished game."""
    return connection.execute(select(RESULTS.c.share).where(RESULTS.c.table_id == table_id)).scalar()


# -- statistics ----------------------------------------------------------------------------------------


def statistics_of(connection: Connection, person: str) -> list[Row[Any]]:
    """Sum up the games of a person: by game, number of players, and level of the bots."""
    groups = PLAYED.c.game, PLAYED.c.players, PLAYED.c.bots
    asked = (
        select(
            *groups,
            func.count().label("games"),
            func.sum(case((PLAYED.c.place == 1, 1), else_=0)).label("wins"),
            func.avg(PLAYED.c.place).label("place"),
            func.avg(PLAYED.c.points).label("points"),
            func.max(PLAYED.c.points).label("best"),
        )
        .where(PLAYED.c.person == person, PLAYED.c.alone)
        .group_by(*groups)
        .order_by(*groups)
    )
    return list(connection.execute(asked))


def rivals_of(connection: Connection, person: str) -> list[Row[Any]]:
    """Sum up with whom a person played, and who was ahead how often."""
    mine, theirs = PLAYED.alias("mine"), PLAYED.alias("theirs")
    both = and_(mine.c.table_id == theirs.c.table_id, theirs.c.person != person, theirs.c.alone)
    asked = (
        select(
            theirs.c.person,
            func.count().label("games"),
            func.sum(case((mine.c.place < theirs.c.place, 1), else_=0)).label("ahead"),
            func.sum(case((mine.c.place > theirs.c.place, 1), else_=0)).label("behind"),
            func.max(theirs.c.ended).label("last"),
        )
        .select_from(mine.join(theirs, both))
        .where(mine.c.person == person, mine.c.alone)
        .group_by(theirs.c.person)
        .order_by(func.count().desc(), func.max(theirs.c.ended).desc())
        .limit(RIVALS)
    )
    return list(connection.execute(asked))


def latest_names(connection: Connection, last: dict[str, float]) -> dict[str, tuple[str, int]]:
    """Find the names and faces of persons at their games that ended at these moments."""
    if not last:
        return {}
    asked = select(PLAYED.c.person, PLAYED.c.name, PLAYED.c.avatar)
    asked = asked.where(tuple_(PLAYED.c.person, PLAYED.c.ended).in_(list(last.items())))
    return {person: (name, avatar) for person, name, avatar in connection.execute(asked)}


def find_friend(connection: Connection, person: str, tag: str) -> str | None:
    """Find somebody with whom a person played by the name that stands for them."""
    mine, theirs = PLAYED.alias("mine"), PLAYED.alias("theirs")
    asked = (
        select(theirs.c.person)
        .select_from(mine.join(theirs, mine.c.table_id == theirs.c.table_id))
        .where(mine.c.person == person, theirs.c.person != person)
        .group_by(theirs.c.person)
        .order_by(func.max(theirs.c.ended).desc())
        .limit(KNOWN)
    )
    return next((other for other in connection.execute(asked).scalars() if friend_tag(other) == tag), None)


def records_of(connection: Connection, person: str) -> list[Row[Any]]:
    """List the records of a person."""
    asked = select(RECORDS, RESULTS.c.share).join(RESULTS, RESULTS.c.table_id == RECORDS.c.table_id)
    asked = asked.where(RECORDS.c.person == person, RECORDS.c.what != STREAK_NOW)
    return list(connection.execute(asked.order_by(RECORDS.c.game, RECORDS.c.what)))


def ratings_of(connection: Connection, person: str) -> list[Row[Any]]:
    """List the ratings of a person."""
    asked = select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.game)
    return list(connection.execute(asked))


# -- the server's records ------------------------------------------------------------------------------

_NAMED = select(UNLISTED.c.person)


def best(connection: Connection, lines: Mapping[str, Collection[str]]) -> Best:
    """Find the best of all games, in these lines of every game's score."""
    held = [record_of_all(connection, game, what) for game, all_of in lines.items() for what in all_of]
    winners = []
    for game in lines:
        found = champions(connection, game)
        names = latest_names(connection, {row.person: row.last for row in found})
        winners += [Champion(game, row.person, *names[row.person], row.games, row.wins) for row in found]
    return Best(count_games(connection), [row for row in held if row is not None], winners)


def record_of_all(connection: Connection, game: str, what: str) -> Row[Any] | None:
    """Find who holds a record; who was first, if several do."""
    asked = select(RECORDS).where(RECORDS.c.game == game, RECORDS.c.what == what)
    asked = asked.where(RECORDS.c.person.not_in(_NAMED))
    return connection.execute(asked.order_by(RECORDS.c.amount.desc(), RECORDS.c.at).limit(1)).first()


def champions(connection: Connection, game: str) -> list[Row[Any]]:
    """List who won most often against people."""
    wins = func.sum(case((PLAYED.c.place == 1, 1), else_=0))
    asked = (
        select(
            PLAYED.c.person,
            func.count().label("games"),
            wins.label("wins"),
            func.max(PLAYED.c.ended).label("last"),
        )
        .where(PLAYED.c.game == game, PLAYED.c.alone, PLAYED.c.bots == "", PLAYED.c.players > 1)
        .where(PLAYED.c.person.not_in(_NAMED))
        .group_by(PLAYED.c.person)
        .having(wins > 0)
        .order_by(wins.desc(), func.count(), func.max(PLAYED.c.ended))
        .limit(CHAMPIONS)
    )
    return list(connection.execute(asked))


def count_games(connection: Connection) -> int:
    """Count the games that were played to their end here."""
    return int(connection.execute(select(func.count()).select_from(RESULTS)).scalar_one())


def leaders(connection: Connection, game: str) -> list[Row[Any]]:
    """List the strongest players of a game, by the rating that they have for sure."""
    asked = (
        select(RATINGS)
        .where(RATINGS.c.game == game, RATINGS.c.games >= SETTLED, RATINGS.c.person.not_in(_NAMED))
        .order_by((RATINGS.c.mu - SURE * RATINGS.c.sigma).desc(), RATINGS.c.at)
        .limit(LEADERS)
    )
    return list(connection.execute(asked))


def is_unlisted(connection: Connection, person: str) -> bool:
    """Tell whether a person does not want to be named."""
    return (
        connection.execute(select(UNLISTED.c.person).where(UNLISTED.c.person == person)).first() is not None
    )


def set_unlisted(connection: Connection, person: str, on: bool) -> None:
    """Note whether a person wants not to be named."""
    if on:
        insert_new(connection, UNLISTED, person=person)
    else:
        connection.execute(delete(UNLISTED).where(UNLISTED.c.person == person))
