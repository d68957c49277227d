"""A replay shows everything after the end, and before it only what the client saw."""

from __future__ import annotations

import json
from typing import Any

from purrlor.client import Guest
from tests.server.servers import RunningServer, open_table, refusal, start


def test_a_replay_shows_everything_after_the_end(finished: Any, server: RunningServer) -> None:
    code, _, connections = finished
    stranger = Guest(server.address)
    last = stranger.request("GET", f"/api/tables/{code}/replay")
    assert last["table"] == connections[0].step["table"]
    for move in range(0, last["moves"], 7):
        shown = stranger.request("GET", f"/api/tables/{code}/replay?move={move}")
        assert all(own is not None for own in shown["own"])
        assert "⟨" not in json.dumps(shown, ensure_ascii=False)


def test_the_moves_of_a_finished_game_are_told_as_its_replay_shows_them(
    finished: Any, server: RunningServer
) -> None:
    code, _, _ = finished
    stranger = Guest(server.address)
    moves = stranger.request("GET", f"/api/tables/{code}/moves")["moves"]
    last = stranger.request("GET", f"/api/tables/{code}/replay")
    assert len(moves) == last["moves"]
    for number in (1, len(moves) // 2, len(moves)):
        shown = stranger.request("GET", f"/api/tables/{code}/replay?move={number}")
        assert shown["events"] == moves[number - 1]


def test_a_running_game_gives_nothing_away(server: RunningServer) -> None:
    code, (ann, _) = open_table(server.address, ["Ann", "Ola"], options={"players": 2, "strategic": True})
    start(ann, code)
    for path in ("export", "verify"):
        assert refusal(ann, "GET", f"/api/tables/{code}/{path}") == (400, "not-over-yet")
    assert refusal(ann, "POST", f"/api/tables/{code}/fork", {"move": 0}) == (400, "not-over-yet")
    assert refusal(ann, "GET", f"/api/tables/{code}/replay?seat=1") == (403, "not-your-seat")
    shown = ann.request("GET", f"/api/tables/{code}/replay?seat=0")
    assert [own is not None for own in shown["own"]] == [True, False]
    shown = Guest(server.address).request("GET", f"/api/tables/{code}/replay")
    assert shown["own"] == [None, None]
    assert refusal(ann, "GET", f"/api/tables/{code}/moves?seat=1") == (403, "not-your-seat")
    asked = ann.request("GET", f"/api/tables/{code}/moves")
    drawn = [one["event"] for events in asked["moves"] for one in events if one["event"]["event"] == "drew"]
    assert all(event["card"] is None for event in drawn)
    page = json.dumps(ann.request("GET", f"/api/tables/{code}"))
    assert "secret" not in page
    assert "seed" not in page
