"""The rules and the slow model agree, step by step, over random games in all variants."""

from collections import Counter, deque
from collections.abc import Iterator, Sequence

import pytest

from purrlor.core.rng import Rng
from purrlor.games.wizards_and_witches import GAME
from purrlor.games.wizards_and_witches.actions import Discard, Explode, Lay, Throw
from purrlor.games.wizards_and_witches.events import CalledOff, Drew, Reshuffled
from purrlor.games.wizards_and_witches.view import SeatView, TableView
from purrlor.table.conform import legal_settings
from purrlor.table.match import Match, Move
from purrlor.table.options import Settings
from purrlor.table.records import Action, Event
from tests.games.wizards_and_witches.model import Doing, Model
from tests.games.wizards_and_witches.record import stalemate
from tests.scale import SEED, games


def as_doing(action: Action) -> Doing:
    match action:
        case Throw(card, target) | Explode(card, target):
            return action.word(), card, target
        case Lay(card) | Discard(card):
            return action.word(), card, -1
    return action.word(), "", -1


def set_up(match: Match) -> Model:
    """Begin the model as the match began: only chance decides how."""
    settings = match.settings
    model = Model(match.seats, bool(settings["challenging"]), bool(settings["strategic"]))
    for seat in range(match.seats):
        own = match.view(seat).own
        assert isinstance(own, SeatView)
        for card in own.hand:
            model.draw(seat, card)
    model.begin_turn(match.asked[0])
    return model


def follow_draws(model: Model, seat: int, told: Sequence[Event]) -> None:
    """Let the model draw what was drawn, and check that it was told in the order of the rules."""
    story = deque(told)
    for _ in range(model.begin_turn(seat)):
        if model.needs_reshuffle():
            assert story.popleft() == Reshuffled(model.discards.total())
            model.reshuffle()
            if model.called_off:
                assert story.popleft() == CalledOff()
                break
        drew = story.popleft()
        assert isinstance(drew, Drew)
        assert drew.seat == seat
        assert drew.card is not None
        model.draw(seat, drew.card)
    assert not story


def compare(model: Model, match: Match) -> None:
    table = match.view(0).table
    assert isinstance(table, TableView)
    assert Counter(table.discard_pile) == +model.discards
    assert table.draw_pile == model.pile.total()
    for seat, (place, player) in enumerate(zip(table.places, model.players, strict=True)):
        assert place.out == bool(player.place)
        assert place.out or place.hits == player.hits
        assert place.lair == player.lair
        assert place.will_miss == player.loses_next_turn
        assert place.safe_from_missing == player.was_skipped
        assert Counter((wound.card, wound.hits) for wound in place.wounds) == Counter(player.struck_by)
        if model.challenging:
            assert place.only == (f"{player.only}s" if player.only else None)
        for pool in place.pools:
            assert pool.room == model.unused(player, pool.catches[0].rstrip("s"))
        own = match.view(seat).own
        assert isinstance(own, SeatView)
        assert Counter(own.hand) == Counter(player.hand)


def follow(match: Match, moves: Iterator[Action]) -> None:
    """Make the moves in the match and in the model, and compare the two after each."""
    model = set_up(match)
    while not match.over:
        (seat,) = match.asked
        assert seat == model.turn
        choices = match.choices(seat)
        assert {as_doing(action) for action in choices} == model.choices()
        assert len(set(choices)) == len(choices)
        chosen = next(moves)
        events = match.submit(seat, chosen)
        model.do(as_doing(chosen))
        if not model.over and model.turn_is_done:
            drawing = [event for event in events if isinstance(event, Drew | Reshuffled | CalledOff)]
            follow_draws(model, model.next_player(), drawing)
        assert model.over == match.over
        compare(model, match)
    assert list(match.score().places) == model.places()


def at_random(match: Match, seed: int) -> Iterator[Action]:
    rng = Rng.seeded(seed)
    while True:
        choices = match.choices(match.asked[0])
        yield choices[rng.below(len(choices))]


@pytest.mark.parametrize("settings", legal_settings(GAME), ids=str)
def test_random_games_agree_with_the_slow_model(settings: Settings) -> None:
    for seed in range(SEED, SEED + games(8, soak=100)):
        match = Match.new(GAME, settings, seed)
        follow(match, at_random(match, seed))


@pytest.mark.parametrize("strategic", [False, True])
def test_games_that_are_called_off_agree_with_the_slow_model(strategic: bool) -> None:
    done = stalemate(strategic)
    moves = [entry.action for entry in done.log if isinstance(entry, Move)]
    follow(Match.new(GAME, done.settings, done.seed), iter(moves))
