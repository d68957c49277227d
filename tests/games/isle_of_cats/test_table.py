"""How the table is drawn, and how the judge sees it."""

from __future__ import annotations

import pytest
from rich.console import Console

from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats.actions import Place, Remove, Take
from purrlor.games.isle_of_cats.bot.judge import IsleJudge
from purrlor.games.isle_of_cats.terminal import boat_picture, draw
from purrlor.table.game import View
from purrlor.table.texts import LANGUAGES, game_texts
from tests.games.isle_of_cats.scene import BUYING, RESCUE, Scene
from tests.record import random_match

SETTINGS = (
    {"players": 2, "kittens": True, "beasts": True, "events": True},
    {"players": 1, "difficulty": "expert"},
    {"players": 3, "family": True},
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", SETTINGS)
def test_every_mode_can_be_drawn(given: dict[str, object], language: str) -> None:
    console = Console(width=120)
    for limit in (10, 60, 90, 20_000):
        match = random_match(GAME, GAME.settle(given), "drawn", limit)
        for seat in (-1, 0):
            with console.capture() as capture:
                console.print(draw(match.view(seat), game_texts(GAME, language), seat))
            assert "⟨" not in capture.get()


def test_a_boat_shows_its_tiles() -> None:
    scene = Scene(RESCUE).lay(0, "i5_red", 4, 3).lay(0, "royal_rat", 4, 4).go()
    console = Console(width=120)
    with console.capture() as capture:
        console.print(draw(View(scene.table, scene.seat(0)), game_texts(GAME, "en"), 0))
    assert capture.get().count("RR") == 2  # on the boat, and where the letters are explained


def test_family_mode_says_nothing_of_fish_and_baskets() -> None:
    match = random_match(GAME, GAME.settle({"players": 2, "family": True}), "drawn", 6)
    console = Console(width=120)
    with console.capture() as capture:
        console.print(draw(match.view(0), game_texts(GAME, "en"), 0))
    assert "Your family cards" in capture.get()
    assert not any(word in capture.get() for word in ("fish", "basket", "lesson"))


def test_a_card_shows_its_price_and_what_it_does() -> None:
    scene = Scene(BUYING).give(0, "sell_basket").go()
    console = Console(width=120)
    with console.capture() as capture:
        console.print(draw(View(scene.table, scene.seat(0)), game_texts(GAME, "en"), 0))
    texts = game_texts(GAME, "en")
    shown = " ".join(capture.get().split())
    assert f"{texts.thing('card', 'sell_basket')} (2 fish): {texts.say('card-sell_basket-about')}" in shown


PLACES = {  # what a choice says of squares that are easily found on the printed boat
    0: ("column 8, row 1 (upper bedroom)", "kolumna 8, rząd 1 (górna sypialnia)"),
    81: ("column 22, row 5 (captain's room, fore)", "kolumna 22, rząd 5 (kajuta kapitana na dziobie)"),
    141: ("column 15, row 9 (main room)", "kolumna 15, rząd 9 (główne pomieszczenie)"),
}


def test_a_choice_says_where_on_the_boat_in_words_of_the_table() -> None:
    for language, texts in ((code, game_texts(GAME, code)) for code in LANGUAGES):
        for square, said in PLACES.items():
            where = said[LANGUAGES.index(language)]
            assert where in texts.record(Place("i5_red", 0, square))
            assert where in texts.record(Remove(square))
        every = {texts.record(Place("i5_red", turn, square)) for turn in range(8) for square in range(142)}
        assert len(every) == 8 * 142


def test_rows_and_columns_of_a_drawn_boat_are_numbered() -> None:
    scene = Scene(RESCUE).lay(0, "royal_rat", 4, 4).go()
    console = Console(width=120)
    with console.capture() as capture:
        console.print(boat_picture(scene.table.places[0]))
    head, *rows = capture.get().splitlines()
    row = next(row for row in rows if "RR" in row)
    assert row.startswith("5 ")
    assert head[row.index("RR") :].startswith("5 ")


def worth(scene: Scene) -> float:
    """Judge a scene for seat 0."""
    return IsleJudge().worth(scene.state, 0)


def test_the_judge_likes_families_covered_rats_and_full_rooms() -> None:
    def reds(*places: tuple[int, int]) -> Scene:
        scene = Scene(RESCUE).boat(0, "A").field("s4_blue", "")
        for x, y in places:
            scene.lay(0, "k_i3_red", x, y)
        return scene.go()

    assert worth(reds((9, 3), (9, 4), (9, 5))) > worth(reds((9, 3), (13, 4), (9, 5)))
    bare = Scene(RESCUE).boat(0, "A").lay(0, "c2", 9, 4).field("s4_blue", "").go()
    rats = Scene(RESCUE).boat(0, "A").lay(0, "c2", 7, 3).field("s4_blue", "").go()
    assert worth(rats) > worth(bare)


def test_the_judge_takes_a_cat_of_a_family_rather_than_a_stranger() -> None:
    scene = Scene(RESCUE).own(0, fish=20).boat(0, "A").field("l5_red l5_blue", "")
    for y in (3, 4, 5):
        scene.lay(0, "k_i3_red", 9, y)
    scene.go()
    values = []
    for tile in ("l5_red", "l5_blue"):
        world = scene.state.clone()
        world.apply(0, GAME.actions.number(scene.state, Take(tile, "left")))
        values.append(IsleJudge().worth(world, 0))
    assert values[0] > values[1]
