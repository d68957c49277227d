"""List every lesson: private, public, family, the sister's, and our stand-ins for unknown ones.

A lesson is a row: its points, and a verb that says how often they are given. The same verbs serve
point events and the anytime cards that pay fish (`counting.how_often` reads them).
"""

from __future__ import annotations

from typing import Final

from purrlor.core.arrays import Ints, ints
from purrlor.games.isle_of_cats.rules.boats import BEDROOMS, CAPTAINS_ROOMS, CORN_ROOM, DINING_ROOM
from purrlor.games.isle_of_cats.rules.tiles import BLUE, GREEN, HOUSE, ORANGE, PAGE, PURPLE, RED

# Verbs. PER gives the points again for each, IF once; "argument" is the row's number.
# Cats and colours.
IF_CATS_EXACTLY: Final = 1  # argument cats
IF_EVERY_COLOUR_HAS: Final = 2  # argument cats each
IF_EVERY_COLOUR_ON_EDGE: Final = 3
IF_FIVE_CATS_OF: Final = 4  # argument: the colour
PER_CAT_OF_BEST_COLOUR_ON_EDGE: Final = 5
PER_CATS_ON_EDGE: Final = 6  # each argument cats
PER_LONELY_CAT: Final = 7
PER_OSHAX: Final = 8
PER_CAT_BEYOND: Final = 9  # argument cats
PER_COLOUR_OFF_EDGE: Final = 10
PER_CAT_IN_MIDDLE_ROW: Final = 11
PER_CAT_IN_BEST_ROW: Final = 12
PER_CAT_IN_BEST_COLUMN: Final = 13
PER_CAT_AROUND_BEST_CAT: Final = 14
PER_COLOUR_ABOARD: Final = 15
# Cats of the colour chosen when the card is laid or played.
PER_CAT_OF_COLOUR_ON_EDGE: Final = 20
PER_CAT_OF_COLOUR: Final = 21
IF_CATS_OF_COLOUR: Final = 22  # argument cats or more
PER_LONELY_CAT_OF_COLOUR: Final = 23
PER_TREASURE_BESIDE_COLOUR: Final = 24
# Families.
IF_LARGEST_FAMILY: Final = 30
PER_FAMILY_OF: Final = 31  # argument cats or more
SCORE_OF_FAMILY: Final = 32  # the argument-th largest
PER_CAT_IN_LARGEST_FAMILY: Final = 33
IF_FAMILIES_EXACTLY: Final = 34  # argument families
# Treasures and maps.
PER_RARE: Final = 40
PER_COMMON: Final = 41
PER_TREASURE: Final = 42
IF_TREASURES_EXACTLY: Final = 43  # argument treasures
IF_TREASURES_FEWER: Final = 44  # than argument
PER_VISIBLE_MAP: Final = 45
PER_COVERED_MAP: Final = 46
PER_MAP_UNDER_OWN_COLOUR: Final = 47
PER_CAT_WITHOUT_TREASURE: Final = 48
PER_COLOUR_AWAY_FROM_TREASURE: Final = 49
# Rats.
IF_VISIBLE_RATS_EXACTLY: Final = 50  # argument rats
PER_VISIBLE_RATS: Final = 51  # each argument rats
PER_RAT_BESIDE_CAT: Final = 52
PER_COLOUR_AWAY_FROM_RATS: Final = 53
# Rooms and squares.
IF_EDGE_FULL: Final = 60
IF_MIDDLE_ROW_FULL: Final = 61
IF_ROOMS_FULL: Final = 62  # argument: the rooms, as bits
IF_ROOMS_EMPTY: Final = 63  # argument: the rooms, as bits
PER_FULL_ROOM: Final = 64
PER_EMPTY_ROOM: Final = 65
IF_CAT_IN_EVERY_ROOM: Final = 66
# What lies beside the boat.
IF_BASKETS_EXACTLY: Final = 70  # argument permanent baskets
IF_FIRST: Final = 71
PER_PRIVATE_LESSON: Final = 72
IF_PRIVATE_LESSONS_EXACTLY: Final = 73  # argument lessons
IF_FISH: Final = 74  # argument fish or more
PER_FISH: Final = 75
BEST_OTHER_LESSON: Final = 76  # the sister's; scored by `scoring.sister_lines`

