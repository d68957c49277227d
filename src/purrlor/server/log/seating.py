"""Decide who sits where: people, bots, and guests with a personal link."""

from __future__ import annotations

import secrets

from purrlor.bots import find_bot
from purrlor.server.log import entries
from purrlor.server.log.chair import Chair
from purrlor.server.log.state import TableState
from purrlor.server.protocol.bodies import Sitter
from purrlor.table.reasons import refused
from purrlor.table.texts import table_texts

DEVICES = 64  # guests who may hold the seats of a table


def chair_at(table: TableState, seat: int) -> Chair:
    """Find a chair; refuse a seat that is not at this table."""
    if seat >= table.players:
        raise refused("no-such-seat", seat=seat, seats=table.players)
    return table.chairs[seat]


def clean_name(name: str, taken: set[str]) -> str:
    """Make a name that can be shown: printable, no private letters, and no other player's."""
    shown = "".join(letter for letter in name if letter.isprintable()).strip()[:24] or "Guest"
    tried, number = shown, 2
    while tried in taken:
        tried, number = f"{shown[:20]} {number}", number + 1
    return tried


def check_bots(asked: dict[str, str], seats: int) -> dict[int, str]:
    """Read which bots are to sit where."""
    bots = {}
    for name, bot in asked.items():
        seat = int(name) if len(name) <= 2 and name.isascii() and name.isdigit() else -1
        if not 0 <= seat < seats:
            raise refused("no-such-seat", seat=name[:10], seats=seats)
        find_bot(bot)
        bots[seat] = bot
    return bots


def sit_bot(table: TableState, seat: int, bot: str, language: str = "en") -> entries.Sat:
    """Let a bot sit down under a kitten's name, with a face that nobody else has."""
    if table.ranked:
        raise refused("ranked-no-bots")
    find_bot(bot)
    names = table_texts(language).say("bot-names").split()
    others = [chair for other, chair in enumerate(table.chairs) if other != seat and chair.kind != "empty"]
    taken, faces = {chair.name for chair in others}, {chair.avatar for chair in others}
    name = next((name for name in names[seat:] + names[:seat] if name not in taken), names[0])
    avatar = next(face for face in range(seat, seat + len(others) + 1) if face not in faces)
    return entries.Sat(seat=seat, name=clean_name(name, taken), bot=bot, avatar=avatar)


def sit_person(table: TableState, person: str, seat: int | None, sitter: Sitter) -> entries.Sat:
    """Let a person sit down."""
    if table.status != "open" or table.phase:
        raise refused("begun")
    # Friends share a screen at a private table; at a public one a guest could take all seats.
    alone = table.public and not table.several and not table.is_host(person)
    if alone and table.seats_of(person):
        raise refused("one-seat-each")
    if table.ranked and table.seats_of(person):
        raise refused("ranked-one-seat")
    empty = table.empty_seats()
    if not empty:
        raise refused("table-full")
    if seat is None:
        seat = empty[0]
    chair_at(table, seat)
    if seat not in empty:
        raise refused("seat-taken")
    return entries.Sat(
        seat=seat,
        name=clean_name(sitter.name, {chair.name for chair in table.chairs}),
        avatar=sitter.avatar,
        person=person,
        key=secrets.token_urlsafe(12),
    )


def rename(table: TableState, seat: int, name: str, avatar: int) -> entries.Renamed | None:
    """Give a person another name and face; None if both stay."""
    chair = table.chairs[seat]
    clean = clean_name(name, {other.name for other in table.chairs if other is not chair})
    if (clean, avatar) == (chair.name, chair.avatar):
        return None
    return entries.Renamed(seat=seat, name=clean, avatar=avatar)


def seat_again(chairs: list[Chair], seats: int) -> list[Chair]:
    """Choose who of the last table sits where: all as before, or, where they are too many, people first."""
    if len(chairs) <= seats:
        return chairs
    return sorted(chairs, key=lambda chair: chair.kind != "person")[:seats]


def sit_again(seat: int, chair: Chair) -> list[entries.Sat | entries.Held]:
    """Seat whoever held a chair at the last table."""
    if chair.kind == "empty":
        return []
    persons = sorted(chair.persons)
    sat = entries.Sat(
        seat=seat,
        name=chair.name,
        avatar=chair.avatar,
        person=persons[0] if persons else "",
        key=secrets.token_urlsafe(12) if persons else "",
        bot="" if persons else chair.bot,
    )
    return [sat, *(entries.Held(seat=seat, person=person) for person in persons[1:])]


def hold(table: TableState, person: str, seat: int, key: str) -> entries.Held | None:
    """Let one more guest hold a seat by its personal link."""
    chair = table.chairs[seat]
    if chair.key != key or not chair.persons:
        raise refused("bad-link")
    if person in chair.persons:
        return None
    if sum(len(each.persons) for each in table.chairs) >= DEVICES:
        raise refused("too-many-devices", most=DEVICES)
    return entries.Held(seat=seat, person=person)
