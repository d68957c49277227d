"""Several workers on real PostgreSQL and Redis: any of them serves any table, and any of them may die."""

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, LiteralString

import psycopg
import pytest
from redis import Redis

from purrlor.client import Guest, LiveConnection
from tests.scale import PATIENCE, SEED
from tests.server.servers import Program, QuickProgram, health, open_table, play_to_the_end, running, start
from tests.server.services import Service
from tests.server.swarm import (
    check_logs,
    guest_at,
    move_behind_their_backs,
    moves_later,
    open_tables,
    play_all,
    until_refused,
)

OFTEN = ["worker", "worker", "cut", "database", "bus", "disk"]


@contextmanager
def two_servers(folder: Path, database: str, bus: str) -> Iterator[list[Program]]:
    """Run two workers as programs of their own, so that it is known who serves whom."""
    programs: list[Program] = []
    try:
        for name in ("one", "two"):
            (folder / name).mkdir(parents=True)
            given = ("--database", database, "--bus", bus, "--review-seconds", "0.5")
            programs.append(QuickProgram(folder / name, *given))
            programs[-1].start()
        yield programs
    finally:
        for program in programs:
            program.kill()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, database: str, bus: str) -> Iterator[list[Program]]:
    with two_servers(tmp_path_factory.mktemp("servers"), database, bus) as programs:
        yield programs


def cut_the_bus(bus: str) -> None:
    client = Redis.from_url(bus)
    for kind in ("pubsub", "normal"):
        client.client_kill_filter(_type=kind, skipme=True)
    client.close()


def survive(
    folder: Path, postgres: Service, redis: Service, tables: int, kills: int, most: int = 30
) -> Counter[str]:
    """Kill workers, database and bus, or fill the disk, again and again: after fewer than `most` moves."""
    rng = random.Random(f"{SEED} {folder.name}")  # not the same faults in every round
    done: Counter[str] = Counter()
    with two_servers(folder, postgres.url, redis.url) as servers:
        players = open_tables(servers[0].address, tables)
        for seats in players:
            for seat, player in enumerate(seats):
                player.connection.guest = guest_at(servers[seat % 2].address, player.connection.guest)
                player.servers = tuple(server.address for server in servers)

        async def trouble(playing: Any) -> int:
            order = ["worker", "cut", "database", "bus", "disk"]
            rng.shuffle(order)
            while done.total() < kills and not playing.done():
                await moves_later(players, rng.randrange(most), playing)
                # Each of them once, then mostly workers.
                fault = order.pop() if order else rng.choice(OFTEN)
                match fault:
                    case "cut":
                        await asyncio.to_thread(cut_the_bus, redis.url)
                    case "database":
                        await asyncio.to_thread(postgres.restart)
                    case "bus":
                        await asyncio.to_thread(redis.restart)
                    case "disk":
                        with postgres.full_disk():
                            await until_refused(players, playing, postgres.has_ended)
                    case "worker":
                        victim = rng.choice(servers)
                        victim.kill()
                        await asyncio.to_thread(victim.start)
                done[fault] += 1
            return done.total()

        asyncio.run(play_all(players, trouble))
        check_logs(postgres.url, players)
        everybody = [player for table in players for player in table]
        moves = sum(len(player.acknowledged) for player in everybody)
        lost, refused = sum(p.lost for p in everybody), sum(p.refused for p in everybody)
        print(f"{dict(done)}, {lost} connections lost, {refused} moves refused, {moves} acknowledged")
        return done


def test_killed_workers_and_a_database_and_a_bus_that_restart_lose_nothing(
    tmp_path: Path, postgres: Service, redis: Service
) -> None:
    # Soon after each other: the games must not be over before the last of them.
    assert len(survive(tmp_path, postgres, redis, tables=4, kills=5, most=5)) == 5


@pytest.mark.soak
def test_two_hundred_kills_on_two_workers(tmp_path: Path, postgres: Service, redis: Service) -> None:
    done: Counter[str] = Counter()
    while done.total() < 200:
        folder = tmp_path / str(done.total())
        done += survive(folder, postgres, redis, tables=50, kills=200 - done.total(), most=60)


