"""Judge what lies beside the boat: fish and baskets as the cats they will rescue, and the cards in hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Floats, floats, zeros
from purrlor.games.isle_of_cats.bot import weights as by
from purrlor.games.isle_of_cats.bot.hopes import hope
from purrlor.games.isle_of_cats.cards import (
    ANYTIME_CARD,
    CARD_AMOUNT,
    CARD_COST,
    CARD_DETAIL,
    CARD_EFFECT,
    CARD_TYPE,
    COLOURS,
    DRAW_AND_PLACE,
    DRAW_CARDS,
    DRAW_INTO_FIELDS,
    FAMILY_CARD,
    FULL_BASKET,
    GAIN_BASKET,
    GAIN_FISH_PER,
    HALF_BASKET,
    LESSONS_FOR_BASKET,
    MOVE_CATS,
    NEED_NOT_TOUCH,
    NO_CARD,
    NUMBER_OF,
    ONE_RARE_OR_COMMONS,
    OSHAX_CARD,
    PER_CAT_OF_COLOUR,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    RESCUE_CARD,
    RESCUE_ONE_MORE,
    SELL_BASKET,
    TREASURE_CARD,
    TREASURES_FOR_BASKET,
)
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import BASKET_SIDE, BOOTS_SIDE
from purrlor.games.isle_of_cats.rules.pieces.tiles import LEFT, RIGHT
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import fish_from
from purrlor.games.isle_of_cats.rules.table import (
    BASKETS,
    BOUGHT,
    BUYING,
    BY_SEAT,
    DOWN,
    DRAFT,
    EXTRA,
    FINDS,
    HAND,
    KEPT,
    LAID,
    LAID_TOKENS,
    NEW,
    OFFERED,
    OWN,
    PACK_SIZE,
    PICKS,
    RESCUE,
    RESCUE_CARDS,
    SPEED,
    TOKENS,
    WISH,
)

MOST_CARDS: Final = 256
CHEAP: Final = 3.0  # fish for a cat of the left field
DEAR: Final = 5.0
SAVED: Final = 10.0  # fish that a later day can use well
A_SHARE: Final = 4.0  # cats of a day for one player
ODD_HALF: Final = 0.3  # of a basket: its other half may come
NOT_ASKED: Final = 0.05  # lost by one who does not want to be asked

ENOUGH: Final = 0.01  # a gain for which a card is bought
SOLD: Final = -2
FOR_SALE: Final = zeros(MOST_CARDS)  # work space: cards kept or drawn, to be paid
GAIN: Final = floats([0.0] * MOST_CARDS)  # work space: what each of those would gain, without its price


class Purse:
    """What a seat has for the rescue of a day."""

    def __init__(self) -> None:
        self.fish = 0.0
        self.baskets = 0.0  # whole ones that are ready
        self.full: i64 = 0  # baskets on cards in hand or laid
        self.halves: i64 = 0
        self.in_hand = 0.0  # baskets of those that could wait for another day
        self.cheap = 0.0  # cats at the lower price that one can expect
        self.all = 0.0  # cats that one can expect
        self.left = 0.0  # whole days to come
        self.today = False  # whether there will be a rescue today
        self.finds = 0.0  # oshax and treasures in hand
        self.cats = 0.0  # that will be rescued today


PURSE: Final = Purse()  # work space


def economy(state: IsleOfCats, tally: Tally, seat: i64, w: Floats, left: float, today: bool) -> float:
    """Value fish, baskets and cards of a seat."""
    purse = PURSE
    purse.left = left
    purse.today = today and not has_passed(state, seat)
    purse.fish = float(state.fish(seat))
    purse.baskets = float(state.baskets_ready(seat)) if purse.today else 0.0
    purse.full = 0
    purse.halves = 0
    purse.in_hand = 0.0
    purse.finds = 0.0
    purse.cats = 0.0
    expect_cats(state, purse)
    if state.family:  # cats cost nothing there: only who has passed gets none
        cats = purse.all if purse.today else 0.0
        return w[by.A_CAT] * cats + read_cards(state, tally, seat, w, purse)
    at = seat * OWN
    worth = w[by.BASKET_LATER] * left * float(min(state.own[at + BASKETS], i64(4)))
    worth += w[by.A_DAY] * left
    tokens = state.own[at + TOKENS + BASKET_SIDE] + state.own[at + TOKENS + BOOTS_SIDE]
    if purse.today:
        tokens += state.own[at + LAID_TOKENS + BASKET_SIDE] + state.own[at + LAID_TOKENS + BOOTS_SIDE]
        worth += w[by.EXTRA_CAT] * float(state.own[at + EXTRA]) + w[by.BOOT] * float(state.own[at + SPEED])
    if purse.today or left > 0.0:
        worth += w[by.TOKEN] * float(tokens)
    if state.own[at + WISH] != 0:
        worth -= NOT_ASKED
    if state.phase == DRAFT and not state.is_solo():
        kept: i64 = 2 * state.frames.detail(0) + state.own[at + PICKS]
        worth += w[by.A_PICK] * float(PACK_SIZE - kept)
    held = read_cards(state, tally, seat, w, purse)
    return worth + held + plan(w, purse, w[by.KEPT_CARD] if state.phase == DRAFT else 1.0)


def tiles_to_come(state: IsleOfCats) -> float:
    """Estimate how many tiles a seat will still place today; `economy` has just looked at it."""
    if state.family:
        return PURSE.all if PURSE.today else 0.0
    return PURSE.cats + PURSE.finds


def has_passed(state: IsleOfCats, seat: i64) -> bool:
    """Tell whether a seat has passed in the rescue of the day."""
    return state.phase == RESCUE and ((state.passed >> seat) & 1) != 0


def expect_cats(state: IsleOfCats, purse: Purse) -> None:
    """Estimate how many cats are there for one player, and at which price."""
    purse.cheap = A_SHARE / 2.0
    purse.all = A_SHARE
    if state.phase < DRAFT or state.phase > RESCUE:
        return
    active: i64 = 0
    for seat in range(state.seats):
        if state.phase != RESCUE or not (state.passed >> seat) & 1:
            active += 1
    share = float(max(active, i64(1)))
    if state.is_solo():
        share = 1.6  # the sister takes some
    purse.cheap = float(state.in_field(LEFT)) / share
    purse.all = float(state.in_field(LEFT) + state.in_field(RIGHT)) / share + (0.5 if active > 1 else 0.0)


def read_cards(state: IsleOfCats, tally: Tally, seat: i64, w: Floats, purse: Purse) -> float:
    """Value the cards in hand; note baskets for today in the purse, and what could be bought."""
    worth = 0.0
    laying = state.phase < RESCUE_CARDS or (state.phase == RESCUE_CARDS and not has_laid(state, seat))
    buying = not has_bought(state, seat)
    where = state.where
    sale: i64 = 0
    for slot in range(i64(len(where))):
        if where[slot] % BY_SEAT != seat:
            continue
        place = where[slot] // BY_SEAT
        if place < KEPT or place > OFFERED:
            continue
        card = state.card[slot]
        if place in (NEW, HAND, BOUGHT):
            if CARD_EFFECT[card] == GAIN_BASKET:
                purse.full += 1  # it can be played in time for today
            worth += in_hand(state, tally, card, w, purse, laying and purse.today)
        elif place == DOWN:
            note_baskets(card, purse, 1)
            worth += w[by.BOOT] * float(CARD_AMOUNT[card])
        elif place == LAID:
            worth += hope(tally, NUMBER_OF[card], 0, purse.left, purse.today, w)
        elif (place == KEPT and buying) or place == OFFERED:
            if CARD_TYPE[card] == FAMILY_CARD:
                worth += hope(tally, NUMBER_OF[card], 0, purse.left, purse.today, w)
            else:
                FOR_SALE[sale] = card
                if CARD_TYPE[card] == RESCUE_CARD:
                    GAIN[sale] = w[by.BOOT] * float(CARD_AMOUNT[card])
                else:
                    GAIN[sale] = in_hand(state, tally, card, w, purse, False)
                sale += 1
    FOR_SALE[sale] = NO_CARD
    return worth


def has_laid(state: IsleOfCats, seat: i64) -> bool:
    """Tell whether a seat has laid all rescue cards it wants to."""
    if state.frames.depth != 0 and (state.frames.waiting() >> seat) & 1:
        return False
    place: i64 = 0
    while state.order[place] != seat:
        place += 1
    return place < state.at


def has_bought(state: IsleOfCats, seat: i64) -> bool:
    """Tell whether a seat has bought all it wants to, while others still buy."""
    return state.phase == BUYING and state.frames.depth != 0 and not (state.frames.waiting() >> seat) & 1


def note_baskets(card: i64, purse: Purse, sign: i64) -> None:
    """Add the baskets of a rescue card, or take them back."""
    if CARD_DETAIL[card] == FULL_BASKET:
        purse.full += sign
    elif CARD_DETAIL[card] == HALF_BASKET:
        purse.halves += sign


def in_hand(state: IsleOfCats, tally: Tally, card: i64, w: Floats, purse: Purse, laying: bool) -> float:
    """Value a card in hand; one whose baskets can be laid today counts by the cats it will bring."""
    kind = CARD_TYPE[card]
    left = purse.left
    if kind == RESCUE_CARD:
        if laying:
            note_baskets(card, purse, 1)
            purse.in_hand += float(CARD_DETAIL[card]) / 2.0
            return w[by.BOOT] * float(CARD_AMOUNT[card])
        if left == 0.0:
            return 0.0
        return w[by.HALF_KEPT] * float(CARD_DETAIL[card]) + w[by.BOOT_KEPT] * float(CARD_AMOUNT[card])
    if kind == ANYTIME_CARD:
        return anytime(tally, card, w, purse)
    if kind in (OSHAX_CARD, TREASURE_CARD):
        if left == 0.0 and state.phase > FINDS:
            return 0.0
        purse.finds += 1.0
        if kind == OSHAX_CARD:
            return w[by.OSHAX_HELD]
        return w[by.TREASURE_HELD] if CARD_EFFECT[card] == ONE_RARE_OR_COMMONS else w[by.SMALL_TREASURE_HELD]
    return lesson_in_hand(tally, card, kind, w, purse)


def lesson_in_hand(tally: Tally, card: i64, kind: i64, w: Floats, purse: Purse) -> float:
    """Value a lesson in hand; what a public one brings to all is worth less."""
    if kind == PUBLIC_LESSON:
        best = 0.0
        for colour in range(i64(COLOURS)):
            best = max(best, hope(tally, NUMBER_OF[card], colour, purse.left, True, w))
        return w[by.PUBLIC_HOPE] * best
    worth = hope(tally, NUMBER_OF[card], 0, purse.left, True, w)
    return worth + w[by.LESSON_HELD] if kind == PRIVATE_LESSON else worth


def anytime(tally: Tally, card: i64, w: Floats, purse: Purse) -> float:
    """Value an anytime card."""
    effect = CARD_EFFECT[card]
    left = purse.left
    if left == 0.0 and not purse.today:
        return w[by.LUCKY_TILE_CARD] if effect == DRAW_AND_PLACE else 0.0
    if effect == GAIN_FISH_PER:
        fish = fish_from(tally, card, 0)
        if CARD_DETAIL[card] == PER_CAT_OF_COLOUR:
            for colour in range(1, i64(COLOURS)):
                fish = max(fish, fish_from(tally, card, colour))
        return w[by.FISH_CARD] * float(fish) + w[by.FISH_CARD_LATER] * left
    if effect == GAIN_BASKET:
        return w[by.NEW_BASKET_CARD] * left
    if effect == DRAW_AND_PLACE:
        return w[by.LUCKY_TILE_CARD]
    if effect == DRAW_CARDS:
        return w[by.DRAW_CARD] * float(CARD_AMOUNT[card]) * min(left, 1.0)
    if effect == RESCUE_ONE_MORE:
        return w[by.RESCUE_MORE_CARD]
    if effect == MOVE_CATS:
        return w[by.MOVE_CARD]
    if effect == DRAW_INTO_FIELDS:
        return w[by.MORE_CATS_CARD]
    if effect == NEED_NOT_TOUCH:
        return w[by.LEAP_CARD]
    if effect == SELL_BASKET:
        return w[by.SELL_BASKET_CARD] if left > 0.0 else 3.0 * w[by.SELL_BASKET_CARD]
    if effect in (LESSONS_FOR_BASKET, TREASURES_FOR_BASKET):
        return w[by.TRADE_CARD] * left
    return 0.0


def plan(w: Floats, purse: Purse, trust: float) -> float:
    """Value fish and baskets; buy in mind what pays of the cards for sale, the best first."""
    before = spend(w, purse)
    worth = before
    gains = 0.0  # of all that was bought in mind, besides baskets
    while True:
        best: i64 = -1
        most = ENOUGH
        at: i64 = 0
        while FOR_SALE[at] != NO_CARD:
            if FOR_SALE[at] != SOLD and float(CARD_COST[FOR_SALE[at]]) <= purse.fish:
                gain = worth_with(FOR_SALE[at], w, purse) + GAIN[at] - worth
                if gain > most:
                    most = gain
                    best = at
            at += 1
        if best < 0:
            return before + trust * (worth + gains - before)
        take_card(FOR_SALE[best], purse, 1)
        gains += GAIN[best]
        worth = spend(w, purse)
        FOR_SALE[best] = SOLD


def worth_with(card: i64, w: Floats, purse: Purse) -> float:
    """Value fish and baskets if a card were bought."""
    take_card(card, purse, 1)
    worth = spend(w, purse)
    take_card(card, purse, -1)
    return worth


def take_card(card: i64, purse: Purse, sign: i64) -> None:
    """Pay for a card and take its baskets, or give it back."""
    purse.fish -= float(sign * CARD_COST[card])
    if CARD_TYPE[card] == RESCUE_CARD:
        note_baskets(card, purse, sign)
        purse.in_hand += float(sign * CARD_DETAIL[card]) / 2.0
    elif CARD_EFFECT[card] == GAIN_BASKET:
        purse.full += sign


def spend(w: Floats, purse: Purse) -> float:
    """Value fish and baskets as the cats that they will rescue today, and the rest for later days."""
    fish = purse.fish
    left = purse.left
    cats = 0.0
    worth = 0.0
    if purse.today:
        odd = ODD_HALF if purse.halves & 1 else 0.0
        baskets = purse.baskets + float(purse.full + purse.halves // 2) + odd
        cheap = min(purse.cheap, fish / CHEAP)
        cats = min(min(baskets, purse.all), cheap + (fish - cheap * CHEAP) / DEAR)
        purse.cats = cats
        fish -= CHEAP * min(cats, cheap) + DEAR * max(cats - cheap, 0.0)
        worth = cats * (w[by.A_CAT] + w[by.CAT_LATER] * left + w[by.NEXT_CAT] * (cats - 1.0) / 2.0)
        over = baskets - cats
        again = min(over, purse.in_hand) if left > 0.0 else 0.0
        worth += w[by.IDLE_BASKET] * (over - again) + 2.0 * w[by.HALF_KEPT] * again
    if left == 0.0:
        return worth + w[by.LAST_FISH] * min(fish, SAVED)
    price = w[by.FISH_SAVED] + w[by.FISH_LATER] * left
    return worth + price * (min(fish, SAVED) + w[by.MORE_FISH] * max(fish - SAVED, 0.0))
