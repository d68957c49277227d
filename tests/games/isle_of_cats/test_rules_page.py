"""Keep RULES.md and the tests together."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "src/purrlor/games/isle_of_cats/RULES.md"
TESTS = {
    name for path in HERE.glob("test_*.py") for name in re.findall(r"^def (test_\w+)", path.read_text(), re.M)
}


def test_every_test_on_the_page_exists() -> None:
    listed = set(re.findall(r"\btest_\w+(?=[ ,|])", PAGE.read_text()))
    assert listed <= TESTS


def test_every_named_reading_and_example_is_on_the_page() -> None:
    page = PAGE.read_text()
    assert not [name for name in TESTS if re.match(r"test_ic_|.*_printed_", name) and name not in page]


def test_ids_are_listed_once() -> None:
    ids = re.findall(r"^\| (IC-\d+\.\d+) \|", PAGE.read_text(), re.M)
    assert len(ids) == len(set(ids)) > 60


def test_every_reading_is_covered_or_left_to_the_phases() -> None:
    page = PAGE.read_text()
    covered = {int(n) for n in re.findall(r"^\| IC-8\.(\d+) \|", page, re.M)}
    left = re.search(r"Left to the phases: (.*)\.", page)
    assert left
    later: set[int] = set()
    for first, last in re.findall(r"8\.(\d+)(?: to 8\.(\d+))?", left[1]):
        later |= set(range(int(first), int(last or first) + 1))
    assert not covered & later
    assert covered | later == set(range(1, 54))
