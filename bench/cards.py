"""Try other cards of a game by quick moves, and count them as `purrlor balance` does.

`python -m bench cards GAME [FILE]` plays the set-ups without variants, with the cards of a deck file if one
is named. `--games N` sets the number of games (1,000), `--players 2 4` the tables, `--seed N` the games: the
best of many sets of cards owes some of its figures to the seed, so check it with another one.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console

from purrlor.bots.deck_tally import DeckTally
from purrlor.cli.balance import show
from purrlor.core.arrays import lowest
from purrlor.core.rng import Rng
from purrlor.reviews.balance import Job, Result, best_points, facts_of, is_plain, set_ups_of, sum_up
from purrlor.reviews.balance_tables import Tables
from purrlor.table.counts import Position
from purrlor.table.deck import Deck
from purrlor.table.deck_file import read_deck
from purrlor.table.game import Game, find_game
from purrlor.table.texts import game_texts


def play(game: Game[Any], job: Job, deck: Deck) -> Result:
    """Play one game by quick moves, and count it."""
    rng = Rng.seeded(job.seed).stream(f"cards {job.number}")
    state, whim, positions = game.deal(job.settings, deck, rng), rng.stream("whim"), list[Position]()
    while state.pending:
        seat = lowest(state.pending)
        action = game.judge.pick(state, seat, state.consider(seat), whim)
        positions.append(Position(state.clone(), seat, action))
        state.apply(seat, action)
    score = game.score(state)
    finals = tuple(state.outcome(seat) for seat in range(state.seats))
    return Result(
        job,
        score.ending,
        len(positions),
        finals,
        best_points(score, state.seats),
        0.0,
        DeckTally(),
        facts_of(game, positions, state),
    )


def main(arguments: list[str]) -> None:
    """Play the games and show the tables."""
    parser = argparse.ArgumentParser("python -m bench cards", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    deck = read_deck(game, given.file.read_text(encoding="utf-8")) if given.file else {}
    balances = []
    for at, settings in enumerate(set_ups_of(game)):
        if is_plain(game, settings) and settings["players"] in (given.players or [settings["players"]]):
            jobs = [
                Job(game.name, at, settings, "quick", 0, given.seed, number, False)
                for number in range(given.games)
            ]
            balances.append(sum_up([play(game, job, deck) for job in jobs]))
    for section in Tables(game, balances, [], game_texts(game, "en")).sections():
        show(Console(highlight=False), section)
