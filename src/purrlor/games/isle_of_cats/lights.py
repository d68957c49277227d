"""Find the squares of a boat that a lesson counts, so that they can be shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from purrlor.core.arrays import Ints
from purrlor.games.isle_of_cats import cards as v
from purrlor.games.isle_of_cats.cards import COLOURS, NO_COLOUR
from purrlor.games.isle_of_cats.rules.pieces.boats import MAP_SQUARE
from purrlor.games.isle_of_cats.rules.pieces.squares import (
    BIT_OF,
    EDGE,
    HEIGHT,
    IN_COLUMN,
    IN_ROW,
    MIDDLE_ROW,
    ROOM,
    ROOMS,
    SQUARES,
    WIDTH,
    WORD_OF,
    WORDS,
    share,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import COLOUR, COMMON, KIND, OSHAX, RARE
from purrlor.games.isle_of_cats.rules.score.tally import SMALLEST_FAMILY, Tally

ALL_CATS = (v.IF_CATS_EXACTLY, v.IF_EVERY_COLOUR_HAS, v.PER_CAT_BEYOND, v.PER_COLOUR_ABOARD)
CATS_ON_EDGE = (v.IF_EVERY_COLOUR_ON_EDGE, v.PER_CATS_ON_EDGE, v.PER_CAT_OF_COLOUR_ON_EDGE)
ALL_TREASURES = (v.PER_TREASURE, v.IF_TREASURES_EXACTLY, v.IF_TREASURES_FEWER)
Slots = list[int]


def counted_squares(tally: Tally, verb: int, argument: int, colour: int) -> tuple[int, ...]:
    """List the squares that a verb counts on a boat; none if it counts what lies beside it."""
    if verb < v.PER_RARE:
        return _squares_of(tally, _cats(tally, verb, argument, colour))
    if verb < v.IF_VISIBLE_RATS_EXACTLY:
        return _treasures_and_maps(tally, verb)
    if verb < v.IF_EDGE_FULL:
        return _rats(tally, verb)
    return _rooms(tally, verb, argument)


def _cats(tally: Tally, verb: int, argument: int, colour: int) -> Slots:
    """List the tiles that a verb about cats, a colour or families counts."""
    cats = [slot for slot in range(tally.tiles) if tally.is_cat(slot)]
    if verb >= v.IF_LARGEST_FAMILY:
        return _family_cats(tally, cats, verb, argument)
    if verb == v.PER_TREASURE_BESIDE_COLOUR:
        near = colour * WORDS
        return [one for one in _treasures(tally) if share(tally.beside_of, near, tally.squares, one * WORDS)]
    if verb == v.IF_FIVE_CATS_OF:
        colour = argument
    if colour != NO_COLOUR:
        cats = [slot for slot in cats if COLOUR[tally.tile[slot]] == colour]
    if verb in ALL_CATS or verb in (v.IF_FIVE_CATS_OF, v.PER_CAT_OF_COLOUR, v.IF_CATS_OF_COLOUR):
        return cats
    if verb in (v.PER_LONELY_CAT, v.PER_LONELY_CAT_OF_COLOUR):
        return [slot for slot in cats if tally.group_size[tally.group[slot]] == 1]
    if verb == v.PER_OSHAX:
        return [slot for slot in cats if KIND[tally.tile[slot]] == OSHAX]
    if verb == v.PER_CAT_AROUND_BEST_CAT:
        return max(
            ([other for other in cats if _touch(tally, slot, other)] for slot in cats), key=len, default=[]
        )
    return _cats_by_place(tally, cats, verb)


def _cats_by_place(tally: Tally, cats: Slots, verb: int) -> Slots:
    def among(squares: Ints, number: int) -> Slots:
        return [slot for slot in cats if share(tally.squares, slot * WORDS, squares, number * WORDS)]

    on_edge = among(EDGE, 0)
    if verb in CATS_ON_EDGE:
        return on_edge
    if verb == v.PER_CAT_OF_BEST_COLOUR_ON_EDGE:
        best = max(range(COLOURS), key=lambda one: tally.on_edge_of[one])
        return [slot for slot in on_edge if COLOUR[tally.tile[slot]] == best]
    if verb == v.PER_COLOUR_OFF_EDGE:
        return [slot for slot in cats if tally.on_edge_of[COLOUR[tally.tile[slot]]] == 0]
    if verb == v.PER_CAT_IN_MIDDLE_ROW:
        return among(IN_ROW, MIDDLE_ROW)
    if verb == v.PER_CAT_IN_BEST_ROW:
        return max((among(IN_ROW, y) for y in range(HEIGHT)), key=len)
    if verb == v.PER_CAT_IN_BEST_COLUMN:
        return max((among(IN_COLUMN, x) for x in range(WIDTH)), key=len)
    return []


def _family_cats(tally: Tally, cats: Slots, verb: int, argument: int) -> Slots:
    labels = sorted({tally.group[slot] for slot in cats}, key=lambda one: -tally.group_size[one])
    families = [label for label in labels if tally.group_size[label] >= SMALLEST_FAMILY]
    if verb in (v.IF_LARGEST_FAMILY, v.PER_CAT_IN_LARGEST_FAMILY):
        families = families[:1]
    elif verb == v.PER_FAMILY_OF:
        families = [label for label in families if tally.group_size[label] >= argument]
    elif verb == v.SCORE_OF_FAMILY:
        families = families[argument - 1 : argument]
    return [slot for slot in cats if tally.group[slot] in families]


def _treasures_and_maps(tally: Tally, verb: int) -> tuple[int, ...]:
    treasures = _treasures(tally)
    if verb in ALL_TREASURES:
        return _squares_of(tally, treasures)
    if verb in (v.PER_RARE, v.PER_COMMON):
        kind = RARE if verb == v.PER_RARE else COMMON
        return _squares_of(tally, [slot for slot in treasures if KIND[tally.tile[slot]] == kind])
    if verb == v.PER_CAT_WITHOUT_TREASURE:
        return _squares_of(tally, _away_from(tally, tally.treasure_squares))
    if verb == v.PER_COLOUR_AWAY_FROM_TREASURE:
        return _squares_of(tally, _colours_away_from(tally, tally.treasure_squares))
    maps = [MAP_SQUARE[tally.boat * COLOURS + colour] for colour in range(COLOURS)]
    if verb == v.PER_MAP_UNDER_OWN_COLOUR:
        return tuple(
            square for colour, square in enumerate(maps) if _has(tally.squares_of, colour * WORDS, square)
        )
    wanted = verb == v.PER_COVERED_MAP
    return tuple(square for square in maps if _has(tally.covered, 0, square) == wanted)


def _rats(tally: Tally, verb: int) -> tuple[int, ...]:
    rats = tally.visible_rat_squares
    if verb == v.PER_COLOUR_AWAY_FROM_RATS:
        return _squares_of(tally, _colours_away_from(tally, rats))
    if verb == v.PER_RAT_BESIDE_CAT:
        near = range(0, COLOURS * WORDS, WORDS)
        return _listed(lambda one: _has(rats, 0, one) and any(_has(tally.beside_of, at, one) for at in near))
    return _listed(lambda one: _has(rats, 0, one))


def _rooms(tally: Tally, verb: int, argument: int) -> tuple[int, ...]:
    if verb == v.IF_EDGE_FULL:
        return _listed(lambda one: _has(EDGE, 0, one))
    if verb == v.IF_MIDDLE_ROW_FULL:
        return _listed(lambda one: _has(IN_ROW, MIDDLE_ROW * WORDS, one))
    if verb in (v.IF_ROOMS_FULL, v.IF_ROOMS_EMPTY):
        rooms = argument
    elif verb in (v.PER_FULL_ROOM, v.PER_EMPTY_ROOM):
        rooms = tally.full_rooms if verb == v.PER_FULL_ROOM else tally.empty_rooms
    elif verb == v.IF_CAT_IN_EVERY_ROOM:
        rooms = sum(1 << room for room in range(ROOMS) if share(ROOM, room * WORDS, tally.cat_squares, 0))
    else:
        return ()
    chosen = [room * WORDS for room in range(ROOMS) if (rooms >> room) & 1]
    return _listed(lambda one: any(_has(ROOM, at, one) for at in chosen))


def _treasures(tally: Tally) -> Slots:
    return [slot for slot in range(tally.tiles) if tally.is_treasure(slot)]


def _away_from(tally: Tally, squares: Ints) -> Slots:
    cats = [slot for slot in range(tally.tiles) if tally.is_cat(slot)]
    return [slot for slot in cats if not share(tally.beside, slot * WORDS, squares, 0)]


def _colours_away_from(tally: Tally, squares: Ints) -> Slots:
    near = [share(tally.beside_of, colour * WORDS, squares, 0) for colour in range(COLOURS)]
    cats = [slot for slot in range(tally.tiles) if tally.is_cat(slot)]
    return [slot for slot in cats if not near[COLOUR[tally.tile[slot]]]]


def _touch(tally: Tally, slot: int, other: int) -> bool:
    return slot != other and bool(share(tally.beside, slot * WORDS, tally.squares, other * WORDS))


def _squares_of(tally: Tally, slots: Iterable[int]) -> tuple[int, ...]:
    places = [slot * WORDS for slot in slots]
    return _listed(lambda one: any(_has(tally.squares, at, one) for at in places))


def _has(squares: Ints, at: int, square: int) -> bool:
    return bool(squares[at + WORD_OF[square]] & BIT_OF[square])


def _listed(holds: Callable[[int], bool]) -> tuple[int, ...]:
    return tuple(square for square in range(SQUARES) if holds(square))
