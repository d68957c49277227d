"""Guessed worlds of the Isle: a witness finds nothing wrong with them, and they do not know the truth."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats
from tests.crowd import play_games
from tests.games.isle_of_cats.stories import doubt_worlds, guess, random_game
from tests.scale import games

# What seats can't see of each other; cards in one place have no order.
SECRET = (t.PACK, t.KEPT, t.BOUGHT, t.NEW, t.HAND, t.LAID, t.DOWN, t.GIVEN_UP, t.DISCARDED, t.OFFERED)


def test_ic_8_19_a_witness_finds_no_contradiction_in_guessed_worlds() -> None:
    played = games(24, soak=300)  # soak: 10,000 worlds
    assert play_games(doubt_worlds, played) > played * 25


def test_the_witness_notices_what_is_wrong() -> None:
    """Spoil worlds in ways that a seat could notice."""
    noticed: Counter[str] = Counter()
    for state, stories in random_game(t.Options(3), 5):
        if state.day < 3 or state.phase != t.RESCUE:
            continue
        for slot in range(state.dealt):
            other = (slot + 17) % state.dealt
            world = state.clone()
            assert isinstance(world, IsleOfCats)
            if world.card[slot] == world.card[other]:
                continue
            world.card[slot], world.card[other] = world.card[other], world.card[slot]
            for doubt in stories[1].doubts(world):
                noticed[doubt.split("day")[0].split("showed")[0]] += 1
        break
    assert len(noticed) > 6, noticed


# -- nothing of the truth shows --------------------------------------------------------------------------


def secrets_of(world: IsleOfCats, seat: int) -> Counter[tuple[int, int]]:
    """Count the cards that others hide, by the place where they lie."""
    found: Counter[tuple[int, int]] = Counter()
    for slot, where in enumerate(world.where):
        out = slot < world.dealt or slot >= world.top
        if out and where % t.BY_SEAT != seat and where // t.BY_SEAT in SECRET:
            found[where, world.card[slot]] += 1
    return found


def agreement(one: Counter[tuple[int, int]], other: Counter[tuple[int, int]]) -> int:
    """Count the cards that two worlds have in the same places."""
    return sum((one & other).values())


@pytest.mark.parametrize(
    "options", [t.Options(2), t.Options(4), t.Options(2, family=True), t.Options(4, family=True)]
)
def test_ic_8_19_a_world_is_found_again_no_more_often_than_by_chance(options: t.Options) -> None:
    """Take a guessed world as the true one: its guesses agree with it as much as with each other."""
    rng = Rng.seeded(9)
    gaps: list[int] = []
    for seed in range(games(12, soak=200)):
        for step, (state, _) in enumerate(random_game(options, seed)):
            if step % (7 if options.family else 41) != 3:
                continue
            seat = rng.below(options.seats)
            true = guess(state, seat, rng)
            worlds = (true, guess(true, seat, rng), guess(true, seat, rng))
            first, second, third = (secrets_of(world, seat) for world in worlds)
            gaps.append(agreement(first, second) - agreement(second, third))
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / len(gaps) / len(gaps))
    assert mean < 4 * spread, (mean, spread, len(gaps))


def kept_by_other(world: IsleOfCats) -> Counter[int]:
    """Name the family cards that seat 1 keeps."""
    theirs = t.LAID * t.BY_SEAT + 1
    return Counter(world.card[slot] for slot, where in enumerate(world.where) if where == theirs)


def test_ic_5_2_the_true_family_cards_are_guessed_no_more_often_than_others() -> None:
    """Two players: one of 105 pairs; the truth is found as often as another guess."""
    rng = Rng.seeded(3)
    true, chance, tried = 0, 0, games(3000, soak=40_000)
    for n in range(tried):
        if n % 100 == 0:
            state = next(s for s, _ in random_game(t.Options(2, family=True), n) if s.phase == t.RESCUE)
            held = kept_by_other(state)
        one, other = (kept_by_other(guess(state, 0, rng)) for _ in range(2))
        true += one == held
        chance += one == other
    spread = sqrt(max(true + chance, 1))
    assert abs(true - chance) <= 4 * spread
    assert 0 < chance < tried / 20
