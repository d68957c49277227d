"""Keep the tiles aboard all boats in one array: where a tile fits, placing it, taking it off.

A boat is BOAT_SIZE numbers: the covered squares, the squares where a tile would touch (both as three
words), which boat it is, how many tiles it carries, how many of its next tiles need not touch, and
the tiles in the order they came, each as spot * 256 + tile.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, zeros
from purrlor.games.isle_of_cats.cards import COLOURS
from purrlor.games.isle_of_cats.rules.pieces.boats import MAP_SQUARE
from purrlor.games.isle_of_cats.rules.pieces.spots import NO_SPOT, PLACEMENTS, Shapes
from purrlor.games.isle_of_cats.rules.pieces.squares import (
    BIT_OF,
    EVERYWHERE,
    WORD_OF,
    WORDS,
    add_squares,
    share,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import BEAST, COLOUR, KIND, ROYAL_RAT, is_cat

COVERED: Final = 0
REACH: Final = 3
WHICH_BOAT: Final = 6
TILES_ON: Final = 7
LEAPS: Final = 8
SLOTS: Final = 9
# By area: 17 + 3 single squares, 17 of two and the rest of three cannot be more than 66 tiles.
MOST_TILES: Final = 72
BOAT_SIZE: Final = SLOTS + MOST_TILES
TILE_BITS: Final = 8
ONE_TILE: Final = 255
NO_SLOT: Final = -1

# Why a tile cannot be placed.
FITS: Final = 0
OFF_THE_BOAT: Final = 1
ALREADY_COVERED: Final = 2
TOUCHES_NOTHING: Final = 3


def new_boats(shapes: Shapes, which: list[int]) -> Ints:
    """Give each seat its empty boat."""
    boats = zeros(len(which) * BOAT_SIZE)
    for seat in range(len(which)):
        boats[seat * BOAT_SIZE + WHICH_BOAT] = which[seat]
        reach_anew(shapes, boats, seat)
    return boats


def tile_in(boats: Ints, seat: i64, slot: i64) -> i64:
    """Name the tile in a slot."""
    return boats[seat * BOAT_SIZE + SLOTS + slot] & ONE_TILE


def spot_in(boats: Ints, seat: i64, slot: i64) -> i64:
    """Name the spot of the tile in a slot."""
    return boats[seat * BOAT_SIZE + SLOTS + slot] >> TILE_BITS


def placement_in(shapes: Shapes, boats: Ints, seat: i64, slot: i64) -> i64:
    """Name the placement of the tile in a slot."""
    return i64(shapes.placement[spot_in(boats, seat, slot)])


def slot_covering(shapes: Shapes, boats: Ints, seat: i64, square: i64) -> i64:
    """Find the slot of the tile on a square."""
    word = WORD_OF[square]
    bit = BIT_OF[square]
    for slot in range(boats[seat * BOAT_SIZE + TILES_ON]):
        if shapes.mask[spot_in(boats, seat, slot) * WORDS + word] & bit:
            return slot
    return NO_SLOT


def tile_covering(shapes: Shapes, boats: Ints, seat: i64, square: i64) -> i64:
    """Name the tile on a square, -1 if it is free."""
    slot = slot_covering(shapes, boats, seat, square)
    return slot if slot == NO_SLOT else tile_in(boats, seat, slot)


def may_leap(boats: Ints, seat: i64, tile: i64) -> bool:
    """Tell whether this tile need not touch; the leap card does not help beasts and royal rats (IC-8.24)."""
    kind = KIND[tile]
    return boats[seat * BOAT_SIZE + LEAPS] > 0 and kind != BEAST and kind != ROYAL_RAT


def placements(shapes: Shapes, boats: Ints, seat: i64, tile: i64, base: i64, into: Ints, count: i64) -> i64:
    """Write base + every legal placement of a tile behind the first `count` numbers; return the new count."""
    at = seat * BOAT_SIZE
    covered_0 = boats[at + COVERED]
    covered_1 = boats[at + COVERED + 1]
    covered_2 = boats[at + COVERED + 2]
    reach_0 = boats[at + REACH]
    reach_1 = boats[at + REACH + 1]
    reach_2 = boats[at + REACH + 2]
    if may_leap(boats, seat, tile):
        reach_0 = EVERYWHERE[0]
        reach_1 = EVERYWHERE[1]
        reach_2 = EVERYWHERE[2]
    shape = shapes.shape[tile]
    base -= shape * PLACEMENTS
    masks = shapes.mask
    keys = shapes.key
    for spot in range(shapes.first_spot[shape], shapes.first_spot[shape + 1]):
        m = spot * WORDS
        mask_0 = masks[m]
        mask_1 = masks[m + 1]
        mask_2 = masks[m + 2]
        if (mask_0 & covered_0) | (mask_1 & covered_1) | (mask_2 & covered_2):
            continue
        if (mask_0 & reach_0) | (mask_1 & reach_1) | (mask_2 & reach_2):
            into[count] = base + keys[spot]
            count += 1
    return count


def fits(shapes: Shapes, boats: Ints, seat: i64, tile: i64) -> bool:
    """Tell whether a tile has any legal placement."""
    at = seat * BOAT_SIZE
    leap = may_leap(boats, seat, tile)
    shape = shapes.shape[tile]
    for spot in range(shapes.first_spot[shape], shapes.first_spot[shape + 1]):
        if not meets(shapes, boats, at + COVERED, spot) and (leap or meets(shapes, boats, at + REACH, spot)):
            return True
    return False


def meets(shapes: Shapes, boats: Ints, at: i64, spot: i64) -> bool:
    """Tell whether a spot and the three words at a place share a square."""
    return share(boats, at, shapes.mask, spot * WORDS)


def why_not_here(shapes: Shapes, boats: Ints, seat: i64, tile: i64, placement: i64) -> i64:
    """Say why a tile cannot be placed so, or FITS."""
    if placement < 0 or placement >= PLACEMENTS:
        return OFF_THE_BOAT
    spot = shapes.spot_at(tile, placement)
    if spot == NO_SPOT:
        return OFF_THE_BOAT
    at = seat * BOAT_SIZE
    if meets(shapes, boats, at + COVERED, spot):
        return ALREADY_COVERED
    if not meets(shapes, boats, at + REACH, spot) and not may_leap(boats, seat, tile):
        return TOUCHES_NOTHING
    return FITS


def place(shapes: Shapes, boats: Ints, seat: i64, tile: i64, placement: i64) -> None:
    """Place a tile; whether it may lie there is the caller's care."""
    spot = shapes.spot_at(tile, placement)
    at = seat * BOAT_SIZE
    count = boats[at + TILES_ON]
    if may_leap(boats, seat, tile):
        boats[at + LEAPS] -= 1
    if count == 0:
        for word in range(WORDS):
            boats[at + REACH + word] = 0
    boats[at + SLOTS + count] = (spot << TILE_BITS) | tile
    boats[at + TILES_ON] = count + 1
    add_squares(boats, at + COVERED, shapes.mask, spot * WORDS)
    shapes.add_beside(spot, boats, at + REACH)


