"""Judge a position of the Isle of Cats: the points it would score, and what is still to be made of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import zeros
from purrlor.core.rng import Rng
from purrlor.core.state import RANDOM, Judge, State, Style
from purrlor.games.isle_of_cats.cards import (
    ANYTIME_CARD,
    BEST_OTHER_LESSON,
    CARD_AMOUNT,
    CARD_DETAIL,
    CARD_TYPE,
    COLOURS,
    LESSON_VERB,
    NO_COLOUR,
    NUMBER_OF,
    OSHAX_CARD,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    RESCUE_CARD,
    TREASURE_CARD,
)
from purrlor.games.isle_of_cats.rules.aboard import BOAT_SIZE, COVERED
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats
from purrlor.games.isle_of_cats.rules.pieces.boats import MAPS
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import BASKET_SIDE, BOOTS_SIDE
from purrlor.games.isle_of_cats.rules.pieces.squares import BIT_OF, ROOM, ROOMS, WORDS, bits_in, count_shared
from purrlor.games.isle_of_cats.rules.pieces.tiles import COLOUR, COMMON, KIND, OSHAX, RARE, ROYAL_RAT, SIZE
from purrlor.games.isle_of_cats.rules.questions import ASK_CARD_TREASURE, ASK_PLACE
from purrlor.games.isle_of_cats.rules.score.final import boat_lines, laid_points, total
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import lesson_points
from purrlor.games.isle_of_cats.rules.table import (
    BASKETS,
    BOUGHT,
    BY_SEAT,
    COLOURS_SHOWN,
    DAYS,
    DOWN,
    EXTRA,
    FINDS,
    HAND,
    KEPT,
    LAID,
    LAID_TOKENS,
    NEW,
    OWN,
    POINTS,
    PUBLIC_COUNT,
    PUBLIC_LESSONS,
    RESCUE,
    SISTER_LESSONS,
    SPEED,
    TOKENS,
)

TALLY: Final = Tally()  # work space
LINES: Final = zeros(32)  # work space
STEPS: Final = 2  # a rescue is: which cat, then where
TRIES: Final = 5
CHOICES: Final = 3  # looked at in a playout
PLACES: Final = 6
A_GOOD_GAME: Final = 75.0
FISH_FOR_A_CAT: Final = 4.0  # three or five, by the field
NOT_BOUGHT: Final = 0.3  # what a card kept in the draft is worth of one that is paid


class IsleJudge(Judge):
    """Look at one's own boat, hand and fish; rivals are too far away to be hurt."""

    def worth(self, state: State, seat: i64) -> float:
        """Rate the position between 0 and 1."""
        assert isinstance(state, IsleOfCats)
        if state.pending == 0:
            return state.outcome(seat)
        share = 0.5 + (prospects(state, seat) - A_GOOD_GAME) / 500.0
        return min(max(share, 0.01), 0.99)

    def pick(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        """Take the best looking of a few."""
        assert isinstance(state, IsleOfCats)
        if count == 1:
            return state.choices[0]
        tries: i64 = PLACES if is_placing(state) else CHOICES
        drawn = [state.choices[rng.below(count)] for i in range(tries)]
        best = drawn[0]
        best_worth = -1000.0
        for action in drawn:
            world = state.clone()
            world.rng = rng  # not to foresee what will be drawn
            world.apply(seat, action)
            assert isinstance(world, IsleOfCats)
            worth = prospects(world, seat)
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def enough(self, root: State, world: State) -> bool:
        """Play on to the end of the day: in the middle of it, fish and cards are hard to judge."""
        assert isinstance(root, IsleOfCats)
        assert isinstance(world, IsleOfCats)
        return world.day != root.day

    def style(self, state: State) -> Style:
        """Look at one's own next steps, or at every place of a tile; what rivals do hardly matters."""
        assert isinstance(state, IsleOfCats)
        style = Style()
        style.steps = 0 if is_placing(state) else STEPS
        style.tries = TRIES
        style.rivals = RANDOM
        return style


def is_placing(state: IsleOfCats) -> bool:
    """Tell whether the question is where a tile goes."""
    return state.frames.depth != 0 and state.frames.kind() == ASK_PLACE


def prospects(state: IsleOfCats, seat: i64) -> float:
    """Estimate a seat's final points."""
    TALLY.fish = state.fish(seat)
    TALLY.baskets = state.own[seat * OWN + BASKETS]
    TALLY.private_lessons = state.cards_at(LAID, seat)
    TALLY.is_first = state.is_first(seat)
    TALLY.event_points = state.own[seat * OWN + POINTS]
    TALLY.is_solo = state.is_solo()
    TALLY.is_family_mode = state.family
    TALLY.lessons = state.options.lessons
    TALLY.largest_elsewhere = 6
    TALLY.read(state.boats, seat)
    points = total(LINES, boat_lines(TALLY, LINES, 0))
    for i in range(state.notes[PUBLIC_COUNT]):
        points += laid_points(TALLY, state.notes[PUBLIC_LESSONS + i])
    left = float(DAYS - min(state.day, DAYS))  # whole days still to come
    worth = float(points) + on_the_boat(state, seat, left)
    if state.is_solo():
        worth -= sister_hopes(state)
    return worth + beside_the_boat(state, seat, left) + cards(state, seat, left)


def sister_hopes(state: IsleOfCats) -> float:
    """Estimate what the sister scores by this boat; a colour not shown yet may take any place left."""
    notes = state.notes
    shown = notes[COLOURS_SHOWN]
    rest = float(COLOURS - shown + 1) / 2.0
    points = 0.0
    for colour in range(i64(COLOURS)):
        price = rest
        for i in range(shown):
            if notes[COLOURS_SHOWN + 1 + i] == colour:
                price = float(COLOURS - i)
        points += price * float(TALLY.cats_of[colour])
    for n in range(notes[SISTER_LESSONS]):
        number = notes[SISTER_LESSONS + 1 + n]
        if LESSON_VERB[number] != BEST_OTHER_LESSON:
            points += float(lesson_points(TALLY, number, NO_COLOUR))
    return points


def on_the_boat(state: IsleOfCats, seat: i64, left: float) -> float:
    """Value what a boat may still become: covered squares, rooms nearly full, colours that gather."""
    at = seat * BOAT_SIZE + COVERED
    covered = bits_in(state.boats[at]) + bits_in(state.boats[at + 1]) + bits_in(state.boats[at + 2])
    worth = 0.7 * float(covered)
    for room in range(i64(ROOMS)):
        if not TALLY.full_rooms & BIT_OF[room]:
            size = count_shared(ROOM, room * WORDS, ROOM, room * WORDS)
            full = count_shared(ROOM, room * WORDS, state.boats, at)
            worth += 4.0 * float(full) * float(full) / float(size * size)
    # Pairs become families with the next cat, and large families grow; lonely cats are a waste.
    for slot in range(TALLY.tiles):
        if TALLY.is_cat(slot) and TALLY.group[slot] == slot:
            size = TALLY.group_size[slot]
            if size == 1:
                worth -= 0.5
            elif size == 2:
                worth += 1.5 + 0.5 * left
            else:
                worth += 0.4 * left * float(size)
    worth += (0.1 + 0.2 * left) * float(COLOURS - count_shared(MAPS, 0, state.boats, at))
    return worth


def beside_the_boat(state: IsleOfCats, seat: i64, left: float) -> float:
    """Value fish, baskets, tokens, speed, and the tile that waits to be placed."""
    if state.family:
        return waiting_tile(state, seat)
    at = seat * OWN
    today = 1.0 if state.day <= DAYS and state.phase <= RESCUE else 0.0
    fish = float(state.fish(seat))
    # A cat takes a basket and fish: neither is worth much without the other.
    baskets = today * baskets_for_today(state, seat)
    cats = min(baskets, fish / FISH_FOR_A_CAT)
    worth = 4.0 * cats + 0.2 * (baskets - cats)
    # Fish beyond what the remaining days can use are worth little, and nothing after the last rescue.
    price = 0.3 if left > 0.0 else 0.2 * today
    worth += min(fish - cats * FISH_FOR_A_CAT, 4.0 * today + 8.0 * left) * price + 0.05 * fish
    worth += 2.0 * left * float(min(state.own[at + BASKETS], 4))
    worth += (0.1 * float(state.own[at + SPEED]) + 1.5 * float(state.own[at + EXTRA])) * today
    tokens = state.own[at + TOKENS + BASKET_SIDE] + state.own[at + TOKENS + BOOTS_SIDE]
    worth += 1.5 * float(tokens) * (today + left) / (1.0 + left)
    laid_tokens = state.own[at + LAID_TOKENS + BASKET_SIDE] + state.own[at + LAID_TOKENS + BOOTS_SIDE]
    worth += 1.8 * float(laid_tokens) * today
    return worth + waiting_tile(state, seat)


def baskets_for_today(state: IsleOfCats, seat: i64) -> float:
    """Count the baskets that a seat can still fill today, those on its cards too."""
    baskets = float(state.baskets_ready(seat))
    if state.phase >= RESCUE:
        return baskets
    where = state.where
    for slot in range(i64(len(where))):
        place = where[slot] // BY_SEAT
        if where[slot] % BY_SEAT == seat and place >= KEPT and place <= DOWN:
            card = state.card[slot]
            if CARD_TYPE[card] == RESCUE_CARD:
                halves = float(CARD_DETAIL[card])
                baskets += halves * (0.5 * NOT_BOUGHT if place == KEPT else 0.5)
    return baskets


def waiting_tile(state: IsleOfCats, seat: i64) -> float:
    """Value what a seat is about to place."""
    if state.frames.depth == 0 or not (state.frames.waiting() >> seat) & 1:
        return 0.0
    if state.frames.kind() == ASK_PLACE:
        return tile_worth(state.frames.detail(0))
    return 3.0 if state.frames.kind() == ASK_CARD_TREASURE else 0.0


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
    return squares + 1.5 + 1.2 * float(min(TALLY.cats_of[COLOUR[tile]], 6))


def cards(state: IsleOfCats, seat: i64, left: float) -> float:
    """Value the cards of a seat, those kept in the draft only a little."""
    worth = 0.0
    where = state.where
    for slot in range(i64(len(where))):
        place = where[slot] // BY_SEAT
        if where[slot] % BY_SEAT != seat or place < KEPT or place > DOWN:
            continue
        value = card_worth(state, state.card[slot], left)
        if place == KEPT:
            worth += NOT_BOUGHT * value
        elif place == DOWN:
            worth += 1.2 * value
        elif place in (NEW, HAND, BOUGHT):
            worth += value
        elif place == LAID:
            worth += lesson_worth(state.card[slot], left)
    return worth


def card_worth(state: IsleOfCats, card: i64, left: float) -> float:
    """Value one card in hand."""
    card_type = CARD_TYPE[card]
    today = 1.0 if left > 0.0 or state.phase <= RESCUE else 0.0
    if card_type == RESCUE_CARD:
        return today * (0.2 * float(CARD_DETAIL[card]) + 0.25 * float(CARD_AMOUNT[card]))
    if card_type in (OSHAX_CARD, TREASURE_CARD):
        open_still = 1.0 if left > 0.0 or state.phase <= FINDS else 0.0
        if card_type == OSHAX_CARD:
            return open_still * 9.0
        return open_still * (5.0 if CARD_DETAIL[card] == 0 else 3.0)
    if card_type == ANYTIME_CARD:
        return 2.0 + 0.5 * left if today > 0.0 else 0.5
    if card_type == PUBLIC_LESSON:
        return 0.5 * left
    return lesson_worth(card, left) - 0.5


def lesson_worth(card: i64, left: float) -> float:
    """Value a lesson: what it scores now, and hope for the days to come."""
    now = float(lesson_points(TALLY, NUMBER_OF[card], 0))
    if CARD_TYPE[card] != PRIVATE_LESSON:
        return now  # a family card
    return now * (1.0 - 0.1 * left) + 0.9 * left
