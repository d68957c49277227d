"""Play many random games inside the compiled rules, in chunks that any number of processes can share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from purrlor.bots.arena import UNFINISHED
from purrlor.bots.summary import Summary, proportion
from purrlor.core.playout import simulate
from purrlor.core.rng import Rng
from purrlor.table.game import Game, find_game
from purrlor.table.options import Settings

LONGEST = 100_000  # actions after which a game is stopped
CHUNK = 500  # games with one random stream: the same games, however many processes play them


class Chunk(msgspec.Struct):
    """The results of some random games."""

    shares: list[float]  # of the wins, by seat
    lengths: list[int]
    unfinished: int


def chunk_tasks(
    game: str | Game[Any], settings: Settings, games: int, seed: int
) -> list[tuple[str | Game[Any], Settings, int, int, int]]:
    """Cut the games into chunks."""
    return [
        (game, settings, min(CHUNK, games - start), seed, number)
        for number, start in enumerate(range(0, games, CHUNK))
    ]


def play_chunk(game: str | Game[Any], settings: Settings, games: int, seed: int, number: int) -> Chunk:
    """Play one chunk of random games."""
    found = find_game(game) if isinstance(game, str) else game
    rng = Rng.seeded(seed).stream(f"chunk {number}")
    tally = simulate(found.deal(settings, {}, rng), games, rng, LONGEST)
    return Chunk(tally.shares, tally.lengths, tally.unfinished)


def sum_up_chunks(chunks: Iterable[Chunk]) -> Summary:
    """Sum up random games; of their endings only the unfinished ones are counted."""
    done = list(chunks)
    lengths = [length for chunk in done for length in chunk.lengths]
    unfinished = sum(chunk.unfinished for chunk in done)
    return Summary(
        games=len(lengths),
        bots=[],
        by_seat=[
            proportion(sum(shares), len(lengths))
            for shares in zip(*(chunk.shares for chunk in done), strict=True)
        ],
        lengths=lengths,
        endings=Counter({UNFINISHED: unfinished} if unfinished else {}),
    )
