"""Numbers of actions and events: each follows from what is declared, and there is a way back."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest

from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.games.wizards_and_witches.actions import Throw
from purrlor.table import numbers
from purrlor.table.conform import legal_settings
from purrlor.table.game import Game, all_games
from purrlor.table.numbers import ActionSpace, EventSpace
from purrlor.table.records import Action, Count, Event, Implied, Named, Seat

Card = Annotated[str, Named("card", ["ace", "king", "queen"])]
Held = Annotated[Card, Implied(lambda state: state.held)]


class Play(Action, frozen=True):
    card: Card
    target: Seat


class Bid(Action, frozen=True):
    amount: Annotated[int, msgspec.Meta(ge=2, le=5)]
    card: Card | None


class Place(Action, frozen=True):
    card: Held
    place: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Pass(Action, frozen=True):
    pass


class Passed(Event, frozen=True):
    seat: Seat


class Played(Event, frozen=True):
    seat: Seat
    card: Card | None
    points: Count


class Table(State):
    """Three seats, somebody holds a queen."""

    def __init__(self) -> None:
        super().__init__(3, Rng.seeded(0))
        self.held = 2


ACTIONS = ActionSpace(__name__)
EVENTS = EventSpace(__name__)


def test_blocks_follow_each_other_in_the_order_of_declaration() -> None:
    assert ACTIONS.types == (Play, Bid, Place, Pass)
    assert [ACTIONS.first(kind) for kind in ACTIONS.types] == [0, 3 * 8, 3 * 8 + 4 * 4, 3 * 8 + 4 * 4 + 10]
    assert ACTIONS.size == 3 * 8 + 4 * 4 + 10 + 1


def test_a_seat_takes_as_many_numbers_as_the_game_says() -> None:
    assert ActionSpace(__name__, seats=12).first(Bid) == 3 * 12


def test_the_last_field_counts_fastest_and_nothing_is_the_last_value() -> None:
    state, first = Table(), ACTIONS.first(Bid)
    assert ACTIONS.record(state, 8 + 2) == Play("king", 2)
    assert [ACTIONS.record(state, first + i) for i in range(5)] == [
        Bid(2, "ace"),
        Bid(2, "king"),
        Bid(2, "queen"),
        Bid(2, None),
        Bid(3, "ace"),
    ]


def test_what_the_table_implies_is_in_the_record_and_not_in_the_number() -> None:
    state = Table()
    assert ACTIONS.record(state, ACTIONS.first(Place) + 4) == Place("queen", 4)
    assert ACTIONS.number(state, Place("queen", 4)) == ACTIONS.first(Place) + 4
    assert ACTIONS.number(state, Place("ace", 4)) == -1
    state.held = 0
    assert ACTIONS.record(state, ACTIONS.first(Place) + 4) == Place("ace", 4)


@pytest.mark.parametrize(
    "action",
    [Play("ace", 3), Play("joker", 0), Bid(1, "ace"), Bid(6, None), Place("queen", 10), Throw("potion_1", 1)],
)
def test_what_means_nothing_at_the_table_has_no_number(action: Action) -> None:
    assert ACTIONS.number(Table(), action) == -1


def test_a_number_beyond_the_space_is_an_error() -> None:
    with pytest.raises(IndexError):
        ACTIONS.record(Table(), ACTIONS.size)


def test_a_field_of_an_action_needs_a_range(monkeypatch: pytest.MonkeyPatch) -> None:
    class Vague(Action, frozen=True):
        amount: Count

    monkeypatch.setitem(globals(), "Vague", Vague)
    with pytest.raises(TypeError, match=r"Vague\.amount"):
        ActionSpace(__name__)


def test_events_are_numbered_in_order_and_read_by_their_fields() -> None:
    assert [EVENTS.number(kind) for kind in (Passed, Played)] == [0, 1]
    happened = [(1, 2, 1, 30, -1), (0, 1, -1, -1, -1), (1, 2, -1, -1, -1)]
    assert EVENTS.read(happened) == [Played(2, "king", 30), Passed(1), Played(2, None, -1)]


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_every_number_of_a_game_names_an_action_that_names_it(game: Game[Any]) -> None:
    for players in (min(game.player_counts()), max(game.player_counts())):
        settings = next(given for given in legal_settings(game) if given["players"] == players)
        state = game.deal(settings, {}, Rng.seeded(1))
        for number in range(game.actions.size):
            action = game.actions.record(state, number)
            seats = [getattr(action, field.name) for field in action.fields() if field.seat]
            here = all(seat is None or seat < players for seat in seats)
            assert game.actions.number(state, action) == (number if here else -1)


def test_events_that_come_again_are_remembered_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbers, "REMEMBERED", 10)
    space = EventSpace(__name__)
    [first] = space.read([(1, 2, 0, 7)])
    assert first == Played(2, "ace", 7)
    assert space.read([(1, 2, 0, 7)])[0] is first
    for points in range(50):
        assert space.read([(1, 0, -1, points)]) == [Played(0, None, points)]
        assert len(space._known) <= 10
