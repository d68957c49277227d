"""Print and play: every sheet of every game, both papers, both languages; fronts and backs meet."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.programs import find_program
from tests.web.people import DESK, LONG, PHONE, House, Parlour, Person
from tests.web.test_screens import problems

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
# Every page with its things, where they lie in millimetres, and what does not fit.
SHEETS = """() => {
    // Whether a line comes below some height: the box around a turned one may be larger than it is.
    const below = (line, height) => {
        if (line.closest('[clip-path], clipPath')) return false;
        if (line.getBoundingClientRect().bottom <= height) return false;
        const [place, long] = [line.getScreenCTM(), line.getTotalLength()];
        return Array.from({ length: 41 }, (_, i) => line.getPointAtLength((long * i) / 40))
            .some((point) => point.matrixTransform(place).y > height);
    };
    const isCovered = (thing) => {
        const words = [...thing.querySelectorAll('.words > *')].map((one) => one.getBoundingClientRect().top);
        return [...thing.querySelectorAll('.picture :is(path, circle, ellipse)')]
            .some((line) => below(line, Math.min(...words) + 1));
    };
    const isBroken = (thing) => {
        const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = texts.currentNode;
            if (getComputedStyle(text.parentElement).hyphens === 'auto') continue;
            for (const word of text.data.matchAll(/[^\\s-]+/g)) {
                const range = new Range();
                range.setStart(text, word.index);
                range.setEnd(text, word.index + word[0].length);
                const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
                if (lines.size > 1) return true;
            }
        }
        return false;
    };
    return [...document.querySelectorAll('.sheet')].map((sheet) => ({
        pile: sheet.dataset.sheet,
        back: sheet.dataset.back === 'true',
        marks: sheet.querySelectorAll('.marks').length,
        things: [...sheet.querySelectorAll('.thing')].map((thing) => ({
            name: thing.dataset.thing,
            at: ['left', 'top', 'width', 'height'].map((side) => parseFloat(thing.style[side])),
            drawn: thing.querySelector('svg *, p, td') !== null,
            cut: [...thing.querySelectorAll('[data-fit]')].some((words) =>
                words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth + 1),
            covered: isCovered(thing),
            broken: isBroken(thing),
        })),
    }));
}"""
# A soak looks at all four games: the Isle alone has more than a hundred pages.
CHOICES = [
    ("wizard-kittens", "pl", "letter"),
    ("battle-kittens", "en", "a4"),
    pytest.param("wizards-and-witches", "en", "letter", marks=pytest.mark.soak),
    pytest.param("isle-of-cats", "pl", "a4", marks=pytest.mark.soak),
]


def sheets_of(person: Person, game: str, paper: str) -> list[dict[str, Any]]:
    """Open the page that prints a game, and read its sheets."""
    person.go(f"/print/{game}?paper={paper}")
    expect(person.page.locator("[data-sheets]")).to_be_attached(timeout=LONG)
    sheets: list[dict[str, Any]] = person.page.evaluate(SHEETS)
    return sheets


@pytest.mark.parametrize(("game", "language", "paper"), CHOICES)
def test_everything_in_the_box_is_on_sheets_and_backs_lie_behind_fronts(
    parlour: Parlour, game: str, language: str, paper: str
) -> None:
    person = parlour.person("Ada", language=language, size=DESK)
    sheets = sheets_of(person, game, paper)
    guide = person.api(f"games/{game}/print")
    wide, high = PAPERS[paper]
    for pile in guide["piles"]:
        fronts = [sheet for sheet in sheets if sheet["pile"] == pile["name"] and not sheet["back"]]
        found: dict[str, int] = {}
        for sheet in fronts:
            assert bool(sheet["marks"]) == (pile["form"] in ("card", "mat", "token"))
            for thing in sheet["things"]:
                found[thing["name"]] = found.get(thing["name"], 0) + 1
        assert found == {thing["name"]: thing["copies"] for thing in pile["things"]}
    # Fronts and backs take turns: what lies left on one lies right on the other.
    for front, back in zip(sheets[::2], sheets[1::2], strict=False):
        assert (front["back"], back["back"]) == (False, True)
        assert front["pile"] == back["pile"]
        for one, other in zip(front["things"], back["things"], strict=False):
            (x, y, width, height), (behind, level, _, _) = one["at"], other["at"]
            assert one["name"] == other["name"]
            assert (behind + x + width, level) == pytest.approx((wide, y))
            assert x >= 5
            assert y >= 5
            assert x + width <= wide - 5
            assert y + height <= high - 5
    things = [thing for sheet in sheets for thing in sheet["things"]]
    assert [thing["name"] for thing in things if thing["cut"] or not thing["drawn"]] == []
    # No picture lies over words, and no word goes on in the next line.
    assert [thing["name"] for thing in things if thing["covered"] or thing["broken"]] == []
    piles = {pile["name"] for pile in guide["piles"] if pile["form"] == "card"}
    cards = [sheet["things"] for sheet in sheets if sheet["pile"] in piles]
    assert {tuple(card["at"][2:]) for sheet in cards for card in sheet} == {(63, 88)}
    assert max(len(sheet) for sheet in cards) == 9


def test_a_deck_of_ones_own_is_printed_alone_and_as_pdf(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    page = person.page
    person.go("/cards/wizard-kittens")
    page.locator("[data-card=snail]").click()
    page.locator("[data-field=name_en] input").fill("Snail of my box")
    page.locator("[data-field=points]").get_by_role("button", name="More: Points").tap()
    page.get_by_role("button", name="All cards").click()
    page.get_by_role("link", name="Print").click()
    expect(page.locator("[data-thing=snail] strong").first).to_have_text("Snail of my box", timeout=LONG)
    person.settled()
    person.shot("print")
    assert problems(person) == []
    page.get_by_role("switch", name="Only your own cards").click()
    expect(page.locator(".thing")).to_have_count(2)
    expect(page.locator("[data-thing=snail] .points")).to_have_text("7")
    pages = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type /Page\b", pages)) == 2
    assert re.search(rb"/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]", pages)
    page.get_by_role("radio", name="Letter").check(force=True)
    pages = page.pdf(prefer_css_page_size=True)
    assert re.search(rb"/MediaBox \[0 0 612 792\]", pages)


@pytest.mark.parametrize("game", ["wizard-kittens", "battle-kittens", "isle-of-cats"])
def test_the_longest_names_and_recipes_fit_their_cards(parlour: Parlour, game: str) -> None:
    person = parlour.person("Ada", language="pl", size=DESK)
    draft: dict[str, dict[str, Any]] = {}
    for table in person.api(f"games/{game}/deck")["tables"]:
        for n, card in enumerate(table["cards"]):
            row = dict(card["row"])
            for field in table["fields"]:
                if field["kind"] == "text":
                    words = ("W", "<img src=x onerror=hacked=1> ", "Żółwie jajeczka ")[n % 3]
                    row[field["name"]] = (words * field["most"])[: field["most"]].strip()
                elif field["kind"] == "words" and field["name"] != "cards":
                    row[field["name"]] = [field["words"][0]["word"]] * field["most"]
                elif field["kind"] == "number":
                    row[field["name"]] = field["most"]
            draft.setdefault(table["name"], {})[card["id"]] = row
    person.go("/score")
    person.page.evaluate("(drafts) => localStorage['purrlor-cards'] = JSON.stringify(drafts)", {game: draft})
    sheets = sheets_of(person, game, "letter&own")
    things = [thing for sheet in sheets for thing in sheet["things"]]
    assert len(things) > 50
    assert [thing for thing in things if thing["cut"] or thing["covered"] or thing["broken"]] == []
    assert person.page.evaluate("typeof hacked") == "undefined"


def purrlor(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the terminal."""
    program = str(Path(sys.executable).parent / "purrlor")
    env = os.environ | variables
    return subprocess.run(
        [program, *words], env=env, capture_output=True, text=True, timeout=600, check=False
    )


