"""What a server keeps about one person, a guest or one with a profile: export it, erase it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, func, literal, or_, select, update

from purrlor.server.log import entries
from purrlor.server.log.entries import read_entry, write_entry
from purrlor.server.log.rulings import STAND_IN
from purrlor.server.log.state import TableState
from purrlor.server.storage.admin import append, changing, deleting, find_table, read_log
from purrlor.server.storage.load import Unreadable, replay
from purrlor.server.storage.person_rows import erase_rows, export_rows, numbers_of
from purrlor.server.storage.results import NOBODY, erase_names
from purrlor.server.storage.schema import CHAT, HOLDERS, LOG, TABLES
from purrlor.server.storage.table_rows import Summary, table_row
from purrlor.table.reasons import refused

EVER = float("inf")
LogRows = list[tuple[int, float, bytes]]
# The entries that tell who somebody is, as they begin in the log.
ABOUT_PEOPLE = tuple(
    b'{"is":"%s"' % tag for tag in (b"opened", b"sat", b"stood", b"held", b"renewed", b"renamed")
)


PREFIX = 9  # bytes by which most other entries are told from them
PART = 200  # numbers of a person that are looked for in one statement: SQLite takes a thousand


class Stay(msgspec.Struct):
    """The time for which somebody had a seat, under one name."""

    seat: int
    name: str
    start: float
    entries: set[int]  # the numbers of those that tell of it
    persons: set[str]
    end: float = EVER


class Line(msgspec.Struct, frozen=True):
    """Something that a person said."""

    at: float
    text: str


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat that a person had, counted from one."""

    seat: int
    name: str
    since: float
    until: float | None = None


class TableOfPerson(msgspec.Struct, frozen=True):
    """What a table knows of a person."""

    code: str
    game: str
    host: bool
    seats: list[Seat]
    chat: list[Line]


class AboutPerson(msgspec.Struct, frozen=True):
    """All that a server keeps about a person: at tables, and in rows of the database."""

    tables: list[TableOfPerson]
    rows: dict[str, list[dict[str, Any]]]


def export_person(engine: Engine, code: str, number: int) -> AboutPerson:
    """Collect everything about the person on a seat, counted from one."""
    with engine.connect() as connection:
        return export_persons(connection, persons_at(connection, code, number))


def export_persons(connection: Connection, persons: set[str]) -> AboutPerson:
    """Collect everything about one person, who may have several numbers."""
    found = []
    for table_id in _tables_of(connection, persons):
        log = read_log(connection, table_id)
        asked = select(TABLES.c.code, TABLES.c.summary).where(TABLES.c.id == table_id)
        row = connection.execute(asked).one()
        stays = _stays_of(log, persons)
        said = select(CHAT.c.at, CHAT.c.text).where(_said(table_id, stays, _hosts(log) & persons))
        found.append(
            TableOfPerson(
                code=row.code,
                game=msgspec.json.decode(row.summary, type=Summary).game,
                host=bool(_hosts(log) & persons),
                seats=[
                    Seat(stay.seat + 1, stay.name, stay.start, None if stay.end == EVER else stay.end)
                    for stay in stays
                ],
                chat=[Line(*line) for line in connection.execute(said.order_by(CHAT.c.number))],
            )
        )
    return AboutPerson(found, export_rows(connection, persons))


def erase_person(engine: Engine, code: str, number: int) -> int:
    """Erase the person on a seat, counted from one; return at how many tables."""
    with changing(engine) as connection:
        persons = persons_at(connection, code, number)
        tables = _tables_of(connection, persons)
        for table_id in tables:
            _erase_at(connection, table_id, persons)
        _erase_beside(connection, persons)
    return len(tables)


