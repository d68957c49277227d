"""List the names of the Isle of Cats that the rules page explains."""

from __future__ import annotations

from purrlor.games.isle_of_cats.cards import (
    BASKET_NAMES,
    BASKET_ROWS,
    CARD_NAMES,
    CARD_ROWS,
    COLOUR_NAMES,
    FIRST_SISTERS_LESSON,
    LAST_SISTERS_LESSON,
)
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENT_NAMES, TOKEN_NAMES
from purrlor.games.isle_of_cats.rules.pieces.spots import OUR_SHAPES
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    BEAST,
    COMMON,
    KIND,
    KITTEN,
    OSHAX,
    OSHAX_NAMES,
    RARE,
    ROYAL_RAT,
    SIDE_NAMES,
    TILE_NAMES,
)
from purrlor.games.isle_of_cats.view import PHASES
from purrlor.table.kinds import About, Kind

COPIES = {row[0]: row[2] - row[1] + 1 for row in CARD_ROWS}
BASKETS = {f"basket_{row[0]}": row for row in BASKET_ROWS}
SISTERS = [str(number) for number in range(FIRST_SISTERS_LESSON, LAST_SISTERS_LESSON + 1)]
TILE_KINDS = {
    KITTEN: "kitten",
    OSHAX: "oshax",
    BEAST: "beast",
    RARE: "rare",
    COMMON: "common",
    ROYAL_RAT: "royal_rat",
}
TILE_RULES = {
    "cat": "IC-2.1",
    "kitten": "IC-7.1",
    "oshax": "IC-8.17",
    "beast": "IC-7.2",
    "royal_rat": "IC-8.40",
}
OSHAX_SIZE = 6


def _kind(tile: str) -> str:
    if tile in OSHAX_NAMES:
        return "oshax"
    return TILE_KINDS.get(KIND[TILE_NAMES.index(tile)], "cat")


def _about_tile(tile: str) -> About:
    size = OSHAX_SIZE if tile in OSHAX_NAMES else OUR_SHAPES.size[TILE_NAMES.index(tile)]
    return f"board-tile-{_kind(tile)}", {"n": size}


def _about_basket(card: str) -> About:
    return "glossary-basket-about", {"speed": BASKETS[card][1], "baskets": BASKETS[card][2]}


GLOSSARY = (
    Kind("card", CARD_NAMES, count=lambda card: COPIES.get(card, 1), rule=lambda card: "IC-4.0"),
    Kind("happening", EVENT_NAMES, rule=lambda name: "IC-7.3"),
    Kind("view-phase", tuple(dict.fromkeys(PHASES.values())), rule=lambda name: ""),
    Kind("side", SIDE_NAMES, rule=lambda name: "IC-7.1" if name == "nursery" else "IC-3.24"),
    Kind("token", TOKEN_NAMES, rule=lambda name: "IC-8.47"),
    Kind("colour", COLOUR_NAMES, lambda name: ("glossary-colour-about", {}), rule=lambda name: "IC-3.45"),
    Kind(
        "tile",
        (*TILE_NAMES, *OSHAX_NAMES),
        _about_tile,
        rule=lambda tile: TILE_RULES.get(_kind(tile), "IC-3.44"),
    ),
    Kind("sister", SISTERS, count=lambda name: 1, rule=lambda name: "IC-6.4"),
    Kind("basket", BASKET_NAMES, _about_basket, lambda name: 1, lambda name: "IC-6.7"),
)
