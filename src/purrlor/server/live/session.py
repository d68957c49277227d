"""Serve one live connection from its handshake to its end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec

from purrlor.core.state import WATCHER
from purrlor.server.limits import Bucket, Limits
from purrlor.server.live.incoming import receive
from purrlor.server.live.table import LiveTable
from purrlor.server.live.tables import LiveTables
from purrlor.server.outgoing.connection import COME_BACK, NOT_ALLOWED, AsgiSend, Connection
from purrlor.server.protocol import from_client
from purrlor.server.protocol.fields import Language
from purrlor.server.storage.store import StoreError
from purrlor.server.telemetry import CONNECTIONS, logger
from purrlor.server.websocket import EXTENSION
from purrlor.table.reasons import Reason, Refused

AsgiReceive = Callable[[], Awaitable[dict[str, Any]]]
NO_TABLE = 4404  # a close code
WHOLE_VIEW = (from_client.Sync, from_client.Speak)
THINKING = (from_client.Hint, from_client.Weigh, from_client.Why)


class Session:
    """What a client sends: limited, decoded, and passed on to its table."""

    __slots__ = ("_messages", "_syncs", "connection", "table")

    def __init__(self, table: LiveTable, connection: Connection, limits: Limits) -> None:
        self.table = table
        self.connection = connection
        self._messages = Bucket(limits.message)
        self._syncs = Bucket(limits.sync)

    def take(self, text: bytes | str | None) -> None:
        """Take a message, unless there are too many."""
        if self._messages.take():
            self._pass_on(text)
        elif not self.connection.closing:
            logger().info("too-many-messages", table=self.table.id, seat=self.connection.seat)
            self.connection.close(NOT_ALLOWED)

    def _pass_on(self, text: bytes | str | None) -> None:
        table, connection = self.table, self.connection
        try:
            if text is None:
                raise msgspec.DecodeError
            message = from_client.DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            table.refuse(connection, Reason("", "bad-message"), 0)
            return
        if not self._allows(message):
            table.refuse(connection, Reason("", "too-often"), message.id)
            return
        table.put(lambda: receive(table, connection, message, self._syncs.take))

    def _allows(self, message: from_client.ClientMessage) -> bool:
        """Tell whether this client may ask for so much; another device of the same person gives no more."""
        worker, person = self.table.worker, self.connection.person
        if isinstance(message, from_client.Chat):
            return worker.chats.take(person)
        if isinstance(message, WHOLE_VIEW):
            return self._syncs.take()
        return not isinstance(message, THINKING) or worker.thoughts.take(person)


class Query(msgspec.Struct):
    """What the address of a live connection asks for."""

    seat: int | None = None
    n: int = -1
    language: Language = "en"


def read_query(query: bytes) -> Query:
    """Read the address of a live connection; what makes no sense is left out."""
    given = {name: values[-1] for name, values in parse_qs(query.decode("latin-1")).items()}
    try:
        return msgspec.convert(given, Query, strict=False)
    except msgspec.ValidationError:
        return Query()


def choose_seat(held: list[int], wanted: int | None) -> int:
    """Choose the seat of a connection: the one asked for, if the client holds it; else its first, or none."""
    if wanted is not None:
        return wanted if wanted in held else WATCHER
    return held[0] if held else WATCHER


def has_room(table: LiveTable, seat: int, client: str, limits: Limits) -> bool:
    """Tell whether a table takes one more connection: watchers never take the room of the seats."""
    there = [connection for connection in table.lines if connection.seat == seat]
    if seat != WATCHER:
        return len(there) < limits.devices
    here = sum(connection.client == client for connection in there)
    return len(there) < limits.watchers and here < limits.watchers_from


class Caller(msgspec.Struct, frozen=True):
    """Who connects: a person, perhaps with the session of a profile, and the address that is counted."""

    person: str
    session: str
    client: str


async def serve_connection(
    tables: LiveTables,
    code: str,
    who: Caller,
    scope: dict[str, Any],
    asgi_receive: AsgiReceive,
    send: AsgiSend,
) -> None:
    """Serve one WebSocket from its opening handshake to its end."""
    await asgi_receive()
    await send({"type": "websocket.accept"})
    query = read_query(scope.get("query_string", b""))
    worker, person, client = tables.worker, who.person, who.client
    often = worker.guesses.is_empty(client)
    try:
        # Whoever guesses codes must not tell a right one from a wrong one, not even by how long it takes.
        if often and not await tables.is_seated(person, code):
            await send({"type": "websocket.close", "code": COME_BACK})
            return
        table = await tables.find(code)
    except (Refused, StoreError) as no:
        final = isinstance(no, Refused)
        if isinstance(no, Refused) and no.reason.key == "no-such-table":
            often = not worker.guesses.take(client)
        await send({"type": "websocket.close", "code": NO_TABLE if final and not often else COME_BACK})
        return
    if worker.bans.hit(client, person):  # since while the table was looked for
        await send({"type": "websocket.close", "code": NOT_ALLOWED})
        return
    seat = choose_seat(table.state.seats_of(person), query.seat)
    if not has_room(table, seat, client, worker.settings.limits):
        await send({"type": "websocket.close", "code": COME_BACK})
        return
    connection = Connection(send, person, seat, query.language)
    connection.client, connection.session = client, who.session
    session = Session(table, connection, worker.settings.limits)
    _attach(session, scope)
    table.admit(connection, query.n)
    worker.connections += 1
    CONNECTIONS.inc()
    try:
        await _read(session, asgi_receive)
    finally:
        connection.socket = None  # no cycle with the socket: a closed connection is freed at once
        worker.connections -= 1
        CONNECTIONS.dec()
        worker.disconnected += 1
        table.put(lambda: _disconnect(table, connection))


def _attach(session: Session, scope: dict[str, Any]) -> None:
    """Connect a session to its socket, and drop what only the handshake needed."""
    scope["headers"] = []
    socket = scope.get("extensions", {}).get(EXTENSION)
    if socket is not None:
        session.connection.socket = socket
        socket.listen(session.take)


async def _disconnect(table: LiveTable, connection: Connection) -> None:
    table.disconnect(connection)


async def _read(session: Session, asgi_receive: AsgiReceive) -> None:
    while True:
        event = await asgi_receive()
        if event["type"] == "websocket.disconnect":
            return
        session.take(event.get("text"))
