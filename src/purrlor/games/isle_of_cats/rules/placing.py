"""Lay tiles on boats, with the treasure that a covered map earns; take tiles off again."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.isle_of_cats.rules.boats import SQUARES
from purrlor.games.isle_of_cats.rules.events import EXTRA_COMMON, RARE_INSTEAD
from purrlor.games.isle_of_cats.rules.faces import FACE_OF
from purrlor.games.isle_of_cats.rules.numbers import (
    ASK_BONUS,
    ASK_PLACE,
    CHOOSE,
    CHOSE,
    DISCARD_TILE,
    DISCARDED_TILE,
    DONE,
    FROM_BAG,
    FROM_FIELD,
    FROM_ISLAND,
    GAINED_BASKET,
    MORE_BONUS,
    NO_COLOUR_CHOSEN,
    PLACED,
    PLAY,
    PLAYED,
    REMOVE,
    REMOVED,
)
from purrlor.games.isle_of_cats.rules.placement import (
    BOAT_SIZE,
    LEAPS,
    covers_own_map,
    fits,
    place,
    placement_in,
    placements,
    remove,
    slot_covering,
    tile_in,
    touches_a_cat,
)
from purrlor.games.isle_of_cats.rules.table import (
    BASKET_STOCK,
    BASKETS,
    FISH,
    OPEN,
    OWN,
    RAT_STOCK,
    Table,
)
from purrlor.games.isle_of_cats.rules.tiles import (
    COMMON,
    COMMON_SHAPES,
    COMMONS,
    KIND,
    RARE,
    RARE_SHAPES,
    RARES,
    ROYAL_RAT,
)

LEAP_NUMBER = 69  # the first of the cards that let a tile lie apart


def offer_placements(state: Table, seat: i64) -> None:
    """Offer every place for the tile in hand; one from the bag is discarded if it fits nowhere (IC-8.7)."""
    tile = state.frames.detail(0)
    state.count = placements(state.boats, seat, tile, 0, state.choices, 0)
    if state.frames.detail(1) != FROM_BAG:
        return
    if state.count == 0:
        state.offer(DISCARD_TILE)
    if can_leap_now(state, seat):
        state.offer(PLAY + FACE_OF[LEAP_NUMBER] * 8 + NO_COLOUR_CHOSEN)


def can_leap_now(state: Table, seat: i64) -> bool:
    """Tell whether a seat holds a card that lets its next tile lie apart, and has played none."""
    free = state.boats[seat * BOAT_SIZE + LEAPS] == 0 and state.tiles_on(seat) > 0
    return free and state.find_in_hand(FACE_OF[LEAP_NUMBER], seat) >= 0


def play_leap(state: Table, seat: i64) -> None:
    """Play a card that lets the next tile lie apart."""
    face = FACE_OF[LEAP_NUMBER]
    state.where[state.find_in_hand(face, seat)] = OPEN * 8
    state.tell(PLAYED, seat, face, -1, -1)
    state.boats[seat * BOAT_SIZE + LEAPS] += 1


def answer_place(state: Table, seat: i64, action: i64) -> None:
    """Lay the tile in hand; a cat on the map of its colour earns a treasure."""
    if action >= PLAY and action != DISCARD_TILE:
        play_leap(state, seat)
        return
    tile = state.frames.detail(0)
    state.frames.pop()
    if action == DISCARD_TILE:
        state.put_in_box(tile)
        state.tell(DISCARDED_TILE, seat, tile, -1, -1)
        return
    earns = covers_own_map(state.boats, seat, tile, action)
    place(state.boats, seat, tile, action)
    state.tell(PLACED, seat, tile, action // SQUARES, action % SQUARES)
    if earns:
        ask_bonus(state, seat, 1)


def ask_bonus(state: Table, seat: i64, which: i64) -> None:
    """Ask which treasure the map gives, if any is there and fits."""
    state.ask(ASK_BONUS, seat, which, 0, 0)
    if offer_treasures(state, seat) == 0:
        state.frames.pop()


def offer_treasures(state: Table, seat: i64) -> i64:
    """Offer the treasures that a map may give; tell how many."""
    state.count = 0
    for shape in range(i64(COMMON_SHAPES)):
        offer_if_it_fits(state, seat, COMMONS + shape)
    if state.family or state.has_event(RARE_INSTEAD):
        for rare in range(i64(RARE_SHAPES)):
            offer_if_it_fits(state, seat, RARES + rare)
    return state.count


def offer_if_it_fits(state: Table, seat: i64, tile: i64) -> None:
    """Offer a tile of the island that is there and fits on the boat."""
    if state.stock[state.stock_place(tile)] > 0 and fits(state.boats, seat, tile):
        state.offer(CHOOSE + tile)


def offer_bonus(state: Table, seat: i64) -> None:
    """Offer the map's treasures, or none of them."""
    offer_treasures(state, seat)
    state.offer(DONE)


