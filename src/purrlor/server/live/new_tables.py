"""Open tables: for a new game, for a saved one, and for a rematch."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from functools import partial
from typing import Any

from msgspec import Raw

from purrlor.bots.puzzle import SOLVER
from purrlor.server.live.codes import new_code
from purrlor.server.live.table import LiveTable
from purrlor.server.live.tables import LiveTables
from purrlor.server.log import entries, seating
from purrlor.server.log.chair import Chair
from purrlor.server.log.entries import AnyEntry, write_entry
from purrlor.server.log.seed import draw_secret
from purrlor.server.log.state import TableState
from purrlor.server.protocol.bodies import NewTable, Sitter
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage.schema import TABLES
from purrlor.server.storage.store import Write
from purrlor.server.storage.table_rows import table_row
from purrlor.table.deck import Deck
from purrlor.table.game import Game, find_game
from purrlor.table.lesson import LEARNER, Lesson
from purrlor.table.match import Match
from purrlor.table.options import PLAYERS, Settings
from purrlor.table.reasons import refused
from purrlor.table.wire import load, save


async def open_table(tables: LiveTables, person: str, asked: NewTable) -> LiveTable:
    """Open a table for a new game."""
    if asked.warns and asked.public:
        raise refused("no-warnings-among-strangers")
    game = find_game(asked.game)
    settings = game.settle(asked.options)
    # Nothing is written before everything is known to be possible.
    match = Match.new(game, settings, 0, asked.deck)
    bots = seating.check_bots(asked.bots, match.seats)
    if asked.ranked:
        check_ranked(asked, match.seats)
    table = await _open(
        tables,
        person,
        game,
        settings,
        asked.deck,
        secret=draw_secret(),
        clock=asked.clock,
        pace=asked.pace,
        public=asked.public,
        several=asked.several,
        warns=asked.warns and not asked.ranked,
        ranked=asked.ranked,
        language=asked.sitter.language,
    )
    await _seat(table, person, bots, asked.sitter if asked.sit else None)
    return table


def check_ranked(asked: NewTable, seats: int) -> None:
    """Refuse a ranked table whose result would say nothing about its players."""
    if seats < 2:
        raise refused("ranked-alone")
    if asked.bots:
        raise refused("ranked-no-bots")
    if asked.clock.kind == "none":
        raise refused("ranked-clock")
    if asked.deck:
        raise refused("ranked-cards")


async def open_saved(
    tables: LiveTables,
    person: str,
    match: Match,
    asked: dict[str, str],
    sitter: Sitter,
    public: bool = False,
    forked: bool = False,
) -> LiveTable:
    """Open a table for a game that has begun elsewhere."""
    bots = seating.check_bots(asked, match.seats)
    table = await _open_at(tables, person, match, public=public, forked=forked)
    await _seat(table, person, bots, sitter)
    return table


async def open_lesson(tables: LiveTables, person: str, lesson: Lesson, sitter: Sitter) -> LiveTable:
    """Open a table for a lesson, and deal."""
    match = lesson.deal()
    table = await _open_at(tables, person, match, lesson=lesson.chapter)
    await _play_alone(table, person, LEARNER, lesson.bot, sitter)
    return table


async def open_puzzle(
    tables: LiveTables, person: str, position: bytes, day: str, rival: str, sitter: Sitter
) -> LiveTable:
    """Open a table for the puzzle of a day, and begin."""
    match = await asyncio.to_thread(load, position)
    table = await _open_at(tables, person, match, puzzle=day, language=sitter.language)
    await _play_alone(table, person, SOLVER, rival, sitter)
    return table


async def open_rematch(
    tables: LiveTables,
    table: LiveTable,
    settings: Settings | None = None,
    language: str = "en",
    asker: str = "",
    without: Collection[str] = (),
) -> None:
    """Open the next table for the same people, once: whoever comes second finds it in the log.

    Persons left out, `without`, get no seat; if the host is one of them, the asker is the new host.
    """
    state = table.state
    if state.ranked and settings is not None and settings[PLAYERS] == 1:
        raise refused("ranked-alone")
    following = await _open(
        tables,
        asker if any(state.is_host(person) for person in without) else state.host,
        state.game,
        settings or state.settings,
        state.deck,
        secret=draw_secret(),
        clock=state.clock,
        pace=state.pace,
        warns=state.warns,
        ranked=state.ranked,
        language=state.language,
    )
    # Everybody sits before anybody is told: nobody can take another's seat.
    asked = [Chair() if chair.persons.intersection(without) else chair for chair in state.chairs]
    chairs = seating.seat_again(asked, following.state.players)
    for seat, chair in enumerate(chairs):
        for again in seating.sit_again(seat, chair):
            await following.do(partial(_just, again))
    # More bots where there were some; people are free to join where there were none.
    bot = next((chair.bot for chair in chairs if chair.kind == "bot"), "")
    for seat in following.state.empty_seats() if bot else []:
        await following.do(partial(seating.sit_bot, seat=seat, bot=bot, language=language))
    code = following.state.code
    done = await table.do(lambda state: None if state.rematch else entries.Rematched(code=code))
    if done is None:
        for seat in range(following.state.players):
            await following.do(partial(_just, entries.Stood(seat=seat)))


async def _open(
    tables: LiveTables, host: str, game: Game[Any], options: Settings, deck: Deck, **more: Any
) -> LiveTable:
    given = {"rules": game.version, "clock": Clock(), "public": False, **more}
    entry = entries.Opened(code=new_code(), game=game.name, options=options, deck=deck, host=host, **given)
    store, at = tables.worker.store, tables.worker.now()
    state = TableState(secrets.token_hex(8))
    state.apply(entry, at)
    row = store.insert(TABLES).values(id=state.id, code=state.code, **table_row(state))
    await store.append(Write(state.id, 1, at, write_entry(entry), [row]))
    return tables.add(state)


async def _open_at(tables: LiveTables, host: str, match: Match, **more: Any) -> LiveTable:
    """Open a table that begins where a match stands."""
    saved = Raw((await asyncio.to_thread(save, match)).strip())
    return await _open(
        tables, host, match.game, match.settings, match.deck, rules=match.rules, saved=saved, **more
    )


async def _play_alone(table: LiveTable, person: str, own: int, bot: str, sitter: Sitter) -> None:
    """Seat somebody among bots, and begin."""
    await _seat(table, person, {seat: bot for seat in range(table.state.players) if seat != own}, sitter)
    await table.do(partial(_just, entries.Started()))


async def _seat(table: LiveTable, person: str, bots: dict[int, str], sitter: Sitter | None) -> None:
    language = sitter.language if sitter else "en"
    empty = [seat for seat in table.state.empty_seats() if seat not in bots]
    # Whoever is a person comes first: bots take names and faces that are left.
    if sitter is not None and empty:
        await table.do(partial(seating.sit_person, person=person, seat=empty[0], sitter=sitter))
    for seat, bot in bots.items():
        await table.do(partial(seating.sit_bot, seat=seat, bot=bot, language=language))


def _just(entry: AnyEntry, state: TableState) -> AnyEntry:
    return entry
