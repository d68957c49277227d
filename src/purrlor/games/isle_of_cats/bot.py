"""Judge a position of the Isle of Cats: the points it would score, and what is still to be made of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import zeros
from purrlor.core.state import Judge, State
from purrlor.games.isle_of_cats.cards import (
    ANYTIME_CARD,
    OSHAX_CARD,
    PRIVATE_LESSON,
    RESCUE_CARD,
    TREASURE_CARD,
)
from purrlor.games.isle_of_cats.rules.boats import BIT_OF, MAPS, ROOM, ROOMS, WORDS, bits_in, count_shared
from purrlor.games.isle_of_cats.rules.counting import lesson_points
from purrlor.games.isle_of_cats.rules.counts import MOST_LINES, fill_tally, lines_of
from purrlor.games.isle_of_cats.rules.faces import FACE_A, FACE_B, FACE_TYPE, NUMBER_OF
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats
from purrlor.games.isle_of_cats.rules.numbers import ASK_PLACE, ASK_TREASURE
from purrlor.games.isle_of_cats.rules.placement import BOAT_SIZE, COVERED
from purrlor.games.isle_of_cats.rules.scoring import total
from purrlor.games.isle_of_cats.rules.table import (
    BASKETS,
    BOUGHT,
    DAYS,
    DOWN,
    EXTRA,
    HAND,
    KEPT,
    LAID,
    LAID_TOKENS,
    NEW,
    OWN,
    SPEED,
    TOKENS,
)
from purrlor.games.isle_of_cats.rules.tally import Tally
from purrlor.games.isle_of_cats.rules.tiles import COLOUR, COLOURS, COMMON, KIND, OSHAX, RARE, ROYAL_RAT, SIZE

TALLY: Final = Tally()  # work space
LINES: Final = zeros(MOST_LINES * 2)  # work space
FISH_WORTH: Final = 0.9  # points a fish makes while it can still be spent


class IsleJudge(Judge):
    """Compare one's own points and prospects with those of the best rival."""

    def worth(self, state: State, seat: i64) -> float:
        """Rate the position between 0 and 1."""
        assert isinstance(state, IsleOfCats)
        if state.pending == 0:
            return state.outcome(seat)
        mine = prospects(state, seat)
        best = -1000.0
        for other in range(state.seats):
            if other != seat:
                theirs = prospects(state, other)
                if theirs > best:
                    best = theirs
        if state.seats == 1:
            best = 40.0
        share = 0.5 + (mine - best * 0.2) / 400.0
        return min(max(share, 0.01), 0.99)


def prospects(state: IsleOfCats, seat: i64) -> float:
    """Estimate a seat's final points."""
    points = float(total(LINES, lines_of(state, TALLY, seat, LINES)))
    left = float(DAYS - min(state.day, DAYS))  # whole days still to come
    return (
        points
        + on_the_boat(state, seat, left)
        + beside_the_boat(state, seat, left)
        + cards(state, seat, left)
    )


def on_the_boat(state: IsleOfCats, seat: i64, left: float) -> float:
    """Value what a boat may still become: covered squares, rooms nearly full, colours that gather."""
    at = seat * BOAT_SIZE + COVERED
    covered = bits_in(state.boats[at]) + bits_in(state.boats[at + 1]) + bits_in(state.boats[at + 2])
    worth = 0.35 * float(covered)
    for room in range(i64(ROOMS)):
        if not TALLY.full_rooms & BIT_OF[room]:
            size = count_shared(ROOM, room * WORDS, ROOM, room * WORDS)
            full = count_shared(ROOM, room * WORDS, state.boats, at)
            worth += 4.0 * float(full) * float(full) / float(size * size)
    for colour in range(i64(COLOURS)):
        # Pairs and threes that a further cat makes into families; lonely cats are a waste.
        together = TALLY.cats_of[colour] - TALLY.lonely_of[colour]
        worth += 0.8 * float(together) - 0.4 * float(TALLY.lonely_of[colour])
    worth += (0.2 + 0.3 * left) * float(COLOURS - count_shared(MAPS, 0, state.boats, at))
    return worth


