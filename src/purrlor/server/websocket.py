"""A WebSocket of uvicorn that passes whole texts to the application without tasks and queues."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from purrlor.server.limits import Bucket, Rate

TEXT = 0x80 | Opcode.TEXT  # the first byte of a whole text
WHOLE = frozenset({TEXT, 0x80 | Opcode.PING, 0x80 | Opcode.PONG})
MASKED, LONG = 0x80, 126  # in the second byte: a mask follows; the size has two bytes of its own
BUFFERED = 32_768  # bytes that may wait in the system, and as many in this process, for a client to read
AT_ONCE = (
    33_000  # bytes that may come at once, two of the largest messages: all frames in it are read at once
)
TOO_BIG = 1009  # a close code
BESIDES = Rate(60, 2)  # frames that are no message: pings, pongs, parts of a text
EXTENSION = "purrlor.websocket"  # under which the application finds the socket in its scope


class FastWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that reads and writes whole texts at once; the layers between cost more than the texts."""

    on_text: Callable[[bytes], None] | None = None
    between_frames = True  # all that came so far were whole frames
    besides: Bucket | None = None  # of frames that are no message

    def handle_connect(self, event: Any) -> None:
        """Start to serve, and let the application find this socket."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Pass on a text that comes whole and alone; leave the rest to the parser, all of it after a part."""
        if self.between_frames and self.handshake_initiated:
            start, on_text = payload_of(data, self.config.ws_max_size), self._listener()
            if start and data[0] == TEXT and on_text is not None:
                on_text(apply_mask(data[start:], data[start - 4 : start]))
                return
            self.between_frames = start > 0 and data[0] in WHOLE
        if len(data) > AT_ONCE and self.handshake_initiated:
            self._refuse()
            return
        super().data_received(data)

    def _refuse(self) -> None:
        """Say that this is too much, and hear nothing more."""
        if not self.close_sent:
            self.close_sent = True
            self.conn.fail(TOO_BIG)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many: who does not read the answers would fill the memory."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong, unless there are too many."""
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a text, unless there are too many; even empty ones take room."""
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """Count a frame that is no message; end the connection when there are too many."""
        if self.besides is None:
            self.besides = Bucket(BESIDES)
        if self.besides.take():
            return True
        self.abort()
        return False

    def listen(self, on_text: Callable[[bytes], None]) -> None:
        """Pass whole texts to a function from now on, and drop the handshake: it would stay for hours."""
        self.on_text = on_text
        del self.request, self.response
        if self.transport.is_closing():  # the client went while its table was looked for
            return
        # The system would take megabytes for a client that does not read, and nobody would notice.
        self.transport.set_write_buffer_limits(BUFFERED)
        taken = self.transport.get_extra_info("socket")
        if taken is not None:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFERED)

    def write_text(self, text: bytes) -> bool:
        """Write a text at once; False if it must wait, or be compressed, and has to go the usual way."""
        if self.close_sent or self.disconnected or self.conn.extensions or not self.writable.is_set():
            return False
        size = len(text)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65536:
            head = bytes((TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True

    def abort(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass a whole text to the listener; all else, and what was queued before, goes the usual way."""
        on_text = self._listener()
        if on_text is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        on_text(frames[0] if len(frames) == 1 else b"".join(frames))

    def _listener(self) -> Callable[[bytes], None] | None:
        return None if self.close_sent or self.queue.qsize() else self.on_text


def payload_of(data: bytes, most: int) -> int:
    """Find where the payload begins, if these bytes are one client's frame and no more; 0 if not."""
    rest = len(data) - 6
    if rest > most:
        return 0
    if rest >= 0 and data[1] == MASKED | rest and rest < LONG:
        return 6
    if rest >= 2 + LONG and data[1] == MASKED | LONG and int.from_bytes(data[2:4], "big") == rest - 2:
        return 8
    return 0
