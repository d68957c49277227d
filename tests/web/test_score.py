"""Games played with the printed box, counted on the page: filled in by its own controls, kept, shared."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from purrlor.games.isle_of_cats.rules.pieces.squares import COLUMN, ROW
from purrlor.games.isle_of_cats.rules.pieces.tiles import OUR_PICTURES, TILE_NAMES
from purrlor.table.conform import legal_settings
from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.sheet import count_sheet, read_sheet
from purrlor.table.texts import game_texts
from tests.record import random_match, replay
from tests.scale import SEED, SOAK
from tests.sheets import FILL, Filled
from tests.web.people import DESK, GAMES, LONG, PHONE, Parlour, Person, middle, next_frame, until
from tests.web.test_screens import problems

RECORDED = Path(__file__).resolve().parents[1] / "games"
LETTERS = {"B": "blue", "G": "green", "R": "red", "P": "purple", "O": "orange"}
MANY = 50  # games of each kind in a soak: 200 in all
PLACES = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th"]

# Works the controls of a sheet as fingers and keys would: numbers are typed, cards ticked, tiles moved.
FILL_IN = """async (steps) => {
    const soon = () => new Promise((done) => setTimeout(done));
    const find = async (what) => {
        for (const end = performance.now() + 60000; performance.now() < end; await soon()) {
            const found = document.querySelector(what);
            if (found) return found;
        }
        throw new Error(`never came: ${what}`);
    };
    const at = (name, what) => find(`[data-at="${name}"] ${what}`);
    const click = async (what) => { what.click(); await soon(); };
    const tell = async (what, value) => {
        what.focus();
        what.value = String(value);
        for (const event of ['input', 'change']) what.dispatchEvent(new Event(event, { bubbles: true }));
        await soon();
    };
    const press = async (key) => {
        const sea = await find('.sea[data-cells]');
        sea.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        await soon();
    };
    const cells = (text) => text.split(' ').map((one) => one.split(','));
    const corner = (list) => [0, 1].map((i) => Math.min(...list.map((cell) => Number(cell[i]))));
    const form = (list) => {
        const [x, y] = corner(list);
        return list.map((cell) => [cell[0] - x, cell[1] - y, cell[2]].join()).sort().join(' ');
    };
    const lying = async () => cells((await find('.sea[data-cells]')).dataset.cells);
    const work = {
        async option(name, value) {
            const pill = document.querySelector(`[data-option="${name}"] input[value="${value}"]`);
            const flag = document.querySelector(`[data-option="${name}"] input[type=checkbox]`);
            if (pill) await click(pill);
            else if (flag && flag.checked !== value) await click(flag);
        },
        number: async (name, value) => tell(await at(name, 'input[type=number]'), value),
        select: async (name, value) => tell(await at(name, 'select'), value),
        pill: async (name, value) => click(await at(name, `input[value="${value}"]`)),
        async flag(name, value) {
            const flag = await at(name, 'input[type=checkbox]');
            if (flag.checked !== value) await click(flag);
        },
        async things(name, words) {
            for (const word of words) await click(await at(name, `.add[data-word="${word}"]`));
        },
        async tick(name, words) {
            if (words.length === 0) return;
            await click(await at(name, '.open'));
            // A card that is ticked already gets another copy.
            for (const [i, word] of words.entries()) {
                const what = words.indexOf(word) < i ? 'copy' : 'word';
                await click(await find(`dialog [data-${what}="${word}"]`));
            }
            await click(await find('dialog .foot .main'));
        },
        tab: async (seat) => {
            const tab = document.querySelector(`[data-tab="${seat}"]`);
            if (tab) await click(tab);
        },
        async lay(group, tile, wanted) {
            await click(await find(`[data-group="${group}"]`));
            await click(await find(`[data-tile="${tile}"]`));
            const target = cells(wanted);
            for (let tries = 0; form(await lying()) !== form(target); tries++) {
                if (tries > 8) throw new Error(`${tile} never looked like ${wanted}`);
                await press(tries === 4 ? 'f' : 'r');
            }
            for (let tries = 0; tries < 40; tries++) {
                const [here, there] = [corner(await lying()), corner(target)];
                const sea = (await find('.sea[data-cells]')).getBoundingClientRect();
                const tall = sea.height > sea.width;
                if (here[0] < there[0]) await press(tall ? 'ArrowUp' : 'ArrowRight');
                else if (here[0] > there[0]) await press(tall ? 'ArrowDown' : 'ArrowLeft');
                else if (here[1] < there[1]) await press(tall ? 'ArrowRight' : 'ArrowDown');
                else if (here[1] > there[1]) await press(tall ? 'ArrowLeft' : 'ArrowUp');
                else break;
            }
            await click(await find('.keys .lay'));
            await find('.lay[data-held=""]');
        },
    };
    for (const [what, ...how] of steps) await work[what](...how);
}"""
READ = """() => [...document.querySelectorAll('.result tbody tr')].map((row) =>
    [row.querySelector('.explain') ?? row.querySelector('th'), ...row.querySelectorAll('td')].map((one) =>
        one.textContent.trim()))"""
KEPT = "JSON.parse(localStorage['purrlor-sheets'])"
Step = list[Any]


def lie(tile: str, turn: int, square: int) -> str:
    """Say which squares a tile covers, with a beast's icons, as docs/score-sheets.md describes it."""
    rows = OUR_PICTURES[TILE_NAMES.index(tile)].split(" ")
    cells = [(x, y, LETTERS.get(s, "")) for y, row in enumerate(rows) for x, s in enumerate(row) if s != "."]
    if turn >= 4:
        cells = [(-x, y, icon) for x, y, icon in cells]
    for _ in range(turn % 4):
        cells = [(-y, x, icon) for x, y, icon in cells]
    left, top = min((y, x) for x, y, _ in cells)[::-1]
    across, down = int(COLUMN[square]) - left, int(ROW[square]) - top
    return " ".join(f"{x + across},{y + down},{icon}" for x, y, icon in cells)


