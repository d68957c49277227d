"""A name that stays: profiles, devices, codes, vacations, and everything erased."""

from __future__ import annotations

import asyncio
import calendar
import http.client
import json
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from purrlor.client import Guest, LiveConnection, RequestRefused
from purrlor.server.http.identity import Signatures
from purrlor.server.http.profile import device_name
from purrlor.server.live import people
from purrlor.server.storage.schema import META
from tests.scale import PATIENCE
from tests.server.servers import GAME, RunningServer, open_table, play_to_the_end, refusal, start

PROFILE = {"name": "Anastazja", "avatar": 7, "language": "pl"}


def keep(guest: Guest) -> list[str]:
    """Keep a profile; return the recovery codes."""
    codes: list[str] = guest.request("POST", "/api/me", PROFILE)["codes"]
    return codes


def second_device(guest: Guest, adopt: bool = False, device: Guest | None = None) -> Guest:
    """Sign another device in by a link."""
    link = guest.request("POST", "/api/me/link", {})["link"]
    device = device or Guest(guest.address)
    device.request("POST", "/api/sign-in/link", {"token": link.removeprefix("/enter/"), "adopt": adopt})
    return device


def codes_of(guest: Guest) -> set[str]:
    """List the tables of somebody."""
    return {table["code"] for table in guest.request("GET", "/api/my")["tables"]}


def test_a_guest_is_asked_nothing(server: RunningServer) -> None:
    me = Guest(server.address).request("GET", "/api/me")
    nothing: dict[str, Any] = {"tables": 0, "profile": None, "passkeys": [], "devices": [], "codes": 0}
    assert me == {"allowed": True, "known": False, **nothing}


def test_a_profile_keeps_the_tables_of_the_guest(server: RunningServer) -> None:
    code, (ann, _) = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    before = ann.cookie
    codes = keep(ann)
    assert len(set(codes)) == 8
    assert ann.cookie != before
    me = ann.request("GET", "/api/me")
    assert {key: me["profile"][key] for key in PROFILE} == PROFILE
    assert (me["tables"], me["codes"], len(me["devices"])) == (1, 8, 1)
    assert codes_of(ann) == {code}
    assert ann.request("GET", f"/api/tables/{code}")["seats"] == [0]
    assert refusal(ann, "POST", "/api/me", PROFILE)[1] == "profile-exists"
    changed = ann.request("POST", "/api/me/change", {**PROFILE, "name": "Ania"})
    assert changed["profile"]["name"] == "Ania"


def test_a_guest_who_asks_for_a_profile_twice_at_once_gets_one(server: RunningServer) -> None:
    for _ in range(5):
        guest = open_table(server.address, ["Ann"])[1][0]
        twice = [Guest(server.address, cookie=guest.cookie) for _ in range(8)]

        def ask(each: Guest) -> str:
            try:
                return str(len(keep(each)))
            except RequestRefused as no:
                return str(no.reason["key"])

        with ThreadPoolExecutor(len(twice)) as threads:
            answers = sorted(threads.map(ask, twice))
        assert answers == ["8", *["profile-exists"] * 7]
        # Nor another one when the answer with the new cookie is still on its way.
        assert ask(Guest(server.address, cookie=guest.cookie)) == "profile-exists"


def test_an_old_cookie_opens_nothing_any_more(server: RunningServer) -> None:
    code, (ann, _) = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    thief = Guest(server.address, cookie=ann.cookie)
    assert codes_of(thief) == {code}
    keep(ann)
    assert codes_of(thief) == set()
    assert thief.request("GET", f"/api/tables/{code}")["seats"] == []
    assert refusal(thief, "GET", f"/api/tables/{code}/link?seat=0")[1] == "not-your-seat"
    assert refusal(thief, "POST", "/api/me/link", {})[1] == "no-profile"


