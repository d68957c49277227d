"""purrlor balance: how much of the result of a game is luck and choice, over many games of bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from purrlor.bots.engines import find_engine
from purrlor.bots.plots import bars, histogram
from purrlor.bots.report import ending_name, html_page, html_table, section
from purrlor.bots.shelf import find_bot
from purrlor.bots.summary import Interval, per_cent
from purrlor.cli.arena import ArenaSeed
from purrlor.cli.arguments import Language, Options, read_options, write_file
from purrlor.cli.language import use_language
from purrlor.reviews.balance import Balance, Game, play_and_review, sum_up, tasks
from purrlor.table.game import find_game
from purrlor.table.texts import Texts, game_texts

MOST_CARDS = 24


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("balance")(balance)


def balance(
    game: Annotated[str, typer.Argument(help="A name from `purrlor games`.")],
    games: Annotated[int, typer.Option(min=2, help="Number of games.")] = 60,
    bot: Annotated[str, typer.Option(help="Bot in all seats.")] = "cat",
    nodes: Annotated[int, typer.Option(min=0, help="Rounds of search per move, for lynx.")] = 200,
    jobs: Annotated[
        int, typer.Option(min=1, help="Number of processes; default: all cores.")
    ] = os.cpu_count() or 1,
    seed: ArenaSeed = 0,
    option: Options = None,
    html: Annotated[Path | None, typer.Option(help="File for a page with plots.")] = None,
    language: Language = None,
) -> None:
    """Tell what decides a game: deal, draws, hidden cards or choices; also seats, lengths and cards."""
    texts = game_texts(found := find_game(game), use_language(language))
    settings = read_options(found, option)
    find_bot(bot)
    console, done = Console(highlight=False), list[Game]()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    whole = True
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task(texts.say("game-name"), total=games)
            work = tasks(found.name, settings, bot, nodes, seed, games)
            for one in find_engine("local", jobs).run(play_and_review, work):
                done.append(one)
                progress.advance(bar)
    except KeyboardInterrupt:
        console.print(texts.say("arena-stopped"))
        whole = False
    if not done:
        raise typer.Exit(130)
    result = sum_up(done)
    show(console, result, texts)
    if html is not None:
        write_file(html, page(result, texts).encode())
        console.print(texts.say("review-file", file=str(html)))
    if not whole:
        raise typer.Exit(130)


def part_rows(result: Balance, texts: Texts) -> list[tuple[str, Interval, float | None]]:
    """List the parts of the result."""
    return [(texts.say(f"review-{part}"), share, None) for part, share in result.shares.items()]


def seat_rows(result: Balance, texts: Texts) -> list[tuple[str, Interval, float | None]]:
    """List the wins of each seat."""
    fair = 1 / len(result.by_seat)
    return [(texts.say("seat-name", number=seat + 1), wins, fair) for seat, wins in enumerate(result.by_seat)]


def card_cells(result: Balance, texts: Texts) -> list[list[str]]:
    """List what changed the chance of those who did it most."""
    rows = []
    for what, times, mean in result.cards[:MOST_CARDS]:
        word, _, thing = what.partition(" ")
        name = texts.say(thing) if thing and texts.has(thing) else thing
        rows.append([f"{word.replace('_', ' ')} {name}".strip(), str(times), change(mean)])
    return rows


def change(mean: Interval) -> str:
    """Write the mean change of a chance with its interval."""
    return f"{mean.value * 100:+.1f} % ({mean.low * 100:+.1f} – {mean.high * 100:+.1f})"


def show(console: Console, result: Balance, texts: Texts) -> None:
    """Print the result."""
    for title, rows in (
        (texts.say("balance-parts"), part_rows(result, texts)),
        (texts.say("arena-by-seat"), seat_rows(result, texts)),
    ):
        table = Table(title=title, show_header=False)
        for name, interval, _ in rows:
            table.add_row(name, per_cent(interval))
        console.print(table)
    cards = Table(title=texts.say("balance-cards"), show_header=False)
    for row in card_cells(result, texts):
        cards.add_row(*row)
    console.print(cards)
    console.print(
        texts.say(
            "balance-note",
            games=result.games,
            length=f"{sum(result.lengths) / result.games:.0f}",
            luck=change(result.luck),
        )
    )


def page(result: Balance, texts: Texts) -> str:
    """Make a page with plots."""
    say = texts.say
    title = f"{say('game-name')}: {say('balance-title')}"
    endings = [[ending_name(ending, texts), str(count)] for ending, count in result.endings.items()]
    shares = [
        (name, Interval(max(one.value, 0.0), max(one.low, 0.0), max(one.high, 0.0)), fair)
        for name, one, fair in part_rows(result, texts)
    ]
    parts = [
        f"<h1>{title}</h1>",
        section(say("balance-parts"), bars(shares, 100)),
        section(say("arena-by-seat"), bars(seat_rows(result, texts), 100)),
        section(say("arena-length"), histogram(list(result.lengths))),
        section(say("arena-endings"), html_table([say("arena-ending"), say("arena-games")], endings)),
        section(
            say("balance-cards"),
            html_table(["", say("arena-games"), say("review-line")], card_cells(result, texts)),
        ),
    ]
    return html_page(title, texts.language, parts)
