"""Pick what is worth telling out of the figures: turning points, draws, mistakes and what scored when."""

from __future__ import annotations

import math
from itertools import groupby
from typing import Any

import msgspec

from purrlor.core.state import State
from purrlor.reviews.account import Changes, plus
from purrlor.reviews.course import Course
from purrlor.reviews.report import CHANCE, POINTS, Figure, Line, Mistake, Swing
from purrlor.reviews.sums import NOTHING, StepSums
from purrlor.table.game import ScoreLine

GRADES = {CHANCE: (0.03, 0.05, 0.10), POINTS: (2.0, 5.0, 10.0)}  # from which on a mistake is told
A_TURN = 0.05  # of a victory: smaller swings are no turning points
MOST_SWINGS = 12
NOISE = 1.5  # standard errors: what a choice seems to cost below that is not counted
SURELY = 4.0  # standard errors: so many steps and seats are looked at that some stray far by chance


def unit_of(course: Course) -> str:
    """Tell what mistakes are counted in."""
    if not course.stops:
        return CHANCE
    return POINTS if course.game.judge.style(course.stops[0].state).points else CHANCE


def least_of(course: Course) -> float:
    """Give the smallest mistake that is told."""
    return GRADES[unit_of(course)][0]


def record_of(course: Course, step: int, number: int) -> dict[str, Any]:
    """Give an action as it stands in saved games."""
    record = course.game.actions.record(course.stops[step].state, number)
    found: dict[str, Any] = msgspec.to_builtins(record)
    return found


# -- mistakes ------------------------------------------------------------------------------------------


def cost_of(course: Course, sums: list[StepSums], step: int) -> Figure:
    """Give by how much the choice that searches like best is better than the one made."""
    made = course.stops[step].action
    rival = sums[step].rival(made)
    gaps = sums[step].gaps.get(rival)
    return gaps.figure if gaps is not None else NOTHING


def worst_of_questions(course: Course, sums: list[StepSums]) -> list[int]:
    """List the costliest step of every question: a plan in several steps is one mistake."""
    steps = [step for step, stop in enumerate(course.stops) if stop.chosen]
    worst = []
    for _, group in groupby(steps, key=lambda step: course.stops[step].question):
        worst.append(max(group, key=lambda step: cost_of(course, sums, step).value))
    return worst


def mistakes_of(course: Course, sums: list[StepSums], changes: list[Changes]) -> tuple[Mistake, ...]:
    """List the mistakes that are sure, in the order of the game."""
    grades = GRADES[unit_of(course)]
    found = []
    for step in worst_of_questions(course, sums):
        stop, cost = course.stops[step], cost_of(course, sums, step)
        rival = sums[step].rival(stop.action)
        if rival < 0 or cost.value < grades[0] or not cost.is_sure or not sums[step].gaps[rival].agree:
            continue
        found.append(
            Mistake(
                step,
                stop.move,
                stop.seat,
                record_of(course, step, stop.action),
                record_of(course, step, rival),
                cost,
                changes[stop.seat].judged[step],
                sum(cost.value >= grade for grade in grades),
            )
        )
    return tuple(found)


def errors_of(course: Course, sums: list[StepSums]) -> tuple[Figure, ...]:
    """Add up what the choices of every seat cost, where that stands out from the noise."""
    costs: list[list[Figure]] = [[] for _ in range(course.seats)]
    for step in worst_of_questions(course, sums):
        cost = cost_of(course, sums, step)
        if cost.value > NOISE * cost.error:
            costs[course.stops[step].seat].append(cost)
    return tuple(
        Figure(sum(one.value for one in some), math.sqrt(sum(one.error**2 for one in some))) for some in costs
    )


# -- swings --------------------------------------------------------------------------------------------


