"""Show a table of Wizards and Witches: what everybody sees, and what a seat holds."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from purrlor.games.wizards_and_witches.actions import Card
from purrlor.games.wizards_and_witches.cards import (
    CARD_TYPES,
    KIND,
    LAIR,
    NAMES,
    SHIELD,
    WOUND_CARD,
    WOUND_HITS,
)
from purrlor.games.wizards_and_witches.events import Side
from purrlor.games.wizards_and_witches.rules.hidden import NO_CARD
from purrlor.games.wizards_and_witches.rules.wizards import WizardsAndWitches

ONE_POOL = (("potions", "spells"),)
TWO_POOLS = (("potions",), ("spells",))
BY_NAME = sorted(range(CARD_TYPES), key=NAMES.__getitem__)


class Pool(msgspec.Struct, frozen=True):
    """Shields that catch together: the cards, what lies on them, and how much more they can catch."""

    catches: tuple[Side, ...]
    shields: tuple[Card, ...]
    caught: tuple[Card, ...]
    room: int


class Wound(msgspec.Struct, frozen=True):
    """A card that hit, with the hits that came through."""

    card: Card
    hits: int


class Place(msgspec.Struct, frozen=True):
    """What lies in front of a player."""

    hits: int
    out: bool
    place: int
    lair: bool
    will_miss: bool
    safe_from_missing: bool
    only: Side | None
    held: int
    pools: tuple[Pool, ...]
    wounds: tuple[Wound, ...]


class TableView(msgspec.Struct, frozen=True):
    """What everybody sees."""

    goal: int
    turn: int | None
    places: tuple[Place, ...]
    draw_pile: int
    discard_pile: dict[Card, int]
    discarded_last: Card | None


class SeatView(msgspec.Struct, frozen=True):
    """What a player alone sees: their hand."""

    hand: tuple[Card, ...]


def heap(counts: int) -> list[int]:
    """List the members of a heap, four bits a type."""
    members: list[int] = []
    kind = 0
    while counts:
        members += [kind] * (counts & 15)
        counts >>= 4
        kind += 1
    return members


def hand_of(state: WizardsAndWitches, seat: int) -> list[int]:
    """List the cards that a player holds, in the order of the deck."""
    if not state.strategic and state.turn != seat:
        return []
    hand = list(state.kept[seat * 2 : seat * 2 + 2]) if state.strategic else []
    if state.turn == seat:
        hand += state.drawn, state.drawn_too
    return sorted([card for card in hand if card != NO_CARD])


@lru_cache(4096)
def _pool(laid: int, room: int, against: tuple[str, ...]) -> Pool:
    cards = heap(laid)
    return Pool(
        against,
        tuple(NAMES[card] for card in cards if KIND[card] == SHIELD),
        tuple(NAMES[card] for card in cards if KIND[card] != SHIELD),
        room,
    )


@lru_cache(4096)
def _wounds(wounds: int) -> tuple[Wound, ...]:
    return tuple(Wound(NAMES[WOUND_CARD[wound]], WOUND_HITS[wound]) for wound in heap(wounds))


@lru_cache(8192)
def _place(
    hits: int, place: int, flags: int, held: int, laid: tuple[int, ...], room: tuple[int, ...], wounds: int
) -> Place:
    """Show what lies in front of a player; most of it is the same after a move."""
    pools = ONE_POOL if len(laid) == 1 else TWO_POOLS
    return Place(
        hits=hits,
        out=bool(flags & 1),
        place=place,
        lair=bool(flags & 2),
        will_miss=bool(flags & 4),
        safe_from_missing=bool(flags & 8),
        only="potions" if flags & 16 else "spells" if flags & 32 else None,
        held=held,
        pools=tuple([_pool(laid[i], room[i], pools[i]) for i in range(len(pools))]),
        wounds=_wounds(wounds),
    )


def _places(state: WizardsAndWitches) -> tuple[Place, ...]:
    out, lairs, missing, missed = state.out, state.lairs, state.missing, state.missed
    potions, spells, turn, strategic = state.potions_only, state.spells_only, state.turn, state.strategic
    hits, place, wounds = tuple(state.hits), tuple(state.place), tuple(state.wounds)
    laid, room, pools = tuple(state.laid), tuple(state.room), 1 if state.pool_of[4] == 0 else 2
    shown = []
    for seat in range(state.seats):
        flags = (
            (out >> seat & 1)
            | (lairs >> seat & 1) << 1
            | (missing >> seat & 1) << 2
            | (missed >> seat & 1) << 3
            | (potions >> seat & 1) << 4
            | (spells >> seat & 1) << 5
        )
        held = len(hand_of(state, seat)) if strategic or turn == seat else 0
        first = seat * 2
        lies, fits = laid[first : first + pools], room[first : first + pools]
        shown.append(_place(hits[seat], place[seat], flags, held, lies, fits, wounds[seat]))
    return tuple(shown)


def table_view(state: WizardsAndWitches) -> TableView:
    """Show what everybody sees."""
    discarded = bytes(list(state.discard_pile[: state.discard_size]))
    return TableView(
        goal=state.goal,
        turn=state.turn if state.pending else None,
        places=_places(state),
        draw_pile=state.draw_size,
        discard_pile={NAMES[card]: count for card in BY_NAME if (count := discarded.count(card))},
        discarded_last=NAMES[discarded[-1]] if discarded else None,
    )


def seat_view(state: WizardsAndWitches, seat: int) -> SeatView:
    """Show a player's own hand."""
    return SeatView(tuple([NAMES[card] for card in hand_of(state, seat)]))


def census(state: WizardsAndWitches) -> list[int]:
    """Count all 120 cards, wherever they lie."""
    cards = list(state.draw_pile[: state.draw_size]) + list(state.discard_pile[: state.discard_size])
    for seat in range(state.seats):
        cards += hand_of(state, seat)
        cards += heap(state.laid[seat * 2]) + heap(state.laid[seat * 2 + 1])
        cards += [WOUND_CARD[wound] for wound in heap(state.wounds[seat])]
        if (state.lairs >> seat) & 1:
            cards.append(LAIR)
    counts = [0] * CARD_TYPES
    for card in cards:
        counts[card] += 1
    return counts
