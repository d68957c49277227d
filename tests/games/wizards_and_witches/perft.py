"""Deal the positions that perft.txt of Wizards and Witches begins with."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.wizards_and_witches.rules.table import Options
from purrlor.games.wizards_and_witches.rules.wizards import WizardsAndWitches, deal


def start(seats: str, flags: str, seed: str) -> WizardsAndWitches:
    """Deal a game; perft.txt says what the flags mean."""
    return deal(Options(int(seats), "c" in flags, "s" in flags), Rng.seeded(int(seed)))
