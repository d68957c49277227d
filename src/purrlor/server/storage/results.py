"""Keep how games ended: one result for each, the games of every person, and their records."""

from __future__ import annotations

import secrets
from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from purrlor.server.log.chair import Chair
from purrlor.server.log.state import TableState
from purrlor.server.storage.person_rows import merge_rows, person_of, wait_for_turn
from purrlor.server.storage.ratings import Ranked, change_ratings
from purrlor.server.storage.schema import PLAYED, RECORDS, RESULTS
from purrlor.server.storage.upsert import insert_new, upsert_all
from purrlor.table.game import Score
from purrlor.table.options import Settings

MIXED = "mixed"  # bots of several levels
TOTAL, STREAK, STREAK_NOW = "total", "streak", "streak-now"
NOBODY = "–"  # instead of a name that was erased
KEEP_PLAYED = insert(PLAYED)


class SeatResult(msgspec.Struct, omit_defaults=True):
    """How a seat ended: whose it was, the place, the points if the game counts some."""

    name: str
    place: int
    points: int | None = None
    avatar: int = 0
    bot: str = ""  # the level of the bot that played, to the end
    gone: bool = False  # it played for a person
    rating: float | None = None  # the change of the rating, as shown


class Result(msgspec.Struct):
    """How a game ended, with the persons of the seats as the log names them; empty for a bot's."""

    table_id: str
    game: str
    rules: int
    options: Settings
    ranked: bool
    started: float
    ended: float
    persons: list[str]
    seats: list[SeatResult]
    score: Score
    own_cards: bool = False

    @property
    def bots(self) -> str:
        """Name the level of the bots that played."""
        levels = {seat.bot for seat in self.seats if seat.bot}
        return "" if not levels else MIXED if len(levels) > 1 else levels.pop()


def result_of(table: TableState) -> Result | None:
    """Return the result of a game that was dealt here and played to its end by people."""
    if table.match is None or not table.match.over or table.called_off or table.lesson is not None:
        return None
    persons = [chair.person for chair in table.chairs]
    if table.origin != "new" or not any(persons):
        return None
    score = table.match.score()
    return Result(
        table_id=table.id,
        game=table.game.name,
        rules=table.rules,
        options=table.settings,
        ranked=table.ranked,
        started=table.started,
        ended=table.ended,
        persons=persons,
        seats=[_seat_result(chair, score, seat) for seat, chair in enumerate(table.chairs)],
        score=score,
        own_cards=bool(table.deck),
    )


def _seat_result(chair: Chair, score: Score, seat: int) -> SeatResult:
    return SeatResult(
        name=chair.name,
        place=score.places[seat],
        points=points_of(score, seat),
        avatar=chair.avatar,
        bot=chair.bot,
        gone=bool(chair.person and chair.bot_plays),
    )


def points_of(score: Score, seat: int) -> int | None:
    """Return the points of a seat, if the game counts some."""
    total = next((line for line in score.lines if line.total), None)
    return None if total is None else total.amounts[seat]


def keep_result(connection: Connection, result: Result) -> None:
    """Write the result of a finished game, once, with the changes of ratings and records."""
    wait_for_turn(connection)
    kept = {
        "table_id": result.table_id,
        "game": result.game,
        "players": len(result.seats),
        "bots": result.bots,
        "ranked": result.ranked,
        "ended": result.ended,
    }
    new = insert_new(
        connection,
        RESULTS,
        share=secrets.token_urlsafe(9),
        rules=result.rules,
        options=msgspec.json.encode(result.options),
        started=result.started,
        seats=msgspec.json.encode(result.seats),
        score=msgspec.json.encode(result.score),
        **kept,
    )
    if not new:
        return
    known = person_of(connection, {person for person in result.persons if person})
    persons = [known.get(person, "") for person in result.persons]
    if result.ranked:
        _rate(connection, result, persons)
        row = update(RESULTS).where(RESULTS.c.table_id == result.table_id)
        connection.execute(row.values(seats=msgspec.json.encode(result.seats)))
    played, alone = [], {}
    for seat, person in enumerate(persons):
        if person:
            own = msgspec.structs.asdict(result.seats[seat])
            del own["bot"]
            has_one = persons.count(person) == 1
            played.append({"person": person, "seat": seat, "alone": has_one, **own, **kept})
            if has_one and not own["gone"]:
                alone[person] = seat
    if played:
        connection.execute(KEEP_PLAYED, played)
    # Own cards may be worth anything: what is scored with them is no record.
    if not result.own_cards:
        _keep_records(connection, result, alone)


