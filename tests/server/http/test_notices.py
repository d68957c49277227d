"""Which devices get notices, and which notices are wanted."""

from __future__ import annotations

import json
import sqlite3
from http.client import HTTPConnection
from pathlib import Path

import pytest

from purrlor.client import Guest
from purrlor.server.storage import notices
from tests.scale import PATIENCE
from tests.server.http.test_profile import keep, second_device
from tests.server.push_service import PushDevice, PushService
from tests.server.servers import RunningServer, open_table, refusal


def subscription(name: str) -> dict[str, str]:
    """Make what a browser tells of a public push service."""
    return PushDevice(PushService(), name).subscription


def test_a_device_subscribes_and_unsubscribes(server: RunningServer) -> None:
    ann = Guest(server.address)
    key = ann.request("GET", "/api/notices")["key"]
    assert len(key) == 87
    given = subscription("ann")
    for _ in range(2):  # a browser may tell the same thing again
        assert ann.request("POST", "/api/notices/subscribe", given)["devices"] == 1
    before = Guest(server.address).request("GET", "/api/notices")
    assert before | {"devices": 1, "here": True} == ann.request("GET", "/api/notices")
    # Whoever uses the device now gets its notices, and nobody else.
    ben = Guest(server.address)
    assert ben.request("POST", "/api/notices/subscribe", given)["devices"] == 1
    assert ann.request("GET", "/api/notices")["devices"] == 0
    assert ben.request("POST", "/api/notices/unsubscribe", {"endpoint": given["endpoint"]})["devices"] == 0


def test_the_key_of_a_house_stays(server: RunningServer) -> None:
    key = Guest(server.address).request("GET", "/api/notices")["key"]
    assert server.house.worker.notices.public_key == key
    with sqlite3.connect(server.folder / "purrlor.sqlite") as database:
        kept = database.execute("SELECT value FROM settings WHERE name = 'push-key'").fetchall()
    database.close()
    assert len(kept) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example/x"},
        {"endpoint": "https://127.0.0.1/x"},
        {"endpoint": "https://192.168.1.1/admin"},
        {"p256dh": "A" * 87},
    ],
)
def test_notices_go_to_public_push_services_only(server: RunningServer, change: dict[str, str]) -> None:
    body = subscription("x") | change
    assert refusal(Guest(server.address), "POST", "/api/notices/subscribe", body)[1] == "bad-endpoint"


def test_nobody_makes_push_services_refuse_everybodys_notices(tmp_path: Path) -> None:
    # They are told in every message where they find the server: nonsense there, and they may take none.
    with RunningServer(tmp_path) as server:

        def contact_after(number: int, host: str) -> str | None:
            line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
            headers = {"host": host, "content-type": "application/json"}
            line.request(
                "POST", "/api/notices/subscribe", json.dumps(subscription(f"x{number}")).encode(), headers
            )
            assert line.getresponse().status == 200
            line.close()
            return server.house.worker.store.read_now(notices.who_subscribes)[1] or None

        hosts = [
            "a b",
            '"',
            "evil.example" * 60,
            "localhost:8000",
            "cats.example",
            "localhost",
            "evil.example",
        ]
        told = [contact_after(number, host) for number, host in enumerate(hosts)]
        assert set(told[:4]) <= {None, server.address.replace("http", "https")}
    assert told[4:] == ["https://cats.example"] * 3


def test_which_notices_come_and_when_is_chosen(server: RunningServer) -> None:
    ann = Guest(server.address)
    assert ann.request("GET", "/api/notices")["kinds"] == ["turn", "deadline", "invitation", "end"]
    chosen = {"kinds": ["end"], "zone": "Europe/Warsaw", "quiet_from": 1320, "quiet_until": 420}
    assert ann.request("POST", "/api/notices", chosen).items() >= chosen.items()
    assert ann.request("GET", "/api/notices").items() >= chosen.items()
    assert refusal(ann, "POST", "/api/notices", chosen | {"zone": "Mars/Olympus"})[1] == "no-such-zone"
    assert refusal(ann, "POST", "/api/notices", chosen | {"quiet_from": 1440})[1] == "bad-body"


def test_a_table_is_muted_by_those_who_sit_there(server: RunningServer) -> None:
    code, (ann, _) = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    assert ann.request("POST", f"/api/tables/{code}/mute", {"on": True})["muted"] == [code]
    assert ann.request("POST", f"/api/tables/{code}/mute", {"on": False})["muted"] == []
    stranger = Guest(server.address)
    assert refusal(stranger, "POST", f"/api/tables/{code}/mute", {"on": True})[1] == "not-your-seat"


def test_a_device_that_is_locked_out_gets_no_notices(server: RunningServer) -> None:
    ann = Guest(server.address)
    keep(ann)
    phone = second_device(ann)
    phone.request("POST", "/api/notices/subscribe", subscription("lost-phone"))
    assert ann.request("POST", "/api/notices/subscribe", subscription("laptop"))["devices"] == 2
    ann.request("POST", "/api/me/lock-out", {})
    assert ann.request("GET", "/api/notices")["devices"] == 1


@pytest.mark.parametrize("adopted", [False, True])
def test_what_a_guest_subscribed_to_ends_when_the_device_is_locked_out(
    server: RunningServer, adopted: bool
) -> None:
    lost, laptop = Guest(server.address), Guest(server.address)
    lost.request("POST", "/api/notices/subscribe", subscription(f"lost-{adopted}"))
    if adopted:
        keep(laptop)
        second_device(laptop, adopt=True, device=lost)
    else:
        keep(lost)
        second_device(lost, device=laptop)
    here = [guest.request("GET", "/api/notices")["here"] for guest in (lost, laptop)]
    assert here == [True, False]
    laptop.request("POST", "/api/me/lock-out", {})
    assert laptop.request("GET", "/api/notices")["devices"] == 0
