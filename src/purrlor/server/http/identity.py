"""Recognise guests without accounts: signed numbers in cookies, and personal links to seats."""

from __future__ import annotations

import secrets

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from purrlor.server.storage.admin import SECRET
from purrlor.server.storage.store import Store

COOKIE = "purrlor"
YEAR = 31_536_000


class SeatKey(msgspec.Struct, array_like=True):
    """What a personal link says."""

    table: str
    seat: int
    key: str


class Signatures:
    """Sign what clients keep and must give back unchanged."""

    def __init__(self, secret: str) -> None:
        self._guests = URLSafeSerializer(secret, salt="guest")
        self._seats = URLSafeSerializer(secret, salt="seat")

    @classmethod
    def of(cls, store: Store) -> Signatures:
        """Sign with the key that the database keeps."""
        return cls(store.setting(SECRET, lambda: secrets.token_hex(32)))

    def cookie(self, person: str) -> str:
        """Make a guest's cookie."""
        return str(self._guests.dumps(person))

    def person(self, cookie: str | None) -> str:
        """Read a guest's cookie; empty if we did not sign it."""
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
