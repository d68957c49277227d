"""`purrlor join` plays at a table of a server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from purrlor.client import Guest, LiveConnection, hash_of
from tests.scale import PATIENCE
from tests.server.servers import (
    MAIN,
    RunningServer,
    open_table,
    start,
)


def test_join_plays_a_whole_game_in_a_terminal(server: RunningServer, tmp_path: Path) -> None:
    # In a name or an answer nothing is a command to the terminal.
    code, (ann,) = open_table(server.address, ["Ann[/b]"], options={"players": 3}, bots={"2": "random"})
    options = ["-l", "pl", "--data", str(tmp_path)]
    ola = subprocess.Popen(
        [sys.executable, "-c", MAIN, "join", f"{server.address}/table/{code}", "--name", "Ola", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    while len(ann.request("GET", f"/api/tables/{code}")["table"]["seats"][1]["name"]) == 0:
        time.sleep(0.05)
    link = ann.request("GET", f"/api/tables/{code}/link?seat=0")["link"]
    start(ann, code)
    answers = b"c hello\nh\nu\n99\n[/x]\n?\n" + b"1\n" * 400
    me = subprocess.Popen(
        [sys.executable, "-c", MAIN, "join", server.address + link, "--data", str(tmp_path / "ann")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "LANG": "C"},
    )
    assert me.stdin is not None
    me.stdin.write(answers)
    me.stdin.flush()
    out_ola = ola.communicate(b"1\n" * 400, timeout=PATIENCE)[0].decode()
    out_me = me.communicate(timeout=PATIENCE)[0].decode()
    assert "W grze została jedna osoba." in out_ola
    assert "One player is left." in out_me
    assert "Ann[/b]: hello" in out_ola


def test_whoever_quits_during_the_deal_keeps_the_seat(server: RunningServer, tmp_path: Path) -> None:
    code, (ann,) = open_table(server.address, ["Ann"], options={"players": 2})
    page = f"/api/tables/{code}"
    ola = subprocess.Popen(
        [sys.executable, "-c", MAIN, "join", f"{server.address}/table/{code}", "--data", str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    wait_until(ann, page, lambda table: table["seats"][1]["online"])

    async def main() -> None:
        line = LiveConnection(Guest(server.address, cookie=ann.cookie), code)
        await line.open()  # the deal waits for those who are there
        await asyncio.to_thread(start, ann, code)
        await asyncio.to_thread(wait_until, ann, page, lambda table: table["pledges"][1])
        # Ola goes after the pledge, and before anything can be opened.
        quitting = asyncio.create_task(asyncio.to_thread(ola.communicate, b"q\n", 60))
        own = "07" * 16
        for path, given in (("pledge", {"pledge": hash_of(own)}), ("reveal", {"contribution": own})):
            await asyncio.to_thread(ann.request, "POST", f"{page}/{path}", {"seat": 0, **given})
        await quitting
        await line.close()

    asyncio.run(main())
    table = ann.request("GET", page)["table"]
    assert table["contributions"][1]
    assert (table["status"], table["seats"][1]["away"]) == ("running", False)


def wait_until(guest: Guest, page: str, holds: Callable[[Any], object]) -> None:
    """Wait until something holds of a table."""
    while not holds(guest.request("GET", page)["table"]):
        time.sleep(0.02)
