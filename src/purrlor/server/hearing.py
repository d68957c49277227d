"""Number what each seat is told: a step that only its actor can notice has no number for anybody else."""

from __future__ import annotations

from typing import Any

from purrlor.core.state import WATCHER, State
from purrlor.table.game import Game
from purrlor.table.records import Event, hears


class Hearing:
    """How much of a log each seat has heard of; onlookers can't count what was done in secret."""

    def __init__(self, seats: int) -> None:
        self._secret: list[tuple[int, int]] = []  # entries of which their actors alone know
        self._missed = [0] * (seats + 1)  # by seat, WATCHER last

    def hush(self, entry: int, actor: int) -> None:
        """Note that nobody but the actor knows of an entry."""
        self._secret.append((entry, actor))
        for seat in range(WATCHER, len(self._missed) - 1):
            self._missed[seat] += seat != actor

    def told(self, seat: int, entry: int) -> int:
        """Give the number under which a seat (or WATCHER) knows the last entry."""
        return entry - self._missed[seat]

    def entry(self, seat: int, told: int) -> int:
        """Find the entry that a seat knows under a number."""
        for entry, actor in self._secret:
            if entry > told:
                break
            told += actor != seat
        return told


def is_secret(game: Game[Any], before: State, after: State, actor: int, events: list[Event]) -> bool:
    """Tell whether a step changed nothing that anybody but its actor can notice."""
    if before.pending != after.pending:
        return False
    others = [seat for seat in range(WATCHER, before.seats) if seat != actor]
    if any(hears(event, seat) for event in events for seat in others):
        return False
    if game.table_view(before) != game.table_view(after):
        return False
    return all(_knows(game, before, seat) == _knows(game, after, seat) for seat in others if seat != WATCHER)


def _knows(game: Game[Any], state: State, seat: int) -> tuple[object, ...]:
    own = game.seat_view(state, seat)
    if not (state.pending >> seat) & 1:
        return (own,)
    return own, game.prompt(state, seat), state.legal_actions(seat)
