"""The review of a finished game on the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import purrlor
from purrlor.core.rng import Rng
from purrlor.table.match import Match
from tests.reviews.played import BK, ISLE, WK, WW, played, with_blunder
from tests.web.people import DESK, PHONE, Parlour, Person
from tests.web.test_screens import problems


def import_finished(person: Person, match: Match) -> str:
    """Open a table with a game that bots have finished; the person has the first seat."""
    person.go("/")
    saved = purrlor.save(match).decode()
    code: str = person.page.evaluate(
        """async ([saved, bots]) => {
            const send = async (path, body) => (await fetch(path, {
                method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
            })).json();
            const { code } = await send('/api/import', { saved, bots });
            await send(`/api/tables/${code}/start`, {});
            return code;
        }""",
        [saved, {str(seat): "cat" for seat in range(1, match.seats)}],
    )
    return code


def shown(person: Person, game: str, match: Match | None = None) -> str:
    """Open the review of a finished game and wait until there is something to see."""
    code = import_finished(person, match or played(game, ("kitten", "cat"), 7))
    person.go(f"/review/{code}")
    expect(person.page.locator(".summary p").first).to_be_visible()
    return code


def test_whoever_waits_for_a_review_may_go_back(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    code = import_finished(person, played(WW, ("kitten", "cat"), 7))
    person.page.route("**/review*", lambda route: None if "/api/" in route.request.url else route.continue_())
    person.go(f"/review/{code}")
    expect(person.page.get_by_text("Analysing the game")).to_be_visible()
    assert problems(person) == []
    person.button("Back to the table").click()
    person.page.wait_for_url(f"**/table/{code}")


@pytest.mark.parametrize(("game", "size", "language"), [(WW, PHONE, "en"), (BK, DESK, "pl")])
def test_a_review_tells_first_and_shows_then(
    parlour: Parlour, game: str, size: tuple[int, int], language: str
) -> None:
    person = parlour.person("Ada", size=size, language=language)
    shown(person, game)
    page = person.page
    expect(page.locator("figure svg polyline")).to_have_count(2)
    expect(page.locator(".accounts dl")).to_have_count(2)
    person.settled()
    person.shot(f"review-first-{game}")
    page.locator("details summary").click()
    expect(page.locator("details table")).to_be_visible()
    person.settled()
    person.shot(f"review-{game}")
    assert problems(person) == []
    wide: Any = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_a_turning_point_shows_the_table_and_can_be_played_from(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    shown(person, WW)
    page = person.page
    page.locator(".turn").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("main.surface > *").first).to_be_visible()
    person.settled()
    person.shot("review-turn")
    assert problems(person) == []
    sheet.locator(".foot button").last.click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".shell")).to_be_visible()


def blundered() -> Match:
    """Give a finished game with a mistake that nobody can miss."""
    for number in range(20):
        found = with_blunder(played(WW, ("lynx", "lynx", "lynx"), number, 500), Rng.seeded(number), 500)
        if found is not None:
            return found[0]
    raise AssertionError("twenty games without a blunder")


def test_a_mistake_is_a_puzzle_and_its_better_choice_is_ringed_on_the_table(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    shown(person, WW, blundered())
    page = person.page
    slips = page.locator(".turn:not(:has(.change))")
    finer = page.locator(".row > .button").first
    while not slips.count():  # the first rounds are too few to be sure
        page.wait_for_function("() => !document.querySelector('.working')")
        finer.click()
        page.wait_for_function("() => !document.querySelector('.working')")
    slips.first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("main.surface > *").first).to_be_visible()
    # What would have been better is not given away before somebody asks.
    expect(sheet.locator("[data-pointed]")).to_have_count(0)
    expect(sheet.locator(".better")).to_be_empty()
    sheet.locator(".foot .button.main").click()
    expect(sheet.locator(".better strong")).to_be_visible()
    expect(sheet.locator("main [data-pointed]").first).to_be_visible()
    person.settled()
    person.shot("review-better")
    assert problems(person) == []
    # Or it is played from there: the same question waits for an answer at a table of one's own.
    sheet.locator(".foot button").last.click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".now.mine")).to_be_visible()


def test_a_review_is_saved_as_a_picture(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    code = shown(person, WW)
    with person.page.expect_download() as saved:
        person.page.locator(".row > .button").last.click()
    assert saved.value.suggested_filename == f"purrlor-{WW}-{code}-review.png"
    data = saved.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    wide, high = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
    assert wide == 1800
    assert high > 1000


def test_the_end_of_a_game_begins_its_review_and_leads_to_it(parlour: Parlour) -> None:
    person = parlour.person("Ada", reviews=True)
    code = import_finished(person, played(WW, ("kitten", "cat"), 7))
    page = person.page
    with page.expect_request(f"**/api/tables/{code}/review?*") as begun:
        person.go(f"/table/{code}")
    assert begun.value.method == "POST"
    page.locator(f'a[href="/review/{code}"]').click()
    expect(page.locator(".summary p").first).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("game", [WK, ISLE])
def test_every_game_can_be_reviewed(parlour: Parlour, game: str) -> None:
    person = parlour.person("Ada", size=DESK)
    shown(person, game)
    person.shot(f"review-{game}")
    assert problems(person) == []
