"""The words of Wizards and Witches: what players are asked and offered, and why they can't do something."""

import re

import pytest

from purrlor.games.wizards_and_witches import GAME
from purrlor.games.wizards_and_witches.actions import ACTIONS
from purrlor.games.wizards_and_witches.cards import NAMES as CARD_NAMES
from purrlor.games.wizards_and_witches.prompt import prompt
from purrlor.games.wizards_and_witches.view import table_view
from purrlor.table.records import Action
from purrlor.table.texts import LANGUAGES, game_texts
from tests.games.wizards_and_witches.scene import Discard, DiscardDrawn, Explode, Lay, Scene, Throw

NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def asked(scene: Scene, language: str = "en") -> str:
    question = prompt(scene.state, scene.state.turn)
    return game_texts(GAME, language).speak(question.key, question.args)


def offered(scene: Scene, action: Action, language: str = "en") -> str:
    question = prompt(scene.state, scene.state.turn)
    return game_texts(GAME, language).seated(NAMES).choice(action, question.key)


def reason(scene: Scene, action: Action, language: str = "en") -> str:
    why = scene.why(action)
    assert why is not None
    return game_texts(GAME, language).seated(NAMES).reason(why)


def test_ww_2_the_card_discarded_last_lies_on_top() -> None:
    scene = Scene(3, "lair").lay(0, "lair").discard("spell_3 cauldron_1")
    assert table_view(scene.state).discarded_last == "cauldron_1"
    assert table_view(scene.act(DiscardDrawn()).state).discarded_last == "lair"
    assert table_view(Scene(3, "lair").state).discarded_last is None


def test_ww_2_whoever_can_play_only_one_card_is_told_so() -> None:
    assert asked(Scene(3, "potion_1 spell_1").lay(0, "lair")) == "Choose one of your 2 cards and play it."
    stuck_with_one = Scene(3, "potion_1 lair").lay(0, "lair")
    assert asked(stuck_with_one) == "You can play only one of your 2 cards."
    assert asked(stuck_with_one, "pl") == "Z 2 kart możesz zagrać tylko jedną."


@pytest.mark.parametrize("language", LANGUAGES)
def test_ww_2_no_reason_shows_a_number(language: str) -> None:
    texts = game_texts(GAME, language).seated(NAMES)
    cards = sorted((texts.thing("card", card) for card in CARD_NAMES), key=len, reverse=True)
    scenes = [
        Scene(4, "spell_1 lair", challenging=True).lay(0, "lair").hurt(1, "potion_1"),
        Scene(4, "exploded_lair", kept="lair potion_1", strategic=True),
    ]
    for scene in scenes:
        for number in range(ACTIONS.size):
            action = ACTIONS.record(scene.state, number)
            if ACTIONS.number(scene.state, action) < 0 or (why := scene.why(action)) is None:
                continue
            said = texts.reason(why)
            for card in cards:
                said = said.replace(card, "")
            assert not re.search(r"\d", said.replace(why.rule, "")), said


def test_ww_9_reasons_name_the_rule_of_two_cards() -> None:
    scene = Scene(3, "lair potion_1").lay(0, "lair")
    assert scene.rule(DiscardDrawn()) == "WW-9"
    assert scene.rule(Lay("mirror_1")) == "WW-9"
    scene = Scene(3, "potion_1")
    assert scene.rule(DiscardDrawn()) == "WW-2"


def test_ww_9_both_cards_are_called_both() -> None:
    scene = Scene(3, "lair exploded_lair").lay(0, "lair")
    assert offered(scene, DiscardDrawn()) == "Discard both"
    assert offered(scene, DiscardDrawn(), "pl") == "Odrzuć obie"
    scene = Scene(3, "lair").lay(0, "lair")
    assert offered(scene, DiscardDrawn()) == "Discard it"


def test_ww_9_whoever_can_only_discard_is_told_why() -> None:
    one = "You already have a Lair, and nobody can have two."
    assert asked(Scene(3, "lair").lay(0, "lair")) == f"{one} Discard this card."
    assert asked(Scene(3, "lair lair").lay(0, "lair")) == f"{one} Discard both cards."
    both = Scene(3, "lair exploded_lair").lay(0, "lair")
    assert asked(both) == (
        f"{one} The only Lair on the table is yours, so an Exploded Lair can't be played. Discard both cards."
    )
    one_in_polish = "Masz już kryjówkę, a dwóch mieć nie można."
    assert asked(both, "pl").startswith(f"{one_in_polish} Jedyna kryjówka na stole jest twoja")
    spell = Scene(3, "spell_1", challenging=True).hurt(1, "potion_1").hurt(2, "potion_1")
    assert asked(spell) == (
        "Everybody else was hit by a Potion first, so no Spell can be aimed at anybody. Discard this card."
    )


def test_ww_10_a_lost_turn_is_named_where_there_is_no_lair() -> None:
    scene = Scene(3, "exploded_lair")
    assert offered(scene, Explode("exploded_lair", 1)) == "Ben loses a turn"
    assert offered(scene, Explode("exploded_lair", 1), "pl") == "Ben traci kolejkę"
    assert asked(scene) == "Play the card that you drew."
    scene.lay(1, "lair")
    assert offered(scene, Explode("exploded_lair", 1)) == "Destroy the Lair of Ben"


def test_ww_11_a_card_without_any_target_is_explained_by_itself() -> None:
    scene = Scene(3, "exploded_lair")
    scene.state.missing, scene.state.missed = 1 << 1, 1 << 2
    assert reason(scene, Explode("exploded_lair", 1)) == reason(scene, Explode("exploded_lair", 2))
    assert "Ben" not in reason(scene, Explode("exploded_lair", 1))
    assert scene.rule(Explode("exploded_lair", 1)) == "WW-11"


def test_ww_20_a_card_without_any_target_is_explained_by_itself() -> None:
    scene = Scene(3, "spell_1", challenging=True).hurt(1, "potion_1").hurt(2, "potion_1")
    assert reason(scene, Throw("spell_1", 1)) == reason(scene, Throw("spell_1", 2))
    assert "Ben" not in reason(scene, Throw("spell_1", 1))
    assert scene.rule(Throw("spell_1", 1)) == "WW-20"


def test_ww_21_reasons_name_the_rule_of_the_hand() -> None:
    scene = Scene(3, "potion_1", kept="mirror_2 spell_1", strategic=True)
    assert scene.rule(Discard("spell_1")) == "WW-21"
    assert scene.rule(Throw("potion_3", 1)) == "WW-21"
    assert scene.rule(Discard("potion_3")) == "WW-21"


def test_ww_21_a_forced_discard_is_not_called_a_play() -> None:
    scene = Scene(3, "exploded_lair lair", kept="exploded_lair lair", strategic=True).lay(0, "lair")
    scene.act(Discard("lair"))
    assert asked(scene) == "You can't play any card. Discard one more."
    assert "played your card" not in reason(scene, Lay("lair"))
    scene = Scene(3, "potion_1 lair", kept="exploded_lair lair", strategic=True).lay(0, "lair")
    scene.act(Throw("potion_1", 1))
    assert asked(scene) == "Now discard one of your cards."
    assert "played your card" in reason(scene, Lay("lair"))
