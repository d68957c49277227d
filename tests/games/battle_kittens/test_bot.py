"""The judge of Battle Kittens: it plans squads for three Battlegrounds, against what the rivals may do."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from purrlor.core.arrays import lowest
from purrlor.core.glance import Glance
from purrlor.core.rng import Rng
from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.bot.judge import KittensJudge
from purrlor.games.battle_kittens.bot.plan import HALVES
from purrlor.games.battle_kittens.cards import FIELD, FIELD_MASK
from purrlor.games.battle_kittens.rules.play import SEND, BattleKittens
from purrlor.games.battle_kittens.rules.table import DEPLOY, SQUAD_OF

WAYS = [way for way in product(range(3), repeat=SQUAD_OF) if len(set(way)) == 3]


def deployment(players: int, seed: int) -> BattleKittens:
    """Play at random until everybody has seven Kittens."""
    state = GAME.deal(GAME.settle({"players": players}), {}, Rng.seeded(seed))
    rng = Rng.seeded(seed)
    while state.phase != DEPLOY:
        seat = lowest(state.pending)
        state.apply(seat, state.choices[rng.below(state.legal(seat))])
    return state


def half_points(judge: KittensJudge, state: BattleKittens, card: int, ground: int) -> int:
    stat = (state.tables.pack[card] >> (FIELD * state.attribute_of(ground))) & FIELD_MASK
    return int(2 * stat + judge.plan.icons[state.tables.icon[card]])


def totals(judge: KittensJudge, state: BattleKittens, seat: int, way: tuple[int, ...]) -> list[int]:
    sums = [0, 0, 0]
    for i, ground in enumerate(way):
        sums[ground] += half_points(judge, state, int(state.mine[seat * SQUAD_OF + i]), ground)
    return sums


def test_the_hope_is_that_of_the_best_of_all_deployments() -> None:
    judge, state = KittensJudge(), deployment(3, 5)
    plan = judge.plan
    hope = plan.hope(state, 0)
    fish = list(plan.against)
    hopes = [
        sum(fish[g * HALVES + half] for g, half in enumerate(totals(judge, state, 0, way))) for way in WAYS
    ]
    assert hope == pytest.approx(max(hopes))


def test_rivals_are_expected_to_send_every_kitten_somewhere() -> None:
    judge, state = KittensJudge(), deployment(4, 6)
    plan = judge.plan
    plan.look_at_grounds(state)
    plan.foresee(state, 2)
    chances = list(plan.chances)
    for ground in range(3):
        assert sum(chances[ground * HALVES : (ground + 1) * HALVES]) == pytest.approx(1.0)
    likely = max(
        WAYS,
        key=lambda way: sum(
            plan.general[g * HALVES + half] for g, half in enumerate(totals(judge, state, 2, way))
        ),
    )
    for ground, half in enumerate(totals(judge, state, 2, likely)):
        assert chances[ground * HALVES + half] > 0


def test_a_total_hopes_for_no_more_fish_than_a_better_one() -> None:
    judge, state = KittensJudge(), deployment(4, 7)
    judge.plan.hope(state, 1)
    for plan in (judge.plan.general, judge.plan.against):
        for ground in range(3):
            hopes = list(plan)[ground * HALVES : (ground + 1) * HALVES]
            assert all(a <= b + 1e-9 for a, b in pairwise(hopes))


def test_a_cat_deploys_against_what_the_rivals_hold() -> None:
    """A fresh judge per world: what is remembered of one table is not used for another."""
    judge, one, other = KittensJudge(), deployment(2, 8), deployment(2, 9)
    first = judge.worth(one, 0)
    assert judge.worth(other, 0) == KittensJudge().worth(other, 0)
    assert judge.worth(one, 0) == first
    state = deployment(2, 8)
    rng = Rng.seeded(1)
    while (state.pending & 1) and state.first_in_hand(0) >= 0:
        choice = (
            Glance(state.guess(0, rng), 0, judge, rng).best() if state.consider(0) > 1 else state.choices[0]
        )
        assert choice >= SEND
        state.apply(0, choice)
    assert state.empty_squads(0) == 0
