"""How people find each other: invitations, blocks, reports, and the queue for a game."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Row

from purrlor.bots import find_bot
from purrlor.server.http.operation import Nothing, Operation
from purrlor.server.http.request import ApiRequest
from purrlor.server.live import reminders
from purrlor.server.live.matching import check_game, match_waiting
from purrlor.server.live.table import LiveTable
from purrlor.server.log.seating import chair_at
from purrlor.server.protocol import meeting_bodies as told
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage import history, meeting
from purrlor.server.storage.meeting import Waiting
from purrlor.server.storage.person_rows import person_of
from purrlor.server.storage.store import Write
from purrlor.server.storage.table_rows import Summary
from purrlor.server.texts import game_texts
from purrlor.table.game import find_game
from purrlor.table.reasons import refused


async def _write(request: ApiRequest, change: Any) -> None:
    await request.worker.store.append(Write("", also=[change]))


# -- invitations ---------------------------------------------------------------------------------------


async def ask_friends(request: ApiRequest, body: told.Ask) -> told.Invited:
    """Invite people with whom the asker played to a table that has not begun."""
    table, person = await request.table(), request.person
    state = table.state
    seats = state.seats_of(person)
    if not seats and not state.is_host(person):
        raise refused("not-your-seat")
    if state.status != "open":
        raise refused("begun")
    name = state.chairs[seats[0]].name if seats else ""

    def find(connection: Connection) -> set[str]:
        found = (history.find_friend(connection, person, friend) for friend in body.friends)
        return {each for each in found if each is not None}

    friends = await request.worker.store.read(find)
    await _write(
        request,
        partial(
            meeting.invite,
            table_id=table.id,
            sender=person,
            name=name,
            persons=friends,
            at=request.worker.now(),
        ),
    )
    blocking = await request.worker.store.read(partial(meeting.who_blocked, person=person))
    reminders.invite(table, person, friends - blocking)
    return told.Invited(len(friends))


async def list_invitations(request: ApiRequest, none: None) -> told.Invitations:
    """List the invitations of the asker."""
    if not request.person:
        return told.Invitations([])
    rows = await request.worker.store.read(
        partial(meeting.invitations, person=request.person, now=request.worker.now())
    )
    shown = []
    for row in rows:
        table = msgspec.json.decode(row.summary, type=Summary)
        if table.empty:
            name = game_texts(find_game(table.game), request.language, {}).say("game-name")
            shown.append(
                told.InvitationShown(
                    table.code, table.game, name, row.name, row.at, table.players, table.empty, table.clock
                )
            )
    return told.Invitations(shown)


async def decline(request: ApiRequest, body: told.Decline) -> told.Invitations:
    """Forget an invitation."""
    person = request.require_person()
    table = await request.tables.find(body.code)
    await _write(request, partial(meeting.decline, person=person, table_id=table.id))
    return await list_invitations(request, None)


# -- blocks and reports --------------------------------------------------------------------------------


async def _on_seat(request: ApiRequest, table: LiveTable, seat: int) -> tuple[str, str]:
    """Return the person on a seat, as they are known now, and their name."""
    if not table.state.seats_of(request.person) and not table.state.is_host(request.person):
        raise refused("not-your-seat")
    chair = chair_at(table.state, seat)
    if not chair.person or request.person in chair.persons:
        raise refused("nobody-there", number=seat + 1)
    known = await request.worker.store.read(partial(person_of, numbers={chair.person}))
    return known[chair.person], chair.name


async def block(request: ApiRequest, body: told.Block) -> told.Blocks:
    """Block somebody, or no longer."""
    person, worker = request.require_person(), request.worker
    if body.code:
        other, name = await _on_seat(request, await request.tables.find(body.code), body.seat)
    else:
        other, name = await worker.store.read(partial(_known, person=person, tag=body.friend))
    change = (
        partial(meeting.block, person=person, other=other, name=name, at=worker.now())
        if body.on
        else partial(meeting.unblock, person=person, other=other)
    )
    await _write(request, change)
    blocked = await worker.store.read(partial(meeting.blocked_by, person=person))
    for table in request.tables.held.values():
        table.set_blocked(person, blocked)
    return await list_blocks(request, told.OfTable(body.code))


def _known(connection: Connection, person: str, tag: str) -> tuple[str, str]:
    """Find somebody by what stands for them: among those blocked, or those with whom a person played."""
    for row in meeting.blocks_of(connection, person):
        if history.friend_tag(row.other) == tag:
            return row.other, row.name
    other = history.find_friend(connection, person, tag)
    if other is None:
        raise refused("no-such-friend")
    names = {row.person: row.last for row in history.rivals_of(connection, person)}
    found = history.latest_names(connection, {other: names[other]}) if other in names else {}
    return other, found.get(other, ("?", 0))[0]


async def list_blocks(request: ApiRequest, query: told.OfTable) -> told.Blocks:
    """List whom the asker blocked, and where they sit at a table of the asker."""
    if not request.person:
        return told.Blocks([])
    rows = await request.worker.store.read(partial(meeting.blocks_of, person=request.person))
    seats = await _seats_by_person(request, query.code) if query.code and rows else {}
    return told.Blocks(
        [
            told.BlockedPerson(history.friend_tag(row.other), row.name, seats.get(row.other, []))
            for row in rows
        ]
    )


async def _seats_by_person(request: ApiRequest, code: str) -> dict[str, list[int]]:
    """Find the seats of everybody at a table, for somebody who is there, too."""
    state = (await request.tables.find(code)).state
    if not state.seats_of(request.person) and not state.is_host(request.person):
        return {}
    persons = {seat: chair.person for seat, chair in enumerate(state.chairs) if chair.person}
    known = await request.worker.store.read(partial(person_of, numbers=set(persons.values())))
    found: dict[str, list[int]] = {}
    for seat, person in persons.items():
        found.setdefault(known[person], []).append(seat)
    return found


async def report(request: ApiRequest, body: told.Report) -> Nothing:
    """Report somebody at the asker's own table to the owner of the server."""
    table = await request.table()
    other, name = await _on_seat(request, table, body.seat)
    kept: list[bool] = []

    def write(connection: Connection) -> None:
        kept.append(
            meeting.report(
                connection,
                person=request.person,
                other=other,
                table_id=table.id,
                seat=body.seat,
                name=name,
                why=body.why,
                text=_one_line(body.text),
                at=request.worker.now(),
            )
        )

    await _write(request, write)
    if not kept[-1]:
        raise refused("too-often")
    return Nothing()


