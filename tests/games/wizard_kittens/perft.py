"""Deal the positions that perft.txt of Wizard Kittens begins with."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens


def start(seats: str, flags: str, seed: str) -> WizardKittens:
    """Deal a game; perft.txt says what the flags mean."""
    settings = {
        "players": int(seats),
        "advanced": "a" in flags,
        "new_rules": "n" in flags,
        "choose_kittens": "k" in flags,
    }
    return GAME.deal(GAME.settle(settings), {}, Rng.seeded(int(seed)))
