"""Whole games of every game in the browser, played by the page's own controls."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, GAMES, SOME_GAMES, Parlour, wait_for, whoever_is_asked


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play_a_whole_game_to_its_score(parlour: Parlour, game: str) -> None:
    host, guest = parlour.person("Ada"), parlour.person("Bolek", size=DESK, language="pl", theme="dark")
    assert game in host.games()
    code = host.open_table(game, friends=1, options=GAMES[game])
    guest.go(f"/table/{code}")
    guest.button("Usiądź tutaj").click()
    expect(host.page.locator(".name", has_text="Bolek")).to_be_visible()
    host.shot(f"{game}-waiting")
    host.push("Start")
    host.seated()
    guest.seated()
    for turn in range(12):
        whoever_is_asked(host, guest).touch(turn)
    host.shot(f"{game}-table")
    guest.shot(f"{game}-table")
    host.play_to_the_end(guest)
    for person in (host, guest):
        expect(person.page.locator("dialog table tbody tr").first).to_be_visible()
        person.settled()
        person.shot(f"{game}-end")


@pytest.mark.parametrize("game", SOME_GAMES)
def test_a_game_is_played_by_keyboard_alone(parlour: Parlour, game: str) -> None:
    person = parlour.person("Ada", size=DESK)
    assert game in person.games()
    person.open_table(game, options={**GAMES[game], "players": 2})
    person.seated()
    keys, moves = person.page.keyboard, 0
    for _ in range(400):
        person.asked()
        if person.over or moves >= 12:
            break
        keys.press("Tab")
        here = person.page.evaluate(
            "(offered) => document.activeElement.matches(offered)", person.offered_selector()
        )
        if here:
            keys.press("Enter")
            moves += 1
    assert moves >= 12 or person.over


def test_every_game_fits_a_phone_lying_and_standing(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    for game in person.games():
        person.open_table(game, options={"players": 2})
        person.seated()
        for width, height in ((360, 740), (740, 360)):
            person.page.set_viewport_size({"width": width, "height": height})
            wait_for(person.page, "(width) => innerWidth === width", width)
            person.settled()
            wide = person.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{game} is {wide} wide on {width}"
