"""Hints, reasons and rules on the page: a hint says why and rings the card, a rule leads to its place."""

import pytest
from playwright.sync_api import expect

from tests.web.people import Parlour

LANGUAGES = {"en": "Hint", "pl": "Podpowiedź"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_why_and_rings_what_it_means(parlour: Parlour, language: str) -> None:
    person = parlour.person("Ada", language=language)
    person.open_table("battle-kittens")
    page = person.page
    expect(page.locator(".now.mine")).to_be_visible()
    page.get_by_role("button", name=LANGUAGES[language], exact=True).click()
    expect(page.locator(".now .hint")).to_contain_text(".")
    expect(page.locator("main [data-pointed]")).to_have_count(1)
    person.shot(f"hint-{language}")


def test_rules_open_at_the_phase_and_are_searched(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.open_table("battle-kittens")
    page = person.page
    expect(page.locator(".now.mine")).to_be_visible()
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator(".rules .found")).to_contain_text("Draft")
    page.get_by_role("searchbox").fill("royal tax")
    expect(page.locator(".rules .names li")).to_have_count(1)
    page.get_by_role("searchbox").fill("BK-33")
    expect(page.locator(".rules")).to_contain_text("Team")
