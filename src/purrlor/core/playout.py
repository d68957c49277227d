"""Play many random games in one call, inside the compiled core."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.core.rng import Rng
from purrlor.core.state import State


def playout(state: State, rng: Rng, limit: i64) -> i64:
    """Play at random to the end, or for `limit` actions; give the number of actions."""
    count: i64 = 0
    while state.pending != 0 and count < limit:
        pending = state.pending
        seat: i64 = 0
        while not (pending >> seat) & 1:
            seat += 1
        choices = state.consider(seat)
        state.apply(seat, state.choices[rng.below(choices)])
        count += 1
    return count


class Tally:
    """The results of many games."""

    def __init__(self, seats: int) -> None:
        self.games: int = 0
        self.actions: int = 0
        self.unfinished: int = 0
        self.lengths: list[int] = []
        self.shares: list[float] = [0.0] * seats


def simulate(start: State, games: i64, rng: Rng, limit: i64) -> Tally:
    """Deal and play many random games with the options of `start`; stop each after `limit` actions."""
    tally = Tally(start.seats)
    for i in range(games):
        state = start.again(rng)
        length = playout(state, rng, limit)
        tally.games += 1
        tally.actions += length
        tally.lengths.append(length)
        if state.pending != 0:
            tally.unfinished += 1
            continue
        for seat in range(start.seats):
            tally.shares[seat] += state.outcome(seat)
    return tally
