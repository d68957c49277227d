"""Every anytime card, played."""

from __future__ import annotations

import pytest

from purrlor.games.isle_of_cats.actions import (
    Buy,
    Choose,
    Done,
    GiveUp,
    Move,
    Pass,
    Place,
    Play,
    Remove,
    Sort,
    Take,
)
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.pieces.squares import square_at
from tests.games.isle_of_cats.scene import FINDS, LAST, RESCUE, WINDOW, Scene


def rescue() -> Scene:
    scene = Scene(RESCUE).own(0, fish=20).own(1, fish=20)
    return scene.field("s4_blue i5_red l5_green", "x5_orange p5_purple")


@pytest.mark.parametrize(
    ("card", "tiles", "fish"),
    [
        ("fish_for_oshax", [("o1_red", 10, 3)], 2),
        ("fish_for_colours", [("s4_blue", 10, 3), ("o3_red", 10, 5)], 2),
        ("fish_for_rare", [("r_o", 10, 3), ("r_o", 12, 3)], 4),
        ("fish_for_common", [("c1", 10, 3), ("c2", 12, 3)], 2),
    ],
)
def test_ic_4_67_fish_cards_count_tiles(card: str, tiles: list[tuple[str, int, int]], fish: int) -> None:
    scene = Scene(WINDOW).give(0, card).go()
    assert scene.why(0, Play(card)) == "no-use-now"
    for name, x, y in tiles:
        scene.lay(0, name, x, y)
    scene.do(0, Play(card))
    assert scene.place(0).fish == fish


def test_ic_4_69_a_leap_lets_the_next_tile_lie_apart() -> None:
    scene = rescue().give(0, "leap").lay(0, "c1", 21, 4).go()
    scene.do(0, Play("leap"), Take("i5_red", "left")).at(0, 0, 3)
    assert scene.place(0).free_leaps == 0


def test_ic_4_69_the_next_tile_spends_a_leap_unless_it_is_a_beast() -> None:
    for tile, side, left in (("i5_red", "left", 0), ("b8", "right", 1)):
        scene = Scene(RESCUE, beasts=True).own(0, fish=20).field("i5_red", "b8").give(0, "leap")
        scene.lay(0, "c1", 3, 4).go()
        scene.do(0, Play("leap"), Take(tile, side)).at(0, 4, 4)
        assert scene.place(0).free_leaps == left


def test_ic_4_69_a_leap_helps_the_first_of_two_treasures() -> None:
    scene = Scene(FINDS).give(0, "leap treasure").lay(0, "s4_red", 15, 4).go()
    scene.do(0, Play("leap"), Play("treasure"), Choose("c1")).at(0, 0, 4).do(0, Choose("c1"))
    assert scene.can(0, Place("c1", 0, square_at(1, 4)))
    assert not scene.can(0, Place("c1", 0, square_at(5, 4)))


def test_ic_4_71_drawn_cards_are_bought_at_once() -> None:
    scene = Scene(WINDOW).give(0, "draw_two draw_three").own(0, fish=99).go()
    scene.do(0, Play("draw_two"))
    drawn = scene.seat(0).drawn
    assert len(drawn) == 2
    assert scene.place(0).drawn_cards == 2
    scene.do(0, Buy(drawn[0]), Done())
    assert scene.cards(0, t.DISCARDED) == drawn[1:]
    scene.do(0, Play("draw_three"))
    assert len(scene.seat(0).drawn) == 3


def test_ic_4_75_a_drawn_cat_must_be_placed_and_earns_its_map() -> None:
    scene = Scene(WINDOW).give(0, "lucky_tile").boat(0, "A").bag("i5_red").go()
    scene.do(0, Play("lucky_tile"))
    assert not scene.can(0, Pass())
    scene.at(0, 0, 3)
    assert scene.question(0) == "ask-bonus"
    scene.do(0, Choose("c1")).anywhere(0)
    assert scene.question(0) == "ask-window-dawn"


def test_ic_4_76_a_used_basket_may_be_sold() -> None:
    scene = rescue().give(0, "sell_basket").own(0, baskets=2).go()
    scene.do(0, Take("s4_blue", "left")).anywhere(0).do(1, Pass())
    scene.do(0, Play("sell_basket"))
    assert (scene.place(0).baskets, scene.place(0).used, scene.place(0).fish) == (1, 0, 22)
    assert scene.can(0, Take("i5_red", "left"))
    empty = Scene(WINDOW).give(0, "sell_basket").own(0, baskets=0).go()
    assert empty.why(0, Play("sell_basket")) == "no-use-now"


