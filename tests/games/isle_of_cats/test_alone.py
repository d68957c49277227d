"""The sister, family mode, and the options."""

from __future__ import annotations

import pytest

from purrlor.core.playout import playout
from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats.actions import AskAgain, Choose, Done, Keep, Lay, Pass, Play, Take
from purrlor.games.isle_of_cats.cards import BASKET_NAMES, LESSON_TYPE, SISTERS_ADVANCED, SISTERS_LESSON
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.isle import deal
from purrlor.games.isle_of_cats.rules.modules import sister
from purrlor.games.isle_of_cats.rules.table import Options
from purrlor.games.isle_of_cats.view import SeatView
from purrlor.table.lesson import find_lesson
from tests.games.isle_of_cats.scene import CARDS, DRAFT, FINDS, NIGHT, RESCUE, Scene
from tests.scale import games


def alone(phase: int = RESCUE, kittens: bool = False) -> Scene:
    scene = Scene(phase, seats=1, kittens=kittens).own(0, fish=20, baskets=2)
    return scene.field("s4_blue i5_red l5_green u5_red", "x5_orange p5_purple t5_blue w5_red")


def baskets(scene: Scene, *numbers: int) -> Scene:
    """Let the sister draw these basket cards, in this order."""
    notes = scene.state.notes
    notes[t.SISTER_BASKETS] = 1
    notes[t.SISTER_DECK] = numbers[0] - 174
    return scene


def card(scene: Scene, number: int) -> Scene:
    """Let the sister resolve one card."""
    scene.state.notes[t.SISTER_CARD] = number - 174
    scene.state.notes[t.SISTER_LEFT] = 1
    sister.resolve_basket_card(scene.state)
    return scene


def test_the_lesson_alone_begins_with_what_it_speaks_of() -> None:
    match = find_lesson(GAME, "solo").deal()
    hand, own = match.choices(0), match.view(0).own
    assert isinstance(own, SeatView)
    assert "oshax" in own.hand
    assert sum(isinstance(choice, Lay) for choice in hand) > 1
    assert not any(isinstance(choice, AskAgain | Play) for choice in hand)


def test_ic_6_4_lessons_by_difficulty() -> None:
    for difficulty in range(5):
        state = deal(Options(1, difficulty=difficulty), Rng.seeded(difficulty))
        count = state.notes[t.SISTER_LESSONS]
        decks = [LESSON_TYPE[state.notes[t.SISTER_LESSONS + 1 + i]] for i in range(count)]
        assert decks == [SISTERS_LESSON] * 3 + [SISTERS_ADVANCED] * difficulty
        assert state.notes[t.COLOURS_SHOWN] == 1


def test_ic_6_5_alone_one_keeps_three_of_five_twice_and_one_more() -> None:
    scene = Scene(DRAFT, seats=1).go()
    for left in (3, 6):
        assert len(scene.seat(0).pack) == 5
        for i in range(3):
            scene.do(0, Keep(scene.seat(0).pack[0]))
        assert len(scene.seat(0).kept) >= left
    assert len(scene.seat(0).kept) == 7
    assert len(scene.seat(0).discarded) == 4
    assert scene.question(0) == "ask-buy"


def test_ic_6_6_the_faster_goes_first_and_they_alternate() -> None:
    scene = baskets(alone(CARDS), 195).go()  # speed 9, three baskets, takes cat 8 first
    scene.do(0, Done())
    assert scene.table.sister is not None
    assert scene.table.sister.first
    assert scene.table.sister.speed == 9
    assert scene.asked == [0]
    assert "w5_red" not in scene.table.right
    assert scene.table.sister.baskets_left == 2


def test_ic_6_6_a_tie_keeps_the_order_and_a_pass_lets_her_finish() -> None:
    scene = baskets(alone(CARDS), 174).go()  # speed 0, one basket
    scene.do(0, Done())
    assert scene.table.sister is not None
    assert not scene.table.sister.first
    assert scene.asked == [0]
    scene.do(0, Pass())
    assert scene.question(0) == "ask-find"
    assert scene.table.left == ("s4_blue", "i5_red", "l5_green")  # cats 5 and then 4 are gone
    assert scene.table.right == ("p5_purple", "t5_blue", "w5_red")


def test_ic_6_7_a_missing_number_is_the_highest() -> None:
    scene = card(Scene(RESCUE, seats=1).field("s4_blue i5_red", ""), 181)  # cat 7, oshax 2
    assert scene.table.left == ("s4_blue",)
    assert len(scene.table.oshax) == 5
    rare = card(Scene(RESCUE, seats=1).rare("r_o", "r_i", "r_o"), 184)  # cat 6, rare 5
    assert rare.table.treasures["r_i"] == 0
    assert rare.table.sister is not None
    assert rare.table.sister.rare_row == ("r_o",)
    common = card(Scene(RESCUE, seats=1).stock("c1", 1), 175)
    assert common.table.treasures["c1"] == 0
    assert card(common, 175).table.treasures["c1"] == 0


