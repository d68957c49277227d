"""Say in one sentence what is wrong with a command line; Typer's own messages are English only."""

from __future__ import annotations

import re
from enum import Enum
from typing import Any

import typer

from purrlor.table.reasons import Refused, refused

# Typer's exception, and the key of our text.
REASONS = {
    "NoSuchOption": "usage-option",
    "BadOptionUsage": "usage-no-value",
    "MissingParameter": "usage-missing",
    "BadParameter": "usage-value",
}
QUOTED = re.compile(r" ['(](.+?)[')](?:\.|$)")


def misused(error: typer.TyperException) -> Refused | None:
    """Tell what is wrong with a command line; None if there were no arguments and the help was shown."""
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        return None
    context, parameter = getattr(error, "ctx", None), getattr(error, "param", None)
    path = context.command_path.partition(" ")[2] if context is not None else ""
    quoted = QUOTED.search(str(error))
    name = getattr(error, "option_name", None) or _name_of(parameter)
    if name is None:
        name = quoted[1] if quoted else str(error)
    of_a_group = context is not None and hasattr(context.command, "commands")
    key = REASONS.get(kind, "usage-command" if of_a_group else "usage-extra")
    given = {"name": str(name)[:40], "help": " ".join(["purrlor", *path.split(), "--help"])}
    if key == "usage-value":
        key, allowed = _allowed(parameter)
        given |= allowed
    return refused(key, **given)


def _allowed(parameter: Any) -> tuple[str, dict[str, str]]:
    """Tell which values an option takes, where that is a range of numbers or a few words."""
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if least is not None and most is not None:
        return "usage-range", {"least": str(least), "most": str(most)}
    if least is not None:
        return "usage-least", {"least": str(least)}
    kind = getattr(getattr(parameter, "type_descriptor", None), "annotation", None)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return "usage-choice", {"known": ", ".join(str(word.value) for word in kind)}
    return "usage-value", {}


def _name_of(parameter: Any) -> str | None:
    """Name an option by its word, an argument as the help does."""
    if parameter is None:
        return None
    word: str = parameter.opts[-1]
    return word if word.startswith("-") else parameter.metavar or word.upper()
