"""Search: what it must understand of a game, and that it comes out the same again."""

import os
import subprocess
import sys

import pytest

from purrlor.core.arrays import lowest
from purrlor.core.glance import Glance
from purrlor.core.playout import playout
from purrlor.core.rng import Rng
from purrlor.core.search import Search
from purrlor.core.state import State
from purrlor.games.wizards_and_witches import GAME
from tests.bots.toys import (
    Bet,
    Crowd,
    Dice,
    Doubtful,
    Even,
    Fog,
    Hasty,
    Peek,
    Pennies,
    Thoughtful,
    Toy,
    ToyJudge,
    Trusting,
    Turns,
)


def search(state: State, seat: int, rounds: int, actions: int = 4000, seed: int = 1) -> Search:
    looking = Search(state, seat, ToyJudge(), Rng.seeded(seed), actions)
    looking.run(rounds)
    return looking


def mean(looking: Search) -> float:
    return sum(visits * mean for _, visits, mean in looking.results()) / int(looking.top.visits)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_answers_the_secret_choice_of_another(seat: int, seed: int) -> None:
    looking = search(Pennies(0, Rng.seeded(1)), seat, 2000, seed=seed)
    assert mean(looking) == pytest.approx(0.5, abs=0.1)


@pytest.mark.parametrize("seed", range(20))
def test_first_steps_are_compared_in_the_same_worlds(seed: int) -> None:
    assert search(Fog(0, Rng.seeded(1)), 0, 40, seed=seed).best() == 1


def test_the_same_cards_are_drawn_however_long_somebody_thinks() -> None:
    def searched(action: int) -> float:
        looking = Search(Dice(0, Rng.seeded(1)), 0, Thoughtful(), Rng.seeded(1), 4000)
        looking.only = [action]
        looking.run(40)
        return mean(looking)

    assert searched(1) - searched(0) == pytest.approx(0.01)


def test_rivals_can_be_taken_at_their_word() -> None:
    looking = Search(Turns(0, Rng.seeded(1)), 0, Trusting(), Rng.seeded(1), 4000)
    looking.run(200)
    assert looking.best() == 1
    assert {child.seat for child in looking.top.children[0].children} <= {0}


def test_a_playout_ends_where_the_game_says_that_it_is_enough() -> None:
    looking = Search(Turns(0, Rng.seeded(1)), 0, Hasty(), Rng.seeded(1), 4000)
    looking.run(50)
    assert looking.results()[0][::2] == (0, 1.0)


def test_who_moves_later_answers_what_it_saw() -> None:
    looking = search(Turns(0, Rng.seeded(1)), 0, 2000)
    assert mean(looking) < 0.1
    after = Turns(0, Rng.seeded(1))
    after.apply(0, 1)
    assert search(after, 1, 200).best() == 1


def test_chance_is_weighed() -> None:
    looking = search(Bet(0, Rng.seeded(1)), 0, 3000)
    assert looking.best() == 0
    assert looking.results()[0][2] == pytest.approx(0.7, abs=0.05)


@pytest.mark.parametrize("hidden", [0, 5])
def test_what_is_hidden_stays_hidden(hidden: int) -> None:
    assert search(Peek(hidden, Rng.seeded(1)), 0, 500).best() == 1


@pytest.mark.parametrize("hidden", [0, 5])
def test_only_a_search_that_cheats_sees_it(hidden: int) -> None:
    looking = Search(Peek(hidden, Rng.seeded(1)), 0, ToyJudge(), Rng.seeded(1), 4000)
    looking.open = True
    looking.run(100)
    assert looking.best() == (0 if hidden == 0 else 1)


def test_many_choices_are_sampled_and_widened() -> None:
    looking = search(Crowd(0, Rng.seeded(1)), 0, 400)
    assert 10 < len(looking.results()) < 60
    assert looking.best() > 3600


def test_search_can_be_narrowed_to_what_looks_best() -> None:
    looking = Search(Crowd(0, Rng.seeded(1)), 0, ToyJudge(), Rng.seeded(1), 4000)
    looking.narrow()
    looking.run(100)
    assert len(looking.only) == len(looking.results()) == 8
    assert looking.best() > 3900


