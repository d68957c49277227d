"""Gymnasium's own checks pass, and batches of games are honest environments."""

import copy
import pickle
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

import purrlor
from purrlor.core.batch import ENDED
from purrlor.core.observation import CELL
from purrlor.rl.batch import Games, ParallelGames
from purrlor.rl.gym import BatchEnv, SeatEnv
from purrlor.rl.spaces import Reader, Table
from purrlor.table.observing import unpacked
from tests.option_sets import option_sets


@pytest.mark.parametrize("name", purrlor.all_games())
def test_check_env_passes_with_every_set_of_options(name: str) -> None:
    for settings in option_sets(name):
        check_env(SeatEnv(name, **settings), skip_render_check=True, skip_close_check=True)


@pytest.mark.parametrize("name", purrlor.all_games())
@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
def test_vector_environments_play_whole_games(name: str, mode: str) -> None:
    environments: Any = gymnasium.make_vec(
        f"purrlor.rl.gym:purrlor/{name}-v0", num_envs=3, vectorization_mode=mode, players=2
    )
    seen, _ = environments.reset(seed=5)
    rng = np.random.default_rng(1)
    ended, total = 0, 0.0
    while ended < 2:
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, terminated, truncated, _ = environments.step(actions)
        ended += int(terminated.sum())
        total += float(rewards.sum())
        assert not truncated.any()
        assert environments.single_observation_space["observation"].contains(seen["observation"][0])
    assert 0 <= total <= ended
    environments.close()


@pytest.mark.parametrize("name", purrlor.all_games())
@pytest.mark.parametrize("kind", [SyncVectorEnv, AsyncVectorEnv])
def test_vector_environments_take_every_set_of_options(name: str, kind: Any) -> None:
    """One vector for each number of players, on which the spaces depend; AsyncVectorEnv starts processes."""
    by_players: dict[int, list[Any]] = {}
    for settings in option_sets(name):
        by_players.setdefault(settings["players"], []).append(partial(SeatEnv, name, **settings))
    for makers in by_players.values():
        environments = kind(makers)
        seen, _ = environments.reset(seed=5)
        for i in range(3):
            seen, *_ = environments.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
        environments.close()


@pytest.mark.parametrize("illegal", ["lose", "random", "raise"])
def test_an_action_that_is_not_offered(illegal: str) -> None:
    env = SeatEnv("battle-kittens", illegal=illegal, players=2)
    seen, _ = env.reset(seed=3)
    wrong = np.int64(np.flatnonzero(seen["action_mask"] == 0)[0])
    if illegal == "raise":
        with pytest.raises(ValueError, match="is not offered"):
            env.step(wrong)
        return
    after, reward, terminated, truncated, info = env.step(wrong)
    assert (terminated, reward, truncated) == (illegal == "lose", 0.0, False)
    assert info.get("illegal", False) == (illegal == "lose")
    assert after["action_mask"].all() == (illegal == "lose")


def test_wrong_arguments_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="illegal can be lose, random or raise"):
        SeatEnv("battle-kittens", illegal="ask")
    with pytest.raises(ValueError, match="no seat 4 among 3"):
        SeatEnv("battle-kittens", seat=4, players=3)
    for kind in (SeatEnv, BatchEnv):
        with pytest.raises(ValueError, match="rival can be random, pick, kitten, youngcat, cat, not 'lynx'"):
            kind("battle-kittens", rival="lynx")
        with pytest.raises(ValueError, match="no seat -1 among 4"):
            kind("battle-kittens", seat=-1)
        with pytest.raises(purrlor.Refused, match="no game called"):
            kind("chess")
    with pytest.raises(ValueError, match="at least one game"):
        BatchEnv("battle-kittens", num_envs=0)
    with pytest.raises(ValueError, match="at least one game"):
        Games(Table("battle-kittens"), games=0)
    with pytest.raises(ValueError, match="can't be shared among 0 processes"):
        ParallelGames(Table("battle-kittens"), games=4, processes=0)
    env = SeatEnv("battle-kittens")
    with pytest.raises(AssertionError, match="reset comes first"):
        env.step(np.int64(0))
    env.reset(seed=1)
    for action in (-1, 273):
        with pytest.raises(ValueError, match=f"no action {action}, only 0 to 272"):
            env.step(np.int64(action))
    with pytest.raises(ValueError, match="for each of 2 seats, at least one learner"):
        Games(Table("battle-kittens", players=2), ["cat", "cat"])


def test_a_rival_can_be_named() -> None:
    env = SeatEnv("wizards-and-witches", rival="cat", seat=1, players=2)
    rng = np.random.default_rng(1)
    wins = 0.0
    for game in range(12):
        seen, _ = env.reset(seed=game)
        over = False
        while not over:
            action = rng.choice(np.flatnonzero(seen["action_mask"]))
            seen, reward, over, _, _ = env.step(action)
            wins += reward
    assert wins < 6  # cat knows what it does


