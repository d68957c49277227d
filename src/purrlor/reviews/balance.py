"""Play many games of bots and count: what decides the result, who wins, and what only one game knows."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from statistics import fmean
from typing import Any

import msgspec

from purrlor.bots.arena import points, use_of
from purrlor.bots.bot import Bot
from purrlor.bots.deck_tally import DeckTally, add_match, add_tally
from purrlor.bots.shelf import find_bot
from purrlor.bots.summary import SURE, Interval, average, proportion
from purrlor.core.glance import Glance
from purrlor.core.rng import Rng
from purrlor.core.state import Judge, State
from purrlor.reviews.account import Changes
from purrlor.reviews.course import match_data
from purrlor.reviews.reviewing import Reviewer
from purrlor.reviews.work import examine
from purrlor.table.counts import Position
from purrlor.table.game import Game, Score, find_game
from purrlor.table.match import Match, Move
from purrlor.table.options import PLAYERS, Settings
from purrlor.table.records import Action
from purrlor.table.sight import Budget, Sight

PARTS = ("deal", "draws", "hidden", "own", "others")
FEWEST = 8  # times that something must have been done to be told
AMONG = "cat"  # the bot among which one of another temper plays


class Sum(msgspec.Struct):
    """Values that were counted: how many, their sum, and that of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, count: int, total: float, squares: float) -> None:
        """Add values."""
        self.count += count
        self.total += total
        self.squares += squares

    def interval(self, share: bool) -> Interval:
        """Give the mean with its interval: that of a share, or of any numbers."""
        if share:
            return proportion(self.total, self.count)
        mean = self.total / max(self.count, 1)
        spread = max(self.squares / max(self.count, 1) - mean * mean, 0.0)
        half = SURE * math.sqrt(spread / max(self.count - 1, 1))
        return Interval(mean, mean - half, mean + half)


Cell = tuple[str, str, str]  # table, row and column
Facts = dict[Cell, Sum]


class Job(msgspec.Struct, frozen=True):
    """One game to play: a set-up of a game, by its number, with a bot in all seats."""

    game: str
    set_up: int
    settings: Settings
    bot: str
    nodes: int
    seed: int
    number: int
    reviewed: bool
    temper: str = ""  # of one seat, among bots of another kind; such games are counted apart


class Result(msgspec.Struct, frozen=True):
    """What one game tells."""

    job: Job
    ending: str
    length: int
    finals: tuple[float, ...]
    best_points: int | None
    odd: float  # what the seat of another temper won
    tally: DeckTally
    facts: Facts
    parts: tuple[tuple[float, ...], ...] = ()  # by seat, in the order of PARTS; empty if not reviewed
    changes: tuple[tuple[str, float], ...] = ()  # what was done, and how the chance of its seat changed


