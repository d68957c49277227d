"""Size the random tests: small and always the same in a run, long and from a new seed in a soak."""

import os
from random import SystemRandom

PURE = os.environ.get("PURRLOR_PURE") == "1"
SOAK = os.environ.get("PURRLOR_SOAK") == "1"
# Kept in the environment: processes that a test starts begin at the same seed.
SEED = int(os.environ.setdefault("PURRLOR_SEED", str(SystemRandom().randrange(10**9) if SOAK else 0)))
PATIENCE = 600.0  # seconds: a test that waits longer for something has failed, however busy the machine


def games(run: int, soak: int) -> int:
    """Say how many games to play: fewer where the rules run interpreted, which is slower."""
    return soak if SOAK else run // 8 if PURE else run
