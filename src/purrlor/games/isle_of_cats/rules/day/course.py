"""Follow the course of a day: what a phase does next, and which phase comes after it."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.isle_of_cats.rules.day import evening, explore, finds, lessons, morning, rescue, windows
from purrlor.games.isle_of_cats.rules.modules import events, family, royal_rats, sister
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import RARE_FINDS_FIRST
from purrlor.games.isle_of_cats.rules.questions import AFTER_BUYING, AT_DAWN, AT_THE_END, BEFORE_RESCUE_CARDS
from purrlor.games.isle_of_cats.rules.score.final import count_points
from purrlor.games.isle_of_cats.rules.table import (
    BOUGHT_WINDOW,
    BUYING,
    CARDS_WINDOW,
    COUNTING,
    DAWN,
    DAWN_WINDOW,
    DAYS,
    DRAFT,
    EARLY_FINDS,
    FILLING,
    FINDS,
    GIFTS,
    LAST_WINDOW,
    LESSONS,
    NIGHT,
    OVER,
    RATS_LEAVE,
    RESCUE,
    RESCUE_CARDS,
    REVEAL,
    Table,
)


def advance(state: Table) -> None:
    """Do the next part of the phase; where nobody is asked, the next phase follows."""
    phase = state.phase
    if phase < DRAFT:
        in_the_morning(state, phase)
    elif phase == DRAFT:
        explore.begin_draft(state)
    elif phase == BUYING:
        explore.begin_buying(state)
    elif phase <= CARDS_WINDOW:
        before_the_rescue(state, phase)
    elif phase <= FINDS:
        on_the_island(state, phase)
    else:
        in_the_evening(state, phase)


def in_the_morning(state: Table, phase: i64) -> None:
    """Resolve the event, open a window, fill the fields and fish."""
    if phase == DAWN:
        events.begin_day(state)
        state.phase = FILLING if state.family else GIFTS
    elif phase == GIFTS:
        if not events.give_gifts(state):
            # IC-8.5: on the first morning everybody knows that nobody holds a card.
            state.phase = FILLING if state.day == 1 else DAWN_WINDOW
    elif phase == DAWN_WINDOW:
        if not windows.next_window(state, AT_DAWN):
            state.phase = FILLING
    else:
        morning.fill_fields(state)
        if state.family:
            state.phase = RESCUE
        else:
            morning.go_fishing(state)
            state.phase = DRAFT


def before_the_rescue(state: Table, phase: i64) -> None:
    """Open windows and lay lessons; on some days rare finds come first (IC-8.44)."""
    if phase == BOUGHT_WINDOW:
        if not windows.next_window(state, AFTER_BUYING):
            lessons.lay_private_lessons(state)
            state.phase = LESSONS
    elif phase == LESSONS:
        if not lessons.lay_public_lessons(state):
            state.phase = EARLY_FINDS if state.has_event(RARE_FINDS_FIRST) else CARDS_WINDOW
    elif phase == EARLY_FINDS:
        if not finds.next_find(state):
            state.phase = CARDS_WINDOW
    elif not windows.next_window(state, BEFORE_RESCUE_CARDS):
        state.phase = RESCUE_CARDS


def on_the_island(state: Table, phase: i64) -> None:
    """Lay rescue cards, rescue in turns, then look for rare finds."""
    if phase == RESCUE_CARDS:
        if not rescue.next_to_lay(state):
            state.phase = REVEAL
    elif phase == REVEAL:
        rescue.reveal(state)
        if state.is_solo():
            sister.meet_sister(state)
        else:
            rescue.set_order(state)
        state.phase = RESCUE
    elif phase == RESCUE:
        asked = sister.next_turn_alone(state) if state.is_solo() else rescue.next_turn(state)
        if not asked:
            early = state.family or state.has_event(RARE_FINDS_FIRST)
            state.phase = RATS_LEAVE if early else FINDS
    elif not finds.next_find(state):
        state.phase = RATS_LEAVE


def in_the_evening(state: Table, phase: i64) -> None:
    """End the day, or the game."""
    if phase == RATS_LEAVE:
        if not royal_rats.ask_for_royal_rats(state):
            state.phase = NIGHT
    elif phase == NIGHT:
        if state.is_solo() and state.day < DAYS:
            sister.show_colour(state)
        evening.end_day(state)
        if state.family and not evening.is_last_day_over(state):
            family.turn_order_round(state)
        state.phase = after_the_night(state)
    elif phase == LAST_WINDOW:
        if not windows.next_window(state, AT_THE_END):
            state.phase = COUNTING
    elif phase == COUNTING:
        count_points(state)
        state.phase = OVER
    else:
        family.deal_family_cards(state)
        state.phase = DAWN


def after_the_night(state: Table) -> i64:
    """Tell which phase follows a night."""
    if not evening.is_last_day_over(state):
        return DAWN
    return COUNTING if state.family else LAST_WINDOW
