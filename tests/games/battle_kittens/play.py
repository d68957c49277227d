"""Play Battle Kittens by chance to where a test wants to look."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.battle_kittens.deck import tables_of
from purrlor.games.battle_kittens.rules.play import BattleKittens, deal
from purrlor.games.battle_kittens.rules.table import Options


def new(
    players: int,
    family: bool = False,
    short: bool = False,
    variable: bool = False,
    team: bool = False,
    seed: int = 1,
) -> BattleKittens:
    """Deal a game."""
    return deal(Options(players, family, short, variable, team), tables_of({}, not family), Rng.seeded(seed))


def random_step(state: BattleKittens, rng: Rng) -> tuple[int, int]:
    """Let any seat that is asked do anything that a program would; tell who did what."""
    asked = [seat for seat in range(state.seats) if (state.pending >> seat) & 1]
    seat = asked[rng.below(len(asked))]
    actions = state.considered_actions(seat)
    action = actions[rng.below(len(actions))]
    state.apply(seat, action)
    return seat, action


def finish_phase(state: BattleKittens) -> None:
    """Play by chance until the phase changes."""
    rng, phase = Rng.seeded(7), state.phase
    while state.pending and state.phase == phase:
        random_step(state, rng)


def play_to(state: BattleKittens, phase: int | None) -> BattleKittens:
    """Play by chance until a phase, or to the end."""
    rng = Rng.seeded(11)
    while state.pending and state.phase != phase:
        random_step(state, rng)
    return state
