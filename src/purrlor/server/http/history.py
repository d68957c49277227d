"""What was played: history, statistics, the hall of fame and leaderboards."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row

from purrlor.server.http.operation import Operation
from purrlor.server.http.request import ApiRequest
from purrlor.server.protocol import history_bodies as told
from purrlor.server.storage import history
from purrlor.server.storage.history import Game
from purrlor.server.storage.ratings import SCALE, shown
from purrlor.server.storage.results import STREAK, TOTAL
from purrlor.server.storage.store import Write
from purrlor.server.texts import game_texts, server_texts
from purrlor.table.game import all_games, find_game
from purrlor.table.texts import Texts


def texts_of(game: str, language: str) -> Texts:
    """Find the texts of a game."""
    return game_texts(find_game(game), language, {})


def bot_name(bot: str, language: str) -> str:
    """Say what a bot, or the bots of several levels, are called."""
    texts = server_texts(language)
    return "" if not bot else texts.say(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot


def tell_game(game: Game, language: str) -> told.PlayedGame:
    """Tell of a finished game: when it was, and how everybody did."""
    seats = [
        told.PlayedSeat(
            name=seat.name,
            avatar=seat.avatar,
            bot=bot_name(seat.bot, language),
            place=seat.place,
            points=seat.points,
            you=number in game.mine,
            gone=seat.gone,
            rating=None if seat.rating is None else round(seat.rating),
        )
        for number, seat in enumerate(game.seats)
    ]
    return told.PlayedGame(
        share=game.share,
        game=game.game,
        game_name=texts_of(game.game, language).say("game-name"),
        ranked=game.ranked,
        ended=game.ended,
        minutes=max(1, round((game.ended - game.started) / 60)),
        seats=seats,
    )


# -- the asker's own -----------------------------------------------------------------------------------


async def show_history(request: ApiRequest, query: told.Wanted) -> told.History:
    """List the finished games of the asker."""
    person = request.person
    if not person:
        return told.History([], False, False)

    def read(connection: Connection) -> tuple[list[Game], bool]:
        friend = ""
        if query.friend:
            friend = history.find_friend(connection, person, query.friend) or "?"
        wanted = history.Wanted(query.game, query.players, query.bots, friend, query.ranked, query.before)
        return history.games_of(connection, person, wanted), history.is_unlisted(connection, person)

    games, unlisted = await request.worker.store.read(read)
    listed = [tell_game(game, request.language) for game in games[: history.PAGE]]
    return told.History(listed, len(games) > history.PAGE, unlisted)


async def show_statistics(request: ApiRequest, none: None) -> told.Statistics:
    """Sum up what the asker played: by game, against whom, records and ratings."""
    person, language = request.person, request.language
    if not person:
        return told.Statistics([], [], [], [])

    def read(connection: Connection) -> told.Statistics:
        rivals = history.rivals_of(connection, person)
        names = history.latest_names(connection, {row.person: row.last for row in rivals})
        return told.Statistics(
            statistics=[_statistic(row, language) for row in history.statistics_of(connection, person)],
            rivals=[
                told.Rival(
                    history.friend_tag(row.person),
                    *names[row.person],
                    games=row.games,
                    ahead=row.ahead,
                    behind=row.behind,
                    last=row.last,
                )
                for row in rivals
            ],
            records=[
                record
                for row in sorted(history.records_of(connection, person), key=_importance)
                if (record := _record(row, person, language, row.share)) is not None
            ],
            ratings=[_rating(row, language) for row in history.ratings_of(connection, person)],
        )

    return await request.worker.store.read(read)


def _statistic(row: Row[Any], language: str) -> told.Statistic:
    return told.Statistic(
        game=row.game,
        game_name=texts_of(row.game, language).say("game-name"),
        players=row.players,
        bots=row.bots,
        bots_name=bot_name(row.bots, language),
        games=row.games,
        wins=row.wins,
        place=round(float(row.place), 2),
        points=None if row.points is None else round(float(row.points), 1),
        best=row.best,
    )


def _record(row: Row[Any], person: str, language: str, share: str | None) -> told.RecordHeld | None:
    """Tell a record; None of a line that is none: a game names its records `record-...`.

    To have nothing of a line is no record either; the total may be below zero.
    """
    texts = texts_of(row.game, language)
    if not texts.has(f"record-{row.what}") or (row.what != TOTAL and row.amount <= 0):
        return None
    return told.RecordHeld(
        game=row.game,
        game_name=texts.say("game-name"),
        what=texts.say(f"record-{row.what}"),
        amount=row.amount,
        name=row.name,
        avatar=row.avatar,
        at=row.at,
        you=row.person == person,
        share=share,
    )


def _rating(row: Row[Any], language: str) -> told.Rating:
    name = texts_of(row.game, language).say("game-name")
    return told.Rating(row.game, name, shown(row.mu), round(row.sigma * SCALE), row.games)


def _importance(row: Row[Any]) -> tuple[str, int]:
    named = list(records_named(texts_of(row.game, "en")))
    return row.game, named.index(row.what) if row.what in named else len(named)


async def set_unlisted(request: ApiRequest, body: told.Unlisted) -> told.Unlisted:
    """Note whether the asker wants not to be named in the hall of fame and on leaderboards."""
    person = request.require_person()
    write = partial(history.set_unlisted, person=person, on=body.on)
    await request.worker.store.append(Write("", also=[write]))
    request.worker.hall.forget("")
    return body


# -- the server's records ------------------------------------------------------------------------------


def records_named(texts: Texts) -> Collection[str]:
    """List the lines of a game's score that are records, the most important first."""
    lines = [key.removeprefix("record-") for key in texts.keys("record-")]
    return [TOTAL, *(line for line in lines if line not in (TOTAL, STREAK)), STREAK]