def test_ic_6_7_the_rows_close_up_when_you_take_something() -> None:
    scene = Scene(FINDS, seats=1).rare("r_o", "r_i", "r_l").give(0, "oshax treasure").go()
    assert scene.table.sister is not None
    row = scene.table.sister.oshax_row
    scene.do(0, Play("treasure"), Choose("r_o")).anywhere(0)
    scene.do(0, Play("oshax"), Choose(f"{row[0]}_red")).anywhere(0)
    card(scene, 186)  # oshax 5, the last of five
    assert scene.table.sister.rare_row == ("r_i", "r_l")
    assert scene.table.sister.oshax_row == row[1:5]


def test_ic_6_7_switching() -> None:
    scene = card(alone(), 192)  # switch 1 and 6, then cat 2
    assert scene.table.left[0] == "p5_purple"
    assert scene.table.right[1] == "s4_blue"
    short = card(Scene(RESCUE, seats=1).field("s4_blue i5_red l5_green", ""), 194)  # switch 2 and 5, cat 1
    assert short.table.left == ("l5_green", "i5_red")
    lonely = card(Scene(RESCUE, seats=1).field("s4_blue", ""), 194)
    assert lonely.table.left == ()


def test_ic_8_35_a_switched_beast_still_costs_five() -> None:
    scene = Scene(RESCUE, seats=1, beasts=True).own(0, fish=4, baskets=2).field("s4_blue i5_red", "b8")
    sister.switch_cats(scene.state, 1, 6)
    assert scene.table.left[0] == "b8"
    assert scene.table.right == ("s4_blue",)
    scene.go()
    assert scene.why(0, Take("b8", "left")) == "too-few-fish"
    assert scene.why(0, Take("s4_blue", "right")) == "too-few-fish"


def test_ic_8_26_a_faster_sister_replaces_the_kittens_for_good() -> None:
    scene = baskets(alone(CARDS, kittens=True), 195)
    before = scene.table.nursery
    scene.go().do(0, Done())
    assert len(scene.table.nursery) == 4
    assert not set(before) & set(scene.table.nursery)
    assert scene.table.kitten_bag == 12
    assert scene.why(0, Take(scene.table.nursery[0], "nursery")) == "kittens-for-the-first"
    few = baskets(alone(CARDS, kittens=True), 195)
    few.state.kittens_left = 2
    few.go().do(0, Done())
    assert len(few.table.nursery) == 2


def test_ic_8_26_a_sister_who_stays_first_in_a_tie_replaces_the_kittens_too() -> None:
    scene = baskets(alone(CARDS, kittens=True), 174)  # speed 0
    scene.state.notes[t.SISTER_FIRST] = 1
    before = scene.table.nursery
    scene.go().do(0, Done())
    assert not set(before) & set(scene.table.nursery)


def test_ic_8_48_fewer_cats_alone_are_two_and_four() -> None:
    scene = Scene(t.FILLING, seats=1, event="fewer_cats", day=5).go()
    assert (len(scene.table.left), len(scene.table.right)) == (2, 4)


def test_ic_8_48_fewer_cats_alone_leave_all_four_beasts() -> None:
    scene = Scene(t.FILLING, seats=1, beasts=True, event="fewer_cats").go()
    assert (len(scene.table.left), len(scene.table.right)) == (2, 4)
    assert all(name.startswith("b") for name in scene.table.right)


def test_ic_8_35_a_cat_on_her_card_may_be_a_beast() -> None:
    scene = Scene(RESCUE, seats=1, beasts=True).field("s4_blue i5_red l5_green u5_red", "b1 b2 b3 b4")
    card(scene, 174)  # cat 5, then cat 4
    assert scene.table.left == ("s4_blue", "i5_red", "l5_green")
    assert scene.table.right == ("b2", "b3", "b4")


def test_ic_6_8_colours_come_out_one_a_day() -> None:
    scene = Scene(NIGHT, seats=1)
    for day in range(1, 5):
        assert scene.state.notes[t.COLOURS_SHOWN] == day
        sister.show_colour(scene.state)
    shown = [scene.state.notes[t.COLOURS_SHOWN + 1 + i] for i in range(5)]
    assert sorted(shown) == [0, 1, 2, 3, 4]


