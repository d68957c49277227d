"""Describe the fields of a score sheet in a language: a page need not know their limits and names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from purrlor.table.deck import NUMBER, WORD, WORDS, YES_NO
from purrlor.table.deck_guide import FieldGuide, WordGuide
from purrlor.table.game import Game
from purrlor.table.reasons import refused
from purrlor.table.records import Named
from purrlor.table.texts import Texts


class SheetGuide(msgspec.Struct, frozen=True):
    """What is filled in to count a game; a field of an entry of a list is named LIST.FIELD."""

    game: str
    game_name: str
    options: list[str]  # those that change what is filled in or how it counts
    fields: list[FieldGuide]


@dataclass(frozen=True)
class _Marks:
    """What the types around a field say of it."""

    least: int | None = None
    most: int | None = None
    longest: int = 0
    listed: bool = False
    named: Named | None = None


def sheet_guide(game: Game[Any], texts: Texts) -> SheetGuide:
    """Describe the score sheet of a game."""
    if game.sheet is None:
        raise refused("no-sheet", game=game.name)
    fields = list(_fields("", game.sheet.record, texts))
    return SheetGuide(game.name, texts.say("game-name"), list(game.sheet.options), fields)


def _fields(path: str, record: type[msgspec.Struct], texts: Texts) -> Iterator[FieldGuide]:
    for name, hint in get_type_hints(record, include_extras=True).items():
        yield from _parts(f"{path}{name}", hint, _Marks(), texts)


def _parts(path: str, hint: Any, marks: _Marks, texts: Texts) -> Iterator[FieldGuide]:
    """Walk through a type down to what people fill in."""
    if get_origin(hint) is Annotated:
        inner, *given = get_args(hint)
        for mark in given:
            marks = _marked(marks, mark)
        yield from _parts(path, inner, marks, texts)
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield from _fields(f"{path}.", hint, texts)
    elif get_args(hint):
        listed = marks.listed or get_origin(hint) is tuple
        inner = next(part for part in get_args(hint) if part is not type(None))
        yield from _parts(path, inner, replace(marks, listed=listed), texts)
    elif hint is bool or marks.named is not None or marks.most is not None:
        yield _field(path, hint, marks, texts)


def _marked(marks: _Marks, mark: object) -> _Marks:
    if isinstance(mark, Named):
        return replace(marks, named=mark)
    if not isinstance(mark, msgspec.Meta):
        return marks
    if mark.max_length is not None:
        return replace(marks, longest=mark.max_length)
    if mark.ge is not None and mark.le is not None:
        return replace(marks, least=int(mark.ge), most=int(mark.le))
    return marks


def _field(path: str, hint: Any, marks: _Marks, texts: Texts) -> FieldGuide:
    key = f"sheet-{path.replace('.', '-')}"
    about = texts.say(f"{key}-about") if texts.has(f"{key}-about") else ""
    if marks.named is not None:
        prefix = marks.named.prefix
        words = [WordGuide(word, texts.say(f"{prefix}-{word}")) for word in marks.named.names]
        kind, most = (WORDS, marks.longest) if marks.listed else (WORD, 1)
        return FieldGuide(path, texts.say(key), about, kind, 0, most, words, prefix, "", [])
    kind = YES_NO if hint is bool else NUMBER
    return FieldGuide(path, texts.say(key), about, kind, marks.least or 0, marks.most or 0, [], "", "", [])
