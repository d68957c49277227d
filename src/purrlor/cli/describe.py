"""purrlor describe: what programs that learn see and do in a game."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from purrlor.core.observation import COUNT, FLAG, Part, cells_in
from purrlor.table.game import find_game
from purrlor.table.options import PLAYERS
from purrlor.table.reasons import refused

WIDTHS = {FLAG: "flags", COUNT: "counts"}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("describe")(describe)


def describe(
    game: Annotated[str, typer.Argument(help="A name from `purrlor games`.")],
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
) -> None:
    """List the numbers of an observation and the actions of a game, for programs that learn."""
    found = find_game(game)
    if found.observer is None:
        raise refused("no-observer", game=found.name)
    seats = int(found.settle({} if players is None else {PLAYERS: players})[PLAYERS])
    parts = found.observer.layout(seats)
    table = Table(show_edge=False, pad_edge=False, header_style="bold")
    for heading in ("cells", "part", "values", "range", "meaning"):
        table.add_column(heading, overflow="fold")
    at = 0
    for part in parts:
        table.add_row(places(at, part), part.name, str(part.size), range_of(part), part.meaning)
        at += part.cells
    console = Console()
    console.print(f"{found.name}, {seats} players: {cells_in(parts)} cells of 16 bits\n")
    console.print(table)
    console.print(f"\n{found.actions.size} actions")
    for kind in found.actions.types:
        fields = ", ".join(field.name for field in kind.fields())
        console.print(f"  from {found.actions.first(kind)}: {kind.word()}({fields})")


def places(at: int, part: Part) -> str:
    """Tell the cells of a part."""
    return str(at) if part.cells == 1 else f"{at}–{at + part.cells - 1}"


def range_of(part: Part) -> str:
    """Tell what values a part has."""
    return WIDTHS.get(part.width, f"{part.least} to {part.most}")
