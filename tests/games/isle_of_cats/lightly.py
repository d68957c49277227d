"""Play many games with the cheap laws checked always and the dear ones now and then."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats import GAME
from purrlor.table.conform import Laws, legal_settings, play_and_check, random_picks, seats_in
from purrlor.table.match import Match

SETTINGS = legal_settings(GAME)
THOROUGH = 5  # one game in so many keeps every law after every action


def spread(number: int) -> dict[str, bool | int | str]:
    """Choose settings so that neighbours differ in everything."""
    return SETTINGS[number * 37 % len(SETTINGS)]


def play_lightly(number: int) -> int:
    """Play one game: nothing is lost after any action; guesses, clones and reasons now and then."""
    match = Match.new(GAME, spread(number), number)
    laws = Laws(match, number)
    rng = Rng.seeded(number)
    state = match.state
    count = 0
    while state.pending:
        laws.check_position(thorough=rng.below(25) == 0)
        asked = seats_in(match.seats, state.pending)
        seat = asked[rng.below(len(asked))]
        choices = state.legal_actions(seat)
        if rng.below(40) == 0:
            laws.check_refusals(seat)
            laws.check_commuting(seat, choices[0])
        state.apply(seat, choices[rng.below(len(choices))])
        count += 1
    laws.check_position(thorough=True)
    assert min(match.score().places) >= 1
    return count


def play(number: int) -> int:
    """Play one game, a few of them with every law; return how many actions there were."""
    if number % THOROUGH == 0:
        return len(play_and_check(GAME, spread(number), random_picks(number), number).steps)
    return play_lightly(number)
