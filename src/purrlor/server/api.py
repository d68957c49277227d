"""Answer everything around live play: lists, sitting down, links, replays, files."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from purrlor import __version__
from purrlor.bots import all_bots
from purrlor.server import entries, messages, rulings
from purrlor.server.asking import LARGE, SMALL, Asking
from purrlor.server.book import Book
from purrlor.server.fairness import join_seed
from purrlor.server.index import Summary, summary
from purrlor.server.replay import Moment, own_seat, replay_game
from purrlor.server.seats import SeatKey, new_code
from purrlor.server.speech import game_speech, house_speech
from purrlor.server.tables import LiveTable
from purrlor.server.tell import table_info
from purrlor.table.game import all_games, find_game
from purrlor.table.match import Match
from purrlor.table.options import PLAYERS
from purrlor.table.reasons import refused
from purrlor.table.texts import LANGUAGES
from purrlor.table.wire import load, save

RECENT = 86_400.0  # seconds for which an open table is listed


class Nothing(Struct, forbid_unknown_fields=True):
    """An empty body."""


class OneSeat(Struct):
    """The seat asked about."""

    seat: Annotated[int, Meta(ge=0, le=15)]


Handler = Callable[[Asking, Any], Awaitable[Any]]


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    handler: Handler
    answer: type[Struct]
    body: type[Struct] | None = None
    query: type[Struct] | None = None
    most: int = SMALL
    limit: str = ""  # the name of a stricter limit


# -- games ---------------------------------------------------------------------------------------------


async def list_games(asking: Asking, none: None) -> messages.Games:
    """List the games with their options, and the bots."""
    say = house_speech(asking.language).texts
    bots = [
        messages.BotInfo(name, say.say(f"bot-{name}") if say.has(f"bot-{name}") else name)
        for name in all_bots()
    ]
    games = [_game_info(name, asking.language) for name in all_games()]
    return messages.Games(games, bots, list(LANGUAGES))


@cache
def _game_info(name: str, language: str) -> messages.GameInfo:
    game = find_game(name)
    texts = game_speech(game, language, {}).texts
    options = [
        messages.OptionInfo(
            option.name,
            texts.say(f"option-{option.name}"),
            texts.say(f"option-{option.name}-about") if texts.has(f"option-{option.name}-about") else "",
            list(game.player_counts() if option.name == PLAYERS else option.values),
            option.default,
        )
        for option in game.options
    ]
    return messages.GameInfo(
        game.name, texts.say("game-name"), texts.say("game-about"), game.version, options
    )


async def show_address(asking: Asking, none: None) -> messages.Address:
    """Tell whoever came by `localhost` where friends find this house: that name leads them to their own."""
    local = asking.request.url.hostname in LOCAL
    return messages.Address(asking.house.friends if local else "")


async def show_rules(asking: Asking, none: None) -> messages.RulesPage:
    """Show the rules in our own words."""
    game = find_game(asking.request.path_params["game"])
    page = game.texts / f"rules.{asking.language}.md"
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    text = text or house_speech(asking.language).texts.say("no-rules-page")
    return messages.RulesPage(game.name, asking.language, text)


# -- tables --------------------------------------------------------------------------------------------


async def open_table(asking: Asking, body: messages.NewTable) -> messages.Seated:
    """Open a table."""
    person = asking.greet()
    return _seated(asking, await asking.house.open(person, body))


def _seated(asking: Asking, table: LiveTable, seat: int | None = None) -> messages.Seated:
    held = table.book.seats_of(asking.person)
    if seat is None and held:
        seat = held[0]
    return messages.Seated(table.book.code, seat, None if seat is None else _link(asking, table, seat))


def _link(asking: Asking, table: LiveTable, seat: int) -> str:
    key = SeatKey(table.id, seat, table.book.chairs[seat].key)
    return f"/seat/{asking.house.signatures.seat_token(key)}"


async def list_tables(asking: Asking, none: None) -> messages.Tables:
    """List the public tables with empty seats."""
    rows = await asking.house.store.listed(asking.house.now() - RECENT)
    summaries = [msgspec.json.decode(row, type=Summary) for row in rows]
    return messages.Tables([_listed(asking, each, []) for each in summaries])


async def list_mine(asking: Asking, none: None) -> messages.Tables:
    """List the tables where the asker holds a seat."""
    rows = await asking.house.store.held(asking.person) if asking.person else []
    seats: dict[bytes, list[int]] = {}
    for row, seat in rows:
        seats.setdefault(row, []).append(seat)
    awake = {table.book.code: table for table in asking.house.tables.values()}
    listed = []
    for row, held in seats.items():
        known = msgspec.json.decode(row, type=Summary)
        table = awake.get(known.code)
        listed.append(_listed(asking, summary(table.book) if table else known, held))
    return messages.Tables(listed)


def _listed(asking: Asking, known: Summary, seats: list[int]) -> messages.TableListed:
    game = game_speech(find_game(known.game), asking.language, {}).texts.say("game-name")
    return messages.TableListed(
        code=known.code,
        game=known.game,
        game_name=game,
        status=known.status,
        players=known.players,
        empty=known.empty,
        names=[name for name in known.names if name],
        seats=seats,
        your_turn=any(seat in known.asked for seat in seats),
        touched=int(known.touched),
    )


async def show_table(asking: Asking, none: None) -> messages.TablePage:
    """Show a table."""
    return _page(asking, await asking.table())


def _page(asking: Asking, table: LiveTable) -> messages.TablePage:
    info = table_info(table.book, asking.language, table.online())
    mine = table.book.seats_of(asking.person)
    return messages.TablePage(info, mine, bool(asking.person) and asking.person == table.book.host)


async def join_table(asking: Asking, body: messages.Join) -> messages.Seated:
    """Sit down at a table."""
    table, person = await asking.table(), asking.greet()
    sat = await table.do(lambda book: rulings.sit_person(book, person, body.seat, body.sitter))
    assert isinstance(sat, entries.Sat)
    return _seated(asking, table, sat.seat)


async def start_game(asking: Asking, body: Nothing) -> messages.TablePage:
    """Begin the game."""
    table = await asking.table()
    await table.do(lambda book: rulings.start(book, asking.person))
    return _page(asking, table)


async def renew_invitation(asking: Asking, body: Nothing) -> messages.Seated:
    """Make a new code; the old one is dead."""
    table = await asking.table()
    if not asking.person or asking.person != table.book.host:
        raise refused("host-only")
    await table.do(lambda book: entries.Invited(code=new_code()))
    asking.house.remember_code(table)
    return _seated(asking, table)


# -- links ---------------------------------------------------------------------------------------------


async def show_link(asking: Asking, query: OneSeat) -> messages.Seated:
    """Show the personal link of one's own seat."""
    table = await asking.table()
    return _seated(asking, table, own_seat(asking, table.book, query.seat))


