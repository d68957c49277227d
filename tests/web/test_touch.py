"""Fingers and the mouse: what can be dragged is dragged, and lands where it was let go."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from purrlor.games.battle_kittens.cards import NAMES
from purrlor.table.deck import LANGUAGES
from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.texts import game_texts
from tests.web.moments import find_moment, open_when
from tests.web.people import DESK, GAMES, OFFERED, OVER, PHONE, Parlour, Person, middle, wait_for
from tests.web.recorded import Projector
from tests.web.test_isle import SEA, holding


def place_of(person: Person) -> tuple[int, int]:
    """Read where the page says that the held piece lies."""
    said = person.page.locator(".placing p.hidden-text").inner_text()
    found = re.search(r"Column (\d+), row (\d+)", said)
    assert found is not None, said
    return int(found[1]), int(found[2])


FORM = """() => {
    const edge = document.querySelector('.placing .halo');
    const { width, height } = edge.ownerSVGElement.viewBox.baseVal;
    const covers = (x, y) => edge.isPointInFill(new DOMPoint(x * 100 + 50, y * 100 + 50));
    const count = (length) => [...Array(length / 100).keys()];
    return count(height).map((y) => count(width).map((x) => covers(x, y)));
}"""


def form(person: Person) -> list[list[bool]]:
    """Read which squares of its box the held piece covers, row by row."""
    found: list[list[bool]] = person.page.evaluate(FORM)
    return found


def becomes(person: Person, wanted: list[list[bool]]) -> None:
    """Wait until the held piece has a form: a tap becomes a click a moment later."""
    wait_for(person.page, f"(wanted) => JSON.stringify(({FORM})()) === JSON.stringify(wanted)", wanted)


def test_a_piece_is_dragged_turned_flipped_and_laid_with_a_finger(parlour: Parlour) -> None:
    person = holding(parlour, size=PHONE)
    page, sea = person.page, person.page.locator(SEA)
    scrolled = "document.querySelector('main').scrollTop + scrollY"
    still = page.evaluate(scrolled)
    person.drag(middle(sea), middle(sea, 0.3, 0.75), touch=True)
    left, low = place_of(person)
    person.drag(middle(sea, 0.3, 0.75), middle(sea, 0.7, 0.4), touch=True)
    right, high = place_of(person)
    assert right > left
    assert high < low
    assert page.evaluate(scrolled) == still
    # Nothing is laid by dragging alone, and the piece floats above the finger, where it can be seen.
    expect(sea).to_be_visible()
    piece = page.locator(".placing .ghost").bounding_box()
    assert piece is not None
    assert piece["y"] + piece["height"] / 2 < middle(sea, 0.7, 0.4)[1]
    before = form(person)
    person.button("Flip").tap()
    flipped = [row[::-1] for row in before]
    becomes(person, flipped)
    person.button("Turn").tap()
    becomes(person, [list(row) for row in zip(*flipped[::-1], strict=True)])
    person.drag(middle(sea), middle(sea, 0.5, 0.6), touch=True)
    expect(page.locator(".placing .lay.can")).to_be_visible()
    page.locator(".placing .lay").tap()
    expect(sea).to_be_hidden()
    # The boat and the piece on it, once the house has answered.
    expect(page.locator(".harbour .boat > svg > g")).to_have_count(2)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_kitten_is_dragged_to_its_battleground(parlour: Parlour, size: tuple[int, int]) -> None:
    touch = size == PHONE
    person = parlour.person("Ada", size=size)
    person.open_table("battle-kittens", options={"players": 2, "short": True})
    person.seated()
    person.play_until(".squad.can")
    person.settled()
    page = person.page
    marching, squads = page.locator(".held.chosen"), page.locator(".squad.me")
    name = marching.locator(".name").inner_text()
    cards = page.locator(".held").count()
    # Let go over nothing, it stays in the hand; no copy of it is left behind.
    person.drag(middle(marching), (middle(marching)[0], middle(page.locator(".round"))[1]), touch)
    expect(page.locator(".held")).to_have_count(cards)
    expect(page.locator("body > button")).to_have_count(0)
    person.settled()
    person.drag(middle(marching), middle(squads.nth(2)), touch)
    expect(squads.nth(2).get_by_role("img", name=name)).to_be_visible()
    expect(page.locator(".held")).to_have_count(cards - 1)
    # A tap on the squad sends the next one after it, also a tap on the Kitten that stands there.
    page.mouse.click(*middle(squads.nth(2).locator(".cat").first))
    expect(page.locator(".held")).to_have_count(cards - 2)
    person.settled()
    # The card beside it goes, too: no order is prescribed.
    person.drag(middle(page.locator(".held:not(.chosen)").first), middle(squads.nth(0)), touch)
    expect(page.locator(".held")).to_have_count(cards - 3)
    person.settled()
    # What was sent can be moved by dragging.
    sent = squads.nth(2).locator(".cat").filter(has=page.get_by_role("img", name=name))
    person.drag(middle(sent), middle(squads.nth(1), 0.06, 0.1), touch)
    moved = squads.nth(1).locator(".cat").filter(has=page.get_by_role("img", name=name))
    expect(moved).to_be_visible()
    # By keyboard: the squads are buttons. All are sent to the first.
    while page.locator(".held").count() > 0:
        left = page.locator(".held").count()
        squads.nth(0).locator(".drop").press("Enter")
        expect(page.locator(".held")).to_have_count(left - 1)
    person.settled()
    # When nobody waits in the hand, a tap chooses one that was sent, and a tap on another squad moves it.
    moved.click()
    expect(moved).to_have_attribute("aria-pressed", "true")
    page.mouse.click(*middle(squads.nth(0).locator(".cat").first))
    expect(squads.nth(1).locator(".cat")).to_have_count(0)
    # Now one is missing there.
    expect(person.button("Ready")).to_have_count(0)
    person.settled()
    squads.nth(0).locator(".cat").first.press("Enter")
    squads.nth(1).locator(".drop").press("Enter")
    expect(squads.nth(1).locator(".cat")).to_have_count(1)
    # Back to the hand by a button or dragged there: ready is who has sent all out.
    expect(person.button("Ready")).to_be_visible()
    person.settled()
    squads.nth(0).locator(".cat").first.press("Enter")
    person.button("Back to the hand").press("Enter")
    expect(page.locator(".held")).to_have_count(1)
    expect(person.button("Ready")).to_have_count(0)
    person.settled()
    person.drag(middle(squads.nth(0).locator(".cat").first), middle(page.locator(".dock")), touch)
    expect(page.locator(".held")).to_have_count(2)
    squads.nth(0).locator(".drop").press("Enter")
    squads.nth(0).locator(".drop").press("Enter")
    expect(page.locator(".held")).to_have_count(0)
    totals = squads.locator(".total span[aria-hidden]:first-of-type").all_inner_texts()
    assert len(squads.locator(".total").all()) == 3, totals
    person.button("Ready").click()
    expect(squads.first.locator(".drop")).to_have_count(0)


def clear_of_the_mat(person: Person) -> None:
    """Wait until nothing hides one's own circle; the board scrolls once it knows how high the mat is."""
    wait_for(
        person.page,
        """() => {
            const [cell, mat] = ['.cell.me', '.mat'].map((one) => document.querySelector(one));
            return cell.getBoundingClientRect().bottom <= mat.getBoundingClientRect().top + 1;
        }""",
    )


