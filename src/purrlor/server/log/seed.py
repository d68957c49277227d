"""Make seeds that nobody can foresee or choose, and that everybody can check after the game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b

NO_CONTRIBUTION = "-"


def draw_secret() -> str:
    """Draw the server's half of a seed from the system's secure source."""
    return secrets.token_hex(32)


def draw_contribution() -> str:
    """Draw a seat's half of a seed, for a client that sent none."""
    return secrets.token_hex(16)


def commitment(secret: str) -> str:
    """Return the hash that binds the server to a secret before the first deal."""
    return blake2b(bytes.fromhex(secret), digest_size=32).hexdigest()


def join_seed(secret: str, contributions: Sequence[str | None]) -> str:
    """Put the halves of a seed together."""
    return ":".join([secret, *(part or NO_CONTRIBUTION for part in contributions)])


def split_seed(seed: str) -> tuple[str, list[str | None]] | None:
    """Take a seed apart into the secret and the contributions; None if no server made it."""
    secret, *parts = seed.split(":")
    if len(secret) != 64 or not parts or not all(letter in "0123456789abcdef" for letter in secret):
        return None
    return secret, [None if part == NO_CONTRIBUTION else part for part in parts]
