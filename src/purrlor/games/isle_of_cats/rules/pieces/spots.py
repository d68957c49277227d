"""List every place where every shape can lie.

A *placement* is turn * 142 + square: the number that an action carries. The turn is 0..3 quarter turns
clockwise, plus 4 if the tile was first flipped left to right; of turns that look alike only the lowest
is used. The square is the first one that the tile covers, in reading order.
A *spot* is a shape in a placement: a row of the tables of `Shapes`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, Shorts, ints, shorts
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
from purrlor.games.isle_of_cats.rules.pieces.tiles import COLOUR_LETTERS, MOST_SQUARES, OUR_PICTURES

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


class Shapes:
    """The shapes of all tiles and their spots: ours, or with an owner's kittens and beasts; shared by clones.

    Tiles with equal pictures share a shape.
    """

    def __init__(self, pictures: list[str]) -> None:
        different: list[str] = []
        shape_of: list[int] = []
        for picture in pictures:
            if picture not in different:
                different.append(picture)
            shape_of.append(different.index(picture))
        rows = SpotRows(different)
        self.pictures: list[str] = pictures  # of each tile
        self.shape: Ints = ints(shape_of)  # of each tile
        self.size: Ints = ints([rows.size[shape] for shape in shape_of])  # of each tile
        self.first_spot: Ints = ints(rows.first)  # of each shape; one more at the end
        self.mask: Ints = ints(rows.mask)  # spot * 3
        self.key: Ints = ints(rows.key)  # of a spot: shape * 1136 + placement
        self.placement: Shorts = shorts([key % PLACEMENTS for key in rows.key])  # of a spot
        self.spot: Ints = ints(rows.spot_of_key(len(different)))  # the other way round
        self.step: Ints = ints(rows.steps)  # (shape * 8 + turn) * 7 + cell: step in the 22 x 9 grid
        self.icon: Ints = ints(rows.icons)  # shape * 7 + cell
        self.shape_size: Ints = ints(rows.size)

    def __reduce__(self) -> tuple[Any, ...]:
        return shapes_in, (self.pictures,)  # large, and shared by all who come from a pickle, too

    def spot_at(self, tile: i64, placement: i64) -> i64:
        """Find the spot of a tile in a placement, NO_SPOT if it does not lie wholly on the boat."""
        return self.spot[self.shape[tile] * PLACEMENTS + placement]

    def square_of_cell(self, spot: i64, cell: i64) -> i64:
        """Name the square under one cell of a tile; cells keep the order of the picture."""
        key = self.key[spot]
        square = key % SQUARES
        step = self.step[(key // SQUARES) * MOST_SQUARES + cell]
        return SQUARE_AT[ROW[square] * WIDTH + COLUMN[square] + step]

    def add_beside(self, spot: i64, into: Ints, at: i64) -> None:
        """Add to three words the squares beside a spot (and those inside it: harmless, they are covered)."""
        key = self.key[spot]
        square = key % SQUARES
        first = ROW[square] * WIDTH + COLUMN[square]
        step = (key // SQUARES) * MOST_SQUARES
        for cell in range(step, step + self.shape_size[key // PLACEMENTS]):
            add_squares(into, at, BESIDE, SQUARE_AT[first + self.step[cell]] * WORDS)


class SpotRows:
    """Collect the rows of all spots of some pictures."""

    def __init__(self, pictures: list[str]) -> None:
        self.first: list[int] = [0]
        self.mask: list[int] = []
        self.key: list[int] = []
        self.steps: list[int] = []
        self.icons: list[int] = []
        self.size: list[int] = []
        for shape in range(len(pictures)):
            self.add_shape(shape, pictures[shape])

    def add_shape(self, shape: int, picture: str) -> None:
        """Add all spots of one shape."""
        cells = cells_of(picture)
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

    def spot_of_key(self, shapes: int) -> list[int]:
        """Turn the keys round: the spot for every shape and placement."""
        answer = [NO_SPOT] * (shapes * PLACEMENTS)
        for spot, key in enumerate(self.key):
            answer[key] = spot
        return answer


OUR_SHAPES: Final = Shapes(OUR_PICTURES)


def shapes_in(pictures: list[str]) -> Shapes:
    """Make the shapes of all tiles; the last few are kept, because every undo deals again."""
    return OUR_SHAPES if pictures == OUR_PICTURES else _shapes(tuple(pictures))


@lru_cache(maxsize=8)
def _shapes(pictures: tuple[str, ...]) -> Shapes:
    return Shapes(list(pictures))
