"""The map from worths to chances is fitted to results."""

from __future__ import annotations

import math

import pytest

from bench.fitting import Row, fit_stage
from purrlor.core.rng import Rng


@pytest.mark.parametrize("spread", [0.03, 1.0])
def test_a_slope_is_found_however_little_the_worths_differ(spread: float) -> None:
    rng, slope = Rng.seeded(3), 0.8 / spread
    rows: list[Row] = []
    for _ in range(400):
        logits = [spread * (rng.below(2001) / 500 - 2) for _ in range(3)]
        weights = [math.exp(slope * one) for one in logits]
        left, winner = rng.below(1_000_000) / 1_000_000 * sum(weights), 0
        while left >= weights[winner]:
            left -= weights[winner]
            winner += 1
        rows.append((logits, [float(seat == winner) for seat in range(3)]))
    assert fit_stage(rows)[1] == pytest.approx(slope, rel=0.2)