def group_of(tile: str) -> str:
    """Say under which picture a tile is found in the box."""
    last = tile.rpartition("_")[2]
    if last in LETTERS.values():
        return last
    if tile == "royal_rat":
        return tile
    return "beasts" if tile[0] == "b" else "treasures"


def wizards_and_witches(filled: Filled) -> Iterator[Step]:
    for seat, player in enumerate(filled["players"]):
        yield ["number", f"players.{seat}.hits", player["hits"]]
        yield ["select", f"players.{seat}.out", player["out"]]


def battle_kittens(filled: Filled) -> Iterator[Step]:
    for at, ground in enumerate(filled["grounds"]):
        yield ["select", f"grounds.{at}.ground", ground["ground"]]
        yield ["select", f"grounds.{at}.attribute", ground["attribute"]]
        for column in ("totals", "flags"):
            for side, number in enumerate(ground[column]):
                # A family game has no Flags to enter.
                if number or column == "totals":
                    yield ["number", f"grounds.{at}.{column}.{side}", number]
    for side, fish in enumerate(filled["royal"]):
        if fish:
            yield ["number", f"royal.{side}", fish]


def wizard_kittens(filled: Filled) -> Iterator[Step]:
    yield ["flag", "caught", filled["caught"]]
    if len(filled["kittens"]) > 2:
        yield ["pill", "open", filled["open"]]
    for seat, kitten in enumerate(filled["kittens"]):
        yield ["tick", f"kittens.{seat}.curses", kitten["curses"]]
        for chapter, cards in enumerate(kitten["chapters"]):
            yield ["things", f'kittens.{seat}.chapters"] [data-chapter="{chapter}', cards]
        yield ["number", f"kittens.{seat}.extras", kitten["extras"]]
        if not filled["caught"]:
            yield ["select", f"kittens.{seat}.credit", kitten["credit"]]


