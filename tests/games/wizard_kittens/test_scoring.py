"""The printed rules of Wizard Kittens: scoring, winning, two players (WK-20 to WK-22, WK-40, WK-41)."""

import msgspec
import pytest

from purrlor.core.rng import Rng
from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.cards import ANY, EACH, EFFECTS, RULE_NAMES, RULE_ROWS, SETS
from purrlor.games.wizard_kittens.events import CreditShown, NobodyWon, Won
from purrlor.games.wizard_kittens.rules.questions import ALL_CURSES, CAUGHT
from purrlor.games.wizard_kittens.rules.scoring import credit_of, kinds_counted
from purrlor.table.game import Score
from purrlor.table.reasons import Reason, Refused
from purrlor.table.sheet import blank_sheet, count_sheet
from purrlor.table.texts import LANGUAGES, game_texts
from tests.games.wizard_kittens.scene import Cast, Choose, Clear, Place, Scene


def test_wk_20_the_printed_example_vampire_with_two_extras_scores_6() -> None:
    scene = Scene("|", "|", "|").won(0, "vampire", extras="FP").finish(ALL_CURSES)
    assert scene.line("curse") == (8, None, None)
    assert scene.line("extras") == (-2, 0, 0)
    assert scene.view().places[0].points == 6


def test_wk_20_the_printed_example_breadhead_with_two_artifacts_left_scores_7() -> None:
    scene = Scene("AA|", "|", "|").won(0, "breadhead")
    assert scene.view().places[0].points == 7
    assert scene.finish(CAUGHT).line("bonus") == (2, None, None)


def test_wk_20_the_printed_example_of_13_points() -> None:
    scene = Scene("S|PP", "|", "|").won(0, "catnap", "scaredycat", extras="PP")
    scene.credit("potion_shelf", "triplets", "triplets").finish(ALL_CURSES)
    assert scene.line("total")[0] == 13
    assert scene.line("credit") == (2, None, None)
    assert scene.line("bonus") == (1, None, None)


def test_wk_20_most_points_then_most_curses_then_fewest_components_then_shared() -> None:
    def places(*circles: str, **piles: tuple[str, ...]) -> tuple[int, ...]:
        scene = Scene(*circles, curses=()).credit(*["triplets"] * 3)
        for name, curses in piles.items():
            scene.won(int(name[1:]), *curses)
        return scene.finish(ALL_CURSES).score().places

    assert places("|", "|", "|", s0=("vampire",), s1=("snail",)) == (1, 2, 3)
    assert places("A|", "|", "|", s0=("snail",), s1=("catnap",)) == (2, 1, 3)
    assert places("A|", "F|", "|", s0=("snail",), s1=("catnap",)) == (1, 1, 3)
    # 8 points with one curse against 6 + 2 with two
    scene = Scene("|", "AF|", "|", curses=()).won(0, "vampire").won(1, "catnap", "hairball")
    assert scene.finish(ALL_CURSES).score().places == (2, 1, 3)


def test_wk_20_extra_credits_are_shown_when_all_curses_are_defeated() -> None:
    scene = Scene("AAS|F", "P|", "|", curses=("snail",)).credit("triplets", "copy_paws", "hoarder")
    scene.won(1, "copycat", "vampire", "scaredycat").won(2, "breadhead", "catnap")
    scene.act(Cast("sling")).act(Choose(0, "2", "familiar")).act(Place(1, "2"))
    assert [event.credit for event in scene.told(CreditShown)] == ["triplets", "copy_paws", "hoarder"]
    assert scene.score().ending == "all-defeated"


def test_wk_21_the_printed_example_copycat_and_snail_less_a_familiar_is_9_and_not_caught() -> None:
    scene = Scene("A|S", "AF|PS", "AFP|").won(0, "copycat", "snail", extras="F").finish(CAUGHT)
    assert scene.line("total") == (9, 0, 0)
    assert scene.score().places == (1, 3, 2)
    assert scene.line("circle") == (2, 4, 3)


