"""Texts in the player's language: Fluent files shared by all games, and those of each game."""

from __future__ import annotations

import re
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

try:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Message
except ModuleNotFoundError as missing:  # the engine alone is installed
    raise ModuleNotFoundError("pip install 'purrlor[table]' brings texts", name=missing.name) from None

from purrlor.table.deck import LANGUAGES as LANGUAGES
from purrlor.table.deck import Deck, replaced_texts
from purrlor.table.game import Game
from purrlor.table.reasons import Argument, Because, Reason, Refused, refused
from purrlor.table.records import Record

THING = re.compile(r"[a-z_]+:[\w-]+")  # an argument that names a card or another thing: card:potion_1
SEAT_ARGUMENTS = ("seat", "target", "other")  # arguments of a reason or prompt that hold a seat's number


class Texts:
    """The texts of one game (or only the shared ones) in one language."""

    def __init__(self, language: str, folders: list[Traversable], names: tuple[str, ...] = ()) -> None:
        if language not in LANGUAGES:
            raise refused("unknown-language", language=language[:20], known=", ".join(LANGUAGES))
        self.language = language
        self.names = names
        self._replaced: dict[str, str] = {}
        # Isolation marks are for mixed writing directions; terminals show them as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._keys: dict[str, None] = {}
        for folder in folders:
            resource = FluentResource(_source(folder, language))
            self._bundle.add_resource(resource, allow_overrides=True)
            self._keys |= {entry.id.name: None for entry in resource.body if isinstance(entry, Message)}

    def seated(self, names: list[str]) -> Texts:
        """Give the same texts with the players' names."""
        other = copy(self)
        other.names = tuple(names)
        return other

    def with_deck(self, replaced: dict[str, str]) -> Texts:
        """Give the same texts with those that a deck replaces."""
        other = copy(self)
        other._replaced = replaced
        return other

    def has(self, key: str) -> bool:
        """Tell whether there is a text for a key."""
        return key in self._replaced or self._bundle.has_message(key)

    def keys(self, prefix: str) -> list[str]:
        """List the keys of all texts that begin with something."""
        return [key for key in self._keys if key.startswith(prefix)]

    def say(self, key: str, **args: Argument) -> str:
        """Give the text of a key; a missing key is shown itself (a test checks that none is missing)."""
        if key in self._replaced:
            return self._replaced[key]
        if not self.has(key):
            return f"⟨{key}⟩"
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"text {key} in {self.language}: {errors}")
        return str(text)

    def name(self, seat: int) -> str:
        """Give a player's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("seat-name", number=seat + 1)

    def thing(self, prefix: str, name: str) -> str:
        """Give the name of a card or another thing."""
        return self.say(f"{prefix}-{name}")

    def record(self, record: Record, reader: int | None = None) -> str:
        """Tell an action or an event in one sentence; a reader hears of what they do themselves as "you"."""
        kind = str(record.__struct_config__.tag_field)
        key = f"{'action' if kind == 'do' else 'event'}-{record.word()}"
        if reader is not None and getattr(record, "seat", None) == reader and self.has(f"{key}-you"):
            key = f"{key}-you"
        return self.say(key, **self._spoken(record, reader))

    def choice(self, action: Record, asked: str, reader: int | None = None) -> str:
        """Tell a choice; a question can have its own text for it, such as what a pass ends."""
        own = f"{asked}-{action.word()}"
        return self.say(own, **self._spoken(action, reader)) if self.has(own) else self.record(action, reader)

    def _spoken(self, record: Record, reader: int | None) -> dict[str, Argument]:
        spoken: dict[str, Argument] = {"whose": _whose(record, reader)}
        for field in record.fields():
            value: Any = getattr(record, field.name)
            if value is None:
                spoken[field.name] = "none"
            elif field.seat:
                spoken[field.name] = self.name(value)
            elif field.named is not None:
                spoken[field.name] = self.thing(field.named.prefix, value)
                spoken[f"{field.name}_is"] = value  # for a text that depends on which it is
            else:
                spoken[field.name] = value
                if field.spell is not None:
                    spoken |= self._named(field.spell(value))
        return spoken

    def speak(self, key: str, args: dict[str, Argument]) -> str:
        """Give a text whose arguments may be seats (by argument name) or things (`card:potion_1`)."""
        return self.say(key, **self._named(args))

    def about(self, key: str, args: dict[str, Argument]) -> str:
        """Explain what a text speaks of: by a text of its own, or by that of a card among its arguments."""
        if self.has(f"{key}-about"):
            return self.speak(f"{key}-about", args)
        things = [value for value in args.values() if isinstance(value, str) and THING.fullmatch(value)]
        keys = [f"{thing.replace(':', '-', 1)}-about" for thing in things]
        return " ".join(self.say(about) for about in keys if self.has(about))

    def _named(self, args: dict[str, Argument]) -> dict[str, Argument]:
        spoken: dict[str, Argument] = {}
        for name, value in args.items():
            if name in SEAT_ARGUMENTS and isinstance(value, int):
                spoken[name] = self.name(value)
            elif isinstance(value, str) and THING.fullmatch(value):
                spoken[name] = self.thing(*value.split(":", 1))
            else:
                spoken[name] = value
        return spoken

    def reason(self, reason: Reason) -> str:
        """Tell why something can't be done, with the rule."""
        because = {"because": self.reason(reason.because)} if reason.because else {}
        sentence = self.say(f"why-{reason.key}", **self._named(reason.args), **because)
        return self.say("why-by-rule", sentence=sentence, rule=reason.rule) if reason.rule else sentence

    def hint(self, reason: Because) -> str:
        """Tell why a choice is a good one."""
        return self.speak(f"hint-{reason.key}", reason.args)


def _whose(record: Record, reader: int | None) -> str:
    """Tell who is meant besides the seat that acts: the reader (`yours`), itself (`own`) or `other`."""
    about = [getattr(record, field.name) for field in record.fields() if field.seat and field.name != "seat"]
    if reader is not None and reader in about:
        return "yours"
    return "own" if getattr(record, "seat", None) in about else "other"


def sentence(no: Refused, language: str) -> str:
    """Tell why something was refused, with the texts of the game that refused it or the shared ones."""
    texts = game_texts(no.game, language) if no.game is not None else table_texts(language)
    return texts.reason(no.reason)


def _source(folder: Traversable, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def table_texts(language: str) -> Texts:
    """Load the texts that all games share."""
    return Texts(language, [files("purrlor.table") / "texts"])


@cache
def game_texts(game: Game[Any], language: str) -> Texts:
    """Load the texts of a game on top of the shared ones."""
    return Texts(language, [files("purrlor.table") / "texts", *text_folders(game)])


def text_folders(game: Game[Any]) -> list[Traversable]:
    """List where the texts of a game are: its own, and those of its lessons."""
    return [game.texts, game.lessons] if game.lessons.is_dir() else [game.texts]


def deck_texts(game: Game[Any], language: str, deck: Deck) -> Texts:
    """Load the texts of a game played with a deck: its cards have the names that the deck gives them."""
    texts = game_texts(game, language)
    return texts.with_deck(replaced_texts(game.deck_tables, deck, language, texts.say)) if deck else texts
