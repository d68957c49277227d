"""The printed rules of Wizard Kittens: set-up, turn, curses, Chaos Cat (WK-1 to WK-15)."""

from collections import Counter

import pytest

from purrlor.core.rng import Rng
from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.cards import CHAPTER_NAMES, COMPONENTS, CREDITS, CURSE_ROWS, KITTENS
from purrlor.games.wizard_kittens.deck import own_tables
from purrlor.games.wizard_kittens.events import (
    CatCame,
    CaughtAll,
    ChapterOpened,
    CurseShown,
    Dealt,
    Defeated,
    Drew,
)
from purrlor.games.wizard_kittens.rules.circles import CAUGHT_CARD, NONE, Options
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens, deal
from purrlor.games.wizard_kittens.rules.questions import ALL_CURSES, CAUGHT
from purrlor.games.wizard_kittens.view import SeatView, TableView, census, table_view
from purrlor.table.match import Match
from purrlor.table.reasons import Reason
from tests.games.wizard_kittens.scene import Cast, Choose, Idle, Place, Scene, TakeKitten, seat_view


def fresh(seats: int, seed: int = 0, **options: int) -> WizardKittens:
    settings = GAME.settle({"players": seats, **options})
    state: WizardKittens = GAME.deal(settings, {}, Rng.seeded(seed))
    return state


def look(match: Match) -> TableView:
    table = match.view(0).table
    assert isinstance(table, TableView)
    return table


def imagine(state: WizardKittens, seed: int) -> WizardKittens:
    world = state.guess(0, Rng.seeded(seed))
    assert isinstance(world, WizardKittens)
    return world


def test_wk_1_there_are_12_components_of_each_type_and_all_are_accounted_for() -> None:
    assert census(fresh(4)) == [12, 12, 12, 12, 2, 2, 2, 1]
    assert len(COMPONENTS) == 4
    assert census(fresh(4, chaos_cats=4))[-1] == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wk_2_everybody_starts_with_a_card_in_chapters_1_and_2_and_a_secret_extra_credit(seats: int) -> None:
    state = fresh(seats, 5)
    view = table_view(state)
    assert [place.cards for place in view.places] == [2] * seats
    chapters = [1, 1] if seats == 2 else [1, 1, 0]
    assert all([len(c) for c in place.chapters] == chapters for place in view.places)
    assert all(place.covered is None and place.credit is None for place in view.places)
    assert view.open == 2
    assert len({seat_view(state, seat).credit for seat in range(seats)}) == seats
    assert len({place.kitten for place in view.places}) == seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wk_2_kittens_may_be_chosen_in_turn_order_before_the_cards_are_dealt(seats: int) -> None:
    match = Match.new(GAME, {"players": seats, "choose_kittens": True}, seed=4)
    first = match.asked[0]
    for step in range(seats - (seats == 4)):  # the last of four has no choice
        seat = (first + step) % seats
        assert match.asked == [seat]
        taken = [place.kitten for place in look(match).places if place.kitten]
        assert len(taken) == step
        assert match.choices(seat) == [TakeKitten(name) for name in KITTENS if name not in taken]
        assert look(match).places[0].cards == 0
        assert match.view(seat).own == SeatView(None, 0)
        owners = {mat.kitten: mat.owner for mat in look(match).mats}
        assert owners == dict.fromkeys(KITTENS) | {
            place.kitten: owner for owner, place in enumerate(look(match).places) if place.kitten
        }
        events = match.submit(seat, match.choices(seat)[-1])
    assert len({place.kitten for place in look(match).places}) == seats
    assert match.asked == [first]
    assert look(match).mats == ()
    assert isinstance(match.choices(first)[0], Place)
    assert [place.cards for place in look(match).places] == [2] * seats
    assert [event for event in events if isinstance(event, Dealt)] == [
        Dealt(seat, look(match).places[seat].chapters[chapter][0], CHAPTER_NAMES[chapter])
        for seat in range(seats)
        for chapter in range(2)
    ]
    assert look(match).layers[0] == 9  # as after any other deal


