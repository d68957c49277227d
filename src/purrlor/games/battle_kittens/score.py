"""Count the fish of a game of Battle Kittens at its end."""

from __future__ import annotations

from purrlor.games.battle_kittens.cards import ATTRIBUTES, GROUND_NAMES
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.rules.table import MOST_SEATS, SLOTS
from purrlor.table.game import Score, ScoreLine


def score(state: BattleKittens) -> Score:
    """Show the fish of every Battleground and of the King; the most win (BK-7)."""
    sides = [seat % state.sides for seat in range(state.seats)]
    fish = tuple(state.fish[side] for side in sides)
    lines = [
        ScoreLine(
            "score-ground",
            tuple(state.won[slot * MOST_SEATS + side] for side in sides),
            {
                "ground": f"ground:{GROUND_NAMES[state.grounds[slot]]}",
                "attribute": f"attribute:{ATTRIBUTES[state.attributes[slot]]}",
            },
        )
        for slot in range(SLOTS)
    ]
    if not state.family:
        lines.append(ScoreLine("score-royal", tuple(state.royal[side] for side in sides)))
    lines.append(ScoreLine("score-fish", fish, total=True))
    better = [sum(state.fish[other] > state.fish[side] for other in range(state.sides)) for side in sides]
    shared = sum(state.fish[side] == max(fish) for side in range(state.sides)) > 1
    return Score("shared" if shared else "most-fish", tuple(place + 1 for place in better), tuple(lines))
