"""Play anytime cards: in windows, while buying, and on one's own turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import zeros
from purrlor.games.isle_of_cats.cards import (
    ANYTIME_CARD,
    DRAW_AND_PLACE,
    DRAW_CARDS,
    DRAW_INTO_FIELDS,
    GAIN_BASKET,
    GAIN_FISH_PER,
    LESSONS_FOR_BASKET,
    MOVE_CATS,
    NEED_NOT_TOUCH,
    RESCUE_ONE_MORE,
    SELL_BASKET,
    TREASURES_FOR_BASKET,
    fish_from,
)
from purrlor.games.isle_of_cats.rules.faces import (
    FACE_A,
    FACE_B,
    FACE_EFFECT,
    FACE_TYPE,
    FACES,
    NUMBER_OF,
)
from purrlor.games.isle_of_cats.rules.lessons import PER_CAT_OF_COLOUR
from purrlor.games.isle_of_cats.rules.numbers import (
    ASK_GIVE_UP,
    ASK_MOVE,
    ASK_OFFER,
    ASK_PLACE,
    ASK_SORT,
    ASK_TAKE_OFF,
    DREW_CARD,
    DREW_FOR,
    FOUND_RARE,
    FROM_BAG,
    GAINED_FISH,
    LEFT,
    LOST_BASKET,
    NO_COLOUR_CHOSEN,
    PLAY,
    PLAYED,
    RIGHT,
)
from purrlor.games.isle_of_cats.rules.placement import BOAT_SIZE, LEAPS
from purrlor.games.isle_of_cats.rules.placing import gain_basket, treasures_on
from purrlor.games.isle_of_cats.rules.table import (
    BASKET_STOCK,
    BASKETS,
    BUYING,
    EXTRA,
    FISH,
    HAND,
    LAID,
    NEW,
    OFFERED,
    OPEN,
    OWN,
    RESCUE,
    USED,
    Table,
)
from purrlor.games.isle_of_cats.rules.tally import Tally
from purrlor.games.isle_of_cats.rules.tiles import CAT, COLOURS, KIND, RARES

TALLY: Final = Tally()  # work space
HELD: Final = zeros(FACES)  # work space: how many of each face the seat can play


def note_hand(state: Table, seat: i64) -> None:
    """Count the faces in a seat's hand; while buying, only what it held before (IC-8.5)."""
    for face in range(i64(FACES)):
        HELD[face] = 0
    hand = HAND * 8 + seat
    new = NEW * 8 + seat if state.phase != BUYING else hand
    where = state.where
    for slot in range(state.dealt):
        if where[slot] == hand or where[slot] == new:
            HELD[state.card[slot]] += 1
    for drawn in range(state.top, i64(len(where))):
        if where[drawn] == hand or where[drawn] == new:
            HELD[state.card[drawn]] += 1


def offer_anytime(state: Table, seat: i64) -> None:
    """Offer the anytime cards that can do something now."""
    note_hand(state, seat)
    for face in range(i64(FACES)):
        if HELD[face] == 0 or FACE_TYPE[face] != ANYTIME_CARD:
            continue
        if FACE_EFFECT[face] == GAIN_FISH_PER and FACE_B[face] == PER_CAT_OF_COLOUR:
            for colour in range(i64(COLOURS)):
                if fish_for(state, seat, face, colour) > 0:
                    state.offer(PLAY + face * 8 + colour)
        elif has_effect(state, seat, face):
            state.offer(PLAY + face * 8 + NO_COLOUR_CHOSEN)


def has_effect(state: Table, seat: i64, face: i64) -> bool:
    """Tell whether an anytime card can be played now and would do something."""
    effect = FACE_EFFECT[face]
    at = seat * OWN
    if effect == GAIN_FISH_PER:
        return fish_for(state, seat, face, 0) > 0
    if effect == SELL_BASKET:
        return state.own[at + BASKETS] > 0
    if state.phase == BUYING:
        return False
    if effect == NEED_NOT_TOUCH:
        return state.boats[seat * BOAT_SIZE + LEAPS] == 0 and state.tiles_on(seat) > 0
    if effect == DRAW_CARDS:
        return state.deck_size() > 0
    if effect == DRAW_AND_PLACE:
        return state.bag_size > 0
    if effect == GAIN_BASKET:
        return state.stock[BASKET_STOCK] > 0
    if effect == LESSONS_FOR_BASKET:
        return state.cards_at(LAID, seat) >= FACE_A[face] and state.stock[BASKET_STOCK] > 0
    if effect == TREASURES_FOR_BASKET:
        return treasures_on(state, seat) >= FACE_A[face] and state.stock[BASKET_STOCK] > 0
    return state.phase == RESCUE and has_effect_in_rescue(state, effect)


