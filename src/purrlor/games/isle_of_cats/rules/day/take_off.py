"""Take tiles off a boat again: royal rats that are driven off, treasures that are given up."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.isle_of_cats.rules.aboard import remove, slot_covering, tile_in
from purrlor.games.isle_of_cats.rules.numbers import REMOVED
from purrlor.games.isle_of_cats.rules.table import Table


def take_off(state: Table, seat: i64, square: i64) -> i64:
    """Take the tile off that covers a square; tell which it was."""
    slot = slot_covering(state.shapes, state.boats, seat, square)
    tile = tile_in(state.boats, seat, slot)
    remove(state.shapes, state.boats, seat, slot)
    state.tell(REMOVED, seat, tile, square)
    return tile
