"""Keep what lies on a table of Battle Kittens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, bit_count, ints, lowest, zeros
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.games.battle_kittens.cards import (
    BIT,
    FIELD,
    FIELD_MASK,
    FLAG_PLACE,
    POINT,
    ROUND_GROUNDS,
    Tables,
)

# What a phase asks.
DRAFT: Final = 0  # take one Kitten of the hand that came round (BK-3)
TRIM: Final = 1  # put away what is too many (BK-31)
DEPLOY: Final = 2  # part the Kittens among the Battlegrounds (BK-4)
COMPETE: Final = 3  # draw or not (BK-10)
OVER: Final = 4

NEWEST: Final = 2
SQUAD_OF: Final = 7  # Kittens that a player deploys
MOST_SEATS: Final = 6
ROUNDS: Final = 3
SLOTS: Final = 9  # three Battlegrounds in each of three rounds
LARGEST_HAND: Final = 10  # in the Short variant (BK-31)
HAND_OF_SIX: Final = 9  # 54 Kittens are not enough for six of the largest
NO_CARD: Final = -1

BLANK_DEALT: Final = zeros(MOST_SEATS * LARGEST_HAND)
BLANK_MINE: Final = zeros(MOST_SEATS * SQUAD_OF)
BLANK_SQUADS: Final = zeros(MOST_SEATS * ROUND_GROUNDS)
BLANK_SEATS: Final = zeros(MOST_SEATS)
NOBODY_CHOSE: Final = ints([NO_CARD] * MOST_SEATS)
NOTHING_OPEN: Final = ints([NO_CARD] * SLOTS)
BLANK_SLOTS: Final = zeros(SLOTS * MOST_SEATS)
MOST_SENDS: Final = 100  # of a seat in one deployment, then it goes by number: nobody can hold up a game
MOST_CHOICES: Final = 24


class Options:
    """What is settled before the cards are dealt."""

    def __init__(
        self,
        seats: i64,
        family: bool = False,
        short: bool = False,
        variable: bool = False,
        team: bool = False,
        rules: i64 = NEWEST,
    ) -> None:
        self.seats: i64 = seats
        self.family: bool = family
        self.short: bool = short
        self.variable: bool = variable
        self.rules: i64 = rules  # the version: a game keeps that with which it began
        self.sides: i64 = seats // 2 if team else seats
        self.hand: i64 = SQUAD_OF
        if short:
            self.hand = HAND_OF_SIX if seats == MOST_SEATS else LARGEST_HAND


class Table(State):
    """Where all cards lie; Kittens are numbers 0 to 53 in the order of the alphabet, sets of them are bits.

    A draft hand is named after the seat it was dealt to. In `dealt` its cards stand in the order in which
    they were taken, then those still in the hand by number: who has seen what follows from it.
    """

    def __init__(self, options: Options, tables: Tables, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.options: Options = options
        self.tables: Tables = tables
        self.family: bool = options.family
        self.short: bool = options.short
        self.variable: bool = options.variable
        self.sides: i64 = options.sides  # teams, or seats where there are none; seat % sides is one's side
        self.hand: i64 = options.hand  # Kittens dealt to each
        # where the game is
        self.round: i64 = 0
        self.phase: i64 = DRAFT
        self.picked: i64 = 0  # how many of each hand were taken and passed on
        self.toward: i64 = 1  # hands go to the left (1) or to the right (-1)
        # piles, in no order: cards are drawn by chance when they are needed
        self.deck: i64 = 0
        self.under: i64 = 0  # Kittens put away, which lie under the deck (BK-31)
        self.ground_deck: i64 = 0
        self.attribute_deck: i64 = 0
        self.king_deck: i64 = 0
        # Kittens of this round
        self.dealt: Ints = BLANK_DEALT  # by hand
        self.sealed: Ints = NOBODY_CHOSE  # by seat: taken, but not yet passed on
        self.mine: Ints = BLANK_MINE  # seven a seat, by number: what is deployed
        self.placed: Ints = BLANK_SEATS  # by seat: how many of them are deployed, or were put away
        self.sends: Ints = BLANK_SEATS  # by seat: how often it has sent or moved a Kitten in this deployment
        self.squads: Ints = BLANK_SQUADS  # three a seat, as bits
        self.sums: Ints = BLANK_SQUADS  # of the same, packed
        self.open: i64 = 0  # Kittens that everybody has seen
        self.gone: i64 = 0  # Kittens that the King called away
        # the competition at one Battleground
        self.ground: i64 = 0  # which of the three
        self.squad: i64 = 0  # the seat whose icons are resolved
        self.squads_left: i64 = 0  # including this one
        self.icons: i64 = 0  # Kittens of this squad with an icon to come
        self.asking: i64 = NO_CARD  # the Kitten whose icon is decided on
        self.guests: i64 = 0  # Kittens that are to be drawn into this squad
        self.bonus: Ints = BLANK_SEATS  # by seat, as in `strength`
        # the whole game
        self.grounds: Ints = NOTHING_OPEN  # three a round
        self.attributes: Ints = NOTHING_OPEN  # on them
        self.fish: Ints = BLANK_SEATS  # by side
        self.won: Ints = BLANK_SLOTS  # the same by Battleground, six a slot
        self.ranked: Ints = (
            BLANK_SLOTS  # by Battleground and seat: the strength that was ranked, King and all
        )
        self.royal: Ints = BLANK_SEATS  # by side: what the King gave or took

    def copy_to(self, other: Table) -> None:
        """Give another table everything that lies on this one."""
        other.pending = self.pending
        other.choices = self.choices
        other.round = self.round
        other.phase = self.phase
        other.picked = self.picked
        other.toward = self.toward
        other.deck = self.deck
        other.under = self.under
        other.ground_deck = self.ground_deck
        other.attribute_deck = self.attribute_deck
        other.king_deck = self.king_deck
        other.dealt = self.dealt[:]
        other.sealed = self.sealed[:]
        other.mine = self.mine[:]
        other.placed = self.placed[:]
        other.sends = self.sends[:]
        other.squads = self.squads[:]
        other.sums = self.sums[:]
        other.open = self.open
        other.gone = self.gone
        other.ground = self.ground
        other.squad = self.squad
        other.squads_left = self.squads_left
        other.icons = self.icons
        other.asking = self.asking
        other.guests = self.guests
        other.bonus = self.bonus[:]
        other.grounds = self.grounds[:]
        other.attributes = self.attributes[:]
        other.fish = self.fish[:]
        other.won = self.won[:]
        other.ranked = self.ranked[:]
        other.royal = self.royal[:]

    def everybody(self) -> i64:
        """Tell all seats (bits)."""
        return (1 << self.seats) - 1

    def hand_at(self, seat: i64, pick: i64) -> i64:
        """Tell which hand is with a seat when so many picks are over."""
        hand = seat - self.toward * pick
        while hand < 0:
            hand += self.seats
        while hand >= self.seats:
            hand -= self.seats
        return hand

    def seat_of(self, hand: i64, pick: i64) -> i64:
        """Tell which seat has a hand when so many picks are over."""
        return self.hand_at(hand, -pick)

    def attribute_of(self, ground: i64) -> i64:
        """Tell the Attribute of one of the three Battlegrounds of this round."""
        return self.attributes[self.round * ROUND_GROUNDS + ground]

    def deploy(self, seat: i64, card: i64, ground: i64) -> None:
        """Put a Kitten into a squad."""
        self.squads[seat * ROUND_GROUNDS + ground] |= BIT[card]
        self.sums[seat * ROUND_GROUNDS + ground] += self.tables.pack[card]

    def withdraw(self, seat: i64, card: i64) -> None:
        """Take a Kitten out of the squad that it is in, if it is in any."""
        for squad in range(seat * ROUND_GROUNDS, (seat + 1) * ROUND_GROUNDS):
            if self.squads[squad] & BIT[card]:
                self.squads[squad] -= BIT[card]
                self.sums[squad] -= self.tables.pack[card]

    def strength(self, seat: i64, ground: i64) -> i64:
        """Rate a squad: its total in the Attribute in POINTs, and its Flags; without the King's bonus."""
        packed = self.sums[seat * ROUND_GROUNDS + ground]
        total = (packed >> (FIELD * self.attribute_of(ground))) & FIELD_MASK
        return total * POINT + (packed >> FLAG_PLACE)

    def draw_from(self, pile: i64) -> i64:
        """Draw one member of a pile (bits, not empty) by chance."""
        skip = self.rng.below(bit_count(pile))
        while skip > 0:
            pile &= pile - 1
            skip -= 1
        return lowest(pile)


def insert(cards: Ints, start: i64, end: i64, card: i64) -> None:
    """Put a card among those from start to end, which are in order; there is room for it at the end."""
    while end > start and cards[end - 1] > card:
        cards[end] = cards[end - 1]
        end -= 1
    cards[end] = card


def sort(cards: Ints, start: i64, end: i64) -> None:
    """Put some cards in order."""
    for i in range(start + 1, end):
        insert(cards, start, i, cards[i])


def bring_forward(cards: Ints, place: i64, card: i64) -> None:
    """Move a card that comes at a place or after it to that place; the others keep their order."""
    at = place
    while cards[at] != card:
        at += 1
    while at > place:
        cards[at] = cards[at - 1]
        at -= 1
    cards[place] = card
