"""Open houses for the tests: in this process, or as a program of their own that can be killed."""

from __future__ import annotations

import asyncio
import fcntl
import gc
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

from purrlor.cli.serve import SETTINGS
from purrlor.core.state import WATCHER
from purrlor.server import messages, rulings
from purrlor.server.app import make_app
from purrlor.server.bus import Bus
from purrlor.server.client import Guest, Wire
from purrlor.server.house import House, Manners
from purrlor.server.limits import Limits
from purrlor.server.live import Line
from purrlor.server.opening import Plan, check_schema, connect
from purrlor.server.opening import open_house as make_house
from purrlor.server.store import Store
from purrlor.server.tables import LiveTable

GAME = "wizards-and-witches"
MAIN = "from purrlor.cli import main; main()"
QUICK = os.environ.get("PURRLOR_QUICK") == "1"  # the second pass: what other processes do was tried
SOAK = os.environ.get("PURRLOR_SOAK") == "1"


# -- in this process -----------------------------------------------------------------------------------


@asynccontextmanager
async def open_house(folder: Path, bus: Bus | None = None, **manners: Any) -> AsyncIterator[House]:
    """Open a house on a file in a folder."""
    engine = connect(f"sqlite:///{folder / 'purrlor.sqlite'}")
    check_schema(engine)
    given: dict[str, Any] = {"bot_delay": 0.0, "bot_seconds": 0.05, "limits": Limits().times(1e6), **manners}
    house = House(Store(engine), bus or Bus(), Manners(**given))
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


class Ear:
    """Hears what one connection is told."""

    def __init__(self, table: LiveTable, person: str, seat: int = WATCHER, language: str = "en") -> None:
        self.heard: list[bytes] = []
        self.closed = 0
        self.line = Line(table, self._send, person, seat, language)

    async def _send(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.close":
            self.closed = event["code"]
        else:
            self.heard.append(event["text"].encode())

    def stop_reading(self) -> asyncio.Event:
        """Take nothing until the event is set."""
        gate, honest = asyncio.Event(), self._send

        async def stuck(event: dict[str, Any]) -> None:
            await gate.wait()
            await honest(event)

        self.line._send = stuck
        return gate

    def take(self) -> list[Any]:
        """Give what was heard since the last time."""
        heard, self.heard = self.heard, []
        return [json.loads(message) for message in heard]


async def settle(table: LiveTable) -> None:
    """Wait until a table has done everything."""
    while not table.quiet_but_for_lines:
        await asyncio.sleep(0)
    for line in list(table.lines):
        while line.busy:
            await asyncio.sleep(0)


async def seat_four(house: House, options: dict[str, Any] | None = None, game: str = GAME) -> LiveTable:
    """Open a table with a person called after each seat, and begin."""
    asked = messages.NewTable(game=game, options=options or {}, sitter=messages.Sitter(name="seat 0"))
    table = await house.open("p0", asked)
    for seat in range(1, table.book.players):
        sitter = messages.Sitter(name=f"seat {seat}")
        await table.do(partial(rulings.sit_person, person=f"p{seat}", seat=seat, sitter=sitter))
    return table


# -- as a program --------------------------------------------------------------------------------------


def free_port() -> int:
    """Find a port that nobody uses, and that no outgoing connection is given by the system."""
    # A house that is killed and started again needs its port back, and other tests run at the same time.
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue


class Program:
    """A house that runs as a program of its own."""

    def __init__(self, folder: Path, *options: str, port: int = 0) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.options = options
        self.log = folder / "serve.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", MAIN, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.folder), "--ease", "100000", "--bot-delay", "0.02", *self.options]
        with self.log.open("ab") as output:
            # A group of its own: killed together with its workers.
            self.process = subprocess.Popen(command, stdout=output, stderr=output, start_new_session=True)
        if wait:
            self.wait()

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + 30
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                Guest(self.address).ask("GET", "/health")
                return
            except Exception:
                time.sleep(0.03)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """Kill it at once, with everything it started."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """Ask it to stop, and wait."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(20)
        self.process = None
        return status

    def children(self) -> list[int]:
        """List the processes that it started."""
        assert self.process is not None
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(number) for number in found.split()]


@contextmanager
def running(folder: Path, *options: str) -> Iterator[Program]:
    """Run a house for a while."""
    program = Program(folder, *options)
    program.start()
    try:
        yield program
    finally:
        program.kill()


class Visited:
    """A house that is served by a thread of this process: quick to open, and its lines are counted."""

    def __init__(self, folder: Path, ease: float = 1e6) -> None:
        self.folder = folder
        self.lock = (folder / "lock").open("a")
        fcntl.flock(self.lock, fcntl.LOCK_EX)
        check = connect(f"sqlite:///{folder / 'purrlor.sqlite'}")
        check_schema(check)
        check.dispose()
        plan = Plan(str(folder), bot_delay=0.02, ease=ease)
        settings: dict[str, Any] = {"log_level": "error", "lifespan": "on", **SETTINGS}
        self.server = uvicorn.Server(uvicorn.Config(make_app(make_house(plan)), **settings))
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.port = int(self.socket.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))

    def __enter__(self) -> Visited:
        self.thread.start()
        until = time.monotonic() + 60
        while not self.server.started and time.monotonic() < until:
            time.sleep(0.01)
        return self

    def __exit__(self, *error: object) -> None:
        self.server.should_exit = True
        self.thread.join(30)
        self.socket.close()
        self.lock.close()
        # The house made the collector patient; the tests go on as before.
        gc.unfreeze()
        gc.set_threshold(700, 10, 10)


# -- players -------------------------------------------------------------------------------------------


def open_table(address: str, names: list[str], **body: Any) -> tuple[str, list[Guest]]:
    """Open a table and let guests sit down; give its code."""
    guests = [Guest(address) for name in names]
    given = {"game": GAME, "sitter": guests[0].sitter(names[0]), **body}
    code = guests[0].ask("POST", "/api/tables", given)["code"]
    for guest, name in zip(guests[1:], names[1:], strict=True):
        guest.join(code, name)
    return code, guests


def start(guest: Guest, code: str) -> Any:
    """Begin the game."""
    return guest.ask("POST", f"/api/tables/{code}/start", {})


def is_asked(wire: Wire) -> bool:
    """Tell whether the game waits for this player."""
    return bool(wire.step) and wire.lobby["you"] in wire.step["waiting_for"]


async def play_on(wire: Wire, rng: random.Random) -> None:
    """Play at random to the end."""
    while wire.ended is None:
        if is_asked(wire):
            await wire.act(rng.choice(wire.step["choices"])["action"])
        else:
            await wire.receive()


SECRETS = re.compile(rb'"(secret|seed)"')
