"""Keep one WebSocket for each seat or spectator: messages in, in order; messages out, without waiting."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Awaitable, Callable, Generator
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec

from purrlor.core.state import WATCHER
from purrlor.server import messages
from purrlor.server.limits import Bucket
from purrlor.server.quick import EXTENSION, QuickSocket
from purrlor.server.store import StoreTrouble
from purrlor.server.telemetry import LINES, logger
from purrlor.table.reasons import Reason, Refused

if TYPE_CHECKING:
    from purrlor.server.house import House
    from purrlor.server.tables import LiveTable

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]
SLOW = 200  # messages that a client may be behind, and
HEAVY = 2_000_000  # bytes
GOODBYE = 5.0  # seconds in which a client takes the last messages
NO_TABLE, REFUSED, COME_BACK = 4404, 1008, 1013
THOUGHTFUL = (messages.Hint, messages.Why)


class Line:
    """One connection: who is at its end, what it was told last, and what waits to be sent."""

    def __init__(self, table: LiveTable, send: Send, person: str, seat: int, language: str) -> None:
        limits = table.house.limits
        self.table = table
        self.person = person
        self.seat = seat
        self.language = language
        self.n = -1
        self.quick: QuickSocket | None = None
        self._send = send
        self._waiting: list[bytes] = []  # a deque takes room even when it is empty
        self._owed = 0  # bytes of them
        self._closing = 0
        self._sender: asyncio.Task[None] | None = None
        self.messages = Bucket(limits.message)
        self.chats = Bucket(limits.chat)
        self.thoughts = Bucket(limits.think)

    def send(self, message: bytes) -> None:
        """Send a message as soon as the client takes it; one that reads too slowly is sent away."""
        if self._closing:
            return
        if len(self._waiting) >= SLOW or self._owed > HEAVY:
            self._waiting.clear()
            self.close(COME_BACK)
            return
        if self._sender is not None or not self._send_now(message):
            self._waiting.append(message)
            self._owed += len(message)
            if self._sender is None:
                self._sender = asyncio.get_running_loop().create_task(self._drain())

    def _send_now(self, message: bytes) -> bool:
        """Send without a task, as long as the client takes it at once; False if there was trouble."""
        if self.quick is not None and self.quick.write_text(message):
            return True
        sending = self._send({"type": "websocket.send", "text": message.decode()}).__await__()
        try:
            pause = next(sending)
        except StopIteration:
            return True
        except Exception:
            return False
        # The client's buffer is full: the rest of this message goes out when it is not.
        self._sender = asyncio.get_running_loop().create_task(self._drain(_resume(sending, pause)))
        return True

    @property
    def busy(self) -> bool:
        """Tell whether something waits to be sent."""
        return self._sender is not None

    def close(self, code: int) -> None:
        """Close the connection after what waits to be sent."""
        if not self._closing:
            self._closing = code
            loop = asyncio.get_running_loop()
            if self.quick is not None:
                # Whoever does not even take the goodbye gets none.
                loop.call_later(GOODBYE, self.quick.hang_up)
            if self._sender is None:
                self._sender = loop.create_task(self._drain())

    async def _drain(self, unfinished: Awaitable[None] | None = None) -> None:
        try:
            if unfinished is not None:
                await unfinished
            while self._waiting:
                message = self._waiting.pop(0)
                self._owed -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
            if self._closing:
                await self._send({"type": "websocket.close", "code": self._closing})
        except Exception:
            # The client is gone; its reader notices, too.
            self._closing = self._closing or REFUSED
            self._waiting.clear()
        finally:
            self._sender = None

    def allows(self, message: messages.ClientMessage) -> bool:
        """Tell whether this client may ask for so much."""
        if isinstance(message, messages.Chat):
            return self.chats.take()
        return not isinstance(message, THOUGHTFUL) or self.thoughts.take()

    def hear(self, text: bytes | str | None) -> None:
        """Take a message, unless there are too many."""
        if self.messages.take():
            self.take(text)
        elif not self._closing:
            logger().info("too-many-messages", table=self.table.id, seat=self.seat)
            self.close(REFUSED)

    def take(self, text: bytes | str | None) -> None:
        """Pass a message on to the table."""
        table = self.table
        try:
            if text is None:
                raise msgspec.DecodeError
            message = messages.CLIENT.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            table.refuse(self, Reason("", "bad-message"), 0)
            return
        if not self.allows(message):
            table.refuse(self, Reason("", "too-often"), message.id)
            return
        table.put(lambda: table.receive(self, message))


@types.coroutine
def _resume(sending: Generator[Any, None, None], pause: Any) -> Generator[Any, None, None]:
    """Wait for something that has begun to wait already."""
    yield pause
    yield from sending


class Wish(msgspec.Struct):
    """What the address of a live connection asks for."""

    seat: int | None = None
    n: int = -1
    language: messages.Language = "en"


def read_wish(query: bytes) -> Wish:
    """Read the address of a live connection; what makes no sense is left out."""
    given = {name: values[-1] for name, values in parse_qs(query.decode("latin-1")).items()}
    try:
        return msgspec.convert(given, Wish, strict=False)
    except msgspec.ValidationError:
        return Wish()


def choose_seat(held: list[int], wish: int | None) -> int:
    """Choose the seat of a connection: the one asked for, if it is one's own; else the first; else none."""
    if wish is not None:
        return wish if wish in held else WATCHER
    return held[0] if held else WATCHER


def first_words(table: LiveTable, person: str, seat: int, language: str) -> list[bytes]:
    """Give what a new connection of a seat would be told, for the page that shows it before there is one."""
    said: list[bytes] = []

    async def take(event: dict[str, Any]) -> None:
        said.append(event["text"].encode())

    line = Line(table, take, person, seat, language)
    # Whoever asks for the page is there.
    table.tell_lobby_to(line, table.online() | {seat})
    if table.book.match is not None:
        table.sync(line, 0)
    return said


async def serve_line(
    house: House, code: str, person: str, scope: dict[str, Any], receive: Receive, send: Send
) -> None:
    """Serve one WebSocket from its opening handshake to its end."""
    await receive()
    await send({"type": "websocket.accept"})
    wish = read_wish(scope.get("query_string", b""))
    try:
        table = await house.get(code)
    except (Refused, StoreTrouble) as no:
        await send({"type": "websocket.close", "code": NO_TABLE if isinstance(no, Refused) else COME_BACK})
        return
    seat = choose_seat(table.book.seats_of(person), wish.seat)
    if len(table.lines) >= house.limits.lines:
        await send({"type": "websocket.close", "code": REFUSED})
        return
    line = Line(table, send, person, seat, wish.language)
    _connect(line, scope)
    table.put(lambda: table.welcome(line, wish.n))
    house.lines += 1
    LINES.inc()
    try:
        await _read(line, receive)
    finally:
        line.quick = None  # no circle with the socket: what is over is gone at once
        house.lines -= 1
        LINES.dec()
        house.note_goodbye()
        table.put(lambda: _farewell(table, line))


def _connect(line: Line, scope: dict[str, Any]) -> None:
    """Put a line through to its socket, and forget what only the handshake needed."""
    scope["headers"] = []
    line.quick = scope.get("extensions", {}).get(EXTENSION)
    if line.quick is not None:
        line.quick.listen(line.hear)


async def _farewell(table: LiveTable, line: Line) -> None:
    table.farewell(line)


async def _read(line: Line, receive: Receive) -> None:
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        line.hear(event.get("text"))
