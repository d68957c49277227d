"""List the names of Wizards and Witches that the rules page explains."""

from __future__ import annotations

from purrlor.games.wizards_and_witches.cards import NAMES, ROWS
from purrlor.table.kinds import About, Kind

SIZES = {name: size for name, _, _, size, _ in ROWS}
COPIES = {name: copies for name, _, _, _, copies in ROWS}
RULES = {"potion": "WW-4", "spell": "WW-4", "cauldron": "WW-5", "mirror": "WW-5", "lair": "WW-9"}


def _kind(card: str) -> str:
    return card.rstrip("_1234")


def _about_card(card: str) -> About:
    return f"board-about-{_kind(card)}", {"n": SIZES[card], "both": "no"}


GLOSSARY = (
    Kind("card", NAMES, _about_card, COPIES.__getitem__, lambda card: RULES.get(_kind(card), "WW-10")),
    Kind("side", ("potions", "spells"), rule=lambda side: "WW-4"),
)
