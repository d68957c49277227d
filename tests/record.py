"""Record games as fixtures: python -m tests.record GAME replaces those that no longer replay.

A game whose tests have a `record.py` is recorded by that. For other games, and for a FOLDER given after the
name, one random game is kept for each set of options; a game that is there already stays as it is.
"""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

from purrlor.core.rng import Rng
from purrlor.table.conform import legal_settings, seats_in
from purrlor.table.deck import Deck
from purrlor.table.game import Game, find_game
from purrlor.table.match import Match
from purrlor.table.options import Settings
from purrlor.table.reasons import Refused
from purrlor.table.wire import load, save

OTHER_POSITIONS = (
    "the rules lead to other positions than before; if you meant that, follow"
    " 'When saved games change' in CONTRIBUTING.md"
)
RECORD_MORE = "no recorded game shows this; run: python -m tests.record GAME"


def replay(data: bytes) -> Match:
    """Replay a recorded game and compare the digest of all views; say what to do if it leads elsewhere."""
    try:
        return load(data)
    except Refused as no:
        raise AssertionError(f"{no}: {OTHER_POSITIONS}") from None


def fixture_name(settings: Settings, ending: str) -> str:
    """Name a fixture after its options and its ending."""
    parts = [f"{name}-{str(value).lower()}" for name, value in settings.items() if value is not False]
    return "_".join([*parts, ending])


def random_match(
    game: Game[Any], settings: Settings, seed: str, limit: int = 20_000, deck: Deck | None = None
) -> Match:
    """Play a match at random."""
    match = Match.new(game, settings, seed, deck)
    rng = Rng.seeded(int.from_bytes(seed.encode(), "little")).stream("record")
    while not match.over and len(match.steps) < limit:
        asked = seats_in(match.seats, match.state.pending)
        seat = asked[rng.below(len(asked))]
        numbers = match.state.considered_actions(seat)
        number = numbers[rng.below(len(numbers))]
        match.submit(seat, game.actions.record(match.state, number))
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


def record_again(game: Game[Any]) -> None:
    """Replace the fixtures that no longer replay."""
    home = Path(__file__).parent / "games" / game.name.replace("-", "_")
    for path in sorted((home / "fixtures").glob("*.json")):
        data = path.read_bytes()
        try:
            same = save(load(data)) == data
        except Refused:
            same = False
        if not same:
            path.unlink()
    if (home / "record.py").exists():
        import_module(f"tests.games.{home.name}.record").record()
    else:
        record(game, home / "fixtures", tries=0)


if __name__ == "__main__":
    chosen = find_game(sys.argv[1])
    if len(sys.argv) > 2:
        record(chosen, Path(sys.argv[2]), tries=0)
    else:
        record_again(chosen)
