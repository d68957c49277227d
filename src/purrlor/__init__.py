"""Play four board games with cats: matches, bots and simulations. See docs/library.md.

The names here are the library. They are loaded when they are first used, so that importing stays quick.
The modules below this package are internal: they may change with every version.
"""

# ruff: noqa: F403, F405

import os
from importlib import import_module
from typing import TYPE_CHECKING

from purrlor.pure import compiled, use_sources

if TYPE_CHECKING:
    from purrlor.library import *

__version__ = "0.1.0"
__all__ = [
    "WATCHER",
    "Account",
    "Action",
    "Bot",
    "BotLine",
    "Budget",
    "Deck",
    "Event",
    "Figure",
    "Game",
    "Interval",
    "Match",
    "Option",
    "Prompt",
    "Reason",
    "Refused",
    "Review",
    "Rng",
    "Score",
    "ScoreLine",
    "Settings",
    "Sight",
    "State",
    "Summary",
    "View",
    "__version__",
    "action",
    "all_bots",
    "all_games",
    "arena",
    "bot",
    "compiled",
    "conform",
    "deal",
    "game",
    "load",
    "new_match",
    "read_deck",
    "review",
    "save",
    "sentence",
    "simulate",
    "texts",
]

if os.environ.get("PURRLOR_PURE") == "1":
    use_sources()

if not TYPE_CHECKING:  # type checkers know the names, and no others

    def __getattr__(name: str) -> object:
        """Load the library when one of its names is first used."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module("purrlor.library"), name)


def __dir__() -> list[str]:
    return __all__
