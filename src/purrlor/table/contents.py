"""Say what lies in the box of a game: piles of things, and how many there are of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from purrlor.table.deck import Row, Say

# How things are cut: small cards, larger mats, tiles in their own shape, tokens, whole pages.
CARD, MAT, TILE, TOKEN, PAGE = "card", "mat", "tile", "token", "page"


@dataclass(frozen=True, eq=False)
class Pile:
    """Things of one kind: how they are cut, and how many copies there are of each.

    Things that an owner's deck may replace have the names of their rows, and the pile names the `table`.
    Piles that are shuffled together name the same `back`. `rows` holds what else is printed on a thing,
    `told` says it.
    """

    name: str
    form: str
    copies: Mapping[str, int]
    table: str = ""
    back: str = ""
    rows: Mapping[str, Row] = field(default_factory=dict)
    told: Callable[[str, Say], str] | None = None
