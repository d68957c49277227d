"""Fill in the end of a game of Wizards and Witches: hits, and who went out in which order."""

from __future__ import annotations

from typing import Annotated

import msgspec

from purrlor.games.wizards_and_witches.rules.wizards import WizardsAndWitches
from purrlor.table.filled import Sheet, one_each
from purrlor.table.reasons import refused

MOST_HITS = 99


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's hits; `out` is 1 for the first who went out, 0 for those who did not."""

    hits: Annotated[int, msgspec.Meta(ge=0, le=MOST_HITS)]
    out: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0


class Filled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game."""

    players: tuple[Player, ...]


def lay_out(state: WizardsAndWitches, sheet: Filled) -> None:
    """Put the players out in their order (WW-7, WW-13); if several are left, it is a stalemate (WW-23)."""
    one_each(sheet.players, state.seats)
    for seat, player in enumerate(sheet.players):
        if (player.hits >= state.goal) != (player.out > 0):
            raise refused("sheet-out-at-goal", rule="WW-7", seat=seat, goal=int(state.goal))
        state.hits[seat] = player.hits
    order = sorted((player.out, seat) for seat, player in enumerate(sheet.players) if player.out)
    if [place for place, seat in order] != list(range(1, len(order) + 1)):
        raise refused("sheet-order-of-going", rule="WW-13")
    if len(order) == state.seats:
        raise refused("sheet-somebody-is-left", rule="WW-1")
    for place, seat in order:
        state.eliminate(seat)
    left = [seat for seat, player in enumerate(sheet.players) if not player.out]
    if len(left) == 1:
        state.finish(left[0])
    else:
        state.call_off()


SHEET = Sheet(Filled, lay_out)
