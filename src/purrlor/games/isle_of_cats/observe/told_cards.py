"""Count cards where a seat sees them: its own ones by card, those of others by number, discards for all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints
from purrlor.core.observation import Slate, add, cells_in, from_seat
from purrlor.games.isle_of_cats.cards import CARD_NAMES
from purrlor.games.isle_of_cats.observe.layout import OWN, SEAT_CELLS, SET_CELLS, SISTER, TABLE
from purrlor.games.isle_of_cats.rules import table as t

# Only rescue cards lie face up before a player.
FIRST_RESCUE_CARD: Final = CARD_NAMES.index("four_boots")
MOST_SEATS: Final = 6
PLACES: Final = 14  # of a card
PLACES_OF_ALL: Final = PLACES * t.BY_SEAT
NOWHERE: Final = -1

# Cells of an observation, counted from its first one.
DISCARDS_AT: Final[i64] = cells_in(TABLE) - 3 - SET_CELLS  # before the sizes of deck and bags
OWN_AT: Final[i64] = cells_in(TABLE) + 1  # behind the fish
OWN_SETS: Final = 8
# Cells of a seat, counted from its first one.
HAND_OF: Final = 0
LESSONS_OF: Final = 1
DOWN_OF: Final = 2
DRAWN_OF: Final = 3
UP_OF: Final = 4
PLACE_OF: Final = 6

# A card is counted in at most two places. In the lowest bits of a number: four times the cell in which the
# first card of a set is counted, moved so that the face of a card can be added. Above: the cell of a number.
SET_BITS: Final = 20
SET: Final = (1 << SET_BITS) - 1


def seats_at(seats: int) -> int:
    """Tell where the cells of the seats begin."""
    return cells_in(TABLE) + cells_in(OWN) + (cells_in(SISTER) if seats == 1 else 0)


def by_place(found: dict[int, int]) -> Ints:
    """Make a table by the place of a card."""
    return ints([found.get(place, NOWHERE) for place in range(PLACES)])


# Where a card is counted by its place: in which of the own sets, and in which cell of a seat for everybody.
OWN_SET: Final = by_place(
    {
        t.HAND: 0,
        t.NEW: 0,
        t.PACK: 1,
        t.KEPT: 2,
        t.BOUGHT: 3,
        t.OFFERED: 4,
        t.LAID: 5,
        t.DOWN: 6,
        t.DISCARDED: 7,
        t.GIVEN_UP: 7,
    }
)
SEAT_CELL: Final = by_place(
    {
        t.HAND: HAND_OF,
        t.NEW: HAND_OF,
        t.LAID: LESSONS_OF,
        t.DOWN: DOWN_OF,
        t.OFFERED: DRAWN_OF,
        t.BOUGHT: DRAWN_OF,
        t.UP: UP_OF,
    }
)


def told_of(seats: int, seat: int, buying: bool, place: int, holder: int) -> int:
    """Say where a seat counts a card by its place and holder; 0 if it does not."""
    if seat >= seats:
        return 0
    if place == t.OPEN:
        return int(DISCARDS_AT) * 4
    told = 0
    if holder == seat and OWN_SET[place] >= 0:
        told = int(OWN_AT + OWN_SET[place] * SET_CELLS) * 4
    cell = int(SEAT_CELL[place])
    # Which of the cards drawn are bought is still secret while others are buying.
    if cell < 0 or holder >= seats or (buying and cell == DRAWN_OF):
        return told
    cell += seats_at(seats) + int(from_seat(seats, holder, seat) * SEAT_CELLS)
    if place == t.UP:
        return cell * 4 - FIRST_RESCUE_CARD
    return told | cell << SET_BITS


def told_cards() -> Ints:
    """Make a table of all that `told_of` says."""
    return ints(
        [
            told_of(seats, seat, buying, place, holder)
            for seats in range(MOST_SEATS + 1)
            for seat in range(t.BY_SEAT)
            for buying in (False, True)
            for place in range(PLACES)
            for holder in range(t.BY_SEAT)
        ]
    )


TOLD: Final = told_cards()


def count_cards(state: t.Table, seat: i64, row: i64, slate: Slate) -> None:
    """Count all cards where the seat sees them, in an observation whose first cell is known."""
    count_slots(state, seat, row, 0, state.dealt, slate)
    count_slots(state, seat, row, state.top, i64(len(state.where)), slate)


def count_slots(state: t.Table, seat: i64, row: i64, start: i64, end: i64, slate: Slate) -> None:
    """Count the cards of some slots."""
    where = state.where
    card = state.card
    cells = slate.cells  # read once: there are many cards
    base: i64 = (state.seats * t.BY_SEAT + seat) * 2 * PLACES_OF_ALL
    if state.phase == t.BUYING:
        base += PLACES_OF_ALL
    for slot in range(start, end):
        told = TOLD[base + where[slot]]
        if told == 0:
            continue
        if (told & SET) != 0:
            add(cells, row, (told & SET) + card[slot])
        if (told >> SET_BITS) != 0:
            cells[row + (told >> SET_BITS)] += 1
