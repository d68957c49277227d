"""Lay the table of Wizard Kittens: circles, deck, curses; and the small verbs that move one thing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints, zeros
from purrlor.core.frames import Frames
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.games.wizard_kittens.cards import (
    CHAPTERS,
    COPIES,
    CURSES,
    DRAWN_OF_BAND,
    SEATS,
    TYPES,
    Tables,
)
from purrlor.games.wizard_kittens.rules.numbers import CURSE_SHOWN, DISCARDED, DREW, LIFTED, PLACED
from purrlor.games.wizard_kittens.rules.questions import PLAYING

NONE: Final = -1
RULE_SPAN: Final = 16  # rules in force are digits of one number: an effect plus one
CARD_BITS: Final = 6  # cards chosen for a pass lie side by side in one detail: a card plus one
CARD_MASK: Final = 63
# What the deck gives besides the four types of components.
CHAOS_CAT: Final = 4
CHAPTER_CAT: Final = 5  # the one that opens chapter 3
CAUGHT_CARD: Final = 6

TOP_LAYER: Final = 10
BOTTOM_LAYER: Final = 11  # ten cards and Caught
IN_CIRCLE: Final = 12  # kinds of places for a card in one circle

TWO_CHAPTERS: Final = 3  # chapters 1 and 2, as bits
ALL_CHAPTERS: Final = 7

CIRCLE: Final = zeros(SEATS * IN_CIRCLE)
HEAPS: Final = zeros(SEATS * CHAPTERS)
EXTRA: Final = zeros(SEATS * TYPES)
BY_SEAT: Final = zeros(SEATS)
NONE_BY_SEAT: Final = ints([NONE] * SEATS)
PILE: Final = ints([COPIES] * TYPES)
BY_TYPE: Final = zeros(TYPES)
NO_CURSES: Final = ints([NONE] * CHAPTERS)
UNDEFEATED: Final = ints([NONE] * CURSES)
CURSE_DECK: Final = ints([DRAWN_OF_BAND] * 3)
NO_FRAMES: Final = Frames()


class Options:
    """What is settled before the cards are dealt."""

    def __init__(
        self,
        seats: i64,
        advanced: bool = False,
        new_rules: bool = False,
        chaos_cats: i64 = 0,
        replacing: bool = True,
        choosing: bool = False,
    ) -> None:
        self.seats: i64 = seats
        self.advanced: bool = advanced  # every kitten has a spell of its own (WK-31)
        self.new_rules: bool = new_rules  # each Chaos Cat draws a New Rule (WK-30)
        self.chaos_cats: i64 = chaos_cats  # in Chaos Mode; 0 without it (WK-32)
        self.replacing: bool = replacing  # a Chaos Cat is replaced by another card (WK-10)
        self.choosing: bool = choosing  # players choose their kittens (WK-2)


class Circles(State):
    """What lies on the table; cards in play are counts, and nothing hidden has an order until it is drawn."""

    def __init__(self, options: Options, tables: Tables, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options: Options = options
        self.tables: Tables = tables
        self.advanced: bool = options.advanced
        self.new_rules: bool = options.new_rules
        self.chaos_cats: i64 = options.chaos_cats
        self.replacing: bool = options.replacing
        # the deck: components not drawn yet, and how many cards each layer still has
        self.pile: Ints = PILE
        self.pile_size: i64 = TYPES * COPIES
        self.top: i64 = TOP_LAYER
        self.middle: i64 = 0  # with the Chaos Cats
        self.bottom: i64 = BOTTOM_LAYER  # with Caught
        self.cats: i64 = 0  # Chaos Cats still in the middle
        self.cats_drawn: i64 = 0
        self.chapter_cat: bool = False  # the Cat of chapter 3 is among them
        self.discards: Ints = BY_TYPE
        # circles: cards by seat, chapter and type; their sums by spot and by seat; extra cards likewise
        self.circle: Ints = CIRCLE
        self.heap: Ints = HEAPS
        self.size: Ints = BY_SEAT
        self.extra: Ints = EXTRA
        self.open: i64 = TWO_CHAPTERS  # as bits
        # curses: face up by chapter, who defeated each, seen so far (bits), how many of a band still come
        self.curse_at: Ints = NO_CURSES
        self.defeated_by: Ints = UNDEFEATED
        self.curses_seen: i64 = 0
        self.curses_left: Ints = CURSE_DECK
        self.defeated: i64 = 0
        # by seat: kitten, the spell place that the token covers, the secret Extra Credit, the final place
        self.kitten: Ints = BY_SEAT
        self.token: Ints = NONE_BY_SEAT
        self.credit: Ints = BY_SEAT
        self.place: Ints = BY_SEAT
        # New Rules and Chaos Mode: the card in use, effects of rules in force (four bits each, plus one)
        self.rule: i64 = NONE
        self.chaos: i64 = NONE
        self.in_force: i64 = 0
        self.turn: i64 = 0
        self.ended: i64 = PLAYING
        self.frames: Frames = NO_FRAMES

    def copy_to(self, other: Circles) -> None:
        """Copy everything but generator and sink to a table with the same options."""
        other.pending = self.pending
        other.choices = self.choices
        other.pile = self.pile[:]
        other.pile_size = self.pile_size
        other.top = self.top
        other.middle = self.middle
        other.bottom = self.bottom
        other.cats = self.cats
        other.cats_drawn = self.cats_drawn
        other.chapter_cat = self.chapter_cat
        other.discards = self.discards[:]
        other.circle = self.circle[:]
        other.heap = self.heap[:]
        other.size = self.size[:]
        other.extra = self.extra[:]
        other.open = self.open
        other.curse_at = self.curse_at[:]
        other.defeated_by = self.defeated_by[:]
        other.curses_seen = self.curses_seen
        other.curses_left = self.curses_left[:]
        other.defeated = self.defeated
        other.kitten = self.kitten  # changed as a whole, as Extra Credits and places are
        other.token = self.token[:]
        other.credit = self.credit
        other.place = self.place
        other.rule = self.rule
        other.chaos = self.chaos
        other.in_force = self.in_force
        other.turn = self.turn
        other.ended = self.ended
        other.frames = self.frames.clone()

    # -- cards in play -----------------------------------------------------------------------------------

    def put(self, owner: i64, chapter: i64, kind: i64) -> None:
        """Add a card to a circle."""
        self.circle[owner * IN_CIRCLE + chapter * TYPES + kind] += 1
        self.heap[owner * CHAPTERS + chapter] += 1
        self.size[owner] += 1

    def take(self, card: i64) -> i64:
        """Take a card out of its circle; tell its type."""
        self.circle[card] -= 1
        self.heap[card // TYPES] -= 1
        self.size[card // IN_CIRCLE] -= 1
        return card % TYPES

    def place_card(self, seat: i64, kind: i64, spot: i64) -> None:
        """Let somebody put a card down."""
        self.put(spot // CHAPTERS, spot % CHAPTERS, kind)
        if self.sink is not None:
            self.tell(PLACED, seat, kind, spot // CHAPTERS, spot % CHAPTERS)

    def lift_card(self, seat: i64, card: i64) -> i64:
        """Let somebody pick a card up, to be put down elsewhere; tell its type."""
        kind = self.take(card)
        if self.sink is not None:
            self.tell(LIFTED, seat, kind, card // IN_CIRCLE, card // TYPES % CHAPTERS)
        return kind

    def discard_card(self, seat: i64, card: i64) -> None:
        """Let somebody discard a card."""
        kind = self.take(card)
        self.discards[kind] += 1
        if self.sink is not None:
            self.tell(DISCARDED, seat, kind, card // IN_CIRCLE, card // TYPES % CHAPTERS)

    def cards_in_play(self) -> i64:
        """Count the cards of all circles."""
        total: i64 = 0
        for seat in range(self.seats):
            total += self.size[seat]
        return total

    def spots_in_use(self) -> i64:
        """Count the chapters of all circles that have a card."""
        spots: i64 = 0
        for spot in range(self.seats * CHAPTERS):
            if self.heap[spot] != 0:
                spots += 1
        return spots

    def step(self, seat: i64, by: i64) -> i64:
        """Go round the table: 1 is to the left, clockwise; -1 to the right."""
        other = seat + by
        if other < 0:
            return other + self.seats
        return other - self.seats if other >= self.seats else other

    # -- chance ------------------------------------------------------------------------------------------

    def draw_card(self) -> i64:
        """Draw the top card: which it is falls now, with the chance that its layer gives (WK-3)."""
        if self.top != 0:
            self.top -= 1
        elif self.middle != 0:
            drawn = self.rng.below(self.middle)
            self.middle -= 1
            if drawn < self.cats:
                return self.draw_cat(drawn)
        else:
            assert self.bottom != 0  # Caught comes before the deck is empty
            drawn = self.rng.below(self.bottom)
            self.bottom -= 1
            if drawn == 0:
                return CAUGHT_CARD
        return self.draw_component()

    def draw_cat(self, which: i64) -> i64:
        """Take a Chaos Cat out of the deck; number 0 is the one of chapter 3, as long as it is there."""
        self.cats -= 1
        self.cats_drawn += 1
        if which == 0 and self.chapter_cat:
            self.chapter_cat = False
            return CHAPTER_CAT
        return CHAOS_CAT

    def draw_component(self) -> i64:
        """Draw one of the components that nobody has seen."""
        left = self.rng.below(self.pile_size)
        kind: i64 = 0
        while left >= self.pile[kind]:
            left -= self.pile[kind]
            kind += 1
        self.pile[kind] -= 1
        self.pile_size -= 1
        return kind

    def tell_drawn(self, seat: i64, kind: i64) -> None:
        """Say who drew which component."""
        if self.sink is not None:
            self.tell(DREW, seat, kind)

    def show_curse(self, chapter: i64) -> None:
        """Turn the next curse up at a chapter, if any is left: two of each band are in the game (WK-4)."""
        total = self.curses_left[0] + self.curses_left[1] + self.curses_left[2]
        if total == 0:
            return
        left = self.rng.below(total)
        band: i64 = 0
        while left >= self.curses_left[band]:
            left -= self.curses_left[band]
            band += 1
        self.curses_left[band] -= 1
        curse = self.draw_curse(band)
        self.curses_seen |= 1 << curse
        self.curse_at[chapter] = curse
        self.tell(CURSE_SHOWN, curse, chapter)

    def draw_curse(self, band: i64) -> i64:
        """Choose a curse of a band that was not seen: each of them is as likely to be in the game."""
        found: i64 = NONE
        unseen: i64 = 0
        for curse in range(i64(CURSES)):
            if self.tables.band[curse] == band and not (self.curses_seen >> curse) & 1:
                unseen += 1
                if self.rng.below(unseen) == 0:
                    found = curse
        return found
