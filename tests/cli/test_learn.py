"""Lessons in the terminal: each is played to its end, in both languages."""

from __future__ import annotations

import re

import pytest

from purrlor.table.game import find_game
from purrlor.table.lesson import LEARNER, Lesson, lessons
from purrlor.table.reasons import Reason
from purrlor.table.texts import LANGUAGES, game_texts
from tests.cli.test_cli import purrlor
from tests.table.test_lessons import LESSONS, name


def answers(lesson: Lesson) -> tuple[list[str], int, set[int]]:
    """List what somebody types who tries another move first; count the refused; tell the stages seen."""
    match, typed, refused, seen = lesson.deal(), [], 0, set()
    while not lesson.is_free(match):
        if LEARNER not in match.asked:
            seat = match.asked[0]
            number = lesson.rival_move(match, seat)
            assert number is not None
            match.submit(seat, lesson.game.actions.record(match.state, number))
            continue
        seen.add(lesson.at(match))
        empty = lesson.empty_answer(match)
        if empty is not None:
            match.submit(LEARNER, empty)  # nobody is asked
            continue
        choices, wanted = match.choices(LEARNER), lesson.wanted(match)
        other = next((one for one in choices if lesson.objection(match, LEARNER, one)), None)
        if other is not None:
            typed.append(str(choices.index(other) + 1))
            refused += 1
        typed.append(str(choices.index(wanted[0]) + 1))
        match.submit(LEARNER, wanted[0])
    return typed, refused, seen | {lesson.at(match)}


def flat(text: str) -> str:
    """Take the frames and line breaks of a terminal away."""
    return re.sub(r"[\s│─╭╮╰╯]+", " ", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_is_played_to_its_end(lesson: Lesson, language: str) -> None:
    typed, refused, seen = answers(lesson)
    run = purrlor(
        "learn",
        lesson.game.name,
        lesson.chapter,
        "-l",
        language,
        answers="".join(f"{one}\n" for one in [*typed, "q"]),
    )
    assert (run.returncode, run.stderr) == (0, "")
    shown, texts = flat(run.stdout), game_texts(lesson.game, language)
    names = [texts.say("you"), *texts.say("bot-names").split()]
    told = [stage for number, stage in enumerate(lesson.stages) if number in seen or not stage.optional]
    for said in (said for stage in told for said in stage.says):
        assert flat(lesson.speak(texts.seated(names), said)) in shown
    keys = {lesson.key(stage.otherwise) if stage.otherwise else "lesson-waits" for stage in told}
    kind = {texts.reason(Reason("", key)) for key in keys}
    assert sum(shown.count(flat(one)) for one in kind) == refused


def test_the_chapters_are_listed() -> None:
    run = purrlor("learn", "isle-of-cats", "--list")
    assert run.returncode == 0
    assert all(chapter in run.stdout for chapter in lessons(find_game("isle-of-cats")))


def test_an_unknown_chapter_is_refused_with_those_that_there_are() -> None:
    run = purrlor("learn", "wizards-and-witches", "cooking")
    assert run.returncode != 0
    assert "basics, strategic, challenging" in run.stderr + run.stdout


def test_the_teacher_says_it_again_in_the_other_language() -> None:
    lesson = next(one for one in LESSONS if (one.game.name, one.chapter) == ("wizards-and-witches", "basics"))
    run = purrlor("learn", lesson.game.name, lesson.chapter, "-l", "en", answers="pl\nq\n")
    said = lesson.stages[0].says[0]
    for language in LANGUAGES:
        assert flat(lesson.speak(game_texts(lesson.game, language), said)) in flat(run.stdout)
