"""Recognise people: signed numbers in cookies, with a session if they keep a profile; links to seats."""

from __future__ import annotations

import secrets

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from purrlor.server.storage.admin import SECRET
from purrlor.server.storage.profiles import hashed
from purrlor.server.storage.store import Store

COOKIE = "purrlor"
ASIDE = "purrlor-guest"  # the guest who was here before somebody signed in
YEAR = 31_536_000


class SeatKey(msgspec.Struct, array_like=True):
    """What a personal link says."""

    table: str
    seat: int
    key: str


class Claim(msgspec.Struct, frozen=True):
    """Whom a cookie stands for: a guest, or somebody who signed in; the session must not have ended."""

    person: str = ""
    session: str = ""  # as the database knows it


class Signatures:
    """Sign what clients keep and must give back unchanged."""

    def __init__(self, secret: str) -> None:
        self._guests = URLSafeSerializer(secret, salt="guest")
        self._seats = URLSafeSerializer(secret, salt="seat")

    @classmethod
    def of(cls, store: Store) -> Signatures:
        """Sign with the key that the database keeps."""
        return cls(store.setting(SECRET, lambda: secrets.token_hex(32)))

    def cookie(self, person: str, token: str = "") -> str:
        """Make a cookie: of a guest, or of a session."""
        return str(self._guests.dumps([person, token] if token else person))

    def claim(self, cookie: str | None) -> Claim:
        """Read a cookie; empty if we did not sign it."""
        if not cookie or len(cookie) > 200:
            return Claim()
        try:
            said = self._guests.loads(cookie)
        except BadSignature:
            return Claim()
        match said:
            case [str(person), str(token)]:
                return Claim(person[:32], hashed(token))
            case str(person):
                return Claim(person[:32])
        return Claim()

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
