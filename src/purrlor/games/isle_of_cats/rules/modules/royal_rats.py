"""Royal rats, which an event brings: drive them off for a fish before the boat moves (IC-8.42)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.isle_of_cats.rules.aboard import placement_in, tile_in, touches_a_cat
from purrlor.games.isle_of_cats.rules.day.take_off import take_off
from purrlor.games.isle_of_cats.rules.numbers import DONE, FED, REMOVE
from purrlor.games.isle_of_cats.rules.pieces.squares import SQUARES
from purrlor.games.isle_of_cats.rules.pieces.tiles import KIND, ROYAL_RAT
from purrlor.games.isle_of_cats.rules.questions import ASK_ROYAL_RATS
from purrlor.games.isle_of_cats.rules.table import FISH, OWN, RAT_STOCK, Question, Table


def offer_royal_rats(state: Table, seat: i64) -> None:
    """Offer to drive off royal rats that have a cat beside them, for a fish."""
    if not state.events or state.fish(seat) < 1:
        return
    for slot in range(state.tiles_on(seat)):
        if KIND[tile_in(state.boats, seat, slot)] == ROYAL_RAT and touches_a_cat(
            state.shapes, state.boats, seat, slot
        ):
            state.offer(REMOVE + placement_in(state.shapes, state.boats, seat, slot) % SQUARES)


def drive_off(state: Table, seat: i64, square: i64) -> None:
    """Feed a fish to a cat: the royal rat goes."""
    state.own[seat * OWN + FISH] -= 1
    state.tell(FED, seat)
    take_off(state, seat, square)
    state.stock[RAT_STOCK] += 1


def can_drive_off(state: Table, seat: i64) -> bool:
    """Tell whether a seat can drive off a royal rat."""
    state.count = 0
    offer_royal_rats(state, seat)
    return state.count > 0


def ask_for_royal_rats(state: Table) -> bool:
    """Ask the next seat that can drive off a royal rat before the boat moves; tell whether there was one."""
    while state.events and state.at < state.seats:
        seat = state.order[state.at]
        state.at += 1
        if can_drive_off(state, seat):
            state.ask(ASK_ROYAL_RATS, seat)
            return True
    state.at = 0
    return False


class RoyalRats(Question):
    """Ask which royal rats are driven off before the boat moves."""

    def offer(self, state: Table, seat: i64) -> None:
        """Offer the royal rats to be driven off."""
        offer_royal_rats(state, seat)
        state.offer(DONE)

    def answer(self, state: Table, seat: i64, action: i64) -> None:
        """Drive one off, and ask again while there are more."""
        if action == DONE:
            state.frames.pop()
            return
        drive_off(state, seat, action - REMOVE)
        if not can_drive_off(state, seat):
            state.frames.pop()
