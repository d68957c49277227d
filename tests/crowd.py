"""Play many random games and check that each keeps the laws; a soak uses all cores."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from purrlor.table.conform import legal_settings, play_and_check, random_picks
from purrlor.table.game import find_game
from tests.scale import SEED, SOAK


def play_games(play: Callable[[int], int], games: int) -> int:
    """Play so many games, one from each seed; return how many actions there were."""
    seeds, repeatable = range(SEED, SEED + games), partial(play_repeatably, play)
    if not SOAK:
        return sum(map(repeatable, seeds))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        return sum(pool.map(repeatable, seeds, chunksize=50))


def play_repeatably(play: Callable[[int], int], seed: int) -> int:
    """Play one game; if it fails, say how to play it again."""
    try:
        return play(seed)
    except Exception as failure:
        failure.add_note(f"PURRLOR_SEED={seed} plays this game first")
        raise


def keep_laws(name: str, seed: int, sample: int = 1) -> int:
    """Play one game and check every law; return how many actions there were."""
    game = find_game(name)
    settings = legal_settings(game)
    chosen = settings[seed % len(settings)]
    match = play_and_check(game, chosen, random_picks(seed), seed, sample=sample)
    assert match.over
    return len(match.steps)


def conform_random_games(name: str, games: int, sample: int = 1) -> int:
    """Check every law on random games spread over all options; return how many actions there were."""
    return play_games(partial(keep_laws, name, sample=sample), games)
