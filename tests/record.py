"""Record games as fixtures: python -m tests.record GAME [FOLDER] plays at random until every ending is found.

Keeps one game for each option value and each way to end; a game that is there already stays as it is.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from typing import Any

from purrlor.core.rng import Rng
from purrlor.table.conform import legal_settings, seats_in
from purrlor.table.game import Game, find_game
from purrlor.table.match import Match
from purrlor.table.options import Settings
from purrlor.table.wire import save


def fixture_name(settings: Settings, ending: str) -> str:
    """Name a fixture after its options and its ending."""
    parts = [f"{name}-{str(value).lower()}" for name, value in settings.items() if value is not False]
    return "_".join([*parts, ending])


def random_match(game: Game[Any], settings: Settings, seed: str, limit: int = 20_000) -> Match:
    """Play a match at random."""
    match = Match.new(game, settings, seed)
    rng = Rng.seeded(int.from_bytes(seed.encode(), "little")).stream("record")
    while not match.over and len(match.steps) < limit:
        asked = seats_in(match.seats, match.state.pending)
        seat = asked[rng.below(len(asked))]
        choices = match.choices(seat)
        match.submit(seat, choices[rng.below(len(choices))])
    return match


def record(game: Game[Any], folder: Path, tries: int) -> None:
    """Write the games that are missing."""
    folder.mkdir(parents=True, exist_ok=True)
    for settings in legal_settings(game):
        for number in count():
            match = random_match(game, settings, f"fixture {number}")
            path = folder / f"{fixture_name(settings, match.score().ending)}.json"
            if not path.exists():
                path.write_bytes(save(match))
                print(path.name)
            if number >= tries:
                break


if __name__ == "__main__":
    chosen = find_game(sys.argv[1])
    home = Path(__file__).parent / "games" / chosen.name.replace("-", "_") / "fixtures"
    record(chosen, Path(sys.argv[2]) if len(sys.argv) > 2 else home, tries=0)
