"""Place tiles on boats, with the treasure that a covered map gives; take tiles off again."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.isle_of_cats.rules.aboard import (
    BOAT_SIZE,
    LEAPS,
    covers_own_map,
    fits,
    place,
    placements,
)
from purrlor.games.isle_of_cats.rules.modules.royal_rats import can_drive_off
from purrlor.games.isle_of_cats.rules.numbers import (
    CHOOSE,
    CHOSE,
    DISCARD_TILE,
    DISCARDED_TILE,
    DONE,
    PLACE,
    PLACED,
    TOOK,
)
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EXTRA_COMMON, RARE_INSTEAD
from purrlor.games.isle_of_cats.rules.pieces.squares import SQUARES
from purrlor.games.isle_of_cats.rules.pieces.tiles import COMMON_SHAPES, COMMONS, KIND, RARE_SHAPES, RARES
from purrlor.games.isle_of_cats.rules.questions import (
    AFTER_RESCUE,
    ASK_MAP_TREASURE,
    ASK_PLACE,
    EXTRA_ONE,
    MORE_MAP_TREASURE,
    OF_THE_MAP,
)
from purrlor.games.isle_of_cats.rules.table import (
    AT_ANY_POINT,
    COMMON_STOCK,
    FISH,
    OWN,
    RARE_STOCK,
    Later,
    Question,
    Table,
)


class PlaceTile(Question):
    """Ask where the tile in hand goes."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer every place for it; a tile that fits nowhere is discarded (IC-8.7)."""
        tile = state.frames.detail(0)
        state.count = placements(state.shapes, state.boats, seat, tile, PLACE, state.choices, 0)
        # Only what fits can be taken, but a tile is drawn unseen; in games of earlier rules a card may
        # have filled the last place of a tile in hand.
        if state.count == 0:
            state.offer(DISCARD_TILE)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Place it; a cat on the map of its colour earns a treasure."""
        tile = state.frames.detail(0)
        state.frames.pop()
        if action == DISCARD_TILE:
            state.put_in_box(tile)
            state.tell(DISCARDED_TILE, seat, tile)
            return
        placement = action - PLACE
        earns = covers_own_map(state.shapes, state.boats, seat, tile, placement)
        place(state.shapes, state.boats, seat, tile, placement)
        state.tell(PLACED, seat, tile, placement // SQUARES, placement % SQUARES)
        if earns:
            ask_map_treasure(state, seat, OF_THE_MAP)


def may_play_leap(state: Table, seat: i64) -> bool:
    """Tell whether a card that lets the next tile lie apart would do something."""
    return state.boats[seat * BOAT_SIZE + LEAPS] == 0 and state.tiles_on(seat) > 0


def let_leap(state: Table, seat: i64) -> None:
    """Let the next tile of a seat lie apart."""
    state.boats[seat * BOAT_SIZE + LEAPS] += 1


def has_means(state: Table, seat: i64) -> bool:
    """Tell whether a seat might still make room or find fish: by a card in hand or by a royal rat."""
    if state.family or state.options.rules < AT_ANY_POINT:
        return False
    # Others know only how many cards it holds: it is asked with any card (IC-8.5).
    return state.cards_in_hand(seat) > 0 or can_drive_off(state, seat)


def take_to_place(state: Table, seat: i64, side: i64, tile: i64, price: i64, after: i64) -> None:
    """Pay for a tile of a field or of the kitten board and take it, to be placed now."""
    state.take_from_field(side, state.find_in_field(side, tile))
    state.own[seat * OWN + FISH] -= price
    state.tell(TOOK, seat, tile, side, price)
    state.go_on_later(AFTER_RESCUE, seat, KIND[tile], after)
    state.ask(ASK_PLACE, seat, tile)


def choose_to_place(state: Table, seat: i64, tile: i64) -> None:
    """Take a treasure or an oshax from the island, to be placed now."""
    state.take_from_stock(tile)
    state.tell(CHOSE, seat, tile)
    state.ask(ASK_PLACE, seat, tile)


def offer_if_it_fits(state: Table, seat: i64, tile: i64) -> None:
    """Offer a tile of the island that is there and fits on the boat."""
    if state.stock[state.stock_place(tile)] > 0 and fits(state.shapes, state.boats, seat, tile):
        state.offer(CHOOSE + tile)


# -- treasure maps -------------------------------------------------------------------------------------


def ask_map_treasure(state: Table, seat: i64, which: i64) -> None:
    """Ask which treasure the map gives, if any is there and fits or could be made to fit."""
    state.count = 0
    offer_map_treasures(state, seat)
    if state.count > 0 or (is_any_left(state, gives_rare(state)) and has_means(state, seat)):
        state.ask(ASK_MAP_TREASURE, seat, which)


def gives_rare(state: Table) -> bool:
    """Tell whether maps may give rare treasures today."""
    return state.family or state.has_event(RARE_INSTEAD)


def is_any_left(state: Table, rare: bool) -> bool:
    """Tell whether the island has a common treasure left, or a rare one where that will do."""
    for shape in range(i64(COMMON_SHAPES)):
        if state.stock[COMMON_STOCK + shape] > 0:
            return True
    rares: i64 = 0
    for other in range(i64(RARE_SHAPES)):
        rares += state.stock[RARE_STOCK + other]
    return rare and rares > 0


def offer_map_treasures(state: Table, seat: i64) -> None:
    """Offer the treasures that a map may give."""
    for shape in range(i64(COMMON_SHAPES)):
        offer_if_it_fits(state, seat, COMMONS + shape)
    if gives_rare(state):
        for rare in range(i64(RARE_SHAPES)):
            offer_if_it_fits(state, seat, RARES + rare)


class MapTreasure(Question):
    """Ask which treasure is taken for a covered map."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer the map's treasures, or none of them."""
        offer_map_treasures(state, seat)
        state.offer(DONE)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Take the treasure; on some days a second one follows (IC-8.45)."""
        which = state.frames.detail(0)
        state.frames.pop()
        if action == DONE:
            return
        if which == OF_THE_MAP and state.has_event(EXTRA_COMMON):
            state.go_on_later(MORE_MAP_TREASURE, seat)
        choose_to_place(state, seat, action - CHOOSE)


class MoreMapTreasure(Later):
    """Ask for the extra treasure of a covered map."""

    def go_on(self, state: Table) -> None:
        """Ask for it when the first one is placed."""
        seat = state.frames.detail(0)
        state.frames.pop()
        ask_map_treasure(state, seat, EXTRA_ONE)
