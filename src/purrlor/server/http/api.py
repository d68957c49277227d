"""The operations on tables: lists, sitting down, links, and what follows a game; and how the server is."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection
from starlette.responses import Response

from purrlor import __version__
from purrlor.server.http.identity import SeatKey
from purrlor.server.http.operation import Nothing, Operation
from purrlor.server.http.replay import Moment, OfSeat, own_seat, replay_game, tell_moves
from purrlor.server.http.request import LARGE, ApiRequest
from purrlor.server.http.review import ask_review, show_review
from purrlor.server.http.security import LOOPBACK, address
from purrlor.server.live import dealing, new_tables, people, reminders
from purrlor.server.live.codes import new_code
from purrlor.server.live.table import LiveTable
from purrlor.server.log import deal, entries, seating
from purrlor.server.log.seed import fingerprint, join_seed, split_seed, what_differs, who_withheld
from purrlor.server.log.state import TableState
from purrlor.server.outgoing.table_info import table_info
from purrlor.server.protocol import bodies
from purrlor.server.protocol.meeting_bodies import TablesWanted
from purrlor.server.storage.history import ratings_of
from purrlor.server.storage.meeting import blocked_by, who_blocked
from purrlor.server.storage.person_rows import person_of
from purrlor.server.storage.ratings import BEGINNER, shown, strengths
from purrlor.server.storage.table_rows import Summary
from purrlor.server.texts import game_texts, server_texts
from purrlor.table.game import find_game
from purrlor.table.lesson import find_lesson
from purrlor.table.match import Match
from purrlor.table.reasons import refused
from purrlor.table.wire import load, save

RECENT = 86_400.0  # seconds for which an open table is listed
NEAR = 300  # points of a rating within which people are about as strong


class OneSeat(Struct):
    """The seat asked about."""

    seat: Annotated[int, Meta(ge=0, le=15)]


# -- tables --------------------------------------------------------------------------------------------


async def open_table(request: ApiRequest, body: bodies.NewTable) -> bodies.Seated:
    """Open a table."""
    person = request.require_person()
    return seated(request, await new_tables.open_table(request.tables, person, body))


async def begin_lesson(request: ApiRequest, body: bodies.Learn) -> bodies.Seated:
    """Open a table for a lesson, and begin."""
    person, lesson = request.require_person(), find_lesson(find_game(body.game), body.chapter)
    return seated(request, await new_tables.open_lesson(request.tables, person, lesson, body.sitter))


def seated(request: ApiRequest, table: LiveTable, seat: int | None = None) -> bodies.Seated:
    """Tell which seat the asker holds at a table, with its personal link."""
    held = table.state.seats_of(request.person)
    if seat is None and held:
        seat = held[0]
    return bodies.Seated(table.state.code, seat, None if seat is None else _link(request, table, seat))


def _link(request: ApiRequest, table: LiveTable, seat: int) -> str:
    key = SeatKey(table.id, seat, table.state.chairs[seat].key)
    return f"/seat/{request.signatures.seat_token(key)}"


async def list_tables(request: ApiRequest, query: TablesWanted) -> bodies.Tables:
    """List the public tables with empty seats, all or only some."""
    store = request.worker.store
    rows = await store.public_tables(request.worker.now() - RECENT)
    known = {table_id: msgspec.json.decode(data, type=Summary) for table_id, data in rows}
    strong = await store.read(partial(strengths, games={one: each.game for one, each in known.items()}))
    mine = await store.read(partial(ratings_of, person=request.person)) if query.near else []
    own = {row.game: shown(row.mu) for row in mine}
    listed = []
    for table_id, each in known.items():
        strength = strong.get(table_id)
        # Of those who have no rating yet nothing is known.
        far = strength is not None and abs(strength - own.get(each.game, BEGINNER)) > NEAR
        if _is_wanted(query, each) and not (query.near and far):
            listed.append(_listed(request, each, []))
            listed[-1].strength = strength
    return bodies.Tables(listed)


def _is_wanted(query: TablesWanted, table: Summary) -> bool:
    if query.game not in ("", table.game) or query.clock not in ("", table.clock.kind):
        return False
    return query.speaks in ("", table.language) and (table.ranked or not query.ranked)


async def list_mine(request: ApiRequest, none: None) -> bodies.Tables:
    """List the tables where the asker holds a seat."""
    mine = await people.summaries_of(request.tables, request.person)
    return bodies.Tables([_listed(request, known, seats) for known, seats in mine])


def _listed(request: ApiRequest, known: Summary, seats: list[int]) -> bodies.TableListed:
    texts = game_texts(find_game(known.game), request.language, {})
    return bodies.TableListed(
        code=known.code,
        game=known.game,
        game_name=texts.say("game-name"),
        status=known.status,
        players=known.players,
        empty=known.empty,
        names=[name for name in known.names if name],
        seats=seats,
        your_turn=any(seat in known.asked for seat in seats),
        touched=int(known.touched),
        deadline=min(
            (int(at) for seat, at in enumerate(known.deadlines) if at and seat in seats), default=None
        ),
        place=min((place for seat, place in enumerate(known.places) if seat in seats), default=None),
        winners=[known.names[seat] for seat, place in enumerate(known.places) if place == 1],
        clock=known.clock,
        ranked=known.ranked,
        language=known.language,
        lesson=texts.say(chapter) if texts.has(chapter := f"lesson-{known.lesson}") else None,
    )


async def show_table(request: ApiRequest, none: None) -> bodies.TablePage:
    """Show a table."""
    return _page(request, await request.table())


def _page(request: ApiRequest, table: LiveTable) -> bodies.TablePage:
    info = table_info(table.state, request.language, table.online())
    mine = table.state.seats_of(request.person)
    return bodies.TablePage(info, mine, table.state.is_host(request.person))


async def join_table(request: ApiRequest, body: bodies.Join) -> bodies.Seated:
    """Sit down at a table."""
    table, person = await request.table(), request.require_person()

    def unwelcome(connection: Connection) -> bool:
        host = person_of(connection, {table.state.host})[table.state.host]
        return person in blocked_by(connection, host)

    if await request.worker.store.read(unwelcome):
        raise refused("not-welcome")
    sat = await table.do(lambda state: seating.sit_person(state, person, body.seat, body.sitter))
    assert isinstance(sat, entries.Sat)
    return seated(request, table, sat.seat)


async def start_game(request: ApiRequest, body: bodies.Start) -> bodies.TablePage:
    """Begin the game: it is dealt when all who are there have pledged their contributions and opened them."""
    table = await request.table()
    await table.do(lambda state: deal.start(state, request.person, body.pledges))
    await dealing.lead_on(table)
    return _page(request, table)


async def make_pledge(request: ApiRequest, body: bodies.MakePledge) -> bodies.TablePage:
    """Pledge a contribution by its hash."""
    table = await request.table()
    await table.do(lambda state: deal.make_pledge(state, request.person, body.seat, body.pledge))
    await dealing.lead_on(table)
    return _page(request, table)


async def reveal(request: ApiRequest, body: bodies.Reveal) -> bodies.TablePage:
    """Open a contribution, after everything is bound."""
    table = await request.table()
    await table.do(lambda state: deal.reveal(state, request.person, body.seat, body.contribution))
    await dealing.lead_on(table)
    return _page(request, table)


async def renew_invitation(request: ApiRequest, body: Nothing) -> bodies.Seated:
    """Make a new code; the old one is dead."""
    table = await request.table()

    def propose(state: TableState) -> entries.Invited:
        if not state.is_host(request.person):
            raise refused("host-only")
        state.check_host_changes()
        return entries.Invited(code=new_code())

    await table.do(propose)
    request.tables.update_code(table)
    return seated(request, table)


# -- links ---------------------------------------------------------------------------------------------


async def show_link(request: ApiRequest, query: OneSeat) -> bodies.Seated:
    """Show the personal link of one's own seat."""
    table = await request.table()
    return seated(request, table, own_seat(request, table.state, query.seat))


