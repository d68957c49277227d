"""The folder of the games: where it is, and a lock that keeps other servers out."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Any

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
    """Make the data folder, private to its owner, and keep other servers out of it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = private_file(folder / "lock")
        database = folder / "purrlor.sqlite"
        if database.exists() and not os.access(database, os.W_OK):
            raise PermissionError
        # SQLite makes its other files with the permissions of this one.
        private_file(database).close()
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


def private_file(file: Path) -> IO[bytes]:
    """Open a file to append; nobody but its owner may read it."""
    opened = os.fdopen(os.open(file, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600), "ab")
    if os.name != "nt" and file.stat().st_uid == os.geteuid():
        file.chmod(0o600)
    return opened


def unlock_folder() -> None:
    """Let other servers use the data folder again."""
    while _locks:
        _locks.pop().close()
