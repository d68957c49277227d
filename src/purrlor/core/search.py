"""Look ahead over guessed worlds: information-set tree search for all games."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, lowest, zeros
from purrlor.core.chances import Chances
from purrlor.core.glance import Glance, best_looking
from purrlor.core.race import Race
from purrlor.core.rng import WORD, Rng
from purrlor.core.state import RANDOM, SEARCHED, WATCHER, Judge, State, Style

A_LEAD: Final = 200.0  # points that are a whole victory, where results are leads
LARGEST_TREE: Final = 400_000  # nodes; after that the search adds none and refines the existing ones


class Node:
    """Statistics of one action of one seat, after the actions that lead to it."""

    __slots__ = ("action", "available", "children", "seat", "total", "visits")

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it was legal: worlds differ
        self.total: float = 0.0  # sum of the seat's results
        self.children: list[Node] = NO_CHILDREN


NO_CHILDREN: Final[list[Node]] = []


class Search:
    """Single-observer tree search: each round guesses a world, walks the tree, adds a node, plays on.

    Every seat maximises its own result. Random events are drawn again in each round, so a node stands for
    all worlds in which its actions are legal. Seats that answer at the same time walk separately, each from
    where the question was asked, so that none reacts to another's secret choice. The first moves are compared
    in the same worlds: the n-th round of each of them uses the same random numbers.
    """

    def __init__(self, root: State, seat: i64, judge: Judge, rng: Rng, actions: int) -> None:
        self.root = root
        self.seat: i64 = seat
        self.judge = judge
        self.rng = rng  # for the search's own choices
        self.chance: Rng = Rng.seeded(0)  # for one round: hidden cards and draws
        self.whim: Rng = self.chance  # for one round: the quick moves
        self.seed: i64 = rng.next32() << 31
        self.style: Style = judge.style(root)
        if self.style.rivals != SEARCHED:
            # A stream of their own: however many numbers a move takes, the same cards are drawn after it.
            self.whim = Rng.seeded(0)
        self.top: Node = Node(WATCHER, -1)
        self.nodes: i64 = 1
        self.explore: float = self.style.explore
        self.total: float = 0.0  # sum of the searching seat's results; squares: of their squares
        self.squares: float = 0.0
        # To review a game, never to play it: results are leads in points, or fitted chances.
        self.by_points: bool = False
        self.chances: Chances | None = None
        self.open: bool = False  # knows the true state: measures the role of luck, never plays
        self.path: list[Node] = []
        self.worths: list[float] = [0.0] * root.seats  # result of a round, by seat
        self.marks: Ints = zeros(actions)  # by action: the tick when it was last legal or found in the tree
        self.tick: i64 = 0
        self.left: i64 = 0  # actions until this round is cut off
        # While several seats answer at the same time: who was asked, who is done, and the node of each.
        self.group: i64 = 0
        self.done: i64 = 0
        self.places: list[Node] = [self.top] * root.seats
        self.only: list[int] = []  # the choices to search; empty: all
        self.race: Race | None = None  # between these choices, where the first glance is to count
        self.runners: list[Node] = []

    def run(self, rounds: i64) -> None:
        """Search for that many more rounds, or until one choice is left."""
        for i in range(rounds):
            if self.decided():
                return
            self.play_round()

    def decided(self) -> bool:
        """Tell whether all choices but one have dropped out."""
        race = self.race
        return race is not None and race.decided()

    def play_round(self) -> None:
        """Choose a first move, guess a world, walk down the tree in it, play on and record the results."""
        top = self.top
        top.visits += 1
        self.path.clear()
        self.left = self.style.depth
        first = self.first_step()
        seed = self.seed + (first.visits if first is not None else top.visits)
        self.chance.begin(seed & WORD, seed >> 32)
        if self.whim is not self.chance:
            self.whim.begin(seed >> 32, seed & WORD)
        world = self.world()
        if first is not None:
            self.path.append(first)
            self.walk(world, first)
        while self.goes_on(world):
            self.answer(world, lowest(world.pending))
        worths = self.worths
        worths[self.seat] = self.result(world, self.seat)
        known: i64 = 1 << self.seat
        for node in self.path:
            seat = node.seat
            if not (known >> seat) & 1:
                known |= 1 << seat
                worths[seat] = self.result(world, seat)
            node.visits += 1
            node.total += worths[seat]
        race = self.race
        if race is not None:
            race.note(worths[self.seat])
        self.note(worths[self.seat])

    def goes_on(self, world: State) -> bool:
        """Tell whether a round must continue before it can be evaluated."""
        return world.pending != 0 and self.left > 0 and not self.judge.enough(self.root, world)

    def result(self, world: State, seat: i64) -> float:
        """Give the result of a round for a seat."""
        if self.by_points:
            return 0.5 + self.judge.lead(world, seat) / A_LEAD
        if self.chances is not None:
            return self.chances.of(world, seat)
        return world.outcome(seat) if world.pending == 0 else self.judge.worth(world, seat)

    def first_step(self) -> Node | None:
        """Choose the first move; the seat has the same choices in all worlds that it can't tell apart."""
        race = self.race
        if race is not None:
            return self.runner(race.turn())
        root = self.root
        count = self.offer_only(root) if self.only else root.consider(self.seat)
        child = self.choose(self.top, self.seat, root, count)
        if child is None and self.nodes < LARGEST_TREE:
            child = self.expand(self.top, self.seat, root, count)
        return child

    def runner(self, move: i64) -> Node:
        """Give the node of a choice in the race."""
        runners = self.runners
        if not runners:
            for action in self.only:
                runners.append(Node(self.seat, action))
            self.top.children = runners
            self.nodes += len(runners)
        return runners[move]

    def world(self) -> State:
        """Guess a world for this round."""
        if self.open:
            return self.root.clone()
        world = self.root.guess(self.seat, self.chance)
        self.judge.imagine(world, self.seat, self.chance)
        return world

    def note(self, result: float) -> None:
        """Record the spread of results, which scales exploration."""
        self.total += result
        self.squares += result * result
        spread = self.spread()
        # Twice the standard deviation, so that an even game that is won or lost gives 1.
        self.explore = self.style.explore * 2.0 * (spread if spread > 0.05 else 0.05)

    def spread(self) -> float:
        """Give the standard deviation of the searching seat's results."""
        rounds = float(self.top.visits)
        mean = self.total / rounds
        square = self.squares / rounds - mean * mean
        return math.sqrt(square) if square > 0.0 else 0.0

    def walk(self, world: State, first: Node) -> None:
        """Make the first move in the world, then follow the tree, until a node is added or the game ends."""
        self.group = 0
        searched = self.style.rivals == SEARCHED
        if searched and world.pending & (world.pending - 1):
            self.split(world, self.top)
        node = self.step(world, first)
        while node.visits >= self.style.ripe and self.goes_on(world):
            if not searched:
                if not (world.pending >> self.seat) & 1:
                    self.answer(world, lowest(world.pending))
                    continue
                seat = self.seat
            else:
                seat = lowest(world.pending)
                if self.group == 0 and world.pending & (world.pending - 1):
                    self.split(world, node)
                if self.group != 0:
                    if (world.pending >> self.seat) & 1:
                        seat = self.seat
                    node = self.places[seat]
            count = world.consider(seat)
            child = self.choose(node, seat, world, count)
            if child is None:
                if self.nodes < LARGEST_TREE:
                    child = self.expand(node, seat, world, count)
                    self.path.append(child)
                    self.step(world, child)
                return
            self.path.append(child)
            node = self.step(world, child)

    def step(self, world: State, child: Node) -> Node:
        """Do the action of a node; give the node to continue from."""
        world.apply(child.seat, child.action)
        self.left -= 1
        return child if self.group == 0 else self.join(world, child.seat, child)

    def answer(self, world: State, seat: i64) -> None:
        """Let a seat make a quick move, without search."""
        self.left -= 1
        count = world.consider(seat)
        if seat != self.seat and self.style.rivals == RANDOM:
            world.apply(seat, self.judge.rival(world, seat, count, self.whim))
        else:
            world.apply(seat, self.judge.pick(world, seat, count, self.whim))

    def narrow(self) -> None:
        """Search only the choices that look best at first, if there are more than the game wants."""
        glance = Glance(self.root, self.seat, self.judge, self.rng)
        self.only = glance.ranked(self.style.narrow)
        if self.style.doubt > 0:
            self.race = Race(glance.totals[: len(self.only)], self.style.doubt, self.style.near)

    def offer_only(self, world: State) -> i64:
        """Offer the selected choices instead of all; they are legal in every world that fits."""
        count: i64 = 0
        for action in self.only:
            world.choices[count] = action
            count += 1
        return count

    def split(self, world: State, node: Node) -> None:
        """Let all seats that are asked at the same time walk the tree separately from here."""
        self.group = world.pending
        self.done = 0
        for seat in range(world.seats):
            self.places[seat] = node

    def join(self, world: State, seat: i64, child: Node) -> Node:
        """Record the node of a seat; when all have answered, continue from the searching seat's node."""
        self.places[seat] = child
        again = world.pending & (self.done | ~self.group)
        if not (world.pending >> seat) & 1:
            self.done |= 1 << seat
        if again != 0 or self.group & ~self.done == 0:
            if (self.group >> self.seat) & 1:
                child = self.places[self.seat]
            self.group = 0
        return child

    def choose(self, node: Node, seat: i64, world: State, count: i64) -> Node | None:
        """Choose the most promising action in the tree; none if a new one should be added."""
        choices, marks = world.choices, self.marks
        if count == 1 and len(node.children) == 1:
            only = node.children[0]
            if only.action == choices[0] and only.seat == seat:
                only.available += 1
                return only
        self.tick += 1
        tick = self.tick
        for i in range(count):
            marks[choices[i]] = tick
        known: i64 = 0
        best: Node | None = None
        best_value = -1.0
        explore = self.explore
        for child in node.children:
            if marks[child.action] == tick and child.seat == seat:
                known += 1
                marks[child.action] = -tick
                child.available += 1
                visits = float(child.visits)
                value = child.total / visits + explore * math.sqrt(math.log(float(child.available)) / visits)
                if value > best_value:
                    best_value = value
                    best = child
        wanted = known < count and (count <= self.style.wide or known < self.room(node))
        if wanted and (best is None or self.nodes < LARGEST_TREE):
            return None
        # Two seats that answer at the same time and choose by the same statistics would move in step, as if
        # one saw the other's choice.
        if self.group != 0 and seat != self.seat and self.chance.below(8) != 0:
            return self.usual(node, seat)
        return best

    def usual(self, node: Node, seat: i64) -> Node | None:
        """Draw one of the actions that `choose` has found in the tree, weighted by its visits."""
        visits: i64 = 0
        drawn: Node | None = None
        for child in node.children:
            if self.marks[child.action] == -self.tick and child.seat == seat:
                visits += child.visits
                if self.chance.below(visits) < child.visits:
                    drawn = child
        return drawn

    def room(self, node: Node) -> i64:
        """Give how many children a node with very many choices may have; it grows with the visits."""
        return i64(2.0 * math.sqrt(float(node.visits))) + 3

    def expand(self, node: Node, seat: i64, world: State, count: i64) -> Node:
        """Add an action that is not in the tree yet, as `choose` has marked them."""
        action = self.untried(world, count)
        if count > self.style.wide:
            action = self.sift(world, seat, count, action)
        child = Node(seat, action)
        child.available = 1
        if node.children is NO_CHILDREN:
            node.children = [child]
        else:
            node.children.append(child)
        self.nodes += 1
        return child

    def untried(self, world: State, count: i64) -> i64:
        """Draw one of the actions that are not in the tree."""
        choices, marks, tick = world.choices, self.marks, self.tick
        left: i64 = 0
        for i in range(count):
            if marks[choices[i]] == tick:
                left += 1
        skip = self.rng.below(left)
        for j in range(count):
            if marks[choices[j]] == tick:
                if skip == 0:
                    return choices[j]
                skip -= 1
        return -1

    def sift(self, world: State, seat: i64, count: i64, action: i64) -> i64:
        """Draw a few more actions and keep the one after which the position looks best."""
        drawn = [action]
        for i in range(self.style.sift - 1):
            drawn.append(self.untried(world, count))
        return best_looking(world, seat, drawn, self.judge, self.rng)

    def best(self) -> int:
        """Give the most visited action, or the winner of the race; -1 before the first round."""
        race = self.race
        if race is not None:
            return self.only[race.best()]
        top = -1
        visits: i64 = 0
        for child in self.top.children:
            if child.seat == self.seat and child.visits > visits:
                visits = child.visits
                top = child.action
        return top

    def results(self) -> list[tuple[int, int, float]]:
        """List the actions of the searching seat: action, visits and mean result, the most visited first."""
        rows = [
            (child.visits, child.action, child.total / float(child.visits))
            for child in self.top.children
            if child.seat == self.seat and child.visits > 0
        ]
        rows.sort(reverse=True)
        return [(action, visits, mean) for visits, action, mean in rows]
