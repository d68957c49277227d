"""A server's data with a game that has begun."""

from __future__ import annotations

from pathlib import Path

import msgspec

from purrlor.server.live.incoming import receive
from purrlor.server.protocol import from_client
from tests.server.servers import (
    Listener,
    begin,
    full_table,
    open_server,
)


async def some_moves(folder: Path) -> tuple[str, str]:
    """Play a few moves in a server; give the table's code and what it leads to."""
    async with open_server(folder) as server:
        table = await full_table(server, {"players": 2})
        await begin(table)
        for i in range(4):
            match = table.state.match
            assert match is not None
            seat = match.asked[0]
            raw = msgspec.Raw(msgspec.json.encode(match.choices(seat)[0]))
            listener = Listener(table, f"p{seat}", seat)
            table.connections.add(listener.connection)
            await receive(table, listener.connection, from_client.Act(n=table.state.n, action=raw))
        assert match is not None
        return table.state.code, match.digest()


async def digest_of(folder: Path, code: str) -> str:
    """Open a server and look at a table."""
    async with open_server(folder) as server:
        match = (await server.tables.find(code)).state.match
        assert match is not None
        return match.digest()
