"""Measure environments for learners: batches, PettingZoo and OpenSpiel, with OpenSpiel's own games beside."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from purrlor.table.game import all_games

SECONDS = 1.0  # for each figure
REPEATS = 3  # the best one counts: what else the machine does only ever slows down
GAMES = 256
PLAYERS = 4


def steps_a_second(step: Callable[[], int]) -> float:
    """Call `step`, which tells how many steps it made, for a while; give the best rate, in CPU time."""
    best = 0.0
    for _ in range(REPEATS):
        steps, started = 0, time.process_time()
        while time.process_time() - started < SECONDS:
            steps += step()
        best = max(best, steps / (time.process_time() - started))
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

    import purrlor.rl.spiel  # noqa: F401  registers our games

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
    """Print steps a second, in thousands."""
    names = arguments or list(all_games())
    print(f"{'thousand steps a second':32}{'batch of 256':>14}{'PettingZoo':>12}{'OpenSpiel':>12}")
    for name in names:
        figures = batch(name), zoo(name), spiel("purrlor_" + name.replace("-", "_"))
        print(
            f"{name:32}{figures[0] / 1000:14.0f}{figures[1] / 1000:12.1f}{figures[2] / 1000:12.1f}",
            flush=True,
        )
    for name in ("connect_four", "hearts"):
        print(f"{'OpenSpiel ' + name:58}{spiel(name) / 1000:12.1f}", flush=True)
