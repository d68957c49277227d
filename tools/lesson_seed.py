"""Find a deal in which the story of a lesson works: python -m tools.lesson_seed GAME CHAPTER [TRIES] [FIRST].

A lesson that begins later in a game is also tried with fewer moves before it begins.
"""

from __future__ import annotations

import sys
from itertools import product

from purrlor.table.game import find_game
from purrlor.table.lesson import LEARNER, Lesson, find_lesson, matches
from purrlor.table.match import Match
from tools.fresh import require_current_rules


def play(lesson: Lesson, pick: int = 0) -> tuple[int, str]:
    """Play a lesson, always with the same one of the moves that it waits for; tell how far it works."""
    match, before = lesson.deal(), -1
    while True:
        let_rivals_move(lesson, match)
        at = lesson.at(match)
        stage, seen = lesson.stages[at], lesson.seen(match)
        for said in stage.says if at != before else ():
            if said.sees and not any(matches(event, said.sees) for event in seen):
                return at, f"{said.key} does not see {said.sees} in {seen}"
        before = at
        if lesson.is_free(match):
            return at + 1, ""
        wanted = lesson.wanted(match)
        if match.over or not wanted:
            return at, f"no {stage.wait} {stage.leads} among {match.choices(LEARNER)[:8]}"
        match.submit(LEARNER, wanted[pick % len(wanted)])


def let_rivals_move(lesson: Lesson, match: Match) -> None:
    """Let rivals move until the learner is asked; those who answer at the same time come first."""
    while rivals := [seat for seat in match.asked if seat != LEARNER]:
        number = lesson.rival_move(match, rivals[0])
        if number is None:
            return
        match.submit(rivals[0], lesson.game.actions.record(match.state, number))


def main() -> None:
    """Try one deal after another, and print those in which the story goes further than before."""
    lesson = find_lesson(find_game(sys.argv[1]), sys.argv[2])
    tries = int(sys.argv[3]) if len(sys.argv) > 3 else 10_000
    first = int(sys.argv[4]) if len(sys.argv) > 4 else 0
    furthest, most = -1, lesson.before
    for number, lesson.before in product(range(first, first + tries), range(most, most // 2 - 1, -1)):
        lesson.seed = f"lesson {number}"
        reached, why = play(lesson)
        if reached > furthest:
            furthest = reached
            where = f"{lesson.seed}, before {lesson.before}"
            print(f"{where}: stage {reached} of {len(lesson.stages)} {why}", flush=True)
        if reached == len(lesson.stages):
            return


if __name__ == "__main__":
    require_current_rules()
    main()
