"""Tell how much of its time a search spends itself, not in the rules and judges: by a sampling profiler."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROUND = "CPyDef_search___Search___play_round"
# Compiled functions of the search itself; what they call in libraries counts as theirs.
OWN = re.compile(r"CPyDef_(search|glance|rng|arrays)___")
COMPILED = re.compile(r"CPyDef_\w+___")


def own_part(profiler: Path, code: str) -> float:
    """Run code that searches under py-spy; give the search's own share of the samples."""
    with tempfile.TemporaryDirectory() as folder:
        stacks = Path(folder) / "stacks"
        record = [str(profiler), "record", "--native", "--rate", "300", "--format", "raw", "--output"]
        run = subprocess.run(
            [*record, str(stacks), "--", sys.executable, "-c", code], capture_output=True, text=True
        )
        if run.returncode != 0:
            raise RuntimeError(f"py-spy can't look into a program here: {run.stderr.strip()[-300:]}")
        return share(stacks.read_text().splitlines())


def share(lines: list[str]) -> float:
    """Read stacks, the outermost function first, each with its number of samples."""
    own = total = 0
    for line in lines:
        stack, _, samples = line.rpartition(" ")
        functions = stack.split(";")
        inside = [i for i, name in enumerate(functions) if name.startswith(ROUND)]
        if not inside:
            continue
        total += int(samples)
        called = [name for name in functions[inside[-1] :] if COMPILED.match(name)]
        own += int(samples) * all(OWN.match(name) for name in called)
    return own / max(total, 1)
