"""purrlor simulate: play many random games in the compiled core, or with one bot in all seats."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from purrlor.bots.arena import make_plan
from purrlor.bots.bot import Budget
from purrlor.bots.engines import find_engine
from purrlor.bots.summary import Summary, proportion, sum_up
from purrlor.cli.arena import ArenaSeed, Games, Jobs, play_all, show, show_lengths, show_seats
from purrlor.cli.arguments import Language, Options, read_options
from purrlor.cli.language import use_language
from purrlor.core.playout import simulate as simulate_games
from purrlor.core.rng import Rng
from purrlor.table.game import Game, find_game
from purrlor.table.options import PLAYERS, Settings
from purrlor.table.texts import Texts, game_texts

LONGEST = 100_000  # actions after which a game is given up
CHUNK = 500  # games that share a random stream, so the number of processes does not change them


class Bulk(msgspec.Struct):
    """The results of a chunk of random games."""

    shares: list[float]
    lengths: list[int]
    unfinished: int


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
        whole = play_all(plan, games, rows, find_engine("local", jobs), jobs, None, console, texts)
        show(console, plan, sum_up(rows), texts)
    if not whole:
        raise typer.Exit(130)


def simulate_in_bulk(
    game: Game[Any], settings: Settings, games: int, jobs: int, seed: int, console: Console, texts: Texts
) -> bool:
    """Play random games in the compiled core, many per call."""
    started = time.perf_counter()
    done: list[Bulk] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    whole = True
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task(texts.say("game-name"), total=games)
            for bulk in find_engine("local", jobs).run(
                play_chunk, list(chunk_tasks(game.name, settings, games, seed))
            ):
                done.append(bulk)
                progress.advance(bar, len(bulk.lengths))
    except KeyboardInterrupt:
        console.print(texts.say("arena-stopped"))
        whole = False
    show_bulk(console, done, int(settings[PLAYERS]), time.perf_counter() - started, texts)
    return whole


def chunk_tasks(
    name: str, settings: Settings, games: int, seed: int
) -> Iterator[tuple[str, Settings, int, int, int]]:
    """Cut the games into chunks."""
    for number, start in enumerate(range(0, games, CHUNK)):
        yield name, settings, min(CHUNK, games - start), seed, number


def play_chunk(name: str, settings: Settings, games: int, seed: int, number: int) -> Bulk:
    """Play one chunk of random games."""
    rng = Rng.seeded(seed).stream(f"chunk {number}")
    tally = simulate_games(find_game(name).deal(settings, {}, rng), games, rng, LONGEST)
    return Bulk(tally.shares, tally.lengths, tally.unfinished)


def show_bulk(console: Console, done: list[Bulk], seats: int, seconds: float, texts: Texts) -> None:
    """Print the results of random games."""
    lengths = [length for bulk in done for length in bulk.lengths]
    if not lengths:
        return
    shares = [sum(bulk.shares[seat] for bulk in done) for seat in range(seats)]
    summary = Summary(
        games=len(lengths),
        bots=[],
        by_seat=[proportion(share, len(lengths)) for share in shares],
        lengths=lengths,
        endings=Counter(),
    )
    console.print(
        texts.say(
            "simulate-speed",
            games=len(lengths),
            seconds=f"{seconds:.2f}",
            rate=f"{len(lengths) / seconds:,.0f}",
            actions=f"{sum(lengths) / seconds:,.0f}",
        )
    )
    show_seats(console, summary, texts)
    show_lengths(console, summary, texts)
    unfinished = sum(bulk.unfinished for bulk in done)
    if unfinished:
        console.print(texts.say("simulate-unfinished", limit=LONGEST, games=unfinished))