def test_wk_2_a_kitten_that_somebody_has_is_refused() -> None:
    match = Match.new(GAME, {"players": 3, "choose_kittens": True}, seed=4)
    first = match.asked[0]
    match.submit(first, TakeKitten("muffin"))
    (following,) = match.asked
    assert match.why(following, TakeKitten("muffin")) == Reason("WK-2", "kitten-taken", {"target": first})
    assert match.why(following, Cast("summon")) == Reason("WK-2", "kitten-now")


def test_wk_2_a_choice_of_kitten_can_be_taken_back_until_the_cards_are_dealt() -> None:
    match = Match.new(GAME, {"players": 2, "choose_kittens": True}, seed=4)
    first = match.asked[0]
    match.submit(first, TakeKitten("easa"))
    assert match.can_undo(first)
    match.submit(1 - first, TakeKitten("muffin"))
    assert not match.can_undo(1 - first)


def test_wk_2_an_extra_credit_is_known_to_its_owner_alone() -> None:
    state = fresh(3, 7)
    others = {imagine(state, seed).credit[1] for seed in range(200)}
    assert state.credit[0] not in others
    assert len(others) == CREDITS - 1
    assert all(imagine(state, seed).credit[0] == state.credit[0] for seed in range(20))


@pytest.mark.parametrize(("seats", "middle"), [(2, 24), (3, 23), (4, 21)])
def test_wk_3_the_deck_has_three_layers(seats: int, middle: int) -> None:
    state = fresh(seats)
    assert (state.top, state.middle, state.bottom) == (9, middle, 11)  # the first card is drawn already


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wk_3_the_cat_is_in_the_middle_layer_and_caught_comes_before_the_deck_is_empty(seats: int) -> None:
    at = Counter[str]()
    for seed in range(300):
        state = fresh(seats, seed)
        drawn = [0]
        while drawn[-1] != CAUGHT_CARD:
            drawn.append(state.draw_card())
        cats = [place for place, card in enumerate(drawn) if 4 <= card < CAUGHT_CARD]
        middle = {2: 24, 3: 23, 4: 21}[seats]
        assert all(10 <= place < 10 + middle for place in cats)
        assert len(cats) == (0 if seats == 2 else 1)
        assert 10 + middle <= len(drawn) - 1 <= 20 + middle
        at["first" if len(drawn) - 1 == 10 + middle else "last" if state.bottom == 0 else "between"] += 1
    assert min(at.values()) > 10  # each of the eleven places about 27 times


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wk_3_caught_is_possible_among_the_last_eleven_cards_only(seats: int) -> None:
    state = fresh(seats, 3)
    while (left := state.top + state.middle + state.bottom) > 1:
        assert table_view(state).caught_may_come == (left <= 11)
        if state.draw_card() == CAUGHT_CARD:
            break
    assert left <= 11


def test_wk_4_two_curses_of_each_band_are_in_the_game_and_one_lies_at_each_open_chapter() -> None:
    bands = Counter(row[1] for row in CURSE_ROWS)
    assert set(bands.values()) == {4}
    seen = Counter[int]()
    for seed in range(400):
        state = fresh(3, seed)
        assert [state.curse_at[chapter] != NONE for chapter in range(3)] == [True, True, False]
        for place in range(4):
            state.show_curse(place % 3)
        assert sum(state.curses_left) == 0
        curses = [curse for curse in range(12) if (state.curses_seen >> curse) & 1]
        assert Counter(CURSE_ROWS[curse][1] for curse in curses) == {0: 2, 1: 2, 2: 2}
        seen.update(curses)
    assert all(150 < seen[curse] < 250 for curse in range(12))


def test_wk_5_the_first_player_is_random_and_play_goes_clockwise() -> None:
    assert {fresh(3, seed).turn for seed in range(30)} == {0, 1, 2}
    scene = Scene("AA|", "F|", "P|").act(Cast("swat")).act(Choose(0, "1", "artifact"))
    scene.act(Choose(0, "1", "artifact"))
    assert scene.asked() == (1, "place")


def test_wk_10_a_drawn_card_goes_to_an_open_chapter_of_ones_own() -> None:
    scene = Scene("|", "|", "|", hand="P")
    assert scene.offers() == [Place(0, "1"), Place(0, "2")]
    assert scene.why(Place(0, "3")).rule == "WK-15"
    assert scene.why(Place(1, "1")).key == "own-circle"
    scene.act(Place(0, "2"))
    assert scene.circle(0) == "|P|"
    assert scene.asked() == (0, "cast")


