"""In these tests every move is made by the test."""

from __future__ import annotations

import pytest

from purrlor.server.log.state import TableState


@pytest.fixture(autouse=True)
def everybody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put every question, also where the server would answer for whoever has nothing to decide."""
    monkeypatch.setattr(TableState, "empty_answer", lambda table, seat: None)
