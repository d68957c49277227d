"""Keep what lies on a table of Wizards and Witches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints, zeros
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.games.wizards_and_witches.cards import CARD_TYPES, CARDS, SIDE
from purrlor.games.wizards_and_witches.rules.hidden import NO_CARD

NOBODY: Final = -1  # instead of a seat
GOAL: Final = 10  # hits that put a player out
BLANK: Final = zeros(CARDS)
TWO_POOLS: Final = ints([SIDE[card] for card in range(CARD_TYPES)])


class Options:
    """What is settled before the cards are dealt."""

    def __init__(self, seats: i64, challenging: bool = False, strategic: bool = False) -> None:
        self.seats: i64 = seats
        self.challenging: bool = challenging
        self.strategic: bool = strategic


class Table(State):
    """Where all cards lie; cards are types 0 to 15, seats' flags are bits.

    Cards lying in front of a player are heaps: how many of each, four bits a type, in one number.
    """

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options: Options = options
        self.strategic: bool = options.strategic
        self.challenging: bool = options.challenging
        self.goal: i64 = GOAL
        self.pool_of: Ints = TWO_POOLS
        # piles, in no order: a card is drawn by chance when it is needed
        self.draw_pile: Ints = BLANK
        self.draw_size: i64 = 0
        self.discard_pile: Ints = BLANK
        self.discard_size: i64 = 0
        # whose turn it is, and what was drawn in it: the turn ends when nothing of that is left over
        self.turn: i64 = 0
        self.drawn: i64 = NO_CARD
        self.drawn_too: i64 = NO_CARD
        self.drawn_is_old: bool = False  # the pile was reshuffled between the two
        self.discarding: bool = False  # WW-21: the turn's card is played, the hand still too large
        self.living: i64 = options.seats
        # sets of seats
        self.out: i64 = 0
        self.lairs: i64 = 0
        self.missing: i64 = 0  # lose their next turn
        self.missed: i64 = 0  # lost one and have not played since
        self.potions_only: i64 = 0  # WW-20: were first hit by a Potion
        self.spells_only: i64 = 0
        # by seat
        self.hits: Ints = BLANK
        self.place: Ints = BLANK  # in the final ranking; 0 while playing
        self.wounds: Ints = BLANK  # heaps
        self.kept: Ints = BLANK  # WW-21: two cards a seat
        # by pool, two a seat: room left, and heaps of the shields and what they caught
        self.room: Ints = BLANK
        self.laid: Ints = BLANK
        self.known: Ints = BLANK  # WW-21: of hands, see `hidden`

    def copy_to(self, other: Table) -> None:
        """Give another table everything that lies on this one."""
        other.pending = self.pending
        other.choices = self.choices
        other.goal = self.goal
        other.pool_of = self.pool_of
        other.draw_pile = self.draw_pile[:]
        other.draw_size = self.draw_size
        other.discard_pile = self.discard_pile[:]
        other.discard_size = self.discard_size
        other.turn = self.turn
        other.drawn = self.drawn
        other.drawn_too = self.drawn_too
        other.drawn_is_old = self.drawn_is_old
        other.discarding = self.discarding
        other.living = self.living
        other.out = self.out
        other.lairs = self.lairs
        other.missing = self.missing
        other.missed = self.missed
        other.potions_only = self.potions_only
        other.spells_only = self.spells_only
        other.hits = self.hits[:]
        other.place = self.place[:]
        other.wounds = self.wounds[:]
        other.room = self.room[:]
        other.laid = self.laid[:]
        if self.strategic:
            other.kept = self.kept[:]
            other.known = self.known[:]

    def draw_card(self) -> i64:
        """Draw one card of a pile that is not empty."""
        i = self.rng.below(self.draw_size)
        card = self.draw_pile[i]
        self.draw_size -= 1
        self.draw_pile[i] = self.draw_pile[self.draw_size]
        return card

    def discard(self, card: i64) -> None:
        """Put a card on the discard pile."""
        self.discard_pile[self.discard_size] = card
        self.discard_size += 1

    def discard_pool(self, pool: i64) -> None:
        """Discard all the cards of a pool, shields and what they caught."""
        heap = self.laid[pool]
        self.laid[pool] = 0
        self.room[pool] = 0
        card: i64 = 0
        while heap != 0:
            for i in range(heap & 15):
                self.discard(card)
            heap >>= 4
            card += 1

    def hold(self, seat: i64, i: i64, card: i64) -> None:
        """Make a card the i-th of a hand: two are kept, then come those drawn."""
        if i < 2:
            self.kept[seat * 2 + i] = card
        elif i == 2:
            self.drawn = card
        else:
            self.drawn_too = card

    def put_back(self, card: i64) -> None:
        """Put a card back into the draw pile."""
        self.draw_pile[self.draw_size] = card
        self.draw_size += 1

    def take(self, card: i64) -> i64:
        """Take a card of this type out of the draw pile."""
        i: i64 = 0
        while self.draw_pile[i] != card:
            i += 1
        self.draw_size -= 1
        self.draw_pile[i] = self.draw_pile[self.draw_size]
        return card
