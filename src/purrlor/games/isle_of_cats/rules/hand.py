"""Offer the cards that a seat holds, each once, and show those it plays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import zeros
from purrlor.games.isle_of_cats.cards import CARD_COST, CARDS
from purrlor.games.isle_of_cats.rules.numbers import NO_COLOUR_CHOSEN, PLAYED
from purrlor.games.isle_of_cats.rules.packs import CARDS_KEPT, KEPT_SLOTS
from purrlor.games.isle_of_cats.rules.table import BY_SEAT, HAND, NEW, OPEN, Table

ANY_COST: Final = 99
SEEN: Final = zeros(CARDS)  # work space: cards already offered
HELD: Final = zeros(CARDS)  # work space: how many of each card the seat can play


def forget_offers() -> None:
    """Begin a new round of `offer_once`."""
    for card in range(i64(CARDS)):
        SEEN[card] = 0


def offer_once(state: Table, card: i64, base: i64) -> None:
    """Offer an action with a card, unless it was offered before."""
    if SEEN[card] == 0:
        SEEN[card] = 1
        state.offer(base + card)


def offer_cards(state: Table, seat: i64, place: i64, base: i64, most: i64) -> None:
    """Offer each different card that a seat has in a place and that costs no more than `most`."""
    forget_offers()
    here = place * BY_SEAT + seat
    for slot in range(state.dealt):
        if state.where[slot] == here and CARD_COST[state.card[slot]] <= most:
            offer_once(state, state.card[slot], base)
    for drawn in range(state.top, i64(len(state.where))):
        if state.where[drawn] == here and CARD_COST[state.card[drawn]] <= most:
            offer_once(state, state.card[drawn], base)


def note_hand(state: Table, seat: i64, first: i64, last: i64) -> bool:
    """Count the cards from one to another in a seat's hand; tell whether there are any.

    What is being bought is not in hand before all have paid (IC-8.5).
    """
    for face in range(first, last + 1):
        HELD[face] = 0
    held: i64 = 0
    hand = HAND * BY_SEAT + seat
    new = NEW * BY_SEAT + seat
    where = state.where
    dealt = state.dealt
    if state.seats == 1:
        for slot in range(dealt):
            if where[slot] == hand or where[slot] == new:
                held += note_card(state.card[slot], first, last)
    else:
        at = (state.seats * BY_SEAT + seat) * CARDS_KEPT
        for n in range(at, at + CARDS_KEPT):
            kept = KEPT_SLOTS[n]
            if kept >= dealt:
                break
            if where[kept] == hand or where[kept] == new:
                held += note_card(state.card[kept], first, last)
    for drawn in range(state.top, i64(len(where))):
        if where[drawn] == hand or where[drawn] == new:
            held += note_card(state.card[drawn], first, last)
    return held > 0


def note_card(card: i64, first: i64, last: i64) -> i64:
    """Count a card if it is between two; tell 1 if so."""
    if card < first or card > last:
        return 0
    HELD[card] += 1
    return 1


def show_played(state: Table, seat: i64, card: i64, colour: i64) -> None:
    """Take a card from the hand and show it to all."""
    state.where[state.find_in_hand(card, seat)] = OPEN * BY_SEAT
    if state.sink is not None:
        state.tell(PLAYED, seat, card, colour if colour != NO_COLOUR_CHOSEN else i64(-1))
