"""Say why a player can't do something on the Isle of Cats, with the rule."""

from __future__ import annotations

from purrlor.games.isle_of_cats.actions import (
    ACTIONS,
    Buy,
    Choose,
    DiscardTile,
    Done,
    GiveUp,
    Keep,
    Lay,
    LayToken,
    Move,
    Pass,
    PassToday,
    PassToEnd,
    Place,
    Play,
    Remove,
    Take,
)
from purrlor.games.isle_of_cats.cards import ANYTIME_CARD, CARD_COST, CARD_NAMES, CARD_TYPE, RESCUE_CARD
from purrlor.games.isle_of_cats.rules import questions as q
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import (
    ALREADY_COVERED,
    OFF_THE_BOAT,
    TOUCHES_NOTHING,
    fits,
    slot_covering,
    tile_in,
    why_not_here,
)
from purrlor.games.isle_of_cats.rules.day.rescue import price_of
from purrlor.games.isle_of_cats.rules.modules.kittens import SECOND_KITTEN_PRICE
from purrlor.games.isle_of_cats.rules.pieces.squares import SQUARES
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    BEAST,
    COMMON,
    KIND,
    NURSERY,
    OSHAX,
    RARE,
    ROYAL_RAT,
    SIDE_NAMES,
    TILE_NAMES,
)
from purrlor.games.isle_of_cats.rules.table import Table
from purrlor.table.reasons import Argument, Reason
from purrlor.table.records import Action

WHY_NOT_HERE = {OFF_THE_BOAT: "off-the-boat", ALREADY_COVERED: "covered"}


def why(state: Table, seat: int, action: Action) -> Reason | None:
    """Tell why a seat that is asked can't do an action; None if it can."""
    if ACTIONS.number(state, action) in state.legal_actions(seat):
        return None
    match action:
        case Place(_, turn, square):
            return _why_not_place(state, seat, turn, square)
        case Take(tile, side):
            return _why_not_take(state, seat, tile, side)
        case Choose(tile):
            return _why_not_choose(state, seat, tile)
        case Remove(square):
            return _why_not_remove(state, seat, square)
        case Keep(card):
            asked = q.ASK_FAMILY_CARDS if state.family else q.ASK_DRAFT
            return _why_not_one_of(state, seat, card, asked, t.PACK)
        case Buy(card):
            return _why_not_buy(state, seat, card)
        case Play(card):
            return _why_not_play(state, seat, card)
        case Lay(card):
            if CARD_TYPE[CARD_NAMES.index(card)] != RESCUE_CARD:
                return _about_card("IC-8.3", "no-rescue-card", card)
            return _why_not_one_of(state, seat, card, q.ASK_RESCUE_CARDS, t.HAND)
        case GiveUp(card):
            return _why_not_one_of(state, seat, card, q.ASK_GIVE_UP_LESSONS, t.LAID)
        case Move(tile):
            return _about_tile("IC-8.24", "not-to-be-moved", tile)
        case LayToken():
            return Reason("IC-8.47", "no-such-token")
        case Pass() | Done() | PassToday() | PassToEnd():
            return Reason("", "must-choose")
        case DiscardTile():
            return Reason("IC-8.7", "it-fits")
    return Reason("", "not-asked")


def _why_not_place(state: Table, seat: int, turn: int, square: int) -> Reason:
    if state.frames.kind() != q.ASK_PLACE:
        return Reason("IC-3.31", "nothing-to-place")
    because = why_not_here(state.boats, seat, state.frames.detail(0), turn * SQUARES + square)
    if because == TOUCHES_NOTHING:
        return Reason("IC-3.31", "touches-nothing")
    return Reason("IC-3.31", WHY_NOT_HERE[because], {"square": square})


