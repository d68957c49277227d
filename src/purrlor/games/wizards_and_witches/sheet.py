"""Fill in the end of a game of Wizards and Witches: hits, and who went out in which order."""

from __future__ import annotations

from typing import Annotated

import msgspec

from purrlor.games.wizards_and_witches.rules.wizards import WizardsAndWitches
from purrlor.table.filled import Sheet, SheetFaults, one_each

MOST_HITS = 99


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's hits; `out` is 1 for the first who went out, 0 for those who did not."""

    hits: Annotated[int, msgspec.Meta(ge=0, le=MOST_HITS)]
    out: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0


class Filled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game."""

    players: tuple[Player, ...]


def lay_out(state: WizardsAndWitches, sheet: Filled, faults: SheetFaults) -> None:
    """Put the players out in their order (WW-7, WW-13); if several are left, it is a stalemate (WW-23)."""
    one_each(sheet.players, state.seats)
    for seat, player in enumerate(sheet.players):
        if (player.hits >= state.goal) != (player.out > 0):
            faults.add(
                f"players.{seat}.out", "sheet-out-at-goal", rule="WW-7", seat=seat, goal=int(state.goal)
            )
        state.hits[seat] = player.hits
    order = sorted((player.out, seat) for seat, player in enumerate(sheet.players) if player.out)
    for i, (place, seat) in enumerate(order, 1):
        if place != i:
            faults.add(f"players.{seat}.out", "sheet-order-of-going", rule="WW-13")
    if len(order) == state.seats:
        faults.add("players", "sheet-somebody-is-left", rule="WW-1")
    if faults.found:
        return
    for place, seat in order:
        state.eliminate(seat)
    left = [seat for seat, player in enumerate(sheet.players) if not player.out]
    if len(left) == 1:
        state.finish(left[0])
    else:
        state.call_off()


def blank(state: WizardsAndWitches) -> Filled:
    """Give a sheet on which nobody is hit."""
    return Filled(tuple(Player(0) for _ in range(state.seats)))


SHEET = Sheet(Filled, lay_out, blank)