def test_two_devices_that_race_for_one_move_get_one_move(servers: list[Program]) -> None:
    code, guests = open_table(servers[0].address, ["Ann", "Ola"], options={"players": 2})
    start(guests[0], code)

    async def main() -> int:
        # Each player has two devices, one at each worker.
        devices = [
            [LiveConnection(guest_at(server.address, guest), code) for server in servers] for guest in guests
        ]
        connections = [connection for pair in devices for connection in pair]
        for connection in connections:
            await connection.open()
            await connection.receive_until("step")
        races = 0
        while races < 30 and connections[0].step["waiting_for"]:
            n = connections[0].n
            pair = next(pair for pair in devices if pair[0].asked)
            actions = [random.Random(n * 2 + k).choice(pair[k].step["choices"]) for k in range(2)]
            sent = [await pair[k].send("act", n=n, action=actions[k]["action"]) for k in range(2)]
            answers = [await pair[k].receive_until("step", sent[k]) for k in range(2)]
            assert [answer["type"] for answer in answers] == ["step", "step"]
            for connection in connections:
                while connection.n < n + 1:
                    await connection.receive()
                assert connection.n == n + 1
            assert len({str(connection.step["table"]) for connection in connections}) == 1
            races += 1
        for connection in connections:
            await connection.close()
        return races

    assert asyncio.run(main()) > 5


def test_nobody_is_shown_less_than_another_worker_has_told(servers: list[Program], database: str) -> None:
    code, guests = open_table(servers[0].address, ["Ann", "Ola"], options={"players": 2})
    start(guests[0], code)

    async def main() -> None:
        here, back = LiveConnection(guests[0], code), LiveConnection(guests[0], code)
        await here.open()
        await here.receive_until("step")
        # Told by a worker that died right after it, before this one heard of the move.
        back.n = move_behind_their_backs(database, code)
        assert back.n == here.n + 1
        await back.open()
        assert (await back.receive_until("step"))["n"] == here.n + 1
        number = await here.send("sync", n=move_behind_their_backs(database, code))
        assert (await here.receive_until("step", number))["n"] == back.n + 1
        for connection in (here, back):
            await connection.close()

    asyncio.run(main())


def test_everybody_hears_everybody_whichever_worker_serves_them(servers: list[Program]) -> None:
    code, guests = open_table(servers[0].address, ["Ann", "Ola"], options={"players": 2})
    other = guest_at(servers[1].address, guests[1])

    async def main() -> None:
        ann, ola = LiveConnection(guests[0], code), LiveConnection(other, code)
        for connection in (ann, ola):
            await connection.open()
            await connection.receive_until("lobby")
        await ann.send("chat", text="hello")
        assert (await ola.receive_until("chat"))["text"] == "hello"
        await asyncio.to_thread(start, guests[0], code)
        await ola.receive_until("step")
        while not ann.lobby["table"]["seats"][1]["online"]:
            await ann.receive()
        for connection in (ann, ola):
            await connection.close()

    asyncio.run(main())


def test_the_queue_is_one_for_all_workers_and_gives_everybody_one_table(
    servers: list[Program], database: str
) -> None:
    guests = [Guest(servers[number % 2].address) for number in range(12)]

    def find(guest: Guest) -> str:
        body = {"game": "wizard-kittens", "players": 2, "seconds": 1800, "sitter": guest.sitter("Ann")}
        queue = guest.request("POST", "/api/queue", body)
        while queue["code"] is None:
            time.sleep(0.05)
            queue = guest.request("GET", "/api/queue")
        assert guest.request("POST", "/api/queue/leave", {})["code"] == queue["code"]
        return str(queue["code"])

    with ThreadPoolExecutor(len(guests)) as threads:
        codes = list(threads.map(find, guests))
    assert sorted(Counter(codes).values()) == [2] * 6
    for guest, code in zip(guests, codes, strict=True):
        page = guest.request("GET", f"/api/tables/{code}")
        assert [seat["kind"] for seat in page["table"]["seats"]] == ["person", "person"]
        assert len(page["seats"]) == 1
        assert [table["code"] for table in guest.request("GET", "/api/my")["tables"]] == [code]
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM queue").fetchone() == (0,)


