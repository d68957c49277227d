"""What somebody who has never been here finds without asking."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from purrlor.server.log.seed import fingerprint
from tests.web.people import DESK, PHONE, SOME_GAMES, Parlour, next_frame, wait_for
from tests.web.test_screens import problems
from tests.web.test_table import WW, overhear


def test_on_a_first_visit_the_page_comes_before_its_faces(parlour: Parlour) -> None:
    person = parlour.person("Ada", visited=False)
    person.go("/")
    expect(person.page.locator(".box").first).to_be_visible()
    wait_for(person.page, "() => localStorage.faces === 'here'")
    person.settled()
    painted, faces = person.page.evaluate(
        """() => [performance.getEntriesByName('first-contentful-paint')[0].startTime,
            performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.woff2'))
                .map((one) => one.startTime)]"""
    )
    assert faces
    assert painted < min(faces)


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESK, "dark")])
def test_whoever_comes_by_link_or_shares_a_screen_gives_a_name(
    parlour: Parlour, size: tuple[int, int], theme: str
) -> None:
    person, friend = parlour.person("Ada", size=size), parlour.person(size=size, theme=theme)
    code = person.open_table(WW, friends=2, options={"players": 3})
    friend.go(f"/table/{code}")
    friend.page.get_by_label("Your name").fill("Bolek")
    friend.shot(f"by-link-{theme}")
    assert problems(friend) == []
    friend.push("Sit here")
    expect(friend.page.get_by_label("Your name")).to_be_hidden()
    assert friend.page.evaluate("JSON.parse(localStorage.purrlor).name") == "Bolek"
    friend.button("Player on this device").click()
    name = friend.page.get_by_label("Who sits here?")
    expect(name).to_be_focused()
    expect(name).to_have_attribute("placeholder", "Bolek 3")
    name.fill("Celina")
    friend.shot(f"one-screen-{theme}")
    assert problems(friend) == []
    name.press("Enter")
    expect(person.page.locator(".seat .name")).to_have_text(["Ada", "Bolek", "Celina"])


def test_the_fingerprint_of_the_shuffle_is_shown_before_and_during_the_game(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    code = person.open_table(WW, friends=1, options={"players": 2})
    whole = person.api(f"tables/{code}")["table"]["commitment"]
    for where in ("waiting", "menu"):
        if where == "menu":
            person.page.get_by_label("Add a bot").select_option("kitten")
            person.push("Start")
            person.button("More").click()
            whole = fingerprint(person.api(f"tables/{code}")["table"]["bound"])
        short = person.page.get_by_text(f"Fingerprint of the shuffle: {whole[:8]}…")
        expect(person.page.get_by_text(whole)).to_be_hidden()
        short.click()
        expect(person.page.get_by_text(whole)).to_be_visible()
        person.page.get_by_text(whole).scroll_into_view_if_needed()
        person.shot(f"fingerprint-{where}")
        assert problems(person) == []


@pytest.mark.parametrize("game", SOME_GAMES)
def test_who_leaves_is_asked_and_the_others_are_told_that_a_bot_plays(parlour: Parlour, game: str) -> None:
    person, friend = parlour.person("Ada"), parlour.person("Bolek", size=DESK, theme="dark")
    code = person.open_table(game, friends=1, options={"players": 2})
    friend.go(f"/table/{code}")
    friend.push("Sit here")
    person.push("Start")
    friend.seated()
    mark = friend.page.locator("[data-face] .bot")
    expect(mark).to_have_count(0)
    person.button("More").click()
    person.button("Leave the table").click()
    expect(person.page.get_by_role("group", name="Sure? A bot plays for you")).to_be_visible()
    person.shot("leave")
    assert problems(person) == []
    person.button("Not yet").click()
    assert not person.api(f"tables/{code}")["table"]["seats"][0]["away"]
    person.button("Leave the table").click()
    person.button("Leave the table").click()
    expect(person.page.locator(".box").first).to_be_visible()
    expect(friend.page.locator(".stage", has_text="Ada has left: a bot plays on.")).to_be_visible()
    expect(friend.page.locator(".log li", has_text="Ada has left: a bot plays on.")).to_have_count(1)
    expect(mark).to_have_text("Cat (strong)")
    expect(mark.locator("i.full")).to_have_count(3)
    friend.shot(f"{game}-left")
    assert problems(friend) == []


def test_a_bot_can_be_called_for_whoever_is_not_there(parlour: Parlour) -> None:
    ada, bolek = parlour.person("Ada"), parlour.person("Bolek", language="pl")
    code = ada.open_table(WW, friends=1, options={"players": 2})
    bolek.go(f"/table/{code}")
    bolek.button("Usiądź tutaj").click()
    ada.push("Start")
    bolek.seated()
    # Whoever is asked first goes away.
    expect(ada.page.locator(".now .sentence")).to_be_visible()
    gone, left = (ada, bolek) if ada.page.locator(".now.mine").count() else (bolek, ada)
    missing, call, back = {
        ada: ("Bolek (not connected)", "Let a bot play for Bolek", "Wracam na miejsce"),
        bolek: ("Ada (brak połączenia)", "Niech gra bot, dopóki nie wróci Ada", "Take my seat back"),
    }[left]
    gone.go("/")
    expect(left.page.locator(".now .sentence")).to_contain_text(missing)
    left.shot("absent")
    assert problems(left) == []
    left.button(call).click()
    expect(left.page.locator(".now.mine")).to_be_visible()
    gone.go(f"/table/{code}")
    gone.button(back).click()
    expect(gone.button(back)).to_have_count(0)
    assert not any(seat["away"] for seat in left.api(f"tables/{code}")["table"]["seats"])


LATE = {
    "en": ("Mruczek ran out of time: a bot plays on.", "Your time ran out: a bot plays for you.", "has left"),
    "pl": ("Mruczek: czas minął, dalej gra bot.", "Twój czas minął: gra za ciebie bot.", "odchodzi"),
}


@pytest.mark.parametrize("language", LATE)
def test_a_clock_that_ran_out_is_told_as_what_it_is(parlour: Parlour, language: str) -> None:
    person = parlour.person("Ada", size=DESK, language=language)
    lines, lobbies = overhear(person.page, "lobby")

    def be_late(seat: int) -> None:
        lobbies[-1]["table"]["seats"][seat].update(bot="cat", away=True, late=True)
        lines[-1].send(json.dumps(lobbies[-1]))

    # Nobody wants to wait for a real clock: the house says that it ran out.
    person.open_table("wizard-kittens", friends=1, options={"players": 2}, name="Mruczek")
    friend = parlour.person("Bolek")
    friend.go("/")
    friend.api(f"tables/{person.page.url.rsplit('/', 1)[1]}/join", {"sitter": {"name": "Bolek"}})
    person.page.locator(".button.main").last.click()
    person.seated()
    others, own, gone = LATE[language]
    be_late(1)
    expect(person.page.locator(".log li")).to_have_text([re.compile(others.replace("Mruczek", "Bolek"))])
    expect(person.page.locator(".stage")).to_have_text(others.replace("Mruczek", "Bolek"))
    be_late(0)
    expect(person.page.locator(".log li").last).to_have_text(others)
    expect(person.page.locator(".now .sentence")).to_have_text(own)
    person.shot("late")
    assert person.page.get_by_text(gone).count() == 0
    assert problems(person) == []


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_chat_shows_its_newest_line_and_what_the_house_does_not_take(
    parlour: Parlour, size: tuple[int, int]
) -> None:
    person = parlour.person("Ada", size=size, theme="dark")
    house: list[WebSocketRoute] = []
    sentence = "Too many requests. Wait a moment."

    def answer(line: WebSocketRoute, said: str | bytes) -> None:
        message = json.loads(said)
        if message.get("text") == "One too many":
            reason = {"rule": "", "key": "too-often", "args": {}, "text": sentence}
            line.send(json.dumps({"type": "refused", "reason": reason, "re": message["id"]}))
        else:
            house[0].send(said)

    def pass_on(line: WebSocketRoute) -> None:
        house.append(line.connect_to_server())
        line.on_message(lambda said: answer(line, said))

    # The house of the tests is more patient than any other: here it is told to refuse.
    person.page.route_web_socket(re.compile("/live/"), pass_on)
    person.open_table(WW, options={"players": 2})
    person.seated()
    person.button("Chat").click()
    box, lines = person.page.get_by_placeholder("Write a message"), person.page.locator(".lines li")
    for number in range(6):
        box.fill(f"{number}: " + "purr " * 60)
        box.press("Enter")
        expect(lines).to_have_text([re.compile(f"{i}: purr") for i in range(number + 1)])
        expect(box).to_have_value("")
    expect(lines.first).not_to_be_in_viewport()
    # A line may be higher than its list: its end is what counts.
    at_end = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight < 2"
    assert person.page.locator(".lines").evaluate(at_end)
    box.fill("One too many")
    box.press("Enter")
    refusal = person.page.get_by_role("alert")
    expect(refusal).to_have_text(sentence)
    expect(refusal).to_be_in_viewport()
    expect(box).to_have_value("One too many")
    person.shot("chat-refused")
    assert problems(person) == []
    # Whoever reads what was said before is left alone.
    person.page.locator(".lines").evaluate("(list) => { list.scrollTop = 0; }")
    next_frame(person.page)
    box.fill("purr")
    box.press("Enter")
    expect(lines).to_have_count(7)
    expect(refusal).to_be_hidden()
    expect(lines.first).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_written_is_seen_in_the_light_of_the_room(parlour: Parlour, theme: str) -> None:
    person = parlour.person("Ada", size=DESK, theme=theme)
    person.open_table(WW, options={"players": 2})
    person.seated()
    person.button("Chat").click()
    person.page.get_by_role("switch", name="Mute the chat").check()
    colours = "(one) => (({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(one))"
    box, page = person.page.get_by_placeholder("Write a message"), person.page.locator("body")
    assert box.evaluate(colours) == page.evaluate(colours)
    person.shot(f"chat-{theme}")
    assert problems(person) == []
