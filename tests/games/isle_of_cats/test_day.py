"""The course of a day, and the readings about it."""

from __future__ import annotations

import pytest

from purrlor.core.playout import playout
from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats.actions import (
    AskAgain,
    Buy,
    Choose,
    ChooseColour,
    DiscardTile,
    Done,
    Keep,
    Lay,
    Pass,
    PassToday,
    PassToEnd,
    Place,
    Play,
    Take,
)
from purrlor.games.isle_of_cats.events import Passed, Played
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import COVERED, REACH
from purrlor.games.isle_of_cats.rules.isle import deal, set_up
from purrlor.games.isle_of_cats.score import score
from tests.games.isle_of_cats.scene import (
    BUYING,
    CARDS,
    DAWN,
    DRAFT,
    FINDS,
    LAST,
    RESCUE,
    WINDOW,
    Scene,
    pass_all,
)

WINDOWS = ("ask-window-dawn", "ask-window-bought", "ask-window-cards", "ask-window-end")


# -- set-up and morning ----------------------------------------------------------------------------------


def test_ic_3_1_setup_for_four() -> None:
    state = set_up(t.Options(4), Rng.seeded(3))
    assert sorted(state.order) == [0, 1, 2, 3]
    assert [state.own[seat * t.OWN + t.BASKETS] for seat in range(4)] == [1] * 4
    assert [state.stock[t.COMMON_STOCK + i] for i in range(4)] == [11] * 4
    assert (state.deck_size(), state.bag_size) == (150, 110)
    boats = {place.boat for place in Scene(DAWN, seats=4).table.places}
    assert boats == {"A", "B", "C", "D"}


def test_ic_3_21_fields_have_two_cats_a_player_and_rares_do_not_count() -> None:
    for seats in (2, 3, 4):
        scene = pass_all(Scene(WINDOW, seats=seats).go())
        table = scene.table
        assert len(table.left) == len(table.right) == 2 * seats
        rares = sum(count for name, count in table.treasures.items() if name.startswith("r_"))
        assert table.bag == 110 - 4 * seats - rares
        assert [place.fish for place in table.places] == [20] * seats


def test_ic_3_22_draft_keeps_two_two_two_one_and_alternates() -> None:
    for day, giver in ((1, 0), (2, 2)):
        scene = Scene(DRAFT, seats=3, day=day).go()
        assert scene.asked == [0, 1, 2]
        packs = [scene.seat(seat).pack for seat in range(3)]
        assert [len(pack) for pack in packs] == [7] * 3
        for left in (5, 3):
            for seat in range(3):
                for i in range(2):
                    scene.do(seat, Keep(scene.seat(seat).pack[0]))
            assert [len(scene.seat(seat).pack) for seat in range(3)] == [left] * 3
            if left == 5:
                assert scene.seat(1).pack == packs[giver][2:]
        for seat in range(3):
            for i in range(2):
                scene.do(seat, Keep(scene.seat(seat).pack[0]))
        assert [len(scene.seat(seat).kept) for seat in range(3)] == [7] * 3
        assert scene.question(0) == "ask-buy"


def test_ic_3_22_nothing_is_shown_until_all_have_kept_or_paid() -> None:
    scene = Scene(DRAFT).go()
    before = scene.table
    scene.do(0, Keep(scene.seat(0).pack[0]))
    assert scene.table == before
    scene = bought_scene()
    before = scene.table
    scene.do(0, Buy("lesson_113"))
    assert scene.table.places == before.places
    assert scene.seat(0).fish_left == 7
    scene.do(0, Done()).do(1, Done())
    assert (scene.place(0).fish, scene.place(0).hand) == (7, 1)


def bought_scene(more: str = "lesson_113", fish: int = 9) -> Scene:
    """Make a table where seat 0 kept some cards and all are buying."""
    scene = Scene(BUYING, day=1).own(0, fish=fish).own(1, fish=fish)
    faces = more.split()
    for i, name in enumerate(faces):
        scene.give(0, name, t.OPEN)
        scene.state.card[i] = scene.state.card[scene.state.top]
        scene.state.where[i] = t.KEPT * t.BY_SEAT
    return scene.go()


def test_ic_3_22_a_card_that_is_too_dear_is_refused() -> None:
    scene = bought_scene("oshax new_basket", fish=6)
    scene.do(0, Buy("oshax"))
    assert scene.why(0, Buy("new_basket")) == "too-dear"
    scene.do(0, Done()).do(1, Done())
    assert scene.cards(0, t.DISCARDED) == ("new_basket",)


