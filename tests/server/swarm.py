"""Many players who come back whenever the server is killed, and remember every move that was acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection
from websockets.exceptions import WebSocketException

from purrlor import client
from purrlor.client import Guest, LiveConnection
from purrlor.server.log import entries
from purrlor.server.log.entries import write_entry
from purrlor.server.log.state import TableState
from purrlor.server.storage.database import connect
from purrlor.server.storage.schema import LOG, TABLES
from tests.scale import PATIENCE
from tests.server.servers import open_table, start

LOST = (OSError, WebSocketException, EOFError)
CROWD = 10  # tables


@dataclass
class Player:
    """One seat, played at random."""

    connection: LiveConnection
    rng: random.Random
    intended: int = 0  # moves that this player wanted to make
    acknowledged: list[tuple[int, Any]] = field(default_factory=list)  # log number, action
    lost: int = 0  # connections that broke
    refused: int = 0  # times that a move could not be saved, and this player was told so
    known: int = -1  # the last number that this player was told in answer to a move
    servers: tuple[str, ...] = ()  # addresses of workers, to any of which this player may come back

    async def play(self) -> None:
        """Play to the end, whatever happens to the connection."""
        await self.connection.reconnect(PATIENCE)
        while self.connection.ended is None:
            try:
                if self.connection.n < self.known:
                    # A worker that is behind: whoever answered its old question would change their mind.
                    await self.connection.receive_until(
                        "step", await self.connection.send("sync", n=self.known)
                    )
                elif self.connection.asked:
                    await self.move()
                else:
                    await self.connection.receive()
            except LOST:
                await self.back()
        await self.connection.close()

    async def move(self) -> None:
        """Make one move and no other in its place: sent again, with the same number, until it is settled."""
        n, action = self.connection.n, self.rng.choice(self.connection.step["choices"])["action"]
        self.intended += 1
        while True:
            try:
                number = await self.connection.send("act", n=n, action=action)
                answer = await self.connection.receive_until("step", number)
                if answer["type"] == "refused":
                    assert answer["reason"]["key"] == "store-trouble", answer
                    self.refused += 1
                    await asyncio.sleep(0.05)
                    continue
                assert answer["type"] == "step", answer
                self.known = answer["n"]
                if answer["since"] == n and self.connection.n == n + 1:
                    self.acknowledged.append((answer["n"], action))
                return
            except LOST:
                await self.back()
                if self.rng.random() < 0.5 and self.connection.n > n:
                    # Not sent again: the view already shows that it was made.
                    return

    async def back(self) -> None:
        """Connect again and wait for the view."""
        self.lost += 1
        while True:
            if self.servers:
                self.connection.guest = guest_at(self.rng.choice(self.servers), self.connection.guest)
            try:
                await self.connection.reconnect(PATIENCE)
                await self.connection.receive_until("step")
                return
            except LOST:
                continue


def open_tables(address: str, count: int, seats: int = 4) -> list[list[Player]]:
    """Open tables and begin."""
    tables = []
    for i in range(count):
        code, guests = open_table(address, [f"seat {s}" for s in range(seats)], options={"players": seats})
        start(guests[0], code)
        tables.append(
            [
                Player(LiveConnection(guest, code, compressed=s % 2 == 0), random.Random(i * 10 + s))
                for s, guest in enumerate(guests)
            ]
        )
    return tables


def log_of(connection: Connection, code: str) -> tuple[str, Sequence[Any]]:
    """Read the log of a table, and by which name it is kept."""
    table_id = connection.execute(TABLES.select().where(TABLES.c.code == code)).one().id
    asked = LOG.select().where(LOG.c.table_id == table_id).order_by(LOG.c.number)
    return table_id, connection.execute(asked).all()


def move_behind_their_backs(database: str, code: str) -> int:
    """Append a move as a worker would that dies before it tells anybody; give its number."""
    engine = connect(database)
    with engine.begin() as connection:
        table_id, rows = log_of(connection, code)
        state = TableState(table_id)
        for row in rows:
            state.apply(state.read(row.entry), row.at)
        assert state.match is not None
        seat = state.match.asked[0]
        entry = entries.Moved(seat=seat, action=state.match.choices(seat)[0], mark=state.mark())
        made = {"table_id": table_id, "number": state.n + 1, "at": state.touched, "entry": write_entry(entry)}
        connection.execute(LOG.insert().values(**made))
    engine.dispose()
    return state.n + 1


def check_logs(database: str, tables: list[list[Player]]) -> None:
    """See that every log holds each acknowledged move once and leads to an end by the rules."""
    engine = connect(database)
    for players in tables:
        with engine.connect() as connection:
            code = players[0].connection.code
            table_id, rows = log_of(connection, code)
            state = TableState(table_id)
            moves: dict[int, list[tuple[int, Any]]] = {seat: [] for seat in range(len(players))}
            for row in rows:
                assert row.number == state.n + 1
                entry = state.read(row.entry)
                if isinstance(entry, entries.Moved):
                    assert entry.mark == state.mark()
                    moves[entry.seat].append((row.number, msgspec.to_builtins(entry.action)))
                state.apply(entry, row.at)
        assert state.status == "over"
        for seat, player in enumerate(players):
            assert set(map(repr, player.acknowledged)) <= set(map(repr, moves[seat]))
            assert len(moves[seat]) == player.intended, (code, seat)
            assert player.connection.ended is not None
    engine.dispose()


async def play_all(tables: list[list[Player]], trouble: Any) -> int:
    """Let everybody play while something kills the server; tell how often it did."""
    with pytest.MonkeyPatch.context() as patch:
        if len(tables) < CROWD:  # the pauses between two tries are meant for a crowd
            patch.setattr(client, "LONGEST_PAUSE", 0.2)
        playing = asyncio.gather(*(player.play() for players in tables for player in players))
        kills = asyncio.ensure_future(trouble(playing))
        await playing
        return int(await kills)


async def moves_later(tables: list[list[Player]], count: int, playing: asyncio.Future[Any]) -> None:
    """Wait until the players have begun so many more moves, or are done."""

    def begun() -> int:
        return sum(player.intended for players in tables for player in players)

    goal = begun() + count
    while begun() < goal and not playing.done():
        await asyncio.sleep(0.002)


async def until_refused(
    tables: list[list[Player]], playing: asyncio.Future[Any], gave_up: Callable[[], bool] = lambda: False
) -> None:
    """Wait until some player was told once more that nothing can be saved, or all are done.

    Where the database gave up, all players may be at the door, and none of them can move.
    """

    def refused() -> int:
        return sum(player.refused for players in tables for player in players)

    before = refused()
    while refused() == before and not playing.done() and not gave_up():
        await asyncio.sleep(0.002)


def guest_at(address: str, guest: Guest) -> Guest:
    """Let a guest talk to another address."""
    return Guest(address, guest.language, guest.cookie)
