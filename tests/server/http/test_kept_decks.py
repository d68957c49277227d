"""Owners' decks in profiles: on every device, exported, erased and bounded."""

from __future__ import annotations

from typing import Any

from purrlor.client import Guest
from tests.server.http.test_profile import keep, second_device
from tests.server.servers import RunningServer, refusal

PATH = "/api/me/decks/wizard-kittens"


def draft(guest: Guest, points: int = 7) -> dict[str, Any]:
    """Enter one curse of the box."""
    guide = guest.request("GET", "/api/games/wizard-kittens/deck")
    snail = next(card for card in guide["tables"][0]["cards"] if card["id"] == "snail")
    return {"curse": {"snail": {**snail["row"], "points": points, "name_pl": "Ślimak <b>"}}}


def test_a_guest_keeps_cards_in_the_browser_alone(server: RunningServer) -> None:
    guest = Guest(server.address)
    assert guest.request("GET", PATH) == {"profile": False, "draft": {}, "at": 0.0, "newer": False}
    assert refusal(guest, "POST", PATH, {"draft": draft(guest), "at": 0})[1] == "no-profile"
    assert refusal(guest, "GET", "/api/me/decks/chess")[1] == "no-such-game"


def test_cards_of_a_profile_are_on_every_device_until_they_are_deleted(server: RunningServer) -> None:
    ann = Guest(server.address)
    keep(ann)
    entered = draft(ann)
    assert ann.request("GET", PATH) == {"profile": True, "draft": {}, "at": 0.0, "newer": False}
    kept = ann.request("POST", PATH, {"draft": entered, "at": 0})
    assert (kept["profile"], kept["draft"], kept["newer"]) == (True, entered, False)
    phone = second_device(ann)
    assert phone.request("GET", PATH) == kept
    # A change counts on whichever device it is made; another game has its own cards.
    later = phone.request("POST", PATH, {"draft": draft(ann, 9), "at": kept["at"]})
    assert later["at"] > kept["at"]
    assert ann.request("GET", PATH)["draft"]["curse"]["snail"]["points"] == 9
    assert ann.request("GET", "/api/me/decks/battle-kittens")["draft"] == {}
    # All cards deleted is not the same as none ever kept.
    emptied = ann.request("POST", PATH, {"draft": {}, "at": later["at"]})
    assert (emptied["draft"], emptied["at"] > later["at"]) == ({}, True)
    assert phone.request("GET", PATH) == emptied


def test_a_device_that_has_not_seen_the_last_change_overwrites_nothing(server: RunningServer) -> None:
    ann = Guest(server.address)
    keep(ann)
    first = ann.request("POST", PATH, {"draft": draft(ann), "at": 0})
    second = ann.request("POST", PATH, {"draft": draft(ann, 9), "at": first["at"]})
    for seen in (0, first["at"], second["at"] + 1):
        answer = ann.request("POST", PATH, {"draft": draft(ann, 3), "at": seen})
        assert answer == {**second, "newer": True}
    assert ann.request("GET", PATH) == second
    # However fast changes follow each other, each has a moment of its own.
    moments = [second["at"]]
    for points in range(5):
        moments.append(ann.request("POST", PATH, {"draft": draft(ann, points), "at": moments[-1]})["at"])
    assert moments == sorted(set(moments))


def test_cards_are_exported_and_erased_with_everything_else(server: RunningServer) -> None:
    ann, ola = Guest(server.address), Guest(server.address)
    for guest in (ann, ola):
        keep(guest)
        guest.request("POST", PATH, {"draft": draft(guest), "at": 0})
    (exported,) = ann.request("GET", "/api/me/export")["rows"]["decks"]
    assert exported["game"] == "wizard-kittens"
    assert "Ślimak" in exported["cards"]
    ann.request("POST", "/api/me/delete", {})
    assert ann.request("GET", PATH)["draft"] == {}
    assert ola.request("GET", PATH)["draft"] != {}


def test_what_no_card_has_is_left_out_and_too_much_is_refused(server: RunningServer) -> None:
    ann = Guest(server.address)
    keep(ann)
    foreign = {**draft(ann), "x": {"y": {"z": 1}}}
    foreign["curse"] |= {"no_such_curse": {"points": 1}}
    foreign["curse"]["snail"] |= {"__proto__": "x", "id": "copycat"}
    kept = ann.request("POST", PATH, {"draft": foreign, "at": 0})
    assert kept["draft"] == draft(ann)
    # Errors do not keep cards from being kept: they are told beside the field.
    wrong = draft(ann, 999)
    assert ann.request("POST", PATH, {"draft": wrong, "at": kept["at"]})["draft"] == wrong
    huge = {"curse": {"snail": {"name_en": "x" * 70_000}}}
    assert refusal(ann, "POST", PATH, {"draft": huge, "at": kept["at"]})[1] == "too-large"
    assert ann.request("GET", PATH)["draft"] == wrong
