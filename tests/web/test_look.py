"""Look before you act: whatever lies on a table tells what it is, and nothing is taken by it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, PHONE, Parlour, Person, middle
from tests.web.test_screens import problems
from tests.web.test_table import WW, my_turn

BUBBLE = ".look-bubble:popover-open"


def with_cards(parlour: Parlour, size: tuple[int, int]) -> Person:
    """Let somebody hold three cards, with nothing chosen."""
    person = parlour.person("Ada", size=size)
    for _deal in range(20):
        person.open_table(WW, options={"players": 3, "strategic": True})
        my_turn(person)
        person.settled()
        # The only card that can be played is chosen already; of some deals there is no other.
        if person.page.locator(".held.can").count() > 1:
            return person
    raise AssertionError("No deal leaves a choice of cards")


def test_a_mouse_that_rests_on_a_card_is_told_what_it_does(parlour: Parlour) -> None:
    person = with_cards(parlour, DESK)
    card, bubble = person.page.locator(".held").first, person.page.locator(BUBBLE)
    name = card.get_attribute("aria-label")
    card.hover()
    expect(bubble.locator("strong")).to_have_text(name or "")
    expect(bubble).to_contain_text("Rule WW-")
    assert problems(person) == []
    person.shot("look-hover")
    person.page.mouse.move(2, 2)
    expect(bubble).to_be_hidden()
    expect(person.page.locator(".held.chosen")).to_have_count(0)


def test_a_long_press_tells_and_takes_nothing(parlour: Parlour) -> None:
    person = with_cards(parlour, PHONE)
    page, bubble = person.page, person.page.locator(BUBBLE)
    x, y = middle(page.locator(".held").first)
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(bubble).to_be_visible()
    # A browser may report a mouse that nobody moved.
    wire.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": 2, "y": 2})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wire.detach()
    expect(bubble).to_be_visible()
    expect(page.locator(".held.chosen")).to_have_count(0)
    # One press takes nothing, however many clicks a browser makes of it.
    page.locator(".held").first.dispatch_event("click", {"detail": 1})
    expect(page.locator(".held.chosen")).to_have_count(0)
    # A short touch closes it and chooses.
    page.locator(".held").first.tap()
    expect(bubble).to_be_hidden()
    expect(page.locator(".held.chosen")).to_have_count(1)


@pytest.mark.parametrize("key", [False, True], ids=["eye", "key"])
def test_the_open_eye_and_a_key_tell_instead_of_choosing(parlour: Parlour, key: bool) -> None:
    person = with_cards(parlour, DESK)
    page, bubble = person.page, person.page.locator(BUBBLE)
    card = page.locator(".held").nth(1)
    if key:
        card.focus()
        page.keyboard.press("i")
    else:
        page.get_by_role("button", name="What is this?").click()
        card.click()
    expect(bubble.locator("strong")).to_have_text(card.get_attribute("aria-label") or "")
    expect(page.locator(".held.chosen")).to_have_count(0)
    if not key:
        page.locator('.place[data-seat="1"] .name').click()
        expect(bubble).to_contain_text(re.compile(r"\d of 10 hits"))
        expect(bubble).to_contain_text("Ten hits put you out")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    card.click()
    expect(page.locator(".held.chosen")).to_have_count(1)