def erase_persons(engine: Engine, persons: set[str], erased: Callable[[str], object]) -> int:
    """Erase one person, who may have several numbers, while people play; return at how many tables.

    Table by table, each told by `erased`: nobody's move waits until all of them are done.
    """
    with deleting(engine) as connection:
        with connection.begin():
            tables = _tables_of(connection, persons)
        for table_id in tables:
            with connection.begin():
                _erase_at(connection, table_id, persons)
            erased(table_id)
        with connection.begin():
            _erase_beside(connection, persons)
    return len(tables)


def _erase_beside(connection: Connection, persons: set[str]) -> None:
    """Erase a person from all that is not a table's."""
    erase_names(connection, persons)
    erase_rows(connection, persons)


def _erase_at(connection: Connection, table_id: str, persons: set[str]) -> None:
    """Erase a person at a table. Moves stay: others played that game, too. A bot plays on for the person."""
    log = read_log(connection, table_id)
    if not log:  # pruned meanwhile
        return
    stays, hosts = _stays_of(log, persons), _hosts(log) & persons
    seats = sorted({stay.seat for stay in stays if stay.end == EVER})
    # Whoever opened a personal link to one of these seats held it for the same person.
    told = {number for stay in stays for number in stay.entries} | ({1} if hosts else set())
    stand_in = secrets.token_urlsafe(16)
    after = [(number, at, _erased(data, stand_in) if number in told else data) for number, at, data in log]
    # Before anything is written: it takes long, and an SQLite database has one writer at a time.
    table = _replayed(table_id, after)
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update())
    connection.execute(delete(CHAT).where(_said(table_id, stays, hosts)))
    mine = or_(HOLDERS.c.person.in_(persons), HOLDERS.c.seat.in_(seats))
    connection.execute(delete(HOLDERS).where(HOLDERS.c.table_id == table_id, mine))
    for number, _, data in after:
        if number in told:
            row = (LOG.c.table_id == table_id) & (LOG.c.number == number)
            connection.execute(update(LOG).where(row).values(entry=data))
    _erase_row(connection, table_id, seats)
    last = select(func.max(LOG.c.number)).where(LOG.c.table_id == table_id)
    if connection.execute(last).scalar_one() != log[-1][0]:
        table = _replayed(table_id, read_log(connection, table_id))  # somebody moved meanwhile
    if table is not None:
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**table_row(table)))
        for seat in seats:
            _stand_up(connection, table, seat)


def _replayed(table_id: str, log: LogRows) -> TableState | None:
    try:
        return replay(table_id, log)
    except Unreadable:
        return None


def _erase_row(connection: Connection, table_id: str, seats: Collection[int]) -> None:
    """Erase names from a table's row, which can't follow from a log that is unreadable."""
    data = connection.execute(select(TABLES.c.summary).where(TABLES.c.id == table_id)).scalar_one()
    summary = msgspec.json.decode(data, type=Summary)
    for seat in seats:
        summary.names[seat] = NOBODY
    row = update(TABLES).where(TABLES.c.id == table_id)
    connection.execute(row.values(summary=msgspec.json.encode(summary)))


def _stand_up(connection: Connection, table: TableState, seat: int) -> None:
    """Empty a seat before the start; let a bot play on later."""
    chair = table.chairs[seat]
    if chair.kind != "person" or table.over:
        return
    if table.status == "open" and not table.phase:
        append(connection, table, entries.Stood(seat=seat), time.time())
    else:
        left = entries.Left(seat=seat, bot=chair.bot or STAND_IN, resigned=True, removed=True)
        append(connection, table, left, time.time())


def _erased(data: bytes, stand_in: str) -> bytes:
    """Return an entry without a person's name, with a number that nobody has a cookie for."""
    entry, key = read_entry(data, None), secrets.token_urlsafe(16)
    match entry:
        case entries.Opened():
            entry = msgspec.structs.replace(entry, host=stand_in)
        case entries.Sat():
            entry = msgspec.structs.replace(entry, person=stand_in, key=key, name=NOBODY, avatar=0)
        case entries.Held():
            entry = msgspec.structs.replace(entry, person=stand_in)
        case entries.Renamed():
            entry = msgspec.structs.replace(entry, name=NOBODY, avatar=0)
        case entries.Renewed():
            entry = msgspec.structs.replace(entry, person=stand_in, key=key)
    return write_entry(entry)