def test_a_batch_environment_gives_copies() -> None:
    env = BatchEnv("wizards-and-witches", num_envs=4, players=2)
    seen, _ = env.reset(seed=1)
    kept = seen["observation"].copy()
    env.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
    assert (seen["observation"] == kept).all()


COPIES = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("name", purrlor.all_games())
def test_a_copy_of_an_environment_goes_on_as_it_does(name: str, how: Any) -> None:
    env = SeatEnv(name, rival="kitten", players=2)
    seen, _ = how(env).reset(seed=3)
    assert (env.reset(seed=3)[0]["observation"] == seen["observation"]).all()
    rng = np.random.default_rng(1)
    for step in range(30):
        if step == 10:
            twin = how(env)
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, _, _ = env.step(action)
        if step >= 10:
            after, *what = twin.step(action)
            assert (after["observation"] == seen["observation"]).all()
            assert (after["action_mask"] == seen["action_mask"]).all()
            assert what[:2] == [reward, over]
        if over:
            seen, _ = env.reset()
            if step >= 10:
                twin.reset()


@pytest.mark.parametrize("how", COPIES)
def test_a_copy_of_a_batch_goes_on_as_it_does(how: Any) -> None:
    games = Games(Table("wizards-and-witches", players=3), ["learner", "random", "learner"], games=5, seed=1)
    ended = 0
    for _ in range(60):
        twin = how(games)
        assert (twin.sample() == games.sample()).all()
        for one in (games, twin):
            one.step(one.sample())
        for name in ("observations", "finals", "masks", "rewards", "ends", "seats"):
            assert (getattr(twin, name) == getattr(games, name)).all(), name
        ended += int(games.ends.any())
        games = twin
    assert ended > 3


def test_arrays_of_a_batch_are_views_of_its_buffers() -> None:
    games = Games(Table("wizards-and-witches", players=2), games=8)
    before = games.observations.copy()
    array = games.observations
    games.step(games.sample())
    assert array is games.observations
    assert (array != before).any()
    assert not array.flags.writeable


@pytest.mark.parametrize("name", purrlor.all_games())
def test_a_reader_unpacks_as_the_layout_says(name: str) -> None:
    table = Table(name, players=3)
    reader = Reader(table.layout)
    games = Games(table, games=4)
    for i in range(30):
        games.step(games.sample())
    for row in games.observations:
        values = unpacked(table.layout, row.tolist())
        expected: list[float] = []
        for part in table.layout:
            for value in values[part.name]:
                if part.named:  # a place for each thing
                    expected += [float(value == thing + 1) for thing in range(part.most)]
                elif part.width == CELL:
                    expected.append(value / max(abs(part.least), part.most))
                else:
                    expected.append(value)
        assert np.allclose(reader(row), expected)
    assert (np.abs(reader(games.observations)) <= 15).all()


@pytest.mark.parametrize("adviser", ["pick", "cat"])
def test_who_follows_advice_beats_random_play(adviser: str) -> None:
    games = Games(Table("wizards-and-witches", players=2), ["learner", "random"], games=16, seed=2)
    wins = ended = 0.0
    while ended < 150:
        advised = games.advice(adviser)
        assert (advised >= 0).all()
        assert games.masks[np.arange(16), advised].all()
        games.step(advised)
        wins, ended = wins + games.rewards[:, 0].sum(), ended + (games.ends == ENDED).sum()
    assert wins > 0.58 * ended
    with pytest.raises(ValueError, match="advice comes from pick or cat, not 'lynx'"):
        games.advice("lynx")


def test_two_processes_play_the_games_of_two_batches() -> None:
    table = Table("wizards-and-witches", players=2)
    with_processes = ParallelGames(table, games=6, seed=3, processes=2)
    halves = [Games(table, games=3, seed=3 * 1009 + number) for number in range(2)]
    try:
        for i in range(60):
            actions = with_processes.sample()
            assert (actions == np.concatenate([half.sample() for half in halves])).all()
            with_processes.step(actions)
            for number, half in enumerate(halves):
                half.step(actions[number * 3 : number * 3 + 3])
            for name in ("observations", "masks", "rewards", "ends", "seats"):
                own = np.concatenate([getattr(half, name) for half in halves])
                assert (getattr(with_processes, name) == own).all(), name
            ended = np.concatenate([half.ends for half in halves]) != 0
            finals = np.concatenate([half.finals for half in halves])
            assert (with_processes.finals[ended] == finals[ended]).all()
        with pytest.raises(ValueError, match="in process 1: game 0 does not offer action -1"):
            with_processes.step(np.array([*with_processes.sample()[:3], -1, -1, -1]))
    finally:
        with_processes.close()
    with pytest.raises(ValueError, match="can't be shared"):
        ParallelGames(table, games=5, processes=2)
