"""Read a request and write its answer: who asks, in which language, with which body."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from purrlor.server.house import House
from purrlor.server.messages import Problem
from purrlor.server.seats import COOKIE, YEAR, new_person
from purrlor.server.speech import game_speech, house_speech
from purrlor.server.tables import LiveTable
from purrlor.table.game import Game
from purrlor.table.reasons import Reason, refused
from purrlor.table.texts import LANGUAGES

Data = TypeVar("Data")
SMALL, LARGE = 64_000, 4_200_000  # bytes of a body
STATUS = {
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-game": 404,
    "not-your-seat": 403,
    "host-only": 403,
    "bad-link": 403,
    "foreign-origin": 403,
    "not-allowed-method": 405,
    "too-large": 413,
    "saved-too-large": 413,
    "too-often": 429,
    "store-trouble": 503,
    "trouble": 500,
}


@dataclass
class Asking:
    """One request over HTTP."""

    request: Request
    house: House
    person: str
    language: str
    new: bool = False

    @classmethod
    def of(cls, request: Request, house: House) -> Asking:
        """Read who asks."""
        person = house.signatures.person(request.cookies.get(COOKIE))
        asking = cls(request, house, person, spoken_language(request))
        no = request.scope.get("purrlor.no")
        if no:
            raise refused(no)
        return asking

    def greet(self) -> str:
        """Give the asker's number; a new one to a guest whom we do not know."""
        if not self.person:
            self.person, self.new = new_person(), True
        return self.person

    async def table(self) -> LiveTable:
        """Find the table that the address names."""
        return await self.house.get(self.request.path_params["code"])

    async def body(self, kind: type[Data], most: int = SMALL) -> Data:
        """Read the body."""
        data = bytearray()
        async for part in self.request.stream():
            data += part
            if len(data) > most:
                raise refused("too-large", most=most)
        try:
            return msgspec.json.decode(bytes(data) or b"{}", type=kind)
        except msgspec.ValidationError as error:
            raise refused("bad-body", where=str(error)[:200]) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise refused("bad-body", where="JSON") from None

    def query(self, kind: type[Data]) -> Data:
        """Read what stands behind the question mark."""
        given = {name: value for name, value in self.request.query_params.items() if name != "language"}
        try:
            return msgspec.convert(given, kind, strict=False)
        except msgspec.ValidationError as error:
            raise refused("bad-body", where=str(error)[:200]) from None

    def answer(self, message: msgspec.Struct) -> Response:
        """Write the answer; a new guest gets a cookie."""
        response = Response(msgspec.json.encode(message), media_type="application/json")
        response.headers["cache-control"] = "no-store"
        if self.new:
            response.set_cookie(
                COOKIE,
                self.house.signatures.cookie(self.person),
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=self.request.url.scheme == "https",
            )
        return response


def spoken_language(request: Request) -> str:
    """Choose the language: as asked for, else as chosen on the page, else as the browser prefers."""
    for asked in (request.query_params.get("language"), request.cookies.get("language")):
        if asked in LANGUAGES:
            return asked
    for part in request.headers.get("accept-language", "")[:200].split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def refusal(reason: Reason, language: str, game: Game[Any] | None = None) -> Response:
    """Say no over HTTP."""
    speech = house_speech(language) if game is None else game_speech(game, language, {})
    body = msgspec.json.encode(Problem(speech.reason(reason)))
    status = STATUS.get(reason.key, 400)
    return Response(body, status, media_type="application/json", headers={"cache-control": "no-store"})
