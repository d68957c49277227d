"""Finding each other: the queue, open tables, invitations, block and report; and the puzzle of the day."""

from __future__ import annotations

import calendar
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from purrlor.bots import puzzle
from purrlor.client import Guest
from tests.scale import SOAK
from tests.server.servers import RunningServer
from tests.web.people import DESK, LOOKS, PHONE, House, Parlour, Person, until
from tests.web.test_screens import problems

WORDS = {
    "en": {
        "search": "Search",
        "stop": "Stop waiting|Wait no longer",
        "any": "any",
        "play": "Play the puzzle",
    },
    "pl": {"search": "Szukaj", "stop": "Nie czekaj dłużej", "play": "Zagraj zagadkę"},
}


def look(person: Person, name: str) -> list[str]:
    """Keep a picture of a screen; list what is wrong with it."""
    person.settled()
    person.shot(name)
    page = person.page
    room = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    return problems(person) + ([] if page.evaluate(room) else [f"{name} is wider than the screen"])


@pytest.mark.parametrize(("language", "size", "theme"), LOOKS)
def test_the_screens_on_which_people_meet_are_accessible(
    parlour: Parlour, language: str, size: tuple[int, int], theme: str
) -> None:
    person = parlour.person("Ada", size=size, language=language, theme=theme)
    words, page = WORDS[language], person.page
    host = Guest(parlour.house.address, language)
    slow = {"kind": "slow", "seconds": 259_200}
    body = {"game": "isle-of-cats", "options": {"players": 3}, "public": True, "clock": slow}
    host.request("POST", "/api/tables", {**body, "sitter": host.sitter("Zofia")})
    found = {}
    person.go("/find")
    expect(page.get_by_text("Zofia").first).to_be_visible()
    found["find"] = look(person, f"find-{theme}")
    person.button(f"^{words['search']}$").click()
    expect(person.button(words["stop"])).to_be_visible()
    found["queue"] = look(person, f"queue-{theme}")
    person.button(words["stop"]).click()
    expect(person.button(f"^{words['search']}$")).to_be_visible()
    person.go("/daily")
    expect(person.button(words["play"])).to_be_visible()
    found["daily"] = look(person, f"daily-{theme}")
    assert {name: list_ for name, list_ in found.items() if list_} == {}


def test_two_find_each_other_and_bots_come_to_whoever_waited(parlour: Parlour) -> None:
    people = [parlour.person(name, size=size) for name, size in (("Ada", PHONE), ("Bolek", DESK))]
    for person in people:
        person.go("/find/battle-kittens")
        person.page.get_by_role("radio", name="3", exact=True).check()
        person.page.get_by_role("radio", name="60 s per move").check()
        person.page.get_by_role("radio", name="15 s").check()
        person.page.get_by_label("Then play against").select_option("kitten")
        person.button("^Search$").click()
    expect(people[0].page.get_by_text("2 of 3 are here · 60 s per move")).to_be_visible()
    for person in people:
        person.seated()
    tables = [person.page.url for person in people]
    assert tables[0] == tables[1]
    info = people[0].api(f"tables/{tables[0].rsplit('/', 1)[1]}")
    assert [seat["kind"] for seat in info["table"]["seats"]] == ["person", "person", "bot"]
    assert info["table"]["seats"][2]["bot"] == "kitten"
    assert info["table"]["clock"] == {"kind": "live", "seconds": 60}


def test_open_tables_are_filtered(parlour: Parlour) -> None:
    ada = parlour.person("Ada", size=DESK)
    for name, language, body in (
        ("Danuta", "pl", {"game": "isle-of-cats", "clock": {"kind": "slow", "seconds": 86_400}}),
        ("Edmund", "en", {"game": "wizard-kittens", "clock": {"kind": "live", "seconds": 60}}),
    ):
        host = Guest(parlour.house.address, language)
        sitter = host.sitter(name)
        host.request(
            "POST", "/api/tables", {**body, "public": True, "options": {"players": 3}, "sitter": sitter}
        )
    page = ada.page
    ada.go("/find")
    danuta, edmund = page.get_by_text("Danuta"), page.get_by_text("Edmund")
    expect(danuta).to_be_visible()
    expect(edmund).to_be_visible()
    section = page.locator("section[aria-labelledby=open]")
    for label, value in (("Game", "isle-of-cats"), ("Time", "slow"), ("Language", "pl")):
        chooser = section.get_by_role("combobox", name=label)
        chooser.select_option(value)
        expect(edmund).to_have_count(0)
        expect(danuta).to_be_visible()
        chooser.select_option("")
        expect(edmund).to_be_visible()
    section.get_by_label("Ranked").check()
    expect(danuta).to_have_count(0)


