"""PettingZoo's own tests pass for every game with every set of options."""

import copy
import pickle
import sys
import warnings
from collections.abc import Iterator
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

import purrlor
from purrlor.rl.zoo import AtOnceEnv, SeatsEnv
from tests.option_sets import option_sets


@pytest.fixture(autouse=True)
def quietly() -> Iterator[None]:
    with warnings.catch_warnings():
        # A dict with a mask is what PettingZoo's own card games give, and nothing is drawn.
        warnings.filterwarnings("ignore", category=UserWarning, module="pettingzoo")
        yield


@pytest.mark.parametrize("name", purrlor.all_games())
def test_api_test_passes_with_every_set_of_options(name: str) -> None:
    for settings in option_sets(name):
        api_test(SeatsEnv(name, **settings), num_cycles=2)


@pytest.mark.parametrize("name", purrlor.all_games())
def test_parallel_api_test_passes_with_every_set_of_options(name: str) -> None:
    for settings in option_sets(name):
        parallel_api_test(AtOnceEnv(name, **settings), num_cycles=2)


@pytest.mark.parametrize("name", purrlor.all_games())
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    for number, settings in enumerate(option_sets(name)):
        cycles = 2 if number % 9 else 10
        seed_test(lambda settings=settings: SeatsEnv(name, **settings), num_cycles=cycles)
        parallel_seed_test(lambda settings=settings: AtOnceEnv(name, **settings), num_cycles=cycles)


@pytest.mark.parametrize("name", purrlor.all_games())
def test_performance_benchmark_runs_with_every_set_of_options(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sets = option_sets(name)
    for settings in sets:
        # It runs for five seconds of its clock; this one goes on by one second each time it is read.
        clock = SimpleNamespace(time=count().__next__)
        monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
        performance_benchmark(SeatsEnv(name, **settings))
    assert capsys.readouterr().out.count("turns per second") == len(sets)


def play(env: Any, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        allowed = np.flatnonzero(seen["action_mask"])
        env.step(None if terminated or truncated else rng.choice(allowed))
    return totals


@pytest.mark.parametrize("name", purrlor.all_games())
def test_rewards_of_a_whole_game_are_the_shares_of_the_victory(name: str) -> None:
    env = SeatsEnv(name, players=3)
    totals = play(env, 4)
    assert env.state_now is not None
    assert list(totals.values()) == [env.state_now.outcome(seat) for seat in range(3)]
    assert play(env, 4) == totals


@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", purrlor.all_games())
def test_a_copy_goes_on_as_the_environment_does(name: str, how: Any) -> None:
    env = SeatsEnv(name, players=2)
    env.reset(seed=5)
    rng = np.random.default_rng(1)
    for step in range(30):
        if step == 10:
            twin = how(env)
        action = rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))
        env.step(action)
        if step >= 10:
            twin.step(action)
            assert twin.agent_selection == env.agent_selection
            for seen, also in zip(env.last()[0].values(), twin.last()[0].values(), strict=True):
                assert (seen == also).all()


def test_an_action_that_is_not_offered_is_refused() -> None:
    env = SeatsEnv("battle-kittens", players=2)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"seat_0 can't choose action {wrong} now"):
        env.step(wrong)


def test_a_step_needs_a_game_and_an_action() -> None:
    env, at_once = SeatsEnv("battle-kittens", players=2), AtOnceEnv("battle-kittens", players=2)
    with pytest.raises(AssertionError, match="reset comes first"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0 has to choose an action"):
        env.step(None)
    seen, _ = at_once.reset(seed=1)
    with pytest.raises(ValueError, match="seat_1 is asked and has to choose"):
        at_once.step({"seat_0": np.flatnonzero(seen["seat_0"]["action_mask"])[0]})
    assert at_once.state_now is not None
    assert at_once.state_now.pending == 3  # nothing was done


def test_actions_name_seats_as_the_agent_counts_them() -> None:
    env = SeatsEnv("wizards-and-witches", players=3)
    for seed in range(30):
        env.reset(seed=seed)
        state, agent = env.state_now, env.agent_selection
        assert state is not None
        seat = env.numbers[agent]
        for action in np.flatnonzero(env.observe(agent)["action_mask"]):
            seen: Any = env.table.game.actions.record(state, int(action))
            meant: Any = env.table.game.actions.record(state, env.table.absolute(seat, int(action)))
            if hasattr(seen, "target"):
                assert (seat + seen.target) % 3 == meant.target
                assert seen.target != 0  # never oneself
