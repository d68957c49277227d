"""Fit a map from a judge's worths to chances, for every number of players, to games of `cat`."""

from __future__ import annotations

import math
from collections import defaultdict
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from purrlor.core.chances import logit
from purrlor.core.contest import contest
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.reviews.fit import FILE, Fit, Map
from purrlor.table.game import Game, find_game

STEPS = 40  # of Newton's method
PULL = 0.02  # towards a map that changes nothing, where there are few positions
LOOKS = 10  # moments of a game that are kept
ENOUGH = 60  # positions of a stage that are fitted alone

Row = tuple[list[float], list[float]]  # logits of the worths of all who are in the game, and their results


def play(game: Game[Any], start: State, rng: Rng) -> tuple[list[State], list[float]]:
    """Play a game of `cat`; give some of its moments and the result."""
    state, moments, seen = start.again(rng), list[State](), 0
    while state.pending:
        # Any moment is as likely to be kept as any other, and few are held at a time.
        seen += 1
        if len(moments) < LOOKS:
            moments.append(state.clone())
        elif (at := rng.below(seen)) < LOOKS:
            moments[at] = state.clone()
        contest(state, [game.judge] * state.seats, rng, 1)
    return moments, [state.outcome(seat) for seat in range(state.seats)]


def watch(game: Game[Any], start: State, rng: Rng, by_stage: dict[int, list[Row]]) -> None:
    """Play a game, and keep some positions with the result."""
    moments, result = play(game, start, rng)
    for moment in moments:
        worths = [game.judge.worth(moment, seat) for seat in range(moment.seats)]
        pairs = [(logit(worth), won) for worth, won in zip(worths, result, strict=True) if worth > 0.0]
        row = [one for one, _ in pairs], [won for _, won in pairs]
        by_stage[int(game.judge.stage(moment))].append(row)


def fit_stage(rows: list[Row]) -> tuple[float, float]:
    """Find level and slope by Newton's method: the likelihood of the results, with a slight pull."""
    level, slope = 3.0, 1.0
    spread = spread_of(rows)
    for _ in range(STEPS):
        gradient, curve = [0.0, 0.0], [[0.0, 0.0], [0.0, 0.0]]
        for logits, result in rows:
            weights = [math.exp(min(level + slope * one, 30.0)) for one in logits]
            whole = 1.0 + sum(weights)
            parts = [weight / whole for weight in weights]
            mean = sum(parts), sum(part * one for part, one in zip(parts, logits, strict=True))
            won = sum(result)
            gradient[0] += won - mean[0]
            gradient[1] += sum(a * one for a, one in zip(result, logits, strict=True)) - mean[1]
            both = sum(part * one for part, one in zip(parts, logits, strict=True))
            squares = sum(part * one * one for part, one in zip(parts, logits, strict=True))
            curve[0][0] += mean[0] - mean[0] ** 2
            curve[0][1] += both - mean[0] * mean[1]
            curve[1][1] += squares - mean[1] ** 2
        pull = PULL * len(rows) ** 0.5 + 0.05
        gradient[0] -= pull * 0.05 * (level - 3.0)
        gradient[1] -= pull * spread * (slope - 1.0)
        curve[0][0] += pull * 0.05
        curve[1][1] += pull * spread
        whole = curve[0][0] * curve[1][1] - curve[0][1] ** 2
        steps = (
            (curve[1][1] * gradient[0] - curve[0][1] * gradient[1]) / whole,
            (curve[0][0] * gradient[1] - curve[0][1] * gradient[0]) / whole,
        )
        level += max(-1.0, min(1.0, steps[0]))
        slope += max(-1.0, min(1.0, steps[1]))
        if max(map(abs, steps)) < 1e-6:
            break
    return round(min(max(level, -6.0), 8.0), 4), round(min(max(slope, 0.0), 40.0), 4)


def spread_of(rows: list[Row]) -> float:
    """Give the variance of the logits in a position: where worths hardly differ, a pull must be as weak."""
    squares, count = 0.0, 0
    for logits, _ in rows:
        middle = sum(logits) / len(logits) if logits else 0.0
        squares += sum((one - middle) ** 2 for one in logits)
        count += len(logits)
    return max(squares / count, 1e-6) if count else 1.0


def watch_some(name: str, players: int, chunk: int, games: int) -> tuple[int, int, dict[int, list[Row]]]:
    """Watch some games of a number of players."""
    game, by_stage = find_game(name), defaultdict[int, list[Row]](list)
    rng = Rng.seeded(7).stream(f"fit {players} {chunk}")
    start = game.deal(game.usual(players), {}, rng.stream("deal"))
    for _ in range(games):
        watch(game, start, rng, by_stage)
    return players, chunk, dict(by_stage)


def fit_players(found: list[tuple[int, int, dict[int, list[Row]]]]) -> Map:
    """Fit the map for a number of players from the games that were watched."""
    by_stage: defaultdict[int, list[Row]] = defaultdict(list)
    for _, _, some in sorted(found, key=lambda one: one[1]):
        for stage, rows in some.items():
            by_stage[stage] += rows
    stages = max(by_stage) + 1
    everything = [row for rows in by_stage.values() for row in rows]
    fitted = [
        fit_stage(by_stage[stage] if len(by_stage[stage]) >= ENOUGH else everything)
        for stage in range(stages)
    ]
    return Map(tuple(level for level, _ in fitted), tuple(slope for _, slope in fitted))


def write_fit(game: Game[Any], fit: Fit) -> None:
    """Write the file beside the game."""
    file = Path(str(files(game.package) / FILE))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(fit), indent=1) + b"\n")
