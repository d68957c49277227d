"""A greedy look at the choices wins against random moves, whoever begins."""

import pytest

from purrlor.core.glance import Glance
from purrlor.core.rng import Rng
from purrlor.games.wizard_kittens import GAME
from tests.scale import games


def share_of_greedy(seats: int, seed: int) -> float:
    rng = Rng.seeded(seed).stream("greedy")
    state = GAME.deal(GAME.settle({"players": seats}), {}, rng.stream("deal"))
    me = seed % seats
    while state.pending:
        seat = int(state.pending).bit_length() - 1
        numbers = state.legal_actions(seat)
        greedy = seat == me
        action = Glance(state, seat, GAME.judge, rng).best() if greedy else numbers[rng.below(len(numbers))]
        state.apply(seat, action)
    return state.outcome(me)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    count = games(40, soak=400)
    assert sum(share_of_greedy(seats, seed) for seed in range(count)) > count * 1.4 / seats
