"""OpenSpiel's own tests and searches run on every game."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import purrlor
from purrlor.rl.spiel import SpielGame, SpielState, Told, spiel_name
from tests.option_sets import option_sets
from tests.scale import SOAK

SHORT = 40  # actions


def dealt(game: SpielGame, outcome: int = 5) -> SpielState:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(outcome)
    return state


@pytest.mark.parametrize("name", purrlor.all_games())
def test_random_sim_test_passes_with_every_set_of_options(name: str) -> None:
    """Whole games, with serialisation; in a run all but the first are cut short."""
    found = purrlor.game(name)
    for number, settings in enumerate(option_sets(name)):
        short = {} if SOAK or number == 0 else {"longest": SHORT}
        game = pyspiel.load_game(spiel_name(found), settings | short)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_that_is_cut_short_has_no_winner() -> None:
    game = pyspiel.load_game("purrlor_wizard_kittens", {"players": 2, "longest": 5})
    assert game.max_game_length() == 5
    state, rng = dealt(game), np.random.RandomState(1)
    actions = 0
    while not state.is_terminal():
        actions += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    assert actions == 5
    assert state.legal_actions() == []
    assert state.returns() == [0.0, 0.0]


class Undecided(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Finds every position even, without playing it out."""

    def evaluate(self, state: SpielState) -> Any:
        return np.zeros(state.num_players())


@pytest.mark.parametrize("name", purrlor.all_games())
def test_its_searches_choose_legal_actions_with_every_set_of_options(name: str) -> None:
    found, evaluator = purrlor.game(name), Undecided()
    for settings in option_sets(name):
        game = pyspiel.load_game(spiel_name(found), settings)
        state = dealt(game)
        search = mcts.MCTSBot(game, 1.0, 3, evaluator, random_state=np.random.RandomState(1))
        assert search.step_with_policy(state)[1] in state.legal_actions()
        bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 3, random_state=np.random.RandomState(2))
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", purrlor.all_games())
def test_its_searches_choose_legal_actions(name: str) -> None:
    game = pyspiel.load_game(spiel_name(purrlor.game(name)), {"players": 2})
    state = dealt(game)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 4, 100, False, 42, False)
    assert search.step_with_policy(state)[1] in state.legal_actions()
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=4,
        random_state=np.random.RandomState(2),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", purrlor.all_games())
def test_a_resampled_state_is_known_to_its_player_alike(name: str) -> None:
    more = {"strategic": True} if name == "wizards-and-witches" else {}  # else nothing is hidden in a turn
    game = pyspiel.load_game(spiel_name(purrlor.game(name)), {"players": 2, **more})
    state, rng = dealt(game), np.random.RandomState(4)
    differs = False
    for i in range(40):
        player = state.current_player()
        if player >= 0:
            other = state.resample_from_infostate(player, rng.random_sample)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            differs |= str(other) != str(state)
        if state.is_terminal():
            break
        outcomes = [o for o, _ in state.chance_outcomes()] if player < 0 else state.legal_actions()
        state.apply_action(outcomes[rng.randint(len(outcomes))])
    assert differs


def test_an_information_state_recalls_what_a_view_forgets() -> None:
    game = pyspiel.load_game("purrlor_wizards_and_witches", {"players": 2})
    state = dealt(game)
    rng = np.random.RandomState(1)
    while not state.is_terminal():
        player = state.current_player()
        outcomes = [o for o, _ in state.chance_outcomes()] if player < 0 else state.legal_actions()
        state.apply_action(outcomes[rng.randint(len(outcomes))])
    told = state.information_state_string(0)
    assert told.count("Drew(seat=0, card='") > 5  # the own cards
    assert "Drew(seat=1, card=None)" in told  # of others only that they drew
    assert "Drew(seat=1, card='" not in told


@pytest.mark.parametrize("pickled", [False, True])
def test_in_a_guessed_world_nobody_recalls_what_the_player_was_not_told(pickled: bool) -> None:
    game = pyspiel.load_game("purrlor_wizards_and_witches", {"players": 2})
    state, rng = dealt(game), np.random.RandomState(3)
    while state.is_chance_node() or state.done < 20 or state.current_player() != 0:
        state.apply_action(rng.choice(state.legal_actions()))  # or an outcome of chance
    assert "Drew(seat=1, card='" in state.information_state_string(1)
    other = state.resample_from_infostate(0, rng.random_sample)
    if pickled:
        other = pickle.loads(pickle.dumps(other))
    assert other.story(1) == other.story(0) == state.story(0)
    assert "Drew(seat=1, card='" not in other.information_state_string(1)
    while other.done < 24:  # from there on everybody hears for themselves
        other.apply_action(rng.choice(other.legal_actions()))
    assert "Drew(seat=1, card='" in other.information_state_string(1)


def test_what_is_not_offered_is_refused() -> None:
    with pytest.raises(ValueError, match="longest is a number of actions, at least 1, not 0"):
        pyspiel.load_game("purrlor_wizard_kittens", {"longest": 0})
    state = pyspiel.load_game("purrlor_wizards_and_witches", {"players": 2}).new_initial_state()
    with pytest.raises(ValueError, match="no outcome 256"):
        state.apply_action(256)
    for outcome in range(4):
        state.apply_action(outcome)
    illegal = next(action for action in range(289) if action not in state.legal_actions())
    before = str(state)
    with pytest.raises(ValueError, match=f"can't choose action {illegal} now"):
        state.apply_action(illegal)
    assert str(state) == before


def test_a_long_story_survives_pickle() -> None:
    told = None
    for step in range(5_000):
        told = Told(told, [(step, 1)])
    assert told is not None
    assert pickle.loads(pickle.dumps(told)).all() == told.all()


def test_chance_speaks_before_the_action_whose_cards_it_draws() -> None:
    game = pyspiel.load_game("purrlor_wizards_and_witches", {"players": 2})
    state = dealt(game)
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    draws = {str(state.child(outcome)) for outcome in range(256)}
    assert 5 < len(draws) <= 256
