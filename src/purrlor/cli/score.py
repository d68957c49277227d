"""purrlor score: count a game that was played with the printed box."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from purrlor.cli.arguments import Language, Options, read_options, read_text
from purrlor.cli.language import use_language
from purrlor.cli.terminal import score_table
from purrlor.table.deck_file import read_deck
from purrlor.table.deck_guide import FieldGuide
from purrlor.table.filled import FaultySheet
from purrlor.table.game import Game, find_game
from purrlor.table.reasons import refused
from purrlor.table.sheet import blank_sheet, count_sheet, read_sheet
from purrlor.table.sheet_guide import sheet_guide
from purrlor.table.texts import Texts, deck_texts, game_texts


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("score")(score)


def score(
    file: Annotated[Path | None, typer.Argument(help="A filled score sheet; it names its game.")] = None,
    blank: Annotated[
        str | None, typer.Option(help="Write a blank sheet for this game.", metavar="GAME")
    ] = None,
    option: Options = None,
    deck: Annotated[Path | None, typer.Option(help="A deck file with your own cards.")] = None,
    language: Language = None,
) -> None:
    """Count the end of a game that was played with the printed box, line by line.

    Write a blank sheet (`purrlor score --blank GAME -o players=3 > sheet.json`), fill it in, and count it
    (`purrlor score sheet.json`). The page at /score does the same with drawings, and saves such files.
    """
    code = use_language(language)
    if blank is not None:
        game = find_game(blank)
        typer.echo(blank_sheet(game, read_options(game, option)))
        _explain(game, game_texts(game, code))
    elif file is not None:
        _count(file, option, deck, code)
    else:
        raise refused("sheet-which")


def _explain(game: Game[Any], texts: Texts) -> None:
    """Tell beside a blank sheet what its fields mean and may hold."""
    for field in sheet_guide(game, texts).fields:
        typer.echo(_told(field, texts), err=True)


def _told(field: FieldGuide, texts: Texts) -> str:
    label = field.label if field.label.endswith("!") else f"{field.label}."
    said = f"{field.name}: {label} {field.about}".rstrip()
    if field.words:
        return f"{said}\n    {', '.join(f'{word.word} ({word.label})' for word in field.words)}"
    return f"{said} {texts.say('sheet-range', least=field.least, most=field.most)}" if field.most else said


def _count(file: Path, option: list[str] | None, deck: Path | None, code: str) -> None:
    filled = read_sheet(read_text(file).encode())
    game = find_game(filled.game)
    cards = {} if deck is None else read_deck(game, read_text(deck))
    texts = deck_texts(game, code, cards)
    names = [name or texts.name(seat) for seat, name in enumerate(filled.names)]
    given = {**filled.options, **(read_options(game, option) if option else {})}
    try:
        counted = count_sheet(game, given, bytes(filled.sheet), cards)
    except FaultySheet as no:
        for fault in no.faults:
            named = not fault.at or "field" in fault.reason.args
            typer.echo(
                ("" if named else f"{fault.at}: ") + texts.seated(names).reason(fault.reason), err=True
            )
        sys.exit(2)
    Console(highlight=False, markup=False).print(score_table(counted, texts.seated(names)))
