"""Put records into sentences for the wire: each is said once and remembered, names are filled in last."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from purrlor.server.messages import Asked, Choice, Happened, Reasoned, ScoreLineText
from purrlor.table.deck import Deck, replaced_texts
from purrlor.table.game import Game, Prompt, ScoreLine, find_game
from purrlor.table.reasons import Reason, Refused
from purrlor.table.records import Action, Event
from purrlor.table.texts import Texts

REMEMBERED = 20_000  # sentences of one kind, game and language
FIRST_NAME = 0xE000  # letters for private use stand for the names of seats 0 to 15
PLACES = tuple(chr(FIRST_NAME + seat) for seat in range(16))
ANY_MARK, FIRST_SEAT = b"\xee\x80", 0x80  # what all of them begin with, and how the first one ends

Key = TypeVar("Key", bound=Hashable)


class Speech:
    """The sentences of one game in one language, encoded, with marks where players' names go."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts.seated(list(PLACES))
        self._actions: dict[Action | tuple[str, Action], bytes] = {}
        self._events: dict[Event, bytes] = {}
        self._prompts: dict[tuple[object, ...], bytes] = {}

    def action(self, action: Action, asked: str) -> bytes:
        """Say what a seat that is asked something may do; only a bare verb may depend on the question."""
        key = action if action.__struct_fields__ else (asked, action)
        known = self._actions.get(key)
        if known is None:
            known = _learn(self._actions, key, lambda key: self._action(action, asked))
        return known

    def event(self, event: Event) -> bytes:
        """Say what happened."""
        known = self._events.get(event)
        return known if known is not None else _learn(self._events, event, self._event)

    def prompt(self, prompt: Prompt) -> bytes:
        """Say what a seat is asked."""
        key = (prompt.key, *prompt.args.items())
        known = self._prompts.get(key)
        return known if known is not None else _learn(self._prompts, key, lambda key: self._prompt(prompt))

    def _prompt(self, prompt: Prompt) -> bytes:
        return msgspec.json.encode(Asked(prompt.key, prompt.args, self.texts.speak(prompt.key, prompt.args)))

    def _action(self, action: Action, asked: str) -> bytes:
        raw = msgspec.Raw(msgspec.json.encode(action))
        return msgspec.json.encode(Choice(raw, self.texts.choice(action, asked)))

    def _event(self, event: Event) -> bytes:
        raw = msgspec.Raw(msgspec.json.encode(event))
        return msgspec.json.encode(Happened(raw, self.texts.record(event)))

    def reason(self, reason: Reason) -> Reasoned:
        """Say why something is not possible."""
        return Reasoned(reason.rule, reason.key, reason.args, self.texts.reason(reason))

    def score_line(self, line: ScoreLine) -> ScoreLineText:
        """Say what a line of the score counts."""
        return ScoreLineText(line.key, self.texts.speak(line.key, line.args), list(line.amounts))


def _learn(known: dict[Key, bytes], record: Key, say: Callable[[Key], bytes]) -> bytes:
    if len(known) >= REMEMBERED:
        known.clear()
    said = known[record] = say(record)
    return said


@cache
def house_speech(language: str) -> Speech:
    """Say what belongs to no game."""
    return Speech(Texts(language, [files("purrlor.table") / "texts", files(__package__) / "texts"]))


@cache
def _game_texts(game: str, language: str) -> Texts:
    folders = [files("purrlor.table") / "texts", files(__package__) / "texts", find_game(game).texts]
    return Texts(language, folders)


@cache
def _plain_speech(game: str, language: str) -> Speech:
    return Speech(_game_texts(game, language))


@lru_cache(64)
def _deck_speech(game: str, language: str, deck: bytes) -> Speech:
    found = find_game(game)
    replaced = replaced_texts(found.deck_tables, msgspec.json.decode(deck, type=Deck), language)
    return Speech(_game_texts(game, language).with_deck(replaced))


def house_sentence(no: Refused, language: str) -> str:
    """Tell why something was refused, in the words of the game that refused it or of the house."""
    speech = house_speech(language) if no.game is None else game_speech(no.game, language, {})
    return speech.texts.reason(no.reason)


def game_speech(game: Game[Any], language: str, deck: Deck) -> Speech:
    """Say what belongs to a game, with the names of a deck's cards."""
    if deck:
        return _deck_speech(game.name, language, msgspec.json.encode(deck))
    return _plain_speech(game.name, language)


def fill_names(data: bytes, names: tuple[bytes, ...]) -> bytes:
    """Put the players' names (as JSON without quotes) where the marks are."""
    first, *rest = data.split(ANY_MARK)  # quicker than a search for every mark
    if not rest:
        return data
    return first + b"".join([_named(part[0] - FIRST_SEAT, part, names) for part in rest])


def _named(seat: int, part: bytes, names: tuple[bytes, ...]) -> bytes:
    return names[seat] + part[1:] if seat < len(names) else ANY_MARK + part


def clean_name(name: str, taken: set[str]) -> str:
    """Make a name that can be shown: printable, no marks of ours, and no other player's."""
    shown = "".join(letter for letter in name if letter.isprintable()).strip()[:24] or "Guest"
    tried, number = shown, 2
    while tried in taken:
        tried, number = f"{shown[:20]} {number}", number + 1
    return tried
