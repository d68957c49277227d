"""Pass live texts straight between socket and table; the layers between cost more than the messages do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode

TEXT = 0x80 | Opcode.TEXT  # the first byte of a whole text
EXTENSION = "purrlor.quick"  # under which the application finds the socket in its scope


class QuickSocket(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that also takes whole texts, and gives them, without tasks and queues."""

    hear: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Any) -> None:
        """Begin to serve, and let the application find this socket."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Begin to give whole texts to somebody, and forget the handshake: it would stay for hours."""
        self.hear = hear
        del self.request, self.response

    def write_text(self, text: bytes) -> bool:
        """Write a text at once; False if it must wait, or be packed, and has to go the long way."""
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

    def hang_up(self) -> None:
        """End the connection without another word."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Give a whole text to whoever listens; all else, and what queues up before, goes the long way."""
        if self.hear is None or self.close_sent or self.curr_msg_data_type != "text" or self.queue.qsize():
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.hear(frames[0] if len(frames) == 1 else b"".join(frames))
