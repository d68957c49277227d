"""Say why a player can't do something on the Isle of Cats, with the rule."""

from __future__ import annotations

from purrlor.games.isle_of_cats.actions import (
    ACTIONS,
    Buy,
    Choose,
    ChooseColour,
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
    Sort,
    Take,
    TakeToken,
)
from purrlor.games.isle_of_cats.cards import (
    ANYTIME_CARD,
    CARD_AMOUNT,
    CARD_COST,
    CARD_DETAIL,
    CARD_EFFECT,
    CARD_NAMES,
    CARD_TYPE,
    DRAW_AND_PLACE,
    DRAW_INTO_FIELDS,
    GAIN_FISH_PER,
    LESSONS_FOR_BASKET,
    MOVE_CATS,
    OSHAX_CARD,
    PER_CAT_OF_COLOUR,
    RESCUE_CARD,
    RESCUE_ONE_MORE,
    SELL_BASKET,
    TREASURES_FOR_BASKET,
)
from purrlor.games.isle_of_cats.rules import questions as q
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.aboard import (
    ALREADY_COVERED,
    OFF_THE_BOAT,
    TOUCHES_NOTHING,
    fits,
    slot_covering,
    tile_in,
    touches_a_cat,
    why_not_here,
)
from purrlor.games.isle_of_cats.rules.day.anytime import FISH_CARDS, NO_CARDS
from purrlor.games.isle_of_cats.rules.day.besides import ALLOWED, NOTHING, where_to_be_placed
from purrlor.games.isle_of_cats.rules.day.effects import basket_in_use, treasures_on
from purrlor.games.isle_of_cats.rules.day.rescue import price_of
from purrlor.games.isle_of_cats.rules.modules.kittens import SECOND_KITTEN_PRICE
from purrlor.games.isle_of_cats.rules.numbers import DONE, PASS
from purrlor.games.isle_of_cats.rules.pieces.squares import SQUARES
from purrlor.games.isle_of_cats.rules.pieces.tiles import (
    BEAST,
    CAT,
    COMMON,
    COMMONS,
    KIND,
    NURSERY,
    OSHAX,
    RARE,
    ROYAL_RAT,
    SIDE_NAMES,
    SMALL_COMMONS,
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
            asked, rule = (q.ASK_FAMILY_CARDS, "IC-5.2") if state.family else (q.ASK_DRAFT, "IC-3.22")
            return _why_not_one_of(state, card, asked, rule)
        case Buy(card):
            return _why_not_buy(state, seat, card)
        case Play(card, colour):
            return _why_not_play(state, seat, card, colour)
        case Lay(card):
            return _why_not_lay(state, seat, card)
        case GiveUp(card):
            return _why_not_one_of(state, card, q.ASK_GIVE_UP_LESSONS, "IC-4.86")
        case Move(tile, side):
            return _why_not_move(state, tile, side)
        case LayToken():
            return Reason("IC-8.47", "no-such-token")
        case Pass() | Done() | PassToday() | PassToEnd():
            return _why_not_stop(state, seat)
        case DiscardTile():
            return Reason("IC-8.7", "it-fits")
        case ChooseColour():
            return Reason("IC-3.23", "not-asked")
        case TakeToken():
            return Reason("IC-8.47", "not-asked")
        case Sort():
            return Reason("IC-4.83", "not-asked")
    return Reason("", "not-asked")


def _why_not_stop(state: Table, seat: int) -> Reason:
    """Tell which way to stop there is instead, or that there is none."""
    legal = state.legal_actions(seat)
    if PASS in legal:
        return Reason("", "pass-instead")
    return Reason("", "done-instead" if DONE in legal else "must-choose")


def _why_not_place(state: Table, seat: int, turn: int, square: int) -> Reason:
    if state.frames.kind() != q.ASK_PLACE:
        return Reason("IC-3.31", "nothing-to-place")
    because = why_not_here(state.shapes, state.boats, seat, state.frames.detail(0), turn * SQUARES + square)
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
        if not fits(state.shapes, state.boats, seat, tile):
            return _about_tile("IC-8.15", "fits-nowhere", name)
    large = KIND[tile] == COMMON and tile >= COMMONS + SMALL_COMMONS
    if state.frames.kind() == q.ASK_CARD_TREASURE and large:
        price = CARD_DETAIL[state.frames.detail(0)]
        return Reason("IC-8.15", "larger-costs-more", {"price": price, "fish": state.fish(seat)})
    return _about_tile("IC-8.15", "not-this-one", name)


def _why_not_remove(state: Table, seat: int, square: int) -> Reason:
    slot = slot_covering(state.shapes, state.boats, seat, square)
    if slot < 0:
        return Reason("IC-8.42", "nothing-there", {"square": square})
    tile = tile_in(state.boats, seat, slot)
    if KIND[tile] != ROYAL_RAT:
        return _about_tile("IC-8.42", "stays-aboard", TILE_NAMES[tile])
    near = touches_a_cat(state.shapes, state.boats, seat, slot) and state.fish(seat) > 0
    if near and where_to_be_placed(state) != NOTHING:
        return Reason("IC-8.42", "rat-holds-the-place")
    return Reason("IC-8.42", "rat-stays")


def _why_not_one_of(state: Table, card: str, asked: int, rule: str) -> Reason:
    """Tell why a card is not one of those that a question offers."""
    return _about_card(rule, "not-now" if state.frames.kind() != asked else "not-held", card)


def _why_not_lay(state: Table, seat: int, name: str) -> Reason:
    if CARD_TYPE[CARD_NAMES.index(name)] != RESCUE_CARD:
        return _about_card("IC-8.3", "no-rescue-card", name)
    if state.find_in_hand(CARD_NAMES.index(name), seat) < 0:
        return _about_card("IC-8.3", "not-held", name)
    return _about_card("IC-8.3", "lay-before-the-rescue", name)


def _why_not_move(state: Table, name: str, side: str) -> Reason:
    tile = TILE_NAMES.index(name)
    if state.frames.kind() != q.ASK_MOVE:
        return Reason("IC-4.77", "moving-needs-its-card")
    if KIND[tile] != CAT:
        return _about_tile("IC-8.24", "not-to-be-moved", name)
    return Reason("IC-4.77", "tile-not-there", {"tile": f"tile:{name}", "side": f"side:{side}"})


def _why_not_buy(state: Table, seat: int, name: str) -> Reason:
    card, question = CARD_NAMES.index(name), state.frames.kind()
    if question not in (q.ASK_BUY, q.ASK_DRAWN_CARDS):
        return _about_card("IC-3.22", "not-now", name)
    if state.find_card(card, t.KEPT if question == q.ASK_BUY else t.OFFERED, seat) < 0:
        return _about_card("IC-3.22", "not-held", name)
    return _about_card("IC-3.22", "too-dear", name, price=CARD_COST[card], fish=state.fish(seat))


def _why_not_play(state: Table, seat: int, name: str, colour: str | None) -> Reason:
    card, question = CARD_NAMES.index(name), state.frames.kind()
    if state.find_in_hand(card, seat) < 0:
        return _about_card("IC-4.0", "not-held", name)
    if CARD_TYPE[card] == RESCUE_CARD:
        return _about_card("IC-8.3", "lay-before-the-rescue", name)
    if CARD_TYPE[card] != ANYTIME_CARD:
        if question != q.ASK_FIND:
            return _about_card("IC-3.25", "wait-for-rare-finds", name)
        rule = "IC-8.17" if CARD_TYPE[card] == OSHAX_CARD else "IC-8.15"
        return _about_card(rule, "nothing-to-find", name)
    if ALLOWED[question] == NO_CARDS:
        return _about_card("IC-8.5", "all-choose-now", name)
    pays = CARD_EFFECT[card] in (GAIN_FISH_PER, SELL_BASKET)
    if ALLOWED[question] == FISH_CARDS and not pays:
        return _about_card("IC-8.5", "only-fish-cards", name)
    return _why_no_use(state, seat, name, colour)


def _why_no_use(state: Table, seat: int, name: str, colour: str | None) -> Reason:
    """Tell what an anytime card lacks that may be played now."""
    card = CARD_NAMES.index(name)
    effect, boat = CARD_EFFECT[card], where_to_be_placed(state) != NOTHING
    if effect in (DRAW_AND_PLACE, TREASURES_FOR_BASKET) and boat:
        return _about_card("IC-8.5", "place-first", name)
    if effect == GAIN_FISH_PER and CARD_DETAIL[card] == PER_CAT_OF_COLOUR and colour is None:
        return _about_card("IC-4.96", "which-colour", name)
    if effect == SELL_BASKET and basket_in_use(state):
        return _about_card("IC-4.76", "basket-in-use", name)
    if effect == LESSONS_FOR_BASKET and (have := state.cards_at(t.LAID, seat)) < CARD_AMOUNT[card]:
        return _about_card("IC-4.86", "too-few-lessons", name, need=CARD_AMOUNT[card], have=have)
    if effect == TREASURES_FOR_BASKET and (have := treasures_on(state, seat)) < CARD_AMOUNT[card]:
        return _about_card("IC-4.88", "too-few-treasures", name, need=CARD_AMOUNT[card], have=have)
    if effect == RESCUE_ONE_MORE:
        return _about_card("IC-4.80", "before-a-rescue", name)
    if effect in (MOVE_CATS, DRAW_INTO_FIELDS) and state.phase != t.RESCUE:
        return _about_card("IC-8.5", "only-while-rescuing", name)
    return _about_card("IC-8.5", "no-use-now", name)


def _about_card(rule: str, key: str, card: str, **args: Argument) -> Reason:
    return Reason(rule, key, {"card": f"card:{card}", **args})


def _about_tile(rule: str, key: str, tile: str) -> Reason:
    return Reason(rule, key, {"tile": f"tile:{tile}"})
