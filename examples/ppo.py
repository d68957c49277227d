"""Learn a game from nothing: PPO with masks on the batch engine, in numpy.

    python examples/ppo.py wizards-and-witches --to my_net.npz
    purrlor arena wizards-and-witches --seats my_net.npz,kitten --games 200

The net plays all seats against itself, or one seat against bots inside the compiled engine (`--rivals`). All
seats look alike to a net, because observations and actions are counted from its own seat. The reward comes at
the end: the share of the victory, and a part for the points by which a seat is ahead. `purrlor[rl]` brings
all that this file needs.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
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
    trace: float = 0.95  # how far a surprise reaches back
    clip: float = 0.2  # how far the chances may move
    curiosity: float = 0.01  # the worth of not being sure
    points: float = 0.5  # the weight of points beside that of the victory


class Adam:
    """Changes weights along the gradient, each at its own pace."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}
        self.count = 0

    def step(self, gradient: dict[str, Array], rate: float) -> None:
        """Make one step, of at most a certain length."""
        self.count += 1
        length = np.sqrt(sum(float((array**2).sum()) for array in gradient.values()))
        shorter = min(1.0, 0.5 / (length + 1e-8))
        for name, array in gradient.items():
            array *= shorter
            self.mean[name] += 0.1 * (array - self.mean[name])
            self.square[name] += 0.001 * (array**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.count)
            square = self.square[name] / (1 - 0.999**self.count)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Rollout:
    """What happened in all games for some steps."""

    inputs: Array
    masks: Array
    actions: Array
    chances: Array  # of the actions that were chosen
    advantages: Array
    targets: Array
    wins: float  # of the first seat
    ended: int


class Returns:
    """Finds what every action was worth, from the last step to the first; each seat has its own story."""

    def __init__(self, games: int, seats: int, trace: float) -> None:
        self.rows = np.arange(games)
        self.trace = trace
        self.known = np.zeros((games, seats), bool)  # whether anything is known of what comes later
        self.value = np.zeros((games, seats), np.float32)  # of its next position
        self.later = np.zeros((games, seats), np.float32)  # the surprises that follow

    def begin(self, seats: Array, values: Array) -> None:
        """Begin with the positions after the last step."""
        self.known[self.rows, seats], self.value[self.rows, seats] = True, values

    def end(self, over: Array, rewards: Array) -> None:
        """Take in the games that ended with this step, and what they brought to each seat."""
        self.known[over], self.value[over], self.later[over] = True, rewards[over], 0.0

    def advantage(self, seats: Array, values: Array) -> Array:
        """Tell how much better than its value each position turned out, and go back to it."""
        rows = self.rows
        surprise = np.where(self.known[rows, seats], self.value[rows, seats] - values, 0.0)
        found: Array = surprise + self.trace * self.later[rows, seats]
        self.known[rows, seats], self.value[rows, seats], self.later[rows, seats] = True, values, found
        return found


