"""The bots of one table: they think, and answer after the same time whatever they hold.

Somebody who has nothing to decide and plays against bots alone is not asked: the answer is given for them.
"""

from __future__ import annotations

import asyncio
from functools import partial

from purrlor.server.live.table_log import TableLog
from purrlor.server.log import rulings
from purrlor.server.log.rulings import STAND_IN, Stale
from purrlor.server.protocol.fields import Pace
from purrlor.server.storage.store import StoreError
from purrlor.table.reasons import Refused

PACES: dict[Pace, float] = {"brisk": 0.4, "usual": 1.0, "calm": 2.5}  # times the server's delay
QUICKLY = 0.02  # seconds that a bot has at least for a step, however little time is left


class BotMoves:
    """The bots that think; the table is passed in, so that the two form no cycle."""

    def __init__(self) -> None:
        self._thinking: dict[int, int] = {}  # seats whose bot thinks, and about which question
        self._answering: set[int] = set()  # seats whose bot has begun its answer with secret steps

    def arrange(self, table: TableLog, eager: bool) -> None:
        """Let the bots that are asked think; not eager: another worker is about to move them."""
        state = table.state
        for seat in state.to_move if table.attended else ():
            asked = state.asked_since[seat]
            if self._thinking.get(seat) != asked and _answers_itself(table, seat):
                self._thinking[seat] = asked
                table.spawn(self._take_turn(table, seat, state.n, eager, asked))

    async def _take_turn(self, table: TableLog, seat: int, n: int, eager: bool, question: int) -> None:
        """Let a bot think, and move after the same time whatever it holds and did in secret."""
        decided, settings = False, table.worker.settings
        try:
            if not eager:
                await asyncio.sleep(settings.bot_delay * PACES[table.state.pace] + settings.patience)
            number = await self._think(table, seat, n)
            if number is not None:
                await asyncio.sleep(_delay(table, seat, number))
                table.put(partial(self._move, table, seat, n, number))
                decided = True
        finally:
            if not decided and self._thinking.get(seat) == question:
                del self._thinking[seat]

    async def _think(self, table: TableLog, seat: int, n: int) -> int | None:
        """Choose what a bot does; None if it is not asked any more."""
        state, settings = table.state, table.worker.settings
        match = state.match
        if match is None or state.asked_since[seat] > n or table.closed or state.over:
            return None
        pace = PACES[state.pace]
        seconds = settings.bot_seconds * pace
        if seat in self._answering:  # the whole answer is due when a single step would be
            seconds = min(seconds, max(QUICKLY, (settings.bot_delay * pace - _asked_for(table, seat)) / 2))
        if not state.chairs[seat].bot_plays:
            answer = state.empty_answer(seat)
            return None if answer is None else match.game.actions.number(match.state, answer)
        told = state.lesson.rival_move(match, seat) if state.lesson is not None else None
        if told is not None:
            return told
        if state.puzzle:
            return await table.worker.bots.rival(match, seat, state.puzzle, table.asker())
        bot = state.chairs[seat].bot or STAND_IN
        return await table.worker.bots.choose(match, seat, bot, seconds, table.asker())

    async def _move(self, table: TableLog, seat: int, n: int, number: int) -> None:
        state, match = table.state, table.state.match
        self._thinking.pop(seat, None)
        current = match is not None and n >= state.asked_since[seat] and not state.paused
        if match is None or not current or not _answers_itself(table, seat):
            self.arrange(table, eager=True)
            return
        action = match.game.actions.record(match.state, number)
        self._answering.discard(seat)
        try:
            await table.change(lambda state: rulings.bot_move(state, seat, n, action))
            if table.state.secret_of == seat:
                self._answering.add(seat)
        except (Stale, Refused, StoreError):
            self.arrange(table, eager=False)


def _answers_itself(table: TableLog, seat: int) -> bool:
    """Tell whether nobody has to be asked: a bot plays, or there is nothing to decide."""
    state = table.state
    return state.chairs[seat].bot_plays or state.empty_answer(seat) is not None


def _asked_for(table: TableLog, seat: int) -> float:
    """Return for how many seconds a seat has been asked, as everybody knows."""
    asked = table.state.asked_at[seat]
    return 0.0 if asked is None else max(0.0, table.worker.now() - asked)


def _delay(table: TableLog, seat: int, number: int) -> float:
    """Return how many seconds to wait with a step: none in secret, and the same for every open answer."""
    delay = table.worker.settings.bot_delay * PACES[table.state.pace]
    if delay <= 0 or table.state.would_be_secret(seat, number):
        return 0.0
    # Late answers are late by whole delays: the rest would tell how many secret steps there were.
    return delay - _asked_for(table, seat) % delay
