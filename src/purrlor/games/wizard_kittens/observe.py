"""Write what a kitten of Wizard Kittens knows as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.frames import STRIDE
from purrlor.core.observation import (
    Observer,
    Part,
    Slate,
    by_seat,
    counts,
    flags,
    from_seat,
    names,
    numbers,
)
from purrlor.core.state import State
from purrlor.games.wizard_kittens.cards import (
    CHAOS_CARDS,
    CHAPTERS,
    CREDITS,
    CURSES,
    KITTENS,
    RULES,
    SEATS,
    SLOTS,
    TYPES,
)
from purrlor.games.wizard_kittens.rules import questions as q
from purrlor.games.wizard_kittens.rules.circles import CARD_BITS, CARD_MASK, IN_CIRCLE, NONE
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.scoring import credit_of, points

QUESTIONS: Final = 36  # one more than the highest number
IN_FORCE: Final = 8  # rules at once
HELD: Final = 6  # cards in nobody's circle that are listed

TABLE: Final = [
    flags("options", 4, "advanced, New Rules, Chaos Mode, a Chaos Cat is replaced"),
    flags("turn", SEATS, "whose turn it is, counted from the own seat; none when the game is over"),
    flags("asked", SEATS, "who is asked"),
    flags("question", QUESTIONS, "what is asked, by the number of the question in the rules"),
    flags("open", CHAPTERS, "chapters that are open"),
    flags("curse_1", CURSES, "the curse at the first chapter"),
    flags("curse_2", CURSES, "at the second"),
    flags("curse_3", CURSES, "at the third"),
    numbers("curses_left", 1, 6, "curses that still come"),
    numbers("defeated", 1, 6, "curses defeated"),
    numbers("layers", 3, 48, "cards in the deck, layer by layer from the top"),
    counts("discards", TYPES, "components discarded, by type"),
    numbers("cats_drawn", 1, 4, "Chaos Cats drawn"),
    flags("rule", RULES, "the New Rule that is turned up"),
    flags("chaos", CHAOS_CARDS, "the Chaos Mode card"),
    names("in_force", IN_FORCE, 10, "rules in force, the newest first: the number of the effect plus one"),
    names("held", HELD, SEATS * TYPES, "cards in somebody's paws: holder * 4 + type + 1"),
    names("chosen", SEATS, SEATS * IN_CIRCLE, "cards chosen: owner * 12 + chapter * 4 + type + 1"),
    flags("ended", 2, "all curses are defeated; somebody was caught"),
    flags("own_credit", CREDITS, "the own Extra Credit"),
    numbers("worth", 1, 50, "the points that it would count now", least=-50),
]
EACH: Final = [
    flags("kitten", len(KITTENS), "the kitten, none before it is chosen"),
    flags("covered", SLOTS, "the place of the spell that the token covers"),
    counts("circle", IN_CIRCLE, "components in the circle, by chapter and type"),
    flags("curses", CURSES, "curses defeated"),
    counts("extras", TYPES, "extra cards, by type"),
    numbers("points", 1, 100, "points so far, without Extra Credit", least=-100),
    flags("credit", CREDITS, "the Extra Credit, shown when all curses are defeated"),
]


class KittensObserver(Observer):
    """What a seat sees at a table of Wizard Kittens."""

    def layout(self, seats: int) -> list[Part]:
        """List the parts of an observation."""
        return [*TABLE, *by_seat(EACH, seats)]

    def observe(self, state: State, seat: i64, slate: Slate) -> None:
        """Write the table, the own Extra Credit, and what lies in front of everybody."""
        assert isinstance(state, WizardKittens)
        seats = state.seats
        options: i64 = 0
        if state.advanced:
            options |= 1
        if state.new_rules:
            options |= 2
        if state.chaos_cats != 0:
            options |= 4
        if state.replacing:
            options |= 8
        slate.put(options)
        asked = state.pending != 0
        slate.put_one(from_seat(seats, state.turn, seat) if asked else i64(NONE), SEATS)
        who: i64 = 0
        for i in range(seats):
            who |= ((state.pending >> ((seat + i) % seats)) & 1) << i
        slate.put(who)
        slate.put_one(state.frames.kind() if asked else i64(NONE), QUESTIONS)
        slate.put(state.open)
        for chapter in range(i64(CHAPTERS)):
            slate.put_one(state.curse_at[chapter], CURSES)
        slate.put(state.curses_left[0] + state.curses_left[1] + state.curses_left[2])
        slate.put(state.defeated)
        slate.put(state.top)
        slate.put(state.middle)
        slate.put(state.bottom)
        self.put_counts(state.discards[0], state.discards[1], state.discards[2], state.discards[3], slate)
        slate.put(state.cats_drawn)
        slate.put_one(state.rule, RULES)
        slate.put_one(state.chaos, CHAOS_CARDS)
        for n in range(i64(IN_FORCE)):
            slate.put((state.in_force >> (4 * n)) & 15)
        self.observe_held(state, seat, slate)
        self.observe_chosen(state, seat, slate)
        slate.put(state.ended)
        credit = state.credit[seat]
        slate.put_one(credit, CREDITS)
        slate.put(credit_of(state, seat) if credit != NONE else i64(0))
        for i in range(seats):
            self.observe_place(state, (seat + i) % seats, slate)

    def put_counts(self, a: i64, b: i64, c: i64, d: i64, slate: Slate) -> None:
        """Write counts of the four types of components."""
        slate.put_set(a | (b << 4) | (c << 8) | (d << 12), TYPES * 4)

    def observe_held(self, state: WizardKittens, seat: i64, slate: Slate) -> None:
        """Write the cards that are in nobody's circle: they lie in the questions about them."""
        end = slate.at + HELD
        cells = state.frames.cells
        at: i64 = 0
        while at < state.frames.depth * STRIDE:
            kind = cells[at]
            holder = from_seat(state.seats, cells[at + 2], seat)
            a = cells[at + 3]
            b = cells[at + 4]
            if (kind == q.ASK_PLACE or kind == q.ASK_GIVE or kind == q.ASK_KEEP) and slate.at < end:
                slate.put(holder * TYPES + a + 1)
            waits = kind == q.TO_DRAW and a == q.FOR_OVERFLOW_TOO and b != NONE
            if (kind == q.ASK_KEEP or waits) and slate.at < end:
                slate.put(holder * TYPES + b + 1)
            at += STRIDE
        slate.skip(end - slate.at)

    def observe_chosen(self, state: WizardKittens, seat: i64, slate: Slate) -> None:
        """Write the cards chosen already for the spell that is being cast, or to be passed on."""
        end = slate.at + SEATS
        if state.pending != 0:
            kind = state.frames.kind()
            if kind == q.EACH_PASS:
                chosen = state.frames.detail(1)
                for chooser in range(state.seats):
                    card = ((chosen >> (CARD_BITS * chooser)) & CARD_MASK) - 1
                    if card >= 0:
                        slate.put(self.card_from(state, card, seat))
            elif kind == q.ASK_SLING_TO or kind == q.ASK_SWITCH_WITH or kind == q.ASK_YOINK_TO:
                slate.put(self.card_from(state, state.frames.detail(0), seat))
        slate.skip(end - slate.at)

    def card_from(self, state: WizardKittens, card: i64, seat: i64) -> i64:
        """Give the number of a card in play by whose circle it is in, seen from a seat."""
        return from_seat(state.seats, card // IN_CIRCLE, seat) * IN_CIRCLE + card % IN_CIRCLE + 1

    def observe_place(self, state: WizardKittens, seat: i64, slate: Slate) -> None:
        """Write what lies in front of a kitten."""
        slate.put_one(state.kitten[seat], 4)
        slate.put_one(state.token[seat], SLOTS)
        circle = state.circle
        for chapter in range(i64(CHAPTERS)):
            at = seat * IN_CIRCLE + chapter * TYPES
            self.put_counts(circle[at], circle[at + 1], circle[at + 2], circle[at + 3], slate)
        curses: i64 = 0
        for curse in range(i64(CURSES)):
            if state.defeated_by[curse] == seat:
                curses |= 1 << curse
        slate.put_set(curses, CURSES)
        at = seat * TYPES
        extra = state.extra
        self.put_counts(extra[at], extra[at + 1], extra[at + 2], extra[at + 3], slate)
        slate.put(points(state, seat))
        slate.put_one(state.credit[seat] if state.ended == q.ALL_CURSES else i64(NONE), CREDITS)
