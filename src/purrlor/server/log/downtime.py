"""The times during which no server ran; clocks stand still in them."""

from __future__ import annotations

from msgspec import Struct


class Pause(Struct, frozen=True, array_like=True):
    """A time without a server, in seconds since 1970."""

    start: float
    end: float


class Downtime(Struct, frozen=True):
    """All pauses that may still matter to a clock."""

    pauses: tuple[Pause, ...] = ()

    def since(self, at: float) -> float:
        """Count the seconds without a server since a moment."""
        return sum(max(0.0, pause.end - max(pause.start, at)) for pause in self.pauses)
