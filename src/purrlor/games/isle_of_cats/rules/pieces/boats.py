"""Draw the six boats: rats and treasure maps."""

from __future__ import annotations

from typing import Final

from purrlor.core.arrays import ints
from purrlor.games.isle_of_cats.cards import COLOURS, PAGE
from purrlor.games.isle_of_cats.rules.pieces.squares import masks_of, squares_marked
from purrlor.games.isle_of_cats.rules.pieces.tiles import COLOUR_LETTERS

BOATS: Final = 6
BASE_BOATS: Final = 4  # the others come with late arrivals
# A star is a rat, a capital letter the treasure map of that colour.
#    name  source  picture
BOAT_ROWS: Final[list[tuple[str, str, list[str]]]] = [
    (
        "A",
        PAGE,
        [
            "       G...****       ",
            "    *.........B..     ",
            " ................**   ",
            ".R.....**..........*. ",
            "......................",
            "**.................O. ",
            " *.............*...   ",
            "    .....P....**.     ",
            "       ...*..**       ",
        ],
    ),
    (
        "B",
        PAGE,
        [
            "       P....***       ",
            "    ......*.**G..     ",
            " **................   ",
            ".B...*.............*. ",
            "*....*................",
            "............**.....R. ",
            " ...........*....**   ",
            "    .*...O..*....     ",
            "       ........       ",
        ],
    ),
    (
        "C",
        PAGE,
        [
            "       O.......       ",
            "    ..........R..     ",
            " .....**....**.....   ",
            "*G........*.**....*.. ",
            "*.................*...",
            "*....*.............P. ",
            " ..................   ",
            "    .....B....***     ",
            "       **.....*       ",
        ],
    ),
    (
        "D",
        PAGE,
        [
            "       B**.....       ",
            "    ..........O**     ",
            " **................   ",
            "*P....*..*........... ",
            "............***.......",
            "...................G. ",
            " .....**.........**   ",
            "    .....R.*.....     ",
            "       ....**..       ",
        ],
    ),
    (
        "E",
        PAGE,
        [
            "       R.......       ",
            "    .*....*...P..     ",
            " .........**..**..*   ",
            ".O.............*..... ",
            ".......**..........*..",
            "..............**...B. ",
            " ***.........**....   ",
            "    .....G.......     ",
            "       ..*.....       ",
        ],
    ),
    (
        "F",
        PAGE,
        [
            "       O..*....       ",
            "    ..........B*.     ",
            " ..*...............   ",
            ".R..........**....... ",
            "*..........**.....*...",
            ".*...**...........*G. ",
            " .................*   ",
            "    *....P.*.....     ",
            "       ....***.       ",
        ],
    ),
]

BOAT_NAMES: Final[tuple[str, ...]] = tuple([row[0] for row in BOAT_ROWS])
RATS: Final = masks_of([squares_marked(row[2], "*") for row in BOAT_ROWS])  # boat * 3
# The square of each colour's map, boat * 5 + colour; all five together are the same on every boat.
MAP_SQUARE: Final = ints(
    [squares_marked(row[2], letter)[0] for row in BOAT_ROWS for letter in COLOUR_LETTERS],
)
MAPS: Final = masks_of([list(MAP_SQUARE[:COLOURS])])
