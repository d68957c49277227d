"""The puzzle of the day over HTTP: played at a table, listed afterwards, with the bot's way of doing it."""

from __future__ import annotations

import asyncio
import random
import time

from purrlor.bots import puzzle
from purrlor.client import Guest, LiveConnection
from tests.server.servers import RunningServer, play_on, refusal


def test_the_puzzle_is_played_once_for_the_table_of_results(server: RunningServer) -> None:
    guest = Guest(server.address)
    before = guest.request("GET", "/api/daily")
    assert before["game"] == puzzle.game_of(before["today"])
    assert (before["you"], before["solvers"], before["solution"]) == (None, [], None)
    code = guest.request("POST", "/api/daily", {"sitter": guest.sitter("Ewa")})["code"]
    page = guest.request("GET", f"/api/tables/{code}")
    assert (page["table"]["status"], page["table"]["puzzle"], page["seats"]) == (
        "running",
        before["today"],
        [0],
    )
    # Nobody tries it out at one table to solve it at another.
    assert guest.request("POST", "/api/daily", {"sitter": guest.sitter("Ewa")})["code"] == code

    async def play() -> LiveConnection:
        connection = LiveConnection(guest, code)
        await connection.open()
        await play_on(connection, random.Random(1))
        await connection.close()
        return connection

    ended = asyncio.run(play()).ended
    assert ended is not None
    while (after := guest.request("GET", "/api/daily"))["solution"] is None:
        time.sleep(0.1)
    assert (after["you"]["name"], after["you"]["place"]) == ("Ewa", ended["places"][0])
    assert [one["name"] for one in after["solvers"]] == ["Ewa"]
    moves = after["solution"]["moves"]
    assert all(move["text"] for move in moves)
    # What a move is about may be clear to nobody who does not see the table: so it is told what came of it.
    assert any("Lynx" in move["told"] for move in moves)
    assert guest.request("POST", "/api/daily", {})["code"] != code
    # Somebody else sees no results before they have played.
    assert Guest(server.address).request("GET", "/api/daily")["solvers"] == []
    # It is no game for the history.
    assert guest.request("GET", "/api/history")["games"] == []


def test_days_to_come_and_long_ago_have_no_puzzle_to_show(server: RunningServer) -> None:
    for day in ("2999-01-01", "2001-01-01", "never"):
        assert refusal(Guest(server.address), "GET", f"/api/daily?day={day}")[1] == "no-such-day"
