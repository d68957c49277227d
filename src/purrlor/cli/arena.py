"""purrlor arena: let bots play each other and count wins."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from purrlor.bots.arena import Plan, Played, make_plan, play_games
from purrlor.bots.engines import Engine, find_engine
from purrlor.bots.ledger import Ledger
from purrlor.bots.report import NOBODY, bot_cells, conditions, ending_name, write_report
from purrlor.bots.summary import Summary, between, per_cent, sum_up
from purrlor.cli.arguments import Language, Options, read_options
from purrlor.cli.language import use_language
from purrlor.table.game import find_game
from purrlor.table.options import PLAYERS
from purrlor.table.reasons import refused
from purrlor.table.sight import Budget
from purrlor.table.texts import Texts, game_texts

Jobs = Annotated[int, typer.Option(min=1, help="Number of processes.")]
Games = Annotated[int, typer.Option(min=1, help="Number of games.")]
ArenaSeed = Annotated[int, typer.Option(help="The same seed plays the same games.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("arena")(arena)


def arena(
    game: Annotated[str, typer.Argument(help="A name from `purrlor games`.")],
    seats: Annotated[
        str,
        typer.Option(help="Bots, one per seat: names, MODULE:CLASS or FILE.npz; `cheat` sees hidden cards."),
    ] = "lynx,cat",
    games: Games = 100,
    jobs: Jobs = 1,
    seed: ArenaSeed = 0,
    option: Options = None,
    seconds: Annotated[float, typer.Option(min=0.001, help="Seconds of search per move.")] = 1.0,
    nodes: Annotated[int, typer.Option(min=0, help="Rounds of search per move, instead of seconds.")] = 0,
    limit: Annotated[float, typer.Option(help="Seconds after which a bot is too slow.")] = 10.0,
    engine: Annotated[str, typer.Option(help="local or ray.")] = "local",
    report: Annotated[
        Path | None, typer.Option(help="Folder for a page with plots and the raw data.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the games in the report folder.")
    ] = False,
    language: Language = None,
) -> None:
    """Let bots play many games with changing seats; Ctrl-C stops and shows the results so far."""
    code = use_language(language)
    found = find_game(game)
    names = [name.strip() for name in seats.split(",")]
    if not any(pair.startswith(f"{PLAYERS}=") for pair in option or []):
        option = [*(option or []), f"{PLAYERS}={len(names)}"]
    plan = make_plan(game, read_options(found, option), names, seed, Budget(seconds, nodes, limit))
    if resume and report is None:
        raise refused("resume-needs-report")
    ledger = Ledger(report, plan) if report is not None else None
    rows = ledger.open(resume) if ledger is not None else []
    texts = game_texts(found, code)
    console = Console(highlight=False)
    whole = play_all(plan, games, rows, find_engine(engine, jobs), ledger, console, texts)
    show(console, plan, sum_up(rows), texts)
    if report is not None and rows:
        console.print(texts.say("arena-report", file=str(write_report(report, plan, rows, code))))
    if not whole:
        raise typer.Exit(130)


def play_all(
    plan: Plan,
    games: int,
    rows: list[Played],
    engine: Engine,
    ledger: Ledger | None,
    console: Console,
    texts: Texts,
) -> bool:
    """Play the missing games with a progress bar; tell whether all of them were played."""
    played = {row.game for row in rows}
    missing = [number for number in range(games) if number not in played]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task(texts.say("game-name"), total=games, completed=len(played))
            # One game per task, so Ctrl-C loses no finished game.
            tasks = [(plan, range(number, number + 1)) for number in missing]
            for more in engine.run(play_games, tasks):
                rows += more
                if ledger is not None:
                    ledger.add(more)
                progress.advance(bar)
    except KeyboardInterrupt:
        console.print(texts.say("arena-stopped"))
        return False
    finally:
        rows.sort(key=lambda row: (row.game, row.seat))
        if ledger is not None:
            ledger.write(rows)
    return True


def show(console: Console, plan: Plan, summary: Summary, texts: Texts) -> None:
    """Print the results."""
    if not summary.games:
        return
    console.print(conditions(plan, summary, texts))
    console.print(bot_lines(summary, texts))
    show_seats(console, summary, texts)
    show_lengths(console, summary, texts)


def show_seats(console: Console, summary: Summary, texts: Texts) -> None:
    """Print the wins of each seat, whichever bot sat there."""
    seats = [per_cent(interval) for interval in summary.by_seat]
    by_seat = ", ".join(f"{number}: {wins}" for number, wins in enumerate(seats, 1))
    console.print(f"{texts.say('arena-by-seat')}: {by_seat}")
    if summary.nobody > NOBODY:
        console.print(texts.say("arena-nobody", part=f"{summary.nobody * 100:.1f} %"))


def bot_lines(summary: Summary, texts: Texts) -> Table:
    """Make the table of results per bot."""
    table = Table(show_edge=False, pad_edge=False, header_style="bold")
    for key in ("bot", "wins", "times", "points", "milliseconds", "faults"):
        table.add_column(texts.say(f"arena-{key}"), justify="left" if key in ("bot", "faults") else "right")
    for line in summary.bots:
        table.add_row(*bot_cells(line, texts))
    return table


def show_lengths(console: Console, summary: Summary, texts: Texts) -> None:
    """Print how long the games were and how they ended."""
    console.print(
        texts.say(
            "arena-lengths",
            mean=between(summary.length),
            middle=f"{summary.middle_length:g}",
            least=min(summary.lengths),
            most=max(summary.lengths),
        )
    )
    for name, count in summary.endings.most_common():
        console.print(f"{ending_name(name, texts)} {count}")
