"""Play the Isle of Cats: what is asked, what follows, and which phase comes next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints, zeros
from purrlor.core.frames import Frames
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.games.isle_of_cats.rules import day, effects, explore, family, finds, placing, rescue, sister
from purrlor.games.isle_of_cats.rules.boats import BOATS
from purrlor.games.isle_of_cats.rules.counts import count_points
from purrlor.games.isle_of_cats.rules.events import EVENT_TILES, GEM_SIDE, PLAIN_SIDE, RARE_FINDS_FIRST
from purrlor.games.isle_of_cats.rules.faces import FACE_OF, FIRST_FAMILY_CARD, LAST_FAMILY_CARD
from purrlor.games.isle_of_cats.rules.guessing import mix_cards
from purrlor.games.isle_of_cats.rules.lessons import FIRST_FAMILY_STAND_IN, LESSON_NUMBERS
from purrlor.games.isle_of_cats.rules.numbers import (
    AFTER_BUYING,
    AFTER_RESCUE,
    ASK_BONUS,
    ASK_BUY,
    ASK_CARDS,
    ASK_COLOUR,
    ASK_DRAFT,
    ASK_FAMILY,
    ASK_FIND,
    ASK_GIVE_UP,
    ASK_KITTEN,
    ASK_MOVE,
    ASK_OFFER,
    ASK_OSHAX,
    ASK_PLACE,
    ASK_RATS,
    ASK_SORT,
    ASK_TAKE_OFF,
    ASK_TOKEN,
    ASK_TREASURE,
    ASK_TURN,
    ASK_WINDOW,
    AT_DAWN,
    AT_THE_END,
    BEFORE_CARDS,
    MORE_BONUS,
    TOKEN_IS,
)
from purrlor.games.isle_of_cats.rules.placement import new_boats
from purrlor.games.isle_of_cats.rules.supplies import (
    ROYAL_RATS,
    SEMI_PERMANENT_TOKENS,
    bag_of,
    commons_of_each_shape,
    deck_of,
    permanent_baskets,
)
from purrlor.games.isle_of_cats.rules.table import (
    BASKET_STOCK,
    BASKETS,
    BLANK,
    BOUGHT_WINDOW,
    BUYING,
    CARDS,
    CARDS_WINDOW,
    COMMON_STOCK,
    COUNTING,
    DAWN,
    DAWN_WINDOW,
    DAYS,
    DRAFT,
    EARLY_FINDS,
    EVENT_OF_DAY,
    FAMILY_CARDS,
    FIELDS,
    FILLING,
    FINDS,
    GIFTS,
    LAST_WINDOW,
    LESSONS,
    NIGHT,
    NO_EVENT,
    NOTES,
    OSHAX_ROW,
    OSHAX_STOCK,
    OVER,
    OWN,
    PLACE_WON,
    RARE_ROW,
    RAT_STOCK,
    RATS_LEAVE,
    RESCUE,
    REVEAL,
    STOCK,
    TOKEN_STOCK,
    Table,
)
from purrlor.games.isle_of_cats.rules.tiles import (
    COLOURS,
    COMMON_SHAPES,
    KITTEN_SHAPES,
    KITTENS,
    OSHAX_SHAPES,
    RARE_SHAPES,
    TILES,
)

MOST_CHOICES: Final = 1400


class IsleOfCats(Table):
    """The whole game: a position and what can be done in it."""

    def legal(self, seat: i64) -> i64:
        """Fill `choices` with what the seat may do."""
        self.count = 0
        kind = self.frames.kind()
        if kind <= ASK_FIND:
            offer_in_phase(self, seat, kind)
        elif kind <= ASK_OSHAX:
            offer_tiles(self, seat, kind)
        else:
            offer_for_cards(self, seat, kind)
        return self.count

    def apply(self, seat: i64, action: i64) -> None:
        """Do an action, and go on to the next question."""
        kind = self.frames.kind()
        if kind <= ASK_FIND:
            answer_in_phase(self, seat, kind, action)
        elif kind <= ASK_OSHAX:
            answer_tiles(self, seat, kind, action)
        else:
            answer_for_cards(self, seat, kind, action)
        self.go_on()

    def go_on(self) -> None:
        """Go on until somebody is asked or the game is over."""
        while self.phase != OVER:
            if self.frames.depth == 0:
                advance(self)
            elif self.frames.waiting() == 0:
                resume(self)
            else:
                self.pending = self.frames.asked(self.seats)
                return
        self.pending = 0

    def clone(self) -> State:
        """Copy everything but the sink."""
        other = IsleOfCats(self.seats, self.rng.clone())
        self.copy_into(other)
        return other

    def guess(self, seat: i64, rng: Rng) -> State:
        """Deal the hidden cards anew; bag, deck and her baskets have no order that could be known."""
        world = IsleOfCats(self.seats, rng)
        self.copy_into(world)
        mix_cards(world, seat)
        return world

    def again(self, rng: Rng) -> State:
        """Deal a new game with the same options."""
        return deal(
            self.seats,
            self.kittens,
            self.beasts,
            self.events,
            self.new_lessons,
            self.family,
            self.difficulty,
            rng,
        )

    def outcome(self, seat: i64) -> float:
        """Give the victory to the first place, in equal shares."""
        if self.own[seat * OWN + PLACE_WON] != 1:
            return 0.0
        winners = 0
        for other in range(self.seats):
            if self.own[other * OWN + PLACE_WON] == 1:
                winners += 1
        return 1.0 / winners


# -- questions and answers -----------------------------------------------------------------------------


def offer_in_phase(state: Table, seat: i64, kind: i64) -> None:
    """Offer what a phase allows."""
    if kind == ASK_TURN:
        rescue.offer_turn(state, seat)
    elif kind == ASK_DRAFT:
        explore.offer_keeps(state, seat)
    elif kind == ASK_BUY:
        explore.offer_buys(state, seat)
    elif kind == ASK_WINDOW:
        day.offer_window(state, seat)
    elif kind == ASK_COLOUR:
        day.offer_colours(state, seat)
    elif kind == ASK_CARDS:
        rescue.offer_rescue_cards(state, seat)
    elif kind == ASK_KITTEN:
        rescue.offer_second_kitten(state, seat)
    else:
        finds.offer_finds(state, seat)


def answer_in_phase(state: Table, seat: i64, kind: i64, action: i64) -> None:
    """Do what a phase allows."""
    if kind == ASK_TURN:
        rescue.answer_turn(state, seat, action)
    elif kind == ASK_DRAFT:
        explore.answer_draft(state, seat, action)
    elif kind == ASK_BUY:
        explore.answer_buy(state, seat, action)
    elif kind == ASK_WINDOW:
        day.answer_window(state, seat, action)
    elif kind == ASK_COLOUR:
        day.answer_colour(state, seat, action)
    elif kind == ASK_CARDS:
        rescue.answer_rescue_cards(state, seat, action)
    elif kind == ASK_KITTEN:
        rescue.answer_kitten(state, seat, action)
    else:
        finds.answer_find(state, seat, action)


def offer_tiles(state: Table, seat: i64, kind: i64) -> None:
    """Offer tiles, or places for one."""
    if kind == ASK_PLACE:
        placing.offer_placements(state, seat)
    elif kind == ASK_BONUS:
        placing.offer_bonus(state, seat)
    elif kind == ASK_TREASURE:
        finds.offer_treasure(state, seat)
    else:
        finds.offer_oshax(state, seat)


def answer_tiles(state: Table, seat: i64, kind: i64, action: i64) -> None:
    """Take a tile, or place it."""
    if kind == ASK_PLACE:
        placing.answer_place(state, seat, action)
    elif kind == ASK_BONUS:
        placing.answer_bonus(state, seat, action)
    elif kind == ASK_TREASURE:
        finds.answer_treasure(state, seat, action)
    else:
        finds.answer_oshax(state, seat, action)


def offer_for_cards(state: Table, seat: i64, kind: i64) -> None:
    """Offer what a card or an event asks for."""
    if kind == ASK_OFFER:
        effects.offer_offered(state, seat)
    elif kind == ASK_MOVE:
        effects.offer_moves(state, seat)
    elif kind == ASK_SORT:
        effects.offer_sides(state, seat)
    elif kind == ASK_GIVE_UP:
        effects.offer_lessons(state, seat)
    elif kind == ASK_TAKE_OFF:
        placing.offer_treasures_off(state, seat)
    elif kind == ASK_TOKEN:
        state.offer(TOKEN_IS)
        state.offer(TOKEN_IS + 1)
    elif kind == ASK_RATS:
        day.offer_rats_or_done(state, seat)
    else:
        family.offer_family_cards(state, seat)


def answer_for_cards(state: Table, seat: i64, kind: i64, action: i64) -> None:
    """Do what a card or an event asks for."""
    if kind == ASK_OFFER:
        effects.answer_offer(state, seat, action)
    elif kind == ASK_MOVE:
        effects.answer_move(state, seat, action)
    elif kind == ASK_SORT:
        effects.answer_sort(state, seat, action)
    elif kind == ASK_GIVE_UP:
        effects.answer_give_up(state, seat, action)
    elif kind == ASK_TAKE_OFF:
        placing.answer_take_off(state, seat, action)
    elif kind == ASK_TOKEN:
        day.answer_token(state, seat, action)
    elif kind == ASK_RATS:
        day.answer_rats(state, seat, action)
    else:
        assert kind == ASK_FAMILY
        family.answer_family(state, seat, action)


def resume(state: Table) -> None:
    """Go on with something that waited for others to be answered."""
    kind = state.frames.kind()
    if kind == AFTER_RESCUE:
        rescue.after_rescue(state)
    elif kind == MORE_BONUS:
        seat = state.frames.detail(0)
        state.frames.pop()
        placing.ask_bonus(state, seat, 2)
    else:
        finds.more_treasure(state)


# -- the course of a day -------------------------------------------------------------------------------


def advance(state: Table) -> None:
    """Do the next part of the phase; where nobody is asked, the next phase follows."""
    phase = state.phase
    if phase < DRAFT:
        in_the_morning(state, phase)
    elif phase == DRAFT:
        explore.begin_draft(state)
    elif phase == BUYING:
        explore.begin_buying(state)
    elif phase <= CARDS_WINDOW:
        before_the_rescue(state, phase)
    elif phase <= FINDS:
        on_the_island(state, phase)
    else:
        in_the_evening(state, phase)


def in_the_morning(state: Table, phase: i64) -> None:
    """Resolve the event, open a window, fill the fields and fish."""
    if phase == DAWN:
        day.begin_day(state)
        state.phase = FILLING if state.family else GIFTS
    elif phase == GIFTS:
        if not day.give_gifts(state):
            # IC-8.5: on the first morning everybody knows that nobody holds a card.
            state.phase = FILLING if state.day == 1 else DAWN_WINDOW
    elif phase == DAWN_WINDOW:
        if not day.next_window(state, AT_DAWN):
            state.phase = FILLING
    else:
        day.fill_fields(state)
        if state.family:
            state.phase = RESCUE
        else:
            day.go_fishing(state)
            state.phase = DRAFT


def before_the_rescue(state: Table, phase: i64) -> None:
    """Open windows and lay lessons; on some days rare finds come first (IC-8.44)."""
    if phase == BOUGHT_WINDOW:
        if not day.next_window(state, AFTER_BUYING):
            day.lay_private_lessons(state)
            state.phase = LESSONS
    elif phase == LESSONS:
        if not day.lay_public_lessons(state):
            state.phase = EARLY_FINDS if state.has_event(RARE_FINDS_FIRST) else CARDS_WINDOW
    elif phase == EARLY_FINDS:
        if not finds.next_find(state):
            state.phase = CARDS_WINDOW
    elif not day.next_window(state, BEFORE_CARDS):
        state.phase = CARDS


def on_the_island(state: Table, phase: i64) -> None:
    """Lay rescue cards, rescue in turns, then look for rare finds."""
    if phase == CARDS:
        if not rescue.next_to_lay(state):
            state.phase = REVEAL
    elif phase == REVEAL:
        rescue.reveal(state)
        if state.is_solo():
            sister.meet_sister(state)
        else:
            rescue.set_order(state)
        state.phase = RESCUE
    elif phase == RESCUE:
        asked = sister.next_turn_alone(state) if state.is_solo() else rescue.next_turn(state)
        if not asked:
            early = state.family or state.has_event(RARE_FINDS_FIRST)
            state.phase = RATS_LEAVE if early else FINDS
    elif not finds.next_find(state):
        state.phase = RATS_LEAVE


def in_the_evening(state: Table, phase: i64) -> None:
    """End the day, or the game."""
    if phase == RATS_LEAVE:
        if not day.last_chance_for_rats(state):
            state.phase = NIGHT
    elif phase == NIGHT:
        if state.is_solo() and state.day < DAYS:
            sister.show_colour(state)
        day.end_day(state)
        if state.family and not day.is_last_day_over(state):
            family.turn_order_round(state)
        state.phase = after_the_night(state)
    elif phase == LAST_WINDOW:
        if not day.next_window(state, AT_THE_END):
            state.phase = COUNTING
    elif phase == COUNTING:
        count_points(state)
        state.phase = OVER
    else:
        family.deal_family_cards(state)
        state.phase = DAWN


def after_the_night(state: Table) -> i64:
    """Tell which phase follows a night."""
    if not day.is_last_day_over(state):
        return DAWN
    return COUNTING if state.family else LAST_WINDOW


# -- setting up ----------------------------------------------------------------------------------------


def set_up(
    seats: i64,
    kittens: bool,
    beasts: bool,
    events: bool,
    new_lessons: bool,
    family_mode: bool,
    difficulty: i64,
    rng: Rng,
) -> IsleOfCats:
    """Lay everything out as it is before the first morning (IC-3.1)."""
    state = IsleOfCats(seats, rng)
    state.kittens = kittens
    state.beasts = beasts
    state.events = events
    state.new_lessons = new_lessons
    state.family = family_mode
    state.difficulty = difficulty
    state.choices = zeros(MOST_CHOICES)
    state.frames = Frames.empty()
    state.own = BLANK[: seats * OWN]
    state.notes = zeros(NOTES)
    set_up_supplies(state)
    set_up_seats(state)
    set_up_cards(state)
    set_up_events(state)
    if seats == 1:
        sister.set_up_sister(state)
    day.refill_nursery(state)
    state.phase = FAMILY_CARDS if family_mode else DAWN
    return state


def deal(
    seats: i64,
    kittens: bool,
    beasts: bool,
    events: bool,
    new_lessons: bool,
    family_mode: bool,
    difficulty: i64,
    rng: Rng,
) -> IsleOfCats:
    """Set a game up and go on to the first question."""
    state = set_up(seats, kittens, beasts, events, new_lessons, family_mode, difficulty, rng)
    state.go_on()
    return state


def set_up_supplies(state: Table) -> None:
    """Fill the bags and lay out the island's stock."""
    players: int = state.seats
    counts = bag_of(players)
    state.bag = ints([tile for tile in range(TILES) for i in range(counts[tile])])
    state.bag_size = len(state.bag)
    if state.kittens:
        state.kitten_bag = ints([KITTENS + n for n in range(COLOURS * KITTEN_SHAPES)])
        state.kittens_left = COLOURS * KITTEN_SHAPES
    else:
        state.kitten_bag = zeros(0)
    state.fields = zeros(FIELDS)
    state.stock = zeros(STOCK)
    for shape in range(i64(COMMON_SHAPES)):
        state.stock[COMMON_STOCK + shape] = commons_of_each_shape(players)
    for i in range(i64(OSHAX_SHAPES)):
        state.stock[OSHAX_STOCK + i] = 0 if state.family else 1
        state.notes[OSHAX_ROW + i] = i
    for rare in range(i64(RARE_SHAPES)):
        state.notes[RARE_ROW + rare] = -1
    state.stock[RAT_STOCK] = ROYAL_RATS
    state.stock[TOKEN_STOCK] = SEMI_PERMANENT_TOKENS
    state.stock[BASKET_STOCK] = permanent_baskets(players)


