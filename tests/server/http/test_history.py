"""Everybody finds what they played, the house its best, and a public page tells nothing private."""

from __future__ import annotations

import gzip
import json
import struct
from collections.abc import Iterator
from email.message import Message
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
import pytest

from purrlor.client import Guest, LiveConnection
from purrlor.server.http import pages, result_picture
from purrlor.server.live.remembered import Remembered
from purrlor.server.storage import history
from tests.server.http.pictures import ART
from tests.server.servers import GAME, RunningServer, open_table, play_to_the_end, refusal, start

Finished = tuple[str, list[Guest], list[LiveConnection]]
CLOCK = {"kind": "live", "seconds": 600}


def end(connections: list[LiveConnection]) -> Any:
    """Return how the game ended."""
    assert connections[0].ended is not None
    return connections[0].ended


@pytest.fixture(scope="module")
def share(finished: Finished) -> str:
    code, guests, _ = finished
    return str(guests[1].request("GET", f"/api/tables/{code}/share")["share"])


def test_the_history_lists_a_finished_game_for_each_player_and_nobody_else(
    finished: Finished, share: str, server: RunningServer
) -> None:
    _, guests, connections = finished
    places = end(connections)["places"]
    for seat, guest in enumerate(guests):
        [game] = guest.request("GET", "/api/history")["games"]
        assert (game["share"], game["game"], game["ranked"]) == (share, GAME, False)
        assert [one["name"] for one in game["seats"]] == ["Ann", "Ola"]
        assert [one["place"] for one in game["seats"]] == places
        assert [one["you"] for one in game["seats"]] == [seat == 0, seat == 1]
    assert Guest(server.address).request("GET", "/api/history")["games"] == []


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        (f"game={GAME}", 1),
        ("game=isle-of-cats", 0),
        ("players=2", 1),
        ("players=3", 0),
        ("bots=people", 1),
        ("bots=cat", 0),
        ("ranked=true", 0),
        ("before=1", 0),
        ("friend=nobody", 0),
    ],
)
def test_the_history_can_be_filtered(finished: Finished, share: str, asked: str, found: int) -> None:
    games = finished[1][0].request("GET", f"/api/history?{asked}")["games"]
    assert len(games) == found


def test_statistics_and_head_to_head_agree_with_the_places(finished: Finished, share: str) -> None:
    _, [ann, ola], connections = finished
    places = end(connections)["places"]
    told = ann.request("GET", "/api/statistics")
    [row] = told["statistics"]
    assert (row["game"], row["players"], row["bots"], row["games"]) == (GAME, 2, "", 1)
    assert (row["wins"], row["place"]) == (int(places[0] == 1), places[0])
    [rival] = told["rivals"]
    assert (rival["name"], rival["games"]) == ("Ola", 1)
    assert (rival["ahead"], rival["behind"]) == (int(places[0] < places[1]), int(places[0] > places[1]))
    assert len(ann.request("GET", f"/api/history?friend={rival['friend']}")["games"]) == 1
    other = ola.request("GET", "/api/statistics")["rivals"][0]
    assert (other["ahead"], other["behind"]) == (rival["behind"], rival["ahead"])


def test_the_hall_names_the_winner_until_they_do_not_want_to_be_named(finished: Finished, share: str) -> None:
    _, guests, connections = finished
    winner = end(connections)["places"].index(1)
    guest, name = guests[winner], ["Ann", "Ola"][winner]

    def named() -> list[str]:
        return [one["name"] for one in guest.request("GET", "/api/hall")["champions"] if one["you"]]

    assert named() == [name]
    guest.request("POST", "/api/unlisted", {"on": True})
    assert named() == []
    assert guest.request("GET", "/api/history")["unlisted"] is True
    guest.request("POST", "/api/unlisted", {"on": False})
    assert named() == [name]


