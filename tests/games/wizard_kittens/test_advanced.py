"""The advanced rules of Wizard Kittens: New Rules, kittens, Chaos Mode (WK-30 to WK-34)."""

import pytest

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER
from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.cards import (
    CHAOS_NAMES,
    CHAOS_ROWS,
    EFFECTS,
    KITTENS,
    RULE_NAMES,
    RULE_ROWS,
    RULEBOOK,
    SLOTS,
    SPELLS,
    WHENS,
)
from purrlor.games.wizard_kittens.deck import tables_of
from purrlor.games.wizard_kittens.events import (
    CatCame,
    ChaosShown,
    ChapterOpened,
    ChoseToPass,
    Cleared,
    Defeated,
    Discarded,
    Drew,
    Happens,
    InForce,
    Lifted,
    PassedChapter,
    Placed,
    RuleShown,
    Skipped,
    Won,
)
from purrlor.games.wizard_kittens.rules.circles import RULE_SPAN
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.view import Chosen, Instruction, table_view
from purrlor.table.deck_file import read_deck
from purrlor.table.glossary import glossary
from purrlor.table.reasons import Reason
from purrlor.table.texts import LANGUAGES, game_texts
from tests.games.wizard_kittens.scene import Cast, Choose, Clear, Give, Keep, Pick, Place, Scene


def happen(scene: Scene, effect: str) -> Scene:
    """Let an effect happen before seat 0 casts."""
    scene.state.happen(EFFECTS.index(effect))
    scene.state.go_on()
    return scene


def follow(scene: Scene, card: str, cats: int, top: int) -> Scene:
    """Let so many Cats have come; one is left, with so many cards above it, and Caught's layer below."""
    state = scene.state
    state.chaos = CHAOS_NAMES.index(card)
    state.cats, state.cats_drawn = 1, cats
    state.chapter_cat = scene.view().open == 2
    return scene.settle().cut(top, 1, 11)


# -- New Rules -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", [row[0] for row in RULE_ROWS])
def test_wk_30_a_chaos_cat_opens_chapter_3_and_brings_a_new_rule(rule: str) -> None:
    scene = Scene("A|", "F|", "P|", new_rules=True).cut(0, 1, 11)
    scene.act(Cast("summon"), until=lambda state: state.rule == RULE_NAMES.index(rule))
    assert scene.told(RuleShown) == [RuleShown(rule)]
    assert scene.told(ChapterOpened) == [ChapterOpened()]
    row = next(row for row in RULE_ROWS if row[0] == rule)
    told = scene.told(InForce) if row[2] else scene.told(Happens)
    assert [event.effect for event in told] == [EFFECTS[row[3]]]
    assert (scene.view().rule, scene.view().paws) == (rule, row[1])
    assert scene.view().instructions == (Instruction(WHENS[row[2]], EFFECTS[row[3]], followed=True),)


def test_wk_30_one_cat_is_in_the_deck_outside_chaos_mode() -> None:
    assert Scene("|", "|", "|", new_rules=True).state.cats == 1
    assert Scene("|", "|", "|").state.cats == 1
    scene = Scene("A|", "F|", "P|").cut(0, 1, 11)
    scene.act(Cast("summon"), until=lambda state: state.pending == 1)
    assert scene.told(RuleShown) == []


# -- advanced kittens ------------------------------------------------------------------------------------


def test_wk_31_every_kitten_has_three_basic_spells_and_one_of_its_own() -> None:
    scene = Scene("A|", "F|", "P|", "S|", advanced=True)
    assert [place.spells for place in scene.view().places] == [
        ("overflow", "sling", "swat", "switch"),
        ("summon", "favor", "swat", "switch"),
        ("summon", "sling", "dismiss", "switch"),
        ("summon", "sling", "swat", "yoink"),
    ]
    assert scene.why(Cast("summon")).key == "not-your-spell"


def kitten(scene: Scene, which: int) -> Scene:
    """Give seat 0 another kitten."""
    for seat in range(4):
        scene.state.kitten[seat] = (which + seat) % 4
    return scene


