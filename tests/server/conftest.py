"""One house for all tests that only visit it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.parlour import Program, running


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    with running(tmp_path_factory.mktemp("house")) as program:
        yield program