async def renew_link(asking: Asking, body: messages.SeatOnly) -> messages.Seated:
    """Make a new personal link and put everybody else off the seat."""
    table = await asking.table()

    def propose(book: Book) -> entries.Renewed:
        seat = own_seat(asking, book, body.seat)
        return entries.Renewed(seat=seat, person=asking.person, key=new_code() + new_code())

    await table.do(propose)
    return _seated(asking, table, body.seat)


async def reclaim_seat(asking: Asking, body: messages.Reclaim) -> messages.Seated:
    """Hold the seat of a personal link on this device, too."""
    key = asking.house.signatures.seat_key(body.token)
    if key is None:
        raise refused("bad-link")
    table, person = await asking.house.wake(key.table), asking.greet()
    await table.do(lambda book: rulings.hold(book, person, key.seat, key.key))
    return _seated(asking, table, key.seat)


# -- after the game ------------------------------------------------------------------------------------


def _finished(book: Book) -> Match:
    if book.match is None or not book.match.over:
        raise refused("not-over-yet")
    return book.match


async def rematch(asking: Asking, body: Nothing) -> messages.Seated:
    """Open the next table for the same people; who comes second is led to the same one."""
    table = await asking.table()
    book = table.book
    _finished(book)
    if not book.seats_of(asking.person):
        raise refused("not-your-seat")
    if book.rematch is None:
        await asking.house.open_rematch(table)
    assert book.rematch is not None
    return _seated(asking, await asking.house.get(table.book.rematch or ""))


