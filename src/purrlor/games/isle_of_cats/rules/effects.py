"""Answer what anytime cards ask: cards to buy, cats to move or sort, lessons to give up."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.core.arrays import zeros
from purrlor.games.isle_of_cats.rules.anytime import other_field
from purrlor.games.isle_of_cats.rules.faces import FACE_COST, FACES
from purrlor.games.isle_of_cats.rules.numbers import (
    BOUGHT_DRAWN,
    BUY,
    DONE,
    GAVE_UP,
    GIVE_UP,
    LEFT,
    MOVE,
    MOVED,
    RIGHT,
    SORT,
)
from purrlor.games.isle_of_cats.rules.placing import gain_basket
from purrlor.games.isle_of_cats.rules.table import (
    DISCARDED,
    FISH,
    GIVEN_UP,
    LAID,
    MOST_IN_FIELD,
    NEW,
    OFFERED,
    OWN,
    Table,
)
from purrlor.games.isle_of_cats.rules.tiles import CAT, KIND, TILES

SEEN = zeros(FACES)  # work space: faces already offered


def offer_faces(state: Table, seat: i64, place: i64, base: i64, most: i64) -> None:
    """Offer each different face that a seat has in a place and that costs no more than `most`."""
    for face in range(i64(FACES)):
        SEEN[face] = 0
    here = place * 8 + seat
    for slot in range(state.dealt):
        if state.where[slot] == here:
            offer_face(state, state.card[slot], base, most)
    for drawn in range(state.top, i64(len(state.where))):
        if state.where[drawn] == here:
            offer_face(state, state.card[drawn], base, most)


def offer_face(state: Table, face: i64, base: i64, most: i64) -> None:
    """Offer a face, unless it was offered or costs too much."""
    if SEEN[face] == 0 and FACE_COST[face] <= most:
        SEEN[face] = 1
        state.offer(base + face)


def offer_offered(state: Table, seat: i64) -> None:
    """Offer the drawn cards that can be paid."""
    offer_faces(state, seat, OFFERED, BUY, state.own[seat * OWN + FISH])
    state.offer(DONE)


def answer_offer(state: Table, seat: i64, action: i64) -> None:
    """Buy a drawn card, or leave the rest."""
    if action == DONE:
        state.frames.pop()
        state.move_cards(OFFERED, seat, DISCARDED)
        return
    face = action - BUY
    state.where[state.find_card(face, OFFERED, seat)] = NEW * 8 + seat
    state.own[seat * OWN + FISH] -= FACE_COST[face]
    state.tell(BOUGHT_DRAWN, seat, face, FACE_COST[face], -1)


def offer_moves(state: Table, seat: i64) -> None:
    """Offer to move any cat to the other field; a tile that lies there twice is offered once."""
    for side in range(i64(2)):
        if state.in_field(other_field(side)) == MOST_IN_FIELD:
            continue
        for index in range(state.in_field(side)):
            tile = state.field_tile(side, index)
            if KIND[tile] == CAT and state.find_in_field(side, tile) == index:
                state.offer(MOVE + side * TILES + tile)
    state.offer(DONE)


def answer_move(state: Table, seat: i64, action: i64) -> None:
    """Move a cat, or stop."""
    left = state.frames.detail(0) - 1
    if action != DONE:
        side = (action - MOVE) // TILES
        tile = (action - MOVE) % TILES
        state.take_from_field(side, state.find_in_field(side, tile))
        state.add_to_field(other_field(side), tile)
        state.tell(MOVED, seat, tile, other_field(side), -1)
    if action == DONE or left == 0:
        state.frames.pop()
    else:
        state.frames.set_detail(0, left)


def offer_sides(state: Table, seat: i64) -> None:
    """Offer both fields for the drawn cat."""
    for side in (LEFT, RIGHT):
        if state.in_field(side) < MOST_IN_FIELD:
            state.offer(SORT + side)


def answer_sort(state: Table, seat: i64, action: i64) -> None:
    """Send the drawn cat to a field."""
    packed = state.frames.detail(0)
    tile = packed % 256 - 1
    state.add_to_field(action - SORT, tile)
    state.tell(MOVED, seat, tile, action - SORT, -1)
    if packed < 256:
        state.frames.pop()
    else:
        state.frames.set_detail(0, packed // 256)


def offer_lessons(state: Table, seat: i64) -> None:
    """Offer the private lessons to discard."""
    offer_faces(state, seat, LAID, GIVE_UP, 99)


def answer_give_up(state: Table, seat: i64, action: i64) -> None:
    """Discard a private lesson face down; after the last one comes the basket."""
    face = action - GIVE_UP
    state.where[state.find_card(face, LAID, seat)] = GIVEN_UP * 8 + seat
    state.tell(GAVE_UP, seat, face, -1, -1)
    left = state.frames.detail(0) - 1
    if left > 0:
        state.frames.set_detail(0, left)
        return
    state.frames.pop()
    gain_basket(state, seat)