async def show_hall(request: ApiRequest, none: None) -> told.Hall:
    """Show the server's records, and who won most."""
    person, language = request.person, request.language
    lines = {game: records_named(texts_of(game, language)) for game in all_games()}
    worker = request.worker
    # It counts all games that were ever played, so not for everybody anew.
    best = await worker.hall.get("", lambda: worker.store.read(partial(history.best, lines=lines)))
    records = [
        held
        for row in best.records
        if (held := _record(row, person, language, None)) is not None
        and (row.what != STREAK or held.amount > 1)
    ]
    winners = [
        told.Champion(
            one.game,
            texts_of(one.game, language).say("game-name"),
            one.name,
            one.avatar,
            games=one.games,
            wins=one.wins,
            you=one.person == person,
        )
        for one in best.champions
    ]
    return told.Hall(best.games, records, winners)


async def show_leaders(request: ApiRequest, query: told.OfGame) -> told.Leaders:
    """List the strongest players of a game."""
    game = find_game(query.game or next(iter(all_games())))
    rows = await request.worker.store.read(partial(history.leaders, game=game.name))
    listed = [
        told.Leader(
            place=place,
            name=row.name,
            avatar=row.avatar,
            rating=shown(row.mu),
            deviation=round(row.sigma * SCALE),
            games=row.games,
            you=row.person == request.person,
        )
        for place, row in enumerate(rows, 1)
    ]
    return told.Leaders(game.name, texts_of(game.name, request.language).say("game-name"), listed)


HISTORY_OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/api/history", show_history, told.History, query=told.Wanted),
    Operation("GET", "/api/statistics", show_statistics, told.Statistics),
    Operation("POST", "/api/unlisted", set_unlisted, told.Unlisted, told.Unlisted, limit="open"),
    Operation("GET", "/api/hall", show_hall, told.Hall),
    Operation("GET", "/api/leaders", show_leaders, told.Leaders, query=told.OfGame),
)
