"""One connection to a seat or a spectator: send messages in order, and never wait for a slow client."""

from __future__ import annotations

import asyncio
import types
from collections.abc import Awaitable, Callable, Generator
from typing import Any

import msgspec

from purrlor.server.outgoing.sentences import fill_names
from purrlor.server.websocket import FastWebSocket

AsgiSend = Callable[[dict[str, Any]], Awaitable[None]]
SLOW = 200  # messages that a client may be behind, and
HEAVY = 64_000  # bytes; a single message may be larger
GOODBYE = 5.0  # seconds in which a client takes the last messages
NOT_ALLOWED, COME_BACK = 1008, 1013  # close codes


class Connection:
    """Who is at the other end, how far it was told, and what waits to be sent."""

    # Thousands of these are open at a time.
    __slots__ = (
        "_asgi_send",
        "_closing",
        "_sender",
        "_size",
        "_waiting",
        "blocked",
        "client",
        "language",
        "n",
        "person",
        "seat",
        "session",
        "socket",
        "visible",
    )

    def __init__(self, asgi_send: AsgiSend, person: str, seat: int, language: str) -> None:
        self.person = person
        self.client = ""  # the address by which it is counted
        self.session = ""  # of somebody with a profile
        self.visible = True  # somebody can see the page
        self.seat = seat
        self.language = language
        self.blocked: frozenset[str] = frozenset()  # persons whose words it does not want
        self.n = -1  # the last number that it was told
        self.socket: FastWebSocket | None = None
        self._asgi_send = asgi_send
        self._waiting: list[bytes] = []  # a deque takes room even when it is empty
        self._size = 0  # bytes of them
        self._closing = 0
        self._sender: asyncio.Task[None] | None = None

    def send(self, message: bytes | msgspec.Struct, names: tuple[bytes, ...] = ()) -> None:
        """Send a message, with the players' names filled in: all that a player is told leaves through here.

        A client that reads too slowly is sent away.
        """
        if self._closing:
            return
        if isinstance(message, msgspec.Struct):
            message = fill_names(msgspec.json.encode(message), names)
        if self._sender is None and self.socket is not None and self.socket.write_text(message):
            return
        if len(self._waiting) >= SLOW or (self._waiting and self._size + len(message) > HEAVY):
            self._waiting.clear()
            self.close(COME_BACK)
            return
        if self._sender is not None or not self._send_now(message):
            self._waiting.append(message)
            self._size += len(message)
            if self._sender is None:
                self._sender = asyncio.get_running_loop().create_task(self._drain())

    def _send_now(self, message: bytes) -> bool:
        """Send without a task, as long as the client takes it at once; False if that failed."""
        sending = self._asgi_send({"type": "websocket.send", "text": message.decode()}).__await__()
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

    @property
    def closing(self) -> bool:
        """Tell whether nothing more will be sent."""
        return self._closing != 0

    def close(self, code: int) -> None:
        """Close the connection after what waits to be sent."""
        if not self._closing:
            self._closing = code
            loop = asyncio.get_running_loop()
            if self.socket is not None:
                # A client that does not even take the close frame gets none.
                loop.call_later(GOODBYE, self.socket.abort)
            if self._sender is None:
                self._sender = loop.create_task(self._drain())

    async def _drain(self, unfinished: Awaitable[None] | None = None) -> None:
        try:
            if unfinished is not None:
                await unfinished
            while self._waiting:
                message = self._waiting.pop(0)
                self._size -= len(message)
                await self._asgi_send({"type": "websocket.send", "text": message.decode()})
            if self._closing:
                await self._asgi_send({"type": "websocket.close", "code": self._closing})
        except Exception:
            # The client is gone; its reader notices, too.
            self._closing = self._closing or NOT_ALLOWED
            self._waiting.clear()
        finally:
            self._sender = None


@types.coroutine
def _resume(sending: Generator[Any, None, None], pause: Any) -> Generator[Any, None, None]:
    """Wait for something that has begun to wait already."""
    yield pause
    yield from sending
