"""List the cards of Battle Kittens: 54 Kittens, 9 Battlegrounds, 4 Attributes and 7 King cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints, zeros

KITTENS: Final = 54
GROUNDS: Final = 9
KINGS: Final = 7
ROUND_GROUNDS: Final = 3  # Battlegrounds of a round
ALL_THREE: Final = 7  # the same as bits
PAID_PLACES: Final = 3  # places that a Battleground pays

ATTRIBUTES: Final[list[str]] = ["cuteness", "strength", "wisdom", "agility"]
ICONS: Final[list[str]] = ["none", "yarn", "king", "flag"]
NO_ICON: Final = 0
YARN: Final = 1
KING: Final = 2
FLAG: Final = 3

# What a King card does to the squad that asked for it, by so much as its row says.
WHIMS: Final[list[str]] = ["total", "visitors", "fish", "flags", "attribute", "summons"]
TOTAL: Final = 0
VISITORS: Final = 1
FISH: Final = 2
FLAGS: Final = 3
ATTRIBUTE: Final = 4
SUMMONS: Final = 5

# The rulebook prints none of these cards, so every row is ours (`house`) until an owner's deck replaces it.
# The place of a row is the number on the card: abilities go by it, whatever language a player reads (BK-12).
# Names are the same word in every language and stand in the order of the alphabet. No Kitten is at least as
# good as another in everything: an icon can always be left alone, so it is never worse than none.
# fmt: off
#     name        icon   cuteness strength wisdom agility
KITTEN_ROWS: Final[list[tuple[str, int, int, int, int, int]]] = [
    ("alma",      NO_ICON, 1, 0, 5, 4),
    ("aramis",    NO_ICON, 4, 1, 0, 5),
    ("astra",     KING,    1, 1, 4, 2),
    ("bella",     NO_ICON, 5, 4, 1, 0),
    ("bingo",     FLAG,    4, 1, 2, 3),
    ("bruno",     NO_ICON, 0, 5, 4, 1),
    ("carmen",    FLAG,    1, 2, 1, 5),
    ("cosmo",     NO_ICON, 4, 1, 4, 2),
    ("dalia",     FLAG,    5, 1, 2, 2),
    ("dante",     NO_ICON, 3, 1, 5, 1),
    ("dorado",    KING,    0, 4, 0, 4),
    ("edgar",     FLAG,    2, 1, 5, 1),
    ("esmeralda", NO_ICON, 5, 1, 3, 1),
    ("etna",      YARN,    0, 2, 1, 0),
    ("fado",      KING,    4, 2, 1, 1),
    ("figaro",    KING,    2, 1, 1, 4),
    ("flora",     NO_ICON, 5, 2, 2, 1),
    ("gizmo",     YARN,    0, 0, 2, 1),
    ("gordon",    FLAG,    2, 5, 1, 2),
    ("hermes",    NO_ICON, 1, 3, 1, 5),
    ("hugo",      NO_ICON, 1, 5, 1, 3),
    ("igor",      KING,    1, 4, 2, 1),
    ("iris",      NO_ICON, 4, 4, 2, 1),
    ("judo",      YARN,    0, 2, 0, 1),
    ("juno",      NO_ICON, 2, 1, 5, 2),
    ("karmel",    YARN,    2, 1, 0, 0),
    ("kiki",      YARN,    1, 0, 0, 2),
    ("koko",      YARN,    0, 1, 1, 1),
    ("leo",       NO_ICON, 1, 4, 4, 2),
    ("lola",      NO_ICON, 4, 2, 1, 4),
    ("luna",      KING,    1, 2, 4, 1),
    ("maestro",   KING,    4, 0, 4, 0),
    ("mango",     NO_ICON, 1, 4, 2, 4),
    ("nemo",      YARN,    1, 0, 1, 1),
    ("nina",      NO_ICON, 2, 2, 1, 5),
    ("nox",       KING,    2, 4, 1, 1),
    ("olaf",      NO_ICON, 1, 5, 2, 2),
    ("otto",      FLAG,    2, 2, 4, 2),
    ("pablo",     YARN,    1, 0, 2, 0),
    ("pixel",     NO_ICON, 4, 2, 4, 1),
    ("rita",      NO_ICON, 2, 4, 1, 4),
    ("rolf",      FLAG,    2, 4, 2, 2),
    ("rumba",     YARN,    1, 1, 0, 1),
    ("saga",      NO_ICON, 2, 1, 4, 4),
    ("sumo",      YARN,    1, 1, 1, 0),
    ("tango",     FLAG,    2, 2, 2, 4),
    ("toto",      FLAG,    4, 2, 2, 2),
    ("tundra",    NO_ICON, 2, 4, 3, 3),
    ("ursa",      FLAG,    1, 4, 3, 2),
    ("vega",      NO_ICON, 3, 2, 4, 3),
    ("viola",     NO_ICON, 4, 3, 3, 2),
    ("wanda",     KING,    1, 1, 2, 4),
    ("yeti",      KING,    4, 1, 1, 2),
    ("zefir",     NO_ICON, 3, 3, 2, 4),
]

#     name               fish for places 1, 2, 3
GROUND_ROWS: Final[list[tuple[str, int, int, int]]] = [
    ("bathtub_gulf",      8, 4, 2),
    ("bookshelf_cliffs",  7, 4, 3),
    ("cardboard_castle", 10, 4, 1),
    ("curtain_heights",   9, 3, 1),
    ("garden_shed",       7, 5, 2),
    ("keyboard_plains",   6, 5, 4),
    ("kitchen_counter",   8, 5, 1),
    ("laundry_mountain",  6, 5, 3),
    ("sunny_windowsill",  5, 4, 3),
]

#     name        whim       amount
KING_ROWS: Final[list[tuple[str, int, int]]] = [
    ("royal_purr",   TOTAL,     5),
    ("royal_guest",  VISITORS,  1),
    ("royal_gift",   FISH,      3),
    ("royal_parade", FLAGS,     2),
    ("royal_whim",   ATTRIBUTE, 1),
    ("royal_tax",    FISH,     -2),
    ("royal_summons", SUMMONS,  1),
]
# fmt: on

NAMES: Final[list[str]] = [row[0] for row in KITTEN_ROWS]
GROUND_NAMES: Final[list[str]] = [row[0] for row in GROUND_ROWS]
KING_NAMES: Final[list[str]] = [row[0] for row in KING_ROWS]

# A shift by a computed amount over 30 is cut off in compiled code, so single cards as bits come from a table.
BIT: Final = ints([1 << card for card in range(KITTENS)])
EVERY_KITTEN: Final = (1 << 54) - 1
EVERY_GROUND: Final = (1 << GROUNDS) - 1
EVERY_ATTRIBUTE: Final = 15
EVERY_KING: Final = (1 << KINGS) - 1
EVERY_CARD: Final = ints(list(range(KITTENS)))

# All four stats and the Flags of a squad are one number, ten bits each, so that one addition counts a Kitten.
FIELD: Final = 10
FIELD_MASK: Final = 1023
FLAG_PLACE: Final = 40
POINT: Final = 1024  # of a total, where Flags are counted below it


class Tables:
    """The cards that a table plays with; shared by all its states."""

    def __init__(self) -> None:
        self.pack: Ints = zeros(KITTENS)  # stats and Flag of a Kitten, packed
        self.icon: Ints = zeros(KITTENS)
        self.askers: i64 = 0  # Kittens (bits) with Yarn or King
        self.fish: Ints = zeros(GROUNDS * PAID_PLACES)
        self.whim: Ints = zeros(KINGS)
        self.amount: Ints = zeros(KINGS)

    def digits(self, card: i64) -> i64:
        """Write the stats of a Kitten as one number with a digit for each."""
        packed = self.pack[card]
        digits: i64 = 0
        for _attribute in range(4):
            digits = digits * 10 + (packed & FIELD_MASK)
            packed >>= FIELD
        return digits


def tabulate(kittens: list[list[int]], grounds: list[list[int]], kings: list[list[int]]) -> Tables:
    """Make the tables of rows without names: icon and stats, fish by place, whim and amount."""
    tables = Tables()
    for card in range(KITTENS):
        icon, cuteness, strength, wisdom, agility = kittens[card]
        tables.icon[card] = icon
        tables.pack[card] = cuteness | strength << FIELD | wisdom << FIELD * 2 | agility << FIELD * 3
        if icon == FLAG:
            tables.pack[card] += 1 << FLAG_PLACE
        elif icon != NO_ICON:
            tables.askers |= 1 << card
    for ground in range(GROUNDS):
        for place in range(PAID_PLACES):
            tables.fish[ground * PAID_PLACES + place] = grounds[ground][place]
    for king in range(KINGS):
        tables.whim[king] = kings[king][0]
        tables.amount[king] = kings[king][1]
    return tables
