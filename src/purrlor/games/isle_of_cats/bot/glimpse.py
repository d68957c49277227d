"""Look quickly where a tile fits, without trying it: the best-looking places are then judged in full."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Floats, Ints, floats, ints, zeros
from purrlor.games.isle_of_cats.bot import weights as by
from purrlor.games.isle_of_cats.bot.packing import NEXT, ROOM_SIZE, SIDES
from purrlor.games.isle_of_cats.cards import COLOURS
from purrlor.games.isle_of_cats.rules.aboard import (
    BOAT_SIZE,
    MOST_TILES,
    TILES_ON,
    WHICH_BOAT,
    placements,
    spot_in,
    tile_in,
)
from purrlor.games.isle_of_cats.rules.numbers import PLACE
from purrlor.games.isle_of_cats.rules.pieces.boats import MAP_SQUARE, RATS
from purrlor.games.isle_of_cats.rules.pieces.spots import PLACEMENTS, Shapes
from purrlor.games.isle_of_cats.rules.pieces.squares import BIT_OF, ROOM, ROOMS, SQUARES, WORD_OF, WORDS
from purrlor.games.isle_of_cats.rules.pieces.tiles import COLOUR, MOST_SQUARES, is_cat
from purrlor.games.isle_of_cats.rules.score.verbs import family_score
from purrlor.games.isle_of_cats.rules.table import Table

FREE: Final = -1
NO_CAT: Final = -2
NO_GROUP: Final = -1
HERE: Final = -3  # a square of the place that is looked at
MOST_JOINED: Final = 8
MOST_CHOICES: Final = 2048
NOWHERE: Final = -1000.0


def room_of_squares() -> list[int]:
    """Name the room of every square."""
    return [
        next(room for room in range(ROOMS) if ROOM[room * WORDS + WORD_OF[n]] & BIT_OF[n])
        for n in range(SQUARES)
    ]


ROOM_OF: Final = ints(room_of_squares())
ON: Final = zeros(SQUARES)  # work space: the slot of the tile on every square, FREE
WORTH: Final = floats([0.0] * SQUARES)  # work space: what it is worth to cover a square
FREE_IN: Final = zeros(ROOMS)  # work space: free squares
TOOK: Final = zeros(ROOMS)  # work space
GROUP_AT: Final = zeros(SQUARES)  # work space: the group of the cats of one colour, NO_GROUP
SIZE_OF: Final = zeros(SQUARES)  # work space: cats in a group, by its label
JOINED: Final = zeros(MOST_JOINED)  # work space
CELLS: Final = zeros(MOST_SQUARES)  # work space
STACK: Final = zeros(SQUARES)  # work space
COUNTED: Final = zeros(MOST_TILES)  # work space: 0 for cats of the tile's colour that are in no group yet
PLACES: Final = zeros(PLACEMENTS)  # work space
SCORE: Final = floats([0.0] * MOST_CHOICES)  # work space


class Glimpse:
    """One boat, prepared for one tile."""

    def __init__(self, shapes: Shapes, boats: Ints, seat: i64, w: Floats) -> None:
        self.shapes: Shapes = shapes
        self.boats: Ints = boats
        self.seat: i64 = seat
        self.w: Floats = w
        self.tile: i64 = 0
        self.own_map: i64 = -1
        self.read_boat()

    def read_boat(self) -> None:
        """Note what lies on every square, and what it is worth to cover it."""
        at = self.seat * BOAT_SIZE
        shapes, boats, w = self.shapes, self.boats, self.w
        boat = boats[at + WHICH_BOAT]
        for room in range(i64(ROOMS)):
            FREE_IN[room] = ROOM_SIZE[room]
        for square in range(i64(SQUARES)):
            ON[square] = FREE
            rat = RATS[boat * WORDS + WORD_OF[square]] & BIT_OF[square]
            WORTH[square] = w[by.LOOK_SQUARE] + (w[by.LOOK_RAT] if rat else 0.0)
        for colour in range(i64(COLOURS)):
            WORTH[MAP_SQUARE[boat * COLOURS + colour]] += w[by.LOOK_MAP]
        for slot in range(boats[at + TILES_ON]):
            spot = spot_in(boats, self.seat, slot)
            for cell in range(shapes.shape_size[shapes.key[spot] // PLACEMENTS]):
                square = shapes.square_of_cell(spot, cell)
                ON[square] = slot
                FREE_IN[ROOM_OF[square]] -= 1

    def prepare(self, tile: i64) -> None:
        """Note the groups of the tile's colour, and its map."""
        self.tile = tile
        self.own_map = -1
        if not is_cat(tile):
            return
        boats, seat = self.boats, self.seat
        colour = COLOUR[tile]
        self.own_map = MAP_SQUARE[boats[seat * BOAT_SIZE + WHICH_BOAT] * COLOURS + colour]
        for slot in range(boats[seat * BOAT_SIZE + TILES_ON]):
            lying = tile_in(boats, seat, slot)
            COUNTED[slot] = 0 if is_cat(lying) and COLOUR[lying] == colour else 1
        for square in range(i64(SQUARES)):
            alike = ON[square] >= 0 and COUNTED[ON[square]] == 0
            GROUP_AT[square] = NO_GROUP if alike else NO_CAT
        for start in range(i64(SQUARES)):
            if GROUP_AT[start] == NO_GROUP:
                self.fill(start)

    def fill(self, start: i64) -> None:
        """Give a label to all squares of a group, and count its cats."""
        cats: i64 = 0
        depth: i64 = 1
        STACK[0] = start
        GROUP_AT[start] = start
        while depth > 0:
            depth -= 1
            square = STACK[depth]
            if COUNTED[ON[square]] == 0:
                COUNTED[ON[square]] = 1
                cats += 1
            for side in range(i64(SIDES)):
                near = NEXT[square * SIDES + side]
                if near < 0:
                    break
                if GROUP_AT[near] == NO_GROUP:
                    GROUP_AT[near] = start
                    STACK[depth] = near
                    depth += 1
        SIZE_OF[start] = cats

    def best_of(self, tile: i64) -> float:
        """Rate the best place for a tile; very low if it fits nowhere."""
        self.prepare(tile)
        count = placements(self.shapes, self.boats, self.seat, tile, 0, PLACES, 0)
        best = NOWHERE
        for at in range(count):
            best = max(best, self.look(PLACES[at]))
        return best

    def look(self, placement: i64) -> float:
        """Rate a place for the tile."""
        shapes = self.shapes
        spot = shapes.spot_at(self.tile, placement)
        size = shapes.size[self.tile]
        w = self.w
        worth = 0.0
        for cell in range(size):
            square = shapes.square_of_cell(spot, cell)
            CELLS[cell] = square
            ON[square] = HERE
            worth += WORTH[square]
            if square == self.own_map:
                worth += w[by.LOOK_OWN_MAP]
        worth += self.around(size) + self.rooms(size)
        for clear in range(size):
            ON[CELLS[clear]] = FREE
        return worth

    def around(self, size: i64) -> float:
        """Rate the rim, single holes and company of a place."""
        w = self.w
        rim: i64 = 0
        lonely: i64 = 0
        joined: i64 = 0
        coloured = self.own_map >= 0
        for cell in range(size):
            at = CELLS[cell] * SIDES
            for side in range(i64(SIDES)):
                near = NEXT[at + side]
                if near < 0:
                    break
                what = ON[near]
                if what == FREE:
                    rim += 1
                    if is_shut(near):
                        lonely += 1
                elif what >= 0:
                    rim -= 1
                    if coloured and GROUP_AT[near] >= 0:
                        joined = join(GROUP_AT[near], joined)
        worth = w[by.LOOK_RIM] * float(rim) + w[by.LOOK_HOLE] * float(lonely)
        if joined == 0:
            return worth
        cats: i64 = 1
        before: i64 = 0
        for n in range(joined):
            cats += SIZE_OF[JOINED[n]]
            before += family_score(SIZE_OF[JOINED[n]])
        if cats == 2:
            return worth + w[by.LOOK_PAIR]
        return worth + w[by.LOOK_FAMILY] * float(family_score(cats) - before)

    def rooms(self, size: i64) -> float:
        """Rate what a place does for the rooms under it."""
        w = self.w
        worth = 0.0
        for room in range(i64(ROOMS)):
            TOOK[room] = 0
        for cell in range(size):
            TOOK[ROOM_OF[CELLS[cell]]] += 1
        for touched in range(i64(ROOMS)):
            took = TOOK[touched]
            if took == 0:
                continue
            if took == FREE_IN[touched]:
                worth += w[by.LOOK_FULL_ROOM]
            else:
                filled = ROOM_SIZE[touched] - FREE_IN[touched]
                worth += w[by.LOOK_ROOM] * float(took * filled) / float(ROOM_SIZE[touched])
        return worth


