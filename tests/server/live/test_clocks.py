"""A bot takes over when the time is up, also while the table is not in memory."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import update

from purrlor.server.log import entries
from purrlor.server.log.entries import write_entry
from purrlor.server.log.rulings import decide
from purrlor.server.outgoing.table_info import table_info
from purrlor.server.protocol import from_client
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage.heartbeat import ALIVE, find_downtime
from purrlor.server.storage.schema import SETTINGS
from purrlor.server.storage.store import Write
from tests.scale import PATIENCE
from tests.server.players import playing
from tests.server.servers import begin, full_table, match_of, open_server, settle


def test_a_bot_plays_when_the_time_is_up(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            seat = players.turn
            players.state.clock = Clock("live", 5)
            players.state.asked_at[seat] = server.worker.now() - 4.9
            players.table.go_on(eager=True)
            while not players.state.chairs[seat].away:
                await asyncio.sleep(0.01)
            late = [each.late for each in table_info(players.state, "en", set()).seats]
            assert late == [other == seat for other in range(4)]
            # Whoever comes back, or leaves, is not late.
            for message, away in ((from_client.Back(), False), (from_client.Leave(), True)):
                await players.table.do(
                    partial(decide, person=f"p{seat}", seat=seat, message=message, online=set)
                )
                chair = players.state.chairs[seat]
                assert (chair.away, chair.late) == (away, False)

    asyncio.run(main())


def test_a_slow_clock_runs_while_the_table_sleeps(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False, idle=0.0, bot_delay=5.0) as server:
            players = await playing(server)
            seat = players.turn
            await players.say(0, from_client.SetClock, clock=Clock("slow", 3600))
            for listener in players.listeners:
                players.table.disconnect(listener.connection)
            await settle(players.table)
            await server.maintenance.round()
            await server.maintenance.round()
            assert server.tables.held == {}
            server.worker._wall += 3601
            await server.maintenance.round()
            (table,) = server.tables.held.values()
            while not table.state.chairs[seat].away:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_clock_does_not_run_out_for_whoever_has_moved_at_another_worker(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, bot_delay=5.0) as server:
            table = await full_table(server, {"players": 2})
            await begin(table)
            await table.do(lambda state: entries.Clocked(clock=Clock("live", 5)))
            (seat,) = match_of(table).asked
            asked_at = table.state.asked_at[seat]
            assert asked_at is not None
            # The player's clock was restarted elsewhere, and this worker has not heard of it.
            paused = [write_entry(entries.Paused(on=on)) for on in (True, False)]
            for i, entry in enumerate(paused, 1):
                assert await server.worker.store.append(
                    Write(table.id, table.state.n + i, asked_at + 4, entry)
                )
            table.clocks.run_out(table, seat, asked_at + 5)
            await settle(table)
            assert not table.state.chairs[seat].away
            assert table.state.asked_at[seat] == asked_at + 4

    asyncio.run(main())


@pytest.mark.parametrize("ended", ["", " stopped"])
def test_clocks_stand_still_while_no_server_runs(tmp_path: Path, ended: str) -> None:
    async def play() -> tuple[str, int]:
        async with open_server(tmp_path, bot_delay=5.0) as server:
            table = await full_table(server, {"players": 2})
            await begin(table)
            await table.do(lambda state: entries.Clocked(clock=Clock("slow", 3600)))
            return table.state.code, match_of(table).asked[0]

    async def come_back(code: str, seat: int) -> float:
        async with open_server(tmp_path, bot_delay=5.0) as server:
            state = (await server.tables.find(code)).state
            assert not state.chairs[seat].away
            return state.deadline(seat) - server.worker.now()

    code, seat = asyncio.run(play())
    left = asyncio.run(come_back(code, seat))
    assert 3500 < left <= 3600
    with sqlite3.connect(tmp_path / "purrlor.sqlite") as database:
        ((alive,),) = database.execute("SELECT value FROM settings WHERE name = 'alive'").fetchall()
        two_days_ago = float(alive.removesuffix(" stopped")) - 172_800
        database.execute("UPDATE log SET at = at - 172800")
        database.execute("UPDATE settings SET value = '[]' WHERE name = 'downtime'")
        database.execute("UPDATE settings SET value = ? WHERE name = 'alive'", (f"{two_days_ago}{ended}",))
    database.close()
    assert left - 60 < asyncio.run(come_back(code, seat)) <= left


@pytest.mark.parametrize(("alone", "still"), [(True, 8.0), (False, 0.0)])
def test_clocks_stand_still_for_seconds_where_no_other_worker_can_have_run(
    tmp_path: Path, alone: bool, still: float
) -> None:
    async def main() -> float:
        async with open_server(tmp_path, rounds=False) as server:
            now = server.worker.now()
            killed = update(SETTINGS).where(SETTINGS.c.name == ALIVE).values(value=repr(now - 8.0))
            await server.worker.store.append(Write("", also=[killed]))
            before = server.worker.downtime.since(0.0)
            return (await find_downtime(server.worker.store, now, alone)).since(0.0) - before

    assert asyncio.run(main()) == pytest.approx(still)


def test_a_server_that_is_killed_again_and_again_notes_one_pause(tmp_path: Path) -> None:
    async def main() -> int:
        async with open_server(tmp_path, rounds=False) as server:
            now = server.worker.now()
            for _ in range(5):
                now += 10.0
                downtime = await find_downtime(server.worker.store, now, alone=True)
            assert downtime.since(now - 50.0) == pytest.approx(50.0)
            return len(downtime.pauses)

    assert asyncio.run(main()) == 1
