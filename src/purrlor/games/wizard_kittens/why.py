"""Say why a kitten can't do something, with the rule."""

from __future__ import annotations

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
from purrlor.games.wizard_kittens.cards import (
    CHAPTER_NAMES,
    COMPONENTS,
    KITTENS,
    SLOTS,
    SPELLS,
    SWAT,
    SWITCH,
    TYPES,
)
from purrlor.games.wizard_kittens.prompt import question
from purrlor.games.wizard_kittens.rules import questions as q
from purrlor.games.wizard_kittens.rules.circles import NONE
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.numbers import CHOOSE
from purrlor.table.reasons import Argument, Reason
from purrlor.table.records import Action

# A card to place was drawn or given for something, each with its rule.
PLACE_RULES = {
    q.FOR_TURN: "WK-10",
    q.FOR_SUMMON: "WK-12",
    q.FOR_OVERFLOW: "WK-31",
    q.FOR_OVERFLOW_TOO: "WK-31",
    q.FOR_FAVOR: "WK-31",
    q.FOR_EFFECT: "WK-33",
}
# For each question: its rule, what it asks for (the reason for anything else), the actions that answer it.
QUESTIONS: dict[int, tuple[str, str, type[Action]]] = {
    q.ASK_PLACE: ("WK-10", "place-now", Place),
    q.ASK_CAST: ("WK-11", "cast-now", Cast),
    q.ASK_SLING: ("WK-12", "choose-card", Choose),
    q.ASK_SLING_TO: ("WK-12", "choose-place", Place),
    q.ASK_SWAT: ("WK-12", "choose-card", Choose),
    q.ASK_SWITCH: ("WK-12", "choose-card", Choose),
    q.ASK_SWITCH_WITH: ("WK-12", "choose-card", Choose),
    q.ASK_DISMISS: ("WK-31", "choose-card", Choose),
    q.ASK_YOINK: ("WK-31", "choose-card", Choose),
    q.ASK_YOINK_TAKE: ("WK-31", "choose-card", Choose),
    q.ASK_YOINK_TO: ("WK-31", "choose-place", Place),
    q.ASK_KEEP: ("WK-31", "keep-now", Keep),
    q.ASK_GIVE: ("WK-31", "give-now", Give),
    q.ASK_KITTEN: ("WK-2", "kitten-now", TakeKitten),
    q.EACH_PASS: ("WK-33", "choose-card", Choose),
    q.EACH_TAKE: ("WK-33", "choose-card", Choose),
    q.EACH_DISCARD: ("WK-33", "choose-card", Choose),
    q.EACH_DISCARD_OTHER: ("WK-33", "choose-card", Choose),
    q.EACH_PICK: ("WK-33", "pick-now", Pick),
    q.EACH_CLEAR: ("WK-33", "clear-now", Clear),
}
ANYBODYS = (q.ASK_SWITCH, q.ASK_SWITCH_WITH, q.ASK_YOINK_TAKE)  # questions that take a card of any circle


def rule_of(state: WizardKittens) -> str:
    """Name the rule that the question on top comes from."""
    kind, detail, other = question(state)
    if kind == q.ASK_PLACE:
        return PLACE_RULES[state.frames.detail(2)]
    if (kind == q.ASK_SLING and detail) or (kind == q.ASK_SLING_TO and other):
        return "WK-31"  # Favor
    return QUESTIONS[kind][0]


