"""Write what a wizard or witch knows as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.observation import Observer, Part, Slate, add, by_seat, counts, flags, from_seat, numbers
from purrlor.core.state import SEATS, State
from purrlor.games.wizards_and_witches.cards import CARD_TYPES, CARDS, LAIR, WOUND_ROWS
from purrlor.games.wizards_and_witches.rules.hidden import NO_CARD
from purrlor.games.wizards_and_witches.rules.wizards import UNIT, WizardsAndWitches

WOUNDS: Final[i64] = len(WOUND_ROWS)
HALF: Final = 8  # types of cards whose counts fit into one number

TABLE: Final = [
    numbers("goal", 1, 15, "hits that put a player out"),
    flags("turn", SEATS, "whose turn it is, counted from the own seat; none when the game is over"),
    flags("discarding", 1, "the turn's card is played, and the hand is still too large"),
    numbers("draw_pile", 1, CARDS, "cards to draw"),
    counts("discard_pile", CARD_TYPES, "cards discarded since the last reshuffle, by type"),
    flags("discarded_last", CARD_TYPES, "the type of the card that was discarded last"),
    counts("hand", CARD_TYPES, "own cards, by type"),
]
EACH: Final = [
    numbers("hits", 1, 20, "hits taken"),
    flags(
        "status",
        6,
        "out; has a Lair; will miss a turn; has missed one since playing; only Potions hit; only Spells hit",
    ),
    numbers("place", 1, 7, "place in the ranking, 0 while playing"),
    numbers("held", 1, 4, "cards in hand"),
    numbers(
        "room", 2, 64, "hits that the shields still catch: of Potions (with two players: of all), of Spells"
    ),
    counts("laid", LAIR, "shields and the cards that they caught, by type"),
    counts("wounds", len(WOUND_ROWS), "cards that hit, by type and hits that came through"),
]


class WizardsObserver(Observer):
    """What a seat sees at a table of Wizards and Witches."""

    def layout(self, seats: int) -> list[Part]:
        """List the parts of an observation."""
        return [*TABLE, *by_seat(EACH, seats)]

    def observe(self, state: State, seat: i64, slate: Slate) -> None:
        """Write the table, the own hand, and what lies in front of everybody."""
        assert isinstance(state, WizardsAndWitches)
        seats = state.seats
        slate.put(state.goal)
        slate.put_one(from_seat(seats, state.turn, seat) if state.pending != 0 else i64(-1), SEATS)
        slate.put(1 if state.discarding else 0)
        slate.put(state.draw_size)
        low: i64 = 0
        high: i64 = 0
        card: i64 = NO_CARD
        for i in range(state.discard_size):
            card = state.discard_pile[i]
            if card < HALF:
                low += UNIT[card]
            else:
                high += UNIT[card - HALF]
        slate.put_set(low, HALF * 4)
        slate.put_set(high, HALF * 4)
        slate.put_one(card, CARD_TYPES)
        hand = slate.at
        slate.skip(CARD_TYPES // 4)
        if state.strategic:
            for i in range(seat * 2, seat * 2 + 2):
                if state.kept[i] != NO_CARD:
                    add(slate.cells, hand, state.kept[i])
        if state.turn == seat:
            if state.drawn != NO_CARD:
                add(slate.cells, hand, state.drawn)
            if state.drawn_too != NO_CARD:
                add(slate.cells, hand, state.drawn_too)
        for i in range(seats):
            other: i64 = seat + i
            if other >= seats:
                other -= seats
            self.observe_place(state, other, slate)

    def observe_place(self, state: WizardsAndWitches, seat: i64, slate: Slate) -> None:
        """Write what lies in front of a player."""
        slate.put(state.hits[seat])
        status: i64 = (state.out >> seat) & 1
        status |= ((state.lairs >> seat) & 1) << 1
        status |= ((state.missing >> seat) & 1) << 2
        status |= ((state.missed >> seat) & 1) << 3
        status |= ((state.potions_only >> seat) & 1) << 4
        status |= ((state.spells_only >> seat) & 1) << 5
        slate.put(status)
        slate.put(state.place[seat])
        held: i64 = 0
        if state.strategic:
            for i in range(seat * 2, seat * 2 + 2):
                if state.kept[i] != NO_CARD:
                    held += 1
        if state.turn == seat:
            if state.drawn != NO_CARD:
                held += 1
            if state.drawn_too != NO_CARD:
                held += 1
        slate.put(held)
        slate.put(state.room[seat * 2])
        slate.put(state.room[seat * 2 + 1])
        # The two pools hold different types, or all lie in the first: the sum of the heaps tells all.
        slate.put_set(state.laid[seat * 2] + state.laid[seat * 2 + 1], LAIR * 4)
        slate.put_set(state.wounds[seat], WOUNDS * 4)
