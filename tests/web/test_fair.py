"""Browsers add their part to the shuffle by themselves, and check it against what they saw before."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from playwright.sync_api import Route, expect

from purrlor.server.log.seed import pledge
from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.wire import save
from tests.web.people import DESK, PHONE, Parlour, Person
from tests.web.test_screens import problems
from tests.web.test_table import WW

SECRET = "The secret is the one whose fingerprint this browser saw"
BOUND = "those that this browser saw before the first card"
OWN = "What this browser contributed is in the seed."


def call_off(*people: Person) -> None:
    """End a game that everybody wants to end."""
    for person in people:
        person.button("More").click()
        person.button("Call off the game").click()
        person.page.get_by_role("button", name="Call off the game").last.click()
    for person in people:
        expect(person.page.get_by_role("dialog", name="Called off")).to_be_visible()


def friend_is_there(person: Person) -> None:
    """Wait until the friend who sat down is connected: only then are they asked for a contribution."""
    # Only to whoever is connected can a host hand over.
    expect(person.button("Make host")).to_be_visible()


def fulfil(answer: Any, route: Route) -> None:
    """Answer instead of the server."""
    route.fulfill(json=answer)


def begun(person: Person, code: str) -> Any:
    """Wait for the first card, and tell what everybody knows of the table then."""
    person.seated()
    return person.api(f"tables/{code}")["table"]


def test_people_and_those_beside_them_contribute_and_check(parlour: Parlour) -> None:
    person, friend = parlour.person("Ada", size=DESK), parlour.person("Bolek", size=PHONE)
    code = person.open_table(WW, friends=2, options={"players": 3})
    friend.go(f"/table/{code}")
    friend.button("Sit here").first.click()
    friend.button("Player on this device").click()
    friend.page.get_by_label("Who sits here?").press("Enter")
    friend_is_there(person)
    person.push("Start")
    table = begun(person, code)
    assert [pledge(given) for given in table["contributions"]] == table["pledges"]
    assert not any(seat["bot"] for seat in table["seats"])


def test_the_check_compares_with_what_was_seen_and_not_with_the_late_answer(parlour: Parlour) -> None:
    person, friend = parlour.person("Ada", size=DESK), parlour.person("Bolek", size=PHONE)
    code = person.open_table(WW, friends=1, options={"players": 2})
    friend.go(f"/table/{code}")
    friend.push("Sit here")
    friend_is_there(person)
    person.push("Start")
    begun(person, code)
    friend.seated()
    call_off(person, friend)
    for each in (person, friend):
        each.go(f"/verify/{code}")
        for line in ("the shuffle was fair", SECRET, BOUND, OWN, "Checked in your own browser"):
            expect(each.page.get_by_text(line)).to_be_visible()
        each.shot(f"verify-seen-{'desk' if each is person else 'phone'}")
        assert problems(each) == []
    # As if the last one to open had tried other spellings of the same bytes, until the deal was good.
    told = person.api(f"tables/{code}/verify")
    contribution = told["opening"]["contributions"][0]
    tried = json.loads(json.dumps(told).replace(contribution, contribution.upper()))
    # As if they had chosen between two deals by not opening it, and the server did not say who.
    withheld = json.loads(json.dumps(told).replace(contribution, "-"))
    withheld["opening"]["contributions"][0] = None
    for answer in (tried, withheld):
        friend.page.unroute_all()
        friend.page.route("**/api/tables/*/verify*", partial(fulfil, answer))
        friend.page.reload()
        expect(friend.page.get_by_text("Something does not match.")).to_be_visible()
        expect(friend.page.locator(".wrong")).to_contain_text(["Not true: The secret, the contributions"])
    # As if the server had shown something else before.
    person.page.evaluate(
        """(code) => {
            const deals = JSON.parse(localStorage.deals);
            deals[code].bound = deals[code].bound.replace('"players":2', '"players":3');
            localStorage.deals = JSON.stringify(deals);
        }""",
        code,
    )
    person.page.reload()
    expect(person.page.get_by_text("Something does not match.")).to_be_visible()
    expect(person.page.locator(".wrong")).to_have_text(
        [f"Not true: Options, deck, seats and pledges are {BOUND}."]
    )
    person.shot("verify-wrong")
    # As if it had been shown nothing at all before the cards came.
    person.page.evaluate(
        """(code) => {
            const deals = JSON.parse(localStorage.deals);
            deals[code] = { commitment: deals[code].commitment, bound: null, own: {} };
            localStorage.deals = JSON.stringify(deals);
        }""",
        code,
    )
    person.page.reload()
    expect(person.page.get_by_text("but this browser had no part in it")).to_be_visible()
    person.page.evaluate("localStorage.removeItem('deals')")
    person.page.reload()
    expect(person.page.get_by_text("This browser was not at the table")).to_be_visible()


def test_a_game_against_bots_begins_with_the_players_own_contribution(parlour: Parlour) -> None:
    person = parlour.person("", size=DESK)
    person.go(f"/new/{WW}")
    person.button("Play now").click()
    # Whoever has no name is asked for one, once.
    dialog = person.page.get_by_role("dialog", name="Who are you?")
    expect(dialog.get_by_label("Your name")).to_be_visible()
    person.shot("who-are-you")
    assert problems(person) == []
    dialog.get_by_role("button", name="Next").click()
    person.seated()
    code = person.page.url.rsplit("/", 1)[1]
    table = person.api(f"tables/{code}")["table"]
    assert table["contributions"][0]
    assert table["status"] == "running"
    assert table["seats"][0]["name"] == "Guest"
    person.go(f"/new/{WW}")
    person.button("Play now").click()
    person.seated()
    assert person.page.url.rsplit("/", 1)[1] != code


def test_a_game_from_a_file_is_marked_before_anybody_sits_down(parlour: Parlour) -> None:
    person, friend = parlour.person("Ada", size=DESK), parlour.person("Bolek", size=PHONE)
    saved = save(Match.new(find_game(WW), {"players": 2}, "a rainy evening")).decode()
    code = person.api("import", {"saved": saved, "sitter": {"name": "Ada"}})["code"]
    for each in (person, friend):
        each.go(f"/table/{code}")
        expect(each.page.get_by_text("This game continues a saved file")).to_be_visible()
        each.shot(f"imported-{'desk' if each is person else 'phone'}")
        assert problems(each) == []
