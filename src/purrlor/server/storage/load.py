"""Load the state of a table from its stored log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from purrlor.server.log.entries import CalledOff, Moved, TookBack, read_entry
from purrlor.server.log.state import TableState
from purrlor.server.storage.store import Store
from purrlor.server.telemetry import logger
from purrlor.table.reasons import Refused, refused

CLOSED = b'"why":"unreadable"'  # in an entry; inside a text the quotes would be escaped
LONG = 20_000  # bytes of a log that is replayed in a thread, so that nobody else waits


class Unreadable(Exception):
    """An entry of a log can't be replayed."""

    def __init__(self, number: int, cause: Exception) -> None:
        super().__init__(f"entry {number}: {cause!r}")
        self.number = number


async def load_table(store: Store, table_id: str) -> TableState:
    """Rebuild a table from its log."""
    log = await store.log(table_id)
    if not log:
        raise refused("no-such-table")
    try:
        if sum(len(data) for number, at, data in log) > LONG:
            return await asyncio.to_thread(replay, table_id, log)
        return replay(table_id, log)
    except Unreadable as error:
        logger().error("table-unreadable", table=table_id, error=str(error)[:200])
        raise refused("unreadable-game", number=error.number) from None


def replay(table_id: str, log: Sequence[tuple[int, float, bytes]], marks: bool = False) -> TableState:
    """Apply all entries of a log; with `marks`, see that each move meets the position it was made in."""
    table, left_out = TableState(table_id), _left_out(log)
    for number, at, data in log:
        assert number == table.n + 1
        if number in left_out:
            table.n = number
            continue
        try:
            entry = table.read(data)
            if marks and isinstance(entry, Moved | TookBack) and table.rules == table.game.version:
                assert entry.mark == table.mark(), "another position"
            table.apply(entry, at)
        except (Refused, msgspec.DecodeError, AssertionError, LookupError, ValueError) as cause:
            raise Unreadable(number, cause) from cause
    return table


def _left_out(log: Sequence[tuple[int, float, bytes]]) -> range:
    """Return the numbers of the entries that could not be read when the game was closed for that."""
    for number, _, data in reversed(log):
        if CLOSED in data:
            closing = read_entry(data, None)
            assert isinstance(closing, CalledOff)
            return range(closing.after + 1, number)
    return range(0)
