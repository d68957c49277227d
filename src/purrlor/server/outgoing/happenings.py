"""Tell several seats what came of some moves: what all are told alike is written once."""

from __future__ import annotations

from collections.abc import Iterable

from purrlor.core.state import WATCHER
from purrlor.server.outgoing.seat_view import SeatView, insiders
from purrlor.server.outgoing.sentences import Sentences, fill_names
from purrlor.table.match import Match
from purrlor.table.records import Event


class Happenings:
    """The events of some moves in one language, with the players' names filled in."""

    def __init__(
        self,
        match: Match,
        moves: Iterable[Iterable[Event]],
        sentences: Sentences,
        names: tuple[bytes, ...],
    ) -> None:
        self._match = match
        self._sentences = sentences
        self._names = names
        everybody = SeatView(match, WATCHER)
        # Each event with the seats that are told it otherwise, and as everybody else is told it.
        self._moves = [
            [(event, insiders(event), self._say(everybody, event)) for event in events] for events in moves
        ]
        self._told: dict[int, tuple[bytes, bytes]] = {}

    def told_to(self, seat: int) -> tuple[bytes, bytes]:
        """Tell a seat (or WATCHER) the events, and how many each move has; moves without any are left out."""
        if not any(seat in others for events in self._moves for _, others, _ in events):
            seat = WATCHER  # shares the bytes
        known = self._told.get(seat)
        if known is None:
            known = self._told[seat] = self._write(SeatView(self._match, seat), seat)
        return known

    def _write(self, view: SeatView, seat: int) -> tuple[bytes, bytes]:
        written: list[bytes] = []
        counts: list[bytes] = []
        for events in self._moves:
            before = len(written)
            for event, others, shared in events:
                said = self._say(view, event) if seat in others else shared
                if said is not None:
                    written.append(said)
            if len(written) > before:
                counts.append(b"%d" % (len(written) - before))
        return b",".join(written), b",".join(counts)

    def _say(self, view: SeatView, event: Event) -> bytes | None:
        said = view.tell(self._sentences, event)
        return None if said is None else fill_names(said, self._names)
