"""Open windows in which everybody may play anytime cards out of turn (IC-8.5)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.isle_of_cats.rules.numbers import ASK_AGAIN, PASS, PASS_TO_END, PASS_TODAY, PASSED
from purrlor.games.isle_of_cats.rules.questions import ASK_WINDOW, AT_THE_END
from purrlor.games.isle_of_cats.rules.table import (
    ALWAYS,
    NOT_BEFORE_THE_END,
    NOT_TODAY,
    OWN,
    WISH,
    Question,
    Table,
)


def next_window(state: Table, which: i64) -> bool:
    """Ask the next seat that wants to be asked for an anytime card; tell whether there was one."""
    while state.at < state.seats:
        seat = state.order[state.at]
        state.at += 1
        if state.own[seat * OWN + WISH] == ALWAYS or which == AT_THE_END:
            state.ask(ASK_WINDOW, seat, which)
            return True
        # A pass made in advance looks like any other.
        state.tell(PASSED, seat)
    state.at = 0
    return False


class Window(Question):
    """Ask for an anytime card."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer ways to pass; what may be played comes besides."""
        state.offer(PASS)
        if state.frames.detail(0) != AT_THE_END:
            state.offer(PASS_TODAY)
            state.offer(PASS_TO_END)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Pass, for now or for longer."""
        if action == PASS_TODAY:
            state.own[seat * OWN + WISH] = NOT_TODAY
        elif action == PASS_TO_END:
            state.own[seat * OWN + WISH] = NOT_BEFORE_THE_END
        state.frames.pop()
        state.tell(PASSED, seat)


def offer_ask_again(state: Table, seat: i64) -> None:
    """Offer to be asked in windows again, to those who did not want to be."""
    if state.own[seat * OWN + WISH] != ALWAYS:
        state.offer(ASK_AGAIN)


def ask_again(state: Table, seat: i64) -> None:
    """Be asked in every window from now on."""
    state.own[seat * OWN + WISH] = ALWAYS
