"""Be many players at little cost: a client that reads only what it needs, so that the server is measured."""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import os
import random
import struct
import time
from collections.abc import Callable
from typing import Any

CHOICE = b'{"action":'
TEXT = b',"text":'
STEP = b'{"type":"step","n":'


class Player(asyncio.Protocol):
    """One seat's connection: frames in, masked frames out."""

    def __init__(self, table: Table, seat: int, path: str, cookie: str) -> None:
        self.table = table
        self.seat = seat
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: purrlor={cookie}\r\n\r\n"
        ).encode()
        self.buffer = bytearray()
        self.open = False
        self.bytes = 0

    def connection_made(self, transport: Any) -> None:
        """Ask for the upgrade."""
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        """Cut what came into frames."""
        self.bytes += len(data)
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            self.open = True
            del buffer[: end + 4]
        while len(buffer) >= 2:
            size, head = buffer[1], 2
            if size == 126:
                size, head = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < head + size:
                return
            opcode = buffer[0] & 15
            message = bytes(buffer[head : head + size])
            del buffer[: head + size]
            if opcode == 1:
                self.table.hear(self, message)
            elif opcode == 9:
                self.write(message, 0x8A)

    def write(self, message: bytes, opcode: int = 0x81) -> None:
        """Send one frame; a mask of zeros is a mask, too."""
        size = len(message)
        head = (
            struct.pack("!BB", opcode, 0x80 | size) if size < 126 else struct.pack("!BBH", opcode, 0xFE, size)
        )
        self.transport.write(head + b"\0\0\0\0" + message)


class Table:
    """One table with all its players; plays one move when told to."""

    def __init__(self, seats: int, moved: Callable[[Table], None]) -> None:
        self.seats = seats
        self.moved = moved
        self.players: list[Player] = []
        self.ready = 0
        self.missing = 0
        self.n = 0
        self.turn: tuple[Player, bytes] | None = None
        self.over = False
        self.sent_at = 0.0
        self.rng = random.Random(1)

    def hear(self, player: Player, message: bytes) -> None:
        """Note whose turn it is; tell when the last seat has heard of a move."""
        if message.startswith(STEP):
            n = int(message[len(STEP) : message.index(b",", len(STEP))])
            if b'"choices":[]' not in message:
                self.turn = player, message
            self.n = max(self.n, n)
            self.ready += 1
            if self.missing:
                self.missing -= 1
                if self.missing == 0:
                    self.moved(self)
        elif message.startswith(b'{"type":"ended"'):
            self.over = True
        elif message.startswith(b'{"type":"refused"'):
            raise AssertionError(message)

    def move(self, at: float) -> bool:
        """Make a random move; False if the game is over."""
        if self.over or self.turn is None:
            return False
        (player, message), self.turn = self.turn, None
        choices = message[message.index(b'"choices":[') :].split(CHOICE)[1:]
        action = self.rng.choice(choices)
        action = action[: action.index(TEXT)]
        self.sent_at = at
        self.missing = self.seats
        player.write(b'{"type":"act","n":%d,"action":%b}' % (self.n, action))
        return True


