"""Load the state of a table from its stored log."""

from __future__ import annotations

import asyncio

from purrlor.server.log.state import TableState
from purrlor.server.storage.store import Store
from purrlor.table.reasons import refused

LONG = 20_000  # bytes of a log that is replayed in a thread, so that nobody else waits


async def load_table(store: Store, table_id: str) -> TableState:
    """Rebuild a table from its log."""
    log = await store.log(table_id)
    if not log:
        raise refused("no-such-table")
    if sum(len(data) for number, at, data in log) > LONG:
        return await asyncio.to_thread(_replay, table_id, log)
    return _replay(table_id, log)


def _replay(table_id: str, log: list[tuple[int, float, bytes]]) -> TableState:
    table = TableState(table_id)
    for number, at, data in log:
        assert number == table.n + 1
        table.apply(table.read(data), at)
        if number == 1 and table.rules != table.game.version:
            raise refused("rules-changed")
    return table
