"""A batch of games is the same games, stepped one by one."""

from typing import Any

import pytest

import purrlor
from purrlor.core.arrays import ints
from purrlor.core.batch import CAT, CUT_OFF, ENDED, LEARNER, PICK, RANDOM, SOFT, Batch
from purrlor.core.observation import cells_in
from purrlor.core.rng import Rng
from purrlor.table.snapshot import snapshot
from tests.scale import games


def batch_of(name: str, players: list[int], games: int = 3, limit: int = 20_000, **options: Any) -> Batch:
    game = purrlor.game(name)
    assert game.observer is not None
    start = game.new(players=len(players), **options)
    cells = cells_in(game.observer.layout(len(players)))
    turns = ints(game.actions.turned(len(players)))
    return Batch(
        start, game.observer, game.judge, cells, turns, players, [0.1] * len(players), games, limit, 7
    )


def row(buffer: Any, game: int, games: int) -> list[Any]:
    size = len(buffer) // games
    return list(buffer[game * size : (game + 1) * size])


@pytest.mark.parametrize("name", purrlor.all_games())
def test_a_batch_steps_as_single_games_do(name: str) -> None:
    games, seats = 3, 3
    game: Any = purrlor.game(name)
    batch = batch_of(name, [LEARNER] * seats, games)
    turned = game.actions.turned(seats)
    size = game.actions.size
    singles = [game.new(players=seats).again(Rng.seeded(7).stream(f"game {i}")) for i in range(games)]
    rng = Rng.seeded(1)
    ended = 0
    for i in range(400):
        actions = []
        for number, state in enumerate(singles):
            seat = next(seat for seat in range(seats) if (state.pending >> seat) & 1)
            assert batch.seats[number] == seat
            assert row(batch.observations.cells, number, games) == list(game.observe(state, seat))
            relative = {turned[seat * size + action]: action for action in state.considered_actions(seat)}
            mask = row(batch.offers.masks, number, games)
            assert {action for action in range(size) if mask[action]} == set(relative)
            chosen = sorted(relative)[rng.below(len(relative))]
            actions.append(chosen)
            state.apply(seat, relative[chosen])
        batch.step(ints(actions))
        for number, state in enumerate(singles):
            over = state.pending == 0
            assert batch.ends[number] == (ENDED if over else 0)
            rewards = [state.outcome(seat) if over else 0.0 for seat in range(seats)]
            assert row(batch.rewards, number, games) == rewards
            if over:
                ended += 1
                singles[number] = state.again(state.rng)
            assert snapshot(singles[number]) == snapshot(batch.states[number])
    assert ended > 0 or name == "isle-of-cats"


@pytest.mark.parametrize("rival", [RANDOM, PICK, SOFT, CAT])
@pytest.mark.parametrize("name", purrlor.all_games())
def test_rivals_choose_inside_until_a_learner_is_asked(name: str, rival: int) -> None:
    batch = batch_of(name, [LEARNER, rival], games=2)
    for i in range(games(24, soak=200)):
        assert list(batch.seats) == [0, 0]
        batch.step(batch.sample())


def test_cat_beats_a_learner_that_plays_at_random() -> None:
    batch = batch_of("wizards-and-witches", [LEARNER, CAT], games=4)
    wins = [0.0, 0.0]
    while sum(wins) < 24:
        batch.step(batch.sample())
        for game in range(4):
            wins = [wins[seat] + batch.rewards[game * 2 + seat] for seat in range(2)]
    assert wins[1] > wins[0]


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    batch = batch_of("battle-kittens", [LEARNER, LEARNER])
    before = [snapshot(state) for state in batch.states]
    actions = batch.sample()
    size, masks = batch.offers.size, batch.offers.masks
    for wrong in (-1, size, next(i for i in range(size) if not masks[2 * size + i])):
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"game 2 does not offer action {wrong}"):
            batch.step(actions)
    with pytest.raises(ValueError, match="3 actions"):
        batch.step(ints([0]))
    assert [snapshot(state) for state in batch.states] == before


def test_a_game_that_takes_too_long_is_cut_off_and_dealt_again() -> None:
    batch = batch_of("wizards-and-witches", [LEARNER, LEARNER], limit=5)
    ends = []
    for i in range(10):
        batch.step(batch.sample())
        ends.append(batch.ends[0])
        assert list(batch.rewards) == [0.0] * 6
    assert ends == [0, 0, 0, 0, CUT_OFF] * 2


def test_buffers_are_read_in_place() -> None:
    batch = batch_of("wizards-and-witches", [LEARNER, LEARNER])
    seen = memoryview(batch.observations.cells)
    before = seen.tobytes()
    assert (seen.format, seen.readonly) == ("h", True)
    batch.step(batch.sample())
    assert seen.tobytes() != before
