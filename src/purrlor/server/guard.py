"""Stand at the door: foreign origins, too many requests, and headers that keep browsers strict."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from purrlor.server.limits import Buckets, Limits

SAFE = ("GET", "HEAD", "OPTIONS")
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


def header(scope: dict[str, Any], name: bytes) -> str:
    """Read a header of a request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address(scope: dict[str, Any]) -> str:
    """Tell where a request comes from."""
    client = scope.get("client")
    return client[0] if client else "local"


def is_foreign(scope: dict[str, Any]) -> bool:
    """Tell whether a browser was sent here by another site; what is no browser has no cookies to steal."""
    if header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
        return True
    origin = header(scope, b"origin")
    if not origin:
        return False
    try:
        return urlsplit(origin).netloc.lower() != header(scope, b"host").lower()
    except ValueError:
        return True


class Guard:
    """Let in what may come in, and dress what goes out."""

    def __init__(self, app: Any, limits: Limits) -> None:
        self.app = app
        self.requests = Buckets(limits.request)
        self.connections = Buckets(limits.connect)

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        """Serve a request."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _connect(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        if is_foreign(scope) or not self.connections.take(address(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)

    async def _request(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        async def dressed(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        if scope["method"] not in SAFE and is_foreign(scope):
            scope["purrlor.no"] = "foreign-origin"
        elif not self.requests.take(address(scope)):
            scope["purrlor.no"] = "too-often"
        await self.app(scope, receive, dressed)