def remove(shapes: Shapes, boats: Ints, seat: i64, slot: i64) -> None:
    """Take a royal rat or a treasure off the boat; what lay under it shows again."""
    at = seat * BOAT_SIZE
    spot = spot_in(boats, seat, slot)
    for word in range(WORDS):
        boats[at + COVERED + word] ^= shapes.mask[spot * WORDS + word]
    count = boats[at + TILES_ON] - 1
    for later in range(slot, count):
        boats[at + SLOTS + later] = boats[at + SLOTS + later + 1]
    boats[at + SLOTS + count] = 0
    boats[at + TILES_ON] = count
    reach_anew(shapes, boats, seat)


def reach_anew(shapes: Shapes, boats: Ints, seat: i64) -> None:
    """Work out where the next tile would touch; on an empty boat it may lie anywhere."""
    at = seat * BOAT_SIZE
    count = boats[at + TILES_ON]
    for word in range(WORDS):
        boats[at + REACH + word] = EVERYWHERE[word] if count == 0 else 0
    for slot in range(count):
        shapes.add_beside(spot_in(boats, seat, slot), boats, at + REACH)


def covers_own_map(shapes: Shapes, boats: Ints, seat: i64, tile: i64, placement: i64) -> bool:
    """Tell whether a cat so placed covers the treasure map of its colour."""
    if not is_cat(tile):
        return False
    square = MAP_SQUARE[boats[seat * BOAT_SIZE + WHICH_BOAT] * COLOURS + COLOUR[tile]]
    spot = shapes.spot_at(tile, placement)
    return (shapes.mask[spot * WORDS + WORD_OF[square]] & BIT_OF[square]) != 0


def touches_a_cat(shapes: Shapes, boats: Ints, seat: i64, slot: i64) -> bool:
    """Tell whether a tile (a royal rat, to be driven off) has a cat beside it."""
    near = zeros(WORDS)
    shapes.add_beside(spot_in(boats, seat, slot), near, 0)
    for other in range(boats[seat * BOAT_SIZE + TILES_ON]):
        if other == slot or not is_cat(tile_in(boats, seat, other)):
            continue
        if meets(shapes, near, 0, spot_in(boats, seat, other)):
            return True
    return False
