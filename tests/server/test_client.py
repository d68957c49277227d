"""The client that the protocol's page shows plays a whole game."""

from __future__ import annotations

import asyncio
import re
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from purrlor import client
from purrlor.client import Guest, LiveConnection, hash_of
from purrlor.server.log.seed import pledge
from purrlor.table.reasons import Refused
from tests.scale import PATIENCE
from tests.server.servers import RunningServer, open_table, start

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def test_the_client_on_the_page_plays_a_whole_game(server: RunningServer) -> None:
    text = PAGE.read_text(encoding="utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)
    options = {"options": {"players": 2}, "bots": {"1": "random"}, "sit": False}
    code, (host,) = open_table(server.address, ["Ann"], **options)

    async def main() -> None:
        robot = asyncio.create_task(names["play"](server.address, code))
        await asyncio.sleep(0)  # it has taken its seat before it waits for anything
        start(host, code)
        await robot

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
    assert host.request("GET", f"/api/tables/{code}")["table"]["status"] == "over"


@pytest.mark.parametrize(
    ("status", "answer"), [(200, b"<html>"), (404, b"<html>"), (500, b"{}"), (502, b"[]"), (400, b"null")]
)
def test_whoever_answers_but_is_not_purrlor_is_no_server(status: int, answer: bytes) -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        serving = threading.Thread(target=other.handle_request)
        serving.start()
        address = f"http://127.0.0.1:{other.server_port}"
        with pytest.raises(Refused) as no:
            Guest(address).request("GET", "/api/games")
        assert (no.value.reason.key, no.value.reason.args) == ("no-server", {"address": address})
        serving.join()


def test_clients_who_are_there_pledge_and_open_by_themselves(server: RunningServer) -> None:
    code, guests = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    lobbies = [asyncio.run(meet(guests, code))]
    # A rematch draws a new secret and new contributions.
    lobbies.append(asyncio.run(meet(guests, rematch_of(guests, code))))
    assert all(None not in lobby["contributions"] for lobby in lobbies)
    assert [pledge(given) for given in lobbies[0]["contributions"]] == lobbies[0]["pledges"]
    assert not set(lobbies[0]["contributions"]) & set(lobbies[1]["contributions"])
    assert hash_of("00" * 16) == pledge("00" * 16)


async def meet(guests: list[Guest], code: str) -> dict[str, Any]:
    """Connect, let the host begin, and call the game off once it runs."""
    connections = [LiveConnection(guest, code) for guest in guests]
    for connection in connections:
        await connection.open()
        await connection.receive()
    begun = asyncio.create_task(asyncio.to_thread(start, guests[0], code))
    await asyncio.gather(*(connection.receive_until("step") for connection in connections), begun)
    lobby: dict[str, Any] = guests[0].request("GET", f"/api/tables/{code}")["table"]
    for connection in connections:
        await connection.receive_until("", await connection.send("calloff", on=True))
        await connection.close()
    return lobby


def rematch_of(guests: list[Guest], code: str) -> str:
    """Open the next table."""
    return str(guests[0].request("POST", f"/api/tables/{code}/rematch", {})["code"])


class NoServer:
    """A connection to a server that takes every call, and hangs up unless it has room."""

    has_room = False

    async def recv(self) -> str:
        if not self.has_room:
            raise ConnectionClosedError(Close(1013, ""), None)
        return '{"type": "chat"}'


def test_a_client_that_is_refused_tries_again_after_ever_longer_pauses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []
    server = NoServer()

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def connect(line: LiveConnection) -> None:
        line._socket = server

    async def main() -> None:
        line = LiveConnection(Guest(""), "abcdefgh")
        for _ in range(12):
            await line.reconnect()
            with pytest.raises(ConnectionClosedError):
                await line.receive()
        server.has_room = True
        await line.reconnect()
        await line.receive()
        refused = pauses.copy()
        await line.reconnect()
        assert pauses == refused  # once the server has said something, a try is made at once
        assert len(refused) == 12
        assert all(later > earlier for earlier, later in pairwise(refused[:6]))
        assert 0.75 * client.LONGEST_PAUSE <= refused[-1] <= 1.25 * client.LONGEST_PAUSE

    monkeypatch.setattr(asyncio, "sleep", pause)
    monkeypatch.setattr(LiveConnection, "open", connect)
    asyncio.run(main())
