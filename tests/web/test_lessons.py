"""Lessons on the page: each is played to its end, on a phone and on a desk, in both languages."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

from purrlor.table.game import all_games
from purrlor.table.lesson import LEARNER, Lesson, lessons
from purrlor.table.match import Match
from purrlor.table.records import Action
from purrlor.table.texts import game_texts
from tests.web.people import Parlour, Person, next_frame, until, wait_for
from tests.web.test_screens import problems
from tests.web.test_table import WW

PHONE, DESK = (390, 844), (1366, 650)
LESSONS = [lesson for game in all_games().values() for lesson in lessons(game).values()]
# Whether what a bubble points at is ringed, in sight and not covered, and nothing else is;
# and the page is not too wide.
BUBBLE = """(pointing) => {
    const one = document.querySelector('[data-pointed]');
    const ring = one?.getBoundingClientRect();
    const board = document.querySelector('main').getBoundingClientRect();
    const middle = (least, from, to, most) => (Math.max(least, from) + Math.min(to, most)) / 2;
    const over = ring && document.elementFromPoint(
        middle(board.left, ring.left, ring.right, board.right),
        middle(board.top, ring.top, ring.bottom, board.bottom),
    );
    const coach = document.querySelector('.coach').getBoundingClientRect();
    const inSight = ring && ring.width > 0 && ring.bottom > coach.bottom && ring.top < innerHeight
        && over && (one.contains(over) || over.contains(one))
        && ring.left > -2 && ring.right < innerWidth + 2;
    return (pointing ? inSight : ring === undefined) && document.documentElement.scrollWidth <= innerWidth;
}"""
# Whether something that can be done is in sight, if anything can.
CAN = """() => {
    const can = document.querySelector('main .can')?.getBoundingClientRect();
    const main = document.querySelector('main').getBoundingClientRect();
    return !can || (can.bottom > main.top && can.top < main.bottom);
}"""


class Learner:
    """Somebody who takes a lesson on the page; a match beside it tells what the lesson waits for."""

    def __init__(self, person: Person, lesson: Lesson, language: str) -> None:
        self.person = person
        self.page = person.page
        self.lesson = lesson
        self.match: Match = lesson.deal()
        self.texts = game_texts(lesson.game, language)
        self.lines: list[WebSocketRoute] = []
        self.steps: list[dict[str, Any]] = []
        self.clicked = self.typed = 0
        self.page.route_web_socket(re.compile("/live/"), self._pass_on)

    def _pass_on(self, line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        line.on_message(house.send)

        def hear(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "step":
                self.steps.append(message)
            line.send(said)

        house.on_message(hear)
        self.lines.append(house)

    def begin(self) -> None:
        """Choose the chapter from the list of the game's lessons."""
        self.person.go(f"/learn/{self.lesson.game.name}")
        chapter = self.texts.say(f"lesson-{self.lesson.chapter}")
        self.page.locator(".chapter", has=self.page.get_by_text(chapter, exact=True)).click()
        expect(self.page.locator(".coach")).to_be_visible()

    def follow(self) -> None:
        """Let the rivals move as those at the table do, and the learner where nothing is asked."""
        while not self.lesson.is_free(self.match):
            empty = self.lesson.empty_answer(self.match) if LEARNER in self.match.asked else None
            if empty is not None:
                self.match.submit(LEARNER, empty)
            elif LEARNER in self.match.asked:
                return
            else:
                seat = self.match.asked[0]
                number = self.lesson.rival_move(self.match, seat)
                assert number is not None
                self.match.submit(seat, self.lesson.game.actions.record(self.match.state, number))

    def read(self) -> None:
        """Read every bubble of a stage: it says what it should, and rings what it points at."""
        names = [seat.strip() for seat in self.names()]
        says = self.lesson.stages[self.lesson.at(self.match)].says
        for number, said in enumerate(says):
            words = self.lesson.speak(self.texts.seated(names), said)
            expect(self.page.locator(".coach p")).to_have_text(words)
            place = (
                f"{self.lesson.bubbles_before(self.lesson.at(self.match)) + number + 1}/{self.lesson.bubbles}"
            )
            expect(self.page.locator(".coach .progress")).to_contain_text(place)
            # After the lesson a hint may ring something, too.
            if said.at or not self.lesson.is_free(self.match):
                wait_for(self.page, BUBBLE, bool(said.at))
            if number < len(says) - 1:
                self.page.locator(".coach .main").click()

    def names(self) -> list[str]:
        code = self.page.url.rsplit("/", 1)[1]
        return [seat["name"] for seat in self.person.api(f"tables/{code}")["table"]["seats"]]

    def move(self, action: Action) -> None:
        """Make a move by what the page offers for it at once; else as another window of the guest would."""
        prompt = self.match.prompt(LEARNER)
        said = self.texts.seated(self.names()).choice(action, prompt.key if prompt else "", LEARNER)
        before = len(self.steps)
        offered = self.page.locator("main, .verbs").get_by_role("button", name=said, exact=True)
        card = getattr(action, "card", None)
        if offered.count() == 0 and card is not None and self.lesson.game.name == WW:
            # There a card is chosen first, and then what to do with it.
            hand = self.page.locator("main [data-hand]")
            held = hand.get_by_role("button", name=self.texts.thing("card", card)).first
            if held.get_attribute("aria-pressed") == "false":
                held.click()
        if offered.count() == 1 and offered.is_enabled():
            offered.click()
            self.clicked += 1
        else:
            raw = json.loads(msgspec.json.encode(action))
            message = {"type": "act", "id": 900_000 + before, "n": self.steps[-1]["n"], "action": raw}
            self.lines[-1].send(json.dumps(message))
            self.typed += 1
        self.match.submit(LEARNER, action)
        self.follow()
        until(self.page, lambda: len(self.steps) > before and self._is_asked(self.steps[-1]))
        next_frame(self.page)

    def _is_asked(self, step: dict[str, Any]) -> bool:
        return LEARNER in step["waiting_for"] or bool(step["lesson"]["free"])


