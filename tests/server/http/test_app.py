"""Pages and reports beside the interface."""

from __future__ import annotations

import asyncio
import sqlite3
import urllib.request
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from purrlor.client import Guest
from purrlor.server.http import pages
from purrlor.server.http.app import Endpoints
from purrlor.server.http.identity import Signatures
from purrlor.server.http.security import REFUSED
from purrlor.server.limits import Buckets, Limits
from purrlor.server.live import maintenance
from purrlor.server.live.tables import LiveTables
from purrlor.server.live.worker import ServerSettings
from purrlor.server.storage.bans import Bans
from tests.server.servers import RunningServer, health, refusal
from tests.server.services import wait_for


def test_whoever_asks_too_often_gets_no_hints() -> None:
    code = "abcdefgh"
    looked: list[str] = []

    async def holds(person: str, code: str) -> bool:
        looked.append(code)
        return False

    async def admit(person: str, session: str) -> str:
        return person

    signatures = Signatures("x")
    worker: Any = SimpleNamespace(
        store=SimpleNamespace(holds=holds),
        settings=ServerSettings(),
        guesses=Buckets(Limits().guess),
        bans=Bans(),
        sessions=SimpleNamespace(admit=admit),
    )
    server: Any = SimpleNamespace(tables=LiveTables(worker), worker=worker)

    async def look(**more: object) -> None:
        cookie = f"purrlor={signatures.cookie('ann')}".encode()
        scope = {"type": "http", "headers": [(b"cookie", cookie)], "query_string": b"", **more}
        request = Request({**scope, "path_params": {"path": f"table/{code}"}, "method": "GET", "path": "/"})
        await Endpoints(server, signatures).show_page(request)

    asyncio.run(look())
    assert looked == [code]
    asyncio.run(look(**{REFUSED: "too-often"}))
    assert looked == [code]


def test_without_a_built_page_there_is_a_plain_one(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "built", lambda: None)
    page = urllib.request.urlopen(f"{server.address}/table/abcdefgh")
    assert page.status == 200
    assert b"Purrlor" in page.read()
    assert refusal(Guest(server.address), "GET", "/nowhere") == (404, "no-such-page")
    assert refusal(Guest(server.address), "GET", "/../../etc/passwd") == (404, "no-such-page")


def test_health_metrics_and_description(server: RunningServer, tmp_path: Path) -> None:
    assert Guest(server.address).request("GET", "/health")["status"] == "ok"
    text = urllib.request.urlopen(f"{server.address}/metrics").read().decode()
    assert "purrlor_moves_total" in text
    described = Guest(server.address).request("GET", "/openapi.json")
    assert described["paths"]["/api/tables/{code}/join"]["post"]["summary"]


def test_health_tells_while_nothing_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "INTERVAL", 0.1)

    def rename(**tables: str) -> None:
        with sqlite3.connect(tmp_path / "purrlor.sqlite") as database:
            for old, new in tables.items():
                database.execute(f"ALTER TABLE {old} RENAME TO {new}")
        database.close()

    def failing() -> None:
        # A write of the server's own may come with this one, succeed and make the server healthy again.
        assert refusal(Guest(server.address), "POST", "/api/tables", table) == (503, "store-trouble")
        assert health(server.address) == (503, "failing")

    def healthy() -> None:
        assert health(server.address) == (200, "ok")

    table = {"game": "battle-kittens", "options": {}, "sitter": {"name": "Ann"}}
    with RunningServer(tmp_path) as server:
        rename(log="away", settings="kept")
        wait_for(failing)
        rename(away="log", kept="settings")
        wait_for(healthy)
        assert Guest(server.address).request("POST", "/api/tables", table)["seat"] == 0
