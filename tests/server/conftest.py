"""One house for all tests that only visit it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.parlour import Visited
from tests.server.services import postgresql, redis_server


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visited]:
    with Visited(tmp_path_factory.mktemp("house")) as visited:
        yield visited


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(scope="session")
def bus() -> Iterator[str]:
    with redis_server() as url:
        yield url
