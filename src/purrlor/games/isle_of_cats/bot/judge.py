"""Judge a position of the Isle of Cats: the points it would score, and what is still to be made of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Floats, zeros
from purrlor.core.rng import Rng
from purrlor.core.state import RANDOM, Judge, State, Style
from purrlor.core.weights import Weights
from purrlor.games.isle_of_cats.bot import weights as by
from purrlor.games.isle_of_cats.bot.economy import economy, tiles_to_come
from purrlor.games.isle_of_cats.bot.glimpse import NOWHERE, Glimpse, sort_places
from purrlor.games.isle_of_cats.bot.hopes import hope
from purrlor.games.isle_of_cats.bot.packing import to_come
from purrlor.games.isle_of_cats.bot.weights import WEIGHTS
from purrlor.games.isle_of_cats.cards import (
    BEST_OTHER_LESSON,
    COLOURS,
    FIRST_ANYTIME,
    LAST_ANYTIME,
    LESSON_VERB,
    NO_COLOUR,
    PER_FISH,
)
from purrlor.games.isle_of_cats.rules.day.rescue import price_of
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats
from purrlor.games.isle_of_cats.rules.modules.events import event_points
from purrlor.games.isle_of_cats.rules.numbers import (
    CHOOSE,
    COLOUR_CHOICES,
    DONE,
    GIVE_UP,
    LAY,
    LAY_TOKEN,
    PASS,
    PLAY,
    TAKE,
)
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import FIRST_POINT_EVENT
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    COLOUR,
    KIND,
    OSHAX,
    RARE,
    ROYAL_RAT,
    SIDES,
    TILES,
)
from purrlor.games.isle_of_cats.rules.questions import (
    ASK_CARD_TREASURE,
    ASK_DRAWN_CARDS,
    ASK_FIND,
    ASK_GIVE_UP_LESSONS,
    ASK_GIVE_UP_TREASURES,
    ASK_MAP_TREASURE,
    ASK_OSHAX,
    ASK_PLACE,
    ASK_RESCUE_CARDS,
    ASK_TURN,
    ASK_WINDOW,
)
from purrlor.games.isle_of_cats.rules.score.final import BY_COLOUR, boat_lines, laid_points, total
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import lesson_points
from purrlor.games.isle_of_cats.rules.table import (
    BASKETS,
    COLOURS_SHOWN,
    DAYS,
    DRAFT,
    EVENT_OF_DAY,
    LAID,
    OWN,
    POINTS,
    PUBLIC_COUNT,
    PUBLIC_LESSONS,
    RESCUE,
    SISTER_LESSONS,
    TOTAL,
)

TALLY: Final = Tally()  # work space
LINES: Final = zeros(32)  # work space
A_GOOD_GAME: Final = 75.0
STEPS: Final = 4  # a rescue is: which cat, where, which treasure of its map, where
PLACES: Final = 30  # for a tile that must be placed: those judged in full
NEXT_PLACES: Final = 32  # for a tile that could be taken
FEWER_PLACES: Final = 4  # for every player: the more there are, the more tiles lie there
A_STRONG_RIVAL: Final = 6  # cats in the largest family of another player
HASTY_PLACES: Final = 8  # for a tile in a playout
HASTY_TILES: Final = 2  # that a playout tries in these places
CANDIDATES: Final = 6  # moves that are searched
DOUBT: Final = 12
NO_TREE: Final = 1_000_000  # visits
A_FISH: Final = 0.4  # in a quick look


class IsleJudge(Judge):
    """Look at one's own boat, hand and fish; rivals are too far away to be hurt."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.given = weights
        self.w: Floats = weights.values

    def weights(self) -> Weights:
        """Give the weights."""
        return self.given

    def tuned(self, weights: Weights) -> Judge:
        """Make the same judge with other weights."""
        return IsleJudge(weights)

    def worth(self, state: State, seat: i64) -> float:
        """Rate the position between 0 and 1."""
        assert isinstance(state, IsleOfCats)
        if state.pending == 0:
            return state.outcome(seat)
        share = 0.5 + (prospects(state, seat, self.w) - A_GOOD_GAME) / 500.0
        return min(max(share, 0.01), 0.99)

    def stage(self, state: State) -> i64:
        """Count the days."""
        assert isinstance(state, IsleOfCats)
        return state.day

    def lead(self, state: State, seat: i64) -> float:
        """Count one's own points beside a good game: rivals are too far away to be hurt."""
        assert isinstance(state, IsleOfCats)
        if state.pending == 0:
            return float(state.own[seat * OWN + TOTAL]) - A_GOOD_GAME
        return prospects(state, seat, self.w) - A_GOOD_GAME

    def shortlist(self, state: State, seat: i64, count: i64, most: i64) -> i64:
        """Look quickly at all places for a tile, and keep the best."""
        assert isinstance(state, IsleOfCats)
        if count <= most or state.frames.kind() != ASK_PLACE:
            return count
        return sort_places(state, seat, count, most, self.w)

    def follows(self, state: State, seat: i64) -> bool:
        """Tell whether a move is not over before this is answered."""
        assert isinstance(state, IsleOfCats)
        return state.frames.kind() in (
            ASK_PLACE,
            ASK_MAP_TREASURE,
            ASK_CARD_TREASURE,
            ASK_OSHAX,
            ASK_DRAWN_CARDS,
            ASK_GIVE_UP_LESSONS,
            ASK_GIVE_UP_TREASURES,
        )

    def pick(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        """Take what looks best quickly: places and cats at a glimpse, cards by what they are worth."""
        assert isinstance(state, IsleOfCats)
        choices = state.choices
        if count == 1:
            return choices[0]
        kind = state.frames.kind()
        if kind == ASK_PLACE:
            return self.pick_place(state, seat, count, rng)
        if kind in (ASK_TURN, ASK_OSHAX, ASK_MAP_TREASURE, ASK_CARD_TREASURE):
            return self.pick_tile(state, seat, count, rng)
        if kind == ASK_WINDOW:
            return PASS
        if kind in (ASK_RESCUE_CARDS, ASK_FIND):
            return pick_card(state, count)
        return self.pick_in_full(state, seat, first_choices(state, count), rng)

    def rival(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        """Let a rival take any cat, and pass only if it can take none."""
        assert isinstance(state, IsleOfCats)
        if state.frames.kind() == ASK_TURN and TAKE <= state.choices[0] < TAKE + TILES * SIDES:
            count = takes_among(state, count)
        return state.choices[rng.below(count)]

    def pick_in_full(self, state: IsleOfCats, seat: i64, actions: list[int], rng: Rng) -> i64:
        """Take the choice after which, with its tile placed, the position looks best."""
        best = actions[0]
        most = NOWHERE
        for action in actions:
            world = state.clone()
            world.rng = rng  # not to foresee what will be drawn
            world.apply(seat, action)
            assert isinstance(world, IsleOfCats)
            if world.pending == 1 << seat and world.frames.kind() == ASK_PLACE:
                world.apply(seat, self.pick_place(world, seat, world.consider(seat), rng))
            worth = prospects(world, seat, self.w)
            if worth > most:
                most = worth
                best = action
        return best

    def pick_place(self, state: IsleOfCats, seat: i64, count: i64, rng: Rng) -> i64:
        """Take the best of the places that look best at a glimpse."""
        kept = sort_places(state, seat, count, HASTY_PLACES, self.w)
        return self.pick_in_full(state, seat, first_choices(state, kept), rng)

    def pick_tile(self, state: IsleOfCats, seat: i64, count: i64, rng: Rng) -> i64:
        """Glimpse at the best place of every tile, try the best few, and pass if that looks better."""
        w = self.w
        actions = first_choices(state, count)
        glimpse = Glimpse(state.shapes, state.boats, seat, w)
        looked: list[tuple[float, int]] = []
        for action in actions:
            tile: i64 = -1
            price: i64 = 0
            if TAKE <= action < TAKE + TILES * SIDES:
                tile = (action - TAKE) // SIDES
                price = price_of(state, (action - TAKE) % SIDES, tile)
            elif CHOOSE <= action < CHOOSE + TILES:
                tile = action - CHOOSE
            if tile >= 0:
                worth = glimpse.best_of(tile) + tile_worth(tile, w) - A_FISH * float(price)
                looked.append((-worth, action))
        looked.sort()
        best: list[int] = [action for worth, action in looked[:HASTY_TILES]]
        best += [action for action in actions if action in (PASS, DONE)]
        if len(best) > 1:
            return self.pick_in_full(state, seat, best, rng)
        return best[0] if best else actions[0]

    def enough(self, root: State, world: State) -> bool:
        """Play on to the next draft: before the evening and the fishing, fish and cards are hard to judge."""
        assert isinstance(root, IsleOfCats)
        assert isinstance(world, IsleOfCats)
        return world.day != root.day and world.phase >= DRAFT

    def style(self, state: State) -> Style:
        """Judge every choice by one's own boat alone, a tile in all its places."""
        style = Style()
        style.apart = True
        style.points = True
        style.near = 0.0002  # a tenth of a point
        style.steps = STEPS
        style.looks = PLACES
        style.tries = NEXT_PLACES - FEWER_PLACES * state.seats
        style.rivals = RANDOM
        style.ripe = NO_TREE
        style.narrow = CANDIDATES
        style.doubt = DOUBT
        return style


def first_choices(state: IsleOfCats, count: i64) -> list[int]:
    """List the choices that the state has written down."""
    return [state.choices[i] for i in range(count)]


def takes_among(state: IsleOfCats, count: i64) -> i64:
    """Count the cats among the choices of a turn; they come first."""
    takes: i64 = 0
    while takes < count and TAKE <= state.choices[takes] < TAKE + TILES * SIDES:
        takes += 1
    return takes


def tile_worth(tile: i64, w: Floats) -> float:
    """Value a tile for what it is, wherever it lies."""
    return w[by.WAIT_RARE] if KIND[tile] == RARE else 0.0


def pick_card(state: IsleOfCats, count: i64) -> i64:
    """Lay a rescue card or a token, or play an oshax or a treasure, if there is one; else go on."""
    on = state.choices[count - 1]
    for i in range(count):
        action = state.choices[i]
        if LAY <= action < GIVE_UP or LAY_TOKEN <= action < PASS:
            return action
        if PLAY <= action < LAY and (action - PLAY) // COLOUR_CHOICES < FIRST_ANYTIME:
            return action
        if PLAY <= action < LAY and (action - PLAY) // COLOUR_CHOICES > LAST_ANYTIME:
            return action
        if action in (PASS, DONE):
            on = action
    return on


def prospects(state: IsleOfCats, seat: i64, w: Floats) -> float:
    """Estimate a seat's final points; alone, how far it is ahead of the sister."""
    tally = TALLY
    tally.fish = state.fish(seat)
    tally.baskets = state.own[seat * OWN + BASKETS]
    tally.private_lessons = state.cards_at(LAID, seat)
    tally.is_first = state.is_first(seat)
    tally.event_points = state.own[seat * OWN + POINTS]
    tally.is_solo = state.is_solo()
    tally.is_family_mode = state.family
    tally.lessons = state.options.lessons
    tally.largest_elsewhere = A_STRONG_RIVAL
    tally.read(state.shapes, state.boats, seat)
    worth = float(total(LINES, boat_lines(tally, LINES, 0)))
    left = float(DAYS - min(state.day, i64(DAYS)))  # whole days still to come
    today = state.day <= DAYS and state.phase <= RESCUE
    for i in range(state.notes[PUBLIC_COUNT]):
        worth += public_worth(state, tally, state.notes[PUBLIC_LESSONS + i], w, left, today)
    worth += economy(state, tally, seat, w, left, today)
    worth += to_come(tally, w, left, tiles_to_come(state))
    worth += waiting_tile(state, tally, seat, w)
    if state.events:
        worth += events_to_come(state, tally, w)
    if state.is_solo():
        worth -= w[by.SISTER_HOPE] * sister_hopes(state, tally, left)
    return worth


def public_worth(state: IsleOfCats, tally: Tally, lesson: i64, w: Floats, left: float, today: bool) -> float:
    """Value a public lesson on the table: what it scores now, and may score more."""
    now = float(laid_points(tally, lesson))
    number = lesson // BY_COLOUR
    more = hope(tally, number, lesson % BY_COLOUR, left, today, w)
    return now + 0.5 * (more - now)


def events_to_come(state: IsleOfCats, tally: Tally, w: Floats) -> float:
    """Value what the events of later days would score with the boat as it is."""
    worth = 0.0
    for day in range(state.day + 1, i64(DAYS + 1)):
        event = state.notes[EVENT_OF_DAY + day - 1]
        if event >= FIRST_POINT_EVENT:
            part = w[by.EVENT_NEXT] if day == state.day + 1 else w[by.EVENT_LATER]
            worth += part * float(event_points(tally, event))
    return worth


def sister_hopes(state: IsleOfCats, tally: Tally, left: float) -> float:
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
        points += price * float(tally.cats_of[colour])
    for n in range(notes[SISTER_LESSONS]):
        number = notes[SISTER_LESSONS + 1 + n]
        # Fish will be spent before the last day ends.
        soon = left == 0.0 or LESSON_VERB[number] != PER_FISH
        if soon and LESSON_VERB[number] != BEST_OTHER_LESSON:
            points += float(lesson_points(tally, number, NO_COLOUR))
    return points


def waiting_tile(state: IsleOfCats, tally: Tally, seat: i64, w: Floats) -> float:
    """Value what a seat is about to place or to choose."""
    if state.frames.depth == 0 or not (state.frames.waiting() >> seat) & 1:
        return 0.0
    kind = state.frames.kind()
    if kind == ASK_PLACE:
        return waiting(tally, state.frames.detail(0), w)
    if kind in (ASK_CARD_TREASURE, ASK_MAP_TREASURE):
        return w[by.WAIT_TREASURE]
    return w[by.OSHAX_HELD] if kind == ASK_OSHAX else 0.0


def waiting(tally: Tally, tile: i64, w: Floats) -> float:
    """Value a tile that is about to be placed: its squares, and company of its colour."""
    kind = KIND[tile]
    if kind == ROYAL_RAT:
        return -3.0
    worth = w[by.WAIT_SQUARE] * float(tally.shapes.size[tile])
    if kind == RARE:
        return worth + w[by.WAIT_RARE]
    if kind <= OSHAX:
        company = float(min(tally.cats_of[COLOUR[tile]], i64(6)))
        return worth + w[by.WAIT_CAT] + w[by.WAIT_COMPANY] * company
    return worth
