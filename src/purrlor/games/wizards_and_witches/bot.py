"""Judge a position of Wizards and Witches by the chances that players in such positions have had."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from purrlor.core.rng import Rng
from purrlor.core.state import PICKED, SEATS, Judge, State, Style
from purrlor.games.wizards_and_witches.cards import ATTACK, KIND, SHIELD, SIZE
from purrlor.games.wizards_and_witches.rules.wizards import DISCARD, LAY, WizardsAndWitches, aim_of

# The chance to win is one's share of e^strength. By players left: two, three, more. For two fitted to games
# of greedy bots; for more to 130,000 positions of games of one greedy bot and three kittens: greedy bots all
# hit the strongest, so that strength looks worth less than it is, and a bot that believes that loses.
# fmt: off
LEFT: Final    = [ 0.29,  0.22,  0.19]  # a hit more that one can take
LOG_LEFT: Final = [0.90,  0.56,  0.46]  # and its logarithm: the last ones count most
ROOM: Final    = [ 0.58,  0.52,  0.39]  # the root of the room in a pool
LAIR: Final    = [ 0.74,  0.14,  0.18]
MISSING: Final = [-0.20, -0.07, -0.22]  # loses the next turn
TURN: Final    = [ 0.40,  0.15,  0.11]
# fmt: on

# The same as factors of e^strength: playouts ask for nothing as often.
MOST_LEFT: Final = 16  # hits, none included
MOST_ROOM: Final = 64
BY_LEFT: Final = [
    math.exp(LEFT[row] * left + LOG_LEFT[row] * math.log(left)) if left else 0.0
    for row in range(3)
    for left in range(MOST_LEFT)
]
BY_ROOM: Final = [math.exp(ROOM[row] * math.sqrt(room)) for row in range(3) for room in range(MOST_ROOM)]
WITH_LAIR: Final = [math.exp(LAIR[row]) for row in range(3)]
WITH_MISSING: Final = [math.exp(MISSING[row]) for row in range(3)]
WITH_TURN: Final = [math.exp(TURN[row]) for row in range(3)]


class WizardsJudge(Judge):
    """Compare one's own strength with that of the others."""

    def worth(self, state: State, seat: i64) -> float:
        """Give one's share of all strength at the table."""
        assert isinstance(state, WizardsAndWitches)
        if (state.out >> seat) & 1:
            return 0.0
        if state.pending == 0:
            return state.outcome(seat)
        row = row_of(state.living)
        return strength_of(state, seat, row) / strength_of_all(state, row)

    def pick(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        """Take what looks best at once; between equals chance decides."""
        assert isinstance(state, WizardsAndWitches)
        if count == 1:
            return state.choices[0]
        start = rng.below(count)
        action = worst_hit(state, count, start)
        return action if action >= 0 else best_share(state, seat, count, start)

    def style(self, state: State) -> Style:
        """Look a few turns ahead: whom the others will hit can be foreseen, what they draw can't."""
        style = Style()
        style.depth = 12
        style.rivals = PICKED
        return style


def row_of(living: i64) -> i64:
    """Tell which row of the tables counts for so many players."""
    return 2 if living > 4 else living - 2


def strength_of(state: WizardsAndWitches, seat: i64, row: i64) -> float:
    """Rate one player by hits left, room in the shields, a Lair, and turns."""
    strength = BY_LEFT[row * MOST_LEFT + state.goal - state.hits[seat]]
    strength *= BY_ROOM[row * MOST_ROOM + state.room[seat * 2]]
    strength *= BY_ROOM[row * MOST_ROOM + state.room[seat * 2 + 1]]
    if (state.lairs >> seat) & 1:
        strength *= WITH_LAIR[row]
    if (state.missing >> seat) & 1:
        strength *= WITH_MISSING[row]
    if state.turn == seat:
        strength *= WITH_TURN[row]
    return strength


def strength_of_all(state: WizardsAndWitches, row: i64) -> float:
    """Add up the strength of all who play."""
    total = 0.0
    for player in range(state.seats):
        if not (state.out >> player) & 1:
            total += strength_of(state, player, row)
    return total


def worst_hit(state: WizardsAndWitches, count: i64, start: i64) -> i64:
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
        harm = harm_factor(state, target, aim // SEATS, row)
        if harm == 0.0:
            return -1
        loss = strength_of(state, target, row) * (1.0 - harm)
        if loss > most or best < 0:
            most = loss
            best = action
        at += 1
        if at == count:
            at = 0
    return best


def best_share(state: WizardsAndWitches, seat: i64, count: i64, start: i64) -> i64:
    """Find the action that leaves the largest share of all strength."""
    choices = state.choices
    row = row_of(state.living)
    mine = strength_of(state, seat, row)
    total = strength_of_all(state, row)
    best: i64 = -1
    most = -1.0
    at = start
    for i in range(count):
        share = share_after(state, choices[at], seat, row, mine, total)
        if share > most:
            most = share
            best = choices[at]
        at += 1
        if at == count:
            at = 0
    return best


def share_after(
    state: WizardsAndWitches, action: i64, seat: i64, row: i64, mine: float, total: float
) -> float:
    """Tell one's share of all strength after an action, as far as it can be told without doing it."""
    if action >= DISCARD:
        return mine / total
    if action >= LAY:
        card = action - LAY
        more = WITH_LAIR[row] if KIND[card] != SHIELD else shield_factor(state, seat, card, row)
        return mine * more / (total + mine * (more - 1.0))
    aim = aim_of(action)
    target = aim % SEATS
    harm = harm_factor(state, target, aim // SEATS, row)
    if harm == 0.0:
        return share_without(state, seat, target)
    return mine / (total + strength_of(state, target, row) * (harm - 1.0))


def share_without(state: WizardsAndWitches, seat: i64, gone: i64) -> float:
    """Tell one's share of all strength if somebody were out: fewer are judged by another row."""
    if state.living == 2:
        return 1.0
    row = row_of(state.living - 1)
    total = strength_of_all(state, row) - strength_of(state, gone, row)
    return strength_of(state, seat, row) / total


def shield_factor(state: WizardsAndWitches, seat: i64, card: i64, row: i64) -> float:
    """Tell by how much a shield makes its owner stronger."""
    room = row * MOST_ROOM + state.room[seat * 2 + state.pool_of[card]]
    return BY_ROOM[room + SIZE[card]] / BY_ROOM[room]


def harm_factor(state: WizardsAndWitches, target: i64, card: i64, row: i64) -> float:
    """Tell how much of a target's strength a Potion, a Spell or an Exploded Lair leaves; none: it is out."""
    if KIND[card] != ATTACK:
        return 1.0 / WITH_LAIR[row] if (state.lairs >> target) & 1 else WITH_MISSING[row]
    room = state.room[target * 2 + state.pool_of[card]]
    through = SIZE[card] - room
    rooms = row * MOST_ROOM
    if through <= 0:
        return BY_ROOM[rooms - through] / BY_ROOM[rooms + room]
    left = state.goal - state.hits[target]
    if through >= left:
        return 0.0
    lefts = row * MOST_LEFT + left
    return BY_LEFT[lefts - through] / BY_LEFT[lefts] * BY_ROOM[rooms] / BY_ROOM[rooms + room]
