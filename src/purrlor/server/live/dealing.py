"""Lead a table to its deal: wait for pledges and contributions, but for nobody for ever."""

from __future__ import annotations

import asyncio

from purrlor.server.live.table_log import TableLog
from purrlor.server.log import deal
from purrlor.server.log.entries import AnyEntry
from purrlor.server.log.state import TableState
from purrlor.server.storage.store import StoreError

AGAIN = 1.0  # seconds after which a step is tried again, when nothing could be saved


def _next_step(table: TableLog, state: TableState) -> AnyEntry | None:
    return deal.go_on(state, table.present(), table.worker.now())


async def lead_on(table: TableLog) -> None:
    """Go on towards the deal as far as possible, and wait until that is done; for requests over HTTP."""
    while await table.do(lambda state: _next_step(table, state)) is not None:
        pass


class DealClock:
    """A timer for those who pledge or open; the table is passed in, so that the two form no cycle."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def arrange(self, table: TableLog) -> None:
        """Go on at once if nobody is waited for, else when the time is up."""
        self.close()
        if not table.state.phase:
            return
        if _next_step(table, table.state) is not None:
            self._go_on(table)
        else:
            left = max(0.0, table.state.deal_deadline() - table.worker.now())
            self._timer = asyncio.get_running_loop().call_later(left + 0.01, self._go_on, table)

    def _go_on(self, table: TableLog) -> None:
        async def job() -> None:
            try:
                await table.change(lambda state: _next_step(table, state))
            except StoreError:
                self._timer = asyncio.get_running_loop().call_later(AGAIN, self._go_on, table)

        table.put(job)

    def close(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
