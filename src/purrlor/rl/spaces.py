"""Say how large observations and actions of a table are, and read observations with numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from purrlor.bots.net import Reader as Reader
from purrlor.core.arrays import ints
from purrlor.core.observation import CELL, Part, Slate, cells_in
from purrlor.core.offers import Offers
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
        self.turns = ints(self.game.actions.turned(self.seats))
        self.least, self.most = bounds(self.layout)
        # Written anew by every call, and copied from there.
        self._slate = Slate(self.cells)
        self._offers = Offers(self.deal(0), self.turns, 1)
        self._cells = np.asarray(self._slate.cells)
        self._marks = np.asarray(self._offers.masks).view(np.int8)

    def __reduce__(self) -> tuple[object, ...]:
        return _table, (self.game, self.settings)

    def deal(self, seed: int) -> State:
        """Deal a game."""
        state: State = self.game.deal(self.settings, {}, Rng.seeded(seed))
        return state

    def observe(self, state: State, seat: int) -> Array:
        """Write what a seat knows."""
        self._slate.at = 0
        self.observer.observe(state, seat, self._slate)
        return self._cells.copy()

    def mask(self, state: State, seat: int) -> Array:
        """Mark what a seat that is asked should choose from, as seen from this seat."""
        self._offers.show(0, state, seat)
        return self._marks.copy()

    def offered(self, state: State, seat: int) -> list[int]:
        """List what a seat that is asked should choose from, as seen from this seat."""
        self._offers.show(0, state, seat)
        return self._offers.listed(0)

    def chosen(self, state: State, seat: int, action: int) -> int:
        """Give the number of the rules for an action that a seat is offered now, as it sees it, or -1."""
        return self._offers.chosen(state, seat, action)

    def absolute(self, seat: int, action: int) -> int:
        """Give the number of the rules for an action as seen from a seat."""
        return self._offers.absolute(seat, action)


def _table(game: Game[Any], settings: dict[str, Value]) -> Table:
    """Make a table again, for copies and pickle."""
    return Table(game, **settings)


def bounds(layout: list[Part]) -> tuple[Array, Array]:
    """Give the least and the largest value of every cell."""
    least: list[int] = []
    most: list[int] = []
    for part in layout:
        packed = part.width < CELL
        least += [-(2**15) if packed else part.least] * part.cells
        most += [2**15 - 1 if packed else part.most] * part.cells
    return np.array(least, np.int16), np.array(most, np.int16)
