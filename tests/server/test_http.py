"""Everything around live play: sitting down, links, lists, replays, files."""

import asyncio
import json
import random
import urllib.request
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from purrlor.server import pages
from purrlor.server.api import show_address
from purrlor.server.app import Door
from purrlor.server.client import Guest, No, Wire
from purrlor.server.fairness import commitment
from purrlor.server.limits import Limits
from purrlor.server.seats import Signatures
from purrlor.table.reasons import refused
from purrlor.table.wire import load
from tests.server.parlour import GAME, Visited, open_table, play_on, start


def play_to_the_end(guests: list[Guest], code: str) -> list[Wire]:
    async def main() -> list[Wire]:
        wires = [Wire(guest, code, packed=i == 0) for i, guest in enumerate(guests)]
        for wire in wires:
            await wire.open()
        await asyncio.gather(*(play_on(wire, random.Random(i)) for i, wire in enumerate(wires)))
        for wire in wires:
            await wire.close()
        return wires

    return asyncio.run(main())


@pytest.fixture(scope="module")
def finished(house: Visited) -> tuple[str, list[Guest], list[Wire]]:
    code, guests = open_table(house.address, ["Ann", "Ola"], options={"players": 2})
    start(guests[0], code)
    return code, guests, play_to_the_end(guests, code)


def refusal(guest: Guest, method: str, path: str, body: object = None) -> tuple[int, str]:
    with pytest.raises(No) as no:
        guest.ask(method, path, body)
    return no.value.status, no.value.reason["key"]


def test_games_are_described_in_the_language_asked_for(house: Visited) -> None:
    games = Guest(house.address, "pl").ask("GET", "/api/games")
    game = next(game for game in games["games"] if game["name"] == GAME)
    assert game["text"] == "Czarodzieje i czarownice"
    assert {option["name"] for option in game["options"]} == {"players", "challenging", "strategic"}
    assert "cat" in [bot["name"] for bot in games["bots"]]
    assert Guest(house.address).ask("GET", f"/api/games/{GAME}/rules")["text"]


def test_only_numbers_of_players_that_some_options_allow_are_offered(house: Visited) -> None:
    games = Guest(house.address).ask("GET", "/api/games")["games"]
    offered = {game["name"]: game["options"][0]["values"] for game in games}
    assert offered["wizard-kittens"] == [2, 3, 4]
    assert offered["isle-of-cats"] == [1, 2, 3, 4, 5, 6]


def test_whoever_came_by_localhost_learns_where_friends_find_the_house() -> None:
    def told(host: str) -> str:
        asking: Any = SimpleNamespace(
            request=SimpleNamespace(url=SimpleNamespace(hostname=host)),
            house=SimpleNamespace(friends="http://192.0.2.7:8642"),
        )
        return asyncio.run(show_address(asking, None)).address

    assert told("localhost") == told("127.0.0.1") == "http://192.0.2.7:8642"
    # A house on the open net does not tell strangers what it is called at home.
    assert told("parlour.example") == ""


def test_options_are_refused_with_the_rule(house: Visited) -> None:
    guest = Guest(house.address)
    with pytest.raises(No) as no:
        guest.ask("POST", "/api/tables", {"game": GAME, "options": {"players": 2, "challenging": True}})
    assert no.value.reason["rule"] == "WW-22"
    assert "⟨" not in no.value.reason["text"]
    assert refusal(guest, "POST", "/api/tables", {"game": "chess"})[1] == "no-such-game"
    assert refusal(guest, "POST", "/api/tables", {"game": GAME, "bots": {"9": "cat"}})[1] == "no-such-seat"
    assert refusal(guest, "POST", "/api/tables", {"game": GAME, "bots": {"1": "dog"}})[1] == "no-such-bot"
    assert refusal(guest, "POST", "/api/tables", {"game": GAME, "deck": {"x": []}})[1] == "deck-no-such-table"


def test_open_tables_are_listed_only_if_public(house: Visited) -> None:
    guest = Guest(house.address)
    secret, _ = open_table(house.address, ["Ann"])
    public, _ = open_table(house.address, ["Ann"], public=True)
    codes = [table["code"] for table in guest.ask("GET", "/api/tables")["tables"]]
    assert public in codes
    assert secret not in codes


