"""End a day: the fields empty, baskets are refreshed (IC-3.26)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.isle_of_cats.rules.numbers import LEFT_ISLAND
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import BASKET_SIDE, BOOTS_SIDE
from purrlor.games.isle_of_cats.rules.pieces.tiles import LEFT, RIGHT
from purrlor.games.isle_of_cats.rules.table import (
    ALWAYS,
    BY_SEAT,
    DAYS,
    LAID_TOKENS,
    NOT_TODAY,
    OPEN,
    OWN,
    SPARE,
    SPEED,
    TOKEN_STOCK,
    UP,
    USED,
    WISH,
    Table,
)


def end_day(state: Table) -> None:
    """Empty the fields, discard what was laid for today and refresh the baskets."""
    for side in (LEFT, RIGHT):
        while state.in_field(side) > 0:
            tile = state.take_from_field(side, 0)
            state.put_in_box(tile)
            state.tell(LEFT_ISLAND, tile)
    for seat in range(state.seats):
        at = seat * OWN
        state.own[at + USED] = 0
        state.own[at + SPARE] = 0
        state.own[at + SPEED] = 0
        for token in (BASKET_SIDE, BOOTS_SIDE):
            state.stock[TOKEN_STOCK] += state.own[at + LAID_TOKENS + token]
            state.own[at + LAID_TOKENS + token] = 0
        if state.own[at + WISH] == NOT_TODAY:
            state.own[at + WISH] = ALWAYS
        for slot in range(i64(len(state.where))):
            if state.where[slot] == UP * BY_SEAT + seat:
                state.where[slot] = OPEN * BY_SEAT
    state.day += 1


def is_last_day_over(state: Table) -> bool:
    """Tell whether five days have passed."""
    return state.day > DAYS
