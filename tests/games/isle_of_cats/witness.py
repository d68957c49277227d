"""Doubt guessed worlds of the Isle: a witness hears a seat's story and looks for what contradicts it.

The witness knows the rulebook (how packs go round, what a lesson is) and what is in the box. It reads the
events that one seat was told, not the true table and not how worlds are guessed.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from purrlor.games.isle_of_cats import events as e
from purrlor.games.isle_of_cats.cards import (
    BASKET_NAMES,
    CARD_COST,
    CARD_NAMES,
    CARD_OF,
    CARD_TYPE,
    FAMILY_NUMBERS,
    NEW_FAMILY_NUMBERS,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    RESCUE_CARD,
)
from purrlor.games.isle_of_cats.rules import table as t
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats
from purrlor.games.isle_of_cats.rules.pieces.supply import OUR_SUPPLY
from purrlor.games.isle_of_cats.rules.pieces.tiles import TILE_NAMES, TILES
from purrlor.table.records import Event

PACK, ROUNDS = 7, 4
COST = {name: CARD_COST[i] for i, name in enumerate(CARD_NAMES)}
TYPE = {name: CARD_TYPE[i] for i, name in enumerate(CARD_NAMES)}
Cards = Counter[str]


@dataclass
class Draw:
    """Cards that a seat drew by a card, and what it paid for those it bought."""

    seat: int
    time: int
    day: int
    first: int  # the first of them, counted from the first card ever drawn
    cards: int = 0
    paid: e.BoughtDrawn | None = None


@dataclass
class Story:
    """What one seat was told, in order."""

    seat: int
    seats: int
    options: t.Options
    time: int = 0
    day: int = 0
    sightings: dict[tuple[int, int], Cards] = field(default_factory=lambda: defaultdict(Counter))
    paid: dict[tuple[int, int], tuple[int, e.Paid]] = field(default_factory=dict)
    lessons: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)
    draws: list[Draw] = field(default_factory=list)
    shown: list[tuple[int, int, str]] = field(
        default_factory=list
    )  # time, seat, card: played, revealed, laid
    tiles: Counter[str] = field(default_factory=Counter)
    baskets: set[str] = field(default_factory=set)
    handed: int = 0
    family: Cards = field(default_factory=Counter)

    def hear(self, event: Event) -> None:
        """Remember an event."""
        self.time += 1
        match event:
            case e.DayBegan(day, _):
                self.day, self.handed = day, 0
            case e.Dealt(seat, card) if seat == self.seat and card is not None:
                self.sightings[self.day, 0][card] += 1
                self.family[card] += 1
            case e.Handed(seat, card, _) if seat == self.seat and card is not None:
                # Five cards come first, then three, then one.
                round_ = 1 if self.handed < 5 else 2 if self.handed < 8 else 3
                self.handed += 1
                self.sightings[self.day, round_][card] += 1
            case e.Paid(seat):
                self.paid[seat, self.day] = self.time, event
            case e.LessonsLaid(seat, lessons):
                self.lessons[seat, self.day] = self.time, lessons
            case e.DrewCard(seat):
                self._draw(seat)
            case e.BoughtDrawn(seat):
                next(draw for draw in reversed(self.draws) if draw.seat == seat).paid = event
            case e.Played(seat, card) | e.Revealed(seat, card) | e.PublicLessonLaid(seat, card):
                self.shown.append((self.time, seat, card))
            case e.DrewTile(tile) | e.FoundRare(tile) | e.DrewFor(_, tile):
                self.tiles[tile] += 1
            case e.SisterCame(card):
                self.baskets.add(card)

    def _draw(self, seat: int) -> None:
        last = self.draws[-1] if self.draws else None
        if last is None or last.paid is not None or last.seat != seat:
            drawn = sum(draw.cards for draw in self.draws)
            self.draws.append(Draw(seat, self.time, self.day, drawn))
        self.draws[-1].cards += 1

    # -- what is wrong with a world --------------------------------------------------------------------

    def doubts(self, world: IsleOfCats) -> list[str]:
        """List all that this seat knows better than a guessed world."""
        found = [*self._doubt_bags(world), *self._doubt_cards(world)]
        if self.options.family:
            return found + self._doubt_family(world)
        if self.seats > 1:
            found += self._doubt_drafts(world)
        for seat in range(self.seats):
            found += self._doubt_purchases(world, seat)
        return found

    def _doubt_cards(self, world: IsleOfCats) -> list[str]:
        players, more = self.seats, self.options.new_lessons
        if self.options.family:
            numbers = FAMILY_NUMBERS + (NEW_FAMILY_NUMBERS if more else [])
        else:
            numbers = OUR_SUPPLY.deck_of(players, more)
        box = Counter(CARD_NAMES[CARD_OF[number]] for number in numbers)
        return [] if Counter(names_of(world.card)) == box else ["other cards than in the box"]

    def _doubt_bags(self, world: IsleOfCats) -> list[str]:
        full = OUR_SUPPLY.bag_of(self.seats)
        left = Counter({TILE_NAMES[tile]: full[tile] for tile in range(TILES) if full[tile]})
        left.subtract({tile: n for tile, n in self.tiles.items() if tile in left})
        bag = Counter(TILE_NAMES[world.bag[i]] for i in range(world.bag_size))
        found = [] if bag == +left else ["another bag"]
        if self.seats == 1:
            used = len(BASKET_NAMES) - world.notes[t.SISTER_BASKETS]
            deck = {
                BASKET_NAMES[world.notes[t.SISTER_DECK + i]] for i in range(world.notes[t.SISTER_BASKETS])
            }
            if deck & self.baskets or used != len(self.baskets):
                found.append("her cards come twice")
        return found

    def _doubt_family(self, world: IsleOfCats) -> list[str]:
        if self.seat < 0 or not self.family:
            return []
        mine = Counter(names_of(world.card)[3 * self.seat : 3 * self.seat + 3])
        return [] if mine == self.family else ["other family cards than I was dealt"]

    def _doubt_drafts(self, world: IsleOfCats) -> list[str]:
        """Compare all packs that were in this seat's hands."""
        found = []
        cards = names_of(world.card)
        for (day, round_), seen in self.sightings.items():
            way = 1 if day % 2 else -1
            start = ((day - 1) * self.seats + (self.seat - way * round_) % self.seats) * PACK
            pack = Counter(cards[start + 2 * round_ : start + PACK])
            if pack != seen:
                found.append(f"day {day}, round {round_}: other cards in my hands")
        return found

    def _doubt_purchases(self, world: IsleOfCats, seat: int) -> list[str]:
        """Follow a seat's cards from the purchase on: prices, lessons laid, cards shown, what is left."""
        found: list[str] = []
        bought: list[tuple[int, Cards]] = []
        for day in range(1, self.day + 1):
            if (seat, day) not in self.paid:
                continue
            time, paid = self.paid[seat, day]
            cards = [
                names_of(world.card)[slot] for slot in self._kept(world, seat, day) if is_bought(world, slot)
            ]
            bought.append((time, Counter(cards)))
            if (len(cards), sum(COST[card] for card in cards)) != (paid.cards, paid.fish):
                found.append(f"seat {seat} paid something else on day {day}")
        for draw in self.draws:
            if draw.seat != seat or draw.paid is None:
                continue
            last = len(world.card) - 1 - draw.first
            slots = [slot for slot in range(last, last - draw.cards, -1) if is_bought(world, slot)]
            cards = [names_of(world.card)[slot] for slot in slots]
            bought.append((draw.time, Counter(cards)))
            if (len(cards), sum(COST[card] for card in cards)) != (draw.paid.cards, draw.paid.fish):
                found.append(f"seat {seat} paid something else for drawn cards")
        return found + self._doubt_lessons(seat, bought, world.phase) + self._doubt_hand(world, seat, bought)

    def _kept(self, world: IsleOfCats, seat: int, day: int) -> list[int]:
        """Find the slots of the cards that a seat kept on a day."""
        if self.seats == 1:
            start = (day - 1) * 11
            return list(range(start, start + 11))
        way = 1 if day % 2 else -1
        slots: list[int] = []
        for round_ in range(ROUNDS):
            start = ((day - 1) * self.seats + (seat - way * round_) % self.seats) * PACK + 2 * round_
            slots += range(start, start + (2 if round_ < ROUNDS - 1 else 1))
        return slots

    def _doubt_lessons(self, seat: int, bought: list[tuple[int, Cards]], phase: int) -> list[str]:
        """Count the lessons bought since the last ones were laid; public ones were seen."""
        found, before = [], 0
        for (whose, day), (time, told) in self.lessons.items():
            if whose != seat:
                continue
            now = sum((cards for when, cards in bought if before < when < time), Cards())
            if sum(n for card, n in now.items() if TYPE[card] == PRIVATE_LESSON) != told:
                found.append(f"seat {seat} laid other lessons on day {day}")
            before = time
        public = Counter(
            card for _, whose, card in self.shown if whose == seat and TYPE[card] == PUBLIC_LESSON
        )
        laid = sum((cards for when, cards in bought if when < before), Cards())
        mine = Counter({card: n for card, n in laid.items() if TYPE[card] == PUBLIC_LESSON})
        # While they are laid, the next ones may wait for the colour of another.
        if public - mine or (mine != public and phase != t.LESSONS):
            found.append(f"seat {seat} has other public lessons")
        return found

    def _doubt_hand(self, world: IsleOfCats, seat: int, bought: list[tuple[int, Cards]]) -> list[str]:
        """Play a seat's cards again: nothing is shown before it was bought, the rest is where it belongs."""
        found: list[str] = []
        shown: Cards = Counter()
        for time, whose, card in self.shown:
            if whose != seat:
                continue
            shown[card] += 1
            if shown[card] > sum(cards[card] for when, cards in bought if when < time):
                found.append(f"seat {seat} showed {card} before buying it")
        rest = sum((cards for _, cards in bought), Cards())
        rest.subtract(shown)
        places: dict[int, Cards] = defaultdict(Counter)
        for slot, where in enumerate(world.where):
            if where % t.BY_SEAT == seat and (slot < world.dealt or slot >= world.top):
                places[where // t.BY_SEAT][CARD_NAMES[world.card[slot]]] += 1
        hidden = sum((places[p] for p in (t.HAND, t.NEW, t.DOWN, t.LAID, t.GIVEN_UP)), Cards())
        if hidden != +rest:
            found.append(f"seat {seat} has other cards than it bought and kept")
        if any(TYPE[card] != PRIVATE_LESSON for card in places[t.LAID] + places[t.GIVEN_UP]):
            found.append(f"seat {seat} laid something else as a lesson")
        if any(TYPE[card] != RESCUE_CARD for card in places[t.DOWN]):
            found.append(f"seat {seat} laid something else for the rescue")
        if any(TYPE[card] in (PRIVATE_LESSON, PUBLIC_LESSON) for card in places[t.HAND]):
            found.append(f"seat {seat} holds back a lesson")
        spent = sum((places[t.BOUGHT][card] * COST[card] for card in places[t.BOUGHT]), 0)
        if spent != world.own[seat * t.OWN + t.SPENT] or world.fish(seat) < 0:
            found.append(f"seat {seat} spends other fish than it has")
        return found


def names_of(cards: object) -> list[str]:
    """Name cards."""
    return [CARD_NAMES[card] for card in cards]  # type: ignore[attr-defined]


def is_bought(world: IsleOfCats, slot: int) -> bool:
    """Tell whether a card was paid for, wherever it is now."""
    return world.where[slot] // t.BY_SEAT not in (t.DECK, t.PACK, t.KEPT, t.DISCARDED, t.OFFERED, t.BOUGHT)
