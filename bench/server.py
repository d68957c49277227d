"""Measure our server beside one of boardgame.io: the same workload in turns, in one run."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any
from urllib.request import urlopen

from rich.console import Console
from rich.table import Table

from bench.lean import OurServer
from tests.server.services import postgresql, redis_server, wait_for

PEER = "boardgame.io@0.50.2"
MAIN = "from purrlor.cli import main; main()"
HERE = Path(__file__).parent / "boardgame_io"
Result = dict[str, float]
SLEEPERS = 100  # tables that are begun and left alone


def main(argv: list[str]) -> None:
    """Run the benchmark and print one table."""
    share_cores()
    parser = argparse.ArgumentParser(prog="python -m bench server", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--in-flight", type=int, default=64)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--no-peer", action="store_true")
    several = "measure so many workers on PostgreSQL and Redis instead, such as --workers 1 2 4"
    parser.add_argument("--workers", type=int, nargs="+", default=[], help=several)
    other = "another build of this Python for our server; it uses the packages of this one"
    parser.add_argument("--python", default=sys.executable, help=other)
    given = parser.parse_args(argv)
    # Not the standard library: that comes with the build.
    packages = [path for path in sys.path if path and not path.startswith(sys.base_prefix)]
    os.environ["PYTHONPATH"] = os.pathsep.join(packages)
    if given.workers:
        rows: dict[str, Result] = {}
        for count in given.workers:
            rows[f"{count}"] = measure_workers(given, 1, count)
            if count > 1:
                rows[f"{count}, by table"] = measure_workers(given, count, 1)
        show_workers(rows, given)
        return
    turns: dict[str, list[Result]] = {"Purrlor, durable": []}
    with nullcontext() if given.no_peer else peer_folder() as folder:
        # In turns: a shared machine's speed changes from minute to minute.
        for turn in range(given.turns):
            turns["Purrlor, durable"].append(measure_ours(given))
            if folder is not None:
                found = measure_peer(given, folder, given.tables, "")
                turns.setdefault("boardgame.io, in memory", []).append(found)
                # Its own store keeps a game's whole state in one file: a few tables are enough to see it.
                found = measure_peer(given, folder, 25, str(folder / f"store{turn}"))
                turns.setdefault("boardgame.io, FlatFile", []).append(found)
    show({name: typical(results) for name, results in turns.items()}, given)
    for name, results in turns.items():
        print(f"{name}: moves/s in each turn", *(f"{speed(result):,.0f}" for result in results))


def show(results: dict[str, Result], given: argparse.Namespace) -> None:
    """Print the results, and how many times better than each peer our server is."""
    ours = next(iter(results.values()))
    table = Table(title=f"{given.tables} tables x 4 seats, Wizards and Witches; the server on one core")
    for name in ("", "moves/s", "times", "moves per CPU s", "times", "p50 ms", "p99 ms", "KB a table"):
        table.add_column(name, justify="left" if not name else "right")
    for name, result in results.items():
        table.add_row(
            name,
            f"{speed(result):,.0f}",
            f"{speed(ours) / speed(result):.1f}",
            f"{speed(result, 'cpu'):,.0f}",
            f"{speed(ours, 'cpu') / speed(result, 'cpu'):.1f}",
            f"{result['p50']:.2f}" if "p50" in result else "",
            f"{result['p99']:.2f}" if "p99" in result else "",
            f"{result['kilobytes']:.0f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"p50, p99: from a move to all four seats at {given.rate:.0f} moves/s. The players run in another "
        "process on another core; on a busy machine go by moves per CPU second. Times: ours is so many "
        "times the figure. KB a table: with its four connections; "
        f"a table of ours that sleeps takes {ours['asleep']:.1f} KB."
    )


def typical(results: list[Result]) -> Result:
    """Give the median of every figure."""
    return {name: median(result[name] for result in results) for name in results[0]}


def speed(result: Result, of: str = "spent") -> float:
    """Tell how many moves were made in a second, or in a second of the server's CPU."""
    return result["moves"] / max(result[of], 0.01)


# -- ours ----------------------------------------------------------------------------------------------


