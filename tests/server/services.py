"""Start real servers for the tests: PostgreSQL and Redis, never skipped."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.programs import find_program
from tests.scale import PATIENCE
from tests.server.servers import free_port


def program(name: str) -> str:
    """Find a server's program, or fail with what to do."""
    found = find_program(name)
    assert found is not None, f"these tests need {name}: python3 run.py test server installs it"
    return found


def wait_for(question: Any, seconds: float = PATIENCE) -> None:
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


@dataclass
class Service:
    """A real server that runs beside the tests and can be stopped and started again."""

    url: str
    command: list[str]
    folder: Path
    ask: Callable[[], object]  # fails while it does not answer
    crash: signal.Signals  # ends it without time to write anything
    user: str | None = None
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with (self.folder / "log").open("ab") as output:
            self.process = subprocess.Popen(
                self.command, stdout=output, stderr=output, user=self.user, cwd=self.folder
            )
        wait_for(self.ask)

    def stop(self, how: signal.Signals) -> None:
        """Stop it, and wait until it is gone."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def has_ended(self) -> bool:
        """Tell whether it has ended by itself."""
        return self.process is not None and self.process.poll() is not None

    def restart(self) -> None:
        """Let it crash, and start it again."""
        self.stop(self.crash)
        self.start()

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        """Let it write to no file for a while; a database then gives up sooner or later, and is restarted."""
        assert self.process is not None
        pid = str(self.process.pid)
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for each in (pid, *children):
            # Only their own user may limit them; a child may have ended meanwhile.
            command = ["prlimit", "--pid", each, "--fsize=1:"]
            subprocess.run(command, check=each == pid, capture_output=True, user=self.user)
        try:
            yield
        finally:
            self.restart()


@contextmanager
def running_service(service: Service, how: signal.Signals) -> Iterator[Service]:
    """Run a service for a while."""
    try:
        service.start()
        yield service
    finally:
        service.stop(how)
        shutil.rmtree(service.folder, ignore_errors=True)


@contextmanager
def postgresql() -> Iterator[Service]:
    """Run PostgreSQL in a folder of its own."""
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
    url = f"postgresql://purrlor@127.0.0.1:{port}/postgres"
    service = Service(
        url, [server, *options], folder, lambda: psycopg.connect(url).close(), signal.SIGQUIT, user
    )
    # Does not wait for those who are connected.
    with running_service(service, signal.SIGINT):
        yield service


@contextmanager
def redis_server() -> Iterator[Service]:
    """Run Redis without files."""
    import redis

    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    url = f"redis://127.0.0.1:{port}/0"
    folder = Path(tempfile.mkdtemp(prefix="purrlor-redis-"))
    command = [program("redis-server"), *options]
    service = Service(url, command, folder, lambda: redis.Redis.from_url(url).ping(), signal.SIGKILL)
    with running_service(service, signal.SIGTERM):
        yield service


def new_database(database: str) -> str:
    """Make an empty database."""
    import psycopg

    with psycopg.connect(database, autocommit=True) as connection:
        # By force: the server may not have noticed yet that a connection was cut.
        connection.execute("DROP DATABASE IF EXISTS another WITH (FORCE)")
        connection.execute("CREATE DATABASE another")
    return database.rpartition("/")[0] + "/another"
