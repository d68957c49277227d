"""The screens around the table."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Route, expect

from tests.web.people import DESK, GAMES, LOOKS, Parlour, Person, next_frame, until

BUILT = Path(__file__).resolve().parents[2] / "src" / "purrlor" / "web"
SERIOUS = ["serious", "critical"]
# The rules of axe that find nothing serious are half of its work.
LOOK_CLOSELY = """async (serious) => {
    const lesser = axe._audit.rules.filter(({ impact }) => impact && !serious.includes(impact));
    const rules = Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }]));
    return (await axe.run({ resultTypes: ['violations'], rules })).violations;
}"""


def problems(person: Person) -> list[str]:
    """List what axe finds serious on the page."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE_SCRIPT)
    found = person.page.evaluate(LOOK_CLOSELY, SERIOUS)
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:120]} {each['nodes'][0].get('failureSummary', '')[:160]}"
        for each in found
        if each["impact"] in SERIOUS
    ]


@pytest.mark.parametrize(("language", "size", "theme"), LOOKS)
def test_every_screen_is_accessible(
    parlour: Parlour, language: str, size: tuple[int, int], theme: str
) -> None:
    person = parlour.person("Ada", size=size, language=language, theme=theme)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        person.settled()
        person.shot(f"{name}-{theme}")
        found[name] = problems(person)

    person.go("/")
    expect(person.page.locator(".box").first).to_be_visible()
    look("lobby")
    person.page.locator(".who").click()
    expect(person.page.get_by_role("switch").first).to_be_visible()
    look("settings")
    person.go("/new/wizards-and-witches")
    expect(person.page.locator("legend").first).to_be_visible()
    look("new-table")
    person.go("/rules/wizards-and-witches")
    expect(person.page.get_by_role("heading", level=2).first).to_be_visible()
    look("rules")
    person.open_table("wizards-and-witches", friends=1, start=False)
    expect(person.page.locator(".qr")).to_be_visible()
    look("waiting-room")
    for game in person.games():
        person.open_table(game)
        expect(person.page.locator(".now.mine")).to_be_visible()
        for turn in range(5):
            person.touch(turn)
        person.asked()
        look(f"{game}")
    # A table of its own: one that was touched may be over by now, and its score in front of the menu.
    code = person.open_table("battle-kittens")
    expect(person.page.locator(".now.mine")).to_be_visible()
    with person.page.expect_response("**/api/blocks?*"):
        person.page.locator("header").get_by_role("button").last.click()
    expect(person.page.get_by_role("dialog").get_by_role("button").first).to_be_visible()
    # Among bots there is nobody to block or report.
    expect(
        person.page.get_by_text("Block or report").or_(person.page.get_by_text("Zablokuj lub zgłoś"))
    ).to_have_count(0)
    look("menu")
    person.go(f"/replay/{code}")
    expect(person.page.locator(".player")).to_be_visible()
    look("replay")
    assert {name: list_ for name, list_ in found.items() if list_} == {}


def test_what_can_be_touched_is_large_enough(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    for game in person.games():
        person.open_table(game)
        expect(person.page.locator(".now.mine")).to_be_visible()
        small = person.page.evaluate(
            """() => [...document.querySelectorAll('button, a')].map((b) => [b.getBoundingClientRect(), b])
            .filter(([r]) => r.width > 0 && (r.width < 43.5 || r.height < 43.5)).map(([r, b]) =>
            `${b.className} ${Math.round(r.width)}x${Math.round(r.height)}`)"""
        )
        assert small == [], game


def script_size(names: set[str]) -> int:
    return sum(len(gzip.compress((BUILT / "assets" / name).read_bytes(), 9)) for name in names)


def test_the_lobby_is_never_drawn_in_another_language_first(parlour: Parlour) -> None:
    person = parlour.person("Ada", language="pl")

    # Polish comes late: until then nothing is better than English.
    held: list[Route] = []
    person.page.route(re.compile(r"/assets/pl-[\w-]+\.js$"), lambda route: held.append(route))
    person.page.add_init_script(
        "new MutationObserver(() => window.drawn ||= document.querySelector('#app')?.textContent)"
        ".observe(document, { childList: true, subtree: true })"
    )
    person.page.goto(f"{person.house.address}/", wait_until="commit")
    until(person.page, lambda: held)
    next_frame(person.page)
    held.pop().continue_()
    expect(person.page.locator(".box").first).to_be_visible()
    drawn, now = person.page.evaluate("[window.drawn, document.querySelector('#app').textContent]")
    assert drawn[:60] == now[:60]


@pytest.mark.parametrize("game", GAMES)
def test_lobby_and_one_game_need_at_most_75_kilobytes_of_script(parlour: Parlour, game: str) -> None:
    person = parlour.person("Ada")
    assert game in person.games()
    loaded: set[str] = set()
    person.page.on("request", lambda one: loaded.update(re.findall(r"/assets/([\w.-]+\.js)$", one.url)))
    person.go("/")
    expect(person.page.locator(".box").first).to_be_visible()
    person.open_table(game)
    expect(person.page.locator(".now.mine")).to_be_visible()
    size = script_size(loaded)
    assert size <= 75 * 1024, f"{game}: {size}"


def test_a_finished_game_can_be_watched_again_checked_and_kept(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    person.open_table("wizards-and-witches", options={"players": 2})
    person.seated()
    person.finish()
    with person.page.expect_download() as download:
        person.button("Save as image").click()
    assert download.value.suggested_filename.endswith(".png")
    person.shot("end")
    person.button("Check the shuffle").click()
    expect(person.page.get_by_text("the shuffle was fair")).to_be_visible()
    expect(person.page.get_by_text("Checked in your own browser")).to_be_visible()
    person.shot("verify")
    person.page.go_back()
    person.button("Watch again").click()
    expect(person.page.locator(".player")).to_be_visible()
    # The card that is played tells that it was drawn.
    expect(person.page.locator(".side .log li").first).to_be_visible()
    expect(person.page.locator(".side .log li", has_text="draws a card")).to_have_count(0)
    person.button("Next move").click()
    expect(person.page.get_by_text("Move 1 of")).to_be_visible()
    person.shot("replay")
