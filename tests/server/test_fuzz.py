"""Nonsense of all kinds: no server error, no traceback to the client, no change of any table, memory flat."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
from pathlib import Path
from typing import Any, get_args

from hypothesis import HealthCheck, given, settings
from schemathesis import openapi
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from purrlor.client import Guest, LiveConnection
from purrlor.messages import Step
from purrlor.server.http.operations import OPERATIONS
from purrlor.server.protocol.from_client import ClientMessage
from purrlor.server.protocol.to_client import ServerMessage
from tests.scale import PATIENCE, SEED, SOAK
from tests.server.servers import Program, RunningServer, open_table, running, start

MESSAGES = 100_000 if SOAK else 1_000
KINDS = [*(kind.__struct_config__.tag for kind in get_args(ClientMessage)), "nothing"]
ANSWERS = {kind.__struct_config__.tag for kind in get_args(ServerMessage)} - {"gone"}
ODD: list[Any] = [
    None, True, -1, 0, 10**30, 1.5, "", "x" * 5000, "\u0000", "\ue000", "card:potion_1", [], {}, [[[[]]]],
    {"do": "lay"}, {"do": "lay", "card": "lair"}, {"do": "throw", "card": "potion_1", "target": 99},
    {"do": "throw", "card": "nothing", "target": 0}, {"do": "discard_drawn", "more": 1}, {"do": 7},
]  # fmt: skip


def some_message(rng: random.Random, n: int) -> str | bytes:
    """Make a message that is wrong in one way or another."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "[" * rng.randrange(6000)
    message: dict[str, Any] = {"type": rng.choice(KINDS), "id": rng.choice([0, 5, *ODD[:4]])}
    for name in rng.sample(
        ["n", "action", "text", "seat", "bot", "on", "clock", "language"], rng.randrange(1, 5)
    ):
        message[name] = rng.choice(ODD)
    if kind >= 4:
        # The right shape: stale, early, illegal, or of a seat that is not one's own.
        message = {
            "type": rng.choice(["act", "undo", "why"]),
            "n": n + rng.randrange(-9, 9),
            "action": rng.choice(ODD),
        }
        if message["type"] != "act":
            message.pop("action" if message["type"] == "undo" else "n")
    text = json.dumps(message)
    return text[: rng.randrange(len(text))] if kind == 2 else text


async def shout(address: str, guest: Guest, code: str, seat: int, count: int, seed: int) -> None:
    """Send nonsense over a live connection, and see that what comes back is decent."""
    rng = random.Random(SEED + seed)
    connection = LiveConnection(guest, code, seat=seat)
    sent = 0
    while sent < count:
        packing = "deflate" if seed % 2 else None
        cookie = {"cookie": f"purrlor={guest.cookie}"}
        async with connect(connection.url(), additional_headers=cookie, compression=packing) as socket:
            try:
                for i in range(min(200, count - sent)):
                    sent += 1
                    await socket.send(some_message(rng, 8))
                    if rng.randrange(150) == 0:
                        await socket.send("x" * 20_000)
                    if i % 20 == 19:
                        await drain(socket)
            except ConnectionClosed:
                continue


async def drain(socket: Any) -> None:
    """Read what came back."""
    await socket.send('{"type":"sync","n":0,"id":77}')
    while True:
        answer = json.loads(await socket.recv())
        assert answer["type"] in ANSWERS, answer
        text = json.dumps(answer)
        assert "Traceback" not in text
        assert "⟨" not in answer.get("reason", {}).get("text", "") if answer["type"] == "refused" else True
        if answer["re"] == 77:
            return


def post_nonsense(program: Program, code: str, count: int) -> None:
    """Send nonsense over HTTP."""
    rng = random.Random(SEED + 5)
    paths = [
        f"/api/tables/{code}/{word}"
        for word in ["join", "start", "fork", "rematch", "invite", "renew", "replay", "link"]
    ]
    paths += [
        "/api/tables",
        "/api/seat",
        "/api/import",
        f"/live/{code}",
        "/api/games/x/rules",
        "/%00",
        "/table/%ff",
    ]
    connection = http.client.HTTPConnection("127.0.0.1", program.port, timeout=PATIENCE)
    for i in range(count):
        body: Any = some_message(rng, 5)
        if rng.randrange(3) == 0:
            fields = ["game", "options", "seat", "sitter", "move", "token", "saved", "bots", "deck", "clock"]
            body = json.dumps({name: rng.choice(ODD) for name in rng.sample(fields, 3)})
        data = body.encode() if isinstance(body, str) else body
        method = rng.choice(["POST", "POST", "POST", "GET", "PUT", "DELETE", "PATCH", "OPTIONS"])
        query = rng.choice(
            ["", "?move=x", "?move=99999999999999999999", "?seat=-5&move=3", "?language=xx&seat=1"]
        )
        headers = {"cookie": "purrlor=" + rng.choice(["", "x", "a.b", '"="'])}
        asked = (method, rng.choice(paths) + query, data, headers)
        try:
            connection.request(*asked)
            response = connection.getresponse()
        except ConnectionError:
            # On a busy machine the server hangs up on a client that is silent for too long.
            connection.close()
            connection.request(*asked)
            response = connection.getresponse()
        text = response.read().decode(errors="replace")
        assert response.status < 500, (response.status, text)
        assert "Traceback" not in text
    connection.close()


def memory(program: Program) -> int:
    """Tell how many kilobytes a program uses."""
    assert program.process is not None
    status = Path(f"/proc/{program.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


def test_nonsense_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as program:
        code, guests = open_table(program.address, ["Ann", "Ola"], options={"players": 2})
        start(guests[0], code)
        stranger = Guest(program.address)

        async def whose_turn() -> tuple[int, Step]:
            for seat, guest in enumerate(guests):
                connection = LiveConnection(guest, code)
                await connection.open()
                await connection.receive_until("step")
                await connection.close()
                if connection.asked:
                    return seat, connection.step
            raise AssertionError

        turn, before = asyncio.run(whose_turn())
        waiting = guests[1 - turn]

        async def everybody(count: int) -> None:
            rounds = [(stranger, -1, 1), (stranger, turn, 2)]
            await asyncio.gather(
                *(shout(program.address, guest, code, seat, count, seed) for guest, seat, seed in rounds)
            )

        def act_out_of_turn(count: int) -> None:
            async def main() -> None:
                connection = LiveConnection(waiting, code)
                await connection.open()
                rng = random.Random(SEED + 9)
                for i in range(count):
                    await connection.send("act", n=8 + rng.randrange(-9, 9), action=rng.choice(ODD))
                    if i % 20 == 19:
                        await drain(connection._socket)
                await connection.close()

            asyncio.run(main())

        def one_round(part: int) -> int:
            asyncio.run(everybody(part // 4))
            act_out_of_turn(part // 4)
            post_nonsense(program, code, part // 4)
            return memory(program)

        first = one_round(MESSAGES // 4)
        later = [one_round(MESSAGES // 4) for i in range(3)]
        print(f"{MESSAGES} messages; memory in KB after each quarter: {[first, *later]}")
        assert later[-1] < first * 1.25 + 8_000, (first, later)
        assert asyncio.run(whose_turn())[1] == {**before, "re": 0}
        log = program.log.read_text()
        assert "Traceback" not in log
        assert "trouble" not in log


# -- by the description --------------------------------------------------------------------------------

CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]


def test_the_description_holds(server: RunningServer) -> None:
    described = openapi.from_url(f"{server.address}/openapi.json")
    tried = 0
    for found in described.get_all_operations():
        assert not isinstance(found, Err)

        @given(case=found.ok().as_strategy())
        @settings(
            max_examples=300 if SOAK else 6,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            derandomize=not SOAK,
            database=None,
        )
        def hold(case: Any) -> None:
            response = case.call()
            assert response.status_code < 500
            case.validate_response(response, checks=CHECKS)

        hold()
        tried += 1
    assert tried == len(OPERATIONS)
