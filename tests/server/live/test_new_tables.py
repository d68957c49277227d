"""What can not be played is refused before a table is opened, and a rematch seats everybody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from purrlor.games.wizards_and_witches import GAME
from purrlor.server.live.new_tables import open_rematch, open_saved, open_table
from purrlor.server.live.table import LiveTable
from purrlor.server.log import entries
from purrlor.server.protocol import bodies
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from tests.server.servers import full_table, open_server

BOTS = [
    {"9" * 5000: "cat"},
    {"7": "cat"},
    {"-1": "cat"},
    {"²": "cat"},
    {"1": "dog"},
    {"0": "cat", "5": "cat"},
]


@pytest.mark.parametrize("bots", BOTS, ids=lambda bots: "+".join(name[:3] for name in bots))
def test_a_table_with_impossible_bots_is_not_opened(tmp_path: Path, bots: dict[str, str]) -> None:
    async def main() -> None:
        match, sitter = Match.new(GAME, {"players": 4}, 1), bodies.Sitter()
        async with open_server(tmp_path) as server:
            for opening in (
                open_table(
                    server.tables, "p0", bodies.NewTable(game=GAME.name, options={"players": 4}, bots=bots)
                ),
                open_saved(server.tables, "p0", match, bots, sitter),
            ):
                with pytest.raises(Refused) as no:
                    await opening
                assert no.value.reason.key == ("no-such-bot" if "1" in bots else "no-such-seat")
            assert server.tables.held == {}

    asyncio.run(main())


def test_everybody_sits_at_the_next_table_before_its_code_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await full_table(server, {"players": 3})
            empty: list[int] = []
            honest = table.applied

            def applied(entry: Any, *more: Any, **by_name: Any) -> None:
                if isinstance(entry, entries.Rematched):
                    (opened,) = [
                        each for each in server.tables.held.values() if each.state.code == entry.code
                    ]
                    empty.append(len(opened.state.empty_seats()))
                honest(entry, *more, **by_name)

            table.applied = applied  # type: ignore[method-assign]
            await asyncio.gather(open_rematch(server.tables, table), open_rematch(server.tables, table))
            assert empty == [0]
            others = {each.state.code: each for each in server.tables.held.values() if each is not table}
            following = others.pop(table.state.rematch or "")
            assert [chair.name for chair in following.state.chairs] == ["seat 0", "seat 1", "seat 2"]
            (second,) = others.values()
            assert len(second.state.empty_seats()) == 3
            assert len(await server.worker.store.tables_of("p1")) == 2

    asyncio.run(main())


def test_the_next_table_may_have_other_options_and_another_size(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:

            async def again(table: LiveTable, players: int) -> list[str]:
                settings = table.state.game.settle({"players": players, "strategic": True})
                await open_rematch(server.tables, table, settings)
                state = (await server.tables.find(table.state.rematch or "")).state
                assert state.settings == settings
                return [chair.kind for chair in state.chairs]

            people = await full_table(server, {"players": 3})
            assert await again(people, 4) == ["person", "person", "person", "empty"]
            bots = {"1": "cat", "2": "cat"}
            asked = bodies.NewTable(game=GAME.name, options={"players": 3}, bots=bots)
            mixed = await open_table(server.tables, "ann", asked)
            assert await again(mixed, 6) == ["person", "bot", "bot", "bot", "bot", "bot"]
            fewer = await open_table(
                server.tables, "ola", msgspec.structs.replace(asked, bots={"0": "cat", "2": "cat"})
            )
            assert await again(fewer, 2) == ["person", "bot"]

    asyncio.run(main())
