"""Size the randomised tests: full compiled, smaller where the rules run interpreted, larger in a soak."""

import os


def games(full: int) -> int:
    """Say how many games to play where a full run has so many."""
    if os.environ.get("PURRLOR_SOAK") == "1":
        return full * 10
    return max(full // 50, 20) if os.environ.get("PURRLOR_QUICK") == "1" else full