def test_wk_10_a_chaos_cat_is_resolved_and_another_card_is_drawn() -> None:
    scene = Scene("A|", "F|", "P|").cut(0, 1, 11)
    scene.act(Cast("summon"), until=lambda state: state.pending == 1)
    assert [type(event) for event in scene.events if type(event) in (CatCame, Drew)] == [CatCame, Drew]
    assert scene.asked() == (0, "place")


def test_wk_10_without_replacement_a_chaos_cat_is_the_card() -> None:
    scene = Scene("A|", "F|", "P|", replacing=False).cut(0, 1, 11)
    scene.act(Cast("summon"), until=lambda state: state.pending == 2)
    assert scene.circle(0) == "A||"
    assert scene.told(CatCame) == [CatCame(0, 1)]
    assert scene.asked() == (1, "place")


def test_wk_11_the_token_covers_the_last_spell_only() -> None:
    scene = Scene("AA|P", "F|", "P|").cover(0, "summon")
    assert [offer for offer in scene.offers() if offer == Cast("summon")] == []
    assert scene.why(Cast("summon")).rule == "WK-11"
    scene.act(Cast("swat")).act(Choose(0, "1", "artifact")).act(Choose(0, "1", "artifact"))
    assert scene.view().places[0].covered == "swat"


def test_wk_11_a_spell_must_be_cast_and_only_one_that_can_be_done_in_full() -> None:
    scene = Scene("A|", "|", "|")
    assert scene.offers() == [Cast("summon"), Cast("sling")]
    assert scene.why(Cast("swat")).key == "needs-two"
    assert scene.why(Cast("switch")).key == "needs-two-places"
    assert scene.why(Idle()).key == "must-cast"
    assert scene.why(Cast("yoink")).rule == "WK-31"


def test_wk_11_a_sling_from_an_empty_circle_is_refused_because_of_ones_own() -> None:
    scene = Scene("|", "FP|S", "|")
    assert scene.why(Cast("sling")) == Reason("WK-11", "needs-one", {"spell": "spell:sling"})
    assert scene.why(Cast("swat")).key == "needs-two"


def test_wk_11_who_can_cast_nothing_passes() -> None:
    scene = Scene("|", "|", "|", replacing=False).cover(0, "summon")
    assert scene.offers() == [Idle()]
    scene.act(Idle(), until=lambda state: state.pending == 2)
    assert scene.view().places[0].covered == "summon"


def test_wk_12_summon_draws_one_more() -> None:
    scene = Scene("A|", "|", "|")
    scene.act(Cast("summon"), until=scene.draw_of("F")).act(Place(0, "2"))
    assert scene.circle(0) == "A|F|"


def test_wk_12_the_card_of_a_summon_is_placed_by_this_rule() -> None:
    scene = Scene("A|", "|", "|", hand="P")
    assert scene.why(Cast("sling")) == Reason("WK-10", "place-now")
    scene.act(Place(0, "1")).act(Cast("summon"), until=lambda state: state.pending == 1)
    assert scene.why(Cast("sling")) == Reason("WK-12", "place-now")
    assert scene.why(Place(1, "1")) == Reason("WK-12", "own-circle")


def test_wk_12_sling_moves_a_card_of_ones_own_to_another_circle() -> None:
    scene = Scene("AP|", "F|", "|").act(Cast("sling"))
    assert scene.offers() == [Choose(0, "1", "artifact"), Choose(0, "1", "potion")]
    assert scene.why(Choose(1, "1", "familiar")).key == "only-your-own"
    scene.act(Choose(0, "1", "potion"))
    assert scene.offers() == [Place(1, "1"), Place(1, "2"), Place(2, "1"), Place(2, "2")]
    assert scene.why(Place(0, "1")).key == "not-yourself"
    scene.act(Place(1, "2"))
    assert (scene.circle(0), scene.circle(1)) == ("A||", "F|P|")


def test_wk_12_swat_discards_two_of_ones_own() -> None:
    scene = Scene("AP|S", "F|", "|").act(Cast("swat")).act(Choose(0, "2", "scroll"))
    assert scene.asked() == (0, "swat")
    scene.act(Choose(0, "1", "artifact"))
    assert scene.circle(0) == "P||"
    assert scene.view().discards == ("artifact", "scroll")


