"""Open windows in which everybody may play anytime cards out of turn (IC-8.5)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.isle_of_cats.rules.day.anytime import offer_anytime, play
from purrlor.games.isle_of_cats.rules.modules.royal_rats import drive_off, offer_royal_rats
from purrlor.games.isle_of_cats.rules.numbers import ASK_AGAIN, PASS, PASS_TO_END, PASS_TODAY, PASSED, REMOVE
from purrlor.games.isle_of_cats.rules.pieces.squares import SQUARES
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
        """Offer anytime cards, and ways to pass."""
        offer_anytime(state, seat)
        state.offer(PASS)
        if state.frames.detail(0) != AT_THE_END:
            offer_royal_rats(state, seat)
            state.offer(PASS_TODAY)
            state.offer(PASS_TO_END)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Play a card and be asked again, or pass."""
        if action == PASS_TODAY:
            state.own[seat * OWN + WISH] = NOT_TODAY
        elif action == PASS_TO_END:
            state.own[seat * OWN + WISH] = NOT_BEFORE_THE_END
        elif action != PASS:
            play_or_drive_off(state, seat, action)
            return
        state.frames.pop()
        state.tell(PASSED, seat)


def play_or_drive_off(state: Table, seat: i64, action: i64) -> None:
    """Play an anytime card, or drive off a royal rat."""
    if REMOVE <= action < REMOVE + SQUARES:
        drive_off(state, seat, action - REMOVE)
    else:
        play(state, seat, action)


def offer_ask_again(state: Table, seat: i64) -> None:
    """Offer to be asked in windows again, to those who did not want to be."""
    if state.own[seat * OWN + WISH] != ALWAYS:
        state.offer(ASK_AGAIN)


def ask_again(state: Table, seat: i64) -> None:
    """Be asked in every window from now on."""
    state.own[seat * OWN + WISH] = ALWAYS
