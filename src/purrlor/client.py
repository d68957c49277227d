"""A small client of the server's protocol, for the terminal, for tests and for bots of your own."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import json
import random
import secrets
import time
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, cast
from urllib.parse import quote, urlsplit

from purrlor.messages import Ended, Lobby, Step, TableInfo
from purrlor.table.reasons import Refused, refused

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between two tries to connect
CLOSING = 1.0  # seconds for which whoever disconnects waits for the server to say so, too


class RequestRefused(Exception):
    """The server refused a request."""

    def __init__(self, status: int, reason: dict[str, Any]) -> None:
        super().__init__(f"{status} {reason.get('text', '')}")
        self.status = status
        self.reason = reason


@dataclass
class Guest:
    """A guest of a server, who is known by a cookie."""

    address: str  # http://HOST:PORT
    language: str = "en"
    cookie: str = ""
    contributions: dict[tuple[str, int], str] = field(default_factory=dict)  # by table and seat

    def request(self, method: str, path: str, body: object = None) -> Any:
        """Send a request over HTTP and return the answer."""
        parts = urlsplit(self.address)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        headers = {"accept-language": self.language}
        if self.cookie:
            headers["cookie"] = f"purrlor={self.cookie}"
        if body is not None:
            headers["content-type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        with contextlib.closing(kind(parts.netloc, timeout=30)) as connection:
            try:
                connection.request(method, path, data, headers)
                response = connection.getresponse()
                answer = response.read()
            except (OSError, http.client.HTTPException):
                raise refused("no-server", address=self.address) from None
            self._keep_cookie(response.getheader("set-cookie") or "")
            try:
                given = json.loads(answer) if answer else {}
                if response.status < 400:
                    return given
                reason = given["reason"]
            except (ValueError, KeyError, TypeError):  # whoever answered, it was not Purrlor
                raise refused("no-server", address=self.address) from None
            raise RequestRefused(response.status, reason)

    def _keep_cookie(self, header: str) -> None:
        name, sign, value = header.split(";", 1)[0].partition("=")
        if name == "purrlor" and sign:
            self.cookie = value

    def sitter(self, name: str) -> dict[str, Any]:
        """Describe who sits down."""
        return {"name": name, "language": self.language}

    def join(self, code: str, name: str, seat: int | None = None) -> Any:
        """Sit down at a table."""
        body = {"seat": seat, "sitter": self.sitter(name)}
        return self.request("POST", f"/api/tables/{quote(code)}/join", body)

    def prepare_deal(self, seat: int, table: TableInfo) -> None:
        """Pledge 16 random bytes for the seed, and open them when everything is bound, as a table asks."""
        path, own = f"/api/tables/{quote(table['code'])}", (table["code"], seat)
        if table["phase"] == "pledge" and not table["pledges"][seat]:
            given = self.contributions.setdefault(own, secrets.token_hex(16))
            self.request("POST", f"{path}/pledge", {"seat": seat, "pledge": hash_of(given)})
        # What is not bound as it was pledged stays closed.
        given = self.contributions.get(own, "")
        bound = table["bound"] if table["phase"] == "reveal" else None
        seats = json.loads(bound)["seats"] if bound is not None else []
        if seats and given and seats[seat]["pledge"] == hash_of(given) and not table["contributions"][seat]:
            self.request("POST", f"{path}/reveal", {"seat": seat, "contribution": given})


def hash_of(contribution: str) -> str:
    """Return the hash by which a contribution is pledged."""
    return blake2b(bytes.fromhex(contribution), digest_size=32).hexdigest()


def connection_errors() -> tuple[type[Exception], ...]:
    """Name the errors that tell that a connection is lost."""
    from websockets.exceptions import WebSocketException  # only whoever connects needs the package

    return TimeoutError, OSError, WebSocketException


@dataclass
class LiveConnection:
    """A live connection to a table; it knows how far it was told, and can be opened again."""

    guest: Guest
    code: str
    seat: int | None = None
    n: int = -1
    compressed: bool = True
    # The last messages of their kinds; empty before the first one.
    lobby: Lobby = field(default_factory=lambda: cast(Lobby, {}))
    step: Step = field(default_factory=lambda: cast(Step, {}))
    ended: Ended | None = None
    _ids: Any = field(default_factory=lambda: itertools.count(1))
    _socket: Any = None
    _tries: int = 0  # to connect, since the last message

    def url(self) -> str:
        """Return the address of the connection."""
        seat = "" if self.seat is None else f"&seat={self.seat}"
        base = self.guest.address.replace("http", "ws", 1)
        return f"{base}/live/{self.code}?n={self.n}&language={self.guest.language}{seat}"

    @property
    def begun(self) -> bool:
        """Tell whether the game has begun: there is a step."""
        return len(self.step) > 0

    @property
    def goes_on(self) -> bool:
        """Tell whether the server is about to answer for this seat, which has nothing to decide."""
        return self.step.get("goes_on", False)

    @property
    def asked(self) -> bool:
        """Tell whether the game waits for this seat."""
        return self.begun and not self.goes_on and self.lobby["you"] in self.step["waiting_for"]

    @property
    def pledged(self) -> bool:
        """Tell whether this seat has pledged a contribution for the deal and has yet to open it."""
        seat = self.lobby.get("you")
        if seat is None or not self.lobby["table"]["phase"]:
            return False
        table = self.lobby["table"]
        return (table["code"], seat) in self.guest.contributions and not table["contributions"][seat]

    async def open(self) -> None:
        """Connect."""
        from websockets.asyncio.client import connect

        await self.close()
        headers = {"cookie": f"purrlor={self.guest.cookie}"} if self.guest.cookie else {}
        compression = "deflate" if self.compressed else None
        self._socket = await connect(
            self.url(),
            additional_headers=headers,
            max_size=4_000_000,
            compression=compression,
            close_timeout=CLOSING,
        )

    async def close(self) -> None:
        """Disconnect."""
        if self._socket is not None:
            await self._socket.close()

    async def send(self, kind: str, **message: Any) -> int:
        """Send a message; return its number."""
        number = int(next(self._ids))
        await self._socket.send(json.dumps({"type": kind, "id": number, **message}))
        return number

    async def receive(self) -> dict[str, Any]:
        """Wait for a message."""
        message: dict[str, Any] = json.loads(await self._socket.recv())
        self._tries = 0
        match message["type"]:
            case "lobby":
                self.lobby = lobby = cast(Lobby, message)
                if lobby["you"] is not None and lobby["table"]["phase"]:
                    await self._prepare_deal(lobby["you"], lobby["table"])
            case "step":
                self.step, self.n = cast(Step, message), message["n"]
            case "ended":
                self.ended = cast(Ended, message)
        return message

    async def _prepare_deal(self, seat: int, table: TableInfo) -> None:
        """Do what a deal needs of this seat; what fails is tried again when the table says so again."""
        with contextlib.suppress(RequestRefused, Refused, OSError, http.client.HTTPException):
            await asyncio.to_thread(self.guest.prepare_deal, seat, table)

    async def receive_until(self, kind: str, re: int | None = None) -> dict[str, Any]:
        """Wait for a message of a kind, or for the answer to a message."""
        while True:
            message = await self.receive()
            if (re is None and message["type"] == kind) or (re is not None and message["re"] == re):
                return message

    async def act(self, action: Any) -> dict[str, Any]:
        """Do something and wait until it is done, refused, or found too late."""
        number = await self.send("act", n=self.n, action=action)
        return await self.receive_until("step", number)

    async def reconnect(self, patience: float = 30.0) -> None:
        """Try to connect for so many seconds, with pauses that grow until the server says something."""
        until = time.monotonic() + patience
        while True:
            if self._tries:
                pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self._tries - 1))
                await asyncio.sleep(pause * random.uniform(0.75, 1.25))
            self._tries += 1
            try:
                await self.open()
                return
            except connection_errors():
                if time.monotonic() > until:
                    raise
