"""Rescue cats, phase 4 of a day: lay rescue cards, find the new order, then take cats in turn (IC-3.24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import zeros
from purrlor.games.isle_of_cats.cards import (
    CARD_AMOUNT,
    CARD_DETAIL,
    CARD_TYPE,
    FULL_BASKET,
    HALF_BASKET,
    RESCUE_CARD,
)
from purrlor.games.isle_of_cats.rules.aboard import fits
from purrlor.games.isle_of_cats.rules.day.place import take_to_place
from purrlor.games.isle_of_cats.rules.day.windows import ask_again, offer_ask_again
from purrlor.games.isle_of_cats.rules.hand import forget_offers, offer_once
from purrlor.games.isle_of_cats.rules.modules.kittens import (
    KITTEN_PRICE,
    can_take_second_kitten,
    refill_nursery,
)
from purrlor.games.isle_of_cats.rules.numbers import (
    ASK_AGAIN,
    DONE,
    LAID_CARD,
    LAID_TOKEN,
    LAY,
    LAY_TOKEN,
    ORDERED,
    PASS,
    PASSED,
    REVEALED,
    TAKE,
)
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import BASKET_SIDE, BOOTS_SIDE
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    BEAST,
    KIND,
    KITTEN,
    LEFT,
    NURSERY,
    RIGHT,
    SIDES,
    TILES,
)
from purrlor.games.isle_of_cats.rules.questions import (
    ASK_RESCUE_CARDS,
    ASK_SECOND_KITTEN,
    ASK_TURN,
    BY_BASKET,
)
from purrlor.games.isle_of_cats.rules.table import (
    AT_ANY_POINT,
    BASKETS,
    BY_SEAT,
    DOWN,
    EXTRA,
    FISH,
    HAND,
    LAID_TOKENS,
    NEW,
    OWN,
    SPARE,
    SPEED,
    TOKENS,
    UP,
    USED,
    Later,
    Question,
    Table,
)

LEFT_PRICE: Final = 3
RIGHT_PRICE: Final = 5
BEAST_PRICE: Final = 5
TOKEN_BOOTS: Final = 4
NOT_TRIED: Final = 0
FITS: Final = 1
FITS_NOWHERE: Final = 2
FITTING: Final = zeros(TILES)  # work space: one of these for every tile


# -- rescue cards --------------------------------------------------------------------------------------


def next_to_lay(state: Table) -> bool:
    """Ask the next seat in order for its rescue cards; tell whether there was one (IC-8.3)."""
    if state.at == state.seats:
        state.at = 0
        return False
    state.ask(ASK_RESCUE_CARDS, state.order[state.at])
    state.at += 1
    return True


class RescueCards(Question):
    """Ask which rescue cards and tokens are laid today."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer rescue cards and tokens to be laid."""
        forget_offers()
        hand = HAND * BY_SEAT + seat
        new = NEW * BY_SEAT + seat
        for slot in range(i64(len(state.where))):
            where = state.where[slot]
            held = where in (hand, new)
            if held and CARD_TYPE[state.card[slot]] == RESCUE_CARD:
                offer_once(state, state.card[slot], LAY)
        for side in (BASKET_SIDE, BOOTS_SIDE):
            if state.own[seat * OWN + TOKENS + side] > 0:
                state.offer(LAY_TOKEN + side)
        offer_ask_again(state, seat)
        state.offer(DONE)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Lay a card face down or a token, or be done."""
        if action == DONE:
            state.frames.pop()
        elif action == ASK_AGAIN:
            ask_again(state, seat)
        elif action == LAY_TOKEN + BASKET_SIDE or action == LAY_TOKEN + BOOTS_SIDE:
            side = action - LAY_TOKEN
            state.own[seat * OWN + TOKENS + side] -= 1
            state.own[seat * OWN + LAID_TOKENS + side] += 1
            state.tell(LAID_TOKEN, seat, side)
        else:
            card = action - LAY
            state.where[state.find_in_hand(card, seat)] = DOWN * BY_SEAT + seat
            state.tell(LAID_CARD, seat, card)


def reveal(state: Table) -> None:
    """Turn all rescue cards over: speeds and baskets of the day (IC-8.2, IC-8.47)."""
    for seat in range(state.seats):
        at = seat * OWN
        boots: i64 = TOKEN_BOOTS * state.own[at + LAID_TOKENS + BOOTS_SIDE]
        full: i64 = state.own[at + LAID_TOKENS + BASKET_SIDE]
        halves: i64 = 0
        for slot in range(i64(len(state.where))):
            if state.where[slot] != DOWN * BY_SEAT + seat:
                continue
            card = state.card[slot]
            state.where[slot] = UP * BY_SEAT + seat
            state.tell(REVEALED, seat, card)
            boots += CARD_AMOUNT[card]
            if CARD_DETAIL[card] == FULL_BASKET:
                full += 1
            elif CARD_DETAIL[card] == HALF_BASKET:
                halves += 1
        state.own[at + SPEED] = boots
        state.own[at + SPARE] = full + halves // 2


def set_order(state: Table) -> None:
    """Sort the order by speed; equals keep their places (IC-8.1)."""
    for i in range(1, state.seats):
        seat = state.order[i]
        speed = state.own[seat * OWN + SPEED]
        place = i
        while place > 0 and state.own[state.order[place - 1] * OWN + SPEED] < speed:
            state.order[place] = state.order[place - 1]
            place -= 1
        state.order[place] = seat
    for n in range(state.seats):
        state.tell(ORDERED, state.order[n], n + 1, state.own[state.order[n] * OWN + SPEED])
    state.at = 0
    state.passed = 0


# -- turns ---------------------------------------------------------------------------------------------


def may_go_on(state: Table, seat: i64) -> bool:
    """Tell whether there is anything left for a seat to rescue (IC-8.16, IC-8.20)."""
    if (state.passed >> seat) & 1:
        return False
    if not state.fields_empty():
        return True
    return state.kittens_out() > 0 and state.is_first(seat)


def next_turn(state: Table) -> bool:
    """Ask the next seat that may go on; tell whether there was one."""
    first = state.order[0]
    for i in range(state.seats):
        place = (state.at + i) % state.seats
        seat = state.order[place]
        if may_go_on(state, seat):
            state.at = (place + 1) % state.seats
            state.ask(ASK_TURN, seat)
            return True
        if (state.passed >> seat) & 1 or not may_go_on(state, first) or state.options.rules < AT_ANY_POINT:
            continue
        # Only kittens remain: this seat must pass, and has passed when cats come later (IC-8.20).
        if state.cards_in_hand(seat) > 0:
            # A card in hand, which only this seat knows, might bring the cats right now.
            state.at = (place + 1) % state.seats
            state.ask(ASK_TURN, seat)
            return True
        pass_for_today(state, seat)
    state.at = 0
    state.passed = 0
    return False


def pass_for_today(state: Table, seat: i64) -> None:
    """Let a seat be out of the rescue for the rest of the day."""
    state.passed |= 1 << seat
    state.tell(PASSED, seat)


def price_of(state: Table, side: i64, tile: i64) -> i64:
    """Tell what a tile costs where it is."""
    if state.family:
        return 0
    if side == NURSERY:
        return KITTEN_PRICE
    if KIND[tile] == BEAST:
        return BEAST_PRICE
    return LEFT_PRICE if side == LEFT else RIGHT_PRICE


class RescueTurn(Question):
    """Ask what is rescued."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer what a seat can rescue, and to pass."""
        again = state.frames.detail(0) == 1
        if state.family or state.baskets_ready(seat) > 0:
            for tile in range(i64(TILES)):
                FITTING[tile] = NOT_TRIED
            offer_field(state, seat, LEFT, again)
            offer_field(state, seat, RIGHT, again)
            if state.is_first(seat):
                offer_field(state, seat, NURSERY, again)
        offer_ask_again(state, seat)
        state.offer(DONE if again else PASS)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Rescue, or pass for the rest of the phase."""
        if action == ASK_AGAIN:
            ask_again(state, seat)
        elif action == PASS:
            state.frames.pop()
            pass_for_today(state, seat)
        elif action == DONE:
            state.frames.pop()
            state.own[seat * OWN + EXTRA] = 0
        else:
            rescue(state, seat, (action - TAKE) % SIDES, (action - TAKE) // SIDES)


def offer_field(state: Table, seat: i64, side: i64, again: bool) -> None:
    """Offer the tiles of one side that can be paid and fit; beasts are no cats for an extra rescue."""
    fish = state.own[seat * OWN + FISH]
    for index in range(state.in_field(side)):
        tile = state.field_tile(side, index)
        if price_of(state, side, tile) > fish or (again and KIND[tile] == BEAST):
            continue
        if state.find_in_field(side, tile) < index:
            continue  # a second copy of the same cat
        if FITTING[tile] == NOT_TRIED:
            FITTING[tile] = FITS if fits(state.shapes, state.boats, seat, tile) else FITS_NOWHERE
        if FITTING[tile] == FITS:
            state.offer(TAKE + tile * SIDES + side)


def rescue(state: Table, seat: i64, side: i64, tile: i64) -> None:
    """Take a tile for a basket and its price."""
    again = state.frames.detail(0)
    state.frames.pop()
    state.own[seat * OWN + EXTRA] -= again
    permanent = use_basket(state, seat)
    take_to_place(state, seat, side, tile, price_of(state, side, tile), permanent * BY_BASKET)


def use_basket(state: Table, seat: i64) -> i64:
    """Use a basket: a permanent one first, because only those come back; tell 1 if it was one."""
    at = seat * OWN
    if state.family:
        return 0
    if state.own[at + USED] < state.own[at + BASKETS]:
        state.own[at + USED] += 1
        return 1
    state.own[at + SPARE] -= 1
    return 0


class AfterRescue(Later):
    """Go on when a rescued tile lies on the boat."""

    def go_on(self, state: Table) -> None:
        """Ask for a second kitten, or for an extra rescue (IC-8.21, IC-8.23)."""
        seat = state.frames.detail(0)
        kind = state.frames.detail(1)
        after = state.frames.detail(2)
        state.frames.pop()
        if kind == KITTEN:
            if after % BY_BASKET == 0 and can_take_second_kitten(state, seat):
                state.ask(ASK_SECOND_KITTEN, seat, after // BY_BASKET)
                return
            refill_nursery(state)
        if kind != BEAST and state.own[seat * OWN + EXTRA] > 0:
            state.ask(ASK_TURN, seat, 1)
