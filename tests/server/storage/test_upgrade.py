"""Games go on by the rules they began with; a log that can't be replayed holds up nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from purrlor.server.live import new_tables
from purrlor.server.outgoing.table_info import ended
from purrlor.server.storage.folder import lock_folder, unlock_folder
from purrlor.server.storage.load import load_table
from purrlor.table.reasons import Refused
from tests.server.commands import purrlor, sentence
from tests.server.played import digest_of, some_moves
from tests.server.servers import match_of, open_server


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
    status, out, _ = purrlor("upgrade", "--check", "--data", tmp_path)
    assert (status, f"{bad}: can't be opened, entry 8" in out, "One game opens" in out) == (1, True, True)
    assert asyncio.run(digest_of(tmp_path, good)) == digest
    with pytest.raises(Refused, match="unreadable-game"):
        asyncio.run(digest_of(tmp_path, bad))


def log_of(folder: Path, code: str) -> list[bytes]:
    """Read the entries of a table's log."""
    asked = "SELECT entry FROM log, tables WHERE table_id = id AND code = ? ORDER BY number"
    with sqlite3.connect(folder / "purrlor.sqlite") as database:
        rows = database.execute(asked, (code,)).fetchall()
    database.close()
    return [row[0] for row in rows]


@pytest.mark.parametrize("command", [["upgrade"], ["admin", "close", "CODE"]])
def test_a_running_game_that_can_not_go_on_is_closed_and_its_players_meet_anew(
    tmp_path: Path, command: list[str]
) -> None:
    code, _ = asyncio.run(some_moves(tmp_path))
    change(tmp_path, code, '"seat"', '"soot"', 8)
    before = log_of(tmp_path, code)
    purrlor(*(code if word == "CODE" else word for word in command), "--data", tmp_path)
    after = log_of(tmp_path, code)
    assert after[:-1] == before  # nothing of the record is lost
    status, out, _ = purrlor("upgrade", "--data", tmp_path)  # can be run again
    assert (status, "One game opens" in out) == (0, True)
    assert log_of(tmp_path, code) == after

    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await server.tables.find(code)
            assert (table.state.status, table.state.n) == ("over", len(after))
            assert len(match_of(table).log) == sum(b'"is":"moved"' in entry for entry in before[:7])
            for language, word in (("en", "after an upgrade"), ("pl", "po aktualizacji")):
                assert word in ended(table.state, 0, language).text
            assert table.state.open_seed().secret == table.state.secret
            await new_tables.open_rematch(server.tables, table)
            assert table.state.rematch is not None
            following = await server.tables.find(table.state.rematch)
            assert [chair.name for chair in following.state.chairs] == ["seat 0", "seat 1"]
            # Read from its log, the table knows all of it.
            again = await load_table(server.worker.store, table.id)
            assert (again.status, again.rematch) == ("over", table.state.rematch)

    asyncio.run(main())


def test_an_upgrade_waits_until_the_server_is_stopped(tmp_path: Path) -> None:
    asyncio.run(some_moves(tmp_path))
    lock_folder(tmp_path)
    assert "Another Purrlor uses the folder" in sentence("upgrade", "--data", tmp_path)
    unlock_folder()
    assert purrlor("upgrade", "--data", tmp_path)[0] == 0
