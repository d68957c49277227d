"""The laws of every game over random games in all modes; memory in guesses; counts that can't lie."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER
from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats.cards import (
    BASKET_NAMES,
    CARD_COST,
    CARD_NAMES,
    CARD_TYPE,
    CARDS,
    PRIVATE_LESSON,
    RESCUE_CARD,
)
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats, deal
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENT_NAMES
from purrlor.games.isle_of_cats.rules.pieces.tiles import OSHAX_NAMES, TILE_NAMES
from purrlor.table.conform import legal_settings, play_and_check
from purrlor.table.options import every_combination
from purrlor.table.texts import LANGUAGES, game_texts
from tests import perft
from tests.crowd import play_games
from tests.games.isle_of_cats.lightly import play
from tests.rules_page import check_rules_page
from tests.scale import games

HERE = Path(__file__).parent


def test_random_games_keep_the_laws() -> None:
    played = games(166, soak=20_000)  # one with each of the settings
    assert play_games(play, played) > played * 80


@hypothesis_settings(max_examples=20)
@given(
    st.sampled_from(legal_settings(GAME)),
    st.lists(st.integers(0, 2**32 - 1), max_size=60),
    st.integers(0, 99),
)
def test_chosen_games_keep_every_law(
    settings: dict[str, bool | int | str], picks: list[int], seed: int
) -> None:
    play_and_check(GAME, settings, picks, seed)


def test_every_mode_and_module_is_among_the_settings() -> None:
    found = legal_settings(GAME)
    assert len(found) == 80 + 3 * 16 + 2 * 16 + 3 * 2
    assert len(list(every_combination(GAME.options))) > len(found)


# -- memory ----------------------------------------------------------------------------------------------


def positions(seats: int, seed: int) -> list[IsleOfCats]:
    """Play a random game and keep some of its positions."""
    state = deal(t.Options(seats), Rng.seeded(seed))
    rng = Rng.seeded(seed)
    kept: list[IsleOfCats] = []
    step = 0
    while state.pending:
        seat = next(s for s in range(seats) if (state.pending >> s) & 1)
        actions = state.legal_actions(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        step += 1
        if step % 23 == 0:
            copy = state.clone()
            assert isinstance(copy, IsleOfCats)
            kept.append(copy)
    return kept


def looks(state: IsleOfCats, seat: int) -> list[list[int]]:
    """List the slots of the cards that a seat saw and passed on, look by look, over all days."""
    found: list[list[int]] = []
    for day in range(1, min(state.day, 5) + 1):
        rounds = 3
        if day == state.day and state.phase <= t.DRAFT:
            rounds = state.frames.detail(0) if state.phase == t.DRAFT else 0
        way = 1 if day % 2 else -1
        for look in range(rounds):
            start = ((day - 1) * state.seats + (seat - way * look) % state.seats) * 7
            found.append(list(range(start + 2 * look + 2, start + 7)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_ic_3_22_what_was_seen_in_a_draft_is_remembered(seats: int) -> None:
    rng = Rng.seeded(5)
    for state in positions(seats, seats):
        for seat in range(seats):
            world = state.guess(seat, rng)
            assert isinstance(world, IsleOfCats)
            for slots in looks(state, seat):
                assert Counter(world.card[i] for i in slots) == Counter(state.card[i] for i in slots)


@pytest.mark.parametrize("seats", [2, 4])
def test_ic_3_22_what_was_paid_is_remembered(seats: int) -> None:
    rng = Rng.seeded(6)
    bought = (t.NEW, t.HAND, t.LAID, t.DOWN, t.GIVEN_UP)
    for state in positions(seats, 7):
        for seat in range(WATCHER, seats):
            world = state.guess(seat, rng)
            assert isinstance(world, IsleOfCats)
            paid, imagined = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
            for slot in range(state.dealt):
                place, whose = divmod(state.where[slot], 8)
                if place in bought:
                    paid[whose, slot // (7 * seats)] += CARD_COST[state.card[slot]]
                    imagined[whose, slot // (7 * seats)] += CARD_COST[world.card[slot]]
                if place == t.LAID:
                    assert CARD_TYPE[world.card[slot]] == PRIVATE_LESSON
                if place == t.DOWN:
                    assert CARD_TYPE[world.card[slot]] == RESCUE_CARD
            assert paid == imagined


def test_guesses_differ_in_what_is_hidden() -> None:
    state = positions(4, 11)[6]
    rng = Rng.seeded(7)
    hidden = {
        tuple(state.guess(0, rng).card[i] for i in range(state.dealt))  # type: ignore[attr-defined]
        for i in range(20)
    }
    assert len(hidden) == 20


# -- pages, texts and counts -----------------------------------------------------------------------------


@pytest.mark.parametrize("line", perft.lines(HERE))
def test_perft(line: str) -> None:
    perft.check(HERE, line)


def test_rules_page() -> None:
    page = (files(GAME.package) / "RULES.md").read_text(encoding="utf-8")
    ids = set(re.findall(r"^\| (IC-[\d.]+) \|", page, re.MULTILINE))
    assert {f"IC-8.{n}" for n in range(1, 54)} <= ids
    check_rules_page(GAME.package, HERE, ids)
    assert len(ids) == len(re.findall(r"^\| IC-", page, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_a_text(language: str) -> None:
    texts = game_texts(GAME, language)
    keys = [f"card-{name}" for name in CARD_NAMES] + [f"happening-{name}" for name in EVENT_NAMES]
    keys += [f"sister-{number}" for number in range(197, 216)]
    keys += [f"{key}-about" for key in keys]
    keys += [f"tile-{name}" for name in TILE_NAMES + OSHAX_NAMES] + [
        f"basket-{name}" for name in BASKET_NAMES
    ]
    assert not [key for key in keys if not texts.has(key)]
    assert len(CARD_NAMES) == CARDS
    assert (files(GAME.package) / "texts" / f"rules.{language}.md").is_file()
