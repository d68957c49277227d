"""Show a table of the Isle of Cats: what everybody sees, what a seat knows besides, all components."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec

from purrlor.core.frames import STRIDE
from purrlor.games.isle_of_cats.actions import Card, Colour, Side, Tile
from purrlor.games.isle_of_cats.cards import (
    BASKET_CARDS,
    BASKET_NAMES,
    CARD_NAMES,
    CARD_OF,
    CARDS,
    COLOUR_NAMES,
)
from purrlor.games.isle_of_cats.deck import own_tiles
from purrlor.games.isle_of_cats.events import Happening, IslandTile, SisterCard
from purrlor.games.isle_of_cats.rules import questions as q
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import BOAT_SIZE, LEAPS, WHICH_BOAT, placement_in, tile_in
from purrlor.games.isle_of_cats.rules.day.effects import A_TILE, lowest_packed
from purrlor.games.isle_of_cats.rules.day.explore import kept_before, pack_of, pack_start
from purrlor.games.isle_of_cats.rules.day.rescue import price_of
from purrlor.games.isle_of_cats.rules.modules.kittens import SECOND_KITTEN_PRICE
from purrlor.games.isle_of_cats.rules.packs import LAST_ROUND
from purrlor.games.isle_of_cats.rules.pieces.boats import BOAT_NAMES
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import (
    BASKET_SIDE,
    BOOTS_SIDE,
    EVENT_NAMES,
    NO_EVENT,
)
from purrlor.games.isle_of_cats.rules.pieces.squares import SQUARES
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    BEAST_TILES,
    BEASTS,
    COMMON_SHAPES,
    COMMONS,
    LEFT,
    NURSERY,
    OSHAX_NAMES,
    OSHAX_SHAPES,
    OSHAXES,
    RARE_SHAPES,
    RARES,
    RIGHT,
    SIDE_NAMES,
    SIDES,
    THE_ROYAL_RAT,
    TILE_NAMES,
)
from purrlor.games.isle_of_cats.rules.score.final import BY_COLOUR, UNCOLOURED, laid_points
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.table import Table
from purrlor.games.isle_of_cats.score import (
    Progress,
    Standing,
    progress,
    public_lessons,
    sister_points,
    standing,
    tally_of,
)
from purrlor.table.records import Named

PHASES = {
    t.DAWN: "dawn",
    t.GIFTS: "event",
    t.DAWN_WINDOW: "dawn",
    t.FILLING: "dawn",
    t.DRAFT: "explore",
    t.BUYING: "buy",
    t.BOUGHT_WINDOW: "bought",
    t.LESSONS: "lessons",
    t.EARLY_FINDS: "finds",
    t.CARDS_WINDOW: "cards",
    t.RESCUE_CARDS: "cards",
    t.REVEAL: "cards",
    t.RESCUE: "rescue",
    t.FINDS: "finds",
    t.RATS_LEAVE: "evening",
    t.NIGHT: "evening",
    t.LAST_WINDOW: "last",
    t.COUNTING: "last",
    t.OVER: "over",
    t.FAMILY_CARDS: "explore",
}
Phase = Annotated[str, Named("view-phase", tuple(dict.fromkeys(PHASES.values())))]
FIRST_DETAIL = 3  # of a question, in its frame
WISHES = ("always", "not_today", "not_before_the_end")


class PlacedTile(msgspec.Struct, frozen=True):
    """A tile on a boat: turned so, its first square in reading order here."""

    tile: Tile
    turn: int
    square: int


class Place(msgspec.Struct, frozen=True):
    """A player's boat and what lies beside it."""

    boat: str
    tiles: tuple[PlacedTile, ...]
    fish: int
    baskets: int
    used: int
    other_baskets: int
    speed: int
    extra_rescues: int
    free_leaps: int
    tokens: tuple[int, int]
    laid_tokens: tuple[int, int]
    event_points: int
    hand: int
    lessons: int
    face_down: int
    rescue_cards: tuple[Card, ...]
    drawn_cards: int
    wish: str
    passed: bool
    standing: Standing


class PublicLesson(msgspec.Struct, frozen=True):
    """A lesson that counts for everybody, and what it would give each seat now."""

    card: Card
    colour: Colour | None
    points: tuple[int, ...]


