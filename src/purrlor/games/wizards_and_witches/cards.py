"""List the 120 cards of Wizards and Witches: one row a kind and size."""

from __future__ import annotations

from typing import Final

from purrlor.core.arrays import ints

SHIELD: Final = 0
ATTACK: Final = 1
LAIR_KIND: Final = 2
EXPLOSION: Final = 3

POTIONS: Final = 0  # the side of Potions and the Cauldrons that catch them
SPELLS: Final = 1  # the side of Spells and the Mirrors that catch them

# All rows are printed in the rulebook.
#    name              kind       side      size  copies
ROWS: Final[list[tuple[str, int, int, int, int]]] = [
    ("cauldron_1", SHIELD, POTIONS, 1, 5),
    ("cauldron_2", SHIELD, POTIONS, 2, 4),
    ("cauldron_3", SHIELD, POTIONS, 3, 3),
    ("cauldron_4", SHIELD, POTIONS, 4, 2),
    ("mirror_1", SHIELD, SPELLS, 1, 5),
    ("mirror_2", SHIELD, SPELLS, 2, 4),
    ("mirror_3", SHIELD, SPELLS, 3, 3),
    ("mirror_4", SHIELD, SPELLS, 4, 2),
    ("potion_1", ATTACK, POTIONS, 1, 15),
    ("potion_2", ATTACK, POTIONS, 2, 12),
    ("potion_3", ATTACK, POTIONS, 3, 7),
    ("spell_1", ATTACK, SPELLS, 1, 15),
    ("spell_2", ATTACK, SPELLS, 2, 12),
    ("spell_3", ATTACK, SPELLS, 3, 7),
    ("lair", LAIR_KIND, POTIONS, 0, 14),
    ("exploded_lair", EXPLOSION, POTIONS, 0, 10),
]
FIRST_ATTACK: Final = 8  # Potions and Spells, up to the Lair
LAIR: Final = 14  # the two cards that never lie in a heap come last
CARD_TYPES: Final = 16
CARDS: Final = 120

NAMES: Final[list[str]] = [row[0] for row in ROWS]
COPIES: Final[list[int]] = [row[4] for row in ROWS]
KIND: Final = ints([row[1] for row in ROWS])
SIDE: Final = ints([row[2] for row in ROWS])
SIZE: Final = ints([row[3] for row in ROWS])
DECK: Final = ints([card for card in range(CARD_TYPES) for i in range(COPIES[card])])

# A card that hit lies in front of the player with the hits that came through (WW-6): one wound for each
# pair of card and hits, 12 in all. WOUND[card * 4 + hits] finds it, the other two tables read it back.

WOUND_ROWS: Final[list[tuple[int, int]]] = [
    (card, hits) for card in range(FIRST_ATTACK, LAIR) for hits in range(1, ROWS[card][3] + 1)
]
WOUND: Final = ints(
    [
        WOUND_ROWS.index((card, hits)) if (card, hits) in WOUND_ROWS else -1
        for card in range(CARD_TYPES)
        for hits in range(4)
    ]
)
WOUND_CARD: Final = ints([row[0] for row in WOUND_ROWS])
WOUND_HITS: Final = ints([row[1] for row in WOUND_ROWS])
