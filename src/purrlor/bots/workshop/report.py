"""Write the report of a workshop: one HTML page with plots, without scripts or network access."""

from __future__ import annotations

from html import escape
from pathlib import Path

from purrlor.bots.plots import bars, curves
from purrlor.bots.report import PAGE, html_page, html_table, section
from purrlor.bots.summary import Interval, per_cent, proportion
from purrlor.bots.workshop.matches import Result, add_up
from purrlor.bots.workshop.tuning import Workshop
from purrlor.table.options import Settings
from purrlor.table.texts import Texts

WINDOW = 10  # generations whose checks are shown together
CURVES = 7  # weights drawn: those that moved most


def write_report(folder: Path, workshop: Workshop, texts: Texts) -> Path:
    """Write the page into the workshop's folder."""
    page = folder / PAGE
    page.write_text(report(workshop, texts), encoding="utf-8")
    return page


def report(workshop: Workshop, texts: Texts) -> str:
    """Make the page."""
    say = texts.say
    title = f"{say('game-name')}: {say('tune-title')}"
    path, steps = workshop.path, workshop.steps
    moved = sorted(range(len(steps)), key=lambda at: -abs(workshop.tuned[at] - path[0][at]) / steps[at])
    ways = [
        (workshop.names[at], [(values[at] - path[0][at]) / steps[at] for values in path])
        for at in moved[:CURVES]
    ]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(conditions(workshop, texts))}</p>",
        section(say("tune-gate"), gate_bars(workshop, texts)) if workshop.notebook.trials else "",
        section(say("tune-checks"), curves([(say("tune-share"), checks(workshop))], 0.5)),
        section(say("tune-ways"), curves(ways, 0.0)),
        section(
            say("tune-weights"),
            html_table(
                [say(f"tune-{key}") for key in ("weight", "before", "after", "steps")],
                [
                    [
                        workshop.names[at],
                        f"{path[0][at]:.4g}",
                        f"{workshop.tuned[at]:.4g}",
                        f"{(workshop.tuned[at] - path[0][at]) / steps[at]:+.2f}",
                    ]
                    for at in moved
                ],
            ),
        ),
    ]
    return html_page(title, texts.language, parts)


def conditions(workshop: Workshop, texts: Texts) -> str:
    """Describe what was played."""
    plan, generations = workshop.plan, workshop.notebook.generations
    return texts.say(
        "tune-conditions",
        generations=len(generations),
        games=sum(generation.games for generation in generations),
        tables="; ".join(table_name(table) for table in plan.tables),
        by=plan.by,
        seed=str(plan.seed),
    )


def table_name(table: Settings) -> str:
    """Name the settings of a table."""
    return ", ".join(f"{name} = {str(value).lower()}" for name, value in table.items())


def share_of(result: Result) -> Interval:
    """Give the new weights' share of the decided games, with its interval."""
    return proportion(result.wins[0], sum(result.wins))


def gate_bars(workshop: Workshop, texts: Texts) -> str:
    """Draw the gate: all games, and table by table."""
    rows: list[tuple[str, Interval, float | None]] = [
        (texts.say("tune-all"), share_of(workshop.verdict()), 0.5)
    ]
    if len(workshop.plan.tables) > 1:
        rows += [(table_name(table)[:30], share_of(result), 0.5) for table, result in workshop.gate_results()]
    return bars(rows, 100) + f"<p>{per_cent(rows[0][1])}</p>"


def checks(workshop: Workshop) -> list[float]:
    """Give the share of wins against the start, generation by generation, each with those just before it."""
    results = [generation.check for generation in workshop.notebook.generations]
    return [add_up(results[max(0, at - WINDOW + 1) : at + 1]).share for at in range(len(results))]