class Learner:
    """A net that learns a game by playing it."""

    def __init__(self, table: Table, recipe: Recipe, seed: int = 0, net: Net | None = None) -> None:
        self.table = table
        self.recipe = recipe
        self.reader = Reader(table.layout)
        self.net = net or Net.new(self.reader.size, recipe.hidden, table.actions, seed)
        self.adam = Adam(self.net.weights)
        self.rng = np.random.default_rng(seed)
        self.seed = seed
        self.spread = 1.0  # of the points by which seats are ahead
        self.rate = recipe.rate

    def meet(self, rival: str) -> None:
        """Begin to play against rivals of one name, or against itself."""
        others = ["learner" if rival == "self" else rival] * (self.table.seats - 1)
        self.games = Games(self.table, ["learner", *others], self.recipe.games, self.seed)

    def rewards(self) -> Array:
        """Give what the last step brought to each seat: at the end of a game victory and points."""
        games, weight = self.games, self.recipe.points
        found = games.rewards.astype(np.float32)
        for game in np.flatnonzero(games.ends == 1):
            leads = np.array(games.leads(int(game)), np.float32)
            self.spread += 0.01 * (float(np.abs(leads).mean()) - self.spread)
            found[game] += weight * np.tanh(leads / (2 * self.spread + 1e-6))
        return found

    def choose(self, inputs: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Draw an action by its chance for every row; give the chances and the values, too."""
        _, _, logits, values = self.net.forward(inputs)
        likely = chances(logits, masks)
        reached = likely.cumsum(axis=1) > self.rng.random((len(inputs), 1)) * 0.999999
        actions = reached.argmax(axis=1)
        return actions, likely[np.arange(len(inputs)), actions], values

    def play(self) -> Rollout:
        """Play all games for some steps."""
        recipe, games = self.recipe, self.games
        shape = (recipe.steps, recipe.games)
        inputs = np.empty((*shape, self.reader.size), np.float32)
        masks = np.empty((*shape, self.table.actions), bool)
        actions, seats = np.empty(shape, np.int64), np.empty(shape, np.int64)
        seen, values = np.empty(shape, np.float32), np.empty(shape, np.float32)
        rewards, over = np.zeros((*shape, self.table.seats), np.float32), np.zeros(shape, bool)
        wins = 0.0
        for step in range(recipe.steps):
            inputs[step], masks[step], seats[step] = self.reader(games.observations), games.masks, games.seats
            actions[step], seen[step], values[step] = self.choose(inputs[step], masks[step])
            games.step(actions[step])
            over[step], rewards[step] = games.ends != 0, self.rewards()
            wins += float(games.rewards[:, 0].sum())
        returns = Returns(recipe.games, self.table.seats, recipe.trace)
        returns.begin(games.seats, self.net.forward(self.reader(games.observations))[3])
        advantages = np.empty(shape, np.float32)
        for step in reversed(range(recipe.steps)):
            returns.end(over[step], rewards[step])
            advantages[step] = returns.advantage(seats[step], values[step])
        flat = recipe.steps * recipe.games
        return Rollout(
            inputs.reshape(flat, -1),
            masks.reshape(flat, -1),
            actions.ravel(),
            seen.ravel(),
            advantages.ravel(),
            (advantages + values).ravel(),
            wins,
            int(over.sum()),
        )

    def learn(self, rollout: Rollout) -> None:
        """Make what went well likelier, within limits."""
        for _ in range(self.recipe.epochs):
            order = self.rng.permutation(len(rollout.actions))
            for part in np.array_split(order, self.recipe.parts):
                self.adam.step(self.gradient(rollout, part), self.rate)

    def gradient(self, rollout: Rollout, part: Array) -> dict[str, Array]:
        """Find how the loss of some moments changes with the weights."""
        recipe, w = self.recipe, self.net.weights
        inputs = rollout.inputs[part]
        first, second, logits, values = self.net.forward(inputs)
        likely = chances(logits, rollout.masks[part])
        rows, actions = np.arange(len(part)), rollout.actions[part]
        gains = rollout.advantages[part]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        ratio = likely[rows, actions] / np.maximum(rollout.chances[part], 1e-8)
        # Beyond the clip nothing is gained, so nothing is learnt.
        useful = np.where(gains > 0, ratio < 1 + recipe.clip, ratio > 1 - recipe.clip)
        push = (gains * ratio * useful / len(part)).astype(likely.dtype)
        logs = np.log(np.maximum(likely, 1e-8))
        unsure = -(likely * logs).sum(axis=1, keepdims=True)
        by_logits = likely * (recipe.curiosity / len(part) * (logs + unsure) + push[:, None])
        by_logits[rows, actions] -= push
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


def progress(learner: Learner, seconds: float, updates: int) -> Iterator[tuple[float, int, float]]:
    """Learn for so many seconds of this process's work, or updates; tell how far it is after each."""
    started, share, steps = time.process_time(), 0.0, 0
    for update in range(updates):
        spent = time.process_time() - started
        if spent > seconds:
            return
        # Smaller and smaller steps: at the end chance should not undo what was learnt.
        learner.rate = learner.recipe.rate * (1.0 - 0.9 * max(spent / seconds, update / updates))
        rollout = learner.play()
        learner.learn(rollout)
        steps += len(rollout.actions)
        if rollout.ended:
            share += (rollout.wins / rollout.ended - share) * (0.2 if update else 1.0)
        yield time.process_time() - started, steps, share


def main() -> None:
    """Read the command line, learn and save."""
    parser = argparse.ArgumentParser(description="Learn a game from nothing.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument(
        "--rivals", default="random", help="one after another: self, random, pick, kitten, cat"
    )
    parser.add_argument("--minutes", type=float, default=1.0, help="of one core, against each rival")
    parser.add_argument("--updates", type=int, default=1_000_000, help="at most, against each rival")
    parser.add_argument("--hidden", type=int, default=Recipe.hidden)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path, help="a net to go on with")
    parser.add_argument("--to", type=Path, default=Path("my_net.npz"))
    given = parser.parse_args()
    table = Table(given.game, players=given.players)
    net = Net.load(given.start) if given.start else None
    learner = Learner(table, Recipe(hidden=given.hidden), given.seed, net)
    for rival in given.rivals.split(","):
        learner.meet(rival)
        for update, (spent, steps, share) in enumerate(progress(learner, given.minutes * 60, given.updates)):
            if update % 10 == 0:
                print(f"{rival:8}{spent:6.0f} s  {steps:9,} steps  wins {share:.2f}", flush=True)
        learner.net.save(given.to)


if __name__ == "__main__":
    main()
