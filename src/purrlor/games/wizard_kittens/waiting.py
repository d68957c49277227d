"""Read from the questions on the stack what a table of Wizard Kittens is in the middle of."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from purrlor.core.frames import STRIDE
from purrlor.games.wizard_kittens.actions import Component
from purrlor.games.wizard_kittens.cards import COMPONENTS
from purrlor.games.wizard_kittens.rules.circles import NONE
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.numbers import (
    ASK_CAST,
    ASK_DISMISS,
    ASK_GIVE,
    ASK_KEEP,
    ASK_PLACE,
    ASK_SLING,
    ASK_SLING_TO,
    ASK_SWAT,
    ASK_SWITCH,
    ASK_SWITCH_WITH,
    ASK_YOINK,
    ASK_YOINK_TAKE,
    ASK_YOINK_TO,
    EACH_CLEAR,
    EACH_DISCARD,
    EACH_DISCARD_OTHER,
    EACH_PASS,
    EACH_PICK,
    EACH_TAKE,
    FOR_OVERFLOW_TOO,
    TO_DRAW,
)
from purrlor.table.game import Prompt
from purrlor.table.reasons import Argument


class Held(msgspec.Struct, frozen=True):
    """A card in somebody's paws: drawn, given or taken, and not placed yet."""

    seat: int
    component: Component


ASKED = {
    ASK_CAST: "cast",
    ASK_SWITCH: "switch",
    ASK_DISMISS: "dismiss",
    ASK_YOINK: "yoink",
    ASK_YOINK_TAKE: "yoink-take",
    EACH_PICK: "pick",
    EACH_DISCARD: "discard",
    EACH_DISCARD_OTHER: "discard-other",
    EACH_CLEAR: "clear",
}


def held_cards(state: WizardKittens) -> Iterator[Held]:
    """List the cards that are in nobody's circle for the moment: they lie in the questions about them."""
    cells = state.frames.cells
    for at in range(0, state.frames.depth * STRIDE, STRIDE):
        kind, first, a, b = cells[at], cells[at + 2], cells[at + 3], cells[at + 4]
        if kind in (ASK_PLACE, ASK_GIVE, ASK_KEEP):
            yield Held(first, COMPONENTS[a])
        if kind == ASK_KEEP or (kind == TO_DRAW and a == FOR_OVERFLOW_TOO and b != NONE):
            yield Held(first, COMPONENTS[b])


def question(state: WizardKittens) -> tuple[int, int, int]:
    """Tell the question on top and its first two details."""
    return state.frames.kind(), state.frames.detail(0), state.frames.detail(1)


def chosen_card(state: WizardKittens) -> int:
    """Tell which card is chosen already for the spell that is being cast."""
    if not state.pending:
        return NONE
    kind, card, _ = question(state)
    return card if kind in (ASK_SLING_TO, ASK_SWITCH_WITH, ASK_YOINK_TO) else NONE


def prompt(state: WizardKittens, seat: int) -> Prompt:
    """Say what is asked."""
    kind, a, b = question(state)
    args: dict[str, Argument] = {}
    if kind in ASKED:
        return Prompt(f"ask-{ASKED[kind]}")
    if kind in (ASK_PLACE, ASK_GIVE):
        args["component"] = f"component:{COMPONENTS[a]}"
    if kind == ASK_PLACE:
        key = "place" if b == seat else "place-favor"
        return Prompt(f"ask-{key}", args if b == seat else {**args, "target": b})
    if kind == ASK_GIVE:
        return Prompt("ask-give", args)
    if kind == ASK_KEEP:
        return Prompt("ask-keep")
    if kind == ASK_SWAT:
        return Prompt("ask-swat", {"count": a})
    if kind == ASK_SLING:
        return Prompt("ask-favor" if a else "ask-sling")
    if kind in (EACH_PASS, EACH_TAKE):
        word = "pass" if kind == EACH_PASS else "take"
        return Prompt(f"ask-{word}", {"target": state.step(seat, a)})
    word = {ASK_SLING_TO: "sling-to", ASK_SWITCH_WITH: "switch-with", ASK_YOINK_TO: "yoink-to"}[kind]
    return Prompt(f"ask-{word}", {"component": f"component:{COMPONENTS[a % len(COMPONENTS)]}"})