def test_wk_12_switch_changes_any_two_cards_in_different_places() -> None:
    scene = Scene("A|", "F|S", "P|").act(Cast("switch")).act(Choose(1, "1", "familiar"))
    assert scene.why(Choose(1, "1", "familiar")).key == "other-place"
    assert scene.offers() == [
        Choose(0, "1", "artifact"),
        Choose(1, "2", "scroll"),
        Choose(2, "1", "potion"),
    ]
    scene.act(Choose(2, "1", "potion"))
    assert [scene.circle(seat) for seat in range(3)] == ["A||", "P|S|", "F||"]


def test_wk_12_switch_works_inside_ones_own_circle() -> None:
    scene = Scene("A|P", "|", "|").act(Cast("switch")).act(Choose(0, "1", "artifact"))
    scene.act(Choose(0, "2", "potion"))
    assert scene.circle(0) == "P|A|"


def test_wk_12_switch_of_two_cards_of_others_can_be_cast_from_an_empty_circle() -> None:
    scene = Scene("|", "F|S", "|").cover(0, "summon")
    assert scene.offers() == [Cast("switch")]
    scene.act(Cast("switch")).act(Choose(1, "1", "familiar"))
    assert scene.offers() == [Choose(1, "2", "scroll")]
    assert scene.act(Choose(1, "2", "scroll")).circle(1) == "S|F|"


def end_turn(scene: Scene) -> Scene:
    """End a turn by a Sling to seat 1 of the one card in chapter 2."""
    card = scene.view().places[0].chapters[1][0]
    return scene.act(Cast("sling")).act(Choose(0, "2", card)).act(Place(1, "2"))


def test_wk_13_the_printed_example_snail_is_defeated_by_artifact_artifact_scroll() -> None:
    scene = end_turn(Scene("AAS|F", "P|", "|", curses=("snail", "catnap")))
    assert scene.told(Defeated) == [Defeated(0, "snail", "1", 0)]
    place = scene.view().places[0]
    assert (place.points, place.cards, place.extras) == (6, 0, ())
    assert scene.view().discards == ("artifact", "artifact", "scroll")


def test_wk_13_the_polish_example_with_an_extra_potion_and_familiar_costs_two_points() -> None:
    scene = end_turn(Scene("AASPF|F", "P|", "|", curses=("snail", "catnap")))
    place = scene.view().places[0]
    assert (place.points, place.extras, place.cards) == (4, ("familiar", "potion"), 0)


def test_wk_13_only_the_matching_chapter_counts() -> None:
    scene = end_turn(Scene("AA|FS", "P|", "|", curses=("snail", "catnap")))
    assert scene.told(Defeated) == []


def test_wk_13_a_curse_must_be_defeated_and_only_at_the_end_of_ones_own_turn() -> None:
    scene = end_turn(Scene("P|F", "AAS|", "|", curses=("snail", "catnap")))
    assert scene.told(Defeated) == []  # seat 1 has it, but it is not the end of its turn
    scene.act(Place(1, "2"), 1).act(Cast("swat"), 1).act(Choose(1, "2", "familiar"), 1)
    scene.act(scene.offers(1)[-1], 1)
    assert scene.told(Defeated) == [Defeated(1, "snail", "1", 0)]


def test_wk_13_all_curses_that_fit_are_taken_from_one_snapshot_and_replaced() -> None:
    scene = Scene("AAS|AAA|F", "P|", "|", curses=("snail", "catnap", "vampire"), opened=True)
    scene.act(Cast("sling")).act(Choose(0, "3", "familiar")).act(Place(1, "3"))
    assert scene.told(Defeated) == [Defeated(0, "snail", "1", 0), Defeated(0, "catnap", "2", 0)]
    assert [event.chapter for event in scene.told(CurseShown)] == ["1", "2"]
    assert scene.view().places[0].points == 12
    assert scene.view().curses_left == 1


def test_wk_13_one_switch_may_complete_two_curses() -> None:
    scene = Scene("AAF|SPP", "F|", "|", curses=("snail", "vampire")).act(Cast("switch"))
    scene.act(Choose(0, "1", "familiar")).act(Choose(0, "2", "scroll"))
    assert [event.curse for event in scene.told(Defeated)] == ["snail", "vampire"]
    assert (scene.circle(0), scene.view().places[0].points) == ("||", 14)


