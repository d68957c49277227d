"""How people find each other: invitations, blocks, reports, and the queue for a game."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Row, Select, delete, func, insert, or_, select, update

from purrlor.server.protocol.fields import Clock
from purrlor.server.storage.admin import changing
from purrlor.server.storage.notices import forget_postponed
from purrlor.server.storage.person_rows import wait_for_turn
from purrlor.server.storage.schema import BLOCKS, INVITATIONS, POSTPONED, QUEUE, REPORTS, TABLES
from purrlor.server.storage.upsert import insert_new, upsert
from purrlor.table.reasons import refused

MOST_BLOCKED = 500
MOST_REPORTS = 20  # of one person that wait for the owner
LASTS = 7 * 86_400.0  # seconds for which an invitation is shown
MOST_WAITING = 5_000  # in the queue who are looked at
SEEN = 20.0  # seconds after which somebody who does not ask no longer waits
HIDDEN = 60.0  # seconds more for a page in the background: browsers let it ask once a minute
CLAIM = 30.0  # seconds after which another worker opens a table that was never opened
FORGOTTEN = 3_600.0  # seconds after which nobody remembers who waited


# -- invitations ---------------------------------------------------------------------------------------


def invite(
    connection: Connection, table_id: str, sender: str, name: str, persons: Collection[str], at: float
) -> None:
    """Invite persons to a table, except those who blocked the sender."""
    for person in sorted(set(persons) - who_blocked(connection, sender) - {sender}):
        keys = {"person": person, "table_id": table_id}
        upsert(connection, INVITATIONS, keys, {"other": sender, "name": name, "at": at})


def invitations(connection: Connection, person: str, now: float) -> list[Row[Any]]:
    """List the invitations of a person to tables that have not begun."""
    asked = (
        select(INVITATIONS.c.name, INVITATIONS.c.at, TABLES.c.summary)
        .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
        .where(INVITATIONS.c.person == person, INVITATIONS.c.at > now - LASTS, TABLES.c.status == "open")
        .order_by(INVITATIONS.c.at.desc())
        .limit(20)
    )
    return list(connection.execute(asked))


def decline(connection: Connection, person: str, table_id: str) -> None:
    """Forget an invitation."""
    mine = (INVITATIONS.c.person == person) & (INVITATIONS.c.table_id == table_id)
    connection.execute(delete(INVITATIONS).where(mine))
    forget_postponed(connection, person, table_id)


# -- blocks and reports --------------------------------------------------------------------------------


def block(connection: Connection, person: str, other: str, name: str, at: float) -> None:
    """Block somebody: they can't invite this person, meet them in the queue, or sit down at their table."""
    count = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.person == person)
    if connection.execute(count).scalar_one() < MOST_BLOCKED:
        insert_new(connection, BLOCKS, person=person, other=other, name=name, at=at)
    for table in (INVITATIONS, POSTPONED):
        connection.execute(delete(table).where(table.c.person == person, table.c.other == other))


def unblock(connection: Connection, person: str, other: str) -> None:
    """Let somebody be met again."""
    connection.execute(delete(BLOCKS).where(BLOCKS.c.person == person, BLOCKS.c.other == other))


def blocks_of(connection: Connection, person: str) -> list[Row[Any]]:
    """List whom a person blocked."""
    return list(connection.execute(select(BLOCKS).where(BLOCKS.c.person == person).order_by(BLOCKS.c.at)))


def blocked_by(connection: Connection, person: str) -> frozenset[str]:
    """List the persons whom somebody blocked."""
    return frozenset(connection.execute(select(BLOCKS.c.other).where(BLOCKS.c.person == person)).scalars())


def who_blocked(connection: Connection, person: str) -> frozenset[str]:
    """List the persons who blocked somebody."""
    return frozenset(connection.execute(select(BLOCKS.c.person).where(BLOCKS.c.other == person)).scalars())


def report(connection: Connection, **values: Any) -> bool:
    """Keep a report for the owner of the server; False if somebody has reported too often."""
    count = select(func.count()).select_from(REPORTS).where(REPORTS.c.person == values["person"])
    if connection.execute(count).scalar_one() >= MOST_REPORTS:
        return False
    connection.execute(insert(REPORTS).values(id=secrets.token_hex(4), **values))
    return True


class Report(msgspec.Struct, frozen=True):
    """A report as the owner of the server sees it; the seat is counted from one."""

    id: str
    at: float
    code: str  # empty if the table is gone
    seat: int
    name: str
    why: str
    text: str


def list_reports(engine: Engine) -> list[Report]:
    """List the reports, the oldest first."""
    asked = select(REPORTS, TABLES.c.code).outerjoin(TABLES, TABLES.c.id == REPORTS.c.table_id)
    with engine.connect() as connection:
        rows = connection.execute(asked.order_by(REPORTS.c.at)).all()
    return [Report(row.id, row.at, row.code or "", row.seat + 1, row.name, row.why, row.text) for row in rows]


def close_report(engine: Engine, number: str) -> None:
    """Delete a report that the owner has dealt with."""
    with changing(engine) as connection:
        if not connection.execute(delete(REPORTS).where(REPORTS.c.id == number)).rowcount:
            raise refused("no-such-report", number=number[:16])


# -- the queue -----------------------------------------------------------------------------------------


