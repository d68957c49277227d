"""Say what a kitten is asked."""

from __future__ import annotations

from purrlor.games.wizard_kittens.cards import COMPONENTS
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.questions import (
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
)
from purrlor.table.game import Prompt
from purrlor.table.reasons import Argument

# The word of each question that needs no details.
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


def question(state: WizardKittens) -> tuple[int, int, int]:
    """Tell the question on top and its first two details."""
    return state.frames.kind(), state.frames.detail(0), state.frames.detail(1)


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
