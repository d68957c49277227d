"""The owner of a server lists, shows, closes, deletes and prunes tables, and renews the key."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from purrlor.server.http.identity import Signatures
from purrlor.server.storage.folder import lock_folder, unlock_folder
from purrlor.server.storage.pruning import DAY
from purrlor.server.storage.schema import META
from tests.server.commands import purrlor, sentence
from tests.server.played import some_moves
from tests.server.servers import Listener, full_table, open_server
from tests.server.services import new_database

KEYS = "SELECT value FROM settings WHERE name IN ('secret', 'bus')"
CHANGES: list[tuple[str, ...]] = [
    ("close", "CODE"),
    ("delete", "CODE"),
    ("prune", "1"),
    ("erase-person", "CODE", "1"),
    ("rotate-key",),
]


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, list[Any]]:
    """Make a server's data with one running game; give its code and where the data is."""
    code, _ = asyncio.run(some_moves(tmp_path))
    if request.param == "sqlite":
        return code, ["--data", tmp_path]
    url = new_database(request.getfixturevalue("database"))
    assert purrlor("backup", tmp_path / "b.gz", "--data", tmp_path)[0] == 0
    assert purrlor("restore", tmp_path / "b.gz", "--database", url)[0] == 0
    return code, ["--database", url]


def run(place: list[Any], statement: str) -> list[tuple[Any, ...]]:
    """Run one statement in the database of a house."""
    if place[0] == "--database":
        with psycopg.connect(place[1]) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []
    database = sqlite3.connect(place[1] / "purrlor.sqlite")
    with database:
        found = database.execute(statement).fetchall()
    database.close()
    return found


def everything(place: list[Any]) -> list[Any]:
    """Read all that a house keeps."""
    parts = [table.name for table in META.sorted_tables]
    return [sorted(map(repr, run(place, f"SELECT * FROM {part}"))) for part in parts]


def make_older(place: list[Any], days: float) -> None:
    """Let everything have happened earlier."""
    run(place, f"UPDATE tables SET touched = touched - {days * DAY}")
    run(place, f"UPDATE log SET at = at - {days * DAY}")


def test_tables_are_listed_and_shown_without_their_cards(house: tuple[str, list[Any]]) -> None:
    code, place = house
    before = everything(place)
    status, out, _ = purrlor("admin", "list", *place)
    assert (status, code in out, "seat 0, seat 1" in out, "One table." in out) == (0, True, True, True)
    assert "0 tables" in purrlor("admin", "list", "--status", "over", *place)[1]
    assert code in purrlor("admin", "list", "--status", "running", *place)[1]
    status, out, _ = purrlor("admin", "show", f" {code[:4].upper()}-{code[4:]}", *place)
    assert (status, "Moves: 4" in out, "Seat 2: seat 1" in out) == (0, True, True)
    [(opened,)] = run(place, "SELECT entry FROM log WHERE number = 1")
    secret = bytes(opened).decode().partition('"secret":"')[2][:20]
    assert len(secret) == 20
    assert secret not in out
    assert "w toku" in purrlor("admin", "list", "-l", "pl", *place)[1]
    assert everything(place) == before


def test_a_closed_game_ends_without_a_result_and_opens_its_seed(house: tuple[str, list[Any]]) -> None:
    code, place = house
    assert "is closed" in purrlor("admin", "close", code, *place)[1]
    assert "Closed by the owner" in purrlor("admin", "show", code, *place)[1]
    assert "The game is over." in sentence("admin", "close", code, *place)
    assert code in purrlor("admin", "list", "--status", "over", *place)[1]
    assert purrlor("upgrade", "--check", *place)[0] == 0


def test_players_of_a_closed_game_are_told(tmp_path: Path) -> None:
    code, _ = asyncio.run(some_moves(tmp_path))
    assert purrlor("admin", "close", code, "--data", tmp_path)[0] == 0

    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await server.tables.find(code)
            for language, words in {"en": "Closed by the owner", "pl": "właściciel"}.items():
                listener = Listener(table, "p0", 0, language)
                await table.connect(listener.connection, -1)
                while listener.connection.busy:
                    await asyncio.sleep(0)
                [ended] = [said for said in listener.take() if said["type"] == "ended"]
                assert words in ended["text"]
                assert ended["opening"]["seed"] == table.state.open_seed().seed

    asyncio.run(main())


def test_a_table_that_has_not_begun_can_be_deleted_but_not_closed(tmp_path: Path) -> None:
    async def main() -> str:
        async with open_server(tmp_path) as server:
            return (await full_table(server, {"players": 2})).state.code

    code = asyncio.run(main())
    place = ["--data", tmp_path]
    assert "has not started" in sentence("admin", "close", code, *place)
    assert "is deleted" in purrlor("admin", "delete", code, *place)[1]
    assert run(place, "SELECT id FROM tables") == []


def test_a_deleted_table_leaves_nothing(house: tuple[str, list[Any]]) -> None:
    code, place = house
    assert f"Table {code} is deleted." in purrlor("admin", "delete", code, *place)[1]
    assert everything(place)[:4] == [[], [], [], []]
    assert "There is no such table." in sentence("admin", "delete", code, *place)


