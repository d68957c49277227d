"""Play matches between two sets of weights: every deal twice, with changed seats."""

from __future__ import annotations

from typing import Any

import msgspec

from purrlor.bots.arena import LONGEST
from purrlor.core.contest import contest
from purrlor.core.rng import Rng
from purrlor.table.game import Game, Score, find_game
from purrlor.table.options import Settings
from purrlor.table.reasons import refused


class Result(msgspec.Struct, frozen=True):
    """What two sets of weights made of some games."""

    games: int
    wins: tuple[float, float]
    lead: float  # points that a seat of the first set was ahead of the others, added up, less the second's

    @property
    def share(self) -> float:
        """Give the first set's share of the games with a winner."""
        decided = sum(self.wins)
        return self.wins[0] / decided if decided else 0.5


def add_up(results: list[Result]) -> Result:
    """Add results up."""
    return Result(
        games=sum(result.games for result in results),
        wins=(sum(result.wins[0] for result in results), sum(result.wins[1] for result in results)),
        lead=sum(result.lead for result in results),
    )


def tunable(game: Game[Any]) -> Game[Any]:
    """Refuse a game whose judge has no weights."""
    if not game.judge.weights().names:
        raise refused("no-weights", game=game.name)
    return game


def play_deal(
    game: str | Game[Any], settings: Settings, deal: str, one: list[float], other: list[float]
) -> Result:
    """Play one deal twice: the two sets take every other seat, then change."""
    found = find_game(game) if isinstance(game, str) else game
    weights = found.judge.weights()
    judges = [found.judge.tuned(weights.changed(values)) for values in (one, other)]
    wins, leads, games = [0.0, 0.0], [0.0, 0.0], 0
    for turned in (0, 1):
        rng = Rng.seeded(0).stream(deal)
        state = found.deal(settings, {}, rng.stream("deal"))
        contest(state, [judges[(seat + turned) % 2] for seat in range(state.seats)], rng, LONGEST)
        games += 1
        if state.pending:  # never ended: nobody has won
            continue
        score = found.score(state)
        for seat in range(state.seats):
            who = (seat + turned) % 2
            wins[who] += state.outcome(seat)
            leads[who] += lead(score, seat) / state.seats
    return Result(games, (wins[0], wins[1]), leads[0] - leads[1])


def lead(score: Score, seat: int) -> float:
    """Give how many points a seat is ahead of the others' mean; 0 where a game has no points."""
    lines = [line for line in score.lines if line.key == "score-total"] or list(score.lines[-1:])
    amounts = lines[-1].amounts if lines else ()
    own = amounts[seat] if seat < len(amounts) else None
    others = [amount for at, amount in enumerate(amounts) if at != seat and amount is not None]
    return 0.0 if own is None else own - sum(others) / max(1, len(others))