def test_a_recovery_code_signs_in_once(server: RunningServer) -> None:
    code, (ann, _) = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    first, *others = keep(ann)
    phone = Guest(server.address)
    me = phone.request("POST", "/api/sign-in/code", {"code": first.upper().replace("-", " ")})
    assert (me["profile"]["name"], me["codes"], len(me["devices"])) == ("Anastazja", 7, 2)
    assert codes_of(phone) == {code}
    thief = Guest(server.address)
    assert refusal(thief, "POST", "/api/sign-in/code", {"code": first})[1] == "bad-code"
    renewed = ann.request("POST", "/api/me/codes", {})["codes"]
    assert refusal(thief, "POST", "/api/sign-in/code", {"code": others[0]})[1] == "bad-code"
    assert thief.request("POST", "/api/sign-in/code", {"code": renewed[0]})["codes"] == 7


def test_codes_and_cookies_are_kept_as_hashes_only(server: RunningServer) -> None:
    ann = Guest(server.address)
    codes = keep(ann)
    link = ann.request("POST", "/api/me/link", {})["link"].removeprefix("/enter/")
    token = Signatures.of(server.house.worker.store)._guests.loads(ann.cookie)[1]
    with sqlite3.connect(server.folder / "purrlor.sqlite") as database:
        kept = repr(
            [database.execute(f"SELECT * FROM {table.name}").fetchall() for table in META.sorted_tables]
        )
    database.close()
    for secret in (*codes, *(code.replace("-", "") for code in codes), link, token):
        assert secret not in kept


def test_a_link_signs_in_once_and_soon(server: RunningServer) -> None:
    ann = Guest(server.address)
    keep(ann)
    token = ann.request("POST", "/api/me/link", {})["link"].removeprefix("/enter/")
    Guest(server.address).request("POST", "/api/sign-in/link", {"token": token})
    stranger = Guest(server.address)
    assert refusal(stranger, "POST", "/api/sign-in/link", {"token": token})[1] == "bad-code"
    late = ann.request("POST", "/api/me/link", {})["link"].removeprefix("/enter/")
    server.house.worker._wall += 601
    assert refusal(stranger, "POST", "/api/sign-in/link", {"token": late})[1] == "bad-code"


def test_a_seat_moves_to_another_device_in_mid_game_and_a_lost_one_is_locked_out(
    server: RunningServer,
) -> None:
    code, (ann, ola) = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    start(ann, code)
    keep(ann)
    phone = second_device(ann)
    link = phone.request("GET", f"/api/tables/{code}/link?seat=0")["link"]

    async def play() -> None:
        here, there = LiveConnection(ann, code, 0), LiveConnection(phone, code, 0)
        for line in (here, there):
            await line.open()
            await line.receive_until("step")
            assert line.lobby["you"] == 0
        other = LiveConnection(ola, code, 1)
        await other.open()
        await other.receive_until("step")
        while 0 not in there.step["waiting_for"]:
            await other.act(other.step["choices"][0]["action"])
            await there.receive_until("step")
        n = there.n
        assert (await there.act(there.step["choices"][0]["action"]))["type"] == "step"
        while here.n <= n:
            await here.receive_until("step")
        lost = next(device for device in ann.request("GET", "/api/me")["devices"] if not device["here"])
        left = ann.request("POST", "/api/me/lock-out", {"device": lost["id"]})
        assert [device["here"] for device in left["devices"]] == [True]
        gone = await there.receive_until("gone")
        assert "signed out" in gone["text"]
        for line in (here, there, other):
            await line.close()

    asyncio.run(play())
    assert codes_of(phone) == set()
    assert phone.request("GET", "/api/me")["profile"] is None
    # Nor does the personal link lead back that the lost device knew.
    token = link.removeprefix("/seat/")
    assert refusal(phone, "POST", "/api/seat", {"token": token})[1] == "bad-link"
    assert ann.request("GET", f"/api/tables/{code}")["seats"] == [0]


