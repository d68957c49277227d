"""Refuse foreign origins and too many requests, and add headers that keep browsers strict."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from purrlor.server.limits import Buckets, Limits, Places, counted_address
from purrlor.server.outgoing.connection import COME_BACK, NOT_ALLOWED

SAFE = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("127.0.0.1", "::1", "local", "testclient")  # addresses of this machine itself
REFUSED = "purrlor.refused"  # in the scope: the key of the reason why
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
        b"require-trusted-types-for 'script'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # Personal links are secrets: no other site may learn them.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


def header(scope: Mapping[str, Any], name: bytes) -> str:
    """Read a header of a request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address(scope: Mapping[str, Any]) -> str:
    """Return where a request comes from."""
    client = scope.get("client")
    return client[0] if client else "local"


def client_of(scope: Mapping[str, Any]) -> str:
    """Return the address by which a request is counted."""
    return counted_address(address(scope))


def is_foreign(scope: Mapping[str, Any]) -> bool:
    """Tell whether a browser was sent here by another site; other clients have no cookies to steal."""
    if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
        return True
    origin = header(scope, b"origin")
    if not origin:
        return False
    try:
        return urlsplit(origin).netloc.lower() != header(scope, b"host").lower()
    except ValueError:
        return True


class SecurityMiddleware:
    """Check requests before the application, and add security headers to its answers."""

    def __init__(self, app: Any, live: Any, limits: Limits) -> None:
        self.app = app
        self.live = live  # serves WebSockets, past the layers of the application: every message counts
        self.requests = Buckets(limits.request)
        self.connections = Buckets(limits.connect)
        self.asking = Places(limits.asking)
        self.lines = Places(limits.lines)

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        """Serve a request."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _connect(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        client = client_of(scope)
        if is_foreign(scope) or not self.connections.take(client):
            await receive()
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        if not self.lines.enter(client):
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": COME_BACK})
            return
        try:
            await self.live(scope, receive, send)
        finally:
            self.lines.leave(client)

    async def _request(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        async def send_with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", ())
                known = {name for name, _ in own}
                message["headers"] = [*own, *(pair for pair in HEADERS if pair[0] not in known)]
            await send(message)

        client = client_of(scope)
        let_in = self.asking.enter(client)
        if scope["method"] not in SAFE and is_foreign(scope):
            scope[REFUSED] = "foreign-origin"
        elif not let_in or not self.requests.take(client):
            scope[REFUSED] = "too-often"
        try:
            await self.app(scope, receive, send_with_headers)
        finally:
            if let_in:
                self.asking.leave(client)
