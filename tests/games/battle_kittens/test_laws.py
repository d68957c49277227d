"""The laws of every game over random games in all variants; counts that can't lie; bots; the rules page."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from purrlor.core.playout import simulate
from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER
from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.cards import NAMES
from purrlor.games.battle_kittens.rules.table import DEPLOY
from purrlor.table.conform import legal_settings, play_and_check
from purrlor.table.match import Match
from purrlor.table.options import Settings
from purrlor.table.records import told
from tests import perft
from tests.crowd import conform_random_games
from tests.games.battle_kittens.play import new, play_to, random_step
from tests.record import random_match
from tests.rules_page import check_rules_page
from tests.scale import SEED, games

HERE = Path(__file__).parent


def test_random_games_keep_every_law() -> None:
    # Two with each of the settings. A game has some 160 actions: every law is checked on one of four.
    played = games(112, soak=100_000)
    assert conform_random_games(GAME.name, played, sample=4) > played * 80


@given(
    st.sampled_from(legal_settings(GAME)),
    st.lists(st.integers(0, 2**32 - 1), max_size=90),
    st.integers(0, 99),
)
def test_chosen_games_keep_every_law(settings: Settings, picks: list[int], seed: int) -> None:
    play_and_check(GAME, settings, picks, seed)


@pytest.mark.parametrize("settings", [{"players": 6}, {"players": 4, "short": True}, {"players": 3}])
def test_an_event_names_only_kittens_that_a_seat_knows(settings: Settings) -> None:
    """What a seat is told of Kittens is open or its own: no event names one that its view hides."""
    match = random_match(GAME, GAME.settle(settings), "leak")
    again = Match.new(GAME, settings, "leak")
    for step in match.steps:
        events = again.submit(step.seat, again.game.actions.record(again.state, step.action))
        for seat in range(WATCHER, match.seats):
            for event in events:
                known = told(event, seat)
                card = getattr(known, "card", None)
                if card is None or getattr(event, "seat", None) == seat:
                    continue
                assert type(known).word() in ("revealed", "drew_kitten", "declined", "sent_home")
                assert card in NAMES


@pytest.mark.parametrize(("players", "variants", "actions"), [(2, "", 101), (4, "", 203), (6, "s", 232)])
def test_known_lengths_of_random_games(players: int, variants: str, actions: int) -> None:
    tally = simulate(
        new(players, short="s" in variants), games(200, soak=20_000), Rng.seeded(SEED + players), 1000
    )
    assert tally.unfinished == 0
    assert abs(tally.actions / tally.games - actions) < actions * 0.03


@pytest.mark.parametrize("line", perft.lines(HERE))
def test_perft(line: str) -> None:
    perft.check(HERE, line)


def test_quick_moves_beat_random() -> None:
    rng = Rng.seeded(4)
    played = games(30, soak=300)
    won = 0.0
    for number in range(played):
        state, cat = new(3, seed=number), number % 3
        while state.pending:
            if (state.pending >> cat) & 1:
                world = state.guess(cat, rng)
                state.apply(cat, GAME.judge.pick(world, cat, world.consider(cat), rng))
            else:
                random_step(state, rng)
        won += state.outcome(cat)
    assert won > played * 0.6, "one cat with quick moves among three wins most games"


@pytest.mark.parametrize("seed", range(5))
def test_what_the_judge_imagines_can_not_be_told_from_the_truth(seed: int) -> None:
    state, rng = new(4, seed=seed), Rng.seeded(seed)
    play_to(state, DEPLOY)
    for seat in (1, 2, 3):
        while (state.pending >> seat) & 1:
            actions = state.considered_actions(seat)
            state.apply(seat, actions[rng.below(len(actions))])
    world = state.guess(0, rng)
    GAME.judge.imagine(world, 0, rng)
    assert GAME.table_view(world) == GAME.table_view(state)
    assert GAME.seat_view(world, 0) == GAME.seat_view(state, 0)
    assert GAME.census(world) == GAME.census(state)
    assert all(world.squads[i] for i in range(3, 12)), "everybody has somebody everywhere"


def test_rules_page() -> None:
    numbers = [*range(1, 8), *range(10, 14), 20, *range(30, 34)]
    check_rules_page(GAME.package, HERE, {f"BK-{number}" for number in numbers})
