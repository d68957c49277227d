"""Give the rules of Wizard Kittens the numbers of the actions and events that are declared as records."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.wizard_kittens.actions import (
    ACTIONS,
    Cast,
    Choose,
    Clear,
    Give,
    Idle,
    Keep,
    Pick,
    Place,
    TakeKitten,
)
from purrlor.games.wizard_kittens.events import (
    EVENTS,
    AllDefeated,
    CastSpell,
    CatCame,
    CaughtAll,
    ChaosShown,
    ChapterOpened,
    ChoseToPass,
    Cleared,
    CreditShown,
    CurseShown,
    Dealt,
    Defeated,
    Discarded,
    Drew,
    Happens,
    Idled,
    InForce,
    Lifted,
    NobodyWon,
    PassedChapter,
    Picked,
    Placed,
    RuleShown,
    Skipped,
    TookKitten,
    Won,
)

# `Choose` counts cards as seat * 12 + chapter * 4 + type, `Place` counts spots as seat * 3 + chapter.
CHOOSE: Final[i64] = ACTIONS.first(Choose)
PLACE: Final[i64] = ACTIONS.first(Place)
CAST: Final[i64] = ACTIONS.first(Cast)
KEEP: Final[i64] = ACTIONS.first(Keep)
GIVE: Final[i64] = ACTIONS.first(Give)
CLEAR: Final[i64] = ACTIONS.first(Clear)
PICK: Final[i64] = ACTIONS.first(Pick)
IDLE: Final[i64] = ACTIONS.first(Idle)
TAKE_KITTEN: Final[i64] = ACTIONS.first(TakeKitten)

TOOK_KITTEN: Final[i64] = EVENTS.number(TookKitten)
DEALT: Final[i64] = EVENTS.number(Dealt)
DREW: Final[i64] = EVENTS.number(Drew)
PLACED: Final[i64] = EVENTS.number(Placed)
LIFTED: Final[i64] = EVENTS.number(Lifted)
DISCARDED: Final[i64] = EVENTS.number(Discarded)
CAST_SPELL: Final[i64] = EVENTS.number(CastSpell)
IDLED: Final[i64] = EVENTS.number(Idled)
CHOSE_TO_PASS: Final[i64] = EVENTS.number(ChoseToPass)
PICKED: Final[i64] = EVENTS.number(Picked)
CLEARED: Final[i64] = EVENTS.number(Cleared)
PASSED_CHAPTER: Final[i64] = EVENTS.number(PassedChapter)
DEFEATED: Final[i64] = EVENTS.number(Defeated)
CURSE_SHOWN: Final[i64] = EVENTS.number(CurseShown)
CAT_CAME: Final[i64] = EVENTS.number(CatCame)
CHAPTER_OPENED: Final[i64] = EVENTS.number(ChapterOpened)
RULE_SHOWN: Final[i64] = EVENTS.number(RuleShown)
CHAOS_SHOWN: Final[i64] = EVENTS.number(ChaosShown)
IN_FORCE: Final[i64] = EVENTS.number(InForce)
HAPPENS: Final[i64] = EVENTS.number(Happens)
SKIPPED: Final[i64] = EVENTS.number(Skipped)
CAUGHT_ALL: Final[i64] = EVENTS.number(CaughtAll)
ALL_DEFEATED: Final[i64] = EVENTS.number(AllDefeated)
CREDIT_SHOWN: Final[i64] = EVENTS.number(CreditShown)
WON: Final[i64] = EVENTS.number(Won)
NOBODY_WON: Final[i64] = EVENTS.number(NobodyWon)
