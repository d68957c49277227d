"""The tables that this process holds in memory: find, load and forget them."""

from __future__ import annotations

import asyncio

from purrlor.server.live.codes import is_code, plain_code
from purrlor.server.live.table import LiveTable
from purrlor.server.live.worker import Worker
from purrlor.server.log.state import TableState
from purrlor.server.storage.load import load_table
from purrlor.server.telemetry import TABLES
from purrlor.table.reasons import Refused, refused


class LiveTables:
    """All tables of one process, by their ids."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.held: dict[str, LiveTable] = {}
        self._ids: dict[str, str] = {}  # by code
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    async def find(self, code: str) -> LiveTable:
        """Find a table by its code, and load it if it is not in memory."""
        code = plain_code(code)
        table = self.held.get(self._ids.get(code, ""))
        if table is not None and table.state.code == code:
            return table.touch()
        table_id = await self.worker.store.find(code) if is_code(code) else None
        if table_id is None:
            raise refused("no-such-table")
        return await self.load(table_id)

    async def is_seated(self, person: str, code: str) -> bool:
        """Tell whether somebody holds a seat of a table; it takes as long if there is no such table."""
        return bool(person) and await self.worker.store.holds(person, plain_code(code))

    async def load(self, table_id: str) -> LiveTable:
        """Return a table, read from its log if it is not in memory."""
        table = self.held.get(table_id)
        if table is not None:
            return table.touch()
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda done: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        return self.add(await load_table(self.worker.store, table_id))

    def add(self, state: TableState) -> LiveTable:
        """Hold a table in memory."""
        state.downtime = self.worker.downtime
        table = LiveTable(self.worker, state, self.forget)
        self.held[table.id] = table
        self._ids[state.code] = table.id
        TABLES.inc()
        table.go_on(eager=not self.worker.bus.shared)
        return table

    def forget(self, table: LiveTable) -> None:
        """Drop a table from memory."""
        if self.held.get(table.id) is table:
            del self.held[table.id]
            self._ids.pop(table.state.code, None)
            TABLES.dec()
        table.close()

    def has(self, table_id: str) -> bool:
        """Tell whether a table is in memory, or about to be."""
        return table_id in self.held or table_id in self._loading

    async def drop_if_gone(self, table_id: str) -> None:
        """Drop a table that was deleted from the database while it was loaded."""
        try:
            table = await self.load(table_id)
        except Refused:
            return
        if not await self.worker.store.log(table_id):
            self.forget(table)

    def update_code(self, table: LiveTable) -> None:
        """Find a table by its new code only."""
        self._ids = {code: known for code, known in self._ids.items() if known != table.id}
        self._ids[table.state.code] = table.id
