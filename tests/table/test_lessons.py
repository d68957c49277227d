"""Every lesson of every game: its story works as told, its texts exist, and it stands in nobody's way."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from purrlor.bots import find_bot
from purrlor.table.game import Game, all_games, find_game
from purrlor.table.hints import explain_in_lesson
from purrlor.table.lesson import LEARNER, Lesson, chapter_after, find_lesson, first_game, lessons
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.texts import LANGUAGES, game_texts
from tests.scale import SEED, games
from tests.table.test_texts import messages
from tools.lesson_seed import let_rivals_move, play

GAMES = [game for game in all_games().values() if lessons(game)]
LESSONS = [lesson for game in GAMES for lesson in lessons(game).values()]
PICKS = (0, 1, 2, -1)  # which of the moves that are waited for is made


def name(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.chapter}"


def test_every_game_of_the_house_has_lessons() -> None:
    assert [game.name for game in GAMES] == list(all_games())


@pytest.mark.parametrize("pick", PICKS)
@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_the_story_works_whatever_the_learner_picks(lesson: Lesson, pick: int) -> None:
    assert play(lesson, pick) == (len(lesson.stages), "")


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_what_a_lesson_asks_for_is_always_possible(lesson: Lesson) -> None:
    for seed in range(SEED, SEED + games(16, soak=200)):
        pick, match = random.Random(seed), lesson.deal()
        while not lesson.is_free(match):
            let_rivals_move(lesson, match)
            assert lesson.wanted(match), (seed, lesson.at(match))
            match.submit(LEARNER, pick.choice(lesson.wanted(match)))


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_hint_names_what_the_lesson_asks_for(lesson: Lesson) -> None:
    match, kitten = lesson.deal(), find_bot("kitten")
    texts = {language: game_texts(lesson.game, language).seated(list("ABCDEFG")) for language in LANGUAGES}
    while not lesson.is_free(match):
        let_rivals_move(lesson, match)
        if lesson.is_free(match):
            break
        wanted, sight = lesson.wanted(match), match.sight(LEARNER)
        bots = match.game.actions.number(match.state, kitten.choose(sight))
        hint = explain_in_lesson(sight, bots, lesson.asked(match))
        assert match.game.actions.record(match.state, hint.number) in wanted
        assert hint.equal < 0 or match.game.actions.record(match.state, hint.equal) in wanted
        for language in LANGUAGES:
            assert "⟨" not in texts[language].hint(hint.reason)
        match.submit(LEARNER, wanted[0])
    assert lesson.asked(match) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_other_moves_are_answered_kindly_and_change_nothing(lesson: Lesson) -> None:
    match = lesson.deal()
    while not lesson.is_free(match):
        let_rivals_move(lesson, match)
        wanted = lesson.wanted(match)
        for action in random.Random(1).sample(match.choices(LEARNER), min(12, len(match.choices(LEARNER)))):
            objection = lesson.objection(match, LEARNER, action)
            if action in wanted:
                assert objection is None
            elif objection is not None:
                said = [game_texts(lesson.game, language).reason(objection) for language in LANGUAGES]
                assert all("⟨" not in sentence for sentence in said)
                assert said[0] != said[1]
        assert all(lesson.objection(match, LEARNER, action) is None for action in wanted[:3])
        match.submit(LEARNER, wanted[0])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_texts_are_complete_and_all_of_them_are_used(game: Game[Any]) -> None:
    used = set()
    for chapter, lesson in lessons(game).items():
        used |= {f"lesson-{chapter}", f"lesson-{chapter}-about"}
        for stage in lesson.stages:
            used |= {lesson.key(said.key) for said in stage.says}
            used |= {f"why-{lesson.key(stage.otherwise)}"} if stage.otherwise else set()
    assert used == set(messages(Path(str(game.lessons / "en.ftl"))))
    for language in LANGUAGES:
        texts = game_texts(game, language).seated(["Ada", "Bolek", "Celina", "Dudek"])
        for lesson in lessons(game).values():
            said = [lesson.speak(texts, one) for stage in lesson.stages for one in stage.says]
            assert [one for one in said if len(one) > 250] == [], "a bubble holds one short line or two"


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_after_the_last_step_everybody_plays_as_they_like(lesson: Lesson) -> None:
    match = finished(lesson)
    assert lesson.is_free(match)
    assert lesson.rival_move(match, 1) is None
    assert all(lesson.objection(match, LEARNER, action) is None for action in match.choices(LEARNER))


def finished(lesson: Lesson) -> Match:
    match = lesson.deal()
    while not lesson.is_free(match):
        let_rivals_move(lesson, match)
        match.submit(LEARNER, lesson.wanted(match)[-1])
    return match


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_the_order_of_answers_given_at_once_does_not_matter(lesson: Lesson) -> None:
    """On the page the learner may be quicker than the rivals, or slower."""
    quick, slow = lesson.deal(), lesson.deal()
    for _ in range(8):
        let_rivals_move(lesson, slow)
        while LEARNER not in quick.asked and not lesson.is_free(quick):
            seat = quick.asked[0]
            number = lesson.rival_move(quick, seat)
            assert number is not None
            quick.submit(seat, lesson.game.actions.record(quick.state, number))
        if lesson.is_free(slow):
            return
        action = lesson.wanted(slow)[0]
        quick.submit(LEARNER, action)
        slow.submit(LEARNER, action)
    let_rivals_move(lesson, quick)
    let_rivals_move(lesson, slow)
    assert quick.view(LEARNER) == slow.view(LEARNER)


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_no_lesson_asks_what_needs_no_answer_without_a_word_about_it(lesson: Lesson) -> None:
    match, asked = lesson.deal(), 0
    while not lesson.is_free(match):
        let_rivals_move(lesson, match)
        empty = lesson.empty_answer(match)
        if empty is None and match.empty_answer(LEARNER) is not None:
            asked += 1
        match.submit(LEARNER, empty or lesson.wanted(match)[0])
    assert asked == 0


def test_a_move_taken_back_takes_the_lesson_back() -> None:
    lesson = find_lesson(find_game("battle-kittens"), "basics")
    match = lesson.deal()
    match.submit(LEARNER, lesson.wanted(match)[0])
    assert lesson.at(match) == 1
    match.undo(LEARNER)
    assert lesson.at(match) == 0


def test_a_lesson_whose_move_is_not_possible_stands_in_nobodys_way() -> None:
    """A bot may have played for the learner: the story no longer fits, but the game goes on."""
    lesson = find_lesson(find_game("wizards-and-witches"), "basics")
    match = lesson.deal()
    match.submit(LEARNER, match.choices(LEARNER)[-1])
    while not match.over and not lesson.is_free(match):
        let_rivals_move(lesson, match)
        if not match.asked:
            return
        allowed = [a for a in match.choices(LEARNER) if lesson.objection(match, LEARNER, a) is None]
        assert allowed
        match.submit(LEARNER, allowed[-1])


@pytest.mark.parametrize("treasure", [True, False])
def test_an_optional_step_is_left_out_when_nothing_of_it_is_asked(treasure: bool) -> None:
    """A kitten may cover a map or only a rat: the treasure is spoken of when there is one."""
    lesson = find_lesson(find_game("isle-of-cats"), "kittens")
    match, said = lesson.deal(), list[str]()
    for _ in range(8):
        let_rivals_move(lesson, match)
        said += [each.key for each in lesson.stages[lesson.at(match)].says]
        if "two" in said:
            break
        wanted, outlook = lesson.wanted(match), match.outlook(LEARNER)
        if said[-1] == "place":
            assert outlook is not None
            earning = [match.choices(LEARNER)[index] for index in outlook.bonus]
            wanted = [action for action in wanted if (action in earning) == treasure]
        match.submit(LEARNER, wanted[0])
    more = ["treasure", "place-treasure"] if treasure else []
    assert said == ["welcome", "first", "place", *more, "two"]


def test_chapters_follow_each_other_and_an_unknown_one_is_refused() -> None:
    game = find_game("wizards-and-witches")
    assert find_lesson(game, "").chapter == "basics"
    assert [chapter_after(lesson) for lesson in lessons(game).values()] == ["strategic", "challenging", None]
    with pytest.raises(Refused, match="no lesson “cooking”"):
        find_lesson(game, "cooking")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_first_game_is_simple_and_its_bots_are_friendly(game: Game[Any]) -> None:
    first = first_game(game)
    settled = game.settle(first.options)
    assert settled["players"] in (3, 4)
    for option in game.options:
        if option.first_game == "later":
            assert settled[option.name] == option.default, option.name
    assert find_bot(first.bot).name == "kitten"


def test_pointers_are_names_that_boards_give() -> None:
    """A bubble points at [data-NAME], .NAME or [data-NAME="value"]; tests of the page see it there."""
    web = Path(__file__).parents[2] / "web" / "src" / "games"
    for game in GAMES:
        board = "".join(path.read_text(encoding="utf-8") for path in (web / game.name).glob("*.svelte"))
        given = set(re.findall(r"\b[a-z]+\b", board))
        pointed = {
            at.split("=")[0]
            for lesson in lessons(game).values()
            for stage in lesson.stages
            for said in stage.says
            for at in said.at
        }
        assert pointed <= given, game.name
