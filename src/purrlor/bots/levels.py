"""The four levels of bots: how softly they choose in a game, and what to expect of them, as measured."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from purrlor.table.game import Game

if TYPE_CHECKING:
    from purrlor.table.texts import Texts  # the engine alone has none

LEVELS = ("kitten", "youngcat", "cat", "lynx")  # the weakest first
TEACHER = "cat"  # the bot that gives hints
FILE = "levels.json"  # beside the game; `python -m bench.levels GAME` writes it


class Typical(msgspec.Struct, frozen=True):
    """What a level scores at a table of its own level: the mean, and the middle half of all results."""

    players: int
    level: str
    mean: float
    low: int
    high: int
    games: int


class Step(msgspec.Struct, frozen=True):
    """How often one bot of a level wins against bots of the level below, with the 95 % interval."""

    players: int
    above: str
    below: str
    wins: float
    least: float
    most: float
    games: int  # with a winner
    nodes: int = 0  # rounds of search for a move; 0: as long as by default


class Levels(msgspec.Struct, frozen=True):
    """The levels of a game."""

    warmth: dict[str, float]  # of a victory: a move that much worse is chosen about a third as often
    line: str = ""  # the line of the score that `typical` is about
    typical: tuple[Typical, ...] = ()
    steps: tuple[Step, ...] = ()


USUAL = Levels({"kitten": 0.1, "youngcat": 0.03})


@cache
def _read(package: str) -> Levels:
    file = files(package) / FILE
    return msgspec.json.decode(file.read_bytes(), type=Levels) if file.is_file() else USUAL


def say_typical(game: Game[Any], typical: Typical, texts: Texts) -> str:
    """Say what a level usually scores."""
    line = texts.say(levels_of(game).line)
    return texts.say("level-typical", line=line, players=typical.players, low=typical.low, high=typical.high)


def levels_of(game: Game[Any]) -> Levels:
    """Read the levels of a game; one that was never measured has usual ones."""
    return _read(game.package)
