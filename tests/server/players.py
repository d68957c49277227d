"""A table in play with a listener on every seat."""

from __future__ import annotations

from typing import Any

import msgspec

from purrlor.server.live.incoming import receive
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.log.state import TableState
from purrlor.server.protocol import from_client
from tests.server.servers import GAME, Listener, begin, full_table, settle


class Players:
    """A table with a listener on every seat."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.listeners = [Listener(table, f"p{seat}", seat) for seat in range(table.state.players)]

    async def listen(self) -> None:
        for listener in self.listeners:
            await self.table.connect(listener.connection, -1)

    async def say(self, seat: int, kind: type[Any], /, **fields: Any) -> list[Any]:
        """Send a message from a seat; return all that it is answered."""
        listener = self.listeners[seat]
        listener.take()
        message = kind(id=99, **fields)
        self.table.put(lambda: receive(self.table, listener.connection, message))
        await settle(self.table)
        return listener.take()

    async def act(self, seat: int, action: Any, n: int | None = None) -> Any:
        raw = msgspec.Raw(msgspec.json.encode(action))
        number = self.table.state.n if n is None else n
        answers = await self.say(seat, from_client.Act, n=number, action=raw)
        return next(answer for answer in answers if answer["re"] == 99)

    @property
    def state(self) -> TableState:
        return self.table.state

    @property
    def turn(self) -> int:
        assert self.state.match is not None
        return self.state.match.asked[0]

    def choices(self, seat: int) -> list[Any]:
        assert self.state.match is not None
        return self.state.match.choices(seat)


async def playing(server: Server, game: str = GAME, warns: bool = False, **options: Any) -> Players:
    table = await full_table(server, options, game, warns)
    players = Players(table)
    await begin(table)
    await players.listen()
    await settle(table)
    return players
