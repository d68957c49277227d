"""What happens to a person at all tables happens at each, whatever others have done to one of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from purrlor.server.live import people, table_log
from purrlor.server.live.table import LiveTable
from purrlor.server.log import entries
from purrlor.server.log.chair import MOST_CHANGES
from purrlor.server.protocol.fields import Clock
from tests.server.servers import begin, full_table, open_server


async def slow_table(server: Any) -> LiveTable:
    """Seat two people at a table with a slow clock."""
    table = await full_table(server, {"players": 2})
    await table.do(lambda state: entries.Clocked(clock=Clock("slow", 86_400)))
    return table


def test_a_table_whose_log_is_used_up_keeps_nobody_from_changing_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False) as server:
            used_up, running = await slow_table(server), await slow_table(server)
            await begin(running)
            monkeypatch.setattr(table_log, "MOST_BEFORE", 1)
            tables, before, chair = server.tables, used_up.state.n, running.state.chairs[1]
            key = chair.key
            await people.renew_seats(tables, "p1")
            assert chair.key != key
            await people.take_along(tables, "p1", "profile")
            assert "profile" in chair.persons
            until = server.worker.now() + 86_400
            await people.rest(tables, "profile", until)
            assert chair.vacations[-1][1] == until
            assert used_up.state.n == before
            await people.erase(tables, "profile")
            assert running.state.chairs[1].persons == set()

    asyncio.run(main())


def test_whoever_locks_devices_out_on_and_on_fills_no_log(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False) as server:
            table = await full_table(server, {"players": 2})
            await begin(table)
            await people.renew_seats(server.tables, "p1")
            key, n = table.state.chairs[1].key, table.state.n
            # Nor is a seat left to a lost device by those who used up their other changes.
            table.state.chairs[1].changes = MOST_CHANGES
            await people.renew_seats(server.tables, "p1")
            assert table.state.n == n + 1
            assert table.state.chairs[1].key != key
            table.state.chairs[1].changes = 2 * MOST_CHANGES
            await people.renew_seats(server.tables, "p1")
            assert table.state.n == n + 1

    asyncio.run(main())
