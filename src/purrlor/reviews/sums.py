"""What the rounds of a review have added up so far, step by step."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from purrlor.core.futures import AFTER, GAINED, JUDGED, REFERENCE
from purrlor.reviews.report import Figure
from purrlor.reviews.work import Found, empty_sums

NOTHING = Figure(0.0, 0.0)


@dataclass
class Gaps:
    """How one choice compared with the one made, in two halves with seeds of their own."""

    counts: list[int] = field(default_factory=lambda: [0, 0])
    totals: list[float] = field(default_factory=lambda: [0.0, 0.0])
    squares: float = 0.0

    def add(self, found: Found, half: int) -> None:
        """Add a comparison."""
        self.counts[half] += found.duels
        self.totals[half] += found.gaps
        self.squares += found.squares

    @property
    def figure(self) -> Figure:
        """Give by how much the other choice is better."""
        return mean_of(sum(self.totals), self.squares, sum(self.counts))

    @property
    def agree(self) -> bool:
        """Tell whether both halves say that the other choice is better."""
        return all(self.counts) and min(self.totals) > 0.0


def mean_of(total: float, squares: float, count: int) -> Figure:
    """Give a mean with its standard error."""
    if count == 0:
        return NOTHING
    mean = total / count
    spread = max(squares / count - mean * mean, 0.0)
    return Figure(mean, math.sqrt(spread / max(count - 1, 1)))


@dataclass
class StepSums:
    """What is known about one step."""

    seats: int
    futures: int = 0
    sums: list[float] = field(default_factory=list)
    liked: Counter[int] = field(default_factory=Counter)  # choices that searches liked best
    gaps: dict[int, Gaps] = field(default_factory=dict)
    rounds: int = 0

    def add(self, found: Found) -> None:
        """Add what a round found."""
        self.sums = [a + b for a, b in zip(self.sums or empty_sums(self.seats), found.sums, strict=True)]
        self.futures += found.futures
        if found.best >= 0:
            self.liked[found.best] += 1
        if found.rival >= 0:
            self.gaps.setdefault(found.rival, Gaps()).add(found, self.rounds % 2)
        self.rounds += 1

    def figure(self, what: int, seat: int) -> Figure:
        """Give one of the means with its error."""
        at = 2 * what * self.seats + seat
        return mean_of(self.sums[at], self.sums[at + self.seats], self.futures)

    def reference(self, seat: int) -> Figure:
        """Give a seat's chance in this position."""
        return self.figure(REFERENCE, seat)

    def gained(self, seat: int) -> Figure:
        """Give what the move changed in the true position."""
        return self.figure(GAINED, seat)

    def judged(self, seat: int) -> Figure:
        """Give what the move changed as far as its seat could know."""
        return self.figure(JUDGED, seat)

    def after(self, seat: int) -> Figure:
        """Give the chance after the move, before chance has spoken."""
        return self.figure(AFTER, seat)

    def rival(self, made: int) -> int:
        """Give the choice that searches liked best; -1 if that is the one made, or none was asked."""
        if not self.liked:
            return -1
        most = max(self.liked.values())
        if self.liked.get(made, 0) == most:
            return -1
        return min(action for action, times in self.liked.items() if times == most)

    def is_open(self, made: int, least: float) -> bool:
        """Tell whether more work could still show that there was a better choice worth telling."""
        rival = self.rival(made)
        if rival < 0:
            return self.rounds < 2
        if rival not in self.gaps:
            return True
        figure = self.gaps[rival].figure
        return figure.value + 2.0 * figure.error > least
