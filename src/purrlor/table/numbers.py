"""Number what a game declares: by its place in the file, and for an action by the values of its fields."""

from __future__ import annotations

import sys
from bisect import bisect
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from purrlor.core.state import SEATS, State
from purrlor.table.records import Action, Event, Field, Record

MOST_VALUES = 4096  # of one field of an action

AnyRecord = TypeVar("AnyRecord", bound=Record)


def declared(module: str, kind: type[AnyRecord]) -> tuple[type[AnyRecord], ...]:
    """List the records of a kind that a module declares, in order."""
    return tuple(
        thing
        for thing in vars(sys.modules[module]).values()
        if isinstance(thing, type) and issubclass(thing, kind) and thing.__module__ == module
    )


class EventSpace:
    """The events of a game, numbered in the order of their declaration."""

    def __init__(self, module: str) -> None:
        self.types = declared(module, Event)

    def number(self, kind: type[Event]) -> int:
        """Give the number by which the rules tell an event."""
        return self.types.index(kind)

    def read(self, happened: Sequence[int]) -> Event:
        """Make an event from what the rules told: its number, and a number for each field."""
        return self.types[happened[0]].read(happened[1:])


class ActionSpace:
    """The actions of a game: each has a block of numbers, one for each combination of its fields.

    Blocks follow each other in the order of declaration; in a block the last field counts fastest. A seat
    takes `seats` numbers, whatever the number of players; an optional field has None as its last value.
    """

    def __init__(self, module: str, seats: int = SEATS) -> None:
        self.types = declared(module, Action)
        self._blocks: dict[type[Action], _Block] = {}
        self.size = 0
        for kind in self.types:
            self._blocks[kind] = _Block(kind, self.size, seats)
            self.size += self._blocks[kind].size
        self._in_order = list(self._blocks.values())
        self._firsts = [block.first for block in self._in_order]
        self._records: list[Action | None] = [None] * self.size  # those that do not depend on the table

    def first(self, kind: type[Action]) -> int:
        """Give the first number of an action's block."""
        return self._blocks[kind].first

    def record(self, state: State, number: int) -> Action:
        """Give the action that a number means."""
        if not 0 <= number < self.size:
            raise ValueError(f"no action has the number {number}")
        record = self._records[number]
        if record is None:
            block = self._in_order[bisect(self._firsts, number) - 1]
            record = block.record(state, number)
            if not block.implied:
                self._records[number] = record
        return record

    def number(self, state: State, action: Action) -> int:
        """Give the number of an action, or -1 if it means nothing at this table."""
        block = self._blocks.get(type(action))
        return -1 if block is None else block.number(state, action)


class _Block:
    """The numbers of one kind of action."""

    def __init__(self, kind: type[Action], first: int, seats: int) -> None:
        self.kind = kind
        self.first = first
        self.size = 1
        self.implied: dict[str, tuple[Callable[[Any], int], Sequence[object]]] = {}
        # Of each field that is in the number: its name, its values, their places, its step, is it a seat.
        self.parts: list[tuple[str, Sequence[object], dict[object, int], int, bool]] = []
        for field in reversed(kind.fields()):
            values = _values(kind, field, seats)
            if field.implied is not None:
                self.implied[field.name] = field.implied, values
                continue
            places = {value: place for place, value in enumerate(values)}
            self.parts.append((field.name, values, places, self.size, field.seat))
            self.size *= len(values)

    def record(self, state: State, number: int) -> Action:
        given = {
            name: values[(number - self.first) // step % len(values)]
            for name, values, _, step, _ in self.parts
        }
        return self.kind(
            **given, **{name: values[tell(state)] for name, (tell, values) in self.implied.items()}
        )

    def number(self, state: State, action: Action) -> int:
        number = self.first
        for name, _, places, step, seat in self.parts:
            value = getattr(action, name)
            place = places.get(value, -1)
            if place < 0 or (seat and value is not None and value >= state.seats):
                return -1
            number += place * step
        for name, (tell, values) in self.implied.items():
            if getattr(action, name) != values[tell(state)]:
                return -1
        return number


def _values(kind: type[Action], field: Field, seats: int) -> Sequence[object]:
    """List the values of an action's field, in the order of their numbers."""
    values: Sequence[object] = (
        range(seats) if field.seat else field.named.names if field.named else field.bounds
    )
    if not 0 < len(values) <= MOST_VALUES:
        raise TypeError(
            f"{kind.__name__}.{field.name} needs a range: Annotated[int, msgspec.Meta(ge=1, le=3)]"
        )
    return [*values, None] if field.optional else values
