"""Check a game's RULES.md both ways: every rule has code and a test, every rule test is on the page."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

ROW = re.compile(r"^\| *([A-Z]{2}-[\d.]+) *\|(.+)\|(.+)\|(.+)\|$", re.MULTILINE)


def check_rules_page(package: str, tests: Path, ids: set[str]) -> None:
    """Compare the page with the rules that there are, the code it names and the tests in a folder."""
    page = (files(package) / "RULES.md").read_text(encoding="utf-8")
    rows = {match[1]: match for match in ROW.finditer(page)}
    assert set(rows) == ids
    written = rule_tests(tests)
    listed: set[str] = set()
    for rule, row in rows.items():
        for place in re.findall(r"`([\w.]+)`", row[3]):
            assert_exists(package, place, rule)
        names = re.findall(r"`(test_\w+)`", row[4])
        assert names, f"{rule} has no test on the page"
        listed |= set(names)
    assert listed - written == set(), "tests on the page that do not exist"
    prefix = f"test_{min(ids).split('-')[0].lower()}_"
    missing = {name for name in written if name.startswith(prefix)} - listed
    assert missing == set(), f"name these tests in the rows of their rules in {package}/RULES.md"


def rule_tests(folder: Path) -> set[str]:
    """List all test functions of a folder."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("test_*.py")))
    return set(re.findall(r"^(?:async )?def (test_\w+)", text, re.MULTILINE))


def assert_exists(package: str, place: str, rule: str) -> None:
    """Find `module.name` or `module.Class.method` in a game's package."""
    module, *names = place.split(".")
    thing: object = import_module(f"{package}.{module}")
    for name in names:
        assert hasattr(thing, name), f"{rule}: there is no {place}"
        thing = getattr(thing, name)
