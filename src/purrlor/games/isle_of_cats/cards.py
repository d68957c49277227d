"""List every card: its name, its printed numbers, its cost, what it does, and where we know it from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints

# Where a fact is known from.
RULEBOOK: Final = "rulebook"  # the expansion's printed rules
PAGE: Final = "page"  # a public page about the base game
INFERRED: Final = "inferred"  # deduced from other facts
HOUSE: Final = "house"  # our own, because nothing is known

# What cards name: colours; rooms, as bits in the order of `boats.ROOM_LETTERS`; common treasures, by shape.
BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
PURPLE: Final = 3
ORANGE: Final = 4
COLOURS: Final = 5
NO_COLOUR: Final = -1
COLOUR_NAMES: Final[tuple[str, ...]] = ("blue", "green", "red", "purple", "orange")
CAPTAINS_ROOMS: Final = 0b000011
BEDROOMS: Final = 0b001100
DINING_ROOM: Final = 0b010000
CORN_ROOM: Final = 0b100000
COMMON_ONE: Final = 0
COMMON_TWO: Final = 1
COMMON_CORNER: Final = 2
COMMON_LINE: Final = 3

# Types of cards. The first six are the discovery cards, the last two the sister's.
OSHAX_CARD: Final = 0
RESCUE_CARD: Final = 1
ANYTIME_CARD: Final = 2
TREASURE_CARD: Final = 3
PRIVATE_LESSON: Final = 4
PUBLIC_LESSON: Final = 5
FAMILY_CARD: Final = 6
SISTERS_LESSON: Final = 7
SISTERS_ADVANCED: Final = 8
NO_LESSON: Final = -1

# -- discovery cards -----------------------------------------------------------------------------------

# Baskets on rescue cards, in halves.
NO_BASKET: Final = 0
HALF_BASKET: Final = 1
FULL_BASKET: Final = 2

# Effects, and what a row's amount and detail mean for them.
TAKE_OSHAX: Final = 0
LAY_FOR_RESCUE: Final = 1  # amount: boots; detail: half baskets
GAIN_FISH_PER: Final = 2  # amount: fish, as often as the verb in `detail` says
NEED_NOT_TOUCH: Final = 3
DRAW_CARDS: Final = 4  # amount: cards
DRAW_AND_PLACE: Final = 5
SELL_BASKET: Final = 6  # amount: fish
MOVE_CATS: Final = 7  # amount: cats at most
RESCUE_ONE_MORE: Final = 8
DRAW_INTO_FIELDS: Final = 9  # amount: tiles
GAIN_BASKET: Final = 10
LESSONS_FOR_BASKET: Final = 11  # amount: private lessons to discard
TREASURES_FOR_BASKET: Final = 12  # amount: treasures to discard
ONE_RARE_OR_COMMONS: Final = 13  # amount: common treasures at most
SMALL_OR_COMMONS: Final = 14  # amount: treasures at most; detail: further fish for larger ones
LESSON: Final = 15

# Verbs say how often a lesson, a point event or a fish card pays; `score.verbs` counts it. PER pays for each,
# IF pays once; "argument" is the row's number.
# Cats and colours.
IF_CATS_EXACTLY: Final = 1  # argument cats
IF_EVERY_COLOUR_HAS: Final = 2  # argument cats each
IF_EVERY_COLOUR_ON_EDGE: Final = 3
IF_FIVE_CATS_OF: Final = 4  # argument: the colour
FIVE_CATS: Final = 5
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
BEST_OTHER_LESSON: Final = 76  # the sister's; `score.final.sister_lines` scores it

# fmt: off
#    name                     numbers   type        cost  effect          amount  detail              source
CARD_ROWS: Final[list[tuple[str, int, int, int, int, int, int, int, str]]] = [
    ("oshax",                    1,   6, OSHAX_CARD,    5, TAKE_OSHAX,           0, 0,                  PAGE),
    ("four_boots",               7,  14, RESCUE_CARD,   1, LAY_FOR_RESCUE,       4, NO_BASKET,          PAGE),
    ("half_basket",             15,  22, RESCUE_CARD,   0, LAY_FOR_RESCUE,       0, HALF_BASKET,        PAGE),
    ("half_basket_one_boot",    23,  34, RESCUE_CARD,   1, LAY_FOR_RESCUE,       1, HALF_BASKET,        PAGE),
    ("half_basket_three_boots", 35,  42, RESCUE_CARD,   2, LAY_FOR_RESCUE,       3, HALF_BASKET,        PAGE),
    ("basket_one_boot",         43,  54, RESCUE_CARD,   2, LAY_FOR_RESCUE,       1, FULL_BASKET,        PAGE),
    ("basket_three_boots",      55,  66, RESCUE_CARD,   3, LAY_FOR_RESCUE,       3, FULL_BASKET,        PAGE),
    ("fish_for_oshax",          67,  68, ANYTIME_CARD,  2, GAIN_FISH_PER,        2, PER_OSHAX,          PAGE),
    ("leap",                    69,  70, ANYTIME_CARD,  1, NEED_NOT_TOUCH,       0, 0,                  PAGE),
    ("draw_two",                71,  72, ANYTIME_CARD,  0, DRAW_CARDS,           2, 0,                  PAGE),
    ("draw_three",              73,  74, ANYTIME_CARD,  1, DRAW_CARDS,           3, 0,                  PAGE),
    ("lucky_tile",              75,  75, ANYTIME_CARD,  3, DRAW_AND_PLACE,       1, 0,                  PAGE),
    ("sell_basket",             76,  76, ANYTIME_CARD,  2, SELL_BASKET,          5, 0,                  PAGE),
    ("move_cats",               77,  77, ANYTIME_CARD,  1, MOVE_CATS,            3, 0,                  PAGE),
    ("fish_for_lessons",        78,  79, ANYTIME_CARD,  2, GAIN_FISH_PER,        1, PER_PRIVATE_LESSON, PAGE),
    ("rescue_more",             80,  82, ANYTIME_CARD,  2, RESCUE_ONE_MORE,      1, 0,                  PAGE),
    ("more_cats",               83,  83, ANYTIME_CARD,  1, DRAW_INTO_FIELDS,     4, 0,                  PAGE),
    ("new_basket",              84,  85, ANYTIME_CARD,  6, GAIN_BASKET,          1, 0,                  PAGE),
    ("lessons_for_basket",      86,  87, ANYTIME_CARD,  2, LESSONS_FOR_BASKET,   2, 0,                  PAGE),
    ("treasures_for_basket",    88,  89, ANYTIME_CARD,  3, TREASURES_FOR_BASKET, 2, 0,                  PAGE),
    ("fish_for_colours",        90,  91, ANYTIME_CARD,  2, GAIN_FISH_PER,        1, PER_COLOUR_ABOARD,  PAGE),
    ("fish_for_rare",           92,  93, ANYTIME_CARD,  2, GAIN_FISH_PER,        2, PER_RARE,           PAGE),
    ("fish_for_common",         94,  95, ANYTIME_CARD,  2, GAIN_FISH_PER,        1, PER_COMMON,         PAGE),
    ("fish_for_one_colour",     96,  97, ANYTIME_CARD,  2, GAIN_FISH_PER,        1, PER_CAT_OF_COLOUR,  PAGE),
    ("treasure",                98, 106, TREASURE_CARD, 2, ONE_RARE_OR_COMMONS,  2, 0,                  PAGE),
    ("small_treasure",         107, 112, TREASURE_CARD, 1, SMALL_OR_COMMONS,     2, 1,                  PAGE),
]
# fmt: on

#    number type cost points verb argument source
LESSON_ROWS: Final[list[tuple[int, int, int, int, int, int, str]]] = [
    (113, PRIVATE_LESSON, 2, 12, IF_EDGE_FULL, 0, PAGE),
    (114, PRIVATE_LESSON, 2, 10, IF_CATS_EXACTLY, 15, PAGE),
    (115, PRIVATE_LESSON, 2, 15, IF_EVERY_COLOUR_HAS, 3, PAGE),
    (116, PRIVATE_LESSON, 2, 7, IF_EVERY_COLOUR_ON_EDGE, 0, PAGE),
    (117, PRIVATE_LESSON, 2, 1, PER_CAT_OF_BEST_COLOUR_ON_EDGE, 0, PAGE),
    (118, PRIVATE_LESSON, 2, 7, IF_BASKETS_EXACTLY, 3, PAGE),
    (119, PRIVATE_LESSON, 2, 7, IF_FIRST, 0, PAGE),
    (120, PRIVATE_LESSON, 2, 1, PER_LONELY_CAT, 0, PAGE),
    (121, PRIVATE_LESSON, 2, 10, IF_LARGEST_FAMILY, 0, PAGE),
    (122, PRIVATE_LESSON, 2, 2, PER_RARE, 0, PAGE),
    (123, PRIVATE_LESSON, 2, 1, PER_COMMON, 0, PAGE),
    (124, PRIVATE_LESSON, 2, 10, IF_VISIBLE_RATS_EXACTLY, 0, PAGE),
    (125, PRIVATE_LESSON, 2, 2, PER_VISIBLE_RATS, 1, PAGE),
    (126, PRIVATE_LESSON, 2, 1, PER_PRIVATE_LESSON, 0, PAGE),
    (127, PRIVATE_LESSON, 2, 9, IF_FIVE_CATS_OF, BLUE, PAGE),
    (128, PRIVATE_LESSON, 2, 9, IF_FIVE_CATS_OF, GREEN, PAGE),
    (129, PRIVATE_LESSON, 2, 9, IF_FIVE_CATS_OF, PURPLE, PAGE),
    (130, PRIVATE_LESSON, 2, 9, IF_FIVE_CATS_OF, RED, PAGE),
    (131, PRIVATE_LESSON, 2, 9, IF_FIVE_CATS_OF, ORANGE, PAGE),
    (132, PRIVATE_LESSON, 2, 10, IF_VISIBLE_RATS_EXACTLY, 5, PAGE),
    (133, PRIVATE_LESSON, 2, 7, IF_PRIVATE_LESSONS_EXACTLY, 6, PAGE),
    (134, PRIVATE_LESSON, 2, 9, IF_TREASURES_EXACTLY, 5, PAGE),
    (135, PRIVATE_LESSON, 2, 1, PER_CATS_ON_EDGE, 2, PAGE),
    (136, PRIVATE_LESSON, 2, 12, IF_ROOMS_FULL, CAPTAINS_ROOMS, PAGE),
    (137, PRIVATE_LESSON, 2, 18, IF_ROOMS_EMPTY, BEDROOMS, PAGE),
    (138, PRIVATE_LESSON, 2, 4, PER_FAMILY_OF, 4, PAGE),
    (139, PRIVATE_LESSON, 2, 3, PER_OSHAX, 0, PAGE),
    (140, PRIVATE_LESSON, 2, 15, IF_ROOMS_EMPTY, DINING_ROOM, PAGE),
    (141, PRIVATE_LESSON, 2, 1, SCORE_OF_FAMILY, 3, PAGE),
    (142, PRIVATE_LESSON, 2, 7, IF_FISH, 5, PAGE),
    (143, PUBLIC_LESSON, 1, 2, PER_CAT_OF_COLOUR_ON_EDGE, 0, PAGE),
    (144, PUBLIC_LESSON, 1, 1, PER_CAT_OF_COLOUR, 0, PAGE),
    (145, PUBLIC_LESSON, 1, 5, IF_CATS_OF_COLOUR, 3, PAGE),
    (146, PUBLIC_LESSON, 1, 3, PER_LONELY_CAT_OF_COLOUR, 0, PAGE),
    (147, PUBLIC_LESSON, 1, 2, PER_PRIVATE_LESSON, 0, PAGE),
    (148, PUBLIC_LESSON, 1, 2, PER_COMMON, 0, PAGE),
    (149, PUBLIC_LESSON, 1, 1, PER_TREASURE_BESIDE_COLOUR, 0, PAGE),
    (150, PUBLIC_LESSON, 1, 5, PER_VISIBLE_MAP, 0, PAGE),
    # Stand-ins for lesson module I; the printed texts are not known. The numbers are ours too.
    (216, PRIVATE_LESSON, 2, 8, IF_CAT_IN_EVERY_ROOM, 0, HOUSE),
    (217, PRIVATE_LESSON, 2, 2, PER_FULL_ROOM, 0, HOUSE),
    (218, PRIVATE_LESSON, 2, 1, PER_CAT_IN_LARGEST_FAMILY, 0, HOUSE),
    (219, PRIVATE_LESSON, 2, 3, PER_MAP_UNDER_OWN_COLOUR, 0, HOUSE),
    (220, PRIVATE_LESSON, 2, 8, IF_FAMILIES_EXACTLY, 3, HOUSE),
    (221, PRIVATE_LESSON, 2, 1, PER_CAT_IN_MIDDLE_ROW, 0, HOUSE),
    (222, PUBLIC_LESSON, 1, 5, IF_ROOMS_FULL, CORN_ROOM, HOUSE),
    (223, PUBLIC_LESSON, 1, 2, PER_FULL_ROOM, 0, HOUSE),
    (151, FAMILY_CARD, 0, 1, PER_CAT_OF_BEST_COLOUR_ON_EDGE, 0, PAGE),
    (152, FAMILY_CARD, 0, 9, IF_EVERY_COLOUR_ON_EDGE, 0, PAGE),
    (153, FAMILY_CARD, 0, 1, PER_CATS_ON_EDGE, 2, PAGE),
    (154, FAMILY_CARD, 0, 10, IF_VISIBLE_RATS_EXACTLY, 0, PAGE),
    (155, FAMILY_CARD, 0, 10, IF_MIDDLE_ROW_FULL, 0, PAGE),
    (156, FAMILY_CARD, 0, 12, IF_EDGE_FULL, 0, PAGE),
    (157, FAMILY_CARD, 0, 10, IF_CATS_EXACTLY, 20, PAGE),
    (158, FAMILY_CARD, 0, 15, IF_EVERY_COLOUR_HAS, 3, PAGE),
    (159, FAMILY_CARD, 0, 9, IF_FIVE_CATS_OF, BLUE, PAGE),
    (160, FAMILY_CARD, 0, 9, IF_FIVE_CATS_OF, GREEN, PAGE),
    (161, FAMILY_CARD, 0, 9, IF_FIVE_CATS_OF, PURPLE, PAGE),
    (162, FAMILY_CARD, 0, 9, IF_FIVE_CATS_OF, RED, PAGE),
    (163, FAMILY_CARD, 0, 9, IF_FIVE_CATS_OF, ORANGE, PAGE),
    (164, FAMILY_CARD, 0, 2, PER_TREASURE, 0, PAGE),
    (165, FAMILY_CARD, 0, 10, IF_LARGEST_FAMILY, 0, PAGE),
    (166, FAMILY_CARD, 0, 2, PER_VISIBLE_RATS, 1, PAGE),
    (167, FAMILY_CARD, 0, 2, PER_FULL_ROOM, 0, PAGE),
    (168, FAMILY_CARD, 0, 1, SCORE_OF_FAMILY, 3, PAGE),
    # Stand-ins for the seven family cards of the expansion.
    (224, FAMILY_CARD, 0, 2, PER_FAMILY_OF, 3, HOUSE),
    (225, FAMILY_CARD, 0, 8, IF_ROOMS_FULL, CAPTAINS_ROOMS, HOUSE),
    (226, FAMILY_CARD, 0, 8, IF_ROOMS_FULL, DINING_ROOM, HOUSE),
    (227, FAMILY_CARD, 0, 8, IF_ROOMS_FULL, BEDROOMS, HOUSE),
    (228, FAMILY_CARD, 0, 3, PER_MAP_UNDER_OWN_COLOUR, 0, HOUSE),
    (229, FAMILY_CARD, 0, 1, PER_CAT_IN_MIDDLE_ROW, 0, HOUSE),
    (230, FAMILY_CARD, 0, 9, IF_TREASURES_EXACTLY, 5, HOUSE),
    (197, SISTERS_LESSON, 0, 5, PER_COLOUR_AWAY_FROM_TREASURE, 0, PAGE),
    (198, SISTERS_LESSON, 0, 2, PER_CAT_IN_LARGEST_FAMILY, 0, PAGE),
    (199, SISTERS_LESSON, 0, 10, IF_TREASURES_FEWER, 9, PAGE),
    (200, SISTERS_LESSON, 0, 4, PER_FISH, 0, PAGE),
    (201, SISTERS_LESSON, 0, 5, PER_VISIBLE_RATS, 1, PAGE),
    (202, SISTERS_LESSON, 0, 5, PER_CAT_BEYOND, 15, PAGE),
    (203, SISTERS_LESSON, 0, 5, PER_COLOUR_OFF_EDGE, 0, PAGE),
    (204, SISTERS_LESSON, 0, 1, BEST_OTHER_LESSON, 0, PAGE),
    (205, SISTERS_LESSON, 0, 3, PER_FULL_ROOM, 0, PAGE),
    (206, SISTERS_LESSON, 0, 5, PER_LONELY_CAT, 0, PAGE),
    (207, SISTERS_ADVANCED, 0, 3, PER_PRIVATE_LESSON, 0, PAGE),
    (208, SISTERS_ADVANCED, 0, 1, SCORE_OF_FAMILY, 1, PAGE),
    (209, SISTERS_ADVANCED, 0, 1, SCORE_OF_FAMILY, 2, PAGE),
    (210, SISTERS_ADVANCED, 0, 3, PER_COMMON, 0, PAGE),
    (211, SISTERS_ADVANCED, 0, 3, PER_CAT_WITHOUT_TREASURE, 0, PAGE),
    (212, SISTERS_ADVANCED, 0, 4, PER_COVERED_MAP, 0, PAGE),
    (213, SISTERS_ADVANCED, 0, 5, PER_FAMILY_OF, 3, PAGE),
    (214, SISTERS_ADVANCED, 0, 1, PER_CATS_ON_EDGE, 1, PAGE),
    (215, SISTERS_ADVANCED, 0, 5, PER_COLOUR_AWAY_FROM_RATS, 0, PAGE),
]

LESSON_NUMBERS: Final = 231  # one more than the highest
FIRST_MODULE_I: Final = 216
# The base lessons that make room for module I, so that the deck stays at 150 cards.
REPLACED_BY_MODULE_I: Final[list[int]] = [116, 119, 123, 126, 129, 132, 135, 148]
FAMILY_NUMBERS: Final[list[int]] = list(range(151, 169))
NEW_FAMILY_NUMBERS: Final[list[int]] = list(range(224, 231))  # the expansion's
FIRST_SISTERS_LESSON: Final = 197
LAST_SISTERS_LESSON: Final = 215


def lesson_tables() -> tuple[Ints, Ints, Ints, Ints]:
    """Spread the lessons by printed number: types, points, verbs and arguments."""
    types = [NO_LESSON] * LESSON_NUMBERS
    points = [0] * LESSON_NUMBERS
    verbs = [0] * LESSON_NUMBERS
    arguments = [0] * LESSON_NUMBERS
    for number, card_type, _cost, worth, verb, argument, _source in LESSON_ROWS:
        types[number] = card_type
        points[number] = worth
        verbs[number] = verb
        arguments[number] = argument
    return ints(types), ints(points), ints(verbs), ints(arguments)


class Lessons:
    """What lessons pay, by printed number: an owner's deck replaces some of them."""

    def __init__(self, points: Ints, verbs: Ints, arguments: Ints) -> None:
        self.points: Ints = points
        self.verbs: Ints = verbs
        self.arguments: Ints = arguments


