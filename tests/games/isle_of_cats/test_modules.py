"""Kittens, beasts and events in play."""

from __future__ import annotations

from purrlor.core.playout import playout
from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats.actions import (
    Choose,
    Done,
    Lay,
    LayToken,
    Move,
    Pass,
    Play,
    Remove,
    Sort,
    Take,
    TakeToken,
)
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import COVERED
from purrlor.games.isle_of_cats.rules.isle import deal
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENT_NAMES, FEWER_CATS
from purrlor.games.isle_of_cats.rules.pieces.squares import square_at
from purrlor.table.conform import legal_settings
from tests.games.isle_of_cats.scene import BUYING, CARDS, DAWN, FINDS, LESSONS, NIGHT, RESCUE, Scene, pass_all

KITTENS = "k_i3_blue k_l3_red k_o4_red k_t4_green"


def with_kittens(left: str = "s4_blue i5_red", baskets: int = 3) -> Scene:
    scene = Scene(RESCUE, kittens=True).own(0, fish=20, baskets=baskets).own(1, fish=20, baskets=3)
    return scene.field(left, "", KITTENS)


# -- kittens ---------------------------------------------------------------------------------------------


def test_ic_7_1_only_the_first_player_rescues_kittens_for_two_and_three_fish() -> None:
    scene = with_kittens().go()
    scene.do(0, Take("k_i3_blue", "nursery")).anywhere(0)
    assert (scene.place(0).fish, scene.question(0)) == (18, "ask-kitten")
    assert scene.why(0, Take("s4_blue", "left")) == "only-a-kitten"
    scene.do(0, Take("k_o4_red", "nursery")).anywhere(0)
    assert (scene.place(0).fish, scene.place(0).used) == (15, 1)
    assert scene.asked == [1]
    assert len(scene.table.nursery) == 4
    assert scene.why(1, Take(scene.table.nursery[0], "nursery")) == "kittens-for-the-first"


def test_ic_8_20_with_empty_fields_only_the_first_player_goes_on() -> None:
    scene = with_kittens(left="s4_blue").go()
    scene.do(0, Take("s4_blue", "left")).anywhere(0)
    assert scene.asked == [0]
    assert scene.question(0) == "ask-rescue"
    scene.do(0, Take("k_i3_blue", "nursery")).anywhere(0).do(0, Done())
    assert scene.asked == [0]
    scene.do(0, Pass())
    assert scene.question(0) == "ask-find"
    other = with_kittens(left="s4_blue").go()
    other.do(0, Pass()).do(1, Take("s4_blue", "left")).anywhere(1)
    assert other.question(0) == "ask-find"


def test_ic_8_21_the_second_kitten_comes_before_the_refill() -> None:
    scene = with_kittens().go()
    scene.do(0, Take("k_i3_blue", "nursery")).anywhere(0)
    assert scene.table.nursery == ("k_l3_red", "k_o4_red", "k_t4_green")
    scene.do(0, Done())
    assert len(scene.table.nursery) == 4


