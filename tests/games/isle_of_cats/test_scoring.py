"""Compare all lessons, events and lines with the oracle on random boats."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from purrlor.core.arrays import ints, zeros
from purrlor.games.isle_of_cats.cards import (
    CARD_EFFECT,
    CARD_OF,
    GAIN_FISH_PER,
    LESSON_ROWS,
    LESSON_TYPE,
    PUBLIC_LESSON,
    needs_colour,
)
from purrlor.games.isle_of_cats.rules.modules.beasts import friendships
from purrlor.games.isle_of_cats.rules.pieces import spots
from purrlor.games.isle_of_cats.rules.score import final
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import fish_from
from tests.games.isle_of_cats import oracle
from tests.games.isle_of_cats.both import Both, random_both

SLOW = [HealthCheck.too_slow]
seeds = settings(max_examples=60, deadline=None, suppress_health_check=SLOW, derandomize=True)


def with_possessions(seed: int) -> Both:
    both = random_both(seed)
    rng = random.Random(seed + 1)
    player = both.player
    player.fish = rng.randint(0, 9)
    player.baskets = rng.randint(1, 4)
    player.lessons = rng.randint(0, 7)
    player.first = rng.random() < 0.5
    player.elsewhere = rng.randint(0, 8)
    player.events = rng.randint(0, 20)
    player.solo = rng.random() < 0.3
    player.family_mode = rng.random() < 0.3
    return both


@seeds
@given(st.integers(0, 10**6))
def test_lines_lessons_events_and_fish_cards(seed: int) -> None:
    both = with_possessions(seed)
    both.lines()
    for row in LESSON_ROWS:
        if row[0] == 204:
            continue
        for colour in oracle.COLOURS if needs_colour(row[0]) else ("blue",):
            both.lesson(row[0], colour)
    for name in oracle.POINT_EVENTS:
        both.event(name)
    tally = both.tally()
    for card in range(67, 98):
        if CARD_EFFECT[CARD_OF[card]] == GAIN_FISH_PER:
            for n, colour in enumerate(oracle.COLOURS):
                assert fish_from(tally, CARD_OF[card], n) == oracle.fish_from(both.player, card, colour)


@seeds
@given(st.integers(0, 10**6))
def test_counts_of_the_tally(seed: int) -> None:
    both = random_both(seed)
    tally = both.tally()
    boat = both.boat
    assert [tally.families[n] for n in range(tally.family_count)] == [len(f) for f in boat.families()]
    assert tally.cats() == len(boat.cats())
    assert tally.visible_rats == len(boat.visible_rats())
    assert tally.lonely_cats() == len(boat.lonely())
    assert friendships(tally) == boat.friendships()
    for n, colour in enumerate(oracle.COLOURS):
        assert tally.cats_of[n] == len(boat.cats(colour))
        assert tally.on_edge_of[n] == len(boat.on_edge(colour))


def test_a_tally_read_again_forgets_the_last_boat() -> None:
    used = Tally()
    lines = zeros(40)
    again = zeros(40)
    for seed in range(40):
        both = random_both(seed)
        used.read(spots.OUR_SHAPES, both.boats, both.seat)
        count = final.boat_lines(used, lines, 0)
        assert final.boat_lines(both.tally(), again, 0) == count
        assert list(lines[:14]) == list(again[:14])
        assert used.lonely_cats() == both.tally().lonely_cats()


@seeds
@given(st.integers(0, 10**6))
def test_the_sister(seed: int) -> None:
    both = with_possessions(seed)
    rng = random.Random(seed)
    colours = rng.sample(range(5), 5)
    cards = rng.sample(range(197, 207), 3) + rng.sample(range(207, 216), rng.randint(0, 4))
    lines = zeros(60)
    count = final.sister_lines(both.tally(), ints(colours), ints(cards), len(cards), 21, lines)
    names = [oracle.COLOURS[n] for n in colours]
    assert final.total(lines, count) == oracle.sister(both.player, names, cards, 21)
    assert sorted(lines[2 * n] for n in range(5)) == [169, 170, 171, 172, 173]


@seeds
@given(st.integers(0, 10**6))
def test_laid_lessons_become_lines(seed: int) -> None:
    both = with_possessions(seed)
    rng = random.Random(seed)
    cards = rng.sample(range(113, 151), 9)
    colours = [rng.randrange(5) if needs_colour(card) else -1 for card in cards]
    laid = ints([final.laid(card, colour) for card, colour in zip(cards, colours, strict=True)])
    lines = zeros(60)
    count = final.lesson_lines(both.tally(), laid, 9, lines, 0)
    assert count == 9
    for n, card in enumerate(cards):
        points = oracle.LESSONS[card](both.player, oracle.COLOURS[max(0, colours[n])])
        if both.player.solo and LESSON_TYPE[card] == PUBLIC_LESSON:
            points = -(-points // 2)
        assert (lines[2 * n], lines[2 * n + 1]) == (card, points)


def test_random_boats_reach_every_lesson_and_event() -> None:
    """So that the comparisons above are not between zeros."""
    players = [with_possessions(seed).player for seed in range(150)]
    never = [name for name, event in oracle.POINT_EVENTS.items() if not any(map(event, players))]
    silent = [n for n, card in oracle.LESSONS.items() if not any(card(p, "red") for p in players)]
    assert not never
    assert not silent
    assert any(p.boat.friendships() for p in players)
