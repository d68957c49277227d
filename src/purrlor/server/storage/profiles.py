"""Profiles: names that stay, the devices that are signed in, passkeys, and codes that sign in once."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import blake2b

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from purrlor.server.storage.schema import MERGED, PASSKEYS, PROFILES, SESSIONS, SUBSCRIPTIONS, TOKENS
from purrlor.server.storage.upsert import insert_new
from purrlor.table.reasons import refused

CODES = 8  # recovery codes
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that look alike
LINK, RECOVERY, REGISTER, SIGN_IN = "link", "recovery", "register", "sign-in"  # kinds of tokens
SEEN = 3_600.0  # seconds after which a device's last visit is noted again
MOST_PASSKEYS, MOST_DEVICES = 20, 50


class Profile(msgspec.Struct, frozen=True):
    """A person who keeps a name."""

    person: str
    name: str
    avatar: int
    language: str
    created: float
    away_since: float | None = None
    away_until: float | None = None
    away_year: int = 0
    away_spent: float = 0.0


class Device(msgspec.Struct, frozen=True):
    """A device that is signed in."""

    id: str
    person: str
    device: str
    created: float
    seen: float


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of a profile."""

    id: str
    person: str
    credential: bytes
    public_key: bytes
    uses: int
    name: str
    created: float
    used: float | None = None


def hashed(secret: str | bytes) -> str:
    """Return what the database keeps of a secret; all are long and random, so one round is enough."""
    return blake2b(secret.encode() if isinstance(secret, str) else secret, digest_size=16).hexdigest()


# -- who somebody is -----------------------------------------------------------------------------------


def recognise(connection: Connection, person: str, session: str, now: float) -> bool:
    """Tell whether a cookie still stands for a person: a session that was not ended, or a plain guest."""
    if session:
        mine = SESSIONS.c.id == session, SESSIONS.c.person == person
        seen = connection.execute(select(SESSIONS.c.seen).where(*mine)).scalar()
        if seen is not None and seen < now - SEEN:
            connection.execute(update(SESSIONS).where(*mine).values(seen=now))
        return seen is not None
    kept = select(PROFILES.c.person).where(PROFILES.c.person == person)
    merged = select(MERGED.c.guest).where(MERGED.c.guest == person)
    return connection.execute(kept).first() is None and connection.execute(merged).first() is None


def find_profile(connection: Connection, person: str) -> Profile | None:
    """Read the profile of a person."""
    row = connection.execute(select(PROFILES).where(PROFILES.c.person == person)).mappings().first()
    return None if row is None else Profile(**row)


def keep_profile(connection: Connection, profile: Profile) -> None:
    """Let a person keep a name from now on."""
    guest = recognise(connection, profile.person, "", profile.created)
    # Of two who come at the same time, one inserts the row.
    if not guest or not insert_new(connection, PROFILES, **msgspec.structs.asdict(profile)):
        raise refused("profile-exists")


def change_profile(connection: Connection, person: str, **values: object) -> None:
    """Change some columns of a profile."""
    connection.execute(update(PROFILES).where(PROFILES.c.person == person).values(**values))


def away_people(connection: Connection, persons: Iterable[str], now: float) -> dict[str, float]:
    """Find those of some people who are on vacation, and until when."""
    asked = select(PROFILES.c.person, PROFILES.c.away_until)
    asked = asked.where(PROFILES.c.person.in_(set(persons)), PROFILES.c.away_until > now)
    return {str(person): float(until) for person, until in connection.execute(asked)}


def away_until(connection: Connection, person: str) -> float:
    """Read until when somebody is on vacation, or was last."""
    asked = select(PROFILES.c.away_until).where(PROFILES.c.person == person)
    return float(connection.execute(asked).scalar() or 0.0)


# -- devices -------------------------------------------------------------------------------------------


def start_session(connection: Connection, person: str, device: str, now: float) -> str:
    """Sign a device in; return what its cookie holds. The device that was not seen for longest makes room.

    What the guest on this device subscribed to ends with the session.
    """
    token = secrets.token_urlsafe(24)
    row = Device(hashed(token), person, device[:60], now, now)
    connection.execute(insert(SESSIONS).values(msgspec.structs.asdict(row)))
    guests = (SUBSCRIPTIONS.c.person == person) & (SUBSCRIPTIONS.c.session == "")
    connection.execute(update(SUBSCRIPTIONS).where(guests).values(session=row.id))
    asked = select(SESSIONS.c.id).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc())
    too_many = list(connection.execute(asked.offset(MOST_DEVICES)).scalars())
    connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(too_many)))
    return token


