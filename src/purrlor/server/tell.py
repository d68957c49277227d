"""Build every message that a seat is told; `tell_seat` is the only door through which they leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from purrlor.core.state import WATCHER
from purrlor.server.book import Book
from purrlor.server.messages import Ended, OptionChosen, SeatInfo, TableInfo
from purrlor.server.speech import Speech, fill_names, game_speech
from purrlor.server.window import NULL, Window, in_confidence
from purrlor.table.match import Step
from purrlor.table.records import Event

if TYPE_CHECKING:
    from purrlor.server.live import Line

STEP = (
    b'{"type":"step","n":%d,"since":%d,"events":[%b],"undone":%b,"table":%b,"own":%b,"prompt":%b,"choices":[%b],'
    b'"outlook":%b,"can_undo":%b,"waiting_for":%b,"clocks":%b,"paused":%b,"re":%d}'
)
TRUTH = (b"false", b"true")
TOO_FAR = 40  # entries; whoever is further behind, or new, is told only how it came to this lately
LATELY = 40  # steps, each counted only by those who heard of it


def tell_seat(line: Line, message: bytes | msgspec.Struct) -> None:
    """Send a message to a seat or spectator; nothing else in the house writes to a connection."""
    if isinstance(message, msgspec.Struct):
        message = fill_names(msgspec.json.encode(message), line.table.names)
    line.send(message)


class Telling:
    """One position of a table, told to many: what is the same for several seats is encoded once."""

    def __init__(self, book: Book, names: tuple[bytes, ...], now: float, undone: int | None = None) -> None:
        assert book.match is not None
        self.book = book
        self.names = names
        self.match = book.match
        self.table = Window(self.match, WATCHER).table()
        self.undone = NULL if undone is None else b"%d" % undone
        self.waiting = msgspec.json.encode(self.match.asked)
        self.clocks = _clocks(book, now)
        self.paused = TRUTH[book.paused]
        self._views: dict[tuple[int, str], tuple[bytes, ...]] = {}
        self._events: dict[int, tuple[list[Event], set[int]]] = {}
        self._speeches: dict[str, Speech] = {}
        self._stories: dict[tuple[int, str, int], bytes] = {}
        self.able = self.match.state.pending

    def step(self, seat: int, language: str, since: int, re: int = 0) -> bytes:
        """Tell a seat what happened after an entry, and all that it sees now."""
        book, n = self.book, self.book.told(seat)
        follows = book.hearing.entry(seat, since) if since >= 0 else -1
        if not book.told_from <= follows <= book.n or n - since > TOO_FAR:
            since = follows = -1
        story = self._story(seat, language, follows) if since >= 0 else self._lately(seat, language)
        seen = (self.undone, self.table, *self._view(seat, language))
        return STEP % (n, since, story, *seen, self.waiting, self.clocks, self.paused, re)

    def _view(self, seat: int, language: str) -> tuple[bytes, ...]:
        known = self._views.get((seat, language))
        if known is None:
            window, speech = Window(self.match, seat), self._speech(language)
            prompt, choices, outlook = NULL, b"", NULL
            if seat != WATCHER and (self.able >> seat) & 1:
                prompt, choices = window.question(speech)
                prompt, choices = fill_names(prompt, self.names), fill_names(choices, self.names)
                outlook = window.outlook()
            known = window.own(), prompt, choices, outlook, TRUTH[window.can_undo()]
            self._views[seat, language] = known
        return known

    def _lately(self, seat: int, language: str) -> bytes:
        if self.undone != NULL:  # everybody who is there has heard it
            return b""
        events = self.match.lately(seat, LATELY)
        return fill_names(Window(self.match, seat).events(self._speech(language), events), self.names)

    def _story(self, seat: int, language: str, since: int) -> bytes:
        if since == self.book.n:
            return b""
        if since not in self._events:
            steps = self._steps(since)
            events = [event for step in steps for event in step.events]
            self._events[since] = events, in_confidence(events)
        events, confidants = self._events[since]
        # Whoever is told no more than everybody is told the same.
        eyes = seat if seat in confidants else WATCHER
        known = self._stories.get((eyes, language, since))
        if known is None:
            told = Window(self.match, eyes).events(self._speech(language), events)
            known = self._stories[eyes, language, since] = fill_names(told, self.names)
        return known

    def _steps(self, since: int) -> list[Step]:
        told = 0
        for number in reversed(self.book.step_numbers):
            if number <= since:
                break
            told += 1
        return self.match.steps[len(self.match.steps) - told :]

    def _speech(self, language: str) -> Speech:
        known = self._speeches.get(language)
        if known is None:
            known = self._speeches[language] = speech_for(self.book, language)
        return known


def _clocks(book: Book, now: float) -> bytes:
    """Tell how many milliseconds each seat that is asked has left."""
    if book.clock.kind == "none" or book.status != "running":
        return NULL
    ends = [None if at is None else at + book.clock.seconds for at in book.asked_at]
    return msgspec.json.encode([None if end is None else max(0, round((end - now) * 1000)) for end in ends])


def ended(book: Book, seat: int, language: str) -> Ended:
    """Tell how the game ended, and open the seed."""
    assert book.match is not None
    score = book.match.score()
    speech = game_speech(book.game, language, book.deck)
    return Ended(
        n=book.told(seat),
        ending=score.ending,
        text=speech.texts.say(f"ending-{score.ending}"),
        places=list(score.places),
        lines=[speech.score_line(line) for line in score.lines],
        opening=book.opening(),
    )


def table_info(book: Book, language: str, online: set[int]) -> TableInfo:
    """Describe a table as everybody may know it."""
    speech = game_speech(book.game, language, book.deck)
    options = [
        OptionChosen(option.name, speech.texts.say(f"option-{option.name}"), book.settings[option.name])
        for option in book.game.options
    ]
    return TableInfo(
        code=book.code,
        game=book.game.name,
        game_name=speech.texts.say("game-name"),
        rules_version=book.rules,
        options=options,
        status=book.status,
        n=book.told(WATCHER),
        moves=book.moves,
        seats=[seat_info(book, seat, seat in online) for seat in range(book.players)],
        public=book.public,
        clock=book.clock,
        paused=book.paused,
        commitment=book.commitment,
        contributions=book.contributions,
        rematch=book.rematch,
    )


def seat_info(book: Book, seat: int, online: bool) -> SeatInfo:
    """Describe one seat."""
    chair = book.chairs[seat]
    return SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        avatar=chair.avatar,
        bot=chair.bot or None,
        away=chair.away and bool(chair.persons),
        late=chair.late and bool(chair.persons),
        online=online and bool(chair.persons),
        host=book.host in chair.persons,
    )


def names_for_wire(book: Book) -> tuple[bytes, ...]:
    """Give the players' names as JSON without the quotes."""
    return tuple(msgspec.json.encode(chair.name)[1:-1] for chair in book.chairs)


def speech_for(book: Book, language: str) -> Speech:
    """Give the sentences of a table's game."""
    return game_speech(book.game, language, book.deck)
