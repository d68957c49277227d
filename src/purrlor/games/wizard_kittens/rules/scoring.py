"""Score Wizard Kittens: curses, bonuses, extra cards, Extra Credit, and who wins in either ending."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.wizard_kittens.cards import (
    ANY,
    CHAPTERS,
    CURSES,
    CURSES_OF,
    EACH,
    EMPTY,
    EXTRAS,
    PAIRS,
    SETS,
    THREES,
    TYPES,
)
from purrlor.games.wizard_kittens.rules.circles import IN_CIRCLE, Circles
from purrlor.games.wizard_kittens.rules.questions import ALL_CURSES

GUILTY: Final = 10  # points that are too many when caught
IDLER: Final = 5  # points that are too few when two are caught (WK-40)
BELOW_ALL: Final = -1


def owned(state: Circles, seat: i64, kind: i64) -> i64:
    """Count the components of a type in all chapters of a circle."""
    at = seat * IN_CIRCLE + kind
    return state.circle[at] + state.circle[at + TYPES] + state.circle[at + 2 * TYPES]


def bonus_of(state: Circles, seat: i64, curse: i64) -> i64:
    """Count the bonus points of a defeated curse."""
    if state.tables.bonus[curse] == 0:
        return 0
    return state.tables.bonus[curse] * owned(state, seat, state.tables.bonus_type[curse])


def extras_of(state: Circles, seat: i64) -> i64:
    """Count the extra cards in a score pile."""
    at = seat * TYPES
    return state.extra[at] + state.extra[at + 1] + state.extra[at + 2] + state.extra[at + 3]


def curses_of(state: Circles, seat: i64, band: i64) -> i64:
    """Count the curses of a band (or of any) that somebody defeated."""
    count: i64 = 0
    for curse in range(i64(CURSES)):
        if state.defeated_by[curse] == seat and (band == ANY or state.tables.band[curse] == band):
            count += 1
    return count


def times_earned(state: Circles, seat: i64, credit: i64) -> i64:
    """Count how many times somebody has what an Extra Credit asks for."""
    counted = state.tables.counted[credit]
    if counted == EXTRAS:
        return extras_of(state, seat)
    if counted == CURSES_OF:
        return curses_of(state, seat, state.tables.credit_band[credit])
    if counted == EMPTY:
        return empty_chapters(state, seat)
    return kinds_counted(state, seat, counted, state.tables.credit_type[credit])


def empty_chapters(state: Circles, seat: i64) -> i64:
    """Count the open chapters of a circle without a card."""
    empty: i64 = 0
    for chapter in range(i64(CHAPTERS)):
        if (state.open >> chapter) & 1 and state.heap[seat * CHAPTERS + chapter] == 0:
            empty += 1
    return empty


def kinds_counted(state: Circles, seat: i64, counted: i64, kind: i64) -> i64:
    """Count components of one type or of any, pairs, threes, sets or kinds in a whole circle."""
    if counted == EACH:
        return state.size[seat] if kind == ANY else owned(state, seat, kind)
    pairs: i64 = 0
    threes: i64 = 0
    kinds: i64 = 0
    sets: i64 = owned(state, seat, 0)
    for each in range(i64(TYPES)):
        count = owned(state, seat, each)
        pairs += count // 2
        threes += count // 3
        if count != 0:
            kinds += 1
        if count < sets:
            sets = count
    if counted == PAIRS:
        return pairs
    if counted == THREES:
        return threes
    return sets if counted == SETS else kinds


def credit_of(state: Circles, seat: i64) -> i64:
    """Count the points of somebody's Extra Credit."""
    credit = state.credit[seat]
    return state.tables.credit_points[credit] * times_earned(state, seat, credit)


def points(state: Circles, seat: i64) -> i64:
    """Count somebody's points without Extra Credit."""
    total: i64 = -extras_of(state, seat)
    for curse in range(i64(CURSES)):
        if state.defeated_by[curse] == seat:
            total += state.tables.points[curse] + bonus_of(state, seat, curse)
    return total


def is_innocent(state: Circles, seat: i64) -> bool:
    """Tell whether somebody who is caught may win (WK-21, WK-40)."""
    total = points(state, seat)
    return total < GUILTY and (state.seats != 2 or total > IDLER)


def standing(state: Circles, seat: i64) -> i64:
    """Sum up in one number what decides: more is better, equal is shared, BELOW_ALL can't win."""
    few = 99 - state.size[seat]
    curses = curses_of(state, seat, ANY)
    if state.ended == ALL_CURSES:
        return ((points(state, seat) + credit_of(state, seat) + 500) * 100 + curses) * 100 + few
    if not is_innocent(state, seat):
        return BELOW_ALL
    return (few * 1000 + points(state, seat) + 500) * 100 + curses


def rank(state: Circles) -> None:
    """Give everybody a place; who can't win comes last, and nobody first if that is everybody."""
    state.place = state.place[:]
    for seat in range(state.seats):
        mine = standing(state, seat)
        place: i64 = 1
        for other in range(state.seats):
            if other != seat and standing(state, other) > mine:
                place += 1
        state.place[seat] = 2 if mine == BELOW_ALL and place == 1 else place
