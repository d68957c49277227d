"""Write the `step` message: what happened, and all that a seat sees now."""

from __future__ import annotations

import msgspec

from purrlor.core.state import WATCHER
from purrlor.server.log.state import TableState
from purrlor.server.outgoing.happenings import Happenings
from purrlor.server.outgoing.lesson import lesson_now
from purrlor.server.outgoing.seat_view import NULL, SeatView
from purrlor.server.outgoing.sentences import Sentences, fill_names, table_sentences
from purrlor.table.match import Step

STEP = (
    b'{"type":"step","n":%d,"since":%d,"events":[%b],"moves":[%b],"undone":%b,"table":%b,"own":%b,"prompt":%b,"choices":[%b],'
    b'"outlook":%b,"goes_on":%b,"can_undo":%b,"waiting_for":%b,"clocks":%b,"paused":%b,"lesson":%b,"re":%d}'
)
BOOLEAN = (b"false", b"true")
TOO_FAR = 40  # entries; a client that is further behind, or new, gets only the recent events
RECENT = 40  # steps, each counted only by those who were told of it


class StepWriter:
    """One position of a table, written for many: what is the same for several seats is encoded once."""

    def __init__(
        self, table: TableState, names: tuple[bytes, ...], now: float, undone: int | None = None
    ) -> None:
        assert table.match is not None
        self.state = table
        self.names = names
        self.match = table.match
        self.table = SeatView(self.match, WATCHER).table()
        self.undone = NULL if undone is None else b"%d" % undone
        self.waiting = msgspec.json.encode([] if table.called_off else self.match.asked)
        self.clocks = _clocks(table, now)
        self.paused = BOOLEAN[table.paused]
        self._takes_back = not (table.called_off or self.match.settled)
        self._messages: dict[tuple[int, str, int, int], bytes] = {}
        self._views: dict[tuple[int, str], tuple[bytes, ...]] = {}
        self._happened: dict[tuple[str, int], Happenings] = {}
        self._sentences: dict[str, Sentences] = {}

    def write(self, seat: int, language: str, since: int, re: int = 0) -> bytes:
        """Tell a seat what happened after an entry, and all that it sees now."""
        # All who watch, and all devices of a seat, share the same bytes: they may wait for long to be read.
        key = seat, language, since, re
        known = self._messages.get(key)
        if known is None:
            known = self._messages[key] = self._write(*key)
        return known

    def _write(self, seat: int, language: str, since: int, re: int) -> bytes:
        state, n = self.state, self.state.number_for(seat)
        follows = state.numbering.entry(seat, since) if since >= 0 else -1
        if not state.events_since <= follows <= state.n or n - since > TOO_FAR:
            since = follows = -1
        events = self._events_after(seat, language, follows) if since >= 0 else self._recent(seat, language)
        seen = (self.undone, self.table, *self._view(seat, language))
        lesson = NULL if state.lesson is None else lesson_now(state, seat, self._in(language), self.names)
        return STEP % (n, since, *events, *seen, self.waiting, self.clocks, self.paused, lesson, re)

    def _view(self, seat: int, language: str) -> tuple[bytes, ...]:
        known = self._views.get((seat, language))
        if known is None:
            view, sentences = SeatView(self.match, seat), self._in(language)
            prompt, choices, outlook, goes_on = NULL, b"", NULL, False
            asked = (self.match.state.pending >> seat) & 1 if seat != WATCHER else 0
            if asked and not self.state.called_off:
                prompt, choices = (fill_names(said, self.names) for said in view.question(sentences))
                outlook, goes_on = view.outlook(), self.state.empty_answer(seat) is not None
            undo = BOOLEAN[self._takes_back and view.can_undo()]
            seen = view.own(), prompt, choices, outlook, BOOLEAN[goes_on], undo
            known = self._views[seat, language] = seen
        return known

    def _recent(self, seat: int, language: str) -> tuple[bytes, bytes]:
        if self.undone != NULL:  # everybody who is connected was told already
            return b"", b""
        lately = self.match.lately(seat, RECENT)
        return Happenings(lately, self._in(language), self.names).told_to(seat)

    def _events_after(self, seat: int, language: str, entry: int) -> tuple[bytes, bytes]:
        if entry == self.state.n:
            return b"", b""
        known = self._happened.get((language, entry))
        if known is None:
            moves = [step.events for step in self._steps_after(entry)]
            known = Happenings(moves, self._in(language), self.names)
            self._happened[language, entry] = known
        return known.told_to(seat)

    def _steps_after(self, entry: int) -> list[Step]:
        count = 0
        for number in reversed(self.state.step_entries):
            if number <= entry:
                break
            count += 1
        return self.match.steps[len(self.match.steps) - count :]

    def _in(self, language: str) -> Sentences:
        known = self._sentences.get(language)
        if known is None:
            known = self._sentences[language] = table_sentences(self.state, language)
        return known


def _clocks(table: TableState, now: float) -> bytes:
    """Tell how many milliseconds each seat that is asked has left."""
    if table.clock.kind == "none" or table.status != "running":
        return NULL
    ends = [None if at is None else table.deadline(seat) for seat, at in enumerate(table.asked_at)]
    return msgspec.json.encode([None if end is None else max(0, round((end - now) * 1000)) for end in ends])
