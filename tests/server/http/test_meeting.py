"""People find each other again: invitations, the queue, open tables, blocks and reports."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from purrlor.client import Guest, LiveConnection
from purrlor.server.http.identity import Signatures
from purrlor.server.live.matching import open_for
from purrlor.server.live.server import Server
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage import meeting
from purrlor.server.storage.database import check_schema, connect
from purrlor.server.storage.meeting import Waiting, groups
from purrlor.server.storage.schema import RATINGS
from purrlor.server.storage.store import Write
from purrlor.server.storage.upsert import upsert
from tests.server.commands import purrlor
from tests.server.http.test_profile import keep, second_device
from tests.server.servers import GAME, RunningServer, open_server, open_table, refusal
from tests.server.services import new_database

Finished = tuple[str, list[Guest], list[LiveConnection]]


@pytest.fixture(scope="module")
def friends(finished: Finished) -> tuple[Guest, Guest, str, str]:
    """Two who played with each other, and what stands for each in the requests of the other."""
    code, [ann, ola], _ = finished
    ann.request("GET", f"/api/tables/{code}/share")
    [one] = ann.request("GET", "/api/statistics")["rivals"]
    [other] = ola.request("GET", "/api/statistics")["rivals"]
    return ann, ola, one["friend"], other["friend"]


def new_table(guest: Guest, **body: Any) -> str:
    """Open a table for two."""
    given = {"game": GAME, "options": {"players": 2}, "sitter": guest.sitter("Ann"), **body}
    return str(guest.request("POST", "/api/tables", given)["code"])


def invited(guest: Guest) -> list[str]:
    return [one["code"] for one in guest.request("GET", "/api/invitations")["invitations"]]


def test_those_who_played_together_are_invited_again(friends: tuple[Guest, Guest, str, str]) -> None:
    ann, ola, ola_tag, _ = friends
    slow = {"kind": "slow", "seconds": 259_200}
    code = new_table(ann, clock=slow)
    assert ann.request("POST", f"/api/tables/{code}/ask", {"friends": [ola_tag]}) == {"invited": 1}
    shown = ola.request("GET", "/api/invitations")["invitations"][0]
    assert (shown["code"], shown["name"], shown["game"], shown["empty"]) == (code, "Ann", GAME, 1)
    assert shown["clock"] == slow
    ola.request("POST", "/api/invitations", {"code": code})
    assert code not in invited(ola)


def test_only_those_at_a_table_invite_and_only_people_they_know(
    friends: tuple[Guest, Guest, str, str], server: RunningServer
) -> None:
    ann, ola, ola_tag, _ = friends
    code = new_table(ann)
    assert refusal(ola, "POST", f"/api/tables/{code}/ask", {"friends": [ola_tag]}) == (403, "not-your-seat")
    assert ann.request("POST", f"/api/tables/{code}/ask", {"friends": ["x" * 12]}) == {"invited": 0}
    assert invited(Guest(server.address)) == []


def test_who_is_blocked_can_neither_invite_nor_sit_down_nor_be_heard(
    friends: tuple[Guest, Guest, str, str], finished: Finished
) -> None:
    ann, ola, ola_tag, ann_tag = friends
    before = new_table(ola)
    ola.request("POST", f"/api/tables/{before}/ask", {"friends": [ann_tag]})
    [blocked] = ann.request("POST", "/api/blocks", {"friend": ola_tag})["blocked"]
    assert blocked == {"friend": ola_tag, "name": "Ola", "seats": []}
    for code, seats in ((finished[0], [1]), (before, [])):  # at Ann's own table, and where she is not
        [blocked] = ann.request("GET", f"/api/blocks?code={code}")["blocked"]
        assert blocked["seats"] == seats
    assert invited(ann) == []
    after = new_table(ola)
    ola.request("POST", f"/api/tables/{after}/ask", {"friends": [ann_tag]})
    assert invited(ann) == []
    assert refusal(ola, "POST", f"/api/tables/{new_table(ann)}/join", {})[1] == "not-welcome"
    # Not even by the same table again, which the other one hosted.
    again = ola.request("POST", f"/api/tables/{finished[0]}/rematch", {})["code"]
    page = ola.request("GET", f"/api/tables/{again}")
    assert [seat["name"] for seat in page["table"]["seats"]] == ["", "Ola"]
    assert (page["host"], page["seats"]) == (True, [1])
    watched = new_table(ola, sit=False)

    async def talk(code: str) -> list[str]:
        listening, talking = LiveConnection(ann, code), LiveConnection(ola, code)
        await listening.open()
        await talking.open()
        await talking.send("chat", text="from Ola")
        await listening.send("chat", text="from Ann")
        heard: list[str] = []
        while "from Ann" not in heard:
            message = await listening.receive()
            if message["type"] == "chat":
                heard.append(message["text"])
        await listening.close()
        await talking.close()
        return heard

    for code in (after, watched):
        ann.join(code, "Ann")
        assert asyncio.run(talk(code)) == ["from Ann"]
    assert ann.request("POST", "/api/blocks", {"friend": ola_tag, "on": False}) == {"blocked": []}
    assert invited(ann) == []
    ola.join(new_table(ann), "Ola")


def test_who_was_blocked_by_a_guest_stays_blocked_when_the_guest_keeps_a_profile(
    server: RunningServer,
) -> None:
    code, [laptop, bolek] = open_table(server.address, ["Ann", "Bolek"], options={"players": 2})
    laptop.request("POST", "/api/blocks", {"code": code, "seat": 1})
    before, phone = new_table(laptop), Guest(server.address)
    keep(phone)
    second_device(phone, adopt=True, device=laptop)
    assert refusal(bolek, "POST", f"/api/tables/{before}/join", {})[1] == "not-welcome"


def test_somebody_on_a_seat_is_reported_to_the_owner_who_closes_the_report(
    friends: tuple[Guest, Guest, str, str], finished: Finished, server: RunningServer
) -> None:
    ann, code = friends[0], finished[0]
    body = {"seat": 1, "why": "chat", "text": "rude\nwords\x1b"}
    ann.request("POST", f"/api/tables/{code}/report", body)
    assert refusal(ann, "POST", f"/api/tables/{code}/report", {**body, "seat": 0})[1] == "nobody-there"
    assert refusal(Guest(server.address), "POST", f"/api/tables/{code}/report", body)[1] == "not-your-seat"
    status, out, _ = purrlor("admin", "reports", "--data", server.folder)
    [line] = [line for line in out.splitlines() if "rude words" in line]
    assert (status, f"{code} 2  Ola  what was said" in line) == (0, True)
    number = line.split()[0]
    assert (
        f"Report {number} is deleted"
        in purrlor("admin", "reports", "--close", number, "--data", server.folder)[1]
    )
    status, _, err = purrlor("admin", "reports", "--close", number, "--data", server.folder)
    assert (status != 0, "There is no report" in err) == (True, True)


def test_nobody_reports_without_end(finished: Finished) -> None:
    code, [_, ola], _ = finished
    keys = []
    for _ in range(21):
        try:
            ola.request("POST", f"/api/tables/{code}/report", {"seat": 0, "why": "other"})
        except Exception as no:
            keys.append(no.reason["key"])  # type: ignore[attr-defined]
    assert keys == ["too-often"]


# -- open tables ---------------------------------------------------------------------------------------


def test_open_tables_are_filtered(server: RunningServer) -> None:
    guest = Guest(server.address)
    slow = {"kind": "slow", "seconds": 86_400}
    sitter = {**guest.sitter("Zofia"), "language": "pl"}
    code = new_table(guest, public=True, clock=slow, ranked=True, sitter=sitter)

    def listed(asked: str) -> bool:
        tables = guest.request("GET", f"/api/tables?{asked}")["tables"]
        return code in [table["code"] for table in tables]

    for asked in ("", f"game={GAME}", "clock=slow", "speaks=pl", "ranked=true", "near=true"):
        assert listed(asked), asked
    for asked in ("game=isle-of-cats", "clock=live", "speaks=en"):
        assert not listed(asked), asked


def test_tables_about_as_strong_are_found_by_the_rating_in_their_own_game(server: RunningServer) -> None:
    host, guest = Guest(server.address), Guest(server.address)
    code = new_table(host, public=True)

    def rate(who: Guest, game: str, mu: float) -> None:
        store = server.house.worker.store
        keys = {"person": Signatures.of(store).claim(who.cookie).person, "game": game}
        values = {"mu": mu, "sigma": 1.0, "games": 3, "name": "Q", "avatar": 0, "at": 0.0}
        with store.engine.begin() as connection:
            upsert(connection, RATINGS, keys, values)

    def found() -> bool:
        tables = guest.request("GET", "/api/tables?near=true")["tables"]
        return code in [table["code"] for table in tables]

    assert found()
    rate(host, GAME, 40.0)
    assert not found()
    rate(guest, "isle-of-cats", 40.0)
    assert not found()
    rate(guest, GAME, 39.0)
    assert found()


# -- the queue -----------------------------------------------------------------------------------------


def wait_for(guest: Guest, **body: Any) -> Any:
    given = {"game": GAME, "players": 2, "sitter": guest.sitter("Q"), **body}
    return guest.request("POST", "/api/queue", given)


def table_of(guest: Guest) -> str:
    """Ask until there is a table."""
    while (code := guest.request("GET", "/api/queue")["code"]) is None:
        time.sleep(0.05)
    return str(code)


def test_two_who_want_the_same_get_one_table_and_it_begins(server: RunningServer) -> None:
    one, other, third = (Guest(server.address) for _ in range(3))
    assert wait_for(one, seconds=3600)["waiting"] == 1
    assert wait_for(third, players=3, seconds=3600)["code"] is None
    code = wait_for(other, seconds=3600)["code"] or table_of(other)
    assert table_of(one) == code
    page = one.request("GET", f"/api/tables/{code}")
    assert [seat["kind"] for seat in page["table"]["seats"]] == ["person", "person"]
    assert page["seats"] == [0]
    # An answer may get lost: the table is told until they leave.
    assert table_of(one) == code
    assert one.request("POST", "/api/queue/leave", {})["code"] == code
    assert one.request("GET", "/api/queue")["game"] is None
    assert third.request("GET", "/api/queue?hidden=true")["waiting"] == 1
    assert third.request("POST", "/api/queue/leave", {})["game"] is None
    assert third.request("GET", "/api/queue")["game"] is None


def test_those_who_wait_choose_the_time_control(server: RunningServer) -> None:
    one, other, hasty = (Guest(server.address) for _ in range(3))
    days, minute = {"kind": "slow", "seconds": 86_400}, {"kind": "live", "seconds": 60}
    assert wait_for(one, clock=days, seconds=3600)["clock"] == days
    assert wait_for(hasty, clock=minute, seconds=3600)["waiting"] == 1
    code = wait_for(other, clock=days, seconds=3600)["code"] or table_of(other)
    assert one.request("GET", f"/api/tables/{code}")["table"]["clock"] == days
    hasty.request("POST", "/api/queue/leave", {})
    assert (
        refusal(hasty, "POST", "/api/queue", {"game": GAME, "players": 2, "clock": {"seconds": 1}})[0] == 400
    )


def test_where_nobody_has_to_hurry_the_seconds_do_not_matter(server: RunningServer) -> None:
    one, other = (Guest(server.address) for _ in range(2))
    wait_for(one, clock={"kind": "none", "seconds": 90}, seconds=3600)
    assert (wait_for(other, seconds=3600)["code"] or table_of(other)) == table_of(one)


def test_bots_come_when_somebody_has_waited_long_enough_and_do_not_hurry_them(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        guest = Guest(server.address)
        queue = wait_for(guest, seconds=5, bot="kitten", players=3, clock={"kind": "live", "seconds": 60})
        assert queue["code"] is None
        server.house.worker._wall += 5
        table = guest.request("GET", f"/api/tables/{table_of(guest)}")["table"]
    assert [seat["bot"] for seat in table["seats"]] == [None, "kitten", "kitten"]
    assert table["clock"]["kind"] == "none"


class OneQueue:
    """The queue of a server in this process, which looks at it when the test says so."""

    def __init__(self, server: Server) -> None:
        self.tables, self.store, self.now = server.tables, server.worker.store, server.worker.now()

    async def write(self, change: Any, **given: Any) -> None:
        await self.store.append(Write("", also=[partial(change, **given)]))

    async def wait(self, person: str, players: int = 2, sitter: bytes = b"{}") -> None:
        one = Waiting(person, GAME, players, Clock(), "cat", self.now + 3600, sitter)
        await self.write(meeting.wait, waiting=one, now=self.now)

    async def code_of(self, person: str) -> str | None:
        row, _ = await self.store.read(partial(meeting.look_at_queue, person=person, now=self.now))
        return None if row is None else row.code

    async def table_of(self, code: str) -> list[str]:
        return [chair.person for chair in (await self.tables.find(code)).state.chairs]


def test_a_table_that_cannot_be_opened_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False) as server:
            queue = OneQueue(server)
            for person, players, sitter in (
                ("a", 2, b"no sitter"),
                ("b", 2, b"{}"),
                ("c", 3, b"{}"),
                ("d", 3, b"{}"),
                ("e", 3, b"{}"),
            ):
                await queue.wait(person, players, sitter)
            await server.maintenance.round()
            assert await queue.code_of("a") is None
            assert await queue.table_of(await queue.code_of("c") or "") == ["c", "d", "e"]

    asyncio.run(main())


def test_whose_table_is_being_opened_gets_that_one_whatever_they_ask_for_by_then(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False) as server:
            queue = OneQueue(server)
            for person in "ab":
                await queue.wait(person)
            found: list[list[Waiting]] = []
            await queue.write(meeting.claim_groups, now=queue.now, found=found)
            # Neither wish comes in time: both have seats.
            await queue.wait("a", players=3)
            await queue.write(meeting.leave_queue, person="b", now=queue.now)
            await open_for(queue.tables, found[0], queue.now)
            code = await queue.code_of("a")
            assert code == await queue.code_of("b")
            assert await queue.table_of(code or "") == ["a", "b"]
            # A worker that is late tells nobody of its table who waits for another one.
            await queue.wait("a", players=3)
            await open_for(queue.tables, found[0], queue.now)
            assert await queue.code_of("a") is None
            assert await queue.code_of("b") == code

    asyncio.run(main())


def test_a_page_in_the_background_waits_though_browsers_let_it_ask_once_a_minute(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path, rounds=False) as server:
            queue = OneQueue(server)
            for person, hidden in (("a", True), ("b", False), ("c", True)):
                await queue.wait(person, players=3)
                await queue.write(meeting.still_waits, person=person, now=queue.now, hidden=hidden)

            async def waiting(seconds: float) -> int:
                now = queue.now + seconds
                return (await queue.store.read(partial(meeting.look_at_queue, person="a", now=now)))[1]

            assert [await waiting(seconds) for seconds in (0, 61, 90)] == [3, 2, 0]

    asyncio.run(main())


def test_nobody_waits_for_a_game_that_does_not_exist(server: RunningServer) -> None:
    guest = Guest(server.address)
    for body, why in (
        ({"game": "chess"}, "no-such-game"),
        ({"players": 15}, "no-such-value"),
        ({"bot": "dog"}, "no-such-bot"),
    ):
        given = {"game": GAME, "players": 2, **body}
        assert refusal(guest, "POST", "/api/queue", given)[1] == why


def waiting(
    person: str, players: int = 2, until: float = 100.0, game: str = GAME, seconds: int = 0
) -> Waiting:
    clock = Clock("live", seconds) if seconds else Clock()
    return Waiting(person, game, players, clock, "cat", until, b"")


def grouped(all_: list[Waiting], apart: set[frozenset[str]] | None = None, now: float = 0.0) -> list[str]:
    return ["".join(one.person for one in group) for group in groups(all_, apart or set(), now)]


def test_groups_are_full_or_overdue_and_never_mix_games_or_people_who_blocked_each_other() -> None:
    a, b, c, d = (waiting(name) for name in "abcd")
    assert grouped([a, b, c]) == ["ab"]
    assert grouped([a, waiting("x", game="isle-of-cats"), b]) == ["ab"]
    assert grouped([a, waiting("x", players=3), b]) == ["ab"]
    assert grouped([a, waiting("x", seconds=60), b]) == ["ab"]
    assert grouped([a, b, c, d], {frozenset("ab")}) == ["ac", "bd"]
    assert grouped([a, b], {frozenset("ab")}) == []
    assert grouped([waiting("a", 3), waiting("b", 3, until=5.0)], now=6.0) == ["ab"]


def test_however_many_wait_for_different_games_nobody_is_compared_with_all_others() -> None:
    compared: list[str] = []

    class Watched(Waiting, frozen=True):
        @property
        def wanted(self) -> tuple[str, int, Clock]:
            compared.append(self.person)
            return super().wanted

    crowd = [Watched(f"p{n}", "g", 2, Clock("live", 10 + n), "cat", 9e9, b"") for n in range(300)]
    assert groups(crowd, set(), 0.0) == []
    assert len(compared) <= 2 * len(crowd)


def test_a_crowd_in_the_queue_is_looked_through_in_part(database: str) -> None:
    engine = connect(new_database(database))
    check_schema(engine)
    clock = """'{"kind":"live","seconds":' || (n + 5) || '}'"""
    row = f"'p' || n, 'g', 2, {clock}, 'cat', 0, 9e9, 0, ''::bytea FROM generate_series(1, 70000) n"
    names = "person, game, players, clock, bot, since, until, seen, sitter"
    found: list[list[Waiting]] = []
    with engine.begin() as connection:
        connection.exec_driver_sql(f"INSERT INTO queue ({names}) SELECT {row}")
        # More than PostgreSQL takes as parameters of a statement: else all writes beside it would fail.
        meeting.claim_groups(connection, 1.0, found)
    engine.dispose()
    assert found == []


def test_a_seat_of_ones_own_table_can_be_blocked_before_the_game_is_over(server: RunningServer) -> None:
    code, [one, other] = open_table(server.address, ["A", "B"], options={"players": 2})
    assert [
        each["name"] for each in one.request("POST", "/api/blocks", {"code": code, "seat": 1})["blocked"]
    ] == ["B"]
    stranger = Guest(server.address)
    assert refusal(stranger, "POST", "/api/blocks", {"code": code, "seat": 1})[1] == "not-your-seat"
    assert refusal(other, "POST", "/api/blocks", {"friend": "nobody"})[1] == "no-such-friend"
