"""The review of a finished game on the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.reviews.played import BK, ISLE, WK, WW, played
from tests.web.people import DESK, PHONE, Parlour, Person
from tests.web.test_screens import problems


def import_finished(person: Person, game: str) -> str:
    """Open a table with a game that bots have finished; the person has the first seat."""
    import purrlor

    person.go("/")
    saved = purrlor.save(played(game, ("kitten", "cat"), 7)).decode()
    code: str = person.page.evaluate(
        """async ([saved]) => {
            const send = async (path, body) => (await fetch(path, {
                method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
            })).json();
            const { code } = await send('/api/import', { saved, bots: { 1: 'cat' } });
            await send(`/api/tables/${code}/start`, {});
            return code;
        }""",
        [saved],
    )
    return code


def shown(person: Person, game: str) -> str:
    """Open the review of a finished game and wait until there is something to see."""
    code = import_finished(person, game)
    person.go(f"/review/{code}")
    expect(person.page.locator(".summary p").first).to_be_visible()
    return code


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


def test_the_end_of_a_game_leads_to_its_review(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    code = import_finished(person, WW)
    person.go(f"/table/{code}")
    page = person.page
    page.locator(f'a[href="/review/{code}"]').click()
    expect(page.locator(".summary p").first).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("game", [WK, ISLE])
def test_every_game_can_be_reviewed(parlour: Parlour, game: str) -> None:
    person = parlour.person("Ada", size=DESK)
    shown(person, game)
    person.shot(f"review-{game}")
    assert problems(person) == []
