"""Rare finds, phase 5 of a day: play oshax and treasure cards in turn (IC-3.25)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.isle_of_cats.cards import (
    CARD_AMOUNT,
    CARD_DETAIL,
    CARD_EFFECT,
    CARD_TYPE,
    COLOURS,
    LAST_FIND,
    ONE_RARE_OR_COMMONS,
    OSHAX_CARD,
    TREASURE_CARD,
)
from purrlor.games.isle_of_cats.rules.day.place import (
    choose_to_place,
    has_means,
    is_any_left,
    offer_if_it_fits,
)
from purrlor.games.isle_of_cats.rules.day.windows import ask_again, offer_ask_again
from purrlor.games.isle_of_cats.rules.hand import HELD, note_hand, show_played
from purrlor.games.isle_of_cats.rules.numbers import (
    ASK_AGAIN,
    CHOOSE,
    COLOUR_CHOICES,
    DONE,
    NO_COLOUR_CHOSEN,
    PAID_MORE,
    PASS,
    PASSED,
    PLAY,
)
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    COMMON_SHAPES,
    COMMONS,
    OSHAX_SHAPES,
    OSHAXES,
    RARE_SHAPES,
    RARES,
    SMALL_COMMONS,
)
from purrlor.games.isle_of_cats.rules.questions import (
    ASK_CARD_TREASURE,
    ASK_FIND,
    ASK_OSHAX,
    MORE_CARD_TREASURE,
)
from purrlor.games.isle_of_cats.rules.table import BY_SEAT, FISH, OWN, Later, Question, Table


def next_find(state: Table) -> bool:
    """Ask the next seat that has not passed; tell whether there was one."""
    for i in range(state.seats):
        place = (state.at + i) % state.seats
        seat = state.order[place]
        if not (state.passed >> seat) & 1:
            state.at = (place + 1) % state.seats
            state.ask(ASK_FIND, seat)
            return True
    state.at = 0
    state.passed = 0
    return False


class RareFind(Question):
    """Ask for an oshax or treasure card."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer oshax and treasure cards that can be played, and to pass."""
        note_hand(state, seat, 0, LAST_FIND)
        for card in range(i64(LAST_FIND + 1)):
            if HELD[card] > 0 and is_playable_find(state, seat, card):
                state.offer(PLAY + card * COLOUR_CHOICES + NO_COLOUR_CHOSEN)
        offer_ask_again(state, seat)
        state.offer(PASS)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Play a card, or pass for the rest of the phase."""
        if action == PASS:
            state.frames.pop()
            state.passed |= 1 << seat
            state.tell(PASSED, seat)
        elif action == ASK_AGAIN:
            ask_again(state, seat)
        else:
            play_find(state, seat, (action - PLAY) // COLOUR_CHOICES)


def is_playable_find(state: Table, seat: i64, card: i64) -> bool:
    """Tell whether a card is an oshax or treasure card with something to be placed (IC-8.15, IC-8.17)."""
    count = state.count
    if CARD_TYPE[card] == OSHAX_CARD:
        offer_oshax(state, seat)
    elif CARD_TYPE[card] == TREASURE_CARD:
        offer_card_treasures(state, seat, card, 0, 0)
    playable = state.count > count
    state.count = count
    return playable


def play_find(state: Table, seat: i64, card: i64) -> None:
    """Play an oshax or treasure card."""
    state.frames.pop()
    show_played(state, seat, card, NO_COLOUR_CHOSEN)
    if CARD_TYPE[card] == OSHAX_CARD:
        state.ask(ASK_OSHAX, seat)
    else:
        state.ask(ASK_CARD_TREASURE, seat, card)


# -- oshax ---------------------------------------------------------------------------------------------


def offer_oshax(state: Table, seat: i64) -> None:
    """Offer the oshax that are left and fit, in every colour."""
    for shape in range(i64(OSHAX_SHAPES)):
        count = state.count
        offer_if_it_fits(state, seat, OSHAXES + shape)
        if state.count > count:
            for colour in range(1, i64(COLOURS)):
                state.offer(CHOOSE + OSHAXES + colour * OSHAX_SHAPES + shape)


class Oshax(Question):
    """Ask which oshax is taken, and in which colour."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer the oshax that are left and fit."""
        offer_oshax(state, seat)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Take an oshax in a colour."""
        state.frames.pop()
        choose_to_place(state, seat, action - CHOOSE)


# -- treasures -----------------------------------------------------------------------------------------


def offer_card_treasures(state: Table, seat: i64, card: i64, placed: i64, paid: i64) -> None:
    """Offer the treasures that a card allows now."""
    free = CARD_EFFECT[card] == ONE_RARE_OR_COMMONS
    if free and placed == 0:
        for rare in range(i64(RARE_SHAPES)):
            offer_if_it_fits(state, seat, RARES + rare)
    can_pay = free or paid == 1 or state.own[seat * OWN + FISH] >= CARD_DETAIL[card]
    for shape in range(i64(COMMON_SHAPES)):
        if shape < SMALL_COMMONS or can_pay:
            offer_if_it_fits(state, seat, COMMONS + shape)


class CardTreasure(Question):
    """Ask which treasure is taken for a card."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer the treasures of the card played; one at least must be placed."""
        frames = state.frames
        offer_card_treasures(state, seat, frames.detail(0), frames.detail(1), frames.detail(2))
        if frames.detail(1) > 0:
            state.offer(DONE)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Take a treasure; a larger common one may cost a further fish."""
        card = state.frames.detail(0)
        placed = state.frames.detail(1) + 1
        paid = state.frames.detail(2)
        state.frames.pop()
        if action == DONE:
            return
        tile = action - CHOOSE
        if CARD_EFFECT[card] != ONE_RARE_OR_COMMONS and paid == 0 and tile >= COMMONS + SMALL_COMMONS:
            state.own[seat * OWN + FISH] -= CARD_DETAIL[card]
            state.tell(PAID_MORE, seat, CARD_DETAIL[card])
            paid = 1
        if tile >= COMMONS and placed < CARD_AMOUNT[card]:
            state.go_on_later(MORE_CARD_TREASURE, card, placed, paid * BY_SEAT + seat)
        choose_to_place(state, seat, tile)


class MoreCardTreasure(Later):
    """Ask for the second treasure of a card."""

    def go_on(self, state: Table) -> None:
        """Ask for it when the first one is placed, if there is one that fits or could be made to fit."""
        card = state.frames.detail(0)
        placed = state.frames.detail(1)
        paid = state.frames.detail(2) // BY_SEAT
        seat = state.frames.detail(2) % BY_SEAT
        state.frames.pop()
        state.count = 0
        offer_card_treasures(state, seat, card, placed, paid)
        if state.count > 0 or (is_any_left(state, rare=False) and has_means(state, seat)):
            state.ask(ASK_CARD_TREASURE, seat, card, placed, paid)
