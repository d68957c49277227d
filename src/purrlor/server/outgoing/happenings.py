"""Tell several seats what came of some moves: what all are told alike is written once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from purrlor.core.state import WATCHER
from purrlor.server.outgoing.sentences import Sentences, fill_names
from purrlor.table.records import Event


class Happenings:
    """The events of some moves in one language, with the players' names filled in."""

    def __init__(
        self, moves: Iterable[Sequence[Event]], sentences: Sentences, names: tuple[bytes, ...]
    ) -> None:
        self._moves = [[sentences.telling(event) for event in events] for events in moves]
        self._names = names
        # Everybody else is told the same as those who watch.
        self._insiders = {seat for events in self._moves for event in events for seat in event.insiders}
        self._told: dict[int, tuple[bytes, bytes]] = {}

    def told_to(self, seat: int) -> tuple[bytes, bytes]:
        """Tell a seat (or WATCHER) the events, and how many each move has; moves without any are left out."""
        if seat not in self._insiders:
            seat = WATCHER
        known = self._told.get(seat)
        if known is None:
            known = self._told[seat] = self._write(seat)
        return known

    def _write(self, seat: int) -> tuple[bytes, bytes]:
        written: list[bytes] = []
        counts: list[bytes] = []
        for events in self._moves:
            heard = [said for event in events if (said := event[seat])]
            if heard:
                written += heard
                counts.append(b"%d" % len(heard))
        return fill_names(b",".join(written), self._names), b",".join(counts)
