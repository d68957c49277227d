"""Learn a game from nothing: PPO with masks on the batch engine, in numpy.

    python examples/ppo.py wizards-and-witches --to my_net.npz
    purrlor arena wizards-and-witches --seats my_net.npz,kitten --games 200

The net plays all seats against itself, or one seat against bots inside the compiled engine (`--rivals`). All
seats look alike to a net, because observations and actions are counted from its own seat. The reward is the
share of the victory at the end, and on the way the points that the game's own judge expects more than before.
In the games where this takes long, it can begin as a pupil (`--watch`): it plays against itself, is told at
every position what a quick bot would do there, or how good the judge finds every action, and learns to do the
same. Where actions are many, it can look ahead (`--ahead`): it sees what every offered action would change.
`purrlor[rl]` brings all that this file needs.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import purrlor
from purrlor.bots.net import Net, Reader
from purrlor.rl.batch import PLAYERS, Games
from purrlor.rl.spaces import Table

Array = NDArray[Any]
TEACHERS = ("pick", "cat", "judge")
RIVALS = ("self", *[name for name in PLAYERS if name != "learner"])
CHANGES = ("which", "places", "more")


@dataclass(frozen=True)
class Recipe:
    """How to learn."""

    hidden: int = 128
    games: int = 256
    steps: int = 32  # in each game between two updates
    epochs: int = 3
    parts: int = 8  # of a rollout, each an update of the weights
    rate: float = 2e-3
    trace: float = 0.98  # how far a surprise reaches back
    clip: float = 0.2  # how far the chances may move
    curiosity: float = 0.01  # the worth of not being sure
    hope: float = 0.5  # the weight of the points that the judge expects beside that of the victory
    ahead: bool = False  # whether the net sees what actions would change
    warmth: float = 0.5  # how softly the judge advises: half of what an action is worth more than another


# Few of the long games at a time, so that an update has all parts of them.
RECIPES = {"isle-of-cats": Recipe(games=64, steps=128, parts=16, rate=3e-3, ahead=True)}


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


@dataclass(frozen=True)
class Changes:
    """What offered actions would change: which of them, the place of an input, and by how much."""

    which: Array
    places: Array
    more: Array

    def of(self, actions: Array) -> Changes:
        """Take those of some of the actions, which count from 0 then."""
        starts = np.searchsorted(self.which, actions)
        sizes = np.searchsorted(self.which, actions, "right") - starts
        taken = stretches(starts, sizes)
        return Changes(np.repeat(np.arange(len(actions)), sizes), self.places[taken], self.more[taken])


def stretches(starts: Array, sizes: Array) -> Array:
    """List the numbers of some stretches one after another."""
    found: Array = np.arange(sizes.sum()) + np.repeat(starts + sizes - sizes.cumsum(), sizes)
    return found


class Offered:
    """The actions that are offered, row by row in one list: of thousands in a game, a few at a time.

    Logits have a column for every action that any row is offered, and for every input that any would change.
    """

    def __init__(self, masks: Array, changes: Changes) -> None:
        self.rows, self.actions = np.nonzero(masks)
        self.live, self.columns = np.unique(self.actions, return_inverse=True)
        self.starts = np.searchsorted(self.rows, np.arange(len(masks)))  # the first of every row
        self.changes = changes
        self.touched, columns = np.unique(changes.places, return_inverse=True)
        self.changing = self.rows[changes.which], columns + len(self.live)

    def looks(self, logits: Array) -> Array:
        """Tell how good every action looks: by itself, and by what it changes."""
        changes = self.changes
        found: Array = logits[self.rows, self.columns]
        if len(changes.which):
            more = changes.more * logits[self.changing]
            found = found + np.bincount(changes.which, more, len(found)).astype(logits.dtype)
        return found

    def by_logits(self, by_looks: Array, logits: Array) -> Array:
        """Spread how the loss changes with the looks of actions over the logits."""
        found = np.zeros_like(logits)
        found[self.rows, self.columns] = by_looks
        if len(self.changes.which):
            np.add.at(found, self.changing, self.changes.more * by_looks[self.changes.which])
        return found

    def chances(self, logits: Array) -> Array:
        """Turn what looks good into chances."""
        return self.shares(self.looks(logits))

    def shares(self, looks: Array) -> Array:
        """Turn looks into chances that add up to 1 in every row."""
        weights = np.exp(looks - np.maximum.reduceat(looks, self.starts)[self.rows])
        shares: Array = weights / self.sums(weights)[self.rows]
        return shares

    def sums(self, values: Array) -> Array:
        """Add up every row."""
        found: Array = np.add.reduceat(values, self.starts)
        return found


@dataclass
class Rollout:
    """What happened in all games for some steps."""

    observations: Array  # as the engine packs them: unpacked they are ten times as large
    masks: Array
    actions: Array
    chances: Array  # of the actions that were chosen
    sizes: Array  # how many actions were offered
    changes: Changes  # by all that was offered, if the net looks ahead
    wished: Array  # by all that was offered: the chances that the teacher gives it, if there is one
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
        self.earned = np.zeros((games, seats), np.float32)  # since its last action
        self.value = np.zeros((games, seats), np.float32)  # of its next position
        self.later = np.zeros((games, seats), np.float32)  # the surprises that follow

    def begin(self, seats: Array, values: Array) -> None:
        """Begin with the positions after the last step."""
        self.known[self.rows, seats], self.value[self.rows, seats] = True, values

    def earn(self, over: Array, rewards: Array) -> None:
        """Take in what a step brought to each seat, and the games that ended with it."""
        self.known[over], self.earned[over], self.value[over], self.later[over] = True, 0.0, 0.0, 0.0
        self.earned += rewards

    def advantage(self, seats: Array, values: Array) -> Array:
        """Tell how much better than its value each position turned out, and go back to it."""
        at = self.rows, seats
        surprise = np.where(self.known[at], self.earned[at] + self.value[at] - values, 0.0)
        found: Array = surprise + self.trace * self.later[at]
        self.known[at], self.earned[at], self.value[at], self.later[at] = True, 0.0, values, found
        return found


class Learner:
    """A net that learns a game by playing it."""

    def __init__(self, table: Table, recipe: Recipe, seed: int = 0, net: Net | None = None) -> None:
        self.table = table
        self.recipe = recipe
        self.reader = Reader(table.layout)
        self.net = net or Net.new(self.reader.size, recipe.hidden, table.actions, seed, recipe.ahead)
        self.adam = Adam(self.net.weights)
        self.rng = np.random.default_rng(seed)
        self.seed = seed
        self.spread = 0.0  # of the points that the judge expects, once it is known
        self.rate = recipe.rate
        self.teacher = ""
        self.stakes = 0.0  # by how much choices differ, once it is known

    def watch(self, teacher: str) -> None:
        """Begin to play against itself, and to do as a teacher would: `pick`, `cat` or the `judge`."""
        self.meet("self")
        self.teacher = teacher

    def meet(self, rival: str) -> None:
        """Begin to play against rivals of one name, or against itself."""
        self.teacher = ""
        others = ["learner" if rival == "self" else rival] * (self.table.seats - 1)
        self.games = Games(self.table, ["learner", *others], self.recipe.games, self.seed)
        self.own = [0] if rival != "self" else list(range(self.table.seats))  # the seats of the net
        self.spread = self.spread or self.measured_spread()
        self.hopes, _ = self.games.prospects()

    def measured_spread(self) -> float:
        """Play at random to see how much points differ."""
        seen = []
        for _ in range(self.recipe.steps):
            self.games.step(self.games.sample())
            seen.append(self.games.prospects()[0][:, self.own])
        return float(np.std(seen)) or 1.0  # where there are none

    def rewards(self) -> Array:
        """Give what the last step brought to each seat: more hope, and at the end the victory."""
        games, before = self.games, self.hopes
        self.hopes, last = games.prospects()
        better = np.where(games.ends[:, None] != 0, last, self.hopes) - before
        found: Array = (games.rewards + self.recipe.hope * better / self.spread).astype(np.float32)
        return found

    def seen_ahead(self) -> Changes:
        """Look what every offered action would change."""
        if not self.net.looks_ahead:
            return Changes(*np.zeros((3, 0), int))
        which, cells, after = self.games.changes()
        rows, _ = np.nonzero(self.games.masks)
        change, places, more = self.reader.changes(cells, self.games.observations[rows[which], cells], after)
        order = np.argsort(which[change], kind="stable")
        return Changes(which[change][order], places[order], more[order])

    def advice(self, offered: Offered) -> Array:
        """Ask the teacher how likely every offered action should be."""
        if self.teacher != "judge":
            advised = self.games.advice(self.teacher)
            sure: Array = (offered.actions == advised[offered.rows]).astype(np.float32)
            return sure
        worths = self.games.worths()
        if not self.stakes:
            mean = offered.sums(worths) / offered.sums(np.ones_like(worths))
            self.stakes = float((np.maximum.reduceat(worths, offered.starts) - mean).mean()) or 1.0
        return offered.shares(worths / (self.recipe.warmth * self.stakes))

    def forward(self, inputs: Array, live: Array, offered: Offered) -> tuple[Array, Array, Array, Array]:
        """Do as the net does, with those inputs and actions alone that occur."""
        w = self.net.weights
        first: Array = np.tanh(inputs @ w["w1"][live] + w["b1"])
        second: Array = np.tanh(first @ w["w2"] + w["b2"])
        logits: Array = second @ w["wp"][:, offered.live] + w["bp"][offered.live]
        if self.net.looks_ahead:
            touched = offered.touched
            logits = np.concatenate([logits, second @ w["wc"][:, touched] + w["bc"][touched]], axis=1)
        return first, second, logits, (second @ w["wv"] + w["bv"])[:, 0]

    def choose(self, inputs: Array, offered: Offered) -> tuple[Array, Array, Array]:
        """Draw an action by its chance for every row; give the chances and the values, too."""
        live = np.flatnonzero(inputs.any(axis=0))
        _, _, logits, values = self.forward(inputs[:, live], live, offered)
        likely = offered.chances(logits)
        reached = likely.cumsum(dtype=np.float64)
        ends = np.append(offered.starts[1:], len(likely)) - 1
        drawn = np.append(0.0, reached[ends[:-1]]) + self.rng.random(len(inputs)) * offered.sums(likely)
        found = np.clip(np.searchsorted(reached, drawn, "right"), offered.starts, ends)
        if self.teacher == "judge":  # it advises softly: half of the games go on as the net likes best
            found[::2] = np.lexsort((likely, offered.rows))[ends][::2]
        return offered.actions[found], likely[found], values

    def play(self) -> Rollout:
        """Play all games for some steps."""
        recipe, games = self.recipe, self.games
        shape = (recipe.steps, recipe.games)
        observations = np.empty((*shape, self.table.cells), np.int16)
        masks = np.empty((*shape, self.table.actions), bool)
        actions, seats = (np.empty(shape, np.int64) for _ in range(2))
        changes: list[Changes] = []
        wished: list[Array] = [np.zeros(0, np.float32)]
        offers = 0
        seen, values = np.empty(shape, np.float32), np.empty(shape, np.float32)
        rewards, over = np.zeros((*shape, self.table.seats), np.float32), np.zeros(shape, bool)
        wins = 0.0
        for step in range(recipe.steps):
            observations[step], masks[step], seats[step] = games.observations, games.masks, games.seats
            offered = Offered(masks[step], self.seen_ahead())
            inputs = self.reader(games.observations)
            actions[step], seen[step], values[step] = self.choose(inputs, offered)
            if self.teacher:
                wished.append(self.advice(offered))
            ahead = offered.changes
            changes.append(Changes(ahead.which + offers, ahead.places, ahead.more))
            offers += len(offered.actions)
            games.step(actions[step])
            over[step], rewards[step] = games.ends != 0, self.rewards()
            wins += float(games.rewards[:, 0].sum())
        returns = Returns(recipe.games, self.table.seats, recipe.trace)
        offered = Offered(games.masks, self.seen_ahead())
        returns.begin(games.seats, self.choose(self.reader(games.observations), offered)[2])
        advantages = np.empty(shape, np.float32)
        for step in reversed(range(recipe.steps)):
            returns.earn(over[step], rewards[step])
            advantages[step] = returns.advantage(seats[step], values[step])
        flat = recipe.steps * recipe.games
        return Rollout(
            observations.reshape(flat, -1),
            masks.reshape(flat, -1),
            actions.ravel(),
            seen.ravel(),
            masks.sum(axis=2).ravel(),
            Changes(*(np.concatenate([getattr(one, kind) for one in changes]) for kind in CHANGES)),
            np.concatenate(wished),
            advantages.ravel(),
            (advantages + values).ravel(),
            wins,
            int(over.sum()),
        )

    def learn(self, rollout: Rollout) -> None:
        """Make what went well likelier, within limits."""
        for _ in range(1 if self.teacher else self.recipe.epochs):
            order = self.rng.permutation(len(rollout.actions))
            for part in np.array_split(order, self.recipe.parts):
                self.adam.step(self.gradient(rollout, part), self.rate)

    def gradient(self, rollout: Rollout, part: Array) -> dict[str, Array]:
        """Find how the loss of some moments changes with the weights."""
        w = self.net.weights
        inputs, sizes = self.reader(rollout.observations[part]), rollout.sizes
        taken = stretches((sizes.cumsum() - sizes)[part], sizes[part])  # of all that was offered
        offered = Offered(rollout.masks[part], rollout.changes.of(taken))
        live = np.flatnonzero(inputs.any(axis=0))
        inputs = inputs[:, live]
        first, second, logits, values = self.forward(inputs, live, offered)
        likely = offered.chances(logits)
        if self.teacher:
            by_offered = (likely - rollout.wished[taken]) / len(part)
        else:
            by_offered = self.push(rollout, part, offered, likely)
        by_logits = offered.by_logits(by_offered, logits)
        by_actions, by_changes = np.split(by_logits, [len(offered.live)], axis=1)
        by_values = (values - rollout.targets[part])[:, None] / len(part)
        by_second = by_actions @ w["wp"][:, offered.live].T + by_values @ w["wv"].T
        if self.net.looks_ahead:
            by_second += by_changes @ w["wc"][:, offered.touched].T
        by_second *= 1 - second**2
        by_first = (by_second @ w["w2"].T) * (1 - first**2)
        found = {name: np.zeros_like(array) for name, array in w.items()}
        found["w1"][live] = inputs.T @ by_first
        found["b1"] += by_first.sum(axis=0)
        found["w2"] += first.T @ by_second
        found["b2"] += by_second.sum(axis=0)
        found["wp"][:, offered.live] = second.T @ by_actions
        found["bp"][offered.live] = by_actions.sum(axis=0)
        if self.net.looks_ahead:
            found["wc"][:, offered.touched] = second.T @ by_changes
            found["bc"][offered.touched] = by_changes.sum(axis=0)
        found["wv"] += second.T @ by_values
        found["bv"] += by_values.sum(axis=0)
        return found

    def push(self, rollout: Rollout, part: Array, offered: Offered, likely: Array) -> Array:
        """Find how PPO's loss changes with how good the offered actions look."""
        recipe, rows = self.recipe, offered.rows
        chosen = np.flatnonzero(offered.actions == rollout.actions[part][rows])
        gains = rollout.advantages[part]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        ratio = likely[chosen] / np.maximum(rollout.chances[part], 1e-8)
        # Beyond the clip nothing is gained, so nothing is learnt.
        useful = np.where(gains > 0, ratio < 1 + recipe.clip, ratio > 1 - recipe.clip)
        push = (gains * ratio * useful / len(part)).astype(likely.dtype)
        logs = np.log(np.maximum(likely, 1e-8))
        unsure = -offered.sums(likely * logs)
        by_offered: Array = likely * (recipe.curiosity / len(part) * (logs + unsure[rows]) + push[rows])
        by_offered[chosen] -= push
        return by_offered


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


