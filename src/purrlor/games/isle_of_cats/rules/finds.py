"""Rare finds: play oshax and treasure cards in turn (IC-3.25)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.isle_of_cats.cards import (
    ONE_RARE_OR_COMMONS,
    OSHAX_CARD,
    TREASURE_CARD,
)
from purrlor.games.isle_of_cats.rules.anytime import HELD, offer_anytime, show_played
from purrlor.games.isle_of_cats.rules.day import ask_again, offer_ask_again, play_or_remove
from purrlor.games.isle_of_cats.rules.faces import FACE_A, FACE_B, FACE_EFFECT, FACE_TYPE, FACES
from purrlor.games.isle_of_cats.rules.numbers import (
    ASK_AGAIN,
    ASK_FIND,
    ASK_OSHAX,
    ASK_TREASURE,
    CHOOSE,
    DONE,
    MORE_TREASURE,
    NO_COLOUR_CHOSEN,
    PASS,
    PASSED,
    PLAY,
)
from purrlor.games.isle_of_cats.rules.placing import offer_if_it_fits, offer_rats, take_treasure
from purrlor.games.isle_of_cats.rules.table import FISH, OWN, Table
from purrlor.games.isle_of_cats.rules.tiles import (
    COLOURS,
    COMMON_SHAPES,
    COMMONS,
    OSHAX_SHAPES,
    OSHAXES,
    RARE_SHAPES,
    RARES,
    SMALL_COMMONS,
)


def next_find(state: Table) -> bool:
    """Ask the next seat that has not passed; tell whether there was one."""
    for i in range(state.seats):
        place = (state.at + i) % state.seats
        seat = state.order[place]
        if not (state.passed >> seat) & 1:
            state.at = (place + 1) % state.seats
            state.ask(ASK_FIND, seat, 0, 0, 0)
            return True
    state.at = 0
    state.passed = 0
    return False


def offer_finds(state: Table, seat: i64) -> None:
    """Offer oshax and treasure cards that can be played, anytime cards, and to pass."""
    offer_anytime(state, seat)  # notes the hand, too
    for face in range(i64(FACES)):
        if HELD[face] > 0 and is_playable_find(state, seat, face):
            state.offer(PLAY + face * 8 + NO_COLOUR_CHOSEN)
    offer_rats(state, seat)
    offer_ask_again(state, seat)
    state.offer(PASS)


def is_playable_find(state: Table, seat: i64, face: i64) -> bool:
    """Tell whether a card is an oshax or treasure card with something to be placed (IC-8.15, IC-8.17)."""
    count = state.count
    if FACE_TYPE[face] == OSHAX_CARD:
        offer_oshax(state, seat)
    elif FACE_TYPE[face] == TREASURE_CARD:
        offer_card_treasures(state, seat, face, 0, 0)
    playable = state.count > count
    state.count = count
    return playable


def answer_find(state: Table, seat: i64, action: i64) -> None:
    """Play a card, or pass for the rest of the phase."""
    if action == PASS:
        state.frames.pop()
        state.passed |= 1 << seat
        state.tell(PASSED, seat, -1, -1, -1)
        return
    if action == ASK_AGAIN:
        ask_again(state, seat)
        return
    face = (action - PLAY) // 8
    if action >= PLAY and FACE_TYPE[face] == OSHAX_CARD:
        state.frames.pop()
        show_played(state, seat, face, NO_COLOUR_CHOSEN)
        state.ask(ASK_OSHAX, seat, 0, 0, 0)
    elif action >= PLAY and FACE_TYPE[face] == TREASURE_CARD:
        state.frames.pop()
        show_played(state, seat, face, NO_COLOUR_CHOSEN)
        state.ask(ASK_TREASURE, seat, face, 0, 0)
    else:
        play_or_remove(state, seat, action)


# -- oshax ---------------------------------------------------------------------------------------------


def offer_oshax(state: Table, seat: i64) -> None:
    """Offer the oshax that are left and fit, in every colour."""
    for shape in range(i64(OSHAX_SHAPES)):
        count = state.count
        offer_if_it_fits(state, seat, OSHAXES + shape)
        if state.count > count:
            for colour in range(1, i64(COLOURS)):
                state.offer(CHOOSE + OSHAXES + colour * OSHAX_SHAPES + shape)


def answer_oshax(state: Table, seat: i64, action: i64) -> None:
    """Take an oshax in a colour."""
    state.frames.pop()
    take_treasure(state, seat, action - CHOOSE)


# -- treasures -----------------------------------------------------------------------------------------


def offer_card_treasures(state: Table, seat: i64, face: i64, placed: i64, paid: i64) -> None:
    """Offer the treasures that a card allows now."""
    free = FACE_EFFECT[face] == ONE_RARE_OR_COMMONS
    if free and placed == 0:
        for rare in range(i64(RARE_SHAPES)):
            offer_if_it_fits(state, seat, RARES + rare)
    can_pay = free or paid == 1 or state.own[seat * OWN + FISH] >= FACE_B[face]
    for shape in range(i64(COMMON_SHAPES)):
        if shape < SMALL_COMMONS or can_pay:
            offer_if_it_fits(state, seat, COMMONS + shape)


def offer_treasure(state: Table, seat: i64) -> None:
    """Offer the treasures of the card played; one at least must be placed."""
    frames = state.frames
    offer_card_treasures(state, seat, frames.detail(0), frames.detail(1), frames.detail(2))
    if frames.detail(1) > 0:
        state.offer(DONE)


def answer_treasure(state: Table, seat: i64, action: i64) -> None:
    """Take a treasure; a larger common one may cost a further fish."""
    face = state.frames.detail(0)
    placed = state.frames.detail(1) + 1
    paid = state.frames.detail(2)
    state.frames.pop()
    if action == DONE:
        return
    tile = action - CHOOSE
    if FACE_EFFECT[face] != ONE_RARE_OR_COMMONS and paid == 0 and tile >= COMMONS + SMALL_COMMONS:
        state.own[seat * OWN + FISH] -= FACE_B[face]
        paid = 1
    if tile >= COMMONS and placed < FACE_A[face]:
        state.go_on_later(MORE_TREASURE, face, placed, paid * 8 + seat)
    take_treasure(state, seat, tile)


def more_treasure(state: Table) -> None:
    """Ask for a second treasure, if there is one that fits."""
    face = state.frames.detail(0)
    placed = state.frames.detail(1)
    paid = state.frames.detail(2) // 8
    seat = state.frames.detail(2) % 8
    state.frames.pop()
    state.count = 0
    offer_card_treasures(state, seat, face, placed, paid)
    if state.count > 0:
        state.ask(ASK_TREASURE, seat, face, placed, paid)
