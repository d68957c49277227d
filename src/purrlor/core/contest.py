"""Play a game between judges, each seat greedily by its own: what the tuning of weights repeats."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.core.arrays import lowest
from purrlor.core.glance import Glance
from purrlor.core.rng import Rng
from purrlor.core.state import Judge, State


def contest(state: State, judges: list[Judge], rng: Rng, limit: i64) -> i64:
    """Play to the end, or for `limit` actions, as `cat` would; give the number of actions."""
    count: i64 = 0
    while state.pending != 0 and count < limit:
        seat = lowest(state.pending)
        if state.consider(seat) == 1:
            state.apply(seat, state.choices[0])
        else:
            world = state.guess(seat, rng)  # nothing hidden can leak
            state.apply(seat, Glance(world, seat, judges[seat], rng).best())
        count += 1
    return count