def test_wk_31_overflow_keeps_one_card_and_gives_the_other_away() -> None:
    scene = Scene("A|", "F|", "P|", advanced=True)
    scene.act(Cast("overflow"), until=scene.draw_of("PS"))
    assert scene.asked() == (0, "keep")
    assert scene.why(Keep("familiar")).key == "not-there"
    scene.act(Keep("scroll")).act(Place(0, "2"))
    assert scene.asked() == (0, "give")
    assert scene.offers() == [Give(1), Give(2)]
    scene.act(Give(2))
    assert scene.asked() == (2, "place")  # the receiver places it
    scene.act(Place(2, "2"), 2)
    assert [scene.circle(seat) for seat in range(3)] == ["A|S|", "F||", "P|P|"]
    assert scene.view().places[0].covered == "overflow"


def test_wk_31_overflow_of_two_alike_needs_no_choice_and_with_two_players_no_receiver() -> None:
    scene = Scene("A|", "F|", advanced=True)
    scene.act(Cast("overflow"), until=scene.draw_of("PP")).act(Place(0, "1"))
    assert scene.asked() == (1, "place")


def test_wk_31_overflow_without_replacement_may_bring_one_card_or_none() -> None:
    scene = Scene("A|", "F|", "P|", advanced=True, replacing=False).cut(0, 1, 11)
    scene.act(Cast("overflow"), until=lambda state: state.pending == 1 and state.bottom == 10)
    scene.act(Place(0, "1"), until=lambda state: state.pending == 2)
    assert scene.view().places[0].cards == 2
    scene = Scene("A|", "F|", "P|", advanced=True, replacing=False, chaos=2).cut(0, 2, 11)
    scene.act(Cast("overflow"), until=lambda state: state.cats_drawn == 2 and state.chaos == 1)
    assert scene.told(Drew) == []


def test_wk_31_favor_slings_a_card_and_the_top_card_at_the_same_kitten() -> None:
    scene = kitten(Scene("AP|", "F|", "|", advanced=True), 1).act(Cast("favor"))
    scene.act(Choose(0, "1", "potion")).act(Place(1, "2"), until=scene.draw_of("S"))
    assert scene.asked() == (0, "place-favor")
    assert scene.offers() == [Place(1, "1"), Place(1, "2")]
    assert scene.why(Place(2, "1")).key == "same-kitten"
    scene.act(Place(1, "1"))
    assert (scene.circle(0), scene.circle(1)) == ("A||", "FS|P|")


def test_wk_31_dismiss_discards_all_of_one_type_from_one_chapter() -> None:
    scene = kitten(Scene("AAAP|A", "F|", "|", advanced=True), 2).act(Cast("dismiss"))
    scene.act(Choose(0, "1", "artifact"))
    assert scene.circle(0) == "P|A|"
    assert len(scene.told(Discarded)) == 3


def test_wk_31_yoink_discards_a_card_to_take_another_from_any_circle() -> None:
    scene = (
        kitten(Scene("AP|", "F|", "|", advanced=True), 3).act(Cast("yoink")).act(Choose(0, "1", "artifact"))
    )
    assert scene.offers() == [Choose(0, "1", "potion"), Choose(1, "1", "familiar")]
    scene.act(Choose(1, "1", "familiar"))
    assert scene.offers() == [Place(0, "1"), Place(0, "2")]
    scene.act(Place(0, "2"))
    assert (scene.circle(0), scene.circle(1)) == ("P|F|", "||")
    assert scene.view().discards == ("artifact",)


def test_wk_31_yoink_may_move_a_card_of_ones_own_and_needs_one_to_take() -> None:
    scene = (
        kitten(Scene("AP|", "|", "|", advanced=True), 3).act(Cast("yoink")).act(Choose(0, "1", "artifact"))
    )
    scene.act(Choose(0, "1", "potion")).act(Place(0, "2"))
    assert scene.circle(0) == "|P|"
    alone = kitten(Scene("A|", "|", "|", advanced=True), 3)
    assert alone.why(Cast("yoink")) == Reason("WK-31", "needs-other", {"spell": "spell:yoink"})