def test_ic_6_9_the_player_needs_more_points_than_she() -> None:
    results = set()
    for seed in range(40):
        state = deal(Options(1, kittens=True, beasts=True, events=True), Rng.seeded(seed))
        playout(state, Rng.seeded(seed), 10_000)
        won = state.own[t.TOTAL] > state.notes[t.SISTER_TOTAL]
        assert state.outcome(0) == (1.0 if won else 0.0)
        results.add(GAME.score(state).ending)
    assert "lost" in results


def test_ic_6_9_equal_points_are_no_victory() -> None:
    for points, outcome in ((54, 0.0), (55, 1.0)):
        scene = Scene(t.COUNTING, seats=1, day=6).boat(0, "A")
        scene.state.notes[t.SISTER_LESSONS] = 0
        scene.state.own[t.POINTS] = points
        scene.go()
        assert (scene.state.own[t.TOTAL], scene.state.notes[t.SISTER_TOTAL]) == (points - 54, 0)
        assert scene.state.outcome(0) == outcome


def test_her_basket_cards_never_run_out() -> None:
    for seed in range(60):
        state = deal(Options(1, difficulty=4), Rng.seeded(seed))
        playout(state, Rng.seeded(seed), 10_000)
        assert state.pending == 0
        assert 0 <= state.notes[t.SISTER_BASKETS] <= len(BASKET_NAMES)


# -- family mode -----------------------------------------------------------------------------------------


def test_ic_5_2_family_cards_are_kept_in_secret() -> None:
    state = deal(Options(3, family=True), Rng.seeded(1))
    scene = Scene(t.FAMILY_CARDS, seats=3, family=True).go()
    assert [state.own[seat * t.OWN + t.BASKETS] for seat in range(3)] == [0] * 3
    assert scene.asked == [0, 1, 2]
    for seat in range(3):
        assert len(scene.seat(seat).pack) == 3
        for i in range(2):
            scene.do(seat, Keep(scene.seat(seat).pack[0]))
    assert [place.lessons for place in scene.table.places] == [2, 2, 2]
    assert len(scene.seat(0).discarded) == 1


def test_ic_5_3_cats_are_free_maps_give_any_treasure_and_the_order_goes_round() -> None:
    scene = Scene(RESCUE, family=True).boat(0, "A").rare("r_o").field("i5_red", "s4_blue").go()
    scene.do(0, Take("i5_red", "left")).at(0, 0, 3).do(0, Choose("r_o")).anywhere(0)
    assert scene.place(0).fish == 0
    scene.do(1, Pass()).do(0, Pass())
    assert scene.table.order == (1, 0)
    assert scene.table.day == 2
    assert len(scene.table.left) == len(scene.table.right) == 4


def test_ic_5_4_ties_go_to_most_full_rooms() -> None:
    scene = Scene(t.COUNTING, day=6, family=True).boat(0, "A").boat(1, "A")
    for x, y in ((20, 3), (20, 4), (21, 4), (20, 5)):
        scene.lay(0, "c1", x, y)
    for x, y in ((0, 5), (1, 5), (1, 6), (4, 1), (7, 3)):  # five rats are worth as much as a room
        scene.lay(1, "c1", x, y)
    scene.go()
    assert scene.state.own[t.TOTAL] == scene.state.own[t.OWN + t.TOTAL]
    assert (scene.state.own[t.PLACE_WON], scene.state.own[t.OWN + t.PLACE_WON]) == (1, 2)


# -- options ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"players": 5}, "needs-late-arrivals"),
        ({"players": 4, "late_arrivals": True}, "no-late-arrivals"),
        ({"players": 2, "difficulty": "hard"}, "difficulty-is-for-one"),
        ({"players": 1, "family": True}, "family-for-two-to-four"),
        ({"players": 3, "family": True, "kittens": True}, "no-modules-in-family"),
        ({"players": 3, "family": True, "events": True}, "no-events-in-family"),
    ],
)
def test_ic_9_6_options_that_make_no_sense_are_refused(given: dict[str, object], key: str) -> None:
    settings = {option.name: option.default for option in GAME.options} | given
    reason = GAME.refuse(settings)  # type: ignore[arg-type]
    assert reason is not None
    assert reason.key == key


def test_ic_9_5_six_players_have_enough_of_everything() -> None:
    for seats in (5, 6):
        for seed in range(games(24, soak=1_000)):
            state = deal(Options(seats, True, True, True, True), Rng.seeded(seed))
            playout(state, Rng.seeded(seed), 100_000)
            assert state.pending == 0
            assert state.day == 6
    assert Scene(FINDS, seats=6).go().asked == [0]
