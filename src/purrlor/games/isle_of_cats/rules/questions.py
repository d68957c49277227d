"""Number the questions of the Isle of Cats and what goes on by itself; `isle.QUESTIONS` has their classes."""

from __future__ import annotations

from typing import Final

# Behind each: its details a, b, c.
ASK_DRAFT: Final = 1  # a round
ASK_BUY: Final = 2
ASK_WINDOW: Final = 3  # a which window
ASK_COLOUR: Final = 4  # a card
ASK_RESCUE_CARDS: Final = 5
ASK_TURN: Final = 6  # a 1 if this is an extra rescue
ASK_SECOND_KITTEN: Final = 7  # a 1 if the basket in use is a permanent one
ASK_FIND: Final = 8
ASK_PLACE: Final = 9  # a tile
ASK_MAP_TREASURE: Final = 10  # a OF_THE_MAP or EXTRA_ONE
ASK_CARD_TREASURE: Final = 11  # a card, b treasures placed, c 1 when the further fish is paid
ASK_OSHAX: Final = 12
ASK_DRAWN_CARDS: Final = 13
ASK_MOVE: Final = 14  # a cats that may still be moved
ASK_SORT: Final = 15  # a tiles drawn, packed
ASK_GIVE_UP_LESSONS: Final = 16  # a lessons still to discard
ASK_GIVE_UP_TREASURES: Final = 17  # a treasures still to discard
ASK_TOKEN: Final = 18
ASK_ROYAL_RATS: Final = 19
ASK_FAMILY_CARDS: Final = 20
LAST_QUESTION: Final = 20
# These ask nobody: they go on by themselves when everything above them is answered.
AFTER_RESCUE: Final = 30  # a seat, b kind of tile, c packed: permanent basket, 1 after a second kitten
MORE_MAP_TREASURE: Final = 31  # a seat
MORE_CARD_TREASURE: Final = 32  # a card, b treasures placed, c packed: paid, seat
BY_BASKET: Final = 2

# Windows in which everybody is asked for anytime cards.
AT_DAWN: Final = 0
AFTER_BUYING: Final = 1
BEFORE_RESCUE_CARDS: Final = 2
AT_THE_END: Final = 3

# Which treasure a covered map gives.
OF_THE_MAP: Final = 1
EXTRA_ONE: Final = 2  # by the day's event
