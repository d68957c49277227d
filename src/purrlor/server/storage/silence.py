"""Cut connections on which the database does not answer, so that nobody waits for it for ever."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine

from purrlor.server.telemetry import logger


class Silence:
    """The connections that wait for an answer; `cut` ends those that have waited too long."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self._seconds = seconds
        self._has_sockets = engine.dialect.name != "sqlite"
        self._waiting: dict[int, tuple[float, Connection]] = {}

    @contextmanager
    def limited(self, connection: Connection) -> Iterator[None]:
        """Limit the time for which the statements inside may wait, all together."""
        key = id(connection)
        self._waiting[key] = (time.monotonic(), connection)
        try:
            yield
        finally:
            del self._waiting[key]

    def cut(self) -> None:
        """End the connections that have waited too long; those who use them get an error at once."""
        before = time.monotonic() - self._seconds
        for since, connection in list(self._waiting.values()) if self._has_sockets else ():
            if since < before:
                logger().error("database-silent")
                _shut_down(connection.connection.driver_connection)


def _shut_down(driver: Any) -> None:
    # libpq has no time limit for an answer. Another thread may shut its socket down, but not close it.
    try:
        with socket.socket(fileno=os.dup(driver.fileno())) as shared:
            shared.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
