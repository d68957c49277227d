"""A table in play: the connections of those who sit and watch, and what they are sent."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from purrlor.core.state import WATCHER
from purrlor.server.live.bot_moves import BotMoves
from purrlor.server.live.clocks import Clocks
from purrlor.server.live.dealing import DealClock
from purrlor.server.live.reminders import Reminders
from purrlor.server.live.table_log import MOVED, TableLog
from purrlor.server.live.turns import Asker
from purrlor.server.live.worker import Worker
from purrlor.server.log import entries, rulings
from purrlor.server.log.entries import AnyEntry
from purrlor.server.log.rulings import HOST_GONE
from purrlor.server.log.state import TableState
from purrlor.server.outgoing.connection import Connection
from purrlor.server.outgoing.sentences import encoded_names, fill_names, table_sentences
from purrlor.server.outgoing.step import StepWriter
from purrlor.server.outgoing.table_info import ended, table_info
from purrlor.server.protocol import to_client
from purrlor.server.storage.bus import News
from purrlor.server.storage.meeting import blocked_by
from purrlor.server.storage.profiles import away_people
from purrlor.server.storage.store import StoreError, Write
from purrlor.server.storage.table_rows import row_changes
from purrlor.server.telemetry import MOVES, REFUSALS, logger
from purrlor.server.texts import server_texts
from purrlor.table.reasons import Reason, Refused

# A saved game may be over when it begins.
MAY_END = (entries.Moved, entries.Started, entries.CalledOff)
IN_THE_MATCH = (
    entries.Moved,
    entries.TookBack,
    entries.Started,
    entries.CalledOff,
    entries.Paused,
    entries.Clocked,
)
BEGINS_SLOW = (entries.Started, entries.Clocked)
NORMAL, RESTART = 1000, 1012  # close codes


class LiveTable(TableLog):
    """A table in memory, with its connections, clocks and bots."""

    def __init__(self, worker: Worker, state: TableState, forget: Callable[[LiveTable], None]) -> None:
        super().__init__(worker, state)
        self.names = encoded_names(state)
        self.connections: set[Connection] = set()
        self._arriving: set[Connection] = set()  # not yet taken in
        self.elsewhere: dict[
            str, tuple[float, News]
        ] = {}  # who is connected to other workers, and until when
        self._host_seen = self.idle_since
        self._lost: dict[int, float] = {}  # seats whose connection ended, and when
        self.clocks = Clocks()
        self.reminders = Reminders()
        self.deal_clock = DealClock()
        self.bots = BotMoves()
        self._forget = forget

    @property
    def lines(self) -> list[Connection]:
        """List all connections, those included that wait until what came before them is done."""
        return [*self.connections, *self._arriving]

    @property
    def idle(self) -> bool:
        """Tell whether nobody would miss the table if it left the memory."""
        return not self.connections and not self.busy

    @property
    def attended(self) -> bool:
        """Tell whether somebody plays or watches; bots do not play among themselves for nobody."""
        if self.connections or self.online():
            return True
        return any(chair.kind == "person" and not chair.away for chair in self.state.chairs)

    def asker(self) -> Asker:
        """Tell for whom bots think here: those at one address share its turns, whatever their tables."""
        addresses = {connection.client for connection in self.connections}
        return Asker(self.id, addresses.pop() if len(addresses) == 1 else self.id)

    def go_on(self, eager: bool) -> None:
        """Let bots think and clocks run for those who are asked."""
        self.clocks.arrange(self)
        self.reminders.arrange(self)
        self.deal_clock.arrange(self)
        self.bots.arrange(self, eager)

    def next_due(self) -> float | None:
        """Return when somebody must look at the table, though nobody comes: a clock or a reminder."""
        times = (self.clocks.next_deadline(), self.reminders.next_time())
        return min((at for at in times if at is not None), default=None)

    def applied(self, entry: AnyEntry, sender: Connection | None, re: int, mine: bool) -> None:
        """Tell everybody about an entry that was applied."""
        if isinstance(entry, IN_THE_MATCH) and self.state.match is not None:
            MOVES.inc(isinstance(entry, entries.Moved))
            undone = entry.seat if isinstance(entry, entries.TookBack) else None
            self._send_step(undone, sender, re)
        if not isinstance(entry, MOVED):
            self.names = encoded_names(self.state)
            self._drop_strangers("gone-link" if isinstance(entry, entries.Renewed) else "gone")
            if isinstance(entry, entries.Invited):
                self._drop_watchers()
            self.send_lobby(sender, re)
        if isinstance(entry, MAY_END) and self.state.status == "over":
            self._send_end()
        if mine and not isinstance(entry, MOVED):
            self._write_row()
        if mine and isinstance(entry, BEGINS_SLOW) and self.state.clock.kind == "slow":
            self.spawn(self._begin_vacations())
        self.go_on(eager=mine)

    async def reload(self) -> None:
        """Read the table again after an error, and send everybody where it stands."""
        try:
            await super().reload()
            self.names = encoded_names(self.state)
            self._drop_strangers()
            for connection in self.connections:
                self.sync(connection, -1)
            self.go_on(eager=not self.worker.bus.shared)
        except Exception:
            logger().exception("table-lost", table=self.id)
            self._forget(self)

    async def read_rewritten(self) -> None:
        """Read a log that was rewritten because somebody was erased, and write the table's row anew."""
        await self.reload()
        self._write_row()

    async def _begin_vacations(self) -> None:
        """Let the clocks of those stand still who are on vacation when a slow game begins."""
        persons = {person for chair in self.state.chairs for person in chair.persons}
        now = self.worker.now()
        try:
            away = await self.worker.store.read(lambda connection: away_people(connection, persons, now))
        except StoreError:
            return
        for person, until in away.items():
            for seat in self.state.seats_of(person):
                rest = partial(rulings.rest, seat=seat, until=until, now=now)
                self.put(lambda rest=rest: self.change(rest))  # type: ignore[misc]

    def _write_row(self) -> None:
        """Write what lists of tables show; it follows from the log, so nobody waits for it."""

        async def write() -> None:
            try:
                await self.worker.store.append(Write(self.id, also=row_changes(self.state)))
            except StoreError:
                logger().warning("index-not-written", table=self.id)

        self.spawn(write())

    # -- sending ---------------------------------------------------------------------------------------

    def _send_step(self, undone: int | None, sender: Connection | None, re: int) -> None:
        told, actor = self.connections, self.state.secret_of
        if actor is not None:
            told = {connection for connection in told if connection.seat == actor}
        if not told:
            return
        step = StepWriter(self.state, self.names, self.worker.now(), undone)
        for connection in told:
            seat, since = connection.seat, connection.n if undone is None else -1
            connection.n = self.state.number_for(seat)
            connection.send(step.write(seat, connection.language, since, re if connection is sender else 0))

    def _send_end(self) -> None:
        for connection in self.connections:
            connection.send(ended(self.state, connection.seat, connection.language), self.names)
        self._write_row()

    def send_lobby(self, sender: Connection | None = None, re: int = 0) -> None:
        """Tell everybody who sits where."""
        online = self.online()
        written: dict[tuple[str, int, bool], bytes] = {}  # the same for all who watch, and for all devices
        for connection in self.connections:
            if connection is sender:
                self.send_lobby_to(connection, online, re)
            else:
                who = connection.language, connection.seat, self.state.is_host(connection.person)
                if who not in written:
                    written[who] = self._write_lobby(*who, online)
                connection.send(written[who])
            if self.state.match is None:
                connection.n = max(connection.n, self.state.n)

    def send_lobby_to(self, connection: Connection, online: set[int], re: int = 0) -> None:
        """Tell one connection who sits where."""
        host = self.state.is_host(connection.person)
        connection.send(self._write_lobby(connection.language, connection.seat, host, online, re))

    def _write_lobby(self, language: str, seat: int, host: bool, online: set[int], re: int = 0) -> bytes:
        info = table_info(self.state, language, online)
        you = None if seat == WATCHER else seat
        devices = 0 if you is None else max(1, self._who_is_connected().count(you))
        lobby = to_client.Lobby(you=you, host=host, devices=devices, table=info, re=re)
        return fill_names(msgspec.json.encode(lobby), self.names)

    def sync(self, connection: Connection, since: int, re: int = 0) -> None:
        """Bring one connection up to date."""
        if self.state.match is None:
            self.send_lobby_to(connection, self.online(), re)
            return
        connection.n = self.state.number_for(connection.seat)
        step = StepWriter(self.state, self.names, self.worker.now())
        connection.send(step.write(connection.seat, connection.language, since, re))
        if self.state.status == "over":
            connection.send(ended(self.state, connection.seat, connection.language), self.names)

    async def catch_up_and_sync(self, connection: Connection, since: int, re: int = 0) -> None:
        """Bring one connection up to date; never send less than another worker has sent it already."""
        if since > self.state.number_for(connection.seat):
            await self.catch_up()
        self.sync(connection, since, re)

    def refuse(self, connection: Connection, reason: Reason, re: int) -> None:
        """Tell a connection why not."""
        REFUSALS.labels(reason.key).inc()
        sentences = table_sentences(self.state, connection.language)
        connection.send(to_client.Refused(reason=sentences.reason(reason), re=re), self.names)

    def send_chat(self, line: to_client.ChatLine, sender: Connection | None) -> None:
        """Tell everybody what somebody said."""
        written = fill_names(msgspec.json.encode(msgspec.structs.replace(line, re=0)), self.names)
        for connection in self.connections:
            if connection is sender:
                connection.send(line, self.names)
            elif not self._is_blocked(connection, line.seat):
                connection.send(written)

    def _is_blocked(self, connection: Connection, seat: int | None) -> bool:
        """Tell whether a connection does not want to read what a seat says, or a host who only watches."""
        if seat is None:
            return any(self.state.is_host(person) for person in connection.blocked)
        return bool(self.state.chairs[seat].persons & connection.blocked)

    def set_blocked(self, person: str, blocked: frozenset[str]) -> None:
        """Note whose words a person does not want to read from now on."""
        for connection in self.connections:
            if connection.person == person:
                connection.blocked = blocked

    def first_messages(self, person: str, seat: int, language: str) -> list[bytes]:
        """Return what a new connection would be sent first, for the page that shows it before it connects."""
        sent: list[bytes] = []

        async def collect(event: dict[str, Any]) -> None:
            sent.append(event["text"].encode())

        connection = Connection(collect, person, seat, language)
        # A guest who asks for the page is there.
        self.send_lobby_to(connection, self.online() | {seat})
        if self.state.match is not None:
            self.sync(connection, 0)
        return sent

    # -- connections -----------------------------------------------------------------------------------

    def online(self) -> set[int]:
        """List the seats that are connected."""
        return set(self._who_is_connected())

    def _who_is_connected(self) -> list[int]:
        """List the seats of all connections, those to other workers included."""
        seats = [connection.seat for connection in self.connections]
        for news in self._news_from_elsewhere():
            seats += news.online
        return seats

    def looking_here(self) -> set[int]:
        """List the seats whose players can see the page, of those connected to this worker."""
        return {connection.seat for connection in self.connections if connection.visible}

    def looking(self) -> set[int]:
        """List the seats whose players can see the page."""
        seats = self.looking_here()
        for news in self._news_from_elsewhere():
            seats |= set(news.looking)
        return seats

    def _news_from_elsewhere(self) -> list[News]:
        now = time.monotonic()
        return [news for until, news in self.elsewhere.values() if until > now]

    def host_is_here(self) -> bool:
        """Tell whether the host is connected to this worker."""
        return any(self.state.is_host(connection.person) for connection in self.connections)

    def look_for_host(self) -> None:
        """Pass the host's power on when the host has not been there for long, and somebody else is."""
        now = time.monotonic()
        if self.host_is_here() or any(news.host for news in self._news_from_elsewhere()):
            self._host_seen = now
        elif now - self._host_seen > HOST_GONE and self._pass_on(self.state) is not None:
            self.put(self._pass_on_host)

    async def _pass_on_host(self) -> None:
        with suppress(Refused, StoreError):  # the next round tries again
            await self.change(self._pass_on)

    def _pass_on(self, state: TableState) -> AnyEntry | None:
        return rulings.pass_on(state, self.online(), self.worker.now())

    def present(self) -> set[int]:
        """List the seats of everybody who is connected, on whichever of their seats."""
        online = self.online()
        people = {connection.person for connection in self.connections if connection.person}
        chairs = enumerate(self.state.chairs)
        return {seat for seat, chair in chairs if seat in online or people & chair.persons}

    def admit(self, connection: Connection, since: int) -> None:
        """Take a connection in after all that came before it; a table that closes sends it away."""
        if self.closed:
            connection.close(RESTART)
            return
        self._arriving.add(connection)
        self.put(lambda: self.connect(connection, since))

    async def connect(self, connection: Connection, since: int) -> None:
        """Take a connection in and send it everything it may know."""
        self._arriving.discard(connection)
        if connection.closing:  # sent away before it was taken in
            return
        self.connections.add(connection)
        self.idle_since = time.monotonic()
        self.send_lobby()
        said = await self.worker.store.chat(self.id)
        if connection.person:
            connection.blocked = await self.worker.store.read(partial(blocked_by, person=connection.person))
        for number, at, seat, name, text in said:
            if self._is_blocked(connection, seat):
                continue
            line = to_client.ChatLine(number=number, at=int(at), seat=seat, name=name, text=text)
            connection.send(line, self.names)
        if self.state.match is not None:
            await self.catch_up_and_sync(connection, since)
        self.go_on(eager=not self.worker.bus.shared)

    def disconnect(self, connection: Connection) -> None:
        """Let a connection go."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.idle_since = self._lost[connection.seat] = time.monotonic()
            self.send_lobby()

    def may_be_back_soon(self, seat: int) -> bool:
        """Tell whether a seat has lost its connection only now: a page that is loaded again does, too."""
        lost, moment = self._lost.get(seat), self.worker.settings.limits.back_soon
        return lost is not None and time.monotonic() - lost < moment and seat not in self.online()

    def _drop_strangers(self, why: str = "gone") -> None:
        for connection in self.lines:
            seat = connection.seat
            if seat != WATCHER and connection.person not in self.state.chairs[seat].persons:
                self._send_away(connection, why)

    def _drop_watchers(self) -> None:
        """Send away whoever came by the old code; those who sit here and the host stay."""
        for connection in self.lines:
            known = self.state.is_host(connection.person) or self.state.seats_of(connection.person)
            if connection.seat == WATCHER and not known:
                self._send_away(connection, "gone-code")

    def drop_banned(self) -> None:
        """Send away whom the owner of the server has banned."""
        for connection in self.lines:
            if self.worker.bans.hit(connection.client, connection.person):
                self._send_away(connection, "gone-banned")
        self.send_lobby()

    def drop_sessions(self, ended: set[str]) -> None:
        """Send away the devices whose sessions are over."""
        for connection in self.lines:
            if connection.session in ended:
                self._send_away(connection, "gone-signed-out")

    def reconnect_guest(self, person: str) -> None:
        """Let the connections of a plain guest come again, with the cookie that they have now."""
        for connection in self.lines:
            if connection.person == person and not connection.session:
                connection.close(RESTART)

    def _send_away(self, connection: Connection, why: str) -> None:
        self.connections.discard(connection)
        self._arriving.discard(connection)
        text = server_texts(connection.language).say(why)
        connection.send(to_client.Gone(text=text), self.names)
        connection.close(NORMAL)

    def hear_who_is_online(self, news: News) -> None:
        """Learn which seats are connected to another worker."""
        before = sorted(self._who_is_connected())
        self.elsewhere[news.worker] = time.monotonic() + 10.0, news
        if sorted(self._who_is_connected()) != before:
            self.send_lobby()

    def close(self) -> None:
        """Stop all work and close all connections."""
        self.clocks.close()
        self.reminders.close()
        self.deal_clock.close()
        super().close()
        for connection in self.lines:
            connection.close(RESTART)
