"""Count the points at the end and rank the players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, zeros
from purrlor.games.isle_of_cats.rules.boats import bits_in
from purrlor.games.isle_of_cats.rules.events import sisters_event_points
from purrlor.games.isle_of_cats.rules.faces import NUMBER_OF
from purrlor.games.isle_of_cats.rules.numbers import ENDED
from purrlor.games.isle_of_cats.rules.scoring import boat_lines, laid, lesson_lines, sister_lines, total
from purrlor.games.isle_of_cats.rules.table import (
    BASKETS,
    COLOURS_SHOWN,
    DAYS,
    EVENT_OF_DAY,
    FISH,
    LAID,
    OWN,
    PLACE_WON,
    POINTS,
    PUBLIC_COUNT,
    PUBLIC_LESSONS,
    SISTER_LESSONS,
    SISTER_TOTAL,
    TOTAL,
    Table,
)
from purrlor.games.isle_of_cats.rules.tally import Tally
from purrlor.games.isle_of_cats.rules.tiles import NO_COLOUR

MOST_LINES: Final = 80
TALLY: Final = Tally()  # work space
LINES: Final = zeros(MOST_LINES * 2)  # work space: pairs of kind and amount
LESSONS_HELD: Final = zeros(MOST_LINES)


def fill_tally(state: Table, tally: Tally, seat: i64) -> None:
    """Fill a tally with a seat's boat and what lies beside it."""
    tally.fish = state.own[seat * OWN + FISH]
    tally.baskets = state.own[seat * OWN + BASKETS]
    tally.private_lessons = state.cards_at(LAID, seat)
    tally.is_first = state.is_first(seat)
    tally.event_points = state.own[seat * OWN + POINTS]
    tally.is_solo = state.is_solo()
    tally.is_family_mode = state.family
    tally.largest_elsewhere = 0
    for other in range(state.seats):
        if other != seat:
            tally.read(state.boats, other)
            if tally.family_count > 0:
                tally.largest_elsewhere = max(tally.largest_elsewhere, tally.families[0])
    tally.read(state.boats, seat)


def lines_of(state: Table, tally: Tally, seat: i64, into: Ints) -> i64:
    """Write a seat's final score as lines; tell how many."""
    fill_tally(state, tally, seat)
    lines = boat_lines(tally, into, 0)
    lines = lesson_lines(tally, LESSONS_HELD, private_lessons(state, seat), into, lines)
    for i in range(state.notes[PUBLIC_COUNT]):
        LESSONS_HELD[i] = state.notes[PUBLIC_LESSONS + i]
    return lesson_lines(tally, LESSONS_HELD, state.notes[PUBLIC_COUNT], into, lines)


def private_lessons(state: Table, seat: i64) -> i64:
    """List a seat's private lessons in the work space; tell how many."""
    count: i64 = 0
    for slot in range(i64(len(state.where))):
        if state.where[slot] == LAID * 8 + seat:
            LESSONS_HELD[count] = laid(NUMBER_OF[state.card[slot]], NO_COLOUR)
            count += 1
    return count


def sisters_lines(state: Table, tally: Tally, into: Ints) -> i64:
    """Write the sister's lines; tell how many."""
    fill_tally(state, tally, 0)
    events: i64 = 0
    for day in range(1, DAYS + 1):
        if state.events:
            events += sisters_event_points(state.notes[EVENT_OF_DAY + day - 1], day)
    notes = state.notes
    lessons = notes[SISTER_LESSONS + 1 : SISTER_LESSONS + 8]
    colours = notes[COLOURS_SHOWN + 1 : COLOURS_SHOWN + 6]
    return sister_lines(tally, colours, lessons, notes[SISTER_LESSONS], events, into)


def count_points(state: Table) -> None:
    """Count everybody's points and rank them."""
    for seat in range(state.seats):
        state.own[seat * OWN + TOTAL] = total(LINES, lines_of(state, TALLY, seat, LINES))
        state.tell(ENDED, seat, state.own[seat * OWN + TOTAL], -1, -1)
    if state.is_solo():
        state.notes[SISTER_TOTAL] = total(LINES, sisters_lines(state, TALLY, LINES))
    for one in range(state.seats):
        place: i64 = 1
        for other in range(state.seats):
            if is_ahead(state, other, one):
                place += 1
        state.own[one * OWN + PLACE_WON] = place
    if state.is_solo() and state.own[TOTAL] <= state.notes[SISTER_TOTAL]:
        state.own[PLACE_WON] = 2


def is_ahead(state: Table, one: i64, other: i64) -> bool:
    """Tell whether a seat beats another: by points, then fish; in family mode by full rooms."""
    mine = state.own[one * OWN + TOTAL]
    theirs = state.own[other * OWN + TOTAL]
    if mine != theirs:
        return mine > theirs
    return tie_break(state, one) > tie_break(state, other)


def tie_break(state: Table, seat: i64) -> i64:
    """Give the number that decides between equal points."""
    if not state.family:
        return state.own[seat * OWN + FISH]
    TALLY.read(state.boats, seat)
    return bits_in(TALLY.full_rooms)
