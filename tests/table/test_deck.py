"""An owner's deck: read strictly, written to be read again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from purrlor.table.deck import ID, Deck, DeckTable, Fault, Row, number, own_rows, text, word, words, yes_no
from purrlor.table.deck_file import export_deck, read_any_deck, read_deck
from purrlor.table.game import Game, find_game
from purrlor.table.match import Match
from purrlor.table.reasons import Reason, Refused
from purrlor.table.texts import LANGUAGES, deck_texts, game_texts


def one_heavy_lair(rows: list[Row]) -> list[Fault]:
    """Allow only one card that weighs 9."""
    heavy = [str(row[ID]) for row in rows if row.get("weight") == 9]
    return [
        Fault(card, "weight", Reason("", "deck-out-of-range", {"least": 0, "most": 8})) for card in heavy[1:]
    ]


TABLE = DeckTable(
    "lairs",
    "card",
    (
        *text(),
        number("weight", 0, 9),
        yes_no("warm"),
        word("side", "left", "right"),
        words("made_of", 1, 3, "straw", "stone"),
    ),
    (
        {"id": "lair", "weight": 1, "warm": True, "side": "left", "made_of": ["straw"]},
        {"id": "exploded_lair", "weight": 2, "warm": False, "side": "right", "made_of": ["stone", "stone"]},
    ),
    one_heavy_lair,
)
GAME: Game[Any] = replace(find_game("wizards-and-witches"), deck_tables=(TABLE,))
HEAD = 'game = "wizards-and-witches"\n'


def refusal(text: str) -> tuple[Reason, str]:
    with pytest.raises(Refused) as caught:
        read_deck(GAME, text)
    reason = caught.value.reason
    sentences = [game_texts(GAME, language).reason(reason) for language in LANGUAGES]
    assert all("⟨" not in sentence for sentence in sentences)
    return reason, sentences[0]


def test_what_is_exported_can_be_read_and_is_the_same() -> None:
    for language in LANGUAGES:
        written = export_deck(GAME, language)
        deck = read_deck(GAME, written)
        kept = [{key: row[key] for key in own} for row, own in zip(deck["lairs"], TABLE.rows, strict=True)]
        assert kept == list(TABLE.rows)
        assert deck["lairs"][0]["name_pl"] == "Kryjówka"
        assert read_deck(GAME, export_deck(GAME, language, deck)) == deck


def test_a_row_lies_over_the_card_of_its_id_and_the_rest_stays() -> None:
    deck = read_deck(GAME, HEAD + '[[lairs]]\nid = "exploded_lair"\nweight = 7\n')
    assert deck["lairs"] == [TABLE.rows[0], {**TABLE.rows[1], "weight": 7}]
    assert own_rows(TABLE, deck) == [deck["lairs"][1]]
    GAME.check_deck(deck)


def test_names_come_from_the_deck_and_one_language_serves_for_both() -> None:
    deck = read_deck(GAME, HEAD + '[[lairs]]\nid = "lair"\nname_pl = "Legowisko"\n')
    for language, other in (("en", "Exploded Lair"), ("pl", "Wybuch kryjówki")):
        texts = deck_texts(GAME, language, deck).seated(["Ann"])
        assert texts.thing("card", "lair") == "Legowisko"
        assert texts.thing("card", "exploded_lair") == other
    assert game_texts(GAME, "en").thing("card", "lair") == "Lair"


def test_a_name_is_never_read_as_a_text_with_arguments() -> None:
    deck = read_deck(GAME, HEAD + '[[lairs]]\nid = "lair"\nname_en = "{ $x }"\n')
    assert deck_texts(GAME, "en", deck).thing("card", "lair") == "{ $x }"


@pytest.mark.parametrize("name", ["🐈\u200d⬛ Lair", "❤️", "می\u200cخوابد", "क्\u200dष", "漢字", "Ä" * 40])
def test_a_name_is_in_any_writing(name: str) -> None:
    deck = read_deck(GAME, HEAD + f'[[lairs]]\nid = "lair"\nname_en = "{name}"\n')
    assert deck_texts(GAME, "en", deck).thing("card", "lair") == name


@pytest.mark.parametrize(
    "name", ["\u202egnp.exe", "a\u200bb", "\u200d", "a\u200d", " a", "a\u00a0b", "\u2066a", "Ä" * 41]
)
def test_a_name_has_no_signs_that_nobody_sees(name: str) -> None:
    reason, _ = refusal(HEAD + f'[[lairs]]\nid = "lair"\nname_en = "{name}"\n')
    assert reason.because is not None
    assert reason.because.key == "deck-bad-text"


@pytest.mark.parametrize(
    ("rows", "line", "card", "field", "key"),
    [
        ('[[lairs]]\nid = "lair"\nweight = 10\n', 4, "lair", "weight", "deck-out-of-range"),
        ('[[lairs]]\nid = "lair"\nweight = true\n', 4, "lair", "weight", "deck-wrong-kind"),
        ('[[lairs]]\nid = "lair"\n\nwarm = 1\n', 5, "lair", "warm", "deck-wrong-kind"),
        ('[[lairs]]\nid = "lair"\nside = "up:down"\n', 4, "lair", "side", "deck-bad-word"),
        ('[[lairs]]\nid = "lair"\nmade_of = []\n', 4, "lair", "made_of", "deck-how-many-words"),
        ('[[lairs]]\nid = "lair"\nmade_of = ["clay"]\n', 4, "lair", "made_of", "deck-bad-word"),
        ('[[lairs]]\nid = "lair"\nmade_of = [[1]]\n', 4, "lair", "made_of", "deck-bad-word"),
        ('[[lairs]]\nid = "lair"\nname_en = ""\n', 4, "lair", "name_en", "deck-bad-text"),
        ('[[lairs]]\nid = "lair"\nname_en = "a\\nb"\n', 4, "lair", "name_en", "deck-bad-text"),
        ('[[lairs]]\nid = "lair"\nweigth = 1\n', 4, "lair", "weigth", "deck-no-such-field"),
        (
            '[[lairs]]\nid = "exploded_lair"\nweight = 9\n[[lairs]]\nid = "lair"\nweight = 9\n',
            4,
            "exploded_lair",
            "weight",
            "deck-out-of-range",
        ),
    ],
)
def test_an_error_names_line_card_and_field(rows: str, line: int, card: str, field: str, key: str) -> None:
    reason, sentence = refusal(HEAD + rows)
    assert reason.because is not None
    assert (reason.args, reason.because.key) == ({"line": line, "card": card, "field": field}, key)
    assert f"Line {line}, card “{card}”, field “{field}”: " in sentence


@pytest.mark.parametrize(
    ("file", "line", "key"),
    [
        (HEAD + "[[lairs]\n", 2, "deck-unreadable"),
        (HEAD + 'x = """\n', 2, "deck-unreadable"),
        (HEAD + "\n[[houses]]\n", 3, "deck-no-such-table"),
        (HEAD + "lairs = 5\n", 2, "deck-not-rows"),
        (HEAD + '\n[lairs]\nid = "lair"\n', 3, "deck-not-rows"),
        (HEAD + "[[lairs]]\nweight = 3\n", 2, "deck-card-unnamed"),
        (HEAD + '[[lairs]]\nweight = 3\nid = "den"\n', 4, "deck-no-such-card"),
        (HEAD + '[[lairs]]\nid = "lair"\n[[lairs]]\nid = "lair"\n', 5, "deck-card-twice"),
    ],
)
def test_an_error_outside_a_card_names_the_line(file: str, line: int, key: str) -> None:
    reason, sentence = refusal(file)
    assert reason.because is not None
    assert (reason.args, reason.because.key) == ({"line": line}, key)
    assert sentence.startswith(f"Line {line}: ")


