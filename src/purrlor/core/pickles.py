"""Take the objects of the rules apart and put them together again, for pickle."""

from __future__ import annotations

from functools import cache
from inspect import Parameter, signature
from typing import Any, Final

from purrlor.core.arrays import floats, ints, shorts

# Arrays are named by the format of their items.
INTS: Final = "q"
SHORTS: Final = "h"
FLOATS: Final = "d"
THING: Final = "thing"


def fields(thing: object) -> dict[str, object]:
    """Read all attributes of an object of the rules."""
    names = [*getattr(thing, "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())]
    return {name: getattr(thing, name) for name in names if name != "__dict__"}


def take_apart(thing: Any) -> Any:
    """Turn arrays into lists and objects into their class and fields; what pickle knows stays as it is."""
    if thing is None or isinstance(thing, (bool, int, float, str, bytes)):
        return thing
    if isinstance(thing, list):
        return [take_apart(item) for item in thing]
    if isinstance(thing, tuple):
        return (tuple, [take_apart(item) for item in thing])
    if type(thing).__name__.startswith("vec["):
        return (memoryview(thing).format, list(thing))
    kind: Any = type(thing)
    if kind.__reduce__ is not object.__reduce__:  # it travels in a way of its own
        return thing
    return (THING, kind, fields_apart(thing))


def fields_apart(thing: object) -> dict[str, Any]:
    """Take all fields of an object apart."""
    return {name: take_apart(value) for name, value in fields(thing).items()}


def put_together(parts: Any) -> Any:
    """Undo `take_apart`."""
    if isinstance(parts, list):
        return [put_together(item) for item in parts]
    if not isinstance(parts, tuple):
        return parts
    if parts[0] is tuple:
        return tuple(put_together(parts[1]))
    if parts[0] == INTS:
        return ints(parts[1])
    if parts[0] == SHORTS:
        return shorts(parts[1])
    if parts[0] == FLOATS:
        return floats(parts[1])
    return restore(parts[1], parts[2])


def restore(kind: Any, apart: dict[str, Any]) -> Any:
    """Make an object from its fields, which were taken apart."""
    return make(kind, {name: put_together(value) for name, value in apart.items()})


def make(kind: Any, values: dict[str, Any]) -> Any:
    """Make an object with these fields; what a constructor gets does not matter, because it only assigns.

    An argument that is no field is a list of rows from which fields are made: it may be empty here.
    """
    thing = kind(*[values.get(name, []) for name in needed_by(kind)])
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


@cache
def needed_by(kind: Any) -> list[str]:
    """Name the arguments that a constructor can't do without."""
    try:
        given = signature(kind).parameters.values()
    except ValueError:  # compiled, with a default that can't be written down: options, which need the seats
        return ["seats"]
    return [argument.name for argument in given if argument.default is Parameter.empty]
