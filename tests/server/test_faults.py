"""Nothing is lost while nothing can be saved; players are told, and it goes on when the fault is mended."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from purrlor.client import LiveConnection
from purrlor.server.live import clocks
from purrlor.server.log import entries
from purrlor.server.protocol import from_client
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage.store import Store, Write
from tests.scale import PATIENCE
from tests.server.players import playing
from tests.server.servers import health, open_server, open_table, refusal, running, settle, start


async def moves(lines: list[LiveConnection], count: int) -> int:
    """Make some moves; return the number of the last entry."""
    rng = random.Random(5)
    for _ in range(count):
        line = next(line for line in lines if line.asked)
        n = line.n
        assert (await line.act(rng.choice(line.step["choices"])["action"]))["type"] == "step"
        for other in lines:
            while other.n <= n:
                await other.receive_until("step")
    return lines[0].n


async def open_lines(lines: list[LiveConnection]) -> None:
    for line in lines:
        await line.open()
        await line.receive_until("step")


def test_a_full_disk_loses_nothing_and_everybody_is_told(tmp_path: Path) -> None:
    with running(tmp_path) as program:
        code, guests = open_table(program.address, ["Ann", "Ola"], options={"players": 2})
        start(guests[0], code)
        lines = [LiveConnection(guest, code) for guest in guests]

        async def main() -> int:
            await open_lines(lines)
            n = await moves(lines, 3)
            mover = next(line for line in lines if line.asked)
            action = mover.step["choices"][0]["action"]
            with program.full_disk():
                for _ in range(3):
                    answer = await mover.act(action)
                    assert (answer["type"], answer["reason"]["key"]) == ("refused", "store-trouble")
                number = await mover.send("chat", text="hello?")
                assert (await mover.receive_until("chat", number))["type"] == "refused"
                assert refusal(guests[0], "POST", "/api/tables", {"game": "wizards-and-witches"}) == (
                    503,
                    "store-trouble",
                )
                assert guests[0].request("GET", f"/api/tables/{code}")["table"]["n"] == n
                assert health(program.address) == (503, "failing")
            assert (await mover.act(action))["n"] == n + 1
            for line in lines:
                while line.n <= n:
                    await line.receive()
            assert guests[0].request("GET", "/health")["status"] == "ok"
            assert await moves(lines, 2) == n + 3
            for line in lines:
                await line.close()
            return n + 3

        n = asyncio.run(main())
        program.kill()
        program.start()
        assert guests[0].request("GET", f"/api/tables/{code}")["table"]["n"] == n


@contextmanager
def read_only(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the database be written no more, as when its disk is mounted anew after an error."""
    honest = store._append_all

    def append(mode: str, connection: Connection, batch: list[Write]) -> set[tuple[str, int]]:
        connection.exec_driver_sql(f"PRAGMA query_only={mode}")
        return honest(connection, batch)

    with monkeypatch.context() as patch:
        patch.setattr(store, "_append_all", lambda connection, batch: append("ON", connection, batch))
        yield
    monkeypatch.setattr(store, "_append_all", lambda connection, batch: append("OFF", connection, batch))


def test_on_a_read_only_disk_clocks_and_players_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "AGAIN", 0.01)

    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server, players=2)
            table, store, seat = players.table, server.worker.store, players.turn
            await table.do(lambda state: entries.Clocked(clock=Clock("live", 5)))
            n, log = players.state.n, await store.log(table.id)
            with read_only(store, monkeypatch):
                answer = await players.act(seat, players.choices(seat)[0])
                assert answer["reason"]["key"] == "store-trouble"
                assert (await players.say(seat, from_client.Leave))[0]["reason"]["key"] == "store-trouble"
                assert store.failing
                # Time runs out, and nobody can be told so: the table waits.
                server.worker._wall += 60
                table.go_on(eager=True)
                for _ in range(5):
                    table.clocks.run_out(table, seat, players.state.deadline(seat))
                    await settle(table)
                assert server.tables.held[table.id] is table
                assert (players.state.n, await store.log(table.id)) == (n, log)
                assert table.connections == {each.connection for each in players.listeners}
            while not players.state.chairs[seat].late:
                await asyncio.sleep(0.01)
            assert (await store.log(table.id))[: len(log)] == log
            assert not store.failing

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
