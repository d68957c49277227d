"""The processes in which bots think."""

from __future__ import annotations

import asyncio
from copy import copy
from typing import Any

import pytest

from purrlor.bots.levels import TEACHER
from purrlor.core.rng import Rng
from purrlor.games.battle_kittens import GAME as BATTLE
from purrlor.games.wizards_and_witches import GAME as WITCHES
from purrlor.server.live import bot_pool
from purrlor.server.live.turns import Asker, Turns
from purrlor.table.game import all_games, find_game
from purrlor.table.match import Match
from purrlor.table.sight import Sight
from tests.scale import PATIENCE, SEED, games
from tests.table.test_hints import positions


def test_a_match_is_not_taken_for_another_with_the_same_seed() -> None:
    bot_pool._matches.clear()
    for game, players in ((WITCHES, 2), (WITCHES, 3), (BATTLE, 3)):
        match = Match.new(game, {"players": players}, "same")
        given = (game.name, match.settings, match.deck, match.seed, match.rules, list(match.log))
        again = bot_pool._up_to_date(given)
        assert (again.game.name, again.seats) == (game.name, players)
        assert bot_pool._up_to_date(given) is again


def still() -> float:
    """Give the time: a busy machine must not change who comes next."""
    return 0.0


def test_short_thoughts_come_before_long_ones_and_no_table_takes_all_processes() -> None:
    async def main() -> list[str]:
        turns, order = Turns(4, still), []
        turns._usual = {"lynx": 2.0, "cat": 0.004}

        async def think(table: str, bot: str, name: str) -> None:
            await turns.wait(Asker(table, table), bot)
            order.append(name)

        waiting = [asyncio.ensure_future(think("many", "lynx", f"lynx {i}")) for i in range(6)]
        await asyncio.sleep(0.01)
        assert order == ["lynx 0", "lynx 1"]  # half of the processes: others find room
        waiting += [asyncio.ensure_future(think(f"table {i}", "lynx", f"other {i}")) for i in range(3)]
        waiting += [asyncio.ensure_future(think("quick", "cat", "cat"))]
        await asyncio.sleep(0.01)
        turns.done(Asker("many", "many"), "lynx", 2.0)
        await asyncio.sleep(0.01)
        for each in waiting:
            each.cancel()
        return order

    order = asyncio.run(main())
    assert order[2:4] == ["other 0", "other 1"]
    assert order[4] == "cat"  # came last, and is short


def test_whoever_opens_many_tables_waits_for_their_own_bots() -> None:
    async def main() -> list[str]:
        turns, order = Turns(3, still), []
        turns._usual = {"lynx": 0.5}

        async def think(table: str, address: str) -> None:
            await turns.wait(Asker(table, address), "lynx")
            order.append(table)

        greedy = [asyncio.ensure_future(think(f"greedy {i}", "198.51.100.1")) for i in range(30)]
        await asyncio.sleep(0.01)
        assert order == ["greedy 0", "greedy 1"]  # the last process is for others
        others = [asyncio.ensure_future(think(f"other {i}", f"203.0.113.{i}")) for i in range(4)]
        await asyncio.sleep(0.01)
        for name in list(order):
            address = "203.0.113.0" if name == "other 0" else "198.51.100.1"
            turns.done(Asker(name, address), "", None)
        await asyncio.sleep(0.01)
        for each in (*greedy, *others):
            each.cancel()
        return order

    order = asyncio.run(main())
    assert order[2] == "other 0"
    assert len(order) == 6
    # Of thirty who came first only one, or none, goes before others who came last.
    assert sum(name.startswith("other") for name in order[3:]) >= 2


def test_whoever_waits_for_a_pool_that_closes_is_let_go() -> None:
    async def main() -> None:
        pool, match = bot_pool.BotPool(1), Match.new(WITCHES, {"players": 2}, 1)
        await pool._turns.wait(Asker("a"), "cat")
        waiting = [asyncio.ensure_future(pool.choose(match, 0, "cat", 0.1, Asker(name))) for name in "bcd"]
        await asyncio.sleep(0)
        pool.close()
        pool._turns.done(Asker("a"), "cat", None)
        done = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE)
        assert [type(each) for each in done] == [asyncio.CancelledError] * 3

    asyncio.run(main())


def test_who_stops_waiting_leaves_the_turn_to_others() -> None:
    async def main() -> None:
        turns = Turns(1)
        await turns.wait(Asker("a"), "cat")
        gone = asyncio.ensure_future(turns.wait(Asker("b"), "cat"))
        stays = asyncio.ensure_future(turns.wait(Asker("c"), "cat"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.done(Asker("a"), "cat", 0.1)
        await asyncio.wait_for(stays, PATIENCE)

    asyncio.run(main())


@pytest.mark.parametrize("name", list(all_games()))
def test_hints_and_warnings_depend_on_nothing_that_is_hidden(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another truth, and the same guess of a seat that can't tell it: the same hint and the same warnings."""
    monkeypatch.setattr("os.urandom", lambda length: bytes(length))
    rng, warned = Rng.seeded(SEED).stream(name), 0
    nothing: Any = None
    for match, seat in positions(find_game(name), games(12, 100)):
        world, other = match.state.guess(seat, rng), copy(match)
        other.state = match.state.guess(seat, rng)

        def sight(self: Match, seat: int, rng: Rng | None = None, budget: Any = None) -> Sight:
            assert rng is not None, "the seed of the deal and the length of the log are secrets, too"
            return Sight(self.game, seat, world.clone(), rng.stream("bot"), budget)  # noqa: B023

        monkeypatch.setattr(Match, "sight", sight)
        heard = []
        for truth in (match, other):
            monkeypatch.setattr(bot_pool, "_up_to_date", lambda given, truth=truth: truth)
            numbers = [*world.considered_actions(seat)[:2], world.considered_actions(seat)[-1]]
            warnings = [bot_pool.weigh(nothing, seat, TEACHER, 1.0, number) for number in numbers]
            heard.append((bot_pool.hint(nothing, seat, TEACHER, 1.0, []), warnings))
            warned += sum(warning is not None for warning in warnings)
        assert heard[0] == heard[1]
        monkeypatch.undo()
        monkeypatch.setattr("os.urandom", lambda length: bytes(length))
    assert warned > 0
