"""Set a table of the Isle of Cats up by hand, act, and look."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.core.state import Sink
from purrlor.games.isle_of_cats import GAME, actions
from purrlor.games.isle_of_cats.cards import CARD_NAMES
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import (
    BOAT_SIZE,
    OFF_THE_BOAT,
    WHICH_BOAT,
    place,
    remove,
    why_not_here,
)
from purrlor.games.isle_of_cats.rules.isle import set_up
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENT_NAMES
from purrlor.games.isle_of_cats.rules.pieces.squares import square_at
from purrlor.games.isle_of_cats.rules.pieces.supply import ROYAL_RATS
from purrlor.games.isle_of_cats.rules.pieces.tiles import TILE_NAMES
from purrlor.games.isle_of_cats.view import Place, SeatView, TableView, cards_in, seat_view, table_view
from purrlor.table.records import Action, Event

DAWN, DRAFT, BUYING, LESSONS, CARDS, RESCUE, FINDS, NIGHT = (
    t.DAWN,
    t.DRAFT,
    t.BUYING,
    t.LESSONS,
    t.RESCUE_CARDS,
    t.RESCUE,
    t.FINDS,
    t.NIGHT,
)
WINDOW = t.DAWN_WINDOW
LAST = t.LAST_WINDOW


class Scene:
    """A table in a phase of choice; seat 0 is first in the order unless it says otherwise."""

    def __init__(
        self,
        phase: int,
        seats: int = 2,
        day: int = 1,
        seed: int = 1,
        event: str | None = None,
        kittens: bool = False,
        beasts: bool = False,
        family: bool = False,
        difficulty: int = 0,
    ) -> None:
        options = t.Options(seats, kittens, beasts, event is not None, False, family, difficulty)
        self.state = set_up(options, Rng.seeded(seed))
        self.events: list[Event] = []
        state = self.state
        while state.frames.depth:
            state.frames.pop()
        for i in range(len(state.where)):
            state.where[i] = t.DECK
        state.dealt, state.top = 0, len(state.where)
        state.dealt = (day - 1 + (phase > t.DRAFT)) * state.slots_a_day() if not family else 0
        for i in range(state.dealt):
            state.where[i] = t.OPEN * t.BY_SEAT
        state.day, state.phase, state.at, state.passed, state.pending = day, phase, 0, 0, 0
        for seat in range(seats):
            state.order[seat] = seat
            state.own[seat * t.OWN + t.FISH] = 0
            while state.tiles_on(seat):
                remove(state.shapes, state.boats, seat, 0)
        state.stock[t.RAT_STOCK] = ROYAL_RATS
        self.empty_fields()
        if event is not None:
            for i in range(t.DAYS):
                state.notes[t.EVENT_OF_DAY + i] = EVENT_NAMES.index("two_fish_more")
            state.notes[t.EVENT_OF_DAY + day - 1] = EVENT_NAMES.index(event)

    def empty_fields(self) -> None:
        """Put all that lies in the fields back into the bag."""
        state = self.state
        for side in (0, 1):
            while state.in_field(side):
                tile = state.take_from_field(side, 0)
                if tile < 85:
                    state.bag[state.bag_size] = tile
                    state.bag_size += 1

    def field(self, left: str = "", right: str = "", nursery: str | None = None) -> Scene:
        """Lay these tiles into the fields, and on the kitten board."""
        for side, names in enumerate((left, right)):
            for name in names.split():
                tile = TILE_NAMES.index(name)
                self.draw(tile)
                self.state.add_to_field(side, tile)
        if nursery is not None:
            while self.state.in_field(2):
                self.state.take_from_field(2, 0)
            for name in nursery.split():
                self.state.add_to_field(2, TILE_NAMES.index(name))
        return self

    def draw(self, tile: int) -> None:
        """Take a tile out of the bag, if it is there."""
        state = self.state
        for i in range(state.bag_size):
            if state.bag[i] == tile:
                state.bag_size -= 1
                state.bag[i] = state.bag[state.bag_size]
                return

    def bag(self, *names: str) -> Scene:
        """Let the bag hold just these tiles."""
        self.state.bag_size = len(names)
        for i, name in enumerate(names):
            self.state.bag[i] = TILE_NAMES.index(name)
        return self

    def give(self, seat: int, cards: str, place: int = t.HAND) -> Scene:
        """Take cards from the deck into a hand."""
        state = self.state
        for name in cards.split():
            face = CARD_NAMES.index(name)
            unused = (t.DECK, t.OPEN * 8)
            at = next(i for i in range(state.top) if state.card[i] == face and state.where[i] in unused)
            state.top -= 1
            state.card[at], state.card[state.top] = state.card[state.top], face
            state.where[state.top] = place * t.BY_SEAT + seat
        return self

    def own(self, seat: int, **numbers: int) -> Scene:
        """Set numbers of a seat: fish=5, baskets=2."""
        for name, number in numbers.items():
            self.state.own[seat * t.OWN + getattr(t, name.upper())] = number
        return self

    def rare(self, *names: str) -> Scene:
        """Lay rare treasures under the island."""
        for name in names:
            self.state.add_rare(TILE_NAMES.index(name))
        return self

    def stock(self, name: str, count: int) -> Scene:
        """Set how many of a treasure the island has."""
        self.state.stock[self.state.stock_place(TILE_NAMES.index(name))] = count
        return self

    def boat(self, seat: int, letter: str) -> Scene:
        """Give a seat this boat."""
        self.state.boats[seat * BOAT_SIZE + WHICH_BOAT] = "ABCDEF".index(letter)
        return self

    def lay(self, seat: int, name: str, x: int, y: int, turn: int = 0) -> Scene:
        """Lay a tile on a boat: its first square in reading order at column x, row y."""
        tile = TILE_NAMES.index(name)
        placement = turn * 142 + square_at(x, y)
        assert why_not_here(self.state.shapes, self.state.boats, seat, tile, placement) != OFF_THE_BOAT, name
        place(self.state.shapes, self.state.boats, seat, tile, placement)
        return self

    def go(self) -> Scene:
        """Go on to the first question."""
        sink = Sink()
        self.state.sink = sink
        self.state.go_on()
        self.state.sink = None
        self.note(sink)
        return self

    def note(self, sink: Sink) -> None:
        """Keep the events as records."""
        self.events = GAME.events.read(sink.happened)

    # -- acting ----------------------------------------------------------------------------------------

    def do(self, seat: int, *todo: Action) -> Scene:
        """Do actions, which must be allowed."""
        for action in todo:
            number = GAME.actions.number(self.state, action)
            assert number >= 0, action
            assert GAME.why(self.state, seat, action) is None, (action, self.why(seat, action))
            sink = Sink()
            self.state.sink = sink
            self.state.apply(seat, number)
            self.state.sink = None
            self.note(sink)
        return self

    def anywhere(self, seat: int) -> Scene:
        """Place the tile in hand at the first place that there is."""
        first = GAME.actions.record(self.state, self.state.legal_actions(seat)[0])
        assert isinstance(first, actions.Place)
        return self.do(seat, first)

    def at(self, seat: int, x: int, y: int, turn: int = 0) -> Scene:
        """Place the tile in hand here."""
        tile = TILE_NAMES[actions.tile_in_hand(self.state)]
        return self.do(seat, actions.Place(tile, turn, square_at(x, y)))

    def can(self, seat: int, action: Action) -> bool:
        """Tell whether an action is offered."""
        number = GAME.actions.number(self.state, action)
        return number >= 0 and number in self.state.legal_actions(seat)

    def why(self, seat: int, action: Action) -> str | None:
        """Tell the key of the reason why an action is refused."""
        reason = GAME.why(self.state, seat, action)
        return reason.key if reason else None

    def choices(self, seat: int) -> list[Action]:
        """List what a seat may do."""
        return [GAME.actions.record(self.state, number) for number in self.state.legal_actions(seat)]

    # -- looking ---------------------------------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        """List the seats that are asked."""
        return [seat for seat in range(self.state.seats) if (self.state.pending >> seat) & 1]

    @property
    def table(self) -> TableView:
        """Show what everybody sees."""
        return table_view(self.state)

    def place(self, seat: int) -> Place:
        """Show what lies in front of a seat."""
        return self.table.places[seat]

    def seat(self, seat: int) -> SeatView:
        """Show what a seat alone sees."""
        return seat_view(self.state, seat)

    def tiles(self, seat: int) -> list[str]:
        """List the tiles on a boat."""
        return [tile.tile for tile in self.place(seat).tiles]

    def cards(self, seat: int, *places: int) -> tuple[str, ...]:
        """List the cards of a seat in some places."""
        return cards_in(self.state, seat, *places)

    def question(self, seat: int) -> str:
        """Tell the key of what a seat is asked."""
        return GAME.prompt(self.state, seat).key


def pass_all(scene: Scene) -> Scene:
    """Let everybody pass until another question than a turn or window comes."""
    kind = scene.state.frames.kind()
    while scene.asked and scene.state.frames.kind() == kind:
        scene.do(scene.asked[0], actions.Pass())
    return scene
