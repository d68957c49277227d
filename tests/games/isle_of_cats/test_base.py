"""Test placement, final score and lessons of the base game by name.

Every question is put to the rules and to the oracle (`Both` insists that they agree).
"""

from __future__ import annotations

import pytest

from purrlor.core.arrays import ints, zeros
from purrlor.games.isle_of_cats.cards import RED
from purrlor.games.isle_of_cats.rules import aboard
from purrlor.games.isle_of_cats.rules.pieces import spots
from purrlor.games.isle_of_cats.rules.score import final
from purrlor.games.isle_of_cats.rules.score.verbs import family_score
from tests.games.isle_of_cats import oracle
from tests.games.isle_of_cats.both import NUMBER, Both, cover_rats, fill, lying, row_of

# Placement (section 3.3).


def test_ic_3_31_the_first_tile_lies_anywhere_later_ones_touch() -> None:
    both = Both()
    tile = NUMBER["X5", "red"]
    free = len(both.placements(tile))
    both.lay("C1", None, 0, 4)
    assert 0 < len(both.placements(tile)) < free
    far = next(n for n in range(142) if aboard.why_not_here(spots.OUR_SHAPES, both.boats, 0, tile, n) == 3)
    assert aboard.why_not_here(spots.OUR_SHAPES, both.boats, 0, tile, far) == aboard.TOUCHES_NOTHING


def test_ic_3_32_a_corner_is_not_a_side() -> None:
    both = Both().lay("C1", None, 5, 4)
    single = NUMBER["C1", None]
    beside = {oracle.READING[n % 142] for n in both.placements(single)}
    assert beside == {(4, 4), (6, 4), (5, 3), (5, 5)}


def test_ic_3_33_a_cat_on_its_map_earns_a_treasure() -> None:
    both = Both("A")  # the red map is at (1, 3)
    for name, colour, earns in (("L5", "red", True), ("L5", "blue", False), ("O5", "red", True)):
        tile = NUMBER[name, colour]
        number = next(n for n in both.placements(tile) if (1, 3) in lying(tile, n).cells)
        assert aboard.covers_own_map(spots.OUR_SHAPES, both.boats, 0, tile, number) is earns


# Final scoring (section 3.4, section 10).


def test_ic_3_41_an_empty_boat_costs_54() -> None:
    for letter in "ABCDEF":
        assert sum(Both(letter).lines().values()) == -19 - 35 == -54


@pytest.mark.parametrize(("size", "points"), [(2, 0), (3, 8), (4, 11), (5, 15), (10, 40), (11, 45)])
def test_ic_3_43_family_scores(size: int, points: int) -> None:
    assert family_score(size) == points
    both = row_of(Both(), size, "blue", 3, 3)
    assert both.lines()["families"] == points


def test_ic_3_42_only_a_full_room_saves_five() -> None:
    both = Both().lay("C1", None, 20, 3).lay("C1", None, 20, 4).lay("C1", None, 20, 5)
    assert both.lines()["rooms"] == -35
    both.lay("C1", None, 21, 4)
    assert both.lines()["rooms"] == -30


def test_ic_3_44_rare_treasures_score_three_common_none() -> None:
    both = Both().lay("R_O", None, 5, 3).lay("R_I", None, 7, 3).lay("C3I", None, 7, 4)
    assert both.lines()["rare_treasures"] == 6


def test_ic_3_45_colours_do_not_mix_in_a_family() -> None:
    both = row_of(Both(), 2, "blue", 5, 3)
    row_of(both, 2, "red", 7, 3)
    assert both.lines()["families"] == 0
    assert both.lesson(120) == 0


# Private, public and family lessons that need a full or special boat.


def test_ic_4_113_no_free_edge_square() -> None:
    both = Both()
    for x, y in sorted(oracle.EDGE):
        both.lay("C1", None, x, y)
    assert both.lesson(113) == both.lesson(156) == 12
    both.remove(0)
    assert both.lesson(113) == both.lesson(156) == 0


def test_ic_4_114_exactly_fifteen_cats() -> None:
    both = row_of(Both(), 14, "blue", 2, 3)
    assert both.lesson(114) == 0
    both.lay("O1", "red", 10, 0)
    assert both.lesson(114) == 10
    both.lay("K_L3", "green", 18, 3)
    assert both.lesson(114) == 0


def test_ic_4_115_three_cats_of_every_colour() -> None:
    both = Both()
    for n, colour in enumerate(oracle.COLOURS):
        row_of(both, 3 if colour != "orange" else 2, colour, 1 + 3 * n, 3)
    assert both.lesson(115) == 0
    both.lay("K_L3", "orange", 17, 2)
    assert both.lesson(115) == both.lesson(158) == 15


def test_ic_4_116_every_colour_on_the_edge() -> None:
    both = Both()
    for n, colour in enumerate(oracle.COLOURS[:4]):
        both.lay("K_I3", colour, 8 + n, 0, turn=1)
    assert (both.lesson(116), both.lesson(203)) == (0, 5)
    both.lay("K_I3", "orange", 10, 4)
    assert (both.lesson(116), both.lesson(203)) == (0, 5)
    both.lay("K_I3", "orange", 12, 0, turn=1)
    assert (both.lesson(116), both.lesson(152), both.lesson(203)) == (7, 9, 0)


