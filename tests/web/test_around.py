"""What is around the boards: options that know each other, log, end, replay, my tables, keys, names."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.moments import find_last_moment, open_at
from tests.web.people import DESK, Parlour, next_frame, wait_for
from tests.web.test_screens import problems

WW = "wizards-and-witches"
LAPTOP = (1366, 650)


def test_options_know_each_other(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    page = person.page
    person.go("/new/isle-of-cats")
    late = page.get_by_role("switch", name="Late arrivals")
    family, events = page.get_by_role("switch", name="Family mode"), page.get_by_role("switch", name="Events")
    # What does not apply is not there; five players switch on what they need.
    expect(family).to_be_enabled()
    expect(late).to_have_count(0)
    expect(page.get_by_text("very hard")).to_have_count(0)
    page.get_by_label("5", exact=True).check()
    expect(late).to_be_checked()
    expect(late).to_be_disabled()
    expect(page.get_by_text("Five or six players need the option")).to_be_visible()
    expect(family).to_be_disabled()
    page.get_by_label("1", exact=True).check()
    expect(page.get_by_text("very hard")).to_be_visible()
    page.get_by_label("3", exact=True).check()
    expect(late).to_have_count(0)
    # What excludes the other says why, beside the switch.
    family.check()
    expect(events).to_be_disabled()
    expect(events).to_have_accessible_description(re.compile("There are no events in family mode."))
    family.uncheck()
    events.check()
    expect(family).to_be_disabled()
    # One line says what a variant changes and whether it suits a first game.
    expect(page.get_by_text("good for a first game", exact=True)).to_be_visible()
    assert problems(person) == []
    person.go("/new/wizard-kittens")
    page.get_by_label("2", exact=True).first.check()
    expect(page.get_by_label("5", exact=True)).to_have_count(0)
    # What is for those who know the game lies with the variants.
    chaos = page.locator("details fieldset").filter(has_text="Chaos")
    expect(chaos.get_by_label("3", exact=True)).to_be_disabled()
    expect(chaos).to_contain_text("Chaos Mode needs three or four kittens.")


def test_the_room_stays_while_somebody_sits_down(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=LAPTOP)
    person.open_table(WW, friends=1, options={"players": 2})
    room = person.page.get_by_role("region", name="Waiting for players").element_handle()
    foot = person.button("Start").element_handle()
    person.button("Player on this device").click()
    person.push("Sit here")
    expect(person.page.get_by_text("on this device", exact=True)).to_be_visible()
    expect(person.button("Start")).to_be_enabled()
    # A click on what is replaced meanwhile would be lost.
    assert [one.evaluate("(one) => one.isConnected") for one in (room, foot)] == [True, True]


def test_after_a_game_everything_is_in_sight_and_the_next_starts_at_once(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=LAPTOP)
    page = person.page
    open_at(person, find_last_moment("wizard-kittens", {"players": 3}))
    code = page.url.rsplit("/", 1)[1]
    person.finish()
    person.settled()
    end = page.get_by_role("dialog", name="Final score")
    for what in (
        end.locator(".headline"),
        end.locator(".sum").last,
        end.get_by_role("button", name="Play again"),
    ):
        expect(what).to_be_in_viewport(ratio=1)
    expect(end.locator("tr.total")).to_have_count(1)
    assert sorted(end.locator("tr.places td").all_inner_texts()) == ["1st", "2nd", "3rd"]
    end.locator(".explain", has_text="left in the circle").click()
    expect(end.locator("th p")).to_have_text("Fewer is better.")
    assert problems(person) == []
    # Whoever comes back is not shown the counting again.
    page.evaluate(
        "localStorage.purrlor = JSON.stringify({...JSON.parse(localStorage.purrlor), motion: true})"
    )
    page.reload()
    expect(end).to_be_visible()
    assert end.locator(".ahead").count() == 0
    # The list of tables has it with its date and result, until it is hidden.
    person.go("/")
    page.get_by_text("Finished", exact=True).click()
    expect(page.locator("details")).to_contain_text(re.compile(r"You won|place"))
    person.shot("my-tables")
    assert problems(person) == []
    page.get_by_role("button", name="Hide: Wizard Kittens").click()
    expect(page.get_by_role("button", name="Show hidden (1)")).to_be_visible()
    # Against bots the next game starts at once; with other options after one look at them.
    person.go(f"/table/{code}")
    person.button("Change options").click()
    page.get_by_label("2", exact=True).first.check()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(re.compile(f"/table/(?!{code})"))
    person.seated()
    assert len(person.api(f"tables/{page.url.rsplit('/', 1)[1]}")["table"]["seats"]) == 2


def test_many_tables_that_nobody_waits_for_leave_the_shelf_in_sight(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    for _ in range(5):
        person.open_table("battle-kittens", options={"players": 2})
    person.go("/")
    tables = person.page.locator(".tables .table")
    expect(tables).to_have_count(3)
    person.page.get_by_role("button", name="Show hidden (2)").click()
    expect(tables).to_have_count(5)


def test_people_play_again_with_one_touch_each(parlour: Parlour) -> None:
    person, friend = parlour.person("Ada", size=DESK), parlour.person("Bolek", size=DESK)
    watcher = parlour.person("Celina", size=DESK)
    code = person.open_table(WW, friends=1, options={"players": 2})
    friend.go(f"/table/{code}")
    friend.push("Sit here")
    person.push("Start")
    person.seated()
    friend.seated()
    watcher.go(f"/table/{code}")
    watcher.seated()
    # A spectator has no box to write in, and no button that does nothing.
    expect(watcher.page.get_by_label("Write a message")).to_have_count(0)
    # A new name and a new cat are taken at the table, too.
    friend.button("More").click()
    friend.button("Settings").click()
    friend.page.get_by_label("Your name").fill("Bolesław")
    friend.button("Choose your cat").click()
    friend.page.get_by_label("Cat 42", exact=True).click()
    friend.page.keyboard.press("Escape")
    wait_for(person.page, "() => document.body.innerText.includes('Bolesław')")
    assert person.api(f"tables/{code}")["table"]["seats"][1]["avatar"] == 41
    person.finish(friend)
    expect(watcher.page.locator("dialog .stand")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Play again")).to_have_count(0)
    friend.button("Play again").click()
    friend.page.wait_for_url(re.compile(f"/table/(?!{code})"))
    person.button("Go to the new table").click()
    person.seated()
    friend.seated()


def test_a_move_is_a_line_of_the_log_and_is_shown_again(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    page = person.page
    code = person.open_table("wizard-kittens", options={"players": 2})
    person.seated()
    person.play_until(".log .turn:nth-of-type(6), dialog .stand")
    lines = page.locator(".log li")
    expect(lines.locator("img").first).to_be_visible()
    # Keys: what they do is shown by one of them.
    page.keyboard.press("Escape")
    page.locator("main").press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_contain_text("Take back")
    assert problems(person) == []
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.locator("main").press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    if not person.over:
        person.asked()
        lines.last.locator(".line").click()
        expect(page.locator(".stage")).to_be_visible()
    if not person.over:
        person.finish()
    # The replay has the log beside it and goes by arrow keys.
    person.go(f"/replay/{code}")
    expect(page.locator(".side .log li").first).to_be_visible()
    # A spell has its name, also where pictures tell what it did.
    spells = page.locator(".side .log .said", has_text=re.compile("cast"))
    assert all(re.search("casts?: [A-Z]|can't cast", said) for said in spells.all_text_contents())
    assert spells.count() > 0
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Move 1 of")).to_be_visible()
    page.keyboard.press("End")
    last = page.locator("input[type=range]").get_attribute("max")
    expect(page.get_by_text(f"Move {last} of {last}")).to_be_visible()
    page.keyboard.press("Home")
    page.locator(".side .log .line").nth(2).click()
    expect(page.get_by_text("Move 0 of")).to_be_hidden()
    page.get_by_label("Speed").select_option("instant")
    assert page.evaluate("JSON.parse(localStorage.purrlor).speed") == "instant"


def test_what_one_takes_in_a_draft_is_one_line_of_the_log(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    person.open_table("battle-kittens", options={"players": 3, "family": True})
    person.seated()
    for left in (7, 6):
        expect(person.page.locator("main .held.can")).to_have_count(left)
        person.touch()
    expect(person.page.locator("main .held.can")).to_have_count(5)
    # Somebody who only watches sees how many Kittens are in each hand.
    watching = parlour.person("Bea", size=DESK)
    watching.go(person.page.url.removeprefix(person.house.address))
    expect(watching.page.locator(".watching")).to_contain_text("5 Kittens are in each hand")
    expect(watching.page.locator(".watching .back")).to_have_count(5)
    lines = person.page.locator(".log li").filter(has_text="You take")
    expect(lines).to_have_count(1)
    expect(lines.locator("img")).to_have_count(2)
    # However long the number of fish is, it stays in one line.
    person.page.locator("main .fish b").evaluate_all("all => all.forEach((one) => one.textContent = '188')")
    heights = person.page.locator("main .fish").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert max(heights) < 40


def test_a_calm_table_waits_for_next(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    page = person.page
    person.go("/")
    page.evaluate(
        "localStorage.purrlor = JSON.stringify({...JSON.parse(localStorage.purrlor), speed: 'calm'})"
    )
    person.open_table("battle-kittens", options={"players": 2, "short": True})
    person.seated()
    person.play_until(".stage .next")
    words = page.locator(".stage").inner_text()
    next_frame(page)
    assert page.locator(".stage").inner_text() == words
    page.locator("main").press("n")
    wait_for(page, "(words) => document.querySelector('.stage')?.innerText !== words", words)


def test_a_game_that_cannot_be_read_is_offered_anew(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    code = person.open_table(WW, options={"players": 2})
    person.seated()
    refusal = {
        "reason": {"rule": "", "key": "unreadable-game", "args": {}, "text": "The log is kept as it is."}
    }
    person.page.route(f"**/api/tables/{code}?**", lambda route: route.fulfill(status=409, json=refusal))
    person.go("/")
    person.page.locator(f"a[href='/table/{code}']").click()
    expect(person.page.get_by_text("The log is kept as it is.")).to_be_visible()
    parlour.forgive(person.page)
    person.page.get_by_role("link", name=re.compile("Open a new table: Wizards and Witches")).click()
    expect(person.button("Play now")).to_be_visible()
