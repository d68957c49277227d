"""Deal the positions that perft.txt of Battle Kittens begins with."""

from __future__ import annotations

from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.rules.table import COMPETE, DEPLOY
from tests.games.battle_kittens.play import new, play_to


def start(players: str, flags: str, seed: str) -> BattleKittens:
    """Deal a game; flags: f, s, v, t for the options; d from the deployment on, c from the competition on."""
    state = new(int(players), "f" in flags, "s" in flags, "v" in flags, "t" in flags, seed=int(seed))
    if "d" in flags or "c" in flags:
        play_to(state, DEPLOY if "d" in flags else COMPETE)
    return state
