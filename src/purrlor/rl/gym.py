"""Gymnasium environments: one seat against named rivals, one game or a batch of them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from purrlor.core.batch import CUT_OFF
from purrlor.rl.batch import PLAYERS, Games
from purrlor.rl.spaces import Array, Table
from purrlor.table.game import all_games
from purrlor.table.options import Value

Observation = dict[str, Array]


def observation_space(table: Table) -> Any:
    """Describe an observation: what the seat knows, and which actions it may choose from."""
    return spaces.Dict(
        {
            "observation": spaces.Box(table.least, table.most, dtype=np.int16),
            "action_mask": spaces.MultiBinary(table.actions),
        }
    )


def one_learner(table: Table, rival: str, seat: int) -> list[str]:
    """Give one seat to a learner and all others to a bot of the engine."""
    rivals = [name for name in PLAYERS if name != "learner"]
    if rival not in rivals:
        raise ValueError(f"rival can be {', '.join(rivals)}, not {rival!r}")
    if not 0 <= seat < table.seats:
        raise ValueError(f"there is no seat {seat} among {table.seats}")
    players = [rival] * table.seats
    players[seat] = "learner"
    return players


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; bots play the others. The reward at the end is the seat's share of the victory.

    `illegal` says what an action does that is not offered: `lose` ends the game without a reward, `random`
    does another one instead, `raise` is an error.
    """

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        rival: str = "random",
        seat: int = 0,
        illegal: str = "lose",
        render_mode: None = None,
        **options: Value,
    ) -> None:
        if illegal not in ("lose", "random", "raise"):
            raise ValueError(f"illegal can be lose, random or raise, not {illegal!r}")
        self.table = Table(game, **options)
        self.players = one_learner(self.table, rival, seat)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table)
        self.action_space = spaces.Discrete(self.table.actions)
        self.games: Games | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game."""
        super().reset(seed=seed)
        self.games = Games(self.table, self.players, 1, int(self.np_random.integers(2**62)))
        return self._seen(), {}

    def _seen(self) -> Observation:
        assert self.games is not None
        return {
            "observation": self.games.observations[0].copy(),
            "action_mask": self.games.masks[0].astype(np.int8),
        }

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action, and let the rivals play until the seat is asked again."""
        games = self.games
        assert games is not None, "reset comes first"
        chosen = int(action)
        if not 0 <= chosen < self.table.actions:
            raise ValueError(f"there is no action {chosen}, only 0 to {self.table.actions - 1}")
        if not games.masks[0, chosen]:
            if self.illegal == "raise":
                raise ValueError(f"action {chosen} is not offered")
            if self.illegal == "lose":
                return self._over(games.observations[0]), 0.0, True, False, {"illegal": True}
            chosen = int(self.np_random.choice(np.flatnonzero(games.masks[0])))
        games.step(np.array([chosen]))
        if games.ends[0]:
            cut_off = bool(games.ends[0] == CUT_OFF)
            reward = float(games.rewards[0, self.seat])
            return self._over(games.finals[0]), reward, not cut_off, cut_off, {}
        return self._seen(), 0.0, False, False, {}

    def _over(self, seen: Array) -> Observation:
        # Nothing can be done any more; whoever samples by the mask must still find something.
        return {"observation": seen.copy(), "action_mask": np.ones(self.table.actions, np.int8)}


class BatchEnv(VectorEnv[Observation, Array, Array]):
    """Many games at once, each with one learning seat; a game that ends is dealt again in the same step."""

    def __init__(
        self,
        game: str,
        num_envs: int = 256,
        rival: str = "random",
        seat: int = 0,
        **options: Value,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"a batch has at least one game, not {num_envs}")
        self.table = Table(game, **options)
        self.num_envs = num_envs
        self.players = one_learner(self.table, rival, seat)
        self.seat = seat
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(self.table)
        self.single_action_space = spaces.Discrete(self.table.actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.games: Games | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew."""
        given = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=given)
        self.games = Games(self.table, self.players, self.num_envs, int(self.np_random.integers(2**62)))
        return self._seen(), {}

    def _seen(self) -> Observation:
        assert self.games is not None
        return {
            "observation": self.games.observations.copy(),
            "action_mask": self.games.masks.astype(np.int8),
        }

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Do one action in every game."""
        games = self.games
        assert games is not None, "reset comes first"
        games.step(actions)
        cut_off = games.ends == CUT_OFF
        over = games.ends != 0
        info: dict[str, Any] = {}
        if over.any():
            final = {"observation": games.finals.copy(), "action_mask": np.ones_like(games.masks, np.int8)}
            info = {"final_obs": final, "_final_obs": over.copy()}
        return self._seen(), games.rewards[:, self.seat].copy(), over & ~cut_off, cut_off, info


for _name in all_games():
    # Gymnasium imports this module for `gymnasium.make("purrlor.rl.gym:purrlor/NAME-v0")`.
    gymnasium.register(
        f"purrlor/{_name}-v0",
        entry_point="purrlor.rl.gym:SeatEnv",
        vector_entry_point="purrlor.rl.gym:BatchEnv",
        disable_env_checker=True,
        kwargs={"game": _name},
    )
