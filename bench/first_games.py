"""Measure how often somebody who follows every hint wins a first game: `python -m bench first_games [GAME]`.

`--bot NAME` lets another bot give the hints, `--seconds N` gives it another time, `--games N` plays more.
"""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from purrlor.bots import Budget, choose_for, find_bot
from purrlor.bots.levels import TEACHER
from purrlor.bots.summary import per_cent, proportion
from purrlor.core.rng import Rng
from purrlor.table.game import all_games, find_game
from purrlor.table.lesson import LEARNER, first_game
from purrlor.table.match import Match


def main(argv: list[str]) -> None:
    """Play first games and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench first_games", description=__doc__)
    parser.add_argument("names", nargs="*", default=list(all_games()), metavar="GAME")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default=TEACHER)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args(argv)
    table = Table(title=f"first games won by following the hints of {given.bot}")
    for column in ("game", "games", "won (95 %)", "the first or the second won", "endings"):
        table.add_column(column)
    for name in given.names:
        wins, endings = play(name, given.games, given.bot, given.seconds)
        pairs = list(zip(wins[::2], wins[1::2], strict=False))
        either = f"{sum(any(pair) for pair in pairs)} of {len(pairs)}"
        counted = ", ".join(f"{ending} {endings.count(ending)}" for ending in sorted(set(endings)))
        won = per_cent(proportion(sum(wins), len(wins)))
        table.add_row(name, str(len(wins)), won, either, counted)
    Console().print(table)


def play(name: str, games: int, teacher: str, seconds: float) -> tuple[list[bool], list[str]]:
    """Play first games as somebody does who makes every move that a hint names."""
    game = find_game(name)
    first, wins, endings = first_game(game), list[bool](), list[str]()
    for number in range(games):
        match, rng = Match.new(game, first.options, f"first game {number}"), Rng.seeded(number)
        while not match.over:
            seat = match.asked[0]
            bot = find_bot(teacher if seat == LEARNER else first.bot)
            match.play(seat, choose_for(match, seat, bot, rng, Budget(seconds=seconds)))
        score = match.score()
        wins.append(score.places[LEARNER] == 1)
        endings.append(score.ending)
    return wins, endings
