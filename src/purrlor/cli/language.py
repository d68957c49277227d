"""Choose the language of a command: the one asked for, else the system's, else English."""

from __future__ import annotations

import os

from purrlor.table.reasons import refused
from purrlor.table.texts import LANGUAGES

_chosen: list[str] = []


def use_language(asked: str | None) -> str:
    """Set the language for this run; later calls without a language use the same."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise refused("unknown-language", language=asked[:20], known=", ".join(LANGUAGES))
        _chosen[:] = [asked]
    if not _chosen:
        variables = (
            os.environ.get(name, "") for name in ("PURRLOR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
        )
        machine = next((value[:2].lower() for value in variables if value), "en")
        return machine if machine in LANGUAGES else "en"
    return _chosen[0]
