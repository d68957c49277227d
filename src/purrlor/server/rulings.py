"""Decide what a request leads to: an entry for the log, nothing (it came too late), or a refusal."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec import Raw

from purrlor.bots import find_bot
from purrlor.server import entries, messages
from purrlor.server.book import Book, Chair
from purrlor.server.entries import AnyEntry
from purrlor.server.fairness import draw_contribution
from purrlor.server.speech import clean_name, house_speech
from purrlor.table.reasons import Refused, refused
from purrlor.table.wire import read_action, write_action

STAND_IN = "cat"  # the bot that plays for somebody who left


DEVICES = 64  # guests who may hold the seats of a table


class Stale(Exception):
    """The message follows an entry after which the table has moved on; it may have been applied already."""


def rule_on(
    book: Book,
    person: str,
    seat: int | None,
    message: messages.ClientMessage,
    connected: Callable[[], set[int]],
) -> AnyEntry | None:
    """Turn a live message into an entry; None if there is nothing left to do."""
    match message:
        case messages.Act() | messages.Undo():
            return _move(book, seat, message)
        case messages.Leave() | messages.Resign() | messages.Back():
            return _come_and_go(book, seat, message)
        case messages.Relieve(seat=other):
            if seat is None:
                raise refused("only-watching")
            return _relieve(book, other, connected())
        case messages.Remove() | messages.Fill() | messages.Pause() | messages.SetClock():
            if person != book.host:
                raise refused("host-only")
            return _host(book, message)
        case _:
            raise refused("no-such-message")


# -- playing -------------------------------------------------------------------------------------------


def _move(book: Book, seat: int | None, message: messages.Act | messages.Undo) -> AnyEntry:
    if seat is None:
        raise refused("only-watching")
    match = book.match
    if match is None:
        raise refused("not-begun")
    follows = book.hearing.entry(seat, message.n)
    if follows > book.n or follows < book.acted[seat]:
        raise Stale
    if book.paused:
        raise refused("paused")
    if book.chairs[seat].away:
        raise refused("away")
    if isinstance(message, messages.Undo):
        if match.over:
            raise refused("game-over")
        if not match.can_undo(seat):
            raise refused("can-not-undo")
        return entries.TookBack(seat=seat, mark=book.mark())
    return move(book, seat, follows, message.action)


def move(book: Book, seat: int, follows: int, told: Raw) -> entries.Moved:
    """Rule on a move of a person or a bot that follows an entry."""
    match = book.match
    assert match is not None
    if follows < book.same_since[seat] and not match.over:
        raise Stale
    action = read_action(book.game, told)
    reason = match.why(seat, action)
    if reason is not None:
        raise Refused(reason)
    # Written anew, so that the log holds nothing but the action itself.
    return entries.Moved(seat=seat, action=Raw(write_action(action)), mark=book.mark())


def _chair(book: Book, seat: int) -> Chair:
    """Find a chair; refuse a seat that is not at this table."""
    if seat >= book.players:
        raise refused("no-such-seat", seat=seat, seats=book.players)
    return book.chairs[seat]


# -- coming and going ----------------------------------------------------------------------------------


def _come_and_go(
    book: Book, seat: int | None, message: messages.Leave | messages.Resign | messages.Back
) -> AnyEntry | None:
    if seat is None:
        raise refused("only-watching")
    chair = book.chairs[seat]
    if book.status == "open":
        if isinstance(message, messages.Leave):
            return entries.Stood(seat=seat)
        raise refused("not-begun")
    if book.status == "over":
        return None
    if isinstance(message, messages.Back):
        if chair.resigned:
            raise refused("resigned")
        return entries.Returned(seat=seat) if chair.away else None
    resigned = isinstance(message, messages.Resign)
    if chair.away and chair.resigned >= resigned:
        return None
    return entries.Left(seat=seat, bot=chair.bot or STAND_IN, resigned=resigned)


def _relieve(book: Book, seat: int, connected: set[int]) -> AnyEntry | None:
    """Let a bot play for somebody who is not there."""
    chair = _chair(book, seat)
    if book.status == "open":
        raise refused("not-begun")
    if book.status == "over" or chair.kind != "person" or chair.away:
        return None
    if seat in connected:
        raise refused("still-here", seat=seat)
    return entries.Left(seat=seat, bot=chair.bot or STAND_IN)


def run_out(book: Book, seat: int, deadline: float) -> AnyEntry | None:
    """Let a bot play for a seat whose time is up, unless it was asked anew since."""
    chair = book.chairs[seat]
    if (book.asked_at[seat] or 0) + book.clock.seconds > deadline + 0.001:
        return None
    asked = book.match is not None and seat in book.match.asked
    if chair.plays_itself or not asked or book.paused or book.clock.kind == "none":
        return None
    return entries.Left(seat=seat, bot=STAND_IN, late=True)


def _host(
    book: Book, message: messages.Remove | messages.Fill | messages.Pause | messages.SetClock
) -> AnyEntry | None:
    match message:
        case messages.Pause(on=on):
            return entries.Paused(on=on) if on != book.paused else None
        case messages.SetClock(clock=clock):
            return entries.Clocked(clock=clock)
        case messages.Remove(seat=seat) | messages.Fill(seat=seat):
            chair = _chair(book, seat)
    if isinstance(message, messages.Remove):
        if chair.kind != "person":
            return None
        if book.status == "open":
            return entries.Stood(seat=seat)
        return entries.Left(seat=seat, bot=chair.bot or STAND_IN, resigned=True, removed=True)
    return _fill(book, seat, message.bot)


def _fill(book: Book, seat: int, bot: str | None) -> AnyEntry | None:
    if book.status != "open":
        raise refused("begun")
    kind = book.chairs[seat].kind
    if bot is None:
        return entries.Stood(seat=seat) if kind == "bot" else None
    if kind == "person":
        raise refused("seat-taken")
    return sit_bot(book, seat, bot)


def sit_bot(book: Book, seat: int, bot: str, language: str = "en") -> entries.Sat:
    """Let a bot sit down under a kitten's name."""
    find_bot(bot)
    names = house_speech(language).texts.say("bot-names").split()
    taken = {chair.name for other, chair in enumerate(book.chairs) if other != seat}
    name = next((name for name in names[seat:] + names[:seat] if name not in taken), names[0])
    return entries.Sat(seat=seat, name=clean_name(name, taken), bot=bot, avatar=seat)


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