def test_ic_8_22_one_kitten_is_taken_if_only_one_can_be_paid_or_fits() -> None:
    scene = with_kittens().own(0, fish=4).go()
    scene.do(0, Take("k_i3_blue", "nursery")).anywhere(0)
    assert scene.asked == [1]
    full = with_kittens()
    free = [square_at(0, y) for y in (3, 4, 5)]
    for square in range(142):
        if square not in free:
            full.state.boats[COVERED + square // 48] |= 1 << square % 48
    full.go()
    assert full.why(0, Take("k_o4_red", "nursery")) == "fits-nowhere"
    full.do(0, Take("k_i3_blue", "nursery")).anywhere(0)
    assert full.asked == [1]


def test_ic_8_22_the_last_two_kittens_leave_the_board_empty() -> None:
    scene = with_kittens().field("", "", "k_i3_blue k_o4_red")
    scene.state.kittens_left = 0
    scene.go()
    for kitten in ("k_i3_blue", "k_o4_red"):
        scene.do(0, Take(kitten, "nursery")).anywhere(0)
    assert (scene.table.nursery, scene.place(0).fish, scene.place(0).used) == ((), 15, 1)
    assert scene.asked == [1]


def test_ic_8_23_an_extra_rescue_may_be_kittens_but_no_beast() -> None:
    scene = with_kittens().give(0, "rescue_more").field("", "b8").go()
    scene.do(0, Play("rescue_more"), Take("s4_blue", "left")).anywhere(0)
    assert scene.why(0, Take("b8", "right")) == "no-extra-beast"
    scene.do(0, Take("k_i3_blue", "nursery")).anywhere(0)
    scene.do(0, Take("k_o4_red", "nursery")).anywhere(0)
    assert (scene.place(0).fish, scene.place(0).used, scene.asked) == (12, 2, [1])
    beast = with_kittens().give(0, "rescue_more").field("", "b8").go()
    beast.do(0, Play("rescue_more"), Take("b8", "right")).anywhere(0)
    assert (beast.asked, beast.place(0).extra_rescues) == ([1], 1)


def test_ic_8_23_kittens_then_kittens_refill_after_each_basket() -> None:
    scene = with_kittens().give(0, "rescue_more").go()
    scene.do(0, Play("rescue_more"), Take("k_i3_blue", "nursery")).anywhere(0).do(0, Done())
    assert len(scene.table.nursery) == 4
    assert scene.question(0) == "ask-extra"
    scene.do(0, Take("k_o4_red", "nursery")).anywhere(0).do(0, Done())
    assert scene.place(0).fish == 16


def test_ic_8_24_cats_drawn_or_moved_never_meet_the_kitten_board() -> None:
    scene = with_kittens().give(0, "move_cats more_cats").bag("u5_blue").go()
    scene.do(0, Play("move_cats"))
    assert not scene.can(0, Move("k_i3_blue", "nursery"))
    scene.do(0, Done(), Play("more_cats"))
    assert scene.choices(0) == [Sort("left"), Sort("right")]


def test_ic_8_27_the_right_to_kittens_moves_with_the_order() -> None:
    scene = (
        Scene(CARDS, kittens=True).give(1, "four_boots").own(1, fish=20).field("s4_blue", "", KITTENS).go()
    )
    scene.do(0, Done()).do(1, Lay("four_boots"), Done())
    assert scene.can(1, Take("k_i3_blue", "nursery"))


def test_kittens_printed_treasure_comes_before_the_second_kitten() -> None:
    scene = with_kittens().boat(0, "A").go()  # blue map at column 14, row 1
    scene.do(0, Take("k_i3_blue", "nursery")).at(0, 12, 1)
    assert scene.question(0) == "ask-bonus"
    scene.do(0, Choose("c1")).anywhere(0)
    assert scene.question(0) == "ask-kitten"


# -- beasts ----------------------------------------------------------------------------------------------


def test_ic_7_2_on_the_first_day_beasts_fill_the_right_field() -> None:
    for seats, left, right in ((2, 4, 4), (3, 6, 6), (4, 8, 8), (5, 10, 10), (6, 12, 12)):
        scene = Scene(t.FILLING, seats=seats, beasts=True).go()
        assert (len(scene.table.left), len(scene.table.right)) == (left, right)
        assert all(tile.startswith("b") for tile in scene.table.right)
        later = Scene(t.FILLING, seats=seats, beasts=True, day=2).go()
        assert not any(tile.startswith("b") for tile in later.table.right)


def test_ic_7_2_beasts_cost_five_and_a_basket_and_earn_no_map() -> None:
    scene = Scene(RESCUE, beasts=True).own(0, fish=20).field("", "b8 b9").boat(0, "A").go()
    scene.do(0, Take("b8", "right")).at(0, 0, 3)  # covers the red map
    assert (scene.place(0).fish, scene.place(0).used, scene.asked) == (15, 1, [1])
    scene.do(1, Pass()).do(0, Pass())
    pass_all(scene)
    assert scene.state.stock[t.GONE + 135 + 8] == 1


def test_ic_8_32_drawn_cats_may_join_the_beasts_which_never_move() -> None:
    scene = Scene(RESCUE, beasts=True).own(0, fish=20).field("s4_blue", "b8").bag("u5_red", "t5_red")
    scene.give(0, "more_cats move_cats").go()
    scene.do(0, Play("more_cats"), Sort("right"), Sort("left"))
    assert len(scene.table.right) == 2
    scene.do(0, Play("move_cats"))
    assert scene.why(0, Move("b8", "right")) == "not-to-be-moved"
    scene.do(0, Move("s4_blue", "left"), Done())
    assert "s4_blue" in scene.table.right


def test_ic_8_34_fewer_cats_leave_the_beasts_as_they_are() -> None:
    scene = Scene(t.FILLING, beasts=True, event=EVENT_NAMES[FEWER_CATS]).go()
    assert (len(scene.table.left), len(scene.table.right)) == (2, 4)
    cats = Scene(t.FILLING, seats=3, event=EVENT_NAMES[FEWER_CATS], day=5).go()
    assert (len(cats.table.left), len(cats.table.right)) == (3, 6)


def test_ic_8_34_five_players_with_every_module_begin_with_five_cats_and_ten_beasts() -> None:
    scene = Scene(t.FILLING, seats=5, beasts=True, kittens=True, event=EVENT_NAMES[FEWER_CATS]).go()
    assert (len(scene.table.left), len(scene.table.right)) == (5, 10)
    assert all(name.startswith("b") for name in scene.table.right)


def test_ic_8_36_on_the_first_day_the_bag_gives_cats_for_the_left_field_only() -> None:
    scene = Scene(t.FILLING, beasts=True).go()
    rares = sum(count for name, count in scene.table.treasures.items() if name.startswith("r_"))
    assert scene.table.bag == 110 - 4 - rares


# -- events ----------------------------------------------------------------------------------------------


def test_events_printed_example_1_a_royal_rat_for_everybody() -> None:
    scene = Scene(DAWN, day=2, event="royal_rat_for_all").go()
    for seat in (0, 1):
        assert (scene.asked, scene.question(seat)) == ([seat], "ask-place")
        scene.anywhere(seat)
    assert (scene.tiles(0), scene.tiles(1), scene.table.rat_supply) == (["royal_rat"], ["royal_rat"], 16)
    assert scene.table.left == ()
    assert scene.question(0) == "ask-window-dawn"


def test_ic_7_3_points_are_public_and_come_before_the_fields() -> None:
    scene = Scene(DAWN, day=3, event="common_treasures").lay(0, "c1", 10, 3).lay(0, "c2", 11, 3).go()
    assert [place.event_points for place in scene.table.places] == [4, 0]
    assert scene.table.left == ()


def test_ic_7_3_days_one_and_five_have_action_events() -> None:
    for seed in range(30):
        state = deal(t.Options(2, events=True), Rng.seeded(seed))
        days = [state.notes[t.EVENT_OF_DAY + i] for i in range(5)]
        assert days[0] < 8
        assert days[4] < 8


def test_ic_8_42_driving_off_costs_a_fish_and_has_a_last_chance_each_day() -> None:
    scene = Scene(t.RATS_LEAVE, day=5, event="two_fish_more").own(0, fish=1)
    scene.lay(0, "royal_rat", 10, 3).lay(0, "s4_blue", 11, 3).lay(1, "royal_rat", 10, 3).go()
    assert scene.asked == [0]
    scene.do(0, Remove(square_at(10, 3)))
    assert (scene.tiles(0), scene.place(0).fish) == (["s4_blue"], 0)
    assert scene.question(0) == "ask-window-end"
    assert scene.why(1, Remove(square_at(10, 3))) == "rat-stays"


def test_ic_8_42_a_royal_rat_goes_on_ones_own_turn() -> None:
    scene = Scene(RESCUE, event="two_fish_more").own(0, fish=9).field("i5_red", "")
    scene.lay(0, "royal_rat", 10, 3).lay(0, "o1_red", 11, 3).go()
    assert scene.why(0, Remove(square_at(11, 3))) == "stays-aboard"
    scene.do(0, Remove(square_at(10, 3)))
    assert scene.place(0).fish == 8


def test_ic_8_43_a_full_boat_gets_no_royal_rat() -> None:
    scene = Scene(DAWN, event="royal_rat_for_all")
    for word in range(3):
        scene.state.boats[word] = (1 << 48) - 1
    scene.go()
    assert scene.asked == [1]


def test_ic_8_44_rare_finds_come_first_in_the_old_order() -> None:
    scene = Scene(LESSONS, event="rare_finds_first").give(0, "oshax").give(1, "four_boots").own(1, fish=20)
    scene.field("s4_blue", "").go()
    assert scene.question(0) == "ask-find"
    scene.do(0, Play("oshax"), Choose("o1_red")).anywhere(0).do(1, Pass()).do(0, Pass())
    assert scene.tiles(0) == ["o1_red"]
    pass_all(scene)
    assert scene.question(0) == "ask-cards"
    scene.do(0, Done()).do(1, Lay("four_boots"), Done())
    scene.do(1, Pass()).do(0, Pass())
    assert scene.table.day == 2


def test_ic_8_45_one_extra_common_with_each_map() -> None:
    scene = Scene(RESCUE, event="extra_common", kittens=True).own(0, fish=20).boat(0, "A")
    scene.field("i5_red", "", KITTENS).go()
    scene.do(0, Take("i5_red", "left")).at(0, 0, 3).do(0, Choose("c1")).anywhere(0)
    assert scene.question(0) == "ask-bonus"
    scene.do(0, Choose("c1")).anywhere(0)
    assert scene.tiles(0) == ["i5_red", "c1", "c1"]
    assert scene.question(0) == "ask-rescue-no-basket"  # the fields are empty, kittens are left


def test_ic_8_45_no_extra_when_the_treasure_of_the_map_is_declined_or_the_last() -> None:
    for left, todo in ((5, Done()), (1, Choose("c1"))):
        scene = Scene(RESCUE, event="extra_common").own(0, fish=20).boat(0, "A").field("i5_red s4_blue", "")
        for name in ("c2", "c3l", "c3i"):
            scene.stock(name, 0)
        scene.stock("c1", left).go()
        scene.do(0, Take("i5_red", "left")).at(0, 0, 3).do(0, todo)
        if left == 1:
            scene.anywhere(0)
        assert scene.asked == [1]


def test_ic_8_45_both_treasures_of_a_kittens_map_come_before_the_second_kitten() -> None:
    scene = Scene(RESCUE, event="extra_common", kittens=True).own(0, fish=5, baskets=1).boat(0, "A")
    scene.field("s4_blue", "", KITTENS).go()
    scene.do(0, Take("k_i3_blue", "nursery")).at(0, 12, 1)  # over the blue map
    for treasure in ("c1", "c2"):
        assert scene.question(0) == "ask-bonus"
        scene.do(0, Choose(treasure)).anywhere(0)
    assert scene.question(0) == "ask-kitten"
    scene.do(0, Take("k_o4_red", "nursery")).anywhere(0)
    assert (scene.place(0).fish, scene.place(0).used, len(scene.table.nursery)) == (0, 1, 4)


def test_ic_8_45_a_rare_instead_only_from_under_the_island() -> None:
    for rares, can in (((), False), (("r_o",), True)):
        scene = Scene(RESCUE, event="rare_instead").own(0, fish=20).boat(0, "A").field("i5_red", "")
        scene.rare(*rares).go()
        for name in ("r_o", "r_i"):
            if name not in rares:
                scene.stock(name, 0)
        scene.do(0, Take("i5_red", "left")).at(0, 0, 3)
        assert scene.can(0, Choose("r_o")) == can
        assert scene.can(0, Choose("c1"))


def test_ic_8_46_fish_events_change_the_days_catch() -> None:
    for event, fish in (("two_fish_more", 22), ("two_fish_fewer", 18), ("fewer_cats", 20)):
        for seats in (1, 2):
            scene = Scene(t.FILLING, seats=seats, event=event).go()
            assert scene.place(0).fish == fish


def test_ic_8_47_tokens_are_a_basket_or_four_boots_for_one_day() -> None:
    scene = Scene(DAWN, event="semi_permanent").go()
    scene.do(0, TakeToken("basket")).do(1, TakeToken("boots"))
    assert (scene.place(0).tokens, scene.place(1).tokens) == ((1, 0), (0, 1))
    laid = Scene(CARDS, event="two_fish_more").own(0, fish=20).field("s4_blue i5_red u5_red", "")
    laid.state.own[t.TOKENS] = 2
    laid.state.own[t.OWN + t.TOKENS + 1] = 1
    laid.state.stock[t.TOKEN_STOCK] -= 3
    laid.go().do(0, LayToken("basket"), Done()).do(1, LayToken("boots"), Done())
    assert laid.table.order == (1, 0)
    assert (laid.place(1).speed, laid.place(0).other_baskets) == (4, 1)
    laid.do(1, Pass())
    for cat in ("s4_blue", "i5_red"):
        laid.do(0, Take(cat, "left")).anywhere(0)
    assert laid.why(0, Take("u5_red", "left")) == "no-basket"
    laid.do(0, Pass())
    pass_all(laid)
    assert (laid.place(0).tokens, laid.place(0).laid_tokens) == ((1, 0), (0, 0))
    assert laid.table.token_supply == 9


def test_ic_8_47_the_basket_of_a_token_holds_two_kittens() -> None:
    scene = Scene(CARDS, event="two_fish_more", kittens=True).own(0, fish=5, baskets=0)
    scene.field("", "", KITTENS)
    scene.state.own[t.TOKENS] = 1
    scene.state.stock[t.TOKEN_STOCK] -= 1
    scene.go().do(0, LayToken("basket"), Done()).do(1, Done())
    for kitten in ("k_i3_blue", "k_o4_red"):
        scene.do(0, Take(kitten, "nursery")).anywhere(0)
    assert (scene.place(0).fish, scene.place(0).other_baskets) == (0, 0)


def test_ic_8_13_tokens_are_no_permanent_baskets() -> None:
    scene = Scene(BUYING, event="two_fish_more").own(0, baskets=0).give(0, "sell_basket")
    scene.state.own[t.TOKENS] = 1
    assert not scene.go().can(0, Play("sell_basket"))


def test_ic_8_52_no_events_in_family_mode() -> None:
    settings = GAME.settle({"players": 2}) | {"family": True, "events": True}
    reason = GAME.refuse(settings)
    assert reason is not None
    assert reason.rule == "IC-8.52"


def test_modules_can_be_combined_freely() -> None:
    for settings in legal_settings(GAME):
        if settings["players"] == 3:
            state = GAME.deal(settings, {}, Rng.seeded(9))
            playout(state, Rng.seeded(1), 100_000)
            assert state.pending == 0


def test_kittens_stay_overnight() -> None:
    scene = Scene(NIGHT, kittens=True).field("", "", KITTENS).go()
    assert scene.table.nursery == tuple(KITTENS.split())
    assert scene.question(0) == "ask-window-dawn"
    assert scene.can(0, Pass())
    assert Scene(FINDS, kittens=True).go().asked == [0]
