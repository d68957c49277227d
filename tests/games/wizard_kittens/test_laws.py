"""The laws of every game over random games; counts that can't lie; the rules page; the cards."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.cards import (
    CHAOS_ROWS,
    CREDIT_ROWS,
    CURSE_ROWS,
    HOUSE,
    PARTLY,
    RULE_ROWS,
    RULEBOOK,
)
from purrlor.games.wizard_kittens.deck import CURSE_TABLE
from purrlor.games.wizard_kittens.options import deal_table
from purrlor.games.wizard_kittens.rules.scoring import GUILTY
from purrlor.table.conform import legal_settings, play_and_check, random_picks
from purrlor.table.deck import Deck
from purrlor.table.game import Game
from purrlor.table.options import Settings
from tests import perft
from tests.crowd import conform_random_games
from tests.rules_page import check_rules_page
from tests.scale import SEED, games

HERE = Path(__file__).parent
# Curses of one component each: random games defeat all six of them.
TRIFLES: Deck = {"curse": [{**row, "recipe": ["artifact"]} for row in CURSE_TABLE.rows]}
TRIFLING: Game[Any] = replace(GAME, deal=lambda settings, deck, rng: deal_table(settings, TRIFLES, rng))


def test_random_games_keep_every_law() -> None:
    played = games(192, soak=100_000)  # two with each of the settings
    assert conform_random_games(GAME.name, played) > played * 60


def test_random_games_that_end_with_all_curses_defeated_keep_every_law() -> None:
    settings = legal_settings(GAME)
    endings = Counter[str]()
    played = games(48, soak=4_800)
    for seed in range(SEED, SEED + played):
        match = play_and_check(TRIFLING, settings[seed % len(settings)], random_picks(seed), seed, sample=4)
        endings[match.score().ending] += 1
    assert endings["all-defeated"] > played // 3


@given(
    st.sampled_from(legal_settings(GAME)),
    st.lists(st.integers(0, 2**32 - 1), max_size=60),
    st.integers(0, 99),
)
def test_chosen_games_keep_every_law(settings: Settings, picks: list[int], seed: int) -> None:
    play_and_check(GAME, settings, picks, seed)


@pytest.mark.parametrize("line", perft.lines(HERE))
def test_perft(line: str) -> None:
    perft.check(HERE, line)


def test_rules_page() -> None:
    ids = {f"WK-{n}" for n in [*range(1, 6), *range(10, 16), 20, 21, 22, *range(30, 35), 40, 41]}
    check_rules_page(GAME.package, HERE, ids)


def test_the_page_lists_every_house_card() -> None:
    page = (Path(GAME.texts.parent) / "RULES.md").read_text(encoding="utf-8")  # type: ignore[attr-defined]
    for rows in (CURSE_ROWS, CREDIT_ROWS, RULE_ROWS, CHAOS_ROWS):
        for row in rows:
            assert row[-1] in (RULEBOOK, PARTLY, HOUSE)
            on_page = row[-1] == RULEBOOK or f"`{row[0]}`" in page
            assert on_page, f"add `{row[0]}` to the house cards in RULES.md"


def test_the_curses_have_the_shape_that_keeps_both_endings_open() -> None:
    asked = [0, 0, 0, 0]
    for name, band, points, recipe, bonus_type, bonus, source in CURSE_ROWS:
        assert sum(recipe) == (2, 3, 3)[band], name  # with more, waiting for Caught is the best plan
        if source == HOUSE:
            assert 2 <= points < GUILTY // 2, name  # two of them do not make anybody guilty
        asked = [total + count for total, count in zip(asked, recipe, strict=True)]
    assert asked == [9, 8, 8, 7]
