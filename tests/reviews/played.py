"""Finished games for the tests of reviews: played by bots, with a slip if one is wanted."""

from __future__ import annotations

from functools import cache

import purrlor
from purrlor.core.rng import Rng
from purrlor.reviews.course import match_data
from purrlor.reviews.reviewing import Reviewer
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


def with_slip(match: Match, rng: Rng, nodes: int) -> tuple[Match, int]:
    """Play a game again with one random legal move put in, and let `lynx` play on; give its step."""
    choices_at = {
        index: len(match.at(index).state.considered_actions(match.steps[index].seat))
        for index in range(len(match.steps) // 4, 3 * len(match.steps) // 4)
    }
    # Where there is a real choice; in a short game of few targets there may be none among four.
    enough = min(4, max(choices_at.values()))
    steps = [index for index, choices in choices_at.items() if choices >= enough]
    at = steps[rng.below(len(steps))]
    slipped, seat = match.at(at), match.steps[at].seat
    choices = slipped.state.considered_actions(seat)
    other = [choice for choice in choices if choice != match.steps[at].action]
    number = other[rng.below(len(other))]
    slipped.submit(seat, slipped.game.actions.record(slipped.state, number))
    while not slipped.over:
        asked = slipped.asked[0]
        slipped.submit(asked, purrlor.bot("lynx", nodes=nodes).choose(slipped.sight(asked)))
    return slipped, at


def reviewed(match: Match, rounds: int, seed: int = 0) -> Reviewer:
    """Work on a review here."""
    data = match_data(match, match.game.name)
    reviewer = Reviewer(data, seed, lambda tasks: iter([examine(data, tasks)]))
    for _ in range(rounds):
        reviewer.work()
    return reviewer
