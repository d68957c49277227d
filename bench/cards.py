"""Try other cards of a game by quick moves or a search, and count them as `purrlor balance` does.

`python -m bench cards GAME [FILE]` plays the set-ups without variants, with the cards of a deck file if one
is named; with `--page FILE` it plays all set-ups (`--plain`: those without variants) and writes a page.
`--games N` sets the number of games (1,000), one for all set-ups or one for each; `--players 2 4` the tables;
`--bot NAME` lets a bot choose instead of quick moves, and `--rounds N` lets `lynx` choose with at most so
many rounds a move; `--seed N` sets the games: the best of many sets of cards owes some of its figures to the
seed, so check it with another one.
"""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import Any

from rich.console import Console

from purrlor.bots import find_bot
from purrlor.bots.deck_tally import DeckTally
from purrlor.cli.balance import show
from purrlor.core.arrays import lowest
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.reviews.balance import Balance, Job, Result, best_points, facts_of, is_plain, set_ups_of, sum_up
from purrlor.reviews.balance_page import as_markdown
from purrlor.reviews.balance_tables import Tables
from purrlor.table.counts import Position
from purrlor.table.deck import Deck
from purrlor.table.deck_file import read_deck
from purrlor.table.game import Game, find_game
from purrlor.table.sight import Budget, Sight
from purrlor.table.texts import game_texts

QUICK = "quick"  # moves, in place of a bot
STRONGEST = "lynx"


def choose(game: Game[Any], job: Job, state: State, seat: int, whim: Rng) -> int:
    """Choose a quick move, or what a search finds."""
    if job.bot == QUICK:
        return game.judge.pick(state, seat, state.consider(seat), whim)
    sight = Sight(game, seat, state.guess(seat, whim), whim, Budget(nodes=job.nodes))
    return game.actions.number(state, find_bot(job.bot).choose(sight))


def play(game: Game[Any], job: Job, deck: Deck) -> Result:
    """Play one game, and count it."""
    rng = Rng.seeded(job.seed).stream(f"cards {job.number}")
    state, whim, positions = game.deal(job.settings, deck, rng), rng.stream("whim"), list[Position]()
    while state.pending:
        seat = lowest(state.pending)
        action = choose(game, job, state, seat, whim)
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
    parser.add_argument("--games", type=int, nargs="+", default=[1000])
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--bot", default=QUICK)
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--page", type=Path)
    given = parser.parse_args(arguments)
    game, bot = find_game(given.game), STRONGEST if given.rounds else given.bot
    deck = read_deck(game, given.file.read_text(encoding="utf-8")) if given.file else {}
    balances = list[Balance]()
    for at, settings in enumerate(set_ups_of(game)):
        wanted = is_plain(game, settings) or (given.page is not None and not given.plain)
        if wanted and settings["players"] in (given.players or [settings["players"]]):
            games = given.games[min(len(balances), len(given.games) - 1)]
            jobs = [
                Job(game.name, at, settings, bot, given.rounds, given.seed, number, False)
                for number in range(games)
            ]
            balances.append(sum_up([play(game, job, deck) for job in jobs]))
    texts = game_texts(game, "en")
    sections = Tables(game, balances, [], texts).sections()
    for section in sections:
        show(Console(highlight=False), section)
    if given.page is not None:
        command = shlex.join(["python", "-m", "bench", "cards", *arguments])
        numbers = ", ".join(str(number) for number in given.games)
        intro = texts.say("balance-made", games=numbers, bot=bot, command=command)
        for file, text in as_markdown(sections, intro, texts, given.page).items():
            file.write_text(text, encoding="utf-8")
