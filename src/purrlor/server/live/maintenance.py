"""Look after the tables every few seconds: forget idle ones, load those due, find lost news, prune."""

from __future__ import annotations

import asyncio
import gc
import time
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Connection, func, select, update

from purrlor.server.live.matching import match_waiting
from purrlor.server.live.table import LiveTable
from purrlor.server.live.tables import LiveTables
from purrlor.server.storage.bans import read_bans
from purrlor.server.storage.bus import News
from purrlor.server.storage.heartbeat import BEAT, beat
from purrlor.server.storage.profiles import ended_sessions
from purrlor.server.storage.pruning import (
    DAY,
    delete_expired,
    delete_forgotten,
    delete_strangers,
    forgotten,
)
from purrlor.server.storage.schema import LOG, TABLES
from purrlor.server.storage.store import StoreError, Write
from purrlor.server.storage.table_rows import row_changes
from purrlor.server.telemetry import logger

LEASE = 15.0  # seconds for which a worker promises to look after a table that goes on by itself
INTERVAL = 3.0  # seconds between two rounds
PART = 500  # tables in one query
AT_ONCE = 20  # tables that are deleted in one commit: moves wait for it
PRUNE = 3_600.0  # seconds between two looks for tables that are too old to keep
CLOSED = 2000  # closed connections leave reference cycles: collect garbage after so many, or after
COLLECT = 420.0  # seconds


