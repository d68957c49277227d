"""Ratings find out how strong players are, from the places in their games alone."""

from __future__ import annotations

import random

import pytest

from purrlor.server.storage.ratings import rate, shown
from tests.scale import SEED

PLAYERS = 1_000
GAMES = 60  # of each player
NOISE = 25 / 6  # how much better or worse somebody plays from game to game


def rank_correlation(one: list[float], other: list[float]) -> float:
    """Return Spearman's rank correlation of values without ties."""
    ranks = [sorted(range(len(values)), key=values.__getitem__) for values in (one, other)]
    places = [{who: place for place, who in enumerate(order)} for order in ranks]
    squares = sum((places[0][who] - places[1][who]) ** 2 for who in range(len(one)))
    return 1 - 6 * squares / (len(one) * (len(one) ** 2 - 1))


def test_spearman_is_one_for_the_same_order_and_minus_one_for_the_reverse() -> None:
    values = [3.0, 1.0, 2.0]
    assert rank_correlation(values, [30.0, 10.0, 20.0]) == 1
    assert rank_correlation(values, [-3.0, -1.0, -2.0]) == -1


def play(sizes: tuple[int, ...], rng: random.Random, games: int = GAMES) -> float:
    """Let a thousand players of known strength play; return how well the ratings order them."""
    strength = [rng.gauss(25, 25 / 3) for _ in range(PLAYERS)]
    ratings: list[tuple[float, float] | None] = [None] * PLAYERS
    for _ in range(games):
        order = rng.sample(range(PLAYERS), PLAYERS)
        while len(order) > 1:
            table = [order.pop() for _ in range(min(rng.choice(sizes), len(order)))]
            played = [rng.gauss(strength[who], NOISE) for who in table]
            places = [1 + sum(better > own for better in played) for own in played]
            for who, after in zip(table, rate([ratings[who] for who in table], places), strict=True):
                ratings[who] = after
    return rank_correlation(strength, [each[0] for each in ratings if each is not None])


@pytest.mark.parametrize("sizes", [(2,), (2, 3, 4), (5,), (6,)])
def test_the_ratings_of_a_thousand_players_converge_in_sixty_games(sizes: tuple[int, ...]) -> None:
    assert play(sizes, random.Random(SEED)) >= 0.95


def test_two_games_are_too_few_to_know() -> None:
    assert play((5,), random.Random(SEED), games=2) < 0.95


def test_a_beginner_is_rated_1500() -> None:
    [(mu, _), (same, _)] = rate([None, None], [1, 1])
    assert shown(mu) == shown(same) == 1500


def test_who_beats_the_stronger_gains_more() -> None:
    strong, weak, sigma = 32.0, 22.0, 4.0
    upset = rate([(strong, sigma), (weak, sigma)], [2, 1])[1][0] - weak
    usual = rate([(strong, sigma), (weak, sigma)], [1, 2])[0][0] - strong
    assert upset > usual > 0
