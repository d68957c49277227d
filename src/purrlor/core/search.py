"""Look ahead over guessed worlds: information-set tree search for all games."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, lowest, zeros
from purrlor.core.glance import Glance, best_looking
from purrlor.core.rng import WORD, Rng
from purrlor.core.state import RANDOM, SEARCHED, WATCHER, Judge, State, Style

LARGEST_TREE: Final = 400_000  # nodes; a search that goes on after that refines what it has
RIPE: Final = 16  # visits after which a node gets children


class Node:
    """What is known of one action of one seat, after the actions that lead to it."""

    __slots__ = ("action", "available", "children", "seat", "total", "visits")

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could have been chosen: worlds differ
        self.total: float = 0.0  # of the seat's results
        self.children: list[Node] = NO_CHILDREN


NO_CHILDREN: Final[list[Node]] = []


class Search:
    """Single-observer tree search: each round guesses a world, walks the tree, adds a node, plays on.

    Every seat maximises its own result. Chance falls anew in each round, so a node stands for all worlds
    in which its actions can be done. Seats that answer at once walk apart, each from where the question
    was asked, so that none answers another's secret choice. The first steps are compared in the same
    worlds: the n-th round of each of them has the same chance, so that luck does not tell them apart.
    """

    def __init__(self, root: State, seat: i64, judge: Judge, rng: Rng, actions: int) -> None:
        self.root = root
        self.seat: i64 = seat
        self.judge = judge
        self.rng = rng  # for what is tried
        self.chance: Rng = Rng.seeded(0)  # of one round: what is hidden, what comes, what others do
        self.seed: i64 = rng.next32() << 31
        self.style: Style = judge.style(root)
        self.top: Node = Node(WATCHER, -1)
        self.nodes: i64 = 1
        self.explore: float = self.style.explore
        self.total: float = 0.0  # of the searching seat's results, and of their squares
        self.squares: float = 0.0
        self.open: bool = False  # knows the true state: a measure of what luck allows, never a player
        self.path: list[Node] = []
        self.worths: list[float] = [0.0] * root.seats  # what a round has come to, by seat
        self.marks: Ints = zeros(actions)  # by action: the tick at which it was legal or found in the tree
        self.tick: i64 = 0
        self.left: i64 = 0  # actions until this round is cut off
        # While several seats answer at once: who was asked, who is done, and where each of them is.
        self.group: i64 = 0
        self.done: i64 = 0
        self.places: list[Node] = [self.top] * root.seats
        self.only: list[int] = []  # the choices to search; none: all

    def run(self, rounds: i64) -> None:
        """Go on for so many rounds."""
        for i in range(rounds):
            self.play_round()

    def play_round(self) -> None:
        """Take a first step, guess a world, walk down the tree in it, play on and note the results."""
        top = self.top
        top.visits += 1
        self.path.clear()
        self.left = self.style.depth
        first = self.first_step()
        seed = self.seed + (first.visits if first is not None else top.visits)
        self.chance.begin(seed & WORD, seed >> 32)
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
        self.note(worths[self.seat])

    def goes_on(self, world: State) -> bool:
        """Tell whether a round has not gone far enough to be judged."""
        return world.pending != 0 and self.left > 0 and not self.judge.enough(self.root, world)

    def result(self, world: State, seat: i64) -> float:
        """Tell what a round has come to for a seat."""
        return world.outcome(seat) if world.pending == 0 else self.judge.worth(world, seat)

    def first_step(self) -> Node | None:
        """Choose what to try; one's own choices are the same in all worlds that one can't tell apart."""
        root = self.root
        count = self.offer_only(root) if self.only else root.legal(self.seat)
        child = self.choose(self.top, self.seat, root, count)
        if child is None and self.nodes < LARGEST_TREE:
            child = self.expand(self.top, self.seat, root, count)
        return child

    def world(self) -> State:
        """Guess a world for this round."""
        if self.open:
            return self.root.clone()
        world = self.root.guess(self.seat, self.chance)
        self.judge.imagine(world, self.seat, self.chance)
        return world

    def note(self, result: float) -> None:
        """Keep how far results lie apart: what was tried seldom is given a chance in this measure."""
        self.total += result
        self.squares += result * result
        spread = self.spread()
        # Twice the deviation, so that 1 stands for an even game that is won or lost.
        self.explore = self.style.explore * 2.0 * (spread if spread > 0.05 else 0.05)

    def spread(self) -> float:
        """Tell the deviation of the searching seat's results."""
        rounds = float(self.top.visits)
        mean = self.total / rounds
        square = self.squares / rounds - mean * mean
        return math.sqrt(square) if square > 0.0 else 0.0

    def walk(self, world: State, first: Node) -> None:
        """Do the first step in the world, then those of the tree, until a node is added or the game ends."""
        self.group = 0
        searched = self.style.rivals == SEARCHED
        if searched and world.pending & (world.pending - 1):
            self.split(world, self.top)
        node = self.step(world, first)
        while node.visits >= RIPE and self.goes_on(world):
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
            count = world.legal(seat)
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
        """Do what a node stands for; tell from where to go on."""
        world.apply(child.seat, child.action)
        self.left -= 1
        return child if self.group == 0 else self.join(world, child.seat, child)

    def answer(self, world: State, seat: i64) -> None:
        """Let a seat do what comes to mind first."""
        self.left -= 1
        count = world.legal(seat)
        if seat != self.seat and self.style.rivals == RANDOM:
            world.apply(seat, world.choices[self.chance.below(count)])
        else:
            world.apply(seat, self.judge.pick(world, seat, count, self.chance))

    def narrow(self) -> None:
        """Search only the choices that look best at once, where there are more than the game wants."""
        glance = Glance(self.root, self.seat, self.judge, self.rng)
        self.only = glance.ranked(self.style.narrow)

    def offer_only(self, world: State) -> i64:
        """Offer the chosen few in place of all choices; in every world that fits, they can be done."""
        count: i64 = 0
        for action in self.only:
            world.choices[count] = action
            count += 1
        return count

    def split(self, world: State, node: Node) -> None:
        """Let all who are asked at once walk apart from here."""
        self.group = world.pending
        self.done = 0
        for seat in range(world.seats):
            self.places[seat] = node

    def join(self, world: State, seat: i64, child: Node) -> Node:
        """Note where a seat is; when all have answered, go on from where the searching seat is."""
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
        # Two who answer at once and go by the same sums fall into step, as if one saw the other's choice.
        if self.group != 0 and seat != self.seat and self.chance.below(8) != 0:
            return self.usual(node, seat)
        return best

    def usual(self, node: Node, seat: i64) -> Node | None:
        """Draw one of the actions that `choose` has found in the tree, each as often as it was chosen."""
        visits: i64 = 0
        drawn: Node | None = None
        for child in node.children:
            if self.marks[child.action] == -self.tick and child.seat == seat:
                visits += child.visits
                if self.chance.below(visits) < child.visits:
                    drawn = child
        return drawn

    def room(self, node: Node) -> i64:
        """Tell how many of very many choices a node may hold: more, the more often it is visited."""
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
        """Draw a few more actions and keep the one that looks best right after it."""
        drawn = [action]
        for i in range(self.style.sift - 1):
            drawn.append(self.untried(world, count))
        return best_looking(world, seat, drawn, self.judge, self.rng)

    def best(self) -> int:
        """Tell the action that was visited most; -1 before the first round."""
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
