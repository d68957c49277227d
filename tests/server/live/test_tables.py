"""A table leaves the memory when nobody needs it, and comes back as it was."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from purrlor.table.reasons import Refused
from tests.server.players import playing
from tests.server.servers import begin, full_table, open_server, settle


@pytest.mark.parametrize("code", ["abcdefg", "abcdefg1", "abcdefgl", "abcd/fgh", "abcd\0fgh", "ąbcdefgh"])
def test_what_can_not_be_a_code_is_not_looked_for(tmp_path: Path, code: str) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:

            async def find(code: str) -> str | None:
                raise AssertionError

            server.worker.store.find = find  # type: ignore[method-assign]
            with pytest.raises(Refused) as no:
                await server.tables.find(code)
            assert no.value.reason.key == "no-such-table"

    asyncio.run(main())


def test_a_table_that_sleeps_costs_nothing_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False, idle=0.0) as server:
            players = await playing(server)
            seat = players.turn
            await players.act(seat, players.choices(seat)[0])
            before = players.state.match
            for listener in players.listeners:
                players.table.disconnect(listener.connection)
            await settle(players.table)
            await server.maintenance.round()
            assert server.tables.held == {}
            table = await server.tables.find(players.state.code)
            assert table.state.match is not before
            assert before is not None
            assert table.state.match is not None
            assert table.state.match.digest() == before.digest()
            assert table.state.n == players.state.n

    asyncio.run(main())


@pytest.mark.parametrize("by", ["code", "id"])
def test_whoever_has_found_a_table_can_ask_something_of_it(tmp_path: Path, by: str) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False, idle=60.0) as server:
            table = await full_table(server)
            await settle(table)
            table.idle_since -= 61
            tables, state = server.tables, table.state
            found = await (tables.find(state.code) if by == "code" else tables.load(state.id))
            await server.maintenance.round()  # just before the request goes on
            await begin(found)
            await settle(found)
            found.idle_since -= 61
            await server.maintenance.round()
            assert not server.tables.held

    asyncio.run(main())


def test_a_table_that_sleeps_is_gone_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False, idle=0.0) as server:
            gc.collect()
            gc.disable()
            table = await full_table(server)
            await begin(table)
            await settle(table)
            held: list[ref[Any]] = [ref(table), ref(table.state)]
            del table
            await server.maintenance.round()
            assert [each() for each in held] == [None, None]

    try:
        asyncio.run(main())
    finally:
        gc.enable()
