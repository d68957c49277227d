"""Many players who come back whenever the house is killed, and remember every move that was acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection
from websockets.exceptions import WebSocketException

from purrlor.server import entries
from purrlor.server.book import Book
from purrlor.server.client import Guest, Wire
from purrlor.server.entries import read_entry, write_entry
from purrlor.server.opening import connect
from purrlor.server.schema import LOG, TABLES
from tests.server.parlour import is_asked, open_table, start

LOST = (OSError, WebSocketException, EOFError)
PATIENCE = 600.0  # seconds; a house that is killed again and again is rarely there


@dataclass
class Player:
    """One seat, played at random."""

    wire: Wire
    rng: random.Random
    intended: int = 0  # moves that this player wanted to make
    acknowledged: list[tuple[int, Any]] = field(default_factory=list)  # log number, action
    lost: int = 0  # connections that broke
    known: int = -1  # the last number that this player was told in answer to a move
    houses: tuple[str, ...] = ()  # addresses of workers, to any of which this player may come back

    async def play(self) -> None:
        """Play to the end, whatever happens to the connection."""
        await self.wire.come_back(PATIENCE)
        while self.wire.ended is None:
            try:
                if self.wire.n < self.known:
                    # A worker that is behind: whoever answered its old question would change their mind.
                    await self.wire.until("step", await self.wire.send("sync", n=self.known))
                elif is_asked(self.wire):
                    await self.move()
                else:
                    await self.wire.receive()
            except LOST:
                await self.back()
        await self.wire.close()

    async def move(self) -> None:
        """Make one move and no other in its place: sent again, with the same number, until it is settled."""
        n, action = self.wire.n, self.rng.choice(self.wire.step["choices"])["action"]
        self.intended += 1
        while True:
            try:
                number = await self.wire.send("act", n=n, action=action)
                answer = await self.wire.until("step", number)
                assert answer["type"] == "step", answer
                self.known = answer["n"]
                if answer["since"] == n and self.wire.n == n + 1:
                    self.acknowledged.append((answer["n"], action))
                return
            except LOST:
                await self.back()
                if self.rng.random() < 0.5 and self.wire.n > n:
                    # Not sent again: the view already shows that it was made.
                    return

    async def back(self) -> None:
        """Connect again and wait for the view."""
        self.lost += 1
        while True:
            if self.houses:
                self.wire.guest = guest_at(self.rng.choice(self.houses), self.wire.guest)
            try:
                await self.wire.come_back(PATIENCE)
                await self.wire.until("step")
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
                Player(Wire(guest, code, packed=s % 2 == 0), random.Random(i * 10 + s))
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
        book = Book(table_id)
        for row in rows:
            book.enter(read_entry(row.entry), row.at)
        assert book.match is not None
        seat = book.match.asked[0]
        action = msgspec.Raw(msgspec.json.encode(book.match.choices(seat)[0]))
        entry = entries.Moved(seat=seat, action=action, mark=book.mark())
        made = {"table_id": table_id, "number": book.n + 1, "at": book.touched, "entry": write_entry(entry)}
        connection.execute(LOG.insert().values(**made))
    engine.dispose()
    return book.n + 1


def check_logs(database: str, tables: list[list[Player]]) -> None:
    """See that every log holds each acknowledged move once and leads to an end by the rules."""
    engine = connect(database)
    for players in tables:
        with engine.connect() as connection:
            code = players[0].wire.code
            table_id, rows = log_of(connection, code)
            book = Book(table_id)
            moves: dict[int, list[tuple[int, Any]]] = {seat: [] for seat in range(len(players))}
            for row in rows:
                assert row.number == book.n + 1
                entry = read_entry(row.entry)
                if isinstance(entry, entries.Moved):
                    assert entry.mark == book.mark()
                    moves[entry.seat].append((row.number, msgspec.json.decode(entry.action)))
                book.enter(entry, row.at)
        assert book.status == "over"
        for seat, player in enumerate(players):
            assert set(map(repr, player.acknowledged)) <= set(map(repr, moves[seat]))
            assert len(moves[seat]) == player.intended, (code, seat)
            assert player.wire.ended is not None
    engine.dispose()


async def play_all(tables: list[list[Player]], trouble: Any) -> int:
    """Let everybody play while something kills the house; tell how often it did."""
    playing = asyncio.gather(*(player.play() for players in tables for player in players))
    kills = asyncio.ensure_future(trouble(playing))
    await playing
    return int(await kills)


def guest_at(address: str, guest: Guest) -> Guest:
    """Let a guest talk to another address."""
    return Guest(address, guest.language, guest.cookie)