def devices_of(connection: Connection, person: str) -> list[Device]:
    """List the devices that are signed in, the last seen first."""
    asked = select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc())
    return [Device(**row) for row in connection.execute(asked).mappings()]


def end_sessions(connection: Connection, person: str, but: str = "", only: str = "") -> int:
    """Sign devices out: all, all but one, or only one; return how many."""
    which = [SESSIONS.c.person == person, SESSIONS.c.id != but]
    if only:
        which.append(SESSIONS.c.id == only)
    return connection.execute(delete(SESSIONS).where(*which)).rowcount


def ended_sessions(connection: Connection, sessions: Iterable[str]) -> set[str]:
    """Find those of some sessions that are over."""
    asked = set(sessions)
    there = select(SESSIONS.c.id).where(SESSIONS.c.id.in_(asked))
    return asked - set(connection.execute(there).scalars())


# -- passkeys ------------------------------------------------------------------------------------------


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """List the passkeys of a person, the oldest first."""
    asked = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created)
    return [Passkey(**row) for row in connection.execute(asked).mappings()]


def find_passkey(connection: Connection, credential: bytes) -> Passkey | None:
    """Find a passkey by what the authenticator calls it."""
    asked = select(PASSKEYS).where(PASSKEYS.c.id == hashed(credential))
    row = connection.execute(asked).mappings().first()
    return None if row is None else Passkey(**row)


def add_passkey(connection: Connection, passkey: Passkey) -> None:
    """Add a passkey."""
    if len(passkeys_of(connection, passkey.person)) >= MOST_PASSKEYS:
        raise refused("too-many-passkeys", most=MOST_PASSKEYS)
    if not insert_new(connection, PASSKEYS, **msgspec.structs.asdict(passkey)):
        raise refused("passkey-known")


def use_passkey(connection: Connection, passkey: str, uses: int, now: float) -> None:
    """Note that a passkey was used."""
    connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == passkey).values(uses=uses, used=now))


def name_passkey(connection: Connection, person: str, passkey: str, name: str) -> None:
    """Give a passkey a name."""
    mine = PASSKEYS.c.person == person, PASSKEYS.c.id == passkey
    if not connection.execute(update(PASSKEYS).where(*mine).values(name=name)).rowcount:
        raise refused("no-such-passkey")


def remove_passkey(connection: Connection, person: str, passkey: str) -> None:
    """Remove a passkey."""
    mine = PASSKEYS.c.person == person, PASSKEYS.c.id == passkey
    if not connection.execute(delete(PASSKEYS).where(*mine)).rowcount:
        raise refused("no-such-passkey")


# -- what signs in once --------------------------------------------------------------------------------


def make_token(connection: Connection, person: str, kind: str, now: float, seconds: float) -> str:
    """Make a secret that can be used once, and for some time."""
    secret = secrets.token_urlsafe(32)
    row = {"id": hashed(secret), "person": person, "kind": kind, "until": now + seconds}
    connection.execute(insert(TOKENS).values(row))
    return secret


def spend_token(connection: Connection, kind: str, secret: str, now: float) -> str | None:
    """Use a secret up; return whose it was, or None if it is not valid (any more)."""
    this = TOKENS.c.id == hashed(secret), TOKENS.c.kind == kind
    row = connection.execute(select(TOKENS.c.person, TOKENS.c.until).where(*this)).first()
    # Of two who come at the same time, one deletes the row.
    if row is None or not connection.execute(delete(TOKENS).where(*this)).rowcount:
        return None
    return str(row.person) if row.until is None or row.until > now else None


def make_codes(connection: Connection, person: str) -> list[str]:
    """Make new recovery codes; the old ones are no longer valid."""
    connection.execute(delete(TOKENS).where(TOKENS.c.person == person, TOKENS.c.kind == RECOVERY))
    codes = ["-".join(_letters(5) for _ in range(3)) for _ in range(CODES)]
    rows = [{"id": hashed(plain_recovery(code)), "person": person, "kind": RECOVERY} for code in codes]
    connection.execute(insert(TOKENS), rows)
    return codes


def _letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def plain_recovery(code: str) -> str:
    """Read a recovery code as people write it."""
    return "".join(letter for letter in code.lower() if letter.isalnum())


def count_codes(connection: Connection, person: str) -> int:
    """Count the recovery codes that are left."""
    asked = select(func.count()).where(TOKENS.c.person == person, TOKENS.c.kind == RECOVERY)
    return int(connection.execute(asked).scalar_one())
