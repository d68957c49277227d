"""Judge how well a boat is packed: rooms, holes, rim, families that can grow, maps, beasts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Floats, Ints, ints, zeros
from purrlor.games.isle_of_cats.bot import weights as by
from purrlor.games.isle_of_cats.cards import COLOURS, NO_COLOUR
from purrlor.games.isle_of_cats.rules.aboard import MOST_TILES
from purrlor.games.isle_of_cats.rules.pieces.boats import MAPS
from purrlor.games.isle_of_cats.rules.pieces.squares import (
    BESIDE,
    BIT_OF,
    ROOM,
    ROOMS,
    SQUARES,
    WORD_OF,
    WORDS,
    bits_in,
    count_shared,
    share,
    squares_beside,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import BEAST, KIND, MOST_SQUARES
from purrlor.games.isle_of_cats.rules.score.tally import SMALLEST_FAMILY, Tally

SIDES: Final = 4
LARGEST_HOLE: Final = 4
SPACE: Final = 6  # free squares beside a group with which it can grow without care
NEAR: Final = 3  # free squares of a room that is nearly full
CLOSE: Final = 7
USUAL: Final = -4.5  # the packing of a boat on the last day: a better one can use the tiles to come
FREE: Final = 0
TAKEN: Final = 1
VISITED: Final = 2


def neighbours() -> Ints:
    """List the four squares beside each square; -1 off the boat."""
    beside: list[int] = []
    for square in range(SQUARES):
        near = squares_beside(square)
        beside += near + [-1] * (SIDES - len(near))
    return ints(beside)


NEXT: Final = neighbours()  # square * 4
ROOM_SIZE: Final = ints([count_shared(ROOM, room * WORDS, ROOM, room * WORDS) for room in range(ROOMS)])
LOOK: Final = zeros(SQUARES)  # work space: FREE, TAKEN or VISITED
STACK: Final = zeros(SQUARES)  # work space
AROUND: Final = zeros(MOST_TILES * WORDS)  # work space: the squares beside every group


def to_come(tally: Tally, w: Floats, left: float, tiles: float) -> float:
    """Value what a boat may still become; on the last day only by the tiles that will still be placed."""
    if left > 0.0:
        covered = float(tally.count(tally.covered))
        return packing(tally, w, left) + (w[by.COVERED] + w[by.COVERED_LATER] * left) * covered
    rest = min(w[by.LAST_TILE] * tiles, 1.0)
    return rest * (packing(tally, w, 0.0) - USUAL) if rest > 0.0 else 0.0


def packing(tally: Tally, w: Floats, left: float) -> float:
    """Value how well a boat is packed, beyond what it scores now."""
    worth = w[by.RAT_LATER] * left * float(tally.uncovered_rats)
    worth += (w[by.MAP] + w[by.MAP_LATER] * left) * float(COLOURS - count_shared(MAPS, 0, tally.covered, 0))
    worth += rooms(tally, w, left) + holes(tally, w) + groups(tally, w, left)
    if tally.kinds[BEAST] != 0:
        worth += beasts(tally, w)
    return worth


def rooms(tally: Tally, w: Floats, left: float) -> float:
    """Value the rooms that are not full yet."""
    worth = 0.0
    for room in range(i64(ROOMS)):
        if tally.full_rooms & BIT_OF[room]:
            continue
        size = ROOM_SIZE[room]
        filled = count_shared(ROOM, room * WORDS, tally.covered, 0)
        part = float(filled) / float(size)
        worth += w[by.ROOM_FILL] * part * part + w[by.ROOM_LATER] * left
        if size - filled <= NEAR:
            worth += w[by.ROOM_NEAR]
        elif size - filled <= CLOSE:
            worth += w[by.ROOM_CLOSE]
    return worth


def holes(tally: Tally, w: Floats) -> float:
    """Value the free squares by how they hang together: small holes are hard to fill, a long rim too."""
    look = LOOK
    for square in range(i64(SQUARES)):
        look[square] = TAKEN if tally.covered[WORD_OF[square]] & BIT_OF[square] else FREE
    stack, beside = STACK, NEXT
    worth = 0.0
    rim: i64 = 0
    dead_ends: i64 = 0
    for start in range(i64(SQUARES)):
        if look[start] != FREE:
            continue
        look[start] = VISITED
        stack[0] = start
        depth: i64 = 1
        size: i64 = 0
        while depth > 0:
            depth -= 1
            at = stack[depth] * SIDES
            size += 1
            ways: i64 = 0
            for side in range(i64(SIDES)):
                square = beside[at + side]
                if square < 0:
                    break
                if look[square] == TAKEN:
                    rim += 1
                    continue
                ways += 1
                if look[square] == FREE:
                    look[square] = VISITED
                    stack[depth] = square
                    depth += 1
            if ways == 1:
                dead_ends += 1
        worth += w[by.HOLE_1 + size - 1] if size <= LARGEST_HOLE else w[by.REGION]
    return worth + w[by.RIM] * float(rim) + w[by.DEAD_END] * float(dead_ends)


def groups(tally: Tally, w: Floats, left: float) -> float:
    """Value cats by their company: pairs become families with the next cat, and families grow."""
    gather_around(tally)
    worth = 0.0
    for slot in range(tally.tiles):
        if not tally.is_cat(slot) or tally.group[slot] != slot:
            continue
        space: i64 = 0
        for word in range(i64(WORDS)):
            space += bits_in(AROUND[slot * WORDS + word] & ~tally.covered[word])
        room = float(min(space, i64(SPACE))) / float(SPACE)
        size = tally.group_size[slot]
        grow = w[by.GROW] + w[by.GROW_LATER] * left
        if size == 1:
            worth += w[by.LONE] + w[by.LONE_LATER] * left + 0.2 * grow * room
        elif size < SMALLEST_FAMILY:
            worth += (w[by.PAIR] + w[by.PAIR_LATER] * left) * room + 0.6 * grow * room
        else:
            worth += w[by.FAMILY_LATER] * left * float(size) * room + grow * room
    return worth


def gather_around(tally: Tally) -> None:
    """Collect the squares beside every group, by its label."""
    for slot in range(tally.tiles):
        if not tally.is_cat(slot):
            continue
        label = tally.group[slot] * WORDS
        own = slot * WORDS
        if tally.group[slot] == slot:
            for word in range(i64(WORDS)):
                AROUND[label + word] = 0
    for member in range(tally.tiles):
        if tally.is_cat(member):
            label = tally.group[member] * WORDS
            own = member * WORDS
            AROUND[label] |= tally.beside[own]
            AROUND[label + 1] |= tally.beside[own + 1]
            AROUND[label + 2] |= tally.beside[own + 2]


def beasts(tally: Tally, w: Floats) -> float:
    """Value beasts' icons that may still find a family of their colour."""
    worth = 0.0
    for slot in range(tally.tiles):
        if KIND[tally.tile[slot]] != BEAST:
            continue
        shape = tally.shapes.shape[tally.tile[slot]]
        for cell in range(tally.shapes.shape_size[shape]):
            colour = tally.shapes.icon[shape * MOST_SQUARES + cell]
            if colour == NO_COLOUR:
                continue
            square = tally.shapes.square_of_cell(tally.spot[slot], cell)
            if share(BESIDE, square * WORDS, tally.family_squares_of, colour * WORDS):
                continue
            if share(BESIDE, square * WORDS, tally.squares_of, colour * WORDS):
                worth += w[by.BEAST_NEAR]
            elif count_shared(BESIDE, square * WORDS, BESIDE, square * WORDS) > count_shared(
                BESIDE, square * WORDS, tally.covered, 0
            ):
                worth += w[by.BEAST_OPEN]
    return worth
