"""The boat of the Isle: placing by hand and by key, and what must not get lost while a piece is held."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.web.people import DESK, OFFERED, PHONE, Parlour, Person, wait_for
from tests.web.test_screens import problems
from tests.web.test_table import cut, open_lines

SEA = ".placing .sea"
STEP = """([wanted, offered, which]) => {
    if (document.querySelector(wanted)) return 'there';
    const things = document.querySelector('.now.mine') ? [...document.querySelectorAll(offered)] : [];
    things[which % things.length]?.click();
    return things.length > 0 ? 'touched' : 'nothing';
}"""
FITS = """([width, height]) => {
    const parts = ['.now', '.placing .sea', '.placing .lay'].map((one) => document.querySelector(one));
    const [now, ...held] = parts.map((one) => one.getBoundingClientRect());
    // Standing, what now is below the boat; lying, it is beside it.
    const [right, bottom] = height > width ? [width, now.top] : [now.left, height];
    const fits = (box) => box.left >= 0 && box.right <= right + 1 && box.bottom <= bottom + 1;
    return innerWidth === width && held.every(fits);
}"""
ALONE = {"players": 1, "kittens": True, "beasts": True, "events": True}


def play_until(person: Person, selector: str, most: int = 2_000) -> None:
    """Play by chance until something is on the page, and touch nothing from then on."""
    chance = Random(3)
    for _ in range(most):
        done = person.page.evaluate(STEP, [selector, OFFERED, chance.randrange(5040)])
        if done == "there":
            return
        if done == "nothing":
            person.page.wait_for_timeout(15)
    raise AssertionError(f"never came: {selector}")


def holding(parlour: Parlour, size: tuple[int, int] = DESK, **how: object) -> Person:
    """Let somebody hold a piece over an empty boat."""
    person = parlour.person("Ada", size=size)
    person.open_table("isle-of-cats", options={"players": 2, "family": True, **how})
    person.seated()
    play_until(person, SEA)
    person.settled()
    return person


def test_a_piece_is_laid_by_keys_alone(parlour: Parlour) -> None:
    person = holding(parlour)
    keys, said = person.page.keyboard, person.page.locator(".placing .hidden-text")
    expect(person.page.locator(SEA)).to_be_focused()
    for key in ("ArrowLeft", "ArrowUp", "r", "f"):
        keys.press(key)
        expect(said).to_contain_text(re.compile(r"Column \d+, row \d+: "))
    for _ in range(24):  # from wherever chance has begun, past all columns
        keys.press("ArrowUp")
        keys.press("ArrowLeft")
    # In the corner there is no boat: Enter lays nothing and the page says why.
    keys.press("Enter")
    expect(person.page.locator(SEA)).to_be_visible()
    expect(said).to_contain_text(re.compile("off the boat|does not fit"))
    keys.press("n")
    expect(said).to_contain_text("fits")
    keys.press("Enter")
    expect(person.page.locator(SEA)).to_be_hidden()


def test_escape_puts_the_piece_back(parlour: Parlour) -> None:
    person = holding(parlour)
    person.page.keyboard.press("Escape")
    expect(person.page.locator(SEA)).to_be_hidden()
    expect(person.page.locator(".meadow .tile.can").first).to_be_visible()


def test_a_piece_is_dragged_turned_and_laid_with_the_mouse(parlour: Parlour) -> None:
    person = holding(parlour)
    page, box = person.page, person.page.locator(SEA).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.5, steps=6)
    page.mouse.up()
    person.button("Turn").click()
    expect(page.locator(".placing .lay")).to_contain_text(re.compile(r"point"))
    page.locator(".placing .lay").click()
    expect(page.locator(SEA)).to_be_hidden()
    expect(page.locator(".harbour .boat > svg > g")).to_have_count(2)


def test_why_a_piece_does_not_lie_there_is_told_with_the_rule(parlour: Parlour) -> None:
    person = holding(parlour)
    person.page.locator(".placing .lay").click()
    expect(person.page.locator(SEA)).to_be_hidden()
    play_until(person, SEA)
    page, box = person.page, person.page.locator(SEA).bounding_box()
    lying = page.locator(".placing .boat > svg > g").nth(1).bounding_box()
    assert box is not None
    assert lying is not None
    # At the other end of the boat it touches nothing; which end that is, chance decides.
    left = lying["x"] + lying["width"] / 2 < box["x"] + box["width"] / 2
    page.mouse.click(box["x"] + box["width"] * (0.8 if left else 0.15), box["y"] + box["height"] / 2)
    expect(page.locator(".placing .lay.can")).to_be_hidden()
    page.locator(".placing .lay").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("IC-3.31")
    person.shot("isle-why-not")


def test_a_held_piece_survives_a_reload_and_a_cut_line(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    lines = open_lines(person.page)
    person.open_table("isle-of-cats", options={"players": 2, "family": True})
    person.seated()
    play_until(person, SEA)
    lines.clear()
    person.page.reload()
    expect(person.page.locator(SEA)).to_be_visible()
    cut(person.page, lines)
    person.page.locator(".placing .lay").tap()
    expect(person.page.locator(SEA)).to_be_hidden()


def test_boat_and_buttons_fit_a_phone_without_scrolling(parlour: Parlour) -> None:
    person = holding(parlour, size=PHONE)
    for width, height in (PHONE, (740, 360)):
        person.page.set_viewport_size({"width": width, "height": height})
        wait_for(person.page, FITS, [width, height])


def test_the_screens_of_the_isle_are_accessible(parlour: Parlour) -> None:
    found: dict[str, list[str]] = {}
    for language, theme, options in (("pl", "dark", ALONE), ("en", "light", {"players": 4, "events": True})):
        person = parlour.person("Ada", language=language, theme=theme)
        person.open_table("isle-of-cats", options=options)
        person.seated()
        for name, sign in (
            ("draft", ".held.can"),
            ("buy", ".purse"),
            ("rescue", ".meadow .can"),
            ("place", SEA),
        ):
            if name == "place":
                person.page.locator(".meadow .can").first.click()
            play_until(person, sign)
            person.page.wait_for_timeout(300)
            person.shot(f"isle-{name}-{theme}")
            found[f"{name} {theme}"] = problems(person)
        # One's own card: it stays in sight, and may cover those of others.
        person.page.locator(".seats .you .who").click()
        person.page.wait_for_timeout(300)
        person.shot(f"isle-boat-{theme}")
        found[f"boat {theme}"] = problems(person)
    assert {name: list_ for name, list_ in found.items() if list_} == {}
