"""People at the parlour: each has a browser context of their own and touches only what the page offers."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"
PHONE = (360, 740)
DESK = (1280, 800)
# The games that have a board of their own.
GAMES = {
    "wizards-and-witches": {"players": 4},
    "wizard-kittens": {"players": 3},
    "battle-kittens": {"players": 3},
    "isle-of-cats": {"players": 3, "kittens": True, "beasts": True},
}
# Everything that a table offers to a player whose turn it is.
OFFERED = (
    ".now .verbs .button:not([disabled]), main button.can:not(.place), main .can > button.drop,"
    " main button.place.can, main button.held:not([aria-pressed=true]):not(.chosen)"
)

HURRY = """([offered, which]) => {
    const things = document.querySelector('.now.mine') ? [...document.querySelectorAll(offered)] : [];
    // Every other time a verb, if there is one: who only ever turns cards over gets nowhere.
    const verbs = things.filter((one) => one.closest('.verbs'));
    const pool = verbs.length > 0 && which % 2 ? verbs : things;
    pool[(which >> 1) % pool.length]?.click();
    return things.length > 0;
}"""
expect.set_options(timeout=30_000)


def middle(what: Locator, across: float = 0.5, down: float = 0.5) -> tuple[float, float]:
    """Find a point of something on the screen, by default its middle."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * across, box["y"] + box["height"] * down


def wait_for(page: Page, what: str, given: Any = None) -> None:
    """Ask the page until something holds; to leave the asking to the page is against its rules."""
    for _ in range(1_500):
        if page.evaluate(what, given):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"never came true: {what}")


@dataclass(frozen=True)
class House:
    """Where the house is."""

    address: str


class Parlour:
    """All people of one test."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house = house
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def person(
        self,
        name: str = "",
        size: tuple[int, int] = PHONE,
        language: str = "en",
        theme: str = "light",
        motion: bool = False,
    ) -> Person:
        """Let somebody come in with a name, a screen and a language."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size == PHONE,
        )
        self.contexts.append(context)
        kept = {"language": language, "name": name, "avatar": len(self.contexts) * 7, "motion": motion}
        context.add_init_script(
            f"if (!localStorage.purrlor) localStorage.purrlor = {json.dumps(json.dumps(kept))}"
        )
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self._note(said.type, said.text))
        return Person(self.house, page)

    def _note(self, kind: str, text: str) -> None:
        # A line that a test cuts on purpose is no fault of the page.
        if kind == "error" and "WebSocket" not in text and "ERR_INTERNET_DISCONNECTED" not in text:
            self.complaints.append(text)

    def close(self) -> None:
        """Send everybody home."""
        for context in self.contexts:
            context.close()


class Person:
    """Somebody at a page."""

    def __init__(self, house: House, page: Page) -> None:
        self.house = house
        self.page = page

    def go(self, path: str = "/") -> None:
        """Open an address."""
        self.page.goto(self.house.address + path)

    def api(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the house as this person's browser would."""
        request = self.page.context.request
        address = f"{self.house.address}/api/{path}"
        answer = request.get(address) if body is None else request.post(address, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def games(self) -> list[str]:
        """List the games on the shelf."""
        return [game["name"] for game in self.api("games")["games"]]

    def open_table(self, game: str, start: bool = True, **how: Any) -> str:
        """Open a table over the wire, the rest by hand; bots on all seats but `friends`."""
        options = how.get("options", {})
        info = next(each for each in self.api("games")["games"] if each["name"] == game)
        seats = (
            options.get("players") or next(o for o in info["options"] if o["name"] == "players")["default"]
        )
        friends = how.get("friends", 0)
        bots = {str(seat): "random" for seat in range(1 + friends, seats)}
        sitter = {"name": how.get("name", "Ada"), "avatar": 7}
        table = self.api("tables", {"game": game, "options": options, "bots": bots, "sitter": sitter})
        if start and not friends:
            self.api(f"tables/{table['code']}/start", {})
        self.go(f"/table/{table['code']}")
        return str(table["code"])

    def seated(self) -> None:
        """Wait until the table is there."""
        expect(self.page.locator(".now")).to_be_visible()

    def settled(self) -> None:
        """Wait until the faces are here: on a first visit they come late and move what was measured."""
        wait_for(self.page, "localStorage.faces === 'here'")
        self.page.evaluate("async () => { document.body.offsetTop; await document.fonts.ready; }")

    def offered(self) -> Locator:
        """Find everything that may be touched now."""
        return self.page.locator(OFFERED)

    def offered_selector(self) -> str:
        """Name everything that may be touched now, for the page itself."""
        return OFFERED

    @property
    def over(self) -> bool:
        """Tell whether the score is on show."""
        return self.page.locator("dialog .stand").count() > 0

    def touch(self, which: int = 0) -> bool:
        """Touch one of the things on offer with a real pointer, if it is this person's turn."""
        if self.over or self.page.locator(".now.mine").count() == 0:
            return False
        things = self.offered()
        count = things.count()
        if count == 0:
            return False
        try:
            things.nth(which % count).click(timeout=4_000)
        except Exception:  # the table has moved on under the finger
            return False
        return True

    def hurry(self, which: int) -> bool:
        """Click one of the things on offer from inside the page: quick, for long games."""
        return bool(self.page.evaluate(HURRY, [OFFERED, which]))

    def play_to_the_end(self, others: list[Person] | None = None, most: int = 6_000) -> None:
        """Touch something, again and again, until the game is over."""
        everybody, chance = [self, *(others or [])], Random(7)
        for _ in range(most):
            if all(person.over for person in everybody):
                return
            touched = [person.hurry(chance.randrange(5040)) for person in everybody]
            if not any(touched):
                self.page.wait_for_timeout(20)
        raise AssertionError("the game does not end")

    def shot(self, name: str) -> None:
        """Keep a picture of the screen."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        size = self.page.viewport_size or {"width": 0}
        language = self.page.evaluate("document.documentElement.lang")
        self.page.screenshot(path=SCREENS / f"{name}-{size['width']}-{language}.png")

    def drag(self, start: tuple[float, float], end: tuple[float, float], touch: bool) -> None:
        """Draw a finger or the mouse from one point of the screen to another."""
        points = [
            (start[0] + (end[0] - start[0]) * i / 8, start[1] + (end[1] - start[1]) * i / 8) for i in range(9)
        ]
        if not touch:
            self.page.mouse.move(*start)
            self.page.mouse.down()
            for x, y in points[1:]:
                self.page.mouse.move(x, y)
            self.page.mouse.up()
            return
        wire = self.page.context.new_cdp_session(self.page)
        for i, (x, y) in enumerate(points):
            kind = "touchMove" if i else "touchStart"
            wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        # A finger that rests first throws nothing; else the browser takes the next tap for a catch.
        self.page.wait_for_timeout(120)
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        wire.detach()

    def button(self, words: str) -> Locator:
        """Find a button or a link by its words."""
        either = re.compile(words)
        return (
            self.page.get_by_role("button", name=either).or_(self.page.get_by_role("link", name=either)).first
        )
