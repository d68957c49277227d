"""Know what everybody knows of hands in the Strategic variant, and search hands that fit it (WW-21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints, zeros
from purrlor.core.rng import Rng
from purrlor.games.wizards_and_witches.cards import CARD_TYPES

NO_CARD: Final = -1
MOST_HELD: Final = 4  # two cards kept and two drawn

# What is known of hands is one array, four numbers a seat; all but HELD follow from what everybody saw.
# STUCK: sets of types, 16 bits each, narrowest first. For each of them another card held is one of its types.
# STUCK_THEN: the same at the last reshuffle, when at most two are known. Who held three cards then, between
# two draws, has shown one of them in that turn: the third set has the types shown in it.
# LEFT: cards gone since the last reshuffle that may have been held then (counts), and the types (above the
# counts) that a card can be of that has been held since then.
# HELD: what was held at the last reshuffle. That is secret, but all hands together are known: the pile was
# empty and all other cards lay open.
STUCK: Final = 0
STUCK_THEN: Final = 1
LEFT: Final = 2
HELD: Final = 3
FIELDS: Final = 4
# Behind them lie the same numbers as they were at that reshuffle, and at the one before: a card that somebody
# can't have got in all that time is not theirs. Nobody is asked to remember more than three reshuffles.
MOST_TIMES: Final = 3

TYPES: Final = 0xFFFF  # all types of cards
TYPES_OF_OLD: Final = 0xFFFF00000000  # all types, above the counts
COUNTS: Final = 0xFFFFFFFF  # counts of the types, two bits each: nobody holds more than three at a reshuffle
BIT: Final = ints([1 << bit for bit in range(48)])
ONE: Final = ints([1 << (2 * card) for card in range(CARD_TYPES)])

FIRST_EFFORT: Final = 40  # cards to try before a search begins anew, with more care
MOST_EFFORT: Final = (
    4000  # with which the hands of an earlier reshuffle are searched; then they are forgotten
)
STAYS: Final = ints([64, 43, 28, 19, 13, 8, 6, 4, 2])  # of 64: chance that a card is held after so many turns
SCRATCH: Final = zeros(1024)


def scratch(size: i64) -> Ints:
    """Make an array of zeros."""
    return SCRATCH[:size] if size <= 1024 else zeros(size)


def nothing_known(seats: i64) -> Ints:
    """Begin with hands that can be anything."""
    return scratch(seats * FIELDS)


# -- what everybody sees -------------------------------------------------------------------------------


def note_left(known: Ints, seat: i64, card: i64) -> None:
    """Note that a card left a hand."""
    at = seat * FIELDS
    stuck = known[at + STUCK]
    if stuck != 0:
        # Of several cards that it may have been, leaving the wider sets allows all that can be.
        if (stuck >> card) & 1:
            known[at + STUCK] = stuck >> 16
        elif (stuck >> (card + 16)) & 1:
            known[at + STUCK] = (stuck & TYPES) | ((stuck >> 32) << 16)
        elif (stuck >> (card + 32)) & 1:
            known[at + STUCK] = stuck & COUNTS
    left = known[at + LEFT]
    if (left >> (card + 32)) & 1 and (left >> (card * 2)) & 3 != 3:
        known[at + LEFT] = left + ONE[card]


def note_left_at_once(known: Ints, seat: i64, card: i64) -> None:
    """Note that a card left a hand in the turn in which the pile was reshuffled between two draws."""
    known[seat * FIELDS + STUCK_THEN] |= BIT[card + 32]


def note_stuck(known: Ints, seat: i64, types: i64, held: i64) -> None:
    """Note that all cards that a seat still holds are of these types: it could play none of them."""
    at = seat * FIELDS
    before = known[at + STUCK]
    stuck: i64 = 0
    for i in range(held):
        known_types = (before >> (i * 16)) & TYPES
        if known_types == 0:
            known_types = TYPES
        stuck |= (known_types & types) << (i * 16)
    known[at + STUCK] = stuck
    left = known[at + LEFT]
    known[at + LEFT] = (left & COUNTS) | (left & (types << 32))


def note_out(known: Ints, seat: i64) -> None:
    """Note that a seat holds nothing any more."""
    known[seat * FIELDS + STUCK] = 0


def note_reshuffle(known: Ints, seats: i64) -> Ints:
    """Begin to tell cards held at this reshuffle, which are yet to be noted, from those drawn later."""
    size = seats * FIELDS
    earlier: i64 = 0  # numbers to keep: nothing was held at a reshuffle before the first one
    for seat in range(seats):
        if known[seat * FIELDS + HELD] != 0:
            earlier = i64(len(known))
    if earlier > size * (MOST_TIMES - 1):
        earlier = size * (MOST_TIMES - 1)
    after = scratch(size + earlier)
    for i in range(earlier):
        after[size + i] = known[i]
    for seat in range(seats):
        at = seat * FIELDS
        stuck = known[at + STUCK]
        after[at + STUCK] = stuck
        after[at + STUCK_THEN] = stuck
        after[at + LEFT] = TYPES_OF_OLD
    return after


def note_held(known: Ints, seat: i64, card: i64) -> None:
    """Note a card that is held at a reshuffle."""
    known[seat * FIELDS + HELD] += ONE[card]


def is_anything_known(known: Ints, seats: i64) -> bool:
    """Tell whether not just any cards can be held."""
    known_of_all: i64 = 0
    for seat in range(seats):
        known_of_all |= known[seat * FIELDS + STUCK] | known[seat * FIELDS + LEFT]
    return known_of_all != 0


def is_stuck_with_three(known: Ints, seat: i64) -> bool:
    """Tell whether a seat holds three cards that it could not play: it has discarded one of four."""
    return known[seat * FIELDS + STUCK] >> 32 != 0


def count_of(counts: i64, types: i64) -> i64:
    """Count the cards that are of these types."""
    total: i64 = 0
    for card in range(i64(CARD_TYPES)):
        if (types >> card) & 1:
            total += (counts >> (card * 2)) & 3
    return total


def leaves_room(stuck: i64, counts: i64, room: i64) -> bool:
    """Tell whether cards, with so many more, can be a hand that could not be played when it is known so."""
    number: i64 = 0
    while stuck != 0:
        number += 1
        if count_of(counts, stuck & TYPES) + room < number:
            return False
        stuck >>= 16
    return True


# -- other hands ---------------------------------------------------------------------------------------


# What a dealing knows of each seat at each reshuffle, the last one first.
WANTED: Final = 0  # cards still to be found that it held then
GONE: Final = 1  # counts of cards that left the hand since and may be such cards
TURNS: Final = 2  # how many these are
STAYED: Final = 3  # counts of cards held then that stayed until the next reshuffle
ROW: Final = 4


class Dealing:
    """A search for hands of all seats but one that fit what this one knows.

    First each card that the others held at a reshuffle is given to one of them, who has shown it since or
    holds it still; then cards are found for those who could play nothing. All other cards can be any.
    """

    def __init__(self, known: Ints, seats: i64, unseen: Ints, sizes: Ints, busy: i64, rng: Rng) -> None:
        times = i64(len(known)) // (seats * FIELDS)
        self.known: Ints = known  # of the world that is imagined: what was held is written here
        self.seats: i64 = seats
        self.unseen: Ints = unseen  # by type: cards that can be dealt
        self.sizes: Ints = sizes  # by seat: cards to deal
        self.busy: i64 = busy  # the seat, if any, whose turn goes on since a reshuffle between its two draws
        self.rng: Rng = rng
        self.effort: i64 = 0  # cards to try before the search gives up
        self.careful: bool = False  # settles first what has the fewest ways
        # by seat
        self.hands: Ints = scratch(seats * MOST_HELD)
        self.dealt: Ints = scratch(seats)
        self.rows: Ints = scratch(seats * times * ROW)
        # the cards that were held, for each reshuffle, and the weights of what can have become of each
        self.old: Ints = scratch(seats * times * MOST_HELD)
        self.old_size: i64 = 0
        self.weights: Ints = SCRATCH
        # types of cards that must be found, and above them the seats that hold them
        self.gaps: Ints = scratch(seats * MOST_HELD)
        self.gap_size: i64 = 0

    def search(self, seat: i64) -> None:
        """Find hands for all seats but this one; there are some, as the true ones fit."""
        for time in range(i64(len(self.known)) // (self.seats * FIELDS)):
            self.collect(seat, time)
        self.weights = scratch(self.old_size * self.seats * 2)
        effort: i64 = FIRST_EFFORT
        self.effort = effort
        while not self.settle(0):
            assert self.effort <= 0, "the true hands fit, but were not found"
            effort += effort // 16 + 1  # slowly: another beginning helps more often than more effort
            if effort > MOST_EFFORT and self.old[self.old_size - 1] >= CARD_TYPES:
                self.forget_earliest()
                effort = FIRST_EFFORT
            self.effort = effort
            self.careful = True

    def forget_earliest(self) -> None:
        """Give up knowing what was held at the earliest reshuffle that is remembered."""
        time = self.old[self.old_size - 1] // CARD_TYPES
        while self.old_size > 0 and self.old[self.old_size - 1] // CARD_TYPES == time:
            self.old_size -= 1

    def collect(self, seat: i64, time: i64) -> None:
        """Take together what the others held at a reshuffle, and forget who held what."""
        known = self.known
        sum_of_hands = scratch(CARD_TYPES)
        for other in range(self.seats):
            if other == seat:
                continue
            row = time * self.seats + other
            held = known[row * FIELDS + HELD]
            known[row * FIELDS + HELD] = 0
            card: i64 = 0
            while held != 0:
                sum_of_hands[card] += held & 3
                self.rows[row * ROW + WANTED] += held & 3
                held >>= 2
                card += 1
            left = known[row * FIELDS + LEFT] & COUNTS
            self.rows[row * ROW + GONE] = left
            while left != 0:
                self.rows[row * ROW + TURNS] += left & 3
                left >>= 2
        first = self.old_size
        for kind in range(i64(CARD_TYPES)):
            for i in range(sum_of_hands[kind]):
                # In a random order, so that no seat and no card comes first.
                at = first + self.rng.below(self.old_size + 1 - first)
                self.old[self.old_size] = self.old[at]
                self.old[at] = time * CARD_TYPES + kind
                self.old_size += 1

    def settle(self, i: i64) -> bool:
        """Find out what can have become of the cards that were held at a reshuffle, from the i-th on."""
        if i == self.old_size:
            return self.list_gaps() and self.fill(0)
        self.effort -= 1
        if self.careful:
            self.bring_forward(i)
        card = self.old[i] % CARD_TYPES
        first = self.old[i] // CARD_TYPES * self.seats
        weights = self.weights
        base = i * self.seats * 2
        total = self.weigh(card, first, base)
        while total > 0 and self.effort > 0:
            pick = self.rng.below(total)
            option: i64 = 0
            while pick >= weights[base + option]:
                pick -= weights[base + option]
                option += 1
            total -= weights[base + option]
            weights[base + option] = 0
            holder = option >> 1
            row = first + holder
            self.known[row * FIELDS + HELD] += ONE[card]
            self.rows[row * ROW + WANTED] -= 1
            if option & 1:
                self.stay(card, first, holder)
            else:
                self.rows[row * ROW + GONE] -= ONE[card]
            if (self.rows[row * ROW + WANTED] != 0 or self.has_shown_at_once(row)) and self.settle(i + 1):
                return True
            if option & 1:
                self.unstay(card, first, holder)
            else:
                self.rows[row * ROW + GONE] += ONE[card]
            self.rows[row * ROW + WANTED] += 1
            self.known[row * FIELDS + HELD] -= ONE[card]
        return False

    def bring_forward(self, i: i64) -> None:
        """Put the card of the same reshuffle that has the fewest ways in the i-th place."""
        time = self.old[i] // CARD_TYPES
        fewest: i64 = -1
        best = i
        for j in range(i, self.old_size):
            if self.old[j] // CARD_TYPES != time:
                break
            if j > i and self.old[j] == self.old[best]:
                continue
            total = self.weigh(self.old[j] % CARD_TYPES, time * self.seats, i * self.seats * 2)
            ways: i64 = 0
            for option in range(i * self.seats * 2, (i + 1) * self.seats * 2):
                if self.weights[option] != 0:
                    ways += 1
            if total == 0 or ways < fewest or fewest < 0:
                fewest = ways
                best = j
            if total == 0:
                break
        card = self.old[best]
        self.old[best] = self.old[i]
        self.old[i] = card

    def weigh(self, card: i64, first: i64, base: i64) -> i64:
        """Weigh for each seat how likely it held a card at a reshuffle and showed it, or holds it still."""
        known = self.known
        total: i64 = 0
        for holder in range(self.seats):
            row = first + holder
            gone: i64 = 0
            stays: i64 = 0
            wanted = self.rows[row * ROW + WANTED]
            if wanted > 0:
                stuck = known[row * FIELDS + STUCK_THEN] & COUNTS
                if stuck == 0 or leaves_room(stuck, known[row * FIELDS + HELD] + ONE[card], wanted - 1):
                    turns = self.rows[row * ROW + TURNS]
                    chance = STAYS[turns] if turns < 8 else STAYS[8]
                    count = (self.rows[row * ROW + GONE] >> (card * 2)) & 3
                    if count != 0:
                        # A twelfth of the cards drawn since would be of this type.
                        gone = 1 + count * (64 - chance) * 12 // turns
                    if (known[row * FIELDS + LEFT] >> (card + 32)) & 1 and self.can_stay(card, first, holder):
                        stays = chance
            self.weights[base + holder * 2] = gone
            self.weights[base + holder * 2 + 1] = stays
            total += gone + stays
        return total

    def can_stay(self, card: i64, first: i64, holder: i64) -> bool:
        """Tell whether a seat can still hold a card, now or at the next reshuffle."""
        if first == 0:
            room = self.sizes[holder] - self.dealt[holder] - 1
            if self.unseen[card] == 0 or room < 0:
                return False
            stuck = self.known[holder * FIELDS + STUCK]
            return stuck == 0 or leaves_room(stuck, self.counts_in_hand(holder) + ONE[card], room)
        later = first - self.seats + holder
        held = self.known[later * FIELDS + HELD]
        return (held >> (card * 2)) & 3 > (self.rows[(first + holder) * ROW + STAYED] >> (card * 2)) & 3

    def stay(self, card: i64, first: i64, holder: i64) -> None:
        """Let a card stay in the hand, now or until the next reshuffle."""
        if first == 0:
            self.give(holder, card)
        else:
            self.rows[(first + holder) * ROW + STAYED] += ONE[card]

    def unstay(self, card: i64, first: i64, holder: i64) -> None:
        """Take back that a card stayed."""
        if first == 0:
            self.take_back(holder, card)
        else:
            self.rows[(first + holder) * ROW + STAYED] -= ONE[card]

    def counts_in_hand(self, holder: i64) -> i64:
        """Count the cards of each type that a seat holds still."""
        counts: i64 = 0
        for i in range(holder * MOST_HELD, holder * MOST_HELD + self.dealt[holder]):
            counts += ONE[self.hands[i]]
        return counts

    def has_shown_at_once(self, row: i64) -> bool:
        """Tell whether a seat that held three cards at a reshuffle has shown one of them in that turn."""
        at_once = self.known[row * FIELDS + STUCK_THEN] >> 32
        if at_once == 0 or row == self.busy:
            return True
        gone = (self.known[row * FIELDS + LEFT] & COUNTS) - self.rows[row * ROW + GONE]
        return count_of(gone, at_once) != 0

    def list_gaps(self) -> bool:
        """List the cards that could not be played and are still to be found; tell whether there is room."""
        self.gap_size = 0
        for holder in range(self.seats):
            if self.sizes[holder] == 0:
                continue
            stuck = self.known[holder * FIELDS + STUCK]
            place = holder * MOST_HELD
            used: i64 = 0  # cards of the hand that were counted, as bits
            room = self.sizes[holder] - self.dealt[holder]
            while stuck != 0:
                found = False
                for i in range(self.dealt[holder]):
                    if not (used >> i) & 1 and (stuck >> self.hands[place + i]) & 1:
                        used |= 1 << i
                        found = True
                        break
                if not found:
                    if room == 0:
                        return False
                    room -= 1
                    self.gaps[self.gap_size] = (stuck & TYPES) | (holder << 16)
                    self.gap_size += 1
                stuck >>= 16
        return True

    def fill(self, i: i64) -> bool:
        """Find cards for all gaps from the i-th on."""
        if i == self.gap_size:
            return True
        self.effort -= 1
        types = self.gaps[i] & TYPES
        holder = self.gaps[i] >> 16
        while self.effort > 0:
            total: i64 = 0
            for card in range(i64(CARD_TYPES)):
                if (types >> card) & 1:
                    total += self.unseen[card]
            if total == 0:
                return False
            pick = self.rng.below(total)
            chosen: i64 = 0
            while True:
                if (types >> chosen) & 1:
                    pick -= self.unseen[chosen]
                    if pick < 0:
                        break
                chosen += 1
            self.give(holder, chosen)
            if self.fill(i + 1):
                return True
            self.take_back(holder, chosen)
            types &= ~(1 << chosen)
        return False

    def give(self, holder: i64, card: i64) -> None:
        """Deal an unseen card to a seat."""
        self.unseen[card] -= 1
        self.hands[holder * MOST_HELD + self.dealt[holder]] = card
        self.dealt[holder] += 1

    def take_back(self, holder: i64, card: i64) -> None:
        """Take back the card dealt last to a seat."""
        self.dealt[holder] -= 1
        self.unseen[card] += 1
