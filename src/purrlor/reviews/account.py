"""Account for every seat's result: the deal, draws, hidden cards, own choices and those of others."""

from __future__ import annotations

import math

from purrlor.reviews.course import Course
from purrlor.reviews.report import Account, Figure, Moment
from purrlor.reviews.sums import NOTHING, StepSums


def plus(figures: list[Figure]) -> Figure:
    """Add figures that were measured independently."""
    return Figure(
        sum(figure.value for figure in figures), math.sqrt(sum(figure.error**2 for figure in figures))
    )


def minus(one: Figure, other: Figure) -> Figure:
    """Subtract a figure that was measured independently."""
    return Figure(one.value - other.value, math.hypot(one.error, other.error))


class Changes:
    """How one seat's chance changed from step to step."""

    def __init__(self, course: Course, sums: list[StepSums], seat: int) -> None:
        self.course = course
        self.sums = sums
        self.seat = seat
        self.final = course.outcome[seat]
        self.gained = [self._of_choice(i, true=True) for i in range(len(sums))]
        self.judged = [self._of_choice(i, true=False) for i in range(len(sums))]
        self.values = self._smoothed()

    def _of_choice(self, step: int, true: bool) -> Figure:
        if not self.course.stops[step].chosen:
            return NOTHING
        sums = self.sums[step]
        return sums.gained(self.seat) if true else sums.judged(self.seat)

    def _smoothed(self) -> list[Figure]:
        """Give the chance before every step, and at the end.

        Between two draws the chance changes only by the moves, and what they changed is known better than
        the chance itself: so all positions of such a stretch together tell where it lies.
        """
        stops = self.course.stops
        values: list[Figure] = []
        while len(values) < len(stops):
            start = len(values)
            changes = [0.0]  # since the beginning of the stretch
            while not stops[start + len(changes) - 1].drew and start + len(changes) < len(stops):
                changes.append(changes[-1] + self.gained[start + len(changes) - 1].value)
            raw = [self.sums[start + i].reference(self.seat) for i in range(len(changes))]
            level = sum(one.value - change for one, change in zip(raw, changes, strict=True)) / len(raw)
            error = math.sqrt(sum(one.error**2 for one in raw)) / len(raw)
            values += [Figure(min(max(level + change, 0.0), 1.0), error) for change in changes]
        return [*values, Figure(self.final, 0.0)]

    def draw(self, step: int) -> Figure:
        """Give what chance changed after a move."""
        if not self.course.stops[step].drew:
            return NOTHING
        return minus(self.values[step + 1], self.sums[step].after(self.seat))

    def hidden(self, step: int) -> Figure:
        """Give what a move changed beyond what its seat could know: by cards that it could not see."""
        return (
            minus(self.gained[step], self.judged[step]) if self.gained[step] != self.judged[step] else NOTHING
        )

    def own(self, step: int) -> Figure:
        """Give what a choice of this seat changed."""
        return self.judged[step] if self.course.stops[step].seat == self.seat else NOTHING

    def others(self, step: int) -> Figure:
        """Give what a choice of another seat changed."""
        return self.judged[step] if self.course.stops[step].seat != self.seat else NOTHING

    def account(self) -> Account:
        """Add everything up; what is left over goes to the parts by how uncertain they are."""
        steps = range(len(self.sums))
        fair = 1.0 / self.course.seats if self.course.seats > 1 else 0.5
        parts = [
            minus(self.values[0], Figure(fair, 0.0)),
            plus([self.draw(step) for step in steps]),
            plus([self.hidden(step) for step in steps]),
            plus([self.own(step) for step in steps]),
            plus([self.others(step) for step in steps]),
        ]
        left = minus(Figure(self.final - fair, 0.0), plus(parts))
        deal, draws, hidden, own, others = reconciled(parts, left.value)
        start = self.values[0]
        return Account(self.seat, fair, start, self.final, deal, draws, hidden, own, others, left)


def reconciled(parts: list[Figure], left: float) -> list[Figure]:
    """Spread what is left over the parts: those that are known exactly stay as they are."""
    variances = [part.error**2 for part in parts]
    whole = sum(variances)
    if whole == 0.0:
        return [Figure(part.value + left / len(parts), 0.0) for part in parts]
    return [
        Figure(part.value + left * variance / whole, math.sqrt(variance * (1.0 - variance / whole)))
        for part, variance in zip(parts, variances, strict=True)
    ]


def moments_of(course: Course, changes: list[Changes]) -> tuple[Moment, ...]:
    """Give the lines of all seats, moment by moment."""
    judge = course.game.judge
    moves = [stop.move for stop in course.stops]
    ends = [*course.stops, None]
    last = 0
    found = []
    for step, stop in enumerate(ends):
        if stop is not None:
            last = int(judge.stage(stop.state))
        move = moves[step] if stop is not None else (moves[-1] + 1 if moves else 0)
        found.append(Moment(step, move, last, tuple(change.values[step] for change in changes)))
    return tuple(found)