def test_what_can_be_done_now_is_in_sight(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.open_table("wizard-kittens", options={"players": 4})
    person.seated()
    person.play_until(".cell.me.can")
    clear_of_the_mat(person)


def test_a_phone_shows_every_kitten_in_question(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    page = person.page

    def asks_for_the_king(match: Match) -> bool:
        prompt = match.prompt(0)
        return prompt is not None and prompt.key == "ask-king"

    # The squads of six players are higher than the screen: the own one comes into sight.
    open_when(person, "battle-kittens", {"players": 6}, asks_for_the_king)
    expect(page.locator(".now.mine")).to_be_visible()
    expect(page.locator(".asking")).to_be_in_viewport(ratio=1)
    # All Kittens of a hand can be compared.
    person.open_table("battle-kittens", options={"players": 3})
    expect(page.locator(".held")).to_have_count(7)
    assert page.locator(".hand").evaluate("(hand) => hand.scrollWidth <= hand.clientWidth + 1")
    # No word of a name is broken, in either language.
    game = find_game("battle-kittens")
    words = {
        word
        for language in LANGUAGES
        for kitten in NAMES
        for word in game_texts(game, language).say(f"card-{kitten}").split()
    }
    broken = page.locator(".hand .name").first.evaluate(BROKEN, sorted(words))
    assert broken == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_question_beside_take_back_has_the_width_of_a_phone(parlour: Parlour, language: str) -> None:
    def sends_the_last(match: Match) -> bool:
        view: Any = match.view(0)
        return view.table.phase == "deploy" and len(view.own.hand) == 1 and match.can_undo(0)

    person = parlour.person("Ada", language=language)
    projector = Projector(person, "battle-kittens", {"players": 3})
    projector.show(find_moment("battle-kittens", {"players": 3}, sends_the_last), language)
    expect(person.button("Take back|Cofnij")).to_be_visible()
    sentence = person.page.locator(".now p.sentence").bounding_box()
    assert sentence is not None
    assert sentence["width"] > PHONE[0] * 0.6


# The words that are broken where names are written.
BROKEN = """(name, words) => words.filter((word) => {
    name.textContent = word;
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getClientRects().length > 1;
})"""
# Plays until the game is over or the bar was drawn in enough heights; tells all of them.
HEIGHTS = """async ([over, offered, wanted]) => {
    const heights = [], end = performance.now() + 60000;
    for (let turn = 1; heights.length < wanted && performance.now() < end; turn++) {
        if (document.querySelector(over)) break;
        const bar = document.querySelector('.now'), high = bar.offsetHeight;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        // What nobody has seen moves nothing.
        if (bar.offsetHeight !== high) continue;
        if (high !== heights.at(-1)) heights.push(high);
        const things = document.querySelectorAll(offered);
        things[turn % things.length]?.click();
    }
    return heights;
}"""


@pytest.mark.parametrize("game", ["isle-of-cats", "wizards-and-witches"])
def test_the_board_of_a_phone_does_not_move_with_every_question(parlour: Parlour, game: str) -> None:
    person = parlour.person("Ada", size=PHONE)
    person.open_table(game, options=GAMES[game])
    person.asked()
    heights = person.page.evaluate(HEIGHTS, [OVER, OFFERED, 12])
    # There is room for a question and a row of buttons from the start. The bar keeps what it grows to,
    # up to a limit.
    limit = int(PHONE[1] * 0.22)
    assert min(heights) >= 116
    assert all(later >= min(before, limit) for before, later in pairwise(heights)), heights
