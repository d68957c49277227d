"""A live connection that can not be served is closed with a code that says why."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from purrlor.server.live.session import serve_connection
from purrlor.server.storage.store import StoreError
from tests.server.servers import open_server


def test_whoever_comes_while_the_database_is_away_is_told_to_come_back(tmp_path: Path) -> None:
    async def main() -> list[Any]:
        sent: list[Any] = []

        async def send(event: dict[str, Any]) -> None:
            sent.append(event)

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async with open_server(tmp_path) as server:

            async def away(code: str) -> str | None:
                raise StoreError

            server.worker.store.find = away  # type: ignore[method-assign]
            await serve_connection(server.tables, "abcdefgh", "", "", {"query_string": b""}, receive, send)
        return sent

    assert asyncio.run(main())[-1] == {"type": "websocket.close", "code": 1013}