def beside_the_boat(state: IsleOfCats, seat: i64, left: float) -> float:
    """Value fish, baskets, tokens, speed, and the tile that waits to be placed."""
    at = seat * OWN
    fish = float(state.fish(seat))
    today = 0.0 if state.day > DAYS else 1.0
    # Fish beyond what the remaining days can use are worth little.
    useful = min(fish, 12.0 + 10.0 * left) * FISH_WORTH * (1.0 if left > 0.0 else 0.6) * today
    worth = useful + 2.5 * (left + 0.5 * today) * float(state.own[at + BASKETS])
    worth += 1.6 * float(min(state.baskets_ready(seat), 6)) * today
    worth += 0.12 * float(state.own[at + SPEED]) + 1.5 * float(state.own[at + EXTRA]) * today
    worth += 1.5 * float(state.own[at + TOKENS] + state.own[at + TOKENS + 1]) * today
    worth += 1.2 * float(state.own[at + LAID_TOKENS] + state.own[at + LAID_TOKENS + 1])
    if state.frames.depth > 0 and (state.frames.waiting() >> seat) & 1:
        if state.frames.kind() == ASK_PLACE:
            worth += tile_worth(state.frames.detail(0))
        elif state.frames.kind() == ASK_TREASURE:
            worth += 3.0
    return worth


def tile_worth(tile: i64) -> float:
    """Value a tile that is about to be placed: its squares, and company of its colour."""
    kind = KIND[tile]
    squares = 0.95 * float(SIZE[tile])
    if kind == ROYAL_RAT:
        return -3.0
    if kind == RARE:
        return 3.0 + squares
    if kind == COMMON:
        return squares
    if kind > OSHAX:
        return squares + 3.0
    return squares + 2.0 + 0.9 * float(min(TALLY.cats_of[COLOUR[tile]], 6))


def cards(state: IsleOfCats, seat: i64, left: float) -> float:
    """Value the cards of a seat, those kept in the draft a little."""
    worth = 0.0
    places = 0
    for slot in range(i64(len(state.where))):
        if state.where[slot] % 8 != seat:
            continue
        place = state.where[slot] // 8
        places += 1
        if place in (NEW, HAND, BOUGHT):
            worth += card_worth(state, seat, state.card[slot], left)
        elif place == DOWN:
            worth += 1.15 * card_worth(state, seat, state.card[slot], left)
        elif place == KEPT:
            worth += 0.3 * card_worth(state, seat, state.card[slot], left)
        elif place == LAID:
            worth += 0.25 * lesson_worth(state, seat, state.card[slot], left)
    return worth


def card_worth(state: IsleOfCats, seat: i64, face: i64, left: float) -> float:
    """Value one card in hand."""
    card_type = FACE_TYPE[face]
    last = 1.0 if state.day <= DAYS else 0.0
    if card_type == RESCUE_CARD:
        return last * (1.7 * float(FACE_B[face]) + 0.3 * float(FACE_A[face]))
    if card_type == OSHAX_CARD:
        return last * 8.5
    if card_type == TREASURE_CARD:
        return last * (4.5 if FACE_B[face] == 0 else 3.0)
    if card_type == ANYTIME_CARD:
        return last * 3.0 if left > 0.0 else last * 1.8
    return lesson_worth(state, seat, face, left)


def lesson_worth(state: IsleOfCats, seat: i64, face: i64, left: float) -> float:
    """Value a lesson: what it scores now, and hope for the days to come."""
    hope = 1.0 + left
    if FACE_TYPE[face] != PRIVATE_LESSON:
        return 0.5 * hope
    fill_tally(state, TALLY, seat)
    return 0.6 * float(lesson_points(TALLY, NUMBER_OF[face], 0)) + hope
