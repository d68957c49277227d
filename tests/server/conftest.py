"""One server for all tests that only visit it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from purrlor.server.live import reviews
from tests.server.servers import RunningServer
from tests.server.services import Service, postgresql, redis_server


@pytest.fixture(scope="session", autouse=True)
def reviews_at_once() -> Iterator[None]:
    """Let reviews not wait until all other tests let them go first."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews, "be_nice", None)
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Service]:
    with postgresql() as service:
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[Service]:
    with redis_server() as service:
        yield service


@pytest.fixture(scope="session")
def database(postgres: Service) -> str:
    return postgres.url


@pytest.fixture(scope="session")
def bus(redis: Service) -> str:
    return redis.url