async def renew_link(request: ApiRequest, body: bodies.SeatOnly) -> bodies.Seated:
    """Make a new personal link and put everybody else off the seat."""
    table = await request.table()

    def propose(state: TableState) -> entries.Renewed:
        seat = own_seat(request, state, body.seat)
        state.chairs[seat].check_changes()
        return entries.Renewed(seat=seat, person=request.person, key=new_code() + new_code())

    await table.do(propose)
    return seated(request, table, body.seat)


async def reclaim_seat(request: ApiRequest, body: bodies.Reclaim) -> bodies.Seated:
    """Hold the seat of a personal link on this device, too."""
    key = request.signatures.seat_key(body.token)
    if key is None:
        raise refused("bad-link")
    table, person = await request.tables.load(key.table), request.require_person()
    await table.do(lambda state: seating.hold(state, person, key.seat, key.key))
    return seated(request, table, key.seat)


# -- after the game ------------------------------------------------------------------------------------


def _finished(state: TableState) -> Match:
    if state.match is None or not state.over:
        raise refused("not-over-yet")
    return state.match


async def rematch(request: ApiRequest, body: bodies.Rematch) -> bodies.Seated:
    """Open the next table for the same people; who comes second is led to the same one."""
    table = await request.table()
    state = table.state
    _finished(state)
    if not state.seats_of(request.person):
        raise refused("not-your-seat")
    first = state.rematch is None
    if first:
        settings = None if body.options is None else state.game.settle(body.options)
        # Who blocked the asker is not seated at their table.
        blocking = await request.worker.store.read(partial(who_blocked, person=request.person))
        await new_tables.open_rematch(
            request.tables, table, settings, request.language, request.person, blocking
        )
    assert state.rematch is not None
    following = await request.tables.find(state.rematch)
    if first:
        reminders.invite(following, request.person)
    return seated(request, following)


async def fork_game(request: ApiRequest, body: bodies.Fork) -> bodies.Seated:
    """Play a finished game on from one of its moves."""
    match = _finished((await request.table()).state)
    if not 0 <= body.move <= len(match.log):
        raise refused("no-such-move", move=body.move, moves=len(match.log))
    then = await request.work(partial(match.at, body.move))
    person = request.require_person()
    return seated(
        request,
        await new_tables.open_saved(request.tables, person, then, body.bots, body.sitter, forked=True),
    )


