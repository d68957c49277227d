"""Nothing on a table is clipped, covered or outside the window, in any phase, at any size."""

from __future__ import annotations

from typing import Any

import pytest

from purrlor.table.game import all_games
from tests.scale import SOAK
from tests.web.people import Parlour
from tests.web.recorded import Projector, moments

LAPTOPS = [(1366, 650), (1280, 800), (1440, 900), (1920, 1080)]
SMALL = [(768, 1024), (360, 740), (390, 844), (844, 390)]
SIZES = LAPTOPS + SMALL
# With everything that a box holds.
RICH: dict[str, dict[str, Any]] = {
    "battle-kittens": {},
    "isle-of-cats": {"kittens": True, "beasts": True, "events": True, "new_lessons": True},
    "wizard-kittens": {"advanced": True, "new_rules": True},
    "wizards-and-witches": {"strategic": True},
}
# The smallest and the largest table of each game in one language in a run, all of them in both in a soak.
TABLES = [
    pytest.param(
        game.name,
        players,
        language,
        marks=()
        if players in (min(counts), max(counts)) and even == (players % 2 == 0)
        else pytest.mark.soak,
    )
    for game in all_games().values()
    for counts in [game.player_counts()]
    for players in counts
    for language, even in (("en", True), ("pl", False))
]

# What of the table can't be seen. On a laptop all of it is in sight at once; elsewhere it may be scrolled to.
HIDDEN = r"""(laptop) => {
    const found = [];
    const main = document.querySelector('main'), now = document.querySelector('.now');
    const root = document.documentElement;
    const say = (what, one) => {
        const kinds = [...one.classList].filter((name) => !/^c[0-9a-z]{4}$/.test(name)).join('.');
        const words = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 30);
        found.push(`${what}: ${one.tagName.toLowerCase()}.${kinds} ${words}`);
    };
    const [wider, higher] = [main.scrollWidth - main.clientWidth, main.scrollHeight - main.clientHeight];
    if (root.scrollWidth > innerWidth + 1 || root.scrollHeight > innerHeight + 1)
        found.push('the page scrolls');
    if (wider > 1) found.push(`the table is too wide by ${wider}`);
    if (laptop && higher > 1) found.push(`the table is too high by ${higher}`);
    if (laptop && now.scrollHeight > now.clientHeight + 1) found.push('the action bar scrolls');
    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !one.closest('.hidden-text');
    const things = [...document.querySelectorAll(
        'main :is(button, li, .card, section, h3, strong, b, [data-look]), .now :is(.button, .sentence)')];
    for (const one of things.filter(shown)) {
        const box = one.getBoundingClientRect();
        if (box.width < 1 || box.height < 1) continue;
        // Clipped by what is around it, unless that can be scrolled there.
        let scrolls = false;
        for (let around = one; (around = around.parentElement) && around !== document.body;) {
            const { overflowX, overflowY } = getComputedStyle(around);
            if (overflowX === 'visible' && overflowY === 'visible') continue;
            const edge = around.getBoundingClientRect();
            const out = [
                edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom];
            const may = [overflowX, overflowX, overflowY, overflowY].map((how) =>
                /auto|scroll/.test(how) && !(laptop && around === main));
            scrolls ||= out.some((by, i) => by > 2 && may[i]);
            if (out.some((by, i) => by > 2 && !may[i])) { say('clipped', one); break; }
        }
        if (one.matches('.card') && box.width < 48) say('tiny', one);
        if (scrolls) continue;
        if (box.left < -2 || box.right > innerWidth + 2 || box.top < -2 || box.bottom > innerHeight + 2)
            say('outside', one);
        // A number is read in one line.
        if (/^[\d−-]+$/.test(one.textContent.trim()) && one.matches('b, strong')
            && box.height > 1.8 * parseFloat(getComputedStyle(one).fontSize)) say('broken', one);
        // Its own text.
        const cuts = /hidden|clip/.test(getComputedStyle(one).overflowX);
        if (cuts && one.scrollWidth > one.clientWidth + 1) say('cut', one);
        // Covered: the pointer must find it in the middle and near its corners.
        // What lies in a place is on top of it.
        if (!one.matches('button:not(.drop), .card')) continue;
        const [near, far] = getComputedStyle(one).borderRadius === '50%' ? [0.3, 0.7] : [0.12, 0.88];
        for (const [x, y] of [[0.5, 0.5], [near, near], [far, near], [near, far], [far, far]]) {
            const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
            // What scrolls together can be moved apart.
            const row = one.closest('ul');
            const apart = !laptop && row?.contains(top) && row.scrollWidth > row.clientWidth + 1;
            if (top && !one.contains(top) && !top.contains(one) && !apart) { say('covered', one); break; }
        }
    }
    // What names a bot lies over nothing that is read.
    for (const mark of document.querySelectorAll('main .bot')) {
        const name = mark.getBoundingClientRect();
        const seat = mark.closest('[data-player], [data-seat]');
        const beside = seat?.querySelectorAll('.pips, .count, .facts > *, .curses > *, .guilty') ?? [];
        for (const one of [...beside].filter(shown)) {
            const box = one.getBoundingClientRect();
            const wide = Math.min(name.right, box.right) - Math.max(name.left, box.left);
            const high = Math.min(name.bottom, box.bottom) - Math.max(name.top, box.top);
            if (wide > 1 && high > 1) say('under the name of a bot', one);
        }
    }
    return [...new Set(found)].slice(0, 6);
}"""


# Further ways to play, with questions of their own: a soak looks at each in both languages.
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("battle-kittens", {"players": 4, "short": True, "team": True}),
    ("battle-kittens", {"players": 3, "family": True}),
    ("isle-of-cats", {"players": 3, "family": True}),
    ("wizard-kittens", {"players": 4, "chaos_cats": 3, "advanced": True}),
    ("wizards-and-witches", {"players": 3, "challenging": True}),
    ("wizards-and-witches", {"players": 2}),
]


@pytest.mark.parametrize(("game", "players", "language"), TABLES, ids=lambda one: str(one))
def test_the_whole_table_is_in_sight(parlour: Parlour, game: str, players: int, language: str) -> None:
    options = RICH[game] | {"players": players}
    if game == "isle-of-cats" and players > 4:
        options["late_arrivals"] = True
    look_at(parlour, game, options, language)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("game", "options"), VARIANTS, ids=lambda one: str(one))
def test_variants_are_in_sight(parlour: Parlour, game: str, options: dict[str, Any], language: str) -> None:
    look_at(parlour, game, options, language)


def look_at(parlour: Parlour, game: str, options: dict[str, Any], language: str) -> None:
    """Look at every moment of a recorded game, and shoot what a soak or a fault shows."""
    person = parlour.person("Ada", size=SIZES[0], language=language)
    projector = Projector(person, game, options)
    players = options["players"]
    name = "-".join([game, str(players), *(key for key, value in options.items() if value is True)])
    hidden: list[str] = []
    for number, moment in enumerate(moments(game, options)):
        projector.show(moment.match, language)
        # A run looks at every moment at one size, in turn; a soak at all of them.
        sizes = SIZES if SOAK else [SIZES[(3 * number + players) % len(SIZES)]]
        for size in sizes:
            person.page.set_viewport_size({"width": size[0], "height": size[1]})
            person.settled()
            found = person.page.evaluate(HIDDEN, size in LAPTOPS)
            hidden += [f"{moment.name} {size[0]}x{size[1]} {one}" for one in found]
            if SOAK or found:
                person.shot(f"in-sight-{name}-{moment.name}-{size[1]}")
    assert not hidden, "\n".join(["", *hidden])
