"""purrlor replay: show a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from purrlor.cli.arguments import Language, read_file
from purrlor.cli.language import use_language
from purrlor.cli.terminal import find_drawing, score_table
from purrlor.core.state import WATCHER
from purrlor.table.reasons import refused
from purrlor.table.records import retell
from purrlor.table.texts import deck_texts
from purrlor.table.wire import load


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    at: Annotated[int | None, typer.Option(help="Stop after this many entries of the log.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Show what the player in this seat saw; the first seat is 1.")
    ] = None,
    language: Language = None,
) -> None:
    """Print what happened in a saved game and the table at its end."""
    code = use_language(language)
    console = Console(highlight=False, markup=False)  # names and cards may hold brackets
    match = load(read_file(file))
    if at is not None:
        match = match.at(max(at, 0))
    if seat is not None and not 1 <= seat <= match.seats:
        raise refused("bad-number", given=str(seat), most=match.seats)
    viewer = WATCHER if seat is None else seat - 1
    texts = deck_texts(match.game, code, match.deck)
    for number, step in enumerate(match.steps, 1):
        for event in retell(step.events, viewer):
            console.print(Text.assemble((f"{number:>4}", "dim"), "  ", texts.record(event)))
    console.print(find_drawing(match.game.package)(match.view(viewer), texts, viewer))
    if match.over:
        console.print(score_table(match.score(), texts))
