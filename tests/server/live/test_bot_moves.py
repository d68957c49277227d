"""Bots play whole games, after the same time whatever they hold."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from purrlor.core.rng import Rng
from purrlor.server.live import bot_moves, new_tables
from purrlor.server.live.bot_moves import BotMoves
from purrlor.server.log import entries
from purrlor.server.protocol import bodies
from purrlor.table.match import Match
from tests.scale import PATIENCE
from tests.server.servers import Listener, begin, full_table, match_of, open_server, settle, some_move


@pytest.mark.parametrize("bots", [{"0": "kitten", "1": "cat", "2": "random", "3": "cat"}])
def test_bots_play_a_whole_game_among_themselves(tmp_path: Path, bots: dict[str, str]) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            asked = bodies.NewTable(game="wizards-and-witches", bots=bots, sit=False)
            table = await new_tables.open_table(server.tables, "p0", asked)
            await begin(table)
            await asyncio.sleep(0.2)
            assert table.state.match is not None
            assert not table.state.match.log  # bots do not play among themselves for nobody
            watcher = Listener(table, "somebody")
            await table.connect(watcher.connection, -1)
            while not table.state.match.log:
                await asyncio.sleep(0.01)
            table.disconnect(watcher.connection)
            await settle(table)
            assert not match_of(table).over  # they stop when the last one who watched is gone
            await table.connect(watcher.connection, -1)
            while table.state.status == "running":
                await asyncio.sleep(0.05)
            assert table.state.open_seed().commitment == table.state.commitment

    asyncio.run(main())


def test_a_bot_that_could_not_think_is_asked_again(tmp_path: Path, monkeypatch: Any) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            tried = []

            async def choose(match: Match, seat: int, *asked: object) -> int:
                tried.append(seat)
                if len(tried) == 1:
                    raise RuntimeError
                return match.state.legal_actions(seat)[0]

            monkeypatch.setattr(server.worker.bots, "choose", choose)
            table = await full_table(server, {"players": 2})
            await begin(table)
            seat, n = match_of(table).asked[0], table.state.n
            await table.do(lambda state: entries.Left(seat=seat, bot="cat"))
            await settle(table)
            assert tried == [seat]
            assert table.state.n == n + 1
            table.go_on(eager=True)
            await settle(table)
            assert table.state.n > n + 1

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_bot_whose_move_was_made_before_it_begins_to_think_fails_nobody(tmp_path: Path) -> None:
    errors: list[dict[str, Any]] = []

    async def main() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: errors.append(context))
        async with open_server(tmp_path) as server:
            table = await full_table(server, {"players": 2})
            await begin(table)
            table.state.chairs[match_of(table).asked[0]].bot = "cat"
            table.state.chairs[match_of(table).asked[0]].away = True
            moves = BotMoves()
            moves.arrange(table, eager=True)
            moves._thinking.clear()
            await settle(table)

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
    gc.collect()  # a task that failed unseen tells it when it goes
    assert errors == []


def test_a_bot_answers_at_the_same_time_however_many_secret_steps_it_takes(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async def main() -> tuple[float, int]:
        async with open_server(tmp_path, bot_delay=0.6) as server:

            async def choose(match: Match, seat: int, *asked: object) -> int:
                return match.state.legal_actions(seat)[0]

            monkeypatch.setattr(server.worker.bots, "choose", choose)
            table = await full_table(server, {"players": 3}, "battle-kittens")
            await begin(table)
            while not table.state.would_be_secret(0, match_of(table).state.legal_actions(0)[0]):
                for seat in match_of(table).asked:
                    entry = some_move(table, seat, Rng.seeded(1))
                    await table.do(lambda state, entry=entry: entry)  # type: ignore[misc]
            await table.do(lambda state: entries.Left(seat=0, bot="cat"))
            table.state.asked_at[0] = server.worker.now()
            started, moves = server.worker.now(), len(match_of(table).log)
            while 0 in match_of(table).asked:
                await asyncio.sleep(0.005)
            return server.worker.now() - started, len(match_of(table).log) - moves

    seconds, steps = asyncio.run(asyncio.wait_for(main(), PATIENCE))
    assert steps > 3
    assert 0.6 * 0.8 < seconds < 0.6 * 3, "once for all steps, however late a busy machine is"


def test_the_table_sets_how_long_bots_take(tmp_path: Path) -> None:
    async def main() -> list[float]:
        async with open_server(tmp_path, bot_delay=10.0) as server:
            table = await full_table(server, {"players": 3})
            await begin(table)
            seat = match_of(table).asked[0]
            number, delays = match_of(table).state.legal_actions(seat)[0], []
            for pace in ("brisk", "usual", "calm"):
                table.state.pace = pace
                table.state.asked_at[seat] = server.worker.now()
                delays.append(bot_moves._delay(table, seat, number))
            return delays

    assert asyncio.run(asyncio.wait_for(main(), PATIENCE)) == pytest.approx([4.0, 10.0, 25.0], abs=0.5)


@pytest.mark.parametrize("bots", [{"1": "random"}, {}], ids=["bots alone", "people"])
def test_nobody_is_asked_what_they_can_not_do_unless_people_could_notice(
    tmp_path: Path, bots: dict[str, str]
) -> None:
    rng = Rng.seeded(1)

    async def main() -> None:
        async with open_server(tmp_path) as server:
            if bots:
                asked = bodies.NewTable(game="isle-of-cats", options={"players": 2}, bots=bots)
                table = await new_tables.open_table(server.tables, "p0", asked)
            else:
                table = await full_table(server, {"players": 2}, "isle-of-cats")
            await begin(table)
            listener = Listener(table, "p0", 0)
            await table.connect(listener.connection, -1)
            await settle(table)
            announced: list[int] = []
            while not announced and match_of(table).empty_answer(0) is None:
                entry = some_move(table, match_of(table).asked[0], rng)
                await table.do(lambda state, entry=entry: entry)  # type: ignore[misc]
                await settle(table)  # bots have moved, and the server has answered
                steps = [said for said in listener.take() if said["type"] == "step"]
                announced = [said["n"] for said in steps if said["goes_on"]]
                assert all(said["choices"] for said in steps if said["goes_on"])
            assert bool(announced) == bool(bots)
            # Where people could notice, the question is put, and waits.
            assert (match_of(table).empty_answer(0) is None) == bool(bots)
            assert steps[-1]["choices"]
            assert not steps[-1]["goes_on"]

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
