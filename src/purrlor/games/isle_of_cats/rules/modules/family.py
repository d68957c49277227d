"""Family mode: secret family cards, cats without prices, an order that goes round (IC-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.rules.hand import ANY_COST, offer_cards
from purrlor.games.isle_of_cats.rules.numbers import DEALT, KEEP, KEPT_CARD, ORDER_CHANGED
from purrlor.games.isle_of_cats.rules.questions import ASK_FAMILY_CARDS
from purrlor.games.isle_of_cats.rules.table import (
    BY_SEAT,
    DISCARDED,
    KEPT,
    LAID,
    OWN,
    PACK,
    PICKS,
    Question,
    Table,
)

CARDS_DEALT: Final = 3
CARDS_KEPT: Final = 2


def deal_family_cards(state: Table) -> None:
    """Deal three family cards to everybody, of which two are kept."""
    for seat in range(state.seats):
        for i in range(i64(CARDS_DEALT)):
            slot = state.deal_card(PACK, seat)
            state.tell(DEALT, seat, state.card[slot])
    state.ask_all(ASK_FAMILY_CARDS)


class FamilyCards(Question):
    """Ask which family cards are kept."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer the family cards not kept yet."""
        offer_cards(state, seat, PACK, KEEP, ANY_COST)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Keep a family card; the third one is discarded unseen."""
        card = action - KEEP
        state.where[state.find_card(card, PACK, seat)] = KEPT * BY_SEAT + seat
        if state.sink is not None:
            state.tell(KEPT_CARD, seat, card)
        state.own[seat * OWN + PICKS] += 1
        if state.own[seat * OWN + PICKS] < CARDS_KEPT or not state.frames.answered(seat):
            return
        state.frames.pop()
        for other in range(state.seats):
            state.own[other * OWN + PICKS] = 0
            state.move_cards(KEPT, other, LAID)
            state.move_cards(PACK, other, DISCARDED)


def turn_order_round(state: Table) -> None:
    """Move the first player to the end of the order."""
    first = state.order[0]
    for i in range(state.seats - 1):
        state.order[i] = state.order[i + 1]
    state.order[state.seats - 1] = first
    state.tell(ORDER_CHANGED, state.order[0])
