"""The services of deploy/compose.yaml, started here with its commands and variables, play a game together."""

from __future__ import annotations

import os
import re
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import psycopg
import pytest
import yaml  # type: ignore[import-untyped]

from tests.scale import PATIENCE
from tests.server.servers import MAIN, free_port, open_table, play_to_the_end, start
from tests.server.services import postgresql, program, redis_server, wait_for
from tests.server.test_proxies import DEPLOY, set_up_caddy

# Needs a real Caddy, as the tests of the proxies do.
pytestmark = pytest.mark.soak

GIVEN = {"PURRLOR_SITE": "localhost", "PURRLOR_PASSWORD": "secret"}


def filled(text: str) -> str:
    """Put in what the owner chooses."""
    return re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: GIVEN[found[1]], text)


@contextmanager
def started(command: list[str], folder: Path, **variables: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program for a while."""
    with (folder / "said.log").open("ab") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=os.environ | variables, cwd=folder)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def make_database(url: str, given: dict[str, str]) -> None:
    """Make what the image of the database makes at its first start."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {given['POSTGRES_DB']} OWNER {given['POSTGRES_USER']}".encode())


def test_the_services_play_a_game_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    services: dict[str, Any] = yaml.safe_load(filled((DEPLOY / "compose.yaml").read_text()))["services"]
    for variable in ("PURRLOR_SERVER", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "SSL_CERT_FILE"):
        monkeypatch.setenv(variable, "")  # put back after the test
    with ExitStack() as stack:
        database, bus = stack.enter_context(postgresql()), stack.enter_context(redis_server())
        make_database(database.url, services["database"]["environment"])
        given, command = dict(services["purrlor"]["environment"]), list(services["purrlor"]["command"])
        # Only where each service is found differs from its container.
        where = urlsplit(database.url).port, urlsplit(bus.url).port
        given["PURRLOR_DATABASE"] = given["PURRLOR_DATABASE"].replace("@database/", f"@127.0.0.1:{where[0]}/")
        given["PURRLOR_BUS"] = given["PURRLOR_BUS"].replace("//bus/", f"//127.0.0.1:{where[1]}/")
        port, plain, secure = free_port(), free_port(), free_port()
        command[command.index("--port") + 1] = str(port)
        proxy, certificate = set_up_caddy(tmp_path, port, plain, secure)
        serve = [sys.executable, "-c", MAIN, *command]
        server = stack.enter_context(started(serve, tmp_path, XDG_DATA_HOME=str(tmp_path), **given))
        stack.enter_context(
            started(proxy, tmp_path, PURRLOR_SITE=services["proxy"]["environment"]["PURRLOR_SITE"])
        )
        wait_for(lambda: certificate.read_bytes())
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        address, context = f"https://localhost:{secure}", ssl.create_default_context()
        wait_for(lambda: urlopen(f"{address}/health", context=context).close())
        code, guests = open_table(address, ["Ada", "Bo"], options={"players": 2})
        start(guests[0], code)
        assert all(line.ended for line in play_to_the_end(guests, code))
        workers = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        assert len(workers) >= int(command[command.index("--workers") + 1])
        # As when the containers are stopped.
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) in (0, -signal.SIGTERM)
        with psycopg.connect(given["PURRLOR_DATABASE"]) as connection:
            assert connection.execute("SELECT status FROM tables").fetchall() == [("over",)]


def test_the_bus_and_the_database_take_the_options_of_their_containers() -> None:
    services = yaml.safe_load(filled((DEPLOY / "compose.yaml").read_text()))["services"]
    with redis_server() as bus:
        assert services["bus"]["command"][1:] == bus.command[-4:]
    with postgresql() as database:
        words = services["database"]["healthcheck"]["test"][1:]
        ready = str(Path(os.path.realpath(program("postgres"))).with_name(words[0]))
        where = ["-h", "127.0.0.1", "-p", str(urlsplit(database.url).port)]
        assert subprocess.run([ready, *words[1:], *where], capture_output=True).returncode == 0
