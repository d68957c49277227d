"""The judge of Wizards and Witches: hasty choices are those that a slow look finds."""

import pytest

from purrlor.core.arrays import lowest
from purrlor.core.glance import Glance
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.games.wizards_and_witches import GAME
from purrlor.games.wizards_and_witches.rules.wizards import DISCARD, WizardsAndWitches


def share_after_the_card(state: WizardsAndWitches, seat: int, action: int) -> float:
    """Do what the card says, and pass the turn to the next who may play, but draw nothing for them."""
    after = state.clone()
    assert isinstance(after, WizardsAndWitches)
    playing = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
    able = [one for one in playing if not ((state.out | state.missing) >> one) & 1]
    if action < DISCARD:
        after.play(seat, action)
    after.turn = able[0]
    return 1.0 if after.living == 1 else GAME.judge.worth(after, seat)


@pytest.mark.parametrize("strategic", [False, True])
@pytest.mark.parametrize("players", [3, 4, 7])
def test_a_hasty_choice_leaves_the_largest_share(players: int, strategic: bool) -> None:
    settings = GAME.settle({"players": players, "strategic": strategic})
    compared = 0
    for seed in range(25):
        rng = Rng.seeded(seed)
        state = GAME.deal(settings, {}, rng)
        while state.pending:
            seat = lowest(state.pending)
            actions = state.legal_actions(seat)
            picked = GAME.judge.pick(state, seat, state.legal(seat), rng)
            assert picked in actions
            shares = {action: share_after_the_card(state, seat, action) for action in actions}
            assert shares[picked] == pytest.approx(max(shares.values()), rel=1e-9)
            compared += len(actions) > 1
            state.apply(seat, actions[rng.below(len(actions))])
    assert compared > 100


def test_chance_decides_whom_to_hit_among_equals() -> None:
    hit = set()
    for seed in range(40):
        state: State = GAME.deal(GAME.settle({"players": 4}), {}, Rng.seeded(3))
        while len(state.legal_actions(0)) < 3:
            state = state.again(Rng.seeded(int(state.rng.next32())))
        hit.add(Glance(state, 0, GAME.judge, Rng.seeded(seed)).best())
        hit.add(GAME.judge.pick(state, 0, state.legal(0), Rng.seeded(seed)))
    assert len(hit) == 3
