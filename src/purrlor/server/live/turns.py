"""Say whose bot thinks next: short thoughts before long ones, and nobody takes all processes."""

from __future__ import annotations

import asyncio
import time
from bisect import insort
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

PATIENCE = 5.0  # a thought waits for shorter ones that come within so many times its length


class Asker(NamedTuple):
    """For whom a bot thinks: a table, and the address of all who are there, if they share one."""

    table: str = ""
    address: str = ""


class Place(NamedTuple):
    """A thought's place among those that wait."""

    due: float
    number: int
    asker: Asker
    turn: asyncio.Future[None]


class Turns:
    """Who thinks next: short thoughts before long ones; no table and no address takes all processes.

    A thought waits as if it had come later, by some times what its bot usually needs; so a long one goes
    before short ones that come long after it. The more thoughts wait for the same address, the later the
    next one: whoever opens many tables waits for their own bots, and others hardly do.
    """

    def __init__(self, processes: int, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._free = processes
        self._most_of_table = max(1, processes // 2)
        self._most_of_address = max(1, processes - 1)
        self._at_table: Counter[str] = Counter()  # thoughts that are being thought
        self._for_address: Counter[str] = Counter()
        self._waiting: list[Place] = []
        self._number = 0
        self._usual: dict[str, float] = {}  # seconds, by bot

    @asynccontextmanager
    async def taken(self, asker: Asker, bot: str) -> AsyncIterator[None]:
        """Wait until a bot of a table may think; what is done inside is its thought."""
        await self.wait(asker, bot)
        started, took = time.monotonic(), None
        try:
            yield
            took = time.monotonic() - started
        finally:
            self.done(asker, bot, took)

    async def wait(self, asker: Asker, bot: str) -> None:
        """Wait until a bot of a table may think."""
        turn = asyncio.get_running_loop().create_future()
        self._number += 1
        before = sum(place.asker.address == asker.address for place in self._waiting)
        due = self._now() + PATIENCE * self._usual.get(bot, 0.0) * (1 + before)
        insort(self._waiting, Place(due, self._number, asker, turn))
        self._call_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.done(asker, bot, None)
            raise

    def done(self, asker: Asker, bot: str, seconds: float | None) -> None:
        """Note that a bot has thought for so long, and let the next one think."""
        self._free += 1
        for counter, name in ((self._at_table, asker.table), (self._for_address, asker.address)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]
        if seconds is not None:
            self._usual[bot] = 0.8 * self._usual.get(bot, seconds) + 0.2 * seconds
        self._call_next()

    def _call_next(self) -> None:
        for place in list(self._waiting):
            if self._free == 0:
                return
            if place.turn.cancelled():
                self._waiting.remove(place)
            elif self._may_think(place.asker):
                self._waiting.remove(place)
                self._free -= 1
                self._at_table[place.asker.table] += 1
                self._for_address[place.asker.address] += 1
                place.turn.set_result(None)

    def _may_think(self, asker: Asker) -> bool:
        return (
            self._at_table[asker.table] < self._most_of_table
            and self._for_address[asker.address] < self._most_of_address
        )
