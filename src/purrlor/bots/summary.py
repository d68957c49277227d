"""Sum the games of an arena up: who won how often, with intervals, how long it took, how it ended."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import dataclass
from statistics import mean, median, stdev

from purrlor.bots.arena import Played

SURE = 1.96  # deviations on both sides that hold 95 %


@dataclass(frozen=True)
class Interval:
    """A measured value and the 95 % interval around it."""

    value: float
    low: float
    high: float


def proportion(total: float, count: float) -> Interval:
    """Tell how often something happened, with Wilson's interval, which is honest near 0 and 1, too."""
    if count == 0:
        return Interval(0.0, 0.0, 1.0)
    part, square = total / count, SURE * SURE
    middle = (part + square / (2 * count)) / (1 + square / count)
    half = SURE * math.sqrt(part * (1 - part) / count + square / (4 * count * count)) / (1 + square / count)
    return Interval(part, max(0.0, middle - half), min(1.0, middle + half))


def average(values: list[float]) -> Interval:
    """Tell a mean with its interval."""
    if len(values) < 2:
        only = values[0] if values else 0.0
        return Interval(only, only, only)
    middle, half = mean(values), SURE * stdev(values) / math.sqrt(len(values))
    return Interval(middle, middle - half, middle + half)


@dataclass(frozen=True)
class BotLine:
    """How one bot fared, in all its seats together."""

    bot: str
    seats: int
    wins: Interval  # the part of all victories that its seats had
    fair: float  # the part they would have if all were equal
    points: Interval | None
    milliseconds: float  # a move, where it had a choice
    faults: Counter[str]

    @property
    def times_fair(self) -> float:
        """Tell how many times its fair share it won."""
        return self.wins.value / self.fair


@dataclass(frozen=True)
class Summary:
    """All that an arena tells at its end."""

    games: int
    bots: list[BotLine]
    by_seat: list[Interval]
    lengths: list[int]
    endings: Counter[str]

    @property
    def nobody(self) -> float:
        """Tell the part of the games that nobody won."""
        return max(0.0, 1.0 - sum(interval.value for interval in self.by_seat))

    @property
    def length(self) -> Interval:
        """Tell the mean length of a game in actions."""
        return average([float(length) for length in self.lengths])

    @property
    def middle_length(self) -> float:
        """Tell the length that half of the games exceed."""
        return median(self.lengths) if self.lengths else 0


def sum_up(rows: list[Played]) -> Summary:
    """Sum up the rows of whole games."""
    first = [row for row in rows if row.seat == 0]
    seats = 1 + max((row.seat for row in rows), default=-1)
    names = list(dict.fromkeys(row.bot for row in sorted(rows, key=lambda row: (row.game, row.seat))))
    return Summary(
        games=len(first),
        bots=[bot_line(name, [row for row in rows if row.bot == name], len(first), seats) for name in names],
        by_seat=[
            proportion(sum(row.share for row in rows if row.seat == seat), len(first))
            for seat in range(seats)
        ],
        lengths=[row.length for row in first],
        endings=Counter(row.ending for row in first),
    )


def bot_line(name: str, rows: list[Played], games: int, seats: int) -> BotLine:
    """Sum up one bot."""
    faults: Counter[str] = Counter()
    for row in rows:
        faults.update(row.faults)
    scored = [float(row.points) for row in rows if row.points is not None]
    moves = sum(row.moves for row in rows)
    return BotLine(
        bot=name,
        seats=len(rows) // games,
        wins=proportion(sum(row.share for row in rows), games),
        fair=len(rows) / (games * seats),
        points=average(scored) if scored else None,
        milliseconds=1000 * sum(row.seconds for row in rows) / moves if moves else 0.0,
        faults=faults,
    )


@dataclass(frozen=True)
class Use:
    """How often something was done, and how those fared who did it."""

    what: str
    times: int
    share: Interval  # of victory, of the seats that did it at least once


def uses(rows: list[Played]) -> list[Use]:
    """Count what was done with which card, the most frequent first."""
    times: Counter[str] = Counter()
    shares: defaultdict[str, list[float]] = defaultdict(list)
    for row in rows:
        times.update(row.uses)
        for what in row.uses:
            shares[what].append(row.share)
    return [
        Use(what, count, proportion(sum(shares[what]), len(shares[what])))
        for what, count in sorted(times.items(), key=lambda item: (-item[1], item[0]))
    ]
