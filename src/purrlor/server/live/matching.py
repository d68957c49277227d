"""Open tables for those who wait in the queue; the database decides which worker does."""

from __future__ import annotations

from functools import partial

import msgspec

from purrlor.server.live import dealing, new_tables
from purrlor.server.live.tables import LiveTables
from purrlor.server.log import deal, seating
from purrlor.server.protocol.bodies import NewTable, Sitter
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage import meeting
from purrlor.server.storage.meeting import Waiting
from purrlor.server.storage.store import Write
from purrlor.server.telemetry import logger
from purrlor.table.game import find_game
from purrlor.table.options import PLAYERS


async def match_waiting(tables: LiveTables) -> int:
    """Open a table for every group that can begin; return how many."""
    worker = tables.worker
    found: list[list[Waiting]] = []
    # Most of the time nobody waits: a look costs no write.
    if not await worker.store.read(partial(meeting.somebody_waits, now=worker.now())):
        return 0
    now = worker.now()
    await worker.store.append(Write("", also=[partial(meeting.claim_groups, now=now, found=found)]))
    for group in found:
        try:
            await open_for(tables, group, now)
        except Exception:
            # The others get their tables; these are tried again when their claim runs out.
            logger().exception("table-not-opened", game=group[0].game)
    return len(found)


async def open_for(tables: LiveTables, group: list[Waiting], claimed: float) -> None:
    """Seat a group at a table of its own, let bots take what is left, and begin."""
    first = group[0]
    sitters = [msgspec.json.decode(one.sitter, type=Sitter) for one in group]
    # Bots do not mind how long somebody thinks.
    clock = first.clock if len(group) > 1 else Clock()
    asked = NewTable(game=first.game, options={PLAYERS: first.players}, clock=clock, sitter=sitters[0])
    table = await new_tables.open_table(tables, first.person, asked)
    for one, sitter in zip(group[1:], sitters[1:], strict=True):
        await table.do(partial(seating.sit_person, person=one.person, seat=None, sitter=sitter))
    for seat in table.state.empty_seats():
        await table.do(partial(seating.sit_bot, seat=seat, bot=first.bot, language=sitters[0].language))
    await table.do(lambda state: deal.start(state, first.person))
    await dealing.lead_on(table)
    persons, code = [one.person for one in group], table.state.code
    told = partial(meeting.give_table, persons=persons, claimed=claimed, code=code)
    await tables.worker.store.append(Write("", also=[told]))


def check_game(game: str, players: int) -> None:
    """Refuse a game that can't be played by so many."""
    find_game(game).settle({PLAYERS: players})
