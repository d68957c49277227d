"""Show a moment of a game: to everybody when it is over, else only as the asker saw it."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from purrlor.core.state import WATCHER
from purrlor.server.asking import Asking
from purrlor.server.book import Book
from purrlor.server.messages import Happened, Replay
from purrlor.server.speech import fill_names
from purrlor.server.tell import names_for_wire, speech_for
from purrlor.server.window import Window
from purrlor.table.match import Match, Move
from purrlor.table.reasons import refused
from purrlor.table.records import Event


class Moment(Struct):
    """The move and the seat asked about."""

    move: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


def own_seat(asking: Asking, book: Book, seat: int) -> int:
    """See that a seat is the asker's own."""
    if seat not in book.seats_of(asking.person):
        raise refused("not-your-seat")
    return seat


async def replay_game(asking: Asking, query: Moment) -> Replay:
    """Show a moment of a game: to everybody when it is over, else as the asker saw it."""
    book = (await asking.table()).book
    match = book.match
    if match is None:
        raise refused("not-begun")
    over = match.over
    if query.seat != WATCHER and not over:
        own_seat(asking, book, query.seat)
    known = book.moves_for(query.seat)
    moves = len(known) - 1
    move = moves if query.move == -1 else query.move
    if move > moves:
        raise refused("no-such-move", move=move, moves=moves)
    then = await asyncio.to_thread(match.at, known[move])
    # The last entry's own events: none when it took something back.
    events = then.steps[-1].events if then.log and isinstance(then.log[-1], Move) else []
    eyes = range(book.players) if over else [query.seat]
    return Replay(
        move=move,
        moves=moves,
        seat=None if query.seat == WATCHER else query.seat,
        events=told_events(book, then, asking.language, events, None if over else query.seat),
        table=Raw(Window(then, WATCHER).table()),
        own=[Raw(Window(then, seat).own() if seat in eyes else b"null") for seat in range(book.players)],
    )


def told_events(
    book: Book, then: Match, language: str, events: list[Event], seat: int | None
) -> list[Happened]:
    """Tell events as a seat may know them; all of them, if there are no secrets left."""
    speech = speech_for(book, language)
    if seat is None:
        said = b",".join([speech.event(event) for event in events])
    else:
        said = Window(then, seat).events(speech, events)
    return msgspec.json.decode(fill_names(b"[%b]" % said, names_for_wire(book)), type=list[Happened])
