"""Put actions, events and prompts into sentences, encoded for the wire; names are filled in last."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, lru_cache, partial
from typing import TypeVar

import msgspec

from purrlor.server.log.state import TableState
from purrlor.server.protocol.to_client import Asked, Choice, Happened, Reasoned, ScoreLineText
from purrlor.server.texts import game_texts
from purrlor.table.deck import Deck
from purrlor.table.game import Prompt, ScoreLine, find_game
from purrlor.table.reasons import Because, Reason
from purrlor.table.records import Action, Event, heard
from purrlor.table.texts import Texts

REMEMBERED = 20_000  # sentences of one kind, game and language
FIRST_NAME = 0xE000  # letters for private use stand for the names of seats 0 to 15
PLACEHOLDERS = tuple(chr(FIRST_NAME + seat) for seat in range(16))
PREFIX, FIRST_SEAT = b"\xee\x80", 0x80  # the bytes that all of them begin with; the last byte of the first

Key = TypeVar("Key", bound=Hashable)
Said = TypeVar("Said")


class Sentences:
    """The sentences of one game in one language, encoded, with placeholders for players' names."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts.seated(list(PLACEHOLDERS))
        self._actions: dict[tuple[str, Action, int | None], bytes] = {}
        self._events: dict[tuple[Event, int | None], bytes] = {}
        self._told: dict[Event, Telling] = {}
        self._prompts: dict[tuple[object, ...], bytes] = {}

    def action(self, action: Action, asked: str, reader: int) -> bytes:
        """Say what a seat may do."""
        key = (asked, action, reader if action.names(reader) else None)
        known = self._actions.get(key)
        return known if known is not None else _remember(self._actions, key, self._action)

    def event(self, event: Event, reader: int | None = None) -> bytes:
        """Say what happened; a reader hears of themselves as "you"."""
        key = (event, reader if reader is not None and event.names(reader) else None)
        known = self._events.get(key)
        return known if known is not None else _remember(self._events, key, self._event)

    def telling(self, event: Event) -> Telling:
        """Say what happened to each seat (or WATCHER) that asks."""
        known = self._told.get(event)
        return known if known is not None else _remember(self._told, event, partial(Telling, self))

    def prompt(self, prompt: Prompt) -> bytes:
        """Say what a seat is asked."""
        key = (prompt.key, *prompt.args.items())
        known = self._prompts.get(key)
        return known if known is not None else _remember(self._prompts, key, lambda key: self._prompt(prompt))

    def _prompt(self, prompt: Prompt) -> bytes:
        return msgspec.json.encode(Asked(prompt.key, prompt.args, self.texts.speak(prompt.key, prompt.args)))

    def _action(self, key: tuple[str, Action, int | None]) -> bytes:
        asked, action, reader = key
        raw = msgspec.Raw(msgspec.json.encode(action))
        return msgspec.json.encode(Choice(raw, self.texts.choice(action, asked, reader)))

    def _event(self, key: tuple[Event, int | None]) -> bytes:
        event, reader = key
        raw = msgspec.Raw(msgspec.json.encode(event))
        return msgspec.json.encode(Happened(raw, self.texts.record(event, reader)))

    def reason(self, reason: Reason) -> Reasoned:
        """Say why something is not possible."""
        return Reasoned(reason.rule, reason.key, reason.args, self.texts.reason(reason))

    def hint(self, reason: Because) -> Reasoned:
        """Say why a choice is a good one."""
        return Reasoned(reason.rule, reason.key, reason.args, self.texts.hint(reason))

    def score_line(self, line: ScoreLine) -> ScoreLineText:
        """Say what a line of the score counts, and how."""
        return score_line(self.texts, line)


class Telling(dict[int, bytes]):
    """One event as each seat (or WATCHER) may know it; nothing for one that does not hear of it."""

    __slots__ = ("_event", "_sentences", "insiders")

    def __init__(self, sentences: Sentences, event: Event) -> None:
        self._sentences = sentences
        self._event = event
        # Those who are told otherwise than everybody: they know more, or are named in it.
        self.insiders = frozenset(getattr(event, name) for name in _insider_fields(type(event)))

    def __missing__(self, seat: int) -> bytes:
        known = heard(self._event, seat)
        said = self[seat] = b"" if known is None else self._sentences.event(known, seat)
        return said


@cache
def _insider_fields(kind: type[Event]) -> tuple[str, ...]:
    named = {field.name for field in kind.fields() if field.seat}
    return tuple(named | {name for field in kind.fields() for name in field.told.to or ()})


def score_line(texts: Texts, line: ScoreLine) -> ScoreLineText:
    """Say in some texts what a line of the score counts, and how."""
    text, about = texts.speak(line.key, line.args), texts.about(line.key, line.args)
    return ScoreLineText(line.key, text, list(line.amounts), about, line.total)


def _remember(known: dict[Key, Said], record: Key, say: Callable[[Key], Said]) -> Said:
    if len(known) >= REMEMBERED:
        known.clear()
    said = known[record] = say(record)
    return said


def table_sentences(table: TableState, language: str) -> Sentences:
    """Return the sentences of a table's game, with the names of its deck's cards."""
    return _sentences(table.game.name, language, msgspec.json.encode(table.deck) if table.deck else b"{}")


@lru_cache(64)
def _sentences(game: str, language: str, deck: bytes) -> Sentences:
    return Sentences(game_texts(find_game(game), language, msgspec.json.decode(deck, type=Deck)))


def encoded_names(table: TableState) -> tuple[bytes, ...]:
    """Return the players' names as JSON without the quotes."""
    return tuple(msgspec.json.encode(chair.name)[1:-1] for chair in table.chairs)


def fill_names(data: bytes, names: tuple[bytes, ...]) -> bytes:
    """Put the players' names (as JSON without quotes) where the placeholders are."""
    if PREFIX not in data:
        return data
    first, *rest = data.split(PREFIX)  # quicker than a search for every placeholder
    return first + b"".join([_named(part[0] - FIRST_SEAT, part, names) for part in rest])


def _named(seat: int, part: bytes, names: tuple[bytes, ...]) -> bytes:
    return names[seat] + part[1:] if seat < len(names) else PREFIX + part
