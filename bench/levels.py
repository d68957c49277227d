"""Calibrate the four levels of bots and measure them.

`python -m bench levels GAME` finds how softly `youngcat` and `kitten` have to choose, so that with two
players each wins one game in four against the level above, measures every step of the ladder and what each
level usually scores among its equals, and writes all of it to levels.json beside the game. `--games N` sets
the number of games (200), `--lynx N` those with `lynx` (0: as they were measured before), `--nodes N` its
rounds of search; `--keep` leaves the calibration as it is. More options of the table follow as NAME=VALUE.
"""

from __future__ import annotations

import argparse
import math
import os
from collections import defaultdict
from functools import partial
from importlib.resources import files
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

import msgspec

from purrlor.bots.arena import Own, Plan, make_plan, play_game
from purrlor.bots.bot import Bot
from purrlor.bots.engines import Here, Processes
from purrlor.bots.levels import FILE, LEVELS, Levels, Step, Typical, levels_of
from purrlor.bots.summary import per_cent, proportion
from purrlor.cli.arguments import read_options
from purrlor.core.glance import Glance
from purrlor.table.game import Game, find_game
from purrlor.table.records import Action
from purrlor.table.sight import Budget, Sight

WANTED = 0.75  # share of the level above
HOTTEST = 1.0  # as good as random
PULL = 0.6  # how far a game moves the logarithm of the warmth; less and less
TABLES = (2, 4)
Row = tuple[float, float, dict[str, list[int]]]  # shares of the bot looked at and of all, points by bot


class Warm(Bot):
    """A soft bot with a warmth of its own."""

    def __init__(self, name: str, warmth: float) -> None:
        self.name = name
        self.warmth = warmth

    def choose(self, sight: Sight) -> Action:
        """Draw a choice."""
        if len(sight.numbers) == 1:
            return sight.action(sight.numbers[0])
        return sight.action(Glance(sight.world, sight.seat, sight.game.judge, sight.rng).draw(self.warmth))


def plan_for(game: str, options: list[str], bots: list[str], nodes: int, own: Own) -> Plan:
    """Make the plan of an arena."""
    settings = read_options(find_game(game), options)
    return make_plan(game, settings, bots, 20, Budget(seconds=1.0, nodes=nodes), own)


def play(plan: Plan, warmths: dict[str, float], number: int) -> Row:
    """Play one game; count for the bot that is named first in the plan."""
    own = Own(bots={name: Warm(name, warmth) for name, warmth in warmths.items()})
    rows = play_game(plan, number, own)
    points = defaultdict(list)
    for row in rows:
        if row.points is not None:
            points[row.bot].append(row.points)
    share = sum(row.share for row in rows if row.bot == plan.bots[0])
    return share, sum(row.share for row in rows), dict(points)


def wanted_share(game: str, options: list[str], games: int) -> float:
    """Tell how often a level should win against the next; where luck decides much, steps are equal."""
    rows = measure(game, ["players=2", *options], ["cat", "random"], {}, games, 0, 1)
    won, decided = sum(row[0] for row in rows), sum(row[1] > 0 for row in rows)
    print(f"cat against random: {per_cent(proportion(won, decided))} of {decided}", flush=True)
    odds = math.sqrt((won + 0.5) / (decided - won + 0.5))
    return min(WANTED, odds / (1 + odds))


def calibrate(
    game: str, options: list[str], above: str, below: str, known: dict[str, float], wanted: float, games: int
) -> float:
    """Find the warmth with which a level wins as seldom as it should: each game moves it a little."""
    warmth, start = math.log(known.get(below, known.get(above, 0.03))), []
    for number in range(games):
        warmths = {**known, below: math.exp(warmth)}
        own = Own(bots={name: Warm(name, value) for name, value in warmths.items()})
        plan = plan_for(game, ["players=2", *options], [above, below], 0, own)
        won, decided, _ = play(plan, warmths, number)
        if decided:
            warmth = min(math.log(HOTTEST), warmth + PULL / (1 + number / 20) ** 0.7 * (wanted - won))
        start.append(warmth)
    late = start[len(start) // 2 :]
    return float(f"{math.exp(mean(late)):.3g}")


def measure(
    game: str,
    options: list[str],
    bots: list[str],
    warmths: dict[str, float],
    games: int,
    nodes: int,
    jobs: int,
) -> list[Row]:
    """Play games between bots, the first against all others."""
    own = Own(bots={name: Warm(name, value) for name, value in warmths.items()})
    plan = plan_for(game, options, bots, nodes, own)
    engine = Processes(jobs) if jobs > 1 else Here()
    return list(engine.run(partial(play, plan, warmths), [(number,) for number in range(games)]))


def step_of(players: int, above: str, below: str, rows: list[Row], nodes: int) -> Step:
    """Sum up a step of the ladder."""
    won, decided = sum(row[0] for row in rows), sum(row[1] > 0 for row in rows)
    wins = proportion(won, decided)
    print(f"{players} players, {above} against {below}: {per_cent(wins)} of {decided}", flush=True)
    value, low, high = (round(part, 4) for part in (wins.value, wins.low, wins.high))
    return Step(players, above, below, value, low, high, decided, nodes)


def typical_of(players: int, level: str, rows: list[Row]) -> Typical:
    """Sum up what a level scores among its equals."""
    points = [amount for row in rows for amount in row[2].get(level, [])]
    low, _, high = quantiles(points, n=4)
    print(
        f"{players} players, {level}: {mean(points):.1f} points, usually {low:.0f} to {high:.0f}", flush=True
    )
    return Typical(players, level, round(mean(points), 1), round(low), round(high), len(rows))


def line_of(game: Game[Any]) -> str:
    """Name the line of the score that the arena takes for points; none where hits alone are counted."""
    return {"battle-kittens": "score-fish", "wizards-and-witches": ""}.get(game.name, "score-total")


def main(arguments: list[str]) -> None:
    """Calibrate, measure and write."""
    parser = argparse.ArgumentParser(prog="bench levels")
    parser.add_argument("game")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--lynx", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    warmth = dict(levels_of(game).warmth)
    if not given.keep:
        wanted = wanted_share(given.game, given.options, given.games)
        for above, below in (("cat", "youngcat"), ("youngcat", "kitten")):
            known = {above: warmth[above]} if above in warmth else {}
            warmth[below] = calibrate(given.game, given.options, above, below, known, wanted, 2 * given.games)
            print(f"{below}: {warmth[below]}", flush=True)
    before = levels_of(game)
    typical = {(one.players, one.level): one for one in before.typical}
    steps = {(one.players, one.above): one for one in before.steps}
    file = Path(str(files(game.package) / FILE))
    for players in TABLES:
        options = [f"players={players}", *given.options]
        for at, level in enumerate(LEVELS):
            games, nodes = (given.lynx, given.nodes) if level == "lynx" else (given.games, 0)
            if games == 0:
                continue
            if line_of(game):
                rows = measure(given.game, options, [level], warmth, games // 4, nodes, given.jobs)
                typical[players, level] = typical_of(players, level, rows)
            if at > 0:
                bots = [level, *[LEVELS[at - 1]] * (players - 1)]
                rows = measure(given.game, options, bots, warmth, games, nodes, given.jobs)
                steps[players, level] = step_of(players, level, LEVELS[at - 1], rows, nodes)
            levels = Levels(warmth, line_of(game), tuple(typical.values()), tuple(steps.values()))
            file.write_bytes(msgspec.json.format(msgspec.json.encode(levels), indent=1) + b"\n")
