"""Show a table of the Isle of Cats: what everybody sees, and what a seat knows besides."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec

from purrlor.games.isle_of_cats.names import (
    BASKET_NAMES,
    BOAT_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    EVENT_NAMES,
    OSHAX_NAMES,
    SIDE_NAMES,
    TILE_NAMES,
    Card,
    Colour,
    Field,
    Happening,
    SisterCard,
    Tile,
)
from purrlor.games.isle_of_cats.progress import (
    Progress,
    Standing,
    progress,
    sister_points,
    standing,
    tally_of,
)
from purrlor.games.isle_of_cats.rules import numbers as n
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.boats import SQUARES
from purrlor.games.isle_of_cats.rules.explore import PACK_SIZE
from purrlor.games.isle_of_cats.rules.faces import FACE_OF
from purrlor.games.isle_of_cats.rules.placement import (
    BOAT_SIZE,
    LEAPS,
    WHICH_BOAT,
    placement_in,
    tile_in,
)
from purrlor.games.isle_of_cats.rules.rescue import price_of
from purrlor.games.isle_of_cats.rules.scoring import LAID, UNCOLOURED, laid_points
from purrlor.games.isle_of_cats.rules.table import Table
from purrlor.games.isle_of_cats.rules.tally import Tally
from purrlor.games.isle_of_cats.rules.tiles import (
    COMMON_SHAPES,
    COMMONS,
    OSHAX_SHAPES,
    RARE_SHAPES,
    RARES,
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
    t.CARDS: "cards",
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
    oshax_row: tuple[Tile, ...]
    rare_row: tuple[Tile, ...]


class TableView(msgspec.Struct, frozen=True):
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
    prices: dict[Field, tuple[int, ...]]
    treasures: dict[Tile, int]
    oshax: tuple[Tile, ...]
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
    wanted = {place * 8 + seat for place in places}
    where = [i for i, place in enumerate(state.where) if place in wanted and _is_out(state, i)]
    return tuple(CARD_NAMES[face] for face in sorted(state.card[i] for i in where))


def _is_out(state: Table, slot: int) -> bool:
    return bool(slot < state.dealt or slot >= state.top)


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
        tokens=(own[t.TOKENS], own[t.TOKENS + 1]),
        laid_tokens=(own[t.LAID_TOKENS], own[t.LAID_TOKENS + 1]),
        event_points=own[t.POINTS],
        hand=_count(state, seat, t.HAND, t.NEW),
        lessons=_count(state, seat, t.LAID),
        face_down=_count(state, seat, t.DOWN),
        rescue_cards=cards_in(state, seat, t.UP),
        drawn_cards=_count(state, seat, t.OFFERED),
        wish=WISHES[own[t.WISH]],
        passed=bool((state.passed >> seat) & 1),
        standing=standing(state, tally),
    )


def _tile(state: Table, seat: int, slot: int) -> PlacedTile:
    placement = placement_in(state.boats, seat, slot)
    return PlacedTile(TILE_NAMES[tile_in(state.boats, seat, slot)], placement // SQUARES, placement % SQUARES)


def _side(state: Table, side: int) -> tuple[str, ...]:
    return tuple(TILE_NAMES[state.field_tile(side, i)] for i in range(state.in_field(side)))


def public_lessons(state: Table) -> list[tuple[int, int]]:
    """List the public lessons as numbers and colours, 7 for none."""
    laid = [state.notes[t.PUBLIC_LESSONS + i] for i in range(state.notes[t.PUBLIC_COUNT])]
    return [divmod(lesson, LAID) for lesson in laid]


def _lesson(tallies: list[Tally], number: int, colour: int) -> PublicLesson:
    named = None if colour == UNCOLOURED else COLOUR_NAMES[colour]
    points = tuple(laid_points(tally, number * LAID + colour) for tally in tallies)
    return PublicLesson(CARD_NAMES[FACE_OF[number]], named, points)


def _prices(state: Table) -> dict[str, tuple[int, ...]]:
    """Tell what each tile of the fields costs where it lies; in family mode nothing is paid."""
    if state.family:
        return {}
    sides = [(name, side, range(state.in_field(side))) for side, name in enumerate(SIDE_NAMES)]
    return {
        name: tuple(price_of(state, side, state.field_tile(side, i)) for i in lying)
        for name, side, lying in sides
    }


def tiles_in_hand(state: Table) -> list[int]:
    """List the tiles taken or drawn that are still to be placed."""
    found: list[int] = []
    cells = state.frames.cells
    for depth in range(state.frames.depth):
        kind, detail = cells[depth * 6], cells[depth * 6 + 3]
        if kind == n.ASK_PLACE:
            found.append(detail)
        elif kind == n.ASK_SORT:
            while detail:
                found.append(detail % 256 - 1)
                detail //= 256
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
        CARD_NAMES[state.card[i]] for i, place in enumerate(state.where) if place == t.OPEN * 8
    )
    tallies = [tally_of(state, seat) for seat in range(state.seats)]
    oshax = [OSHAX_NAMES[i] for i in range(OSHAX_SHAPES) if state.stock[t.OSHAX_STOCK + i]]
    return TableView(
        day=min(state.day, t.DAYS),
        phase=PHASES[state.phase],
        events=tuple(None if event < 0 else EVENT_NAMES[event] for event in days),
        order=tuple(state.order[i] for i in range(state.seats)),
        waiting=tuple(seat for seat in range(state.seats) if (state.pending >> seat) & 1),
        places=tuple(_place(state, seat, tally) for seat, tally in enumerate(tallies)),
        left=_side(state, n.LEFT),
        right=_side(state, n.RIGHT),
        nursery=_side(state, n.NURSERY),
        prices=_prices(state),
        treasures=_treasures(state),
        oshax=tuple(oshax),
        public_lessons=tuple(_lesson(tallies, number, colour) for number, colour in public_lessons(state)),
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
    )


def _passed_on(state: Table, seat: int) -> tuple[SeenPack, ...]:
    """List what a seat passed on today: who has it now, it may guess."""
    if state.family or state.is_solo() or state.day > t.DAYS or state.phase < t.DRAFT:
        return ()
    drafting = state.phase == t.DRAFT
    rounds = state.frames.detail(0) if drafting else 3
    way = 1 if state.day % 2 == 1 else -1
    packs: list[SeenPack] = []
    for look in range(rounds):
        pack = (seat - way * look) % state.seats
        start = (state.day - 1) * state.slots_a_day() + pack * PACK_SIZE
        faces = sorted(state.card[slot] for slot in range(start + 2 * look + 2, start + PACK_SIZE))
        packs.append(SeenPack(look + 1, tuple(CARD_NAMES[face] for face in faces)))
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
