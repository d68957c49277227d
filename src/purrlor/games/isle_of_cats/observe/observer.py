"""Write what a player of the Isle of Cats knows as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from purrlor.core.arrays import Ints, zeros
from purrlor.core.frames import STRIDE
from purrlor.core.observation import MEMBER, NUMBER, Observer, Part, Slate, by_seat, from_seat, turned
from purrlor.core.state import State
from purrlor.games.isle_of_cats.cards import BASKET_CARDS, COLOURS
from purrlor.games.isle_of_cats.observe.layout import (
    EACH,
    IN_HAND,
    LARGEST_DETAIL,
    OWN,
    PASSED_ON,
    PHASES,
    QUESTIONS,
    SEAT_CELLS,
    SET_CELLS,
    SISTER,
    TABLE,
)
from purrlor.games.isle_of_cats.observe.told_cards import NOWHERE, OWN_SETS, PLACE_OF, count_cards
from purrlor.games.isle_of_cats.rules import questions as q
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import (
    BOAT_SIZE,
    LEAPS,
    MOST_TILES,
    ONE_TILE,
    SLOTS,
    TILE_BITS,
    WHICH_BOAT,
)
from purrlor.games.isle_of_cats.rules.day.effects import A_TILE, lowest_packed
from purrlor.games.isle_of_cats.rules.day.explore import kept_before, pack_of, pack_start
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats
from purrlor.games.isle_of_cats.rules.packs import LAST_ROUND
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENTS
from purrlor.games.isle_of_cats.rules.pieces.squares import WORDS
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    COLOUR,
    KIND,
    OSHAX,
    OSHAX_SHAPES,
    RARE_SHAPES,
    SIDES,
    TILES,
)
from purrlor.games.isle_of_cats.rules.score.final import BY_COLOUR

# Planes of a boat: cats of each colour, beasts, rare and common treasures, royal rats.
PLANES: Final = 9
PLANE_CELLS: Final = WORDS * 3
FIRST_PLANE: Final = COLOURS - 3  # of a tile that is no cat: this and its kind


class IsleObserver(Observer):
    """What a seat sees at a table of the Isle of Cats."""

    def __init__(self) -> None:
        self.planes: Ints = zeros(PLANES * WORDS)

    def layout(self, seats: int) -> list[Part]:
        """List the parts of an observation; one who plays alone also sees the sister."""
        return [*TABLE, *OWN, *(SISTER if seats == 1 else []), *by_seat(EACH, seats)]

    def observe(self, state: State, seat: i64, slate: Slate) -> None:
        """Write the table, the own cards, the sister, and all boats."""
        assert isinstance(state, IsleOfCats)
        row = slate.at
        seats = state.seats
        self.observe_table(state, seat, slate)
        slate.put(state.fish(seat))
        slate.skip(OWN_SETS * SET_CELLS)
        self.observe_passed_on(state, seat, slate)
        if seats == 1:
            self.observe_sister(state, slate)
        first = slate.at
        for i in range(seats):
            other: i64 = seat + i
            if other >= seats:
                other -= seats
            slate.skip(PLACE_OF)
            self.observe_beside(state, other, slate)
            self.observe_boat(state, other, slate)
        for place in range(seats):
            slate.cells[first + from_seat(seats, state.order[place], seat) * SEAT_CELLS + PLACE_OF] = i16(
                place
            )
        count_cards(state, seat, row, slate)

    def observe_table(self, state: t.Table, seat: i64, slate: Slate) -> None:
        """Write what everybody sees, but for what players have."""
        options: i64 = 0
        if state.kittens:
            options |= 1
        if state.beasts:
            options |= 2
        if state.events:
            options |= 4
        if state.new_lessons:
            options |= 8
        if state.family:
            options |= 16
        slate.put(options)
        slate.put(state.day)
        slate.put_one(state.phase, PHASES)
        slate.put(turned(state.seats, state.pending, seat))
        asked = (state.pending >> seat) & 1
        slate.put_one(state.frames.kind() if asked else i64(NOWHERE), QUESTIONS)
        detail: i64 = state.frames.detail(0) if asked else 0
        slate.put(detail if detail <= LARGEST_DETAIL else i64(0))
        second = slate.at
        slate.put(0)
        for day in range(i64(t.DAYS)):
            slate.put_one(state.notes[t.EVENT_OF_DAY + day] if state.events else i64(NOWHERE), EVENTS)
        for side in range(i64(SIDES)):
            self.observe_field(state, side, slate)
        slate.put_numbers(state.stock, 0, t.GONE)
        self.observe_lessons(state, slate)
        self.observe_in_hand(state, second, slate)
        slate.skip(SET_CELLS)
        slate.put(state.deck_size())
        slate.put(state.bag_size)
        slate.put(state.kittens_left)

    def observe_lessons(self, state: t.Table, slate: Slate) -> None:
        """Write the public lessons: their numbers, then their colours."""
        first = slate.at
        slate.skip(t.MOST_PUBLIC * 2)
        cells = slate.cells
        for i in range(state.notes[t.PUBLIC_COUNT]):
            lesson = state.notes[t.PUBLIC_LESSONS + i]
            cells[first + i] = i16(lesson // BY_COLOUR)
            cells[first + t.MOST_PUBLIC + i] = i16(lesson % BY_COLOUR)

    def observe_field(self, state: t.Table, side: i64, slate: Slate) -> None:
        """Write the tiles of a field, in order and as a set."""
        count = state.in_field(side)
        cells = slate.cells
        at = slate.at
        slate.at = at + count
        slate.end_list(at + t.MOST_IN_FIELD)
        tiles = slate.at
        slate.skip((TILES + NUMBER - 1) // NUMBER)
        for i in range(count):
            tile = state.field_tile(side, i)
            cells[at + i] = i16(tile + 1)
            cells[tiles + (tile >> 4)] |= MEMBER[tile & 15]

    def observe_in_hand(self, state: t.Table, second: i64, slate: Slate) -> None:
        """Write the tiles to be placed, and whether a second kitten is offered: they lie in the questions."""
        end = slate.at + IN_HAND
        cells = state.frames.cells
        for i in range(state.frames.depth):
            at = i * STRIDE
            kind = cells[at]
            detail = cells[at + 3]
            if kind == q.ASK_SECOND_KITTEN:
                slate.cells[second] = 1
            elif kind == q.ASK_PLACE and slate.at < end:
                slate.put(detail + 1)
            elif kind == q.ASK_SORT:
                while detail != 0 and slate.at < end:
                    slate.put(lowest_packed(detail) + 1)
                    detail //= A_TILE
        slate.skip(end - slate.at)

    def observe_passed_on(self, state: t.Table, seat: i64, slate: Slate) -> None:
        """Write what a seat passed on today."""
        end = slate.at + PASSED_ON
        if not (state.family or state.is_solo() or state.day > t.DAYS or state.phase < t.DRAFT):
            rounds: i64 = state.frames.detail(0) if state.phase == t.DRAFT else i64(LAST_ROUND)
            for look in range(rounds):
                start = pack_start(state, pack_of(state, seat, look))
                self.put_in_order(state, start + kept_before(look + 1), start + t.PACK_SIZE, slate)
        slate.skip(end - slate.at)

    def put_in_order(self, state: t.Table, start: i64, end: i64, slate: Slate) -> None:
        """Write some cards in the order of the deck."""
        card = state.card
        cells = slate.cells
        first = slate.at
        for slot in range(start, end):
            named = i16(card[slot] + 1)
            at = first + slot - start
            while at > first and cells[at - 1] > named:
                cells[at] = cells[at - 1]
                at -= 1
            cells[at] = named
        slate.at = first + end - start

    def observe_sister(self, state: t.Table, slate: Slate) -> None:
        """Write what one who plays alone sees of the sister."""
        notes = state.notes
        slate.put(notes[t.SISTER_FIRST])
        slate.put(notes[t.SISTER_SPEED])
        slate.put(notes[t.SISTER_LEFT])
        deck = notes[t.SISTER_BASKETS]
        for i in range(deck, i64(BASKET_CARDS)):
            slate.put(notes[t.SISTER_DECK + i] + 1)
        slate.skip(deck)
        for i in range(i64(7)):
            slate.put(notes[t.SISTER_LESSONS + 1 + i] if i < notes[t.SISTER_LESSONS] else i64(0))
        for i in range(i64(COLOURS)):
            slate.put(notes[t.COLOURS_SHOWN + 1 + i] + 1 if i < notes[t.COLOURS_SHOWN] else i64(0))
        for i in range(i64(OSHAX_SHAPES)):
            slate.put(notes[t.OSHAX_ROW + i] + 1)
        for i in range(i64(RARE_SHAPES)):
            slate.put(notes[t.RARE_ROW + i] + 1)

    def observe_beside(self, state: t.Table, seat: i64, slate: Slate) -> None:
        """Write what a player has beside the boat."""
        own = state.own
        at = seat * t.OWN
        boat = seat * BOAT_SIZE
        wish = own[at + t.WISH]
        cells = slate.cells
        to = slate.at + 1  # its place in the order stands before
        cells[to] = i16((state.passed >> seat) & 1)
        cells[to + 1] = MEMBER[wish] if wish >= 0 else i16(0)
        cells[to + 2] = MEMBER[state.boats[boat + WHICH_BOAT]]
        cells[to + 3] = i16(state.boats[boat + LEAPS])
        cells[to + 4] = i16(own[at + t.FISH])
        slate.at = to + 5
        slate.put_numbers(own, at + t.BASKETS, t.POINTS + 1 - t.BASKETS)

    def observe_boat(self, state: t.Table, seat: i64, slate: Slate) -> None:
        """Write the tiles aboard: each with its place, and which squares are covered by what."""
        boats = state.boats
        placements = state.shapes.placement
        cells = slate.cells
        count = state.tiles_on(seat)
        tiles = slate.at
        first = seat * BOAT_SIZE + SLOTS
        # Squares follow from tiles and places: where these stand already, so do the squares.
        same = cells[tiles + count] == 0
        for slot in range(count):
            tile = i16((boats[first + slot] & ONE_TILE) + 1)
            place = placements[boats[first + slot] >> TILE_BITS] + 1
            if cells[tiles + slot] != tile or cells[tiles + MOST_TILES + slot] != place:
                same = False
                cells[tiles + slot] = tile
                cells[tiles + MOST_TILES + slot] = place
        slate.at = tiles + MOST_TILES * 2
        if same:
            slate.at += PLANES * PLANE_CELLS
            return
        slate.at = tiles + count
        slate.end_list(tiles + MOST_TILES)
        slate.at += count
        slate.end_list(tiles + MOST_TILES * 2)
        self.observe_squares(state, seat, slate)

    def observe_squares(self, state: t.Table, seat: i64, slate: Slate) -> None:
        """Write which squares of a boat are covered by what."""
        planes = self.planes
        for i in range(i64(PLANES * WORDS)):
            planes[i] = 0
        boats = state.boats
        masks = state.shapes.mask
        first = seat * BOAT_SIZE + SLOTS
        for slot in range(first, first + state.tiles_on(seat)):
            spot: i64 = (boats[slot] >> TILE_BITS) * WORDS
            tile = boats[slot] & ONE_TILE
            kind = KIND[tile]
            plane: i64 = (COLOUR[tile] if kind <= OSHAX else FIRST_PLANE + kind) * WORDS
            planes[plane] |= masks[spot]
            planes[plane + 1] |= masks[spot + 1]
            planes[plane + 2] |= masks[spot + 2]
        slate.put_words(planes, PLANES * WORDS)
