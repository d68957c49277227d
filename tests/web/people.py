"""People at the parlour: each has a browser context of their own and touches only what the page offers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from time import monotonic, time
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, expect

from purrlor.client import Guest
from tests.scale import SOAK
from tests.server.servers import play_to_the_end

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"
PHONE = (360, 740)
DESK = (1280, 800)
# Languages, screens and themes: each of them in a run, all combinations in a soak.
LOOKS = (
    list(product(("en", "pl"), (PHONE, DESK), ("light", "dark")))
    if SOAK
    else [("en", PHONE, "dark"), ("pl", DESK, "light")]
)
# The games that have a board of their own.
GAMES = {
    "wizards-and-witches": {"players": 4},
    "wizard-kittens": {"players": 3},
    "battle-kittens": {"players": 3},
    "isle-of-cats": {"players": 3, "kittens": True, "beasts": True},
}
# What a table offers to whoever is asked: nothing while it waits for the answer to a move.
OFFERED = (
    ".now.mine .verbs .button:not([disabled]), .shell:has(.now.mine) main :is(button.can, .can > button.drop)"
)
# Two of them in a run, all in a soak, where the games differ little.
SOME_GAMES = [
    game if game in ("battle-kittens", "isle-of-cats") else pytest.param(game, marks=pytest.mark.soak)
    for game in GAMES
]
OVER = "dialog .stand"
ASKED = f"() => document.querySelector('{OVER}, {OFFERED}') !== null"

# Touch something at random in every frame until the wanted thing is there.
PLAY = """async ([wanted, offered, seed, patience, hasty]) => {
    const end = performance.now() + patience;
    for (let chance = seed; !document.querySelector(wanted); chance = (chance * 48271) % 2147483647) {
        if (performance.now() > end) return false;
        const things = [...document.querySelectorAll(offered)];
        // Every other time a verb, if somebody is hasty: a player who only turns cards over gets nowhere.
        const verbs = hasty ? things.filter((one) => one.closest('.verbs')) : [];
        const pool = verbs.length > 0 && chance % 2 ? verbs : things;
        pool[(chance >> 1) % pool.length]?.click();
        await new Promise(requestAnimationFrame);
    }
    return true;
}"""
# A review of every game that ends in a test would take as long as the tests: those of reviews open its page.
NO_REVIEWS = """(() => {
    const send = window.fetch;
    window.fetch = (path, how) =>
        location.pathname.startsWith('/table/') && how?.method === 'POST' && path.includes('/review?')
            ? Promise.reject(new TypeError('reviews are not begun here'))
            : send(path, how);
})();"""
PATIENCE = 60_000  # milliseconds that a test waits for one thing
LONG = 4 * PATIENCE  # for a whole game
expect.set_options(timeout=PATIENCE)


def middle(what: Locator, across: float = 0.5, down: float = 0.5) -> tuple[float, float]:
    """Find a point of something on the screen, by default its middle."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * across, box["y"] + box["height"] * down


def wait_for(page: Page, holds: str, given: Any = None) -> None:
    """Wait until a function holds on the page, which looks at every frame."""
    script = f"""async (given) => {{
        const holds = {holds};
        for (const end = performance.now() + {PATIENCE}; performance.now() < end;) {{
            if (holds(given)) return true;
            await new Promise(requestAnimationFrame);
        }}
        return false;
    }}"""
    assert page.evaluate(script, given), f"never came true: {holds}"


def next_frame(page: Page) -> None:
    """Wait until the page has drawn what it knows now."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def until(page: Page, holds: Callable[[], object]) -> None:
    """Wait until something holds that no single page knows; meanwhile the browser's events are heard."""
    end = monotonic() + PATIENCE / 1000
    while not holds():
        assert monotonic() < end, "never came true"
        page.wait_for_timeout(30)


def screen(size: tuple[int, int], language: str, theme: str = "light") -> dict[str, Any]:
    """Describe a screen and its owner to the browser."""
    return {
        "viewport": {"width": size[0], "height": size[1]},
        "locale": {"en": "en-GB", "pl": "pl-PL"}[language],
        "color_scheme": "dark" if theme == "dark" else "light",
        "has_touch": size == PHONE,
    }


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
        visited: bool = True,
        reviews: bool = False,
    ) -> Person:
        """Let somebody come in with a name, a screen and a language; mostly not for the first time."""
        context = self.browser.new_context(**screen(size, language, theme))
        if not reviews:
            context.add_init_script(NO_REVIEWS)
        return self.welcome(context, name, language, motion, visited)

    def welcome(
        self, context: BrowserContext, name: str, language: str, motion: bool = False, visited: bool = True
    ) -> Person:
        """Let somebody come in whose browser is there already."""
        self.contexts.append(context)
        kept = {"language": language, "name": name, "avatar": len(self.contexts) * 7, "motion": motion}
        faces = "localStorage.faces = 'here';" if visited else ""
        context.add_init_script(
            f"if (!localStorage.purrlor) {{ localStorage.purrlor = {json.dumps(json.dumps(kept))}; {faces} }}"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self._note(said.type, said.text))
        return Person(self.house, page)

    def _note(self, kind: str, text: str) -> None:
        # A line that a test cuts on purpose is no fault of the page.
        if kind == "error" and "WebSocket" not in text and "ERR_INTERNET_DISCONNECTED" not in text:
            self.complaints.append(text)

    def forgive(self, page: Page, what: str = "Failed to load resource") -> None:
        """Wait until the browser has noted a failure that a test causes, and forget it."""
        until(page, lambda: any(what in each for each in self.complaints))
        self.complaints.clear()

    def close(self) -> None:
        """Send everybody home."""
        for context in self.contexts:
            context.close()


