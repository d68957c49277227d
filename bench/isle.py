"""Measure the Isle of Cats: placements on half-full boats, clones, guesses, random games."""

from __future__ import annotations

import time
from collections.abc import Callable

from purrlor.core.arrays import Ints, zeros
from purrlor.core.playout import playout
from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats.rules.aboard import new_boats, place, placements
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats, deal
from purrlor.games.isle_of_cats.rules.pieces.spots import OUR_SHAPES
from purrlor.games.isle_of_cats.rules.pieces.squares import bits_in
from purrlor.games.isle_of_cats.rules.pieces.tiles import CAT_ROWS
from purrlor.games.isle_of_cats.rules.table import Options

BUFFER = zeros(1200)
REPEAT = 300
HALF = 71  # squares


def half_full(rng: Rng) -> Ints:
    """Fill half of a boat with random cats."""
    boats = new_boats(OUR_SHAPES, [0, 1, 2, 3])
    while sum(bits_in(boats[word]) for word in range(3)) < HALF:
        tile = rng.below(85)
        count = placements(OUR_SHAPES, boats, 0, tile, 0, BUFFER, 0)
        if count:
            place(OUR_SHAPES, boats, 0, tile, BUFFER[rng.below(count)])
    return boats


def best_of(work: Callable[[], object], repeat: int) -> float:
    """Give the seconds of one call, the best of five runs."""
    best = 1e9
    for run in range(5):
        started = time.process_time()
        for i in range(repeat):
            work()
        best = min(best, (time.process_time() - started) / repeat)
    return best


def halfway(seed: int) -> IsleOfCats:
    """Play half a game with four."""
    state = deal(Options(4), Rng.seeded(seed))
    playout(state, Rng.seeded(seed), 220)
    return state


def main(arguments: list[str]) -> None:
    """Print all figures."""
    rng = Rng.seeded(5)
    boats = [half_full(rng) for i in range(20)]
    slowest = 0.0
    for tile in range(len(CAT_ROWS)):

        def every_boat(tile: int = tile) -> None:
            for one in boats:
                placements(OUR_SHAPES, one, 0, tile, 0, BUFFER, 0)

        spent = best_of(every_boat, REPEAT // 10)
        slowest = max(slowest, spent / len(boats))
    print(f"all placements of one cat, half-full boat   {slowest * 1e6:8.2f} µs (the slowest shape)")
    state = halfway(1)
    print(f"clone                                       {best_of(state.clone, REPEAT * 10) * 1e6:8.2f} µs")
    spent = best_of(lambda: state.guess(0, rng), REPEAT)
    print(f"guess                                       {spent * 1e6:8.2f} µs")
    fresh = Rng.seeded(9)

    def whole_game() -> None:
        playout(deal(Options(4), fresh), fresh, 100_000)

    print(f"random game, four players                   {best_of(whole_game, REPEAT // 6) * 1e3:8.2f} ms")
