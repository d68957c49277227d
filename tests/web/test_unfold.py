"""What a table shows while a move is told: told to its end, it is the table that follows."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.records import Event
from tests.scale import SOAK
from webbuild import WEB, find_npm, install_npm

GAMES = 40 if SOAK else 4
# Every kind of card that is turned up, and both sizes that differ.
OPTIONS: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 2, "new_rules": True},
    {"players": 4, "new_rules": True, "advanced": True},
    {"players": 4, "chaos_cats": 4},
    {"players": 3, "chaos_cats": 3, "advanced": True},
]
TELL = """
import { readFileSync } from 'node:fs';
import { unfold } from './unfold.mjs';
const moves = JSON.parse(readFileSync(process.argv[2], 'utf8'));
console.log(JSON.stringify(moves.map(({ before, events }) => events.reduce(unfold, before))));
"""


def plain(what: object) -> Any:
    """Turn a view into what is sent of it."""
    return json.loads(msgspec.json.encode(what))


def laid_out(table: dict[str, Any]) -> dict[str, Any]:
    """Take from a table what lies where, and what it counts for; not what a new curse is like."""
    return {
        "places": [
            {
                "chapters": [Counter(cards) for cards in place["chapters"]],
                "extras": Counter(place["extras"]),
                "curses": {curse["name"] for curse in place["curses"]},
                **{name: place[name] for name in ("cards", "points", "covered")},
            }
            for place in table["places"]
        ],
        "discards": Counter(table["discards"]),
        # Cards that are passed on change paws when all of them have been told.
        "held": Counter(held["component"] for held in table["held"]),
        **{name: table[name] for name in ("deck", "defeated", "open", "rule", "chaos")},
    }


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_told_move_ends_at_the_table_that_follows(options: dict[str, Any], tmp_path: Path) -> None:
    moves: list[dict[str, Any]] = []
    for seed in range(GAMES):
        chance = Random(seed)
        match = Match.new(find_game("wizard-kittens"), options, seed=f"told {seed}")
        while not match.over:
            seat = match.asked[0]
            before = plain(match.view(0).table)
            events: list[Event] = match.submit(seat, chance.choice(match.choices(seat)))
            moves.append({"before": before, "events": plain(events), "after": plain(match.view(0).table)})
    told = run(moves, tmp_path)
    for move, told_table in zip(moves, told, strict=True):
        assert laid_out(told_table) == laid_out(move["after"]), move["events"]


def run(moves: list[dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
    """Tell moves as the page does."""
    node = (find_npm() or install_npm())[0]
    source = WEB / "src" / "games" / "wizard-kittens" / "unfold.ts"
    rolldown = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    bundle = [node, str(rolldown), str(source), "--file", "unfold.mjs", "--format", "esm"]
    subprocess.run(bundle, cwd=folder, check=True, capture_output=True)
    (folder / "tell.mjs").write_text(TELL)
    (folder / "moves.json").write_text(json.dumps(moves))
    done = subprocess.run(
        [node, "tell.mjs", "moves.json"], cwd=folder, check=True, capture_output=True, text=True
    )
    answer: list[dict[str, Any]] = json.loads(done.stdout)
    return answer
