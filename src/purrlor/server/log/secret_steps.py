"""Find steps that only their actor can notice, and number the log for each seat without those of others."""

from __future__ import annotations

from typing import Any

from purrlor.core.state import WATCHER, State
from purrlor.table.game import Game
from purrlor.table.records import Event, hears


class Numbering:
    """The numbers of a log's entries as each seat counts them: secret steps of others have none."""

    def __init__(self, seats: int) -> None:
        self._secret: list[tuple[int, int]] = []  # entries, with the seats that alone know of them
        self._missed = [0] * (seats + 1)  # by seat, WATCHER last

    def hide(self, entry: int, actor: int) -> None:
        """Count an entry for nobody but its actor."""
        self._secret.append((entry, actor))
        for seat in range(WATCHER, len(self._missed) - 1):
            self._missed[seat] += seat != actor

    def number(self, seat: int, entry: int) -> int:
        """Return the number of the last entry as a seat (or WATCHER) counts."""
        return entry - self._missed[seat]

    def entry(self, seat: int, number: int) -> int:
        """Return the entry that has a number for a seat."""
        for entry, actor in self._secret:
            if entry > number:
                break
            number += actor != seat
        return number


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