def test_ic_3_23_all_lessons_are_laid_public_ones_with_a_colour() -> None:
    scene = Scene(t.BOUGHT_WINDOW).give(0, "lesson_113 lesson_144 leap", t.NEW).give(1, "lesson_150", t.NEW)
    pass_all(scene.go())
    assert scene.question(0) == "ask-colour"
    assert (scene.place(0).lessons, scene.place(0).hand) == (1, 1)
    scene.do(0, ChooseColour("red"))
    laid = [(lesson.card, lesson.colour) for lesson in scene.table.public_lessons]
    assert laid == [("lesson_144", "red"), ("lesson_150", None)]
    assert scene.seat(0).lessons == ("lesson_113",)


# -- rescue ----------------------------------------------------------------------------------------------


def rescue(seats: int = 2, fish: int = 20, baskets: int = 1) -> Scene:
    scene = Scene(RESCUE, seats=seats)
    for seat in range(seats):
        scene.own(seat, fish=fish, baskets=baskets)
    return scene.field("s4_blue i5_red l5_green", "x5_orange p5_purple")


def test_ic_3_24_prices_baskets_and_turns() -> None:
    scene = rescue().go()
    assert scene.asked == [0]
    scene.do(0, Take("s4_blue", "left")).anywhere(0)
    assert (scene.place(0).fish, scene.place(0).used) == (17, 1)
    assert scene.asked == [1]
    scene.do(1, Take("x5_orange", "right")).anywhere(1)
    assert scene.place(1).fish == 15
    assert scene.why(0, Take("i5_red", "left")) == "no-basket"
    scene.do(0, Pass())
    assert scene.why(1, Take("s4_blue", "left")) == "tile-not-there"


def test_ic_3_24_fish_must_be_paid() -> None:
    scene = rescue(fish=4).go()
    assert scene.can(0, Take("s4_blue", "left"))
    assert scene.why(0, Take("x5_orange", "right")) == "too-few-fish"


def test_ic_8_1_the_first_player_is_first_in_order_even_without_speed() -> None:
    scene = Scene(CARDS, seats=3)
    scene.state.order[0], scene.state.order[1] = 1, 0
    scene.field("s4_blue", "").go()
    for seat in (1, 0, 2):
        scene.do(seat, Done())
    assert scene.table.order == (1, 0, 2)
    assert scene.state.is_first(1)


def test_ic_8_1_speed_orders_and_ties_keep_their_places() -> None:
    scene = Scene(CARDS, seats=3).give(1, "four_boots").give(2, "four_boots").field("s4_blue", "").go()
    scene.do(0, Done()).do(1, Lay("four_boots"), Done()).do(2, Lay("four_boots"), Done())
    assert scene.table.order == (1, 2, 0)
    assert [scene.place(seat).speed for seat in range(3)] == [0, 4, 4]


def test_ic_8_1_ties_keep_the_places_of_the_day_before() -> None:
    scene = Scene(CARDS, seats=3).give(0, "half_basket_three_boots").give(1, "four_boots")
    scene.give(2, "basket_three_boots").field("s4_blue", "").go()
    for seat, card in enumerate(("half_basket_three_boots", "four_boots", "basket_three_boots")):
        scene.do(seat, Lay(card), Done())
    assert scene.table.order == (1, 0, 2)
    for _ in range(2):
        pass_all(scene)
    assert (scene.table.day, scene.table.order, scene.asked) == (2, (1, 0, 2), [1])


def test_ic_8_2_boots_count_unused_and_half_baskets_come_in_pairs() -> None:
    cards = "half_basket_three_boots half_basket_one_boot half_basket basket_one_boot four_boots"
    scene = Scene(CARDS).give(0, cards).own(0, fish=20).field("s4_blue", "").go()
    scene.do(0, *[Lay(card) for card in cards.split()], Done()).do(1, Done())
    assert scene.place(0).speed == 3 + 1 + 0 + 1 + 4
    assert scene.place(0).other_baskets == 1 + 1  # one full, one of three halves is left over
    kept = Scene(CARDS).give(0, "half_basket half_basket").field("s4_blue", "").go()
    kept.do(0, Lay("half_basket"), Done()).do(1, Done())
    assert kept.place(0).other_baskets == 0
    assert kept.seat(0).hand == ("half_basket",)


