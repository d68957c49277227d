"""Processes that work for another one."""

from __future__ import annotations

import subprocess
import sys
from multiprocessing.connection import wait
from pathlib import Path

OWNER = """
import os, time
from purrlor.bots.processes import open_pool

if __name__ == "__main__":
    pool = open_pool(2)
    # Each holds the pipe of its standard output: that ends when both are gone.
    print(*sorted({pool.submit(os.getpid).result() for _ in range(4)}), flush=True)
    time.sleep(600)
"""


def test_processes_end_with_the_one_that_they_work_for(tmp_path: Path) -> None:
    script = tmp_path / "owner.py"
    script.write_text(OWNER)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as owner:
        assert owner.stdout is not None
        assert owner.stdout.readline().split()
        owner.kill()
        assert wait([owner.stdout.fileno()], timeout=60)
        assert owner.stdout.read() == ""
