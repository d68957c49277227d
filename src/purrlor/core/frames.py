"""A stack of open questions: what is asked, who still has to answer, and details."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, zeros

AT_ONCE: Final = -1  # instead of a first seat: all seats answer at the same time
STRIDE: Final = 6  # kind, seats still asked, first seat, three details
ROOM: Final = zeros(STRIDE * 64)


class Frames:
    """A stack of questions; the game waits for the one on top.

    A question is put to a set of seats (bits), at the same time or clockwise from a first seat. Each answer
    removes one seat. An effect can push another question on top; when that is answered, the first continues.
    """

    def __init__(self) -> None:
        self.depth: i64 = 0
        self.cells: Ints = ROOM

    @staticmethod
    def empty() -> Frames:
        """Make a stack with no question on it."""
        frames = Frames()
        frames.cells = ROOM[:]
        return frames

    def clone(self) -> Frames:
        """Copy the stack."""
        frames = Frames()
        frames.depth = self.depth
        frames.cells = self.cells[:]
        return frames

    def push(self, kind: i64, seats: i64, first: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Ask some seats a question; it must be answered before the questions below it."""
        at = self.depth * STRIDE
        self.cells[at] = kind
        self.cells[at + 1] = seats
        self.cells[at + 2] = first
        self.cells[at + 3] = a
        self.cells[at + 4] = b
        self.cells[at + 5] = c
        self.depth += 1

    def pop(self) -> None:
        """Remove the top question, answered or not."""
        self.depth -= 1
        at = self.depth * STRIDE
        for i in range(i64(STRIDE)):
            self.cells[at + i] = 0

    def kind(self) -> i64:
        """Give the kind of the top question."""
        return self.cells[self.depth * STRIDE - STRIDE]

    def detail(self, which: i64) -> i64:
        """Read detail 0, 1 or 2 of the top question."""
        return self.cells[self.depth * STRIDE - STRIDE + 3 + which]

    def set_detail(self, which: i64, value: i64) -> None:
        """Change detail 0, 1 or 2 of the top question."""
        self.cells[self.depth * STRIDE - STRIDE + 3 + which] = value

    def waiting(self) -> i64:
        """Give the seats (bits) that have not answered the top question."""
        return self.cells[self.depth * STRIDE - STRIDE + 1]

    def asked(self, seats: i64) -> i64:
        """Give the seats (bits) that may answer now: all of them, or the next one clockwise."""
        at = self.depth * STRIDE - STRIDE
        waiting = self.cells[at + 1]
        first = self.cells[at + 2]
        if first == AT_ONCE or waiting == 0:
            return waiting
        seat: i64 = first
        while not (waiting >> seat) & 1:
            seat += 1
            if seat == seats:
                seat = 0
        return 1 << seat

    def answered(self, seat: i64) -> bool:
        """Record that a seat answered the top question; tell whether it was the last one."""
        at = self.depth * STRIDE - STRIDE
        self.cells[at + 1] &= ~(1 << seat)
        return self.cells[at + 1] == 0
