"""Read lessons, phase 3 of a day: all lessons in hand are laid out (IC-3.23)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.isle_of_cats.cards import (
    CARD_TYPE,
    COLOURS,
    NO_COLOUR,
    NUMBER_OF,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    needs_colour,
)
from purrlor.games.isle_of_cats.rules.numbers import (
    COLOUR_CHOSEN,
    COLOUR_IS,
    LESSONS_LAID,
    PUBLIC_LESSON_LAID,
)
from purrlor.games.isle_of_cats.rules.questions import ASK_COLOUR
from purrlor.games.isle_of_cats.rules.score.final import laid
from purrlor.games.isle_of_cats.rules.table import (
    BY_SEAT,
    HAND,
    LAID,
    NEW,
    PUBLIC,
    PUBLIC_COUNT,
    PUBLIC_LESSONS,
    Question,
    Table,
)


def lay_private_lessons(state: Table) -> None:
    """Lay out all private lessons in hand; what is left in hand is none."""
    for i in range(state.seats):
        seat = state.order[i]
        lessons: i64 = 0
        for slot in range(i64(len(state.where))):
            if state.where[slot] != NEW * BY_SEAT + seat:
                continue
            card_type = CARD_TYPE[state.card[slot]]
            if card_type == PRIVATE_LESSON:
                state.where[slot] = LAID * BY_SEAT + seat
                lessons += 1
            elif card_type != PUBLIC_LESSON:
                state.where[slot] = HAND * BY_SEAT + seat
        state.tell(LESSONS_LAID, seat, lessons)


def lay_public_lessons(state: Table) -> bool:
    """Lay public lessons in turn order until one needs a colour; tell whether somebody is asked for it."""
    for i in range(state.seats):
        seat = state.order[i]
        for slot in range(i64(len(state.where))):
            card = state.card[slot]
            if state.where[slot] != NEW * BY_SEAT + seat or CARD_TYPE[card] != PUBLIC_LESSON:
                continue
            state.where[slot] = PUBLIC * BY_SEAT + seat
            state.tell(PUBLIC_LESSON_LAID, seat, card)
            if needs_colour(NUMBER_OF[card]):
                state.ask(ASK_COLOUR, seat, card)
                return True
            add_public_lesson(state, card, NO_COLOUR)
    return False


def add_public_lesson(state: Table, card: i64, colour: i64) -> None:
    """Put a lesson among those that count for everybody."""
    count = state.notes[PUBLIC_COUNT]
    state.notes[PUBLIC_LESSONS + count] = laid(NUMBER_OF[card], colour)
    state.notes[PUBLIC_COUNT] = count + 1


class LessonColour(Question):
    """Ask for the colour of a public lesson."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer the five colours."""
        for colour in range(i64(COLOURS)):
            state.offer(COLOUR_IS + colour)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Choose the colour."""
        card = state.frames.detail(0)
        state.frames.pop()
        add_public_lesson(state, card, action - COLOUR_IS)
        state.tell(COLOUR_CHOSEN, seat, card, action - COLOUR_IS)