def test_the_command_prints_a_deck_file_and_says_what_it_lacks(house: House, tmp_path: Path) -> None:
    file, to = tmp_path / "own.toml", tmp_path / "cards.pdf"
    file.write_text('game = "wizard-kittens"\n[[curse]]\nid = "snail"\nname_pl = "Mój ślimak"\n', "utf-8")
    words = ("deck", "print", str(file), "--own", "--paper", "letter", "-o", str(to))
    chromium = find_program("chromium") or ""
    path = f"{Path(chromium).parent}{os.pathsep}{os.environ['PATH']}"
    run = purrlor(*words, "-l", "pl", PATH=path)
    assert (run.returncode, run.stdout, run.stderr) == (0, f"Wydrukowano: {to}\n", "")
    pages = to.read_bytes()
    assert len(re.findall(rb"/Type /Page\b", pages)) == 2
    assert re.search(rb"/MediaBox \[0 0 612 792\]", pages)
    # Without a browser, or with nothing to print, one sentence, and no file is touched.
    none = purrlor(*words, "-l", "en", PATH=str(tmp_path))
    assert none.returncode == 2
    assert none.stderr.startswith("Printing needs Chromium, Chrome or Edge")
    file.write_text('game = "wizard-kittens"\n[[curse]]\nid = "snail"\npoints = 99\n', "utf-8")
    wrong = purrlor(*words, "-l", "en", PATH=path)
    assert wrong.returncode == 2
    assert "0 to 20" in wrong.stderr
    assert to.read_bytes() == pages
