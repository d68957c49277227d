"""Number what a game declares: by its place in the file, and for an action by the values of its fields."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import product
from typing import TypeVar

from msgspec.structs import replace

from purrlor.core.state import SEATS, State
from purrlor.table.records import Action, Event, Field, Record

MOST_VALUES = 4096  # of one field of an action
REMEMBERED = 20_000  # events of one game: most come again and again

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
        self._known: dict[tuple[int, ...], Event] = {}

    def number(self, kind: type[Event]) -> int:
        """Give the number by which the rules tell an event."""
        return self.types.index(kind)

    def read(self, happened: Sequence[Sequence[int]]) -> list[Event]:
        """Make events from what the rules told: of each its number, and a number for each field."""
        known = self._known
        return [known.get(numbers) or self._make(numbers) for numbers in map(tuple, happened)]

    def _make(self, numbers: tuple[int, ...]) -> Event:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        event = self._known[numbers] = self.types[numbers[0]].read(numbers[1:])
        return event


class ActionSpace:
    """The actions of a game: each has a block of numbers, one for each combination of its fields.

    Blocks follow each other in the order of declaration; in a block the last field counts fastest. A seat
    takes `seats` numbers, whatever the number of players; an optional field has None as its last value.
    """

    def __init__(self, module: str, seats: int = SEATS) -> None:
        self.types = declared(module, Action)
        self._firsts: dict[type[Action], int] = {}
        self._records: list[Action] = []  # by number; what the table implies is None
        self._numbers: dict[Action, tuple[int, int]] = {}  # the way back, and how many seats it needs
        self._implied: dict[type[Action], list[Field]] = {}
        self._turned: dict[int, list[int]] = {}  # by how many are at the table
        for kind in self.types:
            self._firsts[kind] = len(self._records)
            implied = [field for field in kind.fields() if field.implied is not None]
            if implied:
                self._implied[kind] = implied
            self._add_all(kind, seats)

    def _add_all(self, kind: type[Action], seats: int) -> None:
        fields = kind.fields()
        at_seats = [place for place, field in enumerate(fields) if field.seat]
        for values in product(*(_values(kind, field, seats) for field in fields)):
            record = kind(*values)
            targets = [seat for place in at_seats if isinstance(seat := values[place], int)]
            self._numbers[record] = len(self._records), max(targets, default=-1) + 1
            self._records.append(record)

    @property
    def size(self) -> int:
        """Count the numbers: they go from 0 up to here."""
        return len(self._records)

    def turned(self, seats: int) -> list[int]:
        """List for every seat, one after another, how each action looks from there.

        A seat that an action names is counted clockwise from the one that acts. Seats that are not at a table
        of this size stay as they are.
        """
        if seats not in self._turned:
            self._turned[seats] = self._turn(seats)
        return self._turned[seats]

    def _turn(self, seats: int) -> list[int]:
        found: list[int] = []
        for seat in range(seats):
            for record in self._records:
                named = {
                    field.name: (target - seat) % seats
                    for field in type(record).fields()
                    if field.seat and isinstance(target := getattr(record, field.name), int)
                    if target < seats
                }
                found.append(self._numbers[replace(record, **named) if named else record][0])
        return found

    def first(self, kind: type[Action]) -> int:
        """Give the first number of an action's block."""
        return self._firsts[kind]

    def record(self, state: State, number: int) -> Action:
        """Give the action that a number means."""
        return self.records(state, [number])[0]

    def records(self, state: State, numbers: list[int]) -> list[Action]:
        """Give the actions that some numbers, from 0 up to the size of the space, mean."""
        records = [self._records[number] for number in numbers]
        for kind, implied in self._implied.items():
            if any(type(record) is kind for record in records):
                known = _implied_values(state, implied)
                records = [replace(record, **known) if type(record) is kind else record for record in records]
        return records

    def number(self, state: State, action: Action) -> int:
        """Give the number of an action, or -1 if it means nothing at this table."""
        implied = self._implied.get(type(action))
        if implied is not None:
            known = _implied_values(state, implied)
            if any(getattr(action, name) != value for name, value in known.items()):
                return -1
            action = replace(action, **dict.fromkeys(known))
        number, seats = self._numbers.get(action, NOWHERE)
        return number if seats <= state.seats else -1


NOWHERE = (-1, 0)


def _implied_values(state: State, fields: list[Field]) -> dict[str, object]:
    """Ask the table for the fields of an action that it implies."""
    return {
        field.name: field.named.names[field.implied(state)]
        for field in fields
        if field.named is not None and field.implied is not None
    }


def _values(kind: type[Action], field: Field, seats: int) -> Sequence[object]:
    """List the values of an action's field, in the order of their numbers."""
    if field.implied is not None:
        return (None,)
    values: Sequence[object] = (
        range(seats) if field.seat else field.named.names if field.named else field.bounds
    )
    if not 0 < len(values) <= MOST_VALUES:
        raise TypeError(
            f"{kind.__name__}.{field.name} needs a range: Annotated[int, msgspec.Meta(ge=1, le=3)]"
        )
    return [*values, None] if field.optional else values
