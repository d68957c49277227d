"""Recorded games: every ending, option, New Rule, Chaos Mode card and spell, replayed in both modes."""

from functools import cache
from pathlib import Path

import pytest

from purrlor.games.wizard_kittens import GAME
from purrlor.table.match import Match
from tests.games.wizard_kittens.record import FIXTURES, demanded, shown
from tests.perft import OTHER_POSITIONS
from tests.record import RECORD_MORE, is_as_recorded, replay

PATHS = sorted(FIXTURES.glob("*.json"))


@cache
def replayed(path: Path) -> Match:
    return replay(path.read_bytes())


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_recorded_game_leads_to_the_same_end(path: Path) -> None:
    match = replayed(path)
    assert match.over
    assert path.stem.startswith(f"{match.seats}-{match.score().ending}-")
    assert GAME.census(match.state)[:7] == [12, 12, 12, 12, 2, 2, 2]  # type: ignore[arg-type]
    assert is_as_recorded(match, path.read_bytes()), OTHER_POSITIONS


def test_everything_is_recorded() -> None:
    missing = demanded() - {thing for path in PATHS for thing in shown(replayed(path))}
    assert missing == set(), RECORD_MORE
