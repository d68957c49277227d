"""Judge a position of Wizards and Witches: far from going out is good, everybody else near it too."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.core.state import Judge, State
from purrlor.games.wizards_and_witches.rules import WizardsAndWitches


class WizardsJudge(Judge):
    """Compare one's own strength with that of the others."""

    def worth(self, state: State, seat: i64) -> float:
        """Give one's share of all strength at the table."""
        assert isinstance(state, WizardsAndWitches)
        if (state.out >> seat) & 1:
            return 0.0
        if state.pending == 0:
            return state.outcome(seat)
        mine = strength(state, seat)
        rivals = 0.0
        strongest = 0.0
        for other in range(state.seats):
            if other != seat and not (state.out >> other) & 1:
                theirs = strength(state, other)
                rivals += theirs
                if theirs > strongest:
                    strongest = theirs
        # The strongest rival counts twice: hitting the leader is worth more than hitting the weakest.
        return mine / (mine + rivals + strongest * 0.5)


def strength(state: WizardsAndWitches, seat: i64) -> float:
    """Rate one player: hits left, room in the shields (with falling use), a Lair, a turn to be missed."""
    left = float(state.goal - state.hits[seat])
    cover = 0.0
    for side in range(i64(2)):
        room = float(state.room[seat * 2 + side])
        cover += room * 0.8 if room < 4.0 else 3.2 + (room - 4.0) * 0.3
    total = left + cover
    if (state.lairs >> seat) & 1:
        total += 2.5
    if (state.missing >> seat) & 1:
        total -= 1.0
    return total if total > 0.5 else 0.5
