"""The laws of every game, over random games in all variants; counts that can't lie; the rules page."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from purrlor.core.playout import simulate
from purrlor.core.rng import Rng
from purrlor.games.wizards_and_witches import GAME
from purrlor.games.wizards_and_witches.rules.table import Options
from purrlor.games.wizards_and_witches.rules.wizards import deal
from purrlor.table.conform import legal_settings, play_and_check
from tests import perft
from tests.crowd import conform_random_games
from tests.rules_page import check_rules_page
from tests.scale import SEED, games

HERE = Path(__file__).parent


def test_random_games_keep_every_law() -> None:
    played = games(110, soak=100_000)  # five with each of the settings
    assert conform_random_games(GAME.name, played) > played * 20


@given(
    st.sampled_from(legal_settings(GAME)),
    st.lists(st.integers(0, 2**32 - 1), max_size=60),
    st.integers(0, 99),
)
def test_chosen_games_keep_every_law(
    settings: dict[str, bool | int | str], picks: list[int], seed: int
) -> None:
    play_and_check(GAME, settings, picks, seed)


@pytest.mark.parametrize(("seats", "median"), [(2, 44), (3, 37), (5, 70), (7, 105)])
def test_known_lengths_of_random_games(seats: int, median: int) -> None:
    start = deal(Options(seats), Rng.seeded(1))
    tally = simulate(start, games(400, soak=40_000), Rng.seeded(SEED + seats), 1000)
    assert tally.unfinished == 0
    assert abs(sorted(tally.lengths)[len(tally.lengths) // 2] - median) <= median * 0.15 + 3


@pytest.mark.parametrize("line", perft.lines(HERE))
def test_perft(line: str) -> None:
    perft.check(HERE, line)


def test_rules_page() -> None:
    ids = {f"WW-{number}" for number in [*range(1, 14), 20, 21, 22, 23]}
    check_rules_page(GAME.package, HERE, ids)
