"""Observations tell all that a seat sees and nothing else, as their layout declares."""

import os
from dataclasses import replace
from typing import Any

import pytest
from mypy_extensions import i16, i64

import purrlor
from purrlor.core.observation import Observer, Part, Slate, add, cells_in, counts, flags, numbers
from purrlor.core.state import State
from purrlor.games.wizards_and_witches.rules.wizards import WizardsAndWitches
from purrlor.table.conform import legal_settings
from purrlor.table.observing import Leak, check_observations, unpacked
from tests.option_sets import option_sets

SEED = int(os.environ.get("PURRLOR_SEED", "0"))


@pytest.mark.parametrize("name", purrlor.all_games())
def test_a_guess_observes_the_same_and_different_views_differ(name: str) -> None:
    game = purrlor.game(name)
    assert check_observations(game, legal_settings(game), 1_000, SEED) >= 1_000


@pytest.mark.soak
@pytest.mark.parametrize("name", purrlor.all_games())
def test_a_hundred_thousand_observations_leak_nothing_and_miss_nothing(name: str) -> None:
    game = purrlor.game(name)
    assert check_observations(game, legal_settings(game), 100_000, SEED) >= 100_000


class Tampered(Observer):
    """The true observer of Wizards and Witches with a flaw, to see that the laws notice it."""

    def __init__(self, flaw: str) -> None:
        self.true: Any = purrlor.game("wizards-and-witches").observer
        self.flaw = flaw

    def layout(self, seats: int) -> list[Part]:
        parts: list[Part] = self.true.layout(seats)
        return parts

    def observe(self, state: State, seat: i64, slate: Slate) -> None:
        assert isinstance(state, WizardsAndWitches)
        self.true.observe(state, seat, slate)
        if self.flaw == "leaks":
            slate.cells[0] = i16(state.drawn + 1)
        elif self.flaw == "misses":
            for i in range(9, 13):  # the hand
                slate.cells[i] = 0
        else:
            slate.cells[0] = 16


@pytest.mark.parametrize(
    ("flaw", "law"),
    [
        ("leaks", "a guessed world observes the same"),
        ("misses", "different views are observed differently"),
        ("exaggerates", "a value keeps to its bounds"),
    ],
)
def test_the_laws_notice_an_observation_that(flaw: str, law: str) -> None:
    game = replace(purrlor.game("wizards-and-witches"), observer=Tampered(flaw))
    with pytest.raises(Leak, match=law):
        check_observations(game, legal_settings(game), 5_000, 1)


@pytest.mark.parametrize("name", purrlor.all_games())
def test_every_part_has_a_name_of_its_own_and_a_meaning(name: str) -> None:
    game = purrlor.game(name)
    assert game.observer is not None
    for players in game.player_counts():
        parts = game.observer.layout(players)
        assert len({part.name for part in parts}) == len(parts)
        assert all(part.meaning and part.size > 0 and part.least < part.most for part in parts)


@pytest.mark.parametrize("name", purrlor.all_games())
def test_an_observation_is_written_to_its_last_cell(name: str) -> None:
    game = purrlor.game(name)
    assert game.observer is not None
    for settings in option_sets(name)[::7]:
        state = game.new(**settings)
        slate = Slate(cells_in(game.observer.layout(state.seats)))
        for i in range(len(slate.cells)):
            slate.cells[i] = -7
        game.observer.observe(state, 0, slate)
        assert slate.at == len(slate.cells)
        assert list(slate.cells) == list(game.observe(state, 0))  # whatever was there before


def test_small_values_share_a_cell() -> None:
    parts = [flags("set", 20, "."), counts("counts", 5, "."), numbers("numbers", 2, 9, ".", least=-9)]
    assert [part.cells for part in parts] == [2, 2, 2]
    slate = Slate(6)
    slate.put_set(0b1000_1000_0000_0000_0001, 20)
    slate.put_set(0x9_00F3, 20)
    slate.put(-4)
    slate.put(5)
    found = unpacked(parts, list(slate.cells))
    assert [i for i in range(20) if found["set"][i]] == [0, 15, 19]
    assert found["counts"] == [3, 15, 0, 0, 9]
    assert found["numbers"] == [-4, 5]


def test_one_more_is_added_to_a_value() -> None:
    slate = Slate(2)
    for place in (3, 3, 5):
        add(slate.cells, 0, place)
    for i in range(6):
        add(slate.cells, 0, 3)
    assert unpacked([counts("counts", 8, ".")], list(slate.cells))["counts"] == [0, 0, 0, 8, 0, 1, 0, 0]


def test_the_own_seat_comes_first() -> None:
    game = purrlor.game("wizards-and-witches")
    assert game.observer is not None
    state = game.new(players=4, seed=3)
    parts = game.observer.layout(4)
    turn = state.turn
    for seat in range(4):
        found = unpacked(parts, game.observe(state, seat))
        assert found["turn"].index(1) == (turn - seat) % 4
        assert found[f"held.{(turn - seat) % 4}"] == [1]


def test_an_unpacked_hand_is_the_hand_of_the_view() -> None:
    match = purrlor.new_match("battle-kittens", players=3, seed=2)
    assert match.game.observer is not None
    found = unpacked(match.game.observer.layout(3), match.observe(1))
    own: Any = match.view(1).own
    assert [i + 1 for i in range(54) if found["hand"][i]] == [kitten.number for kitten in own.hand]


def test_a_game_without_an_observer_says_so() -> None:
    game = replace(purrlor.game("battle-kittens"), observer=None)
    with pytest.raises(purrlor.Refused, match="does not say what a program sees"):
        game.observe(game.new(), 0)


def test_a_mask_marks_what_a_program_chooses_from() -> None:
    game = purrlor.game("isle-of-cats")
    state = game.new(players=2)
    mask = game.mask(state, 0)
    assert len(mask) == game.actions.size
    assert [i for i, legal in enumerate(mask) if legal] == sorted(state.considered_actions(0))