class Sister(msgspec.Struct, frozen=True):
    """The sister of one who plays alone."""

    first: bool
    speed: int
    baskets_left: int
    cards_used: tuple[SisterCard, ...]
    lessons: tuple[int, ...]
    lesson_points: tuple[int, ...]
    colours: tuple[Colour, ...]
    colour_points: tuple[int, ...]
    oshax_row: tuple[IslandTile, ...]
    rare_row: tuple[Tile, ...]


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody sees."""

    day: int
    phase: Phase
    events: tuple[Happening | None, ...]
    order: tuple[int, ...]
    waiting: tuple[int, ...]
    places: tuple[Place, ...]
    left: tuple[Tile, ...]
    right: tuple[Tile, ...]
    nursery: tuple[Tile, ...]
    prices: dict[Side, tuple[int, ...]]
    treasures: dict[Tile, int]
    oshax: tuple[IslandTile, ...]
    public_lessons: tuple[PublicLesson, ...]
    in_hand: tuple[Tile, ...]
    discards: dict[Card, int]
    deck: int
    bag: int
    kitten_bag: int
    basket_supply: int
    token_supply: int
    rat_supply: int
    family: bool
    sister: Sister | None
    own_tiles: dict[Tile, str] = {}  # pictures of tiles that an owner's deck replaces


class SeenPack(msgspec.Struct, frozen=True):
    """The cards that a player passed on in a round of today's draft."""

    round: int
    cards: tuple[Card, ...]


class SeatView(msgspec.Struct, frozen=True):
    """What a player alone knows."""

    fish_left: int
    hand: tuple[Card, ...]
    pack: tuple[Card, ...]
    kept: tuple[Card, ...]
    bought: tuple[Card, ...]
    drawn: tuple[Card, ...]
    lessons: tuple[Card, ...]
    face_down: tuple[Card, ...]
    discarded: tuple[Card, ...]
    passed_on: tuple[SeenPack, ...]
    progress: tuple[Progress, ...]


def cards_in(state: Table, seat: int, *places: int) -> tuple[str, ...]:
    """List the cards that a seat has in some places, in the order of the deck."""
    slots = [slot for place in places for slot in state.slots_at(place, seat)]
    return tuple(CARD_NAMES[card] for card in sorted(state.card[slot] for slot in slots))


def _count(state: Table, seat: int, *places: int) -> int:
    return sum(state.cards_at(place, seat) for place in places)


def _place(state: Table, seat: int, tally: Tally) -> Place:
    own = [state.own[seat * t.OWN + i] for i in range(t.OWN)]
    boat = seat * BOAT_SIZE
    return Place(
        boat=BOAT_NAMES[state.boats[boat + WHICH_BOAT]],
        tiles=tuple(_tile(state, seat, slot) for slot in range(state.tiles_on(seat))),
        fish=own[t.FISH],
        baskets=own[t.BASKETS],
        used=own[t.USED],
        other_baskets=own[t.SPARE],
        speed=own[t.SPEED],
        extra_rescues=own[t.EXTRA],
        free_leaps=state.boats[boat + LEAPS],
        tokens=(own[t.TOKENS + BASKET_SIDE], own[t.TOKENS + BOOTS_SIDE]),
        laid_tokens=(own[t.LAID_TOKENS + BASKET_SIDE], own[t.LAID_TOKENS + BOOTS_SIDE]),
        event_points=own[t.POINTS],
        hand=_count(state, seat, t.HAND, t.NEW),
        lessons=_count(state, seat, t.LAID),
        face_down=_count(state, seat, t.DOWN),
        rescue_cards=cards_in(state, seat, t.UP),
        # Which of them are bought shows when the buying is over.
        drawn_cards=_count(state, seat, t.OFFERED, t.BOUGHT) if state.phase != t.BUYING else 0,
        wish=WISHES[own[t.WISH]],
        passed=bool((state.passed >> seat) & 1),
        standing=standing(state, tally),
    )


