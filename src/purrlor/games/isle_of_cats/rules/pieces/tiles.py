"""List every tile: its shape, its colour and where we know it from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints
from purrlor.games.isle_of_cats.cards import COLOUR_NAMES, COLOURS, HOUSE, NO_COLOUR, PAGE, RULEBOOK

# Kinds of tiles; the first three are cats in every respect.
CAT: Final = 0
KITTEN: Final = 1
OSHAX: Final = 2
BEAST: Final = 3
RARE: Final = 4
COMMON: Final = 5
ROYAL_RAT: Final = 6
KINDS: Final = 7

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

SMALL_COMMONS: Final = 2  # the first two shapes of common treasures
MOST_SQUARES: Final = 7  # the largest beasts

# Where tiles lie on the island: the two fields and the kitten board.
LEFT: Final = 0
RIGHT: Final = 1
FIELDS: Final = 2
NURSERY: Final = 2  # the kitten board
SIDES: Final = 3
SIDE_NAMES: Final[tuple[str, ...]] = ("left", "right", "nursery")

COLOUR_LETTERS: Final = "BGRPO"  # of beasts' icons and treasure maps
# Pictures read row by row; a capital letter is a beast's icon of that colour.
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

SHAPE_NAME: Final[list[str]] = []  # of every tile
TILE_SOURCE: Final[list[str]] = []
OUR_PICTURES: Final[list[str]] = []  # of every tile; an owner's deck replaces those of kittens and beasts


def tile_tables() -> tuple[Ints, Ints]:
    """Give the tiles their numbers; return their kinds and colours."""
    kinds: list[int] = []
    colours: list[int] = []

    every: list[tuple[int, int, list[tuple[str, str, str]]]] = []
    for kind, rows in ((CAT, CAT_ROWS), (KITTEN, KITTEN_ROWS), (OSHAX, OSHAX_ROWS)):
        every += [(kind, colour, rows) for colour in range(COLOURS)]
    for kind, rows in ((BEAST, BEAST_ROWS), (RARE, RARE_ROWS), (COMMON, COMMON_ROWS)):
        every.append((kind, NO_COLOUR, rows))
    every.append((ROYAL_RAT, NO_COLOUR, [ROYAL_RAT_ROW]))

    for kind, colour, rows in every:
        for name, picture, source in rows:
            SHAPE_NAME.append(name)
            TILE_SOURCE.append(source)
            OUR_PICTURES.append(picture)
            kinds.append(kind)
            colours.append(colour)
    return ints(kinds), ints(colours)


_TABLES: Final = tile_tables()
KIND: Final = _TABLES[0]
COLOUR: Final = _TABLES[1]


def tile_name(tile: int) -> str:
    """Name a tile on the wire and in the texts: s4_blue, b1, r_l."""
    name = SHAPE_NAME[tile].lower()
    return f"{name}_{COLOUR_NAMES[COLOUR[tile]]}" if COLOUR[tile] != NO_COLOUR else name


TILE_NAMES: Final[tuple[str, ...]] = tuple([tile_name(tile) for tile in range(TILES)])
OSHAX_NAMES: Final[tuple[str, ...]] = tuple([row[0].lower() for row in OSHAX_ROWS])  # without a colour


def is_cat(tile: i64) -> bool:
    """Tell whether a tile is a cat, a kitten or an oshax."""
    return KIND[tile] <= OSHAX


def is_treasure(tile: i64) -> bool:
    """Tell whether a tile is a treasure."""
    kind = KIND[tile]
    return kind in (RARE, COMMON)
