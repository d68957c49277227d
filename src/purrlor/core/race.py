"""Compare a few moves in the same worlds, and spend no more time on those that are clearly behind."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Floats, floats

SURE: Final = 3.0  # standard errors that a move must be behind
FIRST_CHECK: Final = 8  # worlds before any move drops out


class Race:
    """The results of some moves: the n-th result of each comes from the same world.

    A move drops out when it is not likely to be better than the leading one by more than `near`. The first
    glance counts like that many results of a move (`doubt`).
    """

    def __init__(self, glanced: list[float], doubt: i64, near: float) -> None:
        self.glanced: Floats = floats(glanced)
        self.doubt: float = float(doubt)
        self.near = near
        self.results: list[list[float]] = [[] for _ in glanced]
        self.running: list[int] = list(range(len(glanced)))
        self.at: i64 = 0  # whose turn it is, among those
        self.worlds: i64 = 0
        self.check: i64 = FIRST_CHECK  # worlds after which to look who drops out
        self.better: float = 0.0  # by how much a move is better than another
        self.error: float = 0.0  # of that

    def turn(self) -> i64:
        """Give the number of the move to try next."""
        return self.running[self.at]

    def decided(self) -> bool:
        """Tell whether one move is left."""
        return len(self.running) == 1

    def note(self, result: float) -> None:
        """Add the result of the move whose turn it was."""
        self.results[self.running[self.at]].append(result)
        self.at += 1
        if self.at == len(self.running):
            self.at = 0
            self.worlds += 1
            if self.worlds >= self.check:
                self.check += 1 + self.check // 4
                self.drop()

    def drop(self) -> None:
        """Keep those that may still turn out to be the best."""
        best = self.best()
        running: list[int] = []
        for move in self.running:
            self.compare(move, best)
            if move == best or self.better + SURE * self.error > self.near:
                running.append(move)
        self.running = running

    def best(self) -> i64:
        """Find the best move, the first glance weighed in."""
        best: i64 = 0
        most = -1000.0
        leading = self.running[0]
        for move in range(i64(len(self.results))):
            self.compare(move, leading)
            if self.better > most:
                most = self.better
                best = move
        return best

    def compare(self, move: i64, other: i64) -> None:
        """Tell by how much a move is better than another, in the worlds that both were tried in."""
        here, there = self.results[move], self.results[other]
        count = min(len(here), len(there))
        total = 0.0
        squares = 0.0
        for i in range(count):
            gap = here[i] - there[i]
            total += gap
            squares += gap * gap
        weight = float(count) + self.doubt
        self.better = (total + self.doubt * (self.glanced[move] - self.glanced[other])) / weight
        self.error = 0.0
        if count > 1:
            spread = (squares - total * total / float(count)) / float(count - 1)
            self.error = math.sqrt(max(spread, 0.0) / weight)
