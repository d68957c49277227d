"""Record the fixtures of Battle Kittens: python -m tests.games.battle_kittens.record."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from purrlor.games.battle_kittens import GAME
from purrlor.table.options import Settings
from purrlor.table.wire import save
from tests.record import fixture_name, random_match

FIXTURES = Path(__file__).parent / "fixtures"
# Every number of players, every variant alone, and all that go together.
GIVEN: list[Settings] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 5},
    {"players": 6},
    {"players": 3, "family": True},
    {"players": 5, "short": True},
    {"players": 6, "short": True},
    {"players": 4, "variable": True},
    {"players": 4, "team": True},
    {"players": 6, "team": True},
    {"players": 2, "family": True, "short": True},
    {"players": 5, "family": True, "variable": True},
    {"players": 6, "short": True, "team": True},
    {"players": 4, "family": True, "short": True, "variable": True, "team": True},
]
SHARED: Settings = {"players": 2}


def record() -> None:
    """Write the games that are missing, one of them with a shared victory."""
    FIXTURES.mkdir(exist_ok=True)
    for given in GIVEN:
        keep(given, "most-fish")
    keep(SHARED, "shared")


def keep(given: Settings, ending: str) -> None:
    """Play until a game ends as wanted, and write it, unless there is one."""
    settings = GAME.settle(given)
    path = FIXTURES / f"{fixture_name(settings, ending)}.json"
    if path.exists():
        return
    for number in count():
        match = random_match(GAME, settings, f"fixture {number}")
        if match.score().ending == ending:
            path.write_bytes(save(match))
            return


if __name__ == "__main__":
    record()
