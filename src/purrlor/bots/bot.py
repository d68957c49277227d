"""The base class of bots, and what a bot gets to see."""

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
    """How long a bot may think: seconds, or search rounds for reproducible games."""

    seconds: float = 1.0
    nodes: int = 0  # 0: use seconds
    limit: float = 10.0  # seconds after which a random move is made instead


class Sight:
    """What a seat knows at its turn; it is read from a guessed world, so nothing hidden can leak."""

    true = False  # a guessed world, not the true one

    def __init__(self, game: Game[Any], seat: int, world: State, budget: Budget) -> None:
        self.game = game
        self.seat = seat
        self.budget = budget
        self.world = world  # not the true state: a world that this seat can't tell from it

    @cached_property
    def numbers(self) -> list[int]:
        """List the legal actions as numbers."""
        return self.world.legal_actions(self.seat)

    @cached_property
    def choices(self) -> list[Action]:
        """List the legal actions as records, in the order of `numbers`."""
        return self.game.actions.records(self.world, self.numbers)

    @cached_property
    def view(self) -> View:
        """Give the table as the seat sees it."""
        return View(self.game.table_view(self.world), self.game.seat_view(self.world, self.seat))

    @cached_property
    def prompt(self) -> Prompt:
        """Give the question for the seat."""
        return self.game.prompt(self.world, self.seat)

    def guess(self, rng: Rng) -> State:
        """Guess a new world that fits everything the seat knows, to try actions in."""
        return self.world.guess(self.seat, rng)


class TrueSight(Sight):
    """The true state with all hidden cards and draws to come, to measure the role of luck."""

    true = True


class Bot:
    """A player program; one object may play many seats and games, so it keeps no state between moves."""

    name: str

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Choose one of `sight.numbers`; take all random numbers from `rng`."""
        raise NotImplementedError
