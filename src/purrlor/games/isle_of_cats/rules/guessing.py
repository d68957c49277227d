"""Imagine worlds that a seat can't tell from the true one: cards it can't place change hands.

Two hidden cards may change places if the seat could not notice: if it never saw either in a draft, or saw
both in the same pack at the same time and does not know who kept which; if what was paid that day stays the
same; and if each is of a kind that may lie where the other lay.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import ints, zeros
from purrlor.games.isle_of_cats.cards import (
    CARD_COST,
    CARD_TYPE,
    CARDS,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    RESCUE_CARD,
)
from purrlor.games.isle_of_cats.rules.modules.family import CARDS_DEALT
from purrlor.games.isle_of_cats.rules.packs import KEEP_A_ROUND, LAST_ROUND, direction
from purrlor.games.isle_of_cats.rules.pieces.squares import BIT_OF
from purrlor.games.isle_of_cats.rules.questions import ASK_BUY, ASK_DRAWN_CARDS
from purrlor.games.isle_of_cats.rules.table import (
    BOUGHT,
    BY_SEAT,
    DOWN,
    DRAFT,
    DRAW_STARTS,
    GIVEN_UP,
    HAND,
    KEPT,
    LAID,
    NEW,
    OFFERED,
    OPEN,
    OWN,
    PACK_SIZE,
    PUBLIC,
    SPENT,
    UP,
    Table,
)

KNOWN: Final = -1  # the seat knows this card
UNSEEN: Final = 0  # it never saw it; other groups are packs at a time
DRAWN: Final = 1000  # batches of a draw: above those of a day
MOST_CARDS: Final = 256
TRIES: Final = 4
GROUP: Final = zeros(MOST_CARDS)  # work space, by slot
BATCH: Final = zeros(MOST_CARDS)  # work space: what was paid together, 0 for what was not bought
BOUND: Final = zeros(MOST_CARDS)  # work space: hidden slots of which something is known

# Cards of one type that cost the same could be in each other's place wherever they are.
_ALIKE: Final[list[tuple[int, int]]] = sorted({(CARD_TYPE[card], CARD_COST[card]) for card in range(CARDS)})
KINDS: Final = len(_ALIKE)
KIND_OF: Final = ints([_ALIKE.index((CARD_TYPE[card], CARD_COST[card])) for card in range(CARDS)])
ALIKE: Final = zeros(KINDS * MOST_CARDS)  # work space: the unseen slots of each kind
COUNT: Final = zeros(KINDS)  # work space: how many those are


def mix_cards(world: Table, seat: i64) -> None:
    """Let hidden cards change places until nothing of the true world shows."""
    if world.is_solo() and seat == 0:
        return
    cards: i64 = len(world.card)
    count = note_all(world, seat, world.top, cards, note_all(world, seat, 0, world.dealt, 0))
    for hidden in range(world.dealt, world.top):
        GROUP[hidden] = UNSEEN
        BATCH[hidden] = 0
    if not world.family:  # there all cards are alike
        shuffle_free(world, cards)
        for turn in range(i64(2)):
            for n in range(count):
                mix_one(world, BOUND[n], cards)
            mix_prices(world, count, cards)
    shuffle_alike(world, cards)
    if world.frames.depth > 0 and world.frames.kind() == ASK_BUY:
        buy_anew(world, seat, world.dealt - world.slots_a_day(), world.dealt, KEPT)
    elif world.frames.depth > 0 and world.frames.kind() == ASK_DRAWN_CARDS:
        buy_anew(world, seat, world.top, cards, OFFERED)


def note_all(world: Table, seat: i64, start: i64, end: i64, count: i64) -> i64:
    """Note what a seat knows of the cards from one slot to another; count those that are bound by it."""
    for slot in range(start, end):
        group = group_of(world, slot, seat)
        batch = batch_of(world, slot) if group != KNOWN else i64(0)
        GROUP[slot] = group
        BATCH[slot] = batch
        if batch != 0 or group > UNSEEN:
            BOUND[count] = slot
            count += 1
    return count


def shuffle_free(world: Table, cards: i64) -> None:
    """Shuffle the unseen cards that nobody paid for: any of them could lie anywhere among the others."""
    out: i64 = 0
    for slot in range(cards):
        # The deck has no order: its cards only come behind all others.
        if GROUP[slot] == UNSEEN and BATCH[slot] == 0 and (slot < world.dealt or slot >= world.top):
            ALIKE[out] = slot
            out += 1
    for i in range(out):
        other = i + world.rng.below(out + world.top - world.dealt - i)
        swap(world, ALIKE[i], ALIKE[other] if other < out else world.dealt + other - out)


def shuffle_alike(world: Table, cards: i64) -> None:
    """Shuffle all unseen cards of each kind; those of the deck need no order among themselves."""
    for kind in range(i64(KINDS)):
        COUNT[kind] = 0
    for dealt in range(world.dealt):
        note_alike(world, dealt)
    for drawn in range(world.top, cards):
        note_alike(world, drawn)
    out = COUNT[:]
    for hidden in range(world.dealt, world.top):
        note_alike(world, hidden)
    for k in range(i64(KINDS)):
        at = k * MOST_CARDS
        for i in range(out[k]):
            swap(world, ALIKE[at + i], ALIKE[at + i + world.rng.below(COUNT[k] - i)])


def note_alike(world: Table, slot: i64) -> None:
    """Note an unseen card among those of its kind."""
    if GROUP[slot] == UNSEEN:
        kind = KIND_OF[world.card[slot]]
        ALIKE[kind * MOST_CARDS + COUNT[kind]] = slot
        COUNT[kind] += 1


def mix_one(world: Table, one: i64, cards: i64) -> None:
    """Let one hidden card change places with another that could be it."""
    start: i64 = 0
    length = cards
    if GROUP[one] != UNSEEN:
        start = one - one % PACK_SIZE
        length = PACK_SIZE
    for i in range(i64(TRIES)):
        other = start + world.rng.below(length)
        if GROUP[other] == GROUP[one] and may_swap(world, one, other):
            swap(world, one, other)
            return


def may_swap(world: Table, one: i64, other: i64) -> bool:
    """Tell whether nobody could notice that two cards changed places."""
    a = world.card[one]
    b = world.card[other]
    if CARD_COST[a] != CARD_COST[b] and BATCH[one] != BATCH[other]:
        return False
    return may_lie(world.where[one] // BY_SEAT, b) and may_lie(world.where[other] // BY_SEAT, a)


def swap(world: Table, one: i64, other: i64) -> None:
    """Let two cards change places."""
    card = world.card[one]
    world.card[one] = world.card[other]
    world.card[other] = card


def may_lie(place: i64, card: i64) -> bool:
    """Tell whether a card may be in a place."""
    card_type = CARD_TYPE[card]
    if place in (LAID, GIVEN_UP):
        return card_type == PRIVATE_LESSON
    if place == DOWN:
        return card_type == RESCUE_CARD
    if place == HAND:
        return card_type != PRIVATE_LESSON and card_type != PUBLIC_LESSON
    return True


def mix_prices(world: Table, count: i64, cards: i64) -> None:
    """Let pairs of cards bought together change places with pairs that cost as much together."""
    for n in range(count):
        one = BOUND[n]
        if GROUP[one] != UNSEEN or BATCH[one] == 0:
            continue
        two = world.rng.below(cards)
        three = world.rng.below(cards)
        four = world.rng.below(cards)
        if two == one or BATCH[two] != BATCH[one] or three == four:
            continue
        if GROUP[two] != UNSEEN or GROUP[three] != UNSEEN or GROUP[four] != UNSEEN:
            continue
        if BATCH[three] != BATCH[four] or BATCH[three] == BATCH[one]:
            continue
        if price(world, one) + price(world, two) == price(world, three) + price(world, four):
            swap_pairs(world, one, two, three, four)


def price(world: Table, slot: i64) -> i64:
    """Tell what the card in a slot costs."""
    return CARD_COST[world.card[slot]]


def swap_pairs(world: Table, one: i64, two: i64, three: i64, four: i64) -> None:
    """Exchange two pairs if every card may lie where it comes to."""
    first = may_lie(world.where[one] // BY_SEAT, world.card[three])
    second = may_lie(world.where[two] // BY_SEAT, world.card[four])
    third = may_lie(world.where[three] // BY_SEAT, world.card[one])
    fourth = may_lie(world.where[four] // BY_SEAT, world.card[two])
    if first and second and third and fourth:
        swap(world, one, three)
        swap(world, two, four)


# -- what a seat knows ---------------------------------------------------------------------------------


def group_of(world: Table, slot: i64, seat: i64) -> i64:
    """Tell whether a seat knows a card, never saw it, or in which pack and round it saw it last."""
    place = world.where[slot] // BY_SEAT
    if place in (OPEN, PUBLIC, UP):
        return KNOWN
    if world.family:
        return KNOWN if slot // CARDS_DEALT == seat else UNSEEN
    if slot >= world.top:
        return KNOWN if world.where[slot] % BY_SEAT == seat else UNSEEN
    if world.is_solo() or seat < 0:
        return UNSEEN
    day = slot // (PACK_SIZE * world.seats) + 1
    pack = slot // PACK_SIZE
    round_ = slot % PACK_SIZE // KEEP_A_ROUND
    if day == world.day and world.phase == DRAFT:
        round_ = min(round_, world.frames.detail(0))
    way = direction(world.seats, day)
    if (pack + way * round_) % world.seats == seat:
        return KNOWN
    return last_look(world.seats, pack, way, round_, seat)


def last_look(seats: i64, pack: i64, way: i64, round_: i64, seat: i64) -> i64:
    """Find the last round before this one in which the seat held the pack."""
    look = round_ - 1
    while look >= 0:
        if (pack + way * look) % seats == seat:
            return 1 + pack * (LAST_ROUND + 1) + look
        look -= 1
    return UNSEEN


def batch_of(world: Table, slot: i64) -> i64:
    """Tell apart purchases whose price everybody saw: a seat's cards of one day, or of one draw."""
    place = world.where[slot] // BY_SEAT
    if place in (NEW, HAND, LAID, DOWN, GIVEN_UP):
        if slot >= world.top:
            return DRAWN + start_of_draw(world, slot)
        return 1 + world.where[slot] % BY_SEAT + BY_SEAT * (slot // world.slots_a_day())
    return 0


def start_of_draw(world: Table, slot: i64) -> i64:
    """Find the first card of the draw in which a card was drawn, counted from the first ever drawn."""
    n = len(world.card) - 1 - slot
    while n > 0 and not world.notes[DRAW_STARTS] & BIT_OF[n]:
        n -= 1
    return n


def buy_anew(world: Table, seat: i64, start: i64, end: i64, to_buy: i64) -> None:
    """Imagine what others have bought in secret of the cards from a slot on: today's, or those just drawn."""
    waiting = world.frames.waiting()
    at_once = world.frames.kind() == ASK_BUY
    for other in range(world.seats):
        if other == seat:
            continue
        world.own[other * OWN + SPENT] = 0
        world.move_cards(BOUGHT, other, to_buy)
        # While all buy at once nobody shows when it has begun; a draw is in the middle of it.
        if at_once and (waiting >> other) & 1:
            continue
        for slot in range(start, end):
            cost = CARD_COST[world.card[slot]]
            theirs = world.where[slot] == to_buy * BY_SEAT + other
            if theirs and cost <= world.fish(other) and world.rng.below(2) == 0:
                world.where[slot] = BOUGHT * BY_SEAT + other
                world.own[other * OWN + SPENT] += cost