def set_up_seats(state: Table) -> None:
    """Give everybody a boat and a basket, and find the order, all by chance."""
    boats = shuffled(state.rng, BOATS if state.seats > 4 else 4)
    state.boats = new_boats([boats[seat] for seat in range(state.seats)])
    state.order = shuffled(state.rng, state.seats)
    for seat in range(state.seats):
        if not state.family:
            state.own[seat * OWN + BASKETS] = 1
            state.stock[BASKET_STOCK] -= 1


def shuffled(rng: Rng, n: i64) -> Ints:
    """Put the numbers below n in a random order."""
    numbers = BLANK[:n]
    for i in range(n):
        pick = rng.below(i + 1)
        numbers[i] = numbers[pick]
        numbers[pick] = i
    return numbers


def set_up_cards(state: Table) -> None:
    """Take the deck, or the family cards."""
    if state.family:
        last: int = LAST_FAMILY_CARD + 1
        numbers = list(range(FIRST_FAMILY_CARD, last))
        if state.new_lessons:
            numbers += list(range(FIRST_FAMILY_STAND_IN, LESSON_NUMBERS))
    else:
        numbers = deck_of(state.seats, state.new_lessons)
    state.card = ints([FACE_OF[number] for number in numbers])
    state.where = zeros(len(numbers))
    state.top = len(numbers)


def set_up_events(state: Table) -> None:
    """Lay an event on every day: gem sides on the first and the last (IC-8.37)."""
    for i in range(i64(DAYS)):
        state.notes[EVENT_OF_DAY + i] = NO_EVENT
    if not state.events:
        return
    tiles = shuffled(state.rng, EVENT_TILES)
    for n in range(i64(DAYS)):
        gem = n == 0 or n == DAYS - 1
        state.notes[EVENT_OF_DAY + n] = GEM_SIDE[tiles[n]] if gem else PLAIN_SIDE[tiles[n]]
