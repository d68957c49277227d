"""Describe every tile: its shape, its colour and where we know it from."""

from __future__ import annotations

from typing import Final

from purrlor.core.arrays import Ints, ints

# Where a fact is known from.
RULEBOOK: Final = "rulebook"  # the expansion's printed rules
PAGE: Final = "page"  # a public page about the base game
INFERRED: Final = "inferred"  # deduced from other facts
HOUSE: Final = "house"  # our own, because nothing is known

BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
PURPLE: Final = 3
ORANGE: Final = 4
COLOURS: Final = 5
NO_COLOUR: Final = -1

# Kinds of tiles; the first three are cats in every respect.
CAT: Final = 0
KITTEN: Final = 1
OSHAX: Final = 2
BEAST: Final = 3
RARE: Final = 4
COMMON: Final = 5
ROYAL_RAT: Final = 6

# Tile numbers on a boat. An oshax has a number for each colour it may be given, so that a number says it all.
CATS: Final = 0  # + colour * 17 + shape
KITTENS: Final = 85  # + colour * 4 + shape
OSHAXES: Final = 105  # + colour * 6 + shape
BEASTS: Final = 135  # + 0..17
RARES: Final = 153  # + 0..4
COMMONS: Final = 158  # + 0..3
THE_ROYAL_RAT: Final = 162
TILES: Final = 163

CAT_SHAPES: Final = 17
KITTEN_SHAPES: Final = 4
OSHAX_SHAPES: Final = 6
BEAST_TILES: Final = 18
RARE_SHAPES: Final = 5
COMMON_SHAPES: Final = 4

# Common treasures by number, as the cards name them; the first two are the small ones.
COMMON_ONE: Final = 158
COMMON_TWO: Final = 159
COMMON_CORNER: Final = 160
COMMON_LINE: Final = 161
SMALL_COMMONS: Final = 2

MOST_SQUARES: Final = 7  # the largest beasts

# Pictures read row by row; a capital letter is a beast's icon of that colour (B G R P O).
#    name    picture                   source
CAT_ROWS: Final[list[tuple[str, str, str]]] = [
    ("S4", ".## ##.", PAGE),
    ("I5", "#####", PAGE),
    ("L5", "#### #...", PAGE),
    ("Y5", "#### .#..", PAGE),
    ("N5", "..## ###.", PAGE),
    ("P5", "##. ###", PAGE),
    ("T5", "### .#. .#.", PAGE),
    ("U5", "#.# ###", PAGE),
    ("V5", "#.. #.. ###", PAGE),
    ("W5", ".## ##. #..", PAGE),
    ("X5", ".#. ### .#.", PAGE),
    ("H6a", "###. .###", PAGE),
    ("H6b", "#.. ### #.#", PAGE),
    ("H6c", ".#.. .#.. ####", PAGE),
    ("H6d", "###. #.##", PAGE),
    ("H6e", ".## ### ..#", PAGE),
    ("H6f", ".#.. #### .#..", PAGE),
]
KITTEN_ROWS: Final[list[tuple[str, str, str]]] = [
    ("K_I3", "###", HOUSE),
    ("K_L3", "#. ##", HOUSE),
    ("K_O4", "## ##", HOUSE),
    ("K_T4", ".#. ###", HOUSE),
]
OSHAX_ROWS: Final[list[tuple[str, str, str]]] = [
    ("O1", "..## .##. ##..", PAGE),
    ("O2", ".#. ##. .## .#.", PAGE),
    ("O3", ".## ##. #.. #..", PAGE),
    ("O4", ".#. .#. ### #..", PAGE),
    ("O5", "..#. #### #...", PAGE),
    ("O6", "..#. .### ##..", PAGE),
]
BEAST_ROWS: Final[list[tuple[str, str, str]]] = [
    ("B1", "....B G#R##", HOUSE),
    ("B2", "..B.. G###P", HOUSE),
    ("B3", "..#B G##O", HOUSE),
    ("B4", ".B.R P###", HOUSE),
    ("B5", "B..R ##O#", HOUSE),
    ("B6", ".B#. P##O", HOUSE),
    ("B7", "...#G R#P#.", HOUSE),
    ("B8", "G#R ##O", HOUSE),
    ("B9", "..G .## P#O", HOUSE),
    ("B10", "...R P### ...O", HOUSE),
    ("B11", "..##B G#R..", HOUSE),
    ("B12", "...B #O## P...", HOUSE),
    ("B13", "B.G ### R.P", HOUSE),
    ("B14", "..B.. G###R ..O..", HOUSE),
    ("B15", ".#B G#P O#.", HOUSE),
    ("B16", ".B. R#P ##O", HOUSE),
    ("B17", "G##R P#O.", HOUSE),
    ("B18", "G... #R.. .#P. ..#O", HOUSE),
]
RARE_ROWS: Final[list[tuple[str, str, str]]] = [
    ("R_L", "#.. ###", PAGE),
    ("R_T", ".#. ###", PAGE),
    ("R_O", "## ##", PAGE),
    ("R_S", ".## ##.", PAGE),
    ("R_I", "####", PAGE),
]
COMMON_ROWS: Final[list[tuple[str, str, str]]] = [
    ("C1", "#", PAGE),
    ("C2", "##", PAGE),
    ("C3L", "#. ##", PAGE),
    ("C3I", "###", PAGE),
]
ROYAL_RAT_ROW: Final[tuple[str, str, str]] = ("royal_rat", "#", RULEBOOK)

TILE_NAME: Final[list[str]] = []
TILE_SOURCE: Final[list[str]] = []
# Pictures of the different shapes; tiles with equal pictures share one.
SHAPES: Final[list[str]] = []


def tile_tables() -> tuple[Ints, Ints, Ints, Ints]:
    """Give the tiles their numbers; return their kinds, colours, shapes and sizes."""
    kinds: list[int] = []
    colours: list[int] = []
    shapes: list[int] = []
    sizes: list[int] = []

    every: list[tuple[int, int, list[tuple[str, str, str]]]] = []
    for kind, rows in ((CAT, CAT_ROWS), (KITTEN, KITTEN_ROWS), (OSHAX, OSHAX_ROWS)):
        every += [(kind, colour, rows) for colour in range(COLOURS)]
    for kind, rows in ((BEAST, BEAST_ROWS), (RARE, RARE_ROWS), (COMMON, COMMON_ROWS)):
        every.append((kind, NO_COLOUR, rows))
    every.append((ROYAL_RAT, NO_COLOUR, [ROYAL_RAT_ROW]))

    for kind, colour, rows in every:
        for name, picture, source in rows:
            if picture not in SHAPES:
                SHAPES.append(picture)
            TILE_NAME.append(name)
            TILE_SOURCE.append(source)
            kinds.append(kind)
            colours.append(colour)
            shapes.append(SHAPES.index(picture))
            sizes.append(len(picture.replace(".", "").replace(" ", "")))
    return ints(kinds), ints(colours), ints(shapes), ints(sizes)


_TABLES: Final = tile_tables()
KIND: Final = _TABLES[0]
COLOUR: Final = _TABLES[1]
SHAPE: Final = _TABLES[2]
SIZE: Final = _TABLES[3]