# Decks of lessons.
PRIVATE: Final = 0
PUBLIC: Final = 1
FAMILY_CARD: Final = 2
SISTERS: Final = 3
SISTERS_ADVANCED: Final = 4
NO_LESSON: Final = -1

LESSON_NUMBERS: Final = 231  # one more than the highest
FIRST_MODULE_I: Final = 216
FIRST_FAMILY_STAND_IN: Final = 224
# The base lessons that make room for module I, so that the deck stays at 150 cards.
REPLACED_BY_MODULE_I: Final[list[int]] = [116, 119, 123, 126, 129, 132, 135, 148]

#    number deck points verb argument source
LESSON_ROWS: Final[list[tuple[int, int, int, int, int, str]]] = [
    (113, PRIVATE, 12, IF_EDGE_FULL, 0, PAGE),
    (114, PRIVATE, 10, IF_CATS_EXACTLY, 15, PAGE),
    (115, PRIVATE, 15, IF_EVERY_COLOUR_HAS, 3, PAGE),
    (116, PRIVATE, 7, IF_EVERY_COLOUR_ON_EDGE, 0, PAGE),
    (117, PRIVATE, 1, PER_CAT_OF_BEST_COLOUR_ON_EDGE, 0, PAGE),
    (118, PRIVATE, 7, IF_BASKETS_EXACTLY, 3, PAGE),
    (119, PRIVATE, 7, IF_FIRST, 0, PAGE),
    (120, PRIVATE, 1, PER_LONELY_CAT, 0, PAGE),
    (121, PRIVATE, 10, IF_LARGEST_FAMILY, 0, PAGE),
    (122, PRIVATE, 2, PER_RARE, 0, PAGE),
    (123, PRIVATE, 1, PER_COMMON, 0, PAGE),
    (124, PRIVATE, 10, IF_VISIBLE_RATS_EXACTLY, 0, PAGE),
    (125, PRIVATE, 2, PER_VISIBLE_RATS, 1, PAGE),
    (126, PRIVATE, 1, PER_PRIVATE_LESSON, 0, PAGE),
    (127, PRIVATE, 9, IF_FIVE_CATS_OF, BLUE, PAGE),
    (128, PRIVATE, 9, IF_FIVE_CATS_OF, GREEN, PAGE),
    (129, PRIVATE, 9, IF_FIVE_CATS_OF, PURPLE, PAGE),
    (130, PRIVATE, 9, IF_FIVE_CATS_OF, RED, PAGE),
    (131, PRIVATE, 9, IF_FIVE_CATS_OF, ORANGE, PAGE),
    (132, PRIVATE, 10, IF_VISIBLE_RATS_EXACTLY, 5, PAGE),
    (133, PRIVATE, 7, IF_PRIVATE_LESSONS_EXACTLY, 6, PAGE),
    (134, PRIVATE, 9, IF_TREASURES_EXACTLY, 5, PAGE),
    (135, PRIVATE, 1, PER_CATS_ON_EDGE, 2, PAGE),
    (136, PRIVATE, 12, IF_ROOMS_FULL, CAPTAINS_ROOMS, PAGE),
    (137, PRIVATE, 18, IF_ROOMS_EMPTY, BEDROOMS, PAGE),
    (138, PRIVATE, 4, PER_FAMILY_OF, 4, PAGE),
    (139, PRIVATE, 3, PER_OSHAX, 0, PAGE),
    (140, PRIVATE, 15, IF_ROOMS_EMPTY, DINING_ROOM, PAGE),
    (141, PRIVATE, 1, SCORE_OF_FAMILY, 3, PAGE),
    (142, PRIVATE, 7, IF_FISH, 5, PAGE),
    (143, PUBLIC, 2, PER_CAT_OF_COLOUR_ON_EDGE, 0, PAGE),
    (144, PUBLIC, 1, PER_CAT_OF_COLOUR, 0, PAGE),
    (145, PUBLIC, 5, IF_CATS_OF_COLOUR, 3, PAGE),
    (146, PUBLIC, 3, PER_LONELY_CAT_OF_COLOUR, 0, PAGE),
    (147, PUBLIC, 2, PER_PRIVATE_LESSON, 0, PAGE),
    (148, PUBLIC, 2, PER_COMMON, 0, PAGE),
    (149, PUBLIC, 1, PER_TREASURE_BESIDE_COLOUR, 0, PAGE),
    (150, PUBLIC, 5, PER_VISIBLE_MAP, 0, PAGE),
    (151, FAMILY_CARD, 1, PER_CAT_OF_BEST_COLOUR_ON_EDGE, 0, PAGE),
    (152, FAMILY_CARD, 9, IF_EVERY_COLOUR_ON_EDGE, 0, PAGE),
    (153, FAMILY_CARD, 1, PER_CATS_ON_EDGE, 2, PAGE),
    (154, FAMILY_CARD, 10, IF_VISIBLE_RATS_EXACTLY, 0, PAGE),
    (155, FAMILY_CARD, 10, IF_MIDDLE_ROW_FULL, 0, PAGE),
    (156, FAMILY_CARD, 12, IF_EDGE_FULL, 0, PAGE),
    (157, FAMILY_CARD, 10, IF_CATS_EXACTLY, 20, PAGE),
    (158, FAMILY_CARD, 15, IF_EVERY_COLOUR_HAS, 3, PAGE),
    (159, FAMILY_CARD, 9, IF_FIVE_CATS_OF, BLUE, PAGE),
    (160, FAMILY_CARD, 9, IF_FIVE_CATS_OF, GREEN, PAGE),
    (161, FAMILY_CARD, 9, IF_FIVE_CATS_OF, PURPLE, PAGE),
    (162, FAMILY_CARD, 9, IF_FIVE_CATS_OF, RED, PAGE),
    (163, FAMILY_CARD, 9, IF_FIVE_CATS_OF, ORANGE, PAGE),
    (164, FAMILY_CARD, 2, PER_TREASURE, 0, PAGE),
    (165, FAMILY_CARD, 10, IF_LARGEST_FAMILY, 0, PAGE),
    (166, FAMILY_CARD, 2, PER_VISIBLE_RATS, 1, PAGE),
    (167, FAMILY_CARD, 2, PER_FULL_ROOM, 0, PAGE),
    (168, FAMILY_CARD, 1, SCORE_OF_FAMILY, 3, PAGE),
    (197, SISTERS, 5, PER_COLOUR_AWAY_FROM_TREASURE, 0, PAGE),
    (198, SISTERS, 2, PER_CAT_IN_LARGEST_FAMILY, 0, PAGE),
    (199, SISTERS, 10, IF_TREASURES_FEWER, 9, PAGE),
    (200, SISTERS, 4, PER_FISH, 0, PAGE),
    (201, SISTERS, 5, PER_VISIBLE_RATS, 1, PAGE),
    (202, SISTERS, 5, PER_CAT_BEYOND, 15, PAGE),
    (203, SISTERS, 5, PER_COLOUR_OFF_EDGE, 0, PAGE),
    (204, SISTERS, 1, BEST_OTHER_LESSON, 0, PAGE),
    (205, SISTERS, 3, PER_FULL_ROOM, 0, PAGE),
    (206, SISTERS, 5, PER_LONELY_CAT, 0, PAGE),
    (207, SISTERS_ADVANCED, 3, PER_PRIVATE_LESSON, 0, PAGE),
    (208, SISTERS_ADVANCED, 1, SCORE_OF_FAMILY, 1, PAGE),
    (209, SISTERS_ADVANCED, 1, SCORE_OF_FAMILY, 2, PAGE),
    (210, SISTERS_ADVANCED, 3, PER_COMMON, 0, PAGE),
    (211, SISTERS_ADVANCED, 3, PER_CAT_WITHOUT_TREASURE, 0, PAGE),
    (212, SISTERS_ADVANCED, 4, PER_COVERED_MAP, 0, PAGE),
    (213, SISTERS_ADVANCED, 5, PER_FAMILY_OF, 3, PAGE),
    (214, SISTERS_ADVANCED, 1, PER_CATS_ON_EDGE, 1, PAGE),
    (215, SISTERS_ADVANCED, 5, PER_COLOUR_AWAY_FROM_RATS, 0, PAGE),
    # Stand-ins for lesson module I; the printed texts are not known. The numbers are ours too.
    (216, PRIVATE, 8, IF_CAT_IN_EVERY_ROOM, 0, HOUSE),
    (217, PRIVATE, 2, PER_FULL_ROOM, 0, HOUSE),
    (218, PRIVATE, 1, PER_CAT_IN_LARGEST_FAMILY, 0, HOUSE),
    (219, PRIVATE, 3, PER_MAP_UNDER_OWN_COLOUR, 0, HOUSE),
    (220, PRIVATE, 8, IF_FAMILIES_EXACTLY, 3, HOUSE),
    (221, PRIVATE, 1, PER_CAT_IN_MIDDLE_ROW, 0, HOUSE),
    (222, PUBLIC, 5, IF_ROOMS_FULL, CORN_ROOM, HOUSE),
    (223, PUBLIC, 2, PER_FULL_ROOM, 0, HOUSE),
    # Stand-ins for the seven family cards of the expansion.
    (224, FAMILY_CARD, 2, PER_FAMILY_OF, 3, HOUSE),
    (225, FAMILY_CARD, 8, IF_ROOMS_FULL, CAPTAINS_ROOMS, HOUSE),
    (226, FAMILY_CARD, 8, IF_ROOMS_FULL, DINING_ROOM, HOUSE),
    (227, FAMILY_CARD, 8, IF_ROOMS_FULL, BEDROOMS, HOUSE),
    (228, FAMILY_CARD, 3, PER_MAP_UNDER_OWN_COLOUR, 0, HOUSE),
    (229, FAMILY_CARD, 1, PER_CAT_IN_MIDDLE_ROW, 0, HOUSE),
    (230, FAMILY_CARD, 9, IF_TREASURES_EXACTLY, 5, HOUSE),
]


def lesson_tables() -> tuple[Ints, Ints, Ints, Ints]:
    """Spread the rows by card number: decks, points, verbs and arguments."""
    decks = [NO_LESSON] * LESSON_NUMBERS
    points = [0] * LESSON_NUMBERS
    verbs = [0] * LESSON_NUMBERS
    arguments = [0] * LESSON_NUMBERS
    for number, deck, worth, verb, argument, _source in LESSON_ROWS:
        decks[number] = deck
        points[number] = worth
        verbs[number] = verb
        arguments[number] = argument
    return ints(decks), ints(points), ints(verbs), ints(arguments)


_TABLES: Final = lesson_tables()
LESSON_DECK: Final = _TABLES[0]
LESSON_POINTS: Final = _TABLES[1]
LESSON_VERB: Final = _TABLES[2]
LESSON_ARGUMENT: Final = _TABLES[3]


def needs_colour(number: int) -> bool:
    """Tell whether a colour is chosen when this lesson is laid."""
    return PER_CAT_OF_COLOUR_ON_EDGE <= LESSON_VERB[number] <= PER_TREASURE_BESIDE_COLOUR