class Tempered(Bot):
    """A greedy bot that goes by a judge of another temper."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, sight: Sight) -> Action:
        """Choose what looks best to this judge."""
        return sight.action(Glance(sight.world, sight.seat, self.judge, sight.rng).best())


def play(job: Job) -> Result:
    """Play one game, count it, and review it with one round of futures if that is wanted."""
    game = find_game(job.game)
    match = Match.new(game, job.settings, f"balance {job.seed} {job.number}")
    players, odd = _players(game, job, match.seats), job.number % match.seats
    rng, positions = Rng.seeded(job.seed).stream(f"balance {job.number}"), list[Position]()
    while not match.over:
        seat, before = match.asked[0], match.state.clone()
        sight = match.sight(seat, rng.stream(f"{len(match.log)} {seat}"), Budget(nodes=job.nodes))
        match.submit(seat, players[(seat - odd) % match.seats].choose(sight))
        positions.append(Position(before, seat, match.steps[-1].action))
    changes = _reviewed(match, job) if job.reviewed else []
    tally, score = DeckTally(), match.score()
    add_match(game, match, tally)
    accounts = [change.account() for change in changes]
    return Result(
        job,
        score.ending,
        len(match.steps),
        tuple(match.state.outcome(seat) for seat in range(match.seats)),
        best_points(score, match.seats),
        match.state.outcome(odd),
        tally,
        {} if job.temper else facts_of(game, positions, match.state),
        tuple(tuple(getattr(account, part).value for part in PARTS) for account in accounts),
        tuple(_done(match, changes)) if changes else (),
    )


def _players(game: Game[Any], job: Job, seats: int) -> list[Bot]:
    """Give the bots; the first is the odd one, if there is one."""
    if not job.temper:
        return [find_bot(job.bot)] * seats
    assert game.counts is not None
    return [Tempered(game.counts.tempers[job.temper]), *[find_bot(AMONG)] * (seats - 1)]


def best_points(score: Score, seats: int) -> int | None:
    """Find the points of the best seat; there are none where no line of the score is a total."""
    if not any(line.total for line in score.lines):
        return None
    return max((number for seat in range(seats) if (number := points(score, seat)) is not None), default=None)


def facts_of(game: Game[Any], positions: list[Position], end: State) -> Facts:
    """Count what only this game counts."""
    facts: defaultdict[Cell, Sum] = defaultdict(Sum)
    for fact in game.counts.count(positions, end) if game.counts is not None else ():
        facts[fact.table, fact.row, fact.column].add(1, fact.value, fact.value * fact.value)
    return dict(facts)


def _reviewed(match: Match, job: Job) -> list[Changes]:
    data = match_data(match, job.game)
    reviewer = Reviewer(data, job.seed + job.number, lambda some: iter([examine(data, some)]), search=False)
    reviewer.work()
    return reviewer.changes()


def _done(match: Match, changes: list[Changes]) -> Iterable[tuple[str, float]]:
    """List what was done, and how the chance of the seat that did it changed until the next step."""
    moves = [entry for entry in match.log if isinstance(entry, Move)]  # bots take nothing back
    for step, move in enumerate(moves):
        values = changes[move.seat].values
        yield use_of(move.action), values[step + 1].value - values[step].value


class Balance(msgspec.Struct, frozen=True):
    """What many games of one set-up tell."""

    settings: Settings
    games: int
    shares: dict[str, Interval]  # of what decides the result, by part; together 1; empty without reviews
    luck: Interval  # the mean luck of draws of the first seat, which must be about 0
    by_seat: tuple[Interval, ...]
    lengths: tuple[int, ...]
    endings: dict[str, int]
    points: Interval | None  # of the best seat
    cards: tuple[tuple[str, int, Interval], ...]  # what was done, how often, the mean change of the chance
    tally: DeckTally
    facts: Facts

    @property
    def fair(self) -> float:
        """Give the share of the wins that every seat should have."""
        return 1.0 / len(self.by_seat)


def sum_up(results: list[Result]) -> Balance:
    """Sum up the games of one set-up."""
    games = sorted(results, key=lambda one: one.job.number)
    seats = len(games[0].finals)
    tally = DeckTally()
    for game in games:
        add_tally(tally, game.tally)
    best = [float(game.best_points) for game in games if game.best_points is not None]
    reviewed = [game for game in games if game.parts]
    return Balance(
        games[0].job.settings,
        len(games),
        _shares(reviewed),
        average([game.parts[0][PARTS.index("draws")] for game in reviewed]),
        tuple(proportion(sum(game.finals[seat] for game in games), len(games)) for seat in range(seats)),
        tuple(game.length for game in games),
        dict(Counter(game.ending for game in games).most_common()),
        average(best) if best else None,
        _cards(reviewed),
        tally,
        add_facts([game.facts for game in games]),
    )


def _shares(games: list[Result]) -> dict[str, Interval]:
    if not games:
        return {}
    seats = len(games[0].finals)
    fair = 1.0 / seats if seats > 1 else 0.5
    rows = [
        (final - fair, parts) for game in games for final, parts in zip(game.finals, game.parts, strict=True)
    ]
    whole = sum(result * result for result, _ in rows) or 1.0
    return {
        part: _share([(result, parts[at]) for result, parts in rows], whole) for at, part in enumerate(PARTS)
    }


def _share(rows: list[tuple[float, float]], whole: float) -> Interval:
    """Tell how much of the spread of results goes along with a part: its covariance with the result."""
    products = [result * part for result, part in rows]
    value = sum(products) / whole
    middle = fmean(products)
    error = math.sqrt(sum((one - middle) ** 2 for one in products)) / whole
    return Interval(value, value - SURE * error, value + SURE * error)


def _cards(games: list[Result]) -> tuple[tuple[str, int, Interval], ...]:
    effects: defaultdict[str, list[float]] = defaultdict(list)
    for game in games:
        for what, change in game.changes:
            effects[what].append(change)
    told = [(what, len(some), average(some)) for what, some in effects.items() if len(some) >= FEWEST]
    return tuple(sorted(told, key=lambda one: (-abs(one[2].value), one[0])))


def add_facts(several: Iterable[Facts]) -> Facts:
    """Add up what was counted in several games or set-ups."""
    whole: defaultdict[Cell, Sum] = defaultdict(Sum)
    for facts in several:
        for cell, one in facts.items():
            whole[cell].add(one.count, one.total, one.squares)
    return dict(whole)


def set_ups_of(game: Game[Any]) -> list[Settings]:
    """List the set-ups that a game compares: those it declares, or every number of players."""
    if game.counts is not None:
        return [game.settle(given) for given in game.counts.set_ups]
    return [game.usual(players) for players in game.player_counts()]


def is_plain(game: Game[Any], settings: Settings) -> bool:
    """Tell whether a set-up has no variant."""
    return all(settings[option.name] == option.default for option in game.options if option.name != PLAYERS)


def jobs_for(
    game: Game[Any], set_ups: list[Settings], bot: str, nodes: int, seed: int, games: int, reviews: int
) -> list[tuple[Job]]:
    """List the games to play, for any engine; the first of every set-up are reviewed."""
    jobs = [
        Job(game.name, at, settings, bot, nodes, seed, number, number < reviews)
        for at, settings in enumerate(set_ups)
        for number in range(games)
    ]
    tempers = game.counts.tempers if game.counts is not None and len(set_ups) > 1 else {}
    jobs += [
        Job(game.name, at, settings, AMONG, 0, seed, number, False, temper)
        for temper in tempers
        for at, settings in enumerate(set_ups)
        if is_plain(game, settings)
        for number in range(games)
    ]
    return [(job,) for job in jobs]
