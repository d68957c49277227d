"""What was played: history, the hall of fame, the public page of a game and its picture, in a browser."""

from __future__ import annotations

import re
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from purrlor.client import Guest
from tests.server.servers import play_to_the_end, start
from tests.web.people import DESK, LOOKS, House, Parlour, Person, until
from tests.web.test_screens import problems

DUEL, CLOCK = "wizards-and-witches", {"kind": "live", "seconds": 3600}


@dataclass(frozen=True)
class Evening:
    """What two people played: three ranked duels, and an evening on the Isle."""

    ada: Guest
    share: str  # of the last game


def play(guests: list[Guest], names: list[str], **body: Any) -> None:
    """Play a game to its end, at random."""
    body = {"sitter": {"name": names[0], "avatar": 7}, "options": {"players": 2}, **body}
    code = guests[0].request("POST", "/api/tables", body)["code"]
    for guest, name in zip(guests[1:], names[1:], strict=True):
        guest.request("POST", f"/api/tables/{code}/join", {"sitter": {"name": name, "avatar": 14}})
    start(guests[0], code)
    play_to_the_end(guests, code)


@pytest.fixture(scope="module")
def evening(house: House) -> Evening:
    ada, bolek = Guest(house.address), Guest(house.address)

    def meet() -> None:
        for _ in range(3):
            play([ada, bolek], ["Ada", "Bolek"], game=DUEL, ranked=True, clock=CLOCK)
        play([ada], ["Ada"], game="battle-kittens", options={"players": 3}, bots={"1": "kitten", "2": "cat"})
        play([ada, bolek], ["Ada", "Bolek"], game="isle-of-cats")

    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(meet).result()
    while (games := ada.request("GET", "/api/history")["games"])[0]["game"] != "isle-of-cats":
        time.sleep(0.05)  # results are written after the last move
    return Evening(ada, games[0]["share"])


def come_back(parlour: Parlour, evening: Evening, **how: Any) -> Person:
    """Let Ada come back in a browser."""
    person = parlour.person("Ada", **how)
    cookie = {"name": "purrlor", "value": evening.ada.cookie, "url": parlour.house.address}
    person.page.context.add_cookies([cookie])  # type: ignore[list-item]
    return person


@dataclass(frozen=True)
class Words:
    """What the screens say in a language."""

    lists: tuple[str, str, str]
    halls: tuple[str, str]
    boat: str
    fish: str


WORDS = {
    "en": Words(
        ("Statistics", "Opponents", "Records"),
        ("Most wins", "Ratings"),
        "Best boat, in points",
        "Most fish",
    ),
    "pl": Words(
        ("Statystyki", "Przeciwnicy", "Rekordy"),
        ("Najwięcej zwycięstw", "Ranking"),
        "Najlepsza łódź, w punktach",
        "Najwięcej ryb",
    ),
}


@pytest.mark.parametrize(("language", "size", "theme"), LOOKS)
def test_the_screens_of_what_was_played_are_accessible(
    parlour: Parlour, evening: Evening, language: str, size: tuple[int, int], theme: str
) -> None:
    ada = come_back(parlour, evening, size=size, language=language, theme=theme)
    page, words = ada.page, WORDS[language]
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        ada.settled()
        ada.shot(f"{name}-{theme}")
        found[name] = problems(ada)
        room = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        assert page.evaluate(room), f"{name} is wider than the screen"

    ada.go("/history")
    expect(page.locator("a.game")).to_have_count(5)
    look("history")
    for name, chosen, shown in zip(
        ("statistics", "opponents", "records"),
        words.lists,
        (page.locator("table").first, page.get_by_text("Bolek"), page.get_by_text(words.boat)),
        strict=True,
    ):
        page.get_by_role("radio", name=chosen).check()
        expect(shown).to_be_visible()
        look(f"history-{name}")
    expect(page.get_by_text(words.fish, exact=True)).to_be_visible()
    ada.go("/hall")
    expect(page.get_by_text(words.boat)).to_be_visible()
    look("hall")
    most_wins, ratings = words.halls
    page.get_by_role("radio", name=most_wins).check()
    # Who won the duels is luck; somebody won on the Isle and somebody in the duels.
    expect(page.locator("section ol li strong")).not_to_have_count(0)
    look("hall-champions")
    page.get_by_role("radio", name=ratings).check()
    # Of all games only the one with ranked tables is listed, without looking for it.
    expect(page.locator("main section h2")).to_have_count(1)
    expect(page.locator("main section li")).to_have_count(2)
    look("hall-ratings")
    ada.go(f"/played/{evening.share}")
    expect(page.locator(".board svg").first).to_be_visible()
    expect(page.locator("table").first).to_be_visible()
    look("played")
    assert {name: list_ for name, list_ in found.items() if list_} == {}


