"""Keep a table going: bots think and answer after the same time, clocks run out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import ref

import msgspec
from msgspec import Raw

from purrlor.server import rulings
from purrlor.server.rulings import Stale
from purrlor.server.store import StoreTrouble
from purrlor.table.reasons import Refused

if TYPE_CHECKING:
    from purrlor.server.tables import LiveTable


class Pace:
    """The bots and clocks of one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = ref(table)  # no circle: a table that sleeps is gone at once
        self._timers: dict[int, tuple[float, asyncio.TimerHandle]] = {}
        self._thinking: dict[int, int] = {}  # seats whose bot thinks, and about which question

    @property
    def table(self) -> LiveTable:
        """Give the table that this keeps going."""
        table = self._table()
        assert table is not None
        return table

    def arrange(self, eager: bool) -> None:
        """Let bots think and clocks run for those who are asked."""
        book, match = self.table.book, self.table.book.match
        asked = match.asked if match is not None and not book.paused else []
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
            if (self.table.book.asked_at[seat] or 0) + self.table.book.clock.seconds <= deadline + 0.001:
                await self.table.change(lambda book: rulings.run_out(book, seat))

        self.table.put(job)

    async def _bot_turn(self, seat: int, n: int, eager: bool) -> None:
        """Let a bot think, and move after the same time whatever it holds."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self.table.house.bot_delay
        if not eager:  # another worker is about to do it
            await asyncio.sleep(self.table.house.bot_delay + self.table.house.patience)
        match = self.table.book.match
        if match is None or self.table.book.same_since[seat] > n or self.table.closed or match.over:
            return
        number = await self.table.house.brains.choose(
            match, seat, self.table.book.chairs[seat].bot or rulings.STAND_IN, self.table.house.bot_seconds
        )
        await asyncio.sleep(max(0.0, until - loop.time()))
        self.table.put(lambda: self._bot_move(seat, n, number))

    async def _bot_move(self, seat: int, n: int, number: int) -> None:
        book, match = self.table.book, self.table.book.match
        self._thinking.pop(seat, None)
        current = match is not None and n >= book.same_since[seat] and not book.paused
        if match is None or not current or not book.chairs[seat].plays_itself:
            self.arrange(eager=True)
            return
        action = Raw(msgspec.json.encode(match.game.named(match.state, number)))
        try:
            await self.table.change(lambda book: rulings.move(book, seat, n, action))
        except (Stale, Refused, StoreTrouble):
            self.arrange(eager=False)

    @property
    def plays_itself(self) -> bool:
        """Tell whether the game goes on without a person: a bot is to move, or a clock runs."""
        book, match = self.table.book, self.table.book.match
        if match is None or match.over or book.paused:
            return False
        return book.clock.kind != "none" or any(book.chairs[seat].plays_itself for seat in match.asked)

    def deadline(self) -> float | None:
        """Tell when the next clock runs out."""
        return min((deadline for deadline, timer in self._timers.values()), default=None)

    def close(self) -> None:
        """Stop all clocks."""
        for deadline, timer in self._timers.values():
            timer.cancel()