def answer_bonus(state: Table, seat: i64, action: i64) -> None:
    """Take the treasure; on some days a second one follows (IC-8.45)."""
    which = state.frames.detail(0)
    state.frames.pop()
    if action == DONE:
        return
    if which == 1 and state.has_event(EXTRA_COMMON):
        state.go_on_later(MORE_BONUS, seat, 0, 0)
    take_treasure(state, seat, action - CHOOSE)


def take_treasure(state: Table, seat: i64, tile: i64) -> None:
    """Take a tile of the island to be placed now."""
    state.take_from_stock(tile)
    state.tell(CHOSE, seat, tile, -1, -1)
    state.ask(ASK_PLACE, seat, tile, FROM_ISLAND, 0)


def take_to_place(state: Table, seat: i64, tile: i64) -> None:
    """Ask where a rescued tile goes."""
    state.ask(ASK_PLACE, seat, tile, FROM_FIELD, 0)


# -- taking tiles off ----------------------------------------------------------------------------------


def offer_rats(state: Table, seat: i64) -> None:
    """Offer to drive off royal rats that have a cat beside them, for a fish (IC-8.42)."""
    if not state.events or state.own[seat * OWN + FISH] < 1:
        return
    for slot in range(state.tiles_on(seat)):
        if KIND[tile_in(state.boats, seat, slot)] == ROYAL_RAT and touches_a_cat(state.boats, seat, slot):
            state.offer(REMOVE + placement_in(state.boats, seat, slot) % SQUARES)


def remove_rat(state: Table, seat: i64, action: i64) -> None:
    """Feed a fish to a cat: the royal rat goes."""
    state.own[seat * OWN + FISH] -= 1
    tile = take_off(state, seat, action - REMOVE)
    assert tile >= 0
    state.stock[RAT_STOCK] += 1


def take_off(state: Table, seat: i64, square: i64) -> i64:
    """Take the tile off that covers a square; tell which it was."""
    slot = slot_covering(state.boats, seat, square)
    tile = tile_in(state.boats, seat, slot)
    remove(state.boats, seat, slot)
    state.tell(REMOVED, seat, tile, square, -1)
    return tile


def treasures_on(state: Table, seat: i64) -> i64:
    """Count the treasures on a boat."""
    count: i64 = 0
    for slot in range(state.tiles_on(seat)):
        kind = KIND[tile_in(state.boats, seat, slot)]
        if kind in (RARE, COMMON):
            count += 1
    return count


def offer_treasures_off(state: Table, seat: i64) -> None:
    """Offer the treasures that a card makes one discard."""
    for slot in range(state.tiles_on(seat)):
        kind = KIND[tile_in(state.boats, seat, slot)]
        if kind in (RARE, COMMON):
            state.offer(REMOVE + placement_in(state.boats, seat, slot) % SQUARES)


def answer_take_off(state: Table, seat: i64, action: i64) -> None:
    """Discard a treasure; after the last one comes the basket."""
    state.put_in_box(take_off(state, seat, action - REMOVE))
    left = state.frames.detail(0) - 1
    if left > 0:
        state.frames.set_detail(0, left)
        return
    state.frames.pop()
    gain_basket(state, seat)


def gain_basket(state: Table, seat: i64) -> None:
    """Give a permanent basket."""
    state.stock[BASKET_STOCK] -= 1
    state.own[seat * OWN + BASKETS] += 1
    state.tell(GAINED_BASKET, seat, -1, -1, -1)
