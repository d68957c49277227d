"""The static site in a browser: the rules have their pictures there, and pages fit a phone."""

from __future__ import annotations

from pathlib import Path

import pytest

from purrlor.table.game import all_games
from tests.web.people import PHONE, Parlour
from tools import docs

# Pictures that did not load, and what is wider than the screen.
FAULTS = """() => [
    [...document.images].filter((one) => one.src.startsWith('file:') && !one.naturalWidth).length,
    Math.max(0, document.documentElement.scrollWidth - innerWidth),
]"""


def test_rules_have_pictures_and_pages_fit_a_phone(
    parlour: Parlour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    monkeypatch.setattr("sys.argv", ["docs", str(site)])
    docs.main()
    page = parlour.person(size=PHONE).page
    for name in ("README", "CONTRIBUTING", "docs/hosting", *(f"{game}.pl" for game in all_games())):
        page.goto((site / f"{name}.html").as_uri())
        assert page.evaluate(FAULTS) == [0, 0], name
        if name.endswith(".pl"):
            assert page.locator("img.drawn").count() >= 20, name
