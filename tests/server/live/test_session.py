"""A live connection that can not be served is closed with a code that says why; what is dear is limited."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from purrlor.server.limits import Limits, Rate
from purrlor.server.live.session import Caller, Session, serve_connection
from purrlor.server.storage.store import StoreError
from tests.server.players import playing
from tests.server.servers import Listener, open_server, settle


def test_whoever_comes_while_the_database_is_away_is_told_to_come_back(tmp_path: Path) -> None:
    async def main() -> list[Any]:
        sent: list[Any] = []

        async def send(event: dict[str, Any]) -> None:
            sent.append(event)

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async with open_server(tmp_path) as server:

            async def away(code: str) -> str | None:
                raise StoreError

            server.worker.store.find = away  # type: ignore[method-assign]
            nobody = Caller("", "", "")
            await serve_connection(server.tables, "abcdefgh", nobody, {"query_string": b""}, receive, send)
        return sent

    assert asyncio.run(main())[-1] == {"type": "websocket.close", "code": 1013}


@pytest.mark.parametrize(
    "message", ['{"type":"why","action":{"do":"nothing"}}', '{"type":"chat","text":"x"}']
)
def test_reasons_and_chat_are_counted_by_person_whatever_their_devices(tmp_path: Path, message: str) -> None:
    async def main() -> list[int]:
        limits = replace(Limits(), think=Rate(3, 0), chat=Rate(3, 0))
        async with open_server(tmp_path, limits=limits) as server:
            players = await playing(server)
            table, other = players.table, Listener(players.table, "p0", 0)
            await table.connect(other.connection, -1)
            answers = []
            for listener in (players.listeners[0], other, players.listeners[1]):
                session = Session(table, listener.connection, limits)
                listener.take()
                for _ in range(2):
                    session.take(message)
                await settle(table)
                refused = [said["reason"]["key"] for said in listener.take() if said["type"] == "refused"]
                answers.append(refused.count("too-often"))
            return answers

    assert asyncio.run(main()) == [0, 1, 0]


@pytest.mark.parametrize(
    "message",
    [
        '"type":"sync","n":0',
        '"type":"speak","language":"pl"',
        '"type":"act","n":-1,"action":{"do":"nothing"}',
    ],
)
def test_the_whole_view_is_sent_no_more_often_than_it_is_worth(tmp_path: Path, message: str) -> None:
    async def main() -> list[str]:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            listener = players.listeners[0]
            listener.take()
            limits = replace(Limits(), sync=Rate(10, 0))
            session = Session(players.table, listener.connection, limits)
            for number in range(1, 31):
                session.take(f'{{{message},"id":{number}}}')
            await settle(players.table)
            return [message["type"] for message in listener.take()]

    answers = asyncio.run(main())
    assert (answers.count("step"), answers.count("refused")) == (10, 20)
