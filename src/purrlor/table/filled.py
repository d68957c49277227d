"""Describe what a game's score sheet holds, and collect what can't be on a filled one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from purrlor.table.options import PLAYERS
from purrlor.table.reasons import Argument, Reason, Refused, refused


@dataclass(frozen=True)
class SheetFault:
    """Something that can't be on a sheet: the field, such as `players.0.hits`, and why."""

    at: str
    reason: Reason


class SheetFaults:
    """Everything that can't be on a sheet."""

    def __init__(self) -> None:
        self.found: list[SheetFault] = []

    def add(self, at: str, key: str, rule: str = "", **args: Argument) -> None:
        """Note that a field can't be as it is."""
        self.found.append(SheetFault(at, Reason(rule, key, args)))

    def known(self, at: str, name: str, names: Sequence[str]) -> int:
        """Give the number of a name; note a name that the game does not have."""
        if name in names:
            return names.index(name)
        if name:
            self.add(at, "sheet-no-such-name", name=name[:40])
        else:
            self.add(at, "sheet-choose")
        return 0


class FaultySheet(Refused):
    """Raised for a sheet that can't be: all its faults; the first one is the reason."""

    def __init__(self, faults: Sequence[SheetFault], game: Any = None) -> None:
        super().__init__(faults[0].reason, game)
        self.faults = tuple(faults)


@dataclass(frozen=True)
class Sheet:
    """What is filled in after a game, and how it is laid on a table, so that the rules can count it.

    `lay_out` gets a table that was just dealt and makes it the end of a game; it notes what can't be.
    """

    record: type[msgspec.Struct]
    lay_out: Callable[[Any, Any, SheetFaults], None]
    blank: Callable[[Any], msgspec.Struct]  # a sheet with nothing filled in, for a table that was just dealt
    options: tuple[str, ...] = (PLAYERS,)  # those that change what is filled in or how it counts


def one_each(entries: Sequence[object], players: int) -> None:
    """Refuse a list that does not have one entry for every player."""
    if len(entries) != players:
        raise refused("sheet-one-each", players=players, found=len(entries))
