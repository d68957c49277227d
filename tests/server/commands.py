"""Run commands of Purrlor in this process."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

import pytest

from purrlor.cli import language, main
from purrlor.server.storage.folder import unlock_folder


def purrlor(*arguments: Any) -> tuple[int, str, str]:
    """Run a command in this process; return its exit status and what it says."""
    out, err = io.StringIO(), io.StringIO()
    status: Any = 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["purrlor", *map(str, arguments)])
        patch.setenv("PURRLOR_LANGUAGE", "en")
        patch.setattr(language, "_chosen", [])
        try:
            main()
        except SystemExit as exit_status:
            status = exit_status.code or 0
        finally:
            unlock_folder()
    return int(status), out.getvalue(), err.getvalue()


def sentence(*arguments: Any) -> str:
    """Run a command that can't work; return the one line that it says."""
    status, _, err = purrlor(*arguments)
    assert status == 2, err
    lines = err.strip().splitlines()
    assert len(lines) == 1, err
    assert "⟨" not in lines[0]
    return lines[0]
