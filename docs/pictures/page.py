"""Draw the pictures of the page: PYTHONPATH=. python docs/pictures/page.py, with the page built."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import expect, sync_playwright

from purrlor.bots import choose_for, find_bot
from purrlor.core.rng import Rng
from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.wire import save
from tests.programs import launch
from tests.web.people import House, Parlour, Person

HERE = Path(__file__).parent
LAPTOP, PHONE = (1366, 768), (390, 844)


@contextmanager
def house() -> Iterator[House]:
    """Open a house on a free port."""
    with tempfile.TemporaryDirectory() as data:
        options = ("--host", "127.0.0.1", "--port", "0", "--data", data, "--language", "en")
        program = [sys.executable, "-u", "-m", "purrlor", "serve", *options, "--bot-delay", "0"]
        with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = next(word for line in server.stdout for word in line.split() if word.startswith("http"))
            yield House(address.rstrip("/"))
            server.terminate()


def play(game: str, options: dict[str, Any], seed: str, when: Callable[[Match], bool]) -> Match:
    """Let bots play until something holds when the first seat is asked."""
    match, rng, bot = Match.new(find_game(game), options, seed), Rng.seeded(3), find_bot("cat")
    while not (match.asked[0] == 0 and when(match)):
        match.submit(match.asked[0], choose_for(match, match.asked[0], bot, rng))
    return match


def asks(key: str, moves: int) -> Callable[[Match], bool]:
    """Tell whether the first seat is asked this after so many moves."""

    def holds(match: Match) -> bool:
        prompt = match.prompt(0)
        return len(match.log) >= moves and prompt is not None and prompt.key == key

    return holds


def sit_down(person: Person, match: Match) -> None:
    """Open a table at a moment of a game, with cats on all other seats."""
    bots = {str(seat): "cat" for seat in range(1, match.seats)}
    sitter = {"name": "Ada", "avatar": 7}
    code = person.api("import", {"saved": save(match).decode(), "bots": bots, "sitter": sitter})["code"]
    person.api(f"tables/{code}/start", {})
    person.go(f"/table/{code}")


def take(person: Person, name: str) -> None:
    """Take a picture when nothing moves any more."""
    expect(person.page.locator(".now.mine")).to_be_visible()
    person.settled()
    person.page.screenshot(path=HERE / name, quality=88 if name.endswith("jpg") else None)


def main() -> None:
    """Open tables in the middle of games, and take a picture of each."""
    witches = play(
        "wizards-and-witches", {"players": 4, "strategic": True}, "picture 5", asks("ask-play", 26)
    )
    kittens = play("wizard-kittens", {"players": 3}, "picture", asks("ask-cast", 30))
    battle = play("battle-kittens", {"players": 3}, "picture", asks("ask-send", 8))
    isle = play("isle-of-cats", {"players": 2, "kittens": True}, "picture", asks("ask-rescue", 70))
    with house() as open_house, sync_playwright() as playwright:
        browser = launch(playwright, "headless-shell", ["--no-sandbox", "--disable-gpu"])
        parlour = Parlour(open_house, browser)
        for name, match, size in (
            ("table.png", witches, LAPTOP),
            ("phone.png", kittens, PHONE),
            ("battle-phone.png", battle, PHONE),
        ):
            person = parlour.person("Ada", size=size)
            sit_down(person, match)
            take(person, name)
        for name, size in (("isle.jpg", LAPTOP), ("isle-phone.png", PHONE)):
            person = parlour.person("Ada", size=size)
            sit_down(person, isle)
            person.page.locator(".meadow .tile.can").first.click()
            take(person, name)
        browser.close()


if __name__ == "__main__":
    main()
