"""Keep a table going: bots think and answer after the same time, clocks run out."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING
from weakref import ref

import msgspec
from msgspec import Raw

from purrlor.server import rulings
from purrlor.server.rulings import Stale
from purrlor.server.store import StoreTrouble
from purrlor.table.reasons import Refused

QUICKLY = 0.02  # seconds that a bot has at least for a step, however little time is left

if TYPE_CHECKING:
    from purrlor.server.tables import LiveTable


class Pace:
    """The bots and clocks of one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = ref(table)  # no circle: a table that sleeps is gone at once
        self._timers: dict[int, tuple[float, asyncio.TimerHandle]] = {}
        self._thinking: dict[int, int] = {}  # seats whose bot thinks, and about which question
        self._answering: set[int] = set()  # seats whose bot has begun its answer with secret steps

    @property
    def table(self) -> LiveTable:
        """Give the table that this keeps going."""
        table = self._table()
        assert table is not None
        return table

    def arrange(self, eager: bool) -> None:
        """Let bots think and clocks run for those who are asked."""
        book, match = self.table.book, self.table.book.match
        asked = match.asked if match is not None and not (book.paused or book.full) else []
        for seat in [seat for seat in self._timers if seat not in asked or book.clock.kind == "none"]:
            self._timers.pop(seat)[1].cancel()
        for seat in asked:
            if book.chairs[seat].plays_itself:
                if self._thinking.get(seat) != book.same_since[seat]:
                    self._thinking[seat] = book.same_since[seat]
                    self.table.spawn(self._bot_turn(seat, book.n, eager))
            elif book.clock.kind != "none":
                self._wind_up(seat, (book.asked_at[seat] or book.touched) + book.clock.seconds)

    def _wind_up(self, seat: int, deadline: float) -> None:
        running = self._timers.get(seat)
        if running is not None:
            if running[0] == deadline:
                return
            running[1].cancel()
        left = max(0.0, deadline - self.table.house.now())
        loop = asyncio.get_running_loop()
        self._timers[seat] = deadline, loop.call_later(left, self._run_out, seat, deadline)

    def _run_out(self, seat: int, deadline: float) -> None:
        self._timers.pop(seat, None)

        async def job() -> None:
            await self.table.change(lambda book: rulings.run_out(book, seat, deadline))

        self.table.put(job)

    async def _bot_turn(self, seat: int, n: int, eager: bool) -> None:
        """Let a bot think, and move after the same time whatever it holds and did in secret."""
        question, decided = self._thinking[seat], False
        try:
            if not eager:  # another worker is about to do it
                await asyncio.sleep(self.table.house.bot_delay + self.table.house.patience)
            number = await self._think(seat, n)
            if number is not None:
                await asyncio.sleep(self._wait(seat, number))
                self.table.put(partial(self._bot_move, seat, n, number))
                decided = True
        finally:
            if not decided and self._thinking.get(seat) == question:
                del self._thinking[seat]

    async def _think(self, seat: int, n: int) -> int | None:
        """Choose what a bot does; None if it is not asked any more."""
        house, book = self.table.house, self.table.book
        match = book.match
        if match is None or book.same_since[seat] > n or self.table.closed or match.over:
            return None
        seconds = house.bot_seconds
        if seat in self._answering:  # the whole answer is due when a single step would be
            seconds = min(seconds, max(QUICKLY, (house.bot_delay - self._asked_for(seat)) / 2))
        return await house.brains.choose(match, seat, book.chairs[seat].bot or rulings.STAND_IN, seconds)

    def _asked_for(self, seat: int) -> float:
        """Tell for how many seconds a seat has been asked, as everybody knows."""
        asked = self.table.book.asked_at[seat]
        return 0.0 if asked is None else max(0.0, self.table.house.now() - asked)

    def _wait(self, seat: int, number: int) -> float:
        """Tell how many seconds to wait with a step: none in secret, and the same for every open answer."""
        delay = self.table.house.bot_delay
        if delay <= 0 or self.table.book.would_hush(seat, number):
            return 0.0
        # Whoever is late is late by whole delays: nobody reads off the rest how many steps it were.
        return delay - self._asked_for(seat) % delay

    async def _bot_move(self, seat: int, n: int, number: int) -> None:
        book, match = self.table.book, self.table.book.match
        self._thinking.pop(seat, None)
        current = match is not None and n >= book.same_since[seat] and not book.paused
        if match is None or not current or not book.chairs[seat].plays_itself:
            self.arrange(eager=True)
            return
        action = Raw(msgspec.json.encode(match.game.actions.record(match.state, number)))
        self._answering.discard(seat)
        try:
            await self.table.change(lambda book: rulings.move(book, seat, n, action))
            if self.table.book.secret_of == seat:
                self._answering.add(seat)
        except (Stale, Refused, StoreTrouble):
            self.arrange(eager=False)

    @property
    def plays_itself(self) -> bool:
        """Tell whether the game goes on without a person: a bot is to move, or a clock runs."""
        book, match = self.table.book, self.table.book.match
        if match is None or match.over or book.paused or book.full:
            return False
        return book.clock.kind != "none" or any(book.chairs[seat].plays_itself for seat in match.asked)

    def deadline(self) -> float | None:
        """Tell when the next clock runs out."""
        return min((deadline for deadline, timer in self._timers.values()), default=None)

    def close(self) -> None:
        """Stop all clocks."""
        for deadline, timer in self._timers.values():
            timer.cancel()
