"""Tune the weights of a judge: generations of matches, then the gate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from purrlor.bots.engines import Engine
from purrlor.bots.workshop.evolution import changed, draw_changes, improved, settled, steps_of
from purrlor.bots.workshop.matches import Result, add_up, play_deal
from purrlor.bots.workshop.notebook import Generation, Notebook, Plan, Trial
from purrlor.bots.workshop.weights_file import steps_in
from purrlor.core.rng import Rng
from purrlor.table.game import Game, all_games
from purrlor.table.options import Settings

POINTS, WINS = "points", "wins"
Numbered = tuple[int, Result]


def play_numbered(
    number: int,
    game: str | Game[Any],
    settings: Settings,
    deal: str,
    one: list[float],
    other: list[float],
) -> Numbered:
    """Play a deal that the workshop finds again by its number: results arrive in any order."""
    return number, play_deal(game, settings, deal, one, other)


class Workshop:
    """A game on the bench: `generation` makes its weights better, `gate` decides whether they are."""

    def __init__(self, game: Game[Any], plan: Plan, notebook: Notebook, engine: Engine) -> None:
        self.game = game
        self.plan = plan
        self.notebook = notebook
        self.engine = engine
        self.names = list(plan.start)
        self.start = list(plan.start.values())
        given = {self.names.index(name): step for name, step in steps_in(game.package).items()}
        self.steps = steps_of(self.start, given)

    @property
    def path(self) -> list[list[float]]:
        """List the weights from the start to the last generation."""
        return [self.start, *(generation.values for generation in self.notebook.generations)]

    @property
    def tuned(self) -> list[float]:
        """Give the weights that the workshop proposes."""
        return settled(self.path)

    def generation(self) -> Iterator[int]:
        """Try a few opposite changes and move on; tell after every deal how many are done."""
        plan, values = self.plan, self.path[-1]
        number = len(self.notebook.generations)
        rng = Rng.seeded(plan.seed).stream(f"generation {number}")
        changes = draw_changes(len(values), plan.pairs, rng)
        pairs = [
            (changed(values, self.steps, change, 1), changed(values, self.steps, change, -1))
            for change in changes
        ]
        pairs.append((values, self.start))  # shows how far the weights have come
        tasks = [
            (at, *self.deal(f"{plan.seed}.{number}.{at}.{deal}", at * plan.deals + deal + number), *pair)
            for deal in range(plan.deals)
            for at, pair in enumerate(pairs)
        ]
        results: list[list[Result]] = [[] for _ in pairs]
        for done, (at, result) in enumerate(self.engine.run(play_numbered, tasks), 1):
            results[at].append(result)
            yield done
        sums = [add_up(some) for some in results]
        signals = [
            result.lead if plan.by == POINTS else result.wins[0] - result.wins[1] for result in sums[:-1]
        ]
        moved = improved(values, self.steps, changes, signals, plan.rate)
        games = sum(result.games for result in sums)
        self.notebook.add_generation(Generation(moved, games, sums[-1]))

    def gate(self, games: int) -> Iterator[int]:
        """Let the proposed weights play the old ones; tell after every deal how many are done."""
        known = {trial.deal for trial in self.notebook.trials}
        tasks = [
            (deal, *self.deal(f"{self.plan.seed}.gate.{deal}", deal), self.tuned, self.start)
            for deal in range((games + 1) // 2)
            if deal not in known
        ]
        for deal, result in self.engine.run(play_numbered, tasks):
            self.notebook.add_trial(Trial(deal, result))
            yield len(self.notebook.trials)

    def gate_results(self) -> list[tuple[Settings, Result]]:
        """Sum the gate up, table by table."""
        tables = self.plan.tables
        return [
            (
                table,
                add_up(
                    [trial.result for trial in self.notebook.trials if trial.deal % len(tables) == at],
                ),
            )
            for at, table in enumerate(tables)
        ]

    def verdict(self) -> Result:
        """Sum the whole gate up."""
        return add_up([trial.result for trial in self.notebook.trials])

    def deal(self, name: str, number: int) -> tuple[Game[Any] | str, Settings, str]:
        """Say which game is dealt, with which settings."""
        # By its name, where it is installed: other processes look it up.
        installed = all_games().get(self.game.name) is self.game
        return (
            self.game.name if installed else self.game,
            self.plan.tables[number % len(self.plan.tables)],
            name,
        )
