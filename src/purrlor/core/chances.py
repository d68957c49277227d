"""Turn what a judge sees into every seat's chance to win, by a map fitted to finished games."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Floats, floats
from purrlor.core.state import SEATS, Judge, State

SURE: Final = 0.001  # a worth this close to 0 or 1 counts as if it were this far away


class Chances:
    """A fitted map from the worths of all seats to their chances.

    A seat's weight is e^(level + slope * logit(worth)), with a level and a slope for each stage of the game.
    Its chance is its part of all weights, where nobody winning weighs 1.
    """

    def __init__(self, judge: Judge, levels: list[float], slopes: list[float]) -> None:
        self.judge = judge
        self.levels: Floats = floats(levels)
        self.slopes: Floats = floats(slopes)
        self.stages: i64 = len(levels)
        self.found: Floats = floats([0.0] * SEATS)

    def stage_of(self, world: State) -> i64:
        """Find the stage of a position; what comes after the last fitted one counts as that."""
        stage = self.judge.stage(world)
        return stage if stage < self.stages else self.stages - 1

    def of(self, world: State, seat: i64) -> float:
        """Give the chance of one seat."""
        self.fill(world, self.found)
        return self.found[seat]

    def fill(self, world: State, into: Floats) -> None:
        """Write the chance of every seat, or the result of a game that is over."""
        if world.pending == 0:
            for seat in range(world.seats):
                into[seat] = world.outcome(seat)
            return
        stage = self.stage_of(world)
        level = self.levels[stage]
        slope = self.slopes[stage]
        total = 1.0
        for seat in range(world.seats):
            worth = self.judge.worth(world, seat)
            weight = exp(level + slope * logit(worth)) if worth > 0.0 else 0.0  # 0: out of the game
            into[seat] = weight
            total += weight
        for seat in range(world.seats):
            into[seat] /= total


def logit(share: float) -> float:
    """Give the logarithm of the odds, cut off near 0 and 1."""
    if share < SURE:
        share = SURE
    elif share > 1.0 - SURE:
        share = 1.0 - SURE
    return log(share / (1.0 - share))
