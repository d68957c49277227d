"""A backup of a running server comes back elsewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.commands import purrlor, sentence
from tests.server.played import digest_of, some_moves
from tests.server.services import new_database


def test_a_back_up_of_an_open_server_comes_back_elsewhere(tmp_path: Path) -> None:
    first, second, file = tmp_path / "first", tmp_path / "second", tmp_path / "backup.gz"
    first.mkdir()
    code, digest = asyncio.run(some_moves(first))
    assert "One table is saved" in purrlor("backup", file, "--data", first)[1]
    assert "One table is restored" in purrlor("restore", file, "--data", second)[1]
    assert "not empty" in sentence("restore", file, "--data", second)
    assert "already exists" in sentence("backup", file, "--data", second)
    assert "no Purrlor data" in sentence("backup", tmp_path / "b", "--data", tmp_path / "none")
    (tmp_path / "bad").write_text("bad")
    assert "is not a Purrlor backup" in sentence("restore", tmp_path / "bad", "--data", tmp_path / "third")
    assert asyncio.run(digest_of(second, code)) == digest


def test_a_back_up_moves_from_one_database_to_another(tmp_path: Path, database: str) -> None:
    code, digest = asyncio.run(some_moves(tmp_path))
    url = new_database(database)
    assert purrlor("backup", tmp_path / "b.gz", "--data", tmp_path)[0] == 0
    assert "One table is restored" in purrlor("restore", tmp_path / "b.gz", "--database", url)[1]
    assert purrlor("backup", tmp_path / "c.gz", "--database", url)[0] == 0
    assert purrlor("upgrade", "--check", "--database", url)[0] == 0
    back = tmp_path / "back"
    assert purrlor("restore", tmp_path / "c.gz", "--data", back)[0] == 0
    assert asyncio.run(digest_of(back, code)) == digest
