"""Say what a kitten is asked."""

from __future__ import annotations

from purrlor.games.wizard_kittens.cards import COMPONENTS
from purrlor.games.wizard_kittens.rules import questions as q
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.table.game import Prompt
from purrlor.table.reasons import Argument

# The word of each question that needs no details.
ASKED = {
    q.ASK_KITTEN: "kitten",
    q.ASK_CAST: "cast",
    q.ASK_SWITCH: "switch",
    q.ASK_DISMISS: "dismiss",
    q.ASK_YOINK: "yoink",
    q.ASK_YOINK_TAKE: "yoink-take",
    q.EACH_PICK: "pick",
    q.EACH_DISCARD: "discard",
    q.EACH_DISCARD_OTHER: "discard-other",
    q.EACH_CLEAR: "clear",
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
    if kind in (q.ASK_PLACE, q.ASK_GIVE):
        args["component"] = f"component:{COMPONENTS[a]}"
    if kind == q.ASK_PLACE:
        key = "place" if b == seat else "place-favor"
        return Prompt(f"ask-{key}", args if b == seat else {**args, "target": b})
    if kind == q.ASK_GIVE:
        return Prompt("ask-give", args)
    if kind == q.ASK_KEEP:
        return Prompt("ask-keep")
    if kind == q.ASK_SWAT:
        return Prompt("ask-swat", {"count": a})
    if kind == q.ASK_SLING:
        return Prompt("ask-favor" if a else "ask-sling")
    if kind in (q.EACH_PASS, q.EACH_TAKE):
        word = "pass" if kind == q.EACH_PASS else "take"
        return Prompt(f"ask-{word}", {"target": state.step(seat, a)})
    word = {q.ASK_SLING_TO: "sling-to", q.ASK_SWITCH_WITH: "switch-with", q.ASK_YOINK_TO: "yoink-to"}[kind]
    return Prompt(f"ask-{word}", {"component": f"component:{COMPONENTS[a % len(COMPONENTS)]}"})
