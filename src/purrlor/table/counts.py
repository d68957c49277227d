"""What `purrlor balance` counts in one game alone, besides wins, points and lengths; a game declares it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from purrlor.core.state import Judge, State
from purrlor.table.options import Value


class Fact(NamedTuple):
    """One thing that was counted: in which table, row and column it stands, and its value."""

    table: str
    row: str  # the name of a thing; empty in tables whose rows are set-ups
    column: str
    value: float


class Position(NamedTuple):
    """A position of a game, and what was done in it."""

    state: Any
    seat: int
    action: int


@dataclass(frozen=True)
class Column:
    """A column: the mean of its facts, and the target that it should keep to; its text is `counts-NAME`."""

    name: str
    share: bool = True  # facts are 0 or 1, and the mean is a percentage
    low: float | None = None
    high: float | None = None
    times_mean: float | None = None  # no row should be more than so many times the mean of all rows

    def limit(self, mean: float) -> float | None:
        """Give the highest value that keeps to the target."""
        return self.high if self.times_mean is None else self.times_mean * mean


@dataclass(frozen=True)
class Table:
    """A table; its texts are `counts-NAME`, and `counts-NAME-about` if there is more to say."""

    name: str
    columns: tuple[Column, ...]
    names: str = ""  # rows are things, called NAMES-ROW in the texts; without it, rows are set-ups
    plot: str = ""  # the column that is drawn


@dataclass(frozen=True, eq=False)
class Counts:
    """What a game counts."""

    set_ups: tuple[Mapping[str, Value], ...]  # options of the tables that are compared
    tables: tuple[Table, ...] = ()
    count: Callable[[list[Position], State], Iterator[Fact]] = lambda positions, end: iter(())
    most_change: float | None = None  # by which a variant may change the winning score
    # Judges of another temper: one seat goes by them among greedy bots, and should win no more for it.
    tempers: Mapping[str, Judge] = field(default_factory=dict)