def test_wk_31_dismiss_may_take_a_recipe_away_and_yoink_may_complete_one() -> None:
    curses = ("snail", "catnap")
    scene = kitten(Scene("AAS|", "F|", "|", advanced=True, curses=curses), 2).act(Cast("dismiss"))
    scene.act(Choose(0, "1", "artifact"))
    assert (scene.told(Defeated), scene.circle(0)) == ([], "S||")
    scene = kitten(Scene("AA|SP", "F|", "|", advanced=True, curses=curses), 3).act(Cast("yoink"))
    scene.act(Choose(0, "2", "potion")).act(Choose(0, "2", "scroll")).act(Place(0, "1"))
    assert [event.curse for event in scene.told(Defeated)] == ["snail"]


def test_wk_31_the_card_slung_by_favor_stays_there_when_caught_comes() -> None:
    scene = kitten(Scene("A|", "F|", "PP|", advanced=True), 1)
    scene.state.cats = 0
    scene.settle().cut(0, 0, 1).act(Cast("favor")).act(Choose(0, "1", "artifact")).act(Place(1, "2"))
    assert (scene.circle(0), scene.circle(1)) == ("||", "F|A|")
    assert scene.told(Won) == [Won(0, 1)]


def test_wk_31_a_cat_between_two_cards_of_overflow_does_not_reach_the_first() -> None:
    scene = follow(Scene("A|", "F|", "S|", advanced=True, chaos=2), "tumbling_discards", 1, top=1)
    scene.act(Cast("overflow"), until=lambda state: state.cats_drawn == 2)
    assert scene.asked() == (0, "discard")
    assert scene.offers() == [Choose(0, "1", "artifact")]
    scene.act(Choose(0, "1", "artifact")).act(Choose(1, "1", "familiar"), 1)
    scene.act(Choose(2, "1", "scroll"), 2, until=lambda state: state.pending == 1)
    assert len(scene.view().held) == 2


@pytest.mark.parametrize(("which", "spell"), [(1, "favor"), (2, "dismiss"), (3, "yoink")])
def test_wk_31_a_spell_from_an_empty_circle_is_refused_because_of_ones_own(which: int, spell: str) -> None:
    scene = kitten(Scene("|", "FP|S", "|", advanced=True), which)
    assert scene.why(Cast(spell)) == Reason("WK-31", "needs-one", {"spell": f"spell:{spell}"})


def test_wk_31_reasons_in_favor_and_overflow_name_this_rule() -> None:
    scene = kitten(Scene("AP|", "F|", "|", advanced=True), 1).act(Cast("favor"))
    assert scene.why(Choose(1, "1", "familiar")) == Reason("WK-31", "only-your-own")
    scene.act(Choose(0, "1", "potion"))
    assert scene.why(Place(0, "1")) == Reason("WK-31", "not-yourself")
    scene.act(Place(1, "2"), until=scene.draw_of("S"))
    assert scene.why(Cast("swat")) == Reason("WK-31", "place-now")
    scene = Scene("A|", "F|", "P|", advanced=True)
    scene.act(Cast("overflow"), until=scene.draw_of("PS")).act(Keep("scroll"))
    assert scene.why(Place(1, "1")) == Reason("WK-31", "own-circle")
    scene.act(Place(0, "2")).act(Give(2))
    assert scene.why(Place(1, "1"), 2) == Reason("WK-31", "own-circle")
    basic = Scene("AP|", "F|", "|").act(Cast("sling"))
    assert basic.why(Choose(1, "1", "familiar")) == Reason("WK-12", "only-your-own")


# -- Chaos Mode ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cats", [2, 3, 4])
def test_wk_32_the_chosen_number_of_cats_is_in_the_middle_one_of_them_for_chapter_3(cats: int) -> None:
    scene = Scene("|", "|", "|", chaos=cats)
    assert (scene.state.cats, scene.state.chapter_cat) == (cats, True)


@pytest.mark.parametrize("card", [row[0] for row in CHAOS_ROWS])
def test_wk_32_the_nth_cat_runs_instruction_n_and_rules_stack(card: str) -> None:
    scene = Scene("|", "|", "|", chaos=4)
    row = next(row for row in CHAOS_ROWS if row[0] == card)
    scene.state.chaos = CHAOS_NAMES.index(card)
    for n in range(4):
        scene.state.cats_drawn = n + 1
        before = scene.state.frames.depth
        scene.state.meet_cat(0, 4)
        assert scene.state.frames.depth - before == (0 if row[1][n] else 1)
        scene.state.frames.depth = before
    rules = tuple(EFFECTS[row[2][n]] for n in range(4) if row[1][n])
    assert scene.view().in_force == rules


