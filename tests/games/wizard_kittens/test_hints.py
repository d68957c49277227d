"""Hints say only what is sure: a card that is still to be drawn does not make them false."""

import pytest

from purrlor.core.rng import Rng
from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.actions import ACTIONS
from purrlor.table.hints import sure_reasons
from purrlor.table.records import Action
from purrlor.table.sight import Budget, Sight
from tests.games.wizard_kittens.scene import Cast, Choose, Place, Scene


def reasons(scene: Scene, action: Action, seed: int = 1) -> list[str]:
    """List the keys of all reasons for an action of seat 0."""
    sight = Sight(GAME, 0, scene.state, Rng.seeded(seed), Budget())
    return [reason.key for reason in sure_reasons(sight, ACTIONS.number(scene.state, action))]


def about_to_sling(new_rules: bool) -> Scene:
    """Let seat 0 sling a card that it does not need to seat 1, who draws from the middle of the deck then."""
    scene = Scene("F|SSS", "A|A", "PPP|P", curses=("snail", "scaredycat"), new_rules=new_rules)
    scene.act(Cast("sling")).act(Choose(0, "1", "familiar"))
    return scene.cut(0, 20, 11)


def test_a_chaos_cat_that_comes_after_the_move_does_not_make_a_number_of_cards_false() -> None:
    assert reasons(about_to_sling(new_rules=False), Place(1, "2"))[0] == "burdens"
    assert "burdens" not in reasons(about_to_sling(new_rules=True), Place(1, "2"))


def test_what_a_chaos_cat_can_not_change_is_still_told() -> None:
    scene = Scene("|AP", "A|", "P|", hand="P", curses=("snail", "scaredycat"), new_rules=True)
    assert reasons(scene.cut(0, 20, 11), Place(0, "2"))[0] == "complete"


@pytest.mark.parametrize(("bottom", "sure"), [(1, True), (2, False)])
def test_caught_wins_for_sure_only_if_no_other_card_is_left(bottom: int, sure: bool) -> None:
    scene = Scene("A|", "AA|A", "PP|P")
    scene.state.cats = 0  # it came long ago
    scene.cut(0, 0, bottom)
    told = {key for seed in range(40) for key in reasons(scene, Cast("summon"), seed)}
    assert ("wins" in told) == sure