def _why_not_take(state: Table, seat: int, name: str, side_name: str) -> Reason:
    tile, side, question = TILE_NAMES.index(name), SIDE_NAMES.index(side_name), state.frames.kind()
    if question not in (q.ASK_TURN, q.ASK_SECOND_KITTEN):
        return Reason("IC-3.24", "not-rescuing")
    if state.find_in_field(side, tile) < 0:
        return Reason("IC-3.24", "tile-not-there", {"tile": f"tile:{name}", "side": f"side:{side_name}"})
    second = question == q.ASK_SECOND_KITTEN
    if second and side != NURSERY:
        return Reason("IC-7.1", "only-a-kitten")
    if side == NURSERY and not state.is_first(seat):
        return Reason("IC-7.1", "kittens-for-the-first")
    if not second and not state.family and state.baskets_ready(seat) == 0:
        return Reason("IC-3.24", "no-basket")
    if KIND[tile] == BEAST and state.frames.detail(0) == 1:
        return Reason("IC-8.23", "no-extra-beast")
    price = SECOND_KITTEN_PRICE if second else price_of(state, side, tile)
    if price > state.fish(seat):
        return Reason("IC-3.24", "too-few-fish", {"price": price, "fish": state.fish(seat)})
    return _about_tile("IC-8.22", "fits-nowhere", name)


def _why_not_choose(state: Table, seat: int, name: str) -> Reason:
    if state.frames.kind() not in (q.ASK_MAP_TREASURE, q.ASK_CARD_TREASURE, q.ASK_OSHAX):
        return Reason("IC-3.33", "no-treasure-now")
    tile = TILE_NAMES.index(name)
    if KIND[tile] in (OSHAX, RARE, COMMON):
        if state.stock[state.stock_place(tile)] == 0:
            return _about_tile("IC-3.33", "tile-gone", name)
        if not fits(state.boats, seat, tile):
            return _about_tile("IC-8.15", "fits-nowhere", name)
    return _about_tile("IC-8.15", "not-this-one", name)


def _why_not_remove(state: Table, seat: int, square: int) -> Reason:
    slot = slot_covering(state.boats, seat, square)
    if slot < 0:
        return Reason("IC-8.42", "nothing-there", {"square": square})
    tile = tile_in(state.boats, seat, slot)
    if KIND[tile] != ROYAL_RAT:
        return _about_tile("IC-8.42", "stays-aboard", TILE_NAMES[tile])
    return Reason("IC-8.42", "rat-stays")


def _why_not_one_of(state: Table, seat: int, card: str, asked: int, place: int) -> Reason:
    """Tell why a card is not one of those that a question offers."""
    if state.frames.kind() != asked:
        return _about_card("IC-3.22", "not-now", card)
    assert state.find_card(CARD_NAMES.index(card), place, seat) < 0
    return _about_card("IC-3.22", "not-held", card)


def _why_not_buy(state: Table, seat: int, name: str) -> Reason:
    card, question = CARD_NAMES.index(name), state.frames.kind()
    if question not in (q.ASK_BUY, q.ASK_DRAWN_CARDS):
        return _about_card("IC-3.22", "not-now", name)
    if state.find_card(card, t.KEPT if question == q.ASK_BUY else t.OFFERED, seat) < 0:
        return _about_card("IC-3.22", "not-held", name)
    return _about_card("IC-3.22", "too-dear", name, price=CARD_COST[card], fish=state.fish(seat))


def _why_not_play(state: Table, seat: int, name: str) -> Reason:
    card, question = CARD_NAMES.index(name), state.frames.kind()
    if state.find_in_hand(card, seat) < 0:
        return _about_card("IC-4.0", "not-held", name)
    if CARD_TYPE[card] != ANYTIME_CARD and question != q.ASK_FIND:
        return _about_card("IC-3.25", "not-now", name)
    return _about_card("IC-8.5", "only-fish-cards" if question == q.ASK_BUY else "no-use-now", name)


def _about_card(rule: str, key: str, card: str, **args: Argument) -> Reason:
    return Reason(rule, key, {"card": f"card:{card}", **args})


def _about_tile(rule: str, key: str, tile: str) -> Reason:
    return Reason(rule, key, {"tile": f"tile:{tile}"})