class Waiting(msgspec.Struct, frozen=True):
    """Somebody who waits for a game."""

    person: str
    game: str
    players: int
    clock: Clock
    bot: str
    until: float  # when bots take the seats that are left
    sitter: bytes

    @property
    def wanted(self) -> tuple[str, int, Clock]:
        """Tell what others must want as well to get the same table."""
        return self.game, self.players, self.clock


def wait(connection: Connection, waiting: Waiting, now: float) -> None:
    """Put somebody into the queue, or change what they wait for, unless their table is being opened."""
    if connection.execute(_being_seated(waiting.person, now)).first() is not None:
        return
    values = msgspec.structs.asdict(waiting)
    del values["person"]
    values |= {
        "clock": msgspec.json.encode(waiting.clock).decode(),
        "since": now,
        "seen": now,
        "claimed": None,
        "code": None,
    }
    upsert(connection, QUEUE, {"person": waiting.person}, values)


def leave_queue(connection: Connection, person: str, now: float) -> None:
    """Take somebody out of the queue, unless their table is being opened: they have a seat there."""
    if connection.execute(_being_seated(person, now)).first() is None:
        connection.execute(delete(QUEUE).where(QUEUE.c.person == person))


def _being_seated(person: str, now: float) -> Select[Any]:
    claimed = (QUEUE.c.claimed > now - CLAIM) & QUEUE.c.code.is_(None)
    return select(QUEUE.c.person).where(QUEUE.c.person == person, claimed)


def still_waits(connection: Connection, person: str, now: float, hidden: bool) -> None:
    """Note that somebody still waits, and when they will ask again."""
    seen = now + HIDDEN if hidden else now
    connection.execute(update(QUEUE).where(QUEUE.c.person == person).values(seen=seen))


def look_at_queue(connection: Connection, person: str, now: float) -> tuple[Row[Any] | None, int]:
    """Return what somebody waits for, and how many wait for the same."""
    row = connection.execute(select(QUEUE).where(QUEUE.c.person == person)).first()
    if row is None:
        return None, 0
    same = [QUEUE.c[name] == row._mapping[name] for name in ("game", "players", "clock")]
    there = (QUEUE.c.seen > now - SEEN) & QUEUE.c.code.is_(None)
    count = select(func.count()).select_from(QUEUE).where(*same, there)
    return row, int(connection.execute(count).scalar_one())


def claim_groups(connection: Connection, now: float, found: list[list[Waiting]]) -> None:
    """Find all groups that can begin, and claim them: no other worker opens their tables."""
    found.clear()  # of a try that did not count
    wait_for_turn(connection)
    free = or_(QUEUE.c.claimed.is_(None), QUEUE.c.claimed < now - CLAIM)
    asked = select(QUEUE).where(QUEUE.c.code.is_(None), free, QUEUE.c.seen > now - SEEN)
    rows = connection.execute(asked.order_by(QUEUE.c.since).limit(MOST_WAITING)).all()
    # Those who went away without a word are forgotten.
    connection.execute(delete(QUEUE).where(QUEUE.c.seen < now - FORGOTTEN))
    if not rows:
        return
    waiting = [_waiting(row) for row in rows]
    persons = [one.person for one in waiting]
    both = select(BLOCKS.c.person, BLOCKS.c.other).where(BLOCKS.c.person.in_(persons))
    apart = {frozenset((row.person, row.other)) for row in connection.execute(both)}
    found += groups(waiting, apart, now)
    claimed = [one.person for group in found for one in group]
    connection.execute(update(QUEUE).where(QUEUE.c.person.in_(claimed)).values(claimed=now))


def _waiting(row: Row[Any]) -> Waiting:
    clock = msgspec.json.decode(row.clock, type=Clock)
    return Waiting(row.person, row.game, row.players, clock, row.bot, row.until, row.sitter)


def groups(waiting: Iterable[Waiting], apart: set[frozenset[str]], now: float) -> list[list[Waiting]]:
    """Put together those who wait for the same, the first first; too few only if one has waited enough."""
    # One game after another: thousands may wait, and moves wait for the writer.
    same: dict[tuple[str, int, Clock], list[Waiting]] = {}
    for one in waiting:
        same.setdefault(one.wanted, []).append(one)
    return [group for left in same.values() for group in _groups_of_same(left, apart, now)]


def _groups_of_same(left: list[Waiting], apart: set[frozenset[str]], now: float) -> Iterator[list[Waiting]]:
    while left:
        first, *left = left
        group, others = [first], list[Waiting]()
        for one in left:
            full = len(group) == first.players
            if full or any(frozenset((one.person, other.person)) in apart for other in group):
                others.append(one)
            else:
                group.append(one)
        if len(group) == first.players or any(one.until <= now for one in group):
            left = others
            yield group


def give_table(connection: Connection, persons: Collection[str], claimed: float, code: str) -> None:
    """Tell those who were claimed at a moment where their table is; who was claimed again gets another."""
    theirs = QUEUE.c.person.in_(persons) & (QUEUE.c.claimed == claimed) & QUEUE.c.code.is_(None)
    connection.execute(update(QUEUE).where(theirs).values(code=code))


def somebody_waits(connection: Connection, now: float) -> bool:
    """Tell whether somebody waits for a table."""
    asked = select(QUEUE.c.person).where(QUEUE.c.code.is_(None), QUEUE.c.seen > now - SEEN).limit(1)
    return connection.execute(asked).first() is not None
