"""Owners' decks over HTTP: what a deck may hold, all errors, files, trials, and the deck of a table."""

from __future__ import annotations

import http.client
import json
from contextlib import closing
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest

from purrlor.client import Guest
from purrlor.table.deck_file import export_deck, read_deck
from purrlor.table.game import all_games, find_game
from tests.scale import SEED, SOAK, games
from tests.server.http.test_review import finished_review
from tests.server.servers import RunningServer, play_to_the_end, refusal, start
from tests.table.hostile_decks import ODD, spoiled_deck, spoiled_file

KITTENS = "wizard-kittens"
OWN = f'''game = "{KITTENS}"
[[curse]]
id = "hairball"
name_en = "Yarn <b>Curse</b>"
points = 9
recipe = ["potion", "potion"]
'''


@pytest.mark.parametrize("game", [game.name for game in all_games().values() if game.deck_tables])
def test_a_guide_tells_an_editor_all_it_needs(server: RunningServer, game: str) -> None:
    for language in ("en", "pl"):
        guide = Guest(server.address, language).request("GET", f"/api/games/{game}/deck")
        assert "⟨" not in json.dumps(guide, ensure_ascii=False)
        for told, table in zip(guide["tables"], find_game(game).deck_tables, strict=True):
            assert [card["id"] for card in told["cards"]] == table.ids
            assert {card["source"] for card in told["cards"]} <= set(guide["sources"])
            fields = {field["name"]: field for field in told["fields"]}
            for card in told["cards"]:
                # Our own rows lie within the limits that are told.
                for name, cell in card["row"].items():
                    field = fields.get(name, {"kind": "id"})
                    words = [one["word"] for one in field.get("words", [])]
                    assert field["kind"] != "number" or field["least"] <= cell <= field["most"]
                    assert field["kind"] != "word" or cell in words
                    assert field["kind"] != "words" or set(cell) <= set(words)
    printed = {"snail": "printed", "copycat": "partly", "hairball": "house"}
    if game == KITTENS:
        assert {card["id"]: card["source"] for card in guide["tables"][0]["cards"]} | printed == {
            card["id"]: card["source"] for card in guide["tables"][0]["cards"]
        }


def test_a_deck_is_checked_with_all_its_errors_and_written_as_a_file(server: RunningServer) -> None:
    guest, deck = Guest(server.address), read_deck(find_game(KITTENS), OWN)
    good = guest.request("POST", "/api/decks/check", {"game": KITTENS, "deck": deck})
    assert good["faults"] == []
    assert read_deck(find_game(KITTENS), good["file"]) == deck
    for row in deck["curse"]:
        row["points"] = 99
    bad = guest.request("POST", "/api/decks/check", {"game": KITTENS, "deck": deck})
    assert [fault["field"] for fault in bad["faults"]] == ["points"] * 12
    assert bad["file"] == ""
    assert bad["faults"][0]["text"] == "The number must be from 0 to 20."


def test_a_deck_file_is_read_by_the_game_that_it_names(server: RunningServer) -> None:
    guest = Guest(server.address, "pl")
    read = guest.request("POST", "/api/decks/read", {"text": OWN})
    assert (read["game"], read["faults"]) == (KITTENS, [])
    assert read["deck"] == read_deck(find_game(KITTENS), OWN)
    spoiled = guest.request(
        "POST", "/api/decks/read", {"text": OWN.replace("9", "99").replace("potion", "mouse")}
    )
    assert [(fault["line"], fault["field"]) for fault in spoiled["faults"]] == [(5, "points"), (6, "recipe")]
    assert spoiled["deck"] == {}
    assert "Pierwszy wiersz" in guest.request("POST", "/api/decks/read", {"text": ""})["faults"][0]["text"]
    long = guest.request("POST", "/api/decks/read", {"text": OWN + "#" * 100_000})
    assert [fault["text"] for fault in long["faults"]] == [
        "Plik talii jest za duży: może mieć najwyżej 100 tysięcy znaków."
    ]