def test_wk_21_ten_points_or_more_lose_and_extra_credit_does_not_count() -> None:
    scene = Scene("|", "AFP|", "AFPS|").won(0, "catnap", "copycat")
    scene.credit("small_fry", "curious_cat", "triplets").finish(CAUGHT)
    assert scene.line("guilty") == (10, None, None)
    assert scene.score().places == (3, 1, 2)
    assert not any(line.key == "score-credit" for line in scene.score().lines)
    assert scene.view().places[0].credit is None


def test_wk_21_fewest_components_then_most_points_then_most_curses_then_shared() -> None:
    scene = Scene("A|", "F|", "PS|").won(1, "snail").finish(CAUGHT)
    assert scene.score().places == (2, 1, 3)
    scene = Scene("A|", "F|", "PS|").won(0, "vampire").won(1, "catnap", "hairball").finish(CAUGHT)
    assert scene.score().places == (2, 1, 3)
    scene = Scene("A|", "F|", "PS|").finish(CAUGHT)
    assert scene.score().places == (1, 1, 3)
    assert [scene.state.outcome(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_wk_21_a_card_slung_to_a_rival_may_make_it_guilty_at_10() -> None:
    scene = Scene("AF|", "|", "PPP|").won(1, "breadhead", "copycat")
    scene.state.cats = 0
    scene.settle().cut(0, 0, 1)
    scene.act(Cast("sling")).act(Choose(0, "1", "artifact")).act(Place(1, "2"))
    assert scene.line("guilty") == (None, 10, None)
    assert scene.told(Won) == [Won(0, 1)]


def test_wk_21_everyone_guilty_means_nobody_wins() -> None:
    scene = Scene("A|", "F|", "P|").won(0, "vampire", "snail").won(1, "catnap", "copycat")
    scene.won(2, "scaredycat", "breadhead").finish(CAUGHT)
    assert scene.score().ending == "all-guilty"
    assert scene.score().places == (2, 2, 2)
    assert [scene.state.outcome(seat) for seat in range(3)] == [0.0, 0.0, 0.0]


def test_wk_21_the_end_is_told() -> None:
    scene = Scene("|", "F|", "P|")
    scene.state.cats = 0
    scene.settle().cut(0, 0, 1).act(Cast("summon"))
    assert scene.told(Won) == [Won(0, 1)]


def test_wk_21_a_shared_victory_is_told_as_one() -> None:
    scene = Scene("|", "|", "P|")
    scene.state.cats = 0
    scene.settle().cut(0, 0, 1).act(Cast("summon"))
    assert scene.told(Won) == [Won(0, 2), Won(1, 2)]
    texts = game_texts(GAME, "en").seated(["Ann", "Bob", "Cat"])
    assert [texts.record(event) for event in scene.told(Won)] == [
        "Ann shares the victory!",
        "Bob shares the victory!",
    ]
    assert texts.record(Won(0, 1)) == "Ann wins!"
    scene = Scene("|", "F|").won(0, "vampire", "snail")
    scene.settle().cut(0, 0, 1).act(Cast("summon"))
    assert scene.told(NobodyWon) == [NobodyWon()]


@pytest.mark.parametrize(
    ("credit", "circle", "extras", "worth"),
    [
        ("triplets", "AA|A", "", 5),  # the printed example
        ("triplets", "AAAA|AAPPP", "", 15),
        ("triplets", "AA|PP", "", 0),
        ("potion_shelf", "PA|P", "", 2),
        ("magpie_paws", "PA|A", "", 4),
        ("good_company", "F|A", "", 2),
        ("bookwhisker", "SS|S", "", 6),
        ("copy_paws", "AAA|PP", "", 4),
        ("curious_cat", "AAA|PP", "", 2),
        ("clean_whisker", "|A", "", 1),
        ("hoarder", "|A", "FF", 4),
    ],
)
def test_wk_22_extra_credits_count_all_chapters(credit: str, circle: str, extras: str, worth: int) -> None:
    scene = Scene(circle, "|", "|").credit(credit, credit, credit).won(0, extras=extras)
    assert scene.finish(ALL_CURSES).line("credit")[0] == worth


def test_wk_22_a_set_has_all_four_kinds() -> None:
    assert kinds_counted(Scene("AF|PSS", "|", "|").state, 0, SETS, ANY) == 1
    assert kinds_counted(Scene("AF|PP", "|", "|").state, 0, SETS, ANY) == 0
    assert kinds_counted(Scene("AF|PP", "|", "|").state, 0, EACH, ANY) == 4


def test_wk_22_extra_credits_for_curses_count_a_band_or_all() -> None:
    scene = Scene("|", "|", "|", curses=()).won(0, "snail", "copycat", "hairball")
    scene.credit("whispurrs_pet", "big_game", "big_game")
    assert credit_of(scene.state, 0) == 3
    scene.credit("small_fry", "big_game", "big_game").finish(ALL_CURSES)
    assert [line.amounts for line in scene.score().lines if line.key == "score-credit"] == [
        (4, None, None),
        (None, 0, None),
        (None, None, 0),
    ]


def test_wk_22_a_total_may_be_negative() -> None:
    scene = Scene("|", "|", "|").won(0, extras="AF").won(1, "copycat", extras="AFPSPP").finish(CAUGHT)
    assert scene.line("total") == (-2, -2, 0)


def test_wk_40_two_play_without_chapter_3_and_without_a_chaos_cat() -> None:
    scene = Scene("A|", "F|")
    assert (scene.state.cats, scene.state.chapter_cat) == (0, False)
    assert len(scene.view().curses) == 2
    assert [len(place.chapters) for place in scene.view().places] == [2, 2]


def test_wk_40_two_are_told_that_they_have_no_chapter_3() -> None:
    none = Reason("WK-40", "no-chapter-3")
    assert Scene("A|", "F|", hand="P").why(Place(0, "3")) == none
    scene = Scene("A|", "F|").act(Cast("sling"))
    assert scene.why(Choose(0, "3", "artifact")) == none
    assert scene.act(Choose(0, "1", "artifact")).why(Place(1, "3")) == none
    scene = Scene("A|", "F|")
    scene.state.happen(EFFECTS.index("discard_chapter"))
    scene.state.go_on()
    assert scene.why(Clear("3")) == none
    assert scene.why(Clear("2")).rule == "WK-33"


def test_wk_40_with_new_rules_the_cat_is_there_and_brings_only_rules_with_paws() -> None:
    scene = Scene("A|", "F|", new_rules=True).cut(0, 1, 11)
    drawn = {RULE_NAMES[scene.state.copy(Rng.seeded(seed)).draw_rule()] for seed in range(60)}
    assert drawn == {name for name, paws, when, effect, source in RULE_ROWS if paws}
    assert len(drawn) == 4
    scene.act(Cast("summon"), until=lambda state: state.rule >= 0)
    assert scene.view().open == 2


@pytest.mark.parametrize(
    ("mine", "theirs", "places"),
    [
        (("snail",), ("snail",), None),
        (("hairball", "catastrophe"), ("vampire",), (2, 1)),  # 5 points are too few
        (("vampire",), ("catnap",), (1, 2)),
        (("hairball",), ("copycat",), (2, 2)),
    ],
)
def test_wk_40_when_two_are_caught_five_points_or_fewer_lose_too(
    mine: tuple[str, ...], theirs: tuple[str, ...], places: tuple[int, int] | None
) -> None:
    if places is None:
        assert Scene("A|", "FP|").won(0, "snail").finish(CAUGHT).line("idler") == (None, 0)
        return
    scene = Scene("A|", "FP|", curses=()).won(0, *mine).won(1, *theirs).finish(CAUGHT)
    assert scene.score().places == places


def test_wk_40_when_two_have_defeated_all_no_total_is_too_low_or_too_high() -> None:
    scene = Scene("S|", "|", curses=()).won(0, "hairball").credit("triplets", "triplets")
    assert scene.finish(ALL_CURSES).score().places == (1, 2)
    scene = Scene("S|", "|", curses=()).won(0, "hairball").won(1, "vampire", "snail")
    assert scene.credit("triplets", "triplets").finish(ALL_CURSES).score().places == (2, 1)


def sheet(caught: bool, kittens: list[dict[str, object]], opened: int = 3) -> Score:
    """Count a game that was played with the printed box; who has no kitten here has nothing."""
    nothing = {"curses": [], "chapters": [], "extras": 0, "credit": "triplets"}
    filled = {"kittens": [nothing | kitten for kitten in kittens], "caught": caught, "open": opened}
    return count_sheet(GAME, {"players": len(kittens)}, msgspec.json.encode(filled), {})


HALVES = (["snail", "copycat", "hairball"], ["catnap", "breadhead", "cattitude"])


def test_wk_40_a_sheet_of_two_has_no_chapter_3() -> None:
    halves: list[dict[str, object]] = [{"curses": half} for half in HALVES]
    halves[0] |= {"credit": "clean_whisker"}
    for opened in (2, 3):
        score = sheet(False, halves, opened)
        assert next(line.amounts for line in score.lines if line.key == "score-credit") == (2, None)
        with pytest.raises(Refused) as no:
            sheet(True, [{"chapters": [[], [], ["potion"]]}, {}], opened)
        assert no.value.reason == Reason("WK-40", "sheet-chapter-closed", {"seat": 0})
    assert '"open": 2' in blank_sheet(GAME, {"players": 2})


def test_wk_15_a_sheet_has_no_cards_in_a_closed_chapter() -> None:
    with pytest.raises(Refused) as no:
        sheet(True, [{"chapters": [[], [], ["potion"]]}, {}, {}], 2)
    assert no.value.reason == Reason("WK-15", "sheet-chapter-closed", {"seat": 0})
    assert sheet(True, [{"chapters": [[], [], ["potion"]]}, {}, {}]).places == (3, 1, 1)


def test_wk_14_a_sheet_with_all_curses_defeated_can_not_end_by_caught() -> None:
    with pytest.raises(Refused) as no:
        sheet(True, [{"curses": half} for half in HALVES])
    assert no.value.reason == Reason("WK-14", "sheet-none-left", {"curses": 6, "found": 6})
    texts = [game_texts(GAME, language).reason(no.value.reason) for language in LANGUAGES]
    assert not any("⟨" in text for text in texts)
    assert sheet(True, [{"curses": HALVES[0]}, {"curses": HALVES[1][:2]}]).ending == "all-guilty"


def test_wk_4_a_sheet_has_each_curse_once() -> None:
    with pytest.raises(Refused) as no:
        sheet(True, [{"curses": ["snail"]}] * 2)
    assert no.value.reason == Reason("WK-4", "sheet-curse-twice", {"card": "curse:snail"})


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"players": 2, "chaos_cats": 2}, "WK-40"),
        ({"players": 3, "chaos_cats": 2, "new_rules": True}, "WK-32"),
        ({"players": 5}, "WK-41"),
    ],
)
def test_wk_41_what_the_rules_do_not_allow_is_refused(options: dict[str, int], rule: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.settle(options)
    assert caught.value.reason.rule == rule


def test_wk_21_a_bonus_can_make_guilty_and_an_extra_card_innocent() -> None:
    # 5 + 4 points and one for the Artifact in the circle; then one less.
    assert Scene("A|", "AAAA|", "FFFFF|").won(0, "breadhead", "copycat").finish(CAUGHT).score().places == (
        3,
        1,
        2,
    )
    scene = Scene("A|", "AAAA|", "FFFFF|").won(0, "breadhead", "copycat", extras="S")
    assert scene.finish(CAUGHT).score().places == (1, 2, 3)


def test_wk_40_too_few_points_and_too_many_leave_no_winner() -> None:
    few_and_many = Scene("|", "A|").won(0, "breadhead").won(1, "vampire", "purrmaid")
    assert few_and_many.finish(CAUGHT).score().ending == "all-guilty"
    assert Scene("|", "AAAA|").won(0, "breadhead").won(1, "catnap").finish(CAUGHT).score().places == (2, 1)
