"""The daily puzzle: the same deal for all, a table of results, and how the strongest bot did it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache, partial
from typing import Any

from sqlalchemy import Row

from purrlor.bots.puzzle import SOLVER, STRONGEST, game_of, kinds, outcome, today_is
from purrlor.server.http.api import seated
from purrlor.server.http.history import bot_name
from purrlor.server.http.operation import Operation
from purrlor.server.http.request import ApiRequest
from purrlor.server.live import new_tables, people
from purrlor.server.outgoing.sentences import score_line
from purrlor.server.protocol import bodies
from purrlor.server.protocol import daily_bodies as told
from purrlor.server.storage import puzzles
from purrlor.server.storage.store import Write
from purrlor.server.texts import game_texts
from purrlor.table.game import find_game
from purrlor.table.match import Match, Move
from purrlor.table.reasons import refused
from purrlor.table.records import Event, heard
from purrlor.table.wire import load


async def show_daily(request: ApiRequest, query: told.OfDay) -> told.Daily:
    """Show the puzzle of a day."""
    worker, language, today = request.worker, request.language, today_is(request.worker.now())
    day = query.day or today
    game = find_game(game_of(day))
    if not str(date.fromisoformat(today) - timedelta(days=puzzles.OLDEST)) <= day <= today:
        raise refused("no-such-day", day=day)
    own = await worker.store.read(partial(puzzles.own_result, day=day, person=request.person))
    rows = await worker.store.read(partial(puzzles.best_of_day, day=day))
    first = await worker.store.read(partial(puzzles.first_table, day=day, person=request.person))
    open_now = own is not None or day < today
    texts = game_texts(game, language, {})
    solution = await _solution(request, day) if open_now else None
    ends = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)
    return told.Daily(
        day=day,
        today=today,
        game=game.name,
        game_name=texts.say("game-name"),
        about=texts.say("puzzle-about"),
        minutes=kinds()[game.name].minutes,
        ends=ends.timestamp(),
        now=worker.now(),
        counted=texts.has("score-total") or texts.has("score-fish"),
        you=None if own is None else _solver(own, request.person),
        tried=own is not None or (first is not None and first.status == "over"),
        solvers=[_solver(row, request.person) for row in rows] if open_now else [],
        solution=solution,
    )


def _solver(row: Row[Any], person: str) -> told.Solver:
    return told.Solver(row.name, row.avatar, row.place, row.points, row.person == person)


async def _position(request: ApiRequest, day: str) -> bytes:
    """Return the saved position of a puzzle; it is made once a day."""
    return await request.worker.puzzles.get(day, partial(_make_position, request, day))


async def _make_position(request: ApiRequest, day: str) -> bytes:
    store = request.worker.store
    row = await store.read(partial(puzzles.read_puzzle, day=day))
    if row is None:
        made = await request.worker.bots.puzzle(day)
        keep = partial(puzzles.keep_puzzle, day=day, game=game_of(day), position=made)
        await store.append(Write("", also=[keep]))
        row = await store.read(partial(puzzles.read_puzzle, day=day))
    assert row is not None
    return bytes(row.position)


_thinking: dict[str, asyncio.Task[None]] = {}  # by day


async def _think(request: ApiRequest, position: bytes, day: str) -> None:
    solution = await request.worker.reviews.solve(position, day)
    keep = partial(puzzles.keep_solution, day=day, solution=solution)
    await request.worker.store.append(Write("", also=[keep]))


async def _solution(request: ApiRequest, day: str) -> told.Solution | None:
    """Tell how the strongest bot did a puzzle; it thinks about it once, while nobody waits."""
    position = await _position(request, day)
    row = await request.worker.store.read(partial(puzzles.read_puzzle, day=day))
    solution = None if row is None else row.solution
    if solution is None:
        if day not in _thinking:
            _thinking[day] = asyncio.create_task(_think(request, position, day))
            _thinking[day].add_done_callback(lambda done: _thinking.pop(day, None))
        return None
    return await request.work(partial(_told, position, bytes(solution), request.language))


@lru_cache(64)
def _told(position: bytes, solution: bytes, language: str) -> told.Solution:
    """Tell a solution; it stays the same for the whole day."""
    before, match = len(load(position).log), load(solution)
    texts = game_texts(match.game, language, {})
    names = texts.say("bot-names").split()[: match.seats]
    names[SOLVER] = bot_name(STRONGEST, language).partition(" (")[0]
    said = texts.seated(names)
    moves = [
        told.SolutionMove(said.record(move.action), " ".join(said.record(event) for event in events))
        for move, events in _moves(match, before)
    ]
    score = match.score()
    lines = [score_line(said, line) for line in score.lines]
    done = outcome(score)
    return told.Solution(bot_name(STRONGEST, language), done.place, done.points, moves, lines)


def _moves(match: Match, before: int) -> Iterator[tuple[Move, list[Event]]]:
    """Find the solver's moves, and what came of them as far as the solver was told."""
    again = match.at(before)
    for entry in match.log[before:]:
        again.enter(entry)
        if isinstance(entry, Move) and entry.seat == SOLVER:
            known = (heard(event, SOLVER) for event in again.steps[-1].events)
            yield entry, [event for event in known if event is not None]


async def begin_daily(request: ApiRequest, body: told.Solve) -> bodies.Seated:
    """Open a table for today's puzzle, and begin, or go on where the asker has begun it."""
    person, day = request.require_person(), today_is(request.worker.now())
    for known, _ in await people.summaries_of(request.tables, person):
        # Whoever saw how it goes on can't begin anew: the first time counts.
        if known.puzzle == day and known.status == "running":
            return seated(request, await request.tables.find(known.code))
    position = await _position(request, day)
    rival = kinds()[game_of(day)].rival
    table = await new_tables.open_puzzle(request.tables, person, position, day, rival, body.sitter)
    return seated(request, table)


DAILY_OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/api/daily", show_daily, told.Daily, query=told.OfDay),
    Operation("POST", "/api/daily", begin_daily, bodies.Seated, told.Solve, limit="open"),
)
