"""Do what a client's message asks: change the table, or answer without an entry in the log."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from msgspec import Raw

from purrlor.bots.levels import TEACHER
from purrlor.core.state import WATCHER
from purrlor.server.live.table import LiveTable
from purrlor.server.log import rulings
from purrlor.server.log.rulings import Stale
from purrlor.server.outgoing.connection import Connection
from purrlor.server.outgoing.seat_view import SeatView
from purrlor.server.outgoing.sentences import table_sentences
from purrlor.server.protocol import from_client, to_client
from purrlor.server.storage.bus import News
from purrlor.server.storage.schema import CHAT
from purrlor.server.storage.store import StoreError, Write, forget_old_lines
from purrlor.server.telemetry import ANSWERS, STALE
from purrlor.table.lesson import LEARNER
from purrlor.table.match import Match
from purrlor.table.reasons import Reason, Refused, refused
from purrlor.table.records import Action
from purrlor.table.wire import read_action

HINTS = 4  # times that a hint is thought of anew because the table went on meanwhile


async def receive(
    table: LiveTable,
    connection: Connection,
    message: from_client.ClientMessage,
    may_sync: Callable[[], bool] = lambda: True,
) -> None:
    """Do what a client asks, unless it was sent away while the message waited.

    A move that comes too late is answered by the whole view, no more often than `may_sync` allows.
    """
    if connection not in table.connections:
        return
    try:
        if not await _answer(table, connection, message):
            await _change(table, connection, message)
    except Stale:
        STALE.inc()
        if may_sync():
            await table.catch_up_and_sync(connection, getattr(message, "n", -1), message.id)
        else:
            table.refuse(connection, Reason("", "too-often"), message.id)
    except Refused as no:
        table.refuse(connection, no.reason, message.id)
    except StoreError:
        table.refuse(connection, Reason("", "store-trouble"), message.id)
        await table.reload()


async def _change(table: LiveTable, connection: Connection, message: from_client.ClientMessage) -> None:
    """Let the rulings decide on a message, and append what they allow."""
    started = time.perf_counter()
    seat = None if connection.seat == WATCHER else connection.seat
    done = await table.change(
        lambda state: rulings.decide(
            state, connection.person, seat, message, table.online, table.worker.now()
        ),
        connection,
        message.id,
    )
    if done is None:
        table.send_lobby_to(connection, table.online(), message.id)
    ANSWERS.observe(time.perf_counter() - started)


async def _answer(table: LiveTable, connection: Connection, message: from_client.ClientMessage) -> bool:
    """Answer a message that changes nothing in the log; False for the rest."""
    match message:
        case from_client.Act():
            return False
        case from_client.Sync(n=n):
            await table.catch_up_and_sync(connection, n, message.id)
        case from_client.Speak(language=language):
            connection.language = language
            table.send_lobby_to(connection, table.online(), message.id)
            if table.state.match is not None:
                table.sync(connection, -1)  # the events, too, in that language
        case from_client.Visible(on=on):
            connection.visible = on
            if message.id:
                table.send_lobby_to(connection, table.online(), message.id)
        case from_client.Why():
            _explain(table, connection, message)
        case from_client.Hint():
            if table.state.ranked or table.state.puzzle:
                raise refused("ranked-no-help" if table.state.ranked else "puzzle-no-help")
            table.spawn(_hint(table, connection, message))
        case from_client.Weigh():
            if not table.state.warns:
                raise refused("no-warnings-here")
            action = read_action(table.state.game, message.action)
            table.spawn(_weigh(table, connection, message, action))
        case from_client.Chat():
            await _chat(table, connection, message)
        case from_client.Rename():
            _check_talk(table, connection)  # a name can say something
            return False
        case from_client.Relieve(seat=seat):
            if table.may_be_back_soon(seat):
                raise refused("back-soon", seat=seat)
            return False
        case _:
            return False
    return True


def _explain(table: LiveTable, connection: Connection, message: from_client.Why) -> None:
    state = table.state
    if connection.seat == WATCHER:
        raise refused("only-watching")
    if state.match is None:
        raise refused("not-begun")
    action = read_action(state.game, message.action)
    reason = SeatView(state.match, connection.seat).why(action)
    reasoned = table_sentences(state, connection.language).reason(reason) if reason else None
    raw = Raw(msgspec.json.encode(action))
    connection.send(to_client.WhyAnswer(action=raw, reason=reasoned, re=message.id), table.names)


def _asked_match(table: LiveTable, seat: int) -> Match | None:
    """Give the match, if it waits for this seat."""
    state = table.state
    asked = state.match is not None and seat != WATCHER and not state.over and state.match.choices(seat)
    return state.match if asked else None


async def _hint(table: LiveTable, connection: Connection, message: from_client.Hint) -> None:
    worker, seat = table.worker, connection.seat
    for attempt in range(HINTS):
        match, known = _asked_match(table, seat), table.state.number_for(seat)
        if match is None and attempt == 0:
            table.refuse(connection, Reason("", "nothing-to-hint"), message.id)
            return
        if match is None:
            break  # the seat has moved meanwhile
        lesson, seconds = table.state.lesson, worker.settings.bot_seconds
        asked = lesson.asked(match) if lesson is not None and seat == LEARNER else []
        hint = await worker.bots.hint(match, seat, TEACHER, seconds, table.asker(), asked)
        state = table.state
        # What others did in secret since must not show: only what this seat was told counts.
        if state.match is match and state.number_for(seat) == known:
            view, sentences = SeatView(match, seat), table_sentences(state, connection.language)
            answer = to_client.HintAnswer(
                n=known,
                choice=view.choice(sentences, hint.number),
                reason=sentences.hint(hint.reason),
                equal=view.choice(sentences, hint.equal) if hint.equal >= 0 else None,
                re=message.id,
            )
            connection.send(answer, table.names)
            return
    connection.send(to_client.HintAnswer(n=table.state.number_for(seat), re=message.id), table.names)


async def _weigh(
    table: LiveTable, connection: Connection, message: from_client.Weigh, action: Action
) -> None:
    worker, seat, known = table.worker, connection.seat, table.state.number_for(connection.seat)
    answer = to_client.Weighed(n=known, action=Raw(msgspec.json.encode(action)), re=message.id)
    match = _asked_match(table, seat)
    # What can't be done is refused when it is tried.
    if match is not None and match.why(seat, action) is None:
        number = match.game.actions.number(match.state, action)
        seconds = worker.settings.bot_seconds
        better = await worker.bots.weigh(match, seat, number, TEACHER, seconds, table.asker())
        if better is not None and table.state.match is match and table.state.number_for(seat) == known:
            sentences = table_sentences(table.state, connection.language)
            answer.better = SeatView(match, seat).choice(sentences, better.number)
            answer.reason = sentences.hint(better.reason)
    connection.send(answer, table.names)


def _check_talk(table: LiveTable, connection: Connection) -> None:
    match = table.state.match
    if match is not None and SeatView(match, connection.seat).forbids_chat():
        raise refused("table-talk", rule=match.game.quiet_rule)


async def _chat(table: LiveTable, connection: Connection, message: from_client.Chat) -> None:
    state, worker = table.state, table.worker
    if connection.seat == WATCHER and not state.is_host(connection.person):
        raise refused("only-watching")
    _check_talk(table, connection)
    seat = None if connection.seat == WATCHER else connection.seat
    name = "" if seat is None else state.chairs[seat].name
    at = worker.now()
    text = "".join(letter for letter in message.text if letter.isprintable())
    line = to_client.ChatLine(
        number=int(at * 1_000_000), at=int(at), seat=seat, name=name, text=text, re=message.id
    )
    row = {"table_id": table.id, "number": line.number, "at": at, "seat": seat, "name": name, "text": text}
    said = worker.store.insert(CHAT).values(**row)
    await worker.store.append(Write(table.id, also=[said, forget_old_lines(table.id)]))
    table.send_chat(line, connection)
    worker.bus.publish(News(worker.id, table.id, 0, at, msgspec.json.encode(line)))