def test_ic_4_121_the_largest_family_ties_score() -> None:
    both = row_of(Both(), 4, "red", 5, 3)
    both.player.elsewhere = 4
    assert both.lesson(121) == both.lesson(165) == 10
    both.player.elsewhere = 5
    assert both.lesson(121) == 0


def test_ic_4_121_alone_it_takes_seven() -> None:
    both = row_of(Both(), 6, "red", 5, 3)
    both.player.solo = True
    assert both.lesson(121) == 0
    both.lay("K_I3", "red", 11, 3, turn=1)
    assert both.lesson(121) == 10


def test_ic_4_127_exactly_five_of_a_colour() -> None:
    for number, colour in zip(range(127, 132), ("blue", "green", "purple", "red", "orange"), strict=True):
        both = row_of(Both(), 5, colour, 5, 3)
        assert both.lesson(number) == both.lesson(number + 32) == 9
        both.lay("K_L3", colour, 12, 3)
        assert both.lesson(number) == 0


def test_ic_4_132_exactly_five_rats() -> None:
    both = cover_rats(Both(), 14)
    assert both.lesson(132) == 10
    both.lay("royal_rat", None, 10, 4)
    assert both.lesson(132) == 0


def test_ic_4_135_pairs_of_cats_on_the_edge_round_down() -> None:
    both = row_of(Both(), 3, "red", 8, 0)
    assert (both.lesson(135), both.lesson(214)) == (1, 3)


def test_ic_4_136_both_captains_rooms() -> None:
    both = fill(fill(Both(), "captain_aft"), "captain_fore")
    assert both.lesson(136) == 12
    assert both.lesson(225) == 8
    both.remove(3)
    assert both.lesson(136) == 0


def test_ic_4_137_bedrooms_and_140_dining_room_empty() -> None:
    both = Both()
    assert (both.lesson(137), both.lesson(140)) == (18, 15)
    both.lay("X5", "red", 9, 1)
    assert (both.lesson(137), both.lesson(140)) == (0, 0)


def test_ic_4_138_families_of_four() -> None:
    both = row_of(Both(), 4, "red", 5, 3)
    row_of(both, 3, "blue", 10, 3)
    assert (both.lesson(138), both.lesson(213), both.lesson(224)) == (4, 10, 4)


def test_ic_4_146_lonely_cats_of_a_colour() -> None:
    both = row_of(Both(), 1, "red", 5, 3)
    row_of(both, 1, "blue", 6, 3)
    row_of(both, 2, "green", 9, 3)
    assert (both.lesson(146, "red"), both.lesson(146, "green"), both.lesson(120)) == (3, 0, 2)


def test_ic_4_149_a_treasure_counts_once() -> None:
    both = row_of(Both(), 2, "red", 5, 3)
    both.lay("C2", None, 5, 2).lay("C1", None, 9, 3)
    assert (both.lesson(149, "red"), both.lesson(149, "blue")) == (1, 0)


def test_ic_4_150_uncovered_maps() -> None:
    both = Both()
    assert (both.lesson(150), both.lesson(212)) == (25, 0)
    both.lay("C1", None, 7, 0)
    assert (both.lesson(150), both.lesson(212)) == (20, 4)


def test_ic_5_155_middle_row_full() -> None:
    both = Both()
    for x in range(21):
        both.lay("C1", None, x, 4)
    assert both.lesson(155) == 0
    both.lay("C1", None, 21, 4)
    assert both.lesson(155) == 10


def test_ic_5_1_family_mode_rare_treasures_score_nothing() -> None:
    both = Both().lay("R_O", None, 5, 3)
    both.player.family_mode = True
    assert both.lines()["rare_treasures"] == 0
    assert both.lesson(164) == 2


def test_ic_6_197_colours_away_from_treasure_count_missing_ones() -> None:
    both = row_of(Both(), 1, "red", 5, 3).lay("C1", None, 6, 3)
    row_of(both, 1, "blue", 9, 3)
    assert both.lesson(197) == 20
    assert both.lesson(211) == 3


def test_ic_6_204_her_best_other_lesson_again() -> None:
    both = Both()
    both.player.fish = 3
    lines = zeros(40)
    count = final.sister_lines(both.tally(), ints([0, 1, 2, 3, 4]), ints([204, 200, 199]), 3, 0, lines)
    by_card = {lines[2 * n]: lines[2 * n + 1] for n in range(count)}
    assert (by_card[204], by_card[200], by_card[199]) == (12, 12, 10)


def test_ic_6_2_colour_cards_pay_five_to_one() -> None:
    both = row_of(Both(), 2, "red", 5, 3)
    row_of(both, 3, "blue", 8, 3)
    lines = zeros(40)
    count = final.sister_lines(both.tally(), ints([2, 1, 0, 3, 4]), ints([]), 0, 0, lines)
    assert final.total(lines, count) == 2 * 5 + 3 * 3


def test_ic_6_3_alone_public_lessons_pay_half_rounded_up() -> None:
    both = row_of(Both(), 3, "red", 5, 3)
    both.player.solo = True
    assert final.laid_points(both.tally(), final.laid(144, RED)) == 2
    assert final.laid_points(both.tally(), final.laid(145, RED)) == 3
