"""Hold the tables that are awake: open, find, wake, let sleep; and hear of other workers."""

from __future__ import annotations

import asyncio
import gc
import secrets
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw
from sqlalchemy import Connection, func, select, update

from purrlor.server import entries, messages, rulings
from purrlor.server.book import Book
from purrlor.server.brains import Brains
from purrlor.server.bus import Bus, News
from purrlor.server.entries import read_entry, write_entry
from purrlor.server.fairness import draw_secret
from purrlor.server.index import index_row, row_of
from purrlor.server.limits import Limits
from purrlor.server.schema import LOG, TABLES
from purrlor.server.seats import CODE_LENGTH, LETTERS, Signatures, new_code, plain_code
from purrlor.server.store import Store, StoreTrouble, Write
from purrlor.server.tables import LiveTable
from purrlor.server.telemetry import TABLES as TABLES_HELD
from purrlor.server.telemetry import logger
from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.reasons import refused
from purrlor.table.wire import load

LONG = 20_000  # bytes of a log that is read in a thread, so that nobody else waits
LEASE = 15.0  # seconds for which a worker promises to look after a table that plays by itself
ROUND = 3.0  # seconds between two rounds through the house
GOODBYES = 2000  # closed connections leave cycles: collect after so many, or after
COLLECT = 420.0  # seconds


@dataclass
class Manners:
    """How the house is run."""

    bot_delay: float = 0.8  # seconds from a question to a bot's answer
    bot_seconds: float = 0.5  # of which it may think so many
    patience: float = 2.0  # seconds after which another worker's bot is helped out
    idle: float = 60.0  # seconds after which a table without anybody sleeps
    limits: Limits = field(default_factory=Limits)
    friends: str = ""  # where friends in the same network find the house


