"""Answer what a client asks without changing the log: where things stand, why not, a hint, a word to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from purrlor.core.state import WATCHER
from purrlor.server import messages
from purrlor.server.bus import News
from purrlor.server.rulings import STAND_IN
from purrlor.server.schema import CHAT
from purrlor.server.store import Write
from purrlor.server.tell import speech_for, tell_seat
from purrlor.server.window import Window
from purrlor.table.reasons import Reason, refused
from purrlor.table.wire import read_action

if TYPE_CHECKING:
    from purrlor.server.live import Line
    from purrlor.server.tables import LiveTable


async def answer(table: LiveTable, line: Line, message: messages.ClientMessage) -> bool:
    """Answer a message that changes nothing in the log; False for the rest."""
    match message:
        case messages.Sync(n=n):
            await table.bring_up_to_date(line, n, message.id)
        case messages.Speak(language=language):
            line.language = language
            table.tell_lobby_to(line, table.online(), message.id)
            if table.book.match is not None:
                table.sync(line, -1)  # the story, too, in that language
        case messages.Why():
            _explain(table, line, message)
        case messages.Hint():
            table.spawn(_hint(table, line, message))
        case messages.Chat():
            await _chat(table, line, message)
        case _:
            return False
    return True


def _explain(table: LiveTable, line: Line, message: messages.Why) -> None:
    book = table.book
    if line.seat == WATCHER:
        raise refused("only-watching")
    if book.match is None:
        raise refused("not-begun")
    action = read_action(book.game, message.action)
    reason = Window(book.match, line.seat).why(action)
    said = speech_for(book, line.language).reason(reason) if reason else None
    raw = Raw(msgspec.json.encode(action))
    tell_seat(line, messages.WhyAnswer(action=raw, reason=said, re=message.id))


async def _hint(table: LiveTable, line: Line, message: messages.Hint) -> None:
    house, match, told = table.house, table.book.match, table.book.told(line.seat)
    if match is None or line.seat == WATCHER or not match.choices(line.seat):
        table.refuse(line, Reason("", "nothing-to-hint"), message.id)
        return
    number = await house.brains.choose(match, line.seat, STAND_IN, house.bot_seconds)
    choice, book = None, table.book
    # What others did in secret since must not tell: only what this seat was told counts.
    if number >= 0 and book.match is match and book.told(line.seat) == told:
        said = Window(match, line.seat).choice(speech_for(book, line.language), number)
        choice = msgspec.json.decode(said, type=messages.Choice)
    tell_seat(line, messages.HintAnswer(n=book.told(line.seat), choice=choice, re=message.id))


async def _chat(table: LiveTable, line: Line, message: messages.Chat) -> None:
    book, house = table.book, table.house
    if line.seat == WATCHER and line.person != book.host:
        raise refused("only-watching")
    if book.match is not None and Window(book.match, line.seat).forbids_talk():
        raise refused("table-talk")
    seat = None if line.seat == WATCHER else line.seat
    name = "" if seat is None else book.chairs[seat].name
    at = house.now()
    text = "".join(letter for letter in message.text if letter.isprintable())
    said = messages.ChatLine(
        number=int(at * 1_000_000), at=int(at), seat=seat, name=name, text=text, re=message.id
    )
    row = {"table_id": table.id, "number": said.number, "at": at, "seat": seat, "name": name, "text": text}
    await house.store.append(Write(table.id, also=[house.store.insert(CHAT).values(**row)]))
    table.tell_chat(said, line)
    house.bus.tell(News(house.worker, table.id, 0, at, msgspec.json.encode(said)))
