"""Drive the client in a real browser against a real house: PURRLOR_BROWSER=1 pytest tests/web, by itself."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# Browser tests need a process of their own: Playwright's loop would stay in the way of asynchronous tests.
if os.environ.get("PURRLOR_BROWSER") != "1":
    collect_ignore_glob = ["test_*.py"]
else:
    from playwright.sync_api import Browser, Playwright, sync_playwright

    from tests.programs import launch
    from tests.web.people import House, Parlour

    ROOT = Path(__file__).resolve().parents[2]
    # A window draws its own frame in three more processes, which cost more than the pages that are tried.
    FRAME = [
        "WebUIOmniboxPopup",
        "WebUIOmniboxFullPopup",
        "WebUIOmniboxAimPopup",
        "WebUIToolbar",
        "AimEnabled",
    ]
    # Every person would bring a process for a page that is never opened.
    SPARE = ["SpareRendererForSitePerProcess"]
    # Playwright turns these off: only the last list of this kind counts.
    PLAYWRIGHT = ["PaintHolding", "DestroyProfileOnBrowserClose", "OptimizationHints", "MediaRouter"]
    FLAGS = [
        "--no-sandbox",
        f"--disable-features={','.join(PLAYWRIGHT + FRAME + SPARE)}",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        # A name that browsers do not trust without HTTPS, unlike localhost.
        "--host-resolver-rules=MAP purrlor.home 127.0.0.1",
    ]

    @pytest.fixture(scope="session")
    def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
        """Open a house on a free port, with quick bots."""
        folder = tmp_path_factory.mktemp("house")
        program = [str(Path(sys.executable).parent / "purrlor"), "serve"]
        options = ["--host", "127.0.0.1", "--port", "0", "--data", str(folder), "--language", "en"]
        quick = ["--ease", "1000", "--bot-delay", "0", "--review-seconds", "0.1"]
        with subprocess.Popen(
            [*program, *options, *quick],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        ) as server:
            assert server.stdout is not None
            address = next(word for line in server.stdout for word in line.split() if word.startswith("http"))
            yield House(address.rstrip("/"))
            server.terminate()

    @pytest.fixture(scope="session")
    def playwright() -> Iterator[Playwright]:
        """Start what drives browsers."""
        with sync_playwright() as started:
            yield started

    @pytest.fixture(scope="session")
    def browser(playwright: Playwright) -> Iterator[Browser]:
        """Start a Chromium without windows: it needs a third less work for the same pages."""
        started = launch(playwright, "headless-shell", FLAGS)
        yield started
        started.close()

    @pytest.fixture(scope="session")
    def whole_browser(playwright: Playwright) -> Iterator[Browser]:
        """Start a whole Chromium: only that one shows notifications."""
        started = launch(playwright, "chromium", FLAGS)
        yield started
        started.close()

    def welcome(house: House, browser: Browser) -> Iterator[Parlour]:
        parlour = Parlour(house, browser)
        yield parlour
        parlour.close()
        assert parlour.complaints == []

    @pytest.fixture
    def parlour(house: House, browser: Browser) -> Iterator[Parlour]:
        """Let people come in; whatever a page complains about fails the test."""
        yield from welcome(house, browser)

    @pytest.fixture
    def whole_parlour(house: House, whole_browser: Browser) -> Iterator[Parlour]:
        """Let people come in whose browsers show notifications."""
        yield from welcome(house, whole_browser)
