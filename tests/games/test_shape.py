"""Every game has the same shape: whoever knows one finds everything in the others."""

from pathlib import Path

import pytest

import purrlor.games
from purrlor.table.texts import LANGUAGES

GAMES = sorted(path.parent for path in Path(purrlor.games.__path__[0]).glob("*/__init__.py"))
NEEDED = {
    "__init__.py",
    "RULES.md",
    "actions.py",
    "cards.py",
    "events.py",
    "options.py",
    "prompt.py",
    "score.py",
    "terminal.py",
    "texts",
    "view.py",
    "why.py",
}
OPTIONAL = {
    "contents.py",
    "counts.py",
    "deal.py",
    "deck.py",
    "earlier",
    "glossary.py",
    "hints.py",
    "lessons",
    "levels.json",
    "lights.py",
    "sheet.py",
    "review.json",
    "weights.toml",
    "puzzle.toml",
}
RULES = {"rules", "rules.py"}
BOT = {"bot", "bot.py"}
OBSERVER = {"observe", "observe.py"}
MADE = {".pyd", ".so"}  # by the compiler


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.suffix not in MADE and path.name != "__pycache__"}


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_a_game_has_the_files_of_every_game_and_no_others(folder: Path) -> None:
    names = names_in(folder)
    assert names - NEEDED - OPTIONAL - RULES - BOT - OBSERVER == set(), "stray files"
    assert NEEDED - names == set(), "missing files"
    assert len(names & RULES) == 1, "the rules are one file or one package"
    assert len(names & BOT) == 1, "the judge is one file or one package"
    assert len(names & OBSERVER) == 1, "the observer is one file or one package"
    written = {name for language in LANGUAGES for name in (f"{language}.ftl", f"rules.{language}.md")}
    assert names_in(folder / "texts") == written


def test_there_are_games() -> None:
    assert len(GAMES) >= 4