class OurServer:
    """All tables of a run."""

    def __init__(self, host: str, port: int, game: str, options: dict[str, Any], *others: int) -> None:
        self.host, self.port = host, port
        self.ports = (port, *others)  # of several servers: all seats of a table go to the same one
        self.game, self.options = game, options
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.moves = 0
        self.on_move: Callable[[Table], None] = lambda table: None

    async def open(self, count: int, seats: int) -> None:
        """Open tables, sit everybody down, begin, and connect all seats."""
        plans = await asyncio.to_thread(self._open_over_http, count, seats)
        loop = asyncio.get_running_loop()
        for number, (code, cookies) in enumerate(plans):
            table, port = Table(seats, self._moved), self.ports[number % len(self.ports)]
            self.tables.append(table)
            for seat, cookie in enumerate(cookies):
                player = Player(table, seat, f"/live/{code}?seat={seat}", cookie)
                table.players.append(player)
                await loop.create_connection(lambda player=player: player, self.host, port)  # type: ignore[misc]
        while any(table.ready < seats for table in self.tables):
            await asyncio.sleep(0.05)

    def _open_over_http(self, count: int, seats: int) -> list[tuple[str, list[str]]]:
        connections = [http.client.HTTPConnection(self.host, port) for port in self.ports]
        cookies = [self._guest(connections[0]) for seat in range(seats)]
        plans = []
        for i in range(count):
            connection = connections[i % len(connections)]
            body = {"game": self.game, "options": self.options}
            code = self._ask(connection, "/api/tables", body, cookies[0])["code"]
            for cookie in cookies[1:]:
                self._ask(connection, f"/api/tables/{code}/join", {}, cookie)
            self._ask(connection, f"/api/tables/{code}/start", {}, cookies[0])
            plans.append((code, cookies))
        for connection in connections:
            connection.close()
        return plans

    async def let_sleep(self, count: int, seats: int) -> None:
        """Open tables, begin, and wait until the server has put all of them to sleep."""
        await asyncio.to_thread(self._open_over_http, count, seats)
        while await asyncio.to_thread(self._awake) > 0:
            await asyncio.sleep(0.5)

    def _awake(self) -> int:
        connection = http.client.HTTPConnection(self.host, self.port)
        connection.request("GET", "/health")
        awake = int(json.loads(connection.getresponse().read())["tables"])
        connection.close()
        return awake

    def _guest(self, connection: http.client.HTTPConnection) -> str:
        body = json.dumps({"game": self.game, "options": self.options})
        connection.request("POST", "/api/tables", body)
        response = connection.getresponse()
        response.read()
        return (response.getheader("set-cookie") or "").split(";")[0].removeprefix("purrlor=")

    def _ask(self, connection: http.client.HTTPConnection, path: str, body: object, cookie: str) -> Any:
        connection.request("POST", path, json.dumps(body), {"cookie": f"purrlor={cookie}"})
        response = connection.getresponse()
        answer = json.loads(response.read())
        assert response.status == 200, answer
        return answer

    def _moved(self, table: Table) -> None:
        self.moves += 1
        self.latencies.append(time.perf_counter() - table.sent_at)
        self.on_move(table)

    async def saturate(self, in_flight: int, seconds: float) -> tuple[int, float]:
        """Keep so many moves under way; give the moves and the time."""
        waiting = [table for table in self.tables if not table.over]
        stop = False

        def go_on(table: Table) -> None:
            if stop:
                return
            waiting.insert(0, table)
            while waiting:
                following = waiting.pop()
                if following.move(time.perf_counter()):
                    return

        self.on_move = go_on
        self.moves = 0
        started = time.perf_counter()
        for i in range(in_flight):
            while waiting and not waiting.pop().move(time.perf_counter()):
                pass
        while time.perf_counter() - started < seconds and any(not table.over for table in self.tables):
            await asyncio.sleep(0.02)
        stop = True
        moves, spent = self.moves, time.perf_counter() - started
        await asyncio.sleep(0.3)
        self.on_move = lambda table: None
        return moves, spent

    async def at_rate(self, rate: float, seconds: float) -> list[float]:
        """Make moves at a steady rate, whatever the server does; give the times until all seats heard."""
        self.latencies = []
        tables = [table for table in self.tables if not table.over]
        random.Random(2).shuffle(tables)
        started = time.perf_counter()
        for i in range(int(rate * seconds)):
            due = started + i / rate
            wait = due - time.perf_counter()
            if wait > 0.0005:
                await asyncio.sleep(wait)
            elif i % 8 == 0:
                await asyncio.sleep(0)
            table = tables[i % len(tables)]
            if not table.missing:
                table.move(due)
        await asyncio.sleep(0.5)
        return sorted(self.latencies)
