"""Read a match as one seat may know it: whatever the server says about a match is read here."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from purrlor.core.state import WATCHER
from purrlor.server.outgoing.sentences import Sentences
from purrlor.server.protocol.to_client import Choice
from purrlor.table.match import Match
from purrlor.table.reasons import Reason
from purrlor.table.records import Action, Event

NULL = b"null"


class SeatView:
    """What a seat (or WATCHER) may know of one position of a match, encoded for the wire."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat

    def table(self) -> bytes:
        """Show what everybody sees: the same bytes for every seat."""
        match = self._match
        return msgspec.json.encode(match.game.table_view(match.state))

    def forbids_chat(self) -> bool:
        """Tell whether the game forbids talk at the table now: its open view says `quiet`."""
        match = self._match
        return bool(getattr(match.game.table_view(match.state), "quiet", False))

    def own(self) -> bytes:
        """Show what this seat sees besides."""
        if self._seat == WATCHER:
            return NULL
        match = self._match
        return msgspec.json.encode(match.game.seat_view(match.state, self._seat))

    def question(self, sentences: Sentences) -> tuple[bytes, bytes]:
        """Tell what this seat is asked, and list what it may do, separated by commas."""
        prompt = None if self._seat == WATCHER else self._match.prompt(self._seat)
        if prompt is None:
            return NULL, b""
        choices = [
            sentences.action(action, prompt.key, self._seat) for action in self._match.choices(self._seat)
        ]
        return sentences.prompt(prompt), b",".join(choices)

    def choice(self, sentences: Sentences, number: int) -> Choice:
        """Describe one thing that this seat may do."""
        prompt = self._match.prompt(self._seat)
        action = self._match.game.actions.record(self._match.state, number)
        said = sentences.action(action, prompt.key if prompt is not None else "", self._seat)
        return msgspec.json.decode(said, type=Choice)

    def outlook(self) -> bytes:
        """Tell what this seat's choices would change."""
        return NULL if self._seat == WATCHER else msgspec.json.encode(self._match.outlook(self._seat))

    def events(self, sentences: Sentences, events: Iterable[Event]) -> bytes:
        """Tell what happened as this seat may know it, separated by commas."""
        return b",".join([said for event in events if (said := sentences.telling(event)[self._seat])])

    def can_undo(self) -> bool:
        """Tell whether this seat may take its last move back."""
        return self._seat != WATCHER and self._match.can_undo(self._seat)

    def why(self, action: Action) -> Reason | None:
        """Tell why this seat can't do something."""
        return self._match.why(self._seat, action)
