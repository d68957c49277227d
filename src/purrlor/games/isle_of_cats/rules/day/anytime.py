"""Play anytime cards: which of them would do something now, and what they pay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.cards import (
    CARD_AMOUNT,
    CARD_DETAIL,
    CARD_EFFECT,
    COLOURS,
    DRAW_AND_PLACE,
    DRAW_CARDS,
    DRAW_INTO_FIELDS,
    FIRST_ANYTIME,
    GAIN_BASKET,
    GAIN_FISH_PER,
    LAST_ANYTIME,
    LESSONS_FOR_BASKET,
    MOVE_CATS,
    NEED_NOT_TOUCH,
    PER_CAT_OF_COLOUR,
    RESCUE_ONE_MORE,
    SELL_BASKET,
    TREASURES_FOR_BASKET,
)
from purrlor.games.isle_of_cats.rules.day.effects import basket_in_use, do_effect, sell_basket, treasures_on
from purrlor.games.isle_of_cats.rules.day.place import may_play_leap
from purrlor.games.isle_of_cats.rules.hand import HELD, note_hand, show_played
from purrlor.games.isle_of_cats.rules.numbers import COLOUR_CHOICES, GAINED_FISH, NO_COLOUR_CHOSEN, PLAY
from purrlor.games.isle_of_cats.rules.pieces.tiles import CAT, FIELDS, KIND
from purrlor.games.isle_of_cats.rules.questions import ASK_TURN
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import fish_from
from purrlor.games.isle_of_cats.rules.table import (
    BASKET_STOCK,
    BASKETS,
    FISH,
    LAID,
    OWN,
    RESCUE,
    Table,
)

TALLY: Final = Tally()  # work space

# Which anytime cards a question lets a seat play; each has those before it, too.
NO_CARDS: Final = 0
FISH_CARDS: Final = 1  # while something is being bought or given up
NO_BOAT_CARDS: Final = 2  # while something must be placed: none that fills or empties the boat
ALL_CARDS: Final = 3


def offer_anytime(state: Table, seat: i64, allowed: i64) -> None:
    """Offer the anytime cards that can do something now, of those allowed."""
    if not note_hand(state, seat, FIRST_ANYTIME, LAST_ANYTIME):
        return
    counted = False
    for card in range(i64(FIRST_ANYTIME), i64(LAST_ANYTIME + 1)):
        if HELD[card] == 0:
            continue
        action = PLAY + card * COLOUR_CHOICES
        if CARD_EFFECT[card] == GAIN_FISH_PER:
            if not counted:
                count_boat(state, seat)
                counted = True
            if CARD_DETAIL[card] != PER_CAT_OF_COLOUR:
                if fish_from(TALLY, card, 0) > 0:
                    state.offer(action + NO_COLOUR_CHOSEN)
                continue
            for colour in range(i64(COLOURS)):
                if fish_from(TALLY, card, colour) > 0:
                    state.offer(action + colour)
        elif has_effect(state, seat, card, allowed):
            state.offer(action + NO_COLOUR_CHOSEN)


def has_effect(state: Table, seat: i64, card: i64, allowed: i64) -> bool:
    """Tell whether an anytime card that does not count fish may be played now and would do something."""
    effect = CARD_EFFECT[card]
    if effect == SELL_BASKET:
        return state.own[seat * OWN + BASKETS] > basket_in_use(state)
    if allowed == FISH_CARDS:
        return False
    if effect == NEED_NOT_TOUCH:
        return may_play_leap(state, seat)
    if effect == DRAW_CARDS:
        return state.deck_size() > 0
    if effect == GAIN_BASKET:
        return state.stock[BASKET_STOCK] > 0
    if effect == LESSONS_FOR_BASKET:
        return state.cards_at(LAID, seat) >= CARD_AMOUNT[card] and state.stock[BASKET_STOCK] > 0
    if effect == DRAW_AND_PLACE:
        return allowed == ALL_CARDS and state.bag_size > 0
    if effect == TREASURES_FOR_BASKET:
        enough = treasures_on(state, seat) >= CARD_AMOUNT[card] and state.stock[BASKET_STOCK] > 0
        return allowed == ALL_CARDS and enough
    return state.phase == RESCUE and has_effect_in_rescue(state, effect)


def has_effect_in_rescue(state: Table, effect: i64) -> bool:
    """Tell whether a card about the fields would do something."""
    if effect == MOVE_CATS:
        return cats_in_fields(state) > 0
    if effect == DRAW_INTO_FIELDS:
        return state.bag_size > 0
    # It is about the next rescue, not about one that has begun.
    return effect == RESCUE_ONE_MORE and state.frames.kind() == ASK_TURN


def cats_in_fields(state: Table) -> i64:
    """Count the cats in both fields; beasts are none (IC-8.24)."""
    count: i64 = 0
    for side in range(i64(FIELDS)):
        for index in range(state.in_field(side)):
            if KIND[state.field_tile(side, index)] == CAT:
                count += 1
    return count


def fish_for(state: Table, seat: i64, card: i64, colour: i64) -> i64:
    """Count the fish that a card would give."""
    count_boat(state, seat)
    return fish_from(TALLY, card, colour)


def count_boat(state: Table, seat: i64) -> None:
    """Count on a boat what fish cards pay for."""
    TALLY.private_lessons = state.cards_at(LAID, seat)
    TALLY.read(state.shapes, state.boats, seat)


def play(state: Table, seat: i64, action: i64) -> None:
    """Play an anytime card and do what it says."""
    card = (action - PLAY) // COLOUR_CHOICES
    colour = (action - PLAY) % COLOUR_CHOICES
    gain: i64 = 0
    effect = CARD_EFFECT[card]
    if effect == GAIN_FISH_PER:
        gain = fish_for(state, seat, card, colour)
    elif effect == SELL_BASKET:
        gain = CARD_AMOUNT[card]
    show_played(state, seat, card, colour)
    if effect == SELL_BASKET:
        sell_basket(state, seat)
    if gain > 0:
        state.own[seat * OWN + FISH] += gain
        state.tell(GAINED_FISH, seat, gain)
    else:
        do_effect(state, seat, card)
