"""What lies in the boxes, as it is printed: the counts of the rulebooks, and rows of decks that exist."""

from __future__ import annotations

from typing import Any

import pytest

from purrlor.table.contents import CARD, MAT, PAGE, TILE, TOKEN
from purrlor.table.game import Game, all_games
from purrlor.table.print_guide import print_guide
from purrlor.table.texts import LANGUAGES, game_texts

# By the components that the rulebooks list.
BOXES = {
    "wizards-and-witches": {"card": 120},
    "wizard-kittens": {"component": 53, "curse": 12, "credit": 12, "rule": 6, "chaos": 4, "kitten": 4}
    | {"token": 4, "chapter": 12, "large_chapter": 3},
    "battle-kittens": {"kitten": 54, "battleground": 9, "attribute": 4, "king": 7, "fish": 65},
    "isle-of-cats": {
        "discovery": 150,
        "lesson": 8,
        "family": 18,
        "new_family": 7,
        "cat": 85,
        "oshax": 6,
        "rare": 25,
        "common": 44,
        "kitten": 20,
        "beast": 18,
        "royal_rat": 18,
        "island": 1,
        "kitten_board": 1,
        "boat": 6,
        "event_tile": 15,
        "fish": 42,
        "basket": 14,
        "semi_permanent": 10,
        "figure": 31,
        "beast_figure": 25,
        "points": 64,
        "colour": 5,
        "sisters_basket": 23,
        "sisters_lesson": 19,
        "late_card": 70,
        "late_tile": 74,
    },
}
GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.name))


@GAMES
def test_a_box_holds_as_many_things_as_the_rulebook_lists(game: Game[Any]) -> None:
    held = {pile.name: sum(pile.copies.values()) for pile in game.contents}
    assert held == BOXES[game.name]


def test_one_of_four_chaos_cats_says_that_it_opens_chapter_3() -> None:
    game = all_games()["wizard-kittens"]
    components = print_guide(game, game_texts(game, "en")).piles[0]
    told = {thing.about: thing.copies for thing in components.things if thing.about}
    assert sum(told.values()) == 4
    assert [copies for about, copies in told.items() if "chapter 3" in about] == [1]


@GAMES
def test_all_cards_that_an_owner_may_replace_are_printed(game: Game[Any]) -> None:
    printed = {(pile.table, name) for pile in game.contents if pile.table for name in pile.copies}
    replaced = {(table.name, card) for table in game.deck_tables for card in table.ids}
    # What players five and six bring and what the sister scores are numbers, not things.
    assert replaced - printed == {one for one in replaced if one[0] in ("late_arrival", "sisters_points")}
    assert printed <= replaced


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_its_words(game: Game[Any], language: str) -> None:
    guide = print_guide(game, game_texts(game, language))
    assert {pile.form for pile in guide.piles} <= {CARD, MAT, TILE, TOKEN, PAGE}
    said = [line for pile in guide.piles for line in (pile.title, pile.back)]
    said += [thing.about for pile in guide.piles for thing in pile.things] + guide.reference + guide.score
    assert [line for line in said if "⟨" in line] == []
    assert len(guide.reference) > 5
    assert len(guide.score) > 5
    assert guide.players == max(game.player_counts())