def test_a_ranked_table_says_so_before_anybody_sits_down(parlour: Parlour) -> None:
    ada, bolek = parlour.person("Ada", size=DESK), parlour.person("Bolek", language="pl")
    page = ada.page
    ada.go("/new/wizards-and-witches")
    page.get_by_role("radio", name="2", exact=True).check()
    warns = page.get_by_role("switch", name="Warn before a clear mistake")
    expect(warns).to_have_count(2)
    page.get_by_role("radio", name="180 s per move").check()
    page.get_by_role("switch", name="Ranked").check()
    expect(warns).to_have_count(1)  # that of games against bots
    ada.button("Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Ranked: changes ratings")).to_be_visible()
    bolek.go(page.url.removeprefix(parlour.house.address))
    expect(bolek.page.get_by_text("Rankingowa: zmienia ranking")).to_be_visible()
    # What would be refused is not offered.
    expect(page.get_by_role("combobox")).to_have_count(0)
    expect(ada.button("Player on this device")).to_have_count(0)
    bolek.push("Usiądź tutaj")
    ada.push("Start")
    for person in (ada, bolek):
        person.seated()


def test_those_who_played_are_invited_again_blocked_and_reported(parlour: Parlour) -> None:
    ada, bolek = parlour.person("Ada", size=DESK), parlour.person("Bolek")
    code = ada.open_table("wizards-and-witches", friends=1, start=False, options={"players": 2})
    bolek.go(f"/table/{code}")
    bolek.push("Sit here")
    ada.push("Start")
    for person in (ada, bolek):
        person.seated()
    ada.finish(bolek)
    ada.api(f"tables/{code}/share")
    again = ada.open_table("battle-kittens", friends=1, start=False, options={"players": 3})
    ada.page.get_by_text("Invite people you played with").click()
    ada.page.get_by_label("Bolek").check()
    assert look(ada, "invite-again") == []
    ada.button("^Invite$").click()
    expect(ada.page.get_by_text("Invitation sent.")).to_be_visible()
    bolek.go("/")
    expect(bolek.page.get_by_text("Ada invites you: Battle Kittens")).to_be_visible()
    assert look(bolek, "invited") == []
    bolek.page.locator(f"a[href='/table/{again}']").first.click()
    bolek.push("Sit here")
    # In the waiting room, as at the table, somebody is reported, and blocked.
    bolek.page.get_by_text("Block or report").click()
    bolek.button("Report: Ada").click()
    bolek.page.get_by_role("textbox", name="What happened?").fill("Hides under the table.")
    bolek.button("Send the report").click()
    expect(bolek.page.get_by_text(re.compile("owner"))).to_be_visible()
    bolek.button("Block: Ada").click()
    expect(bolek.button("Unblock")).to_be_visible()
    expect(bolek.button("Block: Ada")).to_have_count(0)
    assert look(bolek, "block") == []


# -- the puzzle of the day -----------------------------------------------------------------------------

DAY = 86_400.0
NEW_YEAR = calendar.timegm((2030, 1, 1, 12, 0, 0))  # always the same puzzles


@pytest.mark.parametrize("game", sorted(puzzle.kinds()) if SOAK else ["wizards-and-witches"])
def test_a_puzzle_is_played_and_the_bots_way_is_shown_afterwards_only(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    with RunningServer(tmp_path) as running:
        worker = running.house.worker
        days = (NEW_YEAR + DAY * number for number in range(len(puzzle.kinds())))
        noon = next(day for day in days if puzzle.game_of(puzzle.today_is(day)) == game)
        worker._wall += noon - worker.now()
        parlour = Parlour(House(running.address.replace("127.0.0.1", "localhost")), browser)
        ada, eve = parlour.person("Ada", size=PHONE), parlour.person("Eve", size=DESK, language="pl")
        ada.go("/daily")
        # By the clock of the server, whatever that of the device says.
        expect(ada.page.get_by_text(re.compile(r"\b12 hours left"))).to_be_visible()
        assert ada.api("daily")["game"] == game
        ada.button("Play the puzzle").click()
        ada.seated()
        ada.shot(f"puzzle-{game}")
        ada.play_to_the_end()
        ada.button("Results of the puzzle").click()
        # The bot thinks when the first one has played.
        expect(ada.page.get_by_text(re.compile("How .* did it"))).to_be_visible(timeout=240_000)
        expect(ada.page.get_by_text("You", exact=True)).to_be_visible()
        assert ada.page.locator(".moves li").count() > 0
        assert look(ada, f"puzzle-done-{game}") == []
        # Who has not played sees neither results nor the solution.
        eve.go("/daily")
        expect(eve.button("Zagraj zagadkę")).to_be_visible()
        assert "Ada" not in eve.page.locator("main").inner_text()
        expect(eve.page.locator(".moves")).to_have_count(0)
        told = eve.api("daily")
        assert (told["solvers"], told["solution"], told["you"]) == ([], None, None)
        # The next day everybody sees both.
        worker._wall += DAY
        eve.go(f"/daily/{told['day']}")
        expect(eve.page.get_by_text("Ada", exact=True)).to_be_visible()
        until(eve.page, lambda: eve.page.locator(".moves li").count() > 0)
        assert look(eve, f"puzzle-yesterday-{game}") == []
        parlour.close()
        assert parlour.complaints == []
