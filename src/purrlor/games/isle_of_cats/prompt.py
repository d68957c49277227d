"""Say what a player is asked on the Isle of Cats."""

from __future__ import annotations

from purrlor.games.isle_of_cats.cards import CARD_NAMES
from purrlor.games.isle_of_cats.rules import questions as q
from purrlor.games.isle_of_cats.rules.day.effects import lowest_packed
from purrlor.games.isle_of_cats.rules.day.explore import SOLO_KEEP, end_of_pack, first_in_pack
from purrlor.games.isle_of_cats.rules.modules.family import CARDS_KEPT
from purrlor.games.isle_of_cats.rules.numbers import PASS
from purrlor.games.isle_of_cats.rules.packs import KEEP_A_ROUND
from purrlor.games.isle_of_cats.rules.pieces.tiles import TILE_NAMES
from purrlor.games.isle_of_cats.rules.table import OWN, PICKS, Table
from purrlor.table.game import Prompt

KEYS = {
    q.ASK_DRAFT: "ask-keep",
    q.ASK_BUY: "ask-buy",
    q.ASK_WINDOW: "ask-window",
    q.ASK_COLOUR: "ask-colour",
    q.ASK_RESCUE_CARDS: "ask-cards",
    q.ASK_TURN: "ask-rescue",
    q.ASK_SECOND_KITTEN: "ask-kitten",
    q.ASK_FIND: "ask-find",
    q.ASK_PLACE: "ask-place",
    q.ASK_MAP_TREASURE: "ask-bonus",
    q.ASK_CARD_TREASURE: "ask-treasure",
    q.ASK_OSHAX: "ask-oshax",
    q.ASK_DRAWN_CARDS: "ask-offer",
    q.ASK_MOVE: "ask-move",
    q.ASK_SORT: "ask-sort",
    q.ASK_GIVE_UP_LESSONS: "ask-give-up",
    q.ASK_GIVE_UP_TREASURES: "ask-take-off",
    q.ASK_TOKEN: "ask-token",
    q.ASK_ROYAL_RATS: "ask-rats",
    q.ASK_FAMILY_CARDS: "ask-family",
}
WINDOWS = ("dawn", "bought", "cards", "end")


def prompt(state: Table, seat: int) -> Prompt:
    """Ask a seat what the game asks it."""
    kind = state.frames.kind()
    key = KEYS[kind]
    detail = state.frames.detail(0)
    if kind == q.ASK_PLACE:
        return Prompt(key, {"tile": f"tile:{TILE_NAMES[detail]}"})
    if kind == q.ASK_SORT:
        return Prompt(key, {"tile": f"tile:{TILE_NAMES[lowest_packed(detail)]}"})
    if kind == q.ASK_COLOUR:
        return Prompt(key, {"card": f"card:{CARD_NAMES[detail]}"})
    if kind == q.ASK_DRAFT:
        return Prompt(key, {"left": _left_to_keep(state, seat), "others": state.seats - 1})
    if kind == q.ASK_FAMILY_CARDS:
        return Prompt(key, {"left": CARDS_KEPT - state.own[seat * OWN + PICKS]})
    if kind == q.ASK_WINDOW:
        return Prompt(f"{key}-{WINDOWS[detail]}")
    if kind in (q.ASK_MOVE, q.ASK_GIVE_UP_LESSONS, q.ASK_GIVE_UP_TREASURES):
        return Prompt(key, {"left": detail})
    if kind == q.ASK_TURN:
        return _ask_turn(state, seat)
    if kind in (q.ASK_BUY, q.ASK_DRAWN_CARDS, q.ASK_SECOND_KITTEN):
        return Prompt(key, {"fish": state.fish(seat)})
    return Prompt(key)


def _left_to_keep(state: Table, seat: int) -> int:
    """Count the cards that a seat still keeps of the pack in its hands (IC-3.22)."""
    wanted = SOLO_KEEP if state.is_solo() else KEEP_A_ROUND
    left = end_of_pack(state, seat) - first_in_pack(state, seat)
    return min(wanted - state.own[seat * OWN + PICKS], left)


def _ask_turn(state: Table, seat: int) -> Prompt:
    if state.family:
        return Prompt("ask-family-turn")
    again = state.frames.detail(0) == 1
    fish, baskets = state.fish(seat), state.baskets_ready(seat)
    if not again and state.legal_actions(seat) == [PASS]:
        # Say why there is nothing to do but to go on.
        return Prompt("ask-rescue-no-basket" if baskets == 0 else "ask-rescue-none", {"fish": fish})
    return Prompt("ask-extra" if again else "ask-rescue", {"fish": fish, "baskets": baskets})
