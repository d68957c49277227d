"""purrlor deck: write, check, try and print deck files with the cards of your own box."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from purrlor.bots import find_bot
from purrlor.bots.deck_tally import MOST_GAMES, DeckTally, use_of
from purrlor.bots.deck_trial import ENOUGH, findings, play_on
from purrlor.bots.summary import per_cent
from purrlor.cli.arguments import Language, check_writable, read_text, write_file
from purrlor.cli.language import use_language
from purrlor.table.deck import own_rows
from purrlor.table.deck_file import export_deck, read_any_deck
from purrlor.table.game import all_games, find_game
from purrlor.table.options import PLAYERS
from purrlor.table.reasons import Refused, refused
from purrlor.table.texts import deck_texts, game_texts, table_texts

BAR = 30  # signs for 100 %


class Paper(StrEnum):
    """The sizes of sheets."""

    A4 = "a4"
    LETTER = "letter"


def register(app: typer.Typer) -> None:
    """Add the commands."""
    deck = typer.Typer(help="Write, check, try and print the cards of your own box.", no_args_is_help=True)
    deck.command("export")(export)
    deck.command("check")(check)
    deck.command("try")(try_out)
    deck.command("print")(print_cards)
    app.add_typer(deck, name="deck")


def export(
    game: Annotated[str, typer.Argument(help="A name from `purrlor games`.")],
    to: Annotated[Path | None, typer.Option(help="Write to this file instead of standard output.")] = None,
    language: Language = None,
) -> None:
    """Write the cards of a game as a commented deck file that you can edit."""
    found = find_game(game)
    if not found.deck_tables:
        raise refused("deck-nothing-to-replace")
    text = export_deck(found, use_language(language))
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
    assert reading.game is not None
    cards = sum(len(own_rows(table, reading.deck)) for table in reading.game.deck_tables)
    typer.echo(texts.say("deck-fits", cards=cards))


def print_cards(
    what: Annotated[
        str, typer.Argument(help="A name from `purrlor games`, or a deck file.", metavar="GAME|FILE")
    ],
    to: Annotated[Path, typer.Option("--output", "-o", help="Write this PDF file.")] = Path("cards.pdf"),
    paper: Annotated[Paper, typer.Option(help="The size of the sheets.")] = Paper.A4,
    own: Annotated[bool, typer.Option("--own", help="Print only the cards that the file replaces.")] = False,
    language: Language = None,
) -> None:
    """Print a game as PDF, to be cut out: our own cards, with those of a deck file in their place."""
    from purrlor.cli.printing import packed, print_page

    code = use_language(language)
    if what in all_games():
        if own:
            raise refused("own-of-what")
        game, deck = all_games()[what], ""
    elif not Path(what).exists() and not Path(what).suffix:
        raise refused("no-game-or-file", name=what[:40], known=", ".join(all_games()))
    else:
        reading = read_any_deck(read_text(Path(what)))
        for fault in reading.faults:
            raise Refused(fault.reason, reading.game)
        assert reading.game is not None
        game, deck = reading.game, packed(reading.game, reading.deck)
        if own and not deck:
            raise refused("nothing-to-print")
    check_writable(to)
    asked = f"/print/{game.name}?paper={paper.value}{'&own' if own else ''}{'#deck=' + deck if deck else ''}"
    write_file(to, print_page(asked, code))
    typer.echo(game_texts(game, code).say("printed", file=str(to)))


def try_out(
    file: Annotated[Path, typer.Argument(help="A deck file; it names its game.")],
    games: Annotated[int, typer.Option(min=ENOUGH, max=MOST_GAMES, help="How many games bots play.")] = 200,
    players: Annotated[int | None, typer.Option(help="How many players, if not the usual number.")] = None,
    bot: Annotated[str, typer.Option(help="The bot on every seat.")] = "cat",
    language: Language = None,
) -> None:
    """Let bots play with a deck, and report which of its cards stand out."""
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
            title = texts.say(f"deck-title-{table.name}")
            typer.echo("\n" + texts.say("trial-used", cards=title))
            for card in table.ids:
                use = use_of(tally, table.name, card)
                name = texts.say(f"{table.prefix}-{card}")
                typer.echo(f"  {'█' * round(use.value * BAR):<{BAR}} {per_cent(use):>22}  {name}")