def begin(learner: Learner, phase: str) -> None:
    """Begin to watch a teacher, or to play against rivals."""
    word, _, teacher = phase.partition(" ")
    if word == "watch":
        learner.watch(teacher)
    else:
        learner.meet(phase)


def set_up(given: argparse.Namespace, phases: list[tuple[str, float]]) -> Learner:
    """Make the learner, and refuse what could go wrong only after a long time."""
    if not phases or set(given.rivals.split(",")) - {"", *RIVALS}:
        raise ValueError(f"rivals can be {', '.join(RIVALS)}")
    if given.watch not in ("", *TEACHERS):
        raise ValueError(f"the net can watch {', '.join(TEACHERS)}")
    if min(given.minutes, given.watching) <= 0 or min(given.updates, given.hidden) < 1:
        raise ValueError("minutes, updates and the size of the hidden layers must be more than 0")
    if not given.to.parent.is_dir():
        raise ValueError(f"there is no folder {given.to.parent} for the net")
    table = Table(given.game, players=given.players)
    recipe = RECIPES.get(given.game, Recipe())
    recipe = replace(recipe, hidden=given.hidden, ahead=recipe.ahead or given.ahead)
    learner = Learner(table, recipe, given.seed, Net.load(given.start) if given.start else None)
    weights = learner.net.weights
    if len(weights["w1"]) != learner.reader.size or len(weights["bp"]) != table.actions:
        raise ValueError(f"{given.start} is a net for another game or number of players")
    return learner


