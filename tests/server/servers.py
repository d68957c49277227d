"""Run servers for the tests: in this process, or as a program of their own that can be killed."""

from __future__ import annotations

import asyncio
import fcntl
import gc
import json
import os
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
import uvicorn

from purrlor.cli import main
from purrlor.cli.serve import SETTINGS
from purrlor.client import Guest, LiveConnection, RequestRefused
from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER
from purrlor.server.http.app import make_app
from purrlor.server.limits import Limits
from purrlor.server.live import new_tables, reviews
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.live.worker import ServerSettings
from purrlor.server.log import deal, entries, seating
from purrlor.server.log.entries import AnyEntry
from purrlor.server.outgoing.connection import Connection
from purrlor.server.protocol.bodies import NewTable, Sitter
from purrlor.server.startup import Config, make_server
from purrlor.server.storage.bus import Bus
from purrlor.server.storage.database import check_schema, connect
from purrlor.server.storage.store import Store
from purrlor.table.match import Match
from tests.scale import PATIENCE

GAME = "wizards-and-witches"
MAIN = "from purrlor.cli import main; main()"
WARM = [  # what a server imports, sooner or later
    "tests.server.servers",
    "uvloop",
    "uvicorn.loops.uvloop",
    "uvicorn.lifespan.on",
    "purrlor.server.http_connection",
    "purrlor.server.websocket",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "sqlalchemy.dialects.postgresql.psycopg",
    "redis.asyncio",
]


# -- in this process -----------------------------------------------------------------------------------


@asynccontextmanager
async def open_server(
    folder: Path, bus: Bus | None = None, rounds: bool = True, **settings: Any
) -> AsyncIterator[Server]:
    """Run a server on a file in a folder; without `rounds` it looks after its tables when a test says so."""
    engine = connect(f"sqlite:///{folder / 'purrlor.sqlite'}")
    check_schema(engine)
    given: dict[str, Any] = {"bot_delay": 0.0, "bot_seconds": 0.05, "limits": Limits().times(1e6), **settings}
    server = Server(Store(engine), bus or Bus(), ServerSettings(**given))
    await server.start()
    if not rounds:
        server._rounds.cancel()  # before the first one
    try:
        yield server
    finally:
        await server.stop()


class Listener:
    """Hears what one connection to a table is sent."""

    def __init__(self, table: LiveTable, person: str, seat: int = WATCHER, language: str = "en") -> None:
        self.table = table
        self.heard: list[bytes] = []
        self.closed = 0
        self.connection = Connection(self._send, person, seat, language)

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

        self.connection._asgi_send = stuck
        return gate

    def take(self) -> list[Any]:
        """Return what was heard since the last time."""
        heard, self.heard = self.heard, []
        return [json.loads(message) for message in heard]


async def settle(table: LiveTable) -> None:
    """Wait until a table has done everything."""
    while table.busy:
        await asyncio.sleep(0)
    for connection in list(table.connections):
        while connection.busy:
            await asyncio.sleep(0)


async def full_table(
    server: Server, options: dict[str, Any] | None = None, game: str = GAME, warns: bool = False
) -> LiveTable:
    """Open a table with a person called after each seat."""
    asked = NewTable(game=game, options=options or {}, warns=warns, sitter=Sitter(name="seat 0"))
    table = await new_tables.open_table(server.tables, "p0", asked)
    for seat in range(1, table.state.players):
        sitter = Sitter(name=f"seat {seat}")
        await table.do(partial(seating.sit_person, person=f"p{seat}", seat=seat, sitter=sitter))
    return table


async def begin(table: LiveTable, host: str = "p0") -> None:
    """Begin the game of a full table without waiting for pledges: listeners make none."""
    await table.do(lambda state: deal.start(state, host))
    while await table.do(lambda state: deal.go_on(state, set(), 0.0)) is not None:
        pass


def match_of(table: LiveTable) -> Match:
    """Return the match of a table that has begun."""
    assert table.state.match is not None
    return table.state.match


def some_move(table: LiveTable, seat: int, rng: Rng) -> entries.Moved[Any]:
    """Choose something for a seat to do."""
    actions = match_of(table).choices(seat)
    return entries.Moved(seat=seat, action=actions[rng.below(len(actions))], mark="")


def apply(table: LiveTable, entry: AnyEntry, later: float = 0) -> None:
    """Apply an entry to a table in memory, but not to its log."""
    table.apply(entry, table.state.touched + later, None, 0, mine=False)


async def listeners_at(table: LiveTable) -> list[Listener]:
    """Listen at every seat, and as a spectator."""
    seats = range(WATCHER, table.state.players)
    listeners = [Listener(table, f"p{seat}" if seat >= 0 else "", seat) for seat in seats]
    for listener in listeners:
        await table.connect(listener.connection, -1)
    await settle(table)
    for listener in listeners:
        listener.heard.clear()
    return listeners


# -- as a program --------------------------------------------------------------------------------------


def free_port() -> int:
    """Find a port that nobody uses, and that no outgoing connection is given by the system."""
    # A server that is killed and started again needs its port back, and other tests run at the same time.
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue


