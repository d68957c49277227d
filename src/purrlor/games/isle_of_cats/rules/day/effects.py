"""Do what anytime cards say, and ask what they leave open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.frames import STRIDE
from purrlor.games.isle_of_cats.cards import (
    CARD_AMOUNT,
    CARD_COST,
    CARD_EFFECT,
    DRAW_AND_PLACE,
    DRAW_CARDS,
    DRAW_INTO_FIELDS,
    GAIN_BASKET,
    LESSONS_FOR_BASKET,
    MOVE_CATS,
    NEED_NOT_TOUCH,
    RESCUE_ONE_MORE,
    TREASURES_FOR_BASKET,
)
from purrlor.games.isle_of_cats.rules.aboard import placement_in, tile_in
from purrlor.games.isle_of_cats.rules.day.place import let_leap
from purrlor.games.isle_of_cats.rules.day.take_off import take_off
from purrlor.games.isle_of_cats.rules.hand import ANY_COST, offer_cards
from purrlor.games.isle_of_cats.rules.numbers import (
    BOUGHT_CARD,
    BOUGHT_DRAWN,
    BUY,
    DONE,
    DREW_CARD,
    DREW_FOR,
    FOUND_RARE,
    GAINED_BASKET,
    GAVE_UP,
    GIVE_UP,
    LOST_BASKET,
    MOVE,
    MOVED,
    REMOVE,
    SORT,
)
from purrlor.games.isle_of_cats.rules.pieces.squares import BIT_OF, SQUARES
from purrlor.games.isle_of_cats.rules.pieces.tiles import CAT, FIELDS, KIND, LEFT, RARES, RIGHT, is_treasure
from purrlor.games.isle_of_cats.rules.questions import (
    AFTER_RESCUE,
    ASK_DRAWN_CARDS,
    ASK_GIVE_UP_LESSONS,
    ASK_GIVE_UP_TREASURES,
    ASK_MOVE,
    ASK_PLACE,
    ASK_SECOND_KITTEN,
    ASK_SORT,
    BY_BASKET,
)
from purrlor.games.isle_of_cats.rules.table import (
    BASKET_STOCK,
    BASKETS,
    BOUGHT,
    BY_SEAT,
    DISCARDED,
    DRAW_STARTS,
    EXTRA,
    FISH,
    GIVEN_UP,
    LAID,
    MOST_IN_FIELD,
    NEW,
    OFFERED,
    OWN,
    SPENT,
    USED,
    Question,
    Table,
)

A_TILE: Final = 256  # tiles drawn together are packed into one number: each + 1, the last one lowest


def do_effect(state: Table, seat: i64, card: i64) -> None:
    """Do what a card says that gives no fish."""
    effect = CARD_EFFECT[card]
    amount = CARD_AMOUNT[card]
    if effect == NEED_NOT_TOUCH:
        let_leap(state, seat)
    elif effect == DRAW_CARDS:
        draw_cards(state, seat, amount)
    elif effect == DRAW_AND_PLACE:
        draw_and_place(state, seat)
    elif effect == MOVE_CATS:
        state.ask(ASK_MOVE, seat, amount)
    elif effect == RESCUE_ONE_MORE:
        state.own[seat * OWN + EXTRA] += 1
    elif effect == DRAW_INTO_FIELDS:
        draw_into_fields(state, seat, amount)
    elif effect == GAIN_BASKET:
        gain_basket(state, seat)
    elif effect == LESSONS_FOR_BASKET:
        state.ask(ASK_GIVE_UP_LESSONS, seat, amount)
    elif effect == TREASURES_FOR_BASKET:
        state.ask(ASK_GIVE_UP_TREASURES, seat, amount)


def gain_basket(state: Table, seat: i64) -> None:
    """Give a permanent basket."""
    state.stock[BASKET_STOCK] -= 1
    state.own[seat * OWN + BASKETS] += 1
    state.tell(GAINED_BASKET, seat)


def basket_in_use(state: Table) -> i64:
    """Count the permanent baskets in which a cat is being rescued now: one or none."""
    cells = state.frames.cells
    for depth in range(state.frames.depth):
        at = depth * STRIDE
        if cells[at] == AFTER_RESCUE:
            return cells[at + 5] // BY_BASKET
        if cells[at] == ASK_SECOND_KITTEN:
            return cells[at + 3]
    return 0


def sell_basket(state: Table, seat: i64) -> None:
    """Discard a permanent basket, one that was used today first, but never the one in use (IC-4.76)."""
    at = seat * OWN
    state.own[at + BASKETS] -= 1
    state.stock[BASKET_STOCK] += 1
    if state.own[at + USED] > basket_in_use(state):
        state.own[at + USED] -= 1
    state.tell(LOST_BASKET, seat)


# -- drawing cards -------------------------------------------------------------------------------------


def draw_cards(state: Table, seat: i64, amount: i64) -> None:
    """Draw cards to be bought at once."""
    note_draw(state)
    for i in range(min(amount, state.deck_size())):
        slot = state.draw_card(OFFERED, seat)
        state.tell(DREW_CARD, seat, state.card[slot])
    state.ask(ASK_DRAWN_CARDS, seat)


def note_draw(state: Table) -> None:
    """Note that the next card drawn begins a draw: what is bought of it is paid together."""
    state.notes[DRAW_STARTS] |= BIT_OF[len(state.where) - state.top]


class DrawnCards(Question):
    """Ask which of the drawn cards are bought."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer the drawn cards that can be paid."""
        offer_cards(state, seat, OFFERED, BUY, state.fish(seat))
        state.offer(DONE)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Buy a drawn card in secret, or leave the rest; then all see what was paid together."""
        at = seat * OWN
        if action == DONE:
            state.frames.pop()
            spent = state.own[at + SPENT]
            state.own[at + FISH] -= spent
            state.own[at + SPENT] = 0
            cards = state.move_cards(BOUGHT, seat, NEW)
            state.move_cards(OFFERED, seat, DISCARDED)
            state.tell(BOUGHT_DRAWN, seat, spent, cards)
            return
        card = action - BUY
        state.where[state.find_card(card, OFFERED, seat)] = BOUGHT * BY_SEAT + seat
        state.own[at + SPENT] += CARD_COST[card]
        if state.sink is not None:
            state.tell(BOUGHT_CARD, seat, card)


# -- drawing and moving cats ---------------------------------------------------------------------------


def draw_and_place(state: Table, seat: i64) -> None:
    """Draw a tile from the bag, to be placed if it fits."""
    tile = state.draw_tile()
    state.tell(DREW_FOR, seat, tile)
    state.ask(ASK_PLACE, seat, tile)


def draw_into_fields(state: Table, seat: i64, amount: i64) -> None:
    """Draw tiles: rare treasures are laid out, cats go to the fields that the player chooses."""
    packed: i64 = 0
    for i in range(min(amount, state.bag_size)):
        tile = state.draw_tile()
        if tile >= RARES:
            state.add_rare(tile)
            state.tell(FOUND_RARE, tile)
        else:
            state.tell(DREW_FOR, seat, tile)
            packed = packed * A_TILE + tile + 1
    if packed != 0:
        state.ask(ASK_SORT, seat, packed)


def lowest_packed(packed: i64) -> i64:
    """Name the next of the tiles that were drawn together."""
    return packed % A_TILE - 1


class SortCats(Question):
    """Ask to which field a drawn cat goes."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer both fields."""
        for side in (LEFT, RIGHT):
            if state.in_field(side) < MOST_IN_FIELD:
                state.offer(SORT + side)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Send the cat there."""
        packed = state.frames.detail(0)
        tile = lowest_packed(packed)
        side = action - SORT
        state.add_to_field(side, tile)
        state.tell(MOVED, seat, tile, side)
        if packed < A_TILE:
            state.frames.pop()
        else:
            state.frames.set_detail(0, packed // A_TILE)


def other_field(side: i64) -> i64:
    """Name the field across."""
    return RIGHT if side == LEFT else LEFT


class MoveCats(Question):
    """Ask which cats change fields."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer to move any cat to the other field; a tile that lies there twice is offered once."""
        for side in range(i64(FIELDS)):
            if state.in_field(other_field(side)) == MOST_IN_FIELD:
                continue
            for index in range(state.in_field(side)):
                tile = state.field_tile(side, index)
                if KIND[tile] == CAT and state.find_in_field(side, tile) == index:
                    state.offer(MOVE + tile * FIELDS + side)
        state.offer(DONE)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Move a cat, or stop."""
        left = state.frames.detail(0) - 1
        if action != DONE:
            tile = (action - MOVE) // FIELDS
            side = (action - MOVE) % FIELDS
            state.take_from_field(side, state.find_in_field(side, tile))
            state.add_to_field(other_field(side), tile)
            state.tell(MOVED, seat, tile, other_field(side))
        if action == DONE or left == 0:
            state.frames.pop()
        else:
            state.frames.set_detail(0, left)


# -- giving up lessons or treasures for a basket -------------------------------------------------------


def one_less(state: Table, seat: i64) -> None:
    """Ask for the next thing to give up; after the last one comes the basket."""
    left = state.frames.detail(0) - 1
    if left > 0:
        state.frames.set_detail(0, left)
        return
    state.frames.pop()
    gain_basket(state, seat)


class GiveUpLessons(Question):
    """Ask which private lesson is given up."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer the private lessons."""
        offer_cards(state, seat, LAID, GIVE_UP, ANY_COST)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Discard a private lesson face down."""
        card = action - GIVE_UP
        state.where[state.find_card(card, LAID, seat)] = GIVEN_UP * BY_SEAT + seat
        state.tell(GAVE_UP, seat, card)
        one_less(state, seat)


def treasures_on(state: Table, seat: i64) -> i64:
    """Count the treasures on a boat."""
    count: i64 = 0
    for slot in range(state.tiles_on(seat)):
        if is_treasure(tile_in(state.boats, seat, slot)):
            count += 1
    return count


class GiveUpTreasures(Question):
    """Ask which treasure is taken off the boat."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer the treasures by their first square."""
        for slot in range(state.tiles_on(seat)):
            if is_treasure(tile_in(state.boats, seat, slot)):
                state.offer(REMOVE + placement_in(state.shapes, state.boats, seat, slot) % SQUARES)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Discard a treasure."""
        state.put_in_box(take_off(state, seat, action - REMOVE))
        one_less(state, seat)
