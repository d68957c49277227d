"""Recorded games: every number of players, variant, ending and King card, replayed in both modes."""

import pytest

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER
from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.actions import Ready
from purrlor.games.battle_kittens.cards import KING_NAMES, NAMES
from purrlor.games.battle_kittens.events import DrewKing
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.view import kitten
from purrlor.table.match import Match
from purrlor.table.options import Settings
from purrlor.table.wire import load, save
from tests.games.battle_kittens.record import FIXTURES, GIVEN, SHARED
from tests.perft import OTHER_POSITIONS
from tests.record import RECORD_MORE, fixture_name, is_as_recorded, replay

PATHS = sorted(FIXTURES.glob("*.json"))


@pytest.mark.parametrize("name", [path.stem for path in PATHS])
def test_a_recorded_game_leads_to_the_same_end(name: str) -> None:
    data = (FIXTURES / f"{name}.json").read_bytes()
    match = replay(data)
    assert match.over
    assert fixture_name(match.settings, match.score().ending) == name
    assert set(match.game.census(match.state)) == {1}
    assert is_as_recorded(match, data), OTHER_POSITIONS


def test_every_variant_every_number_of_players_and_both_endings_are_recorded() -> None:
    wanted = {fixture_name(GAME.settle(given), "most-fish") for given in GIVEN}
    wanted.add(fixture_name(GAME.settle(SHARED), "shared"))
    assert {path.stem for path in PATHS} == wanted, RECORD_MORE
    for option in GAME.options:
        missing = set(option.values) - {GAME.settle(given)[option.name] for given in GIVEN}
        assert missing == set(), f"add settings with this {option.name} to GIVEN in record.py"


def test_every_king_card_is_drawn_in_some_recorded_game() -> None:
    drawn = {
        event.king
        for path in PATHS
        for event in replay(path.read_bytes()).story(WATCHER)
        if isinstance(event, DrewKing)
    }
    assert drawn == set(KING_NAMES), RECORD_MORE


@pytest.mark.parametrize(
    "settings", [{"players": 2}, {"players": 3, "short": True}, {"players": 6, "short": True}]
)
def test_a_game_of_rules_version_1_goes_on_as_it_began(settings: Settings) -> None:
    match, rng = Match.new(GAME, settings, "earlier", rules=1), Rng.seeded(1)
    state = match.state
    assert isinstance(state, BattleKittens)
    assert kitten(state, NAMES.index("bingo")).stats == (4, 2, 2, 4)
    while not match.over:
        seat = match.asked[rng.below(len(match.asked))]
        choices = match.choices(seat)
        assert Ready() not in choices, "the last Kitten that is sent ends the deployment"
        assert match.why(seat, Ready()) is not None
        match.submit(seat, choices[rng.below(len(choices)) if rng.below(4) == 0 else 0])
        assert state.under == 0, "what was put away is not drawn"
        assert set(GAME.census(match.state)) == {1}  # type: ignore[arg-type]
        assert GAME.view(match.state.guess(seat, rng), seat) == match.view(seat)  # type: ignore[arg-type]
    assert load(save(match)).digest() == match.digest()
