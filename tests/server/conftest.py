"""One server for all tests that only visit it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.servers import RunningServer
from tests.server.services import postgresql, redis_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(scope="session")
def bus() -> Iterator[str]:
    with redis_server() as url:
        yield url
