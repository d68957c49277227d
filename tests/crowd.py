"""Play many games on both cores."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context

from purrlor.table.conform import legal_settings, play_and_check, random_picks
from purrlor.table.game import find_game

CHUNK = 50


def conform_in_two_processes(name: str, games: int, seed: int = 0, sample: int = 1) -> int:
    """Check every law on so many random games, spread over all options; tell how many actions there were."""
    starts = range(seed, seed + games, CHUNK)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        return sum(pool.map(conform_chunk, repeat(name), starts, repeat(sample)))


def conform_chunk(name: str, start: int, sample: int) -> int:
    """Check some games, one after another."""
    game = find_game(name)
    settings = legal_settings(game)
    matches = [
        play_and_check(game, settings[seed % len(settings)], random_picks(seed), seed, sample=sample)
        for seed in range(start, start + CHUNK)
    ]
    assert all(match.over for match in matches)
    return sum(len(match.steps) for match in matches)