def isle_of_cats(filled: Filled) -> Iterator[Step]:
    for seat, boat in enumerate(filled["boats"]):
        yield ["tab", seat]
        yield ["pill", f"boats.{seat}.boat", boat["boat"]]
        for tile in boat["tiles"]:
            yield ["lay", group_of(tile["tile"]), tile["tile"], lie(**tile)]
        yield ["tick", f"boats.{seat}.lessons", boat["lessons"]]
        for name in ("fish", "baskets", "event_points"):
            if boat[name]:
                yield ["number", f"boats.{seat}.{name}", boat[name]]
    yield ["tick", "public", [lesson["card"] for lesson in filled["public"]]]
    for i, lesson in enumerate(filled["public"]):
        yield ["select", f"public.{i}.colour", lesson["colour"] or ""]
    yield ["select", "first", filled["first"]]
    if "sister" in filled:
        yield ["things", "sister.colours", filled["sister"]["colours"]]
        yield ["tick", "sister.lessons", filled["sister"]["lessons"]]
        for day, event in enumerate(filled["sister"]["events"]):
            yield ["select", f"sister.events.{day}", event]


STEPS = {
    "battle-kittens": battle_kittens,
    "isle-of-cats": isle_of_cats,
    "wizard-kittens": wizard_kittens,
    "wizards-and-witches": wizards_and_witches,
}


def ended_games(name: str) -> Iterator[Match]:
    """Replay the recorded games of a kind, then play others at random."""
    game = find_game(name)
    for path in sorted((RECORDED / name.replace("-", "_") / "fixtures").glob("*.json")):
        match = replay(path.read_bytes())
        # Sheets are counted by the newest rules.
        if match.over and not match.deck and match.rules == game.version:
            yield match
    kinds = legal_settings(game)
    for i in range(MANY):
        yield random_match(game, kinds[(SEED + i * 7) % len(kinds)], f"score {SEED} {i}")


def begin(person: Person, game: str, options: dict[str, Any]) -> None:
    """Begin a sheet from the list, and choose the options."""
    person.go(f"/score/{game}")
    person.page.locator(".begin").click()
    expect(person.page.locator(".count")).to_be_visible()
    # What gives way to something else comes after that.
    order = sorted(options.items(), key=lambda option: option[0] != "players")
    person.page.evaluate(FILL_IN, [["option", name, value] for name, value in order])


def count(person: Person) -> Locator:
    """Press Count and wait for the count of the sheet as it is now."""
    person.page.locator(".count").click()
    table = person.page.locator(".result .sideways:not(.dim) table")
    expect(table).to_be_visible()
    return table


def agrees(person: Person, match: Match) -> None:
    """Compare the count on the page with the game's own, line by line."""
    score, seats = match.score(), match.seats
    texts = game_texts(match.game, "en").seated([f"Player {seat + 1}" for seat in range(seats)])
    lines = [line for line in score.lines if line.key != "score-place"]
    wanted = [
        [
            texts.speak(line.key, line.args),
            *("" if one is None else str(one).replace("-", "−") for one in line.amounts),
        ]
        for line in lines
    ]
    if seats > 1:
        wanted.append(["Place", *(PLACES[place - 1] for place in score.places)])
    # Cards lie beside a boat in no order.
    assert sorted(person.page.evaluate(READ)) == sorted(wanted)
    expect(person.page.locator(".result")).to_contain_text(texts.say(f"ending-{score.ending}"))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_counts_the_end_of_a_recorded_game_as_the_game_did(parlour: Parlour, game: str) -> None:
    person = parlour.person("Ada", size=DESK)
    ends = ended_games(game)
    for number in range(MANY if SOAK else 1):
        match = next(ends)
        begin(person, game, dict(match.settings))
        person.page.evaluate(FILL_IN, list(STEPS[game](FILL[game](match))))
        count(person)
        agrees(person, match)
        person.page.evaluate("localStorage.removeItem('purrlor-sheets')")
        print(f"{game} {number + 1}: {len(match.score().lines)} lines agree")


