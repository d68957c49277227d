"""Keep the plan of a long job in its folder, so that it can only be resumed with the same one."""

from __future__ import annotations

from pathlib import Path

import msgspec

from purrlor.table.reasons import refused

PLAN = "plan.json"


def begin_folder(folder: Path, plan: msgspec.Struct) -> None:
    """Make a folder with its plan."""
    file = folder / PLAN
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
    except OSError:
        raise refused("file-not-writable", file=str(file)) from None


def check_folder(folder: Path, plan: msgspec.Struct) -> None:
    """Refuse to resume without a plan, or with another one."""
    file = folder / PLAN
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=type(plan))
    except (OSError, msgspec.DecodeError):
        raise refused("file-missing", file=str(file)) from None
    if kept != plan:
        raise refused("arena-other-plan", file=str(file))