def _tile(state: Table, seat: int, slot: int) -> PlacedTile:
    placement = placement_in(state.shapes, state.boats, seat, slot)
    return PlacedTile(TILE_NAMES[tile_in(state.boats, seat, slot)], placement // SQUARES, placement % SQUARES)


def _side(state: Table, side: int) -> tuple[str, ...]:
    return tuple(TILE_NAMES[state.field_tile(side, i)] for i in range(state.in_field(side)))


def _lesson(tallies: list[Tally], lesson: int) -> PublicLesson:
    number, colour = divmod(lesson, BY_COLOUR)
    named = None if colour == UNCOLOURED else COLOUR_NAMES[colour]
    points = tuple(laid_points(tally, lesson) for tally in tallies)
    return PublicLesson(CARD_NAMES[CARD_OF[number]], named, points)


def _questions(state: Table) -> list[tuple[int, int]]:
    """List all open questions, each with its first detail."""
    cells, end = state.frames.cells, state.frames.depth * STRIDE
    return [(cells[at], cells[at + FIRST_DETAIL]) for at in range(0, end, STRIDE)]


def _prices(state: Table) -> dict[str, tuple[int, ...]]:
    """Tell what each tile of the fields costs where it lies; in family mode nothing is paid."""
    if state.family:
        return {}
    second = any(kind == q.ASK_SECOND_KITTEN for kind, _ in _questions(state))
    prices: dict[str, tuple[int, ...]] = {}
    for side, name in enumerate(SIDE_NAMES):
        tiles = [state.field_tile(side, i) for i in range(state.in_field(side))]
        dearer = second and side == NURSERY
        prices[name] = tuple(SECOND_KITTEN_PRICE if dearer else price_of(state, side, tile) for tile in tiles)
    return prices


def tiles_in_hand(state: Table) -> list[int]:
    """List the tiles taken or drawn that are still to be placed."""
    found: list[int] = []
    for kind, detail in _questions(state):
        if kind == q.ASK_PLACE:
            found.append(detail)
        elif kind == q.ASK_SORT:
            while detail:
                found.append(lowest_packed(detail))
                detail //= A_TILE
    return found


def _sister(state: Table) -> Sister:
    notes = state.notes
    used = [notes[t.SISTER_DECK + i] for i in range(notes[t.SISTER_BASKETS], len(BASKET_NAMES))]
    lessons = [notes[t.SISTER_LESSONS + 1 + i] for i in range(notes[t.SISTER_LESSONS])]
    colours = [notes[t.COLOURS_SHOWN + 1 + i] for i in range(notes[t.COLOURS_SHOWN])]
    lesson_points, colour_points = sister_points(state, lessons, colours)
    oshax = [notes[t.OSHAX_ROW + i] for i in range(OSHAX_SHAPES)]
    rares = [notes[t.RARE_ROW + i] for i in range(RARE_SHAPES)]
    return Sister(
        first=bool(notes[t.SISTER_FIRST]),
        speed=notes[t.SISTER_SPEED],
        baskets_left=notes[t.SISTER_LEFT],
        cards_used=tuple(BASKET_NAMES[card] for card in used),
        lessons=tuple(lessons),
        lesson_points=tuple(lesson_points),
        colours=tuple(COLOUR_NAMES[colour] for colour in colours),
        colour_points=tuple(colour_points),
        oshax_row=tuple(OSHAX_NAMES[shape] for shape in oshax if shape >= 0),
        rare_row=tuple(TILE_NAMES[RARES + shape] for shape in rares if shape >= 0),
    )


def _treasures(state: Table) -> dict[str, int]:
    commons = {TILE_NAMES[COMMONS + i]: state.stock[t.COMMON_STOCK + i] for i in range(COMMON_SHAPES)}
    rares = {TILE_NAMES[RARES + i]: state.stock[t.RARE_STOCK + i] for i in range(RARE_SHAPES)}
    return commons | rares


def table_view(state: Table) -> TableView:
    """Show what everybody sees."""
    days = [state.notes[t.EVENT_OF_DAY + i] for i in range(t.DAYS)] if state.events else []
    discards = Counter(
        CARD_NAMES[state.card[i]] for i, place in enumerate(state.where) if place == t.OPEN * t.BY_SEAT
    )
    tallies = [tally_of(state, seat) for seat in range(state.seats)]
    oshax = [OSHAX_NAMES[i] for i in range(OSHAX_SHAPES) if state.stock[t.OSHAX_STOCK + i]]
    return TableView(
        day=min(state.day, t.DAYS),
        phase=PHASES[state.phase],
        events=tuple(None if event == NO_EVENT else EVENT_NAMES[event] for event in days),
        order=tuple(state.order[i] for i in range(state.seats)),
        waiting=tuple(seat for seat in range(state.seats) if (state.pending >> seat) & 1),
        places=tuple(_place(state, seat, tally) for seat, tally in enumerate(tallies)),
        left=_side(state, LEFT),
        right=_side(state, RIGHT),
        nursery=_side(state, NURSERY),
        prices=_prices(state),
        treasures=_treasures(state),
        oshax=tuple(oshax),
        public_lessons=tuple(_lesson(tallies, lesson) for lesson in public_lessons(state)),
        in_hand=tuple(TILE_NAMES[tile] for tile in tiles_in_hand(state)),
        discards=dict(sorted(discards.items())),
        deck=state.deck_size(),
        bag=state.bag_size,
        kitten_bag=state.kittens_left,
        basket_supply=state.stock[t.BASKET_STOCK],
        token_supply=state.stock[t.TOKEN_STOCK],
        rat_supply=state.stock[t.RAT_STOCK],
        family=state.family,
        sister=_sister(state) if state.is_solo() else None,
        own_tiles=own_tiles(state.shapes),
    )


def _passed_on(state: Table, seat: int) -> tuple[SeenPack, ...]:
    """List what a seat passed on today: who has it now, it may guess."""
    if state.family or state.is_solo() or state.day > t.DAYS or state.phase < t.DRAFT:
        return ()
    drafting = state.phase == t.DRAFT
    rounds = state.frames.detail(0) if drafting else LAST_ROUND
    packs: list[SeenPack] = []
    for look in range(rounds):
        start = pack_start(state, pack_of(state, seat, look))
        passed_on = range(start + kept_before(look + 1), start + t.PACK_SIZE)
        cards = sorted(state.card[slot] for slot in passed_on)
        packs.append(SeenPack(look + 1, tuple(CARD_NAMES[card] for card in cards)))
    return tuple(packs)


def seat_view(state: Table, seat: int) -> SeatView:
    """Show what a player alone knows."""
    held = cards_in(state, seat, t.HAND, t.NEW, t.PACK, t.KEPT, t.BOUGHT, t.OFFERED, t.LAID)
    return SeatView(
        fish_left=state.fish(seat),
        hand=cards_in(state, seat, t.HAND, t.NEW),
        pack=cards_in(state, seat, t.PACK),
        kept=cards_in(state, seat, t.KEPT),
        bought=cards_in(state, seat, t.BOUGHT),
        drawn=cards_in(state, seat, t.OFFERED),
        lessons=cards_in(state, seat, t.LAID),
        face_down=cards_in(state, seat, t.DOWN),
        discarded=cards_in(state, seat, t.DISCARDED, t.GIVEN_UP),
        passed_on=_passed_on(state, seat),
        progress=progress(state, seat, set(held)),
    )


# -- the census ----------------------------------------------------------------------------------------


def census(state: Table) -> list[int]:
    """Count all cards, tiles, tokens and baskets, wherever they are."""
    cards = Counter(state.card)
    lying = list(state.bag[: state.bag_size]) + list(state.kitten_bag[: state.kittens_left])
    for side in range(SIDES):
        lying += [state.field_tile(side, i) for i in range(state.in_field(side))]
    for seat in range(state.seats):
        lying += [tile_in(state.boats, seat, i) for i in range(state.tiles_on(seat))]
    lying += tiles_in_hand(state)
    tiles = list(state.stock[t.GONE :])
    for tile in lying:
        tiles[tile] += 1
    for first, stock, shapes in (
        (COMMONS, t.COMMON_STOCK, COMMON_SHAPES),
        (RARES, t.RARE_STOCK, RARE_SHAPES),
        (OSHAXES, t.OSHAX_STOCK, OSHAX_SHAPES),
    ):
        for shape in range(shapes):
            tiles[first + shape] += state.stock[stock + shape]
    tiles[THE_ROYAL_RAT] += state.stock[t.RAT_STOCK]
    # An oshax is one tile, whatever its colour; beasts that nobody has drawn are still in their bag.
    oshax = [sum(tiles[OSHAXES + shape : BEASTS : OSHAX_SHAPES]) for shape in range(OSHAX_SHAPES)]
    beasts = tiles[BEASTS:RARES] if any(tiles[BEASTS:RARES]) else [int(state.beasts)] * BEAST_TILES
    others = tiles[:OSHAXES] + tiles[RARES:]
    return [cards[i] for i in range(CARDS)] + others + oshax + beasts + _tokens(state)


def _tokens(state: Table) -> list[int]:
    baskets, tokens = state.stock[t.BASKET_STOCK], state.stock[t.TOKEN_STOCK]
    for seat in range(state.seats):
        at = seat * t.OWN
        baskets += state.own[at + t.BASKETS]
        tokens += sum(
            state.own[at + place + side]
            for place in (t.TOKENS, t.LAID_TOKENS)
            for side in (BASKET_SIDE, BOOTS_SIDE)
        )
    deck = sorted(state.notes[t.SISTER_DECK + i] for i in range(BASKET_CARDS)) if state.is_solo() else []
    return [baskets, tokens, *deck]
