"""Show a table of Battle Kittens: what everybody sees, what a seat holds, and what it remembers."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from purrlor.games.battle_kittens.actions import Card
from purrlor.games.battle_kittens.cards import (
    ATTRIBUTES,
    FIELD,
    FIELD_MASK,
    GROUND_NAMES,
    GROUNDS,
    ICONS,
    KING_NAMES,
    KINGS,
    KITTENS,
    NAMES,
    PAID_PLACES,
    POINT,
    ROUND_GROUNDS,
    WHIMS,
)
from purrlor.games.battle_kittens.events import Attribute, Icon, King, Whim
from purrlor.games.battle_kittens.events import Ground as GroundName
from purrlor.games.battle_kittens.rules.competition import points_of
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.rules.table import (
    COMPETE,
    DEPLOY,
    DRAFT,
    MOST_SEATS,
    NO_CARD,
    OVER,
    SLOTS,
    SQUAD_OF,
    TRIM,
)

Phase = Literal["draft", "put_away", "deploy", "competition", "over"]
PHASES: tuple[Phase, ...] = ("draft", "put_away", "deploy", "competition", "over")


class Kitten(msgspec.Struct, frozen=True):
    """A Kitten's card. Abilities go by its number, which is the order of the alphabet (BK-12)."""

    name: Card
    number: int
    icon: Icon
    stats: tuple[int, ...]


class Ground(msgspec.Struct, frozen=True):
    """A Battleground and its Attribute, None while face down; fish by place.

    When it is done: what it paid each side, and the totals and Flags by which the sides were ranked.
    """

    ground: GroundName | None
    attribute: Attribute | None
    fish: tuple[int, ...]
    paid: tuple[int, ...] | None
    totals: tuple[int, ...] | None
    flags: tuple[int, ...] | None


class Squad(msgspec.Struct, frozen=True):
    """A squad: its size, and when it is open its Kittens, their total and Flags with the King's bonus."""

    size: int
    kittens: tuple[Kitten, ...] | None
    total: int | None
    flags: int | None


class Place(msgspec.Struct, frozen=True):
    """What is in front of a player; `ready` is all that others see of a sealed choice."""

    fish: int
    side: int
    ready: bool
    squads: tuple[Squad, ...]


class KingCard(msgspec.Struct, frozen=True):
    """A King card that was drawn this round."""

    name: King
    whim: Whim
    amount: int


class TableView(msgspec.Struct, frozen=True):
    """What everybody sees."""

    round: int
    phase: Phase
    in_hand: int  # Kittens in each hand that goes round
    to_the_left: bool
    grounds: tuple[Ground, ...]
    places: tuple[Place, ...]
    deck: int  # Kittens, with those under it
    under: int  # of these, put away: they come last (BK-31)
    king_deck: int
    kings: tuple[KingCard, ...]
    sent_home: tuple[Card, ...]
    competing: int | None  # which Battleground, from 1
    asking: Kitten | None
    history: tuple[Ground, ...]  # of earlier rounds
    quiet: bool  # BK-33: partners may not talk while cards are secret


class Recall(msgspec.Struct, frozen=True):
    """Kittens seen in one hand: each of the takers took one of them, the holder still has all others."""

    kittens: tuple[Card, ...]
    takers: tuple[int, ...]
    holder: int | None


class SeatView(msgspec.Struct, frozen=True):
    """What a player alone knows."""

    hand: tuple[Kitten, ...]
    chosen: Card | None
    taken: tuple[Kitten, ...]
    put_away: tuple[Kitten, ...]
    squads: tuple[tuple[Kitten, ...], ...]
    remembered: tuple[Recall, ...]


def members(cards: int) -> list[int]:
    """List the members of a set of bits."""
    found = []
    while cards:
        found.append((cards & -cards).bit_length() - 1)
        cards &= cards - 1
    return found


def kitten(state: BattleKittens, card: int) -> Kitten:
    """Show a Kitten's card."""
    return _card(card, state.tables.icon[card], state.tables.pack[card])


@lru_cache(1024)
def _card(card: int, icon: int, packed: int) -> Kitten:
    stats = tuple((packed >> (FIELD * i)) & FIELD_MASK for i in range(len(ATTRIBUTES)))
    return Kitten(NAMES[card], card + 1, ICONS[icon], stats)