def why(state: WizardKittens, seat: int, action: Action) -> Reason | None:
    """Tell why a kitten that is asked can't do an action; None if it can."""
    kind, detail, other = question(state)
    _, key, answers = QUESTIONS[kind]
    rule = rule_of(state)
    if isinstance(action, Idle) and kind == q.ASK_CAST:
        return _why_not_idle(state, seat)
    if not isinstance(action, answers):
        return Reason(rule, key)
    match action:
        case Cast(spell):
            return _why_not_cast(state, seat, SPELLS.index(spell))
        case Choose(owner):
            card = ACTIONS.number(state, action) - CHOOSE
            return _why_not_card(state, seat, card, owner)
        case Place(owner, chapter):
            return _why_not_there(state, seat, owner, chapter)
        case Keep(component):
            return None if COMPONENTS.index(component) in (detail, other) else _not_there(rule, component)
        case Give(target):
            return Reason(rule, "not-yourself") if target == seat else None
        case Pick(component):
            return None if state.discards[COMPONENTS.index(component)] else _not_there(rule, component)
        case Clear(chapter):
            spot = seat * len(CHAPTER_NAMES) + CHAPTER_NAMES.index(chapter)
            if state.heap[spot]:
                return None
            return _no_third(state, chapter) or Reason(rule, "chapter-empty", {"chapter": chapter})
        case TakeKitten(kitten):
            owner = state.owner_of(KITTENS.index(kitten))
            return None if owner == NONE else Reason(rule, "kitten-taken", {"target": owner})
    raise TypeError(f"why.py has no case for {action}")


def _not_there(rule: str, component: str) -> Reason:
    return Reason(rule, "not-there", {"component": f"component:{component}"})


def _why_not_idle(state: WizardKittens, seat: int) -> Reason | None:
    for slot in range(SLOTS):
        spell = state.spell_at(seat, slot)
        if _why_not_cast(state, seat, spell) is None:
            return Reason("WK-11", "must-cast", {"spell": f"spell:{SPELLS[spell]}"})
    return None


def _why_not_cast(state: WizardKittens, seat: int, spell: int) -> Reason | None:
    args: dict[str, Argument] = {"spell": f"spell:{SPELLS[spell]}"}
    slot = spell % SLOTS
    if state.spell_at(seat, slot) != spell:
        return Reason("WK-31", "not-your-spell", args)
    if state.token[seat] == slot:
        return Reason("WK-11", "spell-covered", args)
    if state.castable(seat, spell):
        return None
    rule = "WK-31" if spell >= SLOTS else "WK-11"
    if spell == SWITCH:
        return Reason(rule, "needs-two-places", args)
    if spell == SWAT:
        return Reason(rule, "needs-two", args)
    # Sling, Favor, Dismiss and Yoink begin with a card of one's own; Yoink then needs another to take.
    return Reason(rule, "needs-other" if state.size[seat] else "needs-one", args)


def _why_not_card(state: WizardKittens, seat: int, card: int, owner: int) -> Reason | None:
    kind, detail, _ = question(state)
    rule = rule_of(state)
    if kind == q.EACH_TAKE:
        if owner != state.step(seat, detail):
            return Reason(rule, "take-from", {"target": state.step(seat, detail)})
    elif kind == q.EACH_DISCARD_OTHER:
        if owner == seat:
            return Reason(rule, "not-your-own")
    elif kind not in ANYBODYS and owner != seat:
        return Reason(rule, "only-your-own")
    if not state.circle[card]:
        chapter = CHAPTER_NAMES[card // TYPES % len(CHAPTER_NAMES)]
        return _no_third(state, chapter) or _not_there(rule, COMPONENTS[card % TYPES])
    if kind == q.ASK_SWITCH_WITH and card // TYPES == detail // TYPES:
        return Reason(rule, "other-place")
    return None


def _why_not_there(state: WizardKittens, seat: int, owner: int, chapter: str) -> Reason | None:
    kind, _, circle = question(state)
    rule = rule_of(state)
    if kind == q.ASK_SLING_TO:
        if owner == seat:
            return Reason(rule, "not-yourself")
    elif owner != (circle if kind == q.ASK_PLACE else seat):
        if kind == q.ASK_PLACE and circle != seat:
            return Reason(rule, "same-kitten", {"target": circle})
        return Reason(rule, "own-circle")
    if not (state.open >> CHAPTER_NAMES.index(chapter)) & 1:
        return _no_third(state, chapter) or Reason("WK-15", "chapter-closed", {"chapter": chapter})
    return None


def _no_third(state: WizardKittens, chapter: str) -> Reason | None:
    """Say that two players have no chapter 3 (WK-40)."""
    return Reason("WK-40", "no-chapter-3") if state.seats == 2 and chapter == CHAPTER_NAMES[-1] else None
