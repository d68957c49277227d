"""Count over many games of Battle Kittens: Battlegrounds, Kittens, icons and King cards."""

from __future__ import annotations

from collections.abc import Iterator

from purrlor.core.state import State
from purrlor.games.battle_kittens.cards import ATTRIBUTES, ICONS, KING_NAMES, KITTEN_ROWS, NAMES
from purrlor.games.battle_kittens.options import OPTIONS, refuse
from purrlor.games.battle_kittens.rules.play import DRAW, BattleKittens
from purrlor.games.battle_kittens.rules.table import COMPETE, DRAFT, MOST_SEATS, SQUAD_OF
from purrlor.table.counts import Column, Counts, Fact, Position, Table
from purrlor.table.options import every_combination

HAND = 7  # Kittens that a player has in a round
GROUNDS = 3  # Battlegrounds of a round
ALL_GROUNDS = 9
EARLY = 2  # of the seven picks
FAIR = EARLY / HAND


def count(positions: list[Position], end: State) -> Iterator[Fact]:
    """Count one game."""
    assert isinstance(end, BattleKittens)
    dealt: list[int] = []
    early: set[int] = set()
    for position, after in zip(positions, [*(later.state for later in positions[1:]), end], strict=True):
        state: BattleKittens = position.state
        if state.phase == DRAFT and state.picked == 0 and state.pending == (1 << state.seats) - 1:
            dealt, early = [int(state.dealt[i]) for i in range(state.seats * SQUAD_OF)], set()
        if state.phase == DRAFT and state.picked < EARLY:
            early.add(position.action)
        elif state.phase == COMPETE and ICONS[state.tables.icon[state.asking]] == "king":
            yield from _of_king_icon(state, position.action)
        if after.round != state.round or after is end:
            for card in dealt:
                yield from _of_kitten(card, "taken-early", float(card in early))
            yield from _of_round(state, after)
    yield from _of_grounds(end)


def _of_kitten(card: int, column: str, value: float) -> Iterator[Fact]:
    yield Fact("kittens", NAMES[card], column, value)
    yield Fact("icons", ICONS[KITTEN_ROWS[card][1]], column, value)


def _of_king_icon(state: BattleKittens, action: int) -> Iterator[Fact]:
    """Tell how often a King card is drawn, and which."""
    yield Fact("king-deck", str(int(state.king_deck).bit_count()), "king-drawn", float(action == DRAW))
    if action != DRAW:
        return
    world = state.clone()
    world.apply(state.squad, action)
    drawn = int(state.king_deck & ~world.king_deck).bit_length() - 1
    for king, name in enumerate(KING_NAMES):
        yield Fact("kings", name, "king-share", float(king == drawn))


def _of_round(before: BattleKittens, after: BattleKittens) -> Iterator[Fact]:
    """Tell the fish that a round brought to whoever had a Kitten, against the average of the table."""
    first = before.round * GROUNDS
    fish = [
        sum(int(after.won[slot * MOST_SEATS + seat % after.sides]) for slot in range(first, first + GROUNDS))
        for seat in range(after.seats)
    ]
    for seat in range(after.seats):
        for i in range(seat * HAND, seat * HAND + HAND):
            gain = fish[seat] - sum(fish) / after.seats
            yield from _of_kitten(int(before.mine[i]), "fish-above", gain)


def _of_grounds(end: BattleKittens) -> Iterator[Fact]:
    """Tell how the Battlegrounds of the game were won."""
    for slot in range(ALL_GROUNDS):
        ranked = [
            sum(end.ranked[slot * MOST_SEATS + seat] for seat in range(side, end.seats, end.sides))
            for side in range(end.sides)
        ]
        totals = sorted((standing >> 10 for standing in ranked), reverse=True)
        name = ATTRIBUTES[end.attributes[slot]]
        tied = float(totals[0] == totals[1])
        yield Fact("attributes", name, "winning-total", float(totals[0]))
        yield Fact("attributes", name, "winning-lead", float(totals[0] - totals[1]))
        yield Fact("attributes", name, "ties", tied)
        yield Fact("fish", "", "ties", tied)
    fish = sorted(int(end.fish[side]) for side in range(end.sides))
    yield Fact("fish", "", "fish-first", float(fish[-1]))
    yield Fact("fish", "", "fish-last", float(fish[0]))


KITTEN_COLUMNS = (Column("taken-early", high=2 * FAIR), Column("fish-above", share=False))
COUNTS = Counts(
    set_ups=tuple(
        given
        for given in every_combination(OPTIONS)
        if refuse(given) is None
        and not (given["short"] and given["variable"])  # no hand goes anywhere (BK-32)
    ),
    tables=(
        Table("fish", (Column("fish-first", share=False), Column("fish-last", share=False), Column("ties"))),
        Table(
            "attributes",
            (Column("winning-total", share=False), Column("winning-lead", share=False), Column("ties")),
            names="attribute",
        ),
        Table("kittens", KITTEN_COLUMNS, names="card", plot="taken-early"),
        Table("icons", KITTEN_COLUMNS, names="icon"),
        Table("king-deck", (Column("king-drawn"),), names="king-deck"),
        Table("kings", (Column("king-share"),), names="king"),
    ),
    count=count,
)
