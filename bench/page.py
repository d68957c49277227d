"""Measure the page in a browser: weight of its scripts, time to the first table, frames while dragging."""

from __future__ import annotations

import argparse
import gzip
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.unwatched import Unwatched, unwatched_browser
from tests.programs import find_program

BUILT = Path(__file__).resolve().parents[1] / "src" / "purrlor" / "web" / "assets"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
# Slow 4G: what a phone has at the edge of the net.
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 96_000}
SLOWER_CPU = 4
PHONE: ViewportSize = {"width": 360, "height": 740}
# When the board is drawn for the first time, counted from the start of the navigation.
WATCH = """(() => {
    const look = () => {
        if (document.querySelector('main.middle > *')) {
            requestAnimationFrame(() => { window.shown = performance.now(); });
        } else requestAnimationFrame(look);
    };
    look();
})()"""
# Touch something that can be done, by chance, unless what is wanted is on the page.
TOUCH = """(wanted) => {
    if (document.querySelector(wanted)) return true;
    if (!document.querySelector('.now.mine')) return false;
    const verbs = [...document.querySelectorAll('.now .verbs .button:not([disabled])')];
    const things = [...verbs, ...document.querySelectorAll('main button.can, main .can > button.drop')];
    // Every other time a verb, if there is one: who only ever turns cards over gets nowhere.
    const pool = verbs.length > 0 && Math.random() < 0.5 ? verbs : things;
    pool[Math.floor(Math.random() * pool.length)]?.click();
    return false;
}"""
FRAMES = """async () => {
    const times = [];
    let going = true;
    const count = (now) => { times.push(now); if (going) requestAnimationFrame(count); };
    requestAnimationFrame(count);
    const sea = document.querySelector('.placing .sea');
    const box = sea.getBoundingClientRect();
    const send = (kind, x, y) => sea.dispatchEvent(new PointerEvent(kind, {
        clientX: box.left + x, clientY: box.top + y, pointerId: 1, pointerType: 'mouse', button: 0,
        bubbles: true }));
    sea.setPointerCapture = () => undefined;
    send('pointerdown', box.width / 2, box.height / 2);
    const start = performance.now();
    await new Promise((done) => {
        const move = () => {
            const t = (performance.now() - start) / 1000;
            if (t > 3) return done();
            for (let i = 0; i < 3; i++) {
                send('pointermove', box.width * (0.5 + 0.42 * Math.sin(t * 5 + i / 20)),
                    box.height * (0.5 + 0.42 * Math.cos(t * 3 + i / 20)));
            }
            setTimeout(move, 6);
        };
        move();
    });
    send('pointerup', box.width / 2, box.height / 2);
    going = false;
    return times.slice(1).map((time, i) => time - times[i]);
}"""