def test_all_other_devices_are_signed_out_at_once(server: RunningServer) -> None:
    ann = Guest(server.address)
    keep(ann)
    phone, tablet = second_device(ann), second_device(ann)
    unused = ann.request("POST", "/api/me/link", {})["link"].removeprefix("/enter/")
    assert len(phone.request("GET", "/api/me")["devices"]) == 3
    here = next(device for device in ann.request("GET", "/api/me")["devices"] if device["here"])
    assert refusal(ann, "POST", "/api/me/lock-out", {"device": here["id"]})[1] == "this-device"
    assert refusal(ann, "POST", "/api/me/lock-out", {"device": "0" * 32})[1] == "no-such-device"
    assert len(ann.request("POST", "/api/me/lock-out", {})["devices"]) == 1
    for device in (phone, tablet):
        assert device.request("GET", "/api/me")["profile"] is None
    stranger = Guest(server.address)
    assert refusal(stranger, "POST", "/api/sign-in/link", {"token": unused})[1] == "bad-code"
    ann.request("POST", "/api/me/sign-out", {})
    assert ann.request("GET", "/api/me")["profile"] is None


def test_the_guest_of_a_device_comes_along_if_asked(server: RunningServer) -> None:
    ann = Guest(server.address)
    keep(ann)
    code, (laptop, _) = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    start(laptop, code)
    old = laptop.cookie
    second_device(ann, adopt=True, device=laptop)
    assert codes_of(laptop) == codes_of(ann) == {code}
    page = ann.request("GET", f"/api/tables/{code}")
    assert (page["seats"], page["host"]) == ([0], True)
    thief = Guest(server.address, cookie=old)
    assert thief.request("GET", f"/api/tables/{code}")["seats"] == []


def cookies_after(
    address: str, path: str, body: Any, cookies: dict[str, str], method: str = "POST"
) -> dict[str, str]:
    """Send a request with several cookies; return those that a browser has then."""
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=PATIENCE)
    sent = "; ".join(f"{name}={value}" for name, value in cookies.items())
    connection.request(method, path, json.dumps(body), {"cookie": sent, "content-type": "application/json"})
    response = connection.getresponse()
    assert response.status == 200, response.read()
    for header in response.headers.get_all("set-cookie") or ():
        name, _, value = header.split(";", 1)[0].partition("=")
        cookies = {**cookies, name: value}
    connection.close()
    return {name: value for name, value in cookies.items() if value.strip('"')}


@pytest.mark.parametrize("how", ["signs out", "is locked out", "is erased"])
def test_on_a_friends_device_the_friend_is_back_afterwards(server: RunningServer, how: str) -> None:
    ann = Guest(server.address)
    keep(ann)
    code, (friend, _) = open_table(server.address, ["Eve", "Ola"], options={"players": 2})
    token = ann.request("POST", "/api/me/link", {})["link"].removeprefix("/enter/")
    cookies = cookies_after(server.address, "/api/sign-in/link", {"token": token}, {"purrlor": friend.cookie})
    here = Guest(server.address, cookie=cookies["purrlor"])
    assert (here.request("GET", "/api/me")["profile"]["name"], codes_of(here)) == ("Anastazja", set())
    if how == "is locked out":
        ann.request("POST", "/api/me/lock-out", {})
        # What Ann asks before she has seen that is not done as Eve.
        assert refusal(here, "POST", "/api/me/delete", {})[1] == "no-profile"
        cookies = cookies_after(server.address, "/api/me", {}, cookies, "GET")
    else:
        path = "/api/me/delete" if how == "is erased" else "/api/me/sign-out"
        cookies = cookies_after(server.address, path, {}, cookies)
    assert set(cookies) == {"purrlor"}
    assert codes_of(Guest(server.address, cookie=cookies["purrlor"])) == {code}


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path) as running:
        yield running


