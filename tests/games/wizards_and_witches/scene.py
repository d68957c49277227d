"""Set a table of Wizards and Witches up by hand, act, and look."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.core.state import Sink
from purrlor.games.wizards_and_witches.actions import ACTIONS, Discard, DiscardDrawn, Explode, Lay, Throw
from purrlor.games.wizards_and_witches.cards import KIND, NAMES, SHIELD, SIZE
from purrlor.games.wizards_and_witches.rules.hidden import NO_CARD
from purrlor.games.wizards_and_witches.rules.table import Options
from purrlor.games.wizards_and_witches.rules.wizards import UNIT, WizardsAndWitches, deal
from purrlor.games.wizards_and_witches.view import Place, census, heap, table_view
from purrlor.games.wizards_and_witches.why import why
from purrlor.table.reasons import Reason
from purrlor.table.records import Action

__all__ = ["Discard", "DiscardDrawn", "Explode", "Lay", "Scene", "Throw"]


class Scene:
    """A table with chosen cards: seat 0 is on turn and holds what `drawn` says."""

    def __init__(
        self,
        seats: int = 3,
        drawn: str = "",
        kept: str = "",
        challenging: bool = False,
        strategic: bool = False,
    ) -> None:
        state = deal(Options(seats, challenging, strategic), Rng.seeded(1))
        self.state = state
        state.put_back(state.drawn)
        state.drawn = NO_CARD
        state.turn, state.pending = 0, 1
        if strategic:
            for i in range(seats * 2):
                state.put_back(state.kept[i])
                state.kept[i] = NO_CARD
            for i, card in enumerate(kept.split()):
                state.kept[i] = self.find(card)
            for i in range(len(kept.split()), seats * 2):
                state.kept[i] = self.find("cauldron_1" if i < 6 else "mirror_1")
        cards = [self.find(card) for card in drawn.split()]
        state.drawn = cards[0] if cards else NO_CARD
        state.drawn_too = cards[1] if len(cards) > 1 else NO_CARD
        self.events: list[tuple[int, ...]] = []

    def find(self, card: str) -> int:
        """Take a card out of the draw pile."""
        found = NAMES.index(card)
        state = self.state
        for i in range(state.draw_size):
            if state.draw_pile[i] == found:
                state.draw_size -= 1
                state.draw_pile[i] = state.draw_pile[state.draw_size]
                return found
        raise AssertionError(f"no {card} left")

    def lay(self, seat: int, cards: str) -> Scene:
        """Lay shields and a Lair in front of a seat."""
        for card in cards.split():
            found = self.find(card)
            if card == "lair":
                self.state.lairs |= 1 << seat
                continue
            assert KIND[found] == SHIELD
            pool = seat * 2 + self.state.pool_of[found]
            self.state.laid[pool] += UNIT[found]
            self.state.room[pool] += SIZE[found]
        return self

    def hurt(self, seat: int, cards: str) -> Scene:
        """Let cards hit a seat as if thrown."""
        for card in cards.split():
            self.state.throw(self.find(card), seat)
        return self

    def discard(self, cards: str) -> Scene:
        """Put cards on the discard pile."""
        for card in cards.split():
            self.state.discard(self.find(card))
        return self

    def use_up_pile(self, left: int = 0) -> Scene:
        """Discard the draw pile, but for so many cards."""
        while self.state.draw_size > left:
            self.state.draw_size -= 1
            self.state.discard(self.state.draw_pile[self.state.draw_size])
        return self

    def act(self, action: Action, seat: int | None = None) -> Scene:
        """Do an action of the seat on turn."""
        actor = self.state.turn if seat is None else seat
        code = ACTIONS.number(self.state, action)
        assert code in self.state.legal_actions(actor), f"{action} is not offered: {self.offers()}"
        sink = Sink()
        self.state.sink = sink
        self.state.apply(actor, code)
        self.state.sink = None
        self.events = [tuple(event) for event in sink.happened]
        assert sum(census(self.state)) == 120
        return self

    def offers(self) -> list[Action]:
        """List what the seat on turn may do."""
        return [ACTIONS.record(self.state, code) for code in self.state.legal_actions(self.state.turn)]

    def why(self, action: Action) -> Reason | None:
        """Ask why the seat on turn can't do something."""
        return why(self.state, self.state.turn, action)

    def rule(self, action: Action) -> str:
        """Name the rule that forbids an action."""
        reason = self.why(action)
        assert reason is not None, f"{action} is allowed"
        return reason.rule

    def place(self, seat: int) -> Place:
        """Look at a seat's place."""
        return table_view(self.state).places[seat]

    def heap(self, seat: int, side: int = 0) -> list[str]:
        """List the cards of a pool."""
        return [NAMES[card] for card in heap(self.state.laid[seat * 2 + side])]

    def discards(self) -> list[str]:
        """List the discard pile."""
        state: WizardsAndWitches = self.state
        return sorted(NAMES[state.discard_pile[i]] for i in range(state.discard_size))
