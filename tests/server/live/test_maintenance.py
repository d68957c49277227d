"""Tables where nothing happens are deleted after the time that the owner set, and no others."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, func, select, update

from purrlor.server.live import maintenance
from purrlor.server.live.incoming import receive
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.log import entries
from purrlor.server.log.state import TableState
from purrlor.server.protocol import from_client
from purrlor.server.protocol.fields import Clock
from purrlor.server.startup import Config, check, make_server
from purrlor.server.storage.folder import unlock_folder
from purrlor.server.storage.pruning import DAY, delete_forgotten
from purrlor.server.storage.schema import CHAT, HOLDERS, LOG, TABLES
from purrlor.server.storage.store import Change, StoreError, Write
from purrlor.server.storage.table_rows import row_changes
from purrlor.table.reasons import Refused
from tests.server.players import playing
from tests.server.servers import Listener, begin, full_table, open_server, settle


def rows(server: Server) -> list[int]:
    """Count the rows of all parts of the database."""

    def count(part: Table, connection: Connection) -> int:
        return int(connection.execute(select(func.count()).select_from(part)).scalar_one())

    return [server.worker.store.read_now(partial(count, part)) for part in (TABLES, LOG, CHAT, HOLDERS)]


async def later(server: Server, days: float) -> None:
    """Let days pass, and make the rounds that follow."""
    server.worker._wall += days * DAY
    await server.maintenance.round()
    await server.maintenance.round()


async def quiet_table(server: Server) -> str:
    """Open a table where a game runs and somebody has spoken; nobody is connected. Give its code."""
    players = await playing(server)
    listener = players.listeners[1]
    await receive(players.table, listener.connection, from_client.Chat(text="hello"))
    for other in players.listeners:
        players.table.disconnect(other.connection)
    await settle(players.table)
    return players.state.code


def test_a_table_that_nobody_touches_is_deleted_after_its_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False, idle=0.0, keep=30.0) as server:
            code = await quiet_table(server)
            await later(server, 29)
            assert rows(server)[0] == 1
            assert (await server.tables.find(code)).state.code == code
            await later(server, 2)
            await later(server, 0.1)  # it left the memory in the round before
            assert rows(server) == [0, 0, 0, 0]
            with pytest.raises(Refused, match="no-such-table"):
                await server.tables.find(code)

    asyncio.run(main())


def test_the_owner_sets_the_time(tmp_path: Path) -> None:
    check(Config(str(tmp_path), keep=30.0))
    unlock_folder()
    server = make_server(Config(str(tmp_path), keep=30.0))
    assert server.worker.settings.keep == 30.0
    server.worker.store.close()


def test_by_default_tables_are_kept_for_ever(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False, idle=0.0) as server:
            code = await quiet_table(server)
            await later(server, 10_000)
            assert (await server.tables.find(code)).state.code == code

    asyncio.run(main())


def test_a_table_in_memory_is_never_deleted(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False, idle=0.0, keep=30.0) as server:
            table = await full_table(server, {"players": 2})
            listener = Listener(table, "p0", 0)
            await table.connect(listener.connection, -1)
            for _ in range(3):
                await later(server, 40)
            assert rows(server)[0] == 1
            assert (await server.tables.find(table.state.code)) is table
            table.disconnect(listener.connection)
            await settle(table)
            await later(server, 0.1)
            await later(server, 0.1)
            assert rows(server) == [0, 0, 0, 0]

    asyncio.run(main())


def test_a_clock_that_runs_keeps_its_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False, idle=0.0, keep=2.0) as server:
            table = await full_table(server, {"players": 2})
            await begin(table)
            clock = Clock(kind="slow", seconds=int(7 * DAY))
            await table.do(lambda state: entries.Clocked(clock=clock))
            await settle(table)
            await later(server, 6)
            assert server.tables.held == {}
            assert rows(server)[0] == 1

    asyncio.run(main())


def test_what_was_touched_in_the_last_moment_stays(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False, idle=0.0, keep=30.0) as server:
            await quiet_table(server)
            table = next(iter(server.tables.held.values()), None)
            assert table is not None
            before = table.state.touched + 1
            # A move that reached the log, but not yet the row by which the table is found.
            await server.worker.store.append(Write(table.id, table.state.n + 1, before + 1, b"{}"))
            delete = Write("", also=delete_forgotten([table.id], before), rows=[table.id])
            await server.worker.store.append(delete)
            assert rows(server)[0] == 1
            assert rows(server)[1] == table.state.n + 1

    asyncio.run(main())


def test_a_table_deleted_while_it_was_loaded_leaves_the_memory(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False, keep=30.0) as server:
            code = await quiet_table(server)
            table = await server.tables.find(code)
            await server.tables.drop_if_gone(table.id)
            assert server.tables.has(table.id)
            delete = delete_forgotten([table.id], server.worker.now() + DAY)
            await server.worker.store.append(Write("", also=delete, rows=[table.id]))
            await server.tables.drop_if_gone(table.id)
            assert not server.tables.has(table.id)
            await server.tables.drop_if_gone(table.id)
            # Another worker finds out in its next round.
            server.tables.add(table.state)
            await server.maintenance._fill_gaps()
            assert server.tables.held == {}

    asyncio.run(main())


def test_gaps_that_can_not_be_filled_now_are_left_to_the_next_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(query: Any) -> None:
        raise StoreError

    async def main() -> None:
        async with open_server(tmp_path, rounds=False) as server:
            table = await server.tables.find(await quiet_table(server))
            with monkeypatch.context() as patch:
                patch.setattr(server.worker.store, "read", fail)
                server.maintenance.fill_gaps_soon()
                assert server.maintenance._filling is not None
                await server.maintenance._filling
            assert server.tables.held == {table.id: table}

    asyncio.run(main())


async def slow_tables(server: Server) -> list[LiveTable]:
    tables = [await full_table(server, {"players": 2}) for _ in range(3)]
    for table in tables:
        await begin(table)
        await table.do(lambda state: entries.Clocked(clock=Clock("slow", 86_400)))
        await settle(table)
    return tables


def test_a_game_that_can_not_be_read_keeps_no_other_asleep(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False, idle=0.0) as server:
            tables = await slow_tables(server)
            await later(server, 0.1)
            assert not server.tables.held  # all sleep until their clocks run out
            bad = tables[1]
            spoil = update(LOG).where(LOG.c.table_id == bad.id, LOG.c.number == bad.state.n)
            await server.worker.store.append(Write("", also=[spoil.values(entry=b"nonsense")]))
            await later(server, 2)
            assert set(server.tables.held) == {tables[0].id, tables[2].id}
            for number in (0, 2):
                table = await server.tables.load(tables[number].id)
                await settle(table)
                assert any(chair.late for chair in table.state.chairs)
            with pytest.raises(Refused, match="unreadable-game"):
                await server.tables.load(bad.id)

    asyncio.run(main())


@pytest.mark.parametrize("when", ["at once", "when it is written"])
def test_what_fails_in_a_round_holds_up_no_other_table_and_no_other_part(
    when: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> Any:
        raise ValueError("this can't be")

    async def main() -> None:
        async with open_server(tmp_path, rounds=False, idle=0.0) as server:
            tables = await slow_tables(server)
            bad = tables[1].id

            def spoiled(state: TableState, **more: Any) -> list[Change]:
                changes = row_changes(state, **more)
                if state.id == bad:
                    changes.append(fail if when == "when it is written" else fail())
                return changes

            monkeypatch.setattr(maintenance, "row_changes", spoiled)
            monkeypatch.setattr(server.worker.notices, "offer_postponed", fail)
            await server.maintenance.round()
            assert set(server.tables.held) == {bad}
            # The parts that come later are done, too: who sleeps is woken when the time is up.
            await later(server, 2)
            table = await server.tables.load(tables[2].id)
            await settle(table)
            assert any(chair.late for chair in table.state.chairs)

    asyncio.run(main())
