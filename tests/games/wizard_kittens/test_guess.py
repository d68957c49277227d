"""Guessed worlds contradict nothing that a seat was told, and are true no oftener than by chance."""

from collections.abc import Iterator
from random import Random

import pytest

from purrlor.core.rng import Rng
from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.cards import CREDIT_NAMES, CREDITS
from purrlor.games.wizard_kittens.rules.circles import NONE
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.questions import ALL_CURSES
from purrlor.games.wizard_kittens.view import TableView
from purrlor.table.conform import legal_settings
from purrlor.table.match import Match
from purrlor.table.options import Settings
from purrlor.table.snapshot import snapshot
from tests.games.wizard_kittens.test_model import DECKS
from tests.games.wizard_kittens.witness import Witness
from tests.scale import SEED, games

WORLDS_OF_A_GAME = 20


def random_moments(settings: Settings, seed: int) -> Iterator[Match]:
    """Play a random game and stop at every position, the last one too."""
    chance = Random(seed)
    match = Match.new(GAME, settings, seed, DECKS[seed % len(DECKS)](chance))
    yield match
    while not match.over:
        seat = match.asked[0]
        match.submit(seat, chance.choice(match.choices(seat)))
        yield match


def imagine(match: Match, seat: int, rng: Rng) -> WizardKittens:
    world = match.state.guess(seat, rng)
    assert isinstance(world, WizardKittens)
    return world


def credits_in(world: WizardKittens) -> list[int]:
    return [world.credit[seat] for seat in range(world.seats)]


def listen(settings: Settings, seed: int) -> int:
    """Let one seat, or somebody who watches, remember a whole game; tell how many guesses were tried."""
    seat = seed % (int(settings["players"]) + 1) - 1
    chance, rng = Random(seed), Rng.seeded(seed)
    witness, heard, tried = None, 0, 0
    for match in random_moments(settings, seed):
        view = match.view(seat)
        witness = witness or Witness(settings, view)
        story = match.story(seat)
        for event in story[heard:]:
            witness.hear(event)
        heard = len(story)
        witness.look(view)
        if (chance.random() < 0.2 and tried < WORLDS_OF_A_GAME) or match.over:
            world = imagine(match, seat, rng)
            table = GAME.table_view(world)
            assert isinstance(table, TableView)
            held = [CREDIT_NAMES[credit] for credit in credits_in(world) if credit != NONE]
            assert witness.contradictions(seat, table, list(world.pile), held) == []
            tried += 1
    return tried


def test_a_witness_finds_no_contradiction_in_guessed_worlds() -> None:
    settings = legal_settings(GAME)
    wanted, tried, game = games(800, soak=10_000), 0, 0
    while tried < wanted:
        tried += listen(settings[game % len(settings)], SEED + game)
        game += 1


def test_a_witness_notices_a_world_that_forgets_something() -> None:
    settings = GAME.settle({"players": 3})
    for match in random_moments(settings, 5):
        witness = Witness(settings, match.view(1))
        world = imagine(match, 1, Rng.seeded(1))
        for change in (forget_the_credit, forget_a_card):
            other = world.copy(Rng.seeded(1))
            change(other)
            table = GAME.table_view(other)
            assert isinstance(table, TableView)
            held = [CREDIT_NAMES[credit] for credit in credits_in(other)]
            assert witness.contradictions(1, table, list(other.pile), held) != []
        break


def forget_the_credit(world: WizardKittens) -> None:
    world.credit = world.credit[:]
    world.credit[1] = world.credit[0]


def forget_a_card(world: WizardKittens) -> None:
    world.pile[0] += 1
    world.pile[1] -= 1


@pytest.mark.parametrize("players", [2, 3])
def test_a_guess_is_the_true_world_no_oftener_than_another_guess(players: int) -> None:
    """Every hidden Extra Credit is one of eleven; the whole world is true when all of them are."""
    settings = GAME.settle({"players": players, "new_rules": True})
    wanted, tried, game = games(4_000, soak=10_000), 0, 0
    as_truth = as_other = 0
    while tried < wanted:
        rng = Rng.seeded(SEED + game)
        for match in random_moments(settings, SEED + game):
            state = match.state
            assert isinstance(state, WizardKittens)
            if state.ended == ALL_CURSES or tried == wanted:
                break
            seat = tried % players
            one, other = (snapshot(imagine(match, seat, rng)) for _ in range(2))
            truth = snapshot(state)
            for world in (one, other, truth):
                del world["rng"]
            as_truth += one == truth
            as_other += one == other
            tried += 1
        game += 1
    chance = 1.0
    for rival in range(players - 1):
        chance /= int(CREDITS) - 1 - rival
    spread = 4.5 * (wanted * chance * (1 - chance)) ** 0.5 + 1
    assert abs(as_truth - wanted * chance) <= spread
    assert abs(as_other - wanted * chance) <= spread
