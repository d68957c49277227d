"""Tell a player what they remember of the hands they passed on."""

from __future__ import annotations

import msgspec

from purrlor.games.battle_kittens.actions import Card
from purrlor.games.battle_kittens.cards import NAMES
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.rules.table import DRAFT, SQUAD_OF


class Recall(msgspec.Struct, frozen=True):
    """Kittens seen in one hand: each of the takers took one of them, the holder still has all others."""

    kittens: tuple[Card, ...]
    takers: tuple[int, ...]
    holder: int | None


def recall(state: BattleKittens, seat: int) -> tuple[Recall, ...]:
    """List what a seat knows of Kittens that it has seen and that are hidden now."""
    if state.short:
        return ()
    found = [part for hand in range(state.seats) for part in _of_hand(state, seat, hand)]
    return tuple(part for part in found if part.kittens)


def _of_hand(state: BattleKittens, seat: int, hand: int) -> list[Recall]:
    parts = []
    start = state.first_seen(hand, seat) + 1
    while start < SQUAD_OF and start - 1 != state.picked:
        end = state.run_end(start)
        parts.append(_run(state, hand, start, end))
        start = end + 1
    return parts


def _run(state: BattleKittens, hand: int, start: int, end: int) -> Recall:
    place = hand * SQUAD_OF
    hidden = [pick for pick in range(start, end) if not (state.open >> state.dealt[place + pick]) & 1]
    kittens = sorted(state.dealt[place + pick] for pick in hidden)
    takers = sorted(state.seat_of(hand, pick) for pick in hidden if pick < state.picked)
    in_hand = state.phase == DRAFT and any(pick >= state.picked for pick in hidden)
    holder = state.seat_of(hand, state.picked) if in_hand else None
    return Recall(tuple(NAMES[card] for card in kittens), tuple(takers), holder)
