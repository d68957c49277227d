"""What the page does besides the board: it calls, sounds, prints, keeps quiet, and lets one play on."""

from __future__ import annotations

import re
from functools import partial
from itertools import pairwise

from playwright.sync_api import Page, Route, expect

from tests.web.moments import find_last_moment, open_at
from tests.web.people import DESK, Parlour, Person, next_frame, wait_for, whoever_is_asked
from tests.web.test_table import WW, my_turn

AWAY = "Object.defineProperty(document, 'hidden', { get: () => window.away === true })"
CALLS = """
    window.calls = [];
    const Real = window.Notification;
    window.Notification = class extends Real {
        constructor(title, more) { super(title, more); window.calls.push(`${title} ${more.body}`); }
    };
"""
EARS = """
    window.rooms = [];
    window.tones = 0;
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor() { super(); window.rooms.push(this); }
        createOscillator() { window.tones += 1; return super.createOscillator(); }
    };
"""

FULL_HOUSE = """
    window.calls = [];
    const Real = window.WebSocket;
    window.WebSocket = class {
        static OPEN = 1;
        static CONNECTING = 0;
        constructor(address) {
            window.calls.push(Date.now());
            if (!window.full) return new Real(address);
            Promise.resolve().then(() => { this.onopen(); this.onclose({ code: 1013 }); });
        }
        send() {}
    };
"""


def setting(person: Person, name: str, on: bool) -> None:
    """Turn a switch of the settings at the table."""
    person.button("More").click()
    person.button("Settings").click()
    switch = person.page.get_by_role("switch", name=name)
    switch.set_checked(on)
    expect(switch).to_be_checked(checked=on)
    person.page.keyboard.press("Escape")
    expect(switch).to_be_hidden()


def hand_over(mover: Person, to: Person) -> None:
    """Move with a real pointer until it is the other's turn; by chance they are made to miss one."""
    for which in range(400):
        if whoever_is_asked(to, mover) is to:
            return
        mover.touch(which)
    raise AssertionError("the other one is never asked")


def test_the_page_calls_whoever_is_away_when_it_is_their_turn(whole_parlour: Parlour) -> None:
    person, friend = whole_parlour.person("Ada", size=DESK), whole_parlour.person("Bolek", size=DESK)
    person.page.context.grant_permissions(["notifications"], origin=person.house.address)
    person.page.add_init_script(AWAY + ";" + CALLS)
    code = person.open_table(WW, friends=1, options={"players": 2})
    friend.go(f"/table/{code}")
    friend.push("Sit here")
    person.push("Start")
    person.seated()
    friend.seated()
    setting(person, "Tell me when it is my turn", True)
    called = "window.calls.splice(0)"
    for away in (True, False):
        hand_over(person, friend)
        expect(person.page).to_have_title("Wizards and Witches")
        person.page.evaluate(called)
        person.page.evaluate(f"window.away = {str(away).lower()}")
        hand_over(friend, person)
        expect(person.page).to_have_title(re.compile("Your turn!.*Wizards and Witches"))
        # Whoever looks at the table sees it; only who is away is called.
        assert person.page.evaluate(called) == (["Your turn! Wizards and Witches"] if away else [])
        person.page.evaluate("window.away = false")