def test_ic_8_3_rescue_cards_are_laid_in_order_face_down_with_a_public_number() -> None:
    scene = Scene(CARDS).give(0, "basket_three_boots four_boots").give(1, "half_basket").field("s4_blue", "")
    scene.go()
    assert scene.asked == [0]
    scene.do(0, Lay("four_boots"))
    assert scene.place(0).face_down == 1
    assert scene.place(0).rescue_cards == ()
    scene.do(0, Done())
    assert scene.asked == [1]
    scene.do(1, Done())
    assert scene.place(0).rescue_cards == ("four_boots",)


def test_ic_8_3_cards_that_are_no_rescue_cards_stay_in_hand() -> None:
    scene = Scene(CARDS).give(0, "oshax").go()
    assert scene.why(0, Lay("oshax")) == "no-rescue-card"


def test_ic_8_4_a_pass_is_final_but_anytime_cards_stay_playable() -> None:
    scene = rescue().give(0, "sell_basket").go()
    scene.do(0, Pass())
    scene.do(1, Take("s4_blue", "left")).anywhere(1)
    assert scene.asked == [1]
    scene.do(1, Pass())
    assert scene.question(0) == "ask-find"
    scene.do(0, Play("sell_basket"))
    assert scene.place(0).fish == 25


def test_ic_8_5_everybody_is_asked_in_windows_whatever_they_hold() -> None:
    scene = Scene(WINDOW, seats=3).give(1, "new_basket").go()
    for seat in (0, 1, 2):
        assert scene.asked == [seat]
        assert scene.question(seat) == WINDOWS[0]
        scene.do(seat, Pass())


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_ic_8_5_nobody_is_asked_for_a_card_on_the_first_morning(seats: int) -> None:
    first = Scene(DAWN, seats=seats, event="royal_rat_for_all").go()
    second = Scene(DAWN, seats=seats, day=2, event="royal_rat_for_all").go()
    for seat in range(seats):
        first.anywhere(seat)
        second.anywhere(seat)
    assert first.asked == list(range(seats))
    assert first.question(0) not in WINDOWS
    assert first.table.left
    assert (second.asked, second.question(0)) == ([0], WINDOWS[0])


def test_ic_8_5_a_player_may_say_when_to_be_asked() -> None:
    scene = Scene(WINDOW, seats=2).give(1, "new_basket").go()
    scene.do(0, PassToday())
    assert [type(event) for event in scene.events] == [Passed]
    scene.do(1, PassToEnd())
    scene.state.phase, scene.state.at = t.CARDS_WINDOW, 0
    while scene.state.frames.depth:
        scene.state.frames.pop()
    scene.go()
    # Both are passed over, with the same news as if they had passed themselves; both are asked for cards.
    assert [event for event in scene.events if isinstance(event, Passed)] == [Passed(0), Passed(1)]
    assert scene.question(0) == "ask-cards"
    assert scene.can(0, AskAgain())
    scene.do(0, AskAgain(), Done()).do(1, Done())
    scene.state.phase = t.NIGHT
    scene.state.frames.pop()
    scene.go()
    assert (scene.asked, scene.question(0)) == ([0], WINDOWS[0])
    assert scene.place(1).wish == "not_before_the_end"
    last = Scene(LAST, day=6).own(1, wish=2).go()
    last.do(0, Pass())
    assert last.asked == [1]


def test_ic_8_5_while_buying_only_fish_cards_from_before() -> None:
    scene = bought_scene("lesson_113 sell_basket", fish=1)
    scene.give(0, "fish_for_colours new_basket").lay(0, "s4_blue", 5, 3)
    assert scene.why(0, Buy("lesson_113")) == "too-dear"
    assert scene.why(0, Play("new_basket")) == "only-fish-cards"
    assert not scene.can(0, Play("sell_basket"))  # drafted today
    scene.do(0, Play("fish_for_colours"), Buy("lesson_113"), Done())
    assert scene.place(0).fish == 2
    scene.do(1, Done())
    assert scene.place(0).fish == 0


def test_ic_8_5_a_fish_card_drawn_before_helps_to_buy() -> None:
    scene = bought_scene("lesson_113 fish_for_common", fish=3).lay(0, "s4_blue", 5, 3).lay(0, "c1", 5, 5)
    scene.give(0, "fish_for_colours", t.NEW)
    scene.do(0, Buy("fish_for_common"))
    assert scene.why(0, Buy("lesson_113")) == "too-dear"
    assert not scene.can(0, Play("fish_for_common"))  # bought today, and not all have paid
    scene.do(0, Play("fish_for_colours"), Buy("lesson_113"))


