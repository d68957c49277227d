"""Run the tests: all of them with every core busy, or those of one part."""

import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any

from tools.install import PROGRAMS, PYTHON, compile_rules, rules_are_current
from tools.steps import ROOT, run_program, side_by_side, step

TESTS = ROOT / "tests"
COVERAGE = ROOT / "build" / "coverage"


def check_sources() -> None:
    """Run the formatter, the linters and the type checker."""
    step("format", PROGRAMS / "ruff", "format", "--check", "--diff", ".")
    step("lint", PROGRAMS / "ruff", "check", ".")
    step("imports", PROGRAMS / "lint-imports")
    step("types", PYTHON, "-m", "mypy")


def folders_of_tests() -> dict[str, Path]:
    """Name the parts of the tests by their folders; a game and a package have the names of theirs."""
    found = {test.parent for test in TESTS.rglob("test_*.py")} - {TESTS}
    found |= {parent for folder in found for parent in folder.parents if TESTS in parent.parents}
    folders = {folder.name: folder for folder in sorted(found, reverse=True)}
    folders["page"] = folders.pop("web")
    return folders


def programs_of(folder: Path) -> tuple[str, ...]:
    """Name the programs that a part of the tests starts."""
    # Where there is a whole Chromium already, it serves in place of its shell: so the shell comes first.
    top = folder.relative_to(TESTS).parts[0]
    return {"server": ("postgres", "redis-server"), "web": ("headless-shell", "chromium")}.get(top, ())


def run_tests(name: str, *paths: str | Path, counted: bool, **variables: str) -> None:
    """Run some tests; lines are counted where that is asked for."""
    file = COVERAGE / f"{name.replace(', ', '-').replace(' ', '-')}.json"
    count = ("-m", "slipcover", "--json", "--out", file)
    runner = (*count, "-m", "pytest") if counted else ("-m", "pytest")
    step(f"tests of {name}", PYTHON, *runner, "-q", *paths, tail=1, **variables)


def in_parts(
    run: Callable[..., None], name: str, parts: int, paths: list[Path]
) -> Iterator[Callable[[], None]]:
    """Make jobs of tests: few, as every job begins with five seconds of work, ten where lines are counted."""
    for part in range(parts):
        yield partial(run, f"{name}, part {part + 1}", *paths[part::parts])


class Suite:
    """All tests, as jobs; some wait for the compiled rules and the built page."""

    def __init__(self, page: Future[None]) -> None:
        self.page = page
        self.compiled: Future[bool] = Future()

    def compile_rules(self) -> None:
        """Compile the rules, which others wait for."""
        try:
            self.compiled.set_result(compile_rules(strict=True))
        except BaseException as failure:
            self.compiled.set_exception(failure)
            raise

    def test_page(self, name: str, *files: Path) -> None:
        """Run tests in a browser."""
        self.compiled.result()
        self.page.result()
        run_tests(name, *files, counted=False, PURRLOR_BROWSER="1")

    def test_once(self, name: str, *paths: Path) -> None:
        """Run tests for which it makes no difference how the rules run."""
        self.compiled.result()
        self.page.result()
        run_tests(name, *paths, counted=True)

    def test_interpreted(self, name: str, *paths: Path) -> None:
        """Run tests on the sources."""
        run_tests(f"{name}, interpreted", *paths, counted=True, PURRLOR_PURE="1")

    def test_compiled(self, name: str, *paths: Path) -> None:
        """Run tests on the compiled rules, if they could be compiled."""
        if self.compiled.result():
            run_tests(f"{name}, compiled", *paths, counted=False)

    def jobs(self) -> Iterator[Callable[[], None]]:
        """List all jobs: long ones first, so that no core is idle at the end."""
        # How the rules run makes a difference only to their own tests, and lines can be counted interpreted.
        rules = [*sorted(TESTS.glob("games/*/")), TESTS / "core"]
        rules = [*(folder for folder in rules if any(folder.glob("test_*.py"))), TESTS / "test_tutorial.py"]
        # Whole games of bots are too slow interpreted: of their tests only those of the search run so.
        search = TESTS / "bots" / "test_search.py"
        long = [TESTS / "bots", TESTS / "reviews"]
        others = [
            path
            for path in sorted(TESTS.iterdir())
            if path not in (*rules, *long) and path.name not in ("games", "web", "server")
            if (any(path.rglob("test_*.py")) if path.is_dir() else path.match("test_*.py"))
        ] + sorted(TESTS.glob("games/test_*.py"))
        yield self.compile_rules
        yield check_sources
        # These do not wait for the compiler.
        yield from in_parts(self.test_interpreted, "rules", 2, [*rules, search])
        yield from in_parts(self.test_once, "server", 2, sorted(TESTS.glob("server/**/test_*.py")))
        # These compute alone, while those of the server and the page wait most of the time.
        yield partial(self.test_once, "all else", *others)
        yield partial(self.test_once, "bots and reviews", *long)
        yield from in_parts(self.test_page, "the page", 4, sorted(TESTS.glob("web/test_*.py")))
        yield from in_parts(self.test_compiled, "rules", 2, rules)


def test_everything(page: Future[None]) -> None:
    """Run every check and every test, with all cores busy to the end, and add up which lines ran."""
    shutil.rmtree(COVERAGE, ignore_errors=True)
    COVERAGE.mkdir(parents=True)
    side_by_side(*Suite(page).jobs())
    counted = sorted(COVERAGE.glob("*.json"))
    merge = (PYTHON, "-m", "slipcover", "--fail-under", "90", "--merge")
    step("coverage", *merge, *counted, "--out", COVERAGE / "all.json", tail=1)


def test_part(name: str, folder: Path, options: list[str]) -> int:
    """Run the tests of one part at this terminal: on the sources where the compiled rules are older."""
    variables: dict[str, Any] = {}
    if folder.name == "web":
        variables["PURRLOR_BROWSER"] = "1"
    elif not rules_are_current():
        variables["PURRLOR_PURE"] = "1"
    print(f"tests of {name}, {'interpreted' if 'PURRLOR_PURE' in variables else 'compiled'}", flush=True)
    return run_program(PYTHON, "-m", "pytest", "-q", folder, *options, **variables)
