"""Number the squares of a boat, and keep sets of squares as words of bits.

Every boat has the same squares and rooms. Squares are numbered 0..141 in reading order. A set of squares is
three words of 48 bits: no word ever needs its sign bit, so interpreted and compiled runs agree.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints

WIDTH: Final = 22
HEIGHT: Final = 9
SQUARES: Final = 142
WORDS: Final = 3
BITS: Final = 48
MIDDLE_ROW: Final = 4

ROOMS: Final = 7
# p captain aft, q captain fore, m and n the bedrooms, a the dining room, c the corn room, . the main room
ROOM_LETTERS: Final = "pqmnac."
ROOM_PICTURE: Final[list[str]] = [
    "       mmmm....       ",
    "    mmmmmmm.....c     ",
    " ppp............ccc   ",
    "pppp.aaaaaa.....ccccq ",
    "pppp.aaaaaa.....ccccqq",
    "pppp.aaaaaa.....ccccq ",
    " ppp............ccc   ",
    "    nnnnnnn.....c     ",
    "       nnnn....       ",
]


def number_squares() -> tuple[Ints, Ints, Ints]:
    """Give the squares numbers; return their columns, rows, and the number at each place (-1: off)."""
    columns: list[int] = []
    rows: list[int] = []
    numbers: list[int] = []
    for y in range(HEIGHT):
        for x in range(WIDTH):
            on_boat = ROOM_PICTURE[y][x] != " "
            numbers.append(len(columns) if on_boat else -1)
            if on_boat:
                columns.append(x)
                rows.append(y)
    return ints(columns), ints(rows), ints(numbers)


_NUMBERS: Final = number_squares()
COLUMN: Final = _NUMBERS[0]
ROW: Final = _NUMBERS[1]
SQUARE_AT: Final = _NUMBERS[2]  # y * 22 + x


def square_at(x: i64, y: i64) -> i64:
    """Name the square in column x and row y, -1 off the boat."""
    if x < 0 or y < 0 or x >= WIDTH or y >= HEIGHT:
        return -1
    return SQUARE_AT[y * WIDTH + x]


# The word and the bit of each square. Looked up, because a compiled `1 << n` of a literal 1 has only 32 bits.
WORD_OF: Final = ints([n // BITS for n in range(SQUARES)])
BIT_OF: Final = ints([2 ** (n % BITS) for n in range(SQUARES)])


def squares_beside(square: int) -> list[int]:
    """List the squares that share a side with one."""
    x = COLUMN[square]
    y = ROW[square]
    places = (square_at(x, y - 1), square_at(x - 1, y), square_at(x + 1, y), square_at(x, y + 1))
    return [n for n in places if n >= 0]


def words(squares: list[int]) -> list[int]:
    """Make the three words of a set of squares."""
    answer = [0] * WORDS
    for square in squares:
        answer[WORD_OF[square]] |= BIT_OF[square]
    return answer


def masks_of(sets: list[list[int]]) -> Ints:
    """Make the words of several sets, one after another."""
    answer: list[int] = []
    for squares in sets:
        answer += words(squares)
    return ints(answer)


def squares_marked(picture: list[str], letter: str) -> list[int]:
    """List the squares that carry a letter."""
    return [n for n in range(SQUARES) if picture[ROW[n]][COLUMN[n]] == letter]


EVERYWHERE: Final = masks_of([list(range(SQUARES))])
BESIDE: Final = masks_of([squares_beside(n) for n in range(SQUARES)])  # square * 3
ROOM: Final = masks_of([squares_marked(ROOM_PICTURE, letter) for letter in ROOM_LETTERS])
EDGE: Final = masks_of([[n for n in range(SQUARES) if len(squares_beside(n)) < 4]])
IN_ROW: Final = masks_of([[n for n in range(SQUARES) if ROW[n] == y] for y in range(HEIGHT)])
IN_COLUMN: Final = masks_of([[n for n in range(SQUARES) if COLUMN[n] == x] for x in range(WIDTH)])


def bits_in(word: i64) -> i64:
    """Count the squares in one word."""
    n: i64 = word - ((word >> 1) & 0x5555555555555555)
    n = (n & 0x3333333333333333) + ((n >> 2) & 0x3333333333333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0F
    n = n + (n >> 8)
    n = n + (n >> 16)
    n = n + (n >> 32)
    return n & 0x7F


def share(a: Ints, i: i64, b: Ints, j: i64) -> bool:
    """Tell whether two sets of squares, the words at a[i] and at b[j], have a square in common."""
    return ((a[i] & b[j]) | (a[i + 1] & b[j + 1]) | (a[i + 2] & b[j + 2])) != 0


def count_shared(a: Ints, i: i64, b: Ints, j: i64) -> i64:
    """Count the squares that two sets have in common."""
    return bits_in(a[i] & b[j]) + bits_in(a[i + 1] & b[j + 1]) + bits_in(a[i + 2] & b[j + 2])


def add_squares(a: Ints, i: i64, b: Ints, j: i64) -> None:
    """Add to the set at a[i] the squares of the set at b[j]."""
    a[i] |= b[j]
    a[i + 1] |= b[j + 1]
    a[i + 2] |= b[j + 2]
