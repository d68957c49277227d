"""Stop tools that would read the rules of an earlier build."""

from __future__ import annotations

import os
import sys

import hatch_build

STALE = "The compiled rules are older than the sources: run python3 run.py build, or set PURRLOR_PURE=1."


def require_current_rules() -> None:
    """Stop if the compiled rules are older than their sources."""
    pure = os.environ.get("PURRLOR_PURE") == "1"
    if not pure and hatch_build.compiled_files() and not hatch_build.is_current():
        sys.exit(STALE)
