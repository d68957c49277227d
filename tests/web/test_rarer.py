"""Screens that one sees seldom: readable by everybody all the same."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from purrlor.games.isle_of_cats.actions import Buy, Choose, GiveUp, Remove
from purrlor.games.isle_of_cats.actions import Place as IslePlace
from purrlor.games.isle_of_cats.view import SeatView as IsleView
from purrlor.games.wizard_kittens.actions import Cast, Give, Idle, Keep, Pick, Place
from purrlor.games.wizard_kittens.actions import Choose as ChooseCard
from purrlor.games.wizards_and_witches.view import SeatView, TableView
from purrlor.table.match import Match
from purrlor.table.records import Action
from purrlor.table.wire import save
from tests.web.moments import find_moment, open_at, open_when
from tests.web.people import DESK, GAMES, LONG, OFFERED, PHONE, PLAY, Parlour, Person, wait_for
from tests.web.test_isle import SEA
from tests.web.test_screens import problems
from tests.web.test_table import WW
from tests.web.test_touch import clear_of_the_mat

LYING = (740, 360)


def faults(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """Keep the screens that have faults."""
    return {name: list_ for name, list_ in found.items() if list_}


def come_to(person: Person, kind: type[Action], options: dict[str, Any]) -> None:
    """Open the Isle at a moment at which the first seat may do a thing."""

    def may(match: Match) -> bool:
        return any(isinstance(choice, kind) for choice in match.choices(0))

    open_when(person, "isle-of-cats", options, may)


def test_choosing_and_clearing_on_the_isle_are_accessible(parlour: Parlour) -> None:
    found: dict[str, list[str]] = {}
    options = {"players": 2, "kittens": True, "beasts": True, "events": True}
    for theme, rare, sign in (("light", Remove, ".clear"), ("dark", GiveUp, "[data-cards] li button")):
        person = parlour.person("Ada", theme=theme)
        come_to(person, rare, options)
        expect(person.page.locator(sign).first).to_be_visible()
        person.shot(f"isle-{rare.__name__}-{theme}")
        found[f"{rare.__name__} {theme}"] = problems(person)
        come_to(person, Choose, options)
        expect(person.page.locator(".choosing .can").first).to_be_visible()
        person.shot(f"isle-choosing-{theme}")
        found[f"choosing {theme}"] = problems(person)
        person.page.locator(".choosing .can").first.click()
        expect(person.page.locator(SEA).or_(person.page.locator(".choosing [style]")).first).to_be_visible()
    person.open_table("isle-of-cats", options={"players": 2, "family": True})
    person.seated()
    person.play_until(SEA)
    person.shot("isle-family")
    found["family"] = problems(person)
    assert faults(found) == {}


def test_a_phone_that_lies_is_accessible_and_hides_nothing(parlour: Parlour) -> None:
    found: dict[str, list[str]] = {}
    for number, game in enumerate(GAMES):
        person = parlour.person("Ada", size=LYING, theme=("light", "dark")[number % 2])
        person.open_table(game, options=GAMES[game])
        expect(person.page.locator(".now.mine")).to_be_visible()
        person.settled()
        person.shot(f"{game}-lying")
        found[game] = problems(person)
        # What now stands beside the board, and the board has the height for itself.
        now, board = person.page.locator(".now").bounding_box(), person.page.locator("main").bounding_box()
        assert now is not None
        assert board is not None
        assert board["x"] + board["width"] <= now["x"] + 1
        assert board["height"] >= LYING[1] * 0.8
    assert faults(found) == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_at_which_others_act_is_accessible_and_scrolls_by_keys(parlour: Parlour, game: str) -> None:
    def others_act(match: Match) -> bool:
        # The hand may be empty by now, and nothing left to be touched while all squads are on show.
        view = match.view(0)
        empty = not getattr(view.own, "hand", None) and getattr(view.table, "phase", "") != "deploy"
        return 0 not in match.asked and len(match.log) > 20 and empty

    small = (360, 420)  # where a board is higher than its place
    person, friend = parlour.person("Ada", size=small), parlour.person("Bolek")
    match = find_moment(game, {"players": 4}, others_act)
    code = person.api("import", {"saved": save(match).decode(), "sitter": {"name": "Ada"}})["code"]
    friend.go("/")
    for _ in range(3):
        friend.api(f"tables/{code}/join", {"sitter": {"name": "Bolek"}})
    person.api(f"tables/{code}/start", {})
    person.go(f"/table/{code}")
    expect(person.page.locator(".now .sentence")).to_contain_text("Bolek")
    person.settled()
    person.shot(f"{game}-others")
    assert problems(person) == []
    board = person.page.get_by_role("main", name=re.compile("[A-Z]"))
    expect(board).to_have_attribute("tabindex", "0")
    board.focus()
    board.evaluate("(one) => { one.scrollTop = 0; }")
    person.page.keyboard.press("End")
    place = "document.querySelector('main')"
    wait_for(person.page, f"() => {place}.scrollTop > 0 || {place}.scrollHeight <= {place}.clientHeight")


def test_curtain_end_replay_and_verification_are_accessible(parlour: Parlour) -> None:
    found: dict[str, list[str]] = {}
    for theme, size in (("light", LYING), ("dark", DESK)):
        person = parlour.person("Ada", theme=theme, size=size)
        person.open_table(WW, friends=1, options={"players": 2})
        person.button("Player on this device").click()
        person.push("Sit here")
        person.push("Start")
        expect(person.page.locator(".curtain")).to_be_visible()
        found[f"curtain {theme}"] = problems(person)
        code = person.open_table(WW, options={"players": 2})
        person.seated()
        person.button("More").click()
        person.button("Settings").click()
        expect(person.page.get_by_role("switch").first).to_be_visible()
        found[f"settings {theme}"] = problems(person)
        person.page.keyboard.press("Escape")
        person.finish()
        person.settled()
        found[f"end {theme}"] = problems(person)
        person.go(f"/verify/{code}")
        expect(person.page.get_by_text("the shuffle was fair")).to_be_visible()
        found[f"verify {theme}"] = problems(person)
        person.go(f"/replay/{code}")
        person.button("Next move").click()
        expect(person.page.get_by_text("Move 1 of")).to_be_visible()
        person.shot(f"replay-{theme}")
        found[f"replay {theme}"] = problems(person)
    assert faults(found) == {}


def test_a_phone_that_lies_shows_what_one_is_asked_about(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=LYING)
    for game, options, what in (
        (WW, {"players": 7}, ".mine .held"),
        ("isle-of-cats", {"players": 2, "family": True}, "[data-cards] .can"),
        ("battle-kittens", {"players": 6, "team": True}, ".hand .can"),
    ):
        person.open_table(game, options=options)
        expect(person.page.locator(".now.mine")).to_be_visible()
        expect(person.page.locator(what).first).to_be_in_viewport(ratio=0.95)


def test_of_two_cards_alike_first_one_is_chosen_then_both(parlour: Parlour) -> None:
    def alike(match: Match) -> bool:
        buys = [choice.card for choice in match.choices(0) if isinstance(choice, Buy)]
        own = match.view(0).own
        return isinstance(own, IsleView) and any(own.kept.count(card) > 1 for card in buys)

    person = parlour.person("Ada", size=DESK)
    open_when(person, "isle-of-cats", {"players": 2}, alike)
    # Once the bot has bought, nothing changes under the finger.
    expect(person.page.locator(".who.turn")).to_have_count(1)
    cards = person.page.locator("[data-cards] button.can")
    expect(cards.first).to_be_visible()
    names = cards.locator("strong").all_inner_texts()
    first = next(i for i, name in enumerate(names) if name in names[i + 1 :])
    chosen = person.page.locator("[data-cards] .strip [aria-pressed=true]")
    cards.nth(first).click()
    expect(chosen).to_have_count(1)
    # The first is no longer among those that glow: its twin moves up.
    cards.nth(names.index(names[first], first + 1) - 1).click()
    expect(chosen.locator("strong")).to_have_text([names[first]] * 2)


def test_a_hand_of_four_fits_a_phone(parlour: Parlour) -> None:
    def four(match: Match) -> bool:
        own = match.view(0).own
        return isinstance(own, SeatView) and len(own.hand) == 4

    person = parlour.person("Ada", language="pl")
    # A Lair in the Strategic game draws two to the two that are kept.
    open_when(person, WW, {"players": 4, "strategic": True}, four)
    expect(person.page.locator(".mine .held")).to_have_count(4)
    person.settled()
    assert person.page.evaluate("document.querySelector('main').scrollWidth") == PHONE[0]
    # A phone that lies leaves the player's own place room for its count.
    person.page.set_viewport_size({"width": 844, "height": 390})
    person.settled()
    place, count = (person.page.locator(what).bounding_box() for what in (".place.me", ".place.me .count"))
    assert place is not None
    assert count is not None
    assert place["width"] >= 110
    assert count["x"] + count["width"] <= place["x"] + place["width"]


def own_hand(match: Match) -> list[str]:
    """Show what the first seat holds."""
    own = match.view(0).own
    assert isinstance(own, SeatView)
    return list(own.hand)


def test_of_two_cards_alike_one_is_chosen_already(parlour: Parlour) -> None:
    def alike(match: Match) -> bool:
        nobody_is_out = not any(place.out for place in table_of(match).places)
        return nobody_is_out and own_hand(match) == ["potion_1"] * 2

    person = parlour.person("Ada", size=DESK)
    open_when(person, WW, {"players": 3}, alike)
    expect(person.page.locator(".mine .held[aria-pressed=true]")).to_have_count(1)
    expect(person.page.locator(".verbs .button")).to_have_count(2)


def test_both_cards_that_a_lair_draws_are_told(parlour: Parlour) -> None:
    def draws_next(match: Match) -> bool:
        """Find a rival without a choice, after whom the first seat draws two cards."""
        if match.asked != [1] or not table_of(match).places[0].lair or len(match.choices(1)) > 1:
            return False
        after = match.at(len(match.log))
        after.submit(1, after.choices(1)[0])
        return after.asked == [0] and len(own_hand(after)) == 2

    person = parlour.person("Ada", size=DESK)
    open_at(person, find_moment(WW, {"players": 2}, draws_next))
    expect(person.page.locator(".log li").last.locator(".picture")).to_have_count(2)
    expect(person.page.locator(".log li").last).to_contain_text("You draw.")


def test_what_is_pointed_at_in_a_hand_are_its_cards(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    open_when(person, WW, {"players": 3}, lambda match: len(own_hand(match)) == 1)
    person.settled()
    hand, card = (person.page.locator(what).bounding_box() for what in ("[data-hand]", ".mine .held"))
    assert hand is not None
    assert card is not None
    assert hand["width"] < card["width"] + 20


def table_of(match: Match) -> TableView:
    """Show a table of Wizards and Witches."""
    table = match.view(0).table
    assert isinstance(table, TableView)
    return table


WIDE_AND_NARROW = [((1366, 650), "en"), ((390, 844), "pl")]


@pytest.mark.parametrize(("size", "language"), WIDE_AND_NARROW)
def test_a_card_that_cannot_be_played_explains_itself(
    parlour: Parlour, size: tuple[int, int], language: str
) -> None:
    def only_lair_is_own(match: Match) -> bool:
        lairs = [place.lair for place in table_of(match).places]
        own = match.view(0).own
        assert isinstance(own, SeatView)
        return lairs == [True, False, False] and own.hand[-1] == "exploded_lair" and len(own.hand) == 4

    person = parlour.person("Ada", size=size, language=language)
    open_when(person, WW, {"players": 3, "strategic": True}, only_lair_is_own)
    cards = person.page.locator(".mine .held")
    expect(cards).to_have_count(4)
    exploded = {"en": "Exploded Lair", "pl": "Wybuch kryjówki"}[language]
    person.page.locator(f".mine .held[aria-label='{exploded}']").first.click()
    expect(person.page.locator(".why")).to_contain_text("WW-10")
    person.settled()
    person.shot("wizards-unplayable")
    # It covers something: a touch anywhere else sends it away.
    person.page.locator("header").click(position={"x": 120, "y": 4})
    expect(person.page.locator(".why")).to_have_count(0)


@pytest.mark.parametrize(("size", "language"), WIDE_AND_NARROW)
def test_who_has_lost_a_turn_and_what_was_discarded_last_is_in_sight(
    parlour: Parlour, size: tuple[int, int], language: str
) -> None:
    def skipped(match: Match) -> bool:
        table = table_of(match)
        return sum(table.discard_pile.values()) > 9 and any(
            place.safe_from_missing for place in table.places[1:]
        )

    person = parlour.person("Ada", size=size, language=language)
    match = find_moment(WW, {"players": 5}, lambda match: match.asked[0] == 0 and skipped(match))
    table = table_of(match)
    open_at(person, match)
    seat = next(seat for seat, place in enumerate(table.places) if place.safe_from_missing)
    expect(person.page.locator(f"[data-seat='{seat}'] .safe")).to_be_visible()
    top = person.page.locator(".discard .card")
    assert f"--ww-{kind_of(table.discarded_last)})" in (top.get_attribute("style") or "")
    person.settled()
    person.shot("wizards-skipped")


def kind_of(card: str | None) -> str:
    """Name the kind of a card of Wizards and Witches."""
    assert card is not None
    return card.rstrip("1234").rstrip("_")


def is_late(match: Match, asked: type[Action]) -> bool:
    """Tell whether all chapters of Wizard Kittens are open, and the first seat is asked to do a thing."""
    late = len(match.log) > 60 and getattr(match.view(0).table, "open", 0) == 3
    return late and any(isinstance(choice, asked) for choice in match.choices(0))


@pytest.mark.parametrize(("size", "language"), [(PHONE, "en"), (LYING, "pl")])
def test_curses_and_ones_own_circle_are_in_sight_together_among_four(
    parlour: Parlour, size: tuple[int, int], language: str
) -> None:
    person = parlour.person("Ada", size=size, language=language)
    for asked in (Place, ChooseCard, Cast):
        open_when(person, "wizard-kittens", {"players": 4}, partial(is_late, asked=asked))
        expect(person.page.locator(".now.mine")).to_be_visible()
        person.settled()
        person.shot(f"wizard-kittens-four-{asked.__name__}")
        for one in person.page.locator(".head, .cell.me").all():
            expect(one).to_be_in_viewport(ratio=1)
        clear_of_the_mat(person)
        assert problems(person) == []
    # The spells are in reach as well: on the mat, or beside the board.
    expect(person.page.locator("main .spell.can, .now .verbs .button").last).to_be_in_viewport(ratio=1)


def test_a_button_that_comes_hides_nothing_of_ones_own(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    buttons = (Give, Idle, Keep, Pick)
    options = {"players": 3, "advanced": True}
    open_when(person, "wizard-kittens", options, lambda match: isinstance(match.choices(0)[0], buttons))
    expect(person.page.locator(".now.mine .verbs .button").first).to_be_visible()
    clear_of_the_mat(person)
    person.shot("wizard-kittens-button")


def test_a_pair_is_seen_to_play_together(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    person.open_table("battle-kittens", options={"players": 4, "team": True, "short": True})
    person.seated()
    assert person.page.locator(".who .mate").all_inner_texts() == ["pair 2", "partner", "pair 2"]
    person.play_until(".squad .together")
    person.shot("battle-kittens-pair")
    assert problems(person) == []
    person.finish()
    heads = person.page.locator("dialog th small").all_inner_texts()
    assert heads == ["pair 1", "pair 2", "pair 1", "pair 2"]
    person.shot("battle-kittens-pair-end")


@pytest.mark.parametrize(
    ("size", "language"), [pytest.param((1366, 650), "en", marks=pytest.mark.soak), (PHONE, "pl")]
)
def test_what_lies_open_is_in_sight(parlour: Parlour, size: tuple[int, int], language: str) -> None:
    person = parlour.person("Ada", size=size, language=language)
    page = person.page
    person.open_table("battle-kittens", options={"players": 4})
    person.seated()
    person.play_until(".squad.me .cat")
    person.settled()
    if size != PHONE:
        assert page.locator("main").evaluate("(main) => main.scrollHeight <= main.clientHeight + 1")
    assert problems(person) == []
    # A Kitten that is turned over shows its four stats.
    person.play_until(".small-kitten .stat:nth-child(4)")
    person.play_until(".ground.done")
    person.settled()
    person.shot("battle-kittens-open")
    assert problems(person) == []
    # The decks, the King, the icons and what one remembers are a touch away.
    page.locator(".open").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("dt").first).to_be_visible()
    assert sheet.locator("li").count() == 3
    assert sheet.locator("tbody tr").count() >= 1
    person.settled()
    person.shot("battle-kittens-open-sheet")
    assert problems(person) == []
    page.keyboard.press("Escape")
    # So are the cards of a squad.
    # Touched in the moment in which they are there: the round may be over soon.
    touch = f"async (given) => {{ await ({PLAY})(given); document.querySelector('.look').click(); }}"
    page.evaluate(touch, [".look", OFFERED, 3, LONG, False])
    expect(sheet.locator(".cards .card").first).to_be_visible()
    page.keyboard.press("Escape")


def test_a_house_that_does_not_answer_is_told_and_asked_again(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    person.page.route("**/api/**", lambda route: route.abort())
    person.go("/")
    expect(person.page.get_by_text("The server does not answer")).to_be_visible()
    assert problems(person) == []
    person.page.unroute("**/api/**")
    person.button("Try again").click()
    expect(person.page.locator(".box").first).to_be_visible()
    person.go("/new/no-such-game")
    expect(person.page.get_by_text("no such game")).to_be_visible()
    parlour.forgive(person.page, "404")


def test_the_table_is_set_with_switches_in_the_players_language(parlour: Parlour) -> None:
    person = parlour.person("Ada", language="pl", theme="dark")
    person.go("/new/isle-of-cats")
    person.page.get_by_label("1", exact=True).check()
    expect(person.page.get_by_text("bardzo trudno")).to_be_visible()
    person.page.get_by_text("Warianty i dodatki").click()
    person.page.get_by_role("switch", name="Bestie").check()
    assert problems(person) == []
    # Alone there is nobody to wait for: the game begins at once.
    person.button("Zagraj teraz").click()
    expect(person.page).to_have_url(re.compile("/table/"))
    person.seated()
    code = person.page.url.split("/table/")[1].split("/")[0]
    chosen = {option["name"]: option["value"] for option in person.api(f"tables/{code}")["table"]["options"]}
    assert chosen["beasts"] is True


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_royal_rat_is_driven_off_while_a_piece_is_held(parlour: Parlour, size: tuple[int, int]) -> None:
    def may(match: Match) -> bool:
        choices = match.choices(0)
        return {IslePlace, Remove} <= {type(choice) for choice in choices}

    person = parlour.person("Ada", size=size)
    open_when(person, "isle-of-cats", {"players": 2, "events": True}, may)
    rat = person.page.locator(".placing .clear")
    expect(rat.first).to_be_visible()
    person.settled()
    person.shot(f"isle-rat-{size[0]}")
    assert problems(person) == []
    count = rat.count()
    rat.first.click()
    expect(rat).to_have_count(count - 1)
    expect(person.page.locator(SEA)).to_be_visible()


def test_a_second_kitten_is_offered_for_three_fish(parlour: Parlour) -> None:
    def asked(match: Match) -> bool:
        prompt = match.prompt(0)
        return prompt is not None and prompt.key == "ask-kitten"

    person = parlour.person("Ada", size=DESK)
    open_when(person, "isle-of-cats", {"players": 2, "kittens": True}, asked)
    expect(person.page.locator(".meadow.nursery .price").first).to_contain_text("3")
    person.shot("isle-second-kitten")
