"""Compare the masks with the oracle's search, square by square."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from purrlor.games.isle_of_cats.actions import Remove
from purrlor.games.isle_of_cats.rules import aboard
from purrlor.games.isle_of_cats.rules.pieces import spots, tiles
from purrlor.games.isle_of_cats.rules.pieces.squares import COLUMN, ROW, SQUARES, square_at
from purrlor.games.isle_of_cats.rules.questions import ASK_PLACE
from purrlor.games.isle_of_cats.rules.score.final import tie_break
from tests.games.isle_of_cats import oracle
from tests.games.isle_of_cats.both import BUFFER, NUMBER, Both, describe, lying, random_both
from tests.games.isle_of_cats.scene import RESCUE, Scene

ONE_OF_EACH_SHAPE = sorted({spots.OUR_SHAPES.shape[tile]: tile for tile in range(tiles.TILES)}.values())
SLOW = [HealthCheck.too_slow]
seeds = settings(max_examples=25, deadline=None, suppress_health_check=SLOW, derandomize=True)


def assert_same_placements(both: Both, tile: int) -> None:
    numbers = both.placements(tile)
    seen = [(lying(tile, n).cells, lying(tile, n).icons) for n in numbers]
    anywhere = aboard.may_leap(both.boats, both.seat, tile)
    wanted = both.boat.all_placements(*describe(tile), anywhere)
    assert len(seen) == len(set(seen))
    assert set(seen) == {(t.cells, t.icons) for t in wanted}
    assert aboard.fits(spots.OUR_SHAPES, both.boats, both.seat, tile) == bool(numbers)


@pytest.mark.parametrize("tile", ONE_OF_EACH_SHAPE)
def test_every_shape_on_an_empty_boat(tile: int) -> None:
    assert_same_placements(Both(), tile)


@pytest.mark.parametrize("tile", ONE_OF_EACH_SHAPE)
def test_every_shape_on_a_half_full_boat(tile: int) -> None:
    assert_same_placements(random_both(1000 + tile), tile)


@seeds
@given(st.integers(0, 10**6), st.integers(0, tiles.TILES - 1), st.integers(0, 1))
def test_random_tiles_on_random_boats(seed: int, tile: int, leaps: int) -> None:
    both = random_both(seed)
    both.boats[both.seat * aboard.BOAT_SIZE + aboard.LEAPS] = leaps
    assert_same_placements(both, tile)


@seeds
@given(st.integers(0, 10**6), st.integers(0, tiles.TILES - 1))
def test_why_agrees_with_the_list(seed: int, tile: int) -> None:
    both = random_both(seed)
    legal = set(both.placements(tile))
    for number in range(-1, spots.PLACEMENTS + 1):
        why = aboard.why_not_here(spots.OUR_SHAPES, both.boats, both.seat, tile, number)
        assert (why == aboard.FITS) == (number in legal)


@seeds
@given(st.integers(0, 10**6))
def test_removing_tiles_leaves_what_was_never_covered(seed: int) -> None:
    both = random_both(seed)
    rng = random.Random(seed)
    for _ in range(min(3, len(both.boat.tiles))):
        both.remove(rng.randrange(len(both.boat.tiles)))
    for n, cell in enumerate(oracle.READING):
        tile = aboard.tile_covering(spots.OUR_SHAPES, both.boats, both.seat, n)
        assert (tile >= 0) == (cell in both.boat.covered())
    # Laid again in the same order, the boat is the same to the last number.
    again = aboard.new_boats(spots.OUR_SHAPES, [both.boats[aboard.WHICH_BOAT]] * (both.seat + 1))
    for slot in range(len(both.boat.tiles)):
        tile = aboard.tile_in(both.boats, both.seat, slot)
        aboard.place(
            spots.OUR_SHAPES,
            again,
            both.seat,
            tile,
            aboard.placement_in(spots.OUR_SHAPES, both.boats, both.seat, slot),
        )
    assert list(again) == list(both.boats)
    for tile in (NUMBER["C1", None], NUMBER["L5", "red"]):
        assert_same_placements(both, tile)


@seeds
@given(st.integers(0, 10**6), st.integers(0, tiles.TILES - 1))
def test_maps_and_touched_cats_as_the_oracle_sees_them(seed: int, tile: int) -> None:
    both = random_both(seed)
    for number in both.placements(tile):
        earns = aboard.covers_own_map(spots.OUR_SHAPES, both.boats, both.seat, tile, number)
        assert earns == both.boat.earns_treasure(lying(tile, number))
    for slot, laid in enumerate(both.boat.tiles):
        cats = [cat for cat in both.boat.cats() if cat is not laid]
        touched = any(oracle.touch(laid.cells, cat.cells) for cat in cats)
        assert aboard.touches_a_cat(spots.OUR_SHAPES, both.boats, both.seat, slot) == touched


def test_no_square_is_lost_between_the_two_numberings() -> None:
    assert [square_at(x, y) for x, y in oracle.READING] == list(range(SQUARES))
    for spot in range(0, len(spots.OUR_SHAPES.key), 97):
        key = spots.OUR_SHAPES.key[spot]
        assert spots.OUR_SHAPES.spot[key] == spot
        shape = key // spots.PLACEMENTS
        tile = next(t for t in range(tiles.TILES) if spots.OUR_SHAPES.shape[t] == shape)
        cells = lying(tile, key % spots.PLACEMENTS).cells
        squares = {spots.OUR_SHAPES.square_of_cell(spot, cell) for cell in range(spots.OUR_SHAPES.size[tile])}
        assert squares == {square_at(x, y) for x, y in cells}


def test_the_base_is_added_and_the_count_goes_on() -> None:
    both = Both()
    BUFFER[0] = 77
    count = aboard.placements(spots.OUR_SHAPES, both.boats, 0, NUMBER["X5", "red"], 5000, BUFFER, 1)
    assert BUFFER[0] == 77
    assert [BUFFER[n] - 5000 for n in range(1, count)] == both.placements(NUMBER["X5", "red"])


def test_a_leap_is_used_up_by_the_next_cat_or_treasure() -> None:
    both = Both().lay("X5", "red", 5, 3)
    at = aboard.LEAPS
    both.boats[at] = 2
    both.lay("C1", None, 20, 4)
    assert both.boats[at] == 1
    both.lay("royal_rat", None, 10, 4)
    assert both.boats[at] == 1


def with_rats(seed: int) -> Both:
    """Fill a boat quite full and add royal rats where they may lie."""
    rng = random.Random(seed)
    both = random_both(seed)
    for _ in range(3):
        numbers = both.placements(tiles.THE_ROYAL_RAT)
        if numbers and len(both.boat.tiles) < 70:
            both.place(tiles.THE_ROYAL_RAT, rng.choice(numbers))
    return both


def aboard_of(both: Both, scene: Scene) -> Scene:
    """Give seat 0 of a scene this boat."""
    for i in range(aboard.BOAT_SIZE):
        scene.state.boats[i] = both.boats[both.seat * aboard.BOAT_SIZE + i]
    return scene


def offered_rats(both: Both, scene: Scene) -> set[oracle.Cell]:
    """The squares of the royal rats that a scene offers to be driven off."""
    choices = aboard_of(both, scene).choices(0)
    squares = [choice.square for choice in choices if isinstance(choice, Remove)]
    return {(COLUMN[square], ROW[square]) for square in squares}


@seeds
@given(st.integers(0, 10**6), st.integers(0, tiles.TILES - 1))
def test_ic_8_42_the_oracle_drives_off_the_same_royal_rats(seed: int, tile: int) -> None:
    both = with_rats(seed)
    turn = Scene(RESCUE, event="two_fish_more").own(0, fish=1).field("i5_red", "").go()
    assert offered_rats(both, turn) == {cell for rat in both.boat.driven_off() for cell in rat.cells}
    if tile == tiles.THE_ROYAL_RAT:
        return
    placing = Scene(RESCUE, event="two_fish_more").own(0, fish=1).field("i5_red", "").go()
    placing.state.ask(ASK_PLACE, 0, tile)
    wanted = both.boat.driven_off(describe(tile))
    assert offered_rats(both, placing) == {cell for rat in wanted for cell in rat.cells}


@seeds
@given(st.integers(0, 10**6))
def test_ic_5_4_the_oracle_breaks_ties_by_the_same_rooms(seed: int) -> None:
    both = random_both(seed)
    scene = aboard_of(both, Scene(RESCUE, family=True))
    assert tie_break(scene.state, 0) == len(both.boat.full_rooms())
