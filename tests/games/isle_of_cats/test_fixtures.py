"""Recorded games, replayed in both modes: together they show every card, event and ending."""

from functools import cache
from pathlib import Path

import pytest

from purrlor.table.match import Match
from tests.games.isle_of_cats.coverage import shown_by, wanted
from tests.perft import OTHER_POSITIONS
from tests.record import RECORD_MORE, is_as_recorded, replay

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.json"))
EARLIER = sorted((Path(__file__).parent / "earlier").glob("*.json"))  # games of rules version 2


@cache
def replayed(path: Path) -> Match:
    """Play a recorded game again."""
    return replay(path.read_bytes())


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_recorded_game_leads_to_the_same_end(path: Path) -> None:
    match = replayed(path)
    assert match.over
    assert match.score().ending == path.stem.split("_")[-1]
    assert match.game.census(match.state) == match.game.census(match.at(0).state)
    assert is_as_recorded(match, path.read_bytes()), OTHER_POSITIONS


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_a_game_of_earlier_rules_leads_to_the_same_end(path: Path) -> None:
    match = replayed(path)
    assert (match.rules, match.over) == (2, True)
    assert match.score().ending == path.stem.split("_")[-1]


def test_every_card_event_lesson_and_ending_is_recorded() -> None:
    shown: set[str] = set()
    for path in FIXTURES:
        shown |= shown_by(replayed(path))
    assert wanted() - shown == set(), RECORD_MORE
