"""Begin and end a day: events, fields, fish, windows and lessons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.cards import PRIVATE_LESSON, PUBLIC_LESSON
from purrlor.games.isle_of_cats.rules.anytime import TALLY, offer_anytime, play
from purrlor.games.isle_of_cats.rules.events import (
    FEWER_CATS,
    FIRST_POINT_EVENT,
    ROYAL_RAT_FOR_ALL,
    TWO_FISH_FEWER,
    TWO_FISH_MORE,
    event_points,
)
from purrlor.games.isle_of_cats.rules.faces import FACE_TYPE, NUMBER_OF
from purrlor.games.isle_of_cats.rules.lessons import needs_colour
from purrlor.games.isle_of_cats.rules.numbers import (
    ASK_AGAIN,
    ASK_COLOUR,
    ASK_PLACE,
    ASK_RATS,
    ASK_TOKEN,
    ASK_WINDOW,
    AT_THE_END,
    COLOUR_CHOSEN,
    COLOUR_IS,
    DAY_BEGAN,
    DONE,
    DREW_TILE,
    FISHED,
    FOUND_RARE,
    FROM_EVENT,
    GAINED_TOKEN,
    LEFT,
    LEFT_ISLAND,
    LESSONS_LAID,
    NURSERY,
    PASS,
    PASS_TO_END,
    PASS_TODAY,
    PASSED,
    PLAY,
    PUBLIC_LESSON_LAID,
    RIGHT,
    SCORED,
    TOKEN_IS,
)
from purrlor.games.isle_of_cats.rules.placement import fits
from purrlor.games.isle_of_cats.rules.placing import offer_rats, remove_rat
from purrlor.games.isle_of_cats.rules.scoring import laid
from purrlor.games.isle_of_cats.rules.table import (
    ALWAYS,
    DAYS,
    FISH,
    HAND,
    LAID,
    LAID_TOKENS,
    NEW,
    NO_EVENT,
    NOT_BEFORE_THE_END,
    NOT_TODAY,
    OPEN,
    OWN,
    POINTS,
    PUBLIC,
    PUBLIC_COUNT,
    PUBLIC_LESSONS,
    RAT_STOCK,
    SPARE,
    SPEED,
    TOKEN_STOCK,
    TOKENS,
    UP,
    USED,
    WISH,
    Table,
)
from purrlor.games.isle_of_cats.rules.tiles import (
    BEAST_TILES,
    BEASTS,
    COLOURS,
    NO_COLOUR,
    RARES,
    THE_ROYAL_RAT,
)

FISH_A_DAY: Final = 20
NURSERY_SIZE: Final = 4


def begin_day(state: Table) -> None:
    """Resolve the event of the day as far as it asks nobody."""
    event = state.event()
    state.tell(DAY_BEGAN, state.day, event, -1, -1)
    state.at = 0
    if event < FIRST_POINT_EVENT:
        return
    for i in range(state.seats):
        seat = state.order[i]
        TALLY.fish = state.own[seat * OWN + FISH]
        TALLY.read(state.boats, seat)
        points = event_points(TALLY, event)
        state.own[seat * OWN + POINTS] += points
        state.tell(SCORED, seat, event, points, -1)


def give_gifts(state: Table) -> bool:
    """Ask the next seat where its royal rat goes or how its token lies; tell whether anybody was asked."""
    event = state.event()
    while event != NO_EVENT and state.at < state.seats:
        seat = state.order[state.at]
        state.at += 1
        if event == ROYAL_RAT_FOR_ALL and fits(state.boats, seat, THE_ROYAL_RAT):
            state.stock[RAT_STOCK] -= 1
            state.ask(ASK_PLACE, seat, THE_ROYAL_RAT, FROM_EVENT, 0)
            return True
        if state.gives_tokens() and state.stock[TOKEN_STOCK] > 0:
            state.ask(ASK_TOKEN, seat, 0, 0, 0)
            return True
    state.at = 0
    return False


def answer_token(state: Table, seat: i64, action: i64) -> None:
    """Take a semi-permanent token with this side up."""
    state.frames.pop()
    state.stock[TOKEN_STOCK] -= 1
    state.own[seat * OWN + TOKENS + action - TOKEN_IS] += 1
    state.tell(GAINED_TOKEN, seat, action - TOKEN_IS, -1, -1)


# -- fields and fish -----------------------------------------------------------------------------------


def fill_fields(state: Table) -> None:
    """Draw cats for both fields; beasts take the right one on the first day (IC-8.34, IC-8.36)."""
    players = max(state.seats, 2)
    left = players if state.has_event(FEWER_CATS) else players * 2
    draw_cats(state, LEFT, left)
    if state.beasts and state.day == 1:
        draw_beasts(state, players * 2)
    else:
        draw_cats(state, RIGHT, players * 2)


def draw_cats(state: Table, side: i64, wanted: i64) -> None:
    """Draw until a field is full; rare treasures found on the way are laid out."""
    while state.in_field(side) < wanted and state.bag_size > 0:
        tile = state.draw_tile()
        if tile >= RARES:
            state.add_rare(tile)
            state.tell(FOUND_RARE, tile, -1, -1, -1)
        else:
            state.add_to_field(side, tile)
            state.tell(DREW_TILE, tile, side, -1, -1)


def draw_beasts(state: Table, wanted: i64) -> None:
    """Draw beasts; the others are not needed again."""
    drawn: i64 = 0  # bits
    while state.in_field(RIGHT) < wanted:
        beast = state.rng.below(BEAST_TILES)
        if not (drawn >> beast) & 1:
            drawn |= 1 << beast
            state.add_to_field(RIGHT, BEASTS + beast)
            state.tell(DREW_TILE, BEASTS + beast, RIGHT, -1, -1)
    for rest in range(i64(BEAST_TILES)):
        if not (drawn >> rest) & 1:
            state.put_in_box(BEASTS + rest)


def refill_nursery(state: Table) -> None:
    """Draw kittens until four are out, as long as there are any."""
    while state.kittens and state.kittens_out() < NURSERY_SIZE and state.kittens_left > 0:
        pick = state.rng.below(state.kittens_left)
        kitten = state.kitten_bag[pick]
        state.kittens_left -= 1
        state.kitten_bag[pick] = state.kitten_bag[state.kittens_left]
        state.kitten_bag[state.kittens_left] = 0
        state.add_to_field(NURSERY, kitten)
        state.tell(DREW_TILE, kitten, NURSERY, -1, -1)


def go_fishing(state: Table) -> None:
    """Give everybody the day's fish (IC-8.18, IC-8.46)."""
    fish: i64 = FISH_A_DAY
    if state.has_event(TWO_FISH_MORE):
        fish += 2
    if state.has_event(TWO_FISH_FEWER):
        fish -= 2
    for seat in range(state.seats):
        state.own[seat * OWN + FISH] += fish
        state.tell(FISHED, seat, fish, state.own[seat * OWN + FISH], -1)