def test_ic_8_6_a_draw_card_is_playable_after_paying_and_lessons_wait() -> None:
    scene = Scene(t.BOUGHT_WINDOW, day=2).own(0, fish=20).give(0, "draw_three", t.NEW).go()
    scene.do(0, Play("draw_three"))
    assert len(scene.seat(0).drawn) == 3
    scene.do(0, Done())
    late = rescue().give(0, "draw_two").give(1, "lesson_114", t.OPEN)
    late.state.card[late.state.top - 1] = 0
    late.go().do(0, Play("draw_two"))
    slots = [i for i, where in enumerate(late.state.where) if where == t.OFFERED * t.BY_SEAT]
    late.state.card[slots[0]] = 26  # lesson_113
    late.do(0, Buy("lesson_113"), Done())
    assert late.seat(0).hand == ("lesson_113",)
    assert late.place(0).lessons == 0
    assert late.place(0).fish == 18


def test_ic_8_7_a_drawn_tile_that_fits_nowhere_goes_unless_a_leap_helps() -> None:
    scene = Scene(WINDOW).give(0, "lucky_tile leap").lay(0, "c1", 21, 4).bag("x5_red").go()
    for word in range(3):
        scene.state.boats[REACH + word] = scene.state.boats[COVERED + word]
    scene.do(0, Play("lucky_tile"))
    assert scene.can(0, DiscardTile())
    scene.do(0, Play("leap"))
    assert not scene.can(0, DiscardTile())
    scene.anywhere(0)
    assert scene.tiles(0) == ["c1", "x5_red"]
    other = Scene(WINDOW).give(0, "lucky_tile").lay(0, "c1", 21, 4).bag("x5_red").go()
    for word in range(3):
        other.state.boats[REACH + word] = other.state.boats[COVERED + word]
    other.do(0, Play("lucky_tile"), DiscardTile())
    assert other.tiles(0) == ["c1"]


def test_ic_8_15_up_to_two_common_or_one_rare_and_none_means_no_play() -> None:
    scene = Scene(FINDS).give(0, "treasure treasure").rare("r_o").go()
    scene.do(0, Play("treasure"))
    assert not scene.can(0, Done())
    scene.do(0, Choose("c1")).anywhere(0)
    assert not scene.can(0, Choose("r_o"))
    scene.do(0, Done())
    assert scene.asked == [1]
    scene.do(1, Pass()).do(0, Play("treasure"), Choose("r_o")).anywhere(0)
    assert scene.question(0) == "ask-find"
    bare = Scene(FINDS).give(0, "treasure small_treasure")
    for name in ("c1", "c2", "c3l", "c3i"):
        bare.stock(name, 0)
    bare.go()
    assert bare.why(0, Play("treasure")) == "nothing-to-find"
    assert bare.choices(0) == [Pass()]


def test_ic_8_15_larger_ones_of_the_pouch_cost_a_fish() -> None:
    scene = Scene(FINDS).give(0, "small_treasure small_treasure").own(0, fish=1).go()
    scene.do(0, Play("small_treasure"), Choose("c2")).anywhere(0)
    assert scene.place(0).fish == 1
    scene.do(0, Choose("c3l")).anywhere(0)
    assert scene.place(0).fish == 0
    scene.do(1, Pass()).do(0, Play("small_treasure"))
    assert not scene.can(0, Choose("c3i"))
    paid = Scene(FINDS).give(0, "small_treasure").own(0, fish=1).go()
    paid.do(0, Play("small_treasure"), Choose("c3i")).anywhere(0)
    paid.do(0, Choose("c3l")).anywhere(0)
    assert paid.place(0).fish == 0


def test_ic_8_16_the_rescue_ends_when_the_fields_are_empty() -> None:
    scene = Scene(RESCUE).own(0, fish=20).own(1, fish=20).field("s4_blue", "").go()
    scene.do(0, Take("s4_blue", "left")).anywhere(0)
    assert scene.question(0) == "ask-find"


def test_ic_8_17_a_card_without_an_oshax_left_is_dead_and_the_colour_stays() -> None:
    scene = Scene(FINDS).give(0, "oshax oshax").go()
    scene.do(0, Play("oshax"), Choose("o2_red")).anywhere(0)
    assert scene.tiles(0) == ["o2_red"]
    assert "o2" not in scene.table.oshax
    for shape in range(6):
        scene.state.stock[t.OSHAX_STOCK + shape] = 0
    scene.do(1, Pass())
    assert scene.why(0, Play("oshax")) == "nothing-to-find"


def test_ic_8_18_fish_are_without_limit() -> None:
    scene = Scene(WINDOW).own(0, fish=400).go()
    pass_all(scene)
    assert scene.place(0).fish == 420


