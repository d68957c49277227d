"""A seat of a table, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from purrlor.table.reasons import refused

MOST_BEFORE = 2_000  # entries before the start
MOST_CHANGES = 1_000  # of a seat, or by the host: comings, goings, wishes, pauses, links


def check_changes(changes: int) -> None:
    """Refuse one more change when there were too many."""
    if changes >= MOST_CHANGES:
        raise refused("too-many-changes")


def check_before(number: int, most: int) -> None:
    """Refuse one more entry before the start when there were too many."""
    if number >= most:
        raise refused("too-many-changes")


@dataclass
class Chair:
    """One seat: empty, a bot's, or a person's (for whom a bot may be playing)."""

    name: str = ""
    avatar: int = 0
    persons: set[str] = field(default_factory=set)
    person: str = ""  # the one of them who sat down, or renewed the link
    key: str = ""
    bot: str = ""
    away: bool = False
    away_since: float = 0.0
    late: bool = False  # away because the clock ran out
    resigned: bool = False
    removed: bool = False  # by the host, once in this game
    pledge: str | None = None  # the hash of the contribution
    contribution: str | None = None
    changes: int = 0  # entries about this seat that are not moves
    undone: int = 0  # moves that it took back
    vacations: list[tuple[float, float]] = field(default_factory=list)  # in which a slow clock stands still

    @property
    def kind(self) -> Literal["empty", "person", "bot"]:
        """Return who sits here."""
        return "person" if self.persons else "bot" if self.bot else "empty"

    @property
    def bot_plays(self) -> bool:
        """Tell whether a bot makes the moves."""
        return bool(self.bot) and (self.away or not self.persons)

    def check_changes(self) -> None:
        """Refuse one more entry that is not a move when this seat has made too many."""
        check_changes(self.changes)
