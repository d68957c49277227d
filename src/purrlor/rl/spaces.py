"""Say how large observations and actions of a table are, and read observations with numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.net import Reader as Reader
from purrlor.core.observation import CELL, Part, cells_in
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.table.game import Game, find_game
from purrlor.table.options import PLAYERS, Value
from purrlor.table.reasons import refused

Array = NDArray[Any]


class Table:
    """A game with settled options as learners know it: sizes, bounds, and actions seen from a seat."""

    def __init__(self, game: str | Game[Any], **options: Value) -> None:
        self.game: Game[Any] = find_game(game) if isinstance(game, str) else game
        if self.game.observer is None:
            raise refused("no-observer", game=self.game.name)
        self.observer = self.game.observer
        self.settings = self.game.settle(options)
        self.seats = int(self.settings[PLAYERS])
        self.layout: list[Part] = self.observer.layout(self.seats)
        self.cells = cells_in(self.layout)
        self.actions = self.game.actions.size
        self.turned = np.array(self.game.actions.turned(self.seats), np.int64).reshape(self.seats, -1)
        self.least, self.most = bounds(self.layout)

    def deal(self, seed: int) -> State:
        """Deal a game."""
        state: State = self.game.deal(self.settings, {}, Rng.seeded(seed))
        return state

    def observe(self, state: State, seat: int) -> Array:
        """Write what a seat knows."""
        return np.array(self.game.observe(state, seat), np.int16)

    def mask(self, state: State, seat: int) -> Array:
        """Mark what a seat should choose from, as seen from this seat."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.turned[seat, state.considered_actions(seat)]] = 1
        return mask

    def absolute(self, seat: int, action: int) -> int:
        """Give the number of the rules for an action as seen from a seat."""
        return int(self.turned[-seat % self.seats, action])


def bounds(layout: list[Part]) -> tuple[Array, Array]:
    """Give the least and the largest value of every cell."""
    least: list[int] = []
    most: list[int] = []
    for part in layout:
        packed = part.width < CELL
        least += [-(2**15) if packed else part.least] * part.cells
        most += [2**15 - 1 if packed else part.most] * part.cells
    return np.array(least, np.int16), np.array(most, np.int16)
