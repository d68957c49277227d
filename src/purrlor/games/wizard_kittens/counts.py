"""Count over many games of Wizard Kittens: endings, turn order, curses and Extra Credits."""

from __future__ import annotations

from collections.abc import Iterator

from purrlor.core.state import State
from purrlor.games.wizard_kittens.bot import KittensJudge
from purrlor.games.wizard_kittens.cards import ANY, CREDIT_NAMES, CURSE_NAMES
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.questions import ALL_CURSES
from purrlor.games.wizard_kittens.rules.scoring import credit_of, curses_of, points
from purrlor.games.wizard_kittens.score import score
from purrlor.table.counts import Column, Counts, Fact, Position, Table

MOST = 4  # players


def count(positions: list[Position], end: State) -> Iterator[Fact]:
    """Count one game."""
    assert isinstance(end, WizardKittens)
    yield from _of_ending(end)
    yield from _of_turn_order(positions, end)
    yield from _of_curses(end)
    if end.ended == ALL_CURSES:
        yield from _of_credits(end)


def _of_ending(end: WizardKittens) -> Iterator[Fact]:
    ending = score(end).ending
    yield Fact("endings", "", "finished", float(ending == "all-defeated"))
    yield Fact("endings", "", "nobody", float(ending == "all-guilty"))
    yield Fact("endings", "", "defeated", float(end.defeated))
    pointless = sum(end.outcome(seat) for seat in range(end.seats) if points(end, seat) <= 0)
    yield Fact("endings", "", "pointless", pointless)
    if end.ended == ALL_CURSES:
        without = [
            (points(end, seat), curses_of(end, seat, ANY), -end.size[seat]) for seat in range(end.seats)
        ]
        won = [end.outcome(seat) > 0 for seat in range(end.seats)]
        changed = won != [standing == max(without) for standing in without]
        yield Fact("endings", "", "credit-decides", float(changed))


def _of_turn_order(positions: list[Position], end: WizardKittens) -> Iterator[Fact]:
    """Tell wins and turns of the first, second and further players in turn order."""
    turns: list[int] = []
    for position in positions:
        if turns[-1:] != [position.state.turn]:
            turns.append(position.state.turn)
    first = turns[0]
    for seat in range(end.seats):
        place = (seat - first) % end.seats + 1
        yield Fact("turn-order", "", f"wins-{place}", end.outcome(seat))
        yield Fact("turn-order", "", f"turns-{place}", float(turns.count(seat)))


def _of_curses(end: WizardKittens) -> Iterator[Fact]:
    """Tell which curses came up and were left, and how whoever defeated one fared."""
    for curse, name in enumerate(CURSE_NAMES):
        if (end.curses_seen >> curse) & 1:
            owner = end.defeated_by[curse]
            yield Fact("curses", name, "left", float(owner < 0))
            if owner >= 0:
                yield Fact("curses", name, "defeater-wins", end.outcome(owner) * float(end.seats))


def _of_credits(end: WizardKittens) -> Iterator[Fact]:
    """Tell what Extra Credits were worth, and how their holders fared."""
    for seat in range(end.seats):
        name, worth = CREDIT_NAMES[end.credit[seat]], float(credit_of(end, seat))
        yield Fact("credits", name, "scored", float(worth > 0))
        yield Fact("credits", name, "credit-points", worth)
        yield Fact("credits", name, "holder-wins", end.outcome(seat) * float(end.seats))


PLACES = range(1, MOST + 1)
COUNTS = Counts(
    set_ups=(
        *({"players": seats} for seats in range(2, MOST + 1)),
        *({"players": seats, "new_rules": True} for seats in range(2, MOST + 1)),
        *({"players": seats, "advanced": True} for seats in range(2, MOST + 1)),
        {"players": MOST, "chaos_cats": 4},
    ),
    tables=(
        Table(
            "endings",
            (
                Column("finished", low=0.2, high=0.8),
                Column("nobody"),
                Column("defeated", share=False),
                Column("pointless", high=0.1),
                Column("credit-decides", low=0.1, high=0.3),
            ),
            plot="finished",
        ),
        Table(
            "turn-order",
            (
                *(Column(f"wins-{place}") for place in PLACES),
                *(Column(f"turns-{place}", share=False) for place in PLACES),
            ),
        ),
        Table(
            "curses",
            (Column("left", times_mean=2.0), Column("defeater-wins", share=False, high=2.0)),
            names="curse",
            plot="left",
        ),
        Table(
            "credits",
            (
                Column("scored", low=1 / 3),
                Column("credit-points", share=False, high=6.0),
                Column("holder-wins", share=False, high=2.0),
            ),
            names="credit",
            plot="scored",
        ),
    ),
    count=count,
    tempers={"timid": KittensJudge(-3.0), "bold": KittensJudge(3.0)},
)
