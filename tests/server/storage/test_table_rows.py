"""What lists show of a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

from purrlor.server.protocol import from_client
from purrlor.server.storage.table_rows import summary
from tests.server.players import playing
from tests.server.servers import open_server


def test_whoever_has_left_it_to_a_bot_is_not_listed_as_asked(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            seat = players.turn
            assert summary(players.state).asked == [seat]
            await players.say(0, from_client.Pause, on=True)  # the bot will wait, too
            await players.say(seat, from_client.Leave)
            assert players.turn == seat
            assert summary(players.state).asked == []

    asyncio.run(main())
