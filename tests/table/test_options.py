"""Options know each other: what they declare is what the game refuses, and every clash has a way out."""

from __future__ import annotations

from typing import Any

import pytest

from purrlor.table.game import Game, all_games
from purrlor.table.options import PLAYERS, every_combination
from purrlor.table.texts import LANGUAGES, game_texts

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.name))


@GAMES
def test_a_game_refuses_exactly_what_it_declares(game: Game[Any]) -> None:
    for settings in every_combination(game.options):
        clashes = [clash for clash in game.clashes if clash.holds(settings)]
        reason = game.refuse(settings)
        assert (reason and (reason.rule, reason.key)) == (
            (clashes[0].rule, clashes[0].key) if clashes else None
        )


@GAMES
def test_a_clash_names_options_and_values_and_says_why(game: Game[Any]) -> None:
    values = {option.name: option.values for option in game.options}
    for clash in game.clashes:
        assert dict(clash.when).keys() <= values.keys()
        assert all(set(named) < set(values[name]) for name, named in clash.when)
        assert all(game_texts(game, language).say(f"why-{clash.key}") for language in LANGUAGES)


@GAMES
def test_an_option_that_changes_nothing_can_be_left_as_it_is(game: Game[Any]) -> None:
    allowed = [settings for settings in every_combination(game.options) if game.refuse(settings) is None]
    for option in game.options:
        for name, values in option.moot:
            for value in values:
                assert any(one[name] == value and one[option.name] == option.default for one in allowed)


@GAMES
def test_for_every_number_of_players_that_is_offered_other_options_give_way(game: Game[Any]) -> None:
    for count in game.player_counts():
        assert any(
            settings[PLAYERS] == count and game.refuse(settings) is None
            for settings in every_combination(game.options)
        )