def _kittens(state: BattleKittens, cards: list[int]) -> tuple[Kitten, ...]:
    return tuple(kitten(state, card) for card in cards)


def hand_of(state: BattleKittens, seat: int) -> list[int]:
    """List the Kittens that a player chooses from."""
    if state.phase == DRAFT:
        start = state.hand_at(seat, state.picked) * SQUAD_OF
        return [state.dealt[i] for i in range(start + state.picked, start + SQUAD_OF)]
    if state.phase == TRIM:
        return [
            state.dealt[i] for i in range(seat * state.hand + state.placed[seat], (seat + 1) * state.hand)
        ]
    if state.phase != DEPLOY:
        return []
    out = state.deployed(seat)
    return [card for card in mine_of(state, seat) if not (out >> card) & 1]


def mine_of(state: BattleKittens, seat: int) -> list[int]:
    """List the seven Kittens that a player deploys."""
    return [state.mine[i] for i in range(seat * SQUAD_OF, (seat + 1) * SQUAD_OF)]


def put_away_by(state: BattleKittens, seat: int) -> list[int]:
    """List the Kittens that a player put away, as far as they were not drawn since (BK-31)."""
    count = (state.placed[seat] if state.phase == TRIM else state.hand - SQUAD_OF) if state.short else 0
    cards = sorted(state.dealt[seat * state.hand + i] for i in range(count))
    return [card for card in cards if not (state.open >> card) & 1]


def _taken(state: BattleKittens, seat: int) -> list[int]:
    if state.phase != DRAFT:
        return []
    return sorted(state.dealt[state.hand_at(seat, pick) * SQUAD_OF + pick] for pick in range(state.picked))


def opened(state: BattleKittens) -> int:
    """Tell at how many Battlegrounds of this round the squads are open."""
    return min(state.ground + 1, ROUND_GROUNDS) if state.phase in (COMPETE, OVER) else 0


def _squad(state: BattleKittens, seat: int, ground: int) -> Squad:
    cards = members(state.squads[seat * ROUND_GROUNDS + ground])
    if ground >= opened(state):
        return Squad(len(cards) if state.phase == COMPETE else 0, None, None, None)
    if ground == state.ground:
        standing = state.strength(seat, ground) + state.bonus[seat]
    else:
        standing = state.ranked[(state.round * ROUND_GROUNDS + ground) * MOST_SEATS + seat]
    total = points_of(standing)
    return Squad(len(cards), _kittens(state, cards), total, standing - total * POINT)


def _ground(state: BattleKittens, slot: int) -> Ground:
    if state.grounds[slot] == NO_CARD:
        return Ground(None, None, (), None, None, None)
    done = slot < state.round * ROUND_GROUNDS + state.ground
    paid = tuple(state.won[slot * MOST_SEATS + side] for side in range(state.sides))
    standings = [
        sum(state.ranked[slot * MOST_SEATS + seat] for seat in range(side, state.seats, state.sides))
        for side in range(state.sides)
    ]
    totals = tuple(points_of(standing) for standing in standings)
    flags = tuple(standing - total * POINT for standing, total in zip(standings, totals, strict=True))
    return Ground(
        GROUND_NAMES[state.grounds[slot]],
        ATTRIBUTES[state.attributes[slot]],
        tuple(state.tables.fish[state.grounds[slot] * PAID_PLACES + i] for i in range(PAID_PLACES)),
        paid if done else None,
        totals if done else None,
        flags if done else None,
    )


def _place(state: BattleKittens, seat: int) -> Place:
    side = seat % state.sides
    ready = state.phase in (DRAFT, TRIM, DEPLOY) and not (state.pending >> seat) & 1
    return Place(
        state.fish[side], side, ready, tuple(_squad(state, seat, ground) for ground in range(ROUND_GROUNDS))
    )