def test_only_tables_without_a_move_for_long_are_pruned(house: tuple[str, list[Any]]) -> None:
    _, place = house
    make_older(place, 20)
    assert "One table would be deleted" not in purrlor("admin", "prune", 21, "--check", *place)[1]
    assert "0 tables are deleted" in purrlor("admin", "prune", 21, *place)[1]
    before = everything(place)
    assert "One table would be deleted" in purrlor("admin", "prune", 19, "--check", *place)[1]
    assert everything(place) == before
    # A word is as good as a move, and so is a clock that runs.
    talk = (
        "INSERT INTO chat (table_id, number, at, seat, name, text) SELECT id, 1, {}, 0, 'a', 'b' FROM tables"
    )
    run(place, talk.format(time.time()))
    assert "0 tables are deleted" in purrlor("admin", "prune", 19, *place)[1]
    run(place, "DELETE FROM chat")
    run(place, "UPDATE tables SET due = 1")
    assert "0 tables are deleted" in purrlor("admin", "prune", 19, *place)[1]
    run(place, "UPDATE tables SET due = NULL")
    assert "One table is deleted" in purrlor("admin", "prune", 19, *place)[1]
    assert everything(place)[:4] == [[], [], [], []]


def test_a_new_key_ends_all_cookies_and_links(tmp_path: Path) -> None:
    async def signatures() -> Signatures:
        async with open_server(tmp_path) as server:
            return Signatures.of(server.worker.store)

    assert "no key yet" in sentence("admin", "rotate-key", "--data", empty_house(tmp_path))
    cookie = asyncio.run(signatures()).cookie("somebody")
    assert asyncio.run(signatures()).claim(cookie).person == "somebody"
    keys = run(["--data", tmp_path], KEYS)
    assert "new key" in purrlor("admin", "rotate-key", "--data", tmp_path)[1]
    assert asyncio.run(signatures()).claim(cookie).person == ""
    # Workers trust each other by another key, which a backup holds as well.
    renewed = run(["--data", tmp_path], KEYS)
    assert len(keys) == len(renewed) == len({*keys, *renewed}) / 2 == 2


def empty_house(folder: Path) -> Path:
    """Make a server's data without anything in it."""

    async def main() -> None:
        async with open_server(folder):
            pass

    asyncio.run(main())
    return folder


@pytest.mark.parametrize("command", CHANGES)
def test_nothing_changes_while_a_server_runs(tmp_path: Path, command: tuple[str, ...]) -> None:
    code, _ = asyncio.run(some_moves(tmp_path))
    place = ["--data", tmp_path]
    make_older(place, 20)
    before = everything(place)
    lock_folder(tmp_path)
    given = [code if word == "CODE" else word for word in command]
    assert "Another Purrlor uses the folder" in sentence("admin", *given, *place)
    unlock_folder()
    assert everything(place) == before


def test_a_heartbeat_keeps_the_owner_out_of_postgresql(tmp_path: Path, database: str) -> None:
    code, _ = asyncio.run(some_moves(tmp_path))
    url = new_database(database)
    place = ["--database", url]
    assert "is empty" in sentence("admin", "list", *place)
    assert purrlor("backup", tmp_path / "b.gz", "--data", tmp_path)[0] == 0
    assert purrlor("restore", tmp_path / "b.gz", *place)[0] == 0
    # It stays fresh however slow this machine is.
    run(place, f"UPDATE settings SET value = '{time.time() + 600!r}' WHERE name = 'alive'")
    for command in CHANGES:
        given = [code if word == "CODE" else word for word in command]
        assert "A server uses this database" in sentence("admin", *given, *place)
    assert purrlor("admin", "show", code, *place)[0] == 0
    run(place, f"UPDATE settings SET value = '{time.time() - 20!r}' WHERE name = 'alive'")
    assert purrlor("admin", "close", code, *place)[0] == 0


@pytest.mark.parametrize(
    ("given", "english", "polish"),
    [
        ("show nonsense!", "no such table", "Nie ma takiego stołu"),
        ("delete abcdefgh", "no such table", "Nie ma takiego stołu"),
        ("export-person abcdefgh 1", "no such table", "Nie ma takiego stołu"),
        ("erase-person CODE 3", "this table has 2 seats", "przy tym stole"),
        ("erase-person CODE 0", "this table has 2 seats", "przy tym stole"),
        ("prune 0", "prune --help", ""),
        ("prune soon", "prune --help", ""),
        ("list --status lost", "list --help", ""),
        ("close CODE again", "close --help", ""),
        ("burn", "no command", ""),
    ],
)
def test_what_can_not_be_done_is_one_sentence_and_changes_nothing(
    tmp_path: Path, given: str, english: str, polish: str
) -> None:
    code, _ = asyncio.run(some_moves(tmp_path))
    before = everything(["--data", tmp_path])
    words = [*given.replace("CODE", code).split(), "--data", tmp_path]
    assert english in sentence("admin", *words)
    if polish:
        assert polish in sentence("admin", *words, "--language", "pl")
    assert everything(["--data", tmp_path]) == before


def test_there_must_be_data(tmp_path: Path) -> None:
    assert "no Purrlor data" in sentence("admin", "list", "--data", tmp_path / "none")
    assert not (tmp_path / "none").exists()
