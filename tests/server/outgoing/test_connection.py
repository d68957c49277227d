"""A client that reads too slowly is sent away, and nobody waits for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from purrlor.server.live.incoming import receive
from purrlor.server.protocol import from_client
from tests.scale import PATIENCE
from tests.server.players import playing
from tests.server.servers import Listener, full_table, open_server


def test_a_client_that_does_not_read_is_sent_away_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            slow = Listener(players.table, "")
            gate = slow.stop_reading()
            players.table.connections.add(slow.connection)
            listener = players.listeners[players.turn]
            for i in range(250):
                await receive(players.table, listener.connection, from_client.Sync())
                players.table.send_lobby()
            assert players.state.n
            gate.set()
            while not slow.closed:
                await asyncio.sleep(0)
            assert slow.closed == 1013

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_client_that_is_owed_too_many_bytes_is_sent_away(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            slow = Listener(await full_table(server), "")
            gate = slow.stop_reading()
            for i in range(3):
                slow.connection.send(b" " * 30_000)
            assert slow.connection._waiting == [b" " * 30_000] * 2
            slow.connection.send(b" " * 5_000)  # counted before it is kept
            assert slow.connection._waiting == []
            gate.set()
            while not slow.closed:
                await asyncio.sleep(0)
            assert slow.closed == 1013

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
