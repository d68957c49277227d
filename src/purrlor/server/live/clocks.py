"""The clocks of one table: a bot takes over a seat whose time is up."""

from __future__ import annotations

import asyncio

from purrlor.server.live.table_log import TableLog
from purrlor.server.log import rulings
from purrlor.server.storage.store import StoreError

AGAIN = 1.0  # seconds after which a bot is put in again, when nothing could be saved


class Clocks:
    """A timer for each person that is asked; the table is passed in, so that the two form no cycle."""

    def __init__(self) -> None:
        self._timers: dict[int, tuple[float, asyncio.TimerHandle]] = {}

    def arrange(self, table: TableLog) -> None:
        """Let clocks run for those who are asked, and for nobody else."""
        state = table.state
        if not self._timers and state.clock.kind == "none":
            return
        people = [seat for seat in state.to_move if not state.chairs[seat].bot_plays]
        timed = people if state.clock.kind != "none" else []
        for seat in [seat for seat in self._timers if seat not in timed]:
            self._timers.pop(seat)[1].cancel()
        for seat in timed:
            self._start(table, seat, state.deadline(seat))

    def _start(self, table: TableLog, seat: int, deadline: float) -> None:
        running = self._timers.get(seat)
        if running is not None:
            if running[0] == deadline:
                return
            running[1].cancel()
        left = max(0.0, deadline - table.worker.now())
        timer = asyncio.get_running_loop().call_later(left, self.run_out, table, seat, deadline)
        self._timers[seat] = deadline, timer

    def run_out(self, table: TableLog, seat: int, deadline: float) -> None:
        """Let a bot play for a seat whose time is up."""
        self._timers.pop(seat, None)

        async def job() -> None:
            try:
                await table.change(lambda state: rulings.time_out(state, seat, deadline))
            except StoreError:
                loop = asyncio.get_running_loop()
                self._timers[seat] = deadline, loop.call_later(AGAIN, self.run_out, table, seat, deadline)

        table.put(job)

    def next_deadline(self) -> float | None:
        """Return when the next clock runs out."""
        return min((deadline for deadline, timer in self._timers.values()), default=None)

    def close(self) -> None:
        """Stop all clocks."""
        for deadline, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