_LESSONS: Final = lesson_tables()
LESSON_TYPE: Final = _LESSONS[0]
LESSON_VERB: Final = _LESSONS[2]  # of those that no deck replaces
OUR_LESSONS: Final = Lessons(_LESSONS[1], _LESSONS[2], _LESSONS[3])


def needs_colour(number: int) -> bool:
    """Tell whether a colour is chosen when this lesson is laid."""
    return PER_CAT_OF_COLOUR_ON_EDGE <= LESSON_VERB[number] <= PER_TREASURE_BESIDE_COLOUR


# -- all cards that players hold -----------------------------------------------------------------------

# In the rules a card is the place of its row: copies of a card are the same card.
CARDS: Final = 97
NO_CARD: Final = -1
LESSON_PREFIX: Final = "lesson_"


def every_card() -> list[tuple[str, int, int, int, int, int, int, int]]:
    """List the cards as in CARD_ROWS, the lessons behind the others, without their sources."""
    cards = [row[:8] for row in CARD_ROWS]
    for number, card_type, cost, _points, _verb, _argument, _source in LESSON_ROWS:
        if card_type <= FAMILY_CARD:
            cards.append((f"{LESSON_PREFIX}{number}", number, number, card_type, cost, LESSON, 0, 0))
    return cards


_EVERY_CARD: Final = every_card()
CARD_NAMES: Final[tuple[str, ...]] = tuple([row[0] for row in _EVERY_CARD])
NUMBER_OF: Final = ints([row[1] for row in _EVERY_CARD])  # the first printed number of a card
CARD_TYPE: Final = ints([row[3] for row in _EVERY_CARD])
CARD_COST: Final = ints([row[4] for row in _EVERY_CARD])
CARD_EFFECT: Final = ints([row[5] for row in _EVERY_CARD])
CARD_AMOUNT: Final = ints([row[6] for row in _EVERY_CARD])
CARD_DETAIL: Final = ints([row[7] for row in _EVERY_CARD])
# Anytime cards stand together, and before all lessons come the cards of rare finds.
FIRST_ANYTIME: Final[i64] = CARD_NAMES.index("fish_for_oshax")
LAST_ANYTIME: Final[i64] = CARD_NAMES.index("fish_for_one_colour")
LAST_FIND: Final[i64] = CARD_NAMES.index("small_treasure")
assert len(CARD_NAMES) == CARDS