def test_a_lesson_that_late_arrivals_bring_twice_counts_twice(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    page = person.page
    begin(person, "isle-of-cats", {"players": 5})
    public = [{"card": "lesson_145", "colour": colour} for colour in ("green", "red", "blue") * 4]
    boats = [{"boat": name, "tiles": [], "lessons": []} for name in "ABCDE"]
    boats[1]["lessons"] = ["lesson_117", "lesson_125", "lesson_117"]
    for i, boat in enumerate(boats):
        page.evaluate(
            FILL_IN,
            [
                ["tab", i],
                ["pill", f"boats.{i}.boat", boat["boat"]],
                ["tick", f"boats.{i}.lessons", boat["lessons"]],
            ],
        )
    page.evaluate(FILL_IN, [["tick", "public", [one["card"] for one in public]]])
    page.evaluate(FILL_IN, [["select", f"public.{i}.colour", one["colour"]] for i, one in enumerate(public)])
    page.locator("[data-at=public] .open").click()
    person.settled()
    person.shot("score-copies")
    assert problems(person) == []
    page.locator("dialog .foot .main").click()
    # The second copy goes, and the others keep their colours.
    page.locator("[data-at=public] .one").nth(1).click()
    del public[1]
    count(person)
    sheet = {"boats": boats, "public": public}
    score = count_sheet(
        find_game("isle-of-cats"), {"players": 5, "late_arrivals": True}, json.dumps(sheet).encode(), {}
    )
    texts = game_texts(find_game("isle-of-cats"), "en").seated([f"Player {n}" for n in range(1, 6)])
    wanted = [texts.speak(line.key, line.args) for line in score.lines if line.key != "score-place"]
    assert sorted(row[0] for row in page.evaluate(READ)) == sorted([*wanted, "Place"])
    assert page.evaluate(f"{KEPT}[0].filled.public") == public


@pytest.mark.parametrize("game", GAMES)
def test_sheets_look_good_and_are_accessible(parlour: Parlour, game: str) -> None:
    language, size, theme = ("pl", DESK, "dark") if len(game) % 2 else ("en", PHONE, "light")
    person = parlour.person("Ada", size=size, language=language, theme=theme)
    person.go("/score")
    expect(person.page.locator("[data-begin]")).to_have_count(len(GAMES))
    person.settled()
    person.shot(f"score-empty-{theme}")
    assert problems(person) == []
    person.page.locator(f"[data-begin={game}]").click()
    expect(person.page.locator(".count")).to_be_visible()
    if game == "isle-of-cats":
        person.page.evaluate(FILL_IN, [["lay", "blue", "i5_blue", lie("i5_blue", 1, 30)]])
        person.page.locator("[data-tile=t5_blue]").click()
        expect(person.page.locator(".sea[data-cells]")).to_be_visible()
    person.settled()
    person.shot(f"score-{game}-{theme}")
    assert problems(person) == []


def test_a_tile_is_dragged_turned_flipped_laid_and_taken_up_again_on_a_phone(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    page = person.page
    begin(person, "isle-of-cats", {"players": 2})
    # A long name makes no large button.
    page.get_by_label("Name of player 2").fill("W" * 20)
    assert page.locator("[data-tab='1']").evaluate("(tab) => tab.offsetHeight") < 60
    page.locator("[data-group=purple]").tap()
    page.locator("[data-tile=p5_purple]").tap()
    sea = page.locator(".sea[data-cells]")
    before = sea.get_attribute("data-cells")
    person.drag(middle(sea), middle(sea, 0.5, 0.75), touch=True)
    moved = sea.get_attribute("data-cells")
    assert moved != before
    page.get_by_role("button", name="Turn").tap()
    page.get_by_role("button", name="Flip").tap()
    turned = sea.get_attribute("data-cells")
    assert turned not in (before, moved)
    page.locator(".keys .lay").tap()
    laid = page.get_by_role("button", name="Take up again: purple cat")
    expect(laid).to_have_count(1)
    laid.focus()
    page.keyboard.press("Enter")
    # It comes up where it lay, and goes away if it is not wanted.
    assert set((sea.get_attribute("data-cells") or "").split()) == set((turned or "").split())
    page.get_by_role("button", name="Put it away").tap()
    expect(page.locator("path[role=button]")).to_have_count(0)
    expect(page.get_by_text("Choose a tile below")).to_be_visible()


def test_all_errors_stand_beside_their_fields(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    page = person.page
    begin(person, "wizards-and-witches", {"players": 3})
    page.evaluate(
        FILL_IN,
        [
            ["number", "players.0.hits", 12],
            ["number", "players.1.hits", 3],
            ["select", "players.1.out", 2],
        ],
    )
    page.get_by_label("Name of player 2").fill("Ola <b>")
    page.locator(".count").click()
    expect(page.get_by_text("3 entries are missing or wrong.")).to_be_visible()
    expect(page.locator("[data-seat='0'] .fault")).to_contain_text("Player 1: whoever has 10 hits is out")
    expect(page.locator("[data-seat='1'] .fault")).to_contain_text("Ola <b>")
    assert problems(person) == []
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-at='players.0.out'] select")).to_be_focused()
    # What is put right is counted at once.
    page.evaluate(FILL_IN, [["select", "players.0.out", 1], ["select", "players.1.out", 0]])
    expect(page.locator(".result table")).to_be_visible()
    expect(page.locator(".filled .fault")).to_have_count(0)


def test_sheets_are_kept_shared_and_deleted(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    page = person.page
    person.go("/rules/battle-kittens")
    page.get_by_role("link", name="Score your game").click()
    expect(page.get_by_text("No sheets yet.")).to_be_visible()
    match = next(ended_games("wizards-and-witches"))
    for _ in range(2):
        begin(person, "wizards-and-witches", dict(match.settings))
    page.get_by_label("Name of player 1").fill("Ola")
    page.evaluate(FILL_IN, list(wizards_and_witches(FILL["wizards-and-witches"](match))))
    count(person)
    page.reload()
    expect(page.locator(".result .sideways:not(.dim) table")).to_be_visible()
    expect(page.get_by_label("Name of player 1")).to_have_value("Ola")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    assert download.value.suggested_filename.endswith(".png")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = read_sheet(download.value.path().read_bytes())
    score = count_sheet(match.game, file.options, bytes(file.sheet), {})
    assert (file.names[0], score.places) == ("Ola", match.score().places)
    page.get_by_role("link", name="Back").click()
    expect(page.locator("[data-sheet]")).to_have_count(2)
    page.get_by_role("button", name="Delete the sheet: Ola").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator("[data-sheet]")).to_have_count(1)
    expect(page.get_by_text("Ola")).to_have_count(0)


def test_the_cards_of_ones_own_box_count_if_they_were_played_with(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    page = person.page
    own = {"wizard-kittens": ("snail", {"points": 7, "name_en": "My Snail"})}
    own["isle-of-cats"] = ("b1", {"shape": "B## G.R"})
    drafts: dict[str, Any] = {}
    for game, (card, cells) in own.items():
        for table in person.api(f"games/{game}/deck")["tables"]:
            rows = {one["id"]: one["row"] for one in table["cards"]}
            if card in rows:
                drafts[game] = {table["name"]: {card: rows[card] | cells}}
    person.go("/score")
    page.evaluate("(drafts) => localStorage['purrlor-cards'] = JSON.stringify(drafts)", drafts)
    begin(person, "wizard-kittens", {"players": 2})
    page.evaluate(FILL_IN, [["flag", "caught", True], ["tick", "kittens.0.curses", ["snail"]]])
    expect(page.get_by_role("button", name="Remove: My Snail")).to_be_visible()
    count(person)
    assert ["My Snail", "7", ""] in page.evaluate(READ)
    page.get_by_role("switch", name="With my own cards").uncheck()
    expect(page.locator(".result .sideways:not(.dim)")).not_to_contain_text("My Snail")
    # A painted tile lies in its own shape.
    begin(person, "isle-of-cats", {"players": 2, "beasts": True})
    page.locator("[data-group=beasts]").tap()
    page.locator("[data-tile=b1]").tap()
    lying = page.locator(".sea[data-cells]").get_attribute("data-cells") or ""
    assert len(lying.split()) == 5
    page.locator(".keys .lay").tap()
    count(person)


def test_without_a_network_sheets_open_and_are_filled_in_and_the_count_comes_later(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    page = person.page
    person.go("/score")
    expect(page.get_by_text("This page also opens without a network.")).to_be_visible(timeout=LONG)
    page.context.set_offline(True)
    # Another game and another language than were seen before.
    page.goto(f"{person.house.address}/score/isle-of-cats")
    page.evaluate(
        "localStorage.purrlor = JSON.stringify({ ...JSON.parse(localStorage.purrlor), language: 'pl' })"
    )
    page.reload()
    page.get_by_role("button", name="Nowy arkusz").click()
    page.evaluate(FILL_IN, [["lay", "blue", "i5_blue", lie("i5_blue", 0, 30)]])
    page.locator(".count").click()
    expect(page.get_by_text("Brak połączenia: arkusz jest tu bezpieczny")).to_be_visible()
    page.reload()
    kept = page.evaluate(KEPT)[0]
    assert [tile["tile"] for tile in kept["filled"]["boats"][0]["tiles"]] == ["i5_blue"]
    page.locator(".count").click()
    expect(page.get_by_text("Brak połączenia")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".result table")).to_be_visible()
    expect(page.get_by_text("Brak połączenia")).to_have_count(0)
    until(page, lambda: not person.open_requests)
    next_frame(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_last_count_is_kept_without_a_network_and_can_be_read(parlour: Parlour, theme: str) -> None:
    person = parlour.person("Ada", size=PHONE, theme=theme)
    page = person.page
    person.go("/score")
    expect(page.get_by_text("This page also opens without a network.")).to_be_visible(timeout=LONG)
    begin(person, "wizards-and-witches", {"players": 2})
    page.evaluate(FILL_IN, [["number", "players.1.hits", 15], ["select", "players.1.out", 1]])
    count(person)
    page.context.set_offline(True)
    page.evaluate(FILL_IN, [["number", "players.0.hits", 4]])
    page.reload()
    expect(page.get_by_text("No connection: your sheet is safe here")).to_be_visible()
    expect(page.get_by_text("This is the count before your last changes.")).to_be_visible()
    assert page.evaluate(READ)[0] == ["Hits taken", "0", "15"]
    person.settled()
    person.shot(f"score-kept-{theme}")
    assert problems(person) == []
    page.context.set_offline(False)
    expect(page.locator(".result .sideways:not(.dim) table")).to_be_visible()
    assert page.evaluate(READ)[0] == ["Hits taken", "4", "15"]


def test_a_family_game_of_battle_kittens_has_no_flags_and_no_king(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    page = person.page
    begin(person, "battle-kittens", {"players": 2})
    expect(page.locator("[data-at*=flags]")).to_have_count(18)
    expect(page.locator("[data-at*=royal]")).to_have_count(2)
    page.locator("[data-option=family] input").click()
    expect(page.locator("[data-at*=flags], [data-at*=royal]")).to_have_count(0)
    expect(page.locator("[data-at*=totals]")).to_have_count(18)


def test_where_somebody_else_answers_the_server_is_waited_for(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    page = person.page
    count_address = "**/api/games/wizards-and-witches/score?*"
    page.route(count_address, lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
    begin(person, "wizards-and-witches", {"players": 2})
    page.locator(".count").click()
    expect(page.get_by_text("No connection: your sheet is safe here")).to_be_visible()
    parlour.forgive(page)
    page.unroute(count_address)
    expect(page.locator(".result table")).to_be_visible()
    expect(page.get_by_text("No connection")).to_have_count(0)
