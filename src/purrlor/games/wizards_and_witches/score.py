"""Count a game of Wizards and Witches at its end."""

from __future__ import annotations

from purrlor.games.wizards_and_witches.rules.wizards import WizardsAndWitches
from purrlor.table.game import Score, ScoreLine


def score(state: WizardsAndWitches) -> Score:
    """Rank the players: the winner, then the reverse order in which they went out (WW-13)."""
    seats = range(state.seats)
    places = tuple(state.place[seat] for seat in seats)
    ending = "last-standing" if bool(state.living == 1) else "stalemate"
    lines = (ScoreLine("score-hits", tuple(state.hits[seat] for seat in seats)),)
    return Score(ending, places, lines)
