"""Running games are proved to go on unchanged under new rules."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from purrlor.table.reasons import Refused
from tests.server.commands import purrlor
from tests.server.played import digest_of, some_moves


def change(folder: Path, old: str, new: str, number: int) -> None:
    """Change an entry of the only log."""
    with sqlite3.connect(folder / "purrlor.sqlite") as database:
        database.execute("UPDATE log SET entry = replace(entry, ?, ?) WHERE number = ?", (old, new, number))
    database.close()


def test_running_games_are_proved_to_go_on_unchanged(tmp_path: Path) -> None:
    code, _ = asyncio.run(some_moves(tmp_path))
    status, out, _ = purrlor("upgrade", "--check", "--data", tmp_path)
    assert (status, "One running game leads" in out) == (0, True)
    # A rule that draws differently: the positions are no longer those in which the moves were made.
    change(tmp_path, '"mark":"', '"mark":"x', 6)
    status, out, _ = purrlor("upgrade", "--check", "--data", tmp_path)
    assert (status, f"{code}: entry 6 leads to another position" in out) == (1, True)


def test_a_game_begun_under_other_rules_waits_for_its_proof(tmp_path: Path) -> None:
    code, digest = asyncio.run(some_moves(tmp_path))
    change(tmp_path, '"rules":', '"rules":9', 1)
    with pytest.raises(Refused, match="rules-changed"):
        asyncio.run(digest_of(tmp_path, code))
    assert purrlor("upgrade", "--data", tmp_path)[0] == 0
    assert asyncio.run(digest_of(tmp_path, code)) == digest
