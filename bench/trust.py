"""Measure how far the mistakes and the luck that reviews tell can be trusted.

`python -m bench trust GAME --games N` reviews games of `lynx`, `cat` and `kitten`, and adds up what the
choices of each cost: by the review, and by a search several times as long with other random numbers, which
tells how often the true costs are in order at all. `--blunders N` puts a random legal move that costs much
into games of three `lynx`, and looks whether the review finds it as the largest mistake. `--luck N` adds up
the luck of draws in games of two `cat`; its mean must be 0.
Results are kept in docs/review/GAME-trust.json, so that measuring can be done in parts: the numbers are
totals, and `--seconds S` stops after so much work. `python -m bench trust` writes docs/review.md.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, stdev

import msgspec

from purrlor.bots.summary import proportion
from purrlor.core.rng import Rng
from purrlor.reviews.account import Changes
from purrlor.reviews.course import Course, Stop
from purrlor.reviews.findings import errors_of, unit_of
from purrlor.reviews.fit import fit_of
from purrlor.reviews.report import POINTS
from purrlor.reviews.sums import StepSums
from purrlor.reviews.work import Found, Task, compare, empty_sums, look_for_better
from purrlor.table.game import all_games
from tests.reviews.played import BK, ISLE, WK, WW, played, reviewed, with_blunder

DOCS = Path(__file__).parent.parent / "docs"
LEVELS = ("lynx", "cat", "kitten")
NODES = {WW: 2000, WK: 400, BK: 200, ISLE: 60}  # rounds of a search of `lynx`
LONGER = 4  # times the work of a round: the search that stands for the truth
OTHER_SEED = 777_000
TOGETHER = (1, 5)  # games whose costs are added up before they are compared


class Costs(msgspec.Struct):
    """What the choices of every level cost in one game."""

    number: int
    reviewed: dict[str, float]
    long: dict[str, float]


class Blunder(msgspec.Struct):
    """A move that was put into a game, and whether the review found it."""

    number: int
    found: bool


class Trust(msgspec.Struct):
    """What was measured of a game."""

    game: str
    unit: str = ""
    costs: list[Costs] = []
    blunders: list[Blunder] = []
    tried: int = 0  # games that were looked at for a blunder to plant
    luck: list[float] = []


# -- measuring -----------------------------------------------------------------------------------------


def costs_of(name: str, number: int) -> tuple[Costs, str]:
    """Play a game of all levels and add up what their choices cost."""
    shift = number % 3
    bots = LEVELS[shift:] + LEVELS[:shift]
    reviewer = reviewed(played(name, bots, number, NODES[name]), 2, seed=number)
    course = reviewer.course
    told = errors_of(course, reviewer._sums)
    long = errors_of(course, long_sums(course, number))
    return (
        Costs(
            number,
            {bot: round(told[seat].value, 5) for seat, bot in enumerate(bots)},
            {bot: round(long[seat].value, 5) for seat, bot in enumerate(bots)},
        ),
        unit_of(course),
    )


def long_sums(course: Course, number: int) -> list[StepSums]:
    """Judge every choice by a long search."""
    sums = [StepSums(course.seats) for _ in course.stops]
    for step, stop in enumerate(course.stops):
        if stop.chosen:
            sums[step].add(judged(course, step, stop, number))
    return sums


def judged(course: Course, step: int, stop: Stop, number: int) -> Found:
    """Compare a choice with what a long search likes best."""
    fit, task = fit_of(course.game), Task(step, 0, OTHER_SEED + number)
    found = Found(step, 0, empty_sums(course.seats))
    found.best = look_for_better(course, stop, task, fit.search * LONGER)
    if found.best != stop.action:
        found.rival = found.best
        compare(course, stop, task, found, fit.duel * LONGER)
    return found


def blunder_of(name: str, number: int) -> Blunder | None:
    """Put a blunder into a game of `lynx` and look for it in the review; None: no move was that bad."""
    match = played(name, ("lynx", "lynx", "lynx"), number, NODES[name])
    slipped = with_blunder(match, Rng.seeded(number).stream(f"blunders {name}"), NODES[name])
    if slipped is None:
        return None
    match, at = slipped
    reviewer = reviewed(match, 3, seed=number)
    worst = max(reviewer.review().mistakes, key=lambda mistake: mistake.cost.value, default=None)
    stops = reviewer.course.stops
    return Blunder(number, worst is not None and stops[worst.step].question == stops[at].question)


def luck_of(name: str, number: int) -> float:
    """Give the luck of the first seat in all draws of a game."""
    reviewer = reviewed(played(name, ("cat", "cat"), number), 1, seed=number, search=False)
    changes = Changes(reviewer.course, reviewer._sums, 0)
    return round(sum(changes.draw(step).value for step in range(len(reviewer.course.stops))), 5)


class Measuring:
    """Adds to what was measured before, for some seconds."""

    def __init__(self, name: str, seconds: float) -> None:
        self.file = DOCS / "review" / f"{name}-trust.json"
        self.until = time.process_time() + seconds
        known = self.file.read_bytes() if self.file.is_file() else None
        self.trust = msgspec.json.decode(known, type=Trust) if known else Trust(name)

    def left(self, first: int, wanted: int) -> Iterator[int]:
        """Count from the first number that was not measured; keep the file up to date."""
        for number in range(first, wanted):
            if time.process_time() > self.until:
                return
            yield number
            played.cache_clear()
            self.file.write_bytes(msgspec.json.format(msgspec.json.encode(self.trust), indent=0) + b"\n")

    def run(self, games: int, blunders: int, luck: int) -> None:
        """Measure what is missing."""
        trust = self.trust
        for number in self.left(len(trust.costs), games):
            costs, trust.unit = costs_of(trust.game, number)
            trust.costs.append(costs)
        while len(trust.blunders) < blunders:
            for number in self.left(trust.tried, trust.tried + 1):
                found = blunder_of(trust.game, number)
                trust.tried += 1
                trust.blunders += [found] if found is not None else []
            if time.process_time() > self.until:
                break
        for number in self.left(len(trust.luck), luck):
            trust.luck.append(luck_of(trust.game, number))


# -- the page ------------------------------------------------------------------------------------------

By = Callable[[Costs], dict[str, float]]


def in_order(costs: list[Costs], by: By, together: int) -> str:
    """Tell how often the costs of the levels, added up over so many games, are in order."""
    groups = [costs[at : at + together] for at in range(0, len(costs) - together + 1, together)]
    ordered = 0
    for group in groups:
        lynx, cat, kitten = (sum(by(one)[level] for one in group) for level in LEVELS)
        ordered += lynx < cat < kitten
    return share(ordered, len(groups))


def share(part: int, whole: int) -> str:
    """Write a share with its 95 % interval."""
    if whole == 0:
        return "–"
    found = proportion(part, whole)
    return f"{part} of {whole} ({found.low * 100:.0f}–{found.high * 100:.0f} %)"


def cost_rows(trust: Trust) -> list[str]:
    """Write what choices cost, by the review and by the long search."""
    rows = []
    ways: dict[str, By] = {"the review": lambda one: one.reviewed, "a long search": lambda one: one.long}
    for way, by in ways.items() if trust.costs else ():
        means = [mean(by(one)[level] for one in trust.costs) for level in LEVELS]
        points = trust.unit == POINTS
        told = ", ".join(f"{one:.1f}" if points else f"{one * 100:.1f} %" for one in means)
        cells = [in_order(trust.costs, by, together) for together in TOGETHER]
        rows.append(f"| {trust.game} | {way} | {told}{' points' if points else ''} | {' | '.join(cells)} |")
    return rows


def write_page() -> None:
    """Write what was measured into docs/review.md, between its marks."""
    files = [DOCS / "review" / f"{name}-trust.json" for name in all_games()]
    found = [msgspec.json.decode(file.read_bytes(), type=Trust) for file in files if file.is_file()]
    heads = " | ".join(
        f"in order, {n} games together" if n > 1 else "in order, single games" for n in TOGETHER
    )
    lines = [
        f"| game | costs by | mean of `lynx`, `cat`, `kitten` in a game | {heads} |",
        "|---" * (3 + len(TOGETHER)) + "|",
        *[row for trust in found for row in cost_rows(trust)],
        "",
        "| game | blunders found | mean luck of draws | games |",
        "|---|---|---|---|",
    ]
    for trust in found:
        spotted = share(sum(one.found for one in trust.blunders), len(trust.blunders))
        luck = trust.luck
        error = stdev(luck) / math.sqrt(len(luck)) if len(luck) > 1 else 0.0
        told = f"{mean(luck) * 100:+.1f} % ± {error * 100:.1f} %" if error else "–"
        lines.append(f"| {trust.game} | {spotted} | {told} | {len(luck) or '–'} |")
    page = DOCS / "review.md"
    before, _, rest = page.read_text(encoding="utf-8").partition("<!-- trust -->")
    after = rest.partition("<!-- end of trust -->")[2]
    body = "\n".join(lines)
    page.write_text(f"{before}<!-- trust -->\n{body}\n<!-- end of trust -->{after}", encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Measure, or write the page."""
    parser = argparse.ArgumentParser(prog="bench trust")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--blunders", type=int, default=0)
    parser.add_argument("--luck", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=math.inf)
    given = parser.parse_args(arguments)
    if given.game is None:
        write_page()
        return
    measuring = Measuring(given.game, given.seconds)
    measuring.run(given.games, given.blunders, given.luck)
    trust = measuring.trust
    print(*cost_rows(trust), f"{len(trust.blunders)} blunders, {len(trust.luck)} games for luck", sep="\n")


if __name__ == "__main__":
    main([])