def test_a_browser_that_forbids_calls_turns_the_setting_off_again(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    person.go("/")
    person.button("Settings").click()
    switch = person.page.get_by_role("switch", name="Tell me when it is my turn")
    switch.click()
    expect(switch).not_to_be_checked()


def put_down(person: Person) -> None:
    """Put the drawn card down, or down again."""
    again = person.page.get_by_role("button", name="Take back")
    if again.is_visible():
        again.click()
    person.page.locator(".cell.me .drop").first.click()
    expect(again).to_be_visible()


def test_nothing_sounds_unless_sound_is_on(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    person.page.add_init_script(EARS)
    person.open_table("wizard-kittens", options={"players": 2})
    my_turn(person)
    put_down(person)
    assert person.page.evaluate("window.rooms.length") == 0
    setting(person, "Sound", True)
    put_down(person)
    # The first sound has to be fetched.
    wait_for(person.page, "() => window.rooms.length === 1 && window.tones > 0")
    # After a reload the first sound comes before anybody touched the page: the next touch wakes it.
    person.page.reload()
    my_turn(person)
    put_down(person)
    wait_for(person.page, "() => window.rooms.length === 1 && window.rooms[0].state === 'running'")
    setting(person, "Sound", False)
    heard = person.page.evaluate("window.tones")
    put_down(person)
    next_frame(person.page)
    assert person.page.evaluate("window.tones") == heard


def test_a_partner_may_not_talk_in_a_silent_game(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    for team in (True, False):
        person.open_table("battle-kittens", options={"players": 4, "team": team})
        person.seated()
        person.page.get_by_role("button", name="Chat", exact=True).click()
        hushed = person.page.get_by_text("Partners may not talk")
        if team:
            expect(hushed).to_be_visible()
            expect(person.page.get_by_placeholder("Write a message")).to_be_disabled()
            expect(person.page.get_by_role("button", name="Send")).to_be_disabled()
        else:
            expect(person.page.get_by_placeholder("Write a message")).to_be_enabled()
            expect(hushed).to_be_hidden()


def shown(page: Page, what: str) -> int:
    """Count what is to be seen of some kind."""
    return sum(one.is_visible() for one in page.locator(what).all())


def test_a_board_prints_on_white_without_controls(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK, theme="dark")
    for game, board in (("isle-of-cats", ".harbour"), ("wizard-kittens", ".mat")):
        person.open_table(game, options={"players": 4})
        my_turn(person)
        page = person.page
        page.emulate_media(media="print")
        assert shown(page, ".now, .side, .top button, .top a, .stage") == 0
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator(board)).to_be_visible()
        # All of the board is on the paper, in dark ink on white, whatever light the screen has.
        hidden = page.evaluate("(m => m.scrollHeight - m.clientHeight)(document.querySelector('main'))")
        assert hidden <= 1, game
        colours = page.evaluate(
            "[document.body, document.querySelector('main')].map((one) => getComputedStyle(one))"
            ".flatMap((style) => [style.backgroundColor, style.backgroundImage])"
        )
        assert colours == ["rgb(255, 255, 255)", "none", "rgba(0, 0, 0, 0)", "none"], game
        ink = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--text')")
        assert ink == "#2b2233"
        if game == "wizard-kittens":
            # Both at once: late faces move them.
            gap = page.evaluate(
                "['.mat', '.board'].map((one) => document.querySelector(one).getBoundingClientRect())"
                ".reduce((mat, board) => mat.top - board.bottom)"
            )
            assert gap >= -1
        person.shot(f"print-{game}")
        page.emulate_media(media="screen")


def test_a_finished_game_is_played_on_from_any_move(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    code = person.open_table(WW, options={"players": 3})
    person.seated()
    person.finish()
    person.go(f"/replay/{code}")
    expect(person.page.locator(".player")).to_be_visible()
    # From the seat of somebody else, so early that chance can't have thrown them out.
    person.page.get_by_label("Seen by").select_option(label="Biscuit")
    slider = person.page.locator("input[type=range]")
    moves = int(slider.get_attribute("max") or 0)
    slider.fill("3")
    expect(person.page.get_by_text(f"Move 3 of {moves}")).to_be_visible()
    person.button("Play from here").click()
    person.page.wait_for_url(re.compile("/table/"))
    assert code not in person.page.url
    my_turn(person)
    table = person.api(f"tables/{person.page.url.rsplit('/', 1)[1]}")
    assert table["seats"] == [2]
    assert table["table"]["moves"] >= 3
    person.finish()
    # After the last move there is nothing to play on.
    person.go(f"/replay/{code}")
    slider.fill(str(moves))
    expect(person.page.get_by_text(f"Move {moves} of {moves}")).to_be_visible()
    expect(person.button("Play from here")).to_be_hidden()


ENDLESS = "document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime === Infinity)"


def test_with_motion_the_table_rests_and_the_score_counts_up_to_its_end(parlour: Parlour) -> None:
    person = parlour.person("Ada", motion=True)
    # With motion every move takes its time: the last ones are enough.
    open_at(person, find_last_moment("wizard-kittens", {"players": 2}))
    person.seated()
    person.asked()
    # Somebody may think for an hour: nothing is painted all that time.
    assert person.page.evaluate(f"{ENDLESS}.length") == 0
    person.play_to_the_end()
    end = person.page.get_by_role("dialog")
    expect(end.locator(".places:not(.ahead)")).to_be_visible()
    expect(end.locator(".ahead")).to_have_count(0)
    expect(end.get_by_role("heading", level=3)).not_to_have_text("…")


def tell_address(address: str, route: Route) -> None:
    route.fulfill(json={"address": address})


def test_friends_are_sent_to_the_address_of_the_network(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    page = person.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=person.house.address)
    # A house that nobody else can reach says nothing: then the page's own address has to do.
    for told, expected in (("http://192.0.2.7:1", "http://192.0.2.7:1"), ("", person.house.address)):
        page.route("**/api/address?**", partial(tell_address, told))
        with page.expect_response("**/api/address?**"):
            code = person.open_table(WW, friends=1, options={"players": 2})
        person.button("Copy the link").click()
        expect(person.button("Copied")).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()") == f"{expected}/table/{code}"
        page.unroute("**/api/address?**")


def test_what_is_refused_is_said_in_sight(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.go("/new/wizard-kittens")
    refusal = {"reason": {"rule": "", "key": "too-often", "args": {}, "text": "Wait a moment."}}
    person.page.route("**/api/tables?**", lambda route: route.fulfill(status=429, json=refusal))
    person.button("Play now").click()
    said = person.page.get_by_role("alert")
    expect(said).to_be_in_viewport()
    expect(said).to_have_text("Wait a moment.")
    parlour.forgive(person.page)


def test_a_seat_that_is_open_elsewhere_shows_and_can_be_had_back(parlour: Parlour) -> None:
    person, friend = parlour.person("Ada", size=DESK), parlour.person("Bolek")
    code = person.open_table(WW, friends=1, options={"players": 2})
    friend.go(f"/table/{code}")
    friend.push("Sit here")
    # The host lets the friend be the host, who starts the game and hands that back.
    person.button("Make host").click()
    friend.push("Start")
    friend.seated()
    person.seated()
    friend.button("More").click()
    friend.page.get_by_label("Make somebody else the host").select_option("Ada")
    expect(person.page.locator(".side")).to_contain_text("Ada is the host now.")
    friend.page.keyboard.press("Escape")
    # Somebody opens the friend's personal link, and the friend sees it.
    sign = friend.page.get_by_role("button", name="Your seat is also open")
    expect(sign).to_be_hidden()
    thief = parlour.person("Celina", size=DESK, language="pl")
    thief.go(friend.api(f"tables/{code}/link?seat=1")["link"])
    thief.seated()
    expect(sign).to_be_visible()
    sign.click()
    friend.button("Renew the link").click()
    friend.button("Renew the link").click()
    expect(thief.page.get_by_text("Link do tego miejsca zmieniono na innym urządzeniu")).to_be_visible()
    expect(friend.page.get_by_label("My seat on another device")).to_have_value(re.compile("/seat/"))
    friend.page.keyboard.press("Escape")
    expect(sign).to_be_hidden()


def test_a_page_that_is_refused_tries_again_after_ever_longer_pauses(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    person.open_table(WW, friends=0, options={"players": 2})
    person.page.add_init_script(FULL_HOUSE + "window.full = true")
    person.page.clock.install()
    person.page.reload()
    told = person.page.get_by_role("status").filter(has_text="Reconnecting")
    expect(told).to_be_visible()
    person.page.clock.run_for(60_000)
    calls = person.page.evaluate("window.calls")
    pauses = [later - earlier for earlier, later in pairwise(calls)]
    for number, pause in enumerate(pauses):
        usual = min(8_000, 300 * 2**number)
        assert 0.74 * usual <= pause <= 1.26 * usual
    assert len(pauses) >= 8
    # There is room again: the page comes back by itself.
    person.page.evaluate("window.full = false")
    person.page.clock.run_for(10_000)
    expect(told).to_be_hidden()
    person.touch()
