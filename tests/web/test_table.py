"""The parts of a running table around its board."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.people import DESK, Parlour, Person, until, wait_for

WW = "wizards-and-witches"


def held(person: Person) -> list[str]:
    cards = person.page.locator("button.held")
    return [cards.nth(i).get_attribute("aria-label") or "" for i in range(cards.count())]


def my_turn(person: Person) -> None:
    expect(person.page.locator(".now.mine")).to_be_visible()


def test_a_reload_gives_the_seat_back_as_it_was(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.open_table(WW, options={"players": 3, "strategic": True})
    my_turn(person)
    before = held(person)
    person.page.reload()
    my_turn(person)
    assert held(person) == before


def test_whoever_comes_back_or_comes_to_watch_reads_what_happened_lately(parlour: Parlour) -> None:
    person, watcher = parlour.person("Ada", size=DESK), parlour.person("Ewa", size=DESK)
    code = person.open_table("wizard-kittens", options={"players": 3})
    mine_or_over = person.page.locator(".now.mine, dialog .stand").first
    lines = person.page.locator(".log li")
    for turn in range(40):
        person.asked()
        if lines.count() >= 6:
            break
        person.touch(turn)
    before = lines.all_inner_texts()
    person.page.reload()
    expect(mine_or_over).to_be_visible()
    expect(lines.last).to_have_text(before[-1])
    after = lines.all_inner_texts()
    # The one list is the end of the other: whoever was there longer remembers more.
    common = min(len(before), len(after))
    assert common >= 3
    assert after[-common:] == before[-common:]
    # It is no news: nothing is played, nothing is read out.
    assert person.page.locator(".stage").count() == 0
    assert person.page.locator("[aria-live]").inner_text() not in after
    watcher.go(f"/table/{code}")
    # What a player did themselves is told to them as "you", and to others by name.
    expect(watcher.page.locator(".log li")).to_have_count(len(after))
    assert any("You " in line for line in after)
    assert not any("You " in line for line in watcher.page.locator(".log li").all_inner_texts())
    person.shot("lately")


def open_lines(page: Page) -> list[WebSocketRoute]:
    """List the live lines that the page will open."""
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/live/"), pass_on)
    return lines


def overhear(page: Page, kind: str) -> tuple[list[WebSocketRoute], list[dict[str, Any]]]:
    """List the live lines that the page will open, and what the house says there of one kind."""
    lines: list[WebSocketRoute] = []
    heard: list[dict[str, Any]] = []

    def hear(line: WebSocketRoute, said: str | bytes) -> None:
        message = json.loads(said)
        if message["type"] == kind:
            heard.append(message)
        line.send(said)

    def pass_on(line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        line.on_message(house.send)
        house.on_message(lambda said: hear(line, said))
        lines.append(line)

    page.route_web_socket(re.compile("/live/"), pass_on)
    return lines, heard


def newest(page: Page, found: list[Any]) -> Any:
    """Wait for a live line, or for what the house says there, and give the last."""
    until(page, lambda: found)
    return found[-1]


def cut(page: Page, lines: list[WebSocketRoute]) -> None:
    """Cut the line that the page has or is about to open; wait until the page has said so and is back."""
    newest(page, lines)
    # What the page says may be gone before anybody looks: it is noted when it comes.
    page.evaluate(
        """() => {
            window.wasCut = false;
            const look = () => { window.wasCut ||= document.querySelector('.cut') !== null; };
            new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    lines.pop().close(code=1012)
    wait_for(page, "() => window.wasCut")
    expect(page.locator(".cut")).to_be_hidden()


def test_a_cut_line_comes_back_by_itself(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    lines = open_lines(person.page)
    person.open_table(WW, options={"players": 2})
    my_turn(person)
    cut(person.page, lines)
    my_turn(person)
    person.play_to_the_end()


NO_ROOM = """
    window.tries = [];
    window.WebSocket = class {
        static CONNECTING = 0;
        static OPEN = 1;
        readyState = 0;
        constructor() {
            window.tries.push(performance.now());
            setTimeout(() => {
                this.readyState = 1;
                this.onopen();
                this.readyState = 3;
                this.onclose({ code: 1013 });
            });
        }
        send() {}
        close() {}
    };
"""


def test_a_page_that_is_refused_tries_again_after_ever_longer_pauses(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    code = person.open_table(WW, options={"players": 2})
    my_turn(person)
    person.page.add_init_script(NO_ROOM)
    person.go(f"/table/{code}")
    wait_for(person.page, "() => window.tries.length >= 5")
    tries = person.page.evaluate("window.tries")
    # At least three quarters of 0.3, 0.6, 1.2 and 2.4 seconds.
    for number, (earlier, later) in enumerate(pairwise(tries[:5])):
        assert later - earlier >= 225 * 2**number
    expect(person.page.locator(".cut")).to_be_visible()


def test_the_table_is_drawn_before_the_line_says_anything(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    code = person.open_table(WW, options={"players": 3, "strategic": True})
    my_turn(person)
    before = held(person)
    person.page.route_web_socket(re.compile("/live/"), lambda line: None)
    person.go(f"/table/{code}")
    my_turn(person)
    assert held(person) == before
    # What the page told is read once and gone.
    assert person.page.locator("#first").count() == 0


def test_a_board_is_drawn_once_when_the_line_says_the_same(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    lines, steps = overhear(person.page, "step")
    person.open_table(WW, options={"players": 3, "strategic": True})
    my_turn(person)
    newest(person.page, steps)
    mark = "document.querySelector('main .art').firstChild.mark"
    person.page.evaluate(f"{mark} = 'as it was'")
    steps.clear()
    cut(person.page, lines)
    newest(person.page, steps)
    # Said after the step: whoever hears it has heard the step.
    reason = {"rule": "", "key": "paused", "args": {}, "text": "Somebody stretches."}
    lines[-1].send(json.dumps({"type": "why", "reason": reason, "re": 0}))
    expect(person.page.get_by_role("alertdialog")).to_contain_text("Somebody stretches.")
    assert person.page.evaluate(mark) == "as it was"


def test_one_screen_serves_two_people_with_a_curtain(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    person.open_table(WW, friends=1, options={"players": 2, "strategic": True})
    person.button("Player on this device").click()
    person.push("Sit here")
    person.push("Start")
    seen: set[str] = set()
    while len(seen) < 2:
        person.play_until(".curtain button")
        # Nothing of anybody's hand is on the page behind the curtain.
        assert person.page.locator("button.held, .log, .now, .look-bubble:popover-open").count() == 0
        # Nor is it read out: a log and what was said last would tell what somebody drew.
        assert set(person.page.locator("[aria-live], [role=status]").all_inner_texts()) <= {""}
        curtain = person.page.locator(".curtain button")
        seen.add(curtain.inner_text())
        person.shot("curtain")
        curtain.click()
        expect(curtain).to_be_hidden()
        person.touch()
    person.page.reload()
    expect(person.page.locator(".curtain button")).to_be_visible()
    assert person.page.locator("button.held").count() == 0


def test_why_not_is_answered_with_the_rule(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.open_table("wizard-kittens", options={"players": 3})
    my_turn(person)
    person.page.locator(".spell").first.click()
    reason = person.page.get_by_role("alertdialog")
    expect(reason).to_contain_text("First put down the card")
    person.shot("why-not")
    person.button("Got it").click()
    expect(reason).to_be_hidden()


def test_why_not_covers_nothing_of_a_board_on_a_laptop(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=(1366, 650))
    person.open_table("wizard-kittens", options={"players": 3})
    my_turn(person)
    person.page.locator(".spell").first.click()
    expect(person.page.locator(".why")).to_be_visible()
    person.settled()
    board = person.page.locator("main").bounding_box()
    box = person.page.locator(".why").bounding_box()
    assert board is not None
    assert box is not None
    assert box["y"] >= board["y"] + board["height"]


def test_while_a_move_is_told_its_hits_count_and_its_card_is_gone(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK, motion=True)
    person.go(f"/learn/{WW}")
    person.page.locator(".chapter").first.click()
    for _ in range(2):
        person.page.locator(".coach .main").click()
    person.page.locator(".verbs .button").first.click()
    # The lesson gives three Potions; the first of the others has caught none.
    told = """() => document.querySelector('.now .stage') && document.querySelector('.held.spent')
        && document.querySelector('.others .count b').textContent === '3'"""
    wait_for(person.page, told)


def test_a_card_that_is_laid_is_not_thrown_at_anybody(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    lines, steps = overhear(person.page, "step")
    person.open_table(WW, options={"players": 3})
    my_turn(person)
    last = newest(person.page, steps)
    # Another card than the one drawn, so that the page can be seen to have heard of it.
    card, name = ("mirror_1", "Mirror") if last["own"]["hand"] == ["lair"] else ("lair", "Lair")
    own = {**last["own"], "hand": [card]}
    lines[-1].send(json.dumps({**last, "n": last["n"] + 1, "since": last["n"], "own": own, "re": 0}))
    reason = person.page.get_by_role("alertdialog")
    expect(person.page.locator("button.held")).to_have_accessible_name(re.compile(name))
    person.page.locator(".others button").first.click()
    expect(reason).to_be_visible()
    expect(reason).not_to_contain_text("no such move")


def test_a_reason_goes_when_its_reader_is_asked_again(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    lines, steps = overhear(person.page, "step")
    person.open_table("wizard-kittens", options={"players": 3})
    my_turn(person)
    last, reason = newest(person.page, steps), person.page.get_by_role("alertdialog")
    other = {**last, "n": last["n"] + 1, "since": last["n"], "events": [], "re": 0, "waiting_for": [1]}
    lines[-1].send(json.dumps(other))
    expect(person.page.locator(".now.mine")).to_have_count(0)
    person.page.locator(".spell").first.click()
    expect(reason).to_be_visible()
    lines[-1].send(json.dumps({**last, "n": last["n"] + 2, "since": last["n"] + 1, "events": [], "re": 0}))
    expect(reason).to_have_count(0)


def test_a_game_that_is_paused_goes_on_where_one_looks(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.open_table("wizard-kittens", options={"players": 3})
    my_turn(person)
    person.button("More").click()
    person.button("Pause").click()
    person.page.keyboard.press("Escape")
    # Whoever closes a sheet is where they were.
    expect(person.button("More")).to_be_focused()
    expect(person.page.locator(".now .sentence")).to_have_text("The game is paused.")
    person.page.locator(".now .verbs").get_by_role("button", name="Resume").click()
    expect(person.page.locator(".now .sentence")).not_to_contain_text("paused")


def test_a_game_is_called_off_together(parlour: Parlour) -> None:
    person, friend = parlour.person("Ada"), parlour.person("Bolek", language="pl")
    code = person.open_table("battle-kittens", friends=1, options={"players": 2})
    friend.go(f"/table/{code}")
    friend.button("Usiądź tutaj").click()
    person.push("Start")
    my_turn(person)
    person.button("More").click()
    person.button("Call off the game").click()
    person.page.get_by_role("group").get_by_role("button", name="Call off the game").click()
    expect(person.button("Keep playing after all")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(friend.page.locator(".now")).to_contain_text("Za przerwaniem gry: Ada")
    friend.shot("call-off-asked")
    friend.button("Zgadzam się").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("Called off: all who still played agreed.")
    expect(person.button("Play again")).to_be_visible()
    person.shot("called-off")


def test_a_card_taken_in_secret_is_marked_until_the_hands_go_on(parlour: Parlour) -> None:
    person, friend = parlour.person("Ada"), parlour.person("Bolek")
    code = person.open_table("battle-kittens", friends=1, options={"players": 2})
    friend.go(f"/table/{code}")
    friend.push("Sit here")
    person.push("Start")
    my_turn(person)
    marked = person.page.locator(".held[aria-pressed=true]")
    person.page.locator(".held").nth(1).click()
    name = marked.locator(".name").inner_text()
    person.button(f"Take: {name}").click()
    expect(marked.locator(".sealed")).to_have_text("✓ chosen")
    expect(marked.locator(".name")).to_have_text(name)
    person.settled()
    person.shot("battle-kittens-taken")
    person.button("Take back").click()
    expect(marked).to_have_count(0)


def test_a_move_can_be_taken_back(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.open_table("wizard-kittens", options={"players": 3})
    my_turn(person)
    cards = person.page.locator(".cell.me .tok")
    expect(cards.first).to_be_visible()
    before = cards.count()
    person.page.locator(".cell.me .drop").first.click()
    person.button("Take back").click()
    expect(person.page.locator(".cell.me .drop").first).to_be_visible()
    assert cards.count() == before


def test_what_is_taken_back_while_it_is_played_stays_taken_back(parlour: Parlour) -> None:
    person = parlour.person("Ada", motion=True)
    lines, steps = overhear(person.page, "step")
    person.open_table("wizard-kittens", options={"players": 3})
    my_turn(person)
    wait_for(person.page, "() => !document.querySelector('.stage')")
    event = {"event": {"event": "stretched"}, "text": "Somebody stretches."}
    last, sentence = newest(person.page, steps), person.page.locator(".now .sentence")
    done = {**last, "n": last["n"] + 1, "since": last["n"], "events": [event], "paused": True, "re": 0}
    back = {**last, "n": last["n"] + 2, "since": -1, "events": [], "undone": 1, "re": 0}
    lines[-1].send(json.dumps(done))
    expect(person.page.locator(".stage", has_text="Somebody stretches.")).to_be_visible()
    lines[-1].send(json.dumps(back))
    expect(person.page.locator(".stage")).to_have_count(0)
    expect(sentence).not_to_contain_text("paused")


def test_the_language_changes_at_the_table(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    person.open_table(WW, options={"players": 2})
    my_turn(person)
    told = person.page.locator(".log li")
    before = told.count()
    person.offered().first.click()
    expect(told.nth(before)).to_be_visible()
    my_turn(person)
    english = told.all_inner_texts()
    person.button("More").click()
    person.button("Settings").click()
    person.page.get_by_label("Polski").check()
    expect(person.page.get_by_role("heading", name="Ustawienia").first).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("heading", name="Czarodzieje i czarownice")).to_be_visible()
    expect(person.page.locator(".now .sentence")).to_contain_text(re.compile("Zagraj|kart"))
    # The story is told anew.
    expect(told).to_have_count(len(english))
    assert not set(told.all_inner_texts()) & set(english)
    # The browser still asks for English; the page that comes is Polish from its first word.
    pages: list[str] = []
    person.page.on("response", lambda one: pages.append(one.text()) if one.url == person.page.url else None)
    person.page.reload()
    expect(person.page.locator(".now .sentence")).to_contain_text(re.compile("Zagraj|kart"))
    expect(person.page.get_by_role("heading", name="Czarodzieje i czarownice")).to_be_visible()
    assert '"language":"pl"' in pages[0]


def test_the_words_of_a_board_come_once_in_the_players_language(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK, language="pl")
    books: list[str] = []
    person.page.on("request", lambda one: books.extend(re.findall(r"/assets/(\w\w)-[\w-]+\.json$", one.url)))
    person.open_table("isle-of-cats", options={"players": 2})
    boat = person.page.locator(".harbour").get_by_role("img")
    expect(boat).to_have_attribute("aria-label", "Łódź: Ada")
    # The words that the page names are those that the board uses: else they would be asked for again.
    assert books == ["pl"]
    person.button("Więcej").click()
    person.button("Ustawienia").click()
    person.page.get_by_label("English").check()
    expect(boat).to_have_attribute("aria-label", "Boat: Ada")
    assert books == ["pl", "en"]


def test_words_that_fail_to_come_are_asked_for_again(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    asked: list[str] = []

    def fail_twice(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 2:
            route.continue_()
        else:
            route.abort("internetdisconnected")

    person.page.route("**/assets/*.json", fail_twice)
    person.open_table("isle-of-cats", options={"players": 2})
    expect(person.page.locator(".harbour").get_by_role("img")).to_have_attribute("aria-label", "Boat: Ada")


def test_names_and_chat_are_only_ever_text(parlour: Parlour) -> None:
    evil = "<img src=x onerror=alert(1)>"
    person, friend = parlour.person(evil[:24], size=DESK), parlour.person("Bolek", size=DESK)
    code = person.open_table(WW, friends=1, options={"players": 2}, name=evil[:24])
    friend.go(f"/table/{code}")
    friend.push("Sit here")
    person.push("Start")
    person.seated()
    person.page.get_by_placeholder("Write a message").fill(f"{evil} </script>")
    person.button("Send").click()
    expect(friend.page.locator(".lines")).to_contain_text(evil)
    for one in (person, friend):
        assert one.page.locator("img").count() == 0


def test_a_spectator_sees_the_table_and_no_hand(parlour: Parlour) -> None:
    person, watcher = parlour.person("Ada"), parlour.person("Ewa", size=DESK)
    code = person.open_table(WW, options={"players": 2, "strategic": True})
    watcher.go(f"/table/{code}")
    expect(watcher.page.locator(".now")).to_contain_text("watching")
    assert watcher.page.locator("button.held").count() == 0


def test_a_table_that_is_not_there_says_so(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.go("/table/zzzz-zzzz")
    expect(person.page.get_by_text("does not exist")).to_be_visible()
    person.shot("no-table")
    parlour.forgive(person.page)


def test_an_address_where_there_is_nothing_says_so_and_leads_home(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.go("/nowhere/at-all")
    expect(person.page.get_by_text("no such page")).to_be_visible()
    parlour.forgive(person.page)
    person.button("Home page").click()
    expect(person.page.locator(".box").first).to_be_visible()


def test_a_code_with_a_gap_is_understood_and_nonsense_is_answered(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    for written, answer in (
        ("zzzz zzzz", "does not exist"),
        ("%%%", "no such page"),
        ("a/b/c", "no such page"),
    ):
        person.go("/")
        person.page.get_by_role("textbox").fill(written)
        person.page.keyboard.press("Enter")
        expect(person.page.get_by_text(answer)).to_be_visible()
    parlour.forgive(person.page)


def test_whoever_goes_back_from_a_table_asks_for_nothing_that_is_not_there(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.go("/new/isle-of-cats")
    person.page.locator("label.pill", has_text=re.compile("^6$")).click()
    # Six players need a variant, which is switched on for them.
    person.button("Play now").click()
    expect(person.page.locator("main.middle")).to_be_visible()
    person.page.go_back()
    expect(person.button("Play now")).to_be_visible()
    person.answered()


def test_a_move_waits_for_a_yes_where_one_wants_to_be_asked(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.go("/")
    person.page.evaluate(
        "localStorage.purrlor = JSON.stringify({ ...JSON.parse(localStorage.purrlor), confirm: true })"
    )
    person.open_table("wizard-kittens", options={"players": 3})
    my_turn(person)
    person.page.locator(".cell.me .drop").first.click()
    person.button("Not yet").click()
    expect(person.button("Do it")).to_be_hidden()
    person.page.locator(".cell.me .drop").first.click()
    person.button("Do it").click()
    expect(person.button("Take back")).to_be_visible()
