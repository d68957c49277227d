"""All that a server keeps about a person can be exported and erased; what others did stays."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from purrlor.core.state import WATCHER
from purrlor.server.live import people
from purrlor.server.live.incoming import receive
from purrlor.server.live.new_tables import open_table
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.log import entries, seating
from purrlor.server.protocol import from_client
from purrlor.server.protocol.bodies import NewTable, Sitter
from purrlor.server.storage import admin, database, load, persons
from tests.scale import PATIENCE
from tests.server.commands import purrlor, sentence
from tests.server.servers import GAME, Listener, begin, open_server, settle
from tests.server.services import new_database
from tests.server.storage.test_admin import everything, run

ANNA, ANNAS_PHONE, BEN = "guest-of-anna", "phone-of-anna", "guest-of-ben"
Codes = dict[str, str]


async def sit(table: LiveTable, person: str, seat: int, name: str) -> None:
    """Let somebody sit down."""
    await table.do(partial(seating.sit_person, person=person, seat=seat, sitter=Sitter(name=name)))


async def speak(table: LiveTable, person: str, seat: int, text: str) -> None:
    """Say something at a table."""
    connection = Listener(table, person, seat).connection
    await table.connect(connection, -1)
    await receive(table, connection, from_client.Chat(text=text))
    table.disconnect(connection)


async def open_for(server: Server, person: str, name: str | None) -> LiveTable:
    """Open a table for two; without a name the host only watches."""
    sitter = Sitter(name=name or "x")
    asked = NewTable(game=GAME, options={"players": 2}, sitter=sitter, sit=name is not None)
    return await open_table(server.tables, person, asked)


async def make_house(folder: Path) -> Codes:
    """Let Anna and Ben meet at four tables."""
    async with open_server(folder) as server:
        running = await open_for(server, ANNA, "Anastazja")
        await sit(running, BEN, 1, "Benedict")
        await running.do(lambda state: entries.Held(seat=0, person=ANNAS_PHONE))
        await begin(running, ANNA)
        await running.do(lambda state: seating.rename(state, 0, "Annabella", 9))
        waiting = await open_for(server, BEN, "Benedict")
        await sit(waiting, ANNA, 1, "Annie")
        left = await open_for(server, ANNA, None)
        await speak(left, ANNA, WATCHER, "zebra: Anna as a host")
        await sit(left, ANNA, 0, "Anuszka")
        await speak(left, ANNA, 0, "zebra: Anna before")
        await left.do(lambda state: entries.Stood(seat=0))
        await sit(left, BEN, 0, "Benedict")
        await speak(left, BEN, 0, "yak: Ben on the same seat")
        other = await open_for(server, BEN, "Benedict")
        for table in (running, waiting):
            seat = table.state.seats_of(ANNA)[0]
            await speak(table, ANNA, seat, "zebra: Anna speaks")
            await speak(table, BEN, 1 - seat, "yak: Ben answers")
        for table in server.tables.held.values():
            await settle(table)
        tables = {"running": running, "waiting": waiting, "left": left, "other": other}
        return {name: table.state.code for name, table in tables.items()}


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Codes, list[Any]]:
    codes = asyncio.run(make_house(tmp_path))
    if request.param == "sqlite":
        return codes, ["--data", tmp_path]
    url = new_database(request.getfixturevalue("database"))
    assert purrlor("backup", tmp_path / "b.gz", "--data", tmp_path)[0] == 0
    assert purrlor("restore", tmp_path / "b.gz", "--database", url)[0] == 0
    return codes, ["--database", url]


def export(place: list[Any], code: str, seat: int) -> dict[str, Any]:
    status, out, err = purrlor("admin", "export-person", code, seat, *place)
    assert status == 0, err
    return {table["code"]: table for table in json.loads(out)["tables"]}


def test_everything_about_a_person_is_exported_and_nothing_about_others(
    house: tuple[Codes, list[Any]],
) -> None:
    codes, place = house
    before = everything(place)
    for table, seat in {"running": 1, "waiting": 2}.items():
        found = export(place, codes[table], seat)
        assert set(found) == {codes["running"], codes["waiting"], codes["left"]}
        names = {code: [seat["name"] for seat in found[code]["seats"]] for code in found}
        assert names == {
            codes["running"]: ["Annabella"],
            codes["waiting"]: ["Annie"],
            codes["left"]: ["Anuszka"],
        }
        said = [line["text"] for table in found.values() for line in table["chat"]]
        assert len(said) == 4
        assert all(text.startswith("zebra") for text in said)
        assert [found[code]["host"] for code in (codes["running"], codes["waiting"])] == [True, False]
        assert found[codes["left"]]["seats"][0]["until"] >= found[codes["left"]]["seats"][0]["since"]
    assert everything(place) == before


def test_nothing_is_left_of_somebody_who_was_erased(house: tuple[Codes, list[Any]], tmp_path: Path) -> None:
    codes, place = house
    bens = len(run(place, "SELECT * FROM chat WHERE text LIKE 'yak%'"))
    assert "erased at 3 tables" in purrlor("admin", "erase-person", codes["running"], 1, *place)[1]
    words = ("Anastazja", "Annabella", "Annie", "Anuszka", "zebra", ANNA, ANNAS_PHONE)
    kept = repr([[bytes(entry) for (entry,) in run(place, "SELECT entry FROM log")], everything(place)])
    assert [word for word in words if word in kept] == []
    if place[0] == "--data":
        # Nor can it be read in the files.
        files = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.suffix != ".gz")
        assert b"Benedict" in files
        assert [word for word in words if word.encode() in files] == []
    assert len(run(place, "SELECT * FROM chat WHERE text LIKE 'yak%'")) == bens == 3
    assert "Benedict" in kept
    # All games still open; a bot plays on, and the seat that had not begun is empty.
    assert purrlor("upgrade", "--check", *place)[0] == 0
    assert "Seat 1: – (bot)" in purrlor("admin", "show", codes["running"], *place)[1]
    assert "Seat 2: empty" in purrlor("admin", "show", codes["waiting"], *place)[1]
    assert "Seat 1: Benedict" in purrlor("admin", "show", codes["left"], *place)[1]
    listed = purrlor("admin", "list", *place)[1]
    assert "–, Benedict" in listed


def test_ben_keeps_his_seats(tmp_path: Path) -> None:
    codes = asyncio.run(make_house(tmp_path))
    assert purrlor("admin", "erase-person", codes["waiting"], 2, "--data", tmp_path)[0] == 0

    async def main() -> None:
        async with open_server(tmp_path) as server:
            assert len(await server.worker.store.tables_of(BEN)) == 4
            assert await server.worker.store.tables_of(ANNA) == []
            table = await server.tables.find(codes["running"])
            assert table.state.seats_of(BEN) == [1]
            assert table.state.seats_of(ANNA) == table.state.seats_of(ANNAS_PHONE) == []
            assert table.state.chairs[0].bot_plays
            waiting = await server.tables.find(codes["waiting"])
            await sit(waiting, "carl", 1, "Carl")
            await begin(waiting, BEN)

    asyncio.run(main())


def test_a_finished_game_keeps_its_result(tmp_path: Path) -> None:
    codes = asyncio.run(make_house(tmp_path))
    place = ["--data", tmp_path]
    assert purrlor("admin", "close", codes["running"], *place)[0] == 0
    count = run(place, "SELECT count(*) FROM log")
    assert purrlor("admin", "erase-person", codes["running"], 1, *place)[0] == 0
    shown = purrlor("admin", "show", codes["running"], *place)[1]
    assert ("Seat 1: –" in shown, "Closed by the owner" in shown) == (True, True)
    # Only the table that had not begun got a new entry: the seat is empty again.
    assert run(place, "SELECT count(*) FROM log") == [(count[0][0] + 1,)]


def test_a_seat_without_a_person_is_nobodys(tmp_path: Path) -> None:
    codes = asyncio.run(make_house(tmp_path))
    place = ["--data", tmp_path]
    before = everything(place)
    for command in ("export-person", "erase-person"):
        assert "There is no person on seat 2" in sentence("admin", command, codes["other"], 2, *place)
        polish = sentence("admin", command, codes["other"], 2, "--language", "pl", *place)
        assert "Na miejscu 2 przy tym stole nie siedzi nikt" in polish
    assert everything(place) == before


def test_whoever_is_erased_at_many_tables_holds_up_nobodys_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(make_house(tmp_path))
    file, honest, replays = tmp_path / "purrlor.sqlite", load.replay, list[str]()

    def replay(table_id: str, log: Any) -> Any:
        # While a game is played again, which may take long, others write.
        with closing(sqlite3.connect(file, timeout=60)) as other:
            other.execute("INSERT INTO settings VALUES (?, '')", (table_id,))
            other.commit()
        replays.append(table_id)
        return honest(table_id, log)

    monkeypatch.setattr(persons, "replay", replay)
    for module in (admin, database):  # long enough to be told from a busy machine
        monkeypatch.setattr(module, "BUSY", int(PATIENCE * 1000))

    async def main() -> None:
        async with open_server(tmp_path) as server:
            with closing(sqlite3.connect(file)) as backup:
                # Nor does a backup, which reads for long, let them wait when all is done.
                backup.execute("BEGIN")
                backup.execute("SELECT count(*) FROM log").fetchone()
                began = time.monotonic()
                assert await people.erase(server.tables, ANNA) == 3
                assert time.monotonic() - began < PATIENCE / 2
            assert len(set(replays)) == 3
            assert await server.worker.store.tables_of(ANNA) == []

    asyncio.run(main())
    place = ["--data", tmp_path]
    kept = repr([[bytes(entry) for (entry,) in run(place, "SELECT entry FROM log")], everything(place)])
    assert [word for word in ("Anastazja", "Annabella", "Annie", "Anuszka", ANNA) if word in kept] == []


def test_a_table_that_is_pruned_meanwhile_keeps_nobody_from_being_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(make_house(tmp_path))
    found = persons._tables_of
    monkeypatch.setattr(persons, "_tables_of", lambda *given: ["gone", *found(*given)])

    async def main() -> None:
        async with open_server(tmp_path) as server:
            await people.erase(server.tables, ANNA)
            assert await server.worker.store.tables_of(ANNA) == []

    asyncio.run(main())


def test_whoever_was_many_guests_is_exported_and_erased_like_others(house: tuple[Codes, list[Any]]) -> None:
    codes, place = house
    before = export(place, codes["running"], 1)
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)"
    run(place, f"INSERT INTO merged (guest, person) {numbers} SELECT 'guest ' || i, '{ANNA}' FROM n")
    assert export(place, codes["running"], 1) == before
    assert "erased at 3 tables" in purrlor("admin", "erase-person", codes["running"], 1, *place)[1]
    assert run(place, "SELECT count(*) FROM merged") == [(0,)]
