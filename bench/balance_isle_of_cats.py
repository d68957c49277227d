"""Measure the balance of the Isle of Cats.

`python -m bench.balance_isle_of_cats [GAMES]` plays GAMES games (60) of every set-up with the greedy bot in
all seats, alone also `--lynx` games (20) with the search bot, and writes docs/balance/isle-of-cats.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean

from purrlor.bots import Budget, Sight, find_bot
from purrlor.bots.arena import points
from purrlor.bots.summary import proportion
from purrlor.core.arrays import lowest
from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats.options import DIFFICULTIES

PAGE = Path(__file__).parent.parent / "docs" / "balance" / "isle-of-cats.md"
MODULES = ("kittens", "beasts", "events", "new_lessons")
PLAYERS = (2, 4)
ROUNDS = 300  # of search, for a move
LIMIT = 0.25  # by which a module may change the winning score
FAIR = (0.2, 0.8)  # part of the games that the sister should win


@dataclass(frozen=True)
class SetUp:
    """A table to measure: its options, and who sits at it."""

    options: tuple[tuple[str, bool | int | str], ...]
    bot: str = "cat"


@dataclass(frozen=True)
class Result:
    """What came out of one game: points, and shares of the victory, by seat."""

    points: tuple[int, ...]
    shares: tuple[float, ...]


def play(setup: SetUp, number: int) -> Result:
    """Play one game."""
    rng = Rng.seeded(number).stream("balance")
    state = GAME.deal(GAME.settle(dict(setup.options)), {}, rng.stream("deal"))
    bot, budget = find_bot(setup.bot), Budget(nodes=ROUNDS)
    while state.pending:
        seat = lowest(state.pending)
        action = bot.choose(Sight(GAME, seat, state.guess(seat, rng), rng, budget))
        state.apply(seat, GAME.actions.number(state, action))
    score, seats = GAME.score(state), range(state.seats)
    return Result(
        tuple(points(score, seat) or 0 for seat in seats), tuple(state.outcome(seat) for seat in seats)
    )


def winning_score(results: list[Result]) -> tuple[float, float]:
    """Give the mean of the best points of each game, and how sure it is (1.96 deviations)."""
    best = [max(result.points) for result in results]
    middle = fmean(best)
    return middle, 1.96 * sqrt(fmean((score - middle) ** 2 for score in best) / len(best))


def set_ups() -> list[SetUp]:
    """List what is measured with several players: without modules, with each, and with all."""
    chosen = [(), *((module,) for module in MODULES), MODULES]
    return [
        SetUp((("players", players), *((module, True) for module in modules)))
        for players in PLAYERS
        for modules in chosen
    ]


def module_rows(results: dict[SetUp, list[Result]]) -> list[str]:
    """Compare every set-up with the one of as many players that has no module."""
    rows = []
    base = 0.0
    for setup, played in results.items():
        options = dict(setup.options)
        modules = [name for name in MODULES if options.get(name)]
        score, sure = winning_score(played)
        base = base if modules else score
        change = score / base - 1
        verdict = "" if len(modules) != 1 else "holds" if abs(change) < LIMIT else "**does not hold**"
        seats = ", ".join(
            f"{fmean(r.shares[seat] for r in played):.0%}" for seat in range(len(played[0].shares))
        )
        name = "all modules" if len(modules) == len(MODULES) else ", ".join(modules) or "no module"
        rows.append(
            f"| {options['players']} | {name.replace('_', ' ')} | {score:.1f} ± {sure:.1f} | "
            f"{f'{change:+.0%}' if modules else ''} | {verdict} | {seats} |"
        )
    return rows


def sister_row(setup: SetUp, played: list[Result]) -> str:
    """Tell how the sister fared."""
    lost = proportion(sum(1 - result.shares[0] for result in played), len(played))
    verdict = "holds" if FAIR[0] <= lost.value <= FAIR[1] else "**does not hold**"
    scored = fmean(result.points[0] for result in played)
    difficulty = str(dict(setup.options)["difficulty"]).replace("_", " ")
    wins = f"{lost.value:.0%} ({lost.low:.0%}–{lost.high:.0%})"
    return f"| {difficulty} | {setup.bot} | {scored:.1f} | {wins} | {verdict} |"


def main(arguments: list[str]) -> None:
    """Play all set-ups on all cores and write the page."""
    parser = argparse.ArgumentParser(prog="bench.balance_isle_of_cats")
    parser.add_argument("games", nargs="?", type=int, default=60)
    parser.add_argument("--lynx", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    wanted = {"cat": given.games, "lynx": given.lynx}
    alone = [
        SetUp((("players", 1), ("difficulty", difficulty)), bot)
        for bot, games in wanted.items()
        for difficulty in DIFFICULTIES
        if games
    ]
    results: dict[SetUp, list[Result]] = {}
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        for setup in [*set_ups(), *alone]:
            results[setup] = list(pool.map(play, repeat(setup), range(wanted[setup.bot])))
            print(setup, f"{winning_score(results[setup])[0]:.1f}", flush=True)
    searched = f"; alone also {given.lynx} with the search bot (`lynx`, {ROUNDS} rounds per move)"
    page = f"""# Balance of the Isle of Cats

{given.games} games of every set-up, greedy bot (`cat`) in all seats{searched if given.lynx else ""}.
Made by `python -m bench.balance_isle_of_cats {given.games} --lynx {given.lynx}`;
running it again gives the same games.

## Modules

Target: a module changes the winning score by less than 25 %.
A change smaller than the sum of both ± is not significant.

| players | modules | winning score | change | target | wins by seat |
|---|---|---|---|---|---|
{chr(10).join(module_rows({setup: results[setup] for setup in set_ups()}))}

## The sister

Target: she wins 20 % to 80 % of the games.
Her cards and rules are printed, so house cards can't change her strength.

| difficulty | bot | its points | the sister wins | target |
|---|---|---|---|---|
{chr(10).join(sister_row(setup, results[setup]) for setup in alone)}
"""
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
