"""Deal the positions that perft.txt of the Isle of Cats begins with."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats, deal
from purrlor.games.isle_of_cats.rules.table import Options


def start(seats: str, flags: str, seed: str, skip: str) -> IsleOfCats:
    """Deal a game and play some random actions; perft.txt says what the flags mean."""
    kittens, beasts, events, new_lessons, family = (letter in flags for letter in "kbenf")
    difficulty = 2 if seats == "1" else 0
    options = Options(int(seats), kittens, beasts, events, new_lessons, family, difficulty)
    state = deal(options, Rng.seeded(int(seed)))
    rng = Rng.seeded(int(seed))
    for i in range(int(skip)):
        seat = next(s for s in range(state.seats) if (state.pending >> s) & 1)
        actions = state.legal_actions(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    return state
