"""The games in OpenSpiel, with explicit chance: importing this module registers `purrlor_GAME` for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pyspiel

from purrlor.core.arrays import lowest
from purrlor.core.rng import Rng
from purrlor.core.state import Sink, State
from purrlor.rl.spaces import Reader, Table
from purrlor.table.game import Game, all_games
from purrlor.table.records import hears, told

OUTCOMES = 256  # of a chance node: each is a seed for what is drawn there
DEAL_NODES = 4  # chance nodes of the deal: 2 to the power of 32 deals


class Told:
    """What was told so far, as the rules told it: a chain that copies share."""

    def __init__(self, before: Told | None, happened: Sequence[Sequence[int]]) -> None:
        self.before = before
        self.happened = happened

    def __deepcopy__(self, memo: dict[int, Any]) -> Told:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return chain, (self.all(),)

    def all(self) -> list[Sequence[Sequence[int]]]:
        """List what was told, step by step."""
        steps: list[Sequence[Sequence[int]]] = []
        link: Told | None = self
        while link is not None:
            steps.append(link.happened)
            link = link.before
        return steps[::-1]


def chain(steps: list[Sequence[Sequence[int]]]) -> Told | None:
    """Put what was told, step by step, together again."""
    link: Told | None = None
    for happened in steps:
        link = Told(link, happened)
    return link


class SpielGame(pyspiel.Game):
    """A game with its options as OpenSpiel's parameters."""

    def __init__(self, game: Game[Any], kind: Any, params: dict[str, Any]) -> None:
        self.table = Table(game, **{option.name: params[option.name] for option in game.options})
        self.reader = Reader(self.table.layout)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.table.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=game.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        """Begin before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Make an observer; with perfect recall it has a string but no tensor."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, bool(recall))


class SpielState(pyspiel.State):
    """A position, before the deal, where chance speaks, or where a seat is asked.

    Seats that are asked at once answer in turn, and see nothing of each other's answers.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = 0
        self.dealt = 0  # chance nodes of the deal that are over
        self.inner: State | None = None
        self.waiting = -1  # the action that waits for chance, as a number of the rules
        self.draws = 0
        self.told: Told | None = None

    @property
    def _table(self) -> Table:
        table: Table = self.get_game().table
        return table

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        other = SpielState(self.get_game())
        other.__dict__.update(self.__dict__)
        if self.inner is not None:
            other.inner = self.inner.clone()
        return other

    def current_player(self) -> int:
        """Tell who acts: a seat, chance, or nobody at the end."""
        if self.inner is None or self.waiting >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        if self.inner.pending == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return lowest(self.inner.pending)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.inner is not None
        if not (self.inner.pending >> player) & 1:
            return []
        return sorted(self._table.offered(self.inner, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the seeds of what is drawn here."""
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
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
            number = self._table.absolute(lowest(self.inner.pending), action)
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
            self.told = Told(self.told, sink.happened)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.inner is None:
            return f"chance {action}"
        number = self._table.absolute(player, action)
        return str(self._table.game.actions.record(self.inner, number))

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.inner is not None and self.waiting < 0 and self.inner.pending == 0

    def returns(self) -> list[float]:
        """Give every seat's share of the victory."""
        if not self.is_terminal():
            return [0.0] * self._table.seats
        assert self.inner is not None
        return [self.inner.outcome(seat) for seat in range(self._table.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Give the same position in a world that the player can't tell from this one."""
        other: SpielState = self.clone()
        assert self.inner is not None
        other.inner = self.inner.guess(player, Rng.seeded(int(sampler() * 2**62)))
        return other

    def recalled(self, player: int) -> str:
        """Tell all that a seat has been told, and what it sees now: its information state."""
        if self.inner is None:
            return ""
        game = self._table.game
        events = [
            told(event, player)
            for happened in (self.told.all() if self.told else [])
            for event in game.events.read(happened)
            if hears(event, player)
        ]
        seen = msgspec.json.encode(game.view(self.inner, player)).decode()
        return "\n".join([*map(str, events), seen])

    def __str__(self) -> str:
        if self.inner is None:
            return f"deal {self.dealt} of {DEAL_NODES}"
        views = [self._table.game.view(self.inner, seat) for seat in range(self._table.seats)]
        return f"{msgspec.json.encode(views).decode()} {self.waiting} {self.draws}"


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
        if self.recall:
            return state.recalled(player)
        if state.inner is None:
            return ""
        return msgspec.json.encode(self.game.table.game.view(state.inner, player)).decode()


def spiel_name(game: Game[Any]) -> str:
    """Name a game in OpenSpiel."""
    return "purrlor_" + game.name.replace("-", "_")


def _register(game: Game[Any]) -> None:
    counts = game.player_counts()
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
        parameter_specification={option.name: option.default for option in game.options},
    )

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {option.name: option.default for option in game.options} | (params or {})
            super().__init__(game, kind, given)

    pyspiel.register_game(kind, Registered)


for _game in all_games().values():
    _register(_game)