class Maintenance:
    """The rounds of one worker through its tables."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.worker = tables.worker
        self._collected = time.monotonic()
        self._filling: asyncio.Future[None] | None = None
        self._next_beat = 0.0
        self._next_prune = 0.0

    async def run(self) -> None:
        """Make a round every few seconds, whatever happens."""
        while True:
            try:
                await self.round()
            except StoreError:
                logger().warning("round-skipped")
            await asyncio.sleep(INTERVAL)

    async def round(self) -> None:
        """Make one round; what fails in one part of it holds up no other."""
        for part in (
            self._show_that_we_live,
            self.read_bans,
            self._end_sessions,
            self._look_for_notices,
            self._forget_idle,
            self._look_for_hosts,
            self._renew_leases,
            self._load_due,
            self._match_waiting,
            self._tell_and_hear_others,
            self._prune_if_due,
            self._collect_garbage,
        ):
            try:
                await part()
            except Exception as error:
                if type(error) is StoreError:  # the other parts could do nothing, either
                    raise
                logger().exception("round-failed", part=part.__name__)

    async def _show_that_we_live(self) -> None:
        if self.worker.store.failing:
            await self.worker.store.try_to_write()
        if self.worker.now() > self._next_beat:
            await beat(self.worker.store, self.worker.now())
            self._next_beat = self.worker.now() + BEAT

    async def _look_for_hosts(self) -> None:
        for table in list(self.tables.held.values()):
            if table.connections:
                table.look_for_host()

    async def _renew_leases(self) -> None:
        await self.write_leases(self.worker.now() + LEASE)

    async def _match_waiting(self) -> None:
        await match_waiting(self.tables)

    async def _tell_and_hear_others(self) -> None:
        if self.worker.bus.shared:
            self._publish_who_is_online()
            await self._fill_gaps()

    async def _prune_if_due(self) -> None:
        if self.worker.now() > self._next_prune:
            await self._prune()
            self._next_prune = self.worker.now() + PRUNE

    async def _collect_garbage(self) -> None:
        now = time.monotonic()
        if now - self._collected > COLLECT or self.worker.disconnected > CLOSED:
            self._collected, self.worker.disconnected = now, 0
            gc.collect()

    async def read_bans(self) -> None:
        """Learn whom the owner has banned, and send them away."""
        bans = await self.worker.store.read(read_bans)
        if bans != self.worker.bans:
            self.worker.bans = bans
            for table in self.tables.held.values():
                table.drop_banned()

    async def _end_sessions(self) -> None:
        """Send away devices that were signed out, perhaps on another worker."""
        sessions = {
            connection.session
            for table in self.tables.held.values()
            for connection in table.connections
            if connection.session
        }
        if sessions:
            ended = await self.worker.store.read(partial(ended_sessions, sessions=sessions))
            for table in list(self.tables.held.values()) if ended else ():
                table.drop_sessions(ended)

    async def _look_for_notices(self) -> None:
        """Learn whether anybody gets notices; when somebody does for the first time, look at all tables."""
        notices = self.worker.notices
        await notices.refresh()
        if notices.begun:
            notices.begun = False
            for table in self.tables.held.values():
                table.reminders.arrange(table)
            asked = select(TABLES.c.id).where(TABLES.c.due > self.worker.now() + LEASE)
            asleep = await self.worker.store.read(partial(_rows, asked))
            await self._set_due([row[0] for row in asleep], 0.0)
        await notices.offer_postponed()

    async def _forget_idle(self) -> None:
        before = time.monotonic() - self.worker.settings.idle
        idle = [table for table in self.tables.held.values() if table.idle and table.idle_since < before]
        for first in range(0, len(idle), PART):
            part = idle[first : first + PART]
            done = await asyncio.gather(*map(self._write_row, part), return_exceptions=True)
            for table, error in zip(part, done, strict=True):
                if type(error) is StoreError:
                    raise error
                if error is not None:
                    logger().error("table-not-forgotten", table=table.id, error=repr(error)[:200])
                elif table.idle and table.idle_since < before:
                    self.tables.forget(table)

    async def _write_row(self, table: LiveTable) -> None:
        """Write the row of a table before it leaves the memory."""
        changes = row_changes(table.state, due=table.next_due())
        await self.worker.store.append(Write(table.id, also=changes))

    async def write_leases(self, due: float) -> None:
        """Promise to look after tables that go on by themselves; after that time another worker may."""
        held = self.tables.held.values()
        ids = [table.id for table in held if table.state.runs_unattended or self._is_old(table.state.touched)]
        await self._set_due(ids, due)

    async def _set_due(self, ids: list[str], due: float) -> None:
        """Note when a worker must look at some tables."""
        for first in range(0, len(ids), PART):
            part = ids[first : first + PART]
            change = update(TABLES).where(TABLES.c.id.in_(part)).values(due=due)
            await self.worker.store.append(Write("", also=[change], rows=part))

    def _is_old(self, touched: float) -> bool:
        """Tell whether a table would be pruned before long, were it not in memory."""
        keep = self.worker.settings.keep
        return keep > 0 and touched < self.worker.now() - keep * DAY + 2 * PRUNE

    async def _prune(self) -> None:
        """Delete what has run out, and tables where nothing happened for as long as the owner keeps them."""
        now, keep = self.worker.now(), self.worker.settings.keep
        await self.worker.store.append(Write("", also=delete_expired(now)))
        if not keep:
            return
        before = now - keep * DAY
        await self.worker.store.append(Write("", also=delete_strangers(before)))
        asked = select(TABLES.c.id).where(*forgotten(before)).limit(AT_ONCE)
        while True:
            found = [row[0] for row in await self.worker.store.read(partial(_rows, asked))]
            # Those in memory have a lease, unless they were loaded this very moment.
            ids = [table_id for table_id in found if not self.tables.has(table_id)]
            if not ids:
                return
            await self.worker.store.append(Write("", also=delete_forgotten(ids, before), rows=ids))
            logger().info("tables-pruned", tables=len(ids))
            for table_id in ids:
                if self.tables.has(table_id):
                    await self.tables.drop_if_gone(table_id)

    async def _load_due(self) -> None:
        asked = select(TABLES.c.id).where(TABLES.c.due < self.worker.now()).limit(200)
        for (table_id,) in await self.worker.store.read(partial(_rows, asked)):
            if table_id in self.tables.held:
                continue
            try:
                table = await self.tables.load(table_id)
                table.go_on(eager=True)
            except Exception as error:
                logger().error("table-not-woken", table=table_id, error=repr(error)[:200])
                never = update(TABLES).where(TABLES.c.id == table_id).values(due=None)
                await self.worker.store.append(Write(table_id, also=[never]))

    def _publish_who_is_online(self) -> None:
        for table in self.tables.held.values():
            seats = sorted(connection.seat for connection in table.connections if connection.seat >= 0)
            host, looking = table.host_is_here(), sorted(table.looking_here())
            if seats or host:
                news = News(self.worker.id, table.id, 0, online=seats, host=host, looking=looking)
                self.worker.bus.publish(news)

    def fill_gaps_soon(self) -> None:
        """Read what the bus may have lost, without waiting for it."""
        self._filling = asyncio.ensure_future(self._try_to_fill_gaps())

    async def _try_to_fill_gaps(self) -> None:
        with suppress(StoreError):  # the next round fills them
            await self._fill_gaps()

    async def _fill_gaps(self) -> None:
        ids = list(self.tables.held)
        for first in range(0, len(ids), PART):
            asked = (
                select(LOG.c.table_id, func.max(LOG.c.number))
                .where(LOG.c.table_id.in_(ids[first : first + PART]))
                .group_by(LOG.c.table_id)
            )
            lasts = {row[0]: row[1] for row in await self.worker.store.read(partial(_rows, asked))}
            for table_id in ids[first : first + PART]:
                table: LiveTable | None = self.tables.held.get(table_id)
                if table is None:
                    continue
                if table_id not in lasts:
                    # Another worker pruned it while it was loaded here.
                    self.tables.forget(table)
                elif lasts[table_id] > table.state.n:
                    table.put(table.catch_up)


def _rows(asked: Any, connection: Connection) -> list[Any]:
    return list(connection.execute(asked))
