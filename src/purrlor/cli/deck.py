"""purrlor deck: write and check deck files with the cards of your own box."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from purrlor.cli.arguments import Language, read_text, write_file
from purrlor.cli.language import use_language
from purrlor.table.deck_file import export_deck, read_any_deck
from purrlor.table.game import find_game
from purrlor.table.texts import game_texts, table_texts


def register(app: typer.Typer) -> None:
    """Add the commands."""
    deck = typer.Typer(
        help="Write and check deck files with the cards of your own box.", no_args_is_help=True
    )
    deck.command("export")(export)
    deck.command("check")(check)
    app.add_typer(deck, name="deck")


def export(
    game: Annotated[str, typer.Argument(help="A name from `purrlor games`.")],
    to: Annotated[Path | None, typer.Option(help="Write to this file instead of standard output.")] = None,
    language: Language = None,
) -> None:
    """Write the cards of a game as a commented deck file that you can edit."""
    text = export_deck(find_game(game), use_language(language))
    if to is None:
        typer.echo(text, nl=False)
    else:
        write_file(to, text.encode())


def check(
    file: Annotated[Path, typer.Argument(help="A deck file; it names its game.")],
    language: Language = None,
) -> None:
    """Check a deck file; every error names the line, the card and the field."""
    code = use_language(language)
    reading = read_any_deck(read_text(file))
    texts = table_texts(code) if reading.game is None else game_texts(reading.game, code)
    for fault in reading.faults:
        typer.echo(texts.reason(fault.reason), err=True)
    if reading.faults:
        raise typer.Exit(1)
    typer.echo(texts.say("deck-fits", cards=sum(len(rows) for rows in reading.deck.values())))
