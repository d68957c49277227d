"""Print a page of the web client to PDF: with a server of one's own and a Chromium that is installed."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from purrlor.cli.serve import SETTINGS
from purrlor.table.deck import ID, Deck, own_rows
from purrlor.table.game import Game
from purrlor.table.reasons import refused

PROGRAMS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
    "brave-browser",
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
PATIENCE = 300.0  # seconds for each step: the Isle has more than a hundred pages
# The page says how many sheets it has once all of them are drawn.
READY = "Number(document.querySelector('[data-sheets]')?.dataset.sheets ?? -1)"


def find_browser() -> str:
    """Find a Chromium or a relative of it."""
    for name in PROGRAMS:
        if found := shutil.which(name):
            return found
    for place in PLACES:
        if Path(place).is_file():
            return place
    raise refused("no-browser")


def packed(game: Game[Any], deck: Deck) -> str:
    """Write the own cards of a deck as the page's links carry them; nothing if there are none."""
    changed: dict[str, dict[str, Any]] = {}
    for table in game.deck_tables:
        for row in own_rows(table, deck):
            ours = next(one for one in table.rows if one[ID] == row[ID])
            cells = {name: cell for name, cell in row.items() if ours.get(name) != cell}
            changed.setdefault(table.name, {})[str(row[ID])] = cells
    if not changed:
        return ""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    data = packer.compress(json.dumps(changed).encode()) + packer.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def print_page(path: str, language: str) -> bytes:
    """Print a page, such as /print/battle-kittens, as a PDF file."""
    from purrlor.server.http.pages import built

    if built() is None:
        raise refused("page-not-built")
    browser = find_browser()
    with _served() as address, _driven(browser) as tab:
        choice = json.dumps(json.dumps({"language": language, "theme": "light", "motion": False}))
        tab.ask("Page.enable")
        tab.ask("Page.addScriptToEvaluateOnNewDocument", source=f"localStorage.setItem('purrlor', {choice})")
        tab.ask("Page.navigate", url=f"{address}{path}")
        end = time.monotonic() + PATIENCE
        while (sheets := tab.value(READY)) < 0:
            if time.monotonic() > end:
                raise refused("not-printed")
            time.sleep(0.1)
        if not sheets:
            raise refused("nothing-to-print")
        answer = tab.ask("Page.printToPDF", preferCSSPageSize=True, printBackground=True)
        return base64.b64decode(answer["data"])


@contextmanager
def _served() -> Iterator[str]:
    """Serve the page to this machine alone, with nothing kept."""
    import uvicorn

    from purrlor.server.http.app import make_app
    from purrlor.server.startup import Config, check, make_server, take_port
    from purrlor.server.telemetry import set_up_logs

    set_up_logs("error", plain=True)
    with tempfile.TemporaryDirectory() as folder, take_port("127.0.0.1", 0) as taken:
        config = Config(folder, profiles=False, ease=100.0)
        check(config)
        settings: dict[str, Any] = {"log_level": "critical", "lifespan": "on", **SETTINGS}
        server = uvicorn.Server(uvicorn.Config(make_app(make_server(config)), **settings))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [taken]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{taken.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


class Tab:
    """A tab of a browser, driven by its DevTools protocol."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._asked = 0

    def ask(self, method: str, **given: Any) -> dict[str, Any]:
        """Ask for something and wait for the answer."""
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": given}))
        while True:
            try:
                said: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE))
            except TimeoutError:
                raise refused("not-printed") from None
            if said.get("id") == self._asked:
                if "error" in said:
                    raise refused("not-printed")
                result: dict[str, Any] = said["result"]
                return result

    def value(self, expression: str) -> int:
        """Compute a number in the page."""
        return int(self.ask("Runtime.evaluate", expression=expression)["result"].get("value", -1))


@contextmanager
def _driven(browser: str) -> Iterator[Tab]:
    """Start a browser that nobody sees, with a profile of its own."""
    from websockets.sync.client import connect

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        options = ["--headless=new", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0"]
        if sys.platform == "linux" and os.geteuid() == 0:
            options.append("--no-sandbox")  # Chromium refuses to run as root otherwise
        started = subprocess.Popen(
            [browser, *options, f"--user-data-dir={profile}", "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            with connect(_address_of_tab(Path(profile) / "DevToolsActivePort"), max_size=None) as socket:
                yield Tab(socket)
        finally:
            started.terminate()
            try:
                started.wait(10)
            except subprocess.TimeoutExpired:
                started.kill()
                started.wait()


def _address_of_tab(told: Path) -> str:
    """Wait until the browser has told its port, then find its tab."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            port = told.read_text(encoding="utf-8").split()[0]
            with urlopen(f"http://127.0.0.1:{port}/json/list", timeout=5) as answer:
                tabs = [tab for tab in json.load(answer) if tab["type"] == "page"]
            return str(tabs[0]["webSocketDebuggerUrl"])
        except (OSError, IndexError):
            time.sleep(0.1)
    raise refused("not-printed")
