"""The seat of a program makes the same of its messages, in whatever order they come."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from purrlor.cli.agent import AgentSeat
from purrlor.cli.mcp import Tools
from purrlor.cli.seats import Cookies
from purrlor.client import Guest, LiveConnection, RequestRefused
from purrlor.table.reasons import Refused

CARDS, PASS = ["lay", "throw"], ["pass"]


def step(n: int, choices: list[str], *events: str, re: int = 0, goes_on: bool = False) -> dict[str, Any]:
    """Write a step in which seat 0 has some choices."""
    return {
        "type": "step",
        "n": n,
        "events": [{"text": event} for event in events],
        "prompt": {"text": f"question {n}"} if choices else None,
        "choices": [{"text": choice, "action": {"do": choice}} for choice in choices],
        "waiting_for": [0] if choices else [1],
        "goes_on": goes_on,
        "re": re,
    }


def lobby(status: str = "running", re: int = 0) -> dict[str, Any]:
    table = {"status": status, "phase": "", "seats": [{"name": "Agent"}, {"name": "Kitten"}]}
    return {"type": "lobby", "you": 0, "table": table, "re": re}


CHAT = {"type": "chat", "text": "hello", "re": 0}
REFUSED = {"type": "refused", "reason": {"key": "paused", "text": "The game is paused."}, "re": 1}
ENDED = {"type": "ended", "text": "Over.", "places": [1, 2], "lines": [], "re": 0}


class Line:
    """The server's end of a connection, which says what the test wants it to say."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def recv(self) -> str:
        message = await self.said.get()
        if message is None:
            raise ConnectionClosedError(None, None)
        return json.dumps(message)

    async def send(self, message: str) -> None:
        self.heard.put_nowait(json.loads(message))

    async def close(self) -> None:
        """Go away."""

    def say(self, *messages: dict[str, Any] | None) -> None:
        """Say all of this before anybody can answer; None ends the connection."""
        for message in messages:
            self.said.put_nowait(message)


Scene = Callable[[Line, Tools], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Scene], None]:
    async def main(scene: Scene) -> None:
        line, tools = Line(), Tools("", "Agent", Cookies(tmp_path), "en")

        async def connect(connection: LiveConnection) -> None:
            connection._socket = line

        monkeypatch.setattr(LiveConnection, "open", connect)
        tools.held = AgentSeat(LiveConnection(Guest(""), "abcdefgh"), "en")
        line.say(lobby(), step(7, CARDS))
        await tools.held.open()
        assert (await tools.wait())["position"] == 7
        await scene(line, tools)
        await tools.leave()

    return lambda scene: asyncio.run(main(scene))


async def answered(line: Line, tools: Tools, *messages: dict[str, Any] | None) -> dict[str, Any]:
    """Do the first choice at position 7, and give what comes of these messages."""
    acting = asyncio.create_task(tools.act(1, 7))
    assert await line.heard.get() == {"type": "act", "id": 1, "n": 7, "action": {"do": "lay"}}
    line.say(*messages)
    return await acting


@pytest.mark.parametrize(
    "messages",
    [
        (step(8, PASS, "laid", re=1),),
        (CHAT, step(8, PASS, "laid", re=1), lobby()),
        # Others moved before the answer was written, or when it was, but not yet read.
        (step(8, CARDS, "shuffled"), step(9, PASS, "laid", re=1)),
        (step(8, [], "laid", re=1), lobby(), step(9, PASS, "shuffled"), CHAT),
        (step(8, CARDS, "laid", re=1), step(9, PASS, "shuffled"), step(10, CARDS), step(11, PASS)),
        # Somebody watches a second device, and asks for everything again.
        (step(8, PASS, "laid", re=1), step(8, PASS)),
    ],
)
def test_choices_are_told_with_their_own_position(
    play: Callable[[Scene], None], messages: tuple[Any, ...]
) -> None:
    async def scene(line: Line, tools: Tools) -> None:
        situation = await answered(line, tools, *messages)
        while line.said.qsize():
            await asyncio.sleep(0)
        situation = await tools.wait()
        last = max(message["n"] for message in messages if message["type"] == "step")
        assert (situation["position"], situation["choices"]) == (last, ["1: pass"])
        assert situation["question"] == f"question {last}"
        acting = asyncio.create_task(tools.act(1, last))
        assert await line.heard.get() == {"type": "act", "id": 2, "n": last, "action": {"do": "pass"}}
        line.say(step(last + 1, [], re=2))
        assert (await acting)["choices"] == []

    play(scene)