def _rate(connection: Connection, result: Result, persons: list[str]) -> None:
    """Rate a ranked game: whoever left stands behind all who stayed."""
    worst = max(seat.place for seat in result.seats) + 1
    ranked = [
        Ranked(person, seat.name, seat.avatar, worst if seat.gone else seat.place)
        for person, seat in zip(persons, result.seats, strict=True)
        if person
    ]
    # Who merged two guests into one profile may have sat on two seats.
    if len({one.person for one in ranked}) != len(ranked) or len(ranked) < 2:
        return
    changes = change_ratings(connection, result.game, ranked, result.ended)
    for person, seat in zip(persons, result.seats, strict=True):
        seat.rating = changes.get(person)


# -- records -------------------------------------------------------------------------------------------


def _keep_records(connection: Connection, result: Result, seats: dict[str, int]) -> None:
    """Keep the best of every line of the score that all have, and how many games were won in a row."""
    game = result.game
    asked = select(RECORDS.c.person, RECORDS.c.what, RECORDS.c.amount)
    asked = asked.where(RECORDS.c.person.in_(seats), RECORDS.c.game == game)
    best: dict[tuple[str, str], int] = {
        (row.person, row.what): row.amount for row in connection.execute(asked)
    }
    rows = []
    for person, seat in seats.items():
        mine = result.seats[seat]
        done = {
            TOTAL if line.total else line.key: amount
            for line in result.score.lines
            if not line.args and len(line.amounts) > seat and (amount := line.amounts[seat]) is not None
        }
        done[STREAK_NOW] = best.get((person, STREAK_NOW), 0) + 1 if mine.place == 1 else 0
        done[STREAK] = done[STREAK_NOW]
        for what, amount in done.items():
            if what == STREAK_NOW or amount > best.get((person, what), amount - 1):
                keys = {"person": person, "game": game, "what": what}
                found = {"amount": amount, "table_id": result.table_id, "at": result.ended}
                rows.append({**keys, **found, "name": mine.name, "avatar": mine.avatar})
    upsert_all(connection, RECORDS, ("person", "game", "what"), rows)


# -- coming along --------------------------------------------------------------------------------------


def merge_person(connection: Connection, guest: str, person: str) -> None:
    """Make a guest part of a profile, with all that was played: of two records the better one stays."""
    wait_for_turn(connection)
    mine, theirs = RECORDS.alias("mine"), RECORDS.alias("theirs")
    same = and_(mine.c.game == theirs.c.game, mine.c.what == theirs.c.what)
    # The wins in a row go on where the last game was.
    newer = and_(mine.c.what == STREAK_NOW, theirs.c.at > mine.c.at)
    better = and_(mine.c.what != STREAK_NOW, theirs.c.amount > mine.c.amount)
    asked = select(mine.c.game, mine.c.what).join(theirs, same)
    asked = asked.where(mine.c.person == person, theirs.c.person == guest, newer | better)
    for game, what in connection.execute(asked).all():
        this = RECORDS.c.person == person, RECORDS.c.game == game, RECORDS.c.what == what
        connection.execute(delete(RECORDS).where(*this))
    merge_rows(connection, guest, person)
    # Whoever played against this person was the same one: that says nothing about either of them.
    tables = select(PLAYED.c.table_id).where(PLAYED.c.person == person).group_by(PLAYED.c.table_id)
    twice = PLAYED.c.person == person, PLAYED.c.table_id.in_(tables.having(func.count() > 1))
    connection.execute(update(PLAYED).where(*twice).values(alone=False))


# -- erasing -------------------------------------------------------------------------------------------


def erase_names(connection: Connection, persons: Collection[str]) -> None:
    """Erase the names of persons from the results of games that others played, too."""
    asked = select(PLAYED.c.table_id, PLAYED.c.seat).where(PLAYED.c.person.in_(persons))
    for table_id, seat in connection.execute(asked).all():
        this = RESULTS.c.table_id == table_id
        data = connection.execute(select(RESULTS.c.seats).where(this)).scalar_one()
        seats = msgspec.json.decode(data, type=list[SeatResult])
        seats[seat].name, seats[seat].avatar = NOBODY, 0
        connection.execute(update(RESULTS).where(this).values(seats=msgspec.json.encode(seats)))
