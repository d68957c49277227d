"""Judge a position of Wizards and Witches by the chances that players in such positions have had."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Floats, floats
from purrlor.core.rng import Rng
from purrlor.core.state import PICKED, SEATS, Judge, State, Style
from purrlor.core.weights import Weights, read_weights
from purrlor.games.wizards_and_witches.cards import ATTACK, KIND, SHIELD, SIZE
from purrlor.games.wizards_and_witches.rules.wizards import DISCARD, LAY, WizardsAndWitches, aim_of

# The chance to win is one's share of e^strength. The weights are given for two players left, three and more.
# What a card in hand is worth in Strategic, a short search tells better than a weight: all that were tried
# made it worse.
WEIGHTS: Final = read_weights("purrlor.games.wizards_and_witches")
ROWS: Final[list[str]] = ["two", "three", "more"]

# Factors of e^strength: playouts ask for nothing as often.
MOST_LEFT: Final = 16  # hits, none included
MOST_ROOM: Final = 64


class Strengths:
    """What makes a player stronger, as factors by row and amount."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.by_left: Floats = floats(
            [
                math.exp(
                    weight(weights, row, "left") * left + weight(weights, row, "log_left") * math.log(left)
                )
                if left
                else 0.0
                for row in ROWS
                for left in range(MOST_LEFT)
            ]
        )
        self.by_room: Floats = floats(
            [
                math.exp(weight(weights, row, "room") * math.sqrt(room))
                for row in ROWS
                for room in range(MOST_ROOM)
            ]
        )
        self.with_lair: Floats = floats([math.exp(weight(weights, row, "lair")) for row in ROWS])
        self.with_missing: Floats = floats([math.exp(weight(weights, row, "missing")) for row in ROWS])
        self.with_turn: Floats = floats([math.exp(weight(weights, row, "turn")) for row in ROWS])


def weight(weights: Weights, row: str, name: str) -> float:
    """Look a weight up."""
    return weights.values[weights.place(f"{row}_{name}")]


