"""Write the final score as lines: pairs of a kind and an amount.

Kinds below 100 are named here; from 100 on the kind is the number of a card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints
from purrlor.games.isle_of_cats.cards import COLOUR_CARD
from purrlor.games.isle_of_cats.rules.boats import ROOMS, bits_in
from purrlor.games.isle_of_cats.rules.counting import family_score, lesson_points
from purrlor.games.isle_of_cats.rules.lessons import BEST_OTHER_LESSON, LESSON_DECK, LESSON_VERB, PUBLIC
from purrlor.games.isle_of_cats.rules.tally import Tally
from purrlor.games.isle_of_cats.rules.tiles import (
    COLOURS,
    NO_COLOUR,
    RARE,
    ROYAL_RAT,
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
FIRST_CARD_LINE: Final = 100

# A laid lesson is number * 8 + colour; 7 stands for "no colour".
LAID: Final = 8
UNCOLOURED: Final = 7


def laid(number: i64, colour: i64) -> i64:
    """Join a lesson's number and its colour."""
    return number * LAID + (UNCOLOURED if colour == NO_COLOUR else colour)


def write(into: Ints, lines: i64, kind: i64, amount: i64) -> i64:
    """Write one line; return how many there are."""
    into[lines * 2] = kind
    into[lines * 2 + 1] = amount
    return lines + 1


def boat_lines(tally: Tally, into: Ints, lines: i64) -> i64:
    """Write all lines that need no card."""
    lines = write(into, lines, RATS_LINE, -tally.uncovered_rats)
    lines = write(into, lines, ROYAL_RATS_LINE, -3 * tally.kinds[ROYAL_RAT])
    lines = write(into, lines, ROOMS_LINE, -5 * (ROOMS - bits_in(tally.full_rooms)))
    families: i64 = 0
    for n in range(tally.family_count):
        families += family_score(tally.families[n])
    lines = write(into, lines, FAMILIES_LINE, families)
    rare: i64 = 0 if tally.is_family_mode else 3 * tally.kinds[RARE]
    lines = write(into, lines, RARE_TREASURES_LINE, rare)
    lines = write(into, lines, FRIENDSHIPS_LINE, 5 * tally.friendships())
    return write(into, lines, EVENTS_LINE, tally.event_points)


def laid_points(tally: Tally, lesson: i64) -> i64:
    """Score a laid lesson; alone, a public one gives half, rounded up."""
    number = lesson // LAID
    points = lesson_points(tally, number, lesson % LAID)
    if tally.is_solo and LESSON_DECK[number] == PUBLIC:
        return (points + 1) // 2
    return points


def lesson_lines(tally: Tally, lessons: Ints, count: i64, into: Ints, lines: i64) -> i64:
    """Write a line for each of the first `count` laid lessons."""
    for n in range(count):
        lines = write(into, lines, lessons[n] // LAID, laid_points(tally, lessons[n]))
    return lines


def total(into: Ints, lines: i64) -> i64:
    """Add the amounts up."""
    points: i64 = 0
    for n in range(lines):
        points += into[n * 2 + 1]
    return points


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
    lines = write(into, lines, SISTERS_BEASTS_LINE, 3 * tally.beast_icons())
    return write(into, lines, SISTERS_EVENTS_LINE, events)
