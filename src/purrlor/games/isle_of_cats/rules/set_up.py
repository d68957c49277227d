"""Set a game up: supplies, boats, the deck and the calendar (IC-3.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints, zeros
from purrlor.core.frames import Frames
from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats.cards import CARD_OF, COLOURS, FAMILY_NUMBERS, NEW_FAMILY_NUMBERS
from purrlor.games.isle_of_cats.rules.aboard import new_boats
from purrlor.games.isle_of_cats.rules.modules.kittens import refill_nursery
from purrlor.games.isle_of_cats.rules.modules.sister import set_up_sister
from purrlor.games.isle_of_cats.rules.pieces.boats import BASE_BOATS, BOATS
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENT_TILES, NO_EVENT
from purrlor.games.isle_of_cats.rules.pieces.supply import (
    BASE_PLAYERS,
    ROYAL_RATS,
    SEMI_PERMANENT_TOKENS,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    COMMON_SHAPES,
    KITTEN_SHAPES,
    KITTENS,
    OSHAX_SHAPES,
    RARE_SHAPES,
    TILES,
)
from purrlor.games.isle_of_cats.rules.table import (
    BASKET_STOCK,
    BASKETS,
    BLANK,
    COMMON_STOCK,
    DAWN,
    DAYS,
    EVENT_OF_DAY,
    FAMILY_CARDS,
    FIELD_CELLS,
    NOTES,
    OSHAX_ROW,
    OSHAX_STOCK,
    OWN,
    RARE_ROW,
    RAT_STOCK,
    STOCK,
    TOKEN_STOCK,
    Table,
)

MOST_CHOICES: Final = 1400


def lay_out(state: Table) -> None:
    """Lay everything out as it is before the first morning."""
    state.choices = zeros(MOST_CHOICES)
    state.frames = Frames.empty()
    state.own = BLANK[: state.seats * OWN]
    state.notes = zeros(NOTES)
    lay_out_supplies(state)
    give_boats(state)
    take_deck(state)
    lay_out_events(state)
    if state.is_solo():
        set_up_sister(state)
    refill_nursery(state)
    state.phase = FAMILY_CARDS if state.family else DAWN


def lay_out_supplies(state: Table) -> None:
    """Fill the bags and lay out the island's stock."""
    players: int = state.seats
    supply = state.options.supply
    counts = supply.bag_of(players)
    state.bag = ints([tile for tile in range(TILES) for i in range(counts[tile])])
    state.bag_size = len(state.bag)
    if state.kittens:
        state.kitten_bag = ints([KITTENS + n for n in range(COLOURS * KITTEN_SHAPES)])
        state.kittens_left = COLOURS * KITTEN_SHAPES
    else:
        state.kitten_bag = zeros(0)
    state.fields = zeros(FIELD_CELLS)
    state.stock = zeros(STOCK)
    for shape in range(i64(COMMON_SHAPES)):
        state.stock[COMMON_STOCK + shape] = supply.commons_of_each_shape(players)
    for i in range(i64(OSHAX_SHAPES)):
        state.stock[OSHAX_STOCK + i] = 0 if state.family else 1
        state.notes[OSHAX_ROW + i] = i
    for rare in range(i64(RARE_SHAPES)):
        state.notes[RARE_ROW + rare] = -1
    state.stock[RAT_STOCK] = ROYAL_RATS
    state.stock[TOKEN_STOCK] = SEMI_PERMANENT_TOKENS
    state.stock[BASKET_STOCK] = supply.permanent_baskets(players)


def give_boats(state: Table) -> None:
    """Give everybody a boat and a basket, and find the order, all by chance."""
    boats = shuffled(state.rng, BOATS if state.seats > BASE_PLAYERS else BASE_BOATS)
    state.boats = new_boats(state.shapes, [boats[seat] for seat in range(state.seats)])
    state.order = shuffled(state.rng, state.seats)
    for seat in range(state.seats):
        if not state.family:
            state.own[seat * OWN + BASKETS] = 1
            state.stock[BASKET_STOCK] -= 1


def shuffled(rng: Rng, n: i64) -> Ints:
    """Put the numbers below n in a random order."""
    numbers = BLANK[:n]
    for i in range(n):
        pick = rng.below(i + 1)
        numbers[i] = numbers[pick]
        numbers[pick] = i
    return numbers


def take_deck(state: Table) -> None:
    """Take the discovery cards, or the family cards."""
    if not state.family:
        numbers = state.options.supply.deck_of(state.seats, state.new_lessons)
    elif state.new_lessons:
        numbers = FAMILY_NUMBERS + NEW_FAMILY_NUMBERS
    else:
        numbers = FAMILY_NUMBERS
    state.card = ints([CARD_OF[number] for number in numbers])
    state.where = zeros(len(numbers))
    state.top = len(numbers)


def lay_out_events(state: Table) -> None:
    """Lay an event on every day: gem sides on the first and the last (IC-8.37)."""
    for i in range(i64(DAYS)):
        state.notes[EVENT_OF_DAY + i] = NO_EVENT
    if not state.events:
        return
    tiles = shuffled(state.rng, EVENT_TILES)
    printed = state.options.event_tiles
    for n in range(i64(DAYS)):
        gem = n == 0 or n == DAYS - 1
        state.notes[EVENT_OF_DAY + n] = printed.gem_sides[tiles[n]] if gem else printed.plain_sides[tiles[n]]
