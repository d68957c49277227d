"""Say what a player is asked on the Isle of Cats."""

from __future__ import annotations

from purrlor.games.isle_of_cats.cards import CARD_NAMES
from purrlor.games.isle_of_cats.rules import numbers as n
from purrlor.games.isle_of_cats.rules.day.effects import lowest_packed
from purrlor.games.isle_of_cats.rules.pieces.tiles import TILE_NAMES
from purrlor.games.isle_of_cats.rules.table import Table
from purrlor.table.game import Prompt

KEYS = {
    n.ASK_DRAFT: "ask-keep",
    n.ASK_BUY: "ask-buy",
    n.ASK_WINDOW: "ask-window",
    n.ASK_COLOUR: "ask-colour",
    n.ASK_RESCUE_CARDS: "ask-cards",
    n.ASK_TURN: "ask-rescue",
    n.ASK_SECOND_KITTEN: "ask-kitten",
    n.ASK_FIND: "ask-find",
    n.ASK_PLACE: "ask-place",
    n.ASK_MAP_TREASURE: "ask-bonus",
    n.ASK_CARD_TREASURE: "ask-treasure",
    n.ASK_OSHAX: "ask-oshax",
    n.ASK_DRAWN_CARDS: "ask-offer",
    n.ASK_MOVE: "ask-move",
    n.ASK_SORT: "ask-sort",
    n.ASK_GIVE_UP_LESSONS: "ask-give-up",
    n.ASK_GIVE_UP_TREASURES: "ask-take-off",
    n.ASK_TOKEN: "ask-token",
    n.ASK_ROYAL_RATS: "ask-rats",
    n.ASK_FAMILY_CARDS: "ask-family",
}
WINDOWS = ("dawn", "bought", "cards", "end")


def prompt(state: Table, seat: int) -> Prompt:
    """Ask a seat what the game asks it."""
    kind = state.frames.kind()
    key = KEYS[kind]
    detail = state.frames.detail(0)
    if kind == n.ASK_PLACE:
        return Prompt(key, {"tile": f"tile:{TILE_NAMES[detail]}"})
    if kind == n.ASK_SORT:
        return Prompt(key, {"tile": f"tile:{TILE_NAMES[lowest_packed(detail)]}"})
    if kind == n.ASK_COLOUR:
        return Prompt(key, {"card": f"card:{CARD_NAMES[detail]}"})
    if kind == n.ASK_WINDOW:
        return Prompt(f"{key}-{WINDOWS[detail]}")
    if kind in (n.ASK_MOVE, n.ASK_GIVE_UP_LESSONS, n.ASK_GIVE_UP_TREASURES):
        return Prompt(key, {"left": detail})
    if kind == n.ASK_TURN:
        return _ask_turn(state, seat)
    if kind in (n.ASK_BUY, n.ASK_DRAWN_CARDS):
        return Prompt(key, {"fish": state.fish(seat)})
    return Prompt(key)


def _ask_turn(state: Table, seat: int) -> Prompt:
    if state.family:
        return Prompt("ask-family-turn")
    again = state.frames.detail(0) == 1
    fish, baskets = state.fish(seat), state.baskets_ready(seat)
    return Prompt("ask-extra" if again else "ask-rescue", {"fish": fish, "baskets": baskets})
