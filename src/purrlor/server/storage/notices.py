"""Devices that get notices, which notices somebody wants, and which were given."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, exists, select

from purrlor.server.storage.profiles import hashed
from purrlor.server.storage.schema import (
    MUTED,
    POSTPONED,
    REMINDED,
    REMINDERS,
    SETTINGS,
    SUBSCRIPTIONS,
    TABLES,
)
from purrlor.server.storage.upsert import insert_new, upsert
from purrlor.table.reasons import refused

VAPID = "push-key"  # settings: the private key that signs notices,
CONTACT = "push-contact"  # and where push services find who sends them
KINDS = ("turn", "deadline", "invitation", "end")
DEVICES = 20  # of one person that get notices
STALE = 3 * 86_400.0  # seconds after which an invitation is old news
REMEMBERED = 90 * 86_400.0  # seconds for which given notices are remembered


HOST = re.compile(r"[a-z0-9.-]{1,253}(:\d{1,5})?")
PUBLIC = re.compile(r"([a-z0-9-]+\.)+[a-z][a-z0-9-]+(:\d{1,5})?")


class Subscription(msgspec.Struct, frozen=True):
    """A device that gets notices."""

    id: str
    person: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created: float


class Wishes(msgspec.Struct, frozen=True):
    """Which notices somebody wants, and when not: minutes of the day in a time zone."""

    kinds: tuple[str, ...] = KINDS
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None


def subscribe(connection: Connection, subscription: Subscription) -> None:
    """Let a device get notices; whoever had it before gets none there."""
    values = msgspec.structs.asdict(subscription)
    others = SUBSCRIPTIONS.c.person == subscription.person, SUBSCRIPTIONS.c.id != subscription.id
    if len(connection.execute(select(SUBSCRIPTIONS.c.id).where(*others)).all()) >= DEVICES:
        raise refused("too-many-subscriptions", most=DEVICES)
    upsert(connection, SUBSCRIPTIONS, {"id": values.pop("id")}, values)


def unsubscribe(connection: Connection, endpoint: str) -> None:
    """Forget a device."""
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == hashed(endpoint)))


def subscriptions_of(connection: Connection, person: str) -> list[Subscription]:
    """List the devices of a person that get notices."""
    asked = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person)
    return [Subscription(**row) for row in connection.execute(asked).mappings()]


def who_subscribes(connection: Connection) -> tuple[bool, str]:
    """Tell whether any device gets notices, and where push services find who sends them."""
    contact = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == CONTACT)).scalar()
    return bool(connection.execute(select(exists(select(SUBSCRIPTIONS.c.id)))).scalar()), contact or ""


def note_contact(connection: Connection, host: str) -> None:
    """Note the address of this server, for push services that want to ask about notices that are too many.

    A client may claim any: a public name stays, for some services take nothing from `localhost`.
    """
    if not HOST.fullmatch(host):
        return
    name, value = {"name": CONTACT}, {"value": f"https://{host}"}
    kept = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == CONTACT)).scalar()
    if kept is None or (PUBLIC.fullmatch(host) and not PUBLIC.fullmatch(kept.removeprefix("https://"))):
        upsert(connection, SETTINGS, name, value)


def wishes_of(connection: Connection, person: str) -> Wishes:
    """Read which notices somebody wants."""
    row = connection.execute(select(REMINDERS).where(REMINDERS.c.person == person)).first()
    if row is None:
        return Wishes()
    return Wishes(tuple(row.kinds.split()), row.zone, row.quiet_from, row.quiet_until)


def choose(connection: Connection, person: str, wishes: Wishes) -> None:
    """Note which notices somebody wants."""
    values = msgspec.structs.asdict(wishes) | {"kinds": " ".join(wishes.kinds)}
    upsert(connection, REMINDERS, {"person": person}, values)


def mute(connection: Connection, person: str, table_id: str, on: bool) -> None:
    """Send somebody no notices of a table, or send them again."""
    if on:
        insert_new(connection, MUTED, person=person, table_id=table_id)
    else:
        this = MUTED.c.person == person, MUTED.c.table_id == table_id
        connection.execute(delete(MUTED).where(*this))


def muted_tables(connection: Connection, person: str) -> list[str]:
    """List the codes of the tables of which somebody wants no notices."""
    asked = select(TABLES.c.code).join(MUTED, MUTED.c.table_id == TABLES.c.id)
    return list(connection.execute(asked.where(MUTED.c.person == person)).scalars())


def is_muted(connection: Connection, person: str, table_id: str) -> bool:
    """Tell whether somebody wants no notices of a table."""
    asked = select(MUTED.c.person).where(MUTED.c.person == person, MUTED.c.table_id == table_id)
    return connection.execute(asked).first() is not None


def claim(connection: Connection, person: str, table_id: str, what: str, now: float) -> bool:
    """Note that a notice is given; False if it was given before, perhaps by another worker."""
    return insert_new(connection, REMINDED, person=person, table_id=table_id, what=what, at=now)


def postpone(connection: Connection, person: str, table_id: str, other: str, name: str, at: float) -> None:
    """Keep an invitation until somebody's quiet hours end; those to tables that began are old news."""
    connection.execute(delete(POSTPONED).where(POSTPONED.c.at < at - STALE))
    keys = {"person": person, "table_id": table_id}
    upsert(connection, POSTPONED, keys, {"other": other, "name": name, "at": at})


def forget_postponed(connection: Connection, person: str, table_id: str) -> None:
    """Forget an invitation that was given, or is not wanted."""
    this = POSTPONED.c.person == person, POSTPONED.c.table_id == table_id
    connection.execute(delete(POSTPONED).where(*this))


def due_invitations(connection: Connection, now: float) -> list[Row[Any]]:
    """List the invitations whose time has come, to tables that have not begun."""
    due = POSTPONED.c.at <= now, TABLES.c.status == "open"
    asked = select(POSTPONED, TABLES.c.summary).join(TABLES, TABLES.c.id == POSTPONED.c.table_id)
    return list(connection.execute(asked.where(*due)))