def test_whoever_sits_down_sees_that_own_cards_are_in_play_and_reads_them(server: RunningServer) -> None:
    guest, friend = Guest(server.address), Guest(server.address, "pl")
    deck = read_deck(find_game(KITTENS), OWN)
    body = {"game": KITTENS, "options": {"players": 2}, "deck": deck, "bots": {"1": "random"}}
    code = guest.request("POST", "/api/tables", body)["code"]
    assert friend.request("GET", f"/api/tables/{code}")["table"]["own_cards"] == 1
    shown = friend.request("GET", f"/api/tables/{code}/deck")
    assert shown["deck"] == deck
    assert shown["texts"]["curse-hairball"] == "Yarn <b>Curse</b>"
    start(guest, code)
    play_to_the_end([guest], code)
    # The deck is bound with the rest, goes into the file, and comes again with a fork and a rematch.
    assert guest.request("GET", f"/api/tables/{code}/verify")["fair"]
    assert guest.request("GET", f"/api/tables/{code}/replay?move=1")["move"] == 1
    forked = guest.request("POST", f"/api/tables/{code}/fork", {"move": 1, "bots": {"1": "random"}})["code"]
    again = guest.request("POST", f"/api/tables/{code}/rematch", {})["code"]
    for other in (forked, again):
        assert guest.request("GET", f"/api/tables/{other}/deck")["deck"] == deck
    if SOAK:  # a round takes about ten seconds
        assert guest.request("POST", f"/api/tables/{code}/review", {})["working"]
        assert finished_review(guest, code)["told"]["rounds"] >= 1


def tried(server: RunningServer, body: dict[str, Any]) -> Any:
    """Let bots play; however long that takes on a busy machine."""
    place = urlsplit(server.address)
    with closing(http.client.HTTPConnection(place.hostname or "", place.port, timeout=600)) as connection:
        connection.request("POST", "/api/decks/try", json.dumps(body).encode())
        return json.loads(connection.getresponse().read())


def test_bots_try_a_deck_a_few_games_at_a_time(server: RunningServer) -> None:
    guest, deck = Guest(server.address), read_deck(find_game(KITTENS), OWN)
    body = {"game": KITTENS, "deck": deck, "options": {"players": 2}}
    first = tried(server, body)
    second = tried(server, {**body, "tally": first["tally"]})
    assert second["tally"]["games"] == 2 * first["tally"]["games"] > 0
    assert first["findings"] == []  # too early
    assert sum(second["tally"]["endings"].values()) == second["tally"]["games"]
    assert {use["card"] for use in second["uses"] if use["table"] == "curse"} == set(
        find_game(KITTENS).deck_tables[0].ids
    )
    full = {**body, "tally": {**second["tally"], "games": 1000}}
    assert refusal(guest, "POST", "/api/decks/try", full)[1] == "enough-games"
    # Nobody can have won or used a card more often than there were games.
    games = second["tally"]["games"]
    for odd in (
        {"seats": [1.0]},
        {"seats": [16_000.0, 0.0]},
        {"cards": {"curse": {"snail": {"games": 1000}}}},
        {"cards": {"curse": {"snail": {"games": games, "users": 2.0 * games + 1}}}},
        {"cards": {"curse": {"snail": {"games": games, "users": 1.0, "wins": 16_000.0}}}},
    ):
        given = {**body, "tally": {**second["tally"], **odd}}
        assert refusal(guest, "POST", "/api/decks/try", given)[1] == "bad-body"


def test_hostile_decks_never_break_the_server(server: RunningServer) -> None:
    rng = Random(SEED)
    place = urlsplit(server.address)
    with closing(http.client.HTTPConnection(place.hostname or "", place.port, timeout=600)) as connection:
        shelf = [game for game in all_games().values() if game.deck_tables]
        for _ in range(games(60, 3500)):
            game = rng.choice(shelf)
            path = rng.choice(["decks/check", "decks/read", "tables", "decks/check"])
            if path == "decks/read":
                body: dict[str, Any] = {"text": spoiled_file(game, rng)}
            else:
                body = {"game": game.name, "deck": spoiled_deck(game, rng)}
                if rng.random() < 0.1:
                    body["deck"] = rng.choice(ODD)
            connection.request("POST", f"/api/{path}", json.dumps(body).encode())
            answer = connection.getresponse()
            said = answer.read().decode()
            assert answer.status < 500, said
            assert "Traceback" not in said
            if answer.status == 200 and "faults" in said:
                for fault in json.loads(said)["faults"]:
                    assert fault["text"]
                    assert fault["field"] or fault["line"] is not None or "deck" in path
        whole = export_deck(find_game("isle-of-cats"))
        connection.request("POST", "/api/decks/read", json.dumps({"text": whole * 40}).encode())
        answer = connection.getresponse()
        assert answer.status in (200, 400)
        answer.read()
