"""Beasts: they fill the right field on the first day and make friends with families of cats (IC-7.2)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.isle_of_cats.cards import NO_COLOUR
from purrlor.games.isle_of_cats.rules.numbers import DREW_TILE
from purrlor.games.isle_of_cats.rules.pieces.squares import BESIDE, BIT_OF, WORDS, bits_in, share
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    BEAST,
    BEAST_TILES,
    BEASTS,
    KIND,
    MOST_SQUARES,
    RIGHT,
)
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.table import Table


def draw_beasts(state: Table, wanted: i64) -> None:
    """Draw beasts for the right field; the others are not needed again."""
    drawn: i64 = 0  # bits
    while state.in_field(RIGHT) < wanted:
        beast = state.rng.below(BEAST_TILES)
        if not (drawn >> beast) & 1:
            drawn |= 1 << beast
            state.add_to_field(RIGHT, BEASTS + beast)
            state.tell(DREW_TILE, BEASTS + beast, RIGHT)
    for rest in range(i64(BEAST_TILES)):
        if not (drawn >> rest) & 1:
            state.put_in_box(BEASTS + rest)


def friendships(tally: Tally) -> i64:
    """Count the beasts' friendships: icon beside a family of its colour, once a colour and beast."""
    total: i64 = 0
    for slot in range(tally.tiles):
        if KIND[tally.tile[slot]] == BEAST:
            total += friends_of(tally, slot)
    return total


def friends_of(tally: Tally, slot: i64) -> i64:
    """Count the friendships of one beast."""
    friends: i64 = 0
    shape = tally.shapes.shape[tally.tile[slot]]
    for cell in range(tally.shapes.shape_size[shape]):
        colour = tally.shapes.icon[shape * MOST_SQUARES + cell]
        if colour == NO_COLOUR:
            continue
        square = tally.shapes.square_of_cell(tally.spot[slot], cell)
        if share(BESIDE, square * WORDS, tally.family_squares_of, colour * WORDS):
            friends |= BIT_OF[colour]
    return bits_in(friends)


def beast_icons(tally: Tally) -> i64:
    """Count the cat icons on all beasts."""
    total: i64 = 0
    for slot in range(tally.tiles):
        shape = tally.shapes.shape[tally.tile[slot]] * MOST_SQUARES
        for cell in range(MOST_SQUARES):
            if tally.shapes.icon[shape + cell] != NO_COLOUR:
                total += 1
    return total
