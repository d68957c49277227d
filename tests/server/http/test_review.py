"""The review of a finished game: for its players, in a queue of its own, kept with the game."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

import purrlor
from purrlor.client import Guest
from purrlor.server.http.review import seconds_for
from purrlor.server.limits import Buckets, Rate
from purrlor.server.startup import Config
from tests.reviews.played import BK, ISLE, WK, WW, played
from tests.server.servers import RunningServer, open_table, refusal, start


def finished_review(guest: Guest, code: str) -> dict[str, Any]:
    """Wait for a review that is worked on."""
    while True:
        found: dict[str, Any] = guest.request("GET", f"/api/tables/{code}/review")
        if not found["working"]:
            return found
        time.sleep(0.05)


def test_players_get_a_review_that_is_kept_and_nobody_else(
    finished: Any, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, (ann, ola), _ = finished
    stranger = Guest(server.address)
    path = f"/api/tables/{code}/review"
    assert refusal(stranger, "GET", path) == (403, "review-players-only")
    assert refusal(stranger, "POST", path, {}) == (403, "review-players-only")
    assert ann.request("GET", path)["told"] is None
    assert ann.request("POST", path, {})["working"]
    found = finished_review(ola, code)
    told = found["told"]
    assert told["rounds"] >= 1
    assert found["progress"] == 1.0
    moves = ann.request("GET", f"/api/tables/{code}/replay")["moves"]
    assert len(told["moments"]) <= moves + 1
    final = told["moments"][-1]["chances"]
    for seat in told["seats"]:
        whole = sum(part["value"] for part in seat["parts"])
        assert abs(whole - (seat["final"] - 1 / len(final))) < 0.01
        assert seat["final"] == final[seat["seat"]]
    # The same review again, without more work; told to another player in another language.
    again = ola.request("GET", f"{path}?language=pl")["told"]
    assert [one["chances"] for one in again["moments"]] == [one["chances"] for one in told["moments"]]
    assert again["summary"] != told["summary"]
    assert "⟨" not in json.dumps(again, ensure_ascii=False)
    assert not ola.request("POST", path, {})["working"]
    # To tell it takes the server's time, which an address has only so much of.
    used_up = Buckets(Rate(1, 0.0001))
    used_up.spend("127.0.0.1", 1)
    monkeypatch.setattr(server.house.worker, "work", used_up)
    assert refusal(ola, "GET", path) == (429, "too-often")


def test_spectators_see_a_review_when_all_players_agree(finished: Any, server: RunningServer) -> None:
    code, (ann, ola), _ = finished
    stranger = Guest(server.address)
    path = f"/api/tables/{code}/review"
    assert ann.request("POST", path, {"share": True})["agreed"] == [0]
    assert refusal(stranger, "GET", path) == (403, "review-players-only")
    assert ola.request("POST", path, {"share": True})["agreed"] == [0, 1]
    assert stranger.request("GET", path)["agreed"] == [0, 1]
    assert refusal(stranger, "POST", path, {"more": True}) == (403, "review-players-only")
    ola.request("POST", path, {"share": False})
    assert refusal(stranger, "GET", path) == (403, "review-players-only")


def test_nothing_of_a_running_game_is_reviewed(server: RunningServer) -> None:
    code, (ann, _) = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    path = f"/api/tables/{code}/review"
    for _ in range(2):
        for method, body in (
            ("GET", None),
            ("POST", {}),
            ("POST", {"share": True}),
            ("POST", {"more": True}),
        ):
            assert refusal(ann, method, path, body) == (400, "review-running")
        start(ann, code)


def test_whoever_asks_for_too_many_reviews_waits(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.house.worker, "asked_reviews", Buckets(Rate(1, 0.0001)))
    ann, codes = Guest(server.address), []
    for _ in range(2):
        saved = purrlor.save(played(WW, ("kitten", "kitten"), 1)).decode()
        code = ann.request("POST", "/api/import", {"saved": saved, "bots": {"1": "cat"}})["code"]
        start(ann, code)
        codes.append(code)
    assert ann.request("POST", f"/api/tables/{codes[0]}/review", {})["working"]
    # The page asks by itself when a game ends: it is told to ask again later; a person is refused.
    later = ann.request("POST", f"/api/tables/{codes[1]}/review", {})
    assert (later["full"], later["working"], later["told"]) == (True, False, None)
    assert refusal(ann, "POST", f"/api/tables/{codes[1]}/review", {"more": True}) == (429, "too-often")
    # What was asked for is worked on, and who looks at it again asks for nothing.
    assert finished_review(ann, codes[0])["told"] is not None
    assert ann.request("POST", f"/api/tables/{codes[0]}/review", {})["told"] is not None


@pytest.mark.parametrize(("game", "useful"), [(WW, 3), (WK, 8), (BK, 20), (ISLE, 60)])
def test_a_house_works_on_a_review_until_it_is_useful(game: str, useful: float) -> None:
    match = purrlor.new_match(game, players=3, seed=1)
    assert seconds_for(match, Config("").review_seconds) >= useful
