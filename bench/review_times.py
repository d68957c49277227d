"""Measure how long a useful review takes on one core, and how precise it is then.

`python -m bench review_times [GAME ...]` reviews games of `cat`, `cat` and `kitten` in rounds, and prints for
each game the seconds of work after which every part of every account has a standard error below 5 %, the
precision after the seconds that it should take, and how sure a mistake's cost is then. `--games N` sets the
number of games (3).
"""

from __future__ import annotations

import argparse
import time
from statistics import median

from purrlor.bots.shelf import find_bot
from purrlor.core.rng import Rng
from purrlor.reviews.course import match_data
from purrlor.reviews.report import POINTS, TOO_UNSURE, Review
from purrlor.reviews.reviewing import Reviewer
from purrlor.reviews.work import examine
from purrlor.table.game import find_game
from purrlor.table.match import Match

WANTED = {"wizards-and-witches": 3.0, "wizard-kittens": 8.0, "battle-kittens": 20.0, "isle-of-cats": 60.0}
BOTS = ("cat", "cat", "kitten")


def finished(name: str, number: int) -> Match:
    """Play a game."""
    match = Match.new(find_game(name), {"players": len(BOTS)}, f"times {number}")
    rng = Rng.seeded(number)
    while not match.over:
        seat = match.asked[0]
        match.submit(seat, find_bot(BOTS[(seat + number) % len(BOTS)]).choose(match.sight(seat, rng)))
    return match


def cost_error(review: Review) -> float:
    """Give the usual standard error of what a mistake costs."""
    return median(mistake.cost.error for mistake in review.mistakes) if review.mistakes else 0.0


def measure(name: str, number: int) -> tuple[float, float, float, str]:
    """Review a game: seconds until it is useful, precision and error of costs after the seconds wanted."""
    match = finished(name, number)
    data = match_data(match, name)
    reviewer = Reviewer(data, number, lambda tasks: iter([examine(data, tasks)]))
    began, useful = time.process_time(), 0.0
    in_time: Review | None = None
    while True:
        reviewer.work()
        spent, review = time.process_time() - began, reviewer.review()
        if not useful and review.precision < TOO_UNSURE:
            useful = spent
        if in_time is None or spent <= WANTED[name]:
            in_time = review
        if useful and spent > WANTED[name]:
            return useful, in_time.precision, cost_error(in_time), in_time.unit


def main(arguments: list[str]) -> None:
    """Measure and print a row of docs/review.md for each game."""
    parser = argparse.ArgumentParser(prog="bench review_times")
    parser.add_argument("game", nargs="*", default=list(WANTED))
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args(arguments)
    for name in given.game:
        rows = [measure(name, number) for number in range(given.games)]
        useful = median(row[0] for row in rows)
        precision, costs = median(row[1] for row in rows), median(row[2] for row in rows)
        told = f"{costs:.1f} points" if rows[0][3] == POINTS else f"{costs * 100:.1f} %"
        row = (
            name,
            given.games,
            f"{WANTED[name]:.0f} s",
            f"{useful:.1f} s",
            f"{precision * 100:.1f} %",
            told,
        )
        print(f"| {' | '.join(map(str, row))} |", flush=True)


if __name__ == "__main__":
    main([])
