"""What happens to a person at all tables at once: coming along, being locked out, going for good."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from functools import partial

import msgspec
from sqlalchemy import Connection, select

from purrlor.server.live.codes import new_code
from purrlor.server.live.table import LiveTable
from purrlor.server.live.table_log import Propose
from purrlor.server.live.tables import LiveTables
from purrlor.server.log import entries, rulings
from purrlor.server.log.chair import MOST_CHANGES
from purrlor.server.log.entries import AnyEntry
from purrlor.server.log.state import TableState
from purrlor.server.storage.bus import News
from purrlor.server.storage.person_rows import numbers_of
from purrlor.server.storage.persons import erase_persons
from purrlor.server.storage.profiles import away_until
from purrlor.server.storage.results import merge_person
from purrlor.server.storage.schema import HOLDERS
from purrlor.server.storage.table_rows import Summary, summary
from purrlor.table.reasons import Refused

RELOAD = -1  # the number of news that a log was rewritten


async def tables_held_by(tables: LiveTables, persons: Iterable[str]) -> list[LiveTable]:
    """Load all tables where somebody holds a seat; those that can't be read are left out."""
    asked = select(HOLDERS.c.table_id).where(HOLDERS.c.person.in_(set(persons))).distinct()

    def read(connection: Connection) -> list[str]:
        return list(connection.execute(asked).scalars())

    found = []
    for table_id in await tables.worker.store.read(read):
        try:
            found.append(await tables.load(table_id))
        except Refused:
            continue
    return found


async def summaries_of(tables: LiveTables, person: str) -> list[tuple[Summary, list[int]]]:
    """List the tables where a person holds seats, with the seats; those in memory as they are now."""
    rows = await tables.worker.store.tables_of(person) if person else []
    seats: dict[bytes, list[int]] = {}
    for row, seat in rows:
        seats.setdefault(row, []).append(seat)
    live = {table.state.code: table for table in tables.held.values()}
    found = []
    for row, held in seats.items():
        known = msgspec.json.decode(row, type=Summary)
        table = live.get(known.code)
        found.append((summary(table.state) if table else known, held))
    return found


async def turns_of(tables: LiveTables, person: str) -> int:
    """Count the tables that wait for a person."""
    mine = await summaries_of(tables, person)
    return sum(any(seat in known.asked for seat in seats) for known, seats in mine)


async def _try(table: LiveTable, propose: Propose) -> None:
    """Change one of many tables: one whose log others have used up keeps nobody from changing the rest."""
    with suppress(Refused):
        await table.do(propose)


async def take_along(tables: LiveTables, guest: str, person: str) -> None:
    """Make a guest part of a profile: the person holds the guest's seats from now on."""
    held = await tables_held_by(tables, [guest])
    for table in held:
        for seat in table.state.seats_of(guest):

            def hold(state: TableState, seat: int = seat) -> AnyEntry | None:
                chair = state.chairs[seat]
                if guest not in chair.persons or person in chair.persons:
                    return None
                return entries.Held(seat=seat, person=person)

            await _try(table, hold)
    # By the writer: a game that ends meanwhile is kept before or after, for whom it then belongs to.
    await tables.worker.store.write(
        lambda connection: merge_person(connection, guest, person), [table.id for table in held]
    )
    tables.worker.sessions.forget(guest)
    reconnect_guest(tables, guest)
    away = await tables.worker.store.read(partial(away_until, person=person))
    if away > tables.worker.now():
        await rest(tables, person, away)


async def renew_seats(tables: LiveTables, person: str) -> None:
    """Make the personal links of all seats anew: a lost device may know the old ones."""
    for table in await tables_held_by(tables, [person]):
        for seat in [] if table.state.over else table.state.seats_of(person):

            def renew(state: TableState, seat: int = seat) -> AnyEntry | None:
                chair = state.chairs[seat]
                # Those who do this on and on fill no log; their own changes leave room for it.
                if person not in chair.persons or chair.changes >= 2 * MOST_CHANGES:
                    return None
                return entries.Renewed(seat=seat, person=person, key=new_code() + new_code())

            await _try(table, renew)


async def rest(tables: LiveTables, person: str, until: float) -> None:
    """Stop the clocks of a person at all slow tables until a moment, or let them go on."""
    for table in await tables_held_by(tables, [person]):
        for seat in table.state.seats_of(person):
            await _try(table, partial(rulings.rest, seat=seat, until=until, now=tables.worker.now()))


def drop_sessions(tables: LiveTables, ended: set[str]) -> None:
    """Send away the devices whose sessions are over."""
    for table in tables.held.values():
        table.drop_sessions(ended)


def reconnect_guest(tables: LiveTables, person: str) -> None:
    """Let a guest who now keeps a profile connect again: the old cookie alone opens nothing any more."""
    for table in tables.held.values():
        table.reconnect_guest(person)


async def erase(tables: LiveTables, person: str) -> int:
    """Erase a person while the server runs; return at how many tables."""
    worker = tables.worker
    numbers = await worker.store.read(lambda connection: numbers_of(connection, [person]))
    for table in await tables_held_by(tables, numbers):
        for seat in range(table.state.players):
            await _try(table, partial(rulings.erase, seat=seat, persons=numbers))
    loop = asyncio.get_running_loop()

    def reread(table_id: str) -> None:
        loop.call_soon_threadsafe(_read_rewritten, tables, table_id)

    count = await asyncio.to_thread(erase_persons, worker.store.engine, numbers, reread)
    for number in numbers:
        worker.sessions.forget(number)
    return count


def _read_rewritten(tables: LiveTables, table_id: str) -> None:
    """Let all workers read a log anew."""
    worker, held = tables.worker, tables.held.get(table_id)
    worker.bus.publish(News(worker.id, table_id, RELOAD))
    if held is not None:
        held.put(held.read_rewritten)
