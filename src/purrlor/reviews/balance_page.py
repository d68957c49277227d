"""Write the balance of a game as a page: HTML to look at, or Markdown with plots beside it for docs."""

from __future__ import annotations

from html import escape
from pathlib import Path

from purrlor.bots.plots import bars, histogram
from purrlor.bots.report import html_page, html_table, section
from purrlor.reviews.balance_tables import Section
from purrlor.table.texts import Texts

# A plot that stands alone has the colours that a page would give it.
STYLE = (
    "<style>svg{font:12px sans-serif;background:#fff}"
    ".whisker{stroke:#2c2438;fill:none}.fair{stroke:#c43d3d;stroke-width:2;fill:none}</style>"
)


def title_of(texts: Texts) -> str:
    """Give the title of the page."""
    return f"{texts.say('game-name')}: {texts.say('balance-title')}"


def plot(one: Section) -> str:
    """Draw what a section shows; nothing if it has no plot."""
    if one.lengths:
        return histogram(list(one.lengths))
    share = all(interval.high <= 1.0 for _, interval, _ in one.bars)
    return bars(list(one.bars), 100 if share else 1) if one.bars else ""


def as_html(sections: list[Section], intro: str, texts: Texts) -> str:
    """Make a page with plots."""
    title = title_of(texts)
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(intro)}</p>"]
    for one in sections:
        about = "".join(f"<p>{escape(line)}</p>" for line in one.about)
        parts.append(section(one.title, about + plot(one) + html_table(list(one.head), one.rows)))
    return html_page(title, texts.language, parts)


def as_markdown(sections: list[Section], intro: str, texts: Texts, file: Path) -> dict[Path, str]:
    """Make a page of docs and its plots: what to write into which file."""
    lines, files = [f"# {title_of(texts)}", "", intro, ""], dict[Path, str]()
    for one in sections:
        lines += [f"## {one.title}", "", *(part for line in one.about for part in (line, ""))]
        picture = plot(one)
        if picture:
            path = file.with_name(f"{file.stem}-{one.name}.svg")
            files[path] = picture.replace(">", f">{STYLE}", 1) + "\n"
            lines += [f"![{one.title}]({path.name})", ""]
        lines += [row(list(one.head)), "|" + "---|" * len(one.head)]
        lines += [*(row(cells) for cells in one.rows), ""]
    return {file: "\n".join(lines), **files}


def row(cells: list[str]) -> str:
    """Write a row of a table."""
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
