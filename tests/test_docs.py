"""The pages say what is true: examples run, links lead somewhere, commands exist."""

import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest

import purrlor
from tools import docs

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_the_examples_run(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0


def run_programs(page: str) -> dict[str, Any]:
    """Run the blocks of a page that are programs one after another; give the names that they leave."""
    text = (ROOT / page).read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": "page"}
    for block in re.findall(r"^```python\n(?!>>>)(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL):
        exec(block, names)
    return names


def test_the_examples_for_researchers_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert doctest.testfile(str(ROOT / "docs/research.md"), module_relative=False).failed == 0
    names = run_programs("docs/research.md")
    assert not names["env"].agents
    assert names["games"].observations.shape[0] == 256
    assert sum(json.loads(capsys.readouterr().out)) == 1.0


def test_the_bot_of_the_page_plays() -> None:
    names = run_programs("docs/bots.md")
    result = purrlor.arena("wizards-and-witches", [names["Tiger"](), "random"], games=10)
    assert not any(line.faults for line in result.bots)
    assert result.games == 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", prose):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_links_of_the_static_site_lead_somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "site"
    monkeypatch.setattr("sys.argv", ["docs", str(site)])
    # The page, which draws them, may be built meanwhile: tests of the page try them.
    monkeypatch.setattr(docs, "draw_pictures", lambda folder: None)
    docs.main()
    pages = {page: page.read_text(encoding="utf-8") for page in site.rglob("*.html")}
    anchors = {page: set(re.findall(r'id="([^"]+)"', html)) for page, html in pages.items()}
    assert len(pages) > len(PAGES)
    for page, html in pages.items():
        for link in re.findall(r'(?:href|src)="([^":]+)"', html):
            path, _, anchor = link.partition("#")
            target = (page.parent / path).resolve() if path else page
            assert target.exists(), (page.name, link)
            assert not anchor or anchor in anchors[target], (page.name, link)


def test_every_command_is_in_the_readme_or_the_docs() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/purrlor/cli").glob("*.py"))
    commands = re.findall(r"\bapp\.command\(\"(\w+)\"\)", code) + re.findall(
        r"add_typer\(\w+, name=\"(\w+)\"", code
    )
    assert len(commands) >= 10
    assert [name for name in commands if f"purrlor {name}" not in text] == []


def test_the_map_of_the_code_names_every_module_of_core_table_and_server() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    modules = [
        path.name
        for room in ("core", "table", "server", "server/*")
        for path in (ROOT / "src/purrlor").glob(f"{room}/[!_]*.py")
    ]
    assert "bot_moves.py" in modules
    assert [name for name in modules if name not in page] == []


def test_the_pages_about_environments_are_made_from_the_games() -> None:
    from tools.environments import pages

    stale = [file.name for file, text in pages().items() if file.read_text(encoding="utf-8") != text]
    assert stale == [], "run: python -m tools.environments"
