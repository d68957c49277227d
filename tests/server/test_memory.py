"""The memory of a full table stays small, however little its readers read."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import socket
from pathlib import Path

import pytest

from purrlor.client import Guest, LiveConnection
from tests.server.servers import Program, open_table, running, start

pytestmark = pytest.mark.soak

READERS = 200
MOST = 20_000_000  # bytes
GAME = "isle-of-cats"  # has the largest views
HANDSHAKE = (
    "GET /live/{code}?seat={seat} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: purrlor={cookie}\r\n"
    "{more}\r\n"
)
COMPRESSED = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"


def memory(program: Program, name: str) -> int:
    """Read how much memory a server uses now (VmRSS) or used at most (VmHWM)."""
    assert program.process is not None
    status = Path(f"/proc/{program.process.pid}/status").read_text()
    [kilobytes] = re.findall(rf"{name}:\s+(\d+) kB", status)
    return int(kilobytes) * 1024


def forget_peak(program: Program) -> int:
    """Count the most memory from now on; return what is used now."""
    assert program.process is not None
    Path(f"/proc/{program.process.pid}/clear_refs").write_text("5")
    return memory(program, "VmRSS")


def idle_reader(program: Program, guest: Guest, code: str, seat: int, compressed: bool) -> socket.socket:
    """Connect as a browser does, and read nothing but the answer to the handshake."""
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    reader.connect(("127.0.0.1", program.port))
    more = COMPRESSED if compressed else ""
    words = {"code": code, "seat": seat, "host": f"127.0.0.1:{program.port}", "cookie": guest.cookie}
    reader.sendall(HANDSHAKE.format(**words, more=more).encode())
    assert b" 101 " in reader.recv(64)
    return reader


async def play(guests: list[Guest], code: str, moves: int) -> None:
    """Make some moves at random."""
    rng = random.Random(7)
    lines = [LiveConnection(guest, code, compressed=False) for guest in guests]
    for line in lines:
        await line.open()
        await line.receive_until("step")
    for number in range(moves):
        line = next(line for line in lines if line.asked)
        await line.act(rng.choice(line.step["choices"])["action"])
        for other in lines:
            while other.n < line.n:
                await other.receive_until("step")
        await lines[number % len(lines)].send("chat", text="x" * 500)
    for line in lines:
        await line.close()


def peak(program: Program, compressed: bool) -> int:
    """Return how many bytes a table with many idle readers takes at most, while it is played at."""
    names = [f"seat {seat}" for seat in range(6)]
    code, guests = open_table(
        program.address, names, game=GAME, options={"players": 6, "late_arrivals": True}
    )
    start(guests[0], code)
    asyncio.run(play(guests, code, 3))  # what is loaded with the first moves is not counted
    before = forget_peak(program)
    with contextlib.ExitStack() as stack:
        for number in range(READERS):
            guest, seat = (guests[number % 6], number % 6) if number % 2 else (Guest(""), -1)
            stack.enter_context(idle_reader(program, guest, code, seat, compressed))
        asyncio.run(play(guests, code, 25))
        return memory(program, "VmHWM") - before


def test_a_full_table_with_two_hundred_idle_readers_is_small(tmp_path: Path) -> None:
    with running(tmp_path) as program:
        used = [peak(program, compressed) for compressed in (False, True)]
    print(f"bytes for {READERS} idle readers, plain and compressed: {used}")
    assert max(used) < MOST, used
