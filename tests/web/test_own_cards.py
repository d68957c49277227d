"""The cards of one's own box, entered on a phone through the page's own controls, then played with."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.scale import SOAK
from tests.web.people import DESK, LONG, PHONE, Parlour, Person, until
from tests.web.test_screens import problems

# Sets every field of the open card by its controls, as fingers would: steppers, pills, icons, squares.
ENTER = """async (row) => {
    const soon = () => new Promise((done) => setTimeout(done));
    const click = async (what) => { what.click(); await soon(); };
    const tell = async (what, value) => {
        what.value = value;
        what.dispatchEvent(new Event('change', { bubbles: true }));
        await soon();
    };
    for (const [name, wanted] of Object.entries(row)) {
        const find = (what) => document.querySelector(`[data-field="${name}"] ${what}`);
        const all = (what) => [...document.querySelectorAll(`[data-field="${name}"] ${what}`)];
        if (!find('*')) continue;
        if (find('.stepper')) {
            for (let n = Number(find('output').textContent); n !== wanted; ) {
                await click(all('.stepper .button')[n < wanted ? 1 : 0]);
                n = Number(find('output').textContent);
            }
        } else if (find('input[type=checkbox]')) {
            if (find('input').checked !== wanted) await click(find('input'));
        } else if (find('input[type=text]')) await tell(find('input'), wanted);
        else if (find('input[type=radio]')) await click(find(`input[value="${wanted}"]`));
        else if (find('select')) await tell(find('select'), wanted);
        else if (find('.thing')) {
            while (find('.thing:not(.add)')) await click(find('.thing:not(.add)'));
            for (const word of wanted) await click(find(`[data-word="${word}"]`));
        } else if (find('.grid')) {
            const brush = async (sign) =>
                find('.brush') && (await click(find(`.brush[data-sign="${sign}"]`)));
            const rows = wanted.split(' ');
            for (let y = 0; y < 7; y++)
                for (let x = 0; x < 7; x++) {
                    const at = () => find(`[data-at="${x},${y}"]`);
                    const sign = (rows[y] ?? '')[x] ?? '.';
                    const now = at().dataset.painted || '.';
                    if (now === sign) continue;
                    await brush(sign === '.' ? now : sign);
                    await click(at());
                }
        }
    }
}"""
KEPT = "JSON.parse(localStorage['purrlor-cards'] ?? '{}')"


def enter(person: Person, card: str, row: dict[str, Any], back: str = "All cards") -> None:
    """Open a card of the list, enter it, and go back to the list."""
    person.page.locator(f'[data-card="{card}"]').click()
    person.page.evaluate(ENTER, row)
    person.page.get_by_role("button", name=back).click()


def tab(person: Person, title: str) -> None:
    """Open the list of one kind of cards."""
    person.page.locator(".tabs").get_by_role("button", name=title).click()


def checked(person: Person) -> None:
    """Wait until the server has found no error."""
    expect(person.page.get_by_text("No errors: ready to play.")).to_be_visible()


def begin(person: Person, *modules: str) -> str:
    """Open a table for two with the own cards, from the page of a new table, against an easy bot."""
    page = person.page
    page.get_by_role("link", name="Play with these cards").click()
    expect(page.get_by_role("switch", name="Play with your own cards")).to_be_checked()
    page.locator("input[name=players][value='2']").check(force=True)
    page.locator("input[name=bot][value=kitten]").check(force=True)
    if modules:
        page.locator("summary").click()
    for module in modules:
        page.get_by_role("switch", name=module).first.click()
    person.button("Play now").click()
    page.wait_for_url("**/table/*")
    person.seated()
    return page.url.rsplit("/", 1)[1]


def play_replay_and_verify(person: Person, code: str, own: str = "", where: str = "dialog .log") -> None:
    """Play a game to its end, look for the own cards in its replay, and let the browser check its shuffle."""
    page = person.page
    person.finish()
    person.go(f"/replay/{code}")
    page.get_by_role("button", name="Game log").click()
    expect(page.locator(where).first).to_contain_text(own)
    person.go(f"/verify/{code}")
    fair = "Everything matches: the shuffle was fair."
    expect(page.get_by_role("heading", name=fair)).to_be_visible()
    assert person.api(f"tables/{code}/verify")["fair"]
    if SOAK:  # it may take minutes on a busy machine
        person.go(f"/review/{code}")
        expect(page.locator(".summary p").first).to_be_visible(timeout=LONG)
    # Another line from its first move has the same cards.
    person.go(f"/replay/{code}")
    person.button("Play from here").click()
    page.wait_for_url("**/table/*")
    person.seated()
    forked = page.url.rsplit("/", 1)[1]
    assert forked != code
    assert person.api(f"tables/{forked}/deck")["deck"] == person.api(f"tables/{code}/deck")["deck"]


def test_a_whole_wizard_kittens_deck_is_entered_on_a_phone_and_played(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    page = person.page
    person.go("/cards/wizard-kittens")
    expect(page.locator("[data-card=snail]")).to_be_visible()
    guide = person.api("games/wizard-kittens/deck")
    person.settled()
    person.shot("cards-list")
    assert problems(person) == []
    # One card by hand: an icon tapped, a step up, a word chosen; the drawn card follows.
    page.locator("[data-card=hairball]").click()
    expect(page.get_by_text("Ours: enter yours")).to_be_visible()
    page.locator("[data-field=recipe]").get_by_role("button", name="Add: Scroll").tap()
    page.locator("[data-field=points]").get_by_role("button", name="More: Points").tap()
    expect(page.locator("[data-drawn=hairball] .points")).to_have_text("3")
    expect(page.locator("[data-drawn=hairball] .need")).to_have_count(3)
    person.settled()
    person.shot("cards-curse")
    assert problems(person) == []
    # A wrong difficulty is told beside its field, for all cards that it concerns; undo takes it back.
    page.get_by_role("radio", name="hard").click()
    expect(page.locator("[data-field=band] .fault")).to_be_visible()
    person.settled()
    person.shot("cards-fault")
    page.get_by_role("button", name="All cards").click()
    # Each sentence of the list of all errors leads to every card that it is said of, by its name.
    expect(page.locator(".all-faults > li")).to_have_count(2)
    expect(page.get_by_role("button", name="Play with these cards")).to_be_disabled()
    page.locator(".all-faults").get_by_role("button", name="Hairball Curse").click()
    expect(page.locator("[data-field=band] .fault")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-field=band] .fault")).to_have_count(0)
    page.get_by_role("button", name="All cards").click()
    for table in guide["tables"]:
        tab(person, table["title"])
        numbers = {field["name"]: field for field in table["fields"] if field["kind"] == "number"}
        for n, card in enumerate(table["cards"]):
            row = {name: cell for name, cell in card["row"].items() if name != "id"}
            for name in numbers:
                row[name] = min(numbers[name]["most"], row[name] + 1)
            row["name_en"] = f"Own {table['name']} {n} <img src=x onerror=hacked=1>"[:40]
            enter(person, card["id"], row)
        expect(page.locator(".tabs").get_by_role("button", name=table["title"])).to_contain_text(
            f"{len(table['cards'])} of {len(table['cards'])}"
        )
    checked(person)
    # A QR code holds the whole deck.
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("img", name="Share")).to_be_visible()
    page.keyboard.press("Escape")
    # It is kept: after a reload everything is still there.
    page.reload()
    expect(page.locator(".item.own")).to_have_count(12)
    assert page.evaluate(f"{KEPT}['wizard-kittens'].curse.snail.points") == 7
    code = begin(person)
    expect(page.locator(".curse strong").first).to_contain_text("Own curse")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="34 cards of a player").click()
    expect(page.locator("[data-own=snail]")).to_be_visible()
    expect(page.get_by_role("button", name="Keep them")).to_have_count(0)
    person.settled()
    person.shot("cards-at-table")
    assert problems(person) == []
    page.keyboard.press("Escape")
    # In a random game perhaps no curse is defeated, so that the log names none.
    play_replay_and_verify(person, code, "Own curse", ".curse strong")
    assert page.evaluate("typeof hacked") == "undefined"


def test_ten_battle_kittens_are_entered_on_a_phone_and_sent_out(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    page = person.page
    person.go("/cards/battle-kittens")
    expect(page.locator("[data-card=alma]")).to_be_visible()
    ours = person.api("games/battle-kittens/deck")["tables"][0]["cards"]
    for card in ours[:10]:
        stats = {"cuteness": 9, "strength": 0, "wisdom": 9, "agility": 0}
        enter(person, card["id"], {"icon": "flag", **stats, "name_pl": f"{card['name']} Mój"})
    expect(page.locator(".tabs .main")).to_contain_text("10 of 54")
    checked(person)
    page.locator("[data-card=alma]").click()
    person.settled()
    person.shot("cards-kitten")
    assert problems(person) == []
    page.get_by_role("button", name="All cards").click()
    code = begin(person)
    deck = person.api(f"tables/{code}/deck")
    kittens = deck["deck"]["kitten"]
    assert [row["wisdom"] for row in kittens[:10]] == [9] * 10
    assert kittens[10:] == [card["row"] for card in ours[10:]]
    assert deck["texts"]["card-alma"] == f"{ours[0]['name']} Mój"
    play_replay_and_verify(person, code, " Mój")


def test_five_isle_tiles_are_painted_turned_and_flipped_and_lie_on_boats(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=PHONE)
    page = person.page
    person.go("/cards/isle-of-cats")
    expect(page.locator("[data-card=lesson_216]")).to_contain_text("private lesson")
    expect(page.locator("[data-card=lesson_228]")).to_contain_text("family card")
    tab(person, "Kittens")
    shapes = ["###. ..##", "## ## #.", "#### #..#", ".#. ### .#."]
    for n, shape in enumerate(shapes):
        enter(person, f"k_{['i3', 'l3', 'o4', 't4'][n]}_red", {"shape": shape, "name_pl": f"My tile {n}"})
    tab(person, "Beasts")
    page.locator("[data-card=b8]").click()
    page.evaluate(ENTER, {"shape": "BGR ### #.."})
    person.settled()
    person.shot("cards-beast")
    assert problems(person) == []
    page.get_by_role("button", name="Turn").tap()
    page.get_by_role("button", name="Flip").tap()
    page.get_by_role("button", name="All cards").click()
    checked(person)
    # Turned a quarter clockwise, then flipped left to right.
    assert page.evaluate(f"{KEPT}['isle-of-cats'].beast.b8.shape") == "B## G#. R#."
    deck = page.evaluate(KEPT)["isle-of-cats"]
    assert [row["shape"] for row in deck["kitten"].values()] == shapes
    code = begin(person, "Kittens", "Beasts")
    own = person.api(f"tables/{code}/replay?move=0")["table"]["own_tiles"]
    assert own == {f"k_{['i3', 'l3', 'o4', 't4'][n]}_red": shape for n, shape in enumerate(shapes)} | {
        "b8": "B## G#. R#."
    }
    play_replay_and_verify(person, code)
    end = person.api(f"tables/{code}/replay")["moves"]
    assert person.api(f"tables/{code}/replay?move={end}")["table"]["own_tiles"] == own


def test_cards_travel_by_file_and_by_link_and_a_damaged_link_brings_nothing(parlour: Parlour) -> None:
    person, friend = parlour.person("Ada"), parlour.person("Ben", language="pl", size=DESK)
    page = person.page
    person.go("/cards/wizard-kittens")
    row = {"name_en": "Mine", "points": 11}
    expect(page.locator("[data-card=snail]")).to_be_visible()
    enter(person, "snail", row)
    checked(person)
    until(page, lambda: page.get_by_role("button", name="Save as a file").is_enabled())
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = saved.value.path()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("img", name="Share")).to_be_visible()
    person.settled()
    person.shot("cards-share")
    assert problems(person) == []
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    friend.page.goto(address)
    friend.page.get_by_role("button", name="Zachowaj").click()
    expect(friend.page.locator("[data-card=snail]")).to_contain_text("Mine")
    assert friend.page.evaluate(f"{KEPT}['wizard-kittens'].curse.snail.points") == 11
    assert "#" not in friend.page.url
    friend.settled()
    friend.shot("cards-list")
    assert problems(friend) == []
    # Pasted into the address of the same page, a link is opened, too.
    friend.go("/cards/wizard-kittens#deck=AAAA")
    expect(friend.page.get_by_role("alert")).to_contain_text("uszkodzony")
    # The file brings the same cards; a spoiled one says where it is wrong.
    person.go("/cards/wizard-kittens")
    page.get_by_role("button", name="Delete all").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete all").click()
    expect(page.locator(".item.own")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-card=snail]")).to_contain_text("Mine")
    text = file.read_text(encoding="utf-8").replace("points = 11", "points = 99")
    page.locator("input[type=file]").set_input_files(
        {"name": "own.toml", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"snail, points: .*0 to 20"))
    # When it is mended, it can be opened again; what is no deck file at all is not sent as a whole.
    assert page.locator("input[type=file]").input_value() == ""
    page.locator("input[type=file]").set_input_files(
        {"name": "film.toml", "mimeType": "text/plain", "buffer": b"# \xf0\x9f\x90\x88\n" * 400_000}
    )
    expect(page.get_by_role("alert")).to_contain_text("100 thousand characters")


def test_cards_of_a_profile_are_on_all_devices(parlour: Parlour) -> None:
    laptop, phone = parlour.person("Ada", size=DESK), parlour.person("", size=PHONE)
    laptop.go("/cards/wizard-kittens")
    expect(laptop.page.locator("[data-card=snail]")).to_be_visible()
    # What a guest entered comes along into the profile.
    enter(laptop, "snail", {"name_en": "From the laptop", "points": 11})
    expect(laptop.page.get_by_text("Kept in this browser.")).to_be_visible()
    laptop.api("me", {"name": "Ada", "avatar": 1, "language": "en"})
    laptop.page.reload()
    expect(laptop.page.get_by_text("Kept in your profile")).to_be_visible()
    token = laptop.api("me/link", {})["link"].removeprefix("/enter/")
    phone.go("/")
    phone.api("sign-in/link", {"token": token, "adopt": False})
    # They can be chosen for a table on a phone that has never shown them.
    phone.go("/new/wizard-kittens")
    expect(phone.page.get_by_role("switch", name="Play with your own cards")).to_be_checked()
    phone.go("/cards/wizard-kittens")
    expect(phone.page.locator("[data-card=snail]")).to_contain_text("From the laptop")
    # Each changes another card, and the laptop did not know of the phone's change.
    enter(phone, "copycat", {"name_en": "From the phone"})
    phone.answered()
    enter(laptop, "hairball", {"name_en": "Later"})
    laptop.answered()
    expect(laptop.page.locator("[data-card=copycat]")).to_contain_text("From the phone")
    expect(laptop.page.locator(".item.own")).to_have_count(3)
    # Undo takes back what was done here, not what came from elsewhere.
    laptop.page.get_by_role("button", name="Undo").click()
    expect(laptop.page.locator(".item.own")).to_have_count(2)
    laptop.answered()
    phone.page.reload()
    expect(phone.page.locator(".item.own")).to_have_count(2)
    phone.page.locator("[data-place=profile]").scroll_into_view_if_needed()
    phone.settled()
    phone.shot("cards-profile")
    assert problems(phone) == []
    # What is deleted on one device is gone on all; without a network it happens later.
    phone.page.context.set_offline(True)
    phone.page.get_by_role("button", name="Delete all").click()
    phone.page.get_by_role("dialog").get_by_role("button", name="Delete all").click()
    expect(phone.page.locator(".item.own")).to_have_count(0)
    expect(phone.page.get_by_text("No connection: your cards are safe here")).to_be_visible()
    phone.page.context.set_offline(False)
    expect(phone.page.get_by_text("No connection: your cards are safe here")).to_have_count(0)
    until(phone.page, lambda: phone.api("me/decks/wizard-kittens")["draft"] == {})
    laptop.page.reload()
    expect(laptop.page.get_by_text("Nothing entered yet.")).to_be_visible()
    expect(laptop.page.locator(".item.own")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_bots_try_own_cards_while_a_bar_shows_how_far_they_are(parlour: Parlour, language: str) -> None:
    person = parlour.person("Ada", language=language, size=PHONE if language == "en" else DESK)
    page = person.page
    all_cards = {"en": "All cards", "pl": "Wszystkie karty"}
    person.go("/cards/wizard-kittens")
    expect(page.locator("[data-card=snail]")).to_be_visible()
    page.locator("[data-card=snail]").click()
    page.evaluate(ENTER, {"points": 20})
    page.get_by_role("button", name=all_cards[language]).click()
    page.get_by_role("button", name={"en": "Try them with bots", "pl": "Wypróbuj z botami"}[language]).click()
    page.get_by_role("button", name={"en": "Let bots play", "pl": "Niech boty grają"}[language]).click()
    # The games go on while their owner looks at other things, and tell that they were played before a change.
    page.keyboard.press("Escape")
    expect(page.locator("main progress")).to_have_count(2)
    enter(person, "copycat", {"points": 12}, all_cards[language])
    page.get_by_role("button", name={"en": "Try them with bots", "pl": "Wypróbuj z botami"}[language]).click()
    expect(page.locator(".bars li")).to_have_count(12, timeout=LONG)
    said = {"en": "You have changed cards since", "pl": "Od początku tych gier karty"}[language]
    expect(page.get_by_text(said)).to_be_visible()
    page.get_by_role("button", name={"en": "Stop", "pl": "Przerwij"}[language]).click()
    person.answered()
    # A bar is as long as its share.
    bars = page.locator(".bars li").evaluate_all(
        """(bars) => bars.map((bar) => [
            Number.parseInt(bar.querySelector('b').textContent),
            (100 * bar.querySelector('i').offsetWidth) / bar.querySelector('.meter').offsetWidth,
        ])"""
    )
    assert [long for _, long in bars] == pytest.approx([share for share, _ in bars], abs=2)
    person.settled()
    person.shot("cards-trial")
    assert problems(person) == []
