"""Declare actions and events as records whose fields say what they hold and who may know it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

NOTHING = -1  # a number that stands for no card, no seat, nothing


class SeatMark:
    """Marks a field that holds a seat's number."""


Seat = Annotated[int, SeatMark(), msgspec.Meta(ge=0, le=15)]
Count = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


@dataclass(frozen=True, eq=False)
class Named:
    """Marks a field that names a thing: a number in the rules, `PREFIX-NAME` in the texts."""

    prefix: str
    names: Sequence[str]


@dataclass(frozen=True, eq=False)
class Implied:
    """Marks a field of an action that the table implies: it is on the wire, but not in the action's number.

    `tell` takes the state and gives the number of the thing named.
    """

    tell: Callable[[Any], int]


@dataclass(frozen=True, eq=False)
class Spelled:
    """Marks a number that means nothing to a reader: texts get these arguments besides."""

    spell: Callable[[int], dict[str, str | int]]


@dataclass(frozen=True)
class Told:
    """Marks who is told a field and who knew it: everybody (None), or the seats in the fields named."""

    to: tuple[str, ...] | None
    knew: tuple[str, ...] | None


OPEN = Told(None, None)


def own(*seats: str) -> Told:
    """Tell these seats alone, who knew it already: what somebody did in secret."""
    return Told(seats, seats)


def dealt(*seats: str) -> Told:
    """Tell these seats alone, to whom it is news: a card drawn."""
    return Told(seats, ())


def shown(*knew: str) -> Told:
    """Tell everybody what only these seats knew: a hand laid open, a pile turned over."""
    return Told(None, knew)


def handed(to: str, by: str) -> Told:
    """Tell the giver, who knew it, and the taker, to whom it is news."""
    return Told((to, by), (by,))


@dataclass(frozen=True)
class Field:
    """What is known of one field of a record."""

    name: str
    seat: bool
    named: Named | None
    bounds: range  # of a plain number; empty where none is declared
    optional: bool
    implied: Callable[[Any], int] | None
    spell: Callable[[int], dict[str, str | int]] | None
    told: Told


def snake(name: str) -> str:
    """Write a class name as the word used on the wire and in the texts: ThrowPotion, throw_potion."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Record(msgspec.Struct, frozen=True):
    """What actions and events have in common: a word for what it is, and declared fields."""

    @classmethod
    def fields(cls) -> tuple[Field, ...]:
        """Tell what is declared of each field, in order."""
        return _fields(cls)

    @classmethod
    def word(cls) -> str:
        """Tell the record's name on the wire and in the texts."""
        return str(cls.__struct_config__.tag)

    def names(self, seat: int) -> bool:
        """Tell whether one of the fields holds this seat."""
        return any(getattr(self, name) == seat for name in _seat_fields(type(self)))


class Action(Record, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True):
    """Something that a seat does; every game declares its own."""


class Event(Record, frozen=True, tag_field="event", tag=snake):
    """Something that happened; every game declares its own."""

    @classmethod
    def read(cls, numbers: Sequence[int]) -> Event:
        """Make the event from the numbers that the rules told."""
        return cls(
            *[
                None if number == absent else number if names is None else names[number]
                for (absent, names), number in zip(_meanings(cls), numbers, strict=False)
            ]
        )


AnyEvent = TypeVar("AnyEvent", bound=Event)


@cache
def _fields(cls: type[Record]) -> tuple[Field, ...]:
    hints = get_type_hints(cls, include_extras=True)
    return tuple(_field(name, hints[name]) for name in cls.__struct_fields__)


@cache
def _seat_fields(cls: type[Record]) -> tuple[str, ...]:
    return tuple(field.name for field in cls.fields() if field.seat)


@cache
def _meanings(cls: type[Event]) -> tuple[tuple[int | None, Sequence[str] | None], ...]:
    """Tell of each field which number stands for nothing, if any does, and what the others name."""
    return tuple(
        (NOTHING if field.seat or field.named else None, field.named.names if field.named else None)
        for field in cls.fields()
    )


def _field(name: str, hint: Any) -> Field:
    marks = list(_marks(hint))
    named = next((mark for mark in marks if isinstance(mark, Named)), None)
    told = next((mark for mark in marks if isinstance(mark, Told)), OPEN)
    implied = next((mark.tell for mark in marks if isinstance(mark, Implied)), None)
    spell = next((mark.spell for mark in marks if isinstance(mark, Spelled)), None)
    is_seat = any(isinstance(mark, SeatMark) for mark in marks)
    return Field(name, is_seat, named, _range(marks), _is_optional(hint), implied, spell, told)


def _range(marks: list[Any]) -> range:
    """Read the least and the greatest number that a field may hold."""
    for mark in marks:
        if isinstance(mark, msgspec.Meta) and mark.ge is not None and mark.le is not None:
            return range(int(mark.ge), int(mark.le) + 1)
    return range(0)


def _is_optional(hint: Any) -> bool:
    """Tell whether a field may be None."""
    if get_origin(hint) is Annotated:
        return _is_optional(get_args(hint)[0])
    return type(None) in get_args(hint)


def _marks(hint: Any) -> list[Any]:
    """Collect the annotations of a type, those inside a union too."""
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        return marks + _marks(inner)
    return [mark for part in get_args(hint) for mark in _marks(part)]


@cache
def _secrets(cls: type[Event]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """List the fields that not everybody is told, each with the fields that name who is."""
    return tuple((field.name, field.told.to) for field in cls.fields() if field.told.to is not None)


def retell(events: Iterable[Event], seat: int) -> list[Event]:
    """Tell events to a seat (or WATCHER): those that it hears of, as it may know them."""
    return [known for event in events if (known := heard(event, seat)) is not None]


def heard(event: AnyEvent, seat: int) -> AnyEvent | None:
    """Give an event as a seat (or WATCHER) may know it; None if it does not hear of it."""
    if not _secrets(type(event)):
        return event
    return told(event, seat) if hears(event, seat) else None


def hears(event: Event, seat: int) -> bool:
    """Tell whether a seat (or WATCHER) is told of an event at all: somebody else's alone is nothing to it."""
    secrets = _secrets(type(event))
    if len(secrets) < len(event.fields()) or not secrets:
        return True
    return any(_is_among(event, names, seat) for _, names in secrets)


def told(event: AnyEvent, seat: int) -> AnyEvent:
    """Give the event as this seat (or WATCHER) may know it: what it may not know is None."""
    secrets = _secrets(type(event))
    if not secrets:
        return event
    hidden = {name: None for name, to in secrets if not _is_among(event, to, seat)}
    return msgspec.structs.replace(event, **hidden) if hidden else event


def teaches(event: Event, seat: int) -> bool:
    """Tell whether a seat learns something from an event that it could not have known before."""
    return any(
        getattr(event, field.name) is not None
        and field.told.knew is not None
        and not _is_among(event, field.told.knew, seat)
        and (field.told.to is None or _is_among(event, field.told.to, seat))
        for field in event.fields()
    )


def _is_among(event: Event, names: tuple[str, ...], seat: int) -> bool:
    return seat in [getattr(event, name) for name in names]
