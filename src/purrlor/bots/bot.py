"""Say what a bot is and what it gets to see."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.table.game import Game, Prompt
from purrlor.table.match import View
from purrlor.table.records import Action


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds, or positions looked at where the same game must come out again."""

    seconds: float = 1.0
    nodes: int = 0  # 0: the clock decides
    limit: float = 10.0  # seconds after which a move is made without it


class Sight:
    """What a seat knows at its turn; everything is read from a guessed world, so there is no more to find."""

    true = False  # the world is not the true one

    def __init__(self, game: Game[Any], seat: int, world: State, budget: Budget) -> None:
        self.game = game
        self.seat = seat
        self.budget = budget
        self.world = world  # not the true state: one of those that this seat can't tell apart

    @cached_property
    def numbers(self) -> list[int]:
        """List what the seat may do, as numbers."""
        return self.world.legal_actions(self.seat)

    @cached_property
    def choices(self) -> list[Action]:
        """List what the seat may do, as records, in the order of `numbers`."""
        return [self.game.actions.record(self.world, number) for number in self.numbers]

    @cached_property
    def view(self) -> View:
        """Show the table as the seat sees it."""
        return View(self.game.table_view(self.world), self.game.seat_view(self.world, self.seat))

    @cached_property
    def prompt(self) -> Prompt:
        """Tell what the seat is asked."""
        return self.game.prompt(self.world, self.seat)

    def guess(self, rng: Rng) -> State:
        """Imagine a world that fits all that the seat knows; a new one at every call, to try actions on."""
        return self.world.guess(self.seat, rng)


class TrueSight(Sight):
    """The true state, with all that is hidden and yet to be drawn: to measure how far luck decides a game."""

    true = True


class Bot:
    """Somebody who chooses; one object may play many seats and games, so it keeps nothing between moves."""

    name: str

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Choose one of `sight.numbers`; all chance comes from `rng`."""
        raise NotImplementedError
