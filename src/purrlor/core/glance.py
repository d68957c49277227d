"""Evaluate choices greedily: by the position right after them, averaged over guessed worlds."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import lowest
from purrlor.core.rng import Rng
from purrlor.core.state import Judge, State, Style

WORLDS: Final = 8.0  # in which a soft choice is judged
FULL: Final = 4294967296.0  # 2 to the power of 32


class Glance:
    """A greedy look at one seat's choices."""

    def __init__(self, root: State, seat: i64, judge: Judge, rng: Rng) -> None:
        self.root = root
        self.seat: i64 = seat
        self.judge = judge
        self.rng = rng
        self.style: Style = judge.style(root)
        self.looked: i64 = 0  # positions evaluated
        self.worlds: float = 0.0  # in which the choices that are left were compared
        self.second: i64 = -1  # the one that was dropped last, and what it was behind, added up
        self.lead: float = 0.0
        self.totals: list[float] = []  # the worths of the choices that were ranked

    def best(self) -> int:
        """Find the best choice; between two that look nearly as good, chance decides."""
        best = self.ranked(1)[0]
        if self.second >= 0 and self.lead < self.style.near * self.worlds and self.rng.below(2) == 0:
            return self.second
        return best

    def draw(self, warmth: float) -> int:
        """Draw a choice: the better it looks, the likelier; the warmer, the less that matters."""
        looks = self.style.looks
        count = self.root.consider(self.seat)
        most = looks // (2 + self.style.steps * self.style.tries)
        if self.style.apart:
            count = self.judge.shortlist(self.root, self.seat, count, looks)
            most = count
        actions = self.sample(count, most)
        worths = [0.0] * len(actions)
        self.add_worths(actions, worths)
        while self.worlds < WORLDS and self.looked < looks and not self.style.apart:
            self.add_worths(actions, worths)
        best = max(worths)
        weights = [math.exp((worth - best) / (self.worlds * warmth)) for worth in worths]
        left = float(self.rng.next32()) / FULL * sum(weights)
        for i in range(len(actions)):
            left -= weights[i]
            if left < 0.0:
                return actions[i]
        return actions[worths.index(best)]

    def ranked(self, most: i64) -> list[int]:
        """Find the best few choices; with very many choices, look only at a sample."""
        looks = self.style.looks
        if self.style.apart:
            return self.ranked_at_once(most)
        count = self.root.consider(self.seat)
        left = self.sample(count, looks // (2 + self.style.steps * self.style.tries))
        totals = [0.0] * len(left)
        while len(left) > most:
            # Compare all of them in the same worlds, drop the worse half, and continue with the rest.
            part = self.looked + (looks - self.looked) // 3
            self.add_worths(left, totals)
            while self.looked < part:
                self.add_worths(left, totals)
            if len(left) == 2:
                self.second = left[1] if totals[0] >= totals[1] else left[0]
                self.lead = abs(totals[0] - totals[1])
            left, totals = better_half(left, totals, most)
        if self.style.doubt > 0 and most > 1:  # the first glance will count: look well
            self.add_worths(left, totals)
            while self.looked < looks:
                self.add_worths(left, totals)
            left, totals = better_half(left, totals, len(left))
            self.totals = [total / self.worlds for total in totals]
        return left

    def ranked_at_once(self, most: i64) -> list[int]:
        """Look at every choice once, those on the shortlist where the game has one, and give the best few."""
        root, seat = self.root, self.seat
        count = self.judge.shortlist(root, seat, root.consider(seat), self.style.looks)
        actions = self.sample(count, count)
        totals = [0.0] * len(actions)
        self.add_worths(actions, totals)
        order = [(-totals[i], i) for i in range(len(actions))]
        order.sort()
        self.totals = [-worth for worth, i in order]
        if len(order) > 1:
            self.second = actions[order[1][1]]
            self.lead = self.totals[0] - self.totals[1]
        return [actions[i] for worth, i in order[:most]]

    def sample(self, left: i64, most: i64) -> list[int]:
        """Draw so many of the choices, or all, in random order; the order breaks ties."""
        choices = self.root.choices[:]
        actions: list[int] = []
        while left != 0 and (len(actions) < most or not actions):
            at = self.rng.below(left)
            actions.append(choices[at])
            left -= 1
            choices[at] = choices[left]
        return actions

    def add_worths(self, actions: list[int], totals: list[float]) -> None:
        """Evaluate all the actions in one more guessed world."""
        base = self.root.guess(self.seat, self.rng)
        self.judge.imagine(base, self.seat, self.rng)
        self.worlds += 1.0
        for i in range(len(actions)):
            totals[i] += self.worth_after(base.clone(), actions[i])

    def worth_after(self, world: State, action: i64) -> float:
        """Do an action, let the other asked seats answer, make the seat's own next moves, and evaluate."""
        seat = self.seat
        others: i64 = 0 if self.style.apart else world.pending & ~(1 << seat)
        world.apply(seat, action)
        steps = self.style.steps
        while world.pending != 0:
            if self.is_next(world, others) and steps != 0 and self.judge.follows(world, seat):
                steps -= 1
                world.apply(seat, self.next_step(world))
            elif world.pending & others and not (world.pending >> seat) & 1:
                other = lowest(world.pending & others)
                others &= ~(1 << other)
                world.apply(other, self.judge.pick(world, other, world.consider(other), self.rng))
            else:
                break
        self.looked += 1
        return world.outcome(seat) if world.pending == 0 else self.judge.worth(world, seat)

    def is_next(self, world: State, others: i64) -> bool:
        """Tell whether the seat is asked again, and besides it only those who have not answered yet."""
        own: i64 = 1 << self.seat
        return (world.pending & own) != 0 and not world.pending & ~others & ~own

    def next_step(self, world: State) -> i64:
        """Choose the next move: the best-looking of those on the shortlist, or of a few."""
        tries = self.style.tries
        all_choices = world.consider(self.seat)
        if all_choices == 1:
            return world.choices[0]
        count = self.judge.shortlist(world, self.seat, all_choices, tries)
        whole = count <= tries or count < all_choices
        drawn: list[int] = []
        for i in range(count if whole else tries):
            drawn.append(world.choices[i if whole else self.rng.below(count)])
        self.looked += len(drawn)
        return best_looking(world, self.seat, drawn, self.judge, self.rng)


def best_looking(world: State, seat: i64, actions: list[int], judge: Judge, rng: Rng) -> i64:
    """Find the action after which a position looks best for the seat that does it."""
    best: i64 = actions[0]
    best_worth = -1.0
    for action in actions:
        after = world.clone()
        after.rng = rng  # so that it does not foresee what will be drawn
        after.apply(seat, action)
        worth = judge.worth(after, seat)
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def better_half(actions: list[int], totals: list[float], least: i64) -> tuple[list[int], list[float]]:
    """Keep the better half of the actions, or that many of them, the best first."""
    order = [(-totals[i], i) for i in range(len(actions))]
    order.sort()
    kept = order[: max((len(order) + 1) // 2, least)]
    return [actions[i] for worth, i in kept], [totals[i] for worth, i in kept]
