"""The puzzle of a day is solved at the table where somebody first began it, and nowhere else."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from purrlor.bots.puzzle import today_is
from purrlor.server.live.bot_moves import BotMoves
from purrlor.server.live.new_tables import open_puzzle
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.log import entries, seating
from purrlor.server.protocol.bodies import Sitter
from purrlor.server.storage import puzzles
from purrlor.server.storage.schema import SOLVED
from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.wire import save
from tests.server.servers import GAME, open_server, settle
from tests.server.storage.test_results import play_out, rows


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tests move for the rivals."""
    monkeypatch.setattr(BotMoves, "arrange", lambda *given, **more: None)


async def begin_puzzle(server: Server, person: str) -> LiveTable:
    """Begin a short game as the puzzle of the day."""
    game = find_game(GAME)
    position = save(Match.new(game, game.settle({"players": 2}), "a puzzle"))
    day = today_is(server.worker.now())
    return await open_puzzle(server.tables, person, position, day, "cat", Sitter(name=person))


async def solvers(server: Server) -> list[tuple[str, str]]:
    return [(row.person, row.table_id) for row in await rows(server, SOLVED)]


def test_whoever_began_a_puzzle_twice_is_listed_for_the_first_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            # Two requests at once may open two tables; what is learnt at one helps nobody at the other.
            tables = [await begin_puzzle(server, "ann") for _ in range(2)]
            await play_out(tables[1])
            assert await solvers(server) == []
            await play_out(tables[0])
            assert await solvers(server) == [("ann", tables[0].id)]

    asyncio.run(main())


@pytest.mark.parametrize("why", ["agreed", "host"])
def test_a_puzzle_that_was_called_off_is_not_solved_anew(tmp_path: Path, why: str) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            first = await begin_puzzle(server, "ann")
            # Now all cards are open to whoever calls it off.
            await first.do(lambda state: entries.CalledOff(why=why))  # type: ignore[arg-type]
            await settle(first)
            again = await begin_puzzle(server, "ann")
            await play_out(again)
            assert await solvers(server) == []
            day = today_is(server.worker.now())
            begun = await server.worker.store.read(partial(puzzles.first_table, day=day, person="ann"))
            assert begun is not None
            assert (begun.id, begun.status) == (first.id, "over")

    asyncio.run(main())


def test_whoever_looks_over_somebodys_shoulder_solves_nothing_afterwards(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            anns = await begin_puzzle(server, "ann")
            key = anns.state.chairs[0].key
            await anns.do(partial(seating.hold, person="ben", seat=0, key=key))
            bens = await begin_puzzle(server, "ben")
            await play_out(bens)
            assert await solvers(server) == []
            await play_out(anns)
            assert await solvers(server) == [("ann", anns.id)]

    asyncio.run(main())
