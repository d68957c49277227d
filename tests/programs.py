"""Find the programs that the tests start: python -m tests.programs NAME tells whether there is one."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

# Where `run.py` puts those that come from Python packages.
PACKAGED = Path(__file__).resolve().parents[1] / "build" / "services"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
# A program, and what else serves in its place.
NAMES = {
    "chromium": CHROMIUM,
    "headless-shell": ("chromium-headless-shell", *CHROMIUM),
    "postgres": ("postgres",),
    "redis-server": ("redis-server", "valkey-server"),
    "nginx": ("nginx",),
    "caddy": ("caddy",),
    "openssl": ("openssl",),
}


def find_program(name: str) -> str | None:
    """Find a program: on the path, where Debian hides it, or in a package."""
    for other in NAMES[name]:
        on_path = shutil.which(other)
        if on_path is not None:
            return on_path
        hidden = (Path("/usr/lib/postgresql").glob(f"*/bin/{other}"), Path("/usr/sbin").glob(other))
        for places in (*hidden, PACKAGED.rglob(other)):
            if found := _newest(places):
                return found
    return None


def _newest(places: Iterator[Path]) -> str | None:
    files = [place for place in places if place.is_file()]
    return str(max(files)) if files else None


def launch(playwright: Playwright, name: str, flags: list[str]) -> Browser:
    """Start `chromium`, or its `headless-shell` without windows: this machine's, or Playwright's own."""
    found = find_program(name)
    channel = "chromium" if found is None and name == "chromium" else None
    return playwright.chromium.launch(executable_path=found, channel=channel, args=flags)


def is_own_chromium_there(name: str) -> bool:
    """Tell whether Playwright's own Chromium is there and starts: it may lack libraries of the system."""
    from playwright.sync_api import Error, sync_playwright

    with sync_playwright() as playwright:
        try:
            launch(playwright, name, ["--no-sandbox"]).close()
        except Error:
            return False
    return True


if __name__ == "__main__":
    name = sys.argv[1]
    own = name in ("chromium", "headless-shell") and find_program(name) is None
    sys.exit(not is_own_chromium_there(name) if own else find_program(name) is None)