# -- windows -------------------------------------------------------------------------------------------


def next_window(state: Table, which: i64) -> bool:
    """Ask the next seat that wants to be asked for an anytime card; tell whether there was one."""
    while state.at < state.seats:
        seat = state.order[state.at]
        state.at += 1
        wish = state.own[seat * OWN + WISH]
        if wish == ALWAYS or which == AT_THE_END:
            state.ask(ASK_WINDOW, seat, which, 0, 0)
            return True
        # A pass made in advance looks like any other.
        state.tell(PASSED, seat, -1, -1, -1)
    state.at = 0
    return False


def offer_window(state: Table, seat: i64) -> None:
    """Offer anytime cards, and ways to pass."""
    offer_anytime(state, seat)
    state.offer(PASS)
    if state.frames.detail(0) != AT_THE_END:
        offer_rats(state, seat)
        state.offer(PASS_TODAY)
        state.offer(PASS_TO_END)


def answer_window(state: Table, seat: i64, action: i64) -> None:
    """Play a card and be asked again, or pass."""
    if action < PASS:
        play_or_remove(state, seat, action)
        return
    if action == PASS_TODAY:
        state.own[seat * OWN + WISH] = NOT_TODAY
    elif action == PASS_TO_END:
        state.own[seat * OWN + WISH] = NOT_BEFORE_THE_END
    state.frames.pop()
    state.tell(PASSED, seat, -1, -1, -1)


def play_or_remove(state: Table, seat: i64, action: i64) -> None:
    """Play an anytime card or drive off a royal rat."""
    if action < PLAY:
        remove_rat(state, seat, action)
    else:
        play(state, seat, action)


def offer_ask_again(state: Table, seat: i64) -> None:
    """Offer to be asked in windows again, to those who did not want to be."""
    if state.own[seat * OWN + WISH] != ALWAYS:
        state.offer(ASK_AGAIN)


