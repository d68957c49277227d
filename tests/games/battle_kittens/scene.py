"""Set a competition of Battle Kittens up by hand, act, and look."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.core.state import Sink
from purrlor.games.battle_kittens.actions import ACTIONS, Decline, Draw
from purrlor.games.battle_kittens.cards import (
    ATTRIBUTES,
    GROUND_NAMES,
    KING_NAMES,
    KITTEN_ROWS,
    NAMES,
)
from purrlor.games.battle_kittens.deck import tables_of
from purrlor.games.battle_kittens.events import EVENTS, Revealed
from purrlor.games.battle_kittens.prompt import prompt
from purrlor.games.battle_kittens.rules.play import deal
from purrlor.games.battle_kittens.rules.table import Options
from purrlor.games.battle_kittens.view import Squad, census, table_view
from purrlor.table.records import Action, Event

PLAIN = [row[0] for row in KITTEN_ROWS if row[1] == 0]


def bits(cards: str) -> int:
    """Make a set of Kittens."""
    return sum(1 << NAMES.index(card) for card in cards.split())


class Scene:
    """The first Battleground of the last round, with chosen squads; the other squads are plain Kittens.

    The deck holds just the Kittens named, so that what is drawn is certain while there is one.
    """

    def __init__(
        self,
        *squads: str,
        attribute: str = "cuteness",
        ground: str = "bookshelf_cliffs",
        deck: str = "",
        kings: str = "",
        family: bool = False,
        team: bool = False,
    ) -> None:
        self.events: list[Event] = []
        seats = len(squads)
        state = deal(Options(seats, family, team=team), tables_of({}, not family), Rng.seeded(1))
        self.state = state
        self._lay_out(attribute, ground)
        rest = [card for card in PLAIN if card not in " ".join((*squads, deck)).split()]
        for seat, squad in enumerate(squads):
            for card in squad.split():
                state.deploy(seat, NAMES.index(card), 0)
            for other in (1, 2):
                state.deploy(seat, NAMES.index(rest.pop()), other)
        state.deck = bits(deck)
        state.gone = (1 << 54) - 1 - state.deck - sum(state.squads[i] for i in range(seats * 3))
        state.king_deck = sum(1 << KING_NAMES.index(king) for king in kings.split())
        self._listen(state.begin_competition)

    def _lay_out(self, attribute: str, ground: str) -> None:
        state = self.state
        wanted = GROUND_NAMES.index(ground)
        attributes = [ATTRIBUTES.index(attribute)]
        attributes += [other for other in range(4) if other not in attributes]
        grounds = [wanted] + [other for other in range(9) if other != wanted]
        state.round = 2
        for which in range(9):
            state.grounds[(which + 6) % 9] = grounds[which]
        for which in range(3):
            state.attributes[6 + which] = attributes[which]
            state.attributes[which] = state.attributes[3 + which] = which
        state.ground_deck = 0
        state.attribute_deck = 1 << attributes[3]

    def _listen(self, happen: object, *arguments: int) -> None:
        sink = Sink()
        self.state.sink = sink
        assert callable(happen)
        happen(*arguments)
        self.state.sink = None
        events = EVENTS.read(sink.happened)
        self.events = [event for event in events if not isinstance(event, Revealed)]

    def act(self, action: Action) -> Scene:
        """Do an action of the seat that is asked."""
        code = ACTIONS.number(self.state, action)
        assert code in self.state.legal_actions(self.asked)
        self._listen(self.state.apply, self.asked, code)
        assert set(census(self.state)) == {1}
        return self

    def draw(self) -> Scene:
        """Draw for the icon."""
        return self.act(Draw())

    def decline(self) -> Scene:
        """Do not."""
        return self.act(Decline())

    @property
    def asked(self) -> int:
        """Tell the one seat that is asked."""
        assert self.state.pending in (1, 2, 4, 8, 16, 32), "one seat is asked"
        return int(self.state.pending).bit_length() - 1

    @property
    def question(self) -> tuple[int, str, str]:
        """Tell who is asked what about which Kitten."""
        asks = prompt(self.state, self.asked)
        return self.asked, asks.key, str(asks.args["card"]).removeprefix("card:")

    def offers(self) -> list[Action]:
        """List what the seat that is asked may do."""
        return [ACTIONS.record(self.state, code) for code in self.state.legal_actions(self.asked)]

    def squad(self, seat: int) -> Squad:
        """Look at a squad at the first Battleground."""
        return table_view(self.state).places[seat].squads[0]

    def names(self, seat: int) -> list[str]:
        """List the Kittens of a squad."""
        return [kitten.name for kitten in self.squad(seat).kittens or ()]

    def fish(self) -> list[int]:
        """List the fish that the first Battleground paid."""
        paid = table_view(self.state).grounds[0].paid
        assert paid is not None, "the first Battleground is not done"
        return list(paid)


def is_first_done(scene: Scene) -> bool:
    """Tell whether the competition has gone past the first Battleground."""
    return bool(scene.state.ground > 0)
