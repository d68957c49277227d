"""Make a static site: the rules of every game in every language, and the developers' docs."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt

import webbuild
from purrlor.bots.examples import played, tell
from purrlor.table.game import Game, all_games
from purrlor.table.glossary import glossary
from purrlor.table.texts import LANGUAGES, Texts, game_texts

ROOT = Path(__file__).resolve().parents[1]
MARKS = re.compile(r"\s*\{([^{}]*)\}(?= *\|?$)", re.MULTILINE)
STYLE = """
body { font: 17px/1.55 system-ui, sans-serif; max-width: 46em; margin: 2em auto; padding: 0 1em;
  overflow-wrap: break-word; }
img { max-width: 100%; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { text-align: left; padding: 4px 12px 4px 0; vertical-align: top; border-bottom: 1px solid #ccc; }
.names td:nth-child(odd):not(:first-child) { white-space: nowrap; }
img.drawn { width: 64px; height: 64px; margin-right: 8px; vertical-align: middle; }
 pre { overflow: auto; } :target { background: #ffeb99; }
small { color: #666; } li { margin: 4px 0; }
"""
TITLES = {
    "en": ("Rules", "Example turns", "An example of the count", "Documentation"),
    "pl": ("Zasady", "Przykładowe tury", "Przykład liczenia punktów", "Dokumentacja"),
}


def main() -> None:
    """Write the site into a folder, `build/docs` if none is named."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    draw_pictures(folder)
    links: dict[str, list[tuple[str, str]]] = {}
    for language in LANGUAGES:
        for game in all_games().values():
            texts = game_texts(game, language)
            name = f"{game.name}.{language}.html"
            write(folder / name, texts.say("game-name"), rules_page(game, texts, folder), language)
            links.setdefault(TITLES[language][0], []).append((name, texts.say("game-name")))
    pages = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("tests/*/*.md")])
    for page in pages:
        place = page.relative_to(ROOT)
        markdown = page.read_text(encoding="utf-8")
        write(folder / place.with_suffix(".html"), page.stem, to_html(markdown), "en")
        links.setdefault(TITLES["en"][3], []).append(
            (place.with_suffix(".html").as_posix(), place.as_posix())
        )
        bring_along(page, markdown, folder)
    body = "".join(f"<h2>{escape(title)}</h2>{listing(found)}" for title, found in links.items())
    write(folder / "index.html", "Purrlor", f"<h1>Purrlor</h1>{body}", "en")
    print(folder)


def draw_pictures(folder: Path) -> None:
    """Write the pictures of the rules as files; without Node.js and its packages there are none."""
    found = webbuild.find_npm() if (webbuild.WEB / "node_modules" / "vite").is_dir() else None
    if found is None:
        print("no pictures: build the page first, python3 run.py build")
        return
    wanted = {game.name: keys(game, game_texts(game, "en")) for game in all_games().values()}
    command = [found[0], "drawn.mjs"]
    made = subprocess.run(
        command, cwd=webbuild.WEB, input=json.dumps(wanted), stdout=subprocess.PIPE, text=True, check=True
    )
    for game, pictures in json.loads(made.stdout).items():
        for key, svg in pictures.items():
            file = folder / picture(game, key)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(svg, encoding="utf-8")


def picture(game: str, key: str) -> str:
    """Name the file of a picture."""
    return f"pictures/{game}/{key}.svg"


def keys(game: Game[Any], texts: Texts) -> list[str]:
    """List what may have a picture: what a line of the rules shows, and every name."""
    shown = [mark for marks in MARKS.findall(source(game, texts)) for mark in marks.split()]
    names = [entry.key for section in glossary(game, texts) for entry in section.entries]
    return [*(mark[1:] for mark in shown if mark[0] == "!"), *names]


def source(game: Game[Any], texts: Texts) -> str:
    """Read the rules of a game."""
    return (game.texts / f"rules.{texts.language}.md").read_text(encoding="utf-8")


def listing(links: list[tuple[str, str]]) -> str:
    """List links."""
    items = "".join(f'<li><a href="{name}">{escape(title)}</a></li>' for name, title in links)
    return f"<ul>{items}</ul>"


def to_html(markdown: str) -> str:
    """Turn Markdown into HTML: headings are anchors, and links lead to the pages of the site."""
    parser = MarkdownIt("commonmark").enable("table")
    tokens = parser.parse(markdown)
    for heading, words in pairwise(tokens):
        if heading.type == "heading_open":
            heading.attrSet("id", re.sub(r"[^\w -]", "", words.content.lower()).replace(" ", "-"))
    html = parser.renderer.render(tokens, parser.options, {})
    return re.sub(r'(href="[^":]+)\.md(?=["#])', r"\1.html", html)


def bring_along(page: Path, markdown: str, folder: Path) -> None:
    """Copy the pictures and other files that a page links to; what is no page of the site stays as it is."""
    for link in re.findall(r'(?:\]\(|src=")([^):#"]+)', markdown):
        file = (page.parent / link).resolve()
        if file.is_file() and file.suffix != ".md":
            copy = folder / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)


def rules_page(game: Game[Any], texts: Texts, folder: Path) -> str:
    """Put the rules, example turns, a count and every name of a game on one page; rules are anchors."""

    def drawn(key: str) -> str:
        file = picture(game.name, key)
        return f'<img class="drawn" src="{file}" alt="">' if (folder / file).exists() else ""

    page = to_html(MARKS.sub(r" ⟦\1⟧", source(game, texts)))
    html = re.sub(r"⟦([^⟧]*)⟧", partial(anchors, drawn), page)
    _, turns_title, count_title, _ = TITLES[texts.language]
    turns, score = played(game.name)
    names = texts.say("bot-names").split()[: len(score.places)]
    told = texts.seated(names)
    parts = [html, f"<h2>{turns_title}</h2><ol>"]
    for turn in turns:
        one = tell(turn, told)
        events = "<br>".join(escape(event) for event in one.events)
        said = f"<b>{escape(one.asked)}</b><br>➜ {escape(one.choice)}<br>{escape(one.why)}"
        parts.append(f"<li>{said} <small>{one.rule}</small><br><small>{events}</small></li>")
    parts.append(f"</ol><h2>{count_title}</h2>{row('th', '', *names, table='<table>')}")
    for line in score.lines:
        amounts = ["" if amount is None else str(amount) for amount in line.amounts]
        parts.append(row("td", told.speak(line.key, line.args), *amounts))
    parts.append("</table>")
    for section in glossary(game, texts):
        parts.append(f'<h2>{escape(section.title)}</h2><table class="names">')
        for entry in section.entries:
            count = "" if entry.count is None else f"× {entry.count}"
            said = row("td", entry.name, count, entry.about, entry.rule)
            parts.append(said.replace("<td>", f"<td>{drawn(entry.key)}</td><td>", 1))
        parts.append("</table>")
    return "".join(parts)


def row(cell: str, *said: str, table: str = "") -> str:
    """Write a row of a table."""
    return f"{table}<tr>{''.join(f'<{cell}>{escape(one)}</{cell}>' for one in said)}</tr>"


def anchors(drawn: Callable[[str], str], marks: re.Match[str]) -> str:
    """Turn the marks of a line into anchors, its rules, and pictures; phases are for the client."""
    all_ = marks[1].split()
    ids = [mark for mark in all_ if mark[0] not in "@!"]
    places = "".join(f'<small id="{one}"></small>' for one in ids)
    pictures = "".join(drawn(mark[1:]) for mark in all_ if mark[0] == "!")
    return places + (f"<small>{ids[0]}</small>" if ids else "") + (f"<br>{pictures}" if pictures else "")


def write(path: Path, title: str, body: str, language: str) -> None:
    """Write a page."""
    meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    head = f"<head>{meta}<title>{escape(title)}</title><style>{STYLE}</style></head>"
    page = f'<!doctype html><html lang="{language}">{head}<body>{body}</body></html>\n'
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
