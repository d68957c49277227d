"""Say how many of everything there is for a number of players.

The base has 20 cats, 35 cards and 3 of each common treasure for every player, and a few besides. For players
five and six ("late arrivals") nothing is printed: those rows continue the pattern and are ours.
"""

from __future__ import annotations

from typing import Final

from purrlor.core.arrays import Ints, zeros
from purrlor.games.isle_of_cats.cards import (
    COLOURS,
    FIRST_MODULE_I,
    HOUSE,
    PAGE,
    REPLACED_BY_MODULE_I,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    CAT_ROWS,
    CAT_SHAPES,
    CATS,
    RARE_SHAPES,
    RARES,
    TILES,
)

MOST_PLAYERS: Final = 6
BASE_PLAYERS: Final = 4

#    players, common treasures of each shape, rare of each shape, permanent baskets, source
SUPPLY_ROWS: Final[list[tuple[int, int, int, int, str]]] = [
    (1, 5, 5, 10, PAGE),
    (2, 5, 5, 10, PAGE),
    (3, 8, 5, 10, PAGE),
    (4, 11, 5, 10, PAGE),
    (5, 14, 6, 12, HOUSE),
    (6, 17, 7, 14, HOUSE),
]
# Printed in the expansion's rules.
ROYAL_RATS: Final = 18
SEMI_PERMANENT_TOKENS: Final = 10

# Each late arrival brings one cat of these shapes in every colour: 20 cats, 5.25 squares as in the base.
#    player, shapes, source
LATE_CAT_ROWS: Final[list[tuple[int, list[str], str]]] = [
    (5, ["L5", "Y5", "N5", "H6c"], HOUSE),
    (6, ["P5", "T5", "W5", "H6e"], HOUSE),
]
# Each late arrival brings second copies of 35 cards: a quarter of every row of rescue cards, and of the
# rest none that needs an oshax, a tile from the bag or a card from the deck, so that nothing can run out.
#    player, card numbers, source
LATE_CARD_ROWS: Final[list[tuple[int, list[int], str]]] = [
    (5, [7, 8, 15, 16, 23, 24, 25, 35, 36, 43, 44, 45, 55, 56, 57], HOUSE),
    (5, [69, 76, 78, 80, 84, 90, 94], HOUSE),
    (5, [98, 99, 107, 108], HOUSE),
    (5, [117, 120, 122, 125, 138, 139, 141], HOUSE),
    (5, [147, 150], HOUSE),
    (6, [9, 10, 17, 18, 26, 27, 28, 37, 38, 46, 47, 48, 58, 59, 60], HOUSE),
    (6, [70, 77, 79, 81, 88, 92, 96], HOUSE),
    (6, [100, 101, 109, 110], HOUSE),
    (6, [113, 114, 124, 134, 136, 137, 142], HOUSE),
    (6, [144, 149], HOUSE),
]


class Supply:
    """How many of everything there is: as above, or with the late arrivals of an owner's deck."""

    def __init__(
        self, rows: list[list[int]], late_cats: list[list[str]], late_cards: list[list[int]]
    ) -> None:
        self.rows: list[list[int]] = rows  # by players: commons, rares, baskets
        self.late_cats: list[list[str]] = late_cats  # of players five and six
        self.late_cards: list[list[int]] = late_cards

    def commons_of_each_shape(self, players: int) -> int:
        """Count the common treasures of each shape."""
        return self.rows[players - 1][0]

    def permanent_baskets(self, players: int) -> int:
        """Count all permanent baskets, the players' first ones included."""
        return self.rows[players - 1][2]

    def bag_of(self, players: int) -> Ints:
        """Fill the bag: how many of each tile."""
        bag = zeros(TILES)
        for tile in range(COLOURS * CAT_SHAPES):
            bag[CATS + tile] = 1
        for shape in range(RARE_SHAPES):
            bag[RARES + shape] = self.rows[players - 1][1]
        names = [row[0] for row in CAT_ROWS]
        for late in range(players - BASE_PLAYERS):
            for name in self.late_cats[late]:
                for colour in range(COLOURS):
                    bag[CATS + colour * CAT_SHAPES + names.index(name)] += 1
        return bag

    def deck_of(self, players: int, with_module_i: bool) -> list[int]:
        """List the numbers of all discovery cards; copies of late arrivals have the same number."""
        deck = list(range(1, 151))
        for late in range(players - BASE_PLAYERS):
            deck += self.late_cards[late]
        if with_module_i:
            for n, number in enumerate(REPLACED_BY_MODULE_I):
                deck[number - 1] = FIRST_MODULE_I + n
        return deck


OUR_ROWS: Final[list[list[int]]] = [[row[1], row[2], row[3]] for row in SUPPLY_ROWS]
OUR_LATE_CATS: Final[list[list[str]]] = [row[1] for row in LATE_CAT_ROWS]
OUR_LATE_CARDS: Final[list[list[int]]] = [
    [number for row in LATE_CARD_ROWS if row[0] == player for number in row[1]]
    for player in range(BASE_PLAYERS + 1, MOST_PLAYERS + 1)
]
OUR_SUPPLY: Final = Supply(OUR_ROWS, OUR_LATE_CATS, OUR_LATE_CARDS)
