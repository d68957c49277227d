"""List the names of Battle Kittens that the rules page explains."""

from __future__ import annotations

from purrlor.games.battle_kittens.cards import (
    ATTRIBUTES,
    GROUND_NAMES,
    GROUND_ROWS,
    ICONS,
    KING_NAMES,
    KING_ROWS,
    KITTEN_ROWS,
    NAMES,
    WHIMS,
)
from purrlor.table.kinds import About, Kind

KITTENS = {row[0]: row[1:] for row in KITTEN_ROWS}
GROUNDS = {row[0]: row[1:] for row in GROUND_ROWS}
KINGS = {row[0]: row[1:] for row in KING_ROWS}


def _about_kitten(name: str) -> About:
    icon, *stats = KITTENS[name]
    return "glossary-stats", {**dict(zip(ATTRIBUTES, stats, strict=True)), "icon": f"icon:{ICONS[icon]}"}


def _about_ground(name: str) -> About:
    first, second, third = GROUNDS[name]
    return "board-about-prizes", {"places": 3, "first": first, "second": second, "third": third}


def _about_king(name: str) -> About:
    whim, amount = KINGS[name]
    return f"board-whim-{WHIMS[whim]}", {"n": amount, "signed": f"{amount:+}".replace("-", "−")}


GLOSSARY = (
    Kind("icon", ICONS, rule=lambda icon: "BK-11" if icon == "flag" else "BK-10"),
    Kind("attribute", ATTRIBUTES, lambda name: ("glossary-attribute-about", {}), rule=lambda name: "BK-20"),
    Kind("ground", GROUND_NAMES, _about_ground, lambda name: 1, lambda name: "BK-20"),
    Kind("king", KING_NAMES, _about_king, lambda name: 1, lambda name: "BK-10"),
    Kind("whim", WHIMS, rule=lambda name: "BK-10"),
    Kind("card", NAMES, _about_kitten, lambda name: 1, lambda name: "BK-1"),
)
