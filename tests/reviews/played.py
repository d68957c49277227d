"""Finished games for the tests of reviews: played by bots, with a blunder if one is wanted."""

from __future__ import annotations

from functools import cache

import purrlor
from purrlor.core.futures import Duel
from purrlor.core.rng import Rng
from purrlor.core.search import A_LEAD
from purrlor.reviews.course import match_data
from purrlor.reviews.fit import chances_of
from purrlor.reviews.report import CHANCE, POINTS
from purrlor.reviews.reviewing import Reviewer
from purrlor.reviews.sums import mean_of
from purrlor.reviews.work import examine
from purrlor.table.match import Match

WW, WK, BK, ISLE = "wizards-and-witches", "wizard-kittens", "battle-kittens", "isle-of-cats"
GAMES = (WW, WK, BK, ISLE)


@cache
def played(name: str, bots: tuple[str, ...], seed: int, nodes: int = 60) -> Match:
    """Play a game between bots, one for each seat."""
    match = purrlor.new_match(name, players=len(bots), seed=seed)
    players = [purrlor.bot(bot, nodes=nodes) if bot == "lynx" else purrlor.bot(bot) for bot in bots]
    while not match.over:
        seat = match.asked[0]
        match.submit(seat, players[seat].choose(match.sight(seat)))
    return match


TRIES = 40  # random moves that are looked at before a game has no blunder to offer
LONG = {WW: 4000, WK: 300, BK: 400, ISLE: 24}  # rounds of the search that says what a move costs
SURE = 4.0  # standard errors
BLUNDER = {CHANCE: 0.10, POINTS: 5.0}  # what one costs at least; ten points are hardly ever lost by one move


def cost_of(match: Match, at: int, action: int) -> tuple[float, float]:
    """Tell by a long search how much worse a move is than the one made, and how sure that is."""
    state, step, game = match.at(at).state, match.steps[at], match.game
    chances = chances_of(game, match.seats)
    world = state.guess(step.seat, Rng.seeded(at))
    duel = Duel(world, step.seat, chances, 1_000_003 + at, game.actions.size, (action, step.action))
    duel.run(LONG[game.name])
    unit = A_LEAD if duel.made.by_points else 1.0
    found = mean_of(duel.total, duel.squares, duel.count)
    return found.value * unit, found.error * unit


def with_blunder(match: Match, rng: Rng, nodes: int) -> tuple[Match, int] | None:
    """Put a random legal move into a game that truly costs much, and let `lynx` play on; give its step.

    What it costs is decided before any review and with other random numbers. None: no move was that bad.
    """
    game = match.game
    least = BLUNDER[POINTS if game.judge.style(match.state).points else CHANCE]
    middle = range(len(match.steps) // 4, 3 * len(match.steps) // 4)
    for _ in range(TRIES):
        at = middle[rng.below(len(middle))]
        slipped, seat = match.at(at), match.steps[at].seat
        others = [
            action for action in slipped.state.considered_actions(seat) if action != match.steps[at].action
        ]
        if not others:
            continue
        number = others[rng.below(len(others))]
        cost, error = cost_of(match, at, number)
        if cost < least or cost < SURE * error:
            continue
        slipped.submit(seat, game.actions.record(slipped.state, number))
        while not slipped.over:
            asked = slipped.asked[0]
            slipped.submit(asked, purrlor.bot("lynx", nodes=nodes).choose(slipped.sight(asked)))
        return slipped, at
    return None


def reviewed(match: Match, rounds: int, seed: int = 0, search: bool = True) -> Reviewer:
    """Work on a review here."""
    data = match_data(match, match.game.name)
    reviewer = Reviewer(data, seed, lambda tasks: iter([examine(data, tasks)]), search)
    for _ in range(rounds):
        reviewer.work()
    return reviewer