def sit_person(book: Book, person: str, seat: int | None, sitter: messages.Sitter) -> entries.Sat:
    """Let a person sit down."""
    if book.status != "open":
        raise refused("begun")
    empty = book.empty_seats()
    if not empty:
        raise refused("table-full")
    if seat is None:
        seat = empty[0]
    _chair(book, seat)
    if seat not in empty:
        raise refused("seat-taken")
    return entries.Sat(
        seat=seat,
        name=clean_name(sitter.name, {chair.name for chair in book.chairs}),
        avatar=sitter.avatar,
        person=person,
        key=secrets.token_urlsafe(12),
        contribution=sitter.contribution or draw_contribution(),
    )


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
        contribution=draw_contribution() if persons else "",
    )
    return [sat, *(entries.Held(seat=seat, person=person) for person in persons[1:])]


def hold(book: Book, person: str, seat: int, key: str) -> entries.Held | None:
    """Let one more guest hold a seat by its personal link."""
    chair = book.chairs[seat]
    if chair.key != key or not chair.persons:
        raise refused("bad-link")
    if person in chair.persons:
        return None
    if sum(len(each.persons) for each in book.chairs) >= DEVICES:
        raise refused("too-many-devices", most=DEVICES)
    return entries.Held(seat=seat, person=person)


def start(book: Book, person: str) -> AnyEntry | None:
    """Begin the game."""
    if person != book.host:
        raise refused("host-only")
    if book.status != "open":
        return None
    if book.empty_seats():
        raise refused("seats-empty", count=len(book.empty_seats()))
    return entries.Started()
