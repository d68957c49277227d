"""The page of a table carries what its guest's live connection would say first, and nothing else."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import urllib.request
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from purrlor.client import Guest, LiveConnection
from purrlor.server.http import pages
from tests.server.servers import SECRETS, RunningServer, open_table, play_on, start

BARE = "<html><head></head><body></body></html>"


TWO = {"players": 2, "strategic": True}


EVIL = ("</script><script>a()", "<!--<script>", "]]><\"'&\\u003c", "\u2028</SCRIPT >")


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put a small client in the place of the built one."""
    (tmp_path / "index.html").write_text(BARE)
    monkeypatch.setattr(pages, "built", lambda: tmp_path)
    caches = (pages.packed, pages.parts, pages.table_links, pages.index)
    for kept in caches:
        kept.cache_clear()
    yield
    for kept in caches:
        kept.cache_clear()


class Scripts(HTMLParser):
    """Reads a page as a browser does: scripts end where the page says so, not where they should."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.inside.append(data)


def page_of(guest: Guest, code: str, **headers: str) -> tuple[Any, str]:
    """Ask for the page of a table as a browser would."""
    asked = {"accept-language": guest.language, "cookie": f"purrlor={guest.cookie}", **headers}
    answer = urllib.request.urlopen(urllib.request.Request(f"{guest.address}/table/{code}", headers=asked))
    body = answer.read()
    packed = answer.headers["content-encoding"] == "gzip"
    return answer.headers, (gzip.decompress(body) if packed else body).decode()


def told(page: str) -> dict[str, Any]:
    """Read the block of a page; there is no other script in it."""
    read = Scripts()
    read.feed(page)
    assert [tag for tag, _ in read.tags] == ["html", "head", "script", "body"]
    assert read.tags[2][1] == {"type": "application/json", "id": "first"}
    first: dict[str, Any] = json.loads("".join(read.inside))
    return first


def hear(guest: Guest, code: str) -> LiveConnection:
    """Hear what a live line says first."""

    async def main() -> LiveConnection:
        connection = LiveConnection(guest, code, n=0)
        await connection.open()
        await connection.receive_until("step")
        await connection.close()
        return connection

    return asyncio.run(main())


def test_the_page_tells_what_the_line_would_tell(server: RunningServer) -> None:
    code, guests = open_table(server.address, ["Ann", "Ola"], options=TWO)
    start(guests[0], code)
    for seat, guest in enumerate(guests):
        headers, page = page_of(guest, code)
        assert headers["cache-control"] == "no-store"
        first = told(page)
        assert (first["game"], first["language"], first["seats"]) == ("wizards-and-witches", "en", [seat])
        lobby, step = first["said"]
        connection = hear(guest, code)
        assert lobby["you"] == seat
        assert lobby["table"]["seats"][seat]["online"]
        assert lobby["table"]["commitment"] == connection.lobby["table"]["commitment"]
        assert step == connection.step
        assert step["own"] is not None


def test_the_page_is_packed_and_speaks_the_language_of_the_browser(server: RunningServer) -> None:
    code, (ann,) = open_table(server.address, ["Ann"], options=TWO, bots={"1": "random"})
    start(ann, code)
    headers, page = page_of(ann, code, **{"accept-encoding": "gzip", "accept-language": "pl-PL"})
    assert headers["content-encoding"] == "gzip"
    assert told(page)["language"] == "pl"
    assert told(page)["said"][0]["table"]["game_name"] == "Czarodzieje i czarownice"


@pytest.mark.parametrize(("chosen", "spoken"), [("pl", "pl"), ("en", "en"), ("xx", "en"), ('"<', "en")])
def test_the_page_speaks_the_language_that_was_chosen_on_it(
    server: RunningServer, chosen: str, spoken: str
) -> None:
    code, (ann,) = open_table(server.address, ["Ann"], options=TWO, bots={"1": "random"})
    start(ann, code)
    page = page_of(ann, code, cookie=f"language={chosen}; purrlor={ann.cookie}")[1]
    assert told(page)["language"] == spoken


@pytest.mark.parametrize("name", EVIL)
def test_a_name_can_not_break_out_of_the_block(server: RunningServer, name: str) -> None:
    code, (ann, ola) = open_table(server.address, ["Ann", name[:24]], options=TWO)
    start(ann, code)
    for guest in (ann, ola):
        said = told(page_of(guest, code)[1])["said"]
        names = [seat["name"] for seat in said[0]["table"]["seats"]]
        assert names == [seat["name"] for seat in hear(guest, code).lobby["table"]["seats"]]
        assert "<" in names[1]


def test_who_holds_no_seat_gets_the_bare_page(server: RunningServer) -> None:
    code, (ann, _) = open_table(server.address, ["Ann", "Ola"], options=TWO)
    start(ann, code)
    other, (stranger,) = open_table(server.address, ["Eve"], options=TWO)
    name, _, signature = ann.cookie.rpartition(".")
    forged = Guest(server.address, cookie=f"{name}.{signature[::-1]}")
    for guest in (stranger, forged, Guest(server.address)):
        assert page_of(guest, code)[1] == BARE
    # The answer does not even tell whether there is such a table.
    assert page_of(stranger, "zzzzzzzz")[1] == BARE
    assert told(page_of(stranger, other)[1])["seats"] == [0]


def test_who_shares_a_screen_finds_nothing_on_the_page(server: RunningServer) -> None:
    code, (ann,) = open_table(server.address, ["Ann"], options=TWO)
    ann.join(code, "Ola")
    start(ann, code)
    assert told(page_of(ann, code)[1]) == {
        "game": "wizards-and-witches",
        "language": "en",
        "seats": [0, 1],
        "said": [],
    }


def test_the_page_follows_the_table_from_the_waiting_room_to_the_end(server: RunningServer) -> None:
    code, guests = open_table(server.address, ["Ann", "Ola"], options=TWO)
    waiting = told(page_of(guests[0], code)[1])["said"]
    assert [message["type"] for message in waiting] == ["lobby"]
    start(guests[0], code)
    running = page_of(guests[0], code)[1]
    assert not SECRETS.search(running.encode())

    async def play() -> None:
        connections = [LiveConnection(guest, code) for guest in guests]
        for connection in connections:
            await connection.open()
        await asyncio.gather(
            *(play_on(connection, random.Random(i)) for i, connection in enumerate(connections))
        )
        for connection in connections:
            await connection.close()

    asyncio.run(play())
    over = told(page_of(guests[0], code)[1])["said"]
    assert [message["type"] for message in over] == ["lobby", "step", "ended"]
