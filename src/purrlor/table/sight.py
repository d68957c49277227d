"""What a seat knows when it is asked: all that a bot gets to see."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.table.game import Game, Prompt, View
from purrlor.table.records import Action


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds, or search rounds for reproducible games."""

    seconds: float = 1.0
    nodes: int = 0  # 0: use seconds
    limit: float = 10.0  # seconds after which a random move is made instead


class Sight:
    """What a seat knows at its turn; it is read from a guessed world, so nothing hidden can leak."""

    true = False  # a guessed world, not the true one

    def __init__(self, game: Game[Any], seat: int, world: State, rng: Rng, budget: Budget) -> None:
        self.game = game
        self.seat = seat
        self.world = world  # not the true state: a world that this seat can't tell from it
        self.rng = rng  # random numbers for whoever chooses
        self.budget = budget

    @cached_property
    def numbers(self) -> list[int]:
        """List what to choose from, as numbers: the legal actions, or those that lead anywhere new."""
        return self.world.considered_actions(self.seat)

    @cached_property
    def choices(self) -> list[Action]:
        """List what to choose from as records, in the order of `numbers`."""
        return [self.action(number) for number in self.numbers]

    @cached_property
    def view(self) -> View:
        """Give the table as the seat sees it."""
        return self.game.view(self.world, self.seat)

    @cached_property
    def prompt(self) -> Prompt:
        """Give the question for the seat."""
        return self.game.prompt(self.world, self.seat)

    def action(self, number: int) -> Action:
        """Give the action that a number means."""
        return self.game.actions.record(self.world, number)

    def guess(self) -> State:
        """Guess a new world that fits everything the seat knows, to try actions in."""
        return self.world.guess(self.seat, self.rng)

    def tuned(self, budget: Budget | None, seed: int | None) -> Sight:
        """Give the same sight with another budget, or with the random numbers of a seed."""
        other = copy(self)
        other.budget = budget or self.budget
        other.rng = self.rng if seed is None else self.rng.stream(f"seed {seed}")
        return other
