"""A finished game for the tests of the interface."""

from __future__ import annotations

import pytest

from purrlor.client import Guest, LiveConnection
from tests.server.servers import RunningServer, open_table, play_to_the_end, start


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> tuple[str, list[Guest], list[LiveConnection]]:
    code, guests = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    start(guests[0], code)
    return code, guests, play_to_the_end(guests, code)
