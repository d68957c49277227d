"""Fill the fields and go fishing, phase 1 of a day (IC-3.21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.rules.modules.beasts import draw_beasts
from purrlor.games.isle_of_cats.rules.numbers import DREW_TILE, FISHED, FOUND_RARE
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import FEWER_CATS, TWO_FISH_FEWER, TWO_FISH_MORE
from purrlor.games.isle_of_cats.rules.pieces.tiles import LEFT, RARES, RIGHT
from purrlor.games.isle_of_cats.rules.table import FISH, OWN, Table

FISH_A_DAY: Final = 20
FISH_OF_EVENT: Final = 2
IN_EACH_FIELD: Final = 2  # cats for each player; one alone gets as many as two
FEWEST_PLAYERS: Final = 2


def fill_fields(state: Table) -> None:
    """Draw cats for both fields; beasts take the right one on the first day (IC-8.34, IC-8.36)."""
    players = max(state.seats, FEWEST_PLAYERS)
    wanted = players * IN_EACH_FIELD
    draw_cats(state, LEFT, wanted - players if state.has_event(FEWER_CATS) else wanted)
    if state.beasts and state.day == 1:
        draw_beasts(state, wanted)
    else:
        draw_cats(state, RIGHT, wanted)


def draw_cats(state: Table, side: i64, wanted: i64) -> None:
    """Draw until a field is full; rare treasures found on the way are laid out."""
    while state.in_field(side) < wanted and state.bag_size > 0:
        tile = state.draw_tile()
        if tile >= RARES:
            state.add_rare(tile)
            state.tell(FOUND_RARE, tile)
        else:
            state.add_to_field(side, tile)
            state.tell(DREW_TILE, tile, side)


def go_fishing(state: Table) -> None:
    """Give everybody the day's fish (IC-8.18, IC-8.46)."""
    fish: i64 = FISH_A_DAY
    if state.has_event(TWO_FISH_MORE):
        fish += FISH_OF_EVENT
    if state.has_event(TWO_FISH_FEWER):
        fish -= FISH_OF_EVENT
    for seat in range(state.seats):
        state.own[seat * OWN + FISH] += fish
        state.tell(FISHED, seat, fish, state.own[seat * OWN + FISH])
