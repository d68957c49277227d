"""Games go on by the rules they began with; a log that can't be replayed holds up nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from purrlor.server.storage.folder import lock_folder, unlock_folder
from purrlor.table.reasons import Refused
from tests.server.commands import purrlor, sentence
from tests.server.played import digest_of, some_moves


def change(folder: Path, code: str, old: str, new: str, number: int) -> None:
    """Change an entry of a table's log."""
    asked = (
        "UPDATE log SET entry = CAST(replace(CAST(entry AS TEXT), ?, ?) AS BLOB)"
        " WHERE number = ? AND table_id = (SELECT id FROM tables WHERE code = ?)"
    )
    with sqlite3.connect(folder / "purrlor.sqlite") as database:
        assert database.execute(asked, (old, new, number, code)).rowcount == 1
    database.close()


def test_every_game_is_replayed_and_compared_with_how_it_was_played(tmp_path: Path) -> None:
    code, _ = asyncio.run(some_moves(tmp_path))
    status, out, _ = purrlor("upgrade", "--check", "--data", tmp_path)
    assert (status, "One game opens" in out) == (0, True)
    # A rule that draws differently: the positions are no longer those in which the moves were made.
    change(tmp_path, code, '"mark":"', '"mark":"x', 8)
    status, out, _ = purrlor("upgrade", "--check", "--data", tmp_path)
    assert (status, f"{code}: can't be opened, entry 8" in out) == (1, True)


def test_one_bad_log_holds_up_no_other_game(tmp_path: Path) -> None:
    bad, _ = asyncio.run(some_moves(tmp_path))
    good, digest = asyncio.run(some_moves(tmp_path))
    change(tmp_path, bad, '"seat"', '"soot"', 8)
    for _ in range(2):  # an upgrade can be run again
        status, out, _ = purrlor("upgrade", "--data", tmp_path)
        assert (status, f"{bad}: can't be opened, entry 8" in out, "One game opens" in out) == (1, True, True)
    assert asyncio.run(digest_of(tmp_path, good)) == digest
    with pytest.raises(Refused, match="unreadable-game"):
        asyncio.run(digest_of(tmp_path, bad))


def test_an_upgrade_waits_until_the_server_is_stopped(tmp_path: Path) -> None:
    asyncio.run(some_moves(tmp_path))
    lock_folder(tmp_path)
    assert "Another Purrlor uses the folder" in sentence("upgrade", "--data", tmp_path)
    unlock_folder()
    assert purrlor("upgrade", "--data", tmp_path)[0] == 0
