"""Place tiles on boats, with the treasure that a covered map gives; take tiles off again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.cards import LEAP
from purrlor.games.isle_of_cats.rules.aboard import (
    BOAT_SIZE,
    LEAPS,
    covers_own_map,
    fits,
    place,
    placements,
    remove,
    slot_covering,
    tile_in,
)
from purrlor.games.isle_of_cats.rules.hand import show_played
from purrlor.games.isle_of_cats.rules.numbers import (
    CHOOSE,
    CHOSE,
    COLOUR_CHOICES,
    DISCARD_TILE,
    DISCARDED_TILE,
    DONE,
    NO_COLOUR_CHOSEN,
    PLACE,
    PLACED,
    PLAY,
    REMOVED,
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
    FROM_BAG,
    FROM_FIELD,
    FROM_ISLAND,
    MORE_MAP_TREASURE,
    OF_THE_MAP,
)
from purrlor.games.isle_of_cats.rules.table import FISH, OWN, Later, Question, Table

PLAY_LEAP: Final[i64] = PLAY + LEAP * COLOUR_CHOICES + NO_COLOUR_CHOSEN


class PlaceTile(Question):
    """Ask where the tile in hand goes."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer every place for it; a tile from the bag is discarded if it fits nowhere (IC-8.7)."""
        tile = state.frames.detail(0)
        state.count = placements(state.boats, seat, tile, PLACE, state.choices, 0)
        if state.frames.detail(1) != FROM_BAG:
            return
        if state.count == 0:
            state.offer(DISCARD_TILE)
        if can_leap_now(state, seat):
            state.offer(PLAY_LEAP)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Place it; a cat on the map of its colour earns a treasure."""
        if action == PLAY_LEAP:
            show_played(state, seat, LEAP, NO_COLOUR_CHOSEN)
            let_leap(state, seat)
            return
        tile = state.frames.detail(0)
        state.frames.pop()
        if action == DISCARD_TILE:
            state.put_in_box(tile)
            state.tell(DISCARDED_TILE, seat, tile)
            return
        placement = action - PLACE
        earns = covers_own_map(state.boats, seat, tile, placement)
        place(state.boats, seat, tile, placement)
        state.tell(PLACED, seat, tile, placement // SQUARES, placement % SQUARES)
        if earns:
            ask_map_treasure(state, seat, OF_THE_MAP)


def may_play_leap(state: Table, seat: i64) -> bool:
    """Tell whether a card that lets the next tile lie apart would do something."""
    return state.boats[seat * BOAT_SIZE + LEAPS] == 0 and state.tiles_on(seat) > 0


def can_leap_now(state: Table, seat: i64) -> bool:
    """Tell whether a seat holds such a card, too."""
    return may_play_leap(state, seat) and state.find_in_hand(LEAP, seat) >= 0


def let_leap(state: Table, seat: i64) -> None:
    """Let the next tile of a seat lie apart."""
    state.boats[seat * BOAT_SIZE + LEAPS] += 1


def take_to_place(state: Table, seat: i64, side: i64, tile: i64, price: i64, second: i64) -> None:
    """Pay for a tile of a field or of the kitten board and take it, to be placed now."""
    state.take_from_field(side, state.find_in_field(side, tile))
    state.own[seat * OWN + FISH] -= price
    state.tell(TOOK, seat, tile, side, price)
    state.go_on_later(AFTER_RESCUE, seat, KIND[tile], second)
    state.ask(ASK_PLACE, seat, tile, FROM_FIELD)


def choose_to_place(state: Table, seat: i64, tile: i64) -> None:
    """Take a treasure or an oshax from the island, to be placed now."""
    state.take_from_stock(tile)
    state.tell(CHOSE, seat, tile)
    state.ask(ASK_PLACE, seat, tile, FROM_ISLAND)


def offer_if_it_fits(state: Table, seat: i64, tile: i64) -> None:
    """Offer a tile of the island that is there and fits on the boat."""
    if state.stock[state.stock_place(tile)] > 0 and fits(state.boats, seat, tile):
        state.offer(CHOOSE + tile)


def take_off(state: Table, seat: i64, square: i64) -> i64:
    """Take the tile off that covers a square; tell which it was."""
    slot = slot_covering(state.boats, seat, square)
    tile = tile_in(state.boats, seat, slot)
    remove(state.boats, seat, slot)
    state.tell(REMOVED, seat, tile, square)
    return tile


# -- treasure maps -------------------------------------------------------------------------------------


def ask_map_treasure(state: Table, seat: i64, which: i64) -> None:
    """Ask which treasure the map gives, if any is there and fits."""
    state.count = 0
    offer_map_treasures(state, seat)
    if state.count > 0:
        state.ask(ASK_MAP_TREASURE, seat, which)


def offer_map_treasures(state: Table, seat: i64) -> None:
    """Offer the treasures that a map may give."""
    for shape in range(i64(COMMON_SHAPES)):
        offer_if_it_fits(state, seat, COMMONS + shape)
    if state.family or state.has_event(RARE_INSTEAD):
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
