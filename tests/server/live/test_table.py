"""Whoever reconnects is told what was missed; whoever came by an old code is sent away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from purrlor.server.live.incoming import receive
from purrlor.server.log import entries
from purrlor.server.protocol import from_client
from tests.server.players import playing
from tests.server.servers import Listener, open_server, settle


def test_whoever_comes_back_is_told_what_was_missed(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            n = players.state.n
            players.table.disconnect(players.listeners[3].connection)
            for i in range(3):
                seat = players.turn if players.turn != 3 else 3
                raw = msgspec.Raw(msgspec.json.encode(players.choices(seat)[0]))
                listener = Listener(players.table, f"p{seat}", seat) if seat == 3 else players.listeners[seat]
                players.table.connections.add(listener.connection)
                await receive(
                    players.table, listener.connection, from_client.Act(n=players.state.n, action=raw)
                )
            back = Listener(players.table, "p3", 3)
            await players.table.connect(back.connection, n)
            await settle(players.table)
            step = back.take()[-1]
            assert (step["since"], step["n"]) == (n, n + 3)
            assert players.state.match is not None
            assert len(step["events"]) == len(players.state.match.story(3))
            far = Listener(players.table, "p3", 3)
            await players.table.connect(far.connection, 1)
            await settle(players.table)
            last = far.take()[-1]
            assert (last["since"], last["events"]) == (-1, step["events"])

    asyncio.run(main())


def test_a_new_code_sends_watchers_away_but_nobody_who_sits_or_hosts(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            stranger = Listener(players.table, "stranger")
            beside = Listener(players.table, "p1")  # a second window of somebody who plays
            for listener in (stranger, beside):
                await players.table.connect(listener.connection, -1)
            await players.table.do(lambda state: entries.Invited(code="anothers"))
            await settle(players.table)
            while not stranger.closed:
                await asyncio.sleep(0)
            assert stranger.take()[-1]["type"] == "gone"
            seated = {listener.connection for listener in players.listeners}
            assert players.table.connections == seated | {beside.connection}

    asyncio.run(asyncio.wait_for(main(), 20))
