"""Fill in the end of a game of the Isle of Cats: boats with their tiles, lessons, and what lies beside."""

from __future__ import annotations

from typing import Annotated

import msgspec

from purrlor.core.arrays import ints
from purrlor.games.isle_of_cats.actions import Colour
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
    SISTERS_ADVANCED,
    SISTERS_LESSON,
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
from purrlor.games.isle_of_cats.rules.pieces.supply import BASE_PLAYERS
from purrlor.games.isle_of_cats.rules.pieces.tiles import TILE_NAMES
from purrlor.games.isle_of_cats.rules.score.final import count_points, laid
from purrlor.games.isle_of_cats.view import PlacedTile
from purrlor.table.filled import Sheet, SheetFaults, one_each
from purrlor.table.options import PLAYERS
from purrlor.table.records import Named


def _lessons_of(*kinds: int) -> tuple[str, ...]:
    return tuple(name for face, name in enumerate(CARD_NAMES) if LESSON_TYPE[NUMBER_OF[face]] in kinds)


Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
OwnLesson = Annotated[str, Named("card", _lessons_of(PRIVATE_LESSON, FAMILY_CARD))]
PublicLesson = Annotated[str, Named("card", _lessons_of(PUBLIC_LESSON))]
SISTERS = tuple(
    str(number) for number, kind in enumerate(LESSON_TYPE) if kind in (SISTERS_LESSON, SISTERS_ADVANCED)
)
SisterLesson = Annotated[str, Named("sister", SISTERS)]


class Boat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's boat, the lessons that count for this player alone, and what else lessons may ask for."""

    boat: Annotated[str, Named("boat", BOAT_NAMES), msgspec.Meta(max_length=2)]
    tiles: Annotated[tuple[PlacedTile, ...], msgspec.Meta(max_length=MOST_TILES)]
    lessons: Annotated[tuple[OwnLesson, ...], msgspec.Meta(max_length=30)] = ()
    fish: Few = 0
    baskets: Few = 0
    event_points: Annotated[int, msgspec.Meta(ge=-99, le=99)] = 0


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson that counts for everybody, with the colour that was chosen for it."""

    card: PublicLesson
    colour: Colour | None = None


class Rival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rival of one who plays alone: colours in the order shown, numbers of her lessons, events by day."""

    colours: Annotated[tuple[Colour, ...], msgspec.Meta(min_length=COLOURS, max_length=COLOURS)]
    lessons: Annotated[tuple[SisterLesson, ...], msgspec.Meta(max_length=7)] = ()
    events: Annotated[tuple[Happening, ...], msgspec.Meta(max_length=t.DAYS)] = ()