@pytest.mark.parametrize("card", [row[0] for row in CHAOS_ROWS])
def test_wk_32_the_card_lies_open_with_all_its_lines_once_it_is_turned_up(card: str) -> None:
    scene = Scene("|", "|", "|", chaos=4)
    assert (scene.view().chaos, scene.view().instructions) == (None, ())
    row = next(row for row in CHAOS_ROWS if row[0] == card)
    scene.state.chaos = CHAOS_NAMES.index(card)
    for cats in range(1, 5):
        scene.state.cats_drawn = cats
        assert scene.view().instructions == tuple(
            Instruction(WHENS[when], EFFECTS[effect], followed=line < cats)
            for line, (when, effect) in enumerate(zip(row[1], row[2], strict=True))
        )


def test_wk_32_a_line_that_cancels_ends_all_rules_in_force() -> None:
    text = """game = "wizard-kittens"
[[chaos]]
id = "chaos_shuffle"
when_1 = "when_defeated"
effect_1 = "pass_left"
when_2 = "when_defeated"
effect_2 = "draw_one"
when_3 = "now"
effect_3 = "cancel_rules"
when_4 = "when_defeated"
effect_4 = "discard_one"
"""
    deck = read_deck(GAME, text)
    scene = Scene("A|", "F|", "P|", chaos=4)
    scene.state.tables = tables_of(deck)
    scene.state.chaos = CHAOS_NAMES.index("chaos_shuffle")
    in_force = []
    for cats in range(1, 5):
        scene.state.cats_drawn = cats
        scene.state.meet_cat(0, 4)
        scene.state.go_on()
        in_force.append(scene.view().in_force)
    assert in_force == [("pass_left",), ("pass_left", "draw_one"), (), ("discard_one",)]


def test_wk_32_the_card_is_turned_up_at_the_first_cat_and_chapter_3_waits_for_its_own() -> None:
    scene = Scene("A|", "F|", "P|", chaos=2).cut(0, 4, 11)

    def other_cat_first(state: WizardKittens) -> bool:
        return state.cats_drawn == 1 and state.open == 3 and state.chaos == 1

    scene.act(Cast("summon"), until=other_cat_first)
    assert scene.told(ChaosShown) == [ChaosShown("tumbling_discards")]
    assert scene.told(InForce) == [InForce("take_discard")]
    assert scene.told(CatCame) == [CatCame(0, 1)]
    assert scene.told(RuleShown) == []


def test_wk_32_two_cats_in_a_row_run_two_lines_before_the_card_is_placed() -> None:
    scene = Scene("A|", "F|", "P|", chaos=2).cut(0, 2, 11)
    chosen = CHAOS_NAMES.index("chaos_shuffle")
    scene.act(Cast("summon"), until=lambda state: state.cats_drawn == 1 and state.chaos == chosen)
    scene.act(Choose(0, "1", "artifact")).act(Choose(1, "1", "familiar"), 1).act(Choose(2, "1", "potion"), 2)
    scene.act(Place(0, "2")).act(Place(1, "1"), 1)
    # The middle of the deck has only the other Cat left: it comes in place of the first one.
    scene.act(Place(2, "1"), 2, until=lambda state: state.pending == 1)
    assert scene.told(CatCame) == [CatCame(0, 2)]
    assert scene.view().in_force == ("pass_right",)
    assert scene.offers() == [Place(0, "1"), Place(0, "2"), Place(0, "3")]
    scene.act(Place(0, "3"))
    assert [scene.view().places[seat].cards for seat in range(3)] == [2, 1, 1]


def test_wk_32_the_printed_chaos_mode_cards_are_as_printed() -> None:
    printed = [row for row in CHAOS_ROWS if row[3] == RULEBOOK]
    assert [row[0] for row in printed] == ["chaos_shuffle", "tumbling_discards"]
    assert [EFFECTS[effect] for effect in printed[0][2]] == [
        "pass_right",
        "pass_right",
        "pass_chapter",
        "take_left",
    ]
    assert printed[0][1] == (0, 1, 0, 0)
    assert [EFFECTS[effect] for effect in printed[1][2]] == [
        "take_discard",
        "discard_one",
        "discard_other",
        "discard_chapter",
    ]
    assert printed[1][1] == (1, 0, 0, 0)