def test_wk_13_the_last_curse_comes_up_at_the_first_chapter_that_is_free() -> None:
    scene = Scene("AAS|APP|F", "P|", "|", curses=("snail", "scaredycat"), opened=True)
    scene.won(1, "copycat", "hairball").won(2, "breadhead")
    scene.act(Cast("sling")).act(Choose(0, "3", "familiar")).act(Place(1, "3"))
    assert [event.chapter for event in scene.told(CurseShown)] == ["1"]
    assert (scene.view().curses[1], scene.view().curses_left) == (None, 0)


def test_wk_13_an_empty_curse_deck_leaves_the_place_empty() -> None:
    scene = Scene("AAS|F", "P|", "|", curses=("snail", "catnap"))
    scene.won(1, "copycat", "vampire").won(2, "breadhead")
    scene.state.curses_left[0] = 0
    end_turn(scene.settle())
    assert scene.view().curses[0] is None


def test_wk_14_the_sixth_curse_ends_the_game_at_once() -> None:
    scene = Scene("AAS|F", "P|", "|", curses=("snail",))
    scene.won(1, "copycat", "vampire", "scaredycat").won(2, "breadhead", "catnap")
    end_turn(scene)
    assert scene.state.ended == ALL_CURSES
    assert scene.state.pending == 0
    assert scene.offers() == []
    assert scene.told(Drew) == []


def test_wk_14_caught_ends_the_game_at_once_without_a_curse_check() -> None:
    scene = Scene("AAS|F", "P|", "|", curses=("snail", "catnap"))
    scene.state.cats = 0
    scene.settle().cut(0, 0, 1).act(Cast("summon"))
    assert scene.told(CaughtAll) == [CaughtAll(0)]
    assert scene.state.ended == CAUGHT
    assert scene.state.defeated == 0


def test_wk_14_a_card_drawn_beside_caught_is_not_placed() -> None:
    scene = Scene("A|F", "P|", "|", advanced=True)
    scene.state.cats = 0
    scene.settle().cut(0, 0, 2)
    scene.act(Cast("overflow"), until=lambda state: state.pile_size == 0 and state.ended == CAUGHT)
    assert len(scene.told(Drew)) == 1
    assert scene.circle(0) == "A|F|"
    assert len(scene.view().held) == 1


def test_wk_15_the_chaos_cat_opens_chapter_3_with_a_curse_before_the_next_card() -> None:
    scene = Scene("A|", "F|", "P|").cut(0, 1, 11)
    scene.act(Cast("summon"), until=lambda state: state.pending == 1)
    kinds = [type(event) for event in scene.events]
    assert kinds.index(ChapterOpened) < kinds.index(CurseShown) < kinds.index(Drew)
    assert scene.view().curses[2] is not None
    assert scene.offers() == [Place(0, "1"), Place(0, "2"), Place(0, "3")]


def test_wk_15_with_no_curse_left_chapter_3_opens_all_the_same() -> None:
    scene = Scene("A|", "F|", "P|").cut(0, 1, 11)
    scene.state.curses_left[0] = scene.state.curses_left[1] = scene.state.curses_left[2] = 0
    scene.census[4:7] = [0, 0, 2]
    scene.act(Cast("summon"), until=lambda state: state.pending == 1)
    assert scene.view().open == 3
    assert scene.view().curses[2] is None


def test_the_same_deal_comes_from_the_same_seed() -> None:
    one, other = (deal(Options(3), own_tables(), Rng.seeded(9)) for i in range(2))
    assert table_view(one) == table_view(other)


def test_wk_13_who_completes_a_curse_in_anothers_turn_waits_for_the_end_of_their_own() -> None:
    scene = Scene("SP|", "AA|", "|", curses=("snail", "catnap")).act(Cast("sling"))
    scene.act(Choose(0, "1", "scroll")).act(Place(1, "1"))
    assert (scene.told(Defeated), scene.circle(1)) == ([], "AAS||")
    scene.act(Place(1, "2"), 1).act(Cast("summon"), 1, until=lambda state: state.pending != 0)
    scene.act(Place(1, "2"), 1)
    assert [event.curse for event in scene.told(Defeated)] == ["snail"]
