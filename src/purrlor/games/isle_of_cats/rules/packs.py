"""Say how packs go round in a draft, and so who keeps the card of which slot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints
from purrlor.games.isle_of_cats.rules.table import BY_SEAT, DAYS, PACK_SIZE

KEEP_A_ROUND: Final = 2
LAST_ROUND: Final = 3  # in which the last card is kept without choice
MOST_PLAYERS: Final = 6


def direction(seats: i64, day: i64) -> i64:
    """Tell how many seats packs go to the left: one on odd days; on even days they go to the right."""
    return 1 if day % 2 == 1 else seats - 1


def kept_slots() -> Ints:
    """List the slots of the cards that each seat keeps, day after day, for every number of players."""
    slots: list[int] = []
    for seats in range(MOST_PLAYERS + 1):
        for seat in range(BY_SEAT):
            for day in range(1, DAYS + 1):
                for n in range(PACK_SIZE):
                    pack = (seat + (seats - direction(seats, day)) * (n // KEEP_A_ROUND)) % max(seats, 1)
                    slots.append(((day - 1) * seats + pack) * PACK_SIZE + n)
    return ints(slots)


CARDS_KEPT: Final = DAYS * PACK_SIZE
# (seats * BY_SEAT + seat) * CARDS_KEPT + n
KEPT_SLOTS: Final = kept_slots()
