"""Say why a player can't do something on the Isle of Cats, with the rule."""

from __future__ import annotations

from purrlor.games.isle_of_cats.cards import ANYTIME_CARD, CARD_COST, CARD_NAMES, CARD_TYPE, RESCUE_CARD
from purrlor.games.isle_of_cats.rules import numbers as n
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import (
    ALREADY_COVERED,
    FITS,
    OFF_THE_BOAT,
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
    FIELDS,
    KIND,
    NURSERY,
    OSHAX,
    RARE,
    ROYAL_RAT,
    SIDE_NAMES,
    SIDES,
    TILE_NAMES,
)
from purrlor.games.isle_of_cats.rules.table import Table
from purrlor.table.reasons import Reason

NOT_ASKED = Reason("", "not-asked")


def why(state: Table, seat: int, number: int) -> Reason | None:
    """Tell why a seat that is asked can't do an action; None if it can."""
    if not 0 <= number < n.ACTIONS:
        return Reason("", "no-such-action", {"action": str(number)[:12]})
    if number in state.legal_actions(seat):
        return None
    if number < n.TAKE:
        return _why_not_place(state, seat, number)
    if number < n.CHOOSE:
        return _why_not_take(state, seat, *divmod(number - n.TAKE, SIDES))
    if number < n.REMOVE:
        return _why_not_choose(state, seat, number - n.CHOOSE)
    if number < n.KEEP:
        return _why_not_remove(state, seat, number - n.REMOVE)
    if number < n.MOVE:
        return _why_not_card(state, seat, number)
    return _why_not_other(state, number)


def _kind(state: Table) -> int:
    return state.frames.kind()


def _why_not_place(state: Table, seat: int, placement: int) -> Reason:
    if _kind(state) != n.ASK_PLACE:
        return Reason("IC-3.31", "nothing-to-place")
    tile = state.frames.detail(0)
    because = why_not_here(state.boats, seat, tile, placement)
    assert because != FITS
    if because == OFF_THE_BOAT:
        return Reason("IC-3.31", "off-the-boat", {"square": placement % SQUARES})
    if because == ALREADY_COVERED:
        return Reason("IC-3.31", "covered", {"square": placement % SQUARES})
    return Reason("IC-3.31", "touches-nothing")


def _why_not_take(state: Table, seat: int, tile: int, side: int) -> Reason:
    if _kind(state) not in (n.ASK_TURN, n.ASK_SECOND_KITTEN):
        return Reason("IC-3.24", "not-rescuing")
    if state.find_in_field(side, tile) < 0:
        args: dict[str, int | str] = {"tile": _tile(tile), "side": f"side:{SIDE_NAMES[side]}"}
        return Reason("IC-3.24", "tile-not-there", args)
    second = _kind(state) == n.ASK_SECOND_KITTEN
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
    return Reason("IC-8.22", "fits-nowhere", {"tile": _tile(tile)})


def _why_not_choose(state: Table, seat: int, tile: int) -> Reason:
    if _kind(state) not in (n.ASK_MAP_TREASURE, n.ASK_CARD_TREASURE, n.ASK_OSHAX):
        return Reason("IC-3.33", "no-treasure-now")
    from_island = KIND[tile] in (OSHAX, RARE, COMMON)
    if from_island and state.stock[state.stock_place(tile)] == 0:
        return Reason("IC-3.33", "tile-gone", {"tile": _tile(tile)})
    if from_island and not fits(state.boats, seat, tile):
        return Reason("IC-8.15", "fits-nowhere", {"tile": _tile(tile)})
    return Reason("IC-8.15", "not-this-one", {"tile": _tile(tile)})


def _why_not_remove(state: Table, seat: int, square: int) -> Reason:
    slot = slot_covering(state.boats, seat, square)
    if slot < 0:
        return Reason("IC-8.42", "nothing-there", {"square": square})
    tile = tile_in(state.boats, seat, slot)
    if KIND[tile] != ROYAL_RAT:
        return Reason("IC-8.42", "stays-aboard", {"tile": _tile(tile)})
    return Reason("IC-8.42", "rat-stays")


def _why_not_card(state: Table, seat: int, number: int) -> Reason:
    if number >= n.GIVE_UP:
        return _why_not_held(state, seat, number - n.GIVE_UP, n.ASK_GIVE_UP_LESSONS, t.LAID)
    if number >= n.LAY:
        card = number - n.LAY
        if CARD_TYPE[card] != RESCUE_CARD:
            return Reason("IC-8.3", "no-rescue-card", {"card": _card(card)})
        return _why_not_held(state, seat, card, n.ASK_RESCUE_CARDS, t.HAND)
    if number >= n.PLAY:
        return _why_not_play(state, seat, (number - n.PLAY) // n.COLOUR_CHOICES)
    if number >= n.BUY:
        return _why_not_buy(state, seat, number - n.BUY)
    card = number - n.KEEP
    asked = n.ASK_FAMILY_CARDS if state.family else n.ASK_DRAFT
    return _why_not_held(state, seat, card, asked, t.PACK)


def _why_not_held(state: Table, seat: int, card: int, asked: int, place: int) -> Reason:
    if _kind(state) != asked:
        return Reason("IC-3.22", "not-now", {"card": _card(card)})
    assert state.find_card(card, place, seat) < 0
    return Reason("IC-3.22", "not-held", {"card": _card(card)})


def _why_not_buy(state: Table, seat: int, card: int) -> Reason:
    if _kind(state) not in (n.ASK_BUY, n.ASK_DRAWN_CARDS):
        return Reason("IC-3.22", "not-now", {"card": _card(card)})
    place = t.KEPT if _kind(state) == n.ASK_BUY else t.OFFERED
    if state.find_card(card, place, seat) < 0:
        return Reason("IC-3.22", "not-held", {"card": _card(card)})
    args: dict[str, int | str] = {
        "card": _card(card),
        "price": CARD_COST[card],
        "fish": state.fish(seat),
    }
    return Reason("IC-3.22", "too-dear", args)


def _why_not_play(state: Table, seat: int, card: int) -> Reason:
    if state.find_in_hand(card, seat) < 0:
        return Reason("IC-4.0", "not-held", {"card": _card(card)})
    if CARD_TYPE[card] != ANYTIME_CARD and _kind(state) != n.ASK_FIND:
        return Reason("IC-3.25", "not-now", {"card": _card(card)})
    if _kind(state) == n.ASK_BUY:
        return Reason("IC-8.5", "only-fish-cards", {"card": _card(card)})
    return Reason("IC-8.5", "no-use-now", {"card": _card(card)})


def _why_not_other(state: Table, number: int) -> Reason:
    if number < n.SORT:
        tile = _tile((number - n.MOVE) // FIELDS)
        return Reason("IC-8.24", "not-to-be-moved", {"tile": tile})
    if n.LAY_TOKEN <= number < n.PASS:
        return Reason("IC-8.47", "no-such-token")
    if number in (n.PASS, n.DONE, n.PASS_TODAY, n.PASS_TO_END):
        return Reason("", "must-choose")
    if number == n.DISCARD_TILE:
        return Reason("IC-8.7", "it-fits")
    return NOT_ASKED


def _card(card: int) -> str:
    return f"card:{CARD_NAMES[card]}"


def _tile(tile: int) -> str:
    return f"tile:{TILE_NAMES[tile]}"
