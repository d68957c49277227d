"""What somebody who has never been here finds without asking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, GAMES, PHONE, Parlour
from tests.web.test_screens import problems
from tests.web.test_table import WW


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESK, "dark")])
def test_whoever_comes_by_link_or_shares_a_screen_gives_a_name(
    parlour: Parlour, size: tuple[int, int], theme: str
) -> None:
    person, friend = parlour.person("Ada", size=size), parlour.person(size=size, theme=theme)
    code = person.open_table(WW, friends=2, options={"players": 3})
    friend.go(f"/table/{code}")
    friend.page.get_by_label("Your name").fill("Bolek")
    friend.shot(f"by-link-{theme}")
    assert problems(friend) == []
    friend.button("Sit here").click()
    expect(friend.page.get_by_label("Your name")).to_be_hidden()
    assert friend.page.evaluate("JSON.parse(localStorage.purrlor).name") == "Bolek"
    friend.button("Somebody at this screen").click()
    name = friend.page.get_by_label("Who sits here?")
    expect(name).to_be_focused()
    expect(name).to_have_attribute("placeholder", "Bolek 3")
    name.fill("Celina")
    friend.shot(f"one-screen-{theme}")
    assert problems(friend) == []
    name.press("Enter")
    expect(person.page.locator(".seat .name")).to_have_text(["Ada", "Bolek", "Celina"])


def test_the_fingerprint_of_the_shuffle_is_shown_before_and_during_the_game(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    code = person.open_table(WW, friends=1, options={"players": 2})
    whole = person.api(f"tables/{code}")["table"]["commitment"]
    for where in ("waiting", "menu"):
        if where == "menu":
            person.page.get_by_label("Add a bot").select_option("random")
            person.button("Begin").click()
            person.button("More").click()
        short = person.page.get_by_text(f"Fingerprint of the shuffle: {whole[:8]}…")
        expect(person.page.get_by_text(whole)).to_be_hidden()
        short.click()
        expect(person.page.get_by_text(whole)).to_be_visible()
        person.page.get_by_text(whole).scroll_into_view_if_needed()
        person.shot(f"fingerprint-{where}")
        assert problems(person) == []


@pytest.mark.parametrize("game", GAMES)
def test_who_leaves_is_asked_and_the_others_are_told_that_a_bot_plays(parlour: Parlour, game: str) -> None:
    person, friend = parlour.person("Ada"), parlour.person("Bolek", size=DESK, theme="dark")
    code = person.open_table(game, friends=1, options={"players": 2})
    friend.go(f"/table/{code}")
    friend.button("Sit here").click()
    person.button("Begin").click()
    friend.seated()
    mark = friend.page.locator("[data-face] .bot")
    expect(mark).to_have_count(0)
    person.button("More").click()
    person.button("Leave the table").click()
    expect(person.page.get_by_role("group", name="Sure? A bot plays for you")).to_be_visible()
    person.shot("leave")
    assert problems(person) == []
    person.button("Not yet").click()
    assert not person.api(f"tables/{code}")["table"]["seats"][0]["away"]
    person.button("Leave the table").click()
    person.button("Leave the table").click()
    expect(person.page.locator(".box").first).to_be_visible()
    expect(friend.page.locator(".stage", has_text="Ada has left: a bot plays on.")).to_be_visible()
    expect(friend.page.locator(".log li", has_text="Ada has left: a bot plays on.")).to_have_count(1)
    expect(mark).to_have_text("bot")
    friend.shot(f"{game}-left")
    assert problems(friend) == []