# -- what everybody does ---------------------------------------------------------------------------------


def test_wk_33_passing_all_choose_in_order_and_then_all_cards_move_at_once() -> None:
    scene = happen(Scene("A|", "F|", "P|"), "pass_right")
    assert scene.asked() == (0, "pass")
    scene.act(Choose(0, "1", "artifact")).act(Choose(1, "1", "familiar"), 1)
    assert [scene.circle(seat) for seat in range(3)] == ["A||", "F||", "P||"]
    scene.act(Choose(2, "1", "potion"), 2)
    assert len(scene.told(Lifted)) == 3
    assert scene.asked() == (0, "place")  # and the receivers choose the chapter, in turn
    scene.act(Place(0, "2")).act(Place(1, "1"), 1).act(Place(2, "2"), 2)
    assert [scene.circle(seat) for seat in range(3)] == ["|F|", "P||", "|A|"]
    assert scene.asked() == (0, "cast")


def test_wk_33_a_card_chosen_for_a_pass_is_open_to_all() -> None:
    scene = happen(Scene("A|", "F|", "P|"), "pass_right").act(Choose(0, "1", "artifact"))
    assert scene.told(ChoseToPass) == [ChoseToPass(0, "artifact", "1")]
    assert scene.view().chosen == (Chosen(0, "1", "artifact"),)
    scene.act(Choose(1, "1", "familiar"), 1)
    assert scene.view().chosen == (Chosen(0, "1", "artifact"), Chosen(1, "1", "familiar"))
    for seat in (0, 1, 2, WATCHER):
        world = scene.state.guess(seat, Rng.seeded(seat))
        assert isinstance(world, WizardKittens)
        assert table_view(world) == scene.view()
    scene.act(Choose(2, "1", "potion"), 2)
    assert scene.view().chosen == ()


def test_wk_33_reasons_for_a_card_that_was_passed_taken_or_picked_name_this_rule() -> None:
    for effect, answer in (
        ("take_left", Choose(1, "1", "familiar")),
        ("take_discard", Pick("scroll")),
    ):
        scene = happen(Scene("A|", "F|", "P|").cut(10, 1, 11), effect)
        assert scene.act(answer).why(Place(1, "1")) == Reason("WK-33", "own-circle")
    scene = happen(Scene("A|", "F|", "P|"), "pass_right").act(Choose(0, "1", "artifact"))
    scene.act(Choose(1, "1", "familiar"), 1).act(Choose(2, "1", "potion"), 2)
    assert scene.why(Cast("summon")) == Reason("WK-33", "place-now")
    assert happen(Scene("A|", "F|", "P|"), "draw_one").why(Cast("sling")).rule == "WK-33"


def test_wk_33_passing_to_the_left_goes_clockwise_and_who_has_nothing_is_skipped() -> None:
    scene = happen(Scene("A|", "|", "P|"), "pass_left").act(Choose(0, "1", "artifact"))
    assert scene.told(Skipped) == [Skipped(1)]
    scene.act(Choose(2, "1", "potion"), 2).act(Place(0, "1")).act(Place(1, "1"), 1)
    assert [scene.circle(seat) for seat in range(3)] == ["P||", "A||", "||"]


def test_wk_33_all_of_chapter_1_stays_in_chapter_1() -> None:
    scene = happen(Scene("AAS|F", "F|P", "|S"), "pass_chapter")
    assert [scene.circle(seat) for seat in range(3)] == ["F|F|", "|P|", "AAS|S|"]
    assert scene.asked() == (0, "cast")
    scene.act(Cast("sling"))
    assert scene.told(PassedChapter) == []


def test_wk_33_taking_goes_one_after_another() -> None:
    scene = happen(Scene("A|", "F|", "|"), "take_left")
    assert scene.asked() == (0, "take")
    assert scene.why(Choose(2, "1", "potion")).key == "take-from"
    scene.act(Choose(1, "1", "familiar")).act(Place(0, "2"))
    # Seat 2, on the left of seat 1, has nothing; seat 2 takes from seat 0.
    assert scene.told(Skipped) == [Skipped(1)]
    scene.act(Choose(0, "2", "familiar"), 2).act(Place(2, "1"), 2)
    assert [scene.circle(seat) for seat in range(3)] == ["A||", "||", "F||"]


