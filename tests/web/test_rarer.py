"""Screens that one sees seldom: readable by everybody all the same."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from purrlor.games.isle_of_cats.actions import Choose, GiveUp, Remove
from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.records import Action
from purrlor.table.wire import save
from tests.web.people import DESK, GAMES, Parlour, Person
from tests.web.test_isle import SEA, play_until
from tests.web.test_screens import problems
from tests.web.test_table import WW

LYING = (740, 360)


def faults(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """Keep the screens that have faults."""
    return {name: list_ for name, list_ in found.items() if list_}


def come_to(person: Person, kind: type[Action], options: dict[str, Any]) -> None:
    """Open a table at the first moment of some game at which the first seat may do a thing."""
    for seed in range(200):
        match, chance = Match.new(find_game("isle-of-cats"), options, seed=str(seed)), Random(seed)
        while not match.over:
            seat = match.asked[0]
            choices = match.choices(seat)
            if seat == 0 and any(isinstance(choice, kind) for choice in choices):
                saved, bots = save(match).decode(), {"1": "random"}
                table = person.api("import", {"saved": saved, "bots": bots, "sitter": {"name": "Ada"}})
                person.api(f"tables/{table['code']}/start", {})
                return person.go(f"/table/{table['code']}")
            match.submit(seat, chance.choice(choices))
    raise AssertionError(f"never came: {kind}")


def test_choosing_and_clearing_on_the_isle_are_accessible(parlour: Parlour) -> None:
    found: dict[str, list[str]] = {}
    options = {"players": 2, "kittens": True, "beasts": True, "events": True}
    for theme, rare, sign in (("light", Remove, ".clear"), ("dark", GiveUp, ".notes .can")):
        person = parlour.person("Ada", theme=theme)
        come_to(person, rare, options)
        expect(person.page.locator(sign).first).to_be_visible()
        person.shot(f"isle-{rare.__name__}-{theme}")
        found[f"{rare.__name__} {theme}"] = problems(person)
        come_to(person, Choose, options)
        expect(person.page.locator(".choosing .can").first).to_be_visible()
        person.shot(f"isle-choosing-{theme}")
        found[f"choosing {theme}"] = problems(person)
        person.page.locator(".choosing .can").first.click()
        expect(person.page.locator(SEA).or_(person.page.locator(".choosing [style]")).first).to_be_visible()
    person.open_table("isle-of-cats", options={"players": 2, "family": True})
    person.seated()
    play_until(person, SEA)
    person.shot("isle-family")
    found["family"] = problems(person)
    assert faults(found) == {}


def test_a_phone_that_lies_is_accessible_and_hides_nothing(parlour: Parlour) -> None:
    found: dict[str, list[str]] = {}
    for number, game in enumerate(GAMES):
        person = parlour.person("Ada", size=LYING, theme=("light", "dark")[number % 2])
        person.open_table(game, options=GAMES[game])
        expect(person.page.locator(".now.mine")).to_be_visible()
        person.page.wait_for_timeout(150)
        person.shot(f"{game}-lying")
        found[game] = problems(person)
        # What now stands beside the board, and the board has the height for itself.
        now, board = person.page.locator(".now").bounding_box(), person.page.locator("main").bounding_box()
        assert now is not None
        assert board is not None
        assert board["x"] + board["width"] <= now["x"] + 1
        assert board["height"] >= LYING[1] * 0.8
    assert faults(found) == {}


def test_curtain_end_replay_and_verification_are_accessible(parlour: Parlour) -> None:
    found: dict[str, list[str]] = {}
    for theme, size in (("light", LYING), ("dark", DESK)):
        person = parlour.person("Ada", theme=theme, size=size)
        person.open_table(WW, friends=1, options={"players": 2})
        person.button("Somebody at this screen").click()
        person.button("Sit here").click()
        person.button("Begin").click()
        expect(person.page.locator(".curtain")).to_be_visible()
        found[f"curtain {theme}"] = problems(person)
        code = person.open_table(WW, options={"players": 2})
        person.seated()
        person.button("More").click()
        person.button("Settings").click()
        expect(person.page.get_by_role("switch").first).to_be_visible()
        found[f"settings {theme}"] = problems(person)
        person.page.keyboard.press("Escape")
        person.play_to_the_end()
        person.page.wait_for_timeout(300)
        found[f"end {theme}"] = problems(person)
        person.go(f"/verify/{code}")
        expect(person.page.get_by_text("the shuffle was fair")).to_be_visible()
        found[f"verify {theme}"] = problems(person)
        person.go(f"/replay/{code}")
        person.button("One on").click()
        expect(person.page.get_by_text("Move 1 of")).to_be_visible()
        person.shot(f"replay-{theme}")
        found[f"replay {theme}"] = problems(person)
    assert faults(found) == {}


def test_a_house_that_does_not_answer_is_told_and_asked_again(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.page.route("**/api/**", lambda route: route.abort())
    person.go("/")
    expect(person.page.get_by_text("The house does not answer")).to_be_visible()
    assert problems(person) == []
    person.page.unroute("**/api/**")
    person.button("Try again").click()
    expect(person.page.locator(".box").first).to_be_visible()
    person.go("/new/no-such-game")
    expect(person.page.get_by_text("no such game on the shelf")).to_be_visible()
    parlour.complaints.clear()  # the browser notes what was cut


def test_the_table_is_set_with_switches_in_the_players_language(parlour: Parlour) -> None:
    person = parlour.person("Ada", language="pl", theme="dark")
    person.go("/new/isle-of-cats")
    expect(person.page.get_by_text("bardzo trudno")).to_be_visible()
    person.page.get_by_text("Warianty i dodatki").click()
    person.page.get_by_role("switch", name="Bestie").check()
    person.page.get_by_label("1", exact=True).check()
    assert problems(person) == []
    person.button("Otwórz stół").click()
    expect(person.page.locator(".tag").get_by_text("Bestie")).to_be_visible()
    person.button("Zaczynamy").click()
    person.seated()
