"""Declare the names of a game that its glossary explains, kind by kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from purrlor.table.reasons import Argument

About = tuple[str, dict[str, Argument]]  # the key of a text and its arguments


@dataclass(frozen=True, eq=False)
class Kind:
    """Names of one kind: `PREFIX-NAME` is the name, `about` tells which text explains it.

    The title of the kind is the text `glossary-PREFIX`.
    """

    prefix: str
    names: Sequence[str]
    about: Callable[[str], About | None] = lambda name: None  # None: the text PREFIX-NAME-about
    count: Callable[[str], int] | None = None  # how many there are in the box
    rule: Callable[[str], str] = lambda name: ""
