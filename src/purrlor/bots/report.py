"""Write the report of an arena: one HTML page with plots, without scripts or network access."""

from __future__ import annotations

from html import escape
from pathlib import Path

from purrlor.bots.arena import Plan, Played
from purrlor.bots.plots import bars, histogram
from purrlor.bots.summary import BotLine, Interval, Summary, between, per_cent, sum_up, uses
from purrlor.table.game import find_game
from purrlor.table.texts import Texts, game_texts

PAGE = "report.html"
NOBODY = 0.0005  # smallest share of games without a winner that is reported
MOST_USES = 60  # lines of the plot of card usage
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #2c2438; background: #fbf9f5 }
h1, h2 { font-weight: 600; line-height: 1.2 } h2 { margin-top: 2.2rem }
table { border-collapse: collapse; width: 100% } th, td { padding: .3rem .6rem; text-align: right }
th:first-child, td:first-child { text-align: left } thead th { border-bottom: 2px solid #cfc6dd }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: #2c2438 }
.whisker { stroke: #2c2438; fill: none } .fair { stroke: #c43d3d; stroke-width: 2; fill: none }
.dim { color: #6d6580 }
@media (prefers-color-scheme: dark) { body { color: #e9e4f2; background: #1d1926 } svg { fill: #e9e4f2 }
  .whisker { stroke: #e9e4f2 } .dim { color: #a79fbb } }
"""


def write_report(folder: Path, plan: Plan, rows: list[Played], language: str) -> Path:
    """Write the page next to the table of games."""
    page = folder / PAGE
    page.write_text(report(plan, rows, game_texts(find_game(plan.game), language)), encoding="utf-8")
    return page


def report(plan: Plan, rows: list[Played], texts: Texts) -> str:
    """Make the page."""
    summary = sum_up(rows)
    say = texts.say
    title = f"{say('game-name')}: {say('arena-title')}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(conditions(plan, summary, texts))}</p>",
        bot_table(summary, texts),
        f"<p>{escape(say('arena-nobody', part=f'{summary.nobody * 100:.1f} %'))}</p>"
        if summary.nobody > NOBODY
        else "",
        section(say("arena-wins"), bars([(line.bot, line.wins, line.fair) for line in summary.bots], 100)),
        section(say("arena-by-seat"), bars(seat_rows(summary, texts), 100)),
        *score_sections(rows, summary, texts),
        section(say("arena-length"), histogram(summary.lengths)),
        section(say("arena-endings"), ending_table(summary, texts)),
        section(say("arena-uses"), usage(rows, texts)),
        f'<p class="dim">{escape(say("arena-interval"))}</p>',
    ]
    return html_page(title, texts.language, parts)


def html_page(title: str, language: str, parts: list[str]) -> str:
    """Put the parts of a report on a page."""
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def section(heading: str, body: str) -> str:
    """Put a heading over a part of the page."""
    return f"<h2>{escape(heading)}</h2>\n{body}"


def conditions(plan: Plan, summary: Summary, texts: Texts) -> str:
    """Describe what was played."""
    options = ", ".join(f"{name} = {str(value).lower()}" for name, value in plan.settings.items())
    budget = texts.say(
        "arena-budget",
        kind="nodes" if plan.nodes else "seconds",
        nodes=plan.nodes,
        seconds=f"{plan.seconds:g}",
    )
    return texts.say(
        "arena-conditions", games=summary.games, options=options, seed=str(plan.seed), budget=budget
    )


def bot_table(summary: Summary, texts: Texts) -> str:
    """List the bots."""
    head = [texts.say(f"arena-{key}") for key in ("bot", "wins", "times", "points", "milliseconds", "faults")]
    body = [bot_cells(line, texts) for line in summary.bots]
    return html_table(head, body)


def bot_cells(line: BotLine, texts: Texts) -> list[str]:
    """Write one bot's numbers."""
    faults = ", ".join(f"{texts.say(f'fault-{name}')} {count}" for name, count in sorted(line.faults.items()))
    return [
        f"{line.bot} × {line.seats}",
        per_cent(line.wins),
        f"{line.times_fair:.2f}",
        between(line.points) if line.points else "–",
        f"{line.milliseconds:.1f}",
        faults or "–",
    ]


def seat_rows(summary: Summary, texts: Texts) -> list[tuple[str, Interval, float | None]]:
    """List the wins of each seat, whichever bot sat there."""
    fair = 1 / max(1, len(summary.by_seat))
    return [
        (texts.say("seat-name", number=seat + 1), interval, fair)
        for seat, interval in enumerate(summary.by_seat)
    ]


def score_sections(rows: list[Played], summary: Summary, texts: Texts) -> list[str]:
    """Draw the points that each bot made."""
    parts = []
    for index, line in enumerate(summary.bots):
        scored = [row.points for row in rows if row.bot == line.bot and row.points is not None]
        if scored:
            parts.append(section(texts.say("arena-scores", bot=line.bot), histogram(scored, index)))
    return parts


def ending_table(summary: Summary, texts: Texts) -> str:
    """List how the games ended."""
    body = [
        [ending_name(ending, texts), f"{count}", f"{count / summary.games * 100:.1f} %"]
        for ending, count in summary.endings.most_common()
    ]
    return html_table([texts.say(f"arena-{key}") for key in ("ending", "games", "part")], body)


def ending_name(ending: str, texts: Texts) -> str:
    """Name an ending in the words of the game."""
    return texts.say(f"ending-{ending}") if texts.has(f"ending-{ending}") else ending


def usage(rows: list[Played], texts: Texts) -> str:
    """Draw how often players won who did something with a card, and how often it was done."""
    chart: list[tuple[str, Interval, float | None]] = []
    fair = 1 / (1 + max(row.seat for row in rows)) if rows else 0.0
    for use in uses(rows)[:MOST_USES]:
        word, _, thing = use.what.partition(" ")
        name = texts.say(thing) if thing and texts.has(thing) else thing
        chart.append((f"{word.replace('_', ' ')} {name} ({use.times})"[:30], use.share, fair))
    return bars(chart, 100) if chart else ""


def html_table(head: list[str], body: list[list[str]]) -> str:
    """Write a table."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"
