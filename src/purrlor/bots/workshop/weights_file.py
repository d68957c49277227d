"""Write tuned weights into the file beside a game, and how they were made."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path

from purrlor.core.weights import FILE

MADE = "[made]"
LINE = re.compile(r"^(?P<name>[\w-]+) = [-+.\de]+(?P<rest>.*)$")


def steps_in(package: str) -> dict[str, float]:
    """Read how far the workshop should change single weights, where the file says so."""
    file = files(package) / FILE
    if not file.is_file():
        return {}
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return {str(name): float(step) for name, step in table.get("steps", {}).items()}


def place_of(package: str) -> Path:
    """Name the file of a game's weights."""
    return Path(str(files(package) / FILE))


def rewritten(text: str, values: dict[str, float], made: dict[str, str | int | float]) -> str:
    """Put new values and how they were made into the text of a file; its comments stay."""
    lines, part = [], ""
    for line in text.splitlines():
        if line.startswith("["):
            part = line
        if part == MADE:
            continue
        found = LINE.match(line)
        if part == "[weights]" and found and found["name"] in values:
            line = f"{found['name']} = {values[found['name']]:.4g}{found['rest']}"
        lines.append(line)
    while lines and not lines[-1]:
        lines.pop()
    told = [f"{name} = {_toml(value)}" for name, value in made.items()]
    return "\n".join([*lines, "", MADE, *told, ""])


def _toml(value: str | int | float) -> str:
    return f'"{value}"' if isinstance(value, str) else f"{value}"
