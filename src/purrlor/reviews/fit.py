"""The fitted numbers of a game: how its judge's worths become chances, and how much work a round is."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from purrlor.core.chances import Chances
from purrlor.pure import compiled
from purrlor.table.game import Game

SLOWER = 20  # times, about, where the rules run interpreted
FILE = "review.json"  # beside the game; `python -m bench chances GAME` writes it


class Map(msgspec.Struct, frozen=True):
    """The map of one number of players: a level and a slope for each stage."""

    levels: tuple[float, ...]
    slopes: tuple[float, ...]


class Fit(msgspec.Struct, frozen=True):
    """What a review of a game goes by."""

    reach: int  # actions that a future is played on for, unless the judge has seen enough; see `play_on`
    futures: int  # of every step in a round of work
    search: int  # rounds of search for every choice in a round of work
    duel: int  # rounds of the search that confirms a better choice
    maps: dict[str, Map] = {}  # by number of players
    longer: float = 1.0  # times the usual seconds, for a useful review


USUAL = Fit(reach=100_000, futures=8, search=60, duel=40)
NO_MAP = Map((3.0,), (1.0,))  # takes worths as they are; somebody wins nearly always


@cache
def _read(package: str) -> Fit:
    file = files(package) / FILE
    fit = msgspec.json.decode(file.read_bytes(), type=Fit) if file.is_file() else USUAL
    return fit if compiled() else smaller(fit)


def smaller(fit: Fit) -> Fit:
    """Make rounds smaller where the rules run interpreted: else nobody would see the first one."""
    futures, search, duel = (max(2, work // SLOWER) for work in (fit.futures, fit.search, fit.duel))
    return msgspec.structs.replace(fit, futures=futures, search=search, duel=duel)


def fit_of(game: Game[Any]) -> Fit:
    """Read the numbers of a game; one that was never fitted plays every future to its end."""
    return _read(game.package)


def chances_of(game: Game[Any], players: int, fit: Fit | None = None) -> Chances:
    """Make the map for a number of players; where none was fitted, that of the nearest number."""
    maps = (fit or fit_of(game)).maps
    nearest = min(maps, key=lambda known: (abs(int(known) - players), known), default="")
    found = maps.get(nearest, NO_MAP)
    return Chances(game.judge, list(found.levels), list(found.slopes))