async def import_game(request: ApiRequest, body: bodies.Import) -> bodies.Seated:
    """Open a table with a saved game."""
    match = await request.work(partial(load, body.saved.encode()))
    person = request.require_person()
    return seated(
        request,
        await new_tables.open_saved(request.tables, person, match, body.bots, body.sitter, body.public),
    )


async def export_game(request: ApiRequest, none: None) -> Response:
    """Download a finished game as a file."""
    table = await request.table()
    data = await request.work(partial(save, _finished(table.state)))
    name = f"{table.state.game.name}-{table.state.code}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(data, media_type="application/json", headers=headers)


async def verify_game(request: ApiRequest, none: None) -> bodies.Verified:
    """Check that commitment, seed and log of a finished game belong together."""
    state = (await request.table()).state
    match = _finished(state)
    again = await request.work(lambda: load(save(match)))
    say = server_texts(request.language).say
    if not state.secret:
        text = say("verified-unbound")
        return bodies.Verified(False, None, None, [], state.open_seed(), again.digest(), text)
    seed = split_seed(match.seed)
    assert seed is not None
    fair = match.seed == join_seed(state.secret, state.contributions, state.bound)
    if state.bound:
        fair = fair and not what_differs(match, seed)
    key = "verified-broken" if not fair else "verified-fair" if state.bound else "verified-secret"
    return bodies.Verified(
        fair,
        state.commitment,
        fingerprint(state.bound) if state.bound else None,
        [state.chairs[seat].name for seat in who_withheld(seed)] if fair and state.bound else [],
        state.open_seed(),
        again.digest(),
        say(key),
    )


# -- the server ----------------------------------------------------------------------------------------


async def show_address(request: ApiRequest, none: None) -> bodies.Address:
    """Tell who came by `localhost` where friends find this server: that name leads to their own machine."""
    # Anybody may claim to have come by that name.
    local = request.http.url.hostname in LOCAL and address(request.http.scope) in LOOPBACK
    return bodies.Address(request.worker.settings.friends if local else "")


async def show_health(request: ApiRequest, none: None) -> bodies.Health | Response:
    """Tell how the server is; with status 503 while nothing can be saved."""
    held, connections = len(request.tables.held), request.worker.connections
    if request.worker.store.failing:
        failing = bodies.Health("failing", __version__, held, connections)
        return Response(msgspec.json.encode(failing), 503, media_type="application/json")
    return bodies.Health("stopping" if request.server.stopping else "ok", __version__, held, connections)


LOCAL = ("localhost", "127.0.0.1", "::1")
T = "/api/tables/{code}"
TABLE_OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/health", show_health, bodies.Health),
    Operation("GET", "/api/address", show_address, bodies.Address),
    Operation("GET", "/api/tables", list_tables, bodies.Tables, query=TablesWanted),
    Operation("POST", "/api/tables", open_table, bodies.Seated, bodies.NewTable, limit="open"),
    Operation("POST", "/api/learn", begin_lesson, bodies.Seated, bodies.Learn, limit="open"),
    Operation("GET", "/api/my", list_mine, bodies.Tables),
    Operation("GET", T, show_table, bodies.TablePage),
    Operation("POST", f"{T}/join", join_table, bodies.Seated, bodies.Join, limit="sit"),
    Operation("POST", f"{T}/start", start_game, bodies.TablePage, bodies.Start),
    Operation("POST", f"{T}/pledge", make_pledge, bodies.TablePage, bodies.MakePledge),
    Operation("POST", f"{T}/reveal", reveal, bodies.TablePage, bodies.Reveal),
    Operation("POST", f"{T}/invite", renew_invitation, bodies.Seated, Nothing),
    Operation("GET", f"{T}/link", show_link, bodies.Seated, query=OneSeat),
    Operation("POST", f"{T}/renew", renew_link, bodies.Seated, bodies.SeatOnly),
    Operation("POST", "/api/seat", reclaim_seat, bodies.Seated, bodies.Reclaim),
    Operation("POST", f"{T}/rematch", rematch, bodies.Seated, bodies.Rematch, limit="open"),
    Operation("POST", f"{T}/fork", fork_game, bodies.Seated, bodies.Fork, limit="open"),
    Operation("GET", f"{T}/replay", replay_game, bodies.Replay, query=Moment),
    Operation("GET", f"{T}/moves", tell_moves, bodies.Moves, query=OfSeat),
    Operation("GET", f"{T}/verify", verify_game, bodies.Verified),
    Operation("GET", f"{T}/review", show_review, bodies.GameReview),
    Operation("POST", f"{T}/review", ask_review, bodies.GameReview, bodies.AskReview),
    Operation("GET", f"{T}/export", export_game, Nothing),
    Operation("POST", "/api/import", import_game, bodies.Seated, bodies.Import, most=LARGE, limit="open"),
)