def test_a_deck_says_for_which_game_it_is() -> None:
    missing, other = refusal("")[0], refusal('\ngame = "chess"\n')[0]
    assert [reason.because and reason.because.key for reason in (missing, other)] == ["deck-other-game"] * 2
    assert [reason.args["line"] for reason in (missing, other)] == [1, 2]
    assert refusal("#" * 500_000)[0].key == "deck-too-large"


@pytest.mark.parametrize(
    ("file", "key"),
    [
        ("", "deck-names-no-game"),
        ('game = "wizard-kitten"\n', "deck-no-such-game"),
        ("game = 3\n", "deck-no-such-game"),
        ('game = "wizards-and-witches"\n[[card]]\nid = "lair"\n', "deck-nothing-to-replace"),
    ],
)
def test_a_file_that_names_no_game_with_cards_to_enter_says_which_there_are(file: str, key: str) -> None:
    (fault,) = read_any_deck(file).faults
    assert (fault.line, fault.fault.reason.key) == (1, key)


@pytest.mark.parametrize(
    ("deck", "key"),
    [
        ({"houses": []}, "deck-no-such-table"),
        ({"lairs": [dict(TABLE.rows[0])]}, "deck-cards-missing"),
        ({"lairs": [dict(TABLE.rows[0]), {"id": "exploded_lair"}]}, "deck-wrong-kind"),
    ],
)
def test_a_deck_from_a_saved_game_is_checked_too(deck: Deck, key: str) -> None:
    with pytest.raises(Refused) as caught:
        Match.new(GAME, deck=deck)
    reason = caught.value.reason
    assert key == (reason.because.key if reason.because else reason.key)
    assert all("⟨" not in game_texts(GAME, language).reason(reason) for language in LANGUAGES)