def test_ic_4_77_up_to_three_cats_change_fields() -> None:
    scene = rescue().give(0, "move_cats").go()
    scene.do(0, Play("move_cats"), Move("s4_blue", "left"), Move("x5_orange", "right"), Done())
    assert scene.table.left == ("i5_red", "l5_green", "x5_orange")
    assert scene.table.right == ("p5_purple", "s4_blue")
    assert scene.can(0, Take("x5_orange", "left"))
    outside = Scene(WINDOW).give(0, "move_cats rescue_more more_cats").go()
    assert outside.why(0, Play("move_cats")) == "only-while-rescuing"


def test_ic_4_78_fish_for_private_lessons() -> None:
    scene = Scene(WINDOW).give(0, "fish_for_lessons").give(0, "lesson_113 lesson_114", t.LAID)
    scene.go().do(0, Play("fish_for_lessons"))
    assert scene.place(0).fish == 2


def test_ic_4_80_extra_rescues_stack_and_cost_their_own_basket() -> None:
    scene = rescue().give(0, "rescue_more rescue_more").own(0, baskets=3).go()
    scene.do(0, Play("rescue_more"), Play("rescue_more"))
    scene.do(0, Take("s4_blue", "left")).anywhere(0)
    assert scene.question(0) == "ask-extra"
    scene.do(0, Take("i5_red", "left")).anywhere(0).do(0, Take("x5_orange", "right")).anywhere(0)
    assert scene.asked == [1]
    assert (scene.place(0).fish, scene.place(0).used) == (20 - 3 - 3 - 5, 3)
    stops = rescue().give(0, "rescue_more").own(0, baskets=3).go()
    stops.do(0, Play("rescue_more"), Take("s4_blue", "left")).anywhere(0).do(0, Done())
    assert (stops.asked, stops.place(0).extra_rescues) == ([1], 0)


def test_ic_4_80_a_pass_keeps_the_extra_rescue_for_another_day() -> None:
    scene = rescue().give(0, "rescue_more").go()
    scene.do(0, Play("rescue_more"), Pass()).do(1, Pass()).do(0, Pass()).do(1, Pass())
    assert (scene.table.day, scene.place(0).extra_rescues) == (2, 1)


def test_ic_4_83_four_tiles_cats_to_the_fields_treasures_under_the_island() -> None:
    scene = rescue().give(0, "more_cats").bag("u5_blue", "r_o", "v5_red", "w5_red", "t5_red").go()
    scene.do(0, Play("more_cats"))
    sides = ["left", "right", "left", "left"]
    while scene.question(0) == "ask-sort":
        scene.do(0, Sort(sides.pop(0)))
    assert len(scene.table.left) + len(scene.table.right) + scene.table.treasures["r_o"] == 5 + 4
    assert scene.table.bag == 1


def test_ic_4_84_a_new_basket_is_ready_at_once() -> None:
    scene = rescue().give(0, "new_basket").own(0, baskets=0).go()
    assert scene.why(0, Take("s4_blue", "left")) == "no-basket"
    scene.do(0, Play("new_basket"), Take("s4_blue", "left")).anywhere(0)


def test_ic_4_86_two_lessons_for_a_basket() -> None:
    scene = Scene(WINDOW).give(0, "lessons_for_basket").give(0, "lesson_113", t.LAID).go()
    assert scene.why(0, Play("lessons_for_basket")) == "too-few-lessons"
    scene.give(0, "lesson_120 lesson_121", t.LAID)
    scene.do(0, Play("lessons_for_basket"), GiveUp("lesson_113"), GiveUp("lesson_121"))
    assert (scene.place(0).lessons, scene.place(0).baskets) == (1, 2)
    assert "lesson_121" not in str(scene.table)


def test_ic_4_88_two_treasures_for_a_basket() -> None:
    scene = Scene(WINDOW).give(0, "treasures_for_basket").lay(0, "c1", 10, 3).lay(0, "s4_blue", 12, 3)
    scene.lay(0, "r_o", 14, 3).go()
    scene.do(0, Play("treasures_for_basket"))
    assert not scene.can(0, Remove(square_at(12, 3)))
    scene.do(0, Remove(square_at(10, 3)), Remove(square_at(14, 3)))
    assert (scene.tiles(0), scene.place(0).baskets) == (["s4_blue"], 2)


def test_ic_4_96_a_colour_is_chosen_when_the_card_is_played() -> None:
    scene = Scene(WINDOW).give(0, "fish_for_one_colour").lay(0, "s4_blue", 10, 3).lay(0, "k_o4_blue", 10, 5)
    scene.go()
    assert not scene.can(0, Play("fish_for_one_colour", "red"))
    scene.do(0, Play("fish_for_one_colour", "blue"))
    assert scene.place(0).fish == 2


def test_anytime_cards_work_in_the_last_window() -> None:
    scene = Scene(LAST, day=6).give(0, "sell_basket").go()
    scene.do(0, Play("sell_basket"), Pass()).do(1, Pass())
    assert scene.state.pending == 0