def swings_of(course: Course, changes: list[Changes]) -> list[Swing]:
    """List everything that changed a seat's chance for sure, the largest first.

    What a move in several steps changed is told once, at its first step: a plan is not known before its end.
    """
    found = []
    for first, steps in _questions(course):
        for change in changes:
            kinds = {
                "hidden": plus([change.hidden(step) for step in steps]),
                "own": plus([change.own(step) for step in steps]),
                "others": plus([change.others(step) for step in steps]),
            }
            found += [_swing(course, first, change.seat, kind, figure) for kind, figure in kinds.items()]
            found += [
                _swing(course, step, change.seat, "draw", change.draw(step))
                for step in steps
                if course.stops[step].drew
            ]
    sure = [swing for swing in found if abs(swing.change.value) > SURELY * swing.change.error]
    return sorted(sure, key=lambda swing: (-abs(swing.change.value), swing.step, swing.seat, swing.kind))


def _questions(course: Course) -> list[tuple[int, list[int]]]:
    """Group the steps by the question that they answer; give the first of each."""
    steps = range(len(course.stops))
    groups = groupby(steps, key=lambda step: course.stops[step].question)
    return [(some[0], some) for some in (list(group) for _, group in groups)]


def _swing(course: Course, step: int, seat: int, kind: str, figure: Figure) -> Swing:
    stop = course.stops[step]
    return Swing(step, stop.move, seat, stop.seat, kind, record_of(course, step, stop.action), figure)


def turning_points(swings: list[Swing]) -> tuple[Swing, ...]:
    """Choose the largest swings; of one step and kind, only the seat that it changed most."""
    told: dict[tuple[int, str], Swing] = {}
    for swing in swings:
        kind = "choice" if swing.kind in ("own", "others") else swing.kind
        if abs(swing.change.value) >= A_TURN and (swing.step, kind) not in told:
            told[swing.step, kind] = swing
    return tuple(list(told.values())[:MOST_SWINGS])


def extreme(swings: list[Swing], seats: int, kind: str, sign: int) -> tuple[Swing | None, ...]:
    """Find for every seat the swing of a kind that helped (1) or hurt (-1) most."""
    found: list[Swing | None] = [None] * seats
    for swing in swings:
        if swing.kind == kind and swing.change.value * sign > 0 and found[swing.seat] is None:
            found[swing.seat] = swing
    return tuple(found)


# -- what scored what ----------------------------------------------------------------------------------


def lines_of(course: Course) -> tuple[tuple[int, ...], tuple[Line, ...]]:
    """Show the score at the end of every stage: what came when."""
    stages, states = _ends_of_stages(course)
    scores = [{_name(line): line for line in course.game.score(state).lines} for state in states]
    nothing: tuple[int | None, ...] = (None,) * course.seats
    rows = {
        name: [score[name].amounts if name in score else nothing for score in scores] for name in scores[-1]
    }
    # A stage that changed nothing is not told.
    told = [i for i in range(len(stages)) if i + 1 == len(stages) or _changed(rows, i)]
    lines = [
        Line(
            line.key,
            dict(line.args),
            tuple(rows[name][i] for i in told),
            line.total,
        )
        for name, line in scores[-1].items()
    ]
    return tuple(stages[i] for i in told), tuple(lines)


def _changed(rows: dict[tuple[str, str], list[tuple[int | None, ...]]], at: int) -> bool:
    """Tell whether a stage changed any amount."""
    before = [tuple(amount or 0 for amount in row[at - 1]) if at else () for row in rows.values()]
    after = [tuple(amount or 0 for amount in row[at]) for row in rows.values()]
    return any(any(now) if not then else now != then for then, now in zip(before, after, strict=True))


def _name(line: ScoreLine) -> tuple[str, str]:
    return line.key, repr(sorted(line.args.items()))


def _ends_of_stages(course: Course) -> tuple[list[int], list[State]]:
    """List the stages and the positions at their ends."""
    judge = course.game.judge
    stages: list[int] = []
    states: list[State] = []
    for stop in course.stops:
        stage = int(judge.stage(stop.state))
        if stages and stages[-1] != stage:
            states.append(stop.state)
        if not stages or stages[-1] != stage:
            stages.append(stage)
    return stages or [0], [*states, course.end]
