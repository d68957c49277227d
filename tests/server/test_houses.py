"""Houses of earlier versions open with all their tables."""

from __future__ import annotations

import asyncio
import sqlite3
import tarfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import msgspec
import pytest

from purrlor.client import Guest, LiveConnection
from purrlor.server.storage.database import connect, found_schema, migrate
from purrlor.server.storage.schema import CURRENT
from purrlor.table.game import find_game
from purrlor.table.wire import SavedGame, load, save
from tests.houses.read import DATABASE, Facts, Index, Known, facts_of, read_books
from tests.server.commands import purrlor, sentence
from tests.server.servers import RunningServer

HOUSES = sorted(path.parent for path in (Path(__file__).parent.parent / "houses").glob("*/index.json"))


class Copy:
    """A copy of a house, and what it must lead to."""

    def __init__(self, house: Path, folder: Path) -> None:
        self.folder = folder
        self.tables = msgspec.json.decode((house / "index.json").read_bytes(), type=Index).tables
        with tarfile.open(house / "house.tar.xz") as archive:
            archive.extractall(folder, filter="data")

    def with_status(self, status: str) -> list[Known]:
        """List the tables that wait, run or are over."""
        return [table for table in self.tables if table.facts.status == status]


def comparable(facts: Facts) -> Facts:
    """Leave out what a later version may say otherwise: options, words, marks, and the digest."""
    if facts.score is not None:
        # Nor the order in which the score is told.
        told = sorted(facts.score.lines, key=lambda line: (line.key, str(line.args)))
        lines = tuple(msgspec.structs.replace(line, total=False) for line in told)
        facts = msgspec.structs.replace(facts, score=msgspec.structs.replace(facts.score, lines=lines))
    if facts.rules == find_game(facts.game).version:
        return facts
    return msgspec.structs.replace(facts, options={}, asked=dict.fromkeys(facts.asked, ""), digest="")


def read_saved(data: bytes) -> SavedGame:
    """Read a saved game; of an earlier version without what a later one may say otherwise."""
    saved = msgspec.json.decode(data, type=SavedGame)
    if saved.rules != find_game(saved.game).version:
        saved.options, saved.digest = {}, ""
    return saved


# The oldest house in a run, all of them in a soak: a house takes most of a minute.
@pytest.fixture(
    scope="module",
    params=[pytest.param(house, marks=pytest.mark.soak if i else ()) for i, house in enumerate(HOUSES)],
    ids=lambda house: house.name,
)
def copy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(request.param, tmp_path_factory.mktemp("copy"))


@pytest.fixture(scope="module")
def opened(copy: Copy, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("opened")
    (folder / DATABASE).write_bytes((copy.folder / DATABASE).read_bytes())
    engine = connect(f"sqlite:///{folder / DATABASE}")
    migrate(engine)
    engine.dispose()
    with RunningServer(folder) as visited:
        yield visited


def test_there_are_houses_with_games_of_every_kind() -> None:
    assert HOUSES
    for house in HOUSES:
        index = msgspec.json.decode((house / "index.json").read_bytes(), type=Index)
        assert {table.facts.status for table in index.tables} == {"open", "running", "over"}
        assert (house / "house.tar.xz").stat().st_size < 1_500_000


def test_an_owner_upgrades_and_the_data_as_it_was_is_kept(copy: Copy, tmp_path: Path) -> None:
    before = (copy.folder / DATABASE).read_bytes()
    (tmp_path / DATABASE).write_bytes(before)
    found = found_schema(connect(f"sqlite:///{tmp_path / DATABASE}"))
    if found == CURRENT:
        return
    assert "purrlor upgrade" in sentence("serve", "--port", "0", "--data", str(tmp_path))
    assert "purrlor upgrade" in sentence("backup", str(tmp_path / "backup"), "--data", str(tmp_path))
    kept = tmp_path / f"purrlor-{found}.sqlite"
    for again in (False, True):
        status, out, _ = purrlor("upgrade", "--data", tmp_path)
        assert status == 0
        assert (str(kept) in out) is not again
    assert kept.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(kept) as was, sqlite3.connect(copy.folder / DATABASE) as old:
        for table in ("log", "chat", "tables", "settings"):
            asked = f"SELECT * FROM {table} ORDER BY 1, 2"
            assert was.execute(asked).fetchall() == old.execute(asked).fetchall()
    assert purrlor("backup", tmp_path / "backup", "--data", tmp_path)[0] == 0


def test_every_table_leads_to_what_it_led_to(copy: Copy) -> None:
    found = {book.id: comparable(facts_of(book)) for book in read_books(copy.folder)}
    assert found == {table.id: comparable(table.facts) for table in copy.tables}


def test_saved_games_are_read_and_written_as_they_were(copy: Copy) -> None:
    for file in (copy.folder / "exports").iterdir():
        assert read_saved(save(load(file.read_bytes()))) == read_saved(file.read_bytes())


def test_finished_games_are_shown_verified_and_exported(copy: Copy, opened: RunningServer) -> None:
    anybody = Guest(opened.address)
    for table in copy.with_status("over"):
        path = f"/api/tables/{table.facts.code}"
        verified = anybody.request("GET", f"{path}/verify")
        # Imported games and forks have a seed that nobody committed to.
        assert verified["fair"] == (verified["opening"]["secret"] is not None)
        if table.facts.rules == find_game(table.facts.game).version:
            assert verified["digest"] == table.facts.digest
        assert anybody.request("GET", f"{path}/replay")["moves"] == table.facts.moves
        with urlopen(f"{opened.address}{path}/export") as answer:
            exported = (copy.folder / "exports" / f"{table.facts.code}.json").read_bytes()
            assert read_saved(answer.read()) == read_saved(exported)


def test_people_come_back_and_play_on(copy: Copy, opened: RunningServer) -> None:
    for table in copy.with_status("running"):
        seat = next((seat for seat in table.facts.asked if seat in table.people), min(table.people))
        came = Guest(opened.address)
        came.request("POST", "/api/seat", {"token": table.people[seat].link.removeprefix("/seat/")})
        asyncio.run(play_on(came, table.facts.code, int(seat)))


async def play_on(guest: Guest, code: str, seat: int) -> None:
    """Take a seat back and make a move, if it is asked."""
    wire = LiveConnection(guest, code, seat)
    await wire.open()
    await wire.receive_until("step")
    assert wire.lobby["you"] == seat
    asked = seat in wire.step["waiting_for"]
    here = wire.lobby["table"]["seats"][seat]
    if asked and not wire.step["paused"] and not here["away"]:
        assert (await wire.act(wire.step["choices"][0]["action"]))["type"] == "step"
    await wire.close()


def test_tables_that_waited_are_filled_and_begun(copy: Copy, opened: RunningServer) -> None:
    for table in copy.with_status("open"):
        host = Guest(opened.address, cookie=table.people["0"].cookie)
        path = f"/api/tables/{table.facts.code}"
        for seat in host.request("GET", path)["table"]["seats"]:
            if seat["kind"] == "empty":
                Guest(opened.address).join(table.facts.code, "Late", seat["seat"])
        assert host.request("POST", f"{path}/start", {})["table"]["status"] in ("running", "over")