def test_a_vacation_is_limited_and_given_back_when_it_ends_early(server: RunningServer) -> None:
    ann = Guest(server.address)
    assert refusal(ann, "POST", "/api/me/vacation", {"days": 3})[1] == "no-profile"
    keep(ann)
    assert ann.request("GET", "/api/me")["profile"]["away_days"] == 30
    away = ann.request("POST", "/api/me/vacation", {"days": 20})["profile"]
    assert away["away_until"] > server.house.worker.now() + 19 * 86_400
    assert away["away_days"] == 10
    back = ann.request("POST", "/api/me/vacation", {"days": 0})["profile"]
    assert (back["away_until"], back["away_days"]) == (None, 29)
    no = refusal(ann, "POST", "/api/me/vacation", {"days": 30})
    assert no[1] == "vacation-spent"
    assert ann.request("POST", "/api/me/vacation", {"days": 29})["profile"]["away_days"] == 0
    assert refusal(ann, "POST", "/api/me/vacation", {"days": 31})[0] == 400


def test_every_year_has_its_own_days_of_vacation_and_gives_back_no_others(alone: RunningServer) -> None:
    worker = alone.house.worker
    new_year = calendar.timegm((time.gmtime(worker.now()).tm_year + 1, 1, 1, 0, 0, 0))
    worker._wall += new_year - 86_400 - worker.now()
    ann = Guest(alone.address)
    keep(ann)
    assert ann.request("POST", "/api/me/vacation", {"days": 30})["profile"]["away_days"] == 0
    worker._wall += 3 * 86_400
    assert ann.request("GET", "/api/me")["profile"]["away_days"] == 30
    back = ann.request("POST", "/api/me/vacation", {"days": 0})["profile"]
    assert (back["away_until"], back["away_days"]) == (None, 30)
    assert ann.request("POST", "/api/me/vacation", {"days": 30})["profile"]["away_days"] == 0