class House:
    """All tables of one process."""

    def __init__(self, store: Store, bus: Bus, manners: Manners) -> None:
        self.store = store
        self.bus = bus
        self.limits = manners.limits
        self.bot_delay, self.bot_seconds = manners.bot_delay, manners.bot_seconds
        self.patience, self.idle = manners.patience, manners.idle
        self.friends = manners.friends
        self.worker = secrets.token_hex(6)
        self.brains = Brains()
        self.signatures = Signatures(store.setting("secret", lambda: secrets.token_hex(32)))
        self.tables: dict[str, LiveTable] = {}
        self.lines = 0
        self.stopping = False
        self._codes: dict[str, str] = {}
        self._waking: dict[str, asyncio.Future[LiveTable]] = {}
        self._goodbyes = 0
        self._collected = time.monotonic()
        # A clock that never goes back while the house is open.
        self._wall, self._steady = time.time(), time.monotonic()

    def now(self) -> float:
        """Tell the time in seconds since 1970."""
        return self._wall + time.monotonic() - self._steady

    async def start(self) -> None:
        """Open the house."""
        self.store.start()
        if not self.bus.shared:
            # Whoever looked after these is dead.
            owed = update(TABLES).where(TABLES.c.due.is_not(None)).values(due=0.0)
            await self.store.append(Write("", also=[owed]))
        self.bus.start(self.hear, self._look_for_gaps)
        self._rounds = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """Close the house: nothing that was acknowledged is lost."""
        self.stopping = True
        self._rounds.cancel()
        await asyncio.gather(self._rounds, return_exceptions=True)
        tables = list(self.tables.values())
        for table in tables:
            table.close()
        await self._write_leases(tables, 0.0)
        await self.bus.close()
        self.brains.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    # -- finding ---------------------------------------------------------------------------------------

    async def get(self, code: str) -> LiveTable:
        """Find a table by its code and wake it."""
        code = plain_code(code)
        table_id = self._codes.get(code)
        table = self.tables.get(table_id) if table_id else None
        if table is not None and table.book.code == code:
            return table
        if len(code) < CODE_LENGTH or not set(code) <= set(LETTERS):
            raise refused("no-such-table")
        table_id = await self.store.find(code)
        if table_id is None:
            raise refused("no-such-table")
        return await self.wake(table_id)

    async def wake(self, table_id: str) -> LiveTable:
        """Give a table, read from its log if it sleeps."""
        table = self.tables.get(table_id)
        if table is not None:
            return table
        waking = self._waking.get(table_id)
        if waking is None:
            waking = self._waking[table_id] = asyncio.ensure_future(self._wake(table_id))
            waking.add_done_callback(lambda done: self._waking.pop(table_id, None))
        return await asyncio.shield(waking)

    async def _wake(self, table_id: str) -> LiveTable:
        book = await self.read_book(table_id)
        return self._take_in(book)

    def _take_in(self, book: Book) -> LiveTable:
        table = LiveTable(self, book)
        self.tables[book.id] = table
        self._codes[book.code] = book.id
        TABLES_HELD.inc()
        table.pace.arrange(eager=not self.bus.shared)
        return table

    def forget(self, table: LiveTable) -> None:
        """Let a table sleep."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self._codes.pop(table.book.code, None)
            TABLES_HELD.dec()
        table.close()

    async def read_book(self, table_id: str) -> Book:
        """Rebuild a table from its log."""
        log = await self.store.log(table_id)
        if not log:
            raise refused("no-such-table")
        if sum(len(data) for number, at, data in log) > LONG:
            return await asyncio.to_thread(_follow_log, table_id, log)
        return _follow_log(table_id, log)

    # -- opening ---------------------------------------------------------------------------------------

    async def open(self, person: str, asked: messages.NewTable) -> LiveTable:
        """Open a table."""
        game = find_game(asked.game)
        settings = game.settle(asked.options)
        # Nothing is written before everything is known to be possible.
        match = Match.new(game, settings, 0, asked.deck)
        bots = rulings.check_bots(asked.bots, match.seats)
        entry = entries.Opened(
            code=new_code(),
            game=game.name,
            rules=game.version,
            options=settings,
            deck=asked.deck,
            clock=asked.clock,
            public=asked.public,
            host=person,
            secret=draw_secret(),
        )
        table = await self._open(entry)
        await self._furnish(table, person, bots, asked.sitter if asked.sit else None)
        return table

    async def open_saved(
        self, person: str, saved: bytes, asked: dict[str, str], sitter: messages.Sitter, public: bool
    ) -> LiveTable:
        """Open a table with a game that was begun elsewhere."""
        match = await asyncio.to_thread(load, saved)
        bots = rulings.check_bots(asked, match.seats)
        entry = entries.Opened(
            code=new_code(),
            game=match.game.name,
            rules=match.game.version,
            options=match.settings,
            deck=match.deck,
            clock=messages.Clock(),
            public=public,
            host=person,
            saved=Raw(saved.strip()),
        )
        table = await self._open(entry)
        await self._furnish(table, person, bots, sitter)
        return table

    async def open_rematch(self, table: LiveTable) -> None:
        """Open the next table for the same people, once: who comes second finds it in the log."""
        book = table.book
        entry = entries.Opened(
            code=new_code(),
            game=book.game.name,
            rules=book.game.version,
            options=book.settings,
            deck=book.deck,
            clock=book.clock,
            public=False,
            host=book.host,
            secret=draw_secret(),
        )
        following = await self._open(entry)
        # Everybody sits before anybody hears of it: nobody who is quick takes another's seat.
        for seat, chair in enumerate(book.chairs):
            for again in rulings.sit_again(seat, chair):
                await following.do(partial(_just, again))
        code = entry.code
        done = await table.do(lambda book: None if book.rematch else entries.Rematched(code=code))
        if done is None:
            for seat in range(following.book.players):
                await following.do(partial(_just, entries.Stood(seat=seat)))

    def remember_code(self, table: LiveTable) -> None:
        """Find a table by its new code only."""
        self._codes = {code: known for code, known in self._codes.items() if known != table.id}
        self._codes[table.book.code] = table.id

    async def _open(self, entry: entries.Opened) -> LiveTable:
        at = self.now()
        book = Book(secrets.token_hex(8))
        book.enter(entry, at)
        row = self.store.insert(TABLES).values(id=book.id, code=book.code, **row_of(book))
        await self.store.append(Write(book.id, 1, at, write_entry(entry), [row]))
        return self._take_in(book)

    async def _furnish(
        self, table: LiveTable, person: str, bots: dict[int, str], sitter: messages.Sitter | None
    ) -> None:
        language = sitter.language if sitter else "en"
        for seat, bot in bots.items():
            await table.do(partial(rulings.sit_bot, seat=seat, bot=bot, language=language))
        if sitter is not None and table.book.empty_seats():
            await table.do(lambda book: rulings.sit_person(book, person, None, sitter))

    # -- rounds ----------------------------------------------------------------------------------------

    async def _go_round(self) -> None:
        while True:
            try:
                await self._round()
            except StoreTrouble:
                logger().warning("round-skipped")
            except Exception:
                logger().exception("round-failed")
            await asyncio.sleep(ROUND)

    async def _round(self) -> None:
        now = time.monotonic()
        sleepy = [t for t in self.tables.values() if t.quiet and now - t.idle_since > self.idle]
        if sleepy:
            rows = [index_row(table.book, due=table.pace.deadline()) for table in sleepy]
            await self.store.append(Write("", also=rows))
            for table in sleepy:
                if table.quiet and now - table.idle_since > self.idle:
                    self.forget(table)
        await self._write_leases(list(self.tables.values()), self.now() + LEASE)
        await self._wake_the_due()
        if self.bus.shared:
            self._tell_who_is_here()
            await self._find_gaps()
        if now - self._collected > COLLECT or self._goodbyes > GOODBYES:
            self._collected, self._goodbyes = now, 0
            gc.collect()

    def note_goodbye(self) -> None:
        """Count a connection that was closed."""
        self._goodbyes += 1

    async def _write_leases(self, tables: list[LiveTable], due: float) -> None:
        """Promise to look after tables that go on by themselves; a promise that runs out is another's."""
        ids = [table.id for table in tables if table.pace.plays_itself]
        for first in range(0, len(ids), 500):
            part = update(TABLES).where(TABLES.c.id.in_(ids[first : first + 500])).values(due=due)
            await self.store.append(Write("", also=[part]))

    async def _wake_the_due(self) -> None:
        asked = select(TABLES.c.id).where(TABLES.c.due < self.now()).limit(200)
        for table_id in await self.store.read(lambda connection: list(connection.execute(asked).scalars())):
            if table_id in self.tables:
                continue
            try:
                table = await self.wake(table_id)
                table.pace.arrange(eager=True)
            except Exception as error:
                logger().error("table-not-woken", table=table_id, error=repr(error)[:200])
                nobody = update(TABLES).where(TABLES.c.id == table_id).values(due=None)
                await self.store.append(Write("", also=[nobody]))

    # -- other workers ---------------------------------------------------------------------------------

    def hear(self, news: News) -> None:
        """Pass on what another worker tells."""
        table = self.tables.get(news.table)
        if table is None or news.worker == self.worker:
            return
        if news.number > 0:
            table.put(lambda: table.hear(news))
        elif news.entry:
            table.tell_chat(msgspec.json.decode(news.entry, type=messages.ChatLine), None)
        else:
            table.hear_who(news)

    def _tell_who_is_here(self) -> None:
        for table in self.tables.values():
            seats = sorted({line.seat for line in table.lines if line.seat >= 0})
            if seats:
                self.bus.tell(News(self.worker, table.id, 0, online=seats))

    def _look_for_gaps(self) -> None:
        self._looking = asyncio.ensure_future(self._find_gaps())

    async def _find_gaps(self) -> None:
        """Read what the bus may have lost."""
        ids = list(self.tables)
        for first in range(0, len(ids), 500):
            part = ids[first : first + 500]
            asked = (
                select(LOG.c.table_id, func.max(LOG.c.number))
                .where(LOG.c.table_id.in_(part))
                .group_by(LOG.c.table_id)
            )
            rows = await self.store.read(partial(_rows, asked))
            for table_id, last in rows:
                table = self.tables.get(table_id)
                if table is not None and last > table.book.n:
                    table.put(table.catch_up)


def _follow_log(table_id: str, log: list[tuple[int, float, bytes]]) -> Book:
    book = Book(table_id)
    for number, at, data in log:
        assert number == book.n + 1
        book.enter(read_entry(data), at)
        if number == 1 and book.rules != book.game.version:
            raise refused("rules-changed")
    return book


def _just(entry: entries.AnyEntry, book: Book) -> entries.AnyEntry:
    return entry


def _rows(asked: Any, connection: Connection) -> list[Any]:
    return list(connection.execute(asked))
