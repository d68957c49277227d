"""Whatever is wrong at the start gets one clear sentence and exit status 2."""

import asyncio
import io
import os
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from purrlor.cli import main, serve
from purrlor.server import messages, store
from purrlor.server.fairness import commitment, join_seed
from purrlor.server.opening import check_schema, connect, let_folder_go
from purrlor.server.rulings import start as begin
from purrlor.server.schema import CURRENT, META
from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.wire import save
from tests.server.parlour import GAME, MAIN, Ear, Visited, free_port, open_house, open_table, seat_four, start


def purrlor(*arguments: Any) -> tuple[int, str, str]:
    """Run a command in this process; give its exit status and what it says."""
    out, err = io.StringIO(), io.StringIO()
    status: Any = 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["purrlor", *map(str, arguments)])
        patch.setenv("PURRLOR_LANGUAGE", "en")
        try:
            main()
        except SystemExit as exit_status:
            status = exit_status.code or 0
        finally:
            let_folder_go()
    return int(status), out.getvalue(), err.getvalue()


def sentence(*arguments: Any) -> str:
    """Run a command that can't work; give the one line that it says."""
    status, _, err = purrlor(*arguments)
    assert status == 2, err
    lines = err.strip().splitlines()
    assert len(lines) == 1, err
    assert "⟨" not in lines[0]
    return lines[0]


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = sentence("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path))
        assert said == f"Port {port} on 127.0.0.1 is already in use. Choose another with --port."


def test_friends_are_told_where_to_come_with_a_picture_for_phones(monkeypatch: Any) -> None:
    out = io.StringIO()
    monkeypatch.setattr(out, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(serve, "network_address", lambda: "192.0.2.7")
    with redirect_stdout(out):
        friends = serve.friends_address("0.0.0.0", 8642)
        local = serve.tell_addresses("0.0.0.0", 8642, "pl", friends, "postgresql://me:secret@db/x")
    said = out.getvalue()
    assert local == "http://localhost:8642/"
    assert friends == "http://192.0.2.7:8642"
    assert serve.friends_address("127.0.0.1", 8642) == ""
    assert "http://192.0.2.7:8642/" in said
    assert "▀" in said
    assert "secret" not in said


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    said = sentence("serve", "--host", "192.0.2.77", "--port", "0", "--data", str(tmp_path))
    assert "no address" in said


def test_a_folder_that_can_not_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for folder in (file, file / "below", Path("/proc/none")):
        assert "can't be written" in sentence("serve", "--port", "0", "--data", str(folder))


def test_a_folder_that_is_in_use(house: Visited) -> None:
    said = sentence("serve", "--port", str(free_port()), "--data", str(house.folder))
    assert "Another Purrlor" in said


@pytest.mark.parametrize("url", ["mysql://somewhere/x", "postgresql://nobody@127.0.0.1:1/x", "nonsense"])
def test_an_unknown_database(tmp_path: Path, url: str) -> None:
    said = sentence("serve", "--port", "0", "--data", str(tmp_path), "--database", url)
    assert "database" in said


def test_a_database_that_takes_the_call_and_says_nothing(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(store, "SILENCE", 2)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        url = f"postgresql://nobody@127.0.0.1:{silent.getsockname()[1]}/x"
        said = sentence("serve", "--port", "0", "--data", str(tmp_path), "--database", url)
        assert said.startswith("The database can't be reached")


def test_a_bus_that_does_not_answer(tmp_path: Path) -> None:
    said = sentence("serve", "--port", "0", "--data", str(tmp_path), "--bus", "redis://127.0.0.1:1")
    assert said.startswith("The message bus can't be reached")
    said = sentence("serve", "--port", "0", "--data", str(tmp_path), "--bus", "http://127.0.0.1:1")
    assert said.startswith("The message bus can't be reached")
    assert "need both --bus" in sentence("serve", "--port", "0", "--workers", "2")


def doctored(folder: Path, statement: str) -> str:
    """Make a house's data, change something in it, and try to open it."""
    engine = connect(f"sqlite:///{folder / 'purrlor.sqlite'}")
    check_schema(engine)
    engine.dispose()
    with sqlite3.connect(folder / "purrlor.sqlite") as database:
        database.execute(statement)
    database.close()
    return sentence("serve", "--port", "0", "--data", str(folder))


def test_an_old_and_a_new_schema(tmp_path: Path) -> None:
    for name, version, word in (("old", "0000", "Run: purrlor upgrade"), ("new", "9999", "newer Purrlor")):
        (tmp_path / name).mkdir()
        said = doctored(tmp_path / name, f"UPDATE alembic_version SET version_num = '{version}'")
        assert word in said
        assert version in said


def test_a_clock_that_went_backwards(tmp_path: Path) -> None:
    later = time.time() + 90_000
    said = doctored(tmp_path, f"INSERT INTO log VALUES ('x', 1, {later}, x'00')")
    assert said.startswith("This machine's clock says")


def test_a_file_that_is_not_ours(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "purrlor.sqlite") as database:
        database.execute("CREATE TABLE other (x)")
    database.close()
    assert "other tables" in sentence("serve", "--port", "0", "--data", str(tmp_path))
    (tmp_path / "purrlor.sqlite").write_bytes(b"nonsense" * 1000)
    assert "can't be reached" in sentence("serve", "--port", "0", "--data", str(tmp_path))


def test_migrations_and_schema_agree(tmp_path: Path, database: str) -> None:
    for url in (f"sqlite:///{tmp_path / 'x.sqlite'}", new_database(database)):
        engine = connect(url)
        check_schema(engine)
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), META) == []
        engine.dispose()
    config = Config()
    config.set_main_option("script_location", "src/purrlor/server/migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == CURRENT


# -- upkeep --------------------------------------------------------------------------------------------


async def some_moves(folder: Path) -> tuple[str, str]:
    """Play a few moves in a house; give the table's code and what it leads to."""
    async with open_house(folder) as house:
        table = await seat_four(house, {"players": 2})
        await table.do(lambda book: begin(book, "p0"))
        for i in range(4):
            match = table.book.match
            assert match is not None
            seat = match.asked[0]
            raw = msgspec.Raw(msgspec.json.encode(match.choices(seat)[0]))
            ear = Ear(table, f"p{seat}", seat)
            table.lines.add(ear.line)
            await table.receive(ear.line, messages.Act(n=table.book.n, action=raw))
        assert match is not None
        return table.book.code, match.digest()


async def digest_of(folder: Path, code: str) -> str:
    """Open a house and look at a table."""
    async with open_house(folder) as house:
        match = (await house.get(code)).book.match
        assert match is not None
        return match.digest()


def change(folder: Path, old: str, new: str, number: int) -> None:
    """Change an entry of the only log."""
    with sqlite3.connect(folder / "purrlor.sqlite") as database:
        database.execute("UPDATE log SET entry = replace(entry, ?, ?) WHERE number = ?", (old, new, number))
    database.close()


def test_a_back_up_of_an_open_house_comes_back_elsewhere(tmp_path: Path) -> None:
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


def new_database(database: str) -> str:
    """Make an empty database."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS another")
        connection.execute("CREATE DATABASE another")
    return database.rpartition("/")[0] + "/another"


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


def test_verify_checks_a_file_against_the_commitment_seen(tmp_path: Path) -> None:
    secret, given = "ab" * 32, ["cd" * 16, None]
    match = Match.new(find_game(GAME), {"players": 2}, join_seed(secret, given))
    while not match.over:
        match.submit(match.asked[0], match.choices(match.asked[0])[0])
    file = tmp_path / "game.json"
    file.write_bytes(save(match))
    status, out, _ = purrlor("verify", file, "--commitment", commitment(secret))
    assert (status, "fixed before the first deal" in out) == (0, True)
    assert "From the seats" in out
    assert "not the one" in sentence("verify", file, "--commitment", "00" * 32)
    file.write_bytes(file.read_bytes().replace(b'"digest":"', b'"digest":"0'))
    assert "do not lead" in sentence("verify", file)
    assert "no file" in sentence("verify", tmp_path / "none")


def test_join_plays_a_whole_game_in_a_terminal(house: Visited, tmp_path: Path) -> None:
    # In a name or an answer nothing is a command to the terminal.
    code, (ann,) = open_table(house.address, ["Ann[/b]"], options={"players": 3}, bots={"2": "random"})
    options = ["-l", "pl", "--data", str(tmp_path)]
    ola = subprocess.Popen(
        [sys.executable, "-c", MAIN, "join", f"{house.address}/table/{code}", "--name", "Ola", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    while len(ann.ask("GET", f"/api/tables/{code}")["table"]["seats"][1]["name"]) == 0:
        time.sleep(0.05)
    link = ann.ask("GET", f"/api/tables/{code}/link?seat=0")["link"]
    start(ann, code)
    answers = b"c hello\nh\nu\n99\n[/x]\n?\n" + b"1\n" * 400
    me = subprocess.Popen(
        [sys.executable, "-c", MAIN, "join", house.address + link, "--data", str(tmp_path / "ann")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "LANG": "C"},
    )
    assert me.stdin is not None
    me.stdin.write(answers)
    me.stdin.flush()
    out_ola = ola.communicate(b"1\n" * 400, timeout=60)[0].decode()
    out_me = me.communicate(timeout=60)[0].decode()
    assert "W grze została jedna osoba." in out_ola
    assert "One player is left." in out_me
    assert "Ann[/b]: hello" in out_ola
