"""Hints, reasons and rules on the page: a hint says why and rings the card, a rule leads to its place."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.people import DESK, Parlour
from tests.web.test_screens import problems

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


def test_the_head_of_the_rules_fits_a_phone(parlour: Parlour) -> None:
    person = parlour.person("Ada", language="pl")
    person.go("/rules/wizard-kittens")
    expect(person.page.get_by_role("heading", name="Kotki", exact=True)).to_be_visible()
    person.settled()
    # A word that is broken makes what holds it high.
    for head in (person.page.locator("h1"), person.page.get_by_role("button", name="Drukuj", exact=True)):
        box = head.bounding_box()
        assert box is not None
        assert box["height"] < 50
    for cell in person.page.locator(".wide th.number").all():
        box = cell.bounding_box()
        assert box is not None
        assert box["height"] < 40
    assert problems(person) == []
    person.page.emulate_media(media="print")
    expect(person.page.locator("main .button:visible, main .icon-button:visible")).to_have_count(0)
    person.page.emulate_media(media="screen")
    person.shot("rules-phone")


def test_words_of_the_rules_are_found_without_accents_endings_and_order(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK, language="pl")
    person.go("/rules/wizards-and-witches")
    page = person.page
    search = page.get_by_role("searchbox")
    search.fill("pusta talia")
    expect(page.locator(".rules")).to_contain_text("WW-3")
    search.fill("ZAKLECIE")
    expect(page.locator(".rules")).to_contain_text("WW-4")
    search.fill("ww-3 (")
    expect(page.locator(".rules p")).to_have_text("Nic nie znaleziono.")
    search.fill("lecie")  # the middle of a word
    expect(page.locator(".rules p")).to_have_text("Nic nie znaleziono.")
    # On a narrow phone the heading is one word in one line, above its buttons.
    page.set_viewport_size({"width": 360, "height": 740})
    heading = page.get_by_role("heading", level=1).first.bounding_box()
    assert heading is not None
    assert heading["height"] < 70
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_why_not_rings_what_was_touched_and_leads_to_its_rule(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    person.open_table("wizard-kittens", options={"players": 3})
    page = person.page
    expect(page.locator(".now.mine")).to_be_visible()
    page.get_by_role("button", name="Circle of Ada, Chapter 3").click()
    why = page.get_by_role("alertdialog")
    expect(why).to_contain_text("Chapter 3 is closed")
    expect(page.locator('[data-cell="0-3"][data-pointed]')).to_be_visible()
    why.get_by_role("button", name="Rule WK-15").click()
    expect(page.locator(".rules .found")).to_contain_text("Chaos Cat")


def test_whoever_is_too_quick_for_hints_and_warnings_plays_on(parlour: Parlour) -> None:
    def pass_on(line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def hear(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] in ("hint", "weigh"):
                reason = {"rule": "", "key": "too-often", "args": {}, "text": "Too many requests."}
                line.send(json.dumps({"type": "refused", "re": message["id"], "reason": reason}))
            else:
                house.send(said)

        line.on_message(hear)

    person = parlour.person("Ada", size=DESK)
    page = person.page
    page.route_web_socket(re.compile("/live/"), pass_on)
    person.go("/new/wizards-and-witches")
    person.button("First game").click()
    person.seated()
    page.locator(".now.mine .verbs .button:not([disabled])").first.click()
    expect(page.locator(".side")).to_contain_text(re.compile("You (aim|play|discard)"))
    expect(page.get_by_role("alertdialog")).to_have_count(0)
