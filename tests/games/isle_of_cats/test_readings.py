"""Test the readings of section 8 and the printed examples by name.

Every question is put to the rules and to the oracle (`Both` insists that they agree).
"""

from __future__ import annotations

from purrlor.core.arrays import ints, zeros
from purrlor.games.isle_of_cats.cards import BLUE, CARD_OF
from purrlor.games.isle_of_cats.rules import aboard
from purrlor.games.isle_of_cats.rules.modules.events import sisters_event_points
from purrlor.games.isle_of_cats.rules.pieces import spots
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import OUR_EVENT_TILES
from purrlor.games.isle_of_cats.rules.score import final
from purrlor.games.isle_of_cats.rules.score.verbs import family_score, fish_from
from tests.games.isle_of_cats import oracle
from tests.games.isle_of_cats.both import EVENT_NUMBER, NUMBER, RATS_A, Both, cover_rats, fill, lying, row_of

# Section 8, base.


def test_ic_8_7_a_tile_fits_only_if_it_touches_unless_a_card_lets_it() -> None:
    boats = Both().lay("C1", None, 21, 4).boats
    for word in range(3):
        boats[aboard.REACH + word] = 0  # as if no free square were beside a tile
    assert not aboard.fits(spots.OUR_SHAPES, boats, 0, NUMBER["X5", "red"])
    boats[aboard.LEAPS] = 1
    assert aboard.fits(spots.OUR_SHAPES, boats, 0, NUMBER["X5", "red"])


def test_ic_8_8_a_map_shown_again_counts_and_can_be_used_again() -> None:
    both = Both("A").lay("C1", None, 1, 3)
    tile = NUMBER["L5", "red"]
    assert both.event("visible_maps") == 12
    both.remove(0)
    assert both.event("visible_maps") == 15
    number = next(n for n in both.placements(tile) if (1, 3) in lying(tile, n).cells)
    assert aboard.covers_own_map(spots.OUR_SHAPES, both.boats, 0, tile, number)


def test_ic_8_8_a_treasure_on_a_map_earns_nothing() -> None:
    both = Both("A")
    for name in ("C1", "royal_rat", "B8", "R_O"):
        tile = NUMBER[name, None]
        for number in both.placements(tile):
            assert not aboard.covers_own_map(spots.OUR_SHAPES, both.boats, 0, tile, number)


