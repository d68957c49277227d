"""The codes by which tables are found."""

from __future__ import annotations

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
CODE_LENGTH = 8


def new_code() -> str:
    """Make a table's code."""
    return "".join(secrets.choice(LETTERS) for place in range(CODE_LENGTH))


def plain_code(code: str) -> str:
    """Read a code as people write it."""
    return code.lower().replace("-", "").replace(" ", "")[:CODE_LENGTH]


def is_code(code: str) -> bool:
    """Tell whether this can be a table's code."""
    return len(code) == CODE_LENGTH and set(code) <= set(LETTERS)
