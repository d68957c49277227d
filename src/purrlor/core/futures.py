"""Try out many futures of a position of a finished game: what a move, a draw and hidden cards changed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Floats, floats, lowest
from purrlor.core.chances import Chances
from purrlor.core.rng import WORD, Rng
from purrlor.core.search import Search
from purrlor.core.state import Judge, State

MIX: Final = 2654435761  # spreads the numbers of futures over the seeds
CHANCE: Final = 1  # the streams of a future, told apart
POLICY: Final = 2
WORLDS: Final = 3

# What is added up for every seat, each with its square.
REFERENCE: Final = 0  # the chance if the reference goes on from the true position
GAINED: Final = 1  # what the move changes in the true position
JUDGED: Final = 2  # what it changes in worlds that its seat can't tell from the true one
AFTER: Final = 3  # the chance after the move, before chance has spoken
SUMS: Final = 4


def play_on(root: State, world: State, judge: Judge, rng: Rng, reach: i64) -> None:
    """Let all seats make quick moves to the end, or as far as the judge wants to see from the root.

    With a reach of 0, only a move that has begun is carried out.
    """
    left = reach
    while world.pending != 0:
        seat = lowest(world.pending)
        if reach == 0:
            if world.pending & (world.pending - 1) or not judge.follows(world, seat):
                return
        elif left == 0 or judge.enough(root, world):
            return
        world.apply(seat, judge.pick(world, seat, world.consider(seat), rng))
        left -= 1


class Futures:
    """The futures of one position and one move made in it.

    Future n uses the same random numbers for every branch: with the move and without it. In both, the
    reference draws its choice first, so that the streams stay in step.
    """

    def __init__(self, state: State, seat: i64, action: i64, chances: Chances, reach: i64, seed: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.action: i64 = action
        self.chances = chances
        self.judge: Judge = chances.judge
        self.reach: i64 = reach
        self.seed: i64 = seed & WORD
        self.seats: i64 = state.seats
        self.count: i64 = 0
        self.sums: Floats = floats([0.0] * (2 * SUMS * state.seats))
        self.drawn: Rng = Rng.seeded(0)
        self.policy: Rng = Rng.seeded(0)
        self.found: Floats = floats([0.0] * state.seats)
        self.other: Floats = floats([0.0] * state.seats)

    def run(self, first: i64, count: i64, chosen: bool, drew: bool) -> None:
        """Try so many futures; whether there was a choice and whether chance spoke saves what is known."""
        for number in range(first, first + count):
            self.try_one(number, chosen, drew)
        self.count += count

    def try_one(self, number: i64, chosen: bool, drew: bool) -> None:
        """Try one future in all its branches."""
        seat = self.seat
        self.go_on(self.true_world(number), number, seat, False, self.found)
        self.add(REFERENCE, self.found)
        if chosen:
            self.go_on(self.true_world(number), number, seat, True, self.other)
            self.add_difference(GAINED)
            world = self.guessed_world(number)
            self.go_on(world.clone(), number, seat, False, self.found)
            self.go_on(world, number, seat, True, self.other)
            self.add_difference(JUDGED)
        if drew:
            world = self.true_world(number)
            world.apply(seat, self.action)
            # As the reference goes on at the next step: else what that move changes would count as luck.
            after = lowest(world.pending) if world.pending != 0 else seat
            self.go_on(world, number, after, False, self.found)
            self.add(AFTER, self.found)

    def begin(self, rng: Rng, number: i64, stream: i64) -> None:
        """Start a stream of a future."""
        rng.begin((self.seed + number * MIX) & WORD, (stream << 24) + (number & 0xFFFFFF))

    def true_world(self, number: i64) -> State:
        """Copy the true position, with chance of its own: never that of the match."""
        world = self.state.clone()
        self.begin(self.drawn, number, CHANCE)
        world.rng = self.drawn
        return world

    def guessed_world(self, number: i64) -> State:
        """Guess a position that the seat can't tell from the true one."""
        rng = Rng.seeded(0)
        self.begin(rng, number, WORLDS)
        world = self.state.guess(self.seat, rng)
        self.judge.imagine(world, self.seat, rng)
        self.begin(rng, number, CHANCE)
        world.rng = rng
        return world

    def go_on(self, world: State, number: i64, seat: i64, act: bool, into: Floats) -> None:
        """Make the move, or what the reference would do, and play on."""
        if world.pending != 0:
            self.begin(self.policy, number, POLICY)
            root = world.clone()
            picked = self.judge.pick(world, seat, world.consider(seat), self.policy)
            world.apply(seat, self.action if act else picked)
            play_on(root, world, self.judge, self.policy, self.reach)
        self.chances.fill(world, into)

    def add(self, what: i64, values: Floats) -> None:
        """Add values of all seats, and their squares."""
        at = 2 * what * self.seats
        for seat in range(self.seats):
            value = values[seat]
            self.sums[at + seat] += value
            self.sums[at + self.seats + seat] += value * value

    def add_difference(self, what: i64) -> None:
        """Add what the move changed."""
        for seat in range(self.seats):
            self.other[seat] -= self.found[seat]
        self.add(what, self.other)

    def totals(self) -> list[float]:
        """Give all sums: for each kind the values of all seats, then their squares."""
        return [self.sums[i] for i in range(2 * SUMS * self.seats)]


class Duel:
    """A fresh search of two moves, each alone, in the same worlds: by points, or by fitted chances."""

    def __init__(
        self, root: State, seat: i64, chances: Chances, seed: int, actions: int, pair: tuple[int, int]
    ) -> None:
        judge = chances.judge
        self.seat: i64 = seat
        self.made: Search = Search(root, seat, judge, Rng.seeded(seed), actions)
        self.better: Search = Search(root, seat, judge, Rng.seeded(seed), actions)
        for search in (self.made, self.better):
            search.by_points = search.style.points
            search.chances = chances
        self.made.only = [pair[0]]
        self.better.only = [pair[1]]
        self.count: i64 = 0
        self.total: float = 0.0  # of what the second move is better by
        self.squares: float = 0.0

    def run(self, rounds: i64) -> None:
        """Search both for so many rounds."""
        for i in range(rounds):
            self.made.play_round()
            self.better.play_round()
            gap = self.better.worths[self.seat] - self.made.worths[self.seat]
            self.total += gap
            self.squares += gap * gap
        self.count += rounds
