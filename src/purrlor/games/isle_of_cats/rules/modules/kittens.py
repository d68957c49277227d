"""Kittens: the first player of the day rescues one or two of them with a basket (IC-7.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.rules.aboard import fits
from purrlor.games.isle_of_cats.rules.day.place import has_means, take_to_place
from purrlor.games.isle_of_cats.rules.numbers import DONE, DREW_TILE, TAKE
from purrlor.games.isle_of_cats.rules.pieces.tiles import KITTEN, NURSERY, SIDES
from purrlor.games.isle_of_cats.rules.questions import AFTER_RESCUE, BY_BASKET
from purrlor.games.isle_of_cats.rules.table import FISH, OWN, Question, Table

KITTEN_PRICE: Final = 2
SECOND_KITTEN_PRICE: Final = 3
NURSERY_SIZE: Final = 4


def refill_nursery(state: Table) -> None:
    """Draw kittens until four are out, as long as there are any."""
    while state.kittens and state.kittens_out() < NURSERY_SIZE and state.kittens_left > 0:
        pick = state.rng.below(state.kittens_left)
        kitten = state.kitten_bag[pick]
        state.kittens_left -= 1
        state.kitten_bag[pick] = state.kitten_bag[state.kittens_left]
        state.kitten_bag[state.kittens_left] = 0
        state.add_to_field(NURSERY, kitten)
        state.tell(DREW_TILE, kitten, NURSERY)


def offer_second_kitten(state: Table, seat: i64) -> None:
    """Offer a second kitten for the same basket (IC-8.22)."""
    if state.own[seat * OWN + FISH] < SECOND_KITTEN_PRICE:
        return
    for index in range(state.kittens_out()):
        tile = state.field_tile(NURSERY, index)
        if fits(state.shapes, state.boats, seat, tile):
            state.offer(TAKE + tile * SIDES + NURSERY)


def can_take_second_kitten(state: Table, seat: i64) -> bool:
    """Tell whether a seat could take a second kitten, now or after it found room or fish for it."""
    state.count = 0
    offer_second_kitten(state, seat)
    return state.count > 0 or (state.kittens_out() > 0 and has_means(state, seat))


class SecondKitten(Question):
    """Ask for a second kitten for the same basket."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer a second kitten, or none."""
        offer_second_kitten(state, seat)
        state.offer(DONE)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Take a second kitten, or go on without."""
        after = state.frames.detail(0) * BY_BASKET + 1
        state.frames.pop()
        if action == DONE:
            state.go_on_later(AFTER_RESCUE, seat, KITTEN, after)
        else:
            take_to_place(state, seat, NURSERY, (action - TAKE) // SIDES, SECOND_KITTEN_PRICE, after)
