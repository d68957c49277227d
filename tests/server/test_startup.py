"""Whatever is wrong at the start gets one clear sentence and exit status 2."""

from __future__ import annotations

import io
import resource
import socket
import sqlite3
import time
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from purrlor.cli import serve
from purrlor.server.startup import take_port
from purrlor.server.storage import database as database_module
from purrlor.server.storage.database import check_schema, connect
from tests.server.commands import sentence
from tests.server.servers import (
    RunningServer,
    free_port,
    running,
)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = sentence("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path))
        assert said == f"Port {port} on 127.0.0.1 is already in use. Choose another with --port."


def test_whoever_comes_before_the_server_is_ready_waits() -> None:
    with take_port("127.0.0.1", 0) as taken, socket.create_connection(taken.getsockname()):
        pass


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


def test_a_server_may_have_more_connections_than_a_program_begins_with(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, before[0]), before[1]))
    try:
        with running(tmp_path) as program:
            assert program.process is not None
            limits = Path(f"/proc/{program.process.pid}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    (line,) = [line for line in limits.splitlines() if line.startswith("Max open files")]
    assert int(line.split()[3]) == min(serve.FILES, before[1])


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    said = sentence("serve", "--host", "192.0.2.77", "--port", "0", "--data", str(tmp_path))
    assert "no address" in said


def test_a_folder_that_can_not_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for folder in (file, file / "below", Path("/proc/none")):
        assert "can't be written" in sentence("serve", "--port", "0", "--data", str(folder))


def test_a_folder_that_is_in_use(server: RunningServer) -> None:
    said = sentence("serve", "--port", str(free_port()), "--data", str(server.folder))
    assert "Another Purrlor" in said


@pytest.mark.parametrize("url", ["mysql://somewhere/x", "postgresql://nobody@127.0.0.1:1/x", "nonsense"])
def test_an_unknown_database(tmp_path: Path, url: str) -> None:
    said = sentence("serve", "--port", "0", "--data", str(tmp_path), "--database", url)
    assert "database" in said


def test_a_database_that_takes_the_call_and_says_nothing(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(database_module, "TIMEOUT", 2)
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
    """Make a server's data, change something in it, and try to open it."""
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
    assert "another program" in sentence("serve", "--port", "0", "--data", str(tmp_path))
    (tmp_path / "purrlor.sqlite").write_bytes(b"nonsense" * 1000)
    assert "can't be reached" in sentence("serve", "--port", "0", "--data", str(tmp_path))