def test_ic_8_9_tiles_may_be_flipped() -> None:
    turns = {n // 142 for n in Both().placements(NUMBER["L5", "red"])}
    assert turns == set(range(8))


def test_ic_8_10_a_pair_is_no_largest_family() -> None:
    both = row_of(Both(), 2, "red", 5, 3)
    assert both.lesson(121) == 0
    assert both.lesson(198) == 0


def test_ic_8_11_third_largest_family_of_any_colour() -> None:
    both = row_of(Both(), 5, "red", 4, 3)
    row_of(both, 4, "red", 10, 3)
    assert both.lesson(141) == 0
    row_of(both, 3, "blue", 15, 3)
    assert both.lesson(141) == both.lesson(168) == 8
    assert (both.lesson(208), both.lesson(209)) == (15, 11)


def test_ic_8_12_five_more_for_every_cat_above_ten() -> None:
    assert [family_score(n) for n in range(10, 14)] == [40, 45, 50, 55]


def test_ic_8_13_lesson_118_counts_permanent_baskets() -> None:
    both = Both()
    for baskets, points in ((2, 0), (3, 7), (4, 0)):
        both.player.baskets = baskets
        assert both.lesson(118) == points


def test_ic_8_14_lessons_count_private_lessons() -> None:
    both = Both()
    both.player.lessons = 6
    assert (both.lesson(126), both.lesson(133), both.lesson(147), both.lesson(207)) == (6, 7, 12, 18)


def test_ic_8_17_an_oshax_is_a_cat_of_its_chosen_colour() -> None:
    both = row_of(Both(), 2, "red", 5, 3).lay("O1", "red", 7, 2)
    assert both.lines()["families"] == 8
    assert both.lesson(139) == 3
    assert fish_from(both.tally(), CARD_OF[67], 0) == 2
    assert fish_from(both.tally(), CARD_OF[90], 0) == 1


def test_ic_8_17_an_oshax_joins_two_pairs_of_its_colour() -> None:
    for colour, points in (("red", 15), ("blue", 0)):
        both = row_of(row_of(Both(), 2, "red", 4, 3), 2, "red", 9, 3).lay("O2", colour, 6, 2)
        assert both.lines()["families"] == points


# Section 8, kittens.


def test_ic_8_24_a_leap_helps_kittens_but_not_beasts_or_royal_rats() -> None:
    both = Both().lay("C1", None, 0, 4)
    before = {name: len(both.placements(NUMBER[name, None])) for name in ("B8", "royal_rat")}
    kitten = len(both.placements(NUMBER["K_O4", "red"]))
    both.boats[aboard.LEAPS] = 1
    assert len(both.placements(NUMBER["K_O4", "red"])) > kitten
    for name, count in before.items():
        assert len(both.placements(NUMBER[name, None])) == count


def test_ic_8_25_kittens_count_as_cats() -> None:
    both = row_of(Both(), 4, "blue", 5, 3)
    both.lay("I5", "blue", 5, 6)
    assert both.lesson(127) == 9
    assert fish_from(both.tally(), CARD_OF[96], BLUE) == 5
    assert fish_from(both.tally(), CARD_OF[91], 0) == 1


def test_kittens_printed_example_1_three_fish_for_three_blue() -> None:
    both = Both().lay("S4", "blue", 4, 3).lay("I5", "blue", 8, 3).lay("K_O4", "blue", 15, 3)
    assert fish_from(both.tally(), CARD_OF[96], BLUE) == 3


def test_kittens_printed_example_2_five_orange_on_the_edge() -> None:
    both = Both().lay("I5", "orange", 7, 0).lay("I5", "orange", 4, 1).lay("I5", "orange", 0, 4)
    both.lay("K_I3", "orange", 20, 3, turn=1).lay("K_I3", "orange", 8, 8)
    assert (both.lesson(117), both.lesson(143, "orange")) == (5, 10)


def test_kittens_printed_example_3_a_family_with_a_kitten() -> None:
    both = Both().lay("I5", "blue", 5, 3).lay("I5", "blue", 5, 4).lay("K_O4", "blue", 5, 5)
    assert both.lines()["families"] == 8


# Section 8, beasts. Beast 8 is G#R over ##O.


def beast_among_cats() -> Both:
    """The printed example: of four contacts only one makes a friendship."""
    both = Both().lay("B8", None, 8, 3)
    row_of(both, 3, "orange", 8, 5)  # below the orange icon at (10, 4)
    both.lay("K_I3", "red", 10, 2)  # above the red icon, but one cat is no family
    for n in range(3):  # beside the beast, not beside its green icon at (8, 3)
        both.lay("I5", "green", 7 - n, 4 if n == 0 else 3, turn=1)
    for n in range(3):  # a second orange family, right of the orange icon
        both.lay("K_I3", "orange", 11 + 3 * n, 4)
    return both


def test_beasts_printed_example_one_friendship_of_four() -> None:
    both = beast_among_cats()
    assert sorted(len(family) for family in both.boat.families()) == [3, 3, 3]
    assert both.lines()["friendships"] == 5


def test_ic_8_28_the_icon_square_itself_must_touch_and_turns_with_the_tile() -> None:
    upright = Both().lay("B8", None, 8, 3)
    row_of(upright, 3, "green", 5, 2)  # (7, 3) is beside the green icon at (8, 3)
    assert upright.lines()["friendships"] == 5
    turned = Both().lay("B8", None, 8, 3, turn=2)
    row_of(turned, 3, "green", 5, 2)  # now the orange icon is there
    assert turned.lines()["friendships"] == 0


def test_ic_8_29_a_friendship_may_come_long_after_the_beast() -> None:
    both = Both().lay("B8", None, 8, 3).lay("K_I3", "green", 7, 2, turn=1)
    assert both.lines()["friendships"] == 0
    row_of(both, 2, "green", 5, 2)
    assert both.lines()["friendships"] == 5


def test_ic_8_30_oshax_and_kittens_make_friends_too() -> None:
    both = Both().lay("B8", None, 8, 3).lay("K_I3", "green", 7, 2, turn=1)
    both.lay("O1", "green", 4, 5).lay("K_I3", "green", 6, 2, turn=1)
    assert len(both.boat.families()) == 1
    assert both.lines()["friendships"] == 5


def test_ic_8_31_two_icons_two_families_and_one_family_two_beasts() -> None:
    both = beast_among_cats()
    both.lay("K_I3", "red", 10, 1).lay("K_I3", "red", 10, 0)
    assert both.lines()["friendships"] == 10
    # A second beast on the other side of the green family: its green icon touches it.
    both.lay("B8", None, 2, 4, turn=4)  # flipped: R#G over O##
    assert both.lines()["friendships"] == 15


def test_ic_8_33_beasts_cover_but_are_no_cats_or_treasures() -> None:
    both = Both()
    beast = NUMBER["B14", None]
    assert both.placements(beast)
    both.lay("B14", None, 10, 0)
    tally = both.tally()
    assert (tally.cats(), tally.treasures(), sum(tally.cats_of)) == (0, 0, 0)
    assert both.lines()["rats"] > -19
    assert both.lesson(137) == 0
    assert fish_from(tally, 90, 0) == 0
    assert both.lesson(114) == 0


def test_beasts_printed_solo_the_sister_scores_9_or_12_a_beast() -> None:
    for name, points in (("B8", 9), ("B13", 12)):
        both = Both().lay(name, None, 8, 3)
        lines = zeros(40)
        count = final.sister_lines(both.tally(), ints([0, 1, 2, 3, 4]), ints([]), 0, 0, lines)
        assert final.total(lines, count) == points


# Section 8, events and royal rats.


def test_ic_8_37_point_events_are_never_on_the_gem_side() -> None:
    assert max(OUR_EVENT_TILES.gem_sides) < min(n for n in OUR_EVENT_TILES.plain_sides if n > 6) == 8


def test_ic_8_38_the_sisters_numbers_belong_to_days_2_3_and_4() -> None:
    event = EVENT_NUMBER["pairs_of_rats"]
    assert [sisters_event_points(OUR_EVENT_TILES, event, day) for day in range(1, 6)] == [0, 8, 6, 5, 0]
    assert sisters_event_points(OUR_EVENT_TILES, 0, 3) == 0


def test_events_printed_solo_example_21_points() -> None:
    days = {1: 1, 2: EVENT_NUMBER["pairs_of_rats"], 3: EVENT_NUMBER["rats_beside_cats"]}
    days |= {4: EVENT_NUMBER["lonely_cats"], 5: 2}
    assert sum(sisters_event_points(OUR_EVENT_TILES, event, day) for day, event in days.items()) == 21


def test_ic_8_39_the_best_row_column_and_cat_are_taken() -> None:
    both = row_of(Both(), 5, "red", 5, 3)
    both.lay("I5", "blue", 5, 2).lay("K_I3", "green", 5, 6)
    assert both.event("row_of_cats") == 5
    assert both.event("column_of_cats") == 2 * 3
    assert both.event("popular_cat") == 2 * 5


def test_ic_8_40_visible_rats_include_royal_rats_but_cost_three_not_four() -> None:
    both = cover_rats(Both(), 19)
    assert (both.lesson(124), both.lesson(125)) == (10, 0)
    both.lay("royal_rat", None, 10, 4)
    assert (both.lesson(124), both.lesson(125)) == (0, 2)
    lines = both.lines()
    assert (lines["rats"], lines["royal_rats"]) == (0, -3)


def test_royal_rats_printed_examples_1_and_2() -> None:
    both = cover_rats(Both(), 19).lay("royal_rat", None, 10, 4)
    assert both.lesson(124) == 0
    both = cover_rats(Both(), 17).lay("royal_rat", None, 10, 4)
    assert both.lesson(125) == 2 * (2 + 1)


def test_ic_8_40_a_rat_under_a_royal_rat_is_one_rat() -> None:
    both = Both("A").lay("royal_rat", None, *RATS_A[0])
    assert both.lines()["rats"] == -18
    assert both.lesson(201) == 5 * 19


def test_events_printed_thirteen_rats_are_six_points_one_is_none() -> None:
    assert cover_rats(Both(), 6).event("pairs_of_rats") == 6
    assert cover_rats(Both(), 18).event("pairs_of_rats") == 0


def test_events_printed_a_rat_beside_two_cats_counts_once() -> None:
    both = Both("A").lay("K_I3", "red", 4, 3).lay("K_I3", "blue", 7, 4)  # around the rat at (7, 3)
    assert both.event("rats_beside_cats") == 2  # and the one at (8, 3)


def test_events_printed_example_2_two_points_a_common_treasure() -> None:
    both = Both().lay("C1", None, 5, 3).lay("C3I", None, 6, 3).lay("R_O", None, 10, 3)
    assert (both.event("common_treasures"), both.event("rare_treasures")) == (4, 2)
    assert both.event("no_treasures") == 0


def test_ic_8_41_a_royal_rat_fills_touches_and_is_neither_cat_nor_treasure() -> None:
    both = Both().lay("royal_rat", None, 20, 4)
    assert both.event("empty_captains_rooms") == 0
    assert both.event("no_treasures") == 5
    beside = {oracle.READING[n % 142] for n in both.placements(NUMBER["C1", None])}
    assert beside == {(19, 4), (21, 4), (20, 3), (20, 5)}
    both.lay("C1", None, 20, 3).lay("C1", None, 20, 5).lay("C1", None, 21, 4)
    assert both.event("full_rooms") == 2
    assert both.tally().cats() == 0


def test_ic_8_42_removal_shows_what_lay_below_and_needs_a_cat_beside() -> None:
    both = Both("A").lay("royal_rat", None, *RATS_A[4])  # (7, 3)
    assert not aboard.touches_a_cat(spots.OUR_SHAPES, both.boats, 0, 0)
    both.lay("C1", None, 7, 2)
    assert not aboard.touches_a_cat(spots.OUR_SHAPES, both.boats, 0, 0)
    both.lay("O5", "red", 5, 4)
    assert aboard.touches_a_cat(spots.OUR_SHAPES, both.boats, 0, 0)
    rats = both.tally().uncovered_rats
    both.remove(0)
    assert both.tally().uncovered_rats == rats + 1
    assert both.boat.tiles[0].name == "C1"
    assert both.placements(NUMBER["C1", None])


def test_ic_8_42_after_the_last_tile_is_gone_the_next_lies_anywhere() -> None:
    both = Both().lay("royal_rat", None, 5, 4)
    both.remove(0)
    assert len(both.placements(NUMBER["C1", None])) == 142


def test_ic_8_43_no_royal_rat_fits_on_a_full_boat() -> None:
    boats = aboard.new_boats(spots.OUR_SHAPES, [0])
    for square in range(141):
        at = square // 48
        boats[aboard.COVERED + at] |= 2 ** (square % 48)
    boats[aboard.TILES_ON] = 1
    rat = NUMBER["royal_rat", None]
    assert aboard.fits(spots.OUR_SHAPES, boats, 0, rat)
    boats[aboard.COVERED + 2] |= 2 ** (141 % 48)
    assert not aboard.fits(spots.OUR_SHAPES, boats, 0, rat)


def test_ic_8_49_empty_means_no_tile_and_full_no_square_left() -> None:
    both = Both()
    assert (both.event("empty_rooms"), both.event("empty_captains_rooms")) == (14, 5)
    both.lay("B8", None, 1, 3)
    assert (both.event("empty_rooms"), both.event("empty_captains_rooms")) == (12, 0)
    fill(both, "captain_aft")
    assert both.event("full_rooms") == both.lesson(167) == 2
    assert both.lesson(205) == 3


def test_ic_8_50_a_single_cat_is_lonely() -> None:
    both = row_of(Both(), 1, "red", 5, 3)
    assert (both.event("lonely_cats"), both.lesson(120), both.lesson(206)) == (2, 1, 5)


def test_ic_8_51_event_points_are_part_of_the_score() -> None:
    both = Both()
    both.player.events = 9
    assert both.lines()["events"] == 9


def test_ic_8_53_sister_lessons_see_royal_rats() -> None:
    both = cover_rats(Both(), 19)
    both.lay("K_I3", "red", 4, 3)
    assert (both.lesson(201), both.lesson(215)) == (0, 25)
    both.lay("royal_rat", None, 5, 4)
    assert (both.lesson(201), both.lesson(215)) == (5, 20)


# Stand-ins of section 9.4.


def test_ic_9_4_stand_ins_for_module_i() -> None:
    both = row_of(Both("A"), 3, "red", 1, 2)  # on the red map at (1, 3)
    assert (both.lesson(219), both.lesson(228)) == (3, 3)
    assert (both.lesson(218), both.lesson(221), both.lesson(229)) == (3, 3, 3)
    row_of(both, 3, "blue", 5, 3)
    assert both.lesson(220) == 0
    row_of(both, 3, "red", 9, 3)
    assert both.lesson(220) == 8
    fill(both, "corn")
    assert (both.lesson(222), both.lesson(217), both.lesson(223)) == (5, 2, 2)
    both.lay("I5", "green", 7, 1).lay("I5", "green", 7, 7)
    assert both.lesson(216) == 0
    both = Both().lay("I5", "red", 0, 4).lay("I5", "red", 7, 1).lay("I5", "red", 7, 7)
    both.lay("I5", "red", 5, 3).lay("I5", "red", 11, 4).lay("I5", "red", 17, 4)
    assert both.lesson(216) == 8
    assert fill(both, "dining").lesson(226) == 8
    assert fill(fill(both, "bed_top"), "bed_bottom").lesson(227) == 8


def test_ic_9_4_exactly_five_treasures() -> None:
    both = cover_rats(Both(), 5)
    assert both.lesson(134) == both.lesson(230) == 9
    assert cover_rats(Both(), 6).lesson(134) == 0
    assert (cover_rats(Both(), 8).lesson(199), cover_rats(Both(), 9).lesson(199)) == (10, 0)
