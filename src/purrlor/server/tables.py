"""Play at one table: one thing after another, durable first, then told to everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from purrlor.core.state import WATCHER
from purrlor.server import entries, messages, rulings
from purrlor.server.answers import answer
from purrlor.server.book import Book
from purrlor.server.bus import News
from purrlor.server.entries import AnyEntry, read_entry, write_entry
from purrlor.server.index import index_entry, index_row
from purrlor.server.pace import Pace
from purrlor.server.rulings import Stale
from purrlor.server.speech import house_speech
from purrlor.server.store import StoreTrouble, Write
from purrlor.server.telemetry import ANSWERS, MOVES, REFUSALS, STALE, logger
from purrlor.server.tell import Telling, ended, names_for_wire, speech_for, table_info, tell_seat
from purrlor.table.reasons import Reason, Refused, refused
from purrlor.table.wire import LONGEST

if TYPE_CHECKING:
    from purrlor.server.house import House
    from purrlor.server.live import Line

Propose = Callable[[Book], AnyEntry | None]
ENDS = (entries.Moved, entries.Started)  # a game that was saved may be over when it begins
MOVED = (entries.Moved, entries.TookBack)
IN_THE_MATCH = (entries.Moved, entries.TookBack, entries.Started, entries.Paused, entries.Clocked)


class LiveTable:
    """A table in memory: a cache of its log, with the connections of those who sit and watch."""

    def __init__(self, house: House, book: Book) -> None:
        self.house = house
        self.book = book
        self.id = book.id
        self.names = names_for_wire(book)
        self.lines: set[Line] = set()
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}  # seats connected to other workers
        self.idle_since = time.monotonic()
        self.closed = False
        self._inbox: list[Callable[[], Awaitable[object]]] = []
        self._worker: asyncio.Task[None] | None = None
        self.pace = Pace(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self._promises: set[asyncio.Future[AnyEntry | None]] = set()  # to requests over HTTP

    # -- one thing after another -----------------------------------------------------------------------

    def put(self, job: Callable[[], Awaitable[object]]) -> None:
        """Do something after all that came before it."""
        self._inbox.append(job)
        if self._worker is None:
            self._worker = asyncio.get_running_loop().create_task(self._work())

    def spawn(self, coroutine: Awaitable[None]) -> None:
        """Run something beside the table's work."""
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self) -> None:
        while self._inbox:
            job = self._inbox.pop(0)
            try:
                await job()
            except Exception:
                # Whatever it was, the log tells where the table stands.
                logger().exception("table-trouble", table=self.id)
                await self._start_over()
        self._worker = None

    async def _start_over(self) -> None:
        try:
            self.book = await self.house.read_book(self.id)
            self.names = names_for_wire(self.book)
            self._drop_strangers()
            for line in self.lines:
                self.sync(line, -1)
            self.pace.arrange(eager=not self.house.bus.shared)
        except Exception:
            logger().exception("table-lost", table=self.id)
            self.house.forget(self)

    async def do(self, propose: Propose) -> AnyEntry | None:
        """Change the table and wait until it is durable and told; for requests over HTTP."""
        if self.closed:
            raise StoreTrouble
        done: asyncio.Future[AnyEntry | None] = asyncio.get_running_loop().create_future()
        self._promises.add(done)
        done.add_done_callback(self._promises.discard)

        async def job() -> None:
            try:
                entry = await self.change(propose)
                if not done.done():
                    done.set_result(entry)
            except (Refused, Stale, StoreTrouble) as no:
                if not done.done():
                    done.set_exception(no)
            except Exception:
                if not done.done():
                    done.set_exception(refused("trouble"))
                raise

        self.put(job)
        return await done

    async def change(self, propose: Propose, line: Line | None = None, re: int = 0) -> AnyEntry | None:
        """Append what is proposed; if somebody else was first, follow them and propose again."""
        while True:
            try:
                entry = propose(self.book)
            except (Refused, Stale):
                # Another worker may have been quicker than the bus.
                if self.house.bus.shared and await self.catch_up():
                    continue
                raise
            if entry is None:
                return None
            if self.book.full:
                raise refused("log-full", most=LONGEST)
            at = self.house.now()
            data = write_entry(entry)
            also = index_entry(self.house.store, self.book, entry)
            if await self.house.store.append(Write(self.id, self.book.n + 1, at, data, also)):
                self.house.bus.tell(News(self.house.worker, self.id, self.book.n + 1, at, data))
                await self._get_ready(entry)
                self.follow(entry, at, line, re, mine=True)
                return entry
            await self.catch_up()

    async def catch_up(self) -> bool:
        """Follow what others have appended; tell whether there was anything."""
        before = self.book.n
        for number, at, data in await self.house.store.log(self.id, self.book.n):
            if number == self.book.n + 1:
                await self._follow_other(read_entry(data), at)
        return self.book.n > before

    async def hear(self, news: News) -> None:
        """Follow an entry that another worker appended."""
        if news.number == self.book.n + 1:
            await self._follow_other(read_entry(news.entry), news.at)
        elif news.number > self.book.n:
            await self.catch_up()

    async def _follow_other(self, entry: AnyEntry, at: float) -> None:
        await self._get_ready(entry)
        self.follow(entry, at, None, 0, mine=False)

    async def _get_ready(self, entry: AnyEntry) -> None:
        """Do in a thread what would keep all other tables waiting."""
        if isinstance(entry, entries.Started) and self.book.saved:
            await asyncio.to_thread(self.book.get_ready)

    def follow(self, entry: AnyEntry, at: float, line: Line | None, re: int, mine: bool) -> None:
        """Apply an entry that is durable and tell everybody."""
        self.book.enter(entry, at)
        self.idle_since = time.monotonic()
        if isinstance(entry, IN_THE_MATCH) and self.book.match is not None:
            MOVES.inc(isinstance(entry, entries.Moved))
            undone = entry.seat if isinstance(entry, entries.TookBack) else None
            self._tell_step(undone, line, re)
        if not isinstance(entry, MOVED):
            self.names = names_for_wire(self.book)
            self._drop_strangers()
            self.tell_lobby(line, re)
        if isinstance(entry, ENDS) and self.book.status == "over":
            self._tell_end()
        if mine and not isinstance(entry, MOVED):
            self.update_index()
        self.pace.arrange(eager=mine)

    def update_index(self) -> None:
        """Write what lists of tables show; it follows from the log, so nobody waits for it."""

        async def write() -> None:
            try:
                await self.house.store.append(Write(self.id, also=[index_row(self.book)]))
            except StoreTrouble:
                logger().warning("index-not-written", table=self.id)

        self.spawn(write())

    # -- telling ---------------------------------------------------------------------------------------

    def _tell_step(self, undone: int | None, sender: Line | None, re: int) -> None:
        actor = self.book.secret_of
        lines = self.lines if actor is None else [line for line in self.lines if line.seat == actor]
        if not lines:
            return
        telling = Telling(self.book, self.names, self.house.now(), undone)
        for line in lines:
            since = line.n if undone is None else -1
            line.n = self.book.told(line.seat)
            tell_seat(line, telling.step(line.seat, line.language, since, re if line is sender else 0))

    def _tell_end(self) -> None:
        for line in self.lines:
            tell_seat(line, ended(self.book, line.seat, line.language))
        self.update_index()

    def tell_lobby(self, sender: Line | None = None, re: int = 0) -> None:
        """Tell everybody who sits where."""
        online = self.online()
        for line in self.lines:
            self.tell_lobby_to(line, online, re if line is sender else 0)
            line.n = max(line.n, self.book.n) if self.book.match is None else line.n

    def tell_lobby_to(self, line: Line, online: set[int], re: int = 0) -> None:
        """Tell one connection who sits where."""
        info = table_info(self.book, line.language, online)
        you = None if line.seat == WATCHER else line.seat
        tell_seat(line, messages.Lobby(you=you, host=line.person == self.book.host, table=info, re=re))

    def sync(self, line: Line, since: int, re: int = 0) -> None:
        """Bring one connection up to date."""
        if self.book.match is None:
            self.tell_lobby_to(line, self.online(), re)
            return
        line.n = self.book.told(line.seat)
        telling = Telling(self.book, self.names, self.house.now())
        tell_seat(line, telling.step(line.seat, line.language, since, re))
        if self.book.status == "over":
            tell_seat(line, ended(self.book, line.seat, line.language))

    async def bring_up_to_date(self, line: Line, since: int, re: int = 0) -> None:
        """Tell one connection where the table stands; never less than another worker has told it already."""
        if since > self.book.told(line.seat):
            await self.catch_up()
        self.sync(line, since, re)

    def refuse(self, line: Line, reason: Reason, re: int) -> None:
        """Tell a connection why not."""
        REFUSALS.labels(reason.key).inc()
        speech = speech_for(self.book, line.language)
        tell_seat(line, messages.Refused(reason=speech.reason(reason), re=re))

    def online(self) -> set[int]:
        """Tell which seats are connected."""
        now = time.monotonic()
        away = {seat for until, seats in self.elsewhere.values() if until > now for seat in seats}
        return away | {line.seat for line in self.lines}

    # -- connections -----------------------------------------------------------------------------------

    async def welcome(self, line: Line, since: int) -> None:
        """Take a connection in and tell it everything it may know."""
        self.lines.add(line)
        self.idle_since = time.monotonic()
        self.tell_lobby()
        for number, at, seat, name, text in await self.house.store.chat(self.id):
            tell_seat(line, messages.ChatLine(number=number, at=int(at), seat=seat, name=name, text=text))
        if self.book.match is not None:
            await self.bring_up_to_date(line, since)
        self.pace.arrange(eager=not self.house.bus.shared)

    def farewell(self, line: Line) -> None:
        """Let a connection go."""
        if line in self.lines:
            self.lines.discard(line)
            self.idle_since = time.monotonic()
            self.tell_lobby()

    def _drop_strangers(self) -> None:
        for line in list(self.lines):
            if line.seat != WATCHER and line.person not in self.book.chairs[line.seat].persons:
                self.lines.discard(line)
                tell_seat(line, messages.Gone(text=house_speech(line.language).texts.say("gone")))
                line.close(1000)

    # -- messages --------------------------------------------------------------------------------------

    async def receive(self, line: Line, message: messages.ClientMessage) -> None:
        """Do what a client asks, unless it was sent away while that waited."""
        if line not in self.lines:
            return
        started = time.perf_counter()
        try:
            if not await answer(self, line, message):
                seat = None if line.seat == WATCHER else line.seat
                done = await self.change(
                    lambda book: rulings.rule_on(book, line.person, seat, message, self.online),
                    line,
                    message.id,
                )
                if done is None:
                    self.tell_lobby_to(line, self.online(), message.id)
                ANSWERS.observe(time.perf_counter() - started)
        except Stale:
            STALE.inc()
            await self.bring_up_to_date(line, getattr(message, "n", -1), message.id)
        except Refused as no:
            self.refuse(line, no.reason, message.id)
        except StoreTrouble:
            self.refuse(line, Reason("", "store-trouble"), message.id)
            await self._start_over()

    def tell_chat(self, said: messages.ChatLine, sender: Line | None) -> None:
        """Tell everybody what somebody said."""
        for line in self.lines:
            tell_seat(line, msgspec.structs.replace(said, re=said.re if line is sender else 0))

    # -- the end ---------------------------------------------------------------------------------------

    @property
    def quiet(self) -> bool:
        """Tell whether nobody would miss the table if it slept."""
        return not self.lines and self.quiet_but_for_lines

    @property
    def quiet_but_for_lines(self) -> bool:
        """Tell whether there is nothing left to do."""
        return not (self._worker or self._inbox or self._tasks)

    def hear_who(self, news: News) -> None:
        """Learn which seats are connected to another worker."""
        before = self.online()
        self.elsewhere[news.worker] = time.monotonic() + 10.0, news.online
        if self.online() != before:
            self.tell_lobby()

    def close(self) -> None:
        """Let everything go."""
        self.closed = True
        self.pace.close()
        for task in (self._worker, *self._tasks):
            if task is not None:
                task.cancel()
        for promise in list(self._promises):
            promise.set_exception(StoreTrouble())
        for line in list(self.lines):
            line.close(1012)