def test_the_hall_is_counted_once_for_all_who_look(
    finished: Finished, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[int] = []

    def count(connection: Any, lines: Any) -> Any:
        counted.append(1)
        return best(connection, lines)

    best = history.best
    monkeypatch.setattr(history, "best", count)
    monkeypatch.setattr(server.house.worker, "hall", Remembered())
    guest, stranger = finished[1][0], Guest(server.address)
    halls = [each.request("GET", "/api/hall") for each in (guest, stranger, guest)]
    assert sum(counted) == 1
    # It is counted for all, and told to everybody as their own.
    assert halls[0] == halls[2]
    assert not any(one["you"] for one in halls[1]["champions"])
    guest.request("POST", "/api/unlisted", {"on": False})
    guest.request("GET", "/api/hall")
    assert sum(counted) == 2


def test_the_public_page_shows_score_and_replay_but_neither_code_nor_chat(
    finished: Finished, share: str, server: RunningServer
) -> None:
    code, _, connections = finished
    stranger = Guest(server.address)
    page: Any = stranger.request("GET", f"/api/played/{share}")
    assert page["lines"] == end(connections)["lines"]
    assert page["ending"] == end(connections)["text"]
    replay = stranger.request("GET", f"/api/played/{share}/replay")
    assert replay["moves"] == page["moves"] > 0
    assert len(stranger.request("GET", f"/api/played/{share}/moves")["moves"]) == page["moves"]
    table = stranger.request("GET", f"/api/played/{share}/table")
    assert code not in json.dumps([page, replay, table])
    assert stranger.cookie == ""


class Tags(HTMLParser):
    """The names and contents of a page's tags for other sites."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name = given.get("property") or given.get("name")
        if tag == "meta" and name:
            self.found[name] = given["content"] or ""


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put a small client in the place of the built one."""
    (tmp_path / "share").mkdir()
    (tmp_path / "index.html").write_text("<html><head></head></html>")
    (tmp_path / "share" / "art.json.gz").write_bytes(gzip.compress(msgspec.json.encode(ART)))
    for module in (pages, result_picture):
        monkeypatch.setattr(module, "built", lambda: tmp_path)
    caches = (pages.index, result_picture.read_art)
    for kept in caches:
        kept.cache_clear()
    yield
    for kept in caches:
        kept.cache_clear()


def fetch(address: str) -> tuple[bytes, Message]:
    with urlopen(address) as answer:
        return answer.read(), answer.headers


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize(
    ("language", "game", "wins", "locale"),
    [
        ("en", "Wizards and Witches", "{} wins!", "en_GB"),
        ("pl", "Czarodzieje i czarownice", "Wygrywa: {}!", "pl_PL"),
    ],
)
def test_other_sites_show_a_link_to_a_result_with_a_picture(
    finished: Finished, share: str, server: RunningServer, language: str, game: str, wins: str, locale: str
) -> None:
    code, _, connections = finished
    page, _ = fetch(f"{server.address}/played/{share}?language={language}")
    tags = Tags(page.decode()).found
    winner = ["Ann", "Ola"][end(connections)["places"].index(1)]
    assert tags["og:title"] == f"{game} · {wins.format(winner)}"
    assert tags["og:description"].startswith(f"1. {winner}")
    assert (tags["og:locale"], tags["twitter:card"]) == (locale, "summary_large_image")
    again, _ = fetch(tags["og:url"])
    assert Tags(again.decode()).found == tags
    assert code not in page.decode()
    assert tags["og:image"].startswith(server.address)
    png, headers = fetch(tags["og:image"])
    assert (headers["content-type"], headers["cross-origin-resource-policy"]) == ("image/png", "cross-origin")
    assert png.startswith(b"\x89PNG")
    size = struct.unpack(">II", png[16:24])
    assert size == (int(tags["og:image:width"]), int(tags["og:image:height"])) == (1200, 630)


@pytest.mark.usefixtures("client")
def test_a_link_to_no_result_has_no_picture(server: RunningServer) -> None:
    page, _ = fetch(f"{server.address}/played/nothing")
    assert "og:title" not in Tags(page.decode()).found
    assert refusal(Guest(server.address), "GET", "/api/played/nothing/picture.png")[0] == 404


def test_an_address_gets_few_pictures(tmp_path: Path) -> None:
    with RunningServer(tmp_path, ease=0.1) as strict:
        guest = Guest(strict.address)
        told = [refusal(guest, "GET", "/api/played/nothing/picture.png")[0] for _ in range(3)]
        assert told == [404, 404, 429]
        assert refusal(guest, "GET", "/api/played/nothing")[0] == 404


def test_an_unknown_public_page_says_so(server: RunningServer) -> None:
    assert refusal(Guest(server.address), "GET", "/api/played/nothing") == (404, "no-such-game-played")


def test_a_running_game_has_no_public_page(server: RunningServer) -> None:
    code, guests = open_table(server.address, ["A", "B"], options={"players": 2})
    assert refusal(guests[0], "GET", f"/api/tables/{code}/share")[1] == "not-over-yet"


# -- ranked tables -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"bots": {"1": "cat"}, "clock": CLOCK}, "ranked-no-bots"),
        ({}, "ranked-clock"),
    ],
)
def test_a_ranked_table_refuses_what_would_spoil_it(server: RunningServer, given: Any, why: str) -> None:
    body = {"game": GAME, "options": {"players": 2}, "ranked": True, **given}
    assert refusal(Guest(server.address), "POST", "/api/tables", body)[1] == why


def test_a_ranked_game_is_not_for_one_player(server: RunningServer) -> None:
    body = {"game": "isle-of-cats", "options": {"players": 1}, "ranked": True, "clock": CLOCK}
    assert refusal(Guest(server.address), "POST", "/api/tables", body)[1] == "ranked-alone"


def test_three_ranked_games_bring_people_onto_the_leaderboard(server: RunningServer) -> None:
    code, guests = open_table(
        server.address, ["Eva", "Jan"], options={"players": 2}, ranked=True, clock=CLOCK
    )
    assert refusal(guests[0], "POST", f"/api/tables/{code}/join", {}) == (400, "ranked-one-seat")
    won = [0, 0]
    for number in range(3):
        if number:
            seated = [guest.request("POST", f"/api/tables/{code}/rematch", {}) for guest in guests]
            code = seated[0]["code"]
        start(guests[0], code)
        for seat, place in enumerate(end(play_to_the_end(guests, code))["places"]):
            won[seat] += place == 1
        guests[0].request("GET", f"/api/tables/{code}/share")
    found = guests[0].request("GET", f"/api/leaders?game={GAME}")["leaders"]
    names = [one["name"] for one in found]
    assert set(names) == {"Eva", "Jan"}
    assert names[0] == ("Eva" if won[0] > won[1] else "Jan")
    assert [one["games"] for one in found] == [3, 3]
    [rating] = guests[0].request("GET", "/api/statistics")["ratings"]
    assert rating["rating"] == next(one["rating"] for one in found if one["you"])
    changes = [
        seat["rating"]
        for game in guests[0].request("GET", "/api/history?ranked=true")["games"]
        for seat in game["seats"]
        if seat["you"]
    ]
    assert abs(sum(changes) + 1500 - rating["rating"]) <= 2