def ask_again(state: Table, seat: i64) -> None:
    """Be asked in every window from now on."""
    state.own[seat * OWN + WISH] = ALWAYS


# -- lessons -------------------------------------------------------------------------------------------


def lay_private_lessons(state: Table) -> None:
    """Lay out all private lessons in hand; what is left in hand is none."""
    for i in range(state.seats):
        seat = state.order[i]
        lessons: i64 = 0
        for slot in range(i64(len(state.where))):
            if state.where[slot] != NEW * 8 + seat:
                continue
            card_type = FACE_TYPE[state.card[slot]]
            if card_type == PRIVATE_LESSON:
                state.where[slot] = LAID * 8 + seat
                lessons += 1
            elif card_type != PUBLIC_LESSON:
                state.where[slot] = HAND * 8 + seat
        state.tell(LESSONS_LAID, seat, lessons, -1, -1)


def lay_public_lessons(state: Table) -> bool:
    """Lay public lessons in turn order until one needs a colour; tell whether somebody is asked for it."""
    for i in range(state.seats):
        seat = state.order[i]
        for slot in range(i64(len(state.where))):
            face = state.card[slot]
            if state.where[slot] != NEW * 8 + seat or FACE_TYPE[face] != PUBLIC_LESSON:
                continue
            state.where[slot] = PUBLIC * 8 + seat
            state.tell(PUBLIC_LESSON_LAID, seat, face, -1, -1)
            if needs_colour(NUMBER_OF[face]):
                state.ask(ASK_COLOUR, seat, face, 0, 0)
                return True
            add_public_lesson(state, face, NO_COLOUR)
    return False


def add_public_lesson(state: Table, face: i64, colour: i64) -> None:
    """Put a lesson among those that count for everybody."""
    count = state.notes[PUBLIC_COUNT]
    state.notes[PUBLIC_LESSONS + count] = laid(NUMBER_OF[face], colour)
    state.notes[PUBLIC_COUNT] = count + 1


def offer_colours(state: Table, seat: i64) -> None:
    """Offer the five colours."""
    for colour in range(i64(COLOURS)):
        state.offer(COLOUR_IS + colour)


def answer_colour(state: Table, seat: i64, action: i64) -> None:
    """Choose the colour of a public lesson."""
    face = state.frames.detail(0)
    state.frames.pop()
    add_public_lesson(state, face, action - COLOUR_IS)
    state.tell(COLOUR_CHOSEN, seat, face, action - COLOUR_IS, -1)


# -- evening -------------------------------------------------------------------------------------------


def last_chance_for_rats(state: Table) -> bool:
    """Ask the next seat that can drive off a royal rat before the boat moves; tell whether there was one."""
    while state.events and state.at < state.seats:
        seat = state.order[state.at]
        state.at += 1
        state.count = 0
        offer_rats(state, seat)
        if state.count > 0:
            state.ask(ASK_RATS, seat, 0, 0, 0)
            return True
    state.at = 0
    return False


def offer_rats_or_done(state: Table, seat: i64) -> None:
    """Offer the royal rats to be driven off."""
    offer_rats(state, seat)
    state.offer(DONE)


def answer_rats(state: Table, seat: i64, action: i64) -> None:
    """Drive one off, and ask again while there are more."""
    if action == DONE:
        state.frames.pop()
        return
    remove_rat(state, seat, action)
    state.count = 0
    offer_rats(state, seat)
    if state.count == 0:
        state.frames.pop()


def end_day(state: Table) -> None:
    """Empty the fields, discard what was laid for today and refresh the baskets."""
    for side in (LEFT, RIGHT):
        while state.in_field(side) > 0:
            tile = state.take_from_field(side, 0)
            state.put_in_box(tile)
            state.tell(LEFT_ISLAND, tile, -1, -1, -1)
    for seat in range(state.seats):
        at = seat * OWN
        state.own[at + USED] = 0
        state.own[at + SPARE] = 0
        state.own[at + SPEED] = 0
        for which in range(i64(2)):
            state.stock[TOKEN_STOCK] += state.own[at + LAID_TOKENS + which]
            state.own[at + LAID_TOKENS + which] = 0
        if state.own[at + WISH] == NOT_TODAY:
            state.own[at + WISH] = ALWAYS
        for slot in range(i64(len(state.where))):
            if state.where[slot] == UP * 8 + seat:
                state.where[slot] = OPEN * 8
    state.day += 1


def is_last_day_over(state: Table) -> bool:
    """Tell whether five days have passed."""
    return state.day > DAYS