def is_shut(square: i64) -> bool:
    """Tell whether a free square has no free square beside it."""
    for side in range(i64(SIDES)):
        near = NEXT[square * SIDES + side]
        if near < 0:
            break
        if ON[near] == FREE:
            return False
    return True


def join(label: i64, joined: i64) -> i64:
    """Note a group that the tile would touch; tell how many there are."""
    for n in range(joined):
        if JOINED[n] == label:
            return joined
    if joined == MOST_JOINED:
        return joined
    JOINED[joined] = label
    return joined + 1


def sort_places(state: Table, seat: i64, count: i64, most: i64, w: Floats) -> i64:
    """Move the best-looking places of the waiting tile to the front, then the choices that are no places.

    Tell how many choices are left.
    """
    choices = state.choices
    glimpse = Glimpse(state.shapes, state.boats, seat, w)
    glimpse.prepare(state.frames.detail(0))
    places: i64 = 0
    for i in range(count):
        if PLACE <= choices[i] < PLACE + PLACEMENTS:
            # Places come first among the choices.
            SCORE[places] = glimpse.look(choices[i] - PLACE)
            places += 1
    kept = min(most, places)
    for front in range(kept):
        best = front
        for other in range(front + 1, places):
            if SCORE[other] > SCORE[best]:
                best = other
        action = choices[front]
        choices[front] = choices[best]
        choices[best] = action
        score = SCORE[front]
        SCORE[front] = SCORE[best]
        SCORE[best] = score
    rest = kept
    for besides in range(places, count):
        choices[rest] = choices[besides]
        rest += 1
    return rest
