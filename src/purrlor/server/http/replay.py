"""Show a moment of a game: to everybody when it is over, else as the client saw it."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from purrlor.core.state import WATCHER
from purrlor.server.http.request import ApiRequest
from purrlor.server.log.state import TableState
from purrlor.server.outgoing.seat_view import SeatView
from purrlor.server.outgoing.sentences import encoded_names, fill_names, table_sentences
from purrlor.server.protocol.bodies import Moves, Replay
from purrlor.server.protocol.to_client import Happened
from purrlor.table.match import Match, Move
from purrlor.table.reasons import refused
from purrlor.table.records import Event


class Moment(Struct):
    """The move and the seat asked about."""

    move: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


class OfSeat(Struct):
    """The seat whose game is told."""

    seat: Annotated[int, Meta(ge=-1, le=15)] = -1


def own_seat(request: ApiRequest, table: TableState, seat: int) -> int:
    """See that the client holds a seat."""
    if seat not in table.seats_of(request.person):
        raise refused("not-your-seat")
    return seat


async def begun_table(request: ApiRequest, seat: int) -> tuple[TableState, Match]:
    """Find a table and its match; while the game runs, only the client's own seat may look back at it."""
    table = (await request.table()).state
    if table.match is None:
        raise refused("not-begun")
    if seat != WATCHER and not table.over:
        own_seat(request, table, seat)
    return table, table.match


async def replay_game(request: ApiRequest, query: Moment) -> Replay:
    """Show a moment of a game: to everybody when it is over, else as the client saw it."""
    table, match = await begun_table(request, query.seat)
    over = table.over
    known = table.known_moves(query.seat)
    moves = len(known) - 1
    move = moves if query.move == -1 else query.move
    if move > moves:
        raise refused("no-such-move", move=move, moves=moves)
    then = await request.work(partial(match.at, known[move]))
    # The last entry's own events: none when it took something back.
    events = then.steps[-1].events if then.log and isinstance(then.log[-1], Move) else []
    shown = range(table.players) if over else [query.seat]
    return Replay(
        move=move,
        moves=moves,
        seat=None if query.seat == WATCHER else query.seat,
        events=told_events(table, then, request.language, events, None if over else query.seat),
        table=Raw(SeatView(then, WATCHER).table()),
        own=[Raw(SeatView(then, seat).own() if seat in shown else b"null") for seat in range(table.players)],
    )


async def tell_moves(request: ApiRequest, query: OfSeat) -> Moves:
    """Tell what came of every move of a game, as `replay` numbers them."""
    table, match = await begun_table(request, query.seat)
    known, language = table.known_moves(query.seat), request.language
    reader = None if table.over else query.seat

    def tell() -> Moves:
        happened = _happened(match, known[-1])
        return Moves([told_events(table, match, language, happened[move - 1], reader) for move in known[1:]])

    return await request.work(tell)


def _happened(match: Match, moves: int) -> list[list[Event]]:
    """List the events of every entry of a match's log: none of one that took something back."""
    again, happened = match.at(0), []
    for entry in match.log[:moves]:
        again.enter(entry)
        happened.append(again.steps[-1].events if isinstance(entry, Move) else [])
    return happened


def told_events(
    table: TableState, then: Match, language: str, events: list[Event], seat: int | None
) -> list[Happened]:
    """Tell events as a seat may know them; all of them, if there are no secrets left."""
    sentences = table_sentences(table, language)
    if seat is None:
        said = b",".join([sentences.event(event) for event in events])
    else:
        said = SeatView(then, seat).events(sentences, events)
    return msgspec.json.decode(fill_names(b"[%b]" % said, encoded_names(table)), type=list[Happened])
