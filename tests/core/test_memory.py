"""What the compiled rules are given by Python is not kept for ever."""

import gc
import pickle
import tracemalloc
from collections.abc import Callable
from typing import Any

import gymnasium
import pytest

import purrlor
from purrlor.core.arrays import ints
from purrlor.core.offers import Offers
from purrlor.rl.gym import SeatEnv
from tests.scale import PURE

pytestmark = pytest.mark.skipif(PURE, reason="the sources leave all memory to Python")

NUMBERS = ints(list(range(10_000)))


def kept(call: Callable[[], object], times: int = 50) -> float:
    """Tell how many bytes a call leaves behind, once it has been made as often before."""

    def call_often() -> int:
        for _ in range(times):
            call()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = call_often()
        return (call_often() - before) / times
    finally:
        tracemalloc.stop()


def test_what_is_kept_is_noticed() -> None:
    heap: list[Any] = []
    assert kept(lambda: heap.append(NUMBERS[:])) > 80_000


def test_an_array_that_becomes_an_attribute_is_freed_with_it() -> None:
    state: Any = purrlor.game("wizards-and-witches").new(players=2, seed=1)

    def change() -> None:
        state.choices = NUMBERS[:]

    assert kept(change) < 1_000


def test_an_array_that_a_compiled_function_gets_is_freed() -> None:
    state = purrlor.game("wizards-and-witches").new(players=2, seed=1)
    assert kept(lambda: Offers(state, NUMBERS[:], 1)) < 1_000


@pytest.mark.parametrize("name", purrlor.all_games())
def test_a_state_that_comes_from_a_pickle_is_freed(name: str) -> None:
    state = purrlor.game(name).new(players=2, seed=1)
    assert kept(lambda: pickle.loads(pickle.dumps(state))) < 1_000


@pytest.mark.parametrize("name", purrlor.all_games())
def test_a_game_that_is_dealt_anew_takes_no_more_memory(name: str) -> None:
    env: gymnasium.Env[Any, Any] = SeatEnv(name)
    assert kept(lambda: env.reset(seed=1)) < 1_000
