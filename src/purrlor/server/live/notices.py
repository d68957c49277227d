"""Send notices to people's devices: from a queue of its own, which no move ever waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from functools import partial
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection

from purrlor.server.outgoing import web_push
from purrlor.server.outgoing.web_push import NotAllowed, Target
from purrlor.server.storage import notices
from purrlor.server.storage.notices import VAPID, Subscription, Wishes
from purrlor.server.storage.profiles import hashed
from purrlor.server.storage.store import Store, StoreError
from purrlor.server.storage.table_rows import Summary
from purrlor.server.telemetry import NOTICES, logger
from purrlor.server.texts import game_texts, server_texts
from purrlor.table.game import find_game

WAITING = 1_000  # notices that may wait; more are left out
SENDERS = 8  # that are sent at the same time,
SLOW_SENDERS = 2  # and to services that did not answer lately: they hold up nobody else
HOSTS = 1_000  # services that are remembered
AGAIN = (5.0, 30.0)  # seconds after which a push service or a database that was busy is asked again
DAY = 86_400
Later = Callable[[float], None]
CountTurns = Callable[[str], Awaitable[int]]


class Notice(msgspec.Struct, frozen=True):
    """Something that a person should hear of; it says only what everybody at the table knows."""

    kind: str  # turn, deadline, invitation, end
    what: str  # tells it from other notices of the table, so that it is given once
    person: str
    table_id: str
    code: str
    game: str
    names: tuple[str, ...]  # of the others
    until: float | None = None  # the deadline
    seen: bool = False  # the person is looking at the table: note it as given
    by: str = ""  # the person who invites


class Message(msgspec.Struct):
    """What a device is sent."""

    kind: str
    code: str
    title: str
    body: str
    until: str  # the words before the deadline
    deadline: int | None
    language: str
    turns: int  # tables that wait for the person


def quiet_until(wishes: Wishes, now: float) -> float | None:
    """Return when the quiet hours end that it is in now; None outside of them."""
    start, end = wishes.quiet_from, wishes.quiet_until
    if start is None or end is None or start == end:
        return None
    try:
        zone = ZoneInfo(wishes.zone)
    except (KeyError, ValueError, OSError):
        zone = ZoneInfo("UTC")
    here = datetime.fromtimestamp(now, UTC).astimezone(zone)
    minute = here.hour * 60 + here.minute
    quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not quiet:
        return None
    over = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if over <= here:
        over += timedelta(days=1)
    return over.timestamp()


class Delivery(msgspec.Struct, frozen=True):
    """A notice on its way to one device."""

    target: Target
    message: bytes
    until: float  # when nobody needs it any more
    topic: str
    tries: int = 0

    @property
    def host(self) -> str:
        """Name the push service."""
        return urlsplit(self.target.endpoint).netloc


class Notices:
    """The notices of one worker."""

    def __init__(self, store: Store, allowed: tuple[str, ...], now: Callable[[], float]) -> None:
        self._store = store
        self._allowed = allowed  # origins of push services in the owner's own network
        self._now = now
        self._queue: asyncio.Queue[tuple[Notice, Later | None, int]] = asyncio.Queue(WAITING)
        self._quick: asyncio.Queue[Delivery] = asyncio.Queue(WAITING)
        self._slow: asyncio.Queue[Delivery] = asyncio.Queue(WAITING)
        self._hosts: dict[str, int] = {}  # services: how often they may fail to answer; below zero: slow
        self._threads = ThreadPoolExecutor(SENDERS + SLOW_SENDERS, "push")
        self._tasks: list[asyncio.Task[None]] = []
        self.wanted = False  # somebody here gets notices
        self.begun = False  # somebody does since the last round
        self._contact = ""
        self._refreshing = asyncio.Lock()

    @property
    def public_key(self) -> str:
        """Return the public key of this server."""
        return web_push.encode(web_push.public_bytes(self._key))

    def may_send_to(self, endpoint: str) -> bool:
        """Tell whether an address may be that of a push service."""
        try:
            web_push.check_endpoint(endpoint, self._allowed)
        except NotAllowed:
            return False
        return True

    async def start(self, count_turns: CountTurns) -> None:
        """Start to send; the key is made when a server first starts."""
        self._count_turns = count_turns
        self._key = web_push.read_key(self._store.setting(VAPID, web_push.new_key))
        await self.refresh()
        jobs = [self._run(), *(self._deliver_all(self._quick) for _ in range(SENDERS))]
        jobs += [self._deliver_all(self._slow) for _ in range(SLOW_SENDERS)]
        self._tasks = [asyncio.create_task(job) for job in jobs]

    async def refresh(self) -> None:
        """Learn whether anybody gets notices."""
        # One after another: what was read before somebody subscribed must not be noted last.
        async with self._refreshing:
            before = self.wanted
            self.wanted, self._contact = await self._store.read(notices.who_subscribes)
            self.begun = self.begun or self.wanted > before

    async def stop(self) -> None:
        """Stop; what waits is given by the next server, if it still matters."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def offer(self, notice: Notice, later: Later | None = None, tries: int = 0) -> None:
        """Send a notice soon; never waits. In quiet hours `later` is told when they end."""
        if not self.wanted:
            return
        if self._queue.full():
            logger().warning("notices-left-out")
            return
        self._queue.put_nowait((notice, later, tries))

    async def offer_postponed(self) -> None:
        """Offer the invitations for which somebody's quiet hours are over."""
        if not self.wanted:
            return
        for row in await self._store.read(partial(notices.due_invitations, now=self._now())):
            table = msgspec.json.decode(row.summary, type=Summary)
            self.offer(invitation(row.person, row.table_id, table.code, table.game, row.name, row.other))

    async def _run(self) -> None:
        while True:
            notice, later, tries = await self._queue.get()
            try:
                await self._give(notice, later)
            except StoreError:
                logger().warning("notice-not-given", kind=notice.kind)
                if tries < len(AGAIN):
                    loop = asyncio.get_running_loop()
                    loop.call_later(AGAIN[tries], self.offer, notice, later, tries + 1)
            except Exception:
                logger().exception("notice-failed", kind=notice.kind)

    async def _give(self, notice: Notice, later: Later | None) -> None:
        devices = await self._store.read(partial(notices.subscriptions_of, person=notice.person))
        turns = await self._count_turns(notice.person) if devices else 0
        # Last, for what was claimed is not given again.
        devices, when = await self._store.write(partial(self._claim, notice))
        if when is not None and later is not None:
            later(when)
        for device in devices:
            self._put(self._delivery(device, notice, turns))

    def _claim(self, notice: Notice, connection: Connection) -> tuple[list[Subscription], float | None]:
        """Choose the devices that get a notice; or tell when the quiet hours end."""
        person, now = notice.person, self._now()
        if notice.by:
            notices.forget_postponed(connection, person, notice.table_id)
        devices = notices.subscriptions_of(connection, person)
        wishes = notices.wishes_of(connection, person)
        unwanted = notice.kind not in wishes.kinds or notices.is_muted(connection, person, notice.table_id)
        if not devices or unwanted:
            return [], None
        when = quiet_until(wishes, now)
        if when is not None and not notice.seen:
            if notice.by:
                name = ", ".join(notice.names)
                notices.postpone(connection, person, notice.table_id, notice.by, name, when)
            return [], when
        if not notices.claim(connection, person, notice.table_id, notice.what, now) or notice.seen:
            return [], None
        return devices, None

    def _delivery(self, device: Subscription, notice: Notice, turns: int) -> Delivery:
        return Delivery(
            target=Target(device.endpoint, device.p256dh, device.auth),
            message=msgspec.json.encode(write(notice, device.language, turns)),
            until=self._now() + DAY if notice.until is None else max(self._now() + 60, notice.until),
            topic=hashed(f"{notice.table_id} {notice.kind}"),
        )

    def _put(self, delivery: Delivery) -> None:
        queue = self._slow if self._hosts.get(delivery.host, 0) < 0 else self._quick
        if queue.full():
            logger().warning("notices-left-out")
        else:
            queue.put_nowait(delivery)

    async def _deliver_all(self, queue: asyncio.Queue[Delivery]) -> None:
        while True:
            delivery = await queue.get()
            try:
                await self._deliver(delivery)
            except StoreError:
                logger().warning("device-not-forgotten")
            except Exception:
                logger().exception("notice-failed")

    async def _deliver(self, delivery: Delivery) -> None:
        """Try to send a notice to a device; a service that is busy is asked again later."""
        loop, target = asyncio.get_running_loop(), delivery.target
        left = min(int(delivery.until - self._now()), 28 * DAY)
        given = target, delivery.message, self._key, self._contact, left, delivery.topic, self._allowed
        try:
            status = await loop.run_in_executor(self._threads, partial(web_push.send, *given))
        except (NotAllowed, ValueError):
            status = web_push.GONE[0]
        NOTICES.labels("sent" if 200 <= status < 300 else "failed").inc()
        self._remember(delivery.host, answered=status != 0)
        if status in web_push.GONE:
            await self._store.read(partial(notices.unsubscribe, endpoint=target.endpoint))
        busy = status == 0 or status == 429 or status >= 500
        if busy and delivery.tries < len(AGAIN):
            again = msgspec.structs.replace(delivery, tries=delivery.tries + 1)
            loop.call_later(AGAIN[delivery.tries], self._put, again)

    def _remember(self, host: str, answered: bool) -> None:
        """Note whether a service answered; one that did before is forgiven once."""
        if host in self._hosts or len(self._hosts) < HOSTS:
            self._hosts[host] = 1 if answered else max(-1, self._hosts.get(host, 0) - 1)


def invitation(person: str, table_id: str, code: str, game: str, name: str, by: str) -> Notice:
    """Say that somebody invites a person to a table."""
    names = (name,) if name else ()
    return Notice("invitation", "invitation", person, table_id, code, game, names, by=by)


def write(notice: Notice, language: str, turns: int) -> Message:
    """Write a notice in a language."""
    texts = server_texts(language)
    game = game_texts(find_game(notice.game), language, {}).say("game-name")
    names = ", ".join(notice.names)
    return Message(
        kind=notice.kind,
        code=notice.code,
        title=texts.say(f"notice-{notice.kind}"),
        body=texts.say("notice-about", game=game, names=names) if names else game,
        until=texts.say("notice-until") if notice.until else "",
        deadline=int(notice.until) if notice.until else None,
        language=language,
        turns=turns,
    )
