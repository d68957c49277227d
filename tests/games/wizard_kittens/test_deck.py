"""An owner's deck for Wizard Kittens."""

import pytest

from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.cards import CURSE_NAMES
from purrlor.games.wizard_kittens.view import curse_card
from purrlor.table.deck_file import export_deck, read_deck
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.texts import LANGUAGES, deck_texts, game_texts
from purrlor.table.wire import load, save

HEAD = 'game = "wizard-kittens"\n'


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exported_deck_plays_the_same_game(language: str) -> None:
    text = export_deck(GAME, language)
    assert "⟨" not in text
    deck = read_deck(GAME, text)
    assert set(deck) == {"curse", "credit", "rule", "chaos"}
    assert Match.new(GAME, seed=4, deck=deck).digest() == Match.new(GAME, seed=4).digest()


def test_a_replaced_curse_is_played_and_shown_and_saved() -> None:
    text = '[[curse]]\nid = "hairball"\nname_en = "Yarn Curse"\npoints = 9\nrecipe = ["potion"]\n'
    deck = read_deck(GAME, HEAD + text)
    match = Match.new(GAME, seed=1, deck=deck)
    card = curse_card(match.state, CURSE_NAMES.index("hairball"))  # type: ignore[arg-type]
    assert (card.points, card.recipe) == (9, ("potion",))
    assert deck_texts(GAME, "pl", deck).thing("curse", "hairball") == "Yarn Curse"
    assert load(save(match)).deck == deck


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ('[[curse]]\nid = "snail"\nband = "hard"\n', "four-in-each-band", 4),
        ('[[curse]]\nid = "snail"\nrecipe = ["mouse"]\n', "deck-bad-word", 4),
        (
            "".join(
                f'[[rule]]\nid = "{rule}"\npaws = false\n'
                for rule in ("paws_for_change", "litter_duty", "second_helping", "spring_clawning")
            ),
            "some-with-paws",
            2,
        ),
    ],
)
def test_a_deck_that_does_not_work_is_refused(text: str, key: str, line: int) -> None:
    with pytest.raises(Refused) as caught:
        read_deck(GAME, HEAD + text)
    reason = caught.value.reason
    assert reason.because is not None
    assert reason.because.key == key
    assert all("⟨" not in game_texts(GAME, language).reason(reason) for language in LANGUAGES)
    if key != "some-with-paws":
        assert reason.args["line"] == line