def test_while_the_bus_is_gone_everybody_hears_of_every_move(servers: list[Program], redis: Service) -> None:
    code, guests = open_table(servers[0].address, ["Ann", "Ola"], options={"players": 2})
    start(guests[0], code)
    there = guest_at(servers[1].address, guests[1])

    async def main() -> None:
        lines = [LiveConnection(guests[0], code), LiveConnection(there, code)]
        for line in lines:
            await line.open()
            await line.receive_until("step")
        redis.stop(redis.crash)
        try:
            for _ in range(3):
                n = lines[0].n
                mover = next(line for line in lines if line.asked)
                assert (await mover.act(mover.step["choices"][0]["action"]))["n"] == n + 1
                for line in lines:
                    while line.n <= n:
                        await line.receive()
            assert lines[0].step["table"] == lines[1].step["table"]
        finally:
            redis.start()
        for line in lines:
            await line.close()

    asyncio.run(main())


@contextmanager
def read_only(database: str) -> Iterator[None]:
    """Let PostgreSQL refuse every change, as a stand-by server does."""

    def switch(to: LiteralString) -> None:
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            connection.execute("ALTER SYSTEM SET default_transaction_read_only = " + to)
            connection.execute("SELECT pg_reload_conf()")

    switch("on")
    try:
        yield
    finally:
        switch("off")


def test_a_database_that_can_only_be_read_refuses_moves_and_keeps_all(
    servers: list[Program], database: str
) -> None:
    code, guests = open_table(servers[0].address, ["Ann", "Ola"], options={"players": 2})
    start(guests[0], code)

    async def main() -> None:
        lines = [LiveConnection(guest, code) for guest in guests]
        for line in lines:
            await line.open()
            await line.receive_until("step")
        n = lines[0].n
        with read_only(database):
            # The database takes a moment to notice: moves until then are saved.
            while True:
                mover = next(line for line in lines if line.asked)
                action = mover.step["choices"][0]["action"]
                answer = await mover.act(action)
                if answer["type"] == "refused":
                    break
                n += 1
                for line in lines:
                    while line.n < n:
                        await line.receive()
            assert answer["reason"]["key"] == "store-trouble"
            assert health(servers[0].address) == (503, "failing")
        while (answer := await mover.act(action))["type"] == "refused":
            assert answer["reason"]["key"] == "store-trouble"
        assert answer["n"] == n + 1
        for line in lines:
            await line.close()

    asyncio.run(main())
    assert health(servers[0].address) == (200, "ok")


def test_bots_of_a_dead_worker_are_played_by_another(servers: list[Program]) -> None:
    host = Guest(servers[0].address)
    bots = {str(seat): "random" for seat in range(4)}
    asked = {"game": "wizards-and-witches", "bots": bots, "sit": False}
    code = host.request("POST", "/api/tables", asked)["code"]
    start(host, code)
    servers[0].kill()
    watcher = Guest(servers[1].address)

    async def main() -> None:
        connection = LiveConnection(watcher, code)
        await connection.open()
        while connection.ended is None:
            await asyncio.wait_for(connection.receive(), PATIENCE)
        await connection.close()

    asyncio.run(main())
    servers[0].start()


def is_worker(pid: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


def test_one_command_runs_several_workers(tmp_path: Path, database: str, bus: str) -> None:
    with running(tmp_path, "--database", database, "--bus", bus, "--workers", "2") as program:
        players = open_tables(program.address, 2)

        async def trouble(playing: Any) -> int:
            await moves_later(players, 5, playing)
            workers = [pid for pid in program.children() if is_worker(pid)]
            os.kill(workers[0], signal.SIGKILL)
            return 1

        asyncio.run(play_all(players, trouble))
        check_logs(database, players)


def test_a_review_asked_for_at_one_worker_is_told_by_the_other(servers: list[Program]) -> None:
    one, other = servers
    code, guests = open_table(one.address, ["Ann", "Ola"], options={"players": 2})
    start(guests[0], code)
    play_to_the_end(guests, code)
    path = f"/api/tables/{code}/review"
    assert guests[0].request("POST", path, {})["working"]
    ola = guest_at(other.address, guests[1])
    # The other one knows that it is worked on, and does not begin it again.
    found = ola.request("POST", path, {})
    assert (found["working"], found["ahead"]) == (True, 0)
    while found["working"]:
        time.sleep(0.05)  # the review needs the processor more
        found = ola.request("GET", path)
    assert found["told"]["rounds"] >= 1
    assert found["told"] == ola.request("GET", path)["told"]
