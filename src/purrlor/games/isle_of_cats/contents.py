"""Say what lies in the boxes of the Isle of Cats and its expansion."""

from __future__ import annotations

from collections import Counter

from purrlor.games.isle_of_cats.cards import (
    BASKET_NAMES,
    BASKET_ROWS,
    CARD_NAMES,
    CARD_OF,
    COLOUR_NAMES,
    FAMILY_NUMBERS,
    FIRST_MODULE_I,
    FIRST_SISTERS_LESSON,
    LAST_SISTERS_LESSON,
    NEW_FAMILY_NUMBERS,
    REPLACED_BY_MODULE_I,
    SWITCHES,
    TAKES_CAT,
    TAKES_COMMON,
    TAKES_OSHAX,
    TAKES_RARE,
)
from purrlor.games.isle_of_cats.rules.pieces.boats import BOAT_NAMES
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENT_TILES
from purrlor.games.isle_of_cats.rules.pieces.supply import (
    BASE_PLAYERS,
    MOST_PLAYERS,
    OUR_LATE_CARDS,
    OUR_SUPPLY,
    ROYAL_RATS,
    SEMI_PERMANENT_TOKENS,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    BEAST,
    CAT,
    COMMON,
    COMMON_ROWS,
    KIND,
    KITTEN,
    OSHAX_NAMES,
    RARE,
    TILE_NAMES,
    TILES,
)
from purrlor.table.contents import CARD, MAT, PAGE, TILE, TOKEN, Pile
from purrlor.table.deck import Row, Say

FISH = 42
FIGURES = 6  # of each colour: they show the turn order and the colours of oshax
BEAST_FIGURES = {f"b{beast + 1}": 5 for beast in range(5)}
POINTS = {"1": 32, "5": 32}
BASE_CARDS = 150
EFFECTS = {
    TAKES_CAT: "cat",
    TAKES_OSHAX: "oshax",
    TAKES_RARE: "rare",
    TAKES_COMMON: "common",
    SWITCHES: "switch",
}


def _cards(numbers: list[int]) -> dict[str, int]:
    """Count the copies of the cards with these numbers."""
    return dict(Counter(CARD_NAMES[CARD_OF[number]] for number in numbers))


def _tiles(kind: int, copies: int = 1) -> dict[str, int]:
    return {TILE_NAMES[tile]: copies for tile in range(TILES) if KIND[tile] == kind}


def _late_tiles() -> dict[str, int]:
    """Count the cats and treasures that players five and six bring."""
    few, many = OUR_SUPPLY.bag_of(BASE_PLAYERS), OUR_SUPPLY.bag_of(MOST_PLAYERS)
    late = {TILE_NAMES[tile]: many[tile] - few[tile] for tile in range(TILES) if many[tile] > few[tile]}
    commons = OUR_SUPPLY.commons_of_each_shape(MOST_PLAYERS) - OUR_SUPPLY.commons_of_each_shape(BASE_PLAYERS)
    return late | _tiles(COMMON, commons)


def _basket_row(row: tuple[int, int, int, int, int, int, int, str]) -> Row:
    return {"number": row[0], "speed": row[1], "baskets": row[2]}


def _basket_told(name: str, say: Say) -> str:
    """Say what the sister takes, both effects on lines of their own."""
    row = BASKET_ROWS[BASKET_NAMES.index(name)]
    lines: list[str] = []
    for effect, number in ((row[3], row[4]), (row[5], row[6])):
        shape = say(f"tile-{COMMON_ROWS[number][0].lower()}") if effect == TAKES_COMMON else ""
        first, second = divmod(number, 10)
        key = f"print-takes-{EFFECTS[effect]}"
        lines.append(say(key, number=number, first=first, second=second, shape=shape))
    return "\n".join(lines)


def _island_told(name: str, say: Say) -> str:
    return "\n".join(say(f"print-island-{part}") for part in ("days", "left", "right", "order"))


def _kitten_board_told(name: str, say: Say) -> str:
    return say("side-nursery-about")


CONTENTS = (
    Pile("discovery", CARD, _cards(list(range(1, BASE_CARDS + 1)))),
    Pile(
        "lesson",
        CARD,
        _cards([FIRST_MODULE_I + n for n in range(len(REPLACED_BY_MODULE_I))]),
        "lesson",
        "discovery",
    ),
    Pile("family", CARD, _cards(FAMILY_NUMBERS)),
    Pile("new_family", CARD, _cards(NEW_FAMILY_NUMBERS), "lesson", "family"),
    Pile("cat", TILE, _tiles(CAT)),
    Pile("oshax", TILE, dict.fromkeys(OSHAX_NAMES, 1)),
    Pile("rare", TILE, _tiles(RARE, OUR_SUPPLY.rows[BASE_PLAYERS - 1][1])),
    Pile("common", TILE, _tiles(COMMON, OUR_SUPPLY.commons_of_each_shape(BASE_PLAYERS))),
    Pile("kitten", TILE, _tiles(KITTEN), "kitten"),
    Pile("beast", TILE, _tiles(BEAST), "beast"),
    Pile("royal_rat", TILE, {"royal_rat": ROYAL_RATS}),
    Pile("island", PAGE, {"island": 1}, told=_island_told),
    Pile("kitten_board", MAT, {"kitten_board": 1}, told=_kitten_board_told),
    Pile("boat", PAGE, dict.fromkeys(BOAT_NAMES, 1)),
    Pile("event_tile", CARD, {f"tile_{tile + 1}": 1 for tile in range(EVENT_TILES)}, "event_tile"),
    Pile("fish", TOKEN, {"fish": FISH}),
    Pile("basket", TOKEN, {"basket": OUR_SUPPLY.permanent_baskets(MOST_PLAYERS)}),
    Pile("semi_permanent", TOKEN, {"semi_permanent": SEMI_PERMANENT_TOKENS}),
    Pile("figure", TOKEN, dict.fromkeys(COLOUR_NAMES, FIGURES) | {"ship": 1}),
    Pile("beast_figure", TOKEN, BEAST_FIGURES),
    Pile("points", TOKEN, POINTS),
    Pile("colour", CARD, dict.fromkeys(COLOUR_NAMES, 1)),
    Pile(
        "sisters_basket",
        CARD,
        dict.fromkeys(BASKET_NAMES, 1),
        rows={f"basket_{row[0]}": _basket_row(row) for row in BASKET_ROWS},
        told=_basket_told,
    ),
    Pile(
        "sisters_lesson",
        CARD,
        {str(number): 1 for number in range(FIRST_SISTERS_LESSON, LAST_SISTERS_LESSON + 1)},
    ),
    Pile(
        "late_card",
        CARD,
        _cards([number for numbers in OUR_LATE_CARDS for number in numbers]),
        back="discovery",
    ),
    Pile("late_tile", TILE, _late_tiles()),
)
