"""purrlor score: count a game that was played with the printed box."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from purrlor.cli.arguments import Language, Options, read_file, read_options, read_text
from purrlor.cli.language import use_language
from purrlor.cli.terminal import score_table
from purrlor.table.deck_file import read_deck
from purrlor.table.game import find_game
from purrlor.table.sheet import count_sheet
from purrlor.table.texts import deck_texts


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("score")(score)


def score(
    game: Annotated[str, typer.Argument(help="A name from `purrlor games`.")],
    file: Annotated[Path, typer.Argument(help="A filled score sheet, as JSON: see docs/score-sheets.md.")],
    option: Options = None,
    deck: Annotated[Path | None, typer.Option(help="A deck file with your own cards.")] = None,
    language: Language = None,
) -> None:
    """Count the end of a game that was played with the printed box, line by line."""
    code = use_language(language)
    played = find_game(game)
    cards = {} if deck is None else read_deck(played, read_text(deck))
    counted = count_sheet(played, read_options(played, option), read_file(file), cards)
    Console(highlight=False, markup=False).print(score_table(counted, deck_texts(played, code, cards)))