def test_a_code_is_read_as_people_write_it(house: Visited) -> None:
    code, _ = open_table(house.address, ["Ann"])
    spoken = f"{code[:4]}-{code[4:]}".upper()
    assert Guest(house.address).ask("GET", f"/api/tables/{spoken}")["table"]["code"] == code


def test_a_table_begins_when_all_seats_are_taken_and_the_host_says_so(house: Visited) -> None:
    code, (ann, ola) = open_table(house.address, ["Ann", "Ann"], options={"players": 3})
    assert refusal(ola, "POST", f"/api/tables/{code}/start", {}) == (403, "host-only")
    assert refusal(ann, "POST", f"/api/tables/{code}/start", {}) == (400, "seats-empty")
    third = Guest(house.address)
    assert third.join(code, "Zed")["seat"] == 2
    assert refusal(Guest(house.address), "POST", f"/api/tables/{code}/join", {}) == (400, "table-full")
    page = start(ann, code)
    assert page["table"]["status"] == "running"
    assert [seat["name"] for seat in page["table"]["seats"]] == ["Ann", "Ann 2", "Zed"]
    assert refusal(Guest(house.address), "POST", f"/api/tables/{code}/join", {}) == (400, "begun")


def test_the_commitment_is_shown_before_and_opened_after(finished: Any, house: Visited) -> None:
    code, guests, wires = finished
    opening = wires[0].ended["opening"]
    assert commitment(opening["secret"]) == wires[1].lobby["table"]["commitment"]
    assert opening["seed"] == ":".join([opening["secret"], *opening["contributions"]])
    verified = guests[0].ask("GET", f"/api/tables/{code}/verify")
    assert verified["fair"]


def test_a_personal_link_gives_the_seat_to_another_device_until_it_is_renewed(house: Visited) -> None:
    code, (ann, ola) = open_table(house.address, ["Ann", "Ola"], options={"players": 2})
    phone = Guest(house.address)
    link = ann.ask("GET", f"/api/tables/{code}/link?seat=0")["link"]
    assert refusal(ola, "GET", f"/api/tables/{code}/link?seat=0") == (403, "not-your-seat")
    assert phone.ask("POST", "/api/seat", {"token": link.removeprefix("/seat/")})["seat"] == 0
    assert phone.ask("GET", "/api/my")["tables"][0]["code"] == code
    new = ann.ask("POST", f"/api/tables/{code}/renew", {"seat": 0})["link"]
    assert new != link
    assert phone.ask("GET", f"/api/tables/{code}")["seats"] == []
    old = {"token": link.removeprefix("/seat/")}
    assert refusal(phone, "POST", "/api/seat", old) == (403, "bad-link")
    assert refusal(phone, "POST", "/api/seat", {"token": "forged"}) == (403, "bad-link")


def test_an_invitation_can_be_renewed(house: Visited) -> None:
    code, (ann,) = open_table(house.address, ["Ann"])
    assert refusal(Guest(house.address), "POST", f"/api/tables/{code}/invite", {}) == (403, "host-only")
    new = ann.ask("POST", f"/api/tables/{code}/invite", {})["code"]
    assert refusal(ann, "GET", f"/api/tables/{code}") == (404, "no-such-table")
    assert ann.ask("GET", f"/api/tables/{new}")["host"]


