"""Help at a table in the terminal: the rules of the game, and what its cards and words mean."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from purrlor.table.game import Game, View
from purrlor.table.glossary import glossary
from purrlor.table.texts import Texts


def rules_page(game: Game[Any], language: str) -> str:
    """Read the rules in our own words, with their marks; nothing where there are none."""
    page = game.texts / f"rules.{language}.md"
    return page.read_text(encoding="utf-8") if page.is_file() else ""


def plain_rules(page: str) -> str:
    """Take out the marks for phases and pictures, which are for the page; the ids of rules stay."""
    plain = re.sub(r" [@!][\w-]+(?=[^{}]*\})|\{(?:[@!][\w-]+ ?)+\}", "", page)
    return plain.replace("{", "(").replace("}", ")")


def lines_by_rule(page: str) -> dict[str, list[str]]:
    """Give what the page says by the ids of rules."""
    lines: dict[str, list[str]] = {}
    for line in page.splitlines():
        marks = " ".join(re.findall(r"\{([^{}]*)\}", line)).split()
        for rule in (mark for mark in marks if mark[0] not in "@!"):
            lines.setdefault(rule, []).append(plain_rules(line).lstrip("- "))
    return lines


def show_rules(console: Console, game: Game[Any], texts: Texts) -> None:
    """Print the rules in our own words."""
    page = rules_page(game, texts.language)
    if not page:
        console.print(texts.say("no-rules-page"))
        return
    console.print(Markdown(plain_rules(page)))


def show_things(console: Console, game: Game[Any], texts: Texts, view: View, word: str) -> None:
    """Print what things do: those that a seat sees, or all whose name contains a word."""
    seen = set(re.findall(r'"(\w+)"', msgspec.json.encode(view).decode()))
    # What means the same stands in one row.
    rows: dict[str, list[str]] = {}
    for entry in (entry for section in glossary(game, texts) for entry in section.entries):
        if word.lower() in entry.name.lower() if word else entry.key.partition("-")[2] in seen:
            rows.setdefault(entry.about, []).append(entry.name)
    if not rows:
        console.print(texts.say("nothing-explained", word=word or "–"))
        return
    listing = Table(show_header=False, show_edge=False)
    for about, alike in rows.items():
        listing.add_row(Text(", ".join(dict.fromkeys(alike)), style="bold"), Text(about))
    console.print(listing)
