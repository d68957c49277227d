"""Play with three strengths, and at random: the bots that every game has."""

from __future__ import annotations

from purrlor.bots.bot import Bot, Sight
from purrlor.core.rng import Rng


class RandomBot(Bot):
    """Takes any choice."""

    name = "random"

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Take any choice."""
        return sight.numbers[rng.below(len(sight.numbers))]


class Kitten(Bot):
    """Plays at random among sensible moves: of a few choices it looks at, it drops the worst."""

    name = "kitten"
    looks = 4

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Look at a few choices in one guessed world and take any but the worst."""
        rest = list(sight.numbers)
        seen = [rest.pop(rng.below(len(rest))) for i in range(min(self.looks, len(rest)))]
        if len(seen) == 1:
            return seen[0]
        worths = [worth_after(sight, number, rng) for number in seen]
        del seen[worths.index(min(worths))]
        return seen[rng.below(len(seen))]


class Cat(Bot):
    """Plays greedily: what looks best right after the move, on average over guessed worlds."""

    name = "cat"
    worlds = 12

    def choose(self, sight: Sight, rng: Rng) -> int:
        """Take what looks best on average."""
        if len(sight.numbers) == 1:
            return sight.numbers[0]
        worths = [
            sum(worth_after(sight, number, rng) for i in range(self.worlds)) for number in sight.numbers
        ]
        return sight.numbers[worths.index(max(worths))]


class Lynx(Cat):
    """Searches over guessed worlds for as long as the table lets it."""

    name = "lynx"


def worth_after(sight: Sight, number: int, rng: Rng) -> float:
    """Judge a guessed world after a move."""
    world = sight.guess(rng)
    world.apply(sight.seat, number)
    return sight.game.judge.worth(world, sight.seat)
