"""Everything around live play: sitting down, links, lists, files."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from types import SimpleNamespace
from typing import Any

import pytest

from purrlor.client import Guest, LiveConnection, RequestRefused
from purrlor.server.http.api import show_address
from purrlor.server.live.worker import ServerSettings
from purrlor.server.log.seed import commitment, fingerprint, join_seed, pledge
from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.wire import load, save
from tests.server.servers import GAME, RunningServer, open_table, play_to_the_end, refusal, start


def test_games_are_described_in_the_language_asked_for(server: RunningServer) -> None:
    games = Guest(server.address, "pl").request("GET", "/api/games")
    game = next(game for game in games["games"] if game["name"] == GAME)
    assert game["text"] == "Czarodzieje i czarownice"
    assert {option["name"] for option in game["options"]} == {"players", "challenging", "strategic"}
    assert "cat" in [bot["name"] for bot in games["bots"]]
    assert Guest(server.address).request("GET", f"/api/games/{GAME}/rules")["text"]


def test_only_numbers_of_players_that_some_options_allow_are_offered(server: RunningServer) -> None:
    games = Guest(server.address).request("GET", "/api/games")["games"]
    offered = {game["name"]: game["options"][0]["values"] for game in games}
    assert offered["wizard-kittens"] == [2, 3, 4]
    assert offered["isle-of-cats"] == [1, 2, 3, 4, 5, 6]


def test_a_score_sheet_is_counted_in_the_language_asked_for(server: RunningServer) -> None:
    path = f"/api/games/{GAME}/score"
    sheet = {"players": [{"hits": 4}, {"hits": 16, "out": 1}]}
    asked = {"options": {"players": 2}, "sheet": sheet}
    counted = Guest(server.address, "pl").request("POST", path, asked)
    assert counted["places"] == [1, 2]
    assert counted["text"] == "W grze została jedna osoba."
    assert [line["amounts"] for line in counted["lines"]] == [[4, 16]]
    assert counted["faults"] == []
    sheet["players"] = [{"hits": 15}, {"hits": 3, "out": 1}]
    faulty = Guest(server.address, "pl").request("POST", path, asked | {"names": ["Ala"]})
    assert [fault["at"] for fault in faulty["faults"]] == ["players.0.out", "players.1.out"]
    assert faulty["faults"][0]["text"].startswith("Ala:")
    assert faulty["places"] == []
    guide = Guest(server.address, "pl").request("GET", f"/api/games/{GAME}/sheet")
    assert guide["options"] == ["players"]
    assert [(field["name"], field["label"]) for field in guide["fields"]] == [
        ("players.hits", "Trafienia"),
        ("players.out", "Poza grą"),
    ]
    assert refusal(Guest(server.address), "POST", "/api/games/chess/score", asked) == (404, "no-such-game")


def test_whoever_came_by_localhost_learns_where_friends_find_the_server() -> None:
    def told(host: str, client: str = "127.0.0.1") -> str:
        request: Any = SimpleNamespace(
            http=SimpleNamespace(url=SimpleNamespace(hostname=host), scope={"client": (client, 5)}),
            worker=SimpleNamespace(settings=ServerSettings(friends="http://192.0.2.7:8642")),
        )
        return asyncio.run(show_address(request, None)).address

    assert told("localhost") == told("127.0.0.1") == "http://192.0.2.7:8642"
    # A server on the open net does not tell strangers what it is called at home.
    assert told("parlour.example") == ""
    assert told("localhost", "192.0.2.9") == ""


def test_options_are_refused_with_the_rule(server: RunningServer) -> None:
    guest = Guest(server.address)
    with pytest.raises(RequestRefused) as no:
        guest.request("POST", "/api/tables", {"game": GAME, "options": {"players": 2, "challenging": True}})
    assert no.value.reason["rule"] == "WW-22"
    assert "⟨" not in no.value.reason["text"]
    assert refusal(guest, "POST", "/api/tables", {"game": "chess"})[1] == "no-such-game"
    assert refusal(guest, "POST", "/api/tables", {"game": GAME, "bots": {"9": "cat"}})[1] == "no-such-seat"
    assert refusal(guest, "POST", "/api/tables", {"game": GAME, "bots": {"1": "dog"}})[1] == "no-such-bot"
    assert refusal(guest, "POST", "/api/tables", {"game": GAME, "deck": {"x": []}})[1] == "deck-no-such-table"


def test_open_tables_are_listed_only_if_public(server: RunningServer) -> None:
    guest = Guest(server.address)
    secret, _ = open_table(server.address, ["Ann"])
    public, _ = open_table(server.address, ["Ann"], public=True)
    codes = [table["code"] for table in guest.request("GET", "/api/tables")["tables"]]
    assert public in codes
    assert secret not in codes


def test_a_code_is_read_as_people_write_it(server: RunningServer) -> None:
    code, _ = open_table(server.address, ["Ann"])
    spoken = f"{code[:4]}-{code[4:]}".upper()
    assert Guest(server.address).request("GET", f"/api/tables/{spoken}")["table"]["code"] == code


def test_a_table_begins_when_all_seats_are_taken_and_the_host_says_so(server: RunningServer) -> None:
    code, (ann, ola) = open_table(server.address, ["Ann", "Ann"], options={"players": 3})
    assert refusal(ola, "POST", f"/api/tables/{code}/start", {}) == (403, "host-only")
    assert refusal(ann, "POST", f"/api/tables/{code}/start", {}) == (400, "seats-empty")
    third = Guest(server.address)
    assert third.join(code, "Zed")["seat"] == 2
    assert refusal(Guest(server.address), "POST", f"/api/tables/{code}/join", {}) == (400, "table-full")
    page = start(ann, code)
    assert page["table"]["status"] == "running"
    assert [seat["name"] for seat in page["table"]["seats"]] == ["Ann", "Ann 2", "Zed"]
    assert refusal(Guest(server.address), "POST", f"/api/tables/{code}/join", {}) == (400, "begun")


def test_the_commitment_is_shown_before_and_opened_after(finished: Any, server: RunningServer) -> None:
    code, guests, connections = finished
    opening = connections[0].ended["opening"]
    assert commitment(opening["secret"]) == connections[1].lobby["table"]["commitment"]
    assert opening["seed"] == join_seed(opening["secret"], opening["contributions"], opening["bound"])
    assert opening["bound"] == connections[1].lobby["table"]["bound"]
    verified = guests[0].request("GET", f"/api/tables/{code}/verify")
    assert verified["fair"]
    assert verified["fingerprint"] == fingerprint(opening["bound"])


def test_a_game_against_bots_begins_as_soon_as_its_player_has_opened(server: RunningServer) -> None:
    code, (ann,) = open_table(server.address, ["Ann"], options={"players": 2}, bots={"1": "random"})
    given, path = "ab" * 16, f"/api/tables/{code}"
    stranger = refusal(ann, "POST", f"{path}/start", {"pledges": {"1": pledge(given)}})
    assert stranger == (403, "not-your-seat")
    began = time.monotonic()
    table = ann.request("POST", f"{path}/start", {"pledges": {"0": pledge(given)}})["table"]
    assert (table["status"], table["phase"], table["pledges"]) == ("open", "reveal", [pledge(given), None])
    wrong = {"seat": 0, "contribution": "cd" * 16}
    assert refusal(ann, "POST", f"{path}/reveal", wrong) == (400, "not-as-pledged")
    table = ann.request("POST", f"{path}/reveal", {"seat": 0, "contribution": given})["table"]
    assert (table["status"], table["phase"], table["contributions"]) == ("running", "", [given, None])
    assert time.monotonic() - began < 2


def test_a_game_that_was_called_off_opens_its_seed(server: RunningServer) -> None:
    code, (ann, ola) = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    start(ann, code)
    assert refusal(ann, "GET", f"/api/tables/{code}/verify") == (400, "not-over-yet")

    async def agree() -> None:
        for guest in (ann, ola):
            connection = LiveConnection(guest, code)
            await connection.open()
            await connection.receive_until("lobby", await connection.send("calloff", on=True))
            await connection.close()

    asyncio.run(agree())
    verified = ann.request("GET", f"/api/tables/{code}/verify")
    assert verified["fair"]
    assert verified["opening"]["secret"]


def test_a_personal_link_gives_the_seat_to_another_device_until_it_is_renewed(server: RunningServer) -> None:
    code, (ann, ola) = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    phone = Guest(server.address)
    link = ann.request("GET", f"/api/tables/{code}/link?seat=0")["link"]
    assert refusal(ola, "GET", f"/api/tables/{code}/link?seat=0") == (403, "not-your-seat")
    assert phone.request("POST", "/api/seat", {"token": link.removeprefix("/seat/")})["seat"] == 0
    assert phone.request("GET", "/api/my")["tables"][0]["code"] == code
    new = ann.request("POST", f"/api/tables/{code}/renew", {"seat": 0})["link"]
    assert new != link
    assert phone.request("GET", f"/api/tables/{code}")["seats"] == []
    old = {"token": link.removeprefix("/seat/")}
    assert refusal(phone, "POST", "/api/seat", old) == (403, "bad-link")
    assert refusal(phone, "POST", "/api/seat", {"token": "forged"}) == (403, "bad-link")


def test_the_personal_link_of_the_host_brings_the_hosts_power_along(server: RunningServer) -> None:
    code, (ann, ben) = open_table(server.address, ["Ann", "Ben"], options={"players": 3})
    ann.join(code, "Ann's friend", 2)
    phone, friend = Guest(server.address), Guest(server.address)
    for guest, seat in ((phone, 0), (friend, 2)):
        link = ann.request("GET", f"/api/tables/{code}/link?seat={seat}")["link"]
        guest.request("POST", "/api/seat", {"token": link.removeprefix("/seat/")})
    page = f"/api/tables/{code}"
    hosts = [guest.request("GET", page)["host"] for guest in (ann, phone, ben, friend, Guest(server.address))]
    assert hosts == [True, True, False, False, False]
    code = phone.request("POST", f"{page}/invite", {})["code"]
    page = f"/api/tables/{code}"
    # Renewed on the phone, the link leaves the lost device with nothing.
    phone.request("POST", f"{page}/renew", {"seat": 0})
    assert [guest.request("GET", page)["host"] for guest in (phone, ann)] == [True, False]
    assert refusal(ann, "POST", f"{page}/start", {}) == (403, "host-only")
    assert start(phone, code)["table"]["status"] == "running"


def test_a_saved_game_with_a_long_seed_or_long_names_is_refused(server: RunningServer) -> None:
    guest = Guest(server.address)
    lair = {"id": "lair", "name_en": "x" * 41}
    match = Match.new(find_game(GAME), {"players": 2}, 7)
    saved = json.loads(save(match))
    for change, key in (({"seed": "x" * 10_001}, "seed-too-long"), ({"deck": {"lairs": [lair]}}, "deck-")):
        status, reason = refusal(guest, "POST", "/api/import", {"saved": json.dumps({**saved, **change})})
        assert (status, reason.startswith(key)) == (400, True), reason
    # A table against bots begins with the saved game, and its file is kept in memory no longer.
    code = guest.request("POST", "/api/import", {"saved": json.dumps(saved), "bots": {"1": "random"}})["code"]
    page = start(guest, code)["table"]
    assert (page["status"], page["origin"]) == ("running", "imported")


def test_an_invitation_can_be_renewed(server: RunningServer) -> None:
    code, (ann,) = open_table(server.address, ["Ann"])
    assert refusal(Guest(server.address), "POST", f"/api/tables/{code}/invite", {}) == (403, "host-only")
    new = ann.request("POST", f"/api/tables/{code}/invite", {})["code"]
    assert refusal(ann, "GET", f"/api/tables/{code}") == (404, "no-such-table")
    assert ann.request("GET", f"/api/tables/{new}")["host"]


def test_a_finished_game_is_exported_imported_forked_and_played_again(
    finished: Any, server: RunningServer
) -> None:
    code, (ann, ola), _ = finished
    request = urllib.request.Request(f"{server.address}/api/tables/{code}/export")
    saved = urllib.request.urlopen(request).read()
    match = load(saved)
    assert match.over
    moves = len(match.log)
    bots = {"1": "cat"}
    forked = ola.request("POST", f"/api/tables/{code}/fork", {"move": moves - 3, "bots": bots})
    assert ann.request("GET", f"/api/tables/{forked['code']}")["table"]["origin"] == "forked"
    start(ola, forked["code"])
    (connection,) = play_to_the_end([ola], forked["code"])
    assert connection.ended is not None
    assert connection.lobby["table"]["commitment"] is None
    assert refusal(ola, "POST", f"/api/tables/{code}/fork", {"move": 9999}) == (400, "no-such-move")
    half = load(saved).at(moves // 2)
    from purrlor.table.wire import save

    imported = ann.request("POST", "/api/import", {"saved": save(half).decode(), "bots": bots})
    assert ola.request("GET", f"/api/tables/{imported['code']}")["table"]["origin"] == "imported"
    page = start(ann, imported["code"])
    assert page["table"]["moves"] == len(half.steps)
    broken = saved.replace(b'"seat":0', b'"seat":1', 1).decode()
    assert refusal(ann, "POST", "/api/import", {"saved": broken})[1].startswith("saved-")
    assert refusal(ann, "POST", "/api/import", {"saved": "{}"})[1] == "saved-unreadable"
    again = ann.request("POST", f"/api/tables/{code}/rematch", {})
    assert ola.request("POST", f"/api/tables/{code}/rematch", {})["code"] == again["code"]
    assert refusal(Guest(server.address), "POST", f"/api/tables/{code}/rematch", {}) == (403, "not-your-seat")
    assert start(ann, again["code"])["table"]["status"] == "running"


def test_my_tables_tell_whose_turn_it_is(server: RunningServer) -> None:
    code, (ann, ola) = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    start(ann, code)
    turns = [guest.request("GET", "/api/my")["tables"][0]["your_turn"] for guest in (ann, ola)]
    assert sorted(turns) == [False, True]


def test_my_tables_tell_deadlines_and_results(finished: Any, server: RunningServer) -> None:
    code, (ann, ola), _ = finished
    results = [
        next(table for table in guest.request("GET", "/api/my")["tables"] if table["code"] == code)
        for guest in (ann, ola)
    ]
    assert sorted(result["place"] for result in results) == [1, 2]
    (winner,) = {tuple(result["winners"]) for result in results}
    assert winner == (("Ann",) if results[0]["place"] == 1 else ("Ola",))
    assert {result["deadline"] for result in results} == {None}
    clock = {"kind": "slow", "seconds": 86_400}
    code, guests = open_table(server.address, ["Ann", "Ola"], options={"players": 2}, clock=clock)
    start(guests[0], code)
    listed = [guest.request("GET", "/api/my")["tables"][0] for guest in guests]
    (asked,) = [table for table in listed if table["your_turn"]]
    assert asked["deadline"] == pytest.approx(asked["touched"] + 86_400, abs=2)
    assert [table["deadline"] for table in listed if not table["your_turn"]] == [None]


def test_my_tables_call_a_lesson_by_its_title(server: RunningServer) -> None:
    ann = Guest(server.address)
    lesson = {"game": "wizards-and-witches", "chapter": "strategic", "sitter": {"name": "Ann"}}
    ann.request("POST", "/api/learn", lesson)
    (listed,) = ann.request("GET", "/api/my")["tables"]
    assert listed["lesson"] == "Strategic"
    _, guests = open_table(server.address, ["Ann", "Ola"], options={"players": 2})
    assert [table["lesson"] for table in guests[0].request("GET", "/api/my")["tables"]] == [None]


def test_the_shelf_tells_which_options_clash_and_which_change_nothing(server: RunningServer) -> None:
    games = {game["name"]: game for game in Guest(server.address).request("GET", "/api/games")["games"]}
    isle = games["isle-of-cats"]
    options = {option["name"]: option for option in isle["options"]}
    assert options["difficulty"]["moot"] == {"players": [2, 3, 4, 5, 6]}
    assert options["family"]["first_game"] == "good"
    needed = {"players": [5, 6], "late_arrivals": [False]}
    assert [clash["text"] for clash in isle["clashes"] if clash["when"] == needed] == [
        "Five or six players need the option “Late arrivals”."
    ]


@pytest.mark.parametrize(("players", "told"), [(1, True), (2, False)])
def test_a_table_tells_no_option_that_changes_nothing_there(
    server: RunningServer, players: int, told: bool
) -> None:
    body = {"game": "isle-of-cats", "options": {"players": players}, "sitter": {"name": "Ann"}}
    guest = Guest(server.address)
    code = guest.request("POST", "/api/tables", body)["code"]
    options = guest.request("GET", f"/api/tables/{code}")["table"]["options"]
    assert ("difficulty" in [option["name"] for option in options]) == told