class Filled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game; `first` is first in the order, alone it is 1 if that is the sister."""

    boats: tuple[Boat, ...]
    public: Annotated[tuple[Lesson, ...], msgspec.Meta(max_length=t.MOST_PUBLIC)] = ()
    first: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    sister: Rival | None = None


def lay_out(state: IsleOfCats, sheet: Filled, faults: SheetFaults) -> None:
    """Lay the tiles on the boats and the lessons beside them, and count (IC-3.4)."""
    one_each(sheet.boats, state.seats)
    names = [
        faults.known(f"boats.{seat}.boat", boat.boat, BOAT_NAMES) for seat, boat in enumerate(sheet.boats)
    ]
    state.boats = new_boats(state.shapes, names)
    for seat, boat in enumerate(sheet.boats):
        _lay_tiles(state, seat, boat, faults)
        state.own[seat * t.OWN + t.FISH] = boat.fish
        state.own[seat * t.OWN + t.BASKETS] = boat.baskets
        state.own[seat * t.OWN + t.POINTS] = boat.event_points
    _lay_lessons(state, sheet, faults)
    if state.is_solo():
        _lay_sister(state, sheet, faults)
    else:
        state.order = ints([(sheet.first + turn) % state.seats for turn in range(state.seats)])
    state.phase = t.OVER
    state.pending = 0
    if not faults.found:
        count_points(state)


def _lay_tiles(state: IsleOfCats, seat: int, boat: Boat, faults: SheetFaults) -> None:
    for i, piece in enumerate(boat.tiles):
        at = f"boats.{seat}.tiles.{i}"
        if piece.tile not in TILE_NAMES:
            faults.known(at, piece.tile, TILE_NAMES)
            continue
        tile = TILE_NAMES.index(piece.tile)
        why = why_not_here(state.shapes, state.boats, seat, tile, piece.turn * SQUARES + piece.square)
        if why == OFF_THE_BOAT or not 0 <= piece.square < SQUARES:
            faults.add(at, "sheet-off-the-boat", rule="IC-3.31", seat=seat, tile=f"tile:{piece.tile}")
        elif why == ALREADY_COVERED:
            faults.add(at, "sheet-covered", rule="IC-3.31", seat=seat, tile=f"tile:{piece.tile}")
        else:
            place(state.shapes, state.boats, seat, tile, piece.turn * SQUARES + piece.square)


def _lay_lessons(state: IsleOfCats, sheet: Filled, faults: SheetFaults) -> None:
    """Lay private lessons as cards, public ones as notes."""
    faces: list[int] = []
    where: list[int] = []
    kind = FAMILY_CARD if state.family else PRIVATE_LESSON
    for seat, boat in enumerate(sheet.boats):
        for name in boat.lessons:
            at = f"boats.{seat}.lessons"
            face = _lesson(at, name, kind, faults)
            # Late arrivals bring some lessons a second time.
            if face in faces and state.seats <= BASE_PLAYERS:
                faults.add(at, "sheet-lesson-twice", card=f"card:{CARD_NAMES[face]}")
            faces.append(face)
            where.append(t.LAID * t.BY_SEAT + seat)
    state.card, state.where = ints(faces), ints(where)
    state.dealt = state.top = len(faces)
    state.notes[t.PUBLIC_COUNT] = len(sheet.public)
    for i, lesson in enumerate(sheet.public):
        face = _lesson(f"public.{i}.card", lesson.card, PUBLIC_LESSON, faults)
        if face in faces and state.seats <= BASE_PLAYERS:
            faults.add(f"public.{i}.card", "sheet-lesson-twice", card=f"card:{CARD_NAMES[face]}")
        faces.append(face)
        number = NUMBER_OF[face]
        colour = NO_COLOUR
        if lesson.colour is not None:
            colour = faults.known(f"public.{i}.colour", lesson.colour, COLOUR_NAMES)
        if needs_colour(number) != (lesson.colour is not None):
            faults.add(f"public.{i}.colour", "sheet-colour", rule="IC-4.61", card=f"card:{lesson.card}")
        state.notes[t.PUBLIC_LESSONS + i] = laid(number, colour)


def _lesson(at: str, name: str, kind: int, faults: SheetFaults) -> int:
    face = faults.known(at, name, CARD_NAMES)
    if name in CARD_NAMES and LESSON_TYPE[NUMBER_OF[face]] != kind:
        faults.add(at, "sheet-no-lesson", rule="IC-3.4", card=f"card:{name}")
    return face


def _lay_sister(state: IsleOfCats, sheet: Filled, faults: SheetFaults) -> None:
    sister = sheet.sister
    if sister is None or len(set(sister.colours)) != COLOURS:
        faults.add("sister.colours", "sheet-sister", rule="IC-6.30")
        return
    state.notes[t.SISTER_FIRST] = sheet.first
    state.notes[t.COLOURS_SHOWN] = COLOURS
    for i, colour in enumerate(sister.colours):
        state.notes[t.COLOURS_SHOWN + 1 + i] = faults.known("sister.colours", colour, COLOUR_NAMES)
    state.notes[t.SISTER_LESSONS] = len(sister.lessons)
    for i, number in enumerate(sister.lessons):
        faults.known("sister.lessons", number, SISTERS)
        state.notes[t.SISTER_LESSONS + 1 + i] = int(number) if number in SISTERS else int(SISTERS[0])
    for day, event in enumerate(sister.events):
        state.notes[t.EVENT_OF_DAY + day] = faults.known("sister.events", event, EVENT_NAMES)


def blank(state: IsleOfCats) -> Filled:
    """Give a sheet of empty boats."""
    boats = tuple(Boat(BOAT_NAMES[seat], ()) for seat in range(state.seats))
    events = ("",) * t.DAYS if state.events else ()
    return Filled(boats, sister=Rival(tuple(COLOUR_NAMES), (), events) if state.is_solo() else None)


SHEET = Sheet(Filled, lay_out, blank, (PLAYERS, "family", "beasts", "events"))
