"""Bots and clocks: what everybody can time tells nothing, and nobody is late because of another worker."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from purrlor.core.rng import Rng
from purrlor.games.battle_kittens import GAME as BATTLE
from purrlor.games.wizards_and_witches import GAME as WITCHES
from purrlor.server import brains, entries, messages
from purrlor.server.entries import write_entry
from purrlor.server.rulings import start as begin
from purrlor.server.store import Write
from purrlor.table.match import Match
from tests.server.parlour import open_house, seat_four, settle
from tests.server.test_secret_steps import match_of, some_move


def test_a_match_is_not_taken_for_another_with_the_same_seed() -> None:
    brains._matches.clear()
    for game, players in ((WITCHES, 2), (WITCHES, 3), (BATTLE, 3)):
        match = Match.new(game, {"players": players}, "same")
        told = (game.name, match.settings, match.deck, match.seed, list(match.log))
        again = brains._recall(told)
        assert (again.game.name, again.seats) == (game.name, players)
        assert brains._recall(told) is again


def test_a_bot_that_could_not_think_is_asked_again(tmp_path: Path, monkeypatch: Any) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            tried = []

            async def choose(match: Match, seat: int, *asked: object) -> int:
                tried.append(seat)
                if len(tried) == 1:
                    raise RuntimeError
                return match.state.legal_actions(seat)[0]

            monkeypatch.setattr(house.brains, "choose", choose)
            table = await seat_four(house, {"players": 2})
            await table.do(lambda book: begin(book, "p0"))
            seat, n = match_of(table).asked[0], table.book.n
            await table.do(lambda book: entries.Left(seat=seat, bot="cat"))
            await settle(table)
            assert tried == [seat]
            assert table.book.n == n + 1
            table.pace.arrange(eager=True)
            await settle(table)
            assert table.book.n > n + 1

    asyncio.run(asyncio.wait_for(main(), 20))


def test_a_bot_answers_at_the_same_time_however_many_secret_steps_it_takes(
    tmp_path: Path, monkeypatch: Any
) -> None:
    async def main() -> tuple[float, int]:
        async with open_house(tmp_path, bot_delay=0.6) as house:

            async def choose(match: Match, seat: int, *asked: object) -> int:
                return match.state.legal_actions(seat)[0]

            monkeypatch.setattr(house.brains, "choose", choose)
            table = await seat_four(house, {"players": 3}, "battle-kittens")
            await table.do(lambda book: begin(book, "p0"))
            while not table.book.would_hush(0, match_of(table).state.legal_actions(0)[0]):
                for seat in match_of(table).asked:
                    entry = some_move(table, seat, Rng.seeded(1))
                    await table.do(lambda book, entry=entry: entry)  # type: ignore[misc]
            await table.do(lambda book: entries.Left(seat=0, bot="cat"))
            table.book.asked_at[0] = house.now()
            started, moves = house.now(), len(match_of(table).log)
            while 0 in match_of(table).asked:
                await asyncio.sleep(0.005)
            return house.now() - started, len(match_of(table).log) - moves

    seconds, steps = asyncio.run(asyncio.wait_for(main(), 20))
    assert steps > 3
    assert seconds == pytest.approx(0.6, abs=0.25)


def test_a_clock_does_not_run_out_for_whoever_has_moved_at_another_worker(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path, bot_delay=5.0) as house:
            table = await seat_four(house, {"players": 2})
            await table.do(lambda book: begin(book, "p0"))
            await table.do(lambda book: entries.Clocked(clock=messages.Clock("live", 5)))
            (seat,) = match_of(table).asked
            asked_at = table.book.asked_at[seat]
            assert asked_at is not None
            # The player's clock was wound up elsewhere, and this worker has not heard of it.
            paused = [write_entry(entries.Paused(on=on)) for on in (True, False)]
            for i, entry in enumerate(paused, 1):
                assert await house.store.append(Write(table.id, table.book.n + i, asked_at + 4, entry))
            table.pace._run_out(seat, asked_at + 5)
            await settle(table)
            assert not table.book.chairs[seat].away
            assert table.book.asked_at[seat] == asked_at + 4

    asyncio.run(main())