def test_wk_33_taking_from_the_right_goes_against_the_clock() -> None:
    scene = happen(Scene("A|", "F|", "P|"), "take_right")
    assert scene.offers() == [Choose(2, "1", "potion")]


def test_wk_33_a_card_from_the_discard_pile_is_a_free_choice() -> None:
    scene = happen(Scene("A|", "F|", "P|").cut(10, 1, 11), "take_discard")
    assert scene.offers() == [Pick("artifact"), Pick("familiar"), Pick("potion"), Pick("scroll")]
    scene.act(Pick("scroll")).act(Place(0, "1"))
    assert scene.circle(0) == "AS||"
    assert scene.asked() == (1, "pick")


def test_wk_33_an_empty_discard_pile_skips_everybody() -> None:
    assert happen(Scene("A|", "F|", "P|"), "take_discard").asked() == (0, "cast")


def test_wk_33_discarding_a_card_and_a_card_of_another() -> None:
    scene = happen(Scene("A|", "F|", "|"), "discard_one").act(Choose(0, "1", "artifact"))
    scene.act(Choose(1, "1", "familiar"), 1)
    assert scene.told(Skipped) == [Skipped(2)]
    scene = happen(Scene("A|", "F|", "|"), "discard_other")
    assert scene.why(Choose(0, "1", "artifact")).key == "not-your-own"
    scene.act(Choose(1, "1", "familiar"))
    assert scene.told(Discarded) == [Discarded(0, "familiar", 1, "1")]
    assert scene.asked() == (1, "discard-other")


def test_wk_33_discarding_a_chapter_takes_one_with_cards() -> None:
    scene = happen(Scene("|AP", "F|", "|"), "discard_chapter")
    assert scene.offers() == [Clear("2")]
    assert scene.why(Clear("1")).key == "chapter-empty"
    scene.act(Clear("2"))
    assert scene.told(Cleared) == [Cleared(0, "2", 2)]
    assert scene.circle(0) == "||"


def test_wk_33_everybody_draws_in_turn() -> None:
    scene = happen(Scene("A|", "F|", "P|"), "draw_one").act(Place(0, "1"))
    assert scene.asked() == (1, "place")
    scene.act(Place(1, "1"), 1).act(Place(2, "1"), 2)
    assert scene.asked() == (0, "cast")
    assert [place.cards for place in scene.view().places] == [2, 2, 2]


def test_wk_33_a_cat_that_another_kitten_draws_begins_with_the_active_player() -> None:
    scene = happen(follow(Scene("A|", "F|", "P|", chaos=3), "raining_cats", 2, top=1), "draw_one")
    scene.act(Place(0, "1"), until=lambda state: state.cats_drawn == 3)
    assert scene.told(CatCame) == [CatCame(1, 3)]
    for seat in range(3):
        assert scene.asked() == (seat, "pass")
        scene.act(scene.offers(seat)[0], seat)
    for seat in range(2):
        scene.act(Place(seat, "2"), seat)
    # Only then comes the card in place of the Cat, and then the card of seat 2.
    scene.act(Place(2, "2"), 2, until=lambda state: state.pending == 2)
    scene.act(Place(1, "1"), 1, until=lambda state: state.pending == 4).act(Place(2, "1"), 2)
    assert [place.cards for place in scene.view().places] == [2, 2, 2]


def test_wk_33_a_small_discard_pile_is_empty_for_the_last() -> None:
    scene = Scene("AAS||F", "P|", "|", "|", curses=("snail", "catnap", "vampire"), opened=True)
    defeat(scene, "take_discard")
    for seat, card in enumerate(("artifact", "scroll", "artifact")):
        scene.act(Pick(card), seat).act(Place(seat, "1"), seat)
    assert scene.told(Skipped) == [Skipped(3)]
    assert scene.view().discards == ()


def defeat(scene: Scene, effect: str) -> Scene:
    """Put a rule in force and end the turn of seat 0 by a Sling."""
    scene.state.in_force = EFFECTS.index(effect) + 1
    card = scene.view().places[0].chapters[2][0]
    return scene.act(Cast("sling")).act(Choose(0, "3", card)).act(Place(1, "3"))


