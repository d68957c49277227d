"""Read observations by their layout, and check their laws: they tell all that a seat sees, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from itertools import accumulate
from typing import Any

import msgspec

from purrlor.core.observation import CELL, Part
from purrlor.core.playout import playout
from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER, State
from purrlor.table.game import Game
from purrlor.table.options import Settings


class Leak(AssertionError):
    """An observation tells more than the seat knows, or less, or something else than declared."""


def unpacked(parts: Sequence[Part], cells: Sequence[int]) -> dict[str, list[int]]:
    """Read the values of every part of an observation."""
    found: dict[str, list[int]] = {}
    at = 0
    for part in parts:
        mask, each = (1 << part.width) - 1, CELL // part.width
        if each == 1:
            found[part.name] = [int(cell) for cell in cells[at : at + part.size]]
        else:
            found[part.name] = [
                (int(cells[at + i // each]) >> (part.width * (i % each))) & mask for i in range(part.size)
            ]
        at += part.cells
    return found


class ObservationLaws:
    """The laws about observations, checked on positions of games with the same settings.

    A guessed world observes the same: nothing hidden leaks. Positions that a seat sees differently are
    observed differently: nothing is missing. Every value keeps to its declared bounds.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        assert game.observer is not None
        self.game = game
        self.layout = game.observer.layout(seats)
        # Numbers with their first cells; flags and counts have no bits for anything out of bounds.
        firsts = accumulate((part.cells for part in self.layout), initial=0)
        self.numbers = [pair for pair in zip(self.layout, firsts, strict=False) if pair[0].width == CELL]
        self.seen: dict[tuple[int, bytes], bytes] = {}  # by seat and observation: a digest of the view
        self.count = 0

    def check(self, state: State, seat: int, world: State) -> None:
        """Check one position as a seat sees it, and a world that the seat can't tell from it."""
        self.count += 1
        cells = self.game.observe(state, seat)
        observed = cells.tobytes()
        if self.game.observe(world, seat).tobytes() != observed:
            raise Leak("a guessed world observes the same", self.differing(cells, world, seat))
        self.note(state, seat, observed)

    def note(self, state: State, seat: int, observed: bytes) -> None:
        """Check that whatever was observed like this looked the same."""
        view = msgspec.json.encode(self.game.view(state, seat))
        digest = blake2b(view, digest_size=8).digest()
        if self.seen.setdefault((seat, observed), digest) != digest:
            raise Leak("different views are observed differently", view)

    def check_secrets(self, state: State, seat: int, rng: Rng) -> None:
        """Check the same in a world that differs from the true one in all that is hidden from a watcher."""
        world = state.guess(WATCHER, rng)
        self.note(world, seat, self.game.observe(world, seat).tobytes())

    def check_bounds(self, state: State, seat: int) -> None:
        """Check that every value of an observation is one that its part may have."""
        cells = self.game.observe(state, seat)
        for part, first in self.numbers:
            values = cells[first : first + part.size]
            if min(values) < part.least or max(values) > part.most:
                raise Leak("a value keeps to its bounds", part.name, list(values))

    def differing(self, cells: Sequence[int], world: State, seat: int) -> list[str]:
        """Name the parts in which a guessed world differs."""
        mine = unpacked(self.layout, cells)
        theirs = unpacked(self.layout, self.game.observe(world, seat))
        return [name for name in mine if mine[name] != theirs[name]]


def somewhere(game: Game[Any], settings: Settings, rng: Rng) -> State:
    """Deal a game and play it at random for a while, perhaps to its end."""
    state: State = game.deal(settings, {}, rng)
    playout(state, rng, rng.below(400))
    return state


def check_observations(game: Game[Any], every: Sequence[Settings], count: int, seed: int) -> int:
    """Play random games over all settings and check so many observations; tell how many were checked."""
    rng = Rng.seeded(seed).stream("observations")
    checked = 0
    share = count // len(every) + 1
    for settings in every:
        state = somewhere(game, settings, rng)
        laws = ObservationLaws(game, state.seats)
        while laws.count < share:
            if state.pending == 0:
                state = somewhere(game, settings, rng)
            for seat in range(state.seats):
                laws.check(state, seat, state.guess(seat, rng))
            seat = rng.below(state.seats)
            laws.check_bounds(state, seat)
            laws.check_secrets(state, seat, rng)
            playout(state, rng, 1)
        checked += laws.count
    return checked
