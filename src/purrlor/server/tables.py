"""Play at one table: one thing after another, durable first, then told to everybody."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from purrlor.core.state import WATCHER
from purrlor.server import entries, messages, rulings
from purrlor.server.book import Book
from purrlor.server.bus import News
from purrlor.server.entries import AnyEntry, read_entry, write_entry
from purrlor.server.index import index_entry, index_row
from purrlor.server.rulings import Stale
from purrlor.server.schema import CHAT
from purrlor.server.speech import house_speech
from purrlor.server.store import StoreTrouble, Write
from purrlor.server.telemetry import ANSWERS, MOVES, REFUSALS, STALE, logger
from purrlor.server.tell import Telling, ended, names_for_wire, speech_for, table_info, tell_seat
from purrlor.server.window import Window
from purrlor.table.reasons import Reason, Refused, refused
from purrlor.table.wire import read_action

if TYPE_CHECKING:
    from purrlor.server.house import House
    from purrlor.server.live import Line

Propose = Callable[[Book], AnyEntry | None]
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
        self._inbox: deque[Callable[[], Awaitable[None]]] = deque()
        self._busy = False
        self._timers: dict[int, tuple[float, asyncio.TimerHandle]] = {}
        self._thinking: dict[int, int] = {}  # seats whose bot thinks, and about which question
        self._tasks: set[asyncio.Task[None]] = set()

    # -- one thing after another -----------------------------------------------------------------------

    def put(self, job: Callable[[], Awaitable[None]]) -> None:
        """Do something after all that came before it."""
        self._inbox.append(job)
        if not self._busy:
            self._busy = True
            self.spawn(self._work())

    def spawn(self, coroutine: Awaitable[None]) -> None:
        """Run something beside the table's work."""
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _work(self) -> None:
        while self._inbox:
            job = self._inbox.popleft()
            try:
                await job()
            except Exception:
                # Whatever it was, the log tells where the table stands.
                logger().exception("table-trouble", table=self.id)
                await self._start_over()
        self._busy = False

    async def _start_over(self) -> None:
        try:
            self.book = await self.house.read_book(self.id)
            self.names = names_for_wire(self.book)
            self.tell_all_anew()
        except Exception:
            logger().exception("table-lost", table=self.id)
            self.house.forget(self)

    async def do(self, propose: Propose) -> AnyEntry | None:
        """Change the table and wait until it is durable and told; for requests over HTTP."""
        done: asyncio.Future[AnyEntry | None] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                done.set_result(await self.change(propose))
            except (Refused, Stale, StoreTrouble) as no:
                done.set_exception(no)
            except Exception:
                done.set_exception(refused("trouble"))
                raise

        self.put(job)
        return await done

    async def change(self, propose: Propose, line: Line | None = None, re: int = 0) -> AnyEntry | None:
        """Append what is proposed; if somebody else was first, follow them and propose again."""
        while True:
            entry = propose(self.book)
            if entry is None:
                return None
            at = self.house.now()
            data = write_entry(entry)
            also = index_entry(self.house.store, self.book, entry)
            if await self.house.store.append(Write(self.id, self.book.n + 1, at, data, also)):
                self.house.bus.tell(News(self.house.worker, self.id, self.book.n + 1, at, data))
                self.follow(entry, at, line, re, mine=True)
                return entry
            await self.catch_up()

    async def catch_up(self) -> None:
        """Follow what others have appended."""
        for number, at, data in await self.house.store.log(self.id, self.book.n):
            if number == self.book.n + 1:
                self.follow(read_entry(data), at, None, 0, mine=False)

    async def hear(self, news: News) -> None:
        """Follow an entry that another worker appended."""
        if news.number == self.book.n + 1:
            self.follow(read_entry(news.entry), news.at, None, 0, mine=False)
        elif news.number > self.book.n:
            await self.catch_up()

    def follow(self, entry: AnyEntry, at: float, line: Line | None, re: int, mine: bool) -> None:
        """Apply an entry that is durable and tell everybody."""
        before = self.book.n
        self.book.enter(entry, at)
        self.idle_since = time.monotonic()
        if isinstance(entry, IN_THE_MATCH):
            MOVES.inc(isinstance(entry, entries.Moved))
            undone = entry.seat if isinstance(entry, entries.TookBack) else None
            self._tell_step(before, undone, line, re)
        if not isinstance(entry, entries.Moved | entries.TookBack):
            self.names = names_for_wire(self.book)
            self.tell_lobby(line, re)
        if self.book.status == "over" and isinstance(entry, entries.Moved | entries.Started):
            self._tell_end()
        if mine and not isinstance(entry, entries.Moved | entries.TookBack):
            self.update_index()
        self._drop_strangers()
        self.arrange(eager=mine)

    def update_index(self) -> None:
        """Write what lists of tables show; it follows from the log, so nobody waits for it."""

        async def write() -> None:
            try:
                await self.house.store.append(Write(self.id, also=[index_row(self.book)]))
            except StoreTrouble:
                logger().warning("index-not-written", table=self.id)

        self.spawn(write())

    # -- telling ---------------------------------------------------------------------------------------

    def _tell_step(self, before: int, undone: int | None, sender: Line | None, re: int) -> None:
        if not self.lines:
            return
        telling = Telling(self.book, self.names, self.clocks(), undone)
        for line in self.lines:
            since = line.n if undone is None else -1
            line.n = self.book.n
            tell_seat(line, telling.step(line.seat, line.language, since, re if line is sender else 0))

    def _tell_end(self) -> None:
        for line in self.lines:
            tell_seat(line, ended(self.book, line.language))
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
        line.n = self.book.n
        telling = Telling(self.book, self.names, self.clocks())
        tell_seat(line, telling.step(line.seat, line.language, since, re))
        if self.book.status == "over":
            tell_seat(line, ended(self.book, line.language))

    def tell_all_anew(self) -> None:
        """Bring everybody up to date after trouble."""
        for line in self.lines:
            self.sync(line, -1)

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

    def clocks(self) -> list[int | None] | None:
        """Tell how many milliseconds each seat that is asked has left."""
        if self.book.clock.kind == "none" or self.book.status != "running":
            return None
        now = self.house.now()
        return [
            None if asked is None else max(0, round((asked + self.book.clock.seconds - now) * 1000))
            for asked in self.book.asked_at
        ]

    # -- connections -----------------------------------------------------------------------------------

    async def welcome(self, line: Line, since: int) -> None:
        """Take a connection in and tell it everything it may know."""
        self.lines.add(line)
        self.idle_since = time.monotonic()
        self.tell_lobby()
        for number, at, seat, name, text in await self.house.store.chat(self.id):
            tell_seat(line, messages.ChatLine(number=number, at=int(at), seat=seat, name=name, text=text))
        if self.book.match is not None:
            self.sync(line, since)
        self.arrange(eager=not self.house.bus.shared)

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
        """Do what a client asks."""
        started = time.perf_counter()
        try:
            if not await self._answer(line, message):
                seat = None if line.seat == WATCHER else line.seat
                done = await self.change(
                    lambda book: rulings.rule_on(book, line.person, seat, message), line, message.id
                )
                if done is None:
                    self.tell_lobby_to(line, self.online(), message.id)
                ANSWERS.observe(time.perf_counter() - started)
        except Stale:
            STALE.inc()
            if getattr(message, "n", 0) > self.book.n:
                await self.catch_up()
            self.sync(line, getattr(message, "n", -1), message.id)
        except Refused as no:
            self.refuse(line, no.reason, message.id)
        except StoreTrouble:
            self.refuse(line, Reason("", "store-trouble"), message.id)
            await self._start_over()

    async def _answer(self, line: Line, message: messages.ClientMessage) -> bool:
        """Answer what changes nothing in the log; False for the rest."""
        match message:
            case messages.Sync(n=n):
                self.sync(line, n, message.id)
            case messages.Speak(language=language):
                line.language = language
                self.tell_lobby_to(line, self.online(), message.id)
                if self.book.match is not None:
                    self.sync(line, self.book.n)
            case messages.Why():
                self._explain(line, message)
            case messages.Hint():
                self.spawn(self._hint(line, message))
            case messages.Chat():
                await self._chat(line, message)
            case _:
                return False
        return True

    def _explain(self, line: Line, message: messages.Why) -> None:
        if line.seat == WATCHER:
            raise refused("only-watching")
        if self.book.match is None:
            raise refused("not-begun")
        action = read_action(self.book.game, message.action)
        reason = Window(self.book.match, line.seat).why(action)
        said = speech_for(self.book, line.language).reason(reason) if reason else None
        raw = Raw(msgspec.json.encode(action))
        tell_seat(line, messages.WhyAnswer(action=raw, reason=said, re=message.id))

    async def _hint(self, line: Line, message: messages.Hint) -> None:
        match, n = self.book.match, self.book.n
        if match is None or line.seat == WATCHER or not match.choices(line.seat):
            self.refuse(line, Reason("", "nothing-to-hint"), message.id)
            return
        number = await self.house.brains.choose(match, line.seat, rulings.STAND_IN, self.house.bot_seconds)
        choice = None
        if number >= 0 and self.book.n == n:
            said = speech_for(self.book, line.language).action(match.game.named(match.state, number))
            choice = msgspec.json.decode(said, type=messages.Choice)
        tell_seat(line, messages.HintAnswer(n=n, choice=choice, re=message.id))

    async def _chat(self, line: Line, message: messages.Chat) -> None:
        if line.seat == WATCHER and line.person != self.book.host:
            raise refused("only-watching")
        seat = None if line.seat == WATCHER else line.seat
        name = "" if seat is None else self.book.chairs[seat].name
        at = self.house.now()
        text = "".join(letter for letter in message.text if letter.isprintable())
        said = messages.ChatLine(
            number=int(at * 1_000_000), at=int(at), seat=seat, name=name, text=text, re=message.id
        )
        row = {"table_id": self.id, "number": said.number, "at": at, "seat": seat, "name": name, "text": text}
        statement = self.house.store.insert(CHAT).values(**row)
        await self.house.store.append(Write(self.id, also=[statement]))
        self.tell_chat(said, line)
        self.house.bus.tell(News(self.house.worker, self.id, 0, at, msgspec.json.encode(said)))

    def tell_chat(self, said: messages.ChatLine, sender: Line | None) -> None:
        """Tell everybody what somebody said."""
        for line in self.lines:
            tell_seat(line, msgspec.structs.replace(said, re=said.re if line is sender else 0))

    # -- bots and clocks -------------------------------------------------------------------------------

    def arrange(self, eager: bool) -> None:
        """Let bots think and clocks run for those who are asked."""
        book, match = self.book, self.book.match
        asked = match.asked if match is not None and not book.paused else []
        for seat in [seat for seat in self._timers if seat not in asked or book.clock.kind == "none"]:
            self._timers.pop(seat)[1].cancel()
        for seat in asked:
            if book.chairs[seat].plays_itself:
                if self._thinking.get(seat) != book.same_since[seat]:
                    self._thinking[seat] = book.same_since[seat]
                    self.spawn(self._bot_turn(seat, book.n, eager))
            elif book.clock.kind != "none":
                self._wind_up(seat, (book.asked_at[seat] or book.touched) + book.clock.seconds)

    def _wind_up(self, seat: int, deadline: float) -> None:
        running = self._timers.get(seat)
        if running is not None:
            if running[0] == deadline:
                return
            running[1].cancel()
        left = max(0.0, deadline - self.house.now())
        loop = asyncio.get_running_loop()
        self._timers[seat] = deadline, loop.call_later(left, self._run_out, seat, deadline)

    def _run_out(self, seat: int, deadline: float) -> None:
        self._timers.pop(seat, None)

        async def job() -> None:
            if (self.book.asked_at[seat] or 0) + self.book.clock.seconds <= deadline + 0.001:
                await self.change(lambda book: rulings.run_out(book, seat))

        self.put(job)

    async def _bot_turn(self, seat: int, n: int, eager: bool) -> None:
        """Let a bot think, and move after the same time whatever it holds."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self.house.bot_delay
        if not eager:  # another worker is about to do it
            await asyncio.sleep(self.house.bot_delay + self.house.patience)
        match = self.book.match
        if match is None or self.book.same_since[seat] > n or self.closed or match.over:
            return
        number = await self.house.brains.choose(
            match, seat, self.book.chairs[seat].bot or rulings.STAND_IN, self.house.bot_seconds
        )
        await asyncio.sleep(max(0.0, until - loop.time()))
        self.put(lambda: self._bot_move(seat, n, number))

    async def _bot_move(self, seat: int, n: int, number: int) -> None:
        book, match = self.book, self.book.match
        self._thinking.pop(seat, None)
        current = match is not None and n >= book.same_since[seat] and not book.paused
        if match is None or not current or not book.chairs[seat].plays_itself:
            self.arrange(eager=True)
            return
        action = Raw(msgspec.json.encode(match.game.named(match.state, number)))
        message = messages.Act(n=n, action=action)
        try:
            await self.change(lambda book: rulings.move(book, seat, message))
        except (Stale, Refused, StoreTrouble):
            self.arrange(eager=False)

    # -- the end ---------------------------------------------------------------------------------------

    @property
    def quiet(self) -> bool:
        """Tell whether nobody would miss the table if it slept."""
        return not self.lines and self.quiet_but_for_lines

    @property
    def quiet_but_for_lines(self) -> bool:
        """Tell whether there is nothing left to do."""
        return not (self._busy or self._inbox or self._tasks)

    @property
    def plays_itself(self) -> bool:
        """Tell whether the game goes on without a person: a bot is to move, or a clock runs."""
        book, match = self.book, self.book.match
        if match is None or match.over or book.paused:
            return False
        return book.clock.kind != "none" or any(book.chairs[seat].plays_itself for seat in match.asked)

    def hear_who(self, news: News) -> None:
        """Learn which seats are connected to another worker."""
        before = self.online()
        self.elsewhere[news.worker] = time.monotonic() + 10.0, news.online
        if self.online() != before:
            self.tell_lobby()

    def deadline(self) -> float | None:
        """Tell when the next clock runs out."""
        return min((deadline for deadline, timer in self._timers.values()), default=None)

    def close(self) -> None:
        """Let everything go."""
        self.closed = True
        for deadline, timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        for line in list(self.lines):
            line.close(1012)