def test_the_history_is_filtered_by_game_opponent_and_bots(parlour: Parlour, evening: Evening) -> None:
    ada = come_back(parlour, evening, size=DESK)
    page, games = ada.page, ada.page.locator("a.game")
    ada.go("/history")
    expect(games).to_have_count(5)
    page.get_by_text("Filter").click()
    page.get_by_role("combobox", name="Game", exact=True).select_option("isle-of-cats")
    expect(games).to_have_count(1)
    page.get_by_role("combobox", name="Game", exact=True).select_option("")
    page.get_by_label("Ranked only").check()
    expect(games).to_have_count(3)
    page.get_by_role("combobox", name="Against").select_option("cat")
    expect(games).to_have_count(0)
    expect(page.get_by_text("No games like that.")).to_be_visible()
    # Head to head, and from there to all games with somebody.
    page.get_by_role("radio", name="Opponents").check()
    told = ada.api("statistics")["rivals"][0]
    expect(page.get_by_text(f"{told['ahead']} : {told['behind']}")).to_be_visible()
    ada.button("Games with Bolek").click()
    expect(games).to_have_count(4)
    games.first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The Isle of Cats")
    ada.button("Replay").click()
    expect(page.locator(".player")).to_be_visible()


def test_a_stranger_sees_a_finished_game_and_its_picture(parlour: Parlour, evening: Evening) -> None:
    eve = parlour.person("Eve", size=DESK, language="pl")
    eve.go(f"/played/{evening.share}")
    headline = eve.page.locator("#result").inner_text()
    assert headline.startswith(("Wygrywa:", "Wspólne"))
    expect(eve.page).to_have_title(f"Wyspa kotów · {headline} · Purrlor")
    # What other sites are told, who run no script.
    tags = eve.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('meta[property]')]
            .map((tag) => [tag.getAttribute('property'), tag.content]))"""
    )
    assert tags["og:title"] == f"Wyspa kotów · {headline}"
    size = eve.page.evaluate(
        """async (address) => {
            const picture = new Image();
            picture.src = address;
            await picture.decode();
            return [picture.naturalWidth, picture.naturalHeight];
        }""",
        tags["og:image"],
    )
    assert size == [1200, 630]
    assert tags["og:image"].endswith("language=pl")
    assert re.search(r"1\. \S+ -?\d+ · 2\. \S+ -?\d+", tags["og:description"])


def test_the_turns_are_in_the_title_of_every_tab(parlour: Parlour, evening: Evening) -> None:
    ada = come_back(parlour, evening)
    code = ada.open_table(DUEL, options={"players": 2})
    ada.asked()
    # An installed app gets a badge; a browser in a window only knows how to set it.
    ada.page.add_init_script(
        "window.badges = []; navigator.setAppBadge = async (count) => { window.badges.push(count); };"
    )
    for path, title in (
        ("/history", "My games"),
        ("/hall", "Hall of fame"),
        ("/find", "Find me a game"),
    ):
        ada.go(path)
        expect(ada.page).to_have_title(f"(1) {title} · Purrlor")
        until(ada.page, lambda: ada.page.evaluate("window.badges.at(-1) === 1"))
    ada.go(f"/table/{code}")
    ada.seated()
    expect(ada.page).not_to_have_title(re.compile(r"^\("))
