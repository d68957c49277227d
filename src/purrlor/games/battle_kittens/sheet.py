"""Fill in the nine Battlegrounds of a game of Battle Kittens: totals, Flags, and what the King gave."""

from __future__ import annotations

from typing import Annotated

import msgspec

from purrlor.games.battle_kittens.cards import ATTRIBUTES, GROUND_NAMES, POINT, ROUND_GROUNDS
from purrlor.games.battle_kittens.events import Attribute, Ground
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.rules.table import BLANK_SEATS, BLANK_SQUADS, OVER, SLOTS
from purrlor.table.filled import Sheet, SheetFaults, one_each
from purrlor.table.options import PLAYERS
from purrlor.table.reasons import refused

Total = Annotated[int, msgspec.Meta(ge=-99, le=999)]
Flags = Annotated[int, msgspec.Meta(ge=-9, le=40)]
Fish = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Battleground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One Battleground: total in its Attribute and Flags of every player or team, King cards included."""

    ground: Ground
    attribute: Attribute
    totals: tuple[Total, ...]
    flags: tuple[Flags, ...]


class Filled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game; `royal` is the fish that King cards gave every player or team."""

    grounds: tuple[Battleground, ...]
    royal: tuple[Fish, ...]


def lay_out(state: BattleKittens, sheet: Filled, faults: SheetFaults) -> None:
    """Rank the squads at every Battleground and pay fish (BK-20)."""
    if len(sheet.grounds) != SLOTS:
        raise refused("sheet-nine-grounds", rule="BK-6", found=len(sheet.grounds))
    one_each(sheet.royal, state.sides)
    state.sums = BLANK_SQUADS[:]
    state.bonus = BLANK_SEATS[:]
    for slot, filled in enumerate(sheet.grounds):
        one_each(filled.totals, state.sides)
        one_each(filled.flags, state.sides)
        state.round, state.ground = divmod(slot, ROUND_GROUNDS)
        state.grounds[slot] = faults.known(f"grounds.{slot}.ground", filled.ground, GROUND_NAMES)
        state.attributes[slot] = faults.known(f"grounds.{slot}.attribute", filled.attribute, ATTRIBUTES)
        for side in range(state.sides):
            state.bonus[side] = filled.totals[side] * POINT + filled.flags[side]
        state.pay()
    for side in range(state.sides):
        state.royal[side] = sheet.royal[side]
        state.fish[side] += sheet.royal[side]
    state.phase = OVER
    state.pending = 0


def blank(state: BattleKittens) -> Filled:
    """Give a sheet of nine Battlegrounds without names."""
    nothing = (0,) * state.sides
    return Filled((Battleground("", "", nothing, nothing),) * SLOTS, nothing)


SHEET = Sheet(Filled, lay_out, blank, (PLAYERS, "team", "family"))
