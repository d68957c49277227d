"""Describe the cards that an owner's deck may replace, so that an editor needs to know no game."""

from __future__ import annotations

from typing import Any

import msgspec

from purrlor.table.deck import HOUSE, ID, SOURCES, TEXT, Cell, Column, Deck, DeckTable
from purrlor.table.game import Game
from purrlor.table.texts import Texts


class WordGuide(msgspec.Struct, frozen=True):
    """A word that a field may hold, and what it means."""

    word: str
    label: str


class FieldGuide(msgspec.Struct, frozen=True):
    """A field of a card: its kind and limits. With `only_field` it counts only with some words of that."""

    name: str
    label: str
    about: str
    kind: str
    least: int
    most: int
    words: list[WordGuide]
    icons: str  # the words' kind of thing, as drawings know it
    only_field: str
    only_words: list[str]


class CardGuide(msgspec.Struct, frozen=True):
    """A card that may be replaced: our name and fields for it, its sort, and where they are known from."""

    id: str
    name: str
    group: str  # empty where all cards of a table are of one sort
    source: str
    row: dict[str, Cell]


class TableGuide(msgspec.Struct, frozen=True):
    """A table of cards; all of its cards are in the box."""

    name: str
    kind: str  # of thing, as drawings know it
    title: str
    about: str
    fields: list[FieldGuide]
    cards: list[CardGuide]


class DeckGuide(msgspec.Struct, frozen=True):
    """All cards of a game that its owner may enter."""

    game: str
    game_name: str
    version: int
    sources: dict[str, str]
    tables: list[TableGuide]


def deck_guide(game: Game[Any], texts: Texts) -> DeckGuide:
    """Describe the deck of a game in a language."""
    sources = {source: texts.say(f"deck-source-{source}") for source in SOURCES}
    tables = [_table(table, texts) for table in game.deck_tables]
    return DeckGuide(game.name, texts.say("game-name"), game.version, sources, tables)


def own_cards(game: Game[Any], deck: Deck) -> int:
    """Count the cards of a deck that are not ours."""
    return sum(row not in table.rows for table in game.deck_tables for row in deck.get(table.name, ()))


def _table(table: DeckTable, texts: Texts) -> TableGuide:
    return TableGuide(
        table.name,
        table.prefix,
        texts.say(f"deck-title-{table.name}"),
        texts.say(f"deck-{table.name}"),
        [_field(table, column, texts) for column in table.columns],
        [
            CardGuide(
                str(row[ID]),
                texts.say(f"{table.prefix}-{row[ID]}"),
                texts.say(table.groups[str(row[ID])]) if table.groups else "",
                table.sources.get(str(row[ID]), HOUSE),
                dict(row),
            )
            for row in table.rows
        ],
    )


def _field(table: DeckTable, column: Column, texts: Texts) -> FieldGuide:
    field, words = column.only
    return FieldGuide(
        column.name,
        texts.say(f"deck-field-{column.name}"),
        "" if column.kind == TEXT else texts.say(f"deck-{table.name}-{column.name}"),
        column.kind,
        column.least,
        column.most,
        [WordGuide(word, texts.say(f"{column.label}-{word}")) for word in column.words],
        column.label,
        field,
        list(words),
    )
