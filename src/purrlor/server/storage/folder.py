"""The folder of the games: where it is, and a lock that keeps other servers out."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from purrlor.table.reasons import refused

_locks: list[Any] = []


def data_folder(given: Path | None) -> Path:
    """Choose the folder of the games: as asked for, else where this system keeps a user's data."""
    if given is not None:
        return given
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home)) / "Purrlor"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Purrlor"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "purrlor"


def database_url(folder: Path, database: str) -> str:
    """Return the address of the database: as asked for, else one file in the data folder."""
    return database or f"sqlite:///{folder / 'purrlor.sqlite'}"


def lock_folder(folder: Path) -> None:
    """Make the data folder and keep other servers out of it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("a")
        database = folder / "purrlor.sqlite"
        if database.exists() and not os.access(database, os.W_OK):
            raise PermissionError
    except OSError:
        raise refused("folder-not-writable", folder=str(folder)) from None
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise refused("folder-in-use", folder=str(folder)) from None
    _locks.append(lock)


def unlock_folder() -> None:
    """Let other servers use the data folder again."""
    while _locks:
        _locks.pop().close()
