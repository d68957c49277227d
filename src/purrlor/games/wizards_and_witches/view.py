"""Show a table of Wizards and Witches: what everybody sees, and what a seat holds."""

from __future__ import annotations

from collections import Counter
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


def _only(state: WizardsAndWitches, bit: int) -> str | None:
    if state.potions_only & bit:
        return "potions"
    return "spells" if state.spells_only & bit else None


def _place(state: WizardsAndWitches, seat: int) -> Place:
    bit, laid, room = 1 << seat, state.laid, state.room
    pools = ONE_POOL if state.pool_of[4] == 0 else TWO_POOLS
    return Place(
        hits=state.hits[seat],
        out=bool(state.out & bit),
        place=state.place[seat],
        lair=bool(state.lairs & bit),
        will_miss=bool(state.missing & bit),
        safe_from_missing=bool(state.missed & bit),
        only=_only(state, bit),
        held=len(hand_of(state, seat)),
        pools=tuple([_pool(laid[seat * 2 + i], room[seat * 2 + i], pools[i]) for i in range(len(pools))]),
        wounds=_wounds(state.wounds[seat]),
    )


def table_view(state: WizardsAndWitches) -> TableView:
    """Show what everybody sees."""
    discarded = [NAMES[card] for card in state.discard_pile[: state.discard_size]]
    return TableView(
        goal=state.goal,
        turn=state.turn if state.pending else None,
        places=tuple([_place(state, seat) for seat in range(state.seats)]),
        draw_pile=state.draw_size,
        discard_pile=dict(sorted(Counter(discarded).items())),
        discarded_last=discarded[-1] if discarded else None,
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
