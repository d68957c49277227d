"""Count the clicks of whole games on the page, by a fixed script of decisions."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from playwright.sync_api import Browser, ViewportSize, WebSocket, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.page import FLAGS, open_table, running_server
from tests.programs import find_program

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
GAMES: dict[str, dict[str, Any]] = {
    "isle-of-cats": {"players": 2},
    "wizards-and-witches": {"players": 4},
    "wizard-kittens": {"players": 3},
    "battle-kittens": {"players": 3},
}
CARD_AND_VERB = {"keep", "buy", "lay", "play"}
# Decisions: what is marked first is taken, and a piece lies where the page puts it. Every click counts.
PLAY = """async ([patience, most]) => {
    const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
    let clicks = 0, first = null, last = performance.now();
    // Others may take their time, above all when this player is out: as long as they move, nothing is stuck.
    const moves = new MutationObserver(() => (last = performance.now()));
    moves.observe(document.body, { childList: true, characterData: true, subtree: true });
    const frame = () => new Promise(requestAnimationFrame);
    const click = async (one) => {
        clicks += 1;
        one.click();
        await frame();
        await frame();
    };
    const verbs = () => all('.now .verbs .button:not([disabled])');
    while (!document.querySelector('dialog .stand')) {
        await frame();
        // A question that is not answered here, or a page that lost a part: say so, do not wait for ever.
        if (clicks > most || performance.now() - last > patience)
            return { clicks, first, stuck: document.querySelector('.now')?.innerText ?? '' };
        if (!document.querySelector('.now.mine')) continue;
        const lay = all('.placing .lay.can')[0];
        const cards = all('.heaps .held.can');
        const cat = all('.meadow .tile.can')[0];
        // Of several places the emptiest: every squad needs somebody.
        const filled = (one) => one.parentElement.querySelectorAll('.cats > *').length;
        const drop = all('main .can > button.drop').sort((a, b) => filled(a) - filled(b))[0];
        const other = all('.choosing .can, .board .place.can')[0] ?? drop ?? all('main button.can')[0];
        if (lay) {
            await click(lay);
            first ??= clicks;
        } else if (cat) await click(cat);
        else if (cards.length > 0 && document.querySelector('.cards-first')) {
            // As many as a pack gives; three to buy; all rescue cards.
            const most = document.querySelector('.purse') ? 3 : 9;
            for (let n = 0; n < most; n++) {
                if (most > 3 && document.querySelector('.verbs .main')) break;
                const next = all('.heaps .held.can')[0];
                if (next) await click(next);
            }
            const bundle = all('.now .verbs .main:not([disabled])')[0] ?? verbs()[0];
            if (bundle) await click(bundle);
        } else if (all('.board .place.can')[0]) await click(all('.board .place.can')[0]);
        else if (verbs()[0]) await click(verbs()[0]);
        else if (other) await click(other);
        // Wait for the answer.
        for (let n = 0; n < 30 && document.querySelector('.now.mine [disabled]'); n++) await frame();
    }
    return { clicks, first, stuck: null };
}"""
# No game needs more clicks, and nothing takes longer until something changes on the page, in milliseconds.
MOST, PATIENCE = 600, 120_000


def main(argv: list[str]) -> None:
    """Play every game once and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench clicks", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    given = parser.parse_args(argv)
    program = find_program("chromium")
    if program is None:
        print("This benchmark needs Chromium: install the package chromium.", file=sys.stderr)
        sys.exit(2)
    table = Table(title="clicks of a whole game, from the first card on; first rescue of the Isle <= 20")
    for name in (
        "game",
        "clicks",
        "to the first rescue",
        "if every move were clicked",
        "to the first rescue",
    ):
        table.add_column(name, justify="left" if name == "game" else "right")
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for game in given.games:
            table.add_row(game, *(str(number or "-") for number in count(browser, address, game)))
        browser.close()
    Console().print(table)


def count(browser: Browser, address: str, game: str) -> tuple[int | None, ...]:
    """Play one game: count its clicks, and those if every move were clicked for by itself."""
    context = browser.new_context(viewport=LAPTOP, locale="en-GB")
    page = context.new_page()
    sent: list[str] = []

    def note(line: WebSocket) -> None:
        line.on("framesent", lambda frame: sent.append(json.loads(frame)["type"]))

    page.on("websocket", note)
    page.emulate_media(reduced_motion="reduce")
    where = open_table(context, address, game, **GAMES[game])
    page.goto(where)
    page.locator(".now").wait_for()
    found = page.evaluate(PLAY, [PATIENCE, MOST])
    if found["stuck"] is not None:
        print(f"{game} stands still after {found['clicks']} clicks: {found['stuck']}", file=sys.stderr)
        sys.exit(1)
    code = where.rsplit("/", 1)[1]
    saved = context.request.get(f"{address}/api/tables/{code}/export").json()
    context.close()
    moves = [entry["action"]["do"] for entry in saved["log"] if entry["seat"] == 0 and entry.get("action")]
    unasked = len(moves) - sent.count("act")
    if game != "isle-of-cats":
        return found["clicks"], None, found["clicks"] + unasked, None
    # A card and then its verb, or one click.
    costs = [2 if move in CARD_AND_VERB else 1 for move in moves]
    return found["clicks"], found["first"], sum(costs), sum(costs[: moves.index("place") + 1])
