"""Learn a game from nothing: PPO with masks on the batch engine, in numpy.

    python examples/ppo.py wizards-and-witches --minutes 1 --to my_net.npz
    purrlor arena wizards-and-witches --seats my_net.npz,kitten --games 200

The learner has one seat; the rivals inside the compiled engine play the others. All seats look alike to a
net, because observations and actions are counted from its own seat. The reward is the share of the victory at
the end. `purrlor[rl]` brings all that this file needs.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.net import Net, Reader, chances
from purrlor.rl.batch import Games
from purrlor.rl.spaces import Table

Array = NDArray[Any]


@dataclass(frozen=True)
class Recipe:
    """How to learn."""

    hidden: int = 128
    games: int = 128
    steps: int = 64  # in each game between two updates
    epochs: int = 3
    parts: int = 8  # of a rollout, each an update of the weights
    rate: float = 1e-3
    discount: float = 1.0  # the length of a game does not matter
    trace: float = 0.95  # how far a surprise reaches back
    clip: float = 0.2  # how far the chances may move
    curiosity: float = 0.01  # the worth of not being sure


class Adam:
    """Changes weights along the gradient, each at its own pace."""

    def __init__(self, weights: dict[str, Array], rate: float) -> None:
        self.weights = weights
        self.rate = rate
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}
        self.count = 0

    def step(self, gradient: dict[str, Array]) -> None:
        """Make one step, of at most a certain length."""
        self.count += 1
        length = np.sqrt(sum(float((array**2).sum()) for array in gradient.values()))
        shorter = min(1.0, 0.5 / (length + 1e-8))
        for name, raw in gradient.items():
            array = raw * shorter
            self.mean[name] += 0.1 * (array - self.mean[name])
            self.square[name] += 0.001 * (array**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.count)
            square = self.square[name] / (1 - 0.999**self.count)
            self.weights[name] -= self.rate * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Rollout:
    """What happened in all games for some steps."""

    observations: Array
    masks: Array
    actions: Array
    chances: Array  # of the actions that were chosen
    advantages: Array
    targets: Array
    wins: float
    ended: int


class Learner:
    """A net that learns a game against rivals."""

    def __init__(
        self, table: Table, rival: str, recipe: Recipe, seed: int = 0, net: Net | None = None
    ) -> None:
        self.table = table
        self.recipe = recipe
        self.reader = Reader(table.layout)
        self.net = net or Net.new(self.reader.size, recipe.hidden, table.actions, seed)
        self.adam = Adam(self.net.weights, recipe.rate)
        self.rng = np.random.default_rng(seed)
        self.seed = seed
        self.meet(rival)

    def meet(self, rival: str) -> None:
        """Begin to play against a rival."""
        players = ["learner"] + [rival] * (self.table.seats - 1)
        self.games = Games(self.table, players, self.recipe.games, self.seed)

    def play(self) -> Rollout:
        """Play all games for some steps."""
        recipe, games = self.recipe, self.games
        shape = (recipe.steps, recipe.games)
        observations = np.empty((*shape, self.table.cells), np.int16)
        masks = np.empty((*shape, self.table.actions), bool)
        actions, seen = np.empty(shape, np.int64), np.empty(shape, np.float32)
        values = np.empty((recipe.steps + 1, recipe.games), np.float32)
        rewards, over = np.zeros(shape, np.float32), np.zeros(shape, bool)
        rows = np.arange(recipe.games)
        for step in range(recipe.steps):
            observations[step], masks[step] = games.observations, games.masks
            _, _, logits, values[step] = self.net.forward(self.reader(games.observations))
            likely = chances(logits, masks[step])
            reached = likely.cumsum(axis=1) > self.rng.random((recipe.games, 1)) * 0.999999
            actions[step] = reached.argmax(axis=1)
            seen[step] = likely[rows, actions[step]]
            games.step(actions[step])
            rewards[step], over[step] = games.rewards[:, 0], games.ends != 0
        values[-1] = self.net.forward(self.reader(games.observations))[3]
        advantages = np.zeros(shape, np.float32)
        later = np.zeros(recipe.games, np.float32)
        for step in reversed(range(recipe.steps)):
            going = ~over[step]
            surprise = rewards[step] + recipe.discount * values[step + 1] * going - values[step]
            later = surprise + recipe.discount * recipe.trace * going * later
            advantages[step] = later
        flat = recipe.steps * recipe.games
        return Rollout(
            observations.reshape(flat, -1),
            masks.reshape(flat, -1),
            actions.ravel(),
            seen.ravel(),
            advantages.ravel(),
            (advantages + values[:-1]).ravel(),
            float(rewards.sum()),
            int(over.sum()),
        )

    def learn(self, rollout: Rollout) -> None:
        """Make what went well likelier, within limits."""
        count = len(rollout.actions)
        for _ in range(self.recipe.epochs):
            order = self.rng.permutation(count)
            for part in np.array_split(order, self.recipe.parts):
                self.adam.step(self.gradient(rollout, part))

    def gradient(self, rollout: Rollout, part: Array) -> dict[str, Array]:
        """Find how the loss of some moments changes with the weights."""
        recipe, w = self.recipe, self.net.weights
        inputs = self.reader(rollout.observations[part])
        first, second, logits, values = self.net.forward(inputs)
        likely = chances(logits, rollout.masks[part])
        rows, actions = np.arange(len(part)), rollout.actions[part]
        gains = rollout.advantages[part]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        ratio = likely[rows, actions] / np.maximum(rollout.chances[part], 1e-8)
        # Beyond the clip nothing is gained, so nothing is learnt.
        useful = np.where(gains > 0, ratio < 1 + recipe.clip, ratio > 1 - recipe.clip)
        push = -(gains * ratio * useful)[:, None] / len(part)
        chosen = np.zeros_like(likely)
        chosen[rows, actions] = 1.0
        by_logits = push * (chosen - likely)
        logs = np.log(np.maximum(likely, 1e-8))
        unsure = -(likely * logs).sum(axis=1, keepdims=True)
        by_logits += recipe.curiosity / len(part) * likely * (logs + unsure)
        by_values = (values - rollout.targets[part])[:, None] / len(part)
        by_second = (by_logits @ w["wp"].T + by_values @ w["wv"].T) * (1 - second**2)
        by_first = (by_second @ w["w2"].T) * (1 - first**2)
        return {
            "w1": inputs.T @ by_first,
            "b1": by_first.sum(axis=0),
            "w2": first.T @ by_second,
            "b2": by_second.sum(axis=0),
            "wp": second.T @ by_logits,
            "bp": by_logits.sum(axis=0),
            "wv": second.T @ by_values,
            "bv": by_values.sum(axis=0),
        }


def train(learner: Learner, seconds: float, updates: int, quiet: bool = False) -> float:
    """Learn for so many seconds of this process's work, or updates; give the share of wins at the end."""
    started, share, steps = time.process_time(), 0.0, 0
    for update in range(updates):
        rollout = learner.play()
        learner.learn(rollout)
        steps += len(rollout.actions)
        if rollout.ended:
            share += (rollout.wins / rollout.ended - share) * (0.2 if update else 1.0)
        spent = time.process_time() - started
        if not quiet and update % 10 == 0:
            print(f"{spent:6.0f} s  {steps:9,} steps  wins {share:.2f}", flush=True)
        if spent > seconds:
            break
    return share


def main() -> None:
    """Read the command line, learn and save."""
    parser = argparse.ArgumentParser(description="Learn a game from nothing.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rivals", default="random", help="one after another: random, pick, cat")
    parser.add_argument("--minutes", type=float, default=1.0, help="against each rival")
    parser.add_argument("--updates", type=int, default=1_000_000, help="at most, against each rival")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path, help="a net to go on with")
    parser.add_argument("--to", type=Path, default=Path("my_net.npz"))
    given = parser.parse_args()
    table = Table(given.game, players=given.players)
    rivals = given.rivals.split(",")
    net = Net.load(given.start) if given.start else None
    learner = Learner(table, rivals[0], Recipe(hidden=given.hidden), given.seed, net)
    for rival in rivals:
        learner.meet(rival)
        print(f"against {rival}: {train(learner, given.minutes * 60, given.updates):.2f}")
    learner.net.save(given.to)


if __name__ == "__main__":
    main()