async def fork_game(asking: Asking, body: messages.Fork) -> messages.Seated:
    """Play a finished game on from one of its moves."""
    match = _finished((await asking.table()).book)
    if not 0 <= body.move <= len(match.log):
        raise refused("no-such-move", move=body.move, moves=len(match.log))
    saved = await asyncio.to_thread(lambda: save(match.at(body.move)))
    table = await asking.house.open_saved(asking.greet(), saved, body.bots, body.sitter, False)
    return _seated(asking, table)


async def import_game(asking: Asking, body: messages.Import) -> messages.Seated:
    """Open a table with a saved game."""
    saved = body.saved.encode()
    table = await asking.house.open_saved(asking.greet(), saved, body.bots, body.sitter, body.public)
    return _seated(asking, table)


async def export_game(asking: Asking, none: None) -> Response:
    """Give a finished game as a file."""
    table = await asking.table()
    data = save(_finished(table.book))
    name = f"{table.book.game.name}-{table.book.code}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(data, media_type="application/json", headers=headers)


async def verify_game(asking: Asking, none: None) -> messages.Verified:
    """Check that commitment, seed and log of a finished game belong together."""
    book = (await asking.table()).book
    match = _finished(book)
    again = await asyncio.to_thread(lambda: load(save(match)))
    bound = not book.secret or match.seed == join_seed(book.secret, book.contributions)
    key = "verified-broken" if not bound else "verified-fair" if book.secret else "verified-unbound"
    text = house_speech(asking.language).texts.say(key)
    fair = bound and bool(book.secret)
    return messages.Verified(fair, book.commitment, book.opening(), again.digest(), text)


# -- the house -----------------------------------------------------------------------------------------


async def show_health(asking: Asking, none: None) -> messages.Health:
    """Tell how the house is."""
    house = asking.house
    return messages.Health(
        "stopping" if house.stopping else "ok", __version__, len(house.tables), house.lines
    )


LOCAL = ("localhost", "127.0.0.1", "::1")
T = "/api/tables/{code}"
OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/health", show_health, messages.Health),
    Operation("GET", "/api/games", list_games, messages.Games),
    Operation("GET", "/api/games/{game}/rules", show_rules, messages.RulesPage),
    Operation("GET", "/api/address", show_address, messages.Address),
    Operation("GET", "/api/tables", list_tables, messages.Tables),
    Operation("POST", "/api/tables", open_table, messages.Seated, messages.NewTable, limit="open"),
    Operation("GET", "/api/my", list_mine, messages.Tables),
    Operation("GET", T, show_table, messages.TablePage),
    Operation("POST", f"{T}/join", join_table, messages.Seated, messages.Join),
    Operation("POST", f"{T}/start", start_game, messages.TablePage, Nothing),
    Operation("POST", f"{T}/invite", renew_invitation, messages.Seated, Nothing),
    Operation("GET", f"{T}/link", show_link, messages.Seated, query=OneSeat),
    Operation("POST", f"{T}/renew", renew_link, messages.Seated, messages.SeatOnly),
    Operation("POST", "/api/seat", reclaim_seat, messages.Seated, messages.Reclaim),
    Operation("POST", f"{T}/rematch", rematch, messages.Seated, Nothing, limit="open"),
    Operation("POST", f"{T}/fork", fork_game, messages.Seated, messages.Fork, limit="open"),
    Operation("GET", f"{T}/replay", replay_game, messages.Replay, query=Moment),
    Operation("GET", f"{T}/verify", verify_game, messages.Verified),
    Operation("GET", f"{T}/export", export_game, Nothing),
    Operation("POST", "/api/import", import_game, messages.Seated, messages.Import, most=LARGE, limit="open"),
)
