"""Put the house on the network: routes, the live door, pages, and the way in and out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from purrlor.server.api import OPERATIONS, Operation
from purrlor.server.asking import Asking, refusal, spoken_language
from purrlor.server.guard import Guard, address
from purrlor.server.house import House
from purrlor.server.limits import Buckets
from purrlor.server.live import NO_TABLE, first_words, serve_line
from purrlor.server.openapi import openapi
from purrlor.server.pages import page, table_hints
from purrlor.server.seats import COOKIE
from purrlor.server.store import StoreTrouble
from purrlor.server.telemetry import calm_collector, logger, metrics
from purrlor.table.reasons import Reason, Refused

LOOPBACK = ("127.0.0.1", "::1", "local", "testclient")
GUESSED = ("no-such-table", "bad-link")


def make_app(house: House) -> Any:
    """Make the application of a house."""
    door = Door(house)
    routes: list[Any] = [Route(each.path, door.endpoint(each), methods=[each.method]) for each in OPERATIONS]
    routes += [
        Route("/openapi.json", door.show_openapi),
        Route("/metrics", door.show_metrics),
        Route("/{path:path}", door.show_page),
    ]

    @asynccontextmanager
    async def open_house(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        calm_collector()
        logger().info("open", worker=house.worker)
        yield
        await house.stop()
        logger().info("closed", worker=house.worker)

    handlers: dict[Any, Any] = {HTTPException: _not_found, Exception: _trouble}
    app = Starlette(routes=_merged(routes), lifespan=open_house, exception_handlers=handlers)
    return Guard(app, door.serve_live, house.limits)


def _merged(routes: list[Any]) -> list[Any]:
    """Put the methods of one path together, so that a wrong method is told from a wrong path."""
    by_path: dict[str, list[Any]] = {}
    for route in routes:
        by_path.setdefault(route.path, []).append(route)
    merged: list[Any] = []
    for path, same in by_path.items():
        if len(same) == 1:
            merged.append(same[0])
            continue
        merged.append(Route(path, _Methods(same), methods=[m for each in same for m in each.methods]))
    return merged


class _Methods:
    """Serve one path by its method."""

    def __init__(self, routes: list[Route]) -> None:
        self.apps = {method: route.app for route in routes for method in route.methods or ()}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self.apps[scope["method"]](scope, receive, send)


class Door:
    """Serve requests for a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        limits = house.limits
        self.limits = {"open": Buckets(limits.open), "guess": Buckets(limits.guess)}

    def endpoint(self, operation: Operation) -> Callable[[Request], Awaitable[Response]]:
        """Serve one operation."""

        async def serve(request: Request) -> Response:
            try:
                return await self._serve(operation, request)
            except Refused as no:
                reason = no.reason
                if reason.key in GUESSED and not self.limits["guess"].take(address(dict(request.scope))):
                    reason = Reason("", "too-often")
                return refusal(reason, spoken_language(request), no.game)
            except StoreTrouble:
                return refusal(Reason("", "store-trouble"), spoken_language(request))

        return serve

    async def _serve(self, operation: Operation, request: Request) -> Response:
        asking = Asking.of(request, self.house)
        if operation.limit and not self.limits[operation.limit].take(address(dict(request.scope))):
            raise Refused(Reason("", "too-often"))
        given: Any = None
        if operation.body is not None:
            given = await asking.body(operation.body, operation.most)
        elif operation.query is not None:
            given = asking.query(operation.query)
        answer = await operation.handler(asking, given)
        return answer if isinstance(answer, Response) else asking.answer(answer)

    async def show_page(self, request: Request) -> Response:
        """Serve the client; to those who sit at a table its page comes with all that it needs."""
        place, _, code = request.path_params["path"].partition("/")
        person = self.house.signatures.person(request.cookies.get(COOKIE)) if place == "table" else ""
        # Whoever asks too often gets the bare page: hints cost a look into the house.
        person = "" if request.scope.get("purrlor.no") else person
        return await page(request, await self._hints(code, person, spoken_language(request)))

    async def _hints(self, code: str, person: str, language: str) -> str:
        # Only for those who hold a seat: nobody else learns here whether there is such a table.
        if not person:
            return ""
        try:
            table = await self.house.get(code)
        except (Refused, StoreTrouble):
            return ""
        seats = table.book.seats_of(person)
        # Where several people share the screen, the page holds nothing before one says that they are there.
        said = first_words(table, person, seats[0], language) if len(seats) == 1 else []
        return table_hints(table.book.game.name, language, seats, said) if seats else ""

    async def show_openapi(self, request: Request) -> Response:
        """Describe the interface."""
        return Response(openapi(), media_type="application/json")

    async def show_metrics(self, request: Request) -> Response:
        """Show the metrics, to this machine only."""
        if address(dict(request.scope)) not in LOOPBACK:
            return refusal(Reason("", "no-such-page"), spoken_language(request))
        return Response(metrics(), media_type="text/plain; version=0.0.4")

    async def serve_live(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a live connection."""
        place, _, code = scope["path"].strip("/").partition("/")
        if place != "live":
            await receive()
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        person = self.house.signatures.person(Request({**scope, "type": "http"}).cookies.get(COOKIE))
        await serve_line(self.house, code, person, scope, receive, send)


async def _not_found(request: Request, error: Exception) -> Response:
    wrong_method = isinstance(error, HTTPException) and error.status_code == 405
    key = "not-allowed-method" if wrong_method else "no-such-page"
    return refusal(Reason("", key), spoken_language(request))


async def _trouble(request: Request, error: Exception) -> Response:
    logger().error("request-failed", path=request.url.path[:100], error=repr(error)[:500])
    return refusal(Reason("", "trouble"), spoken_language(request))