def _one_line(text: str) -> str:
    """Write what somebody said in a line of its own, without signs that would change a terminal."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


# -- the queue -----------------------------------------------------------------------------------------


async def wait_for_game(request: ApiRequest, body: told.Wait) -> told.Queue:
    """Wait for a game: with people who want the same, or after a time with bots."""
    check_game(body.game, body.players)
    find_bot(body.bot)
    person, now = request.require_person(), request.worker.now()
    # Where nobody has to hurry, it does not matter how many seconds were sent.
    clock = body.clock if body.clock.kind != "none" else Clock()
    sitter = msgspec.json.encode(body.sitter)
    waiting = Waiting(person, body.game, body.players, clock, body.bot, now + body.seconds, sitter)
    await _write(request, partial(meeting.wait, waiting=waiting, now=now))
    await match_waiting(request.tables)
    return await show_queue(request, told.Look())


async def show_queue(request: ApiRequest, query: told.Look) -> told.Queue:
    """Tell whether the asker still waits; whoever does not ask for long waits no longer."""
    now = request.worker.now()
    row, count = await _look(request)
    # A table that was found is told until the asker leaves or waits again: an answer may get lost.
    if row is not None and not row.code:
        person, hidden = request.person, query.hidden
        await _write(request, partial(meeting.still_waits, person=person, now=now, hidden=hidden))
        if row.until <= now:
            await match_waiting(request.tables)
    return _queue(row, count, now)


async def _look(request: ApiRequest) -> tuple[Row[Any] | None, int]:
    look = partial(meeting.look_at_queue, person=request.person, now=request.worker.now())
    return await request.worker.store.read(look) if request.person else (None, 0)


def _queue(row: Row[Any] | None, count: int, now: float) -> told.Queue:
    if row is None:
        return told.Queue(None, 0, Clock(), 0, 0.0, now, None)
    clock = msgspec.json.decode(row.clock, type=Clock)
    return told.Queue(row.game, row.players, clock, count, row.until, now, row.code)


async def leave_queue(request: ApiRequest, body: Nothing) -> told.Queue:
    """Wait no longer; whose table is there by now, or being opened, is told so."""
    now = request.worker.now()
    row, count = await _look(request)
    if row is not None:
        await _write(request, partial(meeting.leave_queue, person=request.person, now=now))
    if row is None or not row.code:
        row, count = await _look(request)
    return _queue(row, count, now)


T = "/api/tables/{code}"
MEETING_OPERATIONS: tuple[Operation, ...] = (
    Operation("POST", f"{T}/ask", ask_friends, told.Invited, told.Ask, limit="open"),
    Operation("GET", "/api/invitations", list_invitations, told.Invitations),
    Operation("POST", "/api/invitations", decline, told.Invitations, told.Decline),
    Operation("GET", "/api/blocks", list_blocks, told.Blocks, query=told.OfTable),
    Operation("POST", "/api/blocks", block, told.Blocks, told.Block),
    Operation("POST", f"{T}/report", report, Nothing, told.Report, limit="open"),
    Operation("GET", "/api/queue", show_queue, told.Queue, query=told.Look),
    Operation("POST", "/api/queue", wait_for_game, told.Queue, told.Wait, limit="open"),
    Operation("POST", "/api/queue/leave", leave_queue, told.Queue, Nothing),
)