def test_wk_34_a_rule_fires_once_for_each_curse_after_all_are_collected_and_refilled() -> None:
    scene = Scene("AAS|APP|F", "P|", "|", curses=("snail", "scaredycat", "vampire"), opened=True)
    defeat(scene, "take_discard")
    kinds = [type(event) for event in scene.events]
    assert kinds.count(Defeated) == 2
    assert kinds[-1] is Happens
    seats = []
    while scene.asked()[1] == "pick":
        seats.append(scene.asked()[0])
        seat = seats[-1]
        scene.act(scene.offers(seat)[0], seat).act(Place(seat, "1"), seat)
    assert seats == [0, 1, 2, 0, 1, 2]
    assert scene.asked() == (1, "place")


def test_wk_34_the_recipe_just_used_can_be_taken_back_at_once() -> None:
    scene = Scene("AAS||F", "P|", "|", curses=("snail", "catnap", "vampire"), opened=True)
    assert defeat(scene, "take_discard").offers() == [Pick("artifact"), Pick("scroll")]


def test_wk_34_a_recipe_that_a_rule_completes_waits_for_the_end_of_the_next_turn() -> None:
    scene = Scene("AAS|AA|F", "P|", "|", curses=("snail", "catnap", "vampire"), opened=True)
    defeat(scene, "take_discard").act(Pick("artifact")).act(Place(0, "2"))
    assert (scene.told(Defeated), scene.circle(0)) == ([], "|AAA|")
    assert scene.asked() == (1, "pick")


def test_wk_34_two_rules_fire_for_each_curse_the_oldest_first() -> None:
    scene = Scene("AAS|APP|F", "|", "|", curses=("snail", "scaredycat", "vampire"), opened=True)
    oldest, newest = EFFECTS.index("take_discard"), EFFECTS.index("pass_chapter")
    scene.state.in_force = (oldest + 1) * RULE_SPAN + newest + 1
    assert scene.view().in_force == ("take_discard", "pass_chapter")
    scene.act(Cast("sling")).act(Choose(0, "3", "familiar")).act(Place(1, "3"))
    happened = []
    while scene.state.turn == 0:
        happened += [event.effect for event in scene.told(Happens)]
        seat = scene.asked()[0]
        scene.act(scene.offers(seat)[0], seat)
    happened += [event.effect for event in scene.told(Happens)]
    assert happened == ["take_discard", "pass_chapter"] * 2


def test_wk_34_a_rule_that_comes_while_another_fires_is_too_late_for_that_curse() -> None:
    scene = Scene("AAS||F", "F|", "P|", curses=("snail", "vampire", "catnap"), opened=True, chaos=2)
    follow(scene, "raining_cats", 1, top=1)
    defeat(scene, "draw_one").act(Place(0, "1"), until=lambda state: state.cats_drawn == 2)
    assert scene.told(InForce) == [InForce("discard_one")]
    scene.act(Place(1, "1"), 1, until=lambda state: state.pending == 4)
    scene.act(Place(2, "1"), 2, until=lambda state: state.pending == 2)
    assert (scene.told(Happens), scene.asked()) == ([], (1, "place"))


def test_wk_34_no_rule_fires_after_the_sixth_curse() -> None:
    scene = Scene("AAS||F", "P|", "|", curses=("snail",), opened=True)
    scene.won(1, "copycat", "vampire", "scaredycat").won(2, "breadhead", "catnap")
    defeat(scene, "discard_one")
    assert scene.told(Happens) == []
    assert scene.state.pending == 0
    assert scene.told(Placed) != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_tells_kittens_chapters_and_effects_apart(language: str) -> None:
    texts = game_texts(GAME, language)
    about = {entry.key: entry.about for part in glossary(GAME, texts) for entry in part.entries}
    for slot, name in enumerate(KITTENS):
        said = about[f"kitten-{name}"]
        assert all(texts.thing("spell", SPELLS[one]) in said for one in (slot, slot + SLOTS)), said
    assert about["chapter-1"] == about["chapter-2"] != about["chapter-3"]
    passing, moving = about["effect-pass_left"], about["effect-pass_chapter"]
    assert len({passing, moving, about["effect-take_left"], about["effect-cancel_rules"]}) == 4
