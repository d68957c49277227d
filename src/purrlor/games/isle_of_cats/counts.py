"""Compare set-ups of the Isle of Cats: modules, and the sister."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from purrlor.core.state import State
from purrlor.games.isle_of_cats.options import DIFFICULTIES
from purrlor.table.counts import Column, Counts, Fact, Position, Table
from purrlor.table.options import Value

MODULES = ("kittens", "beasts", "events", "new_lessons")


def count(positions: list[Position], end: State) -> Iterator[Fact]:
    """Tell whether the sister won a game for one player."""
    if end.seats == 1:
        yield Fact("sister", "", "sister-wins", 1.0 - end.outcome(0))


def with_modules(players: int) -> Iterator[Mapping[str, Value]]:
    """List the game without modules, with each of them, and with all."""
    for modules in ((), *((module,) for module in MODULES), MODULES):
        yield {"players": players, **dict.fromkeys(modules, True)}


def alone() -> Iterator[Mapping[str, Value]]:
    """List the game against the sister, easy and hard."""
    for difficulty in DIFFICULTIES:
        yield {"players": 1, "difficulty": difficulty}


COUNTS = Counts(
    set_ups=(
        *with_modules(2),
        *with_modules(4),
        *alone(),
    ),
    tables=(Table("sister", (Column("sister-wins", low=0.2, high=0.8),), plot="sister-wins"),),
    count=count,
    most_change=0.25,
)
