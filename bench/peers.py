"""Measure peers in a temporary environment of their own: they are installed for one run and thrown away."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def installed(*packages: str) -> Iterator[Path]:
    """Give the Python of a temporary environment with these packages."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin" / "python"
        install = [str(python), "-m", "pip", "install", "-q", *packages]
        run = subprocess.run(install, capture_output=True, text=True)
        if run.returncode != 0:
            raise RuntimeError(f"{' '.join(packages)} can't be installed here: {run.stderr.strip()[-300:]}")
        yield python


def ask(python: Path, code: str) -> dict[str, float]:
    """Run code there that prints figures as JSON on its last line."""
    run = subprocess.run([str(python), "-W", "ignore", "-c", code], capture_output=True, text=True)
    if run.returncode != 0:
        raise RuntimeError(run.stderr.strip()[-500:])
    figures: dict[str, float] = json.loads(run.stdout.strip().splitlines()[-1])
    return figures


def interpreted(code: str) -> dict[str, float]:
    """Run code of ours with the rules interpreted."""
    return ask(Path(sys.executable), "import os; os.environ['PURRLOR_PURE'] = '1'\n" + code)


OPEN_SPIEL = """
import json, random, time
import pyspiel

def driven(name, games):
    game = pyspiel.load_game(name)
    actions, started = 0, time.process_time()
    for number in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                actions += 1
    return actions / (time.process_time() - started), actions / games

def native(name, games, length):
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    started = time.process_time()
    for number in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
    return games * length / (time.process_time() - started)

figures = {}
for name in ("hearts", "crazy_eights(players=5)"):
    short = name.split("(")[0]
    figures[short + " driven"], length = driven(name, 300)
    figures[short + " native"] = native(name, 3000, length)
print(json.dumps(figures))
"""

RLCARD = """
import json, random, time
import rlcard

env = rlcard.make("uno")
actions, started = 0, time.process_time()
for number in range(150):
    state, player = env.reset()
    while not env.is_over():
        state, player = env.step(random.choice(list(state["legal_actions"])))
        actions += 1
print(json.dumps({"uno driven": actions / (time.process_time() - started)}))
"""

PETTINGZOO = """
import json, random, time
import numpy as np
from pettingzoo.classic import connect_four_v3, texas_holdem_v4

def driven(env):
    rng, best = random.Random(1), 0.0
    env.reset(seed=1)
    for repeat in range(3):
        steps, started = 0, time.process_time()
        while time.process_time() - started < 1.0:
            if not env.agents:
                env.reset(seed=rng.randrange(1000))
            seen, _, over, _, _ = env.last()
            env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
        best = max(best, steps / (time.process_time() - started))
    return best

# Without PettingZoo's wrappers, which ours do not have, either.
print(json.dumps({
    "connect_four": driven(connect_four_v3.raw_env()),
    "texas_holdem": driven(texas_holdem_v4.raw_env()),
}))
"""
