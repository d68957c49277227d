"""Hold a position of the Isle of Cats: all that is on the table and in the hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, zeros
from purrlor.core.frames import AT_ONCE, Frames
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.games.isle_of_cats.cards import OUR_LESSONS, Lessons
from purrlor.games.isle_of_cats.rules.aboard import BOAT_SIZE, TILES_ON
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import NO_EVENT, OUR_EVENT_TILES, EventTiles
from purrlor.games.isle_of_cats.rules.pieces.spots import OUR_SHAPES, Shapes
from purrlor.games.isle_of_cats.rules.pieces.supply import OUR_SUPPLY, Supply
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

# Where a card is: one of these * BY_SEAT + the seat whose it is.
BY_SEAT: Final = 8
DECK: Final = 0
PACK: Final = 1  # in a pack that is being drafted
KEPT: Final = 2  # kept in the draft, not yet bought
BOUGHT: Final = 3  # bought, while others are still buying
NEW: Final = 4  # in hand since the last lessons were laid: may be a lesson
HAND: Final = 5
LAID: Final = 6  # a private lesson
DOWN: Final = 7  # a rescue card, face down
UP: Final = 8  # a rescue card, face up
GIVEN_UP: Final = 9  # a private lesson discarded face down
DISCARDED: Final = 10  # face down
OPEN: Final = 11  # discarded face up
PUBLIC: Final = 12  # a public lesson
OFFERED: Final = 13  # drawn by a card, to be bought now or never

# What a seat has besides boat and cards: seat * OWN + one of these.
FISH: Final = 0
SPENT: Final = 1  # while buying, still secret
BASKETS: Final = 2  # permanent ones
USED: Final = 3  # of them, today
SPARE: Final = 4  # baskets of cards and tokens still to be used today
SPEED: Final = 5
EXTRA: Final = 6  # further cats to be rescued in the next rescue turn
TOKENS: Final = 7  # + side: semi-permanent tokens kept
LAID_TOKENS: Final = 9  # + side: laid today
POINTS: Final = 11  # of events
WISH: Final = 12  # when to be asked in windows
PICKS: Final = 13  # cards kept in this round of the draft
TOTAL: Final = 14  # final points
PLACE_WON: Final = 15
OWN: Final = 16

ALWAYS: Final = 0
NOT_TODAY: Final = 1
NOT_BEFORE_THE_END: Final = 2

# Phases of a day.
DAWN: Final = 0
GIFTS: Final = 1
DAWN_WINDOW: Final = 2
FILLING: Final = 3
DRAFT: Final = 4
BUYING: Final = 5
BOUGHT_WINDOW: Final = 6
LESSONS: Final = 7
EARLY_FINDS: Final = 8
CARDS_WINDOW: Final = 9
RESCUE_CARDS: Final = 10
REVEAL: Final = 11
RESCUE: Final = 12
FINDS: Final = 13
RATS_LEAVE: Final = 14
NIGHT: Final = 15
LAST_WINDOW: Final = 16
COUNTING: Final = 17
OVER: Final = 18
FAMILY_CARDS: Final = 19

DAYS: Final = 5
PACK_SIZE: Final = 7
SOLO_PACK: Final = 5  # twice, and one card more
SOLO_CARDS: Final = 11

# The fields and the kitten board: how many tiles on each side, then the tiles.
MOST_IN_FIELD: Final = 32
FIELD_CELLS: Final = SIDES + SIDES * MOST_IN_FIELD

# The island's stock: commons, rares, oshax by shape, royal rats, tokens and baskets, then what left the game.
COMMON_STOCK: Final = 0
RARE_STOCK: Final = 4
OSHAX_STOCK: Final = 9
RAT_STOCK: Final = 15
TOKEN_STOCK: Final = 16
BASKET_STOCK: Final = 17
GONE: Final = 18
STOCK: Final = GONE + TILES

# The sister and the calendar: events by day, public lessons, then solo things.
EVENT_OF_DAY: Final = 0  # + day - 1
PUBLIC_COUNT: Final = 5
PUBLIC_LESSONS: Final = 6  # laid lessons: number and colour in one (`score.final.laid`)
MOST_PUBLIC: Final = 16
SISTER_FIRST: Final = 22
SISTER_LEFT: Final = 23  # basket cards that she still resolves today
SISTER_CARD: Final = 24  # the one she showed and has not resolved
SISTER_SPEED: Final = 25
SISTER_BASKETS: Final = 26  # cards in her deck
SISTER_DECK: Final = 27  # 23 cards in no order
SISTER_LESSONS: Final = 50  # how many, then their numbers
COLOURS_SHOWN: Final = 58  # how many, then the colours in order
OSHAX_ROW: Final = 64  # the six shapes in their row, -1 for those gone at the end
RARE_ROW: Final = 70  # shapes in the order they were found, -1 behind
SISTER_TOTAL: Final = 75
DRAW_STARTS: Final = 76  # bits: which of the cards drawn besides those dealt began a draw
NOTES: Final = 77

# The rules version since which cards come at any point of a turn and who must pass has passed.
AT_ANY_POINT: Final = 3
# The rules version since which no card changes the boat while something below the question must be placed.
PLACE_FIRST: Final = 4
NEWEST: Final = PLACE_FIRST

BLANK: Final = zeros(512)


class Options:
    """What is settled before a game is set up."""

    def __init__(
        self,
        seats: i64,
        kittens: bool = False,
        beasts: bool = False,
        events: bool = False,
        new_lessons: bool = False,
        family: bool = False,
        difficulty: i64 = 0,
        lessons: Lessons = OUR_LESSONS,
        event_tiles: EventTiles = OUR_EVENT_TILES,
        shapes: Shapes = OUR_SHAPES,
        supply: Supply = OUR_SUPPLY,
        rules: i64 = NEWEST,
    ) -> None:
        self.seats: i64 = seats
        self.kittens: bool = kittens
        self.beasts: bool = beasts
        self.events: bool = events
        self.new_lessons: bool = new_lessons
        self.family: bool = family
        self.difficulty: i64 = difficulty  # the sister's advanced lessons
        self.lessons: Lessons = lessons
        self.event_tiles: EventTiles = event_tiles
        self.shapes: Shapes = shapes
        self.supply: Supply = supply
        self.rules: i64 = rules  # the version that the game began with


class Table(State):
    """A position; the phases are functions in the folders beside this file, `IsleOfCats` puts them together.

    `card` holds the face of every card: first those dealt, pack by pack in the order they were kept, then the
    deck in no order, then those drawn by cards, from the end. `where` says where each of them is.
    """

    def __init__(self, options: Options, rng: Rng) -> None:
        super().__init__(options.seats, rng)
        self.frames: Frames = Frames()
        self.options: Options = options
        self.shapes: Shapes = options.shapes
        self.kittens: bool = options.kittens
        self.beasts: bool = options.beasts
        self.events: bool = options.events
        self.new_lessons: bool = options.new_lessons
        self.family: bool = options.family
        self.difficulty: i64 = options.difficulty
        # time
        self.day: i64 = 1
        self.phase: i64 = DAWN
        self.at: i64 = 0  # whose turn comes next, as a place in the order
        self.passed: i64 = 0  # seats (bits)
        self.order: Ints = BLANK
        # things
        self.boats: Ints = BLANK
        self.own: Ints = BLANK
        self.card: Ints = BLANK
        self.where: Ints = BLANK
        self.dealt: i64 = 0
        self.top: i64 = 0  # the deck ends here
        self.bag: Ints = BLANK
        self.bag_size: i64 = 0
        self.kitten_bag: Ints = BLANK
        self.kittens_left: i64 = 0
        self.fields: Ints = BLANK
        self.stock: Ints = BLANK
        self.notes: Ints = BLANK

    def copy_into(self, other: Table) -> None:
        """Copy everything but the generator and the sink."""
        other.pending = self.pending
        other.choices = self.choices
        other.frames = self.frames.clone()
        other.day = self.day
        other.phase = self.phase
        other.at = self.at
        other.passed = self.passed
        other.order = self.order[:]
        other.boats = self.boats[:]
        other.own = self.own[:]
        other.card = self.card[:]
        other.where = self.where[:]
        other.dealt = self.dealt
        other.top = self.top
        other.bag = self.bag[:]
        other.bag_size = self.bag_size
        other.kitten_bag = self.kitten_bag[:]
        other.kittens_left = self.kittens_left
        other.fields = self.fields[:]
        other.stock = self.stock[:]
        other.notes = self.notes[:]

    # -- asking ----------------------------------------------------------------------------------------

    def ask(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Ask one seat a question."""
        self.frames.push(kind, 1 << seat, seat, a, b, c)

    def ask_all(self, kind: i64, a: i64 = 0) -> None:
        """Ask everybody at once."""
        self.frames.push(kind, (1 << self.seats) - 1, AT_ONCE, a, 0, 0)

    def go_on_later(self, kind: i64, a: i64, b: i64 = 0, c: i64 = 0) -> None:
        """Put something on the stack that goes on by itself when all above it is answered."""
        self.frames.push(kind, 0, 0, a, b, c)

    # -- seats -----------------------------------------------------------------------------------------

    def is_solo(self) -> bool:
        """Tell whether the sister is the only rival."""
        return self.seats == 1

    def fish(self, seat: i64) -> i64:
        """Count the fish that a seat can still spend."""
        return self.own[seat * OWN + FISH] - self.own[seat * OWN + SPENT]

    def baskets_ready(self, seat: i64) -> i64:
        """Count the baskets that a seat can use now."""
        at = seat * OWN
        return self.own[at + BASKETS] - self.own[at + USED] + self.own[at + SPARE]

    def is_first(self, seat: i64) -> bool:
        """Tell whether a seat is first in the order; alone, whether the sister is not."""
        if self.seats == 1:
            return self.notes[SISTER_FIRST] == 0
        return self.order[0] == seat

    def event(self) -> i64:
        """Tell today's event."""
        if not self.events or self.day > DAYS:
            return NO_EVENT
        return self.notes[EVENT_OF_DAY + self.day - 1]

    def has_event(self, event: i64) -> bool:
        """Tell whether this event rules today."""
        return self.event() == event

    def tiles_on(self, seat: i64) -> i64:
        """Count the tiles on a boat."""
        return self.boats[seat * BOAT_SIZE + TILES_ON]

    # -- cards -----------------------------------------------------------------------------------------

    def slots_a_day(self) -> i64:
        """Count the places for dealt cards of one day: seven a player; alone five, five and one."""
        return SOLO_CARDS if self.seats == 1 else PACK_SIZE * self.seats

    def cards_at(self, place: i64, seat: i64) -> i64:
        """Count the cards that a seat has in a place."""
        here = place * BY_SEAT + seat
        count: i64 = 0
        where = self.where
        for slot in range(self.dealt):
            if where[slot] == here:
                count += 1
        for drawn in range(self.top, len(where)):
            if where[drawn] == here:
                count += 1
        return count

    def slots_at(self, place: i64, seat: i64) -> list[int]:
        """List the slots of the cards that a seat has in a place."""
        here = place * BY_SEAT + seat
        where = self.where
        slots: list[int] = [slot for slot in range(self.dealt) if where[slot] == here]
        slots += [drawn for drawn in range(self.top, len(where)) if where[drawn] == here]
        return slots

    def cards_in_hand(self, seat: i64) -> i64:
        """Count the cards in a seat's hand, which everybody may."""
        return self.cards_at(HAND, seat) + self.cards_at(NEW, seat)

    def find_card(self, face: i64, place: i64, seat: i64) -> i64:
        """Find a card with this face in a seat's place, -1 if there is none."""
        here = place * BY_SEAT + seat
        for slot in range(self.dealt):
            if self.where[slot] == here and self.card[slot] == face:
                return slot
        for drawn in range(self.top, len(self.where)):
            if self.where[drawn] == here and self.card[drawn] == face:
                return drawn
        return -1

    def find_in_hand(self, face: i64, seat: i64) -> i64:
        """Find a card with this face in a seat's hand."""
        slot = self.find_card(face, HAND, seat)
        return slot if slot >= 0 else self.find_card(face, NEW, seat)

    def move_cards(self, place: i64, seat: i64, to: i64) -> i64:
        """Move all cards of a seat from one place to another; tell how many."""
        count: i64 = 0
        for slot in range(i64(len(self.where))):
            if self.where[slot] == place * BY_SEAT + seat:
                self.where[slot] = to * BY_SEAT + seat
                count += 1
        return count

    def deck_size(self) -> i64:
        """Count the cards of the deck."""
        return self.top - self.dealt

    def deal_card(self, place: i64, seat: i64) -> i64:
        """Deal the next card to the next slot; tell the slot."""
        slot = self.dealt
        pick = slot + self.rng.below(self.top - slot)
        face = self.card[pick]
        self.card[pick] = self.card[slot]
        self.card[slot] = face
        self.where[slot] = place * BY_SEAT + seat
        self.dealt += 1
        return slot

    def draw_card(self, place: i64, seat: i64) -> i64:
        """Draw a card besides those dealt, from the other end of the array; tell the slot."""
        pick = self.dealt + self.rng.below(self.top - self.dealt)
        self.top -= 1
        slot = self.top
        face = self.card[pick]
        self.card[pick] = self.card[slot]
        self.card[slot] = face
        self.where[slot] = place * BY_SEAT + seat
        return slot

    # -- tiles -----------------------------------------------------------------------------------------

    def draw_tile(self) -> i64:
        """Draw a tile from the bag."""
        pick = self.rng.below(self.bag_size)
        tile = self.bag[pick]
        self.bag_size -= 1
        self.bag[pick] = self.bag[self.bag_size]
        self.bag[self.bag_size] = 0
        return tile

    def in_field(self, side: i64) -> i64:
        """Count the tiles on a side."""
        return self.fields[side]

    def field_tile(self, side: i64, index: i64) -> i64:
        """Name a tile on a side."""
        return self.fields[SIDES + side * MOST_IN_FIELD + index]

    def fields_empty(self) -> bool:
        """Tell whether both fields are empty."""
        return self.fields[LEFT] == 0 and self.fields[RIGHT] == 0

    def kittens_out(self) -> i64:
        """Count the kittens on their board."""
        return self.fields[NURSERY]

    def add_to_field(self, side: i64, tile: i64) -> None:
        """Put a tile on a side, behind the others."""
        self.fields[SIDES + side * MOST_IN_FIELD + self.fields[side]] = tile
        self.fields[side] += 1

    def find_in_field(self, side: i64, tile: i64) -> i64:
        """Find a tile on a side, -1 if it is not there."""
        for index in range(self.fields[side]):
            if self.field_tile(side, index) == tile:
                return index
        return -1

    def take_from_field(self, side: i64, index: i64) -> i64:
        """Take a tile from a side; the others close up."""
        base = SIDES + side * MOST_IN_FIELD
        tile = self.fields[base + index]
        last = self.fields[side] - 1
        for i in range(index, last):
            self.fields[base + i] = self.fields[base + i + 1]
        self.fields[base + last] = 0
        self.fields[side] = last
        return tile

    def add_rare(self, tile: i64) -> None:
        """Lay a rare treasure under the island; the sister numbers them in the order they were found."""
        shape = tile - RARES
        self.stock[RARE_STOCK + shape] += 1
        for i in range(i64(RARE_SHAPES)):
            if self.notes[RARE_ROW + i] == shape:
                return
            if self.notes[RARE_ROW + i] < 0:
                self.notes[RARE_ROW + i] = shape
                return

    def stock_place(self, tile: i64) -> i64:
        """Tell where the stock counts this treasure or oshax."""
        if tile >= COMMONS:
            return COMMON_STOCK + tile - COMMONS
        if tile >= RARES:
            return RARE_STOCK + tile - RARES
        return OSHAX_STOCK + (tile - OSHAXES) % OSHAX_SHAPES

    def take_from_stock(self, tile: i64) -> None:
        """Take a treasure or an oshax from the island."""
        place = self.stock_place(tile)
        self.stock[place] -= 1
        if self.stock[place] != 0:
            return
        if RARES <= tile < COMMONS:
            self.close_row(RARE_ROW, RARE_SHAPES, tile - RARES)
        elif tile < RARES:
            self.close_row(OSHAX_ROW, OSHAX_SHAPES, (tile - OSHAXES) % OSHAX_SHAPES)

    def close_row(self, row: i64, length: i64, shape: i64) -> None:
        """Take a shape out of a numbered row; the later ones move up."""
        found: i64 = 0
        for i in range(length):
            if self.notes[row + i] == shape:
                found = 1
            if found != 0:
                self.notes[row + i] = self.notes[row + i + 1] if i + 1 < length else i64(-1)

    def put_in_box(self, tile: i64) -> None:
        """Let a tile leave the game."""
        self.stock[GONE + tile] += 1


class Question:
    """Something that the game asks: `offer` fills the choices of a seat, `answer` does the one it takes."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer what a seat may answer."""
        raise NotImplementedError

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Do what a seat answered."""
        raise NotImplementedError


class Later:
    """Something that waits on the stack until everything above it is answered."""

    def go_on(self, state: Table) -> None:
        """Go on with it."""
        raise NotImplementedError
