"""A review as it is kept and sent: numbers and actions, no sentences."""

from __future__ import annotations

from typing import Any

import msgspec

CHANCE, POINTS = "chance", "points"  # what a mistake is counted in


class Figure(msgspec.Struct, frozen=True):
    """A measured value and its standard error."""

    value: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Tell whether it can hardly be 0."""
        return abs(self.value) > SURE * self.error

    @property
    def low(self) -> float:
        """Give the lower end of the 95 % interval."""
        return self.value - 1.96 * self.error

    @property
    def high(self) -> float:
        """Give the upper end of the 95 % interval."""
        return self.value + 1.96 * self.error


SURE = 2.5  # standard errors beyond which something is told
TOO_UNSURE = 0.05  # a standard error of a chance from which on a total is not told


class Moment(msgspec.Struct, frozen=True):
    """Every seat's chance to win before one step; the last moment is the end."""

    step: int
    move: int  # entries of the log before it: `Match.at(move)` shows the table as it was
    stage: int
    chances: tuple[Figure, ...]


class Account(msgspec.Struct, frozen=True):
    """What made one seat's result of its fair share: the parts add up to `final` - `fair`."""

    seat: int
    fair: float
    start: Figure  # the chance with the cards dealt
    final: float
    deal: Figure
    draws: Figure
    hidden: Figure
    own: Figure
    others: Figure
    drift: Figure  # what the parts did not explain before they were reconciled: noise, and a cut horizon


class Swing(msgspec.Struct, frozen=True):
    """A step that changed a seat's chance: by a draw, by hidden cards, or by a choice."""

    step: int
    move: int
    seat: int  # whose chance it changed
    by: int  # who moved
    kind: str  # draw, hidden, own or others
    action: dict[str, Any]  # what was done
    change: Figure


class Mistake(msgspec.Struct, frozen=True):
    """A choice for which there was a better one, by what its seat could know."""

    step: int
    move: int
    seat: int
    made: dict[str, Any]
    better: dict[str, Any]
    cost: Figure  # in the unit of the review
    chance: Figure  # what the choice changed in the seat's chance, beside the reference
    grade: int  # 1: small, 2: clear, 3: large


class Line(msgspec.Struct, frozen=True):
    """One line of the score, stage by stage: what every seat had of it at the end of each."""

    key: str
    args: dict[str, str | int]
    amounts: tuple[tuple[int | None, ...], ...]
    total: bool = False


class Review(msgspec.Struct, frozen=True):
    """What decided a game."""

    game: str
    rules: int
    seats: int
    seed: int
    rounds: int  # of work: the same seed and rounds give the same review
    unit: str  # of mistakes: chance or points
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...]
    mistakes: tuple[Mistake, ...]  # those that are sure, in the order of the game
    swings: tuple[Swing, ...]  # turning points that are sure, the largest first
    luckiest: tuple[Swing | None, ...]  # by seat: the draw that helped most
    unluckiest: tuple[Swing | None, ...]  # and the one that hurt most
    best: tuple[Swing | None, ...]  # by seat: the own choice that helped most, beside the reference
    errors: tuple[Figure, ...]  # by seat: the costs of all choices together, in the unit
    stages: tuple[int, ...]  # the stages that `lines` are about
    lines: tuple[Line, ...]  # what scored what, and when

    @property
    def precision(self) -> float:
        """Give the largest standard error of the parts that are told."""
        told = [(account.draws, account.hidden, account.own, account.others) for account in self.accounts]
        return max(figure.error for four in told for figure in four)


def encode(review: Review) -> bytes:
    """Write a review as JSON."""
    return msgspec.json.encode(review)


def decode(data: bytes) -> Review:
    """Read a review."""
    return msgspec.json.decode(data, type=Review)
