"""The players' names come last into a sentence, wherever they belong and nowhere else."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from purrlor.games.wizard_kittens.actions import Place
from purrlor.games.wizard_kittens.events import Placed
from purrlor.games.wizards_and_witches.actions import Explode
from purrlor.games.wizards_and_witches.events import Played
from purrlor.server.outgoing.sentences import PLACEHOLDERS, Sentences, fill_names
from purrlor.server.texts import game_texts
from purrlor.table.game import find_game

NAMES = ("Ann", 'Bo "b"', "Łódź", "🐈")


PIECES = st.one_of(
    st.sampled_from([*PLACEHOLDERS, "\ue03f", "\ue000\ue001", "\u0380", "🐈"]), st.text(max_size=5)
)


@given(st.lists(PIECES, max_size=12).map("".join), st.integers(0, len(NAMES)))
def test_every_placeholder_becomes_the_name_and_all_else_stays(text: str, players: int) -> None:
    text = text.encode("utf-8", "ignore").decode()
    names = tuple(json.dumps(name, ensure_ascii=False)[1:-1].encode() for name in NAMES[:players])
    expected = "".join(
        NAMES[PLACEHOLDERS.index(one)] if one in PLACEHOLDERS[:players] else one for one in text
    )
    assert json.loads(fill_names(json.dumps(text, ensure_ascii=False).encode(), names)) == expected


def test_an_exploded_lair_says_what_it_does_in_each_question() -> None:
    sentences = Sentences(game_texts(find_game("wizards-and-witches"), "en", {}))
    explode = Explode("exploded_lair", 1)
    assert said(sentences.action(explode, "ask-play", 0)) == "Destroy the Lair of Bo"
    assert said(sentences.action(explode, "ask-play-without-lairs", 0)) == "Bo loses a turn"


def test_whoever_reads_is_you_and_nobody_else_is() -> None:
    duel = Sentences(game_texts(find_game("wizards-and-witches"), "en", {}))
    spell = Played(0, "spell_1", 1)
    told = {reader: said(duel.event(spell, reader)) for reader in (None, 0, 1, 2, -1)}
    assert told == {
        0: "You aim at Bo: Spell.",
        1: "Ann aims at you: Spell.",
        **dict.fromkeys((None, 2, -1), "Ann aims at Bo: Spell."),
    }
    assert {0, 1} <= duel.telling(spell).insiders  # they are not sent what all others are
    kittens = Sentences(game_texts(find_game("wizard-kittens"), "en", {}))
    at_home, away = Placed(0, "scroll", 0, "2"), Placed(0, "scroll", 1, "2")
    assert said(kittens.event(at_home, 0)) == "You put down: Scroll, your chapter 2."
    assert said(kittens.event(at_home, 1)) == "Ann puts down: Scroll, own chapter 2."
    assert said(kittens.event(away, 1)) == "Ann puts down: Scroll, your chapter 2."
    assert said(kittens.event(away, 2)) == "Ann puts down: Scroll, circle of Bo, chapter 2."
    assert said(kittens.action(Place(0, "2"), "ask-place", 0)) == "Into your chapter 2"
    assert said(kittens.action(Place(0, "2"), "ask-sling-to", 1)) == "Into the circle of Ann, chapter 2"


def said(message: bytes) -> str:
    """Read the sentence of a message, with names."""
    return str(json.loads(fill_names(message, (b"Ann", b"Bo", b"Cid")))["text"])
