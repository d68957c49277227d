"""A backup of a running server comes back elsewhere."""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
from pathlib import Path

import msgspec
import pytest

from purrlor.server.storage import backup as backup_module
from purrlor.server.storage.database import check_schema, connect
from purrlor.server.storage.folder import lock_folder, unlock_folder
from purrlor.server.storage.schema import LOG, TABLES
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


def test_a_backup_shows_one_moment_while_tables_open_and_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(some_moves(tmp_path))
    honest = backup_module.write_line
    opened: list[str] = []
    first = next(name for name in backup_module.PARTS if name in ("tables", "log", "holders"))

    def write_line(output: object, line: msgspec.Struct) -> None:
        honest(output, line)
        # Some rows are read: now another table is opened, and moves reach the log.
        if isinstance(line, backup_module.Row) and line.table == first and not opened:
            opened.append(asyncio.run(some_moves(tmp_path))[0])

    monkeypatch.setattr(backup_module, "write_line", write_line)
    file, elsewhere = tmp_path / "b.gz", tmp_path / "elsewhere"
    assert purrlor("backup", file, "--data", tmp_path)[0] == 0
    assert opened
    assert purrlor("restore", file, "--data", elsewhere)[0] == 0
    with sqlite3.connect(elsewhere / "purrlor.sqlite") as database:
        tables = {row[0] for row in database.execute("SELECT id FROM tables")}
        logs = {row[0] for row in database.execute("SELECT table_id FROM log")}
        holders = {row[0] for row in database.execute("SELECT table_id FROM holders")}
    database.close()
    assert tables == logs == holders


def test_a_backup_of_postgresql_shows_one_moment(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database(database)
    engine = connect(url)
    check_schema(engine)
    honest = backup_module.write_line

    def open_table(number: int) -> None:
        name = f"table {number}"
        row = {"id": name, "code": name, "status": "open", "listed": False, "touched": 0.0, "summary": b""}
        with engine.begin() as connection:
            connection.execute(TABLES.insert().values(row))
            connection.execute(LOG.insert().values(table_id=name, number=1, at=0.0, entry=b""))

    open_table(1)

    def write_line(output: object, line: msgspec.Struct) -> None:
        honest(output, line)
        if isinstance(line, backup_module.Row) and line.table == LOG.name:
            open_table(2)  # after logs are read, and before tables are

    monkeypatch.setattr(backup_module, "write_line", write_line)
    assert purrlor("backup", tmp_path / "b.gz", "--database", url)[0] == 0
    engine.dispose()
    assert purrlor("restore", tmp_path / "b.gz", "--data", tmp_path / "new")[0] == 0
    with sqlite3.connect(tmp_path / "new" / "purrlor.sqlite") as restored:
        assert restored.execute("SELECT id FROM tables").fetchall() == [("table 1",)]
        assert restored.execute("SELECT table_id FROM log").fetchall() == [("table 1",)]
    restored.close()


def test_a_backup_of_another_schema_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "b.gz"
    with gzip.open(file, "wb") as output:
        output.write(b'{"purrlor_backup":1,"schema":"9999","made_by":"7.0"}\n')
    assert "schema 9999 (Purrlor 7.0)" in sentence("restore", file, "--data", tmp_path / "new")


def test_only_its_owner_reads_the_data(tmp_path: Path) -> None:
    folder, file = tmp_path / "first", tmp_path / "b.gz"
    before = os.umask(0)
    try:
        lock_folder(folder)
        unlock_folder()
        asyncio.run(some_moves(folder))
        assert purrlor("backup", file, "--data", folder)[0] == 0
        assert purrlor("restore", file, "--data", tmp_path / "second")[0] == 0
    finally:
        os.umask(before)
    made = [folder, tmp_path / "second", file, *folder.iterdir(), *(tmp_path / "second").iterdir()]
    assert [path.name for path in made if path.stat().st_mode & 0o077] == []
