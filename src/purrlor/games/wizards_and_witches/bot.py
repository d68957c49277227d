"""Judge a position of Wizards and Witches by the chances that players in such positions have had."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from purrlor.core.rng import Rng
from purrlor.core.state import Judge, State
from purrlor.games.wizards_and_witches.rules import DISCARD, NOBODY, WizardsAndWitches

# Fitted to 60,000 positions of games between greedy bots: the chance to win is one's share of e^strength.
# By players left: two, three, more. A Lair makes a target where there is a choice of targets.
# fmt: off
LEFT: Final    = [ 0.29,  0.03, -0.06]  # a hit more that one can take
LOG_LEFT: Final = [0.90,  1.17,  1.41]  # and its logarithm: the last ones count most
ROOM: Final    = [ 0.58,  0.30,  0.20]  # the root of the room in a pool
LAIR: Final    = [ 0.74, -0.09, -0.15]
MISSING: Final = [-0.20, -0.15, -0.15]  # loses the next turn
TURN: Final    = [ 0.40,  0.00,  0.00]
# fmt: on


class WizardsJudge(Judge):
    """Compare one's own strength with that of the others."""

    def worth(self, state: State, seat: i64) -> float:
        """Give one's share of all strength at the table."""
        assert isinstance(state, WizardsAndWitches)
        if (state.out >> seat) & 1:
            return 0.0
        if state.pending == 0:
            return state.outcome(seat)
        mine = 0.0
        total = 0.0
        for player in range(state.seats):
            if not (state.out >> player) & 1:
                strength = math.exp(strength_of(state, player))
                total += strength
                if player == seat:
                    mine = strength
        return mine / total

    def pick(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        """Take the better of two random choices where it is about whom to hit: more hits left."""
        assert isinstance(state, WizardsAndWitches)
        choices = state.choices
        first = choices[rng.below(count)]
        if count == 1 or first >= DISCARD or first & 7 == NOBODY:
            return first
        second = choices[rng.below(count)]
        if second >= DISCARD or second & 7 == NOBODY:
            return first
        return first if state.hits[first & 7] <= state.hits[second & 7] else second


def strength_of(state: WizardsAndWitches, seat: i64) -> float:
    """Rate one player by hits left, room in the shields, a Lair, and turns."""
    row: i64 = 2 if state.living > 4 else state.living - 2
    if row > 2:
        row = 2
    left = float(state.goal - state.hits[seat])
    strength = LEFT[row] * left + LOG_LEFT[row] * math.log(left)
    strength += ROOM[row] * math.sqrt(float(state.room[seat * 2]))
    strength += ROOM[row] * math.sqrt(float(state.room[seat * 2 + 1]))
    if (state.lairs >> seat) & 1:
        strength += LAIR[row]
    if (state.missing >> seat) & 1:
        strength += MISSING[row]
    if state.turn == seat:
        strength += TURN[row]
    return strength
