"""`purrlor review` and `purrlor balance`."""

from __future__ import annotations

import json
from pathlib import Path

import purrlor as library
from purrlor.reviews.report import decode
from tests.cli.test_cli import purrlor
from tests.reviews.played import WW, played


def test_a_saved_game_is_reviewed_as_a_table_a_page_and_figures(tmp_path: Path) -> None:
    file, page, figures = (tmp_path / name for name in ("game.json", "review.html", "review.json"))
    file.write_bytes(library.save(played(WW, ("kitten", "cat"), 7)))
    words = ("review", str(file), "--rounds", "2", "--html", str(page), "--json", str(figures))
    done = purrlor(*words, "--seat", "1")
    assert done.returncode == 0, done.stderr
    assert (
        "such games" in done.stdout or "still rough" in done.stdout
    )  # rough where the rules are interpreted
    assert "Own choices" in done.stdout
    html = page.read_text(encoding="utf-8")
    assert html.count("<polyline") == 2
    assert "review-" not in html
    assert decode(figures.read_bytes()).rounds == 2
    printed = purrlor("review", str(file), "--rounds", "2", "--json", "-", language="pl")
    assert json.loads(printed.stdout) == json.loads(figures.read_text(encoding="utf-8"))


def test_a_running_game_is_not_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(library.save(library.new_match(WW, players=2)))
    done = purrlor("review", str(file))
    assert done.returncode == 2
    assert done.stderr.strip() == "A game can be reviewed when it is over."


def test_balance_tells_what_decides_a_game(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    done = purrlor("balance", WW, "--games", "3", "--jobs", "1", "-o", "players=2", "--html", str(page))
    assert done.returncode == 0, done.stderr
    assert "What decides the result" in done.stdout
    assert page.read_text(encoding="utf-8").count("<svg") == 3
    assert "purrlor balance wizards-and-witches --games 3 --bot cat -o players=2" in page.read_text()


def test_balance_compares_set_ups_or_plays_one() -> None:
    done = purrlor("balance", WW, "--setups", "-o", "players=2")
    assert done.returncode == 2
    assert done.stderr.startswith("Choose one: --setups")
