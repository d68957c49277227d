"""Family mode: secret family cards, cats without prices, an order that goes round (IC-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.rules.effects import offer_faces
from purrlor.games.isle_of_cats.rules.numbers import ASK_FAMILY, DEALT, KEEP, KEPT_CARD, ORDER_CHANGED
from purrlor.games.isle_of_cats.rules.table import DISCARDED, KEPT, LAID, OWN, PACK, PICKS, Table

CARDS_DEALT: Final = 3
CARDS_KEPT: Final = 2


def deal_family_cards(state: Table) -> None:
    """Deal three family cards to everybody, of which two are kept."""
    for seat in range(state.seats):
        for i in range(i64(CARDS_DEALT)):
            slot = state.deal_card(PACK, seat)
            state.tell(DEALT, seat, state.card[slot], -1, -1)
    state.ask_all(ASK_FAMILY, 0)


def offer_family_cards(state: Table, seat: i64) -> None:
    """Offer the family cards not kept yet."""
    offer_faces(state, seat, PACK, KEEP, 0)


def answer_family(state: Table, seat: i64, action: i64) -> None:
    """Keep a family card; the third one is discarded unseen."""
    face = action - KEEP
    state.where[state.find_card(face, PACK, seat)] = KEPT * 8 + seat
    if state.sink is not None:
        state.tell(KEPT_CARD, seat, face, -1, -1)
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
    state.tell(ORDER_CHANGED, state.order[0], -1, -1, -1)
