"""What is kept out, what is never told, and what browsers are held to."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from purrlor.client import Guest, LiveConnection, RequestRefused
from purrlor.server.http.operations import OPERATIONS
from purrlor.server.http.request import ApiRequest
from purrlor.server.http.security import REFUSED, SecurityMiddleware
from purrlor.server.limits import Buckets, Limits, Rate
from purrlor.table.reasons import Refused
from tests.scale import PATIENCE
from tests.server.servers import GAME, RunningServer, open_table, play_on, refusal, start


def raw(server: RunningServer, method: str, path: str, body: bytes = b"", **headers: str) -> Any:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, body or None, named)
    response = connection.getresponse()
    response.text = response.read().decode()  # type: ignore[attr-defined]
    connection.close()
    return response


NEW = json.dumps({"game": GAME}).encode()


def test_requests_from_other_sites_are_refused(server: RunningServer) -> None:
    assert raw(server, "POST", "/api/tables", NEW, origin="https://evil.example").status == 403
    assert raw(server, "POST", "/api/tables", NEW, sec_fetch_site="cross-site").status == 403
    assert raw(server, "POST", "/api/tables", NEW, origin="null").status == 403
    assert raw(server, "POST", "/api/tables", NEW, origin=server.address).status == 200
    assert raw(server, "GET", "/api/tables", origin="https://evil.example").status == 200


def test_live_connections_from_other_sites_are_refused(server: RunningServer) -> None:
    code, _ = open_table(server.address, ["Ann"])
    url = f"ws://127.0.0.1:{server.port}/live/{code}"

    async def main() -> None:
        with pytest.raises(InvalidStatus):
            await connect(url, origin="https://evil.example")  # type: ignore[arg-type]
        async with connect(url, origin=server.address) as socket:  # type: ignore[arg-type]
            assert json.loads(await socket.recv())["type"] == "lobby"

    asyncio.run(main())


def test_every_answer_carries_the_strict_headers(server: RunningServer) -> None:
    for path in ("/", "/api/games", "/nowhere", "/health"):
        headers = raw(server, "GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "require-trusted-types-for 'script'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_cookies_can_not_be_read_by_scripts_nor_forged(server: RunningServer) -> None:
    response = raw(server, "POST", "/api/tables", NEW)
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    code = json.loads(response.text)["code"]
    value = cookie.split(";")[0].removeprefix("purrlor=")
    assert Guest(server.address, cookie=value).request("GET", f"/api/tables/{code}")["host"]
    forged = value[:-2] + ("aa" if value[-2:] != "aa" else "bb")
    assert not Guest(server.address, cookie=forged).request("GET", f"/api/tables/{code}")["host"]


def test_large_bodies_are_refused(server: RunningServer) -> None:
    assert raw(server, "POST", "/api/tables", b'{"game":"' + b"x" * 100_000 + b'"}').status == 413
    assert raw(server, "POST", "/api/import", b'{"saved":"' + b"x" * 5_000_000 + b'"}').status == 413


def test_large_messages_close_the_connection(server: RunningServer) -> None:
    code, (ann,) = open_table(server.address, ["Ann"])

    async def main() -> int:
        connection = LiveConnection(ann, code)
        await connection.open()
        await connection.send("chat", text="x" * 40_000)
        with pytest.raises(ConnectionClosed) as closed:
            await connection.receive_until("nothing")
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    assert asyncio.run(main()) == 1009


def test_nobody_sits_on_another_ones_seat(server: RunningServer) -> None:
    code, (ann, ola) = open_table(server.address, ["Ann", "Ola"], options={"players": 2, "strategic": True})
    start(ann, code)

    async def main() -> None:
        for guest in (ola, Guest(server.address)):
            connection = LiveConnection(guest, code, seat=0)
            await connection.open()
            await connection.receive_until("step")
            assert connection.lobby["you"] is None
            assert connection.step["own"] is None
            answer = await connection.act({"do": "discard_drawn"})
            assert answer["reason"]["key"] == "only-watching"
            await connection.close()

    asyncio.run(main())


def test_names_are_cleaned_and_json_is_never_broken_by_them(server: RunningServer) -> None:
    name = '"}<script>\ue000\x00'
    code, guests = open_table(server.address, [name, "Ola"], options={"players": 2})
    start(guests[0], code)

    async def main() -> None:
        connection = LiveConnection(guests[0], code)
        await connection.open()
        await connection.receive_until("step")
        assert connection.lobby["table"]["seats"][0]["name"] == '"}<script>'
        turn = connection.step["waiting_for"][0]
        other = LiveConnection(guests[turn], code)
        await other.open()
        await other.receive_until("step")
        step = await other.act(other.step["choices"][0]["action"])
        assert step["type"] == "step"
        await connection.close()
        await other.close()

    asyncio.run(main())


def test_unknown_tables_say_so(server: RunningServer) -> None:
    async def main() -> int:
        connection = LiveConnection(Guest(server.address), "zzzzzzzz")
        await connection.open()
        with pytest.raises(ConnectionClosed) as closed:
            await connection.receive()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    assert asyncio.run(main()) == 4404


def test_too_many_requests_and_messages_are_stopped(tmp_path: Any) -> None:
    with RunningServer(tmp_path, ease=1.0) as program:
        code, _ = open_table(program.address, ["Ann"])

        async def main() -> int:
            connection = LiveConnection(Guest(program.address), code)
            await connection.open()
            for i in range(150):
                await connection.send("sync")
            with pytest.raises(ConnectionClosed) as closed:
                await connection.receive_until("nothing")
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

        assert asyncio.run(main()) == 1008
        # Whoever sits down and leaves on and on would fill the log of a table before it begins.
        stranger, taken = Guest(program.address), {"seat": 0, "sitter": {"name": "Eve"}}
        refused = [refusal(stranger, "POST", f"/api/tables/{code}/join", taken) for i in range(62)]
        assert refused[0] == (400, "seat-taken")
        assert refused[-1] == (429, "too-often")
        statuses = [raw(program, "GET", "/api/tables/zzzzzzzz").status for i in range(200)]
        assert statuses[0] == 404
        assert 429 in statuses
        assert set(statuses) == {404, 429}


def test_whoever_guesses_codes_can_not_tell_a_right_one_from_a_wrong_one(tmp_path: Any) -> None:
    with RunningServer(tmp_path, ease=1.0) as program:
        code, (ann,) = open_table(program.address, ["Ann"])
        own, (eve, _) = open_table(program.address, ["Eve", "Accomplice"], options={"players": 2})
        eve.request("POST", "/api/blocks", {"code": own, "seat": 1})

        async def close_code(guest: Guest, code: str) -> int:
            connection = LiveConnection(guest, code)
            await connection.open()
            try:
                await connection.receive()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0
            finally:
                await connection.close()
            return 0

        assert raw(program, "GET", f"/api/tables/{code}").status == 200
        for _ in range(40):
            raw(program, "GET", "/api/tables/zzzzzzzz")
        # The bucket for wrong codes is empty: a right one is refused as well, but not to those who sit there.
        assert raw(program, "GET", f"/api/tables/{code}").status == 429
        stranger = Guest(program.address)
        assert {asyncio.run(close_code(stranger, each)) for each in (code, "zzzzzzzz")} == {1013}
        # Nor by the time that it takes: for whoever does not sit there, no table is looked for at all.
        sought: list[str] = []
        tables = program.house.tables
        find = tables.find

        async def note(code: str) -> Any:
            sought.append(code)
            return await find(code)

        tables.find = note  # type: ignore[method-assign]
        for path in (f"/api/tables/{code}", f"/api/blocks?code={code}"):
            assert refusal(eve, "GET", path) == (429, "too-often")
        assert asyncio.run(close_code(eve, code)) == 1013
        assert raw(program, "GET", f"/table/{code}", cookie=f"purrlor={eve.cookie}").status == 200
        assert sought == []
        for path in ("/api/blocks", f"/api/blocks?code={own}"):
            assert len(eve.request("GET", path)["blocked"]) == 1
        assert ann.request("GET", f"/api/tables/{code}")["table"]["code"] == code
        assert asyncio.run(close_code(ann, code)) == 0


def test_watchers_never_take_the_room_of_the_seats(tmp_path: Any) -> None:
    with RunningServer(tmp_path, ease=1.0) as program:
        code, (ann,) = open_table(program.address, ["Ann"])

        async def main() -> list[int]:
            watchers = [LiveConnection(Guest(program.address), code) for i in range(25)]
            codes = []
            for watcher in watchers:
                await watcher.open()
                try:
                    await watcher.receive_until("lobby")
                except ConnectionClosed as closed:
                    codes.append(closed.rcvd.code if closed.rcvd else 0)
            mine = LiveConnection(ann, code, 0)
            await mine.open()
            await mine.receive_until("lobby")
            assert mine.lobby["you"] == 0
            # Each may wait for what it has not read: all at the same time.
            await asyncio.gather(*(connection.close() for connection in (*watchers, mine)))
            return codes

        assert asyncio.run(main()) == [1013] * (25 - Limits().watchers_from)  # come back later


def test_watchers_who_all_come_at_once_find_no_more_room(tmp_path: Path) -> None:
    with RunningServer(tmp_path, ease=1.0) as program:
        code, _ = open_table(program.address, ["Ann"])
        watchers = [LiveConnection(Guest(program.address), code) for _ in range(40)]

        async def close_code(watcher: LiveConnection) -> int:
            await watcher.open()
            try:
                await watcher.receive_until("lobby")
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0
            return 1000

        async def main() -> list[int]:
            codes = await asyncio.gather(*map(close_code, watchers))
            await asyncio.gather(*(watcher.close() for watcher in watchers))
            return sorted(codes)

        here = Limits().watchers_from
        assert asyncio.run(main()) == [1000] * here + [1013] * (40 - here)


def test_an_address_has_only_so_many_connections_at_the_same_time() -> None:
    served: list[str] = []

    async def main() -> list[Any]:
        end = asyncio.Event()

        async def live(scope: Any, receive: Any, send: Any) -> None:
            served.append(scope["client"][0])
            await end.wait()

        security = SecurityMiddleware(None, live, replace(Limits(), lines=3))

        async def connect_from(address: str) -> list[Any]:
            sent: list[Any] = []

            async def receive() -> Any:
                return {"type": "websocket.connect"}

            async def send(event: Any) -> None:
                sent.append(event)

            await security({"type": "websocket", "client": (address, 1), "headers": []}, receive, send)
            return sent

        home = ["2001:db8::1", "2001:db8::2", "2001:db8::1:1"]  # one /64
        lines = [asyncio.ensure_future(connect_from(each)) for each in (*home, "2001:db8:0:1::1")]
        await asyncio.sleep(0)
        refused = await connect_from("2001:db8::3")
        assert served == [*home, "2001:db8:0:1::1"]
        end.set()
        await asyncio.gather(*lines)
        # Whoever goes makes room, and nothing is kept of them.
        assert security.lines.count == 0
        await connect_from("2001:db8::3")
        assert served[-1] == "2001:db8::3"
        return refused

    assert asyncio.run(main())[-1] == {"type": "websocket.close", "code": 1013}


def test_limits_are_loosened_together() -> None:
    assert Limits().times(2).message.burst == 2 * Limits().message.burst


def test_an_address_has_only_so_many_requests_at_the_same_time() -> None:
    async def main() -> None:
        end, asked = asyncio.Event(), []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            asked.append(scope.get(REFUSED))
            if REFUSED not in scope:
                await end.wait()

        security = SecurityMiddleware(app, None, replace(Limits(), asking=2))
        scope = {"type": "http", "method": "GET", "client": ("192.0.2.1", 1), "headers": []}
        waiting = [asyncio.ensure_future(security(dict(scope), None, None)) for _ in range(2)]
        await asyncio.sleep(0)
        await security(dict(scope), None, None)
        await security({**scope, "client": ("192.0.2.2", 1), REFUSED: ""}, None, None)
        assert asked == [None, None, "too-often", ""]
        end.set()
        await asyncio.gather(*waiting)
        assert security.asking.count == 0

    asyncio.run(main())


def test_only_a_few_large_bodies_are_held_at_the_same_time(tmp_path: Path) -> None:
    body = json.dumps({"text": "x = 1\n" * 5_000}).encode()
    head = f"POST /api/decks/read HTTP/1.1\r\nhost: x\r\ncontent-length: {len(body)}\r\n\r\n".encode()
    with RunningServer(tmp_path, ease=1.0) as server:
        lines = []
        for _ in range(Limits().uploads):
            lines.append(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
            lines[-1].sendall(head + body[:-1])
        guest = Guest(server.address)

        def ask_on() -> None:
            while True:
                guest.request("POST", "/api/decks/read", {"text": "x"})

        with pytest.raises(RequestRefused) as no:
            ask_on()
        assert no.value.status == 429
        for line in lines:
            line.sendall(body[-1:])
            assert line.recv(10_000).startswith(b"HTTP/1.1 200")
            line.close()
        assert guest.request("POST", "/api/decks/read", {"text": "x"})["faults"]


def test_whoever_uses_too_much_of_the_servers_time_must_wait(tmp_path: Path) -> None:
    with RunningServer(tmp_path, ease=1.0) as server:
        bots = {str(seat): "random" for seat in range(1, 4)}
        ann = Guest(server.address)
        asked = {
            "game": "wizard-kittens",
            "options": {"players": 4},
            "bots": bots,
            "sitter": ann.sitter("Ann"),
        }
        code = ann.request("POST", "/api/tables", asked)["code"]
        start(ann, code)

        async def play() -> None:
            connection = LiveConnection(ann, code)
            await connection.open()
            await play_on(connection, random.Random(1))
            await connection.close()

        asyncio.run(play())
        share = ann.request("GET", f"/api/tables/{code}/share")["share"]
        raw_saved = raw(server, "GET", f"/api/tables/{code}/export").text
        sitter = ann.sitter("Ann")
        dear: list[tuple[str, str, object]] = [
            ("GET", f"/api/tables/{code}/moves", None),
            ("GET", f"/api/tables/{code}/replay", None),
            ("GET", f"/api/tables/{code}/verify", None),
            ("GET", f"/api/played/{share}/moves", None),
            ("GET", f"/api/played/{share}/replay", None),
            ("POST", f"/api/tables/{code}/fork", {"move": 3, "sitter": sitter}),
            ("POST", "/api/import", {"saved": raw_saved, "sitter": sitter}),
            ("POST", "/api/decks/check", {"game": "wizard-kittens", "deck": {}}),
            ("POST", "/api/decks/read", {"text": "x"}),
            ("GET", "/api/me/export", None),
        ]
        for method, path, body in dear:
            ann.request(method, path, body)
        work = server.house.worker.work
        work.spend("127.0.0.1", work.rate.burst)
        for method, path, body in dear:
            assert refusal(ann, method, path, body) == (429, "too-often"), path
        # Nobody else pays for it.
        assert not work.is_empty("192.0.2.1")


def test_one_address_has_only_so_much_work_waiting() -> None:
    async def main() -> list[str]:
        over, threads = threading.Event(), ThreadPoolExecutor(1)
        worker = SimpleNamespace(work=Buckets(Rate(3, 0.0001)), threads=threads)

        async def ask(client: str) -> str:
            asked: Any = SimpleNamespace(worker=worker, client=client)
            try:
                await ApiRequest.work(asked, over.wait)
            except Refused as no:
                return no.reason.key
            return ""

        asked = [asyncio.ensure_future(ask("greedy")) for _ in range(6)]
        asked.append(asyncio.ensure_future(ask("another")))
        for _ in range(100):
            await asyncio.sleep(0)  # all have asked, and none is done
        over.set()
        first = await asyncio.gather(*asked)
        # What took no time costs nothing.
        assert await ask("greedy") == ""
        threads.shutdown()
        return first

    assert asyncio.run(main()) == ["", "", "", "too-often", "too-often", "too-often", ""]


def test_strangers_write_nothing_without_a_limit() -> None:
    # These need a profile, or change only what the asker has already.
    free = {
        "/api/decks/check", "/api/decks/read", "/api/games/{game}/score", "/api/passkeys",
        "/api/passkeys/name", "/api/passkeys/remove", "/api/me/change", "/api/me/codes", "/api/me/link",
        "/api/me/decks/{game}",
        "/api/me/sign-out",        "/api/notices/unsubscribe", "/api/queue/leave", "/api/sign-in",
    }  # fmt: skip
    posts = [each for each in OPERATIONS if each.method == "POST" and not each.names_a_table]
    assert {each.path for each in posts if not each.limit} == free