def test_ic_8_19_what_is_public_and_what_is_not() -> None:
    scene = Scene(WINDOW).give(0, "leap oshax").give(0, "lesson_113", t.LAID).go()
    place = scene.place(0)
    assert (place.hand, place.lessons) == (2, 1)
    assert "lesson_113" not in str(scene.table)
    assert "leap" not in str(scene.seat(1))


def test_ic_3_33_a_map_gives_a_common_treasure_that_may_be_declined() -> None:
    scene = rescue().boat(0, "A").go()  # red map at column 1, row 3
    scene.do(0, Take("i5_red", "left")).at(0, 0, 3)
    assert scene.question(0) == "ask-bonus"
    scene.do(0, Choose("c3i")).anywhere(0)
    assert scene.tiles(0) == ["i5_red", "c3i"]
    again = rescue().boat(0, "A").go()
    again.do(0, Take("i5_red", "left")).at(0, 0, 3).do(0, Done())
    assert again.tiles(0) == ["i5_red"]
    wrong = rescue().boat(0, "A").go()
    wrong.do(0, Take("l5_green", "left")).at(0, 1, 3)
    assert wrong.asked == [1]


def test_ic_3_25_rare_finds_go_round_until_all_have_passed() -> None:
    scene = Scene(FINDS).give(0, "oshax").give(1, "treasure oshax").go()
    scene.do(0, Pass())
    scene.do(1, Play("treasure"), Choose("c1")).anywhere(1).do(1, Done())
    assert scene.asked == [1]
    scene.do(1, Pass())
    assert scene.table.day == 2


def test_ic_3_26_a_night_empties_the_fields_and_refreshes_baskets() -> None:
    scene = rescue().go()
    scene.do(0, Take("s4_blue", "left")).anywhere(0).do(1, Pass()).do(0, Pass())
    gone = scene.state.stock[t.GONE : t.GONE + 85]
    scene.do(0, Pass()).do(1, Pass())
    assert (scene.table.left, scene.table.right, scene.place(0).used) == ((), (), 0)
    assert sum(scene.state.stock[t.GONE : t.GONE + 85]) == sum(gone) + 4


def test_ic_3_46_ties_go_to_most_fish_then_are_shared() -> None:
    for fish, places in ((0, (1, 1)), (3, (2, 1))):
        scene = Scene(LAST, day=6).own(1, fish=fish).boat(0, "A").boat(1, "A").go()
        pass_all(scene)
        assert scene.state.pending == 0
        assert tuple(scene.state.own[seat * t.OWN + t.PLACE_WON] for seat in (0, 1)) == places
        assert scene.state.outcome(1) == (0.5 if fish == 0 else 1.0)
        assert score(scene.state).ending == ("shared" if fish == 0 else "counted-tie")


def test_ic_3_46_two_of_three_share_the_victory() -> None:
    scene = Scene(LAST, seats=3, day=6)
    for seat, fish in enumerate((2, 5, 5)):
        scene.own(seat, fish=fish).boat(seat, "A")
    pass_all(scene.go())
    assert [scene.state.own[seat * t.OWN + t.PLACE_WON] for seat in range(3)] == [3, 1, 1]
    assert [scene.state.outcome(seat) for seat in range(3)] == [0.0, 0.5, 0.5]


def test_ic_4_121_the_largest_family_is_looked_for_on_all_boats() -> None:
    for other, total in ((4, -54 + 11 + 10), (5, -54 + 11)):
        scene = Scene(t.COUNTING, day=6).give(0, "lesson_121", t.LAID)
        for seat, cats in enumerate((4, other)):
            scene.boat(seat, "A")
            for row in range(cats):
                scene.lay(seat, "k_i3_red", 9, 2 + row)
        scene.go()
        assert score(scene.state).lines[-2].amounts[0] == total


def test_a_whole_game_has_five_days() -> None:
    state = deal(t.Options(4, True, True, True, True), Rng.seeded(5))
    playout(state, Rng.seeded(6), 100_000)
    assert (state.pending, state.day) == (0, 6)


def test_a_played_card_is_shown_to_all() -> None:
    scene = Scene(WINDOW).give(0, "new_basket").go()
    scene.do(0, Play("new_basket"))
    assert scene.events[0] == Played(0, "new_basket", None)
    assert scene.place(0).baskets == 2
    assert scene.table.discards["new_basket"] == 1
    assert not scene.can(0, Place("s4_blue", 0, 0))