class Distrusted(Crowd):
    """Looks over after the first move, but the other seat still has its say."""

    rounds = 2


@pytest.mark.parametrize(("doubt", "best"), [(5, 40), (5000, 0)])
def test_few_rounds_do_not_overrule_the_first_glance(doubt: int, best: int) -> None:
    """At a glance 0 looks best; in the end 40 is better, and the more it is doubted the less it counts."""
    looking = Search(Distrusted(0, Rng.seeded(1)), 0, Doubtful(doubt), Rng.seeded(1), 4000)
    looking.narrow()
    assert looking.only[0] == 0
    looking.only[1] = 40
    looking.run(60)
    assert looking.best() == best


def test_a_search_ends_when_one_choice_is_left() -> None:
    looking = Search(Distrusted(0, Rng.seeded(1)), 0, Doubtful(5), Rng.seeded(1), 4000)
    looking.narrow()
    looking.only[1] = 40
    looking.run(5000)
    assert looking.decided()
    assert looking.top.visits < 500
    assert looking.best() == 40


def test_only_a_shortlist_is_looked_at() -> None:
    ranked = Glance(Distrusted(0, Rng.seeded(1)), 0, Doubtful(0), Rng.seeded(1)).ranked(9)
    assert sorted(ranked) == [0, 10, 20, 30, 40]
    assert ranked[0] == 0


def test_a_tree_that_is_full_is_refined() -> None:
    looking = search(Bet(0, Rng.seeded(1)), 0, 10)
    looking.nodes = 400_000
    looking.run(200)
    assert looking.nodes == 400_000
    assert looking.top.visits == 210


def test_a_short_look_finds_the_best_of_many() -> None:
    state: Toy = Crowd(0, Rng.seeded(1))
    assert Glance(state, 0, ToyJudge(), Rng.seeded(1)).best() > 3900
    assert Glance(Bet(0, Rng.seeded(1)), 0, ToyJudge(), Rng.seeded(1)).best() == 0


def test_a_soft_choice_prefers_what_looks_better_the_colder_the_more() -> None:
    def taken(warmth: float) -> int:
        looks = [Glance(Bet(0, Rng.seeded(1)), 0, ToyJudge(), Rng.seeded(seed)) for seed in range(200)]
        return sum(look.draw(warmth) == 0 for look in looks)

    cold, mild, hot = taken(0.01), taken(0.3), taken(100.0)
    assert cold > mild > hot
    assert 70 < hot < 130


def test_chance_decides_between_choices_that_look_as_good() -> None:
    looks = [Glance(Even(0, Rng.seeded(1)), 0, ToyJudge(), Rng.seeded(seed)) for seed in range(40)]
    assert {look.best() for look in looks} == {0, 1}


def middle_of_a_game() -> State:
    state = GAME.deal(GAME.settle({"players": 4}), {}, Rng.seeded(5))
    playout(state, Rng.seeded(1), 21)
    while len(state.legal_actions(lowest(state.pending))) < 3:
        playout(state, Rng.seeded(1), 1)
    return state


def results() -> list[tuple[int, int, float]]:
    state = middle_of_a_game()
    looking = Search(state, lowest(state.pending), GAME.judge, Rng.seeded(3), GAME.actions.size)
    looking.run(150)
    return looking.results()


def test_the_same_seed_and_budget_find_the_same_interpreted() -> None:
    code = "from tests.bots.test_search import results; print(results())"
    environment = os.environ | {"PURRLOR_PURE": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert run.stdout.strip() == str(results())


def test_rounds_add_up_however_they_are_cut() -> None:
    state = middle_of_a_game()
    seat = lowest(state.pending)
    whole = Search(state, seat, GAME.judge, Rng.seeded(3), GAME.actions.size)
    parts = Search(state, seat, GAME.judge, Rng.seeded(3), GAME.actions.size)
    whole.run(120)
    for i in range(4):
        parts.run(30)
    assert whole.results() == parts.results()
