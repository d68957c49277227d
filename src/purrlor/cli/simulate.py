"""purrlor simulate: play many random games in the compiled core, or with one bot in all seats."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from purrlor.bots.arena import UNFINISHED, make_plan
from purrlor.bots.bulk import LONGEST, Chunk, chunk_tasks, play_chunk, sum_up_chunks
from purrlor.bots.engines import find_engine
from purrlor.bots.summary import sum_up
from purrlor.cli.arena import ArenaSeed, Games, Jobs, play_all, show, show_lengths, show_seats
from purrlor.cli.arguments import Language, Options, read_options
from purrlor.cli.language import use_language
from purrlor.table.game import Game, find_game
from purrlor.table.options import Settings
from purrlor.table.sight import Budget
from purrlor.table.texts import Texts, game_texts


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate")(simulate)


def simulate(
    game: Annotated[str, typer.Argument(help="A name from `purrlor games`.")],
    games: Games = 1000,
    bot: Annotated[str, typer.Option(help="Bot in all seats; random games are the fastest.")] = "random",
    jobs: Jobs = 1,
    seed: ArenaSeed = 0,
    option: Options = None,
    seconds: Annotated[float, typer.Option(min=0.001, help="Seconds of search per move.")] = 1.0,
    nodes: Annotated[int, typer.Option(min=0, help="Rounds of search per move, instead of seconds.")] = 0,
    language: Language = None,
) -> None:
    """Play many games and show the results; Ctrl-C stops and shows the results so far."""
    texts = game_texts(found := find_game(game), use_language(language))
    settings = read_options(found, option)
    console = Console(highlight=False)
    if bot == "random":
        whole = simulate_in_bulk(found, settings, games, jobs, seed, console, texts)
    else:
        plan = make_plan(game, settings, [bot], seed, Budget(seconds, nodes))
        rows: list[Any] = []
        whole = play_all(plan, games, rows, find_engine("local", jobs), None, console, texts)
        show(console, plan, sum_up(rows), texts)
    if not whole:
        raise typer.Exit(130)


def simulate_in_bulk(
    game: Game[Any], settings: Settings, games: int, jobs: int, seed: int, console: Console, texts: Texts
) -> bool:
    """Play random games in the compiled core, many per call."""
    started = time.perf_counter()
    done: list[Chunk] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    whole = True
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task(texts.say("game-name"), total=games)
            tasks = chunk_tasks(game.name, settings, games, seed)
            for chunk in find_engine("local", jobs).run(play_chunk, tasks):
                done.append(chunk)
                progress.advance(bar, len(chunk.lengths))
    except KeyboardInterrupt:
        console.print(texts.say("arena-stopped"))
        whole = False
    show_bulk(console, done, time.perf_counter() - started, texts)
    return whole


def show_bulk(console: Console, done: list[Chunk], seconds: float, texts: Texts) -> None:
    """Print the results of random games."""
    if not done:
        return
    summary = sum_up_chunks(done)
    unfinished = summary.endings.pop(UNFINISHED, 0)
    console.print(
        texts.say(
            "simulate-speed",
            games=summary.games,
            seconds=f"{seconds:.2f}",
            rate=f"{summary.games / seconds:,.0f}",
            actions=f"{sum(summary.lengths) / seconds:,.0f}",
        )
    )
    show_seats(console, summary, texts)
    show_lengths(console, summary, texts)
    if unfinished:
        console.print(texts.say("simulate-unfinished", limit=LONGEST, games=unfinished))
