"""An HTTP connection of uvicorn that waits for no request for ever, and of which no client has thousands."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from purrlor.server.limits import Places, counted_address

IN_TIME = 60.0  # seconds for a whole request, from its first byte or from the beginning of the connection
MOST = 1_000  # connections of one address; a proxy that is trusted may have more
UNFINISHED = (h11.IDLE, h11.SEND_BODY)

_there = Places(MOST)


class TimedHttp(H11Protocol):
    """A connection that ends when a request does not come in time."""

    _timer: asyncio.TimerHandle | None = None
    _counted = ""  # the address, if it is counted

    def connection_made(self, transport: Any) -> None:
        """Begin to wait for a request."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if peer and peer not in getattr(self.app, "trusted_hosts", ()):
            if not _there.enter(counted_address(peer)):
                transport.abort()
                return
            self._counted = counted_address(peer)
        self._timer = self.loop.call_later(IN_TIME, transport.abort)

    def data_received(self, data: bytes) -> None:
        """Read a part of a request; the time for it does not begin anew with every byte."""
        if self._timer is None:
            self._timer = self.loop.call_later(IN_TIME, self.transport.abort)
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED:
            self._stop_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_timer()
        if self._counted:
            _there.leave(self._counted)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a live connection, which is counted by the application."""
        self._stop_timer()
        if self._counted:
            _there.leave(self._counted)
        super().handle_websocket_upgrade(event)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
