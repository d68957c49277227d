"""Tune numbers by noisy comparisons: an evolution strategy that tries opposite changes against each other."""

from __future__ import annotations

import math

from purrlor.core.rng import Rng

STEP = 0.25  # of a weight's size: how far it is changed to try it
LEAST_STEP = 0.1  # of the mean step, for weights near 0


def steps_of(values: list[float], given: dict[int, float]) -> list[float]:
    """Choose how far each weight is changed, where the file of weights does not say it."""
    sizes = [STEP * abs(value) for value in values]
    least = LEAST_STEP * sum(sizes) / max(1, len(sizes))
    return [given.get(at, max(size, least)) for at, size in enumerate(sizes)]


def draw_changes(count: int, pairs: int, rng: Rng) -> list[list[int]]:
    """Draw the direction in which each pair changes every weight; its second set goes the other way."""
    return [[1 - 2 * rng.below(2) for i in range(count)] for pair in range(pairs)]


def changed(values: list[float], steps: list[float], change: list[int], sign: int) -> list[float]:
    """Change every weight by its step."""
    return [value + sign * step * to for value, step, to in zip(values, steps, change, strict=True)]


def improved(
    values: list[float], steps: list[float], changes: list[list[int]], results: list[float], rate: float
) -> list[float]:
    """Move every weight in the direction that won more; `results` may have any scale, 0 is a draw."""
    scale = math.sqrt(sum(result * result for result in results) / len(results)) or 1.0
    moved = list(values)
    for at, step in enumerate(steps):
        slope = sum(result * change[at] for result, change in zip(results, changes, strict=True))
        moved[at] += rate * step * slope / (scale * len(results))
    return moved


def settled(path: list[list[float]]) -> list[float]:
    """Average the second half of the way: the noise of single generations goes, the direction stays."""
    late = path[len(path) // 2 :]
    return [sum(values[at] for values in late) / len(late) for at in range(len(late[0]))]