class Person:
    """Somebody at a page."""

    def __init__(self, house: House, page: Page) -> None:
        self.house = house
        self.page = page
        self._lifted = 0.0  # when the finger was lifted last
        self.open_requests: set[Request] = set()
        page.on("request", lambda one: self.open_requests.add(one))
        page.on("requestfinished", lambda one: self.open_requests.discard(one))
        page.on("requestfailed", lambda one: self.open_requests.discard(one))

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
        """Wait until nothing moves any more: the faces are here, and what was set in motion has ended."""
        wait_for(
            self.page,
            """() => document.fonts.status === 'loaded'
                && [...document.fonts].some((face) => face.status === 'loaded')
                && document.getAnimations().every((one) =>
                    one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)""",
        )
        next_frame(self.page)

    def answered(self) -> None:
        """Wait until the house has answered everything that the page asks for."""
        until(self.page, lambda: not self.open_requests)

    def offered(self) -> Locator:
        """Find everything that may be touched now."""
        return self.page.locator(OFFERED)

    def offered_selector(self) -> str:
        """Name everything that may be touched now, for the page itself."""
        return OFFERED

    @property
    def over(self) -> bool:
        """Tell whether the score is on show."""
        return self.page.locator(OVER).count() > 0

    def asked(self) -> None:
        """Wait until something is on offer, or the game is over."""
        wait_for(self.page, ASKED)

    def touch(self, which: int = 0) -> None:
        """Touch one of the things on offer with a real pointer, as soon as there are any."""
        self.asked()
        reason = self.page.locator(".why .button")
        if reason.count() > 0:  # it may lie over what is on offer
            reason.click()
        if not self.over:
            things = self.offered()
            things.nth(which % things.count()).click()

    def play_until(self, selector: str) -> None:
        """Play at random until something is on the page, and touch nothing from then on."""
        assert self.page.evaluate(PLAY, [selector, OFFERED, 3, LONG, False]), f"never came: {selector}"

    def play_to_the_end(self, *others: Person) -> None:
        """Play at random, all at the same time, until the game is over."""
        everybody = [self, *others]
        for seed, person in enumerate(everybody, 7):
            script = f"(given) => {{ window.played = ({PLAY})(given); }}"
            person.page.evaluate(script, [OVER, OFFERED, seed, LONG, True])
        for person in everybody:
            assert person.page.evaluate("window.played"), "the game never ended"
            expect(person.page.locator(OVER)).to_be_visible()

    def finish(self, *others: Person) -> None:
        """Let the rest of a game be played at random without the pages, which only look on: much sooner."""
        everybody, code = [self, *others], self.page.url.rsplit("/", 1)[1]
        with ThreadPoolExecutor(1) as thread:  # the browser's own loop runs in this one
            thread.submit(play_to_the_end, [person.guest() for person in everybody], code).result()
        for person in everybody:
            # Not expected: at each look in vain that would tell the whole page in words.
            person.page.locator(OVER).wait_for(timeout=LONG)

    def push(self, words: str) -> None:
        """Push a button by the keyboard: what loads meanwhile above it may move it away from a mouse."""
        found = self.button(words)
        expect(found).to_be_enabled()
        found.press("Enter")

    def guest(self) -> Guest:
        """Be the same guest outside the browser."""
        [cookie] = [one["value"] for one in self.page.context.cookies() if one["name"] == "purrlor"]
        return Guest(self.house.address, cookie=cookie)

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
        # However late the page hears of it, it has heard of all when it knows that the finger is lifted.
        self.page.evaluate(
            """() => {
                window.lifted = false;
                for (const end of ['pointerup', 'pointercancel'])
                    addEventListener(end, () => { window.lifted = true; }, { capture: true, once: true });
            }"""
        )
        if touch:
            self._draw_finger(points)
        else:
            self.page.mouse.move(*start)
            self.page.mouse.down()
            for x, y in points[1:]:
                self.page.mouse.move(x, y)
            self.page.mouse.up()
        wait_for(self.page, "() => window.lifted")
        next_frame(self.page)

    def _draw_finger(self, points: list[tuple[float, float]]) -> None:
        wire = self.page.context.new_cdp_session(self.page)
        # One gesture after another: the browser drops what seems to have happened before the last one.
        began = max(time() - 1, self._lifted + 0.1)
        self._lifted = began + 1

        def send(kind: str, after: float, *where: tuple[float, float]) -> None:
            touches = [{"x": x, "y": y} for x, y in where]
            event = {"type": kind, "touchPoints": touches, "timestamp": began + after}
            wire.send("Input.dispatchTouchEvent", event)

        for i, point in enumerate(points):
            send("touchMove" if i else "touchStart", i * 0.05, point)
        # By these times the finger rests before it is lifted and throws nothing: else the browser
        # takes the next tap for a catch.
        send("touchEnd", 1)
        wire.detach()

    def button(self, words: str) -> Locator:
        """Find a button or a link by its words."""
        either = re.compile(words)
        return (
            self.page.get_by_role("button", name=either).or_(self.page.get_by_role("link", name=either)).first
        )


def whoever_is_asked(*people: Person) -> Person:
    """Wait until somebody is asked, or the game is over, and tell who it is."""
    found: list[Person] = []

    def somebody() -> bool:
        found.extend(one for one in people if one.page.evaluate(ASKED))
        return bool(found)

    until(people[0].page, somebody)
    return found[0]