def main() -> None:
    """Read the command line, learn and save."""
    parser = argparse.ArgumentParser(description="Learn a game from nothing.")
    parser.add_argument("game", help="a name from `purrlor games`")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rivals", default="random", help=f"one after another: {', '.join(RIVALS)}")
    parser.add_argument("--watch", default="", help="learn from pick, cat or the judge first")
    parser.add_argument("--watching", type=float, default=5.0, help="minutes of one core with this teacher")
    parser.add_argument("--minutes", type=float, default=1.0, help="of one core, against each rival")
    parser.add_argument("--updates", type=int, default=1_000_000, help="at most, against each rival")
    parser.add_argument("--hidden", type=int, default=Recipe.hidden, help="cells in each of two layers")
    parser.add_argument("--ahead", action="store_true", help="see what actions would change")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path, help="a net to go on with")
    parser.add_argument("--to", type=Path, default=Path("my_net.npz"), help="the file for the net")
    given = parser.parse_args()
    phases = [(f"watch {given.watch}", given.watching)] if given.watch else []
    phases += [(rival, given.minutes) for rival in given.rivals.split(",") if rival]
    try:
        learner = set_up(given, phases)
    except (purrlor.Refused, ValueError) as problem:
        parser.error(str(problem))
    for phase, minutes in phases:
        begin(learner, phase)
        for update, (spent, steps, share) in enumerate(progress(learner, minutes * 60, given.updates)):
            if update % 10 == 0:
                print(f"{phase:12}{spent:6.0f} s  {steps:9,} steps  wins {share:.2f}", flush=True)
        learner.net.save(given.to)


if __name__ == "__main__":
    main()
