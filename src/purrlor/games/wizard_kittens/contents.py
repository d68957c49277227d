"""Say what lies in the box of Wizard Kittens."""

from __future__ import annotations

from purrlor.games.wizard_kittens.cards import (
    CHAOS_NAMES,
    CHAPTERS,
    COMPONENTS,
    COPIES,
    CREDIT_NAMES,
    CURSE_NAMES,
    KITTENS,
    RULE_NAMES,
    SEATS,
    SLOTS,
    SPELLS,
)
from purrlor.table.contents import CARD, MAT, TOKEN, Pile
from purrlor.table.deck import Row, Say

CHAPTER_CAT, CHAOS_CAT, CAUGHT = "chapter_cat", "cat", "caught"
OTHER_CATS = 3  # only one opens chapter 3 (WK-1)


def _spells(kitten: int) -> Row:
    """List the spells of a kitten; its advanced side has another one in place of one of them."""
    plain = SPELLS[:SLOTS]
    return {"spells": plain, "advanced": [*plain[:kitten], SPELLS[kitten + SLOTS], *plain[kitten + 1 :]]}


def _card_told(name: str, say: Say) -> str:
    return say(f"print-{name}-told") if name in (CHAPTER_CAT, CHAOS_CAT) else ""


def _chapter_told(name: str, say: Say) -> str:
    return say("print-chapter-told", chapter=name)


def _large_chapter_told(name: str, say: Say) -> str:
    return say("print-large_chapter-told", chapter=name)


CHAPTER_NAMES = tuple(str(chapter + 1) for chapter in range(CHAPTERS))
CONTENTS = (
    Pile(
        "component",
        CARD,
        dict.fromkeys(COMPONENTS, COPIES) | {CHAPTER_CAT: 1, CHAOS_CAT: OTHER_CATS, CAUGHT: 1},
        back="deck",
        told=_card_told,
    ),
    Pile("curse", CARD, dict.fromkeys(CURSE_NAMES, 1), "curse"),
    Pile("credit", CARD, dict.fromkeys(CREDIT_NAMES, 1), "credit"),
    Pile("rule", CARD, dict.fromkeys(RULE_NAMES, 1), "rule"),
    Pile("chaos", CARD, dict.fromkeys(CHAOS_NAMES, 1), "chaos"),
    Pile(
        "kitten",
        MAT,
        dict.fromkeys(KITTENS, 1),
        rows={name: _spells(kitten) for kitten, name in enumerate(KITTENS)},
    ),
    Pile("token", TOKEN, dict.fromkeys(KITTENS, 1)),
    Pile("chapter", CARD, dict.fromkeys(CHAPTER_NAMES, SEATS), told=_chapter_told),
    Pile("large_chapter", MAT, dict.fromkeys(CHAPTER_NAMES, 1), told=_large_chapter_told),
)
assert len(KITTENS) == SEATS
