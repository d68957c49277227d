"""Mark what seats may choose from, as they see it themselves, in buffers that others can read in place."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, u8

from purrlor.core.arrays import Ints, zeros
from purrlor.core.rng import Rng
from purrlor.core.state import State

# A string, because the value `vec[u8]` can't be made outside an expression in compiled code.
Bytes: TypeAlias = "vec[u8]"

NOT_OFFERED: Final = -1


class Offers:
    """Rows of marks, one for every action; each row is for one seat that is asked."""

    def __init__(self, start: State, turns: Ints, rows: int) -> None:
        self.seats: i64 = start.seats
        self.turns: Ints = turns  # seat * size + action: the action as seen from that seat
        self.size: i64 = i64(len(turns)) // start.seats  # of the space of actions
        self.most: i64 = i64(len(start.choices))
        self.masks: Bytes = vec[u8]([0] * (rows * int(self.size)))
        # what is marked, to clear it again
        self.offered: Ints = zeros(rows * int(self.most))
        self.counts: Ints = zeros(rows)

    def clear(self, row: i64) -> None:
        """Mark nothing in a row."""
        masks = self.masks
        offered = self.offered
        start: i64 = row * self.size
        first: i64 = row * self.most
        for i in range(first, first + self.counts[row]):
            masks[start + offered[i]] = 0
        self.counts[row] = 0

    def show(self, row: i64, state: State, seat: i64) -> None:
        """Mark in a row what a seat that is asked should choose from."""
        self.clear(row)
        masks = self.masks
        offered = self.offered
        start: i64 = row * self.size
        first: i64 = row * self.most
        count = state.consider(seat)
        choices = state.choices
        turns = self.turns
        turn = seat * self.size
        for i in range(count):
            action = turns[turn + choices[i]]
            masks[start + action] = 1
            offered[first + i] = action
        self.counts[row] = count

    def has(self, row: i64, action: i64) -> bool:
        """Tell whether an action is marked in a row."""
        return action >= 0 and action < self.size and self.masks[row * self.size + action] != 0

    def absolute(self, seat: i64, action: i64) -> i64:
        """Give the number of the rules for an action as seen from a seat."""
        back: i64 = self.seats - seat if seat != 0 else 0
        return self.turns[back * self.size + action]

    def chosen(self, state: State, seat: i64, action: i64) -> i64:
        """Give the number of the rules for an action that a seat is offered now; the first row is used."""
        self.show(0, state, seat)
        return self.absolute(seat, action) if self.has(0, action) else i64(NOT_OFFERED)

    def listed(self, row: i64) -> list[int]:
        """List the actions that are marked in a row."""
        first = row * self.most
        return [self.offered[i] for i in range(first, first + self.counts[row])]

    def sample(self, row: i64, rng: Rng) -> i64:
        """Draw one of the actions that are marked in a row."""
        return self.offered[row * self.most + rng.below(self.counts[row])]
