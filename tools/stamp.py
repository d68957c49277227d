"""Read and write the stamps that say what the last set-up or build left; only with the standard library."""

import json
from pathlib import Path


def read_stamp(file: Path) -> dict[str, str]:
    """Read a stamp; an empty one if the last run was cut short."""
    try:
        stamp = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(file: Path, stamp: dict[str, str]) -> None:
    """Write a stamp: the last act of a set-up or build."""
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(stamp), encoding="utf-8")
