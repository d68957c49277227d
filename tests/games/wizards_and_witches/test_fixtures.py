"""Recorded games: one for each set of options and each way to end, replayed in both modes."""

from pathlib import Path

import pytest

from purrlor.games.wizards_and_witches import GAME
from purrlor.games.wizards_and_witches.cards import COPIES
from purrlor.table.conform import legal_settings
from tests.perft import OTHER_POSITIONS
from tests.record import fixture_name, is_as_recorded, replay

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.json"))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_recorded_game_leads_to_the_same_end(path: Path) -> None:
    data = path.read_bytes()
    match = replay(data)
    assert match.over
    assert fixture_name(match.settings, match.score().ending).split("_")[-1] == path.stem.split("_")[-1]
    assert match.game.census(match.state) == COPIES
    assert is_as_recorded(match, data), OTHER_POSITIONS


def test_every_option_and_every_ending_is_recorded() -> None:
    names = {path.stem for path in FIXTURES}
    assert {fixture_name(settings, "last-standing") for settings in legal_settings(GAME)} <= names
    assert any(name.endswith("_stalemate") for name in names)
