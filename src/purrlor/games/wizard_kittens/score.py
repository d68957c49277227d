"""Show the score of Wizard Kittens line by line."""

from __future__ import annotations

from purrlor.games.wizard_kittens.cards import CREDIT_NAMES, CURSE_NAMES
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.questions import ALL_CURSES
from purrlor.games.wizard_kittens.rules.scoring import (
    GUILTY,
    IDLER,
    bonus_of,
    credit_of,
    extras_of,
    is_innocent,
    points,
)
from purrlor.games.wizard_kittens.view import defeated_curses
from purrlor.table.game import Score, ScoreLine
from purrlor.table.reasons import Argument


def score(state: WizardKittens) -> Score:
    """Show curses, bonuses, extra cards and Extra Credit, then what breaks ties; what decides comes first."""
    seats = range(state.seats)
    finished = state.ended == ALL_CURSES
    circle = ScoreLine("score-circle", tuple(state.size[seat] for seat in seats))
    lines = [] if finished else [circle, *_verdicts(state, [points(state, seat) for seat in seats])]
    lines += [line for seat in seats for line in _curse_lines(state, seat)]
    lines.append(ScoreLine("score-extras", tuple(-extras_of(state, seat) for seat in seats)))
    totals = [points(state, seat) for seat in seats]
    if finished:
        lines += [_credit_line(state, seat) for seat in seats]
        totals = [totals[seat] + credit_of(state, seat) for seat in seats]
    lines.append(ScoreLine("score-total", tuple(totals), total=True))
    lines.append(ScoreLine("score-curses", tuple(len(defeated_curses(state, seat)) for seat in seats)))
    if finished:
        lines.append(circle)
    places = tuple(state.place[seat] for seat in seats)
    nobody = 1 not in places
    return Score("all-defeated" if finished else "all-guilty" if nobody else "caught", places, tuple(lines))


def _only(state: WizardKittens, seat: int, amount: int) -> tuple[int | None, ...]:
    return tuple(amount if other == seat else None for other in range(state.seats))


def _curse_lines(state: WizardKittens, seat: int) -> list[ScoreLine]:
    lines = []
    for curse in defeated_curses(state, seat):
        args: dict[str, Argument] = {"card": f"curse:{CURSE_NAMES[curse]}"}
        lines.append(ScoreLine("score-curse", _only(state, seat, state.tables.points[curse]), args))
        if state.tables.bonus[curse]:
            lines.append(ScoreLine("score-bonus", _only(state, seat, bonus_of(state, seat, curse)), args))
    return lines


def _credit_line(state: WizardKittens, seat: int) -> ScoreLine:
    card = f"credit:{CREDIT_NAMES[state.credit[seat]]}"
    return ScoreLine("score-credit", _only(state, seat, credit_of(state, seat)), {"card": card})


def _verdicts(state: WizardKittens, totals: list[int]) -> list[ScoreLine]:
    """Say who is guilty (WK-21), and with two who has done too little (WK-40)."""
    verdicts = [None if is_innocent(state, seat) else totals[seat] for seat in range(state.seats)]
    lines = []
    for key, limit, holds in (("guilty", GUILTY, True), ("idler", IDLER, False)):
        amounts = tuple(v if v is not None and (v >= GUILTY) == holds else None for v in verdicts)
        if any(amount is not None for amount in amounts):
            lines.append(ScoreLine(f"score-{key}", amounts, {"limit": limit}))
    return lines
