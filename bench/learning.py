"""Measure how well a net plays against `random` after a minute, and against `kitten` after ten."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import purrlor
from purrlor.bots.net import NetBot
from purrlor.bots.summary import per_cent
from purrlor.rl.spaces import Table
from purrlor.table.game import all_games

EXAMPLES = Path(__file__).parents[1] / "examples"
MINUTES = {"random": 1.0, "kitten": 9.0}  # of one core, before the net plays these, one after another
TEACHER = "watch pick"  # quick, and stronger than `kitten`
JUDGED = ("isle-of-cats",)  # the judge tells how good all places for a tile are
GAMES = 400


def learn(name: str, phase: str, minutes: dict[str, float], games: int) -> None:
    """Learn a game, and print how often the net wins after some minutes and after more."""
    ppo = import_module("ppo")
    learner = ppo.Learner(Table(name, players=2), ppo.RECIPES.get(name, ppo.Recipe()))
    for rival, some in minutes.items():
        ppo.begin(learner, phase)
        *_, (_, steps, _) = ppo.progress(learner, some * 60, sys.maxsize)
        found = purrlor.arena(name, [NetBot(learner.net, "net"), rival], games=games, seed=1)
        wins = per_cent(found.bots[0].wins)
        print(f"{name:24}{steps:12,} steps ({phase}), then wins {wins} against {rival}", flush=True)


def main(arguments: list[str]) -> None:
    """Learn all games or those named, ten minutes of one core each; `--alone` only by playing."""
    sys.path.append(str(EXAMPLES))
    for name in [name for name in arguments if name != "--alone"] or list(all_games()):
        teacher = "watch judge" if name in JUDGED else TEACHER
        learn(name, "self" if "--alone" in arguments else teacher, MINUTES, GAMES)
