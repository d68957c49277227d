"""Anytime cards and royal rats at every point of one's own turn, and what everybody then sees."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats.actions import (
    Buy,
    Choose,
    ChooseColour,
    DiscardTile,
    Done,
    GiveUp,
    Keep,
    Lay,
    Move,
    Pass,
    PassToday,
    Play,
    Remove,
    Sort,
    Take,
    TakeToken,
)
from purrlor.games.isle_of_cats.deck import event_tiles_of
from purrlor.games.isle_of_cats.events import BoughtCard, BoughtDrawn, Fed, PaidMore, Passed
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import COVERED, REACH
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENT_NAMES
from purrlor.games.isle_of_cats.rules.pieces.squares import square_at
from purrlor.table.deck import earlier_cards
from purrlor.table.records import Action, hears, told
from purrlor.table.texts import game_texts
from tests.games.isle_of_cats.scene import (
    BUYING,
    CARDS,
    DAWN,
    DRAFT,
    FINDS,
    LAST,
    LESSONS,
    RESCUE,
    WINDOW,
    Scene,
)

RAT = Remove(square_at(10, 3))
QUIET = "two_fish_more"  # an event that does nothing in these scenes


def with_rat(scene: Scene) -> Scene:
    """Give seat 0 a royal rat with a blue cat beside it, fish and a basket."""
    return scene.lay(0, "royal_rat", 10, 3).lay(0, "s4_blue", 11, 3).own(0, fish=9, baskets=2)


def kittens(**own: int) -> Scene:
    scene = Scene(RESCUE, kittens=True).field("i5_red", "", "k_i3_blue k_o4_red k_l3_red k_t4_green")
    return scene.own(0, baskets=1, **own).own(1, fish=20, baskets=1)


# -- between two kittens -------------------------------------------------------------------------------


def test_ic_8_5_a_card_can_be_played_between_two_kittens() -> None:
    scene = kittens(fish=2).give(0, "fish_for_colours fish_for_colours fish_for_one_colour").go()
    scene.do(0, Take("k_i3_blue", "nursery")).anywhere(0)
    assert scene.question(0) == "ask-kitten"
    assert scene.why(0, Take("k_o4_red", "nursery")) == "too-few-fish"
    scene.do(0, Play("fish_for_colours"), Play("fish_for_colours"), Play("fish_for_one_colour", "blue"))
    scene.do(0, Take("k_o4_red", "nursery")).anywhere(0)
    assert (scene.place(0).fish, scene.place(0).used) == (0, 1)


def test_ic_8_5_whoever_holds_a_card_is_asked_for_the_second_kitten_whatever_it_is() -> None:
    for cards, asked in (("four_boots", [0]), ("", [1])):
        scene = kittens(fish=2).give(0, cards).go()
        scene.do(0, Take("k_i3_blue", "nursery")).anywhere(0)
        assert scene.asked == asked


def test_ic_8_42_a_royal_rat_goes_between_two_kittens() -> None:
    scene = kittens(fish=9)
    scene.state.events = True
    scene.lay(0, "royal_rat", 10, 3).go()
    assert scene.why(0, RAT) == "rat-stays"
    scene.do(0, Take("k_i3_blue", "nursery")).at(0, 11, 3)
    scene.do(0, RAT)
    assert (scene.question(0), scene.place(0).fish, scene.tiles(0)) == ("ask-kitten", 6, ["k_i3_blue"])


def test_ic_7_1_the_price_tag_of_a_second_kitten_says_three() -> None:
    scene = kittens(fish=20).go()
    assert scene.table.prices["nursery"] == (2, 2, 2, 2)
    scene.do(0, Take("k_i3_blue", "nursery")).anywhere(0)
    assert scene.table.prices == {"left": (3,), "right": (), "nursery": (3, 3, 3)}
    scene.do(0, Done())
    assert scene.table.prices["nursery"] == (2, 2, 2, 2)


# -- with a tile in hand -------------------------------------------------------------------------------


def test_ic_8_5_fish_and_leap_cards_can_be_played_with_a_tile_in_hand() -> None:
    scene = Scene(RESCUE).own(0, fish=9, baskets=1).field("i5_red", "").lay(0, "s4_blue", 10, 3)
    scene.give(0, "leap fish_for_colours lucky_tile").bag("x5_orange").go()
    scene.do(0, Take("i5_red", "left"))
    assert not any(getattr(choice, "square", 0) == square_at(0, 4) for choice in scene.choices(0))
    scene.do(0, Play("fish_for_colours"), Play("leap")).at(0, 0, 4)
    assert (scene.place(0).fish, scene.place(0).free_leaps) == (7, 0)


def test_ic_8_5_a_card_that_changes_the_boat_waits_until_the_tile_is_placed() -> None:
    scene = (
        Scene(RESCUE).own(0, fish=9, baskets=1).field("i5_red", "").lay(0, "c1", 10, 3).lay(0, "c1", 11, 3)
    )
    scene.give(0, "lucky_tile treasures_for_basket rescue_more").go()
    assert scene.can(0, Play("lucky_tile"))
    assert scene.can(0, Play("treasures_for_basket"))
    assert scene.can(0, Play("rescue_more"))
    scene.do(0, Take("i5_red", "left"))
    assert scene.why(0, Play("lucky_tile")) == "place-first"
    assert scene.why(0, Play("treasures_for_basket")) == "place-first"
    assert scene.why(0, Play("rescue_more")) == "before-a-rescue"


def test_ic_8_42_a_royal_rat_goes_before_a_placement() -> None:
    scene = with_rat(Scene(RESCUE, event=QUIET)).field("i5_red", "").go()
    scene.do(0, Take("i5_red", "left"), RAT).at(0, 6, 3)
    assert (scene.tiles(0), scene.place(0).fish) == (["s4_blue", "i5_red"], 5)


def test_ic_8_42_a_choice_says_that_a_cat_is_fed_and_another_that_a_tile_is_given_up() -> None:
    texts = game_texts(GAME, "en")
    where = "at column 11, row 4 (dining room)"
    assert texts.choice(RAT, "ask-rescue") == f"Feed a cat to drive off the royal rat {where}"
    assert texts.choice(RAT, "ask-take-off") == f"Take off the tile {where}"


def test_ic_8_42_kittens_and_oshax_are_fed_beasts_are_not() -> None:
    for beside, can in (("k_i3_blue", True), ("o1_red", True), ("b8", False)):
        scene = Scene(RESCUE, event=QUIET).own(0, fish=1).field("s4_blue", "")
        scene.lay(0, "royal_rat", 10, 4).lay(0, beside, 11, 4).go()
        assert scene.can(0, Remove(square_at(10, 4))) == can


def test_ic_8_42_a_map_under_a_royal_rat_earns_when_a_cat_covers_it_later() -> None:
    scene = Scene(RESCUE, event=QUIET).boat(0, "A").own(0, fish=20, baskets=2).field("i5_green", "")
    scene.lay(0, "royal_rat", 7, 0).lay(0, "s4_blue", 7, 1).go()
    scene.do(0, Remove(square_at(7, 0)), Take("i5_green", "left")).at(0, 7, 0)
    assert scene.question(0) == "ask-bonus"


def test_ic_8_42_a_royal_rat_stays_while_it_alone_holds_the_place() -> None:
    """The bar fits only behind the royal rat, which touches a cat: without the rat it would touch nothing."""
    scene = Scene(RESCUE, event=QUIET).own(0, fish=9, baskets=1).field("", "").lay(0, "royal_rat", 3, 4)
    scene.lay(0, "i5_blue", 4, 4)
    free = [square_at(2, y) for y in (3, 4, 5)]
    bits = [0, 0, 0]
    for square in range(142):
        if square not in free:
            bits[square // 48] |= 1 << square % 48
    for word in range(3):
        scene.state.boats[word] = bits[word]
    scene.bag("x5_orange").stock("c3i", 1)
    for name in ("c1", "c2", "c3l"):
        scene.stock(name, 0)
    scene.state.phase = FINDS
    scene.give(0, "treasure").go()
    scene.do(0, Play("treasure"))
    assert scene.why(0, RAT) == "nothing-there"
    assert scene.why(0, Remove(square_at(3, 4))) == "rat-holds-the-place"
    scene.do(0, Choose("c3i"))
    assert scene.why(0, Remove(square_at(3, 4))) == "rat-holds-the-place"


def test_ic_4_76_the_basket_in_use_can_not_be_sold() -> None:
    scene = Scene(RESCUE).own(0, fish=9, baskets=1).field("i5_red l5_green", "").give(0, "sell_basket").go()
    scene.do(0, Take("i5_red", "left"))
    assert scene.why(0, Play("sell_basket")) == "basket-in-use"
    scene.anywhere(0).do(1, Pass()).do(0, Play("sell_basket"))
    assert (scene.place(0).baskets, scene.place(0).used) == (0, 0)
    two = Scene(RESCUE).own(0, fish=9, baskets=2).field("i5_red", "").give(0, "sell_basket").go()
    two.do(0, Take("i5_red", "left"), Play("sell_basket"))
    assert (two.place(0).baskets, two.place(0).used) == (1, 1)
    spare = (
        Scene(RESCUE).own(0, fish=9, baskets=1, used=1, spare=1).field("i5_red", "").give(0, "sell_basket")
    )
    spare.go().do(0, Take("i5_red", "left"), Play("sell_basket"))
    assert (spare.place(0).baskets, spare.place(0).used) == (0, 0)


# -- while a treasure is offered -----------------------------------------------------------------------


def test_ic_8_5_a_leap_helps_a_treasure_of_a_map() -> None:
    scene = Scene(RESCUE).boat(0, "A").own(0, fish=9, baskets=1).field("i5_purple", "").give(0, "leap").go()
    for name in ("c1", "c2", "c3l"):
        scene.stock(name, 0)
    scene.do(0, Take("i5_purple", "left")).at(0, 5, 7)
    assert scene.question(0) == "ask-bonus"
    scene.do(0, Play("leap"), Choose("c3i")).at(0, 20, 3, 1)
    assert scene.tiles(0) == ["i5_purple", "c3i"]


def test_ic_8_5_the_treasure_is_asked_for_though_it_fits_nowhere_yet() -> None:
    for cards, question in (("leap", "ask-bonus"), ("four_boots", "ask-bonus"), ("", "ask-rescue-none")):
        scene = Scene(RESCUE).boat(0, "A").own(0, fish=9, baskets=1).field("s4_purple i5_red", "")
        scene.give(0, cards)
        keep = [square_at(x, y) for x, y in ((9, 7), (10, 7), (8, 8), (9, 8), (0, 3), (0, 4), (0, 5))]
        for square in range(142):
            if square not in keep:
                scene.state.boats[square // 48] |= 1 << square % 48
        for name in ("c1", "c2", "c3l"):
            scene.stock(name, 0)
        scene.go()
        scene.do(0, Take("s4_purple", "left")).anywhere(0)
        assert scene.question(scene.asked[0]) == question
        if cards == "leap":
            assert scene.why(0, Choose("c3i")) == "fits-nowhere"
            scene.do(0, Play("leap"), Choose("c3i")).at(0, 0, 3, 1)


# -- in every other question ---------------------------------------------------------------------------


def test_ic_8_42_a_royal_rat_goes_in_every_question_before_the_hand() -> None:
    scenes: dict[str, tuple[Scene, list[Action]]] = {
        "ask-keep": (Scene(DRAFT, event=QUIET), []),
        "ask-window-dawn": (Scene(WINDOW, day=2, event=QUIET), []),
        "ask-cards": (Scene(CARDS, event=QUIET), []),
        "ask-rescue": (Scene(RESCUE, event=QUIET).field("i5_red", ""), []),
        "ask-find": (Scene(FINDS, event=QUIET), []),
        "ask-treasure": (Scene(FINDS, event=QUIET).give(0, "treasure"), [Play("treasure")]),
        "ask-oshax": (Scene(FINDS, event=QUIET).give(0, "oshax"), [Play("oshax")]),
        "ask-offer": (Scene(WINDOW, day=2, event=QUIET).give(0, "draw_two"), [Play("draw_two")]),
        "ask-colour": (Scene(LESSONS, event=QUIET).give(0, "lesson_144", t.NEW), []),
        "ask-token": (Scene(DAWN, day=2, event="semi_permanent"), []),
        "ask-place": (Scene(DAWN, day=2, event="royal_rat_for_all"), []),
        "ask-move": (
            Scene(RESCUE, event=QUIET).field("i5_red", "").give(0, "move_cats"),
            [Play("move_cats")],
        ),
        "ask-give-up": (
            Scene(WINDOW, day=2, event=QUIET)
            .give(0, "lessons_for_basket")
            .give(0, "lesson_113 lesson_114", t.LAID),
            [Play("lessons_for_basket")],
        ),
        "ask-rats": (Scene(t.RATS_LEAVE, event=QUIET), []),
    }
    for question, (scene, first) in scenes.items():
        with_rat(scene).go().do(0, *first)
        assert scene.question(0) == question
        fish = scene.place(0).fish
        scene.do(0, RAT)
        assert "royal_rat" not in scene.tiles(0)
        assert scene.place(0).fish == fish - 1
    end = with_rat(Scene(LAST, day=5, event=QUIET)).go()
    assert end.why(0, RAT) == "rat-stays"


def test_ic_8_42_a_royal_rat_goes_while_buying_if_a_fish_is_left() -> None:
    scene = with_rat(Scene(DRAFT, event=QUIET)).own(0, fish=1)
    scene.go()
    for _ in range(3):
        for _ in range(2):
            for seat in range(2):
                scene.do(seat, scene.choices(seat)[0])
    assert scene.state.phase == BUYING
    fish = scene.seat(0).fish_left
    scene.do(0, RAT)
    assert scene.seat(0).fish_left == fish - 1


def test_ic_8_5_cards_can_be_played_while_rescue_cards_are_laid() -> None:
    scene = Scene(CARDS).give(0, "draw_two").own(0, fish=20).go()
    scene.do(0, Play("draw_two"))
    assert scene.question(0) == "ask-offer"
    scene.do(0, Done())
    assert scene.question(0) == "ask-cards"


def test_ic_8_5_fish_cards_help_to_buy_drawn_cards() -> None:
    scene = Scene(WINDOW, day=2).give(0, "draw_three fish_for_colours leap").lay(0, "s4_blue", 10, 3).go()
    scene.do(0, Play("draw_three"))
    assert scene.why(0, Play("leap")) == "only-fish-cards"
    scene.do(0, Play("fish_for_colours"))
    assert scene.seat(0).fish_left == 1


def more_cats_with_a_tile_in_hand(rules: int) -> Scene:
    """Let seat 0 take the bar to a boat with two treasures, and draw four cats before it places the bar."""
    scene = (
        Scene(RESCUE).own(0, fish=9, baskets=1).field("i5_red", "").lay(0, "c1", 21, 4).lay(0, "c1", 20, 4)
    )
    scene.state.options.rules = rules
    scene.give(0, "more_cats lucky_tile treasures_for_basket")
    scene.bag("x5_orange", "v5_blue", "w5_green", "t5_red", "x5_red").go()
    return scene.do(0, Take("i5_red", "left"), Play("more_cats"))


def test_ic_8_5_no_card_changes_the_boat_while_a_tile_waits_below_another_question() -> None:
    scene = more_cats_with_a_tile_in_hand(rules=4)
    for _ in range(4):
        assert scene.question(0) == "ask-sort"
        assert scene.why(0, Play("lucky_tile")) == "place-first"
        assert scene.why(0, Play("treasures_for_basket")) == "place-first"
        scene.do(0, Sort("left"))
    scene.anywhere(0).do(1, Pass())
    assert scene.can(0, Play("lucky_tile"))
    assert scene.can(0, Play("treasures_for_basket"))


def test_ic_8_5_no_card_changes_the_boat_while_cats_move_and_a_tile_waits() -> None:
    scene = Scene(RESCUE).own(0, fish=9, baskets=1).field("i5_red l5_green", "")
    scene.give(0, "move_cats lucky_tile").bag("x5_orange").go()
    scene.do(0, Take("i5_red", "left"), Play("move_cats"))
    assert (scene.question(0), scene.why(0, Play("lucky_tile"))) == ("ask-move", "place-first")
    scene.do(0, Move("l5_green", "left"), Done()).anywhere(0).do(1, Pass())
    scene.do(0, Play("lucky_tile"))
    assert scene.question(0) == "ask-place"


def test_ic_8_42_a_royal_rat_holds_the_place_of_a_tile_that_waits_below_another_question() -> None:
    """The bar fits only behind the royal rat, which touches a cat: without the rat it would touch nothing."""
    for rules, key in ((3, None), (4, "rat-holds-the-place")):
        scene = Scene(RESCUE, event=QUIET).own(0, fish=9, baskets=1).field("i5_red", "")
        scene.state.options.rules = rules
        scene.lay(0, "royal_rat", 3, 4).lay(0, "i5_blue", 4, 4)
        free = [square_at(2, y) for y in range(2, 7)]
        for word in range(3):
            bits = sum(
                1 << square % 48 for square in range(142) if square // 48 == word and square not in free
            )
            scene.state.boats[COVERED + word] = bits
        scene.give(0, "more_cats").bag("x5_orange", "v5_blue").go()
        scene.do(0, Take("i5_red", "left"), Play("more_cats"))
        assert scene.question(0) == "ask-sort"
        assert scene.why(0, Remove(square_at(3, 4))) == key


def test_ic_8_7_in_games_of_earlier_rules_a_card_may_take_the_last_place_of_a_tile_in_hand() -> None:
    scene = more_cats_with_a_tile_in_hand(rules=3).do(0, Play("lucky_tile"))
    # Nothing but the places that the lucky tile may take is left of the boat.
    scene.anywhere(0)
    for word in range(3):
        scene.state.boats[REACH + word] = scene.state.boats[COVERED + word]
    while scene.question(0) == "ask-sort":
        scene.do(0, scene.choices(0)[0])
    assert scene.choices(0) == [DiscardTile()]
    scene.do(0, DiscardTile())
    assert "i5_red" not in scene.tiles(0)
    assert scene.asked != []


# -- passing --------------------------------------------------------------------------------------------


def test_ic_8_20_who_must_pass_has_passed_when_cats_come_later() -> None:
    scene = kittens(fish=20).give(0, "more_cats").bag("x5_orange", "v5_blue", "w5_green", "t5_red")
    scene.own(0, baskets=9).go()
    scene.do(0, Take("i5_red", "left")).anywhere(0)
    assert (scene.asked, scene.place(1).passed) == ([0], True)
    assert Passed(1) in scene.events
    scene.do(0, Play("more_cats"))
    while scene.question(0) == "ask-sort":
        scene.do(0, scene.choices(0)[0])
    scene.do(0, Take("x5_orange", "left")).anywhere(0)
    assert scene.asked == [0]


def test_ic_8_20_whoever_holds_a_card_may_bring_new_cats_before_passing() -> None:
    scene = kittens(fish=20).give(1, "more_cats").bag("x5_orange").own(0, baskets=9).go()
    scene.do(0, Take("i5_red", "left")).anywhere(0)
    assert (scene.asked, scene.place(1).passed) == ([1], False)
    scene.do(1, Play("more_cats"), Sort("left"))
    scene.do(1, Take("x5_orange", "left")).anywhere(1)
    assert scene.asked == [0]
    other = kittens(fish=20).give(1, "four_boots").own(0, baskets=9).go()
    other.do(0, Take("i5_red", "left")).anywhere(0)
    assert other.choices(1) == [Pass()]


# -- what is told ----------------------------------------------------------------------------------------


def test_ic_4_71_others_hear_the_sum_of_drawn_cards_not_each_price() -> None:
    scene = Scene(WINDOW, day=2).give(0, "draw_three").own(0, fish=50).go()
    scene.do(0, Play("draw_three"))
    first, second, third = scene.seat(0).drawn
    before = scene.place(0)
    scene.do(0, Buy(first))
    assert scene.events == [BoughtCard(0, first)]
    assert not hears(scene.events[0], 1)
    assert scene.place(0) == before
    scene.do(0, Buy(second))
    scene.do(0, Done())
    paid = 50 - scene.place(0).fish
    assert scene.events == [BoughtDrawn(0, paid, 2)]
    assert told(scene.events[0], 1) == BoughtDrawn(0, paid, 2)
    assert (scene.place(0).hand, scene.place(0).drawn_cards) == (2, 0)
    assert third in scene.seat(0).discarded


def test_ic_8_42_feeding_is_told() -> None:
    scene = with_rat(Scene(RESCUE, event=QUIET)).field("i5_red", "").go()
    scene.do(0, RAT)
    assert Fed(0) in scene.events


def test_ic_8_15_the_further_fish_of_a_pouch_is_told() -> None:
    scene = Scene(FINDS).give(0, "small_treasure").own(0, fish=1).go()
    scene.do(0, Play("small_treasure"), Choose("c3i"))
    assert PaidMore(0, 1) in scene.events
    scene.anywhere(0).do(0, Choose("c3l"))
    assert not any(isinstance(event, PaidMore) for event in scene.events)


def test_ic_5_4_the_score_shows_the_full_rooms_that_decide_a_tie() -> None:
    scene = Scene(t.COUNTING, day=6, family=True)
    for x, y in ((20, 3), (20, 4), (21, 4), (20, 5)):
        scene.lay(0, "c1", x, y)
    scene.go()
    last = GAME.score(scene.state).lines[-1]
    assert (last.key, last.amounts) == ("score-full-rooms", (1, 0))
    shared = GAME.score(Scene(t.COUNTING, day=6, family=True).boat(0, "A").boat(1, "B").go().state)
    assert (shared.ending, shared.places) == ("shared", (1, 1))


# -- reasons ---------------------------------------------------------------------------------------------


def reason(scene: Scene, action: Action, seat: int = 0) -> tuple[str, str]:
    found = GAME.why(scene.state, seat, action)
    assert found is not None
    return found.rule, found.key


def test_ic_8_3_rescue_cards_are_not_for_rescue_turns() -> None:
    scene = Scene(RESCUE).own(0, fish=9).field("i5_red", "").give(0, "four_boots").go()
    assert reason(scene, Play("four_boots")) == ("IC-8.3", "lay-before-the-rescue")
    assert reason(scene, Lay("four_boots")) == ("IC-8.3", "lay-before-the-rescue")


def test_ic_8_15_a_larger_treasure_costs_one_fish_more() -> None:
    scene = Scene(FINDS).give(0, "small_treasure").go()
    scene.do(0, Play("small_treasure"))
    assert reason(scene, Choose("c3i")) == ("IC-8.15", "larger-costs-more")
    assert reason(scene, Choose("royal_rat")) == ("IC-8.15", "not-this-one")


def test_ic_4_86_lessons_are_given_up_for_a_card_only() -> None:
    scene = Scene(WINDOW, day=2).give(0, "lesson_113", t.LAID).give(0, "lessons_for_basket").go()
    assert reason(scene, GiveUp("lesson_113")) == ("IC-4.86", "not-now")
    assert reason(scene, Play("lessons_for_basket")) == ("IC-4.86", "too-few-lessons")


def test_ic_4_77_cats_are_moved_by_a_card_only() -> None:
    scene = Scene(RESCUE).own(0, fish=9).field("i5_red", "b8").give(0, "move_cats").go()
    assert reason(scene, Move("i5_red", "left")) == ("IC-4.77", "moving-needs-its-card")
    scene.do(0, Play("move_cats"))
    assert reason(scene, Move("b8", "right")) == ("IC-8.24", "not-to-be-moved")
    assert reason(scene, Move("x5_red", "right")) == ("IC-4.77", "tile-not-there")


def test_who_may_stop_is_told_how() -> None:
    turn = Scene(RESCUE).field("i5_red", "").go()
    assert turn.why(0, Done()) == turn.why(0, PassToday()) == "pass-instead"
    cards = Scene(CARDS).go()
    assert cards.why(0, Pass()) == "done-instead"
    choice = Scene(DAWN, day=2, event="semi_permanent").go()
    assert choice.why(0, Pass()) == choice.why(0, Done()) == "must-choose"


def test_every_question_names_its_rule() -> None:
    scene = Scene(RESCUE).field("i5_red", "").give(0, "oshax").go()
    assert reason(scene, ChooseColour("red")) == ("IC-3.23", "not-asked")
    assert reason(scene, TakeToken("boots")) == ("IC-8.47", "not-asked")
    assert reason(scene, Keep("oshax")) == ("IC-3.22", "not-now")
    assert reason(scene, Play("oshax")) == ("IC-3.25", "wait-for-rare-finds")


def test_a_reason_can_be_given_for_every_action() -> None:
    state = Scene(RESCUE).field("i5_red", "").go().state
    rng = Rng.seeded(1)
    for _ in range(200):
        number = rng.below(GAME.actions.size)
        assert GAME.why(
            state, 0, GAME.actions.record(state, number)
        ) is not None or number in state.legal_actions(0)


# -- games that began with earlier rules -----------------------------------------------------------------


def test_ic_8_20_a_game_of_earlier_rules_goes_on_as_it_began() -> None:
    scene = kittens(fish=20).give(1, "more_cats").own(0, baskets=9)
    scene.state.options.rules = 2
    scene.go().do(0, Take("i5_red", "left")).anywhere(0)
    assert (scene.asked, scene.place(1).passed) == ([0], False)
    poor = kittens(fish=2).give(0, "four_boots")
    poor.state.options.rules = 2
    poor.go().do(0, Take("k_i3_blue", "nursery")).anywhere(0)
    assert poor.asked == [1]


def test_ic_9_3_earlier_games_keep_their_event_tiles() -> None:
    gems = {rules: event_tiles_of(earlier_cards(GAME.package, rules)).gem_sides for rules in (2, 3)}
    token = EVENT_NAMES.index("semi_permanent")
    assert [list(sides).index(token) for sides in gems.values()] == [14, 1]
