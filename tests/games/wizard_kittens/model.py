"""Play Wizard Kittens slowly and literally, from the printed rules: cards are words, circles are lists.

Nothing here is shared with the rules. The model is told what chance brought (a card drawn, a curse turned up)
and what a player answers; it works out who is asked, what may be answered, what follows and who wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

Row = dict[str, Any]  # a card, by its columns
Answer = tuple[Any, ...]  # a verb and what it is about
Question = tuple[int, frozenset[Answer]]  # who is asked, and all that may be answered
Asking = Generator[Question, Answer, None]
Drawing = Generator[Question, Answer, str]  # gives the component in the end, or nothing

KINDS = ("artifact", "familiar", "potion", "scroll")
CAT, CHAPTER_CAT, CAUGHT = "cat", "chapter cat", "caught"
BASIC = ("summon", "sling", "swat", "switch")
# The back of each kitten replaces one basic spell (which kitten has which: ours).
ADVANCED = {
    "baebae": {"summon": "overflow"},
    "easa": {"sling": "favor"},
    "muffin": {"swat": "dismiss"},
    "grumpkin": {"switch": "yoink"},
}


class Over(Exception):
    """The game is over, at once."""


@dataclass
class Cards:
    """The cards of a box, by name."""

    curses: dict[str, Row]
    credits: dict[str, Row]
    rules: dict[str, Row]
    chaos: dict[str, Row]


@dataclass
class Kitten:
    """What lies in front of a player."""

    circle: dict[str, list[str]] = field(default_factory=lambda: {"1": [], "2": [], "3": []})
    kitten: str = ""
    covered: str = ""
    curses: list[str] = field(default_factory=list)
    extras: list[str] = field(default_factory=list)
    credit: str = ""

    def all_cards(self) -> list[str]:
        return [card for chapter in self.circle.values() for card in chapter]


@dataclass
class Settings:
    """What is agreed before the game."""

    players: int
    advanced: bool
    new_rules: bool
    chaos_cats: int
    replacement: bool
    choose_kittens: bool


class Model:
    """A table, as the rulebook describes it."""

    def __init__(self, settings: Settings, cards: Cards, first: int) -> None:
        self.settings = settings
        self.cards = cards
        self.seats = [Kitten() for _ in range(settings.players)]
        self.active = first
        self.open = ["1", "2"]
        self.unseen = Counter(dict.fromkeys(KINDS, 12))
        self.drawn = 0  # cards drawn from the deck
        self.cats_drawn = 0
        self.chapter_cat_came = False
        self.discards: list[str] = []
        self.at_chapter: dict[str, str] = {}  # the curses that lie face up
        self.curses_seen: list[str] = []
        self.held: list[tuple[int, str]] = []
        self.chosen: list[tuple[int, str, str]] = []
        self.rule = ""
        self.chaos = ""
        self.in_force: list[str] = []
        self.ending = ""
        self.chance: list[tuple[str, str]] = []
        self.game = self.play()
        self.question: Question | None = None

    # -- what the test does ----------------------------------------------------------------------------

    def begin(self, chance: list[tuple[str, str]]) -> None:
        """Set up, until the first question."""
        self.chance = chance
        self.question = next(self.game)
        assert not self.chance, self.chance

    def answer(self, answer: Answer, chance: list[tuple[str, str]]) -> None:
        """Go on to the next question, with what chance brings on the way."""
        assert self.question is not None
        assert answer in self.question[1], answer
        self.chance = chance
        try:
            self.question = self.game.send(answer)
        except StopIteration:
            self.question = None
        assert not self.chance, self.chance

    def happens(self, what: str) -> str:
        """Learn what chance brought."""
        assert self.chance, f"chance should have brought a {what}"
        kind, name = self.chance.pop(0)
        assert kind == what, (kind, what)
        return name

    # -- set-up ----------------------------------------------------------------------------------------

    @property
    def has_chapter_3(self) -> bool:
        return self.settings.players > 2

    @property
    def cats(self) -> int:
        """How many Chaos Cats the deck has in all."""
        if self.settings.chaos_cats:
            return self.settings.chaos_cats
        return 1 if self.settings.players > 2 or self.settings.new_rules else 0

    @property
    def middle_size(self) -> int:
        return {2: 24, 3: 22, 4: 20}[self.settings.players] + self.cats

    @property
    def deck_size(self) -> int:
        return self.unseen.total() + self.cats - self.cats_drawn + (self.ending != CAUGHT)

    @property
    def caught_may_come(self) -> bool:
        return self.drawn >= 10 + self.middle_size

    def clockwise(self) -> list[int]:
        """Everybody in turn, from the active player."""
        count = len(self.seats)
        return [(self.active + step) % count for step in range(count)]

    def play(self) -> Asking:
        """The whole game."""
        if self.settings.choose_kittens:
            yield from self.choose_kittens()
        for kitten in self.seats:
            for chapter in self.open:
                card = self.happens("dealt")
                self.unseen[card] -= 1
                kitten.circle[chapter].append(card)
        for chapter in self.open:
            self.turn_up_a_curse(chapter)
        try:
            while True:
                yield from self.turn(self.active)
                self.active = (self.active + 1) % len(self.seats)
        except Over as over:
            self.ending = str(over)

    def choose_kittens(self) -> Asking:
        free = list(ADVANCED)
        for seat in self.clockwise():
            name = free[0]
            if len(free) > 1:
                _, name = yield seat, frozenset(("take_kitten", kitten) for kitten in free)
            free.remove(name)
            self.seats[seat].kitten = name

    def turn_up_a_curse(self, chapter: str) -> None:
        if len(self.curses_seen) == 6:
            return
        curse = self.happens("curse")
        assert curse not in self.curses_seen
        self.curses_seen.append(curse)
        bands = Counter(self.cards.curses[name]["band"] for name in self.curses_seen)
        assert max(bands.values()) <= 2
        self.at_chapter[chapter] = curse

    # -- the deck --------------------------------------------------------------------------------------

    def top_card(self) -> str:
        card = self.happens("card")
        place = self.drawn
        self.drawn += 1
        if card in (CAT, CHAPTER_CAT):
            assert 10 <= place < 10 + self.middle_size
            assert not (card == CHAPTER_CAT and (self.chapter_cat_came or not self.has_chapter_3))
            self.cats_drawn += 1
            self.chapter_cat_came |= card == CHAPTER_CAT
            others = self.cats - self.has_chapter_3
            assert self.cats_drawn - self.chapter_cat_came <= others
        elif card == CAUGHT:
            assert place >= 10 + self.middle_size
        else:
            assert self.unseen[card] > 0
            self.unseen[card] -= 1
        if self.drawn == 10 + self.middle_size:
            assert self.cats_drawn == self.cats
        return card

    def draw(self, seat: int) -> Drawing:
        """Draw a component; a Chaos Cat is resolved and then replaced, if that was agreed."""
        while True:
            card = self.top_card()
            if card == CAUGHT:
                raise Over(CAUGHT)
            if card in KINDS:
                self.held.append((seat, card))
                return card
            yield from self.chaos_cat(card)
            if not self.settings.replacement:
                return ""

    def place(self, seat: int, card: str, asked: int | None = None) -> Asking:
        """Put a held card into an open chapter of somebody's circle; the owner decides, or who is asked."""
        owner_choices = frozenset(("place", seat, chapter) for chapter in self.open)
        asked = seat if asked is None else asked
        _, _, chapter = yield asked, owner_choices
        self.held.remove((asked, card))
        self.seats[seat].circle[chapter].append(card)

    # -- a turn ----------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Asking:
        card = yield from self.draw(seat)
        if card:
            yield from self.place(seat, card)
        yield from self.cast(seat)
        yield from self.collect(seat)

    def spells(self, seat: int) -> list[str]:
        kitten = self.seats[seat].kitten
        own = ADVANCED[kitten] if self.settings.advanced and kitten else {}
        return [own.get(spell, spell) for spell in BASIC]

    def can_be_done(self, spell: str, seat: int) -> bool:
        """Whether a spell can be done in full."""
        mine = len(self.seats[seat].all_cards())
        in_play = sum(len(kitten.all_cards()) for kitten in self.seats)
        places = sum(bool(chapter) for kitten in self.seats for chapter in kitten.circle.values())
        return {
            "summon": True,
            "overflow": True,
            "sling": mine >= 1,
            "favor": mine >= 1,
            "dismiss": mine >= 1,
            "swat": mine >= 2,
            "switch": places >= 2,
            "yoink": mine >= 1 and in_play >= 2,
        }[spell]

    def cast(self, seat: int) -> Asking:
        me = self.seats[seat]
        castable = [
            spell for spell in self.spells(seat) if spell != me.covered and self.can_be_done(spell, seat)
        ]
        if not castable:
            yield seat, frozenset({("idle",)})
            return
        _, spell = yield seat, frozenset(("cast", spell) for spell in castable)
        me.covered = spell
        yield from getattr(self, spell)(seat)

    def cards_of(self, *seats: int) -> frozenset[Answer]:
        """Every card in these circles, to be chosen."""
        return frozenset(
            ("choose", seat, chapter, card)
            for seat in seats
            for chapter, cards in self.seats[seat].circle.items()
            for card in cards
        )

    def discard(self, choice: Answer) -> None:
        _, owner, chapter, card = choice
        self.seats[owner].circle[chapter].remove(card)
        self.discards.append(card)

    def summon(self, seat: int) -> Asking:
        card = yield from self.draw(seat)
        if card:
            yield from self.place(seat, card)

    def sling(self, seat: int) -> Asking:
        yield from self.sling_one(seat, [])

    def sling_one(self, seat: int, hit: list[int]) -> Asking:
        _, owner, chapter, card = yield seat, self.cards_of(seat)
        self.chosen = [(owner, chapter, card)]
        others = [other for other in range(len(self.seats)) if other != seat]
        _, target, goal = yield (
            seat,
            frozenset(("place", other, chapter) for other in others for chapter in self.open),
        )
        self.chosen = []
        self.seats[owner].circle[chapter].remove(card)
        self.seats[target].circle[goal].append(card)
        hit.append(target)

    def swat(self, seat: int) -> Asking:
        for _ in range(2):
            self.discard((yield seat, self.cards_of(seat)))

    def switch(self, seat: int) -> Asking:
        everybody = self.cards_of(*range(len(self.seats)))
        _, owner, chapter, card = yield seat, everybody
        self.chosen = [(owner, chapter, card)]
        elsewhere = frozenset(choice for choice in everybody if choice[1:3] != (owner, chapter))
        _, other_owner, other_chapter, other_card = yield seat, elsewhere
        self.chosen = []
        one = self.seats[owner].circle[chapter]
        other = self.seats[other_owner].circle[other_chapter]
        one.remove(card)
        other.remove(other_card)
        one.append(other_card)
        other.append(card)

    def overflow(self, seat: int) -> Asking:
        one = yield from self.draw(seat)
        two = yield from self.draw(seat)
        if not (one and two):
            if one or two:
                yield from self.place(seat, one or two)
            return
        kept, given = one, two
        if one != two:
            _, kept = yield seat, frozenset({("keep", one), ("keep", two)})
            given = two if kept == one else one
        others = [other for other in range(len(self.seats)) if other != seat]
        if len(others) == 1:  # no choice: it is the other one's already
            self.held.remove((seat, given))
            self.held.append((others[0], given))
        yield from self.place(seat, kept)
        receiver = others[0]
        if len(others) > 1:
            _, receiver = yield seat, frozenset(("give", other) for other in others)
            self.held.remove((seat, given))
            self.held.append((receiver, given))
        yield from self.place(receiver, given)

    def favor(self, seat: int) -> Asking:
        hit: list[int] = []
        yield from self.sling_one(seat, hit)
        card = yield from self.draw(seat)
        if card:
            yield from self.place(hit[0], card, asked=seat)

    def dismiss(self, seat: int) -> Asking:
        _, owner, chapter, kind = yield seat, self.cards_of(seat)
        cards = self.seats[owner].circle[chapter]
        self.discards += [card for card in cards if card == kind]
        self.seats[owner].circle[chapter] = [card for card in cards if card != kind]

    def yoink(self, seat: int) -> Asking:
        self.discard((yield seat, self.cards_of(seat)))
        _, owner, chapter, card = yield seat, self.cards_of(*range(len(self.seats)))
        self.chosen = [(owner, chapter, card)]
        _, _, goal = yield seat, frozenset(("place", seat, chapter) for chapter in self.open)
        self.chosen = []
        self.seats[owner].circle[chapter].remove(card)
        self.seats[seat].circle[goal].append(card)

    # -- curses ----------------------------------------------------------------------------------------

    def collect(self, seat: int) -> Asking:
        """Defeat what can be defeated, at the end of one's own turn."""
        me = self.seats[seat]
        ready = [
            chapter
            for chapter in self.open
            if chapter in self.at_chapter and not (self.recipe(chapter) - Counter(me.circle[chapter]))
        ]
        for chapter in ready:
            used = self.recipe(chapter)
            me.extras += (Counter(me.circle[chapter]) - used).elements()
            self.discards += used.elements()
            me.circle[chapter] = []
            me.curses.append(self.at_chapter.pop(chapter))
        if self.defeated == 6:
            raise Over("all curses")
        for chapter in ready:
            self.turn_up_a_curse(chapter)
        rules = list(self.in_force)
        for _ in ready:
            for effect in rules:
                yield from self.everybody(effect)

    def recipe(self, chapter: str) -> Counter[str]:
        return Counter(self.cards.curses[self.at_chapter[chapter]]["recipe"])

    @property
    def defeated(self) -> int:
        return sum(len(kitten.curses) for kitten in self.seats)

    # -- Chaos Cats ------------------------------------------------------------------------------------

    def chaos_cat(self, card: str) -> Asking:
        if card == CHAPTER_CAT:
            self.open.append("3")
            self.turn_up_a_curse("3")
        if self.settings.chaos_cats:
            self.chaos = self.chaos or self.happens("chaos")
            lines = self.lines()
            yield from self.follow(*lines[self.cats_drawn - 1])
        elif self.settings.new_rules:
            self.rule = self.happens("rule")
            assert self.settings.players > 2 or self.cards.rules[self.rule]["paws"]
            yield from self.follow(*self.lines()[0])

    def lines(self) -> list[tuple[str, str]]:
        """All lines of the card that lies open: when, and what each player does."""
        if self.chaos:
            card = self.cards.chaos[self.chaos]
            return [(card[f"when_{n}"], card[f"effect_{n}"]) for n in (1, 2, 3, 4)]
        if self.rule:
            return [(self.cards.rules[self.rule]["when"], self.cards.rules[self.rule]["effect"])]
        return []

    def follow(self, when: str, effect: str) -> Asking:
        if when == "now":
            yield from self.everybody(effect)
        else:
            self.in_force.append(effect)

    def everybody(self, effect: str) -> Asking:
        """Each player does it, clockwise from the active one; who can't is skipped."""
        count = len(self.seats)
        if effect == "cancel_rules":
            self.in_force.clear()
        elif effect in ("pass_right", "pass_left"):
            yield from self.pass_cards(-1 if effect == "pass_right" else 1)
        elif effect == "pass_chapter":
            passed = [kitten.circle["1"] for kitten in self.seats]
            for seat in range(count):
                self.seats[(seat - 1) % count].circle["1"] = passed[seat]
        else:
            for seat in self.clockwise():
                yield from self.each(seat, effect)

    def each(self, seat: int, effect: str) -> Asking:
        count = len(self.seats)
        me = self.seats[seat]
        if effect in ("take_left", "take_right"):
            neighbour = (seat + (1 if effect == "take_left" else -1)) % count
            if self.seats[neighbour].all_cards():
                _, _, chapter, card = yield seat, self.cards_of(neighbour)
                self.seats[neighbour].circle[chapter].remove(card)
                self.held.append((seat, card))
                yield from self.place(seat, card)
        elif effect == "take_discard":
            if self.discards:
                _, card = yield seat, frozenset(("pick", card) for card in self.discards)
                self.discards.remove(card)
                self.held.append((seat, card))
                yield from self.place(seat, card)
        elif effect == "discard_one":
            if me.all_cards():
                self.discard((yield seat, self.cards_of(seat)))
        elif effect == "discard_other":
            choices = self.cards_of(*(other for other in range(count) if other != seat))
            if choices:
                self.discard((yield seat, choices))
        elif effect == "discard_chapter":
            full = [chapter for chapter, cards in me.circle.items() if cards]
            if full:
                _, chapter = yield seat, frozenset(("clear", chapter) for chapter in full)
                self.discards += me.circle[chapter]
                me.circle[chapter] = []
        else:
            assert effect == "draw_one"
            yield from self.summon(seat)

    def pass_cards(self, by: int) -> Asking:
        """All choose in turn, all cards move at once, then each receiver places."""
        passing: dict[int, tuple[str, str]] = {}
        for seat in self.clockwise():
            if self.seats[seat].all_cards():
                _, _, chapter, card = yield seat, self.cards_of(seat)
                passing[seat] = (chapter, card)
                self.chosen.append((seat, chapter, card))
        self.chosen = []
        received: dict[int, str] = {}
        for giver, (chapter, card) in passing.items():
            self.seats[giver].circle[chapter].remove(card)
            receiver = (giver + by) % len(self.seats)
            received[receiver] = card
            self.held.append((receiver, card))
        for seat in self.clockwise():
            if seat in received:
                yield from self.place(seat, received[seat])

    # -- the count -------------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        """Curses and their bonuses, less extra cards."""
        kitten = self.seats[seat]
        total = -len(kitten.extras)
        for name in kitten.curses:
            curse = self.cards.curses[name]
            total += curse["points"]
            if curse["bonus_for_each"] in KINDS:
                total += curse["bonus"] * kitten.all_cards().count(curse["bonus_for_each"])
        return total

    def extra_credit(self, seat: int) -> int:
        kitten = self.seats[seat]
        card = self.cards.credits[kitten.credit]
        counts = Counter(kitten.all_cards())
        bands = [self.cards.curses[name]["band"] for name in kitten.curses]
        times = {
            "each": counts.total() if card["component"] == "any" else counts[card["component"]],
            "pairs": sum(counts[kind] // 2 for kind in KINDS),
            "threes": sum(counts[kind] // 3 for kind in KINDS),
            "sets": min(counts[kind] for kind in KINDS),
            "kinds": len(+counts),
            "empty": sum(not kitten.circle[chapter] for chapter in self.open),
            "extras": len(kitten.extras),
            "curses": len(bands) if card["band"] == "any" else bands.count(card["band"]),
        }
        return int(card["points"]) * times[card["counts"]]

    def places(self) -> list[int]:
        """Who came in where; nobody is first if all lose."""
        seats = range(len(self.seats))
        cards = [len(kitten.all_cards()) for kitten in self.seats]
        curses = [len(kitten.curses) for kitten in self.seats]
        points = [self.points(seat) for seat in seats]
        if self.ending == "all curses":
            totals = [points[seat] + self.extra_credit(seat) for seat in seats]
            best = [(totals[seat], curses[seat], -cards[seat]) for seat in seats]
            return [1 + sum(other > mine for other in best) for mine in best]
        least = 6 if len(self.seats) == 2 else -1000
        innocent = [seat for seat in seats if least <= points[seat] < 10]
        clean = {seat: (-cards[seat], points[seat], curses[seat]) for seat in innocent}
        return [
            1 + sum(other > clean[seat] for other in clean.values())
            if seat in clean
            else max(2, 1 + len(clean))
            for seat in seats
        ]
