"""purrlor review: what decided a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from purrlor.cli.arena import Jobs
from purrlor.cli.arguments import Language, read_file, write_file
from purrlor.cli.language import use_language
from purrlor.reviews import reviewing
from purrlor.reviews.page import account_cells, review_page
from purrlor.reviews.report import Review, encode
from purrlor.reviews.words import Teller, Told
from purrlor.table.match import Match
from purrlor.table.reasons import refused
from purrlor.table.texts import Texts, deck_texts
from purrlor.table.wire import load


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("review")(review)


def review(
    file: Annotated[Path, typer.Argument(help="A saved game that is over.")],
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to work on it.")] = 20.0,
    rounds: Annotated[
        int, typer.Option(min=0, help="Rounds of work, instead of seconds: gives the same figures again.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="The same seed and rounds give the same review.")] = 0,
    jobs: Jobs = 1,
    seat: Annotated[
        int | None, typer.Option(help="Show it as the player in this seat reads it; the first seat is 1.")
    ] = None,
    html: Annotated[Path | None, typer.Option(help="File for a page with plots.")] = None,
    json: Annotated[Path | None, typer.Option(help="File for all figures; - prints them.")] = None,
    language: Language = None,
) -> None:
    """Show how the chances moved and why: deal, draws, hidden cards and choices."""
    code = use_language(language)
    match = load(read_file(file))
    if seat is not None and not 1 <= seat <= match.seats:
        raise refused("bad-number", given=str(seat), most=match.seats)
    if not match.over:
        raise refused("review-running")
    texts = deck_texts(match.game, code, match.deck)
    texts = texts.seated([texts.say("seat-name", number=number + 1) for number in range(match.seats)])
    console = Console(highlight=False, stderr=str(json) == "-")
    found, whole = work(match, seconds, rounds, seed, jobs, console, texts)
    if found is None:
        raise typer.Exit(130)
    told = Teller(match, found, texts, None if seat is None else seat - 1).tell()
    if str(json) == "-":
        print(encode(found).decode())
    else:
        show(console, told, texts)
        if json is not None:
            write_file(json, encode(found))
            console.print(texts.say("review-file", file=str(json)))
    if html is not None:
        write_file(html, review_page(told, texts).encode())
        console.print(texts.say("review-file", file=str(html)))
    if not whole:
        raise typer.Exit(130)


def work(
    match: Match, seconds: float, rounds: int, seed: int, jobs: int, console: Console, texts: Texts
) -> tuple[Review | None, bool]:
    """Work with a progress bar; Ctrl-C stops after the last whole round."""
    found = None
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(texts.say("review-working", round=1), total=1.0)

        def advance(number: int, part: float) -> None:
            bar.update(task, completed=part, description=texts.say("review-working", round=number + 1))

        try:
            for reviewer in reviewing(
                match, seconds=seconds, rounds=rounds, seed=seed, jobs=jobs, progress=advance
            ):
                found = reviewer.review()
        except KeyboardInterrupt:
            return found, False
    return found, True


def show(console: Console, told: Told, texts: Texts) -> None:
    """Print the review."""
    for line in told.summary:
        console.print(line, markup=False)
    console.print()
    table = Table(title=texts.say("review-account"))
    table.add_column(texts.say("review-seat"))
    for part in told.seats[0].parts:
        table.add_column(part.name, justify="right")
    table.add_column(texts.say("review-final"), justify="right")
    for seat in told.seats:
        table.add_row(*account_cells(seat))
    console.print(table)
    if told.turns:
        turns = Table(title=texts.say("review-turns"), show_header=False)
        for turn in told.turns:
            better = [texts.say("review-better", better=turn.better)] if turn.better else []
            turns.add_row(str(turn.move), "\n".join([turn.title, *turn.happened, *better, turn.text]))
        console.print(turns)
    console.print(told.note, style="dim", markup=False)
