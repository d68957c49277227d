"""A net learns from nothing, is saved, and plays at a table."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import purrlor
from purrlor.bots.net import Net, NetBot, Reader
from purrlor.core.batch import ENDED
from purrlor.rl.batch import Games
from purrlor.rl.spaces import Table

ROOT = Path(__file__).parents[2]


def load_example(name: str = "ppo") -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("rival", ["random", "self"])
def test_a_net_learns_to_beat_random_play(rival: str) -> None:
    ppo = load_example()
    learner = ppo.Learner(
        Table("wizards-and-witches", players=2), ppo.Recipe(hidden=32, games=32, steps=64), seed=1
    )
    learner.meet(rival)
    first = learner.play()
    assert abs(first.wins / first.ended - 0.5) < 0.2
    _, steps, share = list(ppo.progress(learner, 1e9, 25))[-1]
    assert steps == 25 * 32 * 64
    assert share > 0.57 or rival == "self"
    result = purrlor.arena("wizards-and-witches", [NetBot(learner.net, "net"), "random"], games=200)
    net = result.bots[0]
    assert net.wins.value > 0.55
    assert not net.faults


def test_a_pupil_comes_to_do_as_its_teacher_does() -> None:
    ppo = load_example()
    learner = ppo.Learner(
        Table("wizards-and-witches", players=2), ppo.Recipe(hidden=32, games=32, steps=32), seed=1
    )
    learner.watch("pick")

    def agreement() -> float:
        rollout = learner.play()
        rows, actions = np.nonzero(rollout.masks)
        return float(rollout.wished[actions == rollout.actions[rows]].mean())

    before = agreement()
    list(ppo.progress(learner, 1e9, 25))
    assert 1 - agreement() < 0.7 * (1 - before)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("chess", "There is no game called “chess”"),
        ("battle-kittens --players 9", "can't be “9”"),
        ("battle-kittens --rivals random,dog", "rivals can be self, random, pick"),
        ("battle-kittens --rivals ,", "rivals can be self, random, pick"),
        ("battle-kittens --watch lynx", "the net can watch pick, cat, judge"),
        ("battle-kittens --minutes 0", "must be more than 0"),
        ("battle-kittens --to nowhere/net.npz", "there is no folder nowhere"),
        ("battle-kittens --start nowhere.npz", "“nowhere.npz” contains no neural net"),
        ("battle-kittens --start {folder}/net.npz", "a net for another game"),
    ],
)
def test_what_could_only_go_wrong_later_is_refused_before_learning(
    arguments: str,
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ppo = load_example()
    Net.new(8, 8, 8, seed=1).save(tmp_path / "net.npz")
    monkeypatch.setattr(sys, "argv", ["ppo.py", *arguments.format(folder=tmp_path).split()])
    with pytest.raises(SystemExit, match="2"):
        ppo.main()
    assert problem in capsys.readouterr().err


def test_every_seat_is_credited_with_what_came_after_its_own_actions() -> None:
    """Two seats of one game act in turn; the second one wins two points, the first one loses one."""
    returns = load_example().Returns(games=1, seats=2, trace=1.0)
    first, second = np.array([0]), np.array([1])
    returns.begin(first, np.array([0.5]))  # after the end: another game, of which only seat 0 is known
    assert returns.advantage(second, np.array([0.4])) == 0.0  # its next position is not known
    returns.earn(np.array([True]), np.array([[-1.0, 2.0]]))
    assert returns.advantage(second, np.array([0.5])) == 1.5
    returns.earn(np.array([False]), np.array([[0.5, 0.25]]))  # on the way
    assert returns.advantage(first, np.array([0.25])) == -0.75
    assert returns.advantage(second, np.array([1.0])) == 1.25  # 1.5 of later, 0.25 earned, -0.5 of its own


@pytest.mark.parametrize("name", purrlor.all_games())
def test_hope_is_rewarded_beside_the_victory(name: str) -> None:
    ppo = load_example()
    learner = ppo.Learner(Table(name, players=2), ppo.Recipe(hidden=8, games=4, hope=0.5), seed=1)
    learner.meet("random")
    games, before, earned = learner.games, learner.hopes, np.zeros((4, 2))
    ended = False
    while not ended:
        games.step(games.sample())
        earned += learner.rewards()
        ended = bool((games.ends == ENDED).any())
    game = int(np.flatnonzero(games.ends == ENDED)[0])
    # What comes on the way adds up to what the end is worth.
    hope = 0.5 * (games.prospects()[1][game, 0] - before[game, 0]) / learner.spread
    assert earned[game] == pytest.approx([games.rewards[game, 0] + hope, games.rewards[game, 1]], abs=1e-4)
    with pytest.raises(ValueError, match="has not ended"):
        games.leads(next(i for i in range(4) if games.ends[i] != ENDED))


def shares(looks: Any, rows: Any) -> Any:
    """Turn looks into chances that add up to 1 in every row."""
    weights = np.exp(looks)
    return weights / np.bincount(rows, weights)[rows]


@pytest.mark.parametrize("ahead", [False, True])
@pytest.mark.parametrize("phase", ["random", "watch pick", "watch judge"])
def test_the_gradient_is_that_of_the_loss(phase: str, ahead: bool) -> None:
    ppo = load_example()
    recipe = ppo.Recipe(hidden=8, games=4, steps=8, clip=100.0, curiosity=0.05, ahead=ahead)
    learner = ppo.Learner(Table("wizard-kittens", players=2), recipe, seed=3)
    ppo.begin(learner, phase)
    rollout = learner.play()
    part = np.arange(len(rollout.actions))
    rows, actions = np.nonzero(rollout.masks)
    chosen = actions == rollout.actions[rows]
    changes = rollout.changes
    assert (len(changes.which) > 0) == ahead
    inputs = learner.reader(rollout.observations).astype(np.float64)
    for name, array in learner.net.weights.items():
        learner.net.weights[name] = array.astype(np.float64)

    def loss() -> float:
        _, second, logits, values = learner.net.forward(inputs)
        looks = logits[rows, actions]
        if ahead:
            good = second @ learner.net.weights["wc"] + learner.net.weights["bc"]
            more = changes.more * good[rows[changes.which], changes.places]
            looks = looks + np.bincount(changes.which, more, len(looks))
        likely = shares(looks, rows)
        missed = (values - rollout.targets) ** 2 / 2
        if phase != "random":
            return float(missed.mean() - (rollout.wished * np.log(likely)).sum() / len(part))
        gains = (rollout.advantages - rollout.advantages.mean()) / (rollout.advantages.std() + 1e-6)
        gained = gains * likely[chosen] / rollout.chances
        unsure = -np.bincount(rows, likely * np.log(likely))
        return float((missed - gained - recipe.curiosity * unsure).mean())

    gradient = learner.gradient(rollout, part)
    rng = np.random.default_rng(1)
    for name, array in learner.net.weights.items():
        direction = rng.standard_normal(array.shape)
        array += 1e-5 * direction
        above = loss()
        array -= 2e-5 * direction
        below = loss()
        array += 1e-5 * direction
        slope = float((gradient[name] * direction).sum())
        assert (above - below) / 2e-5 == pytest.approx(slope, rel=0.02, abs=1e-4), name


@pytest.mark.parametrize("name", purrlor.all_games())
def test_what_actions_change_is_what_is_seen_after_them(name: str) -> None:
    table = Table(name, players=3)
    games, reader = Games(table, games=8, seed=4), Reader(table.layout)
    for _ in range(30):
        games.step(games.sample())
        rows, actions = np.nonzero(games.masks)
        which, cells, after = games.changes()
        before = games.observations[rows]
        seen = before.copy()
        seen[which, cells] = after
        change, places, more = reader.changes(cells, before[which, cells], after)
        found = reader(before)
        np.add.at(found, (which[change], places), more)
        assert np.allclose(found, reader(seen), atol=1e-5)
        assert len(games.worths()) == len(actions)


def test_who_does_what_looks_best_to_the_judge_beats_random_play() -> None:
    games = Games(Table("isle-of-cats", players=2), ["learner", "random"], games=4, seed=2)
    ended: list[float] = []
    while len(ended) < 4:
        rows, actions = np.nonzero(games.masks)
        best = np.lexsort((games.worths(), rows))[np.searchsorted(rows, np.arange(4), "right") - 1]
        games.step(actions[best])
        ended += list(games.rewards[games.ends == ENDED, 0])
    assert ended == [1.0] * len(ended)


def test_a_net_that_looks_ahead_plays_as_it_learns() -> None:
    ppo = load_example()
    table = Table("wizard-kittens", players=2)
    learner = ppo.Learner(table, ppo.Recipe(hidden=8, games=1, ahead=True), seed=1)
    learner.net.weights["wc"] *= 100.0
    learner.meet("self")
    choices = 0
    for _ in range(40):
        games = learner.games
        offered = ppo.Offered(games.masks, learner.seen_ahead())
        inputs = learner.reader(games.observations)
        live = np.flatnonzero(inputs.any(axis=0))
        looks = offered.looks(learner.forward(inputs[:, live], live, offered)[2])
        best = offered.actions[looks.argmax()]
        state, seat = games.batch.states[0], int(games.seats[0])
        sight = purrlor.Sight(
            table.game,
            seat,
            state.guess(seat, purrlor.Rng.seeded(1)),
            purrlor.Rng.seeded(1),
            purrlor.Budget(),
        )
        action = NetBot(learner.net, "net").choose(sight)
        same = action == table.game.actions.record(state, table.absolute(seat, int(best)))
        choices += int(same and len(looks) > 1)
        games.step(np.array([best]))
    assert choices > 10


@pytest.mark.parametrize("ahead", [False, True])
def test_a_saved_net_plays_in_the_arena(tmp_path: Path, ahead: bool) -> None:
    table = Table("battle-kittens", players=2)
    net = Net.new(Reader(table.layout).size, 16, table.actions, 1, ahead)
    file = tmp_path / "my_net.npz"
    net.save(file)
    command = ["arena", "battle-kittens", "--seats", f"{file},random", "--games", "2"]
    code = "from purrlor.__main__ import main; main()"
    done = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "random" in done.stdout


def test_a_net_chooses_by_its_chances_or_the_likeliest() -> None:
    table = Table("wizards-and-witches", players=2)
    net = Net.new(Reader(table.layout).size, 16, table.actions, seed=1)
    match = purrlor.new_match("wizards-and-witches", players=2, seed=5)
    seat = match.asked[0]
    assert len({NetBot(net, "net").choose(match.sight(seat)) for i in range(5)}) == 1
    drawn = {
        NetBot(net, "net", sampling=True).choose(match.sight(seat, purrlor.Rng.seeded(i))) for i in range(40)
    }
    assert drawn <= set(match.choices(seat))


def test_a_net_of_another_game_is_refused_in_a_sentence(tmp_path: Path) -> None:
    table = Table("wizards-and-witches", players=2)
    bot = NetBot(Net.new(Reader(table.layout).size, 16, table.actions, seed=1), "net")
    match = purrlor.new_match("battle-kittens", players=2)
    with pytest.raises(purrlor.Refused, match="was not made for battle-kittens with 2 players"):
        bot.choose(match.sight(0))
    (tmp_path / "no.npz").write_text("no")
    with pytest.raises(purrlor.Refused, match="contains no neural net"):
        Net.load(tmp_path / "no.npz")
