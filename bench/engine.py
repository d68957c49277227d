"""Measure the rules: random playouts compiled and interpreted, clones, driven from Python; beside peers."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.peers import OPEN_SPIEL, RLCARD, ask, installed, interpreted
from purrlor import compiled
from purrlor.core.arrays import lowest
from purrlor.core.playout import simulate
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.table.game import Game, all_games
from purrlor.table.options import Settings

INTERPRETED = """
import json, sys
sys.argv = ["bench"]
from bench.engine import measure_all
print(json.dumps({name: row["playout"] for name, row in measure_all(seconds=1.0).items()}))
"""


def main(arguments: list[str]) -> None:
    """Measure all games, then the peers (unless --no-peers)."""
    console = Console()
    if not compiled():
        console.print("The rules run interpreted here: the figures below are not those of the compiled ones.")
    rows = measure_all(seconds=2.0)
    slow = interpreted(INTERPRETED)
    table = Table(title="Random play on one core, CPU time")
    for heading in ("game", "players", "compiled, one call", "driven from Python", "interpreted", "clone"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, row in rows.items():
        table.add_row(
            name,
            str(row["players"]),
            f"{row['playout'] / 1e6:.2f} M actions/s",
            f"{row['driven'] / 1e6:.2f} M actions/s",
            f"{slow[name] / 1e3:.0f} k actions/s",
            f"{row['clone'] * 1e6:.2f} µs",
        )
    console.print(table)
    if "--no-peers" not in arguments:
        show_peers(console, rows["wizards-and-witches"], slow["wizards-and-witches"])


def show_peers(console: Console, ours: dict[str, Any], ours_interpreted: float) -> None:
    """Measure the peers in the same run and compare like with like: one call a game, or driven."""
    peers: dict[str, float] = {}
    for package, code in (("open_spiel", OPEN_SPIEL), ("rlcard", RLCARD)):
        with installed(package, "numpy") as python:
            figures = ask(python, code)
            peers |= {f"{package} {name}": figure for name, figure in figures.items()}
    table = Table(title="Beside peers, same run: Wizards and Witches, 4 players, against their card games")
    for heading in ("peer", "actions/s", "ours, the same way", "ratio", "ours interpreted, ratio"):
        table.add_column(heading, justify="left" if heading == "peer" else "right")
    for name, figure in peers.items():
        mine = ours["playout" if name.endswith("native") else "driven"]
        table.add_row(
            name,
            f"{figure / 1e3:.0f} k",
            f"{mine / 1e6:.2f} M",
            f"{mine / figure:.1f}x",
            f"{ours_interpreted / figure:.2f}x",
        )
    console.print(table)


def measure_all(seconds: float) -> dict[str, dict[str, Any]]:
    """Measure every game with its default options and four players where it can."""
    return {game.name: measure(game, game.settle(usual(game)), seconds) for game in all_games().values()}


def usual(game: Game[Any]) -> dict[str, object]:
    """Choose four players."""
    return {"players": 4} if 4 in game.player_counts() else {}


def measure(game: Game[Any], settings: Settings, seconds: float) -> dict[str, Any]:
    """Measure one game."""
    rng = Rng.seeded(7)
    start: State = game.deal(settings, {}, rng)
    return {
        "players": settings["players"],
        "playout": playout_rate(start, rng, seconds),
        "driven": driven_rate(start, rng, seconds / 2),
        "clone": clone_time(start, seconds / 4),
    }


def playout_rate(start: State, rng: Rng, seconds: float) -> float:
    """Count actions a second of whole games played in one call."""
    actions, batch, began = 0, 20, time.process_time()
    while time.process_time() - began < seconds:
        actions += simulate(start, batch, rng, 100_000).actions
        batch = min(batch * 2, 5000)
    return actions / (time.process_time() - began)


def driven_rate(start: State, rng: Rng, seconds: float) -> float:
    """Count actions a second where Python asks for every one."""
    actions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        state = start.again(rng)
        while state.pending:
            seat = lowest(state.pending)
            count = state.consider(seat)
            state.apply(seat, state.choices[rng.below(count)])
            actions += 1
    return actions / (time.process_time() - began)


def clone_time(state: State, seconds: float) -> float:
    """Time one clone, called from Python."""
    clone, count, began = state.clone, 0, time.process_time()
    while time.process_time() - began < seconds:
        for i in range(1000):
            clone()
        count += 1000
    return (time.process_time() - began) / count
