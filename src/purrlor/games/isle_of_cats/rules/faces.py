"""Give every different card a small number, its face; copies of a card share one."""

from __future__ import annotations

from typing import Final

from purrlor.core.arrays import Ints, ints
from purrlor.games.isle_of_cats.cards import (
    CARD_A,
    CARD_B,
    CARD_COST,
    CARD_EFFECT,
    CARD_NUMBERS,
    CARD_TYPE,
    NO_CARD,
)
from purrlor.games.isle_of_cats.rules.lessons import FIRST_FAMILY_STAND_IN

#    name  first and last printed number
COPIED_ROWS: Final[list[tuple[str, int, int]]] = [
    ("oshax", 1, 6),
    ("four_boots", 7, 14),
    ("half_basket", 15, 22),
    ("half_basket_one_boot", 23, 34),
    ("half_basket_three_boots", 35, 42),
    ("basket_one_boot", 43, 54),
    ("basket_three_boots", 55, 66),
    ("fish_for_oshax", 67, 68),
    ("leap", 69, 70),
    ("draw_two", 71, 72),
    ("draw_three", 73, 74),
    ("lucky_tile", 75, 75),
    ("sell_basket", 76, 76),
    ("move_cats", 77, 77),
    ("fish_for_lessons", 78, 79),
    ("rescue_more", 80, 82),
    ("more_cats", 83, 83),
    ("new_basket", 84, 85),
    ("lessons_for_basket", 86, 87),
    ("treasures_for_basket", 88, 89),
    ("fish_for_colours", 90, 91),
    ("fish_for_rare", 92, 93),
    ("fish_for_common", 94, 95),
    ("fish_for_one_colour", 96, 97),
    ("treasure", 98, 106),
    ("small_treasure", 107, 112),
]
FIRST_LESSON: Final = 113
LAST_LESSON: Final = 150
FIRST_FAMILY_CARD: Final = 151
LAST_FAMILY_CARD: Final = 168

LESSON_PREFIX: Final = "lesson_"


def all_faces() -> list[tuple[str, int, int]]:
    """List the faces: the copied cards, then every lesson and family card by its number."""
    faces = list(COPIED_ROWS)
    for first, last in (
        (FIRST_LESSON, LAST_LESSON),
        (216, 223),
        (FIRST_FAMILY_CARD, LAST_FAMILY_CARD),
        (FIRST_FAMILY_STAND_IN, CARD_NUMBERS - 1),
    ):
        faces += [(f"{LESSON_PREFIX}{number}", number, number) for number in range(first, last + 1)]
    return faces


FACE_ROWS: Final = all_faces()
FACES: Final = 97
FACE_NAMES: Final[list[str]] = [row[0] for row in FACE_ROWS]


def face_tables() -> tuple[Ints, Ints, Ints]:
    """Find the face of every number, and its first and last number back."""
    of_number = [NO_CARD] * CARD_NUMBERS
    for face, (_name, first, last) in enumerate(FACE_ROWS):
        for number in range(first, last + 1):
            of_number[number] = face
    return ints(of_number), ints([row[1] for row in FACE_ROWS]), ints([row[2] for row in FACE_ROWS])


_TABLES: Final = face_tables()
FACE_OF: Final = _TABLES[0]  # by printed number
NUMBER_OF: Final = _TABLES[1]  # the first printed number of a face
LAST_NUMBER_OF: Final = _TABLES[2]
FACE_TYPE: Final = ints([CARD_TYPE[NUMBER_OF[face]] for face in range(FACES)])
FACE_COST: Final = ints([CARD_COST[NUMBER_OF[face]] for face in range(FACES)])
FACE_EFFECT: Final = ints([CARD_EFFECT[NUMBER_OF[face]] for face in range(FACES)])
FACE_A: Final = ints([CARD_A[NUMBER_OF[face]] for face in range(FACES)])
FACE_B: Final = ints([CARD_B[NUMBER_OF[face]] for face in range(FACES)])
