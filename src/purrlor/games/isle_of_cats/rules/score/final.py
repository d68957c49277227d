"""Write the final score as lines, add them up and rank the players (IC-3.4).

A line is a pair of a kind and an amount. Kinds below 100 are named here; from 100 on the kind is the printed
number of a card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, zeros
from purrlor.games.isle_of_cats.cards import (
    BEST_OTHER_LESSON,
    COLOUR_CARD,
    COLOURS,
    LESSON_TYPE,
    LESSON_VERB,
    NO_COLOUR,
    NUMBER_OF,
    PUBLIC_LESSON,
)
from purrlor.games.isle_of_cats.rules.modules.beasts import beast_icons, friendships
from purrlor.games.isle_of_cats.rules.modules.events import sisters_event_points
from purrlor.games.isle_of_cats.rules.numbers import ENDED
from purrlor.games.isle_of_cats.rules.pieces.squares import ROOMS, bits_in
from purrlor.games.isle_of_cats.rules.pieces.tiles import RARE, ROYAL_RAT
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import family_score, lesson_points
from purrlor.games.isle_of_cats.rules.table import (
    BASKETS,
    BY_SEAT,
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

RATS_LINE: Final = 1
ROYAL_RATS_LINE: Final = 2
ROOMS_LINE: Final = 3
FAMILIES_LINE: Final = 4
RARE_TREASURES_LINE: Final = 5
FRIENDSHIPS_LINE: Final = 6
EVENTS_LINE: Final = 7
SISTERS_BEASTS_LINE: Final = 8
SISTERS_EVENTS_LINE: Final = 9

A_ROYAL_RAT: Final = 3  # points lost
A_ROOM: Final = 5  # points lost if it is not full
A_RARE_TREASURE: Final = 3
A_FRIENDSHIP: Final = 5
A_BEASTS_ICON: Final = 3  # for the sister

# A laid lesson is number * BY_COLOUR + colour.
BY_COLOUR: Final = 8
UNCOLOURED: Final = 7  # a lesson without a colour

MOST_LINES: Final = 80
TALLY: Final = Tally()  # work space
LINES: Final = zeros(MOST_LINES * 2)  # work space: pairs of kind and amount
LESSONS_HELD: Final = zeros(MOST_LINES)  # work space: laid lessons


def laid(number: i64, colour: i64) -> i64:
    """Join a lesson's number and its colour."""
    return number * BY_COLOUR + (UNCOLOURED if colour == NO_COLOUR else colour)


def write(into: Ints, lines: i64, kind: i64, amount: i64) -> i64:
    """Write one line; return how many there are."""
    into[lines * 2] = kind
    into[lines * 2 + 1] = amount
    return lines + 1


def boat_lines(tally: Tally, into: Ints, lines: i64) -> i64:
    """Write all lines that need no card."""
    lines = write(into, lines, RATS_LINE, -tally.uncovered_rats)
    lines = write(into, lines, ROYAL_RATS_LINE, -A_ROYAL_RAT * tally.kinds[ROYAL_RAT])
    lines = write(into, lines, ROOMS_LINE, -A_ROOM * (ROOMS - bits_in(tally.full_rooms)))
    families: i64 = 0
    for n in range(tally.family_count):
        families += family_score(tally.families[n])
    lines = write(into, lines, FAMILIES_LINE, families)
    rare: i64 = 0 if tally.is_family_mode else A_RARE_TREASURE * tally.kinds[RARE]
    lines = write(into, lines, RARE_TREASURES_LINE, rare)
    lines = write(into, lines, FRIENDSHIPS_LINE, A_FRIENDSHIP * friendships(tally))
    return write(into, lines, EVENTS_LINE, tally.event_points)


def laid_points(tally: Tally, lesson: i64) -> i64:
    """Score a laid lesson; alone, a public one gives half, rounded up."""
    number = lesson // BY_COLOUR
    points = lesson_points(tally, number, lesson % BY_COLOUR)
    if tally.is_solo and LESSON_TYPE[number] == PUBLIC_LESSON:
        return (points + 1) // 2
    return points


