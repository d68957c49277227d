"""What the view tells of points before the end: standing, lessons and placements."""

from __future__ import annotations

import random
from typing import Any

import pytest

from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats import cards as v
from purrlor.games.isle_of_cats.actions import Place, Take
from purrlor.games.isle_of_cats.lights import counted_squares
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.pieces.squares import (
    BIT_OF,
    ROOM_LETTERS,
    ROOM_PICTURE,
    SQUARES,
    WORD_OF,
    WORDS,
    square_at,
    squares_marked,
)
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import how_often
from purrlor.games.isle_of_cats.rules.table import Table
from purrlor.games.isle_of_cats.score import Progress, outlook, tally_of
from purrlor.table.match import Match
from tests.games.isle_of_cats.scene import RESCUE, Scene
from tests.record import random_match
from tools.pieces import TARGET, pieces


def test_an_empty_boat_has_all_its_rats_and_open_rooms() -> None:
    standing = Scene(RESCUE).field("s4_blue").go().place(0).standing
    assert (standing.rats, standing.rooms, standing.families, standing.sum) == (-19, -35, 0, -54)


def test_the_standing_at_the_end_is_the_score_without_private_lessons() -> None:
    for seed in ("one", "two"):
        match = random_match(GAME, GAME.settle({"players": 3, "beasts": True}), seed, 20_000)
        lines = match.score().lines
        for seat, place in enumerate(match.view(-1).table.places):  # type: ignore[attr-defined]
            private = sum(line.amounts[seat] or 0 for line in lines if line.key == "score-lesson")
            points = next(line.amounts[seat] for line in lines if line.key == "score-total")
            assert place.standing.sum + private == points


def test_a_lesson_tells_how_far_one_is() -> None:
    scene = Scene(RESCUE).boat(0, "A").field("s4_blue")
    scene.lay(0, "c1", 9, 4).lay(0, "k_i3_red", 9, 3).lay(0, "k_l3_red", 10, 5)
    scene.give(0, "lesson_130", t.LAID).give(0, "lesson_123", t.LAID).give(0, "lesson_113").go()
    known = {one.card: one for one in scene.seat(0).progress}
    reds = tuple(square_at(x, y) for x, y in [(9, 3), (10, 3), (11, 3), (10, 5), (10, 6), (11, 6)])
    assert known["lesson_130"] == Progress("lesson_130", 0, 9, 2, 5)
    assert known["lesson_123"] == Progress("lesson_123", 1, None, None, None)
    assert known["lesson_113"] == Progress("lesson_113", 0, 12, 0, 44)
    seen = outlook(scene.state, 0)
    assert seen is not None
    assert (seen.counts["lesson_130"], seen.counts["lesson_123"]) == (reds, (square_at(9, 4),))
    assert len(seen.counts["lesson_113"]) == 44
    assert scene.seat(1).progress == ()


def holding_green() -> Scene:
    """Let seat 0 hold a green cat over a boat with a coin on it."""
    scene = Scene(RESCUE).boat(0, "A").own(0, fish=9, baskets=1).own(1, fish=9, baskets=1)
    scene.lay(0, "c1", 9, 4).field("k_i3_red i5_green").go()
    return scene.do(0, Take("i5_green", "left"))


def test_each_placement_tells_what_it_would_change() -> None:
    scene = holding_green()
    before, choices, gains = scene.place(0).standing.sum, scene.choices(0), outlook(scene.state, 0)
    assert gains is not None
    assert len(choices) == len(gains.points)
    for action, points in list(zip(choices, gains.points, strict=True))[::3]:
        assert holding_green().do(0, action).place(0).standing.sum - before == points


def test_a_placement_on_the_own_map_tells_of_the_treasure() -> None:
    scene = Scene(RESCUE).boat(0, "A").own(0, fish=9, baskets=1).field("i5_green").go()
    scene.do(0, Take("i5_green", "left"))
    gains, choices = outlook(scene.state, 0), scene.choices(0)
    assert gains is not None
    # The green map of this boat is its very first square, and the bar lies over it or hangs from it.
    over = [i for i, one in enumerate(choices) if isinstance(one, Place) and one.square == 0]
    assert list(gains.bonus) == over


def test_a_placement_tells_of_what_its_points_are_made_and_a_good_one_is_named() -> None:
    scene = Scene(RESCUE).boat(0, "A").own(0, fish=9, baskets=1).field("i5_green").go()
    scene.do(0, Take("i5_green", "left"))
    gains = outlook(scene.state, 0)
    assert gains is not None
    # On an empty boat a bar covers rats and fills no room: its points are the rats, and it is alone.
    assert gains.parts["rats"] == gains.points
    assert set(gains.parts["family"]) == {1}
    # The map's treasure comes on top of what any other place brings.
    assert gains.best in gains.bonus


def test_prices_stand_beside_the_tiles() -> None:
    scene = Scene(RESCUE, kittens=True, beasts=True).field("s4_blue", "b1 i5_red", "k_i3_red").go()
    assert scene.table.prices == {"left": (3,), "right": (5, 5), "nursery": (2,)}
    assert Scene(RESCUE, family=True).field("s4_blue").table.prices == {}


