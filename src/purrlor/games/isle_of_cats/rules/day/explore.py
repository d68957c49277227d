"""Explore, phase 2 of a day: draft cards 2-2-2-1, then pay for those to be kept (IC-3.22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.cards import CARD_COST
from purrlor.games.isle_of_cats.rules.hand import forget_offers, offer_once
from purrlor.games.isle_of_cats.rules.numbers import (
    BOUGHT_CARD,
    BUY,
    DEALT,
    DONE,
    HANDED,
    KEEP,
    KEPT_CARD,
    PAID,
)
from purrlor.games.isle_of_cats.rules.packs import KEEP_A_ROUND, LAST_ROUND, direction
from purrlor.games.isle_of_cats.rules.questions import ASK_BUY, ASK_DRAFT
from purrlor.games.isle_of_cats.rules.table import (
    BOUGHT,
    BOUGHT_WINDOW,
    BUYING,
    BY_SEAT,
    DISCARDED,
    FISH,
    KEPT,
    NEW,
    OWN,
    PACK,
    PACK_SIZE,
    PICKS,
    SOLO_PACK,
    SPENT,
    Question,
    Table,
)

SOLO_KEEP: Final = 3


def holder_of(state: Table, pack: i64, round_: i64) -> i64:
    """Name the seat that holds a pack in a round."""
    return (pack + direction(state.seats, state.day) * round_) % state.seats


def pack_of(state: Table, seat: i64, round_: i64) -> i64:
    """Name the pack that a seat holds in a round."""
    return (seat + (state.seats - direction(state.seats, state.day)) * round_) % state.seats


def pack_start(state: Table, pack: i64) -> i64:
    """Find the first slot of one of today's packs."""
    return (state.day - 1) * state.slots_a_day() + pack * PACK_SIZE


def kept_before(round_: i64) -> i64:
    """Count the cards that left a pack before a round."""
    return KEEP_A_ROUND * round_


def begin_draft(state: Table) -> None:
    """Deal seven cards to everybody, or five to one alone."""
    if state.is_solo():
        deal_alone(state, SOLO_PACK)
    else:
        for seat in range(state.seats):
            for i in range(i64(PACK_SIZE)):
                slot = state.deal_card(PACK, seat)
                state.tell(DEALT, seat, state.card[slot])
    state.ask_all(ASK_DRAFT)


def deal_alone(state: Table, cards: i64) -> None:
    """Deal the next cards to one alone."""
    for i in range(cards):
        slot = state.deal_card(PACK, 0)
        state.tell(DEALT, 0, state.card[slot])


def first_in_pack(state: Table, seat: i64) -> i64:
    """Find the first slot of the pack in a seat's hands that it has not kept."""
    round_ = state.frames.detail(0)
    picks = state.own[seat * OWN + PICKS]
    if state.is_solo():
        return (state.day - 1) * state.slots_a_day() + round_ * SOLO_PACK + picks
    return pack_start(state, pack_of(state, seat, round_)) + kept_before(round_) + picks


def end_of_pack(state: Table, seat: i64) -> i64:
    """Find the slot behind the pack in a seat's hands."""
    round_ = state.frames.detail(0)
    if state.is_solo():
        return (state.day - 1) * state.slots_a_day() + (round_ + 1) * SOLO_PACK
    return pack_start(state, pack_of(state, seat, round_)) + PACK_SIZE


class Draft(Question):
    """Ask which cards of the pack are kept."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer each different card of the pack in a seat's hands."""
        forget_offers()
        for slot in range(first_in_pack(state, seat), end_of_pack(state, seat)):
            offer_once(state, state.card[slot], KEEP)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Keep a card; when everybody has kept theirs, the packs go on."""
        card = action - KEEP
        first = first_in_pack(state, seat)
        slot = first
        while state.card[slot] != card:
            slot += 1
        keep_slot(state, seat, first, slot)
        wanted: i64 = SOLO_KEEP if state.is_solo() else KEEP_A_ROUND
        state.own[seat * OWN + PICKS] += 1
        if state.own[seat * OWN + PICKS] < wanted or not state.frames.answered(seat):
            return
        round_ = state.frames.detail(0) + 1
        state.frames.pop()
        for other in range(state.seats):
            state.own[other * OWN + PICKS] = 0
        if state.is_solo():
            go_on_alone(state, round_)
        else:
            pass_packs(state, round_)


def keep_slot(state: Table, seat: i64, first: i64, slot: i64) -> None:
    """Put the card kept behind those that left the pack before, so that its place tells when it was kept."""
    card = state.card[slot]
    state.card[slot] = state.card[first]
    state.card[first] = card
    state.where[first] = KEPT * BY_SEAT + seat
    if state.sink is not None:
        state.tell(KEPT_CARD, seat, card)


def pass_packs(state: Table, round_: i64) -> None:
    """Hand all packs on; the last card of each is kept at once."""
    for pack in range(state.seats):
        holder = holder_of(state, pack, round_)
        giver = holder_of(state, pack, round_ - 1)
        start = pack_start(state, pack)
        for slot in range(start + kept_before(round_), start + PACK_SIZE):
            state.where[slot] = PACK * BY_SEAT + holder
            state.tell(HANDED, holder, state.card[slot], giver)
        if round_ == LAST_ROUND:
            keep_slot(state, holder, start + PACK_SIZE - 1, start + PACK_SIZE - 1)
    if round_ < LAST_ROUND:
        state.ask_all(ASK_DRAFT, round_)
    else:
        state.phase = BUYING


def go_on_alone(state: Table, round_: i64) -> None:
    """Discard the rest of five cards; deal five more, and at last one to be kept without choice."""
    state.move_cards(PACK, 0, DISCARDED)
    if round_ == 1:
        deal_alone(state, SOLO_PACK)
        state.ask_all(ASK_DRAFT, round_)
        return
    deal_alone(state, 1)
    keep_slot(state, 0, state.dealt - 1, state.dealt - 1)
    state.phase = BUYING


# -- buying --------------------------------------------------------------------------------------------


def begin_buying(state: Table) -> None:
    """Let everybody pay for cards at once."""
    state.ask_all(ASK_BUY)


class Buy(Question):
    """Ask which of the kept cards are paid for."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer the kept cards that can be paid."""
        forget_offers()
        most = state.fish(seat)
        here = KEPT * BY_SEAT + seat
        for slot in range(state.dealt - state.slots_a_day(), state.dealt):
            if state.where[slot] == here and CARD_COST[state.card[slot]] <= most:
                offer_once(state, state.card[slot], BUY)
        state.offer(DONE)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Buy a card in secret, or be done; the last one done shows what all have paid."""
        if action == DONE:
            if state.frames.answered(seat):
                state.frames.pop()
                pay_for_all(state)
        else:
            card = action - BUY
            state.where[state.find_card(card, KEPT, seat)] = BOUGHT * BY_SEAT + seat
            state.own[seat * OWN + SPENT] += CARD_COST[card]
            if state.sink is not None:
                state.tell(BOUGHT_CARD, seat, card)


def pay_for_all(state: Table) -> None:
    """Take the fish of all purchases and discard what was not bought."""
    for i in range(state.seats):
        seat = state.order[i]
        at = seat * OWN
        spent = state.own[at + SPENT]
        state.own[at + FISH] -= spent
        state.own[at + SPENT] = 0
        cards = state.move_cards(BOUGHT, seat, NEW)
        state.move_cards(KEPT, seat, DISCARDED)
        state.tell(PAID, seat, spent, cards)
    state.phase = BOUGHT_WINDOW
    state.at = 0