class Program:
    """A server that runs as a program of its own."""

    def __init__(self, folder: Path, *options: str, port: int = 0) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.options = options
        self.log = folder / "serve.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def command(self) -> list[str]:
        """Return the command line, without the program."""
        command = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder)]
        return [*command, "--ease", "100000", "--bot-delay", "0.02", *self.options]

    def start(self, wait: bool = True) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", MAIN, *self.command]
        with self.log.open("ab") as output:
            # A group of its own: killed together with its workers.
            self.process = subprocess.Popen(command, stdout=output, stderr=output, start_new_session=True)
        if wait:
            self.wait()

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            try:
                Guest(self.address).request("GET", "/health")
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
        status = self.process.wait(PATIENCE)
        self.process = None
        return status

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        """Let it write nothing to any file for a while, as on a full disk."""
        assert self.process is not None
        before = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (1, before[1]))
        try:
            yield
        finally:
            resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, before)

    def children(self) -> list[int]:
        """List the processes that it started."""
        assert self.process is not None
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(number) for number in found.split()]


class Forked:
    """A process forked from one that has imported everything, with what is used of `Popen`."""

    def __init__(self, command: list[str], log: Path) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload(WARM)
        self._process = context.Process(target=run_command, args=(command, log))
        self._process.start()
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """Return the exit status, if it has ended."""
        return self._process.exitcode

    def wait(self) -> None:
        """Wait for its end."""
        self._process.join()


def run_command(command: list[str], log: Path) -> None:
    """Run a command of Purrlor in this process, as the shell would."""
    os.setsid()
    reviews.be_nice = None  # type: ignore[assignment]  # the other tests never go first
    with log.open("ab") as output:
        for stream in (1, 2):
            os.dup2(output.fileno(), stream)
    sys.argv = ["purrlor", *command]
    main()


class QuickProgram(Program):
    """A server that can be killed hundreds of times: it need not import everything at each start."""

    def start(self, wait: bool = True) -> None:
        """Start, and wait until it answers."""
        self.process = Forked(self.command, self.log)  # type: ignore[assignment]
        if wait:
            self.wait()


@contextmanager
def running(folder: Path, *options: str) -> Iterator[Program]:
    """Run a server for a while."""
    program = Program(folder, *options)
    program.start()
    try:
        yield program
    finally:
        program.kill()


class RunningServer:
    """A server in a thread of this process: quick to start, and its lines are counted."""

    def __init__(self, folder: Path, ease: float = 1e6, **settings: Any) -> None:
        self.folder = folder
        self.lock = (folder / "lock").open("a")
        fcntl.flock(self.lock, fcntl.LOCK_EX)
        check = connect(f"sqlite:///{folder / 'purrlor.sqlite'}")
        check_schema(check)
        check.dispose()
        config = Config(str(folder), bot_delay=0.02, ease=ease, **{"review_seconds": 0.3, **settings})
        running: dict[str, Any] = {"log_level": "error", "lifespan": "on", **SETTINGS}
        self.house = make_server(config)
        self.server = uvicorn.Server(uvicorn.Config(make_app(self.house), **running))
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.port = int(self.socket.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.thread = threading.Thread(target=self.server.run, args=([self.socket],))

    def __enter__(self) -> RunningServer:
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started and time.monotonic() < until:
            time.sleep(0.01)
        return self

    def __exit__(self, *error: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()
        self.lock.close()
        # The server tuned the garbage collector; the tests go on as before.
        gc.unfreeze()
        gc.set_threshold(700, 10, 10)


# -- players -------------------------------------------------------------------------------------------


def open_table(address: str, names: list[str], **body: Any) -> tuple[str, list[Guest]]:
    """Open a table over HTTP and let guests sit down; return its code."""
    guests = [Guest(address) for name in names]
    given = {"game": GAME, "sitter": guests[0].sitter(names[0]), **body}
    code = guests[0].request("POST", "/api/tables", given)["code"]
    for guest, name in zip(guests[1:], names[1:], strict=True):
        guest.join(code, name)
    return code, guests


def start(guest: Guest, code: str) -> Any:
    """Begin the game."""
    return guest.request("POST", f"/api/tables/{code}/start", {})


async def play_on(connection: LiveConnection, rng: random.Random) -> None:
    """Play at random to the end."""
    while connection.ended is None:
        if connection.asked:
            await connection.act(rng.choice(connection.step["choices"])["action"])
        else:
            await connection.receive()


def refusal(guest: Guest, method: str, path: str, body: object = None) -> tuple[int, str]:
    """Send a request that can't work; return the status and the reason."""
    with pytest.raises(RequestRefused) as no:
        guest.request(method, path, body)
    return no.value.status, no.value.reason["key"]


def health(address: str) -> tuple[int, str]:
    """Ask a server how it is; return the HTTP status and its word."""
    try:
        with urlopen(f"{address}/health", timeout=PATIENCE) as answer:
            return answer.status, json.load(answer)["status"]
    except HTTPError as answer:
        return answer.code, json.load(answer)["status"]


def play_to_the_end(guests: list[Guest], code: str) -> list[LiveConnection]:
    """Play a whole game at random over live connections."""

    async def main() -> list[LiveConnection]:
        connections = [LiveConnection(guest, code, compressed=i == 0) for i, guest in enumerate(guests)]
        for connection in connections:
            await connection.open()
        await asyncio.gather(
            *(play_on(connection, random.Random(i)) for i, connection in enumerate(connections))
        )
        for connection in connections:
            await connection.close()
        return connections

    return asyncio.run(main())


SECRETS = re.compile(rb'"(secret|seed)"')
