"""purrlor daily: the puzzle of the day in this terminal."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.console import Console

from purrlor.bots import Bot, puzzle
from purrlor.cli.arguments import Language
from purrlor.cli.language import use_language
from purrlor.cli.play import seat_everybody
from purrlor.table.match import Match
from purrlor.table.records import Action
from purrlor.table.sight import Sight


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("daily")(daily)


class Rival(Bot):
    """The rival of a puzzle: whoever plays the same moves gets the same answers."""

    def __init__(self, match: Match, day: str) -> None:
        self.match = match
        self.day = day
        self.name = puzzle.kinds()[match.game.name].rival

    def choose(self, sight: Sight) -> Action:
        """Answer as everywhere else."""
        return sight.action(puzzle.rival_move(self.match, sight.seat, self.day))


def daily(
    day: Annotated[str, typer.Option(help="Another day, such as 2026-11-17.")] = "",
    language: Language = None,
) -> None:
    """Play the puzzle of the day, the same for everybody; afterwards see how the strongest bot did."""
    code = use_language(language)
    day = day or puzzle.today_is(time.time())
    console = Console(highlight=False, markup=False)
    match = puzzle.position_of(day)
    position = match.at(len(match.log))
    table = seat_everybody(match, 1, Rival(match, day), code, console, None)
    console.print(f"{day}  {table.texts.say('game-name')}: {table.texts.say('puzzle-about')}")
    console.print(table.texts.say("keys"), style="dim")
    try:
        ended = table.run()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    if ended:
        mine = puzzle.outcome(match.score())
        best = puzzle.outcome(puzzle.solve(position, day).score())
        bot = table.texts.say(f"bot-{puzzle.STRONGEST}")
        for name, done in ((table.texts.name(puzzle.SOLVER), mine), (bot, best)):
            console.print(table.texts.say("puzzle-done", name=name, place=done.place, points=done.points))
