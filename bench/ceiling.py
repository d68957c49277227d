"""Measure what choices are worth in Wizards and Witches: how much of the victory each bot gives away."""

from __future__ import annotations

import argparse

from purrlor.bots import Bot, Budget, Sight, find_bot
from purrlor.bots.strengths import WHOLE_GAME
from purrlor.core.arrays import lowest
from purrlor.core.rng import Rng
from purrlor.core.search import Search
from purrlor.core.state import State
from purrlor.table.game import Game, find_game
from purrlor.table.options import PLAYERS

Position = tuple[int, State]  # a seat that has a choice


def main(argv: list[str]) -> None:
    """Print what bots lose by a choice and by a game, against what is truly best among cats."""
    parser = argparse.ArgumentParser(prog="python -m bench ceiling", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=60, help="of which a few positions are taken")
    parser.add_argument("--rounds", type=int, default=5000, help="to the end of the game, for each choice")
    parser.add_argument("--nodes", type=int, default=12_000, help="of lynx")
    given = parser.parse_args(argv)
    game: Game[State] = find_game("wizards-and-witches")
    places, choices = positions(game, given.players, given.games)
    worths = [true_worths(game, *place, given.rounds) for place in places]
    often = choices / (given.games * given.players)
    print(f"{len(places)} positions; a player has {often:.1f} choices a game")
    for name in ("random", "kitten", "cat", "lynx"):
        bot, lost = find_bot(name), 0.0
        for i, (place, worth) in enumerate(zip(places, worths, strict=True)):
            lost += max(worth.values()) - worth[choice_of(bot, game, *place, Budget(nodes=given.nodes), i)]
        lost /= len(places)
        print(f"{name:8} gives away {lost:.4f} of a victory by a choice, {lost * often:.3f} by a game")


def positions(game: Game[State], players: int, games: int) -> tuple[list[Position], int]:
    """Let cats play; give two positions with a choice of each game, and how many there were in all."""
    cat, found, count = find_bot("cat"), list[Position](), 0
    for number in range(games):
        rng = Rng.seeded(number)
        state, seen = game.deal(game.settle({PLAYERS: players}), {}, rng.stream("deal")), list[Position]()
        while state.pending:
            seat = lowest(state.pending)
            if state.legal(seat) > 1:
                seen.append((int(seat), state.clone()))
            state.apply(seat, choice_of(cat, game, seat, state, Budget(nodes=1), number))
        count += len(seen)
        found += [seen[rng.below(len(seen))] for _ in range(2) if seen]
    return found, count


def choice_of(bot: Bot, game: Game[State], seat: int, state: State, budget: Budget, seed: int) -> int:
    """Let a bot choose as it would at a table."""
    rng = Rng.seeded(seed)
    action = bot.choose(Sight(game, seat, state.guess(seat, rng), rng, budget))
    return game.actions.number(state, action)


def true_worths(game: Game[State], seat: int, state: State, rounds: int) -> dict[int, float]:
    """Play each choice to the end of the game many times, in the same worlds, against rivals like cats."""
    worths: dict[int, float] = {}
    for action in state.legal_actions(seat):
        search = Search(state, seat, game.judge, Rng.seeded(0), game.actions.size)
        search.style.depth = WHOLE_GAME
        search.only = [action]
        search.run(rounds)
        worths[action] = search.results()[0][2]
    return worths
