"""purrlor games: list the games and their options."""

from __future__ import annotations

import typer
from rich.console import Console
from rich.table import Table

from purrlor.cli.arguments import Language
from purrlor.cli.language import use_language
from purrlor.table.game import all_games
from purrlor.table.options import PLAYERS
from purrlor.table.texts import game_texts, table_texts


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("games")(list_games)


def list_games(language: Language = None) -> None:
    """List the games, their numbers of players and their options."""
    code = use_language(language)
    say = table_texts(code).say
    table = Table(show_edge=False, pad_edge=False, header_style="bold", row_styles=["", ""])
    for heading in ("list-game", "list-name", "list-players", "list-options"):
        table.add_column(say(heading), overflow="fold")
    for game in all_games().values():
        counts = game.player_counts()
        options = "\n".join(
            f"{option.name} = {' | '.join(str(value).lower() for value in option.values)}"
            for option in game.options
            if option.name != PLAYERS
        )
        texts = game_texts(game, code)
        about = f"{texts.say('game-name')}\n[dim]{texts.say('game-about')}[/dim]"
        table.add_row(about, game.name, f"{min(counts)}–{max(counts)}", options, end_section=True)
    Console().print(table)
