"""The options of a game: each has a few values; some clash with others, and are refused with a reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Literal

import msgspec

from purrlor.table.reasons import Reason, Refused, refused

Value = bool | int | str
Settings = dict[str, Value]
When = tuple[tuple[str, tuple[Value, ...]], ...]  # options and their values: see `when`
FirstGame = Literal["good", "any", "later"]
PLAYERS = "players"
RULES = "rules"  # not an option: `deal` gets the rules version of an earlier game under this name


class Option(msgspec.Struct, frozen=True):
    """One option: its name in the texts, its values, the default, and whether it suits a first game.

    `moot` tells with which values of another option it changes nothing: it need not be asked for then.
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    first_game: FirstGame = "any"
    moot: When = ()

    def is_moot(self, settings: Mapping[str, Value]) -> bool:
        """Tell whether this option changes nothing beside the others."""
        return any(settings.get(name) in values for name, values in self.moot)


class Clash(msgspec.Struct, frozen=True):
    """Values that can't be chosen together, and the rule and the text that say why."""

    rule: str
    key: str
    when: When

    def holds(self, settings: Mapping[str, Value]) -> bool:
        """Tell whether all options of the clash have one of its values."""
        return all(settings[name] in values for name, values in self.when)


def players(least: int, most: int, default: int) -> Option:
    """Make the option that every game has."""
    return Option(PLAYERS, tuple(range(least, most + 1)), default)


def flag(name: str, default: bool = False, first_game: FirstGame = "any", moot: When = ()) -> Option:
    """Make an option that is on or off."""
    return Option(name, (False, True), default, first_game, moot)


def when(**values: tuple[Value, ...]) -> When:
    """Name values of options."""
    return tuple(values.items())


def first_clash(clashes: tuple[Clash, ...], settings: Settings) -> Reason | None:
    """Refuse settings that clash, with the first reason."""
    for clash in clashes:
        if clash.holds(settings):
            return Reason(clash.rule, clash.key)
    return None


def settle(options: tuple[Option, ...], given: Mapping[str, object]) -> Settings:
    """Fill in defaults; refuse an unknown option or value."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise refused("no-such-option", option=str(name)[:40], known=", ".join(known))
    return {option.name: _value(option, given.get(option.name, option.default)) for option in options}


def _value(option: Option, given: object) -> Value:
    for value in option.values:
        if type(value) is type(given) and value == given:  # True is not 1 here
            return value
    raise bad_value(option, str(given))


def bad_value(option: Option, given: str) -> Refused:
    """Refuse a value, naming the valid ones."""
    listed = ", ".join(str(value).lower() for value in option.values)
    return refused("no-such-value", option=option.name, value=given[:40], values=listed)


def parse(option: Option, text: str) -> Value:
    """Read a value from a command line."""
    for value in option.values:
        if str(value).lower() == text.strip().lower():
            return value
    if option.values == (False, True) and text.lower() in ("on", "yes", "off", "no"):
        return text.lower() in ("on", "yes")
    raise bad_value(option, text)


def every_combination(options: tuple[Option, ...]) -> Iterator[Settings]:
    """List all settings, including those that the game refuses."""
    for values in product(*(option.values for option in options)):
        yield dict(zip((option.name for option in options), values, strict=True))
