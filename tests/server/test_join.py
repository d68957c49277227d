"""`purrlor join` plays at a table of a server."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

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
    out_ola = ola.communicate(b"1\n" * 400, timeout=60)[0].decode()
    out_me = me.communicate(timeout=60)[0].decode()
    assert "W grze została jedna osoba." in out_ola
    assert "One player is left." in out_me
    assert "Ann[/b]: hello" in out_ola
