"""Do what a seat may do besides answering a question: play anytime cards, feed royal rats away.

Both are allowed at any point of one's own turn (IC-8.5, IC-8.42): every question offers what can't spoil it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import ints
from purrlor.core.frames import STRIDE
from purrlor.games.isle_of_cats.cards import ANYTIME_CARD, CARD_TYPE
from purrlor.games.isle_of_cats.rules.aboard import (
    fits,
    placement_in,
    remove,
    tile_covering,
    tile_in,
    touches_a_cat,
)
from purrlor.games.isle_of_cats.rules.day.anytime import (
    ALL_CARDS,
    FISH_CARDS,
    NO_BOAT_CARDS,
    NO_CARDS,
    offer_anytime,
    play,
)
from purrlor.games.isle_of_cats.rules.day.finds import offer_card_treasures, offer_oshax
from purrlor.games.isle_of_cats.rules.modules.royal_rats import drive_off
from purrlor.games.isle_of_cats.rules.numbers import COLOUR_CHOICES, KEEP, LAY, PLAY, REMOVE
from purrlor.games.isle_of_cats.rules.pieces.squares import SQUARES
from purrlor.games.isle_of_cats.rules.pieces.tiles import KIND, ROYAL_RAT
from purrlor.games.isle_of_cats.rules.questions import (
    ASK_BUY,
    ASK_CARD_TREASURE,
    ASK_COLOUR,
    ASK_DRAFT,
    ASK_DRAWN_CARDS,
    ASK_FAMILY_CARDS,
    ASK_GIVE_UP_LESSONS,
    ASK_GIVE_UP_TREASURES,
    ASK_OSHAX,
    ASK_PLACE,
    ASK_ROYAL_RATS,
    ASK_TOKEN,
    LAST_QUESTION,
)
from purrlor.games.isle_of_cats.rules.table import LAST_WINDOW, PLACE_FIRST, Table

# Which cards a question allows, where these are not all.
LIMITS: Final[dict[int, int]] = {
    ASK_DRAFT: NO_CARDS,  # all choose at once: a card that draws would depend on who is quicker
    ASK_FAMILY_CARDS: NO_CARDS,
    ASK_BUY: FISH_CARDS,
    ASK_DRAWN_CARDS: FISH_CARDS,
    ASK_GIVE_UP_LESSONS: FISH_CARDS,
    ASK_GIVE_UP_TREASURES: FISH_CARDS,
    ASK_COLOUR: FISH_CARDS,  # lessons that are drawn now would be laid today or not by chance
    ASK_TOKEN: FISH_CARDS,
    ASK_PLACE: NO_BOAT_CARDS,
    ASK_OSHAX: NO_BOAT_CARDS,
    ASK_CARD_TREASURE: NO_BOAT_CARDS,
}
ALLOWED: Final = ints([LIMITS.get(question, ALL_CARDS) for question in range(LAST_QUESTION + 1)])
NOTHING: Final = -1


def offer_besides(state: Table, seat: i64) -> None:
    """Offer what a seat may do besides answering the question on top."""
    question = state.frames.kind()
    allowed = ALLOWED[question]
    if allowed == ALL_CARDS and where_to_be_placed(state) != NOTHING:
        allowed = NO_BOAT_CARDS
    if allowed != NO_CARDS:
        offer_anytime(state, seat, allowed)
    # Vesh's boat reaches the hand when the last day ends: then royal rats stay.
    if state.events and question != ASK_ROYAL_RATS and state.phase != LAST_WINDOW and state.fish(seat) > 0:
        offer_feeding(state, seat)


def offer_feeding(state: Table, seat: i64) -> None:
    """Offer to drive off royal rats, unless what is in hand could not be placed without them."""
    for slot in range(state.tiles_on(seat)):
        if KIND[tile_in(state.boats, seat, slot)] != ROYAL_RAT or not touches_a_cat(
            state.shapes, state.boats, seat, slot
        ):
            continue
        if not spoils_placing(state, seat, slot):
            state.offer(REMOVE + placement_in(state.shapes, state.boats, seat, slot) % SQUARES)


def where_to_be_placed(state: Table) -> i64:
    """Find the question by which something must be placed, on top or below it; NOTHING if there is none."""
    cells = state.frames.cells
    top = state.frames.depth - 1
    lowest = i64(0) if state.options.rules >= PLACE_FIRST else top
    for depth in range(lowest, top + 1):
        kind = cells[depth * STRIDE]
        if kind <= LAST_QUESTION and ALLOWED[kind] == NO_BOAT_CARDS:
            return depth
    return NOTHING


def spoils_placing(state: Table, seat: i64, slot: i64) -> bool:
    """Tell whether something that must be placed fits now, but would not without the royal rat in a slot."""
    depth = where_to_be_placed(state)
    if depth == NOTHING or not fits_something(state, seat, depth):
        return False
    boats = state.boats
    state.boats = boats[:]
    remove(state.shapes, state.boats, seat, slot)
    spoils = not fits_something(state, seat, depth)
    state.boats = boats
    return spoils


def fits_something(state: Table, seat: i64, depth: i64) -> bool:
    """Tell whether anything fits of what a question wants to be placed."""
    cells = state.frames.cells
    at = depth * STRIDE
    if cells[at] == ASK_PLACE:
        return fits(state.shapes, state.boats, seat, cells[at + 3])
    count = state.count
    if cells[at] == ASK_OSHAX:
        offer_oshax(state, seat)
    else:
        offer_card_treasures(state, seat, cells[at + 3], cells[at + 4], cells[at + 5])
    found = state.count > count
    state.count = count
    return found


def is_besides(state: Table, seat: i64, action: i64) -> bool:
    """Tell whether an action is not the answer to the question on top."""
    if PLAY <= action < LAY:
        return CARD_TYPE[(action - PLAY) // COLOUR_CHOICES] == ANYTIME_CARD
    if REMOVE <= action < KEEP:
        rat = KIND[tile_covering(state.shapes, state.boats, seat, action - REMOVE)] == ROYAL_RAT
        return rat and state.frames.kind() != ASK_ROYAL_RATS
    return False


def do_besides(state: Table, seat: i64, action: i64) -> None:
    """Play an anytime card, or drive off a royal rat."""
    if action < KEEP:
        drive_off(state, seat, action - REMOVE)
    else:
        play(state, seat, action)
