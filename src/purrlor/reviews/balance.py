"""Review many games of bots: how much of the result is deal, draws, hidden cards and choice in a game."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from statistics import fmean
from typing import Any

import msgspec

from purrlor.bots.shelf import find_bot
from purrlor.bots.summary import Interval, average, proportion
from purrlor.core.rng import Rng
from purrlor.reviews.account import Changes
from purrlor.reviews.course import match_data
from purrlor.reviews.reviewing import Reviewer
from purrlor.reviews.work import examine
from purrlor.table.game import find_game
from purrlor.table.match import Match, Move
from purrlor.table.options import Settings
from purrlor.table.records import Action
from purrlor.table.sight import Budget

PARTS = ("deal", "draws", "hidden", "own", "others")
FEWEST = 8  # times that something must have been done to be told


class Game(msgspec.Struct, frozen=True):
    """What one game tells."""

    ending: str
    length: int
    finals: tuple[float, ...]
    parts: tuple[tuple[float, ...], ...]  # by seat, in the order of PARTS
    changes: tuple[tuple[str, float], ...]  # what was done with what, and how the chance of its seat changed


def play_and_review(name: str, settings: Settings, bot: str, nodes: int, seed: int, number: int) -> Game:
    """Play one game with a bot in all seats and review it with one round of futures."""
    game, player = find_game(name), find_bot(bot)
    match = Match.new(game, settings, f"balance {seed} {number}")
    rng = Rng.seeded(seed).stream(f"balance {number}")
    while not match.over:
        seat = match.asked[0]
        sight = match.sight(seat, rng.stream(f"{len(match.log)} {seat}"), Budget(nodes=nodes))
        match.submit(seat, player.choose(sight))
    data = match_data(match, name)
    reviewer = Reviewer(data, seed + number, lambda tasks: iter([examine(data, tasks)]), search=False)
    reviewer.work()
    changes = reviewer.changes()
    accounts = [change.account() for change in changes]
    return Game(
        match.score().ending,
        len(match.steps),
        tuple(account.final for account in accounts),
        tuple(tuple(getattr(account, part).value for part in PARTS) for account in accounts),
        tuple(_done(match, changes)),
    )


def _done(match: Match, changes: list[Changes]) -> list[tuple[str, float]]:
    """List what was done, and how the chance of the seat that did it changed until the next step."""
    found = []
    moves = [entry for entry in match.log if isinstance(entry, Move)]  # bots take nothing back
    for step, move in enumerate(moves):
        values = changes[move.seat].values
        found.append((_label(move.action), values[step + 1].value - values[step].value))
    return found


def _label(action: Action) -> str:
    """Name an action and the card or tile that it is about."""
    word = str(msgspec.to_builtins(action)["do"])
    for field in action.fields():
        value = getattr(action, field.name)
        if field.named is not None and value is not None:
            return f"{word} {field.named.prefix}-{value}"
    return word


class Balance(msgspec.Struct, frozen=True):
    """What many games tell."""

    games: int
    shares: dict[str, Interval]  # of what decides the result, by part; together 1
    luck: Interval  # the mean luck of draws of the first seat, which must be about 0
    by_seat: tuple[Interval, ...]
    lengths: tuple[int, ...]
    endings: dict[str, int]
    cards: tuple[tuple[str, int, Interval], ...]  # what was done, how often, the mean change of the chance


def sum_up(games: list[Game]) -> Balance:
    """Sum up the games."""
    seats = len(games[0].finals)
    fair = 1.0 / seats if seats > 1 else 0.5
    rows = [
        (final - fair, parts) for game in games for final, parts in zip(game.finals, game.parts, strict=True)
    ]
    whole = sum(result * result for result, _ in rows) or 1.0
    shares = {
        part: _share([(result, parts[at]) for result, parts in rows], whole) for at, part in enumerate(PARTS)
    }
    effects: defaultdict[str, list[float]] = defaultdict(list)
    for game in games:
        for what, change in game.changes:
            effects[what].append(change)
    told = [(what, len(some), average(some)) for what, some in effects.items() if len(some) >= FEWEST]
    return Balance(
        len(games),
        shares,
        average([game.parts[0][PARTS.index("draws")] for game in games]),
        tuple(proportion(sum(game.finals[seat] for game in games), len(games)) for seat in range(seats)),
        tuple(game.length for game in games),
        dict(Counter(game.ending for game in games).most_common()),
        tuple(sorted(told, key=lambda one: (-abs(one[2].value), one[0]))),
    )


def _share(rows: list[tuple[float, float]], whole: float) -> Interval:
    """Tell how much of the spread of results goes along with a part: its covariance with the result."""
    products = [result * part for result, part in rows]
    value = sum(products) / whole
    middle = fmean(products)
    error = math.sqrt(sum((one - middle) ** 2 for one in products)) / whole
    return Interval(value, value - 1.96 * error, value + 1.96 * error)


def tasks(
    name: str, settings: Settings, bot: str, nodes: int, seed: int, games: int
) -> list[tuple[Any, ...]]:
    """List the games to play, for any engine."""
    return [(name, settings, bot, nodes, seed, number) for number in range(games)]