def test_everything_that_happened_is_told_once_and_in_order(play: Callable[[Scene], None]) -> None:
    async def scene(line: Line, tools: Tools) -> None:
        told = await answered(
            line, tools, step(8, CARDS, "a"), step(9, [], "b", "c", re=1), step(10, PASS, "d")
        )
        assert told["happened"] + (await tools.wait())["happened"] == ["a", "b", "c", "d"]
        assert (await tools.wait())["happened"] == []

    play(scene)


def test_where_the_server_is_about_to_answer_nothing_can_be_chosen(play: Callable[[Scene], None]) -> None:
    async def scene(line: Line, tools: Tools) -> None:
        situation = await answered(line, tools, step(8, PASS, "laid", re=1, goes_on=True))
        assert (situation["choices"], situation["question"], situation["waiting_for"]) == ([], "", [])
        assert (await tools.list_choices())["choices"] == []
        with pytest.raises(Refused, match="not your turn"):
            await tools.act(1, 8)
        waiting = asyncio.create_task(tools.wait())
        line.say(step(9, PASS, "passed", goes_on=True), step(10, CARDS, "passed again"))
        situation = await waiting
        assert (situation["position"], len(situation["choices"])) == (10, 2)
        assert situation["happened"] == ["passed", "passed again"]

    play(scene)


def test_what_others_do_leaves_choices_as_they_are_unless_it_changes_them(
    play: Callable[[Scene], None],
) -> None:
    async def scene(line: Line, tools: Tools) -> None:
        line.say(step(8, CARDS, "thought"), CHAT)
        while tools.seat.connection.n < 8:
            await asyncio.sleep(0)
        with pytest.raises(Refused, match="agent-stale"):
            await tools.act(1, 6)  # this was never shown
        acting = asyncio.create_task(tools.act(1, 7))
        assert (await line.heard.get())["n"] == 8
        line.say(step(9, CARDS, re=1))
        await acting
        line.say(step(10, PASS, "hit"), CHAT)
        while tools.seat.connection.n < 10:
            await asyncio.sleep(0)
        with pytest.raises(Refused, match="agent-stale"):
            await tools.act(1, 9)

    play(scene)


def test_a_refusal_leaves_the_choices_as_they_are(play: Callable[[Scene], None]) -> None:
    async def scene(line: Line, tools: Tools) -> None:
        with pytest.raises(RequestRefused, match="paused"):
            await answered(line, tools, CHAT, REFUSED, lobby())
        acting = asyncio.create_task(tools.act(2, 7))
        assert (await line.heard.get())["id"] == 2
        line.say(step(8, PASS, re=2))
        assert (await acting)["position"] == 8

    play(scene)


def test_a_connection_that_is_lost_and_taken_up_again_changes_no_choices(
    play: Callable[[Scene], None],
) -> None:
    async def scene(line: Line, tools: Tools) -> None:
        line.say(None, lobby(), step(7, CARDS), CHAT)
        while line.said.qsize() or tools.seat.lost == 0:
            await asyncio.sleep(0)
        assert (await answered(line, tools, step(8, PASS, "laid", re=1)))["happened"] == ["laid"]
        # Lost while an answer is waited for, nobody knows whether it was done: the next look tells.
        acting = asyncio.create_task(tools.act(1, 8))
        await line.heard.get()
        line.say(None, lobby(), step(9, CARDS, "passed"))
        with pytest.raises(Refused, match="agent-lost"):
            await acting
        while tools.seat.connection.n < 9:
            await asyncio.sleep(0)
        situation = await tools.wait()
        assert (situation["position"], situation["happened"]) == (9, ["passed"])

    play(scene)


def test_the_end_may_come_right_behind_the_last_answer(play: Callable[[Scene], None]) -> None:
    async def scene(line: Line, tools: Tools) -> None:
        await answered(line, tools, step(8, [], "laid", re=1), ENDED, lobby("over"))
        situation = await tools.wait()
        assert (situation["status"], situation["choices"]) == ("over", [])
        assert situation["result"]["places"] == {"Agent": 1, "Kitten": 2}

    play(scene)