class WizardsJudge(Judge):
    """Compare one's own strength with that of the others."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.strengths = Strengths(weights)

    def weights(self) -> Weights:
        """Give the weights."""
        return self.strengths.weights

    def tuned(self, weights: Weights) -> Judge:
        """Make the same judge with other weights."""
        return WizardsJudge(weights)

    def worth(self, state: State, seat: i64) -> float:
        """Give one's share of all strength at the table."""
        assert isinstance(state, WizardsAndWitches)
        if (state.out >> seat) & 1:
            return 0.0
        if state.pending == 0:
            return state.outcome(seat)
        row = row_of(state.living)
        mine = strength_of(self.strengths, state, seat, row, state.turn)
        return mine / strength_of_all(self.strengths, state, row, state.turn)

    def pick(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        """Take what looks best when the turn has passed on; between equals chance decides."""
        assert isinstance(state, WizardsAndWitches)
        if count == 1:
            return state.choices[0]
        start = rng.below(count)
        turn = next_turn(state)
        action = worst_hit(self.strengths, state, count, start, turn)
        return action if action >= 0 else best_share(self.strengths, state, seat, count, start, turn)

    def stage(self, state: State) -> i64:
        """Count by who is left: two, three, four and more."""
        assert isinstance(state, WizardsAndWitches)
        return row_of(state.living)

    def style(self, state: State) -> Style:
        """Look a few turns ahead: whom the others will hit can be foreseen, what they draw can't."""
        assert isinstance(state, WizardsAndWitches)
        style = Style()
        if state.strategic:
            style.rounds = 1000  # what a card in hand is good for shows in the next turns
        style.depth = 12
        style.rivals = PICKED
        return style


def row_of(living: i64) -> i64:
    """Tell which row of the tables counts for so many players."""
    return 2 if living > 4 else living - 2


def next_turn(state: WizardsAndWitches) -> i64:
    """Tell who plays next, unless the move that is to be made changes it."""
    seat = state.turn
    for i in range(2 * state.seats):
        seat = seat + 1 if seat + 1 < state.seats else 0
        if not ((state.out | state.missing) >> seat) & 1:
            return seat
    return state.turn


def strength_of(tables: Strengths, state: WizardsAndWitches, seat: i64, row: i64, turn: i64) -> float:
    """Rate one player by hits left, room in the shields, a Lair, and turns."""
    strength = tables.by_left[row * MOST_LEFT + state.goal - state.hits[seat]]
    strength *= tables.by_room[row * MOST_ROOM + state.room[seat * 2]]
    strength *= tables.by_room[row * MOST_ROOM + state.room[seat * 2 + 1]]
    if (state.lairs >> seat) & 1:
        strength *= tables.with_lair[row]
    if (state.missing >> seat) & 1:
        strength *= tables.with_missing[row]
    if turn == seat:
        strength *= tables.with_turn[row]
    return strength


def strength_of_all(tables: Strengths, state: WizardsAndWitches, row: i64, turn: i64) -> float:
    """Add up the strength of all who play."""
    total = 0.0
    for player in range(state.seats):
        if not (state.out >> player) & 1:
            total += strength_of(tables, state, player, row, turn)
    return total


def worst_hit(tables: Strengths, state: WizardsAndWitches, count: i64, start: i64, turn: i64) -> i64:
    """Find the throw that costs the others most; -1 if there is more to choose than whom to hit."""
    choices = state.choices
    row = row_of(state.living)
    best: i64 = -1
    most = -1.0
    at = start
    for i in range(count):
        action = choices[at]
        if action >= LAY:
            return -1
        aim = aim_of(action)
        target = aim % SEATS
        harm = harm_factor(tables, state, target, aim // SEATS, row)
        if harm == 0.0:
            return -1
        loss = strength_of(tables, state, target, row, turn) * (1.0 - harm)
        if loss > most or best < 0:
            most = loss
            best = action
        at += 1
        if at == count:
            at = 0
    return best


def best_share(
    tables: Strengths, state: WizardsAndWitches, seat: i64, count: i64, start: i64, turn: i64
) -> i64:
    """Find the action that leaves the largest share of all strength."""
    choices = state.choices
    row = row_of(state.living)
    mine = strength_of(tables, state, seat, row, turn)
    rest = strength_of_all(tables, state, row, turn) - mine
    best: i64 = -1
    most = -1.0
    at = start
    for i in range(count):
        share = share_after(tables, state, choices[at], seat, row, turn, mine, rest)
        if share > most:
            most = share
            best = choices[at]
        at += 1
        if at == count:
            at = 0
    return best


def share_after(
    tables: Strengths,
    state: WizardsAndWitches,
    action: i64,
    seat: i64,
    row: i64,
    turn: i64,
    mine: float,
    rest: float,
) -> float:
    """Tell one's share of all strength after an action, as far as it can be told without doing it."""
    if action >= DISCARD:
        return mine / (mine + rest)
    if action >= LAY:
        card = action - LAY
        mine *= (
            tables.with_lair[row] if KIND[card] != SHIELD else shield_factor(tables, state, seat, card, row)
        )
        return mine / (mine + rest)
    aim = aim_of(action)
    target = aim % SEATS
    card = aim // SEATS
    harm = harm_factor(tables, state, target, card, row)
    if harm == 0.0:
        return share_without(tables, state, seat, target, turn)
    return mine / (mine + rest + strength_of(tables, state, target, row, turn) * (harm - 1.0))


def share_without(tables: Strengths, state: WizardsAndWitches, seat: i64, gone: i64, turn: i64) -> float:
    """Tell one's share of all strength if somebody were out: fewer are judged by another row."""
    if state.living == 2:
        return 1.0
    row = row_of(state.living - 1)
    mine = strength_of(tables, state, seat, row, turn)
    rest = strength_of_all(tables, state, row, turn) - mine
    rest -= strength_of(tables, state, gone, row, turn)
    return mine / (mine + rest)


def shield_factor(tables: Strengths, state: WizardsAndWitches, seat: i64, card: i64, row: i64) -> float:
    """Tell by how much a shield makes its owner stronger."""
    room = row * MOST_ROOM + state.room[seat * 2 + state.pool_of[card]]
    return tables.by_room[room + SIZE[card]] / tables.by_room[room]


def harm_factor(tables: Strengths, state: WizardsAndWitches, target: i64, card: i64, row: i64) -> float:
    """Tell how much of a target's strength a Potion, a Spell or an Exploded Lair leaves; none: it is out."""
    if KIND[card] != ATTACK:
        return 1.0 / tables.with_lair[row] if (state.lairs >> target) & 1 else tables.with_missing[row]
    room = state.room[target * 2 + state.pool_of[card]]
    through = SIZE[card] - room
    rooms = row * MOST_ROOM
    if through <= 0:
        return tables.by_room[rooms - through] / tables.by_room[rooms + room]
    left = state.goal - state.hits[target]
    if through >= left:
        return 0.0
    lefts = row * MOST_LEFT + left
    hit = tables.by_left[lefts - through] / tables.by_left[lefts]
    return hit * tables.by_room[rooms] / tables.by_room[rooms + room]