def test_whoever_is_back_while_a_vacation_is_still_being_entered_is_back_at_every_table(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = {"kind": "slow", "seconds": 86_400}
    code, (ann, _) = open_table(server.address, ["Ann", "Ola"], options={"players": 2}, clock=slow)
    start(ann, code)
    keep(ann)
    enter, others = people.rest, [0]

    async def late(tables: Any, person: str, until: float) -> None:
        if others:
            days = others.pop()
            await asyncio.to_thread(ann.request, "POST", "/api/me/vacation", {"days": days})
        await enter(tables, person, until)

    monkeypatch.setattr(people, "rest", late)
    back = ann.request("POST", "/api/me/vacation", {"days": 30})["profile"]
    assert (back["away_until"], back["away_days"]) == (None, 29)
    [until, _] = [seat["vacation"] for seat in ann.request("GET", f"/api/tables/{code}")["table"]["seats"]]
    assert until <= server.house.worker.now()


# -- everything ----------------------------------------------------------------------------------------


def kept(folder: Path) -> str:
    """Read every table of the database."""
    with sqlite3.connect(folder / "purrlor.sqlite") as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [database.execute(f"SELECT * FROM {name}").fetchall() for name in names]
    database.close()
    assert {table.name for table in META.sorted_tables} <= set(names)
    return repr(rows)


def test_everything_is_exported_and_nothing_is_left_after_deleting(alone: RunningServer) -> None:
    running, (ann, ola) = open_table(alone.address, ["Anuszka", "Ola"], options={"players": 2})
    start(ann, running)
    keep(ann)
    waiting, (laptop, eve) = open_table(alone.address, ["Anneczka", "Eve"], options={"players": 3})
    second_device(ann, adopt=True, device=laptop)
    ann.request("POST", "/api/me/vacation", {"days": 1})
    ann.request("POST", "/api/notices", {"kinds": ["turn"], "zone": "Europe/Warsaw"})
    ann.request("POST", f"/api/tables/{running}/mute", {"on": True})

    # A game to its end, an invitation, the queue, and what others keep about her.
    body = {"game": GAME, "options": {"players": 2}, "sitter": ann.sitter("Anielka")}
    over, again = (ann.request("POST", "/api/tables", body)["code"] for _ in range(2))
    ola.join(over, "Ola")
    start(ann, over)
    play_to_the_end([ann, ola], over)
    share = ola.request("GET", f"/api/tables/{over}/share")["share"]
    [rival] = ann.request("GET", "/api/statistics")["rivals"]
    ann.request("POST", f"/api/tables/{again}/ask", {"friends": [rival["friend"]]})
    ann.request("POST", "/api/queue", {"game": GAME, "players": 3, "sitter": ann.sitter("Anulka")})
    ola.request("POST", f"/api/tables/{over}/report", {"seat": 0, "why": "name"})
    ola.request("POST", "/api/blocks", {"code": running, "seat": 0})

    async def speak() -> None:
        line = LiveConnection(ann, running, 0)
        await line.open()
        await line.receive_until("step")
        await line.send("chat", text="zebra in the garden")
        await line.receive_until("chat")
        await line.close()

    asyncio.run(speak())
    signatures = Signatures.of(alone.house.worker.store)
    number = signatures.claim(ann.cookie).person
    exported = ann.request("GET", "/api/me/export")
    assert {table["code"] for table in exported["tables"]} == {running, waiting, over, again}
    assert {"profiles", "sessions", "tokens", "merged", "reminders", "muted", "holders"} <= set(
        exported["rows"]
    )
    assert "zebra in the garden" in repr(exported["tables"])
    (merged,) = [row["guest"] for row in exported["rows"]["merged"]]
    words = (number, merged, "Anastazja", "Anuszka", "Anneczka", "Anielka", "Anulka", "zebra")
    assert [word for word in words if word not in kept(alone.folder)] == []

    assert ann.request("POST", "/api/me/delete", {})["profile"] is None
    until = time.monotonic() + 30
    while [word for word in words if word in kept(alone.folder)] and time.monotonic() < until:
        time.sleep(0.05)  # lists are written after the log
    assert [word for word in words if word in kept(alone.folder)] == []
    assert codes_of(ann) == codes_of(laptop) == set()
    played = ola.request("GET", f"/api/played/{share}")["played"]
    assert [seat["name"] for seat in played["seats"]] == ["–", "Ola"]
    seats = ola.request("GET", f"/api/tables/{running}")["table"]["seats"]
    assert (seats[0]["name"], seats[0]["kind"], seats[1]["name"]) == ("–", "bot", "Ola")
    seats = eve.request("GET", f"/api/tables/{waiting}")["table"]["seats"]
    assert (seats[0]["kind"], seats[1]["name"]) == ("empty", "Eve")


def test_a_guest_can_be_exported_and_deleted_too(alone: RunningServer) -> None:
    code, (ann, ola) = open_table(alone.address, ["Anuszka", "Ola"], options={"players": 2})
    assert [table["code"] for table in ann.request("GET", "/api/me/export")["tables"]] == [code]
    assert ann.request("POST", "/api/me/delete", {})["known"] is False
    assert ola.request("GET", f"/api/tables/{code}")["table"]["seats"][0]["kind"] == "empty"
    # Something may be kept without any table, too.
    ann.request("POST", "/api/unlisted", {"on": True})
    assert (ann.request("GET", "/api/me")["known"], codes_of(ann)) == (True, set())
    assert set(ann.request("GET", "/api/me/export")["rows"]) == {"unlisted"}
    assert refusal(Guest(alone.address), "GET", "/api/me/export")[1] == "no-profile"


def test_a_house_can_keep_no_profiles(tmp_path: Path) -> None:
    with RunningServer(tmp_path, profiles=False) as house:
        guest = Guest(house.address, "pl")
        assert guest.request("GET", "/api/me")["allowed"] is False
        for path, body in (
            ("/api/me", PROFILE),
            ("/api/sign-in/offer", {}),
            ("/api/sign-in/code", {"code": "x"}),
        ):
            assert refusal(guest, "POST", path, body)[1] == "profiles-off"


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36", "Chrome · Linux"),
        ("Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0", "Firefox · Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1",
            "Safari · iPhone",
        ),
        ("", "?"),
    ],
)
def test_devices_are_named_as_their_owners_would(agent: str, name: str) -> None:
    assert device_name(agent) == name