def main(argv: list[str]) -> None:
    """Run the benchmark and print two tables."""
    parser = argparse.ArgumentParser(prog="python -m bench page", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args(argv)
    program = find_program("chromium")
    if program is None:
        print("This benchmark needs Chromium: install the package chromium.", file=sys.stderr)
        sys.exit(2)
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        with unwatched_browser(program, FLAGS) as unwatched:
            show_games(unwatched, browser, address, given.runs)
        show_drag(browser, address)
        browser.close()


def show_games(unwatched: Unwatched, browser: Browser, address: str, runs: int) -> None:
    """Print weight and time for every game."""
    table = Table(title="script <= 75 KB gzipped; first table <= 1 s with a CPU four times slower, slow 4G")
    for name in (
        "game",
        "lobby + first table, KB",
        "lobby + whole game, KB",
        "words, KB",
        "first table, ms (median)",
        "best",
        "worst",
    ):
        table.add_column(name, justify="left" if name == "game" else "right")
    with visitor(browser) as context:
        games = [each["name"] for each in context.request.get(f"{address}/api/games").json()["games"]]
    for game in games:
        times = sorted(first_table(unwatched, browser, address, game) for _ in range(runs))
        sizes = (f"{size / 1024:.1f}" for size in script_sizes(browser, address, game))
        table.add_row(game, *sizes, f"{median(times):.0f}", f"{times[0]:.0f}", f"{times[-1]:.0f}")
    Console().print(table)


def show_drag(browser: Browser, address: str) -> None:
    """Print how smoothly a tile is dragged over the boat."""
    table = Table(title="dragging a tile over the boat of the Isle: 60 frames a second")
    for name in ("CPU", "frames/s", "median ms", "99th percentile ms"):
        table.add_column(name, justify="left" if name == "CPU" else "right")
    for slower in (1, SLOWER_CPU):
        gaps = sorted(drag(browser, address, slower))
        last = gaps[int(len(gaps) * 0.99)]
        rate = 1000 * len(gaps) / sum(gaps)
        table.add_row(f"{slower} x slower", f"{rate:.1f}", f"{median(gaps):.1f}", f"{last:.1f}")
    Console().print(table)


@contextmanager
def running_server() -> Iterator[str]:
    """Start a server on a free port."""
    with tempfile.TemporaryDirectory() as folder:
        program = [str(Path(sys.executable).parent / "purrlor"), "serve"]
        where = ["--host", "127.0.0.1", "--port", "0", "--data", folder]
        quick = ["--language", "en", "--ease", "1000", "--bot-delay", "0"]
        with subprocess.Popen(
            [*program, *where, *quick],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        ) as server:
            assert server.stdout is not None
            words = (word for line in server.stdout for word in line.split())
            try:
                yield next(word for word in words if word.startswith("http")).rstrip("/")
            finally:
                server.terminate()


@contextmanager
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Let somebody come in who has never been here."""
    context = browser.new_context(viewport=PHONE, locale="en-GB")
    yield context
    context.close()


def open_table(context: BrowserContext, address: str, game: str, **options: Any) -> str:
    """Open a table with bots on the other seats, begin, and tell its address."""
    seats = options.setdefault("players", 2)
    body = {
        "game": game,
        "options": options,
        "bots": {str(seat): "random" for seat in range(1, seats)},
        "sitter": {"name": "Ada", "avatar": 7},
    }
    code = context.request.post(f"{address}/api/tables", data=body).json()["code"]
    context.request.post(f"{address}/api/tables/{code}/start", data={})
    return f"{address}/table/{code}"


def first_table(unwatched: Unwatched, browser: Browser, address: str, game: str) -> float:
    """Measure the time to the first view of a table on a slow phone with nothing in the cache."""
    with visitor(browser) as context:
        table = open_table(context, address, game)
        names = ("name", "value", "domain", "path")
        cookies = [{name: cookie[name] for name in names} for cookie in map(dict, context.cookies())]
    return unwatched.measure(table, cookies, WATCH, SLOWER_CPU, SLOW_4G, PHONE)


def script_sizes(browser: Browser, address: str, game: str) -> tuple[int, int, int]:
    """Add up, packed, the scripts of the lobby and a first table, those of the whole game, and its words."""
    loaded: set[str] = set()

    def size(kind: str = ".js") -> int:
        files = [BUILT / name for name in loaded if name.endswith(kind)]
        return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)

    with visitor(browser) as context:
        page = context.new_page()
        page.emulate_media(reduced_motion="reduce")
        page.on("request", lambda one: loaded.update(re.findall(r"/assets/([\w.-]+\.js(?:on)?)", one.url)))
        page.goto(address)
        page.locator(".box").first.wait_for()
        page.goto(open_table(context, address, game))
        page.locator("main.middle > *").first.wait_for()
        page.wait_for_timeout(300)
        first = size()
        play_until(page, "dialog .stand")
        return first, size(), size(".json")


def play_until(page: Page, wanted: str) -> None:
    """Play by chance until something is on the page."""
    while not page.evaluate(TOUCH, wanted):
        page.wait_for_timeout(20)


def drag(browser: Browser, address: str, slower: int) -> list[float]:
    """Drag a tile around for three seconds and list the times between frames."""
    with visitor(browser) as context:
        page = context.new_page()
        page.goto(open_table(context, address, "isle-of-cats", family=True))
        play_until(page, ".placing .sea")
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        return [float(gap) for gap in page.evaluate(FRAMES)]
