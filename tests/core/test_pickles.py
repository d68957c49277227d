"""States, matches and generators can be copied and pickled as any Python object."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import purrlor
from purrlor.core.playout import playout
from purrlor.games.isle_of_cats.rules.pieces.spots import shapes_in
from purrlor.table.snapshot import snapshot
from tests.option_sets import option_sets

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}


def finish(state: purrlor.State) -> dict[str, object]:
    playout(state, purrlor.Rng.seeded(2), 100_000)
    return snapshot(state)


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", purrlor.all_games())
def test_a_copy_of_a_state_goes_on_as_the_state_does(name: str, way: str) -> None:
    game = purrlor.game(name)
    for number, settings in enumerate(option_sets(name)[::11]):
        state: Any = game.new(seed=number, **settings)
        playout(state, purrlor.Rng.seeded(number), 20 + number % 50)
        before = snapshot(state)
        other = COPIES[way](state)
        assert snapshot(other) == before
        assert finish(other) == finish(state.clone())
        assert snapshot(state) == before  # the copy shares nothing that changes


def test_a_pickle_leaves_out_the_tables_that_all_states_share() -> None:
    ours: Any = purrlor.game("isle-of-cats").new(players=2, seed=1)
    pictures = list(ours.shapes.pictures)
    pictures[-1] = pictures[0]
    for shapes in (ours.shapes, shapes_in(pictures)):
        state = ours.clone()
        state.shapes = shapes
        stored = pickle.dumps(state)
        assert len(stored) < 20_000
        assert pickle.loads(stored).shapes is shapes


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", purrlor.all_games())
def test_a_copy_of_a_match_goes_on_for_itself(name: str, way: str) -> None:
    match = purrlor.new_match(name, seed="a")
    for i in range(10):
        seat = match.asked[0]
        match.submit(seat, match.numbers(seat)[0])
    digest = match.digest()
    other = COPIES[way](match)
    assert other.digest() == digest
    assert other.game is match.game
    seat = other.asked[0]
    other.submit(seat, other.numbers(seat)[-1])
    assert (len(match.steps), match.digest()) == (10, digest)
    assert len(other.steps) == 11
    match.submit(seat, match.numbers(seat)[-1])
    assert match.digest() == other.digest()


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_of_a_generator_draws_the_same(way: str) -> None:
    for rng in (purrlor.Rng.seeded(5), purrlor.Rng.keyed(b"0123456789abcdef")):
        rng.below(10)
        other = COPIES[way](rng)
        assert [other.below(1000) for i in range(40)] == [rng.below(1000) for i in range(40)]
