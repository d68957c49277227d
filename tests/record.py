"""Record games as fixtures: python -m tests.record GAME replaces those that no longer replay, and perft.txt.

A game whose tests have a `record.py` is recorded by that. For other games, and for a FOLDER given after the
name, one random game is kept for each set of options; a game that is there already stays as it is.
"""

from __future__ import annotations

import sys
from copy import copy
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from purrlor.core.rng import Rng
from purrlor.table.conform import legal_settings, seats_in
from purrlor.table.deck import Deck
from purrlor.table.game import Game, find_game
from purrlor.table.match import Match
from purrlor.table.options import Settings
from purrlor.table.reasons import Refused
from purrlor.table.wire import load, save
from tests import perft
from tests.perft import OTHER_POSITIONS
from tools.fresh import require_current_rules

TESTS = Path(__file__).parent
RECORD_MORE = "no recorded game shows this; run: python -m tests.record GAME"


def replay(data: bytes) -> Match:
    """Replay a recorded game and compare the digest of all views; say what to do if it leads elsewhere."""
    try:
        return load(data)
    except Refused as no:
        raise AssertionError(f"{no}: {OTHER_POSITIONS}") from None


def is_as_recorded(match: Match, data: bytes) -> bool:
    """Tell whether a replayed game would be saved as it was recorded, without options that came later."""
    older = copy(match)
    recorded = msgspec.json.decode(data)["options"]
    older.settings = {name: value for name, value in match.settings.items() if name in recorded}
    return save(older) == data


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


def leads_elsewhere(data: bytes) -> bool:
    """Tell whether a recorded game leads to another end now."""
    try:
        return not is_as_recorded(load(data), data)
    except Refused:
        return True


def newest_released(game: Game[Any]) -> int:
    """Give the newest rules version of a game in the houses of earlier versions of Purrlor."""
    indexes = [msgspec.json.decode(path.read_bytes()) for path in TESTS.glob("houses/*/index.json")]
    facts = [table["facts"] for index in indexes for table in index["tables"]]
    return max((each["rules"] for each in facts if each["game"] == game.name), default=0)


def record_again(game: Game[Any]) -> None:
    """Replace the fixtures that no longer replay, and the counts in perft.txt."""
    home = TESTS / "games" / game.name.replace("-", "_")
    changed = [path for path in (home / "fixtures").glob("*.json") if leads_elsewhere(path.read_bytes())]
    if changed and game.version <= newest_released(game):
        sys.exit(f"houses hold games of rules version {game.version}: raise the version first")
    for path in changed:
        path.unlink()
    perft.write(home)
    if (home / "record.py").exists():
        import_module(f"tests.games.{home.name}.record").record()
    else:
        record(game, home / "fixtures", tries=0)


if __name__ == "__main__":
    require_current_rules()
    chosen = find_game(sys.argv[1])
    if len(sys.argv) > 2:
        record(chosen, Path(sys.argv[2]), tries=0)
    else:
        record_again(chosen)
