"""A request to the HTTP interface: who asks, in which language, with which body; and its answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from purrlor.server.http.identity import ASIDE, COOKIE, YEAR, Signatures, new_person
from purrlor.server.http.security import client_of
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.live.tables import LiveTables
from purrlor.server.live.worker import Worker
from purrlor.server.protocol.bodies import Problem
from purrlor.server.protocol.to_client import Reasoned
from purrlor.server.texts import refusal_text
from purrlor.table.reasons import Refused, refused
from purrlor.table.texts import LANGUAGES

Data = TypeVar("Data")
ADVANCE = 1.0  # seconds of work that are paid before it begins: else any number of pieces could wait at once
SMALL, MIDDLE, LARGE = 64_000, 700_000, 4_200_000  # bytes of a body
STATUS = {
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-game": 404,
    "no-such-game-played": 404,
    "not-your-seat": 403,
    "host-only": 403,
    "bad-link": 403,
    "review-players-only": 403,
    "banned": 403,
    "bad-code": 403,
    "no-profile": 403,
    "profiles-off": 403,
    "foreign-origin": 403,
    "not-allowed-method": 405,
    "too-large": 413,
    "saved-too-large": 413,
    "too-often": 429,
    "store-trouble": 503,
    "trouble": 500,
}


@dataclass
class ApiRequest:
    """One request to the HTTP interface."""

    http: Request
    server: Server
    signatures: Signatures
    person: str = ""  # the person's number, or nothing
    session: str = ""  # of somebody with a profile
    language: str = field(init=False)
    shared: str = ""  # the table of the public page that the address names
    cookies: dict[str, str] = field(default_factory=dict)  # to be set; empty: to be deleted

    def __post_init__(self) -> None:
        self.language = chosen_language(self.http)

    async def recognise(self) -> None:
        """Find out who asks; a cookie that is no longer valid stands for nobody."""
        claim = self.signatures.claim(self.http.cookies.get(COOKIE))
        self.person = await self.worker.sessions.admit(claim.person, claim.session)
        self.session = claim.session if self.person else ""
        # Whoever still believes to be signed in must look again before they do anything as the guest.
        if claim.session and not self.session and self.http.method == "GET":
            await self.bring_guest_back()

    async def bring_guest_back(self) -> None:
        """Let the guest be back who was here before somebody signed in, if there was one."""
        aside = self.http.cookies.get(ASIDE, "")
        guest = self.signatures.claim(aside)
        self.person = "" if guest.session else await self.worker.sessions.admit(guest.person, "")
        self.session = ""
        self.cookies |= {COOKIE: aside if self.person else "", ASIDE: ""}

    @property
    def worker(self) -> Worker:
        """Return what all tables share."""
        return self.server.worker

    @property
    def client(self) -> str:
        """Return the address by which the asker is counted."""
        return client_of(self.http.scope)

    @property
    def tables(self) -> LiveTables:
        """Return the tables in memory."""
        return self.server.tables

    def require_person(self) -> str:
        """Return the guest's number; a new one for a guest who has none."""
        if not self.person:
            self.person = new_person()
            self.cookies[COOKIE] = self.signatures.cookie(self.person)
        return self.person

    async def table(self) -> LiveTable:
        """Find the table that the address names."""
        if self.shared:
            return await self.tables.load(self.shared)
        return await self.tables.find(self.http.path_params["code"])

    async def body(self, kind: type[Data], most: int = SMALL) -> Data:
        """Read the body."""
        data = bytearray()
        try:
            async for part in self.http.stream():
                data += part
                if len(data) > most:
                    raise refused("too-large", most=most)
        except ClientDisconnect:  # nobody reads the answer
            raise refused("bad-body", where="") from None
        try:
            return msgspec.json.decode(bytes(data) or b"{}", type=kind)
        except msgspec.ValidationError as error:
            raise refused("bad-body", where=str(error)[:200]) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise refused("bad-body", where="JSON") from None

    async def work(self, task: Callable[[], Data]) -> Data:
        """Do in a thread what may take long; whoever has used up too much time of the server must wait."""
        worker = self.worker
        if worker.work.is_empty(self.client):
            raise refused("too-often")
        worker.work.spend(self.client, ADVANCE)
        spent = 0.0

        def timed() -> Data:
            nonlocal spent
            began = time.thread_time()
            try:
                return task()
            finally:
                spent = time.thread_time() - began

        try:
            return await asyncio.get_running_loop().run_in_executor(worker.threads, timed)
        finally:
            worker.work.spend(self.client, spent - ADVANCE)

    def query(self, kind: type[Data]) -> Data:
        """Read the query of the address."""
        given = {name: value for name, value in self.http.query_params.items() if name != "language"}
        try:
            return msgspec.convert(given, kind, strict=False)
        except msgspec.ValidationError as error:
            raise refused("bad-body", where=str(error)[:200]) from None

    def answer(self, message: msgspec.Struct) -> Response:
        """Write the answer."""
        response = Response(msgspec.json.encode(message), media_type="application/json")
        response.headers["cache-control"] = "no-store"
        return self.set_cookies(response)

    def set_cookies(self, response: Response) -> Response:
        """Add the cookies that this request leads to."""
        for name, value in self.cookies.items():
            response.set_cookie(
                name,
                value,
                max_age=YEAR if value else 0,
                httponly=True,
                samesite="lax",
                secure=self.http.url.scheme == "https",
            )
        return response


def chosen_language(request: Request) -> str:
    """Choose the language: as asked for, else as chosen on the page, else as the browser prefers."""
    for asked in (request.query_params.get("language"), request.cookies.get("language")):
        if asked in LANGUAGES:
            return asked
    for part in request.headers.get("accept-language", "")[:200].split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def refusal(no: Refused, language: str) -> Response:
    """Answer that something is not possible, and why."""
    reason = no.reason
    text = refusal_text(no, language)
    body = msgspec.json.encode(Problem(Reasoned(reason.rule, reason.key, reason.args, text)))
    status = STATUS.get(reason.key, 400)
    return Response(body, status, media_type="application/json", headers={"cache-control": "no-store"})
