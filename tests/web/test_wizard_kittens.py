"""Wizard Kittens in the browser: cards that lie open, Caught, two players, kittens to choose."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from purrlor.games.wizard_kittens.actions import Cast
from purrlor.games.wizard_kittens.actions import Choose as ChooseCard
from purrlor.games.wizard_kittens.events import CastSpell, Placed
from purrlor.games.wizard_kittens.view import TableView
from purrlor.table.match import Match
from tests.web.moments import open_when
from tests.web.people import DESK, LOOKS, PHONE, Parlour, until
from tests.web.test_screens import problems

GAME = "wizard-kittens"


def look(match: Match) -> TableView:
    table = match.view(0).table
    assert isinstance(table, TableView)
    return table


def may_cast(match: Match) -> bool:
    return isinstance(match.choices(0)[0], Cast)


@pytest.mark.parametrize(("language", "size", "theme"), LOOKS)
def test_the_chaos_mode_card_lies_open_with_all_its_lines(
    parlour: Parlour, language: str, size: tuple[int, int], theme: str
) -> None:
    person = parlour.person("Ada", size=size, language=language, theme=theme)
    open_when(
        person,
        GAME,
        {"players": 4, "chaos_cats": 4},
        lambda match: look(match).cats_drawn == 2 and may_cast(match),
    )
    lines = person.page.locator(".open-card li")
    expect(lines).to_have_count(4)
    assert [("ahead" in (line.get_attribute("class") or "")) for line in lines.all()] == [
        False,
        False,
        True,
        True,
    ]
    person.settled()
    assert problems(person) == []
    if size == PHONE:
        person.page.locator(".peek").click()
    expect(lines.last).to_be_in_viewport(ratio=1)
    person.shot("wizard-kittens-chaos")


def test_two_players_see_two_chapters_and_the_paws_of_a_new_rule(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    open_when(
        person,
        GAME,
        {"players": 2, "new_rules": True},
        lambda match: look(match).rule is not None and may_cast(match),
    )
    expect(person.page.locator(".open-card .paw")).to_have_count(2)
    expect(person.page.locator(".head")).to_have_count(2)
    expect(person.page.locator(".cell")).to_have_count(4)
    person.shot("wizard-kittens-two")


@pytest.mark.parametrize(("possible", "words"), [(False, "not yet possible"), (True, "possible now")])
def test_the_board_says_whether_caught_is_possible(parlour: Parlour, possible: bool, words: str) -> None:
    person = parlour.person("Ada")
    open_when(
        person,
        GAME,
        {"players": 3},
        lambda match: look(match).caught_may_come == possible and may_cast(match),
    )
    expect(person.page.locator(".caught")).to_contain_text(words)


def test_the_log_says_where_both_swapped_cards_lie_now(parlour: Parlour) -> None:
    def swaps(match: Match) -> bool:
        """Find the end of a Switch between two circles, of cards that differ."""
        if len(match.steps) < 3:
            return False
        cast, _, last = match.steps[-3:]
        placed = [event for event in last.events if isinstance(event, Placed)]
        return (
            any(isinstance(event, CastSpell) and event.spell == "switch" for event in cast.events)
            and len({event.owner for event in placed}) == len({event.component for event in placed}) == 2
        )

    person = parlour.person("Ada", size=DESK)
    open_when(person, GAME, {"players": 3}, swaps)
    line = person.page.locator(".log .line", has_text="Switch").last
    expect(line.get_by_text("→", exact=True)).to_have_count(2)


def test_a_closed_chapter_tells_what_opens_it(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    person.open_table(GAME, options={"players": 3})
    person.seated()
    person.page.locator(".closed").hover()
    expect(person.page.locator(".look-bubble:popover-open")).to_contain_text("Chaos Cat")


def test_a_seat_shows_the_cat_that_its_player_chose(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    person.open_table(GAME, options={"players": 3})
    person.seated()
    face = person.page.locator(".who.me .face svg")
    before = face.inner_html()
    person.button("More").click()
    person.button("Settings").click()
    person.button("Choose your cat").click()
    person.page.get_by_label("Cat 42", exact=True).click()
    person.page.keyboard.press("Escape")
    until(person.page, lambda: face.inner_html() != before)


def somebody_is_guilty(match: Match) -> bool:
    return max(place.points for place in look(match).places) >= 10 and may_cast(match)


def test_the_mark_of_the_guilty_fits_a_phone(parlour: Parlour) -> None:
    person = parlour.person("Ada", language="pl")
    open_when(person, GAME, {"players": 3}, somebody_is_guilty)
    mark = person.page.locator(".guilty")
    expect(mark).to_have_text("winny")
    person.settled()
    over = mark.evaluate(
        """(mark) => {
            const [inner, outer] = [mark, mark.closest('.who')].map((one) => one.getBoundingClientRect());
            return [inner.right - outer.right, outer.left - inner.left];
        }"""
    )
    assert max(over) <= 0


def test_the_board_counts_what_is_left_and_says_who_is_guilty(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    open_when(person, GAME, {"players": 3}, somebody_is_guilty)
    page = person.page
    expect(page.locator(".guilty")).to_have_count(1)
    deck = page.locator(".corner")
    left = [int(count) for count in deck.locator(".kind").all_inner_texts()]
    cats = deck.locator(".cats").inner_text().split()[-1]
    # Components, Chaos Cats and Caught are the whole deck.
    assert sum(left) + int(cats) + 1 == int(deck.locator(".deck b").inner_text())
    expect(page.locator(".curse .band").first).to_contain_text("difficulty: ")
    expect(page.locator(".credit")).to_contain_text("Extra Credit")
    expect(page.locator(".credit")).to_contain_text("Counts only when all curses are defeated.")
    assert problems(person) == []
    person.shot("wizard-kittens-guilty")


def test_cards_chosen_for_a_pass_are_marked_for_all(parlour: Parlour) -> None:
    person = parlour.person("Ada")
    open_when(
        person,
        GAME,
        {"players": 3, "chaos_cats": 4},
        lambda match: (
            isinstance(match.choices(0)[0], ChooseCard)
            and {card.owner for card in look(match).chosen} == {1, 2}
        ),
    )
    expect(person.page.locator(".tok.chosen")).to_have_count(2)


@pytest.mark.parametrize(("language", "size", "theme"), LOOKS)
def test_kittens_are_chosen_on_their_mats(
    parlour: Parlour, language: str, size: tuple[int, int], theme: str
) -> None:
    person = parlour.person("Ada", size=size, language=language, theme=theme)
    options = {"players": 2, "advanced": True, "choose_kittens": True}
    open_when(person, GAME, options, lambda match: len(match.log) == 1)
    mats = person.page.locator(".mats button")
    expect(mats).to_have_count(4)
    expect(person.page.locator(".mats .can")).to_have_count(3)
    expect(person.page.locator(".mats .taken .owner")).not_to_be_empty()
    expect(person.page.locator(".mats .about")).to_have_count(4)
    person.settled()
    person.shot("wizard-kittens-mats")
    assert problems(person) == []
    person.page.locator(".mats .taken").click()
    expect(person.page.locator(".why")).to_be_visible()
    person.page.locator(".why .button").click()
    person.page.locator(".mats .can").last.click()
    expect(person.page.locator(".mats")).to_have_count(0)
    expect(person.page.locator(".cell.me")).to_have_count(2)


def after_a_summon(match: Match) -> Match | None:
    """Give the game as it ends if a Summon of the first seat draws Caught now."""
    summon = Cast("summon")
    if not look(match).caught_may_come or summon not in match.choices(0):
        return None
    ended = match.at(len(match.steps))
    ended.submit(0, summon)
    return ended if ended.over else None


def shares_by_a_summon(match: Match) -> bool:
    """Tell whether a Summon of the first seat draws Caught now, and several kittens win."""
    ended = after_a_summon(match)
    return ended is not None and ended.score().places.count(1) > 1


def loses_with_most_points_by_a_summon(match: Match) -> bool:
    """Tell whether a Summon of the first seat draws Caught now, and most points are not the best place."""
    ended = after_a_summon(match)
    if ended is None:
        return False
    score = ended.score()
    [points] = [line.amounts for line in score.lines if line.total]
    best = max(range(len(points)), key=lambda seat: points[seat] or 0)
    return 1 in score.places and score.places[best] != 1


def test_after_caught_the_score_begins_with_what_decides(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    open_when(person, GAME, {"players": 3}, loses_with_most_points_by_a_summon)
    person.page.locator(".spell.can").first.click()
    table = person.page.get_by_role("dialog").locator("table")
    expect(table.locator(".what")).to_have_text("Cards left in the circle")
    circle = table.locator("tbody tr", has_text="Cards left in the circle").locator("td").all_inner_texts()
    assert table.locator(".sum").all_inner_texts() == circle
    person.settled()
    person.shot("wizard-kittens-caught")


@pytest.mark.parametrize(
    ("language", "together", "told"),
    [("en", "share the victory", "shares the victory!"), ("pl", "Wspólne zwycięstwo", "dzieli się wygraną!")],
)
def test_a_shared_victory_is_shown_as_one(parlour: Parlour, language: str, together: str, told: str) -> None:
    person = parlour.person("Ada", size=DESK, language=language)
    open_when(person, GAME, {"players": 4, "chaos_cats": 4}, shares_by_a_summon)
    person.page.locator(".spell.can").first.click()
    expect(person.page.locator("dialog .headline")).to_contain_text(together)
    expect(person.page.locator("dialog .winner")).not_to_have_count(1)
    person.settled()
    person.shot("wizard-kittens-shared")
    expect(person.page.locator(".side")).to_contain_text(told)
