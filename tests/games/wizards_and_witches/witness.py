"""Judge guessed worlds by what one seat was told: could the others hold what a world says they hold?

The witness knows the events that its seat heard, and views; nothing of the rules' own knowledge. For each of
the others it goes back through their turns with the hand that a world gives them: every card drawn may have
been any that is in the hand. At a reshuffle the pile is empty, so the others held together what was unseen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from purrlor.games.wizards_and_witches.events import Discarded, Drew, Played, Reshuffled
from purrlor.games.wizards_and_witches.view import TableView
from purrlor.table.records import Event
from tests.games.wizards_and_witches.model import COPIES, SHIELDS, kind

Hand = tuple[str, ...]  # sorted
Hands = tuple[Hand, ...]  # one for each reshuffle, the last one first

DREW = "drew"
RESHUFFLED = "reshuffled"
Moment = str | frozenset[str]  # drew, reshuffled, a card shown, or what all cards held are one of


def unplayable(table: TableView, seat: int) -> frozenset[str]:
    """The cards that a player can't play now."""
    me = table.places[seat]
    others = [place for place in table.places if place is not me and not place.out]

    def can_play(card: str) -> bool:
        if kind(card) in SHIELDS:
            return True
        if card == "lair":
            return not me.lair
        if card == "exploded_lair":
            if me.lair or any(place.lair for place in others):
                return any(place.lair for place in others)
            return any(not place.will_miss and not place.safe_from_missing for place in others)
        return any(place.only in (None, f"{kind(card)}s") for place in others)

    return frozenset(card for card in COPIES if not can_play(card))


def on_the_table(table: TableView) -> Counter[str]:
    """All cards that lie in front of players."""
    cards: Counter[str] = Counter()
    for place in table.places:
        cards["lair"] += place.lair
        cards.update(wound.card for wound in place.wounds)
        for pool in place.pools:
            cards.update(pool.shields + pool.caught)
    return cards


class Witness:
    """What one seat knows of the others' hands."""

    def __init__(self, seat: int, table: TableView, hand: Sequence[str], dealt: int) -> None:
        self.seat = seat
        self.dealt = dealt  # cards that everybody began with
        self.hand = Counter(hand)
        self.unseen = Counter(COPIES) - self.hand
        self.moments: dict[int, list[Moment]] = {p: [] for p in range(len(table.places)) if p != seat}
        self.held: list[Counter[str]] = []  # by the others together, at each reshuffle
        self.played = False
        self.known: dict[tuple[int, Hand], set[Hands]] = {}
        if table.turn in self.moments:
            self.moments[table.turn].append(DREW)

    def hear(self, actor: int, events: Sequence[Event], before: TableView, after: TableView) -> None:
        """Remember what was told of one step."""
        self.known.clear()
        for event in events:
            match event:
                case Drew(seat, card):
                    self.played = False
                    if seat == self.seat:
                        assert card is not None
                        self.hand[card] += 1
                        self.unseen[card] -= 1
                    else:
                        assert card is None
                        self.moments[seat].append(DREW)
                case Played(seat, card, _):
                    self.played = True
                    self.show(seat, card)
                case Discarded(seat, card):
                    if seat == actor and not self.played and seat != self.seat:
                        self.moments[seat].append(unplayable(before, seat))
                    self.show(seat, card)
                case Reshuffled(cards):
                    self.reshuffle(cards, after)

    def show(self, seat: int, card: str) -> None:
        if seat == self.seat:
            self.hand[card] -= 1
        else:
            self.moments[seat].append(card)
            self.unseen[card] -= 1

    def reshuffle(self, cards: int, table: TableView) -> None:
        """All that is unseen now is held by the others; the rest lies open, and some is the new pile."""
        self.held.append(+self.unseen)
        for moments in self.moments.values():
            moments.append(RESHUFFLED)
        pile = Counter(COPIES) - self.unseen - self.hand - on_the_table(table)
        assert pile.total() == cards
        self.unseen += pile

    def believes(self, hands: Mapping[int, Sequence[str]]) -> bool:
        """Tell whether the others may hold these hands."""
        if Counter(card for hand in hands.values() for card in hand) - self.unseen:
            return False
        ways = [self.hands_before(seat, tuple(sorted(hands[seat]))) for seat in self.moments]
        whole = packed(tuple(tuple(held.elements()) for held in reversed(self.held)))
        return add_up([[packed(way) for way in mine] for mine in ways], whole)

    def hands_before(self, seat: int, hand: Hand) -> set[Hands]:
        """Find all that a player can have held at the reshuffles and hold this now."""
        if (seat, hand) not in self.known:
            self.known[seat, hand] = self.go_back(seat, hand)
        return self.known[seat, hand]

    def go_back(self, seat: int, hand: Hand) -> set[Hands]:
        ways: set[tuple[Hand, Hands]] = {(hand, ())}
        reshuffles = 0
        for moment in reversed(self.moments[seat]):
            if moment == DREW:
                ways = {(held[:i] + held[i + 1 :], then) for held, then in ways for i in range(len(held))}
            elif moment == RESHUFFLED:
                together = self.held[-1 - reshuffles]
                ways = {(held, (*then, held)) for held, then in ways if not Counter(held) - together}
                reshuffles += 1
            elif isinstance(moment, str):
                ways = {(tuple(sorted((*held, moment))), then) for held, then in ways}
            else:
                ways = {(held, then) for held, then in ways if moment.issuperset(held)}
        return {then for held, then in ways if len(held) == self.dealt}


PLACES = {card: place for place, card in enumerate(COPIES)}
BITS = 5  # for each count, the highest of which stays free


def packed(hands: Hands) -> int:
    """Write how many of each card are in each hand as one number."""
    number = 0
    for i, hand in enumerate(hands):
        for card in hand:
            number += 1 << BITS * (i * len(PLACES) + PLACES[card])
    return number


def add_up(ways: list[list[int]], whole: int) -> bool:
    """Tell whether one way can be taken for each player so that the hands of each reshuffle add up."""
    free = packed((tuple(PLACES),) * (whole.bit_length() // (BITS * len(PLACES)) + 1)) << (BITS - 1)

    def search(left: list[list[int]], rest: int) -> bool:
        if not left:
            return rest == 0
        # Those that take no more of anything than is left: no count borrows its highest bit.
        fitting = [[way for way in mine if ((rest | free) - way) & free == free] for mine in left]
        fitting.sort(key=len)
        return any(search(fitting[1:], rest - way) for way in fitting[0])

    return search(ways, whole)
