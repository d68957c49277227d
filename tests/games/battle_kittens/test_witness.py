"""Guessed worlds against one who only listens: no contradictions, and the truth no more often than chance."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER, State
from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.view import SeatView, TableView
from purrlor.table.conform import legal_settings
from purrlor.table.match import Match
from purrlor.table.records import retell
from tests.games.battle_kittens.witness import Witness, names
from tests.scale import SEED, games

GUESSES = 6  # of one position, to compare with each other and with the truth


def hidden(world: State, seat: int) -> list[frozenset[str]]:
    """List what a world hides from a seat: hands, Kittens taken, put away and in the squads of all others."""
    found = []
    for other in range(world.seats):
        if other != seat:
            own = GAME.seat_view(world, other)  # type: ignore[arg-type]
            assert isinstance(own, SeatView)
            chosen = {own.chosen} if own.chosen else set()
            groups = [names(group) for group in (own.hand, own.taken, own.put_away, *own.squads)]
            if (world.pending >> other) & 1:  # how far somebody has got is nobody's business, and not guessed
                groups = [set().union(*groups)]
            found += [frozenset(group) for group in (*groups, chosen)]
    return found


def play_before(witnesses: list[Witness], match: Match, rng: Rng) -> None:
    """Make a random move before all witnesses."""
    seat = match.asked[rng.below(len(match.asked))]
    numbers = match.state.considered_actions(seat)
    events = match.submit(seat, GAME.actions.record(match.state, numbers[rng.below(len(numbers))]))
    for witness in witnesses:
        witness.hear(retell(events, witness.seat), match.view(witness.seat))


def everybody(match: Match) -> list[Witness]:
    """Place a witness with every seat, and one who watches."""
    return [Witness(seat, match.seats, match.view(seat)) for seat in range(WATCHER, match.seats)]


def test_a_guess_contradicts_nothing_that_a_seat_was_told_or_shown() -> None:
    wanted, checked, number = games(600, soak=10_000), 0, SEED
    settings = legal_settings(GAME)
    while checked < wanted:
        given = settings[number * 5 % len(settings)]
        match = Match.new(GAME, given, f"witness {number}")
        rng = Rng.seeded(number).stream("witness")
        witnesses = everybody(match)
        while not match.over and checked < wanted:
            play_before(witnesses, match, rng)
            if rng.below(6) == 0:
                witness = witnesses[rng.below(len(witnesses))]
                where = (given, number, len(match.steps), witness.seat)
                assert witness.contradictions(match.state) == [], ("the truth", where)
                world = match.state.guess(witness.seat, rng)
                assert witness.contradictions(world) == [], where
                assert GAME.view(world, witness.seat) == match.view(witness.seat), where  # type: ignore[arg-type]
                checked += 1
        number += 1


def test_a_witness_notices_what_somebody_else_would_guess() -> None:
    """A world that fits all that a neighbour knows hardly ever fits what the seat itself knows."""
    rng, wrong, looked = Rng.seeded(1), 0, 0
    for given in legal_settings(GAME)[::3]:
        match = Match.new(GAME, given, "somebody else")
        witnesses = everybody(match)
        while not match.over:
            play_before(witnesses, match, rng)
            if rng.below(10) == 0 and kind_of(match) in ("draft", "deploy"):
                world = match.state.guess(1, rng)
                wrong += witnesses[1].contradictions(world) != []  # the first is the one who watches
                looked += 1
    assert looked > 100
    assert wrong > looked * 0.8


def kind_of(match: Match) -> str:
    """Tell the phase."""
    table = match.view(WATCHER).table
    assert isinstance(table, TableView)
    return table.phase


def test_a_guess_is_the_truth_no_more_often_than_another_guess() -> None:
    """Compare guesses with the truth and with each other: whole worlds, and each hand and squad in them."""
    settings = legal_settings(GAME)
    whole: list[float] = []
    parts: list[float] = []
    for number in range(SEED, SEED + games(112, soak=1120)):
        match = Match.new(GAME, settings[number * 5 % len(settings)], f"chance {number}")
        rng = Rng.seeded(number).stream("chance")
        while not match.over:
            seat = match.asked[rng.below(len(match.asked))]
            numbers = match.state.considered_actions(seat)
            match.submit(seat, GAME.actions.record(match.state, numbers[rng.below(len(numbers))]))
            if rng.below(12) == 0:
                seat = rng.below(match.seats + 1) - 1
                truth = hidden(match.state, seat)
                worlds = [hidden(match.state.guess(seat, rng), seat) for i in range(GUESSES)]
                pairs = [(one, other) for one in worlds for other in worlds if one is not other]
                true = [(world, truth) for world in worlds]
                whole.append(rate(true, equal) - rate(pairs, equal))
                parts.append(rate(true, alike) - rate(pairs, alike))
    for differences in (whole, parts):
        spread = sqrt(sum(difference**2 for difference in differences)) or 1.0
        assert sum(differences) / spread < 4, "standard deviations above chance"


World = list[frozenset[str]]


def equal(one: World, other: World) -> float:
    """Tell whether two worlds are the same."""
    return float(one == other)


def alike(one: World, other: World) -> float:
    """Tell how many Kittens two worlds have in the same places."""
    return float(sum(len(mine & theirs) for mine, theirs in zip(one, other, strict=True)))


def rate(pairs: list[tuple[World, World]], compare: Callable[[World, World], float]) -> float:
    """Average a comparison."""
    return sum(compare(one, other) for one, other in pairs) / len(pairs)
