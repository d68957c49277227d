"""The web application: routes, live connections, pages, start and stop."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from purrlor.server.http.identity import COOKIE, Signatures
from purrlor.server.http.openapi import openapi
from purrlor.server.http.operation import Operation
from purrlor.server.http.operations import OPERATIONS
from purrlor.server.http.pages import page, table_hints
from purrlor.server.http.played import preview
from purrlor.server.http.request import SMALL, ApiRequest, chosen_language, refusal
from purrlor.server.http.security import LOOPBACK, REFUSED, SecurityMiddleware, address, client_of
from purrlor.server.limits import Buckets, Places
from purrlor.server.live.server import Server
from purrlor.server.live.session import NO_TABLE, Caller, serve_connection
from purrlor.server.outgoing.connection import COME_BACK, NOT_ALLOWED
from purrlor.server.storage.store import StoreError
from purrlor.server.telemetry import logger, metrics, tune_garbage_collector
from purrlor.table.reasons import Refused, refused

MOST_UPLOADS = 32  # large bodies that are read at the same time
GUESSED = ("no-such-table", "bad-link", "bad-code")


def make_app(server: Server) -> Any:
    """Make the application of a server."""
    endpoints = Endpoints(server, Signatures.of(server.worker.store))
    routes: list[Any] = [
        Route(each.path, endpoints.endpoint(each), methods=[each.method]) for each in OPERATIONS
    ]
    routes += [
        Route("/openapi.json", endpoints.show_openapi),
        Route("/metrics", endpoints.show_metrics),
        Route("/{path:path}", endpoints.show_page),
    ]

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        tune_garbage_collector()
        logger().info("open", worker=server.worker.id)
        yield
        await server.stop()
        logger().info("closed", worker=server.worker.id)

    handlers: dict[Any, Any] = {HTTPException: _not_found, Exception: _trouble}
    app = Starlette(routes=_merged(routes), lifespan=lifespan, exception_handlers=handlers)
    return SecurityMiddleware(app, endpoints.serve_live, server.worker.settings.limits)


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


class Endpoints:
    """Serve all requests."""

    def __init__(self, server: Server, signatures: Signatures) -> None:
        self.server = server
        self.signatures = signatures
        limits = server.worker.settings.limits
        named = {operation.limit for operation in OPERATIONS if operation.limit}
        self.limits = {name: Buckets(getattr(limits, name)) for name in named}
        self.uploads = Places(limits.uploads, MOST_UPLOADS)
        self.guesses = server.worker.guesses

    def endpoint(self, operation: Operation) -> Callable[[Request], Awaitable[Response]]:
        """Serve one operation."""

        async def serve(request: Request) -> Response:
            try:
                return await self._serve(operation, request)
            except Refused as no:
                if no.reason.key in GUESSED and not self.guesses.take(client_of(request.scope)):
                    no = refused("too-often")
                return refusal(no, chosen_language(request))
            except StoreError:
                return refusal(refused("store-trouble"), chosen_language(request))

        return serve

    async def _serve(self, operation: Operation, request: Request) -> Response:
        if request.scope.get(REFUSED):
            raise refused(request.scope[REFUSED])
        asked = ApiRequest(request, self.server, self.signatures)
        await asked.recognise()
        client = client_of(request.scope)
        if self.server.worker.bans.hit(client, asked.person):
            raise refused("banned")
        if operation.limit and not self.limits[operation.limit].take(client):
            raise refused("too-often")
        if (operation.names_a_table or _code_of(request)) and self.guesses.is_empty(client):
            # A right code must not look different from a wrong one, except to those who sit there.
            await self._require_seat(asked)
        given: Any = None
        if operation.body is not None:
            given = await self._body(operation, asked)
        elif operation.query is not None:
            given = asked.query(operation.query)
        answer = await operation.handler(asked, given)
        return answer if isinstance(answer, Response) else asked.answer(answer)

    async def _body(self, operation: Operation, asked: ApiRequest) -> Any:
        """Read the body; of large ones only a few at a time, for they are held in memory while they come."""
        assert operation.body is not None
        if operation.most <= SMALL:
            return await asked.body(operation.body)
        if not self.uploads.enter(asked.client):
            raise refused("too-often")
        try:
            return await asked.body(operation.body, operation.most)
        finally:
            self.uploads.leave(asked.client)

    async def _require_seat(self, asked: ApiRequest) -> None:
        if not await self.server.tables.is_seated(asked.person, _code_of(asked.http)):
            raise refused("too-often")

    async def show_page(self, request: Request) -> Response:
        """Serve the client; to those who sit at a table its page comes with all that it needs."""
        place, _, code = request.path_params["path"].partition("/")
        if place == "played" and not request.scope.get(REFUSED):
            return await page(request, await self._preview(request, code))
        person = await self._person(request.cookies.get(COOKIE)) if place == "table" else ""
        # Who asks too often gets the bare page: hints cost a look at the table. So does who is banned.
        banned = self.server.worker.bans.hit(client_of(request.scope), person)
        person = "" if banned or request.scope.get(REFUSED) else person
        return await page(request, await self._hints(code, person, chosen_language(request)))

    async def _preview(self, request: Request, share: str) -> str:
        try:
            return await preview(self.server.worker, request, share, chosen_language(request))
        except (Refused, StoreError):
            return ""

    async def _person(self, cookie: str | None) -> str:
        claim = self.signatures.claim(cookie)
        try:
            return await self.server.worker.sessions.admit(claim.person, claim.session)
        except StoreError:
            return ""

    async def _hints(self, code: str, person: str, language: str) -> str:
        # Only for those who hold a seat: nobody else may learn here whether there is such a table.
        try:
            if not await self.server.tables.is_seated(person, code):
                return ""
            table = await self.server.tables.find(code)
        except (Refused, StoreError):
            return ""
        seats = table.state.seats_of(person)
        # Where several people share the screen, the page holds nothing until one says that they are there.
        messages = table.first_messages(person, seats[0], language) if len(seats) == 1 else []
        return table_hints(table.state.game.name, language, seats, messages) if seats else ""

    async def show_openapi(self, request: Request) -> Response:
        """Describe the interface."""
        return Response(openapi(), media_type="application/json")

    async def show_metrics(self, request: Request) -> Response:
        """Show the metrics, to this machine only."""
        if address(request.scope) not in LOOPBACK:
            return refusal(refused("no-such-page"), chosen_language(request))
        return Response(metrics(), media_type="text/plain; version=0.0.4")

    async def serve_live(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a live connection."""
        place, _, code = scope["path"].strip("/").partition("/")
        if place != "live":
            await receive()
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        claim = self.signatures.claim(Request({**scope, "type": "http"}).cookies.get(COOKIE))
        try:
            person = await self.server.worker.sessions.admit(claim.person, claim.session)
        except StoreError:
            await receive()
            await send({"type": "websocket.close", "code": COME_BACK})
            return
        client = client_of(scope)
        if self.server.worker.bans.hit(client, person):
            await receive()
            await send({"type": "websocket.close", "code": NOT_ALLOWED})
            return
        who = Caller(person, claim.session if person else "", client)
        await serve_connection(self.server.tables, code, who, scope, receive, send)


def _code_of(request: Request) -> str:
    """Read the code that the address of a request names."""
    return str(request.path_params.get("code") or request.query_params.get("code", ""))


async def _not_found(request: Request, error: Exception) -> Response:
    wrong_method = isinstance(error, HTTPException) and error.status_code == 405
    key = "not-allowed-method" if wrong_method else "no-such-page"
    return refusal(refused(key), chosen_language(request))


async def _trouble(request: Request, error: Exception) -> Response:
    logger().error("request-failed", path=request.url.path[:100], error=repr(error)[:500])
    return refusal(refused("trouble"), chosen_language(request))
