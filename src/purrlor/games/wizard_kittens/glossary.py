"""List the names of Wizard Kittens that the rules page explains."""

from __future__ import annotations

from purrlor.games.wizard_kittens.cards import (
    ANY,
    BANDS,
    CHAOS_NAMES,
    CHAOS_ROWS,
    CHAPTER_NAMES,
    COMPONENTS,
    COUNTED,
    CREDIT_NAMES,
    CREDIT_ROWS,
    CURSE_NAMES,
    CURSE_ROWS,
    EFFECTS,
    KITTENS,
    RULE_NAMES,
    RULE_ROWS,
    SLOTS,
    SPELLS,
    WHENS,
)
from purrlor.table.kinds import About, Kind
from purrlor.table.reasons import Argument

CURSES = {row[0]: row for row in CURSE_ROWS}
CREDITS = {row[0]: row for row in CREDIT_ROWS}
NEW_RULES = {row[0]: row for row in RULE_ROWS}
CHAOS = {row[0]: row for row in CHAOS_ROWS}
EACH_COMPONENT = 12
# What does not happen to one kitten after another.
WITHOUT_TURNS = {
    "pass_right": "passing",
    "pass_left": "passing",
    "pass_chapter": "moving",
    "cancel_rules": "cancelling",
}


def _about_curse(name: str) -> About:
    _, band, points, recipe, bonus_for, bonus, _ = CURSES[name]
    args: dict[str, Argument] = {**dict(zip(COMPONENTS, recipe, strict=True)), "points": points}
    args |= {"band": f"band:{BANDS[band]}", "bonus": bonus}
    args["component"] = f"component:{COMPONENTS[bonus_for]}" if bonus_for != ANY else "none"
    return "glossary-curse-about", args


def _about_credit(name: str) -> About:
    _, counted, component, band, points, _ = CREDITS[name]
    args: dict[str, Argument] = {"points": points}
    args["component"] = f"component:{COMPONENTS[component]}" if component != ANY else "none"
    args["band"] = f"band:{BANDS[band]}" if band != ANY else "none"
    return f"credit-says-{COUNTED[counted]}", args


def _about_rule(name: str) -> About:
    _, _, when, effect, _ = NEW_RULES[name]
    return "glossary-rule-about", {"when": f"when:{WHENS[when]}", "effect": f"effect:{EFFECTS[effect]}"}


def _about_chaos(name: str) -> About:
    args: dict[str, Argument] = {}
    for line, (when, effect) in enumerate(zip(CHAOS[name][1], CHAOS[name][2], strict=True), 1):
        args |= {f"when{line}": f"when:{WHENS[when]}", f"effect{line}": f"effect:{EFFECTS[effect]}"}
    return "glossary-chaos-about", args


def _about_kitten(name: str) -> About:
    slot = KITTENS.index(name)
    return "glossary-kitten-about", {
        "plain": f"spell:{SPELLS[slot]}",
        "special": f"spell:{SPELLS[slot + SLOTS]}",
    }


def _about_effect(name: str) -> About:
    return f"glossary-effect-{WITHOUT_TURNS.get(name, 'in-turn')}", {}


GLOSSARY = (
    Kind(
        "component",
        COMPONENTS,
        lambda name: ("board-about-component", {}),
        lambda name: EACH_COMPONENT,
        lambda name: "WK-1",
    ),
    Kind("curse", CURSE_NAMES, _about_curse, lambda name: 1, lambda name: "WK-4"),
    Kind("spell", SPELLS, rule=lambda spell: "WK-12" if SPELLS.index(spell) < 4 else "WK-31"),
    Kind("credit", CREDIT_NAMES, _about_credit, lambda name: 1, lambda name: "WK-20"),
    Kind("kitten", KITTENS, _about_kitten, lambda name: 1, lambda name: "WK-2"),
    Kind(
        "chapter",
        CHAPTER_NAMES,
        lambda name: ("glossary-chapter-about", {"last": "yes" if name == CHAPTER_NAMES[-1] else "no"}),
        rule=lambda name: "WK-15",
    ),
    Kind("band", BANDS, lambda name: ("glossary-band-about", {}), rule=lambda name: "WK-4"),
    Kind("rule", RULE_NAMES, _about_rule, lambda name: 1, lambda name: "WK-30"),
    Kind("chaos", CHAOS_NAMES, _about_chaos, lambda name: 1, lambda name: "WK-32"),
    Kind("effect", EFFECTS, _about_effect, rule=lambda name: "WK-33"),
    Kind("when", WHENS, rule=lambda name: "WK-30"),
)
