"""An owner's deck for the Isle of Cats."""

import pytest

from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats.cards import HOUSE, LESSON_ROWS, OUR_LESSONS
from purrlor.games.isle_of_cats.deck import (
    CAT_NAMES,
    COPIED,
    event_tiles_of,
    lessons_of,
    shapes_of,
    supply_of,
)
from purrlor.games.isle_of_cats.rules.isle import deal
from purrlor.games.isle_of_cats.rules.modules.events import sisters_event_points
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENT_NAMES, EVENT_TILE_ROWS
from purrlor.games.isle_of_cats.rules.pieces.spots import OUR_SHAPES
from purrlor.games.isle_of_cats.rules.pieces.squares import square_at
from purrlor.games.isle_of_cats.rules.pieces.supply import OUR_SUPPLY
from purrlor.games.isle_of_cats.rules.pieces.tiles import TILE_NAMES
from purrlor.games.isle_of_cats.rules.score.verbs import lesson_points
from purrlor.games.isle_of_cats.rules.table import EVENT_OF_DAY, Options
from purrlor.table.deck_file import export_deck, read_deck
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.texts import LANGUAGES, deck_texts, game_texts
from purrlor.table.wire import load, save
from tests.games.isle_of_cats.both import Both, fill
from tests.record import random_match

