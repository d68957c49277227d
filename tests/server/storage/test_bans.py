"""Whom the owner bans is sent away and gets no answer, until the ban is lifted; the server runs on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from purrlor.client import Guest, LiveConnection
from purrlor.server.live import maintenance
from purrlor.server.storage.bans import Ban, Bans
from purrlor.server.storage.database import check_schema, connect
from tests.server.commands import purrlor, sentence
from tests.server.servers import RunningServer, open_table, refusal, start
from tests.server.services import wait_for


def test_a_banned_person_is_sent_away_and_comes_back_when_the_ban_is_lifted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "INTERVAL", 0.05)
    place = ("--data", tmp_path)
    with RunningServer(tmp_path) as server:
        code, (ann, ben) = open_table(server.address, ["Ann", "Ben"], options={"players": 2})
        start(ann, code)

        async def main() -> None:
            lines = [LiveConnection(guest, code) for guest in (ann, ben)]
            for line in lines:
                await line.open()
                await line.receive_until("step")
            assert "Banned" in purrlor("admin", "ban", code, "2", *place)[1]
            gone = await lines[1].receive_until("gone")
            assert "banned" in gone["text"]
            while lines[0].lobby["table"]["seats"][1]["online"]:
                await lines[0].receive_until("lobby")
            with pytest.raises(InvalidStatus):
                await LiveConnection(ben, code).open()
            await lines[0].close()

        asyncio.run(main())
        page = f"/api/tables/{code}"
        assert refusal(ben, "GET", page) == (403, "banned")
        assert ann.request("GET", page)["host"]
        assert Guest(server.address).request("GET", page)["seats"] == []
        assert f"1  {code} 2" in purrlor("admin", "bans", *place)[1]
        assert "no ban 2" in sentence("admin", "unban", "2", *place)
        assert code in purrlor("admin", "unban", "1", *place)[1]
        assert "0 bans" in purrlor("admin", "bans", *place)[1]
        # The next round of the server learns of it.
        wait_for(lambda: ben.request("GET", page))
        assert ben.request("GET", page)["seats"] == [1]


def test_a_banned_address_gets_no_answer(tmp_path: Path) -> None:
    check_schema(connect(f"sqlite:///{tmp_path / 'purrlor.sqlite'}"))
    for wrong in ("nowhere", "203.0.113.300", "203.0.113.0/33"):
        assert wrong in sentence("admin", "ban", wrong, "--data", tmp_path)
    for address in ("127.0.0.1", "127.0.0.1"):  # twice is once
        assert purrlor("admin", "ban", address, "--data", tmp_path)[0] == 0
    assert "One ban." in purrlor("admin", "bans", "--data", tmp_path)[1]
    with RunningServer(tmp_path) as server:
        assert refusal(Guest(server.address), "GET", "/api/games") == (403, "banned")


def test_networks_are_banned_as_they_are_counted() -> None:
    bans = Bans((Ban(address="203.0.113.0/24"), Ban(address="2001:db8:0:7::/64"), Ban(persons=("x", "y"))))
    assert bans.hit("203.0.113.9", "")
    assert bans.hit("::ffff:203.0.113.9", "")
    assert bans.hit("2001:db8:0:7::/64", "")
    assert bans.hit("198.51.100.1", "y")
    for client in ("203.0.114.9", "2001:db8:0:8::/64", "local", ""):
        assert not bans.hit(client, "z")
