"""purrlor deck: write and check deck files with the cards of your own box."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from purrlor.bots import find_bot
from purrlor.bots.deck_tally import MOST_GAMES, DeckTally, use_of
from purrlor.bots.deck_trial import ENOUGH, findings, play_on
from purrlor.bots.summary import per_cent
from purrlor.cli.arguments import Language, read_text, write_file
from purrlor.cli.language import use_language
from purrlor.table.deck_file import export_deck, read_any_deck
from purrlor.table.game import find_game
from purrlor.table.options import PLAYERS
from purrlor.table.reasons import Refused
from purrlor.table.texts import deck_texts, game_texts, table_texts

BAR = 30  # signs for 100 %


def register(app: typer.Typer) -> None:
    """Add the commands."""
    deck = typer.Typer(
        help="Write and check deck files with the cards of your own box.", no_args_is_help=True
    )
    deck.command("export")(export)
    deck.command("check")(check)
    deck.command("try")(try_out)
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


def try_out(
    file: Annotated[Path, typer.Argument(help="A deck file; it names its game.")],
    games: Annotated[int, typer.Option(min=ENOUGH, max=MOST_GAMES, help="How many games bots play.")] = 200,
    players: Annotated[int | None, typer.Option(help="How many players, if not the usual number.")] = None,
    bot: Annotated[str, typer.Option(help="The bot on every seat.")] = "cat",
    language: Language = None,
) -> None:
    """Let bots play with a deck, and say which of its cards stand out."""
    code = use_language(language)
    reading = read_any_deck(read_text(file))
    for fault in reading.faults:
        raise Refused(fault.reason, reading.game)
    game = reading.game
    assert game is not None
    settings = game.settle({} if players is None else {PLAYERS: players})
    texts = deck_texts(game, code, reading.deck)
    tally, player = DeckTally(), find_bot(bot)
    with typer.progressbar(range(games), label=texts.say("trial-running"), file=sys.stderr) as bar:
        for _ in bar:
            play_on(game, settings, reading.deck, player, tally)
    for finding in findings(game, settings, tally):
        typer.echo(texts.speak(finding.key, finding.args))
    for table in game.deck_tables:
        if table.name in reading.deck and table.name in tally.cards:
            typer.echo(f"\n{texts.say(f'deck-title-{table.name}')}")
            for card in table.ids:
                use = use_of(tally, table.name, card)
                name = texts.say(f"{table.prefix}-{card}")
                typer.echo(f"  {'█' * round(use.value * BAR):<{BAR}} {per_cent(use):>22}  {name}")