# -- finding -------------------------------------------------------------------------------------------


def persons_at(connection: Connection, code: str, number: int) -> set[str]:
    """Find the guests who hold a seat, or held it last: one person with several devices."""
    table_id = find_table(connection, code)
    data = connection.execute(select(TABLES.c.summary).where(TABLES.c.id == table_id)).scalar_one()
    players = msgspec.json.decode(data, type=Summary).players
    if not 1 <= number <= players:
        raise refused("no-such-seat", seat=number, seats=players)
    stays = [stay for stay in _stays(read_log(connection, table_id)) if stay.seat == number - 1]
    if not stays or stays[-1].end != EVER or not stays[-1].persons:
        raise refused("nobody-there", number=number)
    return numbers_of(connection, stays[-1].persons)


def _stays(log: LogRows) -> list[Stay]:
    """List who sat where and when, bots included, as the entries before the start tell."""
    stays: list[Stay] = []
    now: dict[int, Stay] = {}
    for number, at, data in log:
        if not data.startswith(ABOUT_PEOPLE):
            continue
        match read_entry(data, None):
            case entries.Sat(seat=seat, name=name, person=person):
                if seat in now:
                    now[seat].end = at
                now[seat] = Stay(seat, name, at, {number}, {person} if person else set())
                stays.append(now[seat])
            case entries.Stood(seat=seat) if seat in now:
                now.pop(seat).end = at
            case entries.Renamed(seat=seat, name=name):
                now[seat].entries.add(number)
                now[seat].name = name
            case entries.Held(seat=seat, person=person) | entries.Renewed(seat=seat, person=person):
                now[seat].entries.add(number)
                now[seat].persons.add(person)
    return stays


def _stays_of(log: LogRows, persons: set[str]) -> list[Stay]:
    return [stay for stay in _stays(log) if stay.persons & persons]


def _hosts(log: LogRows) -> set[str]:
    opened = read_entry(log[0][2], None)
    assert isinstance(opened, entries.Opened)
    return {opened.host}


def _tables_of(connection: Connection, persons: set[str]) -> list[str]:
    """Find the tables whose logs name a person, those that the person left included."""
    held = select(HOLDERS.c.table_id).where(HOLDERS.c.person.in_(persons))
    begins = func.substr(LOG.c.entry, 1, PREFIX).in_({tag[:PREFIX] for tag in ABOUT_PEOPLE})
    tables = set[str]()
    numbers = sorted(persons)
    for first in range(0, len(numbers), PART):
        named = or_(*(_contains(connection, each.encode()) for each in numbers[first : first + PART]))
        tables |= set(connection.execute(select(LOG.c.table_id).where(begins, named).distinct()).scalars())
    tables |= set(connection.execute(held).scalars())
    mine = []
    for table_id in sorted(tables):
        log = read_log(connection, table_id)
        if _stays_of(log, persons) or _hosts(log) & persons:
            mine.append(table_id)
    return mine


def _contains(connection: Connection, part: bytes) -> ColumnElement[bool]:
    if connection.dialect.name == "sqlite":
        return func.instr(LOG.c.entry, part) > 0
    return func.position(literal(part).op("IN")(LOG.c.entry)) > 0


def _said(table_id: str, stays: list[Stay], hosts: set[str]) -> ColumnElement[bool]:
    """Select what a person said: on a seat, or as a host who only watched."""
    parts = [
        and_(CHAT.c.seat == stay.seat, CHAT.c.at >= stay.start, CHAT.c.at <= min(stay.end, 1e300))
        for stay in stays
    ]
    if hosts:
        parts.append(CHAT.c.seat.is_(None))
    return and_(CHAT.c.table_id == table_id, or_(*parts))
