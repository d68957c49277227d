"""purrlor balance: how much of the result of a game is luck and choice, over many games of bots."""

from __future__ import annotations

import os
import shlex
from collections import defaultdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from purrlor.bots.engines import find_engine
from purrlor.bots.shelf import find_bot
from purrlor.cli.arena import ArenaSeed
from purrlor.cli.arguments import Language, Options, read_options, write_file
from purrlor.cli.language import use_language
from purrlor.reviews.balance import Job, Result, jobs_for, play, set_ups_of, sum_up
from purrlor.reviews.balance_page import as_html, as_markdown
from purrlor.reviews.balance_tables import Section, Tables
from purrlor.table.game import find_game
from purrlor.table.reasons import refused
from purrlor.table.texts import Texts, game_texts


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("balance")(balance)


def balance(
    game: Annotated[str, typer.Argument(help="A name from `purrlor games`.")],
    games: Annotated[int, typer.Option(min=2, help="Number of games of every set-up.")] = 60,
    reviews: Annotated[
        int | None, typer.Option(min=0, help="How many of them to review, too; default: all.")
    ] = None,
    bot: Annotated[str, typer.Option(help="Bot in all seats.")] = "cat",
    nodes: Annotated[int, typer.Option(min=0, help="Rounds of search per move, for lynx.")] = 200,
    jobs: Annotated[
        int, typer.Option(min=1, show_default="all cores", help="Number of processes.")
    ] = os.cpu_count() or 1,
    seed: ArenaSeed = 0,
    option: Options = None,
    setups: Annotated[
        bool, typer.Option("--setups", help="Compare all set-ups that the game names, instead of one.")
    ] = False,
    html: Annotated[Path | None, typer.Option(help="File for a page with plots.")] = None,
    page: Annotated[
        Path | None, typer.Option(help="File for the same as Markdown, with its plots beside it.")
    ] = None,
    language: Language = None,
) -> None:
    """Report what decides a game: deal, draws, hidden cards or choices; also seats, lengths and cards."""
    texts = game_texts(found := find_game(game), use_language(language))
    if setups and option:
        raise refused("balance-setups-or-options")
    set_ups = set_ups_of(found) if setups else [read_options(found, option)]
    find_bot(bot)
    console = Console(highlight=False)
    work = jobs_for(found, set_ups, bot, nodes, seed, games, games if reviews is None else reviews)
    done, whole = play_all(work, jobs, console, texts)
    kept = defaultdict[int, list[Result]](list)
    for result in done:
        if not result.job.temper:
            kept[result.job.set_up].append(result)
    if not kept:
        raise typer.Exit(130)
    balances = [sum_up(kept[number]) for number in sorted(kept)]
    odd = sorted((one for one in done if one.job.temper), key=lambda one: (one.job.temper, one.job.set_up))
    sections = Tables(found, balances, odd, texts).sections()
    for section in sections:
        show(console, section)
    command = command_of(game, games, reviews, bot, nodes, seed, option, setups)
    intro = texts.say("balance-made", games=games, bot=bot, command=command)
    if html is not None:
        write_file(html, as_html(sections, intro, texts).encode())
        console.print(texts.say("review-file", file=str(html)))
    if page is not None:
        for file, text in as_markdown(sections, intro, texts, page).items():
            write_file(file, text.encode())
        console.print(texts.say("review-file", file=str(page)))
    if not whole:
        raise typer.Exit(130)


def play_all(work: list[tuple[Job]], jobs: int, console: Console, texts: Texts) -> tuple[list[Result], bool]:
    """Play all games with a progress bar; Ctrl-C stops and keeps what was played."""
    done: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task(texts.say("game-name"), total=len(work))
            for one in find_engine("local", jobs).run(play, work):
                done.append(one)
                progress.advance(bar)
    except KeyboardInterrupt:
        console.print(texts.say("arena-stopped"))
        return done, False
    return done, True


def command_of(
    game: str,
    games: int,
    reviews: int | None,
    bot: str,
    nodes: int,
    seed: int,
    option: list[str] | None,
    setups: bool,
) -> str:
    """Write the command that plays the same games again."""
    words = ["purrlor", "balance", game, "--games", str(games), "--bot", bot]
    words += ["--nodes", str(nodes)] if bot == "lynx" else []
    words += [] if reviews is None else ["--reviews", str(reviews)]
    words += ["--seed", str(seed)] if seed else []
    words += [word for pair in option or [] for word in ("-o", pair)]
    return shlex.join([*words, *(["--setups"] if setups else [])])


def show(console: Console, section: Section) -> None:
    """Print a table."""
    table = Table(title=section.title)
    for name in section.head:
        table.add_column(name)
    for row in section.rows:
        table.add_row(*row)
    console.print(table)
    for line in section.about:
        console.print(line, style="dim", markup=False)
