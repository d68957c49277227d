"""Fill in the end of a game of the Isle of Cats: boats with their tiles, lessons, and what lies beside."""

from __future__ import annotations

from typing import Annotated

import msgspec

from purrlor.core.arrays import ints
from purrlor.games.isle_of_cats.actions import Card, Colour
from purrlor.games.isle_of_cats.cards import (
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    FAMILY_CARD,
    LESSON_TYPE,
    NO_COLOUR,
    NUMBER_OF,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    needs_colour,
)
from purrlor.games.isle_of_cats.events import Happening
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import (
    ALREADY_COVERED,
    MOST_TILES,
    OFF_THE_BOAT,
    new_boats,
    place,
    why_not_here,
)
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats
from purrlor.games.isle_of_cats.rules.pieces.boats import BOAT_NAMES
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENT_NAMES
from purrlor.games.isle_of_cats.rules.pieces.squares import SQUARES
from purrlor.games.isle_of_cats.rules.pieces.tiles import TILE_NAMES
from purrlor.games.isle_of_cats.rules.score.final import count_points, laid
from purrlor.games.isle_of_cats.view import PlacedTile
from purrlor.table.filled import Sheet, known, one_each
from purrlor.table.reasons import refused

Few = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Boat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's boat, the lessons that count for this player alone, and what else lessons may ask for."""

    boat: Annotated[str, msgspec.Meta(max_length=2)]
    tiles: Annotated[tuple[PlacedTile, ...], msgspec.Meta(max_length=MOST_TILES)]
    lessons: Annotated[tuple[Card, ...], msgspec.Meta(max_length=30)] = ()
    fish: Few = 0
    baskets: Few = 0
    event_points: Annotated[int, msgspec.Meta(ge=-99, le=99)] = 0


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson that counts for everybody, with the colour that was chosen for it."""

    card: Card
    colour: Colour | None = None


class Sister(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rival of one who plays alone: colours in the order shown, numbers of her lessons, events by day."""

    colours: Annotated[tuple[Colour, ...], msgspec.Meta(min_length=COLOURS, max_length=COLOURS)]
    lessons: Annotated[tuple[int, ...], msgspec.Meta(max_length=7)] = ()
    events: Annotated[tuple[Happening, ...], msgspec.Meta(max_length=t.DAYS)] = ()


class Filled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game; `first` is first in the order, alone it is 1 if that is the sister."""

    boats: tuple[Boat, ...]
    public: Annotated[tuple[Lesson, ...], msgspec.Meta(max_length=t.MOST_PUBLIC)] = ()
    first: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    sister: Sister | None = None


def lay_out(state: IsleOfCats, sheet: Filled) -> None:
    """Lay the tiles on the boats and the lessons beside them, and count (IC-3.4)."""
    one_each(sheet.boats, state.seats)
    state.boats = new_boats(state.shapes, [known(boat.boat, BOAT_NAMES) for boat in sheet.boats])
    for seat, boat in enumerate(sheet.boats):
        _lay_tiles(state, seat, boat)
        state.own[seat * t.OWN + t.FISH] = boat.fish
        state.own[seat * t.OWN + t.BASKETS] = boat.baskets
        state.own[seat * t.OWN + t.POINTS] = boat.event_points
    _lay_lessons(state, sheet)
    if state.is_solo():
        _lay_sister(state, sheet)
    else:
        state.order = ints([(sheet.first + turn) % state.seats for turn in range(state.seats)])
    state.phase = t.OVER
    state.pending = 0
    count_points(state)


def _lay_tiles(state: IsleOfCats, seat: int, boat: Boat) -> None:
    for piece in boat.tiles:
        tile = known(piece.tile, TILE_NAMES)
        why = why_not_here(state.shapes, state.boats, seat, tile, piece.turn * SQUARES + piece.square)
        if why == OFF_THE_BOAT or not 0 <= piece.square < SQUARES:
            raise refused("sheet-off-the-boat", rule="IC-3.31", seat=seat, tile=f"tile:{piece.tile}")
        if why == ALREADY_COVERED:
            raise refused("sheet-covered", rule="IC-3.31", seat=seat, tile=f"tile:{piece.tile}")
        place(state.shapes, state.boats, seat, tile, piece.turn * SQUARES + piece.square)


def _lay_lessons(state: IsleOfCats, sheet: Filled) -> None:
    """Lay private lessons as cards, public ones as notes."""
    faces: list[int] = []
    where: list[int] = []
    for seat, boat in enumerate(sheet.boats):
        for name in boat.lessons:
            face = _lesson(name, FAMILY_CARD if state.family else PRIVATE_LESSON)
            faces.append(face)
            where.append(t.LAID * t.BY_SEAT + seat)
    state.card, state.where = ints(faces), ints(where)
    state.dealt = state.top = len(faces)
    state.notes[t.PUBLIC_COUNT] = len(sheet.public)
    for i, lesson in enumerate(sheet.public):
        number = NUMBER_OF[_lesson(lesson.card, PUBLIC_LESSON)]
        if needs_colour(number) != (lesson.colour is not None):
            raise refused("sheet-colour", rule="IC-4.61", card=f"card:{lesson.card}")
        colour = NO_COLOUR if lesson.colour is None else known(lesson.colour, COLOUR_NAMES)
        state.notes[t.PUBLIC_LESSONS + i] = laid(number, colour)


def _lesson(name: str, kind: int) -> int:
    face = known(name, CARD_NAMES)
    if LESSON_TYPE[NUMBER_OF[face]] != kind:
        raise refused("sheet-no-lesson", rule="IC-3.4", card=f"card:{name}")
    return face


def _lay_sister(state: IsleOfCats, sheet: Filled) -> None:
    sister = sheet.sister
    if sister is None or len(set(sister.colours)) != COLOURS:
        raise refused("sheet-sister", rule="IC-6.30")
    state.notes[t.SISTER_FIRST] = sheet.first
    state.notes[t.COLOURS_SHOWN] = COLOURS
    for i, colour in enumerate(sister.colours):
        state.notes[t.COLOURS_SHOWN + 1 + i] = known(colour, COLOUR_NAMES)
    state.notes[t.SISTER_LESSONS] = len(sister.lessons)
    for i, number in enumerate(sister.lessons):
        state.notes[t.SISTER_LESSONS + 1 + i] = number
    for day, event in enumerate(sister.events):
        state.notes[t.EVENT_OF_DAY + day] = known(event, EVENT_NAMES)


SHEET = Sheet(Filled, lay_out)