def played() -> list[Any]:
    """List every lesson twice, in English on a phone and in Polish on a desk; a soak plays both."""
    return [
        pytest.param(
            lesson,
            language,
            size,
            id=f"{lesson.game.name}-{lesson.chapter}-{language}",
            marks=[pytest.mark.soak] if number % 2 != way else [],
        )
        for number, lesson in enumerate(LESSONS)
        for way, (language, size) in enumerate((("en", PHONE), ("pl", DESK)))
    ]


@pytest.mark.parametrize(("lesson", "language", "size"), played())
def test_a_lesson_is_played_to_its_end(
    parlour: Parlour, lesson: Lesson, language: str, size: tuple[int, int]
) -> None:
    person = parlour.person("Ada", size=size, language=language)
    learner = Learner(person, lesson, language)
    learner.begin()
    learner.follow()
    before = -1
    while not lesson.is_free(learner.match):
        if lesson.at(learner.match) != before:
            before = lesson.at(learner.match)
            learner.read()
        learner.move(lesson.wanted(learner.match)[-1])
    learner.read()
    # Whatever was pointed at before, the table shows again what can be done.
    wait_for(person.page, CAN)
    assert learner.clicked or {stage.wait["do"] for stage in lesson.stages if stage.wait} == {"place"}
    person.settled()
    person.shot(f"lesson-{lesson.game.name}-{lesson.chapter}")
    assert problems(person) == []
    person.button({"en": "Play on", "pl": "Gram dalej"}[language]).click()
    expect(person.page.locator(".coach")).to_be_hidden()
    assert f"{lesson.game.name}/{lesson.chapter}" in person.page.evaluate("localStorage.purrlor")


def test_another_move_is_answered_kindly_and_the_keyboard_suffices(parlour: Parlour) -> None:
    person = parlour.person("Ada", size=DESK)
    person.go("/")
    person.page.get_by_role("link", name="Learn: Wizards and Witches").click()
    person.page.get_by_role("button", name="First duel").click()
    bubble = person.page.locator(".coach p")
    for words in ("Welcome!", "Hits are counted here."):
        expect(bubble).to_contain_text(words)
        person.page.get_by_role("button", name="Next").press("Enter")
    expect(bubble).to_contain_text("You have drawn 3 Potions.")
    expect(person.page.locator("main")).to_be_focused()
    expect(person.page.locator("[role=status]", has_text="You have drawn 3 Potions.")).to_have_count(1)
    person.page.locator(".verbs .button").last.press("Enter")
    why = person.page.get_by_role("alertdialog")
    expect(why).to_contain_text("Here, aim at the one that the lesson names.")
    expect(person.page.locator('[data-seat="1"][data-pointed]')).to_be_visible()
    assert problems(person) == []
    why.get_by_role("button").last.press("Enter")
    expect(why).to_be_hidden()
    person.page.locator(".verbs .button").first.press("Enter")
    expect(bubble).to_contain_text("Ouch")


@pytest.mark.parametrize("game", list(all_games()))
def test_a_first_game_is_one_tap_away_and_brings_hints(parlour: Parlour, game: str) -> None:
    person = parlour.person("Ada", size=PHONE)
    person.go(f"/new/{game}")
    expect(person.page.get_by_role("button", name=re.compile("^Learn in"))).to_be_visible()
    assert problems(person) == []
    # Every option but the number of players says when to add it.
    options = person.page.locator(".box fieldset, .box label.switch")
    expect(options.locator(".suits")).to_have_count(options.count() - 1)
    person.button("First game").click()
    person.seated()
    # A player who is asked only one thing gets no hint: play on until there is something to choose.
    verbs = person.page.locator(".now.mine .verbs .button:not([disabled])")
    things = verbs if game == WW else person.offered()
    person.asked()
    while things.count() < 2:
        assert not person.over
        person.touch()
        person.asked()
    hint = person.page.locator(".now .hint").last
    expect(hint).to_be_visible()
    if game == "isle-of-cats":
        # It also warns before a clear mistake: all cats are still there.
        person.play_until(".meadow .tile.can")
        expect(hint).to_be_visible()
        height = "document.querySelector('.now').offsetHeight"
        before = person.page.evaluate(height)
        person.button("Take no more cats today").click()
        expect(hint).to_contain_text("Something looks much better")
        expect(person.page.locator(".now .hint")).to_have_count(1)
        person.button("Not yet").click()
        expect(person.page.locator(".meadow .tile.can").first).to_be_visible()
        # The board gets its room back.
        assert person.page.evaluate(height) <= before
