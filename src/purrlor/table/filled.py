"""Describe what a game's score sheet holds, and refuse what can't be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from purrlor.table.reasons import refused


@dataclass(frozen=True)
class Sheet:
    """What is filled in after a game, and how it is laid on a table, so that the rules can count it.

    `lay_out` gets a table that was just dealt and makes it the end of a game, or refuses what can't be.
    """

    record: type[msgspec.Struct]
    lay_out: Callable[[Any, Any], None]


def one_each(entries: Sequence[object], players: int) -> None:
    """Refuse a list that does not have one entry for every player."""
    if len(entries) != players:
        raise refused("sheet-one-each", players=players, found=len(entries))


def known(name: str, names: Sequence[str]) -> int:
    """Give the number of a name, or refuse a name that the game does not have."""
    if name not in names:
        raise refused("sheet-no-such-name", name=name[:40])
    return names.index(name)
