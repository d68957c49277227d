"""List every place where every shape can lie.

A *placement* is turn * 142 + square: the number that an action carries. The turn is 0..3 quarter turns
clockwise, plus 4 if the tile was first flipped left to right; of turns that look alike only the lowest
is used. The square is the first one that the tile covers, in reading order.
A *spot* is a shape in a placement: a row of the tables below.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints
from purrlor.games.isle_of_cats.cards import NO_COLOUR
from purrlor.games.isle_of_cats.rules.pieces.squares import (
    BESIDE,
    BIT_OF,
    COLUMN,
    ROW,
    SQUARE_AT,
    SQUARES,
    WIDTH,
    WORD_OF,
    WORDS,
    add_squares,
    square_at,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import COLOUR_LETTERS, MOST_SQUARES, SHAPES

TURNS: Final = 8
PLACEMENTS: Final = TURNS * SQUARES
NO_SPOT: Final = -1

# A cell is a column, a row and an icon's colour.


def cells_of(picture: str) -> list[tuple[int, int, int]]:
    """Read a shape's cells from its picture."""
    cells: list[tuple[int, int, int]] = []
    for y, row in enumerate(picture.split(" ")):
        for x, letter in enumerate(row):
            if letter != ".":
                cells.append((x, y, COLOUR_LETTERS.find(letter) if letter != "#" else NO_COLOUR))
    return cells


def turned(cells: list[tuple[int, int, int]], turn: int) -> list[tuple[int, int, int]]:
    """Flip and turn the cells, then shift them so that the first in reading order is at (0, 0)."""
    moved = [(-x if turn >= 4 else x, y, icon) for x, y, icon in cells]
    for _quarter in range(turn % 4):
        moved = [(-y, x, icon) for x, y, icon in moved]
    first_y, first_x = min([(y, x) for x, y, icon in moved])
    return [(x - first_x, y - first_y, icon) for x, y, icon in moved]


class SpotTables:
    """Collect the rows of all spots."""

    def __init__(self) -> None:
        self.first: list[int] = [0]  # of each shape; one more at the end
        self.mask: list[int] = []
        self.key: list[int] = []
        self.steps: list[int] = []  # (shape * 8 + turn) * 7 + cell: step in the 22 x 9 grid
        self.icons: list[int] = []  # shape * 7 + cell
        self.size: list[int] = []
        for shape in range(len(SHAPES)):
            self.add_shape(shape)

    def add_shape(self, shape: int) -> None:
        """Add all spots of one shape."""
        cells = cells_of(SHAPES[shape])
        self.size.append(len(cells))
        self.icons += [icon for x, y, icon in cells] + [NO_COLOUR] * (MOST_SQUARES - len(cells))
        seen: list[list[tuple[int, int, int]]] = []
        for turn in range(TURNS):
            here = turned(cells, turn)
            self.steps += [y * WIDTH + x for x, y, icon in here] + [0] * (MOST_SQUARES - len(cells))
            look = sorted(here)
            if look not in seen:
                seen.append(look)
                self.add_turn(shape * TURNS + turn, here)
        self.first.append(len(self.key))

    def add_turn(self, shape_turn: int, cells: list[tuple[int, int, int]]) -> None:
        """Add the spots of one turned shape."""
        for square in range(SQUARES):
            left: i64 = COLUMN[square]
            top: i64 = ROW[square]
            mask: list[int] = [0] * WORDS
            for x, y, icon in cells:
                n: i64 = square_at(left + x, top + y)
                if n < 0:
                    break
                mask[WORD_OF[n]] |= BIT_OF[n]
            else:
                self.mask += mask
                self.key.append(shape_turn * SQUARES + square)

    def spot_of_key(self) -> list[int]:
        """Turn the keys round: the spot for every shape and placement."""
        answer = [NO_SPOT] * (len(SHAPES) * PLACEMENTS)
        for spot, key in enumerate(self.key):
            answer[key] = spot
        return answer


_ALL: Final = SpotTables()
FIRST_SPOT: Final = ints(_ALL.first)
SPOT_MASK: Final = ints(_ALL.mask)  # spot * 3
SPOT_KEY: Final = ints(_ALL.key)  # shape * 1136 + placement
SPOT: Final = ints(_ALL.spot_of_key())  # the other way round
STEP: Final = ints(_ALL.steps)
ICON: Final = ints(_ALL.icons)
SHAPE_SIZE: Final = ints(_ALL.size)


def square_of_cell(spot: i64, cell: i64) -> i64:
    """Name the square under one cell of a tile; cells keep the order of the picture."""
    key = SPOT_KEY[spot]
    square = key % SQUARES
    return SQUARE_AT[ROW[square] * WIDTH + COLUMN[square] + STEP[(key // SQUARES) * MOST_SQUARES + cell]]


def add_beside(spot: i64, into: Ints, at: i64) -> None:
    """Add to three words the squares beside a spot (and those inside it: harmless, they are covered)."""
    size = SHAPE_SIZE[SPOT_KEY[spot] // PLACEMENTS]
    for cell in range(size):
        add_squares(into, at, BESIDE, square_of_cell(spot, cell) * WORDS)
