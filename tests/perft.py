"""Compare the positions that a game's rules lead to with those in its perft.txt, or write them anew."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from purrlor.table.snapshot import perft

FILE = "perft.txt"
OTHER_POSITIONS = (
    "the rules lead to other positions than before; if you meant that, follow"
    " 'When saved games change' in CONTRIBUTING.md"
)


def lines(folder: Path) -> list[str]:
    """List the set-ups of a game, each with a depth, the count of positions there and their digest."""
    text = (folder / FILE).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def check(folder: Path, line: str) -> None:
    """Compare one set-up."""
    assert counted(folder, line) == line, OTHER_POSITIONS


def counted(folder: Path, line: str) -> str:
    """Count and digest the positions of a set-up as the rules are now."""
    *given, depth, _, _ = line.split()
    start = import_module(f"tests.games.{folder.name}.perft").start
    count, digest = perft(start(*given), int(depth))
    return " ".join([*given, depth, str(count), digest])


def write(folder: Path) -> None:
    """Write the counts and digests of all set-ups as the rules are now."""
    text = (folder / FILE).read_text(encoding="utf-8")
    written = [line if line.startswith("#") else counted(folder, line) for line in text.splitlines()]
    (folder / FILE).write_text("\n".join(written) + "\n", encoding="utf-8")
