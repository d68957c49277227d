"""Notices reach people's devices, once, when they are wanted, and hold nobody up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec
import pytest

from purrlor.server.live import people, reminders
from purrlor.server.live.notices import (
    SENDERS,
    SLOW_SENDERS,
    WAITING,
    Delivery,
    Notice,
    Notices,
    quiet_until,
)
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.log import entries, rulings
from purrlor.server.outgoing import web_push
from purrlor.server.outgoing.web_push import Target
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage import meeting, notices
from purrlor.server.storage.notices import KINDS, Subscription, Wishes
from purrlor.server.storage.profiles import Profile, hashed, keep_profile
from purrlor.server.storage.store import StoreError
from tests.scale import PATIENCE
from tests.server.players import Players
from tests.server.push_service import PushDevice, PushService
from tests.server.servers import begin, full_table, match_of, open_server, settle

HOUR, DAY = 3_600.0, 86_400.0
WARSAW = ZoneInfo("Europe/Warsaw")


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    # On a busy machine this one, too, may need more than a few seconds to answer.
    monkeypatch.setattr(web_push, "TIMEOUT", PATIENCE)
    with PushService() as running:
        yield running


class House:
    """A server whose tables sleep when nobody is there, and whose time we set."""

    def __init__(self, server: Server, service: PushService) -> None:
        self.server = server
        self.service = service

    def set_time(self, year: int, month: int, day: int, hour: int, minute: int = 0) -> None:
        """Let it be a time in Warsaw."""
        at = datetime(year, month, day, hour, minute, tzinfo=WARSAW).timestamp()
        self.server.worker._wall += at - self.server.worker.now()

    async def subscribe(self, person: str, wishes: Wishes | None = None, language: str = "en") -> PushDevice:
        """Let a device of somebody get notices."""
        device = PushDevice(self.service, f"{person}-{language}")
        given = device.subscription
        row = Subscription(hashed(given["endpoint"]), person, "", **given, language=language, created=0.0)
        store = self.server.worker.store
        await store.read(partial(notices.subscribe, subscription=row))
        await asyncio.to_thread(store.setting, notices.CONTACT, lambda: "https://house.example")
        if wishes is not None:
            await store.read(partial(notices.choose, person=person, wishes=wishes))
        await self.server.worker.notices.refresh()
        return device

    async def pass_time(self, seconds: float) -> None:
        """Let time go by while tables sleep: one round lets them go to bed, another wakes those due."""
        await self.rest()
        self.server.worker._wall += seconds
        await self.rest()

    async def rest(self) -> None:
        for table in list(self.server.tables.held.values()):
            await settle(table)
        for _ in range(3):
            await self.server.maintenance.round()
            await asyncio.sleep(0)
            while self.server.worker.notices._queue.qsize():
                await asyncio.sleep(0.005)
            for table in list(self.server.tables.held.values()):
                await settle(table)

    async def until(self, reached: Callable[[], bool]) -> None:
        """Wait for something."""
        while not reached():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def house(folder: Path, service: PushService) -> AsyncIterator[House]:
    async with open_server(
        folder, rounds=False, idle=0.0, bot_delay=5.0, push_to=(service.origin,)
    ) as server:
        yield House(server, service)


async def slow_table(house: House, seconds: int = int(DAY), players: int = 2) -> LiveTable:
    """Begin a slow game."""
    table = await full_table(house.server, {"players": players})
    await begin(table)
    await table.do(lambda state: entries.Clocked(clock=Clock("slow", seconds)))
    return table


async def move(house: House, code: str, seat: int) -> None:
    """Make the first possible move."""
    table = await house.server.tables.find(code)
    action = match_of(table).choices(seat)[0]
    await table.do(lambda state: rulings.bot_move(state, seat, state.n, action))


def kinds(device: PushDevice) -> list[str]:
    return [notice["kind"] for notice in device.received()]


def test_a_slow_game_over_three_days(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with house(tmp_path, service) as home:
            home.set_time(2027, 3, 1, 10)
            quiet = Wishes(KINDS, "Europe/Warsaw", 22 * 60, 7 * 60)
            devices = [await home.subscribe(f"p{seat}", quiet) for seat in range(2)]
            before = int(home.server.worker.now())
            table = await slow_table(home)
            begun = home.server.worker.now()
            code, first = table.state.code, match_of(table).asked[0]
            asked = devices[first]
            # Monday: it is somebody's turn, and who is not there hears of it.
            await home.pass_time(11)
            await home.until(lambda: len(asked.received()) == 1)
            (notice,) = asked.received()
            assert before <= notice.pop("deadline") - DAY <= begun
            assert notice == {
                "kind": "turn",
                "code": code,
                "title": "Your turn",
                "body": f"Wizards and Witches · seat {1 - first}",
                "until": "Until",
                "language": "en",
                "turns": 1,
            }
            # Tuesday at 4, six hours before the time is up, all sleep; at 7 the notice comes, and once.
            home.set_time(2027, 3, 2, 4, 1)
            await home.pass_time(0)
            assert kinds(asked) == ["turn"]
            home.set_time(2027, 3, 2, 7, 1)
            await home.pass_time(0)
            await home.until(lambda: len(asked.received()) == 2)
            await home.pass_time(60)
            assert kinds(asked) == ["turn", "deadline"]
            # A move in time: nobody is late, and whoever is next hears of it.
            while match_of(await home.server.tables.find(code)).asked == [first]:
                await move(home, code, first)
            following = match_of(await home.server.tables.find(code)).asked[0]
            await home.pass_time(11)
            await home.until(lambda: kinds(devices[following])[-1:] == ["turn"])
            assert not (await home.server.tables.find(code)).state.chairs[first].away
            # Wednesday: the time is up, and a bot plays for whoever did nothing.
            home.set_time(2027, 3, 3, 12)
            await home.pass_time(0)
            late = (await home.server.tables.find(code)).state.chairs[following]
            await home.until(lambda: late.late)
            # The game ends.
            table = await home.server.tables.find(code)
            await table.do(lambda state: entries.CalledOff(why="agreed"))
            await home.pass_time(11)
            for device in devices:
                await home.until(lambda device=device: kinds(device)[-1] == "end")  # type: ignore[misc]
            for device in devices:
                assert len(device.received()) == len({(n["kind"], n["deadline"]) for n in device.received()})
            assert len(service.keys) == 1
            assert service.keys == {home.server.worker.notices.public_key}

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_nobody_gets_a_notice_of_what_they_see(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with house(tmp_path, service) as home:
            table = await slow_table(home)
            seat = match_of(table).asked[0]
            device = await home.subscribe(f"p{seat}")
            players = Players(table)
            await players.listen()
            home.server.worker._wall += 11
            table.go_on(eager=False)
            table.reminders.remind(table, reminders.due_reminders(table)[0])
            await home.rest()
            table.disconnect(players.listeners[seat].connection)
            # It was seen: the notice does not come later either.
            await home.pass_time(60)
            assert device.received() == []
            # Behind another tab nobody sees the table.
            while match_of(table).asked == [seat]:
                await move(home, table.state.code, seat)
            other = match_of(table).asked[0]
            second = await home.subscribe(f"p{other}", language="pl")
            players.listeners[other].connection.visible = False
            table.reminders.remind(table, reminders.due_reminders(table)[0])
            await home.until(lambda: len(second.received()) == 1)
            assert second.received()[0]["title"] == "Twoja kolej"

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_notices_that_are_not_wanted_do_not_come(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with house(tmp_path, service) as home:
            muted, plain = await slow_table(home), await slow_table(home)
            seats = [match_of(table).asked[0] for table in (muted, plain)]
            devices = {person: await home.subscribe(person, Wishes(("turn",))) for person in ("p0", "p1")}
            store = home.server.worker.store
            silence = partial(notices.mute, person=f"p{seats[0]}", table_id=muted.id, on=True)
            await store.read(silence)
            assert await store.read(partial(notices.muted_tables, person=f"p{seats[0]}")) == [
                muted.state.code
            ]
            await home.pass_time(11)
            device = devices[f"p{seats[1]}"]
            await home.until(lambda: len(device.received()) == 1)
            # Only notices of the turn are wanted, not those of the deadline.
            await home.pass_time(DAY - 3 * HOUR)
            assert [notice["code"] for each in devices.values() for notice in each.received()] == [
                plain.state.code
            ]

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_live_table_and_a_table_of_bots_need_no_notices(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with house(tmp_path, service) as home:
            await home.subscribe("p0")
            table = await slow_table(home)
            assert reminders.due_reminders(table)
            await table.do(lambda state: entries.Clocked(clock=Clock("live", 60)))
            assert reminders.due_reminders(table) == []
            await table.do(lambda state: entries.Clocked(clock=Clock("slow", 600)))
            await table.do(lambda state: entries.Left(seat=1, bot="cat", removed=True))
            assert reminders.due_reminders(table) == []

    asyncio.run(main())


def test_an_invitation_to_play_again_comes(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with house(tmp_path, service) as home:
            devices = [await home.subscribe(f"p{seat}") for seat in range(2)]
            table = await full_table(home.server, {"players": 2})
            reminders.invite(table, "p0")
            await home.until(lambda: len(devices[1].received()) == 1)
            assert devices[1].received()[0]["title"] == "You are invited"
            assert devices[1].received()[0]["body"] == "Wizards and Witches · seat 0"
            assert devices[0].received() == []

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_an_invitation_in_quiet_hours_comes_when_they_end_also_after_a_restart(
    tmp_path: Path, service: PushService
) -> None:
    quiet = Wishes(KINDS, "Europe/Warsaw", 22 * 60, 7 * 60)

    async def evening() -> tuple[PushDevice, str]:
        async with house(tmp_path, service) as home:
            home.set_time(2027, 3, 1, 23)
            device = await home.subscribe("p1", quiet)
            begun, blocked, wanted = [await full_table(home.server, {"players": 2}) for _ in range(3)]
            for table in (begun, wanted):
                reminders.invite(table, "p0")
            reminders.invite(blocked, "p2", {"p1"})
            await home.rest()
            await begin(await home.server.tables.find(begun.state.code))
            store = home.server.worker.store
            await store.read(partial(meeting.block, person="p1", other="p2", name="Eve", at=0.0))
            home.set_time(2027, 3, 2, 6, 59)
            await home.rest()
            assert device.received() == []
            return device, wanted.state.code

    async def morning(device: PushDevice, code: str) -> None:
        async with house(tmp_path, service) as home:
            home.set_time(2027, 3, 2, 7, 1)
            await home.pass_time(0)
            # The game that began meanwhile is no invitation any more, but may be somebody's turn.
            await home.until(lambda: "invitation" in kinds(device))
            await home.pass_time(60)
            [notice] = [each for each in device.received() if each["kind"] == "invitation"]
            assert (notice["code"], notice["title"]) == (code, "You are invited")
            assert notice["body"] == "Wizards and Witches · seat 0"

    async def main() -> None:
        await morning(*await evening())

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_device_that_is_gone_is_forgotten_and_a_busy_service_asked_again(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("purrlor.server.live.notices.AGAIN", (0.01, 0.01))

    async def main() -> None:
        async with house(tmp_path, service) as home:
            device = await home.subscribe("p1")
            table = await full_table(home.server, {"players": 2})
            service.statuses = [503, 429]
            reminders.invite(table, "p0")
            await home.until(lambda: len(device.received()) == 1)
            store = home.server.worker.store
            service.statuses = [410]
            again = await full_table(home.server, {"players": 2})
            reminders.invite(again, "p0")
            while await store.read(partial(notices.subscriptions_of, person="p1")):
                await asyncio.sleep(0.01)
            assert len(device.received()) == 1

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_services_that_never_answer_hold_up_nobody_elses_notices(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, stuck, over = web_push.send, [], threading.Event()

    def send(target: Target, *given: Any) -> int:
        if "never" not in target.endpoint:
            return honest(target, *given)
        stuck.append(target.endpoint)
        over.wait()
        return 0

    monkeypatch.setattr(web_push, "send", send)

    async def main() -> None:
        async with house(tmp_path, service) as home:
            device = await home.subscribe("p1")
            given = home.server.worker.notices
            slow = "never.example"
            given._remember(slow, answered=False)
            # A service that has answered before may fail to once: this machine may be busy.
            known = urlsplit(service.origin).netloc
            for answered in (True, False, True):
                given._remember(known, answered)
                assert given._hosts[known] >= 0
            table = await full_table(home.server, {"players": 2})
            never = msgspec.structs.replace(Target(**device.subscription), endpoint="https://never.example/x")
            try:
                for number in range(SENDERS + 10):
                    given._put(Delivery(never, b"", given._now() + 60, str(number)))
                reminders.invite(table, "p0")
                await home.until(lambda: len(device.received()) == 1)
                assert len(stuck) <= SLOW_SENDERS
            finally:
                over.set()
            # Whoever answers again is no longer slow, and whoever does not becomes so.
            await home.until(lambda: not given._slow.qsize())
            assert given._hosts[slow] < 0
            given._remember(slow, answered=True)
            for again in range(2):
                given._put(Delivery(never, b"", given._now() + 60, f"again {again}"))
            await home.until(lambda: given._hosts[slow] < 0)

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_notice_comes_though_the_database_failed_for_a_moment(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("purrlor.server.live.notices.AGAIN", (0.01, 0.01))

    async def main() -> None:
        async with house(tmp_path, service) as home:
            device = await home.subscribe("p1")
            table = await full_table(home.server, {"players": 2})
            store, failures = home.server.worker.store, []
            honest: dict[str, Any] = {"read": store.read, "write": store.write}

            def failing(name: str) -> Any:
                async def once(*given: Any) -> Any:
                    if name not in failures:
                        failures.append(name)
                        raise StoreError
                    return await honest[name](*given)

                return once

            for name in honest:
                monkeypatch.setattr(store, name, failing(name))
            reminders.invite(table, "p0")
            await home.until(lambda: len(device.received()) == 1)
            assert failures == ["read", "write"]

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


class Readers:
    """Stands for a store; whoever reads first is held up after that."""

    def __init__(self) -> None:
        self.subscribed = False
        self.reads = 0

    async def read(self, query: Any) -> tuple[bool, str]:
        self.reads += 1
        found = self.subscribed, ""
        for _ in range(10 if self.reads == 1 else 0):
            await asyncio.sleep(0)
        return found


def test_whoever_subscribes_while_a_round_reads_gets_notices() -> None:
    async def main() -> None:
        store: Any = Readers()
        given = Notices(store, (), lambda: 0.0)
        of_the_round = asyncio.ensure_future(given.refresh())
        while not store.reads:
            await asyncio.sleep(0)
        store.subscribed = True
        await given.refresh()
        await of_the_round
        assert (given.wanted, given.begun) == (True, True)

    asyncio.run(main())


def test_a_stuck_push_service_holds_up_no_move_and_the_queue_is_bounded(
    tmp_path: Path, service: PushService
) -> None:
    async def main() -> None:
        async with house(tmp_path, service) as home:
            await home.subscribe("p1")
            given = home.server.worker.notices
            for task in given._tasks:
                task.cancel()
            table = await slow_table(home)
            notice = Notice("invitation", "x", "p1", table.id, table.state.code, table.state.game.name, ())
            for _ in range(WAITING + 10):
                given.offer(notice)
            assert given._queue.qsize() == WAITING
            before = table.state.n
            await move(home, table.state.code, match_of(table).asked[0])
            assert table.state.n == before + 1

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


@pytest.mark.parametrize(
    ("zone", "start", "end", "now", "over"),
    [
        ("Europe/Warsaw", 22 * 60, 7 * 60, (2027, 3, 1, 23, 30), (2027, 3, 2, 7, 0)),
        ("Europe/Warsaw", 22 * 60, 7 * 60, (2027, 3, 2, 6, 59), (2027, 3, 2, 7, 0)),
        ("Europe/Warsaw", 22 * 60, 7 * 60, (2027, 3, 2, 7, 0), None),
        ("Europe/Warsaw", 13 * 60, 14 * 60, (2027, 3, 2, 13, 5), (2027, 3, 2, 14, 0)),
        ("Europe/Warsaw", 13 * 60, 14 * 60, (2027, 3, 2, 12, 59), None),
        # Clocks go forward in the night: seven is seven all the same.
        ("Europe/Warsaw", 22 * 60, 7 * 60, (2027, 3, 27, 23, 0), (2027, 3, 28, 7, 0)),
        ("America/New_York", 22 * 60, 7 * 60, (2027, 3, 2, 12, 0), (2027, 3, 2, 13, 0)),
        ("Europe/Warsaw", None, None, (2027, 3, 1, 23, 30), None),
        ("Europe/Warsaw", 60, 60, (2027, 3, 1, 1, 0), None),
    ],
)
def test_quiet_hours_are_those_of_the_persons_time_zone(
    zone: str, start: Any, end: Any, now: tuple[int, ...], over: tuple[int, ...] | None
) -> None:
    def moment(parts: Any) -> float:
        return datetime(*parts).replace(tzinfo=WARSAW).timestamp()

    wishes = Wishes(KINDS, zone, start, end)
    assert quiet_until(wishes, moment(now)) == (None if over is None else moment(over))


# -- vacations -----------------------------------------------------------------------------------------


def test_a_vacation_stops_the_clock_and_goes_on_after_it(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with house(tmp_path, service) as home:
            table = await slow_table(home)
            seat, worker = match_of(table).asked[0], home.server.worker
            before = table.state.deadline(seat)
            start = worker.now()
            await people.rest(home.server.tables, f"p{seat}", start + 5 * DAY)
            assert table.state.deadline(seat) == pytest.approx(before + 5 * DAY, abs=5)
            assert table.state.chairs[1 - seat].vacations == []
            await home.pass_time(4 * DAY)
            table = await home.server.tables.find(table.state.code)
            assert not table.state.chairs[seat].away
            # Back a day early: the rest of the time is what was left before.
            await people.rest(home.server.tables, f"p{seat}", worker.now())
            assert table.state.deadline(seat) == pytest.approx(before + 4 * DAY, abs=5)
            assert (
                await table.do(partial(rulings.rest, seat=seat, until=worker.now(), now=worker.now())) is None
            )
            await home.pass_time(DAY + 10)
            table = await home.server.tables.find(table.state.code)
            await home.until(lambda: table.state.chairs[seat].late)

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_vacations_do_not_fill_the_log_of_a_table(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with house(tmp_path, service) as home:
            table = await slow_table(home)
            seat, now = match_of(table).asked[0], home.server.worker.now()
            chair = table.state.chairs[seat]
            monkeypatch.setattr(rulings, "MOST_CHANGES", chair.changes + 3)
            before = table.state.n
            for days in range(1, 9):
                await people.rest(home.server.tables, f"p{seat}", now + days * DAY)
            assert table.state.n == before + 3
            assert [end for _, end in chair.vacations] == [now + 3 * DAY]

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_tables_that_come_along_in_a_vacation_wait_for_its_end_too(
    tmp_path: Path, service: PushService
) -> None:
    async def main() -> None:
        async with house(tmp_path, service) as home:
            table = await slow_table(home)
            seat, now = match_of(table).asked[0], home.server.worker.now()
            before = table.state.deadline(seat)
            profile = Profile("ann", "Ann", 1, "en", now, now, now + 3 * DAY, 2027, 3 * DAY)
            await home.server.worker.store.read(partial(keep_profile, profile=profile))
            await people.take_along(home.server.tables, f"p{seat}", "ann")
            assert table.state.deadline(seat) == pytest.approx(before + 3 * DAY, abs=5)
            assert table.state.chairs[1 - seat].vacations == []

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_game_that_begins_in_a_vacation_waits_for_its_end(tmp_path: Path, service: PushService) -> None:
    async def main() -> None:
        async with house(tmp_path, service) as home:
            now = home.server.worker.now()
            profile = Profile("p0", "Ann", 1, "en", now, now, now + 3 * DAY, 2027, 3 * DAY)
            await home.server.worker.store.read(partial(keep_profile, profile=profile))
            table = await slow_table(home)
            await home.until(lambda: bool(table.state.chairs[0].vacations))
            assert table.state.chairs[0].vacations[0][1] == now + 3 * DAY
            assert table.state.chairs[1].vacations == []

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