def cards_by_number() -> Ints:
    """Find the card of every printed number."""
    cards = [NO_CARD] * LESSON_NUMBERS
    for card, row in enumerate(_EVERY_CARD):
        for number in range(row[1], row[2] + 1):
            cards[number] = card
    return ints(cards)


CARD_OF: Final = cards_by_number()

# -- the sister's cards --------------------------------------------------------------------------------

#    number colour source
COLOUR_CARD_ROWS: Final[list[tuple[int, int, str]]] = [
    (169, BLUE, PAGE),
    (170, GREEN, PAGE),
    (171, PURPLE, PAGE),
    (172, RED, PAGE),
    (173, ORANGE, PAGE),
]
COLOUR_CARD: Final = ints([row[0] for n in range(COLOURS) for row in COLOUR_CARD_ROWS if row[1] == n])

# Her basket cards. Both effects are resolved, one after the other.
TAKES_CAT: Final = 0  # with the number
TAKES_OSHAX: Final = 1
TAKES_RARE: Final = 2
TAKES_COMMON: Final = 3  # of this shape
SWITCHES: Final = 4  # cats i and j, as i * 10 + j

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
BASKET_CARDS: Final = 23
BASKET_NAMES: Final[tuple[str, ...]] = tuple([f"basket_{row[0]}" for row in BASKET_ROWS])
# place of the card * BASKET_COLUMNS + one of these; an effect's number is behind it.
BASKET_SPEED: Final = 0
BASKET_COUNT: Final = 1
FIRST_EFFECT: Final = 2
SECOND_EFFECT: Final = 4
BASKET_COLUMNS: Final = 6
BASKET: Final = ints([n for row in BASKET_ROWS for n in (row[1], row[2], row[3], row[4], row[5], row[6])])
