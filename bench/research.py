"""Measure environments for learners: batches, processes, PettingZoo and OpenSpiel, with peers beside."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from bench.peers import PETTINGZOO, RLCARD, ask, installed
from purrlor.table.game import all_games

SECONDS = 1.0  # for each figure
REPEATS = 3  # the best one counts: what else the machine does only ever slows down
GAMES = 256
MANY_GAMES = 4096  # enough that processes hardly wait for each other
PLAYERS = 4
SPIEL_GAMES = ("python_kuhn_poker", "python_liars_poker", "connect_four", "hearts")  # Python, then C++


def steps_a_second(step: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Call `step`, which tells how many steps it made, for a while; give the best rate."""
    best = 0.0
    for _ in range(REPEATS):
        steps, started = 0, clock()
        while clock() - started < SECONDS:
            steps += step()
        best = max(best, steps / (clock() - started))
    return best


def batch(name: str) -> float:
    """Measure a batch with observations and masks, and random actions of the compiled sampler."""
    from purrlor.rl.batch import Games
    from purrlor.rl.spaces import Table

    games = Games(Table(name, players=PLAYERS), games=GAMES)

    def step() -> int:
        games.batch.step(games.batch.sample())
        return GAMES

    return steps_a_second(step)


def processes(name: str, count: int) -> float:
    """Measure so many processes over shared memory, by the clock on the wall."""
    from purrlor.rl.batch import ParallelGames
    from purrlor.rl.spaces import Table

    games = ParallelGames(Table(name, players=PLAYERS), games=MANY_GAMES, processes=count)

    def step() -> int:
        games.step(games.sample())
        return MANY_GAMES

    try:
        return steps_a_second(step, time.perf_counter)
    finally:
        games.close()


def zoo(name: str) -> float:
    """Measure PettingZoo's AEC form, with random actions by the mask."""
    import numpy as np

    from purrlor.rl.zoo import SeatsEnv

    env = SeatsEnv(name, players=PLAYERS)
    rng = random.Random(1)

    def step() -> int:
        if not env.agents:
            env.reset(seed=rng.randrange(1000))
        seen, _, over, _, _ = env.last()
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
        return 1

    env.reset(seed=1)
    return steps_a_second(step)


def spiel(name: str) -> float:
    """Measure a game of OpenSpiel, driven from Python at random."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  registers those in Python

    import purrlor.rl.spiel  # noqa: F401  registers ours

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    states = [game.new_initial_state()]

    def step() -> int:
        state = states[0]
        if state.is_terminal():
            states[0] = game.new_initial_state()
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        return 1

    return steps_a_second(step)


def main(arguments: list[str]) -> None:
    """Print steps a second, in thousands, of all games or those named, then of the peers."""
    names = [name for name in arguments if name != "--no-peers"] or list(all_games())
    heads = ("batch of 256", "1 process", "2 processes", "PettingZoo", "OpenSpiel")
    print(f"{'thousand steps a second':32}" + "".join(f"{head:>14}" for head in heads))
    for name in names:
        one, two = processes(name, 1), processes(name, 2)
        figures = batch(name), one, two, zoo(name), spiel("purrlor_" + name.replace("-", "_"))
        print(f"{name:32}" + "".join(f"{figure / 1000:14.1f}" for figure in figures), flush=True)
    if "--no-peers" in arguments:
        return
    for name in SPIEL_GAMES:
        print(f"{'OpenSpiel ' + name:88}{spiel(name) / 1000:14.1f}", flush=True)
    for title, packages, code in (
        ("PettingZoo", ["pettingzoo", "pygame", "rlcard"], PETTINGZOO),
        ("RLCard", ["rlcard", "numpy"], RLCARD),
    ):
        with installed(*packages) as python:
            for name, figure in ask(python, code).items():
                print(f"{title + ' ' + name:74}{figure / 1000:14.1f}", flush=True)
