"""One running server process: start it, stop it, and pass on the news of other workers."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial

import msgspec
from sqlalchemy import update

from purrlor.server.live import people
from purrlor.server.live.maintenance import Maintenance
from purrlor.server.live.tables import LiveTables
from purrlor.server.live.worker import ServerSettings, Worker
from purrlor.server.protocol.to_client import ChatLine
from purrlor.server.storage.admin import BUS
from purrlor.server.storage.bus import Bus, News
from purrlor.server.storage.heartbeat import beat, find_downtime
from purrlor.server.storage.schema import TABLES
from purrlor.server.storage.store import Store, Write


class Server:
    """A process that serves tables."""

    def __init__(self, store: Store, bus: Bus, settings: ServerSettings) -> None:
        self.worker = Worker(store, bus, settings)
        self.tables = LiveTables(self.worker)
        self.maintenance = Maintenance(self.tables)
        self.stopping = False

    async def start(self) -> None:
        """Start to serve."""
        worker = self.worker
        worker.store.start()
        worker.downtime = await find_downtime(worker.store, worker.now(), alone=not worker.bus.shared)
        await self.maintenance.read_bans()
        if not worker.bus.shared:
            # The worker that looked after these is gone.
            due = update(TABLES).where(TABLES.c.due.is_not(None)).values(due=0.0)
            await worker.store.append(Write("", also=[due]))
        key = bytes.fromhex(worker.store.setting(BUS, lambda: secrets.token_hex(32)))
        worker.bus.start(self.hear, self.maintenance.fill_gaps_soon, key)
        await worker.notices.start(partial(people.turns_of, self.tables))
        self._rounds = asyncio.create_task(self.maintenance.run())

    async def stop(self) -> None:
        """Stop: nothing that was acknowledged is lost."""
        self.stopping = True
        self._rounds.cancel()
        await asyncio.gather(self._rounds, return_exceptions=True)
        for table in list(self.tables.held.values()):
            table.close()
        await self.maintenance.write_leases(0.0)
        await self.worker.notices.stop()
        await beat(self.worker.store, self.worker.now(), last=True)
        await self.worker.bus.close()
        self.worker.bots.close()
        self.worker.reviews.close()
        self.worker.threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.get_running_loop().run_in_executor(None, self.worker.store.close)

    def hear(self, news: News) -> None:
        """Pass on what another worker tells."""
        table = self.tables.held.get(news.table)
        if table is None or news.worker == self.worker.id:
            return
        if news.number > 0:
            table.put(lambda: table.hear(news))
        elif news.number < 0:
            table.put(table.read_rewritten)
        elif news.entry:
            table.send_chat(msgspec.json.decode(news.entry, type=ChatLine), None)
        else:
            table.hear_who_is_online(news)
