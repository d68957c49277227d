"""The puzzle of a day is the same for everybody, and so are the answers of the rivals."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from purrlor.bots import puzzle
from purrlor.table.game import Score, ScoreLine
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from tests.scale import SOAK

DAYS = [f"2026-11-{17 + i}" for i in range(4)]


@pytest.mark.parametrize("day", DAYS)
def test_a_puzzle_is_the_same_every_time_and_begins_with_a_decision_of_the_solver(day: str) -> None:
    match, again = puzzle.position_of(day), puzzle.position_of(day)
    assert match.digest() == again.digest()
    assert not match.over
    assert match.asked[0] == puzzle.SOLVER
    assert len(match.state.considered_actions(puzzle.SOLVER)) > 1


@pytest.mark.parametrize("number", range(400 if SOAK else 8))
def test_a_puzzle_is_the_later_half_of_a_game_takes_some_decisions_and_can_be_won(number: int) -> None:
    day = str(date(2027, 1, 1) + timedelta(days=number))
    match = puzzle.position_of(day)
    before, decisions = len(match.log), 0
    while not match.over:
        seat = match.asked[0]
        decisions += seat == puzzle.SOLVER and len(match.state.considered_actions(seat)) > 1
        match.submit(seat, match.game.actions.record(match.state, puzzle.rival_move(match, seat, day)))
    assert before >= len(match.log) / 2
    assert 7 <= decisions <= 40
    assert match.score().places[puzzle.SOLVER] == 1


def test_every_game_has_its_turn() -> None:
    assert {puzzle.game_of(day) for day in DAYS} == set(puzzle.kinds())


def finish(match: Match, day: str) -> Match:
    """Let the solver always take the first choice."""
    while not match.over:
        seat = match.asked[0]
        number = match.state.considered_actions(seat)[0]
        if seat != puzzle.SOLVER:
            number = puzzle.rival_move(match, seat, day)
        match.submit(seat, match.game.actions.record(match.state, number))
    return match


@pytest.mark.parametrize("day", DAYS)
def test_whoever_plays_the_same_moves_gets_the_same_answers(day: str) -> None:
    ends = [finish(puzzle.position_of(day), day).digest() for _ in range(2)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("day", DAYS if SOAK else DAYS[1:2])
def test_the_strongest_bot_plays_a_puzzle_to_its_end_always_the_same_way(day: str) -> None:
    position = puzzle.position_of(day)
    before = position.digest()
    one, other = puzzle.solve(position, day), puzzle.solve(position, day)
    assert one.over
    assert one.digest() == other.digest()
    assert position.digest() == before


def test_the_place_counts_before_the_points() -> None:
    def done(place: int, points: int) -> puzzle.Outcome:
        return puzzle.outcome(Score("x", (place, 1), (ScoreLine("score-total", (points, 0), total=True),)))

    assert done(1, 3) < done(1, 2) < done(2, 9)
    assert done(1, 3).points == 3


def test_a_day_that_is_none_is_refused() -> None:
    with pytest.raises(Refused) as no:
        puzzle.game_of("tomorrow")
    assert no.value.reason.key == "no-such-day"