def measure_ours(given: argparse.Namespace) -> Result:
    """Measure our server."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        options = ["--host", "127.0.0.1", "--port", str(port), "--data", folder, "--ease", "1000000"]
        options += ["--idle", "5"]
        command = [given.python, "-c", MAIN, "serve", *options]
        with running(command) as pid:
            return asyncio.run(play(given, port, pid))


async def play(given: argparse.Namespace, port: int, pid: int) -> Result:
    """Open all tables and play."""
    ours = OurServer("127.0.0.1", port, "wizards-and-witches", {"players": 4})
    await ours.let_sleep(SLEEPERS, 4)
    before = memory(pid)
    await ours.let_sleep(SLEEPERS, 4)
    asleep = (memory(pid) - before) / SLEEPERS
    await ours.open(1, 4)
    before = memory(pid)
    await ours.open(given.tables, 4)
    kilobytes = (memory(pid) - before) / given.tables
    times = await ours.at_rate(given.rate, given.seconds)
    started = cpu(pid)
    moves, spent = await ours.saturate(given.in_flight, given.seconds)
    result: Result = {"moves": moves, "spent": spent, "cpu": cpu(pid) - started, "kilobytes": kilobytes}
    result["asleep"] = asleep
    if times:
        result |= {"p50": times[len(times) // 2] * 1000, "p99": times[int(len(times) * 0.99)] * 1000}
    return result


# -- several workers -----------------------------------------------------------------------------------


def measure_workers(given: argparse.Namespace, servers: int, workers: int) -> Result:
    """Measure some servers of some workers, which share all cores with database, bus and players."""
    with ExitStack() as stack:
        database, bus = stack.enter_context(postgresql()), stack.enter_context(redis_server())
        ports, pids = [], []
        for _ in range(servers):
            port = free_port()
            options = ["--host", "127.0.0.1", "--port", str(port), "--ease", "1000000"]
            options += ["--data", stack.enter_context(tempfile.TemporaryDirectory())]
            options += ["--database", database.url, "--bus", bus.url, "--workers", str(workers)]
            command = [given.python, "-c", MAIN, "serve", *options]
            pids.append(stack.enter_context(running(command, all_cores=True)))
            wait_for(partial(is_there, port), 60)
            ports.append(port)
        assert database.process is not None
        return asyncio.run(play_with_workers(given, ports, pids, database.process.pid))


def is_there(port: int) -> None:
    """Fail while a server does not answer."""
    urlopen(f"http://127.0.0.1:{port}/health").close()


async def play_with_workers(
    given: argparse.Namespace, ports: list[int], pids: list[int], database: int
) -> Result:
    """Play on as many tables as usual; a seat is served by whichever worker of a server takes it."""
    ours = OurServer("127.0.0.1", ports[0], "wizards-and-witches", {"players": 4}, *ports[1:])
    await ours.open(given.tables, 4)
    times = await ours.at_rate(given.rate, given.seconds)
    before = sum(map(family_cpu, pids)), family_cpu(database)
    moves, spent = await ours.saturate(given.in_flight, given.seconds)
    result: Result = {"moves": moves, "spent": spent, "cpu": sum(map(family_cpu, pids)) - before[0]}
    result["database"] = family_cpu(database) - before[1]
    return result | {"p50": times[len(times) // 2] * 1000, "p99": times[int(len(times) * 0.99)] * 1000}


def family_cpu(pid: int) -> float:
    """Tell how many seconds of CPU a process and all that it started have used."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return cpu(pid) + sum(family_cpu(int(child)) for child in children)


def show_workers(results: dict[str, Result], given: argparse.Namespace) -> None:
    """Print one row for each number of workers."""
    cores = os.cpu_count()
    title = f"{given.tables} tables x 4 seats, Wizards and Witches; PostgreSQL, Redis; all on {cores} cores"
    table = Table(title=title)
    names = ("workers", "moves/s", "moves per CPU s of the workers", "of the database", "p50 ms", "p99 ms")
    for name in names:
        table.add_column(name, justify="right")
    for count, result in results.items():
        speeds = (f"{speed(result, of):,.0f}" for of in ("spent", "cpu", "database"))
        table.add_row(count, *speeds, f"{result['p50']:.2f}", f"{result['p99']:.2f}")
    Console().print(table)
    print("By table: as many servers of one worker, and a proxy sends all seats of a table to the same one.")


def free_port() -> int:
    """Find a port that nobody uses."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def share_cores() -> None:
    """Leave the first core to the server that is measured: the players go to the others."""
    first, *others = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, others or [first])


def first_core() -> None:
    """Move this process to the first core."""
    os.sched_setaffinity(0, [0])


def every_core() -> None:
    """Let this process use all cores."""
    os.sched_setaffinity(0, range(os.cpu_count() or 1))


@contextmanager
def running(command: list[str], folder: Path | None = None, all_cores: bool = False) -> Iterator[int]:
    """Run a server until it has said its first words; stop it in the end."""
    place = every_core if all_cores else first_core
    process = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=place
    )
    try:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(3)
        yield process.pid
    finally:
        process.terminate()
        process.communicate()


def cpu(pid: int) -> float:
    """Tell how many seconds of CPU a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def memory(pid: int) -> int:
    """Tell how many kilobytes a process holds."""
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0])


# -- the peer ------------------------------------------------------------------------------------------


@contextmanager
def peer_folder() -> Iterator[Path]:
    """Install the peer from npm into a folder of its own."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("This benchmark needs npm for its peer; leave it out with --no-peer.")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in HERE.glob("*.js"):
            shutil.copy(file, folder)
        (folder / "package.json").write_text(json.dumps({"name": "peer", "private": True}))
        quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--legacy-peer-deps"]
        done = subprocess.run(
            [npm, "install", *quiet, PEER, "socket.io-client@4", "node-persist@3"],
            cwd=folder,
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            raise SystemExit(f"The peer can't be installed:\n{done.stderr[-2000:]}")
        yield folder


def measure_peer(given: argparse.Namespace, folder: Path, tables: int, store: str) -> Result:
    """Measure the peer's server with its own protocol."""
    port = free_port()
    command = ["node", "serve.js", str(port), *([store] if store else [])]
    with running(command, folder) as pid:
        rate = 0 if store else given.rate
        numbers = [port, tables, given.seconds, given.in_flight, rate, given.seconds, pid]
        load: list[str] = ["node", "load.js", *map(str, numbers)]
        done = subprocess.run(load, cwd=folder, capture_output=True, text=True, timeout=600)
        if done.returncode != 0:
            raise SystemExit(f"The peer's players failed:\n{done.stderr[-2000:]}")
        result: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
        return {name: float(value) for name, value in result.items() if value is not None}
