"""The glossary: every name of every game that a player meets is explained in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from purrlor.table.game import Game, all_games
from purrlor.table.glossary import Entry, glossary
from purrlor.table.options import PLAYERS
from purrlor.table.records import Named
from purrlor.table.texts import LANGUAGES, game_texts

# Not things but forms of sentences: the Extra Credit says it itself.
SENTENCES = {"credit-says"}


def names_in(kind: Any, seen: set[Any]) -> Iterator[tuple[str, str]]:
    """Walk through a type, whatever it is made of, to every name that it can hold."""
    for mark in getattr(kind, "__metadata__", ()):
        if isinstance(mark, Named):
            yield from ((mark.prefix, name) for name in mark.names)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in seen:
        seen.add(kind)
        for hint in get_type_hints(kind, include_extras=True).values():
            yield from names_in(hint, seen)
    for part in get_args(kind):
        yield from names_in(part, seen)


def all_names(game: Game[Any]) -> set[str]:
    """List the keys of all names in actions, events and views, of all options and of all words."""
    views = [get_type_hints(view)["return"] for view in (game.table_view, game.seat_view)]
    kinds = [*game.actions.types, *game.events.types, *views]
    named = {pair for kind in kinds for pair in names_in(kind, set())}
    keys = {f"{prefix}-{name}" for prefix, name in named if prefix not in SENTENCES}
    keys |= {f"option-{option.name}" for option in game.options}
    keys |= {f"value-{value}" for option in game.options for value in option.values if isinstance(value, str)}
    words = game_texts(game, "en").keys("term-")
    return keys | {key for key in words if not key.endswith(("-about", "-words"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.name))
def test_every_name_is_explained(game: Game[Any], language: str) -> None:
    entries: dict[str, Entry] = {}
    for section in glossary(game, game_texts(game, language)):
        assert "⟨" not in section.title
        entries |= {entry.key: entry for entry in section.entries}
    names = all_names(game)
    assert names - entries.keys() == set()
    for key, entry in entries.items():
        assert entry.name, key
        assert entry.about, key
        assert "⟨" not in entry.name + entry.about, key
    assert len(entries) > 20
    assert PLAYERS in [option.name for option in game.options]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.name))
def test_rules_of_the_glossary_exist(game: Game[Any]) -> None:
    page = (game.texts.joinpath("..", "RULES.md")).read_text(encoding="utf-8")
    for section in glossary(game, game_texts(game, "en")):
        for entry in section.entries:
            assert not entry.rule or f"| {entry.rule} |" in page, entry


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.name))
def test_every_rule_has_its_place_on_the_rules_page(game: Game[Any], language: str) -> None:
    listed = (game.texts.joinpath("..", "RULES.md")).read_text(encoding="utf-8")
    ids = set(re.findall(r"^\| *([A-Z]{2}-[\d.]+) *\|", listed, re.MULTILINE))
    page = (game.texts / f"rules.{language}.md").read_text(encoding="utf-8")
    marks = [mark for marks in re.findall(r"\{([^{}]*)\}", page) for mark in marks.split()]
    placed = [mark for mark in marks if mark[0] not in "@!"]
    assert set(placed) == ids
    assert len(placed) == len(set(placed))
    keys = {entry.key for section in glossary(game, game_texts(game, language)) for entry in section.entries}
    others = {"chaos-cat", "professor", "rat"}  # drawings of no named thing
    assert {mark[1:] for mark in marks if mark[0] == "!"} <= keys | others
    assert any(mark.startswith("@") for mark in marks)
