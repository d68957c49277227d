"""purrlor tune: make the weights of a game's judge better by matches that it plays against itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from purrlor.bots.engines import find_engine
from purrlor.bots.summary import per_cent
from purrlor.bots.workshop.matches import tunable
from purrlor.bots.workshop.notebook import Notebook, Plan
from purrlor.bots.workshop.report import conditions, share_of, write_report
from purrlor.bots.workshop.tuning import POINTS, WINS, Workshop
from purrlor.bots.workshop.weights_file import place_of, rewritten
from purrlor.cli.arena import ArenaSeed
from purrlor.cli.arguments import Language, read_options, read_text, write_file
from purrlor.cli.language import use_language
from purrlor.table.game import Game, find_game
from purrlor.table.reasons import refused
from purrlor.table.texts import Texts, game_texts

GATE = 0.55  # share of the decided games with which new weights replace the old ones


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tune")(tune)


def tune(
    game: Annotated[str, typer.Argument(help="A name from `purrlor games`.")],
    folder: Annotated[Path, typer.Option(help="Folder for progress and the report.")] = Path("tune"),
    table: Annotated[
        list[str] | None,
        typer.Option(help="Options of a table; repeated, they are played in turn.", metavar="NAME=VALUE,..."),
    ] = None,
    generations: Annotated[int, typer.Option(min=1, help="Generations in all.")] = 40,
    pairs: Annotated[int, typer.Option(min=1, help="Opposite changes that a generation tries.")] = 16,
    deals: Annotated[int, typer.Option(min=1, help="Deals that each of them plays, twice each.")] = 1,
    rate: Annotated[float, typer.Option(min=0.01, help="How far a generation moves.")] = 0.5,
    by: Annotated[str, typer.Option(help="What counts: points or wins.")] = WINS,
    games: Annotated[int, typer.Option(min=2, help="Games of the final match.")] = 400,
    jobs: Annotated[
        int, typer.Option("--jobs", "--workers", min=1, show_default="all cores", help="Number of processes.")
    ] = os.cpu_count() or 1,
    engine: Annotated[str, typer.Option(help="local or ray.")] = "local",
    seed: ArenaSeed = 0,
    resume: Annotated[bool, typer.Option("--resume", help="Continue in the folder.")] = False,
    output: Annotated[
        Path | None, typer.Option(help="File for the weights; default: the one beside the game.")
    ] = None,
    language: Language = None,
) -> None:
    """Tune a game's judge; new weights replace the old ones if they win 55 % of a final match."""
    code = use_language(language)
    found = tunable(find_game(game))
    if by not in (POINTS, WINS):
        raise refused("tune-by", given=by[:40])
    tables = tuple(read_options(found, line.split(",")) for line in table or []) or (found.settle({}),)
    weights = found.judge.weights()
    start = dict(zip(weights.names, weights.numbers(), strict=True))
    plan = Plan(found.name, tables, by, seed, pairs, deals, rate, start)
    notebook = Notebook(folder, plan)
    notebook.open(resume)
    workshop = Workshop(found, plan, notebook, find_engine(engine, jobs))
    texts, console = game_texts(found, code), Console(highlight=False)
    whole = run(workshop, generations, games, console, texts)
    console.print(conditions(workshop, texts))
    console.print(texts.say("arena-report", file=str(write_report(folder, workshop, texts))))
    if not whole:
        raise typer.Exit(130)
    finish(found, workshop, output or place_of(found.package), console, texts)


def run(workshop: Workshop, generations: int, games: int, console: Console, texts: Texts) -> bool:
    """Play what is missing with a progress bar; tell whether all of it was played."""
    plan, notebook = workshop.plan, workshop.notebook
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    each = (plan.pairs + 1) * plan.deals
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            bar = progress.add_task(
                texts.say("game-name"), total=generations * each, completed=len(notebook.generations) * each
            )
            while len(notebook.generations) < generations:
                before = len(notebook.generations) * each
                for done in workshop.generation():
                    progress.update(bar, completed=before + done)
            last = progress.add_task(texts.say("tune-gate"), total=(games + 1) // 2)
            for done in workshop.gate(games):
                progress.update(last, completed=done)
    except KeyboardInterrupt:
        console.print(texts.say("arena-stopped"))
        return False
    return True


def finish(game: Game[Any], workshop: Workshop, file: Path, console: Console, texts: Texts) -> None:
    """Say how the gate ended; write the weights if they passed it."""
    verdict, plan = workshop.verdict(), workshop.plan
    share = per_cent(share_of(verdict))
    if verdict.share < GATE:
        console.print(texts.say("tune-refused", share=share))
        return
    made: dict[str, str | int | float] = {
        "by": "purrlor tune",
        "tables": "; ".join(
            ", ".join(
                f"{option.name}={str(table[option.name]).lower()}"
                for option in game.options
                if table[option.name] != game.settle({})[option.name]
            )
            or "usual"
            for table in plan.tables
        ),
        "signal": plan.by,
        "generations": len(workshop.notebook.generations),
        "games": sum(generation.games for generation in workshop.notebook.generations),
        "seed": plan.seed,
        "gate": f"{share} of {verdict.games} games against the weights before",
    }
    values = dict(zip(workshop.names, workshop.tuned, strict=True))
    write_file(file, rewritten(read_text(place_of(game.package)), values, made).encode())
    console.print(texts.say("tune-passed", share=share, file=str(file)))
