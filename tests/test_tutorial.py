"""The tutorial's game works as the page says."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "tutorial.md"
SOURCES = ROOT / "src"
BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_tutorial_makes_a_game_that_keeps_every_law(tmp_path: Path) -> None:
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-W", "error", "try_snatch.py"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(SOURCES)])},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
