"""Set a table of Wizard Kittens up by hand, act, and look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from purrlor.core.arrays import ints, zeros
from purrlor.core.frames import Frames
from purrlor.core.rng import Rng
from purrlor.core.state import Sink
from purrlor.games.wizard_kittens.actions import (
    ACTIONS,
    Cast,
    Choose,
    Clear,
    Give,
    Idle,
    Keep,
    Pick,
    Place,
    TakeKitten,
)
from purrlor.games.wizard_kittens.cards import (
    COMPONENTS,
    CREDIT_NAMES,
    CURSE_NAMES,
    SPELLS,
    TYPES,
)
from purrlor.games.wizard_kittens.deck import own_tables
from purrlor.games.wizard_kittens.events import EVENTS
from purrlor.games.wizard_kittens.prompt import prompt
from purrlor.games.wizard_kittens.rules.circles import NONE, Options
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens, deal
from purrlor.games.wizard_kittens.rules.questions import ASK_CAST, FOR_TURN
from purrlor.games.wizard_kittens.score import score
from purrlor.games.wizard_kittens.view import TableView, census, seat_view, table_view
from purrlor.games.wizard_kittens.why import why
from purrlor.table.game import Score
from purrlor.table.reasons import Reason
from purrlor.table.records import Action, Event

__all__ = [
    "Cast",
    "Choose",
    "Clear",
    "Give",
    "Idle",
    "Keep",
    "Pick",
    "Place",
    "Scene",
    "TakeKitten",
    "seat_view",
]

LETTERS = "AFPS"
Happening = Callable[[WizardKittens], bool]


class Scene:
    """A table with chosen circles: seat 0 is on turn and about to cast, or to place what `hand` says.

    A circle is written chapter by chapter: "AAS|P" has two Artifacts and a Scroll in 1, a Potion in 2.
    """

    def __init__(
        self,
        *circles: str,
        hand: str = "",
        curses: tuple[str, ...] = ("vampire", "scaredycat"),
        opened: bool = False,
        advanced: bool = False,
        new_rules: bool = False,
        chaos: int = 0,
        replacing: bool = True,
    ) -> None:
        state = deal(
            Options(len(circles), advanced, new_rules, chaos, replacing), own_tables(), Rng.seeded(1)
        )
        self.state = state
        state.pile, state.pile_size = ints([12] * TYPES), 48
        state.circle, state.heap, state.size = zeros(48), zeros(12), zeros(4)
        state.kitten = ints([0, 1, 2, 3])
        state.open = 7 if opened else 3
        state.curse_at, state.curses_seen, state.curses_left = ints([NONE] * 3), 0, ints([2, 2, 2])
        for chapter, curse in enumerate(curses):
            self.show(chapter, curse)
        for seat, circle in enumerate(circles):
            for chapter, letters in enumerate(circle.split("|")):
                for letter in letters:
                    state.put(seat, chapter, self.find(letter))
        state.turn, state.frames = 0, Frames.empty()
        state.ask(ASK_CAST, 0, 0, 0)
        if hand:
            state.ask_place(0, self.find(hand), FOR_TURN)
        state.pending = 1
        state.top = 10
        self.events: list[Event] = []
        self.settle()

    def find(self, letter: str) -> int:
        """Take a component out of the deck."""
        kind = LETTERS.index(letter)
        self.state.pile[kind] -= 1
        self.state.pile_size -= 1
        return kind

    def show(self, chapter: int, curse: str) -> None:
        """Lay a curse out."""
        state, found = self.state, CURSE_NAMES.index(curse)
        state.curse_at[chapter] = found
        state.curses_seen |= 1 << found
        state.curses_left[state.tables.band[found]] -= 1

    def won(self, seat: int, *curses: str, extras: str = "") -> Scene:
        """Let somebody have defeated curses before, with extra cards."""
        state = self.state
        for curse in curses:
            found = CURSE_NAMES.index(curse)
            state.defeated_by[found] = seat
            state.curses_seen |= 1 << found
            state.curses_left[state.tables.band[found]] -= 1
            state.defeated += 1
        for letter in extras:
            state.extra[seat * TYPES + self.find(letter)] += 1
        return self.settle()

    def credit(self, *names: str) -> Scene:
        """Deal the Extra Credits, seat by seat."""
        for seat, name in enumerate(names):
            self.state.credit[seat] = CREDIT_NAMES.index(name)
        return self

    def cover(self, seat: int, spell: str) -> Scene:
        """Put somebody's token on a spell."""
        self.state.token[seat] = SPELLS.index(spell) % 4
        return self

    def settle(self) -> Scene:
        """Make the middle of the deck as large as the components left ask for."""
        state = self.state
        state.middle = state.pile_size - state.top - state.bottom + 1 + state.cats
        self.census = census(state)
        return self

    def cut(self, top: int, middle: int, bottom: int) -> Scene:
        """Leave so many cards in each layer (Cats and Caught counted); the others go to the discard pile."""
        state = self.state
        state.top, state.middle, state.bottom = top, middle, bottom
        kind, left = 0, top + middle - state.cats + bottom - 1
        assert left >= 0
        while state.pile_size > left:
            if state.pile[kind]:
                state.pile[kind] -= 1
                state.pile_size -= 1
                state.discards[kind] += 1
            kind = (kind + 1) % TYPES
        self.census = census(state)
        return self

    def act(self, action: Action, seat: int = 0, until: Happening | None = None) -> Scene:
        """Do an action; with `until`, chance falls so that it holds afterwards."""
        state, code = self.state, ACTIONS.number(self.state, action)
        assert code in state.legal_actions(seat), f"{action} is not offered: {self.offers(seat)}"
        if until is not None:
            state.rng = Rng.seeded(self.seed(seat, code, until))
        sink = Sink()
        state.sink = sink
        state.apply(seat, code)
        state.sink = None
        self.events = EVENTS.read(sink.happened)
        assert census(state) == self.census
        return self

    def seed(self, seat: int, code: int, until: Happening) -> int:
        """Find a seed with which something comes true."""
        for seed in range(5000):
            world = self.state.copy(Rng.seeded(seed))
            world.apply(seat, code)
            if until(world):
                return seed
        raise AssertionError("chance can't fall so")

    def draw_of(self, letters: str) -> Happening:
        """Say that the next cards drawn are these components, whoever draws them."""
        before = list(self.state.pile)
        wanted = [letters.count(letter) for letter in LETTERS]
        return lambda state: [before[kind] - state.pile[kind] for kind in range(TYPES)] == wanted

    def asked(self) -> tuple[int, str]:
        """Tell who is asked what."""
        seat = next(seat for seat in range(self.state.seats) if (self.state.pending >> seat) & 1)
        return seat, prompt(self.state, seat).key.removeprefix("ask-")

    def offers(self, seat: int = 0) -> list[Action]:
        """List what a seat may do."""
        return [ACTIONS.record(self.state, code) for code in self.state.legal_actions(seat)]

    def why(self, action: Action, seat: int = 0) -> Reason:
        """Ask why a seat can't do something."""
        reason = why(self.state, seat, action)
        assert reason is not None, f"{action} is allowed"
        return reason

    def circle(self, seat: int) -> str:
        """Write a circle as it is written above."""
        chapters = table_view(self.state).places[seat].chapters
        return "|".join("".join(LETTERS[COMPONENTS.index(c)] for c in chapter) for chapter in chapters)

    def view(self) -> TableView:
        """Look at the table."""
        return table_view(self.state)

    def finish(self, how: int) -> Scene:
        """End the game as it stands."""
        self.state.finish(how, 0)
        self.state.pending = 0
        return self

    def score(self) -> Score:
        """Look at the score."""
        return score(self.state)

    def line(self, key: str) -> tuple[int | None, ...]:
        """Find a line of the score."""
        return next(line.amounts for line in self.score().lines if line.key == f"score-{key}")

    def told(self, kind: type[Any]) -> list[Any]:
        """List the events of a kind from the last action."""
        return [event for event in self.events if isinstance(event, kind)]
