"""The sister, the rival of one who plays alone: her cards and her turns (IC-6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.cards import (
    BASKET,
    BASKET_CARDS,
    BASKET_COLUMNS,
    BASKET_COUNT,
    BASKET_SPEED,
    COLOURS,
    FIRST_EFFECT,
    FIRST_SISTERS_LESSON,
    LAST_SISTERS_LESSON,
    LESSON_TYPE,
    SECOND_EFFECT,
    SISTERS_ADVANCED,
    SISTERS_LESSON,
    SWITCHES,
    TAKES_CAT,
    TAKES_COMMON,
    TAKES_OSHAX,
)
from purrlor.games.isle_of_cats.rules.modules.kittens import refill_nursery
from purrlor.games.isle_of_cats.rules.numbers import (
    LEFT_ISLAND,
    SISTER_CAME,
    SISTER_LIKES,
    SISTER_SWITCHED,
    SISTER_TOOK,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    COMMONS,
    LEFT,
    NURSERY,
    OSHAX_SHAPES,
    OSHAXES,
    RARE_SHAPES,
    RARES,
    RIGHT,
    SIDES,
    TILES,
)
from purrlor.games.isle_of_cats.rules.questions import ASK_TURN
from purrlor.games.isle_of_cats.rules.table import (
    COLOURS_SHOWN,
    MOST_IN_FIELD,
    OSHAX_ROW,
    RARE_ROW,
    SISTER_BASKETS,
    SISTER_CARD,
    SISTER_DECK,
    SISTER_FIRST,
    SISTER_LEFT,
    SISTER_LESSONS,
    SISTER_SPEED,
    SPEED,
    Table,
)

BASIC_LESSONS: Final = 3
NO_CARD_SHOWN: Final = -1
PLAYERS_TURN: Final = 0
SISTERS_TURN: Final = 1


def set_up_sister(state: Table) -> None:
    """Give the sister her cards: lessons by difficulty, the first colour, baskets, a row of oshax."""
    notes = state.notes
    draw_lessons(state, SISTERS_LESSON, BASIC_LESSONS)
    draw_lessons(state, SISTERS_ADVANCED, state.difficulty)
    for card in range(i64(BASKET_CARDS)):
        notes[SISTER_DECK + card] = card
    notes[SISTER_BASKETS] = BASKET_CARDS
    notes[SISTER_CARD] = NO_CARD_SHOWN
    for i in range(i64(OSHAX_SHAPES)):
        pick = state.rng.below(i + 1)
        notes[OSHAX_ROW + i] = notes[OSHAX_ROW + pick]
        notes[OSHAX_ROW + pick] = i
    show_colour(state)


def draw_lessons(state: Table, lesson_type: i64, wanted: i64) -> None:
    """Draw different lessons of one type."""
    notes = state.notes
    target = notes[SISTER_LESSONS] + wanted
    while notes[SISTER_LESSONS] < target:
        number = FIRST_SISTERS_LESSON + state.rng.below(LAST_SISTERS_LESSON - FIRST_SISTERS_LESSON + 1)
        fresh = LESSON_TYPE[number] == lesson_type
        for i in range(notes[SISTER_LESSONS]):
            if notes[SISTER_LESSONS + 1 + i] == number:
                fresh = False
        if fresh:
            notes[SISTER_LESSONS] += 1
            notes[SISTER_LESSONS + notes[SISTER_LESSONS]] = number


def show_colour(state: Table) -> None:
    """Turn the next colour card over."""
    notes = state.notes
    shown = notes[COLOURS_SHOWN]
    left: i64 = state.rng.below(COLOURS - shown)
    for colour in range(i64(COLOURS)):
        fresh = True
        for i in range(shown):
            if notes[COLOURS_SHOWN + 1 + i] == colour:
                fresh = False
        if not fresh:
            continue
        if left == 0:
            notes[COLOURS_SHOWN] = shown + 1
            notes[COLOURS_SHOWN + 1 + shown] = colour
            state.tell(SISTER_LIKES, colour, COLOURS - shown)
            return
        left -= 1


def draw_basket_card(state: Table) -> i64:
    """Draw one of her basket cards."""
    notes = state.notes
    pick = state.rng.below(notes[SISTER_BASKETS])
    card = notes[SISTER_DECK + pick]
    notes[SISTER_BASKETS] -= 1
    last = SISTER_DECK + notes[SISTER_BASKETS]
    notes[SISTER_DECK + pick] = notes[last]
    notes[last] = card  # the cards that she used lie behind
    at = card * BASKET_COLUMNS
    state.tell(SISTER_CAME, card, BASKET[at + BASKET_SPEED], BASKET[at + BASKET_COUNT])
    return card


def meet_sister(state: Table) -> None:
    """Compare speeds; if she is first, the kittens are replaced (IC-8.26)."""
    notes = state.notes
    card = draw_basket_card(state)
    notes[SISTER_CARD] = card
    notes[SISTER_SPEED] = BASKET[card * BASKET_COLUMNS + BASKET_SPEED]
    notes[SISTER_LEFT] = BASKET[card * BASKET_COLUMNS + BASKET_COUNT]
    mine = state.own[SPEED]
    if notes[SISTER_SPEED] > mine:
        notes[SISTER_FIRST] = 1
    elif notes[SISTER_SPEED] < mine:
        notes[SISTER_FIRST] = 0
    if notes[SISTER_FIRST] == 1 and state.kittens:
        while state.kittens_out() > 0:
            kitten = state.take_from_field(NURSERY, 0)
            state.put_in_box(kitten)
            state.tell(LEFT_ISLAND, kitten)
        refill_nursery(state)
    state.at = SISTERS_TURN if notes[SISTER_FIRST] == 1 else PLAYERS_TURN
    state.passed = 0


def next_turn_alone(state: Table) -> bool:
    """Alternate between player and sister; tell whether the player is asked."""
    notes = state.notes
    while True:
        kittens = state.kittens_out() > 0 and state.is_first(0)
        goes_on = state.passed == 0 and (not state.fields_empty() or kittens)
        if goes_on and state.at == PLAYERS_TURN:
            state.at = SISTERS_TURN
            state.ask(ASK_TURN, 0)
            return True
        state.at = PLAYERS_TURN
        if notes[SISTER_LEFT] > 0:
            resolve_basket_card(state)
        elif not goes_on:
            state.passed = 0
            return False


def resolve_basket_card(state: Table) -> None:
    """Resolve one of her cards: the one that she showed first, then new ones."""
    notes = state.notes
    card = notes[SISTER_CARD]
    if card == NO_CARD_SHOWN:
        card = draw_basket_card(state)
    notes[SISTER_CARD] = NO_CARD_SHOWN
    notes[SISTER_LEFT] -= 1
    first = card * BASKET_COLUMNS + FIRST_EFFECT
    resolve_effect(state, BASKET[first], BASKET[first + 1])
    second = card * BASKET_COLUMNS + SECOND_EFFECT
    resolve_effect(state, BASKET[second], BASKET[second + 1])


def resolve_effect(state: Table, effect: i64, number: i64) -> None:
    """Take something away, or switch two cats."""
    if effect == TAKES_CAT:
        take_cat(state, number)
    elif effect == SWITCHES:
        switch_cats(state, number // 10, number % 10)
    elif effect == TAKES_COMMON:
        if state.stock[state.stock_place(COMMONS + number)] > 0:
            take_away(state, COMMONS + number)
    elif effect == TAKES_OSHAX:
        shape = numbered(state, OSHAX_ROW, OSHAX_SHAPES, number)
        if shape >= 0:
            take_away(state, OSHAXES + shape)
    else:
        rare = numbered(state, RARE_ROW, RARE_SHAPES, number)
        if rare >= 0:
            take_away(state, RARES + rare)


def numbered(state: Table, row: i64, length: i64, number: i64) -> i64:
    """Find the shape with a number in a row, or the last one; -1 if there is none."""
    found: i64 = -1
    for i in range(min(number, length)):
        if state.notes[row + i] >= 0:
            found = state.notes[row + i]
    return found


def take_away(state: Table, tile: i64) -> None:
    """Let the sister take a tile of the island."""
    state.take_from_stock(tile)
    state.put_in_box(tile)
    # An oshax on the island has no colour; it is numbered behind the tiles.
    state.tell(SISTER_TOOK, tile if tile >= RARES else TILES + tile - OSHAXES)


def take_cat(state: Table, number: i64) -> None:
    """Let the sister take a cat or beast by its number, or the last one."""
    left = state.in_field(LEFT)
    count = left + state.in_field(RIGHT)
    if count == 0:
        return
    index = min(number, count) - 1
    side: i64 = LEFT if index < left else RIGHT
    tile = state.take_from_field(side, index if index < left else index - left)
    state.put_in_box(tile)
    state.tell(SISTER_TOOK, tile)


def switch_cats(state: Table, first: i64, second: i64) -> None:
    """Exchange two cats or beasts; a missing number is the last, or the last but one (IC-8.35)."""
    left = state.in_field(LEFT)
    count = left + state.in_field(RIGHT)
    if count < 2:
        return
    second = min(second, count)
    first = min(first, second - 1)
    here = place_of(left, first - 1)
    there = place_of(left, second - 1)
    tile = state.fields[here]
    state.fields[here] = state.fields[there]
    state.fields[there] = tile
    state.tell(SISTER_SWITCHED, state.fields[here], tile)


def place_of(left: i64, index: i64) -> i64:
    """Find a cat in the fields by its number from 0."""
    if index < left:
        return SIDES + LEFT * MOST_IN_FIELD + index
    return SIDES + RIGHT * MOST_IN_FIELD + index - left
