"""The client that the protocol's page shows plays a whole game."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from purrlor.client import Guest, LiveConnection, hash_of
from purrlor.server.log.seed import pledge
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

    asyncio.run(asyncio.wait_for(main(), 60))
    assert host.request("GET", f"/api/tables/{code}")["table"]["status"] == "over"


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
