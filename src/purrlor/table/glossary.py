"""Explain every name of a game: cards, icons, options and words, for whoever looks one up."""

from __future__ import annotations

from typing import Any

import msgspec

from purrlor.table.game import Game
from purrlor.table.kinds import Kind
from purrlor.table.options import PLAYERS
from purrlor.table.texts import Texts


class Entry(msgspec.Struct, frozen=True):
    """A name and what it means; `key` is that of its name in the texts."""

    key: str
    name: str
    about: str
    count: int | None
    rule: str


class Section(msgspec.Struct, frozen=True):
    """All names of one kind, with a title."""

    kind: str
    title: str
    entries: tuple[Entry, ...]


def glossary(game: Game[Any], texts: Texts) -> tuple[Section, ...]:
    """Explain every name of a game: its things first, then its words, then its options."""
    sections = [_section(kind, texts) for kind in game.glossary]
    return (*sections, *_words(texts), *_options(game, texts))


def _section(kind: Kind, texts: Texts) -> Section:
    entries = []
    for name in kind.names:
        key = f"{kind.prefix}-{name}"
        about, args = kind.about(name) or (f"{key}-about", {})
        count = kind.count(name) if kind.count is not None else None
        entries.append(Entry(key, texts.say(key), texts.speak(about, args), count, kind.rule(name)))
    return Section(kind.prefix, texts.say(f"glossary-{kind.prefix}"), tuple(entries))


def _words(texts: Texts) -> list[Section]:
    """Explain the words that a board explains: `term-KEY` and `term-KEY-about`."""
    keys = [key for key in texts.keys("term-") if texts.has(f"{key}-about")]
    entries = tuple(Entry(key, texts.say(key), texts.say(f"{key}-about"), None, "") for key in keys)
    return [Section("term", texts.say("glossary-term"), entries)] if entries else []


def _options(game: Game[Any], texts: Texts) -> list[Section]:
    entries = []
    for option in game.options:
        if option.name == PLAYERS:
            counts = game.player_counts()
            about = texts.say("glossary-players", least=counts[0], most=counts[-1])
        else:
            about = texts.say(f"option-{option.name}-about")
        key = f"option-{option.name}"
        entries.append(Entry(key, texts.say(key), about, None, ""))
        for value in option.values:
            if isinstance(value, str):
                said = texts.say(f"value-{value}")
                entries.append(Entry(f"value-{value}", f"{texts.say(key)}: {said}", about, None, ""))
    return [Section("option", texts.say("glossary-option"), tuple(entries))]