def has_effect_in_rescue(state: Table, effect: i64) -> bool:
    """Tell whether a card about the fields would do something."""
    if effect == MOVE_CATS:
        return cats_in_fields(state) > 0
    if effect == DRAW_INTO_FIELDS:
        return state.bag_size > 0
    return effect == RESCUE_ONE_MORE


def cats_in_fields(state: Table) -> i64:
    """Count the cats in both fields; beasts are none (IC-8.24)."""
    count: i64 = 0
    for side in range(i64(2)):
        for index in range(state.in_field(side)):
            if KIND[state.field_tile(side, index)] == CAT:
                count += 1
    return count


def fish_for(state: Table, seat: i64, face: i64, colour: i64) -> i64:
    """Count the fish that a card would give."""
    TALLY.private_lessons = state.cards_at(LAID, seat)
    TALLY.read(state.boats, seat)
    return fish_from(TALLY, NUMBER_OF[face], colour)


def play(state: Table, seat: i64, action: i64) -> None:
    """Play an anytime card and do what it says."""
    face = (action - PLAY) // 8
    colour = (action - PLAY) % 8
    gain: i64 = 0
    effect = FACE_EFFECT[face]
    if effect == GAIN_FISH_PER:
        gain = fish_for(state, seat, face, colour)
    elif effect == SELL_BASKET:
        gain = FACE_A[face]
    show_played(state, seat, face, colour)
    if effect == SELL_BASKET:
        sell_basket(state, seat)
    if gain > 0:
        state.own[seat * OWN + FISH] += gain
        state.tell(GAINED_FISH, seat, gain, -1, -1)
    else:
        do_effect(state, seat, face)


def show_played(state: Table, seat: i64, face: i64, colour: i64) -> None:
    """Take a card from the hand and show it to all."""
    state.where[state.find_in_hand(face, seat)] = OPEN * 8
    if state.sink is not None:
        state.tell(PLAYED, seat, face, colour if colour != NO_COLOUR_CHOSEN else i64(-1), -1)


def do_effect(state: Table, seat: i64, face: i64) -> None:
    """Do what a card says that gives no fish."""
    effect = FACE_EFFECT[face]
    amount = FACE_A[face]
    if effect == NEED_NOT_TOUCH:
        state.boats[seat * BOAT_SIZE + LEAPS] += 1
    elif effect == DRAW_CARDS:
        draw_cards(state, seat, amount)
    elif effect == DRAW_AND_PLACE:
        draw_and_place(state, seat)
    elif effect == MOVE_CATS:
        state.ask(ASK_MOVE, seat, amount, 0, 0)
    elif effect == RESCUE_ONE_MORE:
        state.own[seat * OWN + EXTRA] += 1
    elif effect == DRAW_INTO_FIELDS:
        draw_into_fields(state, seat, amount)
    elif effect == GAIN_BASKET:
        gain_basket(state, seat)
    elif effect == LESSONS_FOR_BASKET:
        state.ask(ASK_GIVE_UP, seat, amount, 0, 0)
    elif effect == TREASURES_FOR_BASKET:
        state.ask(ASK_TAKE_OFF, seat, amount, 0, 0)


def sell_basket(state: Table, seat: i64) -> None:
    """Discard a permanent basket, one that was used today first."""
    at = seat * OWN
    state.own[at + BASKETS] -= 1
    state.stock[BASKET_STOCK] += 1
    if state.own[at + USED] > 0:
        state.own[at + USED] -= 1
    state.tell(LOST_BASKET, seat, -1, -1, -1)


def draw_cards(state: Table, seat: i64, amount: i64) -> None:
    """Draw cards to be bought at once."""
    for i in range(min(amount, state.deck_size())):
        slot = state.draw_card(OFFERED, seat)
        state.tell(DREW_CARD, seat, state.card[slot], -1, -1)
    state.ask(ASK_OFFER, seat, 0, 0, 0)


def draw_and_place(state: Table, seat: i64) -> None:
    """Draw a tile from the bag, to be placed if it fits."""
    tile = state.draw_tile()
    state.tell(DREW_FOR, seat, tile, -1, -1)
    state.ask(ASK_PLACE, seat, tile, FROM_BAG, 0)


def draw_into_fields(state: Table, seat: i64, amount: i64) -> None:
    """Draw tiles: rare treasures are laid out, cats go to the fields that the player chooses."""
    packed: i64 = 0
    for i in range(min(amount, state.bag_size)):
        tile = state.draw_tile()
        if tile >= RARES:
            state.add_rare(tile)
            state.tell(FOUND_RARE, tile, -1, -1, -1)
        else:
            state.tell(DREW_FOR, seat, tile, -1, -1)
            packed = packed * 256 + tile + 1
    if packed != 0:
        state.ask(ASK_SORT, seat, packed, 0, 0)


def other_field(side: i64) -> i64:
    """Name the field across."""
    return RIGHT if side == LEFT else LEFT