def test_the_sisters_points_are_counted_as_at_the_end() -> None:
    match = random_match(GAME, GAME.settle({"players": 1, "difficulty": "expert"}), "alone", 20_000)
    sister = match.view(-1).table.sister  # type: ignore[attr-defined]
    lines = match.score().lines
    lessons = [line.amounts[0] for line in lines if line.key == "score-sister-lesson"]
    colours = [line.amounts[0] for line in lines if line.key == "score-sister-colour"]
    assert list(sister.lesson_points) == lessons
    assert list(sister.colour_points) == colours


def test_the_clients_pictures_of_tiles_and_cards_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == pieces(), "python -m tools.pieces"


def chip(match: Match, seat: int) -> int:
    """Count the points of a seat as its own page shows them: the boat, and the lessons that only it knows."""
    view: Any = match.view(seat)
    points = {one.card: one.points for one in view.own.progress}
    return int(view.table.places[seat].standing.sum + sum(points[card] for card in view.own.lessons))


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_placement_adds_to_the_points_of_a_seat_what_was_said_of_it(seed: str) -> None:
    options = {"players": 2, "kittens": True, "beasts": True, "new_lessons": True}
    match, rng = Match.new(GAME, GAME.settle(options), seed), random.Random(seed)
    with_lessons = 0
    while not match.over:
        seat = match.asked[0]
        choices, gains = match.choices(seat), match.outlook(seat)
        which = rng.randrange(len(choices))
        before = chip(match, seat) if gains else 0
        match.submit(seat, choices[which])
        if gains and which < len(gains.points):
            assert chip(match, seat) - before == gains.points[which]
            view: Any = match.view(seat)
            with_lessons += bool(view.own.lessons)
    assert with_lessons > 0


# Verbs that pay for each tile, each square or each room that they count.
FOR_TILES = [
    v.PER_CATS_ON_EDGE,
    v.PER_LONELY_CAT,
    v.PER_OSHAX,
    v.PER_CAT_OF_BEST_COLOUR_ON_EDGE,
    v.PER_CAT_IN_MIDDLE_ROW,
    v.PER_CAT_IN_BEST_ROW,
    v.PER_CAT_IN_BEST_COLUMN,
    v.PER_CAT_AROUND_BEST_CAT,
    v.PER_CAT_IN_LARGEST_FAMILY,
    v.PER_RARE,
    v.PER_COMMON,
    v.PER_TREASURE,
    v.PER_CAT_WITHOUT_TREASURE,
]
FOR_TILES_OF_A_COLOUR = [
    v.PER_CAT_OF_COLOUR_ON_EDGE,
    v.PER_CAT_OF_COLOUR,
    v.PER_LONELY_CAT_OF_COLOUR,
    v.PER_TREASURE_BESIDE_COLOUR,
]
FOR_SQUARES = [v.PER_VISIBLE_MAP, v.PER_COVERED_MAP, v.PER_MAP_UNDER_OWN_COLOUR, v.PER_RAT_BESIDE_CAT]
FOR_ROOMS = [v.PER_FULL_ROOM, v.PER_EMPTY_ROOM]


def test_what_a_lesson_lights_up_is_what_it_counts() -> None:
    options = {"players": 2, "kittens": True, "beasts": True, "events": True, "late_arrivals": False}
    for seed in ("one", "two", "three", "four"):
        match = random_match(GAME, GAME.settle(options), seed, 20_000)
        assert isinstance(match.state, Table)
        for seat in range(2):
            compare(tally_of(match.state, seat))


def compare(tally: Tally) -> None:
    """Compare what every verb lights up on a boat with how often it pays there."""

    def tiles(lit: tuple[int, ...]) -> int:
        whole = {slot: set(squares_on(tally, slot)) for slot in range(tally.tiles)}
        touched = [squares for squares in whole.values() if squares & set(lit)]
        assert set(lit) == set().union(*touched)
        return len(touched)

    for verb in FOR_TILES:
        assert tiles(counted_squares(tally, verb, 1, v.NO_COLOUR)) == how_often(tally, verb, 1, v.NO_COLOUR)
    for verb in FOR_TILES_OF_A_COLOUR:
        for colour in range(v.COLOURS):
            assert tiles(counted_squares(tally, verb, 1, colour)) == how_often(tally, verb, 1, colour)
    for verb in FOR_SQUARES:
        assert len(counted_squares(tally, verb, 1, v.NO_COLOUR)) == how_often(tally, verb, 1, v.NO_COLOUR)
    rooms = [set(squares_marked(ROOM_PICTURE, letter)) for letter in ROOM_LETTERS]
    for verb in FOR_ROOMS:
        lit = set(counted_squares(tally, verb, 1, v.NO_COLOUR))
        assert lit == set().union(*(room for room in rooms if room <= lit))
        assert sum(room <= lit for room in rooms) == how_often(tally, verb, 1, v.NO_COLOUR)
    for size in (3, 4):
        cats = tiles(counted_squares(tally, v.PER_FAMILY_OF, size, v.NO_COLOUR))
        assert cats == sum(tally.families[n] for n in range(tally.family_count) if tally.families[n] >= size)
    for room, squares in enumerate(rooms):
        assert set(counted_squares(tally, v.IF_ROOMS_EMPTY, 1 << room, v.NO_COLOUR)) == squares


def squares_on(tally: Tally, slot: int) -> list[int]:
    """List the squares that a tile covers."""
    return [n for n in range(SQUARES) if tally.squares[slot * WORDS + WORD_OF[n]] & BIT_OF[n]]
