"""Events: points, a royal rat or a token for everybody, or a rule that changes for the day (IC-7.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.cards import NO_COLOUR
from purrlor.games.isle_of_cats.rules.aboard import fits
from purrlor.games.isle_of_cats.rules.numbers import DAY_BEGAN, GAINED_TOKEN, SCORED, TOKEN_IS
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import (
    BASKET_SIDE,
    BOOTS_SIDE,
    EVENT_ARGUMENT,
    EVENT_POINTS,
    EVENT_VERB,
    FIRST_POINT_EVENT,
    FIRST_SISTERS_DAY,
    LAST_SISTERS_DAY,
    NO_EVENT,
    ROYAL_RAT_FOR_ALL,
    SEMI_PERMANENT,
    SISTERS_DAYS,
    EventTiles,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import THE_ROYAL_RAT
from purrlor.games.isle_of_cats.rules.questions import ASK_PLACE, ASK_TOKEN
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import how_often
from purrlor.games.isle_of_cats.rules.table import (
    FISH,
    OWN,
    POINTS,
    RAT_STOCK,
    TOKEN_STOCK,
    TOKENS,
    Question,
    Table,
)

TALLY: Final = Tally()  # work space


def begin_day(state: Table) -> None:
    """Resolve the event of the day as far as it asks nobody."""
    event = state.event()
    state.tell(DAY_BEGAN, state.day, event)
    state.at = 0
    if event < FIRST_POINT_EVENT:
        return
    for i in range(state.seats):
        seat = state.order[i]
        TALLY.fish = state.own[seat * OWN + FISH]
        TALLY.read(state.shapes, state.boats, seat)
        points = event_points(TALLY, event)
        state.own[seat * OWN + POINTS] += points
        state.tell(SCORED, seat, event, points)


def event_points(tally: Tally, event: i64) -> i64:
    """Score a point event; of rows, columns and cats the best is taken (IC-8.39)."""
    if event < FIRST_POINT_EVENT:
        return 0
    return EVENT_POINTS[event] * how_often(tally, EVENT_VERB[event], EVENT_ARGUMENT[event], NO_COLOUR)


def sisters_event_points(tiles: EventTiles, event: i64, day: i64) -> i64:
    """Tell what the sister gains for an event on a day from 1 to 5 (IC-8.38)."""
    if day < FIRST_SISTERS_DAY or day > LAST_SISTERS_DAY:
        return 0
    return tiles.sisters_points[event * SISTERS_DAYS + day - FIRST_SISTERS_DAY]


def give_gifts(state: Table) -> bool:
    """Ask the next seat where its royal rat goes or how its token lies; tell whether anybody was asked."""
    event = state.event()
    while event != NO_EVENT and state.at < state.seats:
        seat = state.order[state.at]
        state.at += 1
        if event == ROYAL_RAT_FOR_ALL and fits(state.shapes, state.boats, seat, THE_ROYAL_RAT):
            state.stock[RAT_STOCK] -= 1
            state.ask(ASK_PLACE, seat, THE_ROYAL_RAT)
            return True
        if event == SEMI_PERMANENT and state.stock[TOKEN_STOCK] > 0:
            state.ask(ASK_TOKEN, seat)
            return True
    state.at = 0
    return False


class Token(Question):
    """Ask which side of a semi-permanent token is up."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer both sides."""
        state.offer(TOKEN_IS + BASKET_SIDE)
        state.offer(TOKEN_IS + BOOTS_SIDE)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Take a token with this side up."""
        token = action - TOKEN_IS
        state.frames.pop()
        state.stock[TOKEN_STOCK] -= 1
        state.own[seat * OWN + TOKENS + token] += 1
        state.tell(GAINED_TOKEN, seat, token)
