"""Judge a position of Wizard Kittens."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.core.state import Judge, State


class KittensJudge(Judge):
    """Rate a position."""

    def worth(self, state: State, seat: i64) -> float:
        """Rate it."""
        return 0.5