def table_view(state: BattleKittens) -> TableView:
    """Show what everybody sees."""
    kings = [] if state.family else [king for king in range(KINGS) if not (state.king_deck >> king) & 1]
    return TableView(
        round=state.round + 1,
        phase=PHASES[state.phase],
        in_hand=SQUAD_OF - state.picked if state.phase == DRAFT else 0,
        to_the_left=bool(state.toward == 1),
        grounds=tuple(
            _ground(state, slot)
            for slot in range(state.round * ROUND_GROUNDS, (state.round + 1) * ROUND_GROUNDS)
        ),
        places=tuple(_place(state, seat) for seat in range(state.seats)),
        deck=len(members(state.deck | state.under)),
        under=len(members(state.under)),
        king_deck=len(members(state.king_deck)),
        kings=tuple(
            KingCard(KING_NAMES[king], WHIMS[state.tables.whim[king]], state.tables.amount[king])
            for king in kings
        ),
        sent_home=tuple(NAMES[card] for card in members(state.gone)),
        competing=state.ground + 1 if state.phase == COMPETE else None,
        asking=None if state.asking == NO_CARD else kitten(state, state.asking),
        history=tuple(_ground(state, slot) for slot in range(state.round * ROUND_GROUNDS)),
        quiet=bool(state.sides < state.seats) and state.phase != OVER,
    )


def seat_view(state: BattleKittens, seat: int) -> SeatView:
    """Show a player's own Kittens, and what they remember of those that they passed on."""
    chosen = state.sealed[seat]
    return SeatView(
        hand=_kittens(state, hand_of(state, seat)),
        chosen=None if chosen == NO_CARD else NAMES[chosen],
        taken=_kittens(state, _taken(state, seat)),
        put_away=_kittens(state, put_away_by(state, seat)),
        squads=tuple(
            _kittens(state, members(state.squads[seat * ROUND_GROUNDS + ground]))
            for ground in range(ROUND_GROUNDS)
        ),
        remembered=recall(state, seat),
    )


def recall(state: BattleKittens, seat: int) -> tuple[Recall, ...]:
    """List what a seat knows of Kittens that it has seen and that are hidden now."""
    if state.short:
        return ()
    found = [part for hand in range(state.seats) for part in _recall_hand(state, seat, hand)]
    return tuple(part for part in found if part.kittens)


def _recall_hand(state: BattleKittens, seat: int, hand: int) -> list[Recall]:
    parts = []
    start = state.first_seen(hand, seat) + 1
    while start < SQUAD_OF and start - 1 != state.picked:
        end = state.run_end(start)
        parts.append(_recall_run(state, hand, start, end))
        start = end + 1
    return parts


def _recall_run(state: BattleKittens, hand: int, start: int, end: int) -> Recall:
    place = hand * SQUAD_OF
    hidden = [pick for pick in range(start, end) if not (state.open >> state.dealt[place + pick]) & 1]
    kittens = sorted(state.dealt[place + pick] for pick in hidden)
    takers = sorted(state.seat_of(hand, pick) for pick in hidden if pick < state.picked)
    in_hand = state.phase == DRAFT and any(pick >= state.picked for pick in hidden)
    holder = state.seat_of(hand, state.picked) if in_hand else None
    return Recall(tuple(NAMES[card] for card in kittens), tuple(takers), holder)


def census(state: BattleKittens) -> list[int]:
    """Count Kittens, Battlegrounds and Attributes, wherever they lie."""
    kittens = members(state.deck) + members(state.gone)
    if state.phase in (DRAFT, TRIM):
        kittens += [state.dealt[i] for i in range(state.seats * state.hand)]
    else:
        for seat in range(state.seats):
            kittens += hand_of(state, seat) + put_away_by(state, seat)
        for squad in range(state.seats * ROUND_GROUNDS):
            kittens += members(state.squads[squad])
    grounds = members(state.ground_deck) + [state.grounds[slot] for slot in range(SLOTS)]
    now = range(state.round * ROUND_GROUNDS, (state.round + 1) * ROUND_GROUNDS)
    attributes = members(state.attribute_deck) + [state.attributes[slot] for slot in now]
    return [*_counts(kittens, KITTENS), *_counts(grounds, GROUNDS), *_counts(attributes, len(ATTRIBUTES))]


def _counts(cards: list[int], kinds: int) -> list[int]:
    counts = [0] * (kinds + 1)
    for card in cards:
        counts[card] += 1  # NO_CARD, which is -1, falls into the last place
    return counts[:-1]
