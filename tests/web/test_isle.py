"""The boat of the Isle: placing by hand and by key, and what must not get lost while a piece is held."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from purrlor.games.isle_of_cats.actions import Take
from purrlor.games.isle_of_cats.cards import CARD_NAMES
from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.texts import game_texts
from tests.web.moments import find_moment
from tests.web.people import DESK, PHONE, Parlour, Person, next_frame, until, wait_for
from tests.web.recorded import Projector
from tests.web.test_screens import problems
from tests.web.test_table import cut, open_lines, overhear

SEA = ".placing .sea"
FITS = """([width, height]) => {
    const parts = ['.now', '.placing .sea', '.placing .lay'].map((one) => document.querySelector(one));
    const [now, ...held] = parts.map((one) => one.getBoundingClientRect());
    // Standing, what now is below the boat; lying, it is beside it.
    const [right, bottom] = height > width ? [width, now.top] : [now.left, height];
    const fits = (box) => box.left >= 0 && box.right <= right + 1 && box.bottom <= bottom + 1;
    return innerWidth === width && held.every(fits);
}"""
ALONE = {"players": 1, "kittens": True, "beasts": True, "events": True}


def holding(parlour: Parlour, size: tuple[int, int] = DESK, **how: object) -> Person:
    """Let somebody hold a piece over an empty boat."""
    person = parlour.person("Ada", size=size)
    person.open_table("isle-of-cats", options={"players": 2, "family": True, **how})
    person.seated()
    person.play_until(SEA)
    person.settled()
    return person


def test_a_piece_is_laid_by_keys_alone(parlour: Parlour) -> None:
    person = holding(parlour)
    keys, said = person.page.keyboard, person.page.locator(".placing p.hidden-text")
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
    # The button has the focus: the key turns the piece and opens no rules.
    lay = page.locator(SEA).get_attribute("data-cells")
    page.keyboard.press("f")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # A tap covers the square, even at the edge, where the middle of the piece can't be.
    unit = box["width"] / 23
    page.mouse.click(box["x"] + 9 * unit, box["y"] + 5 * unit)
    lay = page.locator(SEA).get_attribute("data-cells")
    # Four turns lead back.
    for turns in range(4):
        assert turns == 0 or page.locator(SEA).get_attribute("data-cells") != lay
        page.keyboard.press("r")
        next_frame(page)
    assert page.locator(SEA).get_attribute("data-cells") == lay
    page.mouse.click(box["x"] + unit, box["y"] + 5 * unit)
    expect(page.locator(SEA)).to_have_attribute("data-cells", re.compile(r"(^| )0,4,"))
    assert page.locator(SEA).get_attribute("data-cells") != lay
    page.locator(".placing .lay").click()
    expect(page.locator(SEA)).to_be_hidden()
    expect(page.locator(".harbour .boat > svg > g")).to_have_count(2)


def test_why_a_piece_does_not_lie_there_is_told_with_the_rule(parlour: Parlour) -> None:
    person = holding(parlour)
    person.page.locator(".placing .lay").click()
    expect(person.page.locator(SEA)).to_be_hidden()
    person.play_until(SEA)
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
    person.play_until(SEA)
    lines.clear()
    person.page.reload()
    expect(person.page.locator(SEA)).to_be_visible()
    cut(person.page, lines)
    person.page.locator(".placing .lay").tap()
    expect(person.page.locator(SEA)).to_be_hidden()


def where(person: Person) -> list[str | None]:
    """Tell how the held piece is turned, and where it is."""
    piece = person.page.locator(".piece.ghost")
    return [piece.get_attribute("style"), piece.inner_html()]


def test_a_held_piece_stays_where_it_is_while_others_act(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    lines, steps = overhear(person.page, "step")
    person.open_table("isle-of-cats", options={"players": 2, "family": True})
    person.seated()
    person.play_until(SEA)
    person.settled()
    for key in ("r", "ArrowRight", "ArrowDown"):
        person.page.keyboard.press(key)
    next_frame(person.page)
    before = where(person)
    # Somebody has done something that is told, and the question is the same.
    event = {"event": {"event": "ask_again", "seat": 1}, "text": "Somebody stretches."}
    last = steps[-1]
    told = {**last, "n": last["n"] + 1, "since": last["n"], "events": [event], "re": 0, "paused": True}
    lines[-1].send(json.dumps(told))
    expect(person.page.locator(".log li").last).to_have_text("Somebody stretches.")
    expect(person.page.locator(".now .sentence")).to_contain_text("paused")
    assert where(person) == before
    # What players do one after another is one line of the log.
    passes = [
        {"event": {"event": "passed", "seat": seat}, "text": text}
        for seat, text in ((0, "You pass."), (1, "Somebody passes."))
    ]
    dawn = [
        {"event": {"event": "day_began", "day": 2}, "text": "Day 2."},
        {"event": {"event": "drew_tile", "tile": "y5_orange", "side": "left"}, "text": "A cat."},
    ]
    told = {**told, "n": told["n"] + 1, "since": told["n"], "events": [*dawn, *passes]}
    lines[-1].send(json.dumps(told))
    expect(person.page.locator(".log li").last).to_have_text("You pass. Somebody passes.")
    # Whoever has passed says nothing new by passing again; of cards that are turned over, each is told.
    reveals = [
        {"event": {"event": "revealed", "seat": 1, "card": card}, "text": f"Turned over: {card}."}
        for card in ("four_boots", "half_basket")
    ]
    told = {**told, "n": told["n"] + 1, "since": told["n"], "events": [passes[1], *reveals]}
    lines[-1].send(json.dumps(told))
    expect(person.page.locator(".log li").last).to_have_text(
        "Turned over: four_boots. Turned over: half_basket."
    )
    today = person.page.locator(".log li", has_text="Day 2.").locator("xpath=following::li")
    expect(today.filter(has_text="Somebody passes.")).to_have_count(1)
    # Where the question is another, the piece begins anew.
    lines[-1].send(
        json.dumps({**told, "n": told["n"] + 1, "since": told["n"], "choices": last["choices"][:1]})
    )
    wait_for(
        person.page, "(before) => document.querySelector('.piece.ghost').innerHTML !== before", before[1]
    )


def test_a_chosen_card_stays_chosen_while_others_answer(parlour: Parlour) -> None:
    person, friend = parlour.person("Ada", size=DESK), parlour.person("Bolek", size=DESK)
    code = person.open_table("isle-of-cats", friends=1, options={"players": 2})
    friend.go(f"/table/{code}")
    friend.push("Sit here")
    person.push("Start")
    keep = "Keep these 2 cards"
    for one in (person, friend):
        one.seated()

    def hold_cards() -> bool:
        # Whoever is first is asked first whether the day begins.
        for one in (person, friend):
            begin = one.page.get_by_role("button", name="No card: begin the day", disabled=False)
            if begin.count():
                begin.click()
        return all(one.page.locator("button.held").count() for one in (person, friend))

    until(person.page, hold_cards)
    chosen = person.page.locator("button.chosen")
    for which in (1, 2):
        person.page.locator("button.held").nth(which).click()
    expect(person.button(keep)).to_be_visible()
    cards = chosen.all_inner_texts()
    friend.play_until(".now:not(.mine)")  # a pack gives two cards
    expect(friend.page.locator(".now .sentence")).to_contain_text("Ada")
    # By now her page knows that it waits for her alone.
    expect(person.page.locator(".who.turn")).to_have_count(1)
    assert chosen.all_inner_texts() == cards
    person.button(keep).click()
    expect(chosen).to_have_count(0)


def test_a_card_says_all_that_it_is(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.open_table("isle-of-cats", options={"players": 2})
    person.play_until(".card .about")
    texts = game_texts(find_game("isle-of-cats"), "en")
    known = {texts.say(f"card-{name}-about") for name in CARD_NAMES}
    told = person.page.locator(".card .about").all_text_contents()
    assert told
    assert set(told) <= known


@pytest.mark.parametrize(
    ("language", "mostly", "seldom"),
    [
        (
            "en",
            "No card: on to lessons",
            ["Not today: ask tomorrow", "Ask only after the last day"],
        ),
        (
            "pl",
            "Bez karty: czas na lekcje",
            ["Dziś bez kart: zapytaj jutro", "Zapytaj dopiero po ostatnim dniu"],
        ),
    ],
)
def test_a_question_about_cards_shows_what_one_mostly_does(
    parlour: Parlour, language: str, mostly: str, seldom: list[str]
) -> None:
    def is_window(match: Match) -> bool:
        prompt = match.prompt(0)
        return prompt is not None and prompt.key == "ask-window-bought" and len(match.choices(0)) == 3

    def is_rescue(match: Match) -> bool:
        return any(isinstance(choice, Take) for choice in match.choices(0))

    person = parlour.person("Ada", language=language)
    projector = Projector(person, "isle-of-cats", {"players": 2})
    verbs = person.page.locator(".now .verbs")
    projector.show(find_moment("isle-of-cats", {"players": 2}, is_window), language)
    expect(verbs.locator(".main")).to_have_text(mostly)
    expect(verbs.locator(".small")).to_have_text(seldom)
    assert problems(person) == []
    person.shot("isle-window")
    # On a laptop all of it is one row, so that the boat keeps its size.
    rows = "(bar) => new Set([...bar.querySelectorAll('.verbs .button')].map((one) => one.offsetTop)).size"
    person.page.set_viewport_size({"width": 1366, "height": 650})
    assert person.page.locator(".now").evaluate(rows) == 1
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    # What ends the rescue is named by what it ends, and does not outshine the cats.
    projector.show(find_moment("isle-of-cats", {"players": 2}, is_rescue), language)
    expect(person.page.locator(".meadow .tile.can").first).to_be_visible()
    expect(verbs.locator(".main")).to_have_count(0)


def test_several_cards_are_chosen_and_done_with_one_click(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    _, steps = overhear(person.page, "step")
    person.open_table("isle-of-cats", options={"players": 2})
    person.play_until(".held.can")
    for which in (2, 4):
        person.page.locator(".held").nth(which).click()
    person.button("Keep these 2 cards").click()
    until(person.page, lambda: any(len(step["own"]["kept"]) == 2 for step in steps))
    # The pack goes on: nothing of the choice is left.
    expect(person.page.locator("button.chosen")).to_have_count(0)


def test_cards_have_a_price_until_it_is_paid(parlour: Parlour) -> None:
    def keeps(match: Match) -> bool:
        view: Any = match.view(0)
        return bool(view.own.pack and view.own.kept)

    def lays(match: Match) -> bool:
        prompt = match.prompt(0)
        return prompt is not None and prompt.key == "ask-cards"

    person = parlour.person("Ada", size=DESK)
    projector = Projector(person, "isle-of-cats", {"players": 2})
    cards = person.page.locator(".heaps button")
    projector.show(find_moment("isle-of-cats", {"players": 2}, keeps), "en")
    expect(cards.locator(".price")).to_have_count(7)
    projector.show(find_moment("isle-of-cats", {"players": 2}, lays), "en")
    expect(cards.first).to_be_visible()
    expect(cards.locator(".price:visible")).to_have_count(0)


def test_a_first_game_has_all_players_and_cards_in_sight_on_a_phone(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE, language="pl")
    page = person.page
    person.open_table("isle-of-cats", options={"players": 3, "family": True})
    person.asked()
    expect(page.locator(".heaps button")).to_have_count(3)
    for row in (".seats", ".heaps .strip"):
        assert page.locator(row).evaluate("(row) => row.scrollWidth <= row.clientWidth + 1"), row


def test_cats_and_kittens_keep_their_size_beside_the_names_of_their_fields(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=(1366, 650))
    projector = Projector(person, "isle-of-cats", {"players": 2, "kittens": True})

    def rescues(match: Match) -> bool:
        view: Any = match.view(0)
        return bool(len(view.table.left) == 4 and view.table.nursery and match.choices(0))

    projector.show(find_moment("isle-of-cats", {"players": 2, "kittens": True}, rescues), "en")
    kitten = person.page.locator(".nursery .tile").first.bounding_box()
    assert kitten is not None
    assert kitten["width"] >= 44


def test_the_bar_of_a_laptop_has_room_for_a_hint_from_the_start(parlour: Parlour) -> None:
    person = holding(parlour, size=(1366, 650))
    box = "(one) => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width]; }"
    before = person.page.locator(SEA).evaluate(box)
    person.page.get_by_role("button", name="Hint").click()
    expect(person.page.locator(".now .hint")).to_be_visible()
    next_frame(person.page)
    assert person.page.locator(SEA).evaluate(box) == before


def test_a_spot_says_what_it_brings(parlour: Parlour) -> None:
    person = holding(parlour)
    brings = person.page.locator(".brings li")
    expect(brings.first).to_be_visible()
    # A room is named with how full it would be.
    assert re.search(r"\d+/\d+", brings.last.inner_text())


def test_a_lesson_that_is_chosen_or_looked_at_lights_up_what_it_counts(parlour: Parlour) -> None:
    room = "lesson_140"  # about a room: its name comes with it

    def offers_a_room(match: Match) -> bool:
        view: Any = match.view(0)
        return room in view.own.pack and bool(match.choices(0))

    person = parlour.person("Ada", size=DESK)
    page = person.page
    projector = Projector(person, "isle-of-cats", {"players": 2})
    match = find_moment("isle-of-cats", {"players": 2}, offers_a_room)
    projector.show(match, "en")
    lit = page.locator(".harbour .lit")
    page.locator(f"[data-card={room}]").click()
    expect(lit.locator("text")).to_have_text(["dining room"])
    page.locator(f"[data-card={room}]").click()
    expect(lit).to_have_count(0)
    # A mouse that rests on a room does the same.
    page.locator(".harbour .room").first.hover()
    expect(lit.locator("text")).to_have_count(1)
    # What is told of it stays off what it lights up.
    expect(page.locator(".look-bubble")).to_be_visible()
    [path, bubble] = [page.locator(one).bounding_box() for one in (".lit path", ".look-bubble")]
    assert path is not None
    assert bubble is not None
    edge = 4  # half of the line around it
    assert bubble["y"] >= path["y"] + path["height"] - edge


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
            person.play_until(sign)
            person.settled()
            person.shot(f"isle-{name}-{theme}")
            found[f"{name} {theme}"] = problems(person)
        # One's own card: it stays in sight, and may cover those of others.
        person.page.locator(".seats .you .who").click()
        person.settled()
        person.shot(f"isle-boat-{theme}")
        found[f"boat {theme}"] = problems(person)
    assert {name: list_ for name, list_ in found.items() if list_} == {}
