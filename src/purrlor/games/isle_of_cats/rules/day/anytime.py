"""Play anytime cards: which of them would do something now, and what they pay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.cards import (
    ANYTIME_CARD,
    CARD_AMOUNT,
    CARD_DETAIL,
    CARD_EFFECT,
    CARD_TYPE,
    CARDS,
    COLOURS,
    DRAW_AND_PLACE,
    DRAW_CARDS,
    DRAW_INTO_FIELDS,
    GAIN_BASKET,
    GAIN_FISH_PER,
    LESSONS_FOR_BASKET,
    MOVE_CATS,
    NEED_NOT_TOUCH,
    PER_CAT_OF_COLOUR,
    RESCUE_ONE_MORE,
    SELL_BASKET,
    TREASURES_FOR_BASKET,
)
from purrlor.games.isle_of_cats.rules.day.effects import do_effect, sell_basket, treasures_on
from purrlor.games.isle_of_cats.rules.day.place import may_play_leap
from purrlor.games.isle_of_cats.rules.hand import HELD, note_hand, show_played
from purrlor.games.isle_of_cats.rules.numbers import COLOUR_CHOICES, GAINED_FISH, NO_COLOUR_CHOSEN, PLAY
from purrlor.games.isle_of_cats.rules.pieces.tiles import CAT, FIELDS, KIND
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import fish_from
from purrlor.games.isle_of_cats.rules.table import (
    BASKET_STOCK,
    BASKETS,
    BUYING,
    FISH,
    LAID,
    OWN,
    RESCUE,
    Table,
)

TALLY: Final = Tally()  # work space


def offer_anytime(state: Table, seat: i64) -> None:
    """Offer the anytime cards that can do something now."""
    note_hand(state, seat)
    for card in range(i64(CARDS)):
        if HELD[card] == 0 or CARD_TYPE[card] != ANYTIME_CARD:
            continue
        action = PLAY + card * COLOUR_CHOICES
        if CARD_EFFECT[card] == GAIN_FISH_PER and CARD_DETAIL[card] == PER_CAT_OF_COLOUR:
            for colour in range(i64(COLOURS)):
                if fish_for(state, seat, card, colour) > 0:
                    state.offer(action + colour)
        elif has_effect(state, seat, card):
            state.offer(action + NO_COLOUR_CHOSEN)


def has_effect(state: Table, seat: i64, card: i64) -> bool:
    """Tell whether an anytime card can be played now and would do something."""
    effect = CARD_EFFECT[card]
    if effect == GAIN_FISH_PER:
        return fish_for(state, seat, card, 0) > 0
    if effect == SELL_BASKET:
        return state.own[seat * OWN + BASKETS] > 0
    if state.phase == BUYING:
        return False
    if effect == NEED_NOT_TOUCH:
        return may_play_leap(state, seat)
    if effect == DRAW_CARDS:
        return state.deck_size() > 0
    if effect == DRAW_AND_PLACE:
        return state.bag_size > 0
    if effect == GAIN_BASKET:
        return state.stock[BASKET_STOCK] > 0
    if effect == LESSONS_FOR_BASKET:
        return state.cards_at(LAID, seat) >= CARD_AMOUNT[card] and state.stock[BASKET_STOCK] > 0
    if effect == TREASURES_FOR_BASKET:
        return treasures_on(state, seat) >= CARD_AMOUNT[card] and state.stock[BASKET_STOCK] > 0
    return state.phase == RESCUE and has_effect_in_rescue(state, effect)


def has_effect_in_rescue(state: Table, effect: i64) -> bool:
    """Tell whether a card about the fields would do something."""
    if effect == MOVE_CATS:
        return cats_in_fields(state) > 0
    if effect == DRAW_INTO_FIELDS:
        return state.bag_size > 0
    return effect == RESCUE_ONE_MORE


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
    TALLY.private_lessons = state.cards_at(LAID, seat)
    TALLY.read(state.boats, seat)
    return fish_from(TALLY, card, colour)


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
