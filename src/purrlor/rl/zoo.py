"""PettingZoo environments: every seat is an agent; AEC for turns, Parallel for all at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from purrlor.core.arrays import lowest
from purrlor.core.offers import NOT_OFFERED
from purrlor.core.state import State
from purrlor.rl.gym import Observation, observation_space
from purrlor.rl.spaces import Table
from purrlor.table.options import Value

Info = dict[str, Any]


class _Seats:
    """What both kinds of environments share: a table, its agents and their spaces."""

    def set_up(self, game: str, options: dict[str, Value]) -> None:
        """Make the spaces of all agents."""
        self.table = Table(game, **options)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, Any] = {
            agent: observation_space(self.table) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {
            agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents
        }
        self.nothing = np.zeros(self.table.actions, np.int8)
        self.state_now: State | None = None
        self.rng: np.random.Generator | None = None

    def deal(self, seed: int | None) -> State:
        """Deal a new game; without a seed, another one than before."""
        if seed is not None or self.rng is None:
            self.rng, _ = seeding.np_random(seed)
        self.state_now = self.table.deal(int(self.rng.integers(2**62)))
        return self.state_now

    def seen(self, agent: str) -> Observation:
        """Give what an agent knows and may do; nothing while it is not asked."""
        state, seat = self.state_now, self.numbers[agent]
        assert state is not None, "reset comes first"
        asked = (state.pending >> seat) & 1
        mask = self.table.mask(state, seat) if asked else self.nothing.copy()
        return {"observation": self.table.observe(state, seat), "action_mask": mask}


class SeatsEnv(_Seats, AECEnv[str, Observation, Any]):
    """All seats of a game in turn; seats that are asked at once answer one after another, unseen."""

    metadata = {"render_modes": [], "name": "purrlor_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, render_mode: None = None, **options: Value) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.set_up(game, options)
        self.metadata = {**self.metadata, "name": f"{self.table.game.name}_v0"}

    def observation_space(self, agent: str) -> Any:
        """Give the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Give the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Deal a new game."""
        state = self.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[lowest(state.pending)]

    def observe(self, agent: str) -> Observation:
        """Give what an agent knows and may do."""
        return self.seen(agent)

    def step(self, action: Any) -> None:
        """Do the action of the agent that is asked."""
        state = self.state_now
        assert state is not None, "reset comes first"
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an action; None is for agents whose game is over")
        seat = self.numbers[agent]
        number = self.table.chosen(state, seat, int(action))
        if number == NOT_OFFERED:
            raise ValueError(f"{agent} can't choose action {action} now; see the action mask")
        self._cumulative_rewards[agent] = 0.0
        state.apply(seat, number)
        if state.pending:
            self.agent_selection = self.possible_agents[lowest(state.pending)]
            return
        for other, chair in self.numbers.items():
            self.rewards[other] = state.outcome(chair)
            self.terminations[other] = True
        self._accumulate_rewards()
        self._deads_step_first()


class AtOnceEnv(_Seats, ParallelEnv[str, Observation, Any]):
    """All seats of a game at once: an action counts only for a seat that is asked.

    Where nothing is asked of a seat its mask allows action 0, which does nothing.
    """

    metadata = {"render_modes": [], "name": "purrlor_parallel_v0"}  # noqa: RUF012

    def __init__(self, game: str, render_mode: None = None, **options: Value) -> None:
        self.render_mode = render_mode
        self.set_up(game, options)
        self.nothing[0] = 1
        self.metadata = {**self.metadata, "name": f"{self.table.game.name}_parallel_v0"}

    def observation_space(self, agent: str) -> Any:
        """Give the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Give the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Deal a new game."""
        self.deal(seed)
        self.agents = list(self.possible_agents)
        return {agent: self.seen(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Do the actions of all seats that are asked; one that is not offered counts as a random one."""
        state = self.state_now
        assert state is not None, "reset comes first"
        asked = state.pending
        for agent in self.agents:
            if asked >> self.numbers[agent] & 1 and agent not in actions:
                raise ValueError(f"{agent} is asked and has to choose an action")
        for agent in self.agents:
            seat = self.numbers[agent]
            if (asked & state.pending) >> seat & 1:
                state.apply(seat, self._answer(state, seat, actions[agent]))
        over = state.pending == 0
        agents = self.agents
        seen = {agent: self.seen(agent) for agent in agents}
        rewards = {agent: state.outcome(self.numbers[agent]) if over else 0.0 for agent in agents}
        if over:
            self.agents = []
        ends = dict.fromkeys(agents, over)
        return seen, rewards, ends, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _answer(self, state: State, seat: int, action: Any) -> int:
        number = self.table.chosen(state, seat, int(action))
        if number != NOT_OFFERED:
            return number
        assert self.rng is not None
        return int(self.rng.choice(state.considered_actions(seat)))
