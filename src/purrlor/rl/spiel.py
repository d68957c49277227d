"""The games in OpenSpiel, with explicit chance: importing this module registers `purrlor_GAME` for each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec
import numpy as np
import pyspiel

from purrlor.core.arrays import lowest
from purrlor.core.offers import NOT_OFFERED
from purrlor.core.pickles import fields, put_together, take_apart
from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER, Sink, State
from purrlor.rl.spaces import Reader, Table
from purrlor.table.game import Game, all_games
from purrlor.table.records import hears, told
from purrlor.table.snapshot import SCRATCH

OUTCOMES = 256  # of a chance node: each is a seed for what is drawn there
DEAL_NODES = 4  # chance nodes of the deal: 2 to the power of 32 deals
LONGEST = "longest"  # a parameter beside the options: after so many actions a game ends, and nobody wins
CHANCES = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


Happened = Sequence[Sequence[int]] | str  # events as the rules told them, or in words, the same for all


class Told:
    """What was told so far, step by step: a chain that copies share."""

    def __init__(self, before: Told | None, happened: Happened) -> None:
        self.before = before
        self.happened = happened
        self.lines: dict[int, str] = {}  # what each seat was told, once somebody has asked

    def __deepcopy__(self, memo: dict[int, Any]) -> Told:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return chain, (self.all(),)

    def links(self) -> list[Told]:
        """List the chain, the oldest first."""
        found: list[Told] = []
        link: Told | None = self
        while link is not None:
            found.append(link)
            link = link.before
        return found[::-1]

    def all(self) -> list[Happened]:
        """List what was told, step by step."""
        return [link.happened for link in self.links()]

    def said(self, game: Game[Any], player: int) -> str:
        """Tell what a seat was told in this step, a line for each event."""
        if isinstance(self.happened, str):
            return self.happened
        if player not in self.lines:
            heard = [event for event in game.events.read(self.happened) if hears(event, player)]
            self.lines[player] = "".join(f"{told(event, player)}\n" for event in heard)
        return self.lines[player]


def chain(steps: list[Happened]) -> Told | None:
    """Put what was told, step by step, together again."""
    link: Told | None = None
    for happened in steps:
        link = Told(link, happened)
    return link


class WorkedOut(dict[int, Any]):
    """What was worked out for seats, to be looked up again; pickles leave it out."""

    def __reduce__(self) -> tuple[object, ...]:
        return WorkedOut, ()


class Held:
    """A position that travels without what all positions of its table share, which may be large."""

    def __init__(self, table: Table, state: State) -> None:
        self.table = table
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.table, self.state.clone())

    def __reduce__(self) -> tuple[object, ...]:
        own = {name: value for name, value in fields(self.state).items() if name not in SCRATCH}
        return hold, (self.table, {name: take_apart(value) for name, value in own.items()})


def hold(table: Table, own: dict[str, Any]) -> Held:
    """Put a position together again."""
    state = table.deal(0)
    for name, value in own.items():
        setattr(state, name, put_together(value))
    return Held(table, state)


class SpielGame(pyspiel.Game):
    """A game with its options as OpenSpiel's parameters."""

    def __init__(self, game: Game[Any], kind: Any, params: dict[str, Any]) -> None:
        self.table = Table(game, **{option.name: params[option.name] for option in game.options})
        self.longest = int(params[LONGEST])
        if self.longest < 1:
            raise ValueError(f"{LONGEST} is a number of actions, at least 1, not {self.longest}")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.table.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, params)

    @cached_property
    def reader(self) -> Reader:
        """Unpack observations for tensors."""
        return Reader(self.table.layout)

    def new_initial_state(self) -> SpielState:
        """Begin before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Make an observer; with perfect recall it has a string but no tensor."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, bool(recall))


class SpielState(pyspiel.State):
    """A position: before the deal, where chance speaks, where a seat is asked, or at the end.

    Seats that are asked at once answer in turn, and see nothing of each other's answers.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = 0
        self.dealt = 0  # chance nodes of the deal that are over
        self.held: Held | None = None
        self.waiting = -1  # the action that waits for chance, as a number of the rules
        self.draws = 0
        self.done = 0  # actions of seats
        self.told: Told | None = None
        self.views = WorkedOut()  # what everybody and each seat sees now, once somebody has asked
        self.stories = WorkedOut()  # what each seat has been told up to some link

    @property
    def _table(self) -> Table:
        table: Table = self.get_game().table
        return table

    @property
    def inner(self) -> State | None:
        """Give the position of the rules, once it is dealt."""
        return None if self.held is None else self.held.state

    @inner.setter
    def inner(self, state: State) -> None:
        self.held = Held(self._table, state)

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        other = SpielState(self.get_game())
        other.__dict__.update(self.__dict__)
        other.stories = WorkedOut(self.stories)
        if self.inner is not None:
            other.inner = self.inner.clone()
        return other

    def current_player(self) -> int:
        """Tell who acts: a seat, chance, or nobody at the end."""
        if self.inner is None or self.waiting >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return lowest(self.inner.pending)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.inner is not None
        if self.is_terminal() or not (self.inner.pending >> player) & 1:
            return []
        return sorted(self._table.offered(self.inner, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the seeds of what is drawn here."""
        assert self.is_chance_node()
        return CHANCES

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node() and not 0 <= action < OUTCOMES:
            raise ValueError(f"there is no outcome {action}, only 0 to {OUTCOMES - 1}")
        self.views = WorkedOut()
        if self.inner is None:
            self.seed = self.seed * OUTCOMES + action
            self.dealt += 1
            if self.dealt == DEAL_NODES:
                self.inner = self._table.deal(self.seed)
        elif self.waiting >= 0:
            number, self.waiting = self.waiting, -1
            self.draws += 1
            self.inner.rng = Rng.seeded(self.draws * OUTCOMES + action)
            self._do(self.inner, number)
        else:
            seat = lowest(self.inner.pending)
            number = self._table.chosen(self.inner, seat, action)
            if number == NOT_OFFERED:
                raise ValueError(f"seat {seat} can't choose action {action} now; see legal_actions")
            tried = self.inner.clone()
            before = tried.rng.count
            self._do(tried, number, remember=False)
            if tried.rng.count != before:
                self.waiting = number
            else:
                self._do(self.inner, number)

    def _do(self, state: State, number: int, remember: bool = True) -> None:
        sink = Sink()
        state.sink = sink if remember else None
        state.apply(lowest(state.pending), number)
        state.sink = None
        if remember:
            self.done += 1
            self.told = Told(self.told, sink.happened)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.inner is None:
            return f"chance {action}"
        number = self._table.absolute(player, action)
        return str(self._table.game.actions.record(self.inner, number))

    def is_terminal(self) -> bool:
        """Tell whether the game is over, or cut short."""
        if self.inner is None or self.waiting >= 0:
            return False
        return self.inner.pending == 0 or self.done >= self.get_game().longest

    def returns(self) -> list[float]:
        """Give every seat's share of the victory."""
        if self.inner is None or self.inner.pending != 0:
            return [0.0] * self._table.seats
        return [self.inner.outcome(seat) for seat in range(self._table.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Give the same position in a world that the player can't tell from this one.

        What the others were told until now is not known there: they recall what the player does.
        """
        other: SpielState = self.clone()
        assert self.inner is not None
        other.inner = self.inner.guess(player, Rng.seeded(int(sampler() * 2**62)))
        other.told = Told(None, self.story(player))
        other.views, other.stories = WorkedOut(), WorkedOut()
        return other

    def recalled(self, player: int) -> str:
        """Tell all that a seat has been told, and what it sees now: its information state."""
        return "" if self.inner is None else self.story(player) + self.seen(player)

    def story(self, player: int) -> str:
        """Tell all that a seat has been told."""
        known, story = self.stories.get(player, (None, ""))
        link = self.told
        fresh: list[str] = []
        while link is not known and link is not None:
            fresh.append(link.said(self._table.game, player))
            link = link.before
        whole: str = story + "".join(reversed(fresh))
        self.stories[player] = self.told, whole
        return whole

    def seen(self, player: int) -> str:
        """Tell what a seat sees now."""
        if self.inner is None:
            return ""
        game, views = self._table.game, self.views
        if WATCHER not in views:
            views[WATCHER] = msgspec.json.encode(game.table_view(self.inner)).decode()
        if player not in views:
            views[player] = msgspec.json.encode(game.seat_view(self.inner, player)).decode()
        return f'{{"table":{views[WATCHER]},"own":{views[player]}}}'

    def __str__(self) -> str:
        if self.inner is None:
            return f"deal {self.dealt} of {DEAL_NODES}"
        views = ",".join(self.seen(seat) for seat in range(self._table.seats))
        return f"[{views}] {self.waiting} {self.draws}"


class SpielObserver:
    """What a seat knows as a tensor, and as a string."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.game = game
        self.recall = recall
        self.tensor = None if recall else np.zeros(game.reader.size, np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player knows into the tensor."""
        if self.tensor is None:
            return
        if state.inner is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.game.reader(self.game.table.observe(state.inner, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """Tell what a player knows in words."""
        return state.recalled(player) if self.recall else state.seen(player)


def spiel_name(game: Game[Any]) -> str:
    """Name a game in OpenSpiel."""
    return "purrlor_" + game.name.replace("-", "_")


def _register(game: Game[Any]) -> None:
    counts = game.player_counts()
    parameters = {option.name: option.default for option in game.options} | {LONGEST: game.longest}
    kind = pyspiel.GameType(
        short_name=spiel_name(game),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, parameters | (params or {}))

    pyspiel.register_game(kind, Registered)


for _game in all_games().values():
    _register(_game)
