"""Know guests again without accounts: signed numbers in cookies, personal links, invitation codes."""

from __future__ import annotations

import secrets

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
CODE_LENGTH = 8
COOKIE = "purrlor"
YEAR = 31_536_000


class SeatKey(msgspec.Struct, array_like=True):
    """What a personal link says."""

    table: str
    seat: int
    key: str


class Signatures:
    """Sign what leaves the house and must come back unchanged."""

    def __init__(self, secret: str) -> None:
        self._guests = URLSafeSerializer(secret, salt="guest")
        self._seats = URLSafeSerializer(secret, salt="seat")

    def cookie(self, person: str) -> str:
        """Make a guest's cookie."""
        return str(self._guests.dumps(person))

    def person(self, cookie: str | None) -> str:
        """Read a guest's cookie; nobody, if it is not ours."""
        if not cookie or len(cookie) > 200:
            return ""
        try:
            return str(self._guests.loads(cookie))[:32]
        except BadSignature:
            return ""

    def seat_token(self, key: SeatKey) -> str:
        """Make the token of a personal link."""
        return str(self._seats.dumps(msgspec.to_builtins(key)))

    def seat_key(self, token: str) -> SeatKey | None:
        """Read the token of a personal link."""
        try:
            return msgspec.convert(self._seats.loads(token), SeatKey)
        except (BadSignature, msgspec.ValidationError):
            return None


def new_person() -> str:
    """Make a guest's number."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Make a table's code."""
    return "".join(secrets.choice(LETTERS) for place in range(CODE_LENGTH))


def plain_code(code: str) -> str:
    """Read a code as people write it."""
    return code.lower().replace("-", "").replace(" ", "")[:CODE_LENGTH]
