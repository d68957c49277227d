"""List the discovery cards and the solo cards; lessons score by the rows in `rules.lessons`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints
from purrlor.games.isle_of_cats.rules.counting import how_often
from purrlor.games.isle_of_cats.rules.lessons import (
    LESSON_NUMBERS,
    PER_CAT_OF_COLOUR,
    PER_COLOUR_ABOARD,
    PER_COMMON,
    PER_OSHAX,
    PER_PRIVATE_LESSON,
    PER_RARE,
)
from purrlor.games.isle_of_cats.rules.tally import Tally
from purrlor.games.isle_of_cats.rules.tiles import (
    BLUE,
    COMMON_CORNER,
    COMMON_LINE,
    COMMON_ONE,
    COMMON_TWO,
    GREEN,
    HOUSE,
    ORANGE,
    PAGE,
    PURPLE,
    RED,
)

# Types of discovery cards.
NO_CARD: Final = -1
OSHAX_CARD: Final = 0
RESCUE_CARD: Final = 1
ANYTIME_CARD: Final = 2
TREASURE_CARD: Final = 3
PRIVATE_LESSON: Final = 4
PUBLIC_LESSON: Final = 5

# Baskets on rescue cards, in halves.
NO_BASKET: Final = 0
HALF_BASKET: Final = 1
FULL_BASKET: Final = 2

# Effects; a and b are the row's two numbers.
TAKE_OSHAX: Final = 0
RESCUE: Final = 1  # a boots, b half baskets
GAIN_FISH_PER: Final = 2  # a fish, as often as verb b of the lessons says
NEED_NOT_TOUCH: Final = 3
DRAW_CARDS: Final = 4  # a cards
DRAW_AND_PLACE: Final = 5
SELL_BASKET: Final = 6  # for a fish
MOVE_CATS: Final = 7  # up to a
RESCUE_ONE_MORE: Final = 8
DRAW_INTO_FIELDS: Final = 9  # a tiles
GAIN_BASKET: Final = 10
LESSONS_FOR_BASKET: Final = 11  # discard a private lessons
TREASURES_FOR_BASKET: Final = 12  # discard a treasures
ONE_RARE_OR_COMMONS: Final = 13  # up to a common ones
SMALL_OR_COMMONS: Final = 14  # up to a; b more fish for common ones
LESSON: Final = 15

CARDS: Final = 150
CARD_NUMBERS: Final = LESSON_NUMBERS

#    first last type cost effect a b source
CARD_ROWS: Final[list[tuple[int, int, int, int, int, int, int, str]]] = [
    (1, 6, OSHAX_CARD, 5, TAKE_OSHAX, 0, 0, PAGE),
    (7, 14, RESCUE_CARD, 1, RESCUE, 4, NO_BASKET, PAGE),
    (15, 22, RESCUE_CARD, 0, RESCUE, 0, HALF_BASKET, PAGE),
    (23, 34, RESCUE_CARD, 1, RESCUE, 1, HALF_BASKET, PAGE),
    (35, 42, RESCUE_CARD, 2, RESCUE, 3, HALF_BASKET, PAGE),
    (43, 54, RESCUE_CARD, 2, RESCUE, 1, FULL_BASKET, PAGE),
    (55, 66, RESCUE_CARD, 3, RESCUE, 3, FULL_BASKET, PAGE),
    (67, 68, ANYTIME_CARD, 2, GAIN_FISH_PER, 2, PER_OSHAX, PAGE),
    (69, 70, ANYTIME_CARD, 1, NEED_NOT_TOUCH, 0, 0, PAGE),
    (71, 72, ANYTIME_CARD, 0, DRAW_CARDS, 2, 0, PAGE),
    (73, 74, ANYTIME_CARD, 1, DRAW_CARDS, 3, 0, PAGE),
    (75, 75, ANYTIME_CARD, 3, DRAW_AND_PLACE, 1, 0, PAGE),
    (76, 76, ANYTIME_CARD, 2, SELL_BASKET, 5, 0, PAGE),
    (77, 77, ANYTIME_CARD, 1, MOVE_CATS, 3, 0, PAGE),
    (78, 79, ANYTIME_CARD, 2, GAIN_FISH_PER, 1, PER_PRIVATE_LESSON, PAGE),
    (80, 82, ANYTIME_CARD, 2, RESCUE_ONE_MORE, 1, 0, PAGE),
    (83, 83, ANYTIME_CARD, 1, DRAW_INTO_FIELDS, 4, 0, PAGE),
    (84, 85, ANYTIME_CARD, 6, GAIN_BASKET, 1, 0, PAGE),
    (86, 87, ANYTIME_CARD, 2, LESSONS_FOR_BASKET, 2, 0, PAGE),
    (88, 89, ANYTIME_CARD, 3, TREASURES_FOR_BASKET, 2, 0, PAGE),
    (90, 91, ANYTIME_CARD, 2, GAIN_FISH_PER, 1, PER_COLOUR_ABOARD, PAGE),
    (92, 93, ANYTIME_CARD, 2, GAIN_FISH_PER, 2, PER_RARE, PAGE),
    (94, 95, ANYTIME_CARD, 2, GAIN_FISH_PER, 1, PER_COMMON, PAGE),
    (96, 97, ANYTIME_CARD, 2, GAIN_FISH_PER, 1, PER_CAT_OF_COLOUR, PAGE),
    (98, 106, TREASURE_CARD, 2, ONE_RARE_OR_COMMONS, 2, 0, PAGE),
    (107, 112, TREASURE_CARD, 1, SMALL_OR_COMMONS, 2, 1, PAGE),
    (113, 142, PRIVATE_LESSON, 2, LESSON, 0, 0, PAGE),
    (143, 150, PUBLIC_LESSON, 1, LESSON, 0, 0, PAGE),
    # Lesson module I, our stand-ins.
    (216, 221, PRIVATE_LESSON, 2, LESSON, 0, 0, HOUSE),
    (222, 223, PUBLIC_LESSON, 1, LESSON, 0, 0, HOUSE),
]


def card_tables() -> tuple[Ints, Ints, Ints, Ints, Ints]:
    """Spread the rows by card number: types, costs, effects and both numbers."""
    types = [NO_CARD] * CARD_NUMBERS
    costs = [0] * CARD_NUMBERS
    effects = [0] * CARD_NUMBERS
    firsts = [0] * CARD_NUMBERS
    seconds = [0] * CARD_NUMBERS
    for first, last, card_type, cost, effect, a, b, _source in CARD_ROWS:
        for number in range(first, last + 1):
            types[number] = card_type
            costs[number] = cost
            effects[number] = effect
            firsts[number] = a
            seconds[number] = b
    return ints(types), ints(costs), ints(effects), ints(firsts), ints(seconds)


_TABLES: Final = card_tables()
CARD_TYPE: Final = _TABLES[0]
CARD_COST: Final = _TABLES[1]
CARD_EFFECT: Final = _TABLES[2]
CARD_A: Final = _TABLES[3]
CARD_B: Final = _TABLES[4]


def boots_on(number: i64) -> i64:
    """Count the boots on a card."""
    return CARD_A[number] if CARD_EFFECT[number] == RESCUE else 0


def half_baskets_on(number: i64) -> i64:
    """Count the half baskets on a card; a full basket is two."""
    return CARD_B[number] if CARD_EFFECT[number] == RESCUE else 0


def fish_from(tally: Tally, number: i64, colour: i64) -> i64:
    """Count the fish that an anytime card of GAIN_FISH_PER pays."""
    return CARD_A[number] * how_often(tally, CARD_B[number], 0, colour)


# Solo: the colour cards.
#    number colour source
COLOUR_CARD_ROWS: Final[list[tuple[int, int, str]]] = [
    (169, BLUE, PAGE),
    (170, GREEN, PAGE),
    (171, PURPLE, PAGE),
    (172, RED, PAGE),
    (173, ORANGE, PAGE),
]
COLOUR_CARD: Final = ints([169, 170, 172, 171, 173])  # by colour

# Solo: the sister's basket cards. Both effects are resolved, one after the other.
TAKES_CAT: Final = 0  # with the number
TAKES_OSHAX: Final = 1
TAKES_RARE: Final = 2
TAKES_COMMON: Final = 3  # this tile
SWITCHES: Final = 4  # cats i and j, as i * 10 + j

FIRST_BASKET_CARD: Final = 174
BASKET_CARDS: Final = 23
#    number speed baskets effect, its number; effect, its number; source
BASKET_ROWS: Final[list[tuple[int, int, int, int, int, int, int, str]]] = [
    (174, 0, 1, TAKES_CAT, 5, TAKES_CAT, 4, PAGE),
    (175, 0, 4, TAKES_CAT, 6, TAKES_COMMON, COMMON_ONE, PAGE),
    (176, 0, 3, TAKES_CAT, 3, TAKES_OSHAX, 3, PAGE),
    (177, 1, 2, TAKES_CAT, 4, TAKES_CAT, 3, PAGE),
    (178, 1, 4, TAKES_CAT, 2, TAKES_COMMON, COMMON_CORNER, PAGE),
    (179, 1, 3, TAKES_CAT, 5, TAKES_RARE, 4, PAGE),
    (180, 2, 3, TAKES_CAT, 2, TAKES_RARE, 2, PAGE),
    (181, 2, 2, TAKES_CAT, 7, TAKES_OSHAX, 2, PAGE),
    (182, 2, 1, TAKES_CAT, 4, TAKES_RARE, 1, PAGE),
    (183, 3, 4, TAKES_CAT, 1, TAKES_COMMON, COMMON_TWO, PAGE),
    (184, 3, 3, TAKES_CAT, 6, TAKES_RARE, 5, PAGE),
    (185, 3, 2, TAKES_CAT, 2, TAKES_COMMON, COMMON_LINE, PAGE),
    (186, 4, 4, TAKES_CAT, 1, TAKES_OSHAX, 5, PAGE),
    (187, 4, 1, TAKES_CAT, 1, TAKES_CAT, 5, PAGE),
    (188, 4, 4, TAKES_CAT, 3, TAKES_COMMON, COMMON_CORNER, PAGE),
    (189, 5, 1, TAKES_CAT, 6, TAKES_CAT, 1, PAGE),
    (190, 5, 2, TAKES_CAT, 7, TAKES_COMMON, COMMON_TWO, PAGE),
    (191, 6, 2, TAKES_CAT, 5, TAKES_CAT, 2, PAGE),
    (192, 6, 4, SWITCHES, 16, TAKES_CAT, 2, PAGE),
    (193, 7, 3, TAKES_CAT, 6, TAKES_RARE, 3, PAGE),
    (194, 9, 4, SWITCHES, 25, TAKES_CAT, 1, PAGE),
    (195, 9, 3, TAKES_CAT, 8, TAKES_OSHAX, 1, PAGE),
    (196, 9, 3, TAKES_CAT, 4, TAKES_COMMON, COMMON_LINE, PAGE),
]
BASKET_COLUMNS: Final = 6
# (number - 174) * 6: speed, baskets, effect, its number, effect, its number.
BASKET: Final = ints([n for row in BASKET_ROWS for n in (row[1], row[2], row[3], row[4], row[5], row[6])])
