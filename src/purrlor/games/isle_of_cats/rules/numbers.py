"""Number the actions, the questions and the events of the Isle of Cats."""

from __future__ import annotations

from typing import Final

from purrlor.games.isle_of_cats.cards import CARDS, COLOURS
from purrlor.games.isle_of_cats.rules.pieces.spots import PLACEMENTS
from purrlor.games.isle_of_cats.rules.pieces.squares import SQUARES
from purrlor.games.isle_of_cats.rules.pieces.tiles import FIELDS, SIDES, TILES

# Actions. Every number has one meaning.
PLACE: Final = 0  # + placement: lay the tile in hand on the boat
TAKE: Final = 1136  # + tile * SIDES + side: rescue a cat, a beast or a kitten
CHOOSE: Final = 1625  # + tile: take a treasure, or an oshax in a colour
REMOVE: Final = 1788  # + square: take the tile off that begins there (a royal rat, a treasure)
KEEP: Final = 1930  # + card: keep a card of the pack
BUY: Final = 2027  # + card
PLAY: Final = 2124  # + card * COLOUR_CHOICES + colour
LAY: Final = 2706  # + card: lay a rescue card face down
GIVE_UP: Final = 2803  # + card: discard a private lesson
MOVE: Final = 2900  # + tile * FIELDS + side: move a cat from this field to the other one
SORT: Final = 3226  # + side: send the drawn cat to this field
COLOUR_IS: Final = 3228  # + colour: of a public lesson
TOKEN_IS: Final = 3233  # + which: take a token with this side up
LAY_TOKEN: Final = 3235  # + which
PASS: Final = 3237  # in a phase: for the rest of it; in a window: this time
DONE: Final = 3238  # no more of this
PASS_TODAY: Final = 3239  # pass, and be asked in no window until tomorrow
PASS_TO_END: Final = 3240  # pass, and be asked in no window before the last
ASK_AGAIN: Final = 3241  # be asked in every window again
DISCARD_TILE: Final = 3242  # the drawn tile fits nowhere
ACTIONS: Final = 3243
COLOUR_CHOICES: Final = 6  # of a card that is played: a colour, or none
NO_COLOUR_CHOSEN: Final = 5

assert TAKE == PLACEMENTS
assert CHOOSE == TAKE + SIDES * TILES
assert KEEP == REMOVE + SQUARES
assert PLAY == BUY + CARDS
assert LAY == PLAY + CARDS * COLOUR_CHOICES
assert SORT == MOVE + FIELDS * TILES
assert COLOUR_CHOICES == COLOURS + 1

# Questions; `questions.QUESTIONS` has them by number. Behind each: its details a, b, c.
ASK_DRAFT: Final = 1  # a round
ASK_BUY: Final = 2
ASK_WINDOW: Final = 3  # a which window
ASK_COLOUR: Final = 4  # a card
ASK_RESCUE_CARDS: Final = 5
ASK_TURN: Final = 6  # a 1 if this is an extra rescue
ASK_SECOND_KITTEN: Final = 7
ASK_FIND: Final = 8
ASK_PLACE: Final = 9  # a tile, b where from
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
# These ask nobody: they go on by themselves when everything above them is answered.
AFTER_RESCUE: Final = 30  # a seat, b kind of tile, c 1 after a second kitten
MORE_MAP_TREASURE: Final = 31  # a seat
MORE_CARD_TREASURE: Final = 32  # a card, b treasures placed, c packed: paid, seat

# Windows in which everybody is asked for anytime cards.
AT_DAWN: Final = 0
AFTER_BUYING: Final = 1
BEFORE_RESCUE_CARDS: Final = 2
AT_THE_END: Final = 3

# Where a tile to be placed comes from.
FROM_FIELD: Final = 0
FROM_BAG: Final = 1  # must be placed if it fits
FROM_ISLAND: Final = 2  # a treasure or an oshax
FROM_EVENT: Final = 3  # a royal rat

# Which treasure a covered map gives.
OF_THE_MAP: Final = 1
EXTRA_ONE: Final = 2  # by the day's event

# Events, in the order of events.py.
DAY_BEGAN: Final = 0  # day, event
SCORED: Final = 1  # seat, event, points
DREW_TILE: Final = 2  # tile, side
FOUND_RARE: Final = 3  # tile
FISHED: Final = 4  # seat, fish, total
DEALT: Final = 5  # seat, card
HANDED: Final = 6  # seat, card, giver
KEPT_CARD: Final = 7  # seat, card
BOUGHT_CARD: Final = 8  # seat, card
PAID: Final = 9  # seat, fish, cards
LESSONS_LAID: Final = 10  # seat, lessons
PUBLIC_LESSON_LAID: Final = 11  # seat, card
COLOUR_CHOSEN: Final = 12  # seat, card, colour
LAID_CARD: Final = 13  # seat, card
LAID_TOKEN: Final = 14  # seat, token
REVEALED: Final = 15  # seat, card
ORDERED: Final = 16  # seat, place, speed
TOOK: Final = 17  # seat, tile, side, fish
PLACED: Final = 18  # seat, tile, turn, square
PLAYED: Final = 19  # seat, card, colour
GAINED_FISH: Final = 20  # seat, fish
GAINED_BASKET: Final = 21  # seat
LOST_BASKET: Final = 22  # seat
DREW_CARD: Final = 23  # seat, card
BOUGHT_DRAWN: Final = 24  # seat, card, fish
DREW_FOR: Final = 25  # seat, tile
DISCARDED_TILE: Final = 26  # seat, tile
MOVED: Final = 27  # seat, tile, side
GAVE_UP: Final = 28  # seat, card
REMOVED: Final = 29  # seat, tile, square
PASSED: Final = 30  # seat
GAINED_TOKEN: Final = 31  # seat, token
LEFT_ISLAND: Final = 32  # tile
SISTER_CAME: Final = 33  # card, speed, baskets
SISTER_TOOK: Final = 34  # tile
SISTER_SWITCHED: Final = 35  # tile, other
SISTER_LIKES: Final = 36  # colour, points
CHOSE: Final = 37  # seat, tile
ENDED: Final = 38  # seat, points
ORDER_CHANGED: Final = 39  # seat: first today