def test_a_finished_game_is_exported_imported_forked_and_played_again(finished: Any, house: Visited) -> None:
    code, (ann, ola), _ = finished
    request = urllib.request.Request(f"{house.address}/api/tables/{code}/export")
    saved = urllib.request.urlopen(request).read()
    match = load(saved)
    assert match.over
    moves = len(match.log)
    bots = {"1": "cat"}
    forked = ola.ask("POST", f"/api/tables/{code}/fork", {"move": moves - 3, "bots": bots})
    start(ola, forked["code"])
    (wire,) = play_to_the_end([ola], forked["code"])
    assert wire.ended is not None
    assert wire.lobby["table"]["commitment"] is None
    assert refusal(ola, "POST", f"/api/tables/{code}/fork", {"move": 9999}) == (400, "no-such-move")
    half = load(saved).at(moves // 2)
    from purrlor.table.wire import save

    imported = ann.ask("POST", "/api/import", {"saved": save(half).decode(), "bots": bots})
    page = start(ann, imported["code"])
    assert page["table"]["moves"] == len(half.steps)
    broken = saved.replace(b'"seat":0', b'"seat":1', 1).decode()
    assert refusal(ann, "POST", "/api/import", {"saved": broken})[1].startswith("saved-")
    assert refusal(ann, "POST", "/api/import", {"saved": "{}"})[1] == "saved-unreadable"
    again = ann.ask("POST", f"/api/tables/{code}/rematch", {})
    assert ola.ask("POST", f"/api/tables/{code}/rematch", {})["code"] == again["code"]
    assert refusal(Guest(house.address), "POST", f"/api/tables/{code}/rematch", {}) == (403, "not-your-seat")
    assert start(ann, again["code"])["table"]["status"] == "running"


def test_a_replay_shows_everything_after_the_end(finished: Any, house: Visited) -> None:
    code, _, wires = finished
    stranger = Guest(house.address)
    last = stranger.ask("GET", f"/api/tables/{code}/replay")
    assert last["table"] == wires[0].step["table"]
    for move in range(0, last["moves"], 7):
        shown = stranger.ask("GET", f"/api/tables/{code}/replay?move={move}")
        assert all(own is not None for own in shown["own"])
        assert "⟨" not in json.dumps(shown, ensure_ascii=False)


def test_a_running_game_gives_nothing_away(house: Visited) -> None:
    code, (ann, _) = open_table(house.address, ["Ann", "Ola"], options={"players": 2, "strategic": True})
    start(ann, code)
    for path in ("export", "verify"):
        assert refusal(ann, "GET", f"/api/tables/{code}/{path}") == (400, "not-over-yet")
    assert refusal(ann, "POST", f"/api/tables/{code}/fork", {"move": 0}) == (400, "not-over-yet")
    assert refusal(ann, "GET", f"/api/tables/{code}/replay?seat=1") == (403, "not-your-seat")
    shown = ann.ask("GET", f"/api/tables/{code}/replay?seat=0")
    assert [own is not None for own in shown["own"]] == [True, False]
    shown = Guest(house.address).ask("GET", f"/api/tables/{code}/replay")
    assert shown["own"] == [None, None]
    page = json.dumps(ann.ask("GET", f"/api/tables/{code}"))
    assert "secret" not in page
    assert "seed" not in page


def test_my_tables_tell_whose_turn_it_is(house: Visited) -> None:
    code, (ann, ola) = open_table(house.address, ["Ann", "Ola"], options={"players": 2})
    start(ann, code)
    turns = [guest.ask("GET", "/api/my")["tables"][0]["your_turn"] for guest in (ann, ola)]
    assert sorted(turns) == [False, True]


def test_whoever_asks_too_often_gets_no_hints() -> None:
    code = "abcdefgh"
    looked: list[str] = []

    class Inn:
        """Notes who looks for a table."""

        signatures = Signatures("x")
        limits = Limits()

        async def get(self, code: str) -> None:
            looked.append(code)
            raise refused("no-such-table")

    async def look(**more: object) -> None:
        cookie = f"purrlor={Inn.signatures.cookie('ann')}".encode()
        scope = {"type": "http", "headers": [(b"cookie", cookie)], "query_string": b"", **more}
        request = Request({**scope, "path_params": {"path": f"table/{code}"}, "method": "GET", "path": "/"})
        await Door(Inn()).show_page(request)  # type: ignore[arg-type]

    asyncio.run(look())
    assert looked == [code]
    asyncio.run(look(**{"purrlor.no": "too-often"}))
    assert looked == [code]


def test_without_a_built_page_there_is_a_plain_one(house: Visited, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "built", lambda: None)
    page = urllib.request.urlopen(f"{house.address}/table/abcdefgh")
    assert page.status == 200
    assert b"Purrlor" in page.read()
    assert refusal(Guest(house.address), "GET", "/nowhere") == (404, "no-such-page")
    assert refusal(Guest(house.address), "GET", "/../../etc/passwd") == (404, "no-such-page")


def test_health_metrics_and_description(house: Visited, tmp_path: Path) -> None:
    assert Guest(house.address).ask("GET", "/health")["status"] == "ok"
    text = urllib.request.urlopen(f"{house.address}/metrics").read().decode()
    assert "purrlor_moves_total" in text
    described = Guest(house.address).ask("GET", "/openapi.json")
    assert described["paths"]["/api/tables/{code}/join"]["post"]["summary"]
