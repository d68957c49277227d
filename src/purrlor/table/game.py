"""Describe a game to everything outside its folder, and find all games without a list to register in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from typing import Any, Generic, TypeVar

import msgspec

from purrlor import games as shelf
from purrlor.core.observation import Observer, Slate, cells_in
from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER, Judge, State
from purrlor.table.contents import Pile
from purrlor.table.counts import Counts
from purrlor.table.deck import Deck, DeckTable, faults_of, said_of, tables_at
from purrlor.table.filled import Sheet
from purrlor.table.kinds import Kind
from purrlor.table.numbers import ActionSpace, EventSpace
from purrlor.table.options import PLAYERS, Clash, Option, Settings, Value, every_combination, settle
from purrlor.table.reasons import Argument, Because, Reason, Refused, refused
from purrlor.table.records import Action

S = TypeVar("S", bound=State)


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked: a text key and its arguments. May depend only on what that seat knows."""

    key: str
    args: dict[str, Argument] = {}


class View(msgspec.Struct, frozen=True):
    """All that a seat sees: the table as everybody sees it, and what it alone knows (a watcher: nothing)."""

    table: msgspec.Struct
    own: msgspec.Struct | None


class Outlook(msgspec.Struct, frozen=True):
    """What each choice of a seat would change, in the order of its choices, by what that seat knows.

    `points` is shorter where the last choices change nothing; `bonus` lists the choices that earn something.
    `parts` says of what the points are made, and what is on its way; `best` is a good choice to begin with.
    `counts` lists for cards by name the squares of the seat's board that they count.
    """

    points: tuple[int, ...]
    bonus: tuple[int, ...] = ()
    parts: dict[str, tuple[int, ...]] = {}
    best: int | None = None
    counts: dict[str, tuple[int, ...]] = {}


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the final score: a text key, and an amount for every seat (None: not theirs).

    `total` marks the line that sums the others up.
    """

    key: str
    amounts: tuple[int | None, ...]
    args: dict[str, Argument] = {}
    total: bool = False


class Score(msgspec.Struct, frozen=True):
    """The end of a game: why it ended, the place of every seat (1 is best; may be shared), lines."""

    ending: str
    places: tuple[int, ...]
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game as the table knows it: everything goes through these functions, nothing reads its state."""

    name: str  # in commands, files and addresses: wizards-and-witches
    version: int  # of the rules: changes when an old log would lead elsewhere, or tell something else
    package: str  # where its texts are
    options: tuple[Option, ...]
    refuse: Callable[[Settings], Reason | None]  # combinations that make no sense
    deal: Callable[[Settings, Deck, Rng], S]
    actions: ActionSpace  # what can be done
    events: EventSpace  # what can happen
    table_view: Callable[[S], msgspec.Struct]  # what everybody sees
    seat_view: Callable[[S, int], msgspec.Struct]  # what this seat sees besides
    prompt: Callable[[S, int], Prompt]
    why: Callable[[S, int, Action], Reason | None]  # why a seat that is asked can't do an action
    score: Callable[[S], Score]
    census: Callable[[S], list[int]]  # how many of each component there are, wherever they lie: never changes
    judge: Judge
    # What a seat's choices would change: costly, so it is asked for only where somebody looks at them.
    outlook: Callable[[S, int], Outlook | None] | None = None
    # What speaks for a choice that was tried (`table.hints.Trial`), the most telling first.
    hints: Callable[[Any], list[Because]] | None = None
    clear: float = 0.07  # of a victory: a choice that is worth so much less than another is a clear mistake
    glossary: tuple[Kind, ...] = ()  # the names that are explained besides options and words
    sheet: Sheet | None = None  # what is filled in to count a game that was played with the printed box
    contents: tuple[Pile, ...] = ()  # what lies in the box, to be printed
    idle: tuple[type[Action], ...] = ()  # with these alone a seat has nothing to decide: it goes on
    quiet_rule: str = ""  # the rule that forbids talk while the open view says `quiet`
    deck_tables: tuple[DeckTable, ...] = ()  # the cards that an owner's deck may replace
    clashes: tuple[Clash, ...] = ()  # what `refuse` refuses, for those who show options
    counts: Counts | None = None  # what `purrlor balance` counts in this game alone
    observer: Observer | None = None  # writes what a seat knows as numbers, for programs that learn
    longest: int = 20_000  # actions; no game takes more, however it is played: the laws check it
    oldest: int = 1  # games of this rules version and all later ones can be played to their end

    def settle(self, given: Mapping[str, object]) -> Settings:
        """Complete the options of a game; refuse what the rules do not allow."""
        settings = settle(self.options, given)
        reason = self.refuse(settings)
        if reason is not None:
            raise Refused(reason, self)
        return settings

    def check_deck(self, deck: Deck, rules: int | None = None) -> None:
        """Refuse a deck that does not fit the game's tables, or those of an earlier rules version."""
        tables = self.deck_tables if rules is None else tables_at(self.deck_tables, self.package, rules)
        for fault in faults_of(tables, deck):
            raise Refused(said_of(fault), self)

    def new(self, *, seed: int = 0, deck: Deck | None = None, **options: Value) -> S:
        """Deal the bare rules: a state with numbers for actions, no events, no undo, and many times faster.

        >>> import purrlor
        >>> state = purrlor.game("wizards-and-witches").new(players=4, seed=1)
        >>> state.seats
        4
        """
        return self.deal(self.settle(options), deck or {}, Rng.seeded(seed))

    def mask(self, state: S, seat: int) -> bytearray:
        """Mark the numbers of all actions that a program should choose from with 1, all others with 0.

        >>> import purrlor
        >>> game = purrlor.game("battle-kittens")
        >>> state = game.new(players=2)
        >>> sum(game.mask(state, 0)) == len(state.considered_actions(0))
        True
        """
        mask = bytearray(self.actions.size)
        for action in state.considered_actions(seat):
            mask[action] = 1
        return mask

    def observe(self, state: S, seat: int) -> memoryview:
        """Write what a seat knows as numbers of 16 bits; `observer.layout` says what they mean.

        >>> import purrlor
        >>> game = purrlor.game("wizards-and-witches")
        >>> state = game.new(players=3)
        >>> observation = game.observe(state, 0)
        >>> [part.name for part in game.observer.layout(3)][:2], observation[0] == state.goal
        (['goal', 'turn'], True)
        """
        if self.observer is None:
            raise refused("no-observer", game=self.name)
        slate = Slate(_cells(self.observer, state.seats))
        self.observer.observe(state, seat, slate)
        return memoryview(slate.cells)

    def __reduce__(self) -> tuple[object, ...]:
        return _game_of, (self.package,)

    def view(self, state: S, seat: int) -> View:
        """Show the table to a seat, or to a WATCHER."""
        own = None if seat == WATCHER else self.seat_view(state, seat)
        return View(self.table_view(state), own)

    def player_counts(self) -> list[int]:
        """List how many may play: the numbers that the game accepts with some options."""
        playable = (given[PLAYERS] for given in every_combination(self.options) if self.refuse(given) is None)
        return sorted({int(number) for number in playable})

    def usual(self, players: int) -> Settings:
        """Give the usual options for a number of players, as far as the game accepts them."""
        usual = {option.name: option.default for option in self.options}
        playable = [
            given
            for given in every_combination(self.options)
            if given[PLAYERS] == players and self.refuse(given) is None
        ]
        return self.settle(min(playable, key=lambda given: sum(given[name] != usual[name] for name in usual)))

    @property
    def texts(self) -> Traversable:
        """Find the folder of the game's texts."""
        return files(self.package) / "texts"

    @property
    def lessons(self) -> Traversable:
        """Find the folder of the game's lessons, which it may lack."""
        return files(self.package) / "lessons"


@cache
def _cells(observer: Observer, seats: int) -> int:
    """Count the cells of an observation."""
    return cells_in(observer.layout(seats))


def _game_of(package: str) -> object:
    """Find a game by its package, for pickle."""
    return import_module(package).GAME


@cache
def all_games() -> dict[str, Game[Any]]:
    """Find every game: the folders in `purrlor.games`, and those of others by entry point."""
    modules = [import_module(f"{shelf.__name__}.{info.name}") for info in iter_modules(shelf.__path__)]
    found: list[Game[Any]] = [module.GAME for module in modules]
    found += [point.load() for point in entry_points(group="purrlor.games")]
    return {game.name: game for game in sorted(found, key=lambda game: game.name)}


def find_game(name: str) -> Game[Any]:
    """Find a game by its name."""
    game = all_games().get(name)
    if game is None:
        raise refused("no-such-game", game=name[:40], known=", ".join(all_games()))
    return game
