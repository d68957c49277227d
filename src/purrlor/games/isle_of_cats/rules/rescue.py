"""Rescue cats: lay rescue cards, find the new order, then take cats, kittens and beasts in turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import zeros
from purrlor.games.isle_of_cats.cards import FULL_BASKET, HALF_BASKET, RESCUE_CARD
from purrlor.games.isle_of_cats.rules.anytime import offer_anytime
from purrlor.games.isle_of_cats.rules.day import (
    ask_again,
    offer_ask_again,
    play_or_remove,
    refill_nursery,
)
from purrlor.games.isle_of_cats.rules.effects import SEEN
from purrlor.games.isle_of_cats.rules.faces import FACE_A, FACE_B, FACE_TYPE, FACES
from purrlor.games.isle_of_cats.rules.numbers import (
    AFTER_RESCUE,
    ASK_AGAIN,
    ASK_CARDS,
    ASK_KITTEN,
    ASK_TURN,
    BASKET_SIDE,
    BOOTS_SIDE,
    CHOOSE,
    DONE,
    LAID_CARD,
    LAID_TOKEN,
    LAY,
    LAY_TOKEN,
    LEFT,
    NURSERY,
    ORDERED,
    PASS,
    PASSED,
    REVEALED,
    TAKE,
    TOOK,
)
from purrlor.games.isle_of_cats.rules.placement import fits
from purrlor.games.isle_of_cats.rules.placing import offer_rats, take_to_place
from purrlor.games.isle_of_cats.rules.table import (
    BASKETS,
    DOWN,
    EXTRA,
    FISH,
    HAND,
    LAID_TOKENS,
    OWN,
    SPARE,
    SPEED,
    TOKENS,
    UP,
    USED,
    Table,
)
from purrlor.games.isle_of_cats.rules.tiles import BEAST, KIND, KITTEN, TILES

LEFT_PRICE: Final = 3
RIGHT_PRICE: Final = 5
BEAST_PRICE: Final = 5
KITTEN_PRICE: Final = 2
SECOND_KITTEN_PRICE: Final = 3
TOKEN_BOOTS: Final = 4
FITTING: Final = zeros(TILES)  # work space: 1 fits, 2 does not, 0 not tried yet


# -- rescue cards --------------------------------------------------------------------------------------


def next_to_lay(state: Table) -> bool:
    """Ask the next seat in order for its rescue cards; tell whether there was one (IC-8.3)."""
    if state.at == state.seats:
        state.at = 0
        return False
    state.ask(ASK_CARDS, state.order[state.at], 0, 0, 0)
    state.at += 1
    return True


def offer_rescue_cards(state: Table, seat: i64) -> None:
    """Offer rescue cards and tokens to be laid."""
    for face in range(i64(FACES)):
        SEEN[face] = 0
    hand = HAND * 8 + seat
    for slot in range(i64(len(state.where))):
        card = state.card[slot]
        held = state.where[slot] == hand or (state.where[slot] == hand - 8)
        if held and FACE_TYPE[card] == RESCUE_CARD and SEEN[card] == 0:
            SEEN[card] = 1
            state.offer(LAY + card)
    for side in (BASKET_SIDE, BOOTS_SIDE):
        if state.own[seat * OWN + TOKENS + side] > 0:
            state.offer(LAY_TOKEN + side)
    offer_ask_again(state, seat)
    state.offer(DONE)


def answer_rescue_cards(state: Table, seat: i64, action: i64) -> None:
    """Lay a card face down or a token, or be done."""
    if action == DONE:
        state.frames.pop()
    elif action == ASK_AGAIN:
        ask_again(state, seat)
    elif action < LAY_TOKEN:
        face = action - LAY
        state.where[state.find_in_hand(face, seat)] = DOWN * 8 + seat
        state.tell(LAID_CARD, seat, face, -1, -1)
    else:
        side = action - LAY_TOKEN
        state.own[seat * OWN + TOKENS + side] -= 1
        state.own[seat * OWN + LAID_TOKENS + side] += 1
        state.tell(LAID_TOKEN, seat, side, -1, -1)


def reveal(state: Table) -> None:
    """Turn all rescue cards over: speeds and baskets of the day (IC-8.2, IC-8.47)."""
    for seat in range(state.seats):
        at = seat * OWN
        boots: i64 = TOKEN_BOOTS * state.own[at + LAID_TOKENS + BOOTS_SIDE]
        full: i64 = state.own[at + LAID_TOKENS + BASKET_SIDE]
        halves: i64 = 0
        for slot in range(i64(len(state.where))):
            if state.where[slot] != DOWN * 8 + seat:
                continue
            face = state.card[slot]
            state.where[slot] = UP * 8 + seat
            state.tell(REVEALED, seat, face, -1, -1)
            boots += FACE_A[face]
            if FACE_B[face] == FULL_BASKET:
                full += 1
            elif FACE_B[face] == HALF_BASKET:
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
        state.tell(ORDERED, state.order[n], n + 1, state.own[state.order[n] * OWN + SPEED], -1)
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
    for i in range(state.seats):
        place = (state.at + i) % state.seats
        seat = state.order[place]
        if may_go_on(state, seat):
            state.at = (place + 1) % state.seats
            state.ask(ASK_TURN, seat, 0, 0, 0)
            return True
    state.at = 0
    state.passed = 0
    return False


def price_of(state: Table, side: i64, tile: i64) -> i64:
    """Tell what a tile costs where it is."""
    if state.family:
        return 0
    if side == NURSERY:
        return KITTEN_PRICE
    if KIND[tile] == BEAST:
        return BEAST_PRICE
    return LEFT_PRICE if side == LEFT else RIGHT_PRICE


def offer_turn(state: Table, seat: i64) -> None:
    """Offer what a seat can rescue, its anytime cards, and to pass."""
    again = state.frames.detail(0) == 1
    if state.family or state.baskets_ready(seat) > 0:
        for tile in range(i64(TILES)):
            FITTING[tile] = 0
        offer_field(state, seat, LEFT, again)
        offer_field(state, seat, LEFT + 1, again)
        if state.is_first(seat):
            offer_field(state, seat, NURSERY, again)
    if not state.family:
        offer_anytime(state, seat)
        offer_rats(state, seat)
        offer_ask_again(state, seat)
    state.offer(DONE if again else PASS)


def offer_field(state: Table, seat: i64, side: i64, again: bool) -> None:
    """Offer the tiles of one side that can be paid and fit; beasts are no cats for an extra rescue."""
    fish = state.own[seat * OWN + FISH]
    for index in range(state.in_field(side)):
        tile = state.field_tile(side, index)
        if price_of(state, side, tile) > fish or (again and KIND[tile] == BEAST):
            continue
        if state.find_in_field(side, tile) < index:
            continue  # a second copy of the same cat
        if FITTING[tile] == 0:
            FITTING[tile] = 1 if fits(state.boats, seat, tile) else 2
        if FITTING[tile] == 1:
            state.offer(TAKE + side * TILES + tile)


def answer_turn(state: Table, seat: i64, action: i64) -> None:
    """Rescue, play a card, or pass for the rest of the phase."""
    if action == ASK_AGAIN:
        ask_again(state, seat)
    elif action == PASS:
        state.frames.pop()
        state.passed |= 1 << seat
        state.tell(PASSED, seat, -1, -1, -1)
    elif action == DONE:
        state.frames.pop()
        state.own[seat * OWN + EXTRA] = 0
    elif action < CHOOSE:
        again = state.frames.detail(0)
        state.frames.pop()
        state.own[seat * OWN + EXTRA] -= again
        use_basket(state, seat)
        take(state, seat, action, price_of(state, (action - TAKE) // TILES, (action - TAKE) % TILES), 0)
    else:
        play_or_remove(state, seat, action)


def use_basket(state: Table, seat: i64) -> None:
    """Use a basket: a permanent one first, because only those come back."""
    at = seat * OWN
    if state.family:
        return
    if state.own[at + USED] < state.own[at + BASKETS]:
        state.own[at + USED] += 1
    else:
        state.own[at + SPARE] -= 1


def take(state: Table, seat: i64, action: i64, price: i64, second: i64) -> None:
    """Pay for a tile and take it, to be placed now."""
    side = (action - TAKE) // TILES
    tile = (action - TAKE) % TILES
    state.take_from_field(side, state.find_in_field(side, tile))
    state.own[seat * OWN + FISH] -= price
    state.tell(TOOK, seat, tile, side, price)
    state.go_on_later(AFTER_RESCUE, seat, KIND[tile], second)
    take_to_place(state, seat, tile)


def after_rescue(state: Table) -> None:
    """Go on when a rescued tile lies on the boat: a second kitten, or an extra rescue (IC-8.21, IC-8.23)."""
    seat = state.frames.detail(0)
    kind = state.frames.detail(1)
    second = state.frames.detail(2)
    state.frames.pop()
    if kind == KITTEN:
        if second == 0:
            state.ask(ASK_KITTEN, seat, 0, 0, 0)
            state.count = 0
            offer_kittens(state, seat)
            if state.count > 0:
                return
            state.frames.pop()
        refill_nursery(state)
    rescue_more(state, seat, kind)


def rescue_more(state: Table, seat: i64, kind: i64) -> None:
    """Ask for an extra rescue if a card allows one."""
    if kind != BEAST and state.own[seat * OWN + EXTRA] > 0:
        state.ask(ASK_TURN, seat, 1, 0, 0)


def offer_kittens(state: Table, seat: i64) -> None:
    """Offer a second kitten for the same basket (IC-8.22)."""
    if state.own[seat * OWN + FISH] < SECOND_KITTEN_PRICE:
        return
    for index in range(state.kittens_out()):
        tile = state.field_tile(NURSERY, index)
        if fits(state.boats, seat, tile):
            state.offer(TAKE + NURSERY * TILES + tile)


def offer_second_kitten(state: Table, seat: i64) -> None:
    """Offer a second kitten, or none."""
    offer_kittens(state, seat)
    state.offer(DONE)


def answer_kitten(state: Table, seat: i64, action: i64) -> None:
    """Take a second kitten, or let the board be refilled."""
    state.frames.pop()
    if action == DONE:
        refill_nursery(state)
        rescue_more(state, seat, KITTEN)
    else:
        take(state, seat, action, SECOND_KITTEN_PRICE, 1)
