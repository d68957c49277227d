"""Measure search: rounds a second in every game, its own part of the time, and OpenSpiel beside it."""

from __future__ import annotations

import time

from bench.own_part import own_part
from bench.peers import ask, installed
from purrlor.bots.strengths import without_collector
from purrlor.core.arrays import lowest
from purrlor.core.playout import playout
from purrlor.core.rng import Rng
from purrlor.core.search import Search
from purrlor.core.state import State
from purrlor.table.game import Game, all_games, find_game
from purrlor.table.options import PLAYERS

SECONDS = 1.0  # for each figure
REPEATS = 5  # the best one counts: what else the machine does only ever slows down

HEARTS = """
import json, random, time
import pyspiel
game = pyspiel.load_game("hearts")
best = 0
for repeat in range(5):
    state, rng = game.new_initial_state(), random.Random(repeat)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(rng.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.ISMCTSBot(
        7, evaluator, 0.7, 1000, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
    )
    steps, started = 0, time.process_time()
    while time.process_time() - started < 1:
        bot.step(state)
        steps += 1
    best = max(best, 1000 * steps / (time.process_time() - started))
print(json.dumps({"rounds": best}))
"""


def middle(game: Game[State], players: int) -> State:
    """Go to a place in the middle of a game: the one with most choices of a few."""
    settings = game.settle({PLAYERS: players})
    lengths = [playout(game.deal(settings, {}, Rng.seeded(i)), Rng.seeded(i), 100_000) for i in range(20)]
    places: list[tuple[int, int, State]] = []
    for i in range(20):
        state = game.deal(settings, {}, Rng.seeded(i))
        playout(state, Rng.seeded(i), sum(lengths) // 50)
        if state.pending:
            places.append((len(state.legal_actions(lowest(state.pending))), i, state))
    return max(places)[2]


def rounds_a_second(game: Game[State], state: State) -> float:
    """Measure search."""
    best = 0.0
    for i in range(REPEATS):
        search = Search(state, lowest(state.pending), game.judge, Rng.seeded(i), game.actions.size)
        with without_collector():
            started = time.process_time()
            while (spent := time.process_time() - started) < SECONDS / REPEATS or spent == 0:
                search.run(100)
        best = max(best, int(search.top.visits) / spent)
    return best


def go_on(name: str, players: int, seconds: float) -> None:
    """Search the same place again and again, for whoever looks at how the time is spent."""
    game = find_game(name)
    state = middle(game, players)
    until, i = time.monotonic() + seconds, 0
    with without_collector():
        while time.monotonic() < until:
            Search(state, lowest(state.pending), game.judge, Rng.seeded(i), game.actions.size).run(8_000)
            i += 1


def main(argv: list[str]) -> None:
    """Print the figures of the games named, or of all, and of OpenSpiel unless --alone is given."""
    names = [word for word in argv if not word.startswith("-")]
    print(f"{'rounds of search a second, CPU time':44} {'search':>9} {'own part':>9}")
    with installed("py-spy") as python:
        for game in all_games().values():
            if names and game.name not in names:
                continue
            for players in (2, 4):
                search = rounds_a_second(game, middle(game, players))
                code = f"from bench.search import go_on; go_on({game.name!r}, {players}, {8 * SECONDS})"
                own = own_part(python.with_name("py-spy"), code)
                label = f"{game.name}, {players} players, mid-game"
                print(f"{label:44} {search:9,.0f} {own:9.0%}", flush=True)
    if "--alone" not in argv:
        with installed("open_spiel") as python:
            figures = ask(python, HEARTS)
        print(f"{'OpenSpiel hearts, ISMCTS in C++, 4 players':44} {figures['rounds']:9,.0f}")