def lesson_lines(tally: Tally, lessons: Ints, count: i64, into: Ints, lines: i64) -> i64:
    """Write a line for each of the first `count` laid lessons."""
    for n in range(count):
        lines = write(into, lines, lessons[n] // BY_COLOUR, laid_points(tally, lessons[n]))
    return lines


def total(into: Ints, lines: i64) -> i64:
    """Add the amounts up."""
    points: i64 = 0
    for n in range(lines):
        points += into[n * 2 + 1]
    return points


# -- players -------------------------------------------------------------------------------------------


def fill_tally(state: Table, tally: Tally, seat: i64) -> None:
    """Fill a tally with a seat's boat and what lies beside it."""
    tally.fish = state.own[seat * OWN + FISH]
    tally.baskets = state.own[seat * OWN + BASKETS]
    tally.private_lessons = state.cards_at(LAID, seat)
    tally.is_first = state.is_first(seat)
    tally.event_points = state.own[seat * OWN + POINTS]
    tally.is_solo = state.is_solo()
    tally.is_family_mode = state.family
    tally.lessons = state.options.lessons
    tally.largest_elsewhere = 0
    for other in range(state.seats):
        if other != seat:
            tally.read(state.shapes, state.boats, other)
            if tally.family_count > 0:
                tally.largest_elsewhere = max(tally.largest_elsewhere, tally.families[0])
    tally.read(state.shapes, state.boats, seat)


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
        if state.where[slot] == LAID * BY_SEAT + seat:
            LESSONS_HELD[count] = laid(NUMBER_OF[state.card[slot]], NO_COLOUR)
            count += 1
    return count


# -- the sister ----------------------------------------------------------------------------------------


def sister_lines(tally: Tally, colours: Ints, lessons: Ints, count: i64, events: i64, into: Ints) -> i64:
    """Write the sister's lines: colours in the order shown, her lessons (numbers), beasts and events."""
    lines: i64 = 0
    for n in range(COLOURS):
        lines = write(into, lines, COLOUR_CARD[colours[n]], (COLOURS - n) * tally.cats_of[colours[n]])
    best: i64 = 0
    for n in range(count):
        if LESSON_VERB[lessons[n]] != BEST_OTHER_LESSON:
            best = max(best, lesson_points(tally, lessons[n], NO_COLOUR))
    for n in range(count):
        again = LESSON_VERB[lessons[n]] == BEST_OTHER_LESSON
        points = best if again else lesson_points(tally, lessons[n], NO_COLOUR)
        lines = write(into, lines, lessons[n], points)
    lines = write(into, lines, SISTERS_BEASTS_LINE, A_BEASTS_ICON * beast_icons(tally))
    return write(into, lines, SISTERS_EVENTS_LINE, events)


def sisters_lines(state: Table, tally: Tally, into: Ints) -> i64:
    """Write the sister's lines; tell how many."""
    fill_tally(state, tally, 0)
    events: i64 = 0
    for day in range(1, DAYS + 1):
        if state.events:
            events += sisters_event_points(
                state.options.event_tiles, state.notes[EVENT_OF_DAY + day - 1], day
            )
    notes = state.notes
    lessons = notes[SISTER_LESSONS + 1 : SISTER_LESSONS + 1 + notes[SISTER_LESSONS]]
    colours = notes[COLOURS_SHOWN + 1 : COLOURS_SHOWN + 1 + COLOURS]
    return sister_lines(tally, colours, lessons, notes[SISTER_LESSONS], events, into)


# -- the end -------------------------------------------------------------------------------------------


def count_points(state: Table) -> None:
    """Count everybody's points and rank them."""
    for seat in range(state.seats):
        state.own[seat * OWN + TOTAL] = total(LINES, lines_of(state, TALLY, seat, LINES))
        state.tell(ENDED, seat, state.own[seat * OWN + TOTAL])
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
    TALLY.read(state.shapes, state.boats, seat)
    return bits_in(TALLY.full_rooms)
