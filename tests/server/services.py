"""Start real servers for the tests: PostgreSQL and Redis, never skipped."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.programs import find_program
from tests.server.servers import free_port


def program(name: str) -> str:
    """Find a server's program, or fail with what to do."""
    found = find_program(name)
    assert found is not None, f"these tests need {name}: python3 run.py test server installs it"
    return found


def wait_for(question: Any, seconds: float = 30) -> None:
    """Ask until there is an answer."""
    until = time.monotonic() + seconds
    while True:
        try:
            question()
            return
        except Exception:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def common_user() -> str | None:
    """Choose a user for PostgreSQL, which does not run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise AssertionError("these tests need a user that is not root")


@contextmanager
def postgresql() -> Iterator[str]:
    """Run PostgreSQL in a folder of its own; give the address of a database."""
    import psycopg

    server = os.path.realpath(program("postgres"))
    folder, user, port = Path(tempfile.mkdtemp(prefix="purrlor-pg-")), common_user(), free_port()
    if user:
        shutil.chown(folder, user)
    data = str(folder / "data")
    initdb = str(Path(server).with_name("initdb"))
    command = [initdb, "-D", data, "-U", "purrlor", "-A", "trust", "-E", "UTF8", "--locale=C"]
    subprocess.run(command, check=True, capture_output=True, user=user, cwd=folder)
    options = ["-D", data, "-p", str(port), "-c", "listen_addresses=127.0.0.1", "-k", str(folder)]
    output = (folder / "log").open("wb")
    process = subprocess.Popen([server, *options], stdout=output, stderr=output, user=user, cwd=folder)
    url = f"postgresql://purrlor@127.0.0.1:{port}/postgres"
    try:
        wait_for(lambda: psycopg.connect(url).close())
        yield url
    finally:
        process.send_signal(signal.SIGINT)  # does not wait for those who are connected
        process.wait(20)
        output.close()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis_server() -> Iterator[str]:
    """Run Redis without files; give its address."""
    import redis

    port = free_port()
    command = [
        program("redis-server"),
        "--port",
        str(port),
        "--bind",
        "127.0.0.1",
        "--save",
        "",
        "--appendonly",
        "no",
    ]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"redis://127.0.0.1:{port}/0"
    try:
        wait_for(lambda: redis.Redis.from_url(url).ping())
        yield url
    finally:
        process.terminate()
        process.wait(20)


def new_database(database: str) -> str:
    """Make an empty database."""
    import psycopg

    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS another")
        connection.execute("CREATE DATABASE another")
    return database.rpartition("/")[0] + "/another"
