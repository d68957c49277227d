"""The same table in worlds that a seat can not tell apart, and all that the seat is sent there."""

from __future__ import annotations

import msgspec

from purrlor.core.state import WATCHER
from purrlor.server.http.pages import table_hints
from purrlor.server.live.incoming import receive
from purrlor.server.live.notices import write
from purrlor.server.live.reminders import due_reminders, notice_of
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.protocol import from_client
from purrlor.server.storage.load import load_table
from tests.server.servers import Listener, settle


async def twin(server: Server, table: LiveTable) -> LiveTable:
    """Return the same table again, to be put into another world."""
    state = await load_table(server.worker.store, table.id)
    return LiveTable(server.worker, state, server.tables.forget)


async def everything(table: LiveTable, seat: int, questions: list[bytes]) -> list[bytes]:
    """Collect all bytes that a seat can get in a position, in order."""
    person = f"p{seat}" if seat != WATCHER else ""
    listener = Listener(table, person, seat)
    await table.connect(listener.connection, table.state.events_since)
    listener.heard += page_for(table, person, seat)
    n = table.state.n
    for question in questions:
        raw = msgspec.Raw(question)
        await receive(table, listener.connection, from_client.Why(action=raw))
        await receive(table, listener.connection, from_client.Undo(n=n - 100))
    await receive(table, listener.connection, from_client.Speak(language="pl"))
    await receive(table, listener.connection, from_client.Sync(n=-1))
    await settle(table)
    table.disconnect(listener.connection)
    return listener.heard + notices_for(table, seat)


def notices_for(table: LiveTable, seat: int) -> list[bytes]:
    """Return what devices of the seat are sent while nobody looks."""
    given = [notice_of(table, each, f"p{seat}") for each in due_reminders(table) if each.seat == seat]
    return [msgspec.json.encode(write(each, "pl", 1)) for each in given]


def page_for(table: LiveTable, person: str, seat: int) -> list[bytes]:
    """Return what the page of the table carries for a seat; a spectator's carries nothing."""
    if seat == WATCHER:
        return []
    messages = table.first_messages(person, seat, "pl")
    return [table_hints(table.state.game.name, "pl", [seat], messages).encode()]
