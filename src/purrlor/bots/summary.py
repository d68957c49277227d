"""Summarise the games of an arena: wins with intervals, lengths, endings."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import dataclass
from statistics import mean, median, stdev

from purrlor.bots.arena import Played

SURE = 1.96  # standard deviations on both sides that contain 95 %


@dataclass(frozen=True)
class Interval:
    """A measured value and the 95 % interval around it."""

    value: float
    low: float
    high: float


def per_cent(interval: Interval) -> str:
    """Write a proportion with its interval."""
    return f"{interval.value * 100:.1f} % ({interval.low * 100:.1f}–{interval.high * 100:.1f})"


def between(interval: Interval) -> str:
    """Write a value with its interval."""
    return f"{interval.value:.1f} ({interval.low:.1f}–{interval.high:.1f})"


def proportion(total: float, count: float) -> Interval:
    """Give a proportion with Wilson's interval, which is also correct near 0 and 1."""
    if count == 0:
        return Interval(0.0, 0.0, 1.0)
    part, square = total / count, SURE * SURE
    middle = (part + square / (2 * count)) / (1 + square / count)
    half = SURE * math.sqrt(part * (1 - part) / count + square / (4 * count * count)) / (1 + square / count)
    return Interval(part, max(0.0, middle - half), min(1.0, middle + half))


def average(values: list[float]) -> Interval:
    """Give a mean with its interval."""
    if len(values) < 2:
        only = values[0] if values else 0.0
        return Interval(only, only, only)
    middle, half = mean(values), SURE * stdev(values) / math.sqrt(len(values))
    return Interval(middle, middle - half, middle + half)


def failed(faults: Counter[str]) -> str:
    """Write how often a bot failed, so that a random move was made instead; nothing if it never did."""
    told = ", ".join(f"{fault} {times}" for fault, times in sorted(faults.items()))
    return f", random moves instead of its own: {told}" if told else ""


@dataclass(frozen=True)
class BotLine:
    """The results of one bot, in all its seats together."""

    bot: str
    seats: int
    wins: Interval  # its share of all wins
    fair: float  # its share if all were equal
    points: Interval | None
    milliseconds: float  # per move, when it had a choice
    faults: Counter[str]

    @property
    def times_fair(self) -> float:
        """Give the wins as a multiple of the fair share."""
        return self.wins.value / self.fair


@dataclass(frozen=True)
class Summary:
    """The results of many games: wins by bot and by seat (shared wins count as shares), lengths, endings."""

    games: int
    bots: list[BotLine]
    by_seat: list[Interval]
    lengths: list[int]
    endings: Counter[str]

    @property
    def nobody(self) -> float:
        """Give the share of games without a winner."""
        return max(0.0, 1.0 - sum(interval.value for interval in self.by_seat))

    @property
    def length(self) -> Interval:
        """Give the mean length of a game in actions."""
        return average([float(length) for length in self.lengths])

    @property
    def middle_length(self) -> float:
        """Give the median length of a game in actions."""
        return median(self.lengths) if self.lengths else 0

    def __str__(self) -> str:
        wins = [(line.bot, line.wins, line.faults) for line in self.bots]
        wins = wins or [(f"seat {seat}", share, Counter()) for seat, share in enumerate(self.by_seat)]
        width = max((len(name) for name, _, _ in wins), default=0)
        lines = [f"{name:{width}}  wins {per_cent(share)}{failed(faults)}" for name, share, faults in wins]
        return "\n".join([f"{self.games} games, mean length {between(self.length)}", *lines])


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
    """How often something was done, and how often its players won."""

    what: str
    times: int
    share: Interval  # share of the win, of the seats that did it at least once


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
