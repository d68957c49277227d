"""Write what a player of the Isle of Cats knows as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from purrlor.core.arrays import Ints, ints, zeros
from purrlor.core.frames import STRIDE
from purrlor.core.observation import (
    BITS,
    CELL,
    COUNT,
    MEMBER,
    NUMBER,
    Observer,
    Part,
    Slate,
    add,
    by_seat,
    cells_in,
    counts,
    flags,
    from_seat,
    numbers,
    turned,
)
from purrlor.core.state import State
from purrlor.games.isle_of_cats.cards import BASKET_CARDS, CARD_NAMES, CARDS, COLOURS, LESSON_NUMBERS
from purrlor.games.isle_of_cats.rules import questions as q
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import (
    BOAT_SIZE,
    LEAPS,
    MOST_TILES,
    ONE_TILE,
    SLOTS,
    TILE_BITS,
    WHICH_BOAT,
)
from purrlor.games.isle_of_cats.rules.day.effects import A_TILE, lowest_packed
from purrlor.games.isle_of_cats.rules.day.explore import kept_before, pack_of, pack_start
from purrlor.games.isle_of_cats.rules.packs import LAST_ROUND
from purrlor.games.isle_of_cats.rules.pieces.boats import BOATS
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENTS
from purrlor.games.isle_of_cats.rules.pieces.spots import PLACEMENTS
from purrlor.games.isle_of_cats.rules.pieces.squares import SQUARES, WORDS
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    COLOUR,
    KIND,
    OSHAX,
    OSHAX_SHAPES,
    RARE_SHAPES,
    SIDE_NAMES,
    SIDES,
    TILES,
)
from purrlor.games.isle_of_cats.rules.score.final import BY_COLOUR

PHASES: Final = 20
QUESTIONS: Final = 33  # one more than the highest number
LARGEST_DETAIL: Final = 255
IN_HAND: Final = 12  # tiles to be placed that are listed
PASSED_ON: Final = 9  # cards in the packs that a seat passed on in a day: five, three and one
# What a lesson or an event can know of a card that lies face up before the rescue is only its kind.
FIRST_RESCUE_CARD: Final[i64] = CARD_NAMES.index("four_boots")
RESCUE_CARDS: Final = 6
# Planes of a boat: cats of each colour, beasts, rare and common treasures, royal rats.
PLANES: Final = 9
FIRST_PLANE: Final = COLOURS - 3  # of a tile that is no cat: this and its kind

TABLE: Final = [
    flags("options", 5, "kittens, beasts, events, new lessons, family mode"),
    numbers("day", 1, 6, "the day, from 1; 6 after the last one"),
    flags("phase", PHASES, "the phase of the day, by its number in the rules"),
    flags("asked", t.BY_SEAT, "who is asked, counted from the own seat"),
    flags("question", QUESTIONS, "what the own seat is asked, by the number of the question in the rules"),
    numbers("detail", 1, LARGEST_DETAIL, "the first detail of that question"),
    flags("second_kitten", 1, "a second kitten is offered, at its price"),
    *[flags(f"event_{day + 1}", EVENTS, "the event of this day, when it is known") for day in range(t.DAYS)],
    *[
        part
        for side in SIDE_NAMES
        for part in (
            numbers(
                f"{side}_list", t.MOST_IN_FIELD, TILES, "the tiles that lie here in order, each plus one"
            ),
            flags(f"{side}_tiles", TILES, "the same tiles as a set"),
        )
    ],
    numbers(
        "stock",
        t.GONE,
        99,
        "on the island: common treasures (4), rare ones (5), oshax (6), royal rats, tokens, baskets",
    ),
    numbers("public_lessons", t.MOST_PUBLIC, LESSON_NUMBERS, "printed numbers of public lessons, 0 for none"),
    numbers("lesson_colours", t.MOST_PUBLIC, BY_COLOUR, "the colours chosen for them, 7 for none"),
    numbers("in_hand", IN_HAND, TILES, "tiles taken or drawn that are still to be placed, each plus one"),
    counts("discards", CARDS, "cards discarded face up, by card"),
    numbers("deck", 1, 250, "cards in the deck"),
    numbers("bag", 1, 200, "tiles in the bag"),
    numbers("kitten_bag", 1, 100, "kittens in their bag"),
]
OWN: Final = [
    numbers("fish_left", 1, 99, "fish that can still be spent"),
    counts("hand", CARDS, "own cards in hand, by card"),
    counts("pack", CARDS, "cards of the pack to draft from"),
    counts("kept", CARDS, "cards kept in this draft"),
    counts("bought", CARDS, "cards bought, while others are still buying"),
    counts("drawn", CARDS, "cards drawn by a card, to be bought now"),
    counts("lessons", CARDS, "own private lessons"),
    counts("down", CARDS, "own rescue cards that lie face down"),
    counts("discarded", CARDS, "own cards discarded face down"),
    numbers("passed_on", PASSED_ON, CARDS, "cards passed on today, round by round in order, each plus one"),
]
SISTER: Final = [
    flags("sister_first", 1, "she is first in the order"),
    numbers("sister_speed", 1, 20, "her speed", least=-1),
    numbers("sister_left", 1, 5, "basket cards that she still resolves today"),
    numbers(
        "sister_used", BASKET_CARDS, BASKET_CARDS, "her basket cards that were used in order, each plus one"
    ),
    numbers("sister_lessons", 7, LESSON_NUMBERS, "printed numbers of her lessons"),
    numbers("sister_colours", COLOURS, COLOURS, "the colours that she has shown in order, each plus one"),
    numbers("oshax_row", OSHAX_SHAPES, OSHAX_SHAPES, "the shapes of oshax in her row, each plus one"),
    numbers("rare_row", RARE_SHAPES, RARE_SHAPES, "the shapes of rare treasures in her row, each plus one"),
]
EACH: Final = [
    numbers("hand", 1, 99, "cards in hand"),
    numbers("lessons", 1, 50, "private lessons"),
    numbers("face_down", 1, 50, "rescue cards that lie face down"),
    numbers("drawn", 1, 20, "cards drawn by a card, once buying is over"),
    counts("rescue_cards", RESCUE_CARDS, "rescue cards that lie face up, by card"),
    numbers("place", 1, 5, "place in the order, from 0"),
    flags("passed", 1, "has passed in this rescue"),
    flags("wish", 3, "when to be asked: always, not today, not before the end"),
    flags("boat", BOATS, "which boat it is"),
    numbers("leaps", 1, 20, "next tiles that need not touch"),
    numbers("fish", 1, 99, "fish, without what is spent in secret"),
    numbers("baskets", 1, 20, "permanent baskets"),
    numbers("used", 1, 20, "of them, used today"),
    numbers("spare", 1, 50, "other baskets still to be used today"),
    numbers("speed", 1, 99, "speed of today"),
    numbers("extra_rescues", 1, 20, "further cats to be rescued in the next turn"),
    numbers("tokens", 2, 20, "tokens kept: baskets, boots"),
    numbers("laid_tokens", 2, 20, "tokens laid today: baskets, boots"),
    numbers("event_points", 1, 200, "points of events", least=-200),
    numbers("tiles", MOST_TILES, TILES, "tiles aboard in the order they came, each plus one"),
    numbers("placements", MOST_TILES, PLACEMENTS, "where they lie: turn * 142 + first square, plus one"),
    *[flags(f"{colour}_cats", SQUARES, "squares that they cover") for colour in ("blue", "green", "red")],
    *[flags(f"{colour}_cats", SQUARES, "squares that they cover") for colour in ("purple", "orange")],
    flags("beasts", SQUARES, "squares that they cover"),
    flags("rare_treasures", SQUARES, "squares that they cover"),
    flags("common_treasures", SQUARES, "squares that they cover"),
    flags("royal_rats", SQUARES, "squares that they cover"),
]
# Cells in which cards are counted while all of them are gone through once.
SET_CELLS: Final[i64] = (CARDS * COUNT + NUMBER - 1) // NUMBER
SEAT_CELLS: Final[i64] = cells_in(EACH)
PLANE_CELLS: Final = WORDS * 3
OWN_CELLS: Final[i64] = SET_CELLS * 8
HAND_OF: Final = 0  # in the cells of a seat
LESSONS_OF: Final = 1
DOWN_OF: Final = 2
DRAWN_OF: Final = 3
UP_OF: Final = 4
NOWHERE: Final = -1
PLACES: Final = 14  # of a card
MOST_SEATS: Final = 6
# Where a card is counted, in one number: in the lowest bits the cell of the own sets plus one, then that of a
# seat plus one, then what kind of cell this is.
TOLD_OPEN: Final = -1
TOLD_DRAWN: Final = 1 << 32
TOLD_UP: Final = 1 << 33


def by_place(found: dict[int, int]) -> Ints:
    """Make a table by the place of a card."""
    return ints([found.get(place, NOWHERE) for place in range(PLACES)])


# Where a card is counted by its place: in which of the own sets, and in which cell of a seat for everybody.
OWN_SET: Final = by_place(
    {
        t.HAND: 0,
        t.NEW: 0,
        t.PACK: 1,
        t.KEPT: 2,
        t.BOUGHT: 3,
        t.OFFERED: 4,
        t.LAID: 5,
        t.DOWN: 6,
        t.DISCARDED: 7,
        t.GIVEN_UP: 7,
    }
)
SEAT_CELL: Final = by_place(
    {
        t.HAND: HAND_OF,
        t.NEW: HAND_OF,
        t.LAID: LESSONS_OF,
        t.DOWN: DOWN_OF,
        t.OFFERED: DRAWN_OF,
        t.BOUGHT: DRAWN_OF,
        t.UP: UP_OF,
    }
)


def where_told(seats: i64, seat: i64) -> list[int]:
    """Make a table by the place and the holder of a card: where a seat counts it, packed in one number."""
    found: list[int] = []
    for place in range(i64(PLACES)):
        for holder in range(i64(t.BY_SEAT)):
            told: i64 = 0
            if holder == seat and OWN_SET[place] >= 0:
                told = OWN_SET[place] * SET_CELLS + 1
            cell = SEAT_CELL[place]
            if cell >= 0 and holder < seats:
                told |= (from_seat(seats, holder, seat) * SEAT_CELLS + cell + 1) << CELL
                if cell == DRAWN_OF:
                    told |= TOLD_DRAWN
                if cell == UP_OF:
                    told |= TOLD_UP
            found.append(TOLD_OPEN if place == t.OPEN else int(told))
    return found


class IsleObserver(Observer):
    """What a seat sees at a table of the Isle of Cats."""

    def __init__(self) -> None:
        self.planes: Ints = zeros(PLANES * WORDS)
        told: list[int] = []
        for seats in range(i64(MOST_SEATS + 1)):
            for seat in range(i64(t.BY_SEAT)):
                told += where_told(seats, seat)
        self.told: Ints = ints(told)

    def layout(self, seats: int) -> list[Part]:
        """List the parts of an observation; one who plays alone also sees the sister."""
        return [*TABLE, *OWN, *(SISTER if seats == 1 else []), *by_seat(EACH, seats)]

    def observe(self, state: State, seat: i64, slate: Slate) -> None:
        """Write the table, the own cards, the sister, and all boats."""
        assert isinstance(state, t.Table)
        seats = state.seats
        discards = self.observe_table(state, seat, slate)
        slate.put(state.fish(seat))
        own = slate.at
        slate.skip(OWN_CELLS)
        self.observe_passed_on(state, seat, slate)
        if seats == 1:
            self.observe_sister(state, slate)
        first = slate.at
        for i in range(seats):
            other: i64 = seat + i
            if other >= seats:
                other -= seats
            slate.skip(UP_OF + 2)
            self.observe_beside(state, other, slate)
            self.observe_boat(state, other, slate)
        self.count_cards(state, seat, discards, own, first, 0, state.dealt, slate)
        self.count_cards(state, seat, discards, own, first, state.top, i64(len(state.where)), slate)

    def count_cards(
        self,
        state: t.Table,
        seat: i64,
        discards: i64,
        own: i64,
        first: i64,
        start: i64,
        end: i64,
        slate: Slate,
    ) -> None:
        """Count the cards of some slots in all the places where the seat sees them."""
        where = state.where
        card = state.card
        cells = slate.cells  # counted here one by one: there are many cards
        table = self.told
        base = (state.seats * t.BY_SEAT + seat) * PLACES * t.BY_SEAT
        buying = state.phase == t.BUYING  # which of the cards drawn are bought is still secret
        for slot in range(start, end):
            told = table[base + where[slot]]
            if told == 0:
                continue
            if told < 0:
                add(cells, discards, card[slot])
                continue
            at: i64 = told & BITS
            if at != 0:
                add(cells, own + at - 1, card[slot])
            at = (told >> CELL) & BITS
            if at == 0 or (buying and (told & TOLD_DRAWN) != 0):
                continue
            if (told & TOLD_UP) != 0:
                add(cells, first + at - 1, card[slot] - FIRST_RESCUE_CARD)
            else:
                cells[first + at - 1] += 1

    def observe_table(self, state: t.Table, seat: i64, slate: Slate) -> i64:
        """Write what everybody sees, but for what players have; tell where discards are counted."""
        options: i64 = 0
        if state.kittens:
            options |= 1
        if state.beasts:
            options |= 2
        if state.events:
            options |= 4
        if state.new_lessons:
            options |= 8
        if state.family:
            options |= 16
        slate.put(options)
        slate.put(state.day)
        slate.put_one(state.phase, PHASES)
        slate.put(turned(state.seats, state.pending, seat))
        asked = (state.pending >> seat) & 1
        slate.put_one(state.frames.kind() if asked else i64(NOWHERE), QUESTIONS)
        detail: i64 = state.frames.detail(0) if asked else 0
        slate.put(detail if detail <= LARGEST_DETAIL else i64(0))
        second = slate.at
        slate.put(0)
        for day in range(i64(t.DAYS)):
            slate.put_one(state.notes[t.EVENT_OF_DAY + day] if state.events else i64(NOWHERE), EVENTS)
        for side in range(i64(SIDES)):
            self.observe_field(state, side, slate)
        for i in range(i64(t.GONE)):
            slate.put(state.stock[i])
        public = state.notes[t.PUBLIC_COUNT]
        for i in range(i64(t.MOST_PUBLIC)):
            slate.put(state.notes[t.PUBLIC_LESSONS + i] // BY_COLOUR if i < public else i64(0))
        for i in range(i64(t.MOST_PUBLIC)):
            slate.put(state.notes[t.PUBLIC_LESSONS + i] % BY_COLOUR if i < public else i64(0))
        self.observe_in_hand(state, second, slate)
        discards = slate.at
        slate.skip(SET_CELLS)
        slate.put(state.deck_size())
        slate.put(state.bag_size)
        slate.put(state.kittens_left)
        return discards

    def observe_field(self, state: t.Table, side: i64, slate: Slate) -> None:
        """Write the tiles of a field, in order and as a set."""
        count = state.in_field(side)
        cells = slate.cells
        at = slate.at
        slate.at = at + count
        slate.end_list(at + t.MOST_IN_FIELD)
        tiles = slate.at
        slate.skip((TILES + NUMBER - 1) // NUMBER)
        for i in range(count):
            tile = state.field_tile(side, i)
            cells[at + i] = i16(tile + 1)
            cells[tiles + (tile >> 4)] |= MEMBER[tile & 15]

    def observe_in_hand(self, state: t.Table, second: i64, slate: Slate) -> None:
        """Write the tiles to be placed, and whether a second kitten is offered: they lie in the questions."""
        end = slate.at + IN_HAND
        cells = state.frames.cells
        for i in range(state.frames.depth):
            at = i * STRIDE
            kind = cells[at]
            detail = cells[at + 3]
            if kind == q.ASK_SECOND_KITTEN:
                slate.cells[second] = 1
            elif kind == q.ASK_PLACE and slate.at < end:
                slate.put(detail + 1)
            elif kind == q.ASK_SORT:
                while detail != 0 and slate.at < end:
                    slate.put(lowest_packed(detail) + 1)
                    detail //= A_TILE
        slate.skip(end - slate.at)

    def observe_passed_on(self, state: t.Table, seat: i64, slate: Slate) -> None:
        """Write what a seat passed on today."""
        end = slate.at + PASSED_ON
        if not (state.family or state.is_solo() or state.day > t.DAYS or state.phase < t.DRAFT):
            rounds: i64 = state.frames.detail(0) if state.phase == t.DRAFT else i64(LAST_ROUND)
            for look in range(rounds):
                start = pack_start(state, pack_of(state, seat, look))
                self.put_in_order(state, start + kept_before(look + 1), start + t.PACK_SIZE, slate)
        slate.skip(end - slate.at)

    def put_in_order(self, state: t.Table, start: i64, end: i64, slate: Slate) -> None:
        """Write some cards in the order of the deck."""
        last: i64 = -1
        left = end - start
        while left > 0:
            lowest: i64 = CARDS
            for slot in range(start, end):
                if last < state.card[slot] < lowest:
                    lowest = state.card[slot]
            for slot in range(start, end):
                if state.card[slot] == lowest:
                    slate.put(lowest + 1)
                    left -= 1
            last = lowest

    def observe_sister(self, state: t.Table, slate: Slate) -> None:
        """Write what one who plays alone sees of the sister."""
        notes = state.notes
        slate.put(notes[t.SISTER_FIRST])
        slate.put(notes[t.SISTER_SPEED])
        slate.put(notes[t.SISTER_LEFT])
        deck = notes[t.SISTER_BASKETS]
        for i in range(deck, i64(BASKET_CARDS)):
            slate.put(notes[t.SISTER_DECK + i] + 1)
        slate.skip(deck)
        for i in range(i64(7)):
            slate.put(notes[t.SISTER_LESSONS + 1 + i] if i < notes[t.SISTER_LESSONS] else i64(0))
        for i in range(i64(COLOURS)):
            slate.put(notes[t.COLOURS_SHOWN + 1 + i] + 1 if i < notes[t.COLOURS_SHOWN] else i64(0))
        for i in range(i64(OSHAX_SHAPES)):
            slate.put(notes[t.OSHAX_ROW + i] + 1)
        for i in range(i64(RARE_SHAPES)):
            slate.put(notes[t.RARE_ROW + i] + 1)

    def observe_beside(self, state: t.Table, seat: i64, slate: Slate) -> None:
        """Write what a player has beside the boat."""
        place: i64 = 0
        while state.order[place] != seat:
            place += 1
        own = state.own
        at = seat * t.OWN
        boat = seat * BOAT_SIZE
        wish = own[at + t.WISH]
        cells = slate.cells
        to = slate.at
        cells[to] = i16(place)
        cells[to + 1] = i16((state.passed >> seat) & 1)
        cells[to + 2] = MEMBER[wish] if wish >= 0 else i16(0)
        cells[to + 3] = MEMBER[state.boats[boat + WHICH_BOAT]]
        cells[to + 4] = i16(state.boats[boat + LEAPS])
        cells[to + 5] = i16(own[at + t.FISH])
        to += 6
        for i in range(at + t.BASKETS, at + t.POINTS + 1):
            cells[to] = i16(own[i])
            to += 1
        slate.at = to

    def observe_boat(self, state: t.Table, seat: i64, slate: Slate) -> None:
        """Write the tiles aboard: each with its place, and which squares are covered by what."""
        boats = state.boats
        keys = state.shapes.key
        cells = slate.cells
        count = state.tiles_on(seat)
        tiles = slate.at
        first = seat * BOAT_SIZE + SLOTS
        # Squares follow from tiles and places: where these stand already, so do the squares.
        same = cells[tiles + count] == 0
        for slot in range(count):
            spot = boats[first + slot] >> TILE_BITS
            tile = i16((boats[first + slot] & ONE_TILE) + 1)
            place = i16(keys[spot] % PLACEMENTS + 1)
            if cells[tiles + slot] != tile or cells[tiles + MOST_TILES + slot] != place:
                same = False
                cells[tiles + slot] = tile
                cells[tiles + MOST_TILES + slot] = place
        slate.at = tiles + MOST_TILES * 2
        if same:
            slate.at += PLANES * PLANE_CELLS
            return
        slate.at = tiles + count
        slate.end_list(tiles + MOST_TILES)
        slate.at += count
        slate.end_list(tiles + MOST_TILES * 2)
        self.observe_squares(state, seat, slate)

    def observe_squares(self, state: t.Table, seat: i64, slate: Slate) -> None:
        """Write which squares of a boat are covered by what."""
        planes = self.planes
        for i in range(i64(PLANES * WORDS)):
            planes[i] = 0
        boats = state.boats
        masks = state.shapes.mask
        first = seat * BOAT_SIZE + SLOTS
        for slot in range(first, first + state.tiles_on(seat)):
            spot: i64 = (boats[slot] >> TILE_BITS) * WORDS
            tile = boats[slot] & ONE_TILE
            kind = KIND[tile]
            plane: i64 = (COLOUR[tile] if kind <= OSHAX else FIRST_PLANE + kind) * WORDS
            planes[plane] |= masks[spot]
            planes[plane + 1] |= masks[spot + 1]
            planes[plane + 2] |= masks[spot + 2]
        slate.put_words(planes, PLANES * WORDS)