HEAD = 'game = "isle-of-cats"\n'
ALL = {"players": 1, "events": True, "new_lessons": True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exported_deck_plays_the_same_game(language: str) -> None:
    text = export_deck(GAME, language)
    assert "⟨" not in text
    deck = read_deck(GAME, text)
    assert set(deck) == {table.name for table in GAME.deck_tables}
    assert Match.new(GAME, ALL, seed=4, deck=deck).digest() == Match.new(GAME, ALL, seed=4).digest()
    ours = lessons_of(deck)
    for number, *_, source in LESSON_ROWS:
        for mine, known in ((ours.points, OUR_LESSONS.points), (ours.verbs, OUR_LESSONS.verbs)):
            assert mine[number] == known[number]
        assert ours.arguments[number] == OUR_LESSONS.arguments[number], source


def test_every_house_lesson_and_event_tile_can_be_replaced() -> None:
    tables = {table.name: table.ids for table in GAME.deck_tables}
    assert tables["lesson"] == [f"lesson_{row[0]}" for row in LESSON_ROWS if row[6] == HOUSE]
    assert len(tables["event_tile"]) == len(EVENT_TILE_ROWS)


def test_ic_9_4_a_replaced_lesson_scores_as_its_row_says() -> None:
    named = '[[lesson]]\nid = "lesson_217"\nname_en = "Dinner"\nabout_en = "7 for a full dining room"\n'
    deck = read_deck(GAME, HEAD + named + 'points = 7\ncounts = "rooms_full"\nrooms = ["dining"]\n')
    both = fill(Both(), "dining")
    tally = both.tally()
    assert lesson_points(tally, 217, 0) == 2
    tally.lessons = lessons_of(deck)
    assert lesson_points(tally, 217, 0) == 7
    assert deck_texts(GAME, "pl", deck).thing("card", "lesson_217") == "Dinner"
    match = Match.new(GAME, {"players": 2, "new_lessons": True}, seed=1, deck=deck)
    assert load(save(match)).deck == deck
    assert match.state.options.lessons.points[217] == 7  # type: ignore[attr-defined]


def test_ic_9_3_replaced_event_tiles_lie_on_the_days() -> None:
    rows = [
        f'[[event_tile]]\nid = "tile_{n}"\ngem = "fewer_cats"\nplain = "full_rooms"\n' for n in range(1, 16)
    ]
    points = '[[sisters_points]]\nid = "full_rooms"\nday_2 = 1\nday_3 = 2\nday_4 = 3\n'
    deck = read_deck(GAME, HEAD + "".join(rows) + points)
    tiles = event_tiles_of(deck)
    state = deal(Options(2, events=True, event_tiles=tiles), Rng.seeded(1))
    days = [EVENT_NAMES[state.notes[EVENT_OF_DAY + n]] for n in range(5)]
    assert days == ["fewer_cats", "full_rooms", "full_rooms", "full_rooms", "fewer_cats"]
    event = EVENT_NAMES.index("full_rooms")
    assert [sisters_event_points(tiles, event, day) for day in range(1, 6)] == [0, 1, 2, 3, 0]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[[event_tile]]\nid = "tile_3"\nplain = "semi_permanent"\n', "too-many-for-the-supply"),
        ('[[event_tile]]\nid = "tile_5"\nplain = "royal_rat_for_all"\n', "too-many-for-the-supply"),
        ('[[event_tile]]\nid = "tile_5"\ngem = "full_rooms"\n', "deck-bad-word"),
        ('[[lesson]]\nid = "lesson_216"\ncounts = "visible_rats"\n', "lesson-needs-number"),
        ('[[lesson]]\nid = "lesson_224"\nnumber = 2\n', "lesson-needs-number"),
        ('[[lesson]]\nid = "lesson_216"\ncounts = "rooms_empty"\n', "lesson-needs-rooms"),
        ('[[lesson]]\nid = "lesson_216"\npoints = 99\n', "deck-out-of-range"),
        ('[[lesson]]\nid = "lesson_113"\npoints = 9\n', "deck-no-such-card"),
    ],
)
def test_a_deck_that_does_not_work_is_refused(text: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        read_deck(GAME, HEAD + text)
    reason = caught.value.reason
    assert reason.because is not None
    assert reason.because.key == key
    assert all("⟨" not in game_texts(GAME, language).reason(reason) for language in LANGUAGES)


def test_games_with_any_deck_come_to_an_end() -> None:
    text = "".join(
        f'[[lesson]]\nid = "lesson_{n}"\ncounts = "cats_on_edge"\nnumber = 30\n' for n in range(216, 231)
    )
    deck = read_deck(GAME, HEAD + text)
    for settings in (
        {"players": 2, "new_lessons": True},
        {"players": 2, "new_lessons": True, "family": True},
    ):
        match = Match.new(GAME, settings, seed=2, deck=deck)
        rng = Rng.seeded(1)
        while not match.over:
            choices = match.choices(match.asked[0])
            match.submit(match.asked[0], choices[rng.below(len(choices))])
        assert min(match.score().places) == 1


HOOK = "#.. #.. ###"
OWN_TILES = f'''{HEAD}
[[kitten]]
id = "k_i3_blue"
name_en = "Hooked kitten"
shape = "{HOOK}"

[[beast]]
id = "b8"
shape = "BGR ###"
'''
MODULES = {"players": 3, "kittens": True, "beasts": True}


def looks(picture: str) -> set[frozenset[int]]:
    """List the squares of every place where a shape can lie, turned and flipped, one square at a time."""
    cells = [(x, y) for y, row in enumerate(picture.split()) for x, sign in enumerate(row) if sign != "."]
    found = set()
    for turn in range(8):
        turned = [(-x, y) for x, y in cells] if turn >= 4 else cells
        for _ in range(turn % 4):
            turned = [(-y, x) for x, y in turned]
        for left in range(-9, 31):
            for top in range(-9, 18):
                squares = [square_at(left + x, top + y) for x, y in turned]
                if min(squares) >= 0:
                    found.add(frozenset(int(square) for square in squares))
    return found


def test_ic_9_1_an_owners_kitten_lies_wherever_its_own_shape_fits() -> None:
    shapes = shapes_of(read_deck(GAME, OWN_TILES))
    tile = TILE_NAMES.index("k_i3_blue")
    shape = shapes.shape[tile]
    spots = range(shapes.first_spot[shape], shapes.first_spot[shape + 1])
    assert shapes.size[tile] == 5
    lying = [frozenset(int(shapes.square_of_cell(spot, cell)) for cell in range(5)) for spot in spots]
    assert len(lying) == len(set(lying))
    assert set(lying) == looks(HOOK)
    other = TILE_NAMES.index("s4_red")
    assert shapes.size[other] == OUR_SHAPES.size[other]


def test_an_owners_tiles_are_played_shown_and_saved_and_are_the_same_for_all_clones() -> None:
    deck = read_deck(GAME, OWN_TILES)
    match = random_match(GAME, GAME.settle(MODULES), "hooks", deck=deck)
    state = match.state
    assert match.over
    assert state.clone().shapes is state.shapes  # type: ignore[attr-defined]
    view = GAME.table_view(state)  # type: ignore[arg-type]
    assert view.own_tiles == {"k_i3_blue": HOOK, "b8": "BGR ###"}  # type: ignore[attr-defined]
    assert load(save(match)).digest() == match.digest()
    assert deck_texts(GAME, "pl", deck).thing("tile", "k_i3_blue") == "Hooked kitten"


def test_our_own_tiles_are_not_told_again() -> None:
    match = Match.new(GAME, MODULES, seed=3, deck=read_deck(GAME, export_deck(GAME)))
    assert match.state.shapes is OUR_SHAPES  # type: ignore[attr-defined]
    assert GAME.table_view(match.state).own_tiles == {}  # type: ignore[arg-type, attr-defined]


@pytest.mark.parametrize(
    ("row", "key"),
    [
        ('[[kitten]]\nid = "k_i3_blue"\nshape = "##"\n', "deck-picture-squares"),
        ('[[kitten]]\nid = "k_i3_blue"\nshape = "##. ..#"\n', "deck-picture-in-pieces"),
        ('[[kitten]]\nid = "k_i3_blue"\nshape = "#B#"\n', "deck-picture-signs"),
        ('[[beast]]\nid = "b1"\nshape = "BG###"\n', "beast-needs-icons"),
        ('[[late_arrival]]\nid = "player_5"\ncats = ["s4"]\n', "deck-how-many-words"),
    ],
)
def test_a_tile_that_can_not_be_is_refused_by_its_field(row: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        read_deck(GAME, HEAD + row)
    because = caught.value.reason.because
    assert because is not None
    assert because.key == key


def test_ic_9_5_an_owners_late_arrivals_bring_their_own_cats_cards_and_treasures() -> None:
    cards = ", ".join(['"leap"'] * 35)
    row = '[[late_arrival]]\nid = "player_5"\ncommons = 13\nbaskets = 11\ncats = ["s4", "s4", "x5", "x5"]\n'
    supply = supply_of(read_deck(GAME, f"{HEAD}{row}cards = [{cards}]\n"))
    assert (supply.commons_of_each_shape(5), supply.permanent_baskets(5)) == (13, 11)
    assert supply.commons_of_each_shape(6) == OUR_SUPPLY.commons_of_each_shape(6)
    more = [new - old for new, old in zip(supply.bag_of(5), OUR_SUPPLY.bag_of(4), strict=True)]
    assert {TILE_NAMES[tile]: n for tile, n in enumerate(more) if n and tile < 85} == {
        f"{shape}_{colour}": 2
        for shape in ("s4", "x5")
        for colour in ("blue", "green", "red", "purple", "orange")
    }
    assert supply.deck_of(5, False)[150:] == [69] * 35
    assert "oshax" not in COPIED


def test_ic_9_4_a_lesson_without_a_sentence_says_what_it_counts_now() -> None:
    row = '[[lesson]]\nid = "lesson_217"\npoints = 4\ncounts = "families_of"\nnumber = 5\n'
    deck = read_deck(GAME, HEAD + row)
    said = deck_texts(GAME, "en", deck).say("card-lesson_217-about")
    assert said == "4 points for each family of at least so many cats (5)."
    assert deck_texts(GAME, "pl", deck).say("card-lesson_217-about").startswith("4 punkty za każdą rodzinę")
    five = '[[lesson]]\nid = "lesson_217"\npoints = 4\ncounts = "five_red_cats"\n'
    lessons = lessons_of(read_deck(GAME, HEAD + five))
    red = next(row for row in LESSON_ROWS if row[0] == 130)
    assert (lessons.verbs[217], lessons.arguments[217]) == (red[4], red[5])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_calls_the_shapes_of_cats_as_the_game_does(language: str) -> None:
    texts = game_texts(GAME, language)
    for shape in CAT_NAMES:
        assert texts.thing("tile", f"{shape}_blue").endswith(f"({texts.thing('cat-shape', shape)})")
