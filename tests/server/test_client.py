"""The client that the protocol's page shows plays a whole game."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from tests.server.servers import RunningServer, open_table, start

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def test_the_client_on_the_page_plays_a_whole_game(server: RunningServer) -> None:
    text = PAGE.read_text(encoding="utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)
    options = {"options": {"players": 2}, "bots": {"1": "random"}, "sit": False}
    code, (host,) = open_table(server.address, ["Ann"], **options)

    async def main() -> None:
        robot = asyncio.create_task(names["play"](server.address, code))
        await asyncio.sleep(0)  # it has taken its seat before it waits for anything
        start(host, code)
        await robot

    asyncio.run(asyncio.wait_for(main(), 60))
    assert host.request("GET", f"/api/tables/{code}")["table"]["status"] == "over"
