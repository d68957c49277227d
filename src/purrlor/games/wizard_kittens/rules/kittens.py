"""Play Wizard Kittens: draw and place, cast a spell, defeat curses, and do not get caught."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import zeros
from purrlor.core.frames import Frames
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.games.wizard_kittens.cards import (
    CHAPTERS,
    FAVOR,
    OVERFLOW,
    SEATS,
    SLING,
    SLOTS,
    SUMMON,
    SWAT,
    SWITCH,
    TYPES,
    YOINK,
    Tables,
)
from purrlor.games.wizard_kittens.rules import questions as q
from purrlor.games.wizard_kittens.rules.circles import (
    BY_SEAT,
    CAUGHT_CARD,
    CHAOS_CAT,
    CIRCLE,
    CURSE_DECK,
    EXTRA,
    HEAPS,
    NO_CURSES,
    NONE,
    NONE_BY_SEAT,
    PILE,
    TOP_LAYER,
    UNDEFEATED,
    Options,
)
from purrlor.games.wizard_kittens.rules.curses import Curses
from purrlor.games.wizard_kittens.rules.numbers import (
    CAST,
    CAST_SPELL,
    CHOOSE,
    DEALT,
    GIVE,
    IDLE,
    IDLED,
    KEEP,
    PLACE,
    TAKE_KITTEN,
    TOOK_KITTEN,
)

CHOICES: Final = 48  # at most: every card in play


class WizardKittens(Curses):
    """A game of Wizard Kittens."""

    def apply(self, seat: i64, action: i64) -> None:
        """Answer the question on top, and go on to the next one."""
        kind = self.frames.kind()
        if kind >= q.EVERYBODY:
            self.answer_each(seat, kind, action)
        elif kind == q.ASK_PLACE:
            card = self.frames.detail(0)
            self.frames.pop()
            self.place_card(seat, card, action - PLACE)
        elif kind == q.ASK_CAST:
            self.frames.pop()
            self.cast(seat, action)
        elif kind == q.ASK_KITTEN:
            self.frames.pop()
            self.take_kitten(seat, action - TAKE_KITTEN)
        else:
            self.cast_on(seat, kind, action)
        self.go_on()

    def go_on(self) -> None:
        """Do what is to be done until somebody is asked or the game is over."""
        while self.ended == q.PLAYING:
            kind = self.frames.kind()
            if kind >= q.EVERYBODY:
                if self.next_of_each():
                    break
            elif kind >= q.ASKS:
                break
            elif kind == q.TO_DRAW:
                self.draw_for()
            elif kind == q.TO_CHECK:
                self.frames.pop()
                self.check_curses()
            elif kind == q.TO_HAPPEN:
                effect = self.frames.detail(0)
                self.frames.pop()
                self.happen(effect)
            else:
                self.frames.pop()
                self.begin_turn(self.step(self.turn, 1))
        self.pending = self.frames.asked(self.seats) if self.ended == q.PLAYING else i64(0)

    def begin_turn(self, seat: i64) -> None:
        """Let a kitten draw, then cast (WK-10, WK-11)."""
        self.turn = seat
        self.ask(q.ASK_CAST, seat, 0, 0)
        self.draw(seat, q.FOR_TURN, 0)

    def ask(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        """Ask one player."""
        self.frames.push(kind, 1 << seat, seat, a, b, 0)

    def draw(self, seat: i64, purpose: i64, detail: i64) -> None:
        """Have a card drawn next."""
        self.frames.push(q.TO_DRAW, 0, seat, purpose, detail, seat)

    # -- the beginning -----------------------------------------------------------------------------------

    def take_kitten(self, seat: i64, kitten: i64) -> None:
        """Give somebody a kitten and ask the next one; who has no choice left gets the last (WK-2)."""
        self.kitten = self.kitten[:]
        self.kitten[seat] = kitten
        self.tell(TOOK_KITTEN, seat, kitten)
        following = self.step(seat, 1)
        if following == self.turn:
            self.lay_out()
            self.begin_turn(self.turn)
        elif self.step(following, 1) == self.turn and self.seats == SEATS:
            last: i64 = 0
            while self.owner_of(last) != NONE:
                last += 1
            self.take_kitten(following, last)
        else:
            self.ask(q.ASK_KITTEN, following, 0, 0)

    def lay_out(self) -> None:
        """Deal components and Extra Credits, and turn the first curses up (WK-2 to WK-4)."""
        for seat in range(self.seats):
            for chapter in range(i64(2)):
                card = self.draw_component()
                self.put(seat, chapter, card)
                self.tell(DEALT, seat, card, chapter)
        self.middle = self.pile_size - 2 * TOP_LAYER + self.cats
        self.show_curse(0)
        self.show_curse(1)
        self.deal_credits(NONE)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw_for(self) -> None:
        """Draw a card for whoever it is for; a Chaos Cat comes in between, Caught ends it all."""
        at = self.frames
        purpose = at.detail(0)
        detail = at.detail(1)
        seat = at.detail(2)
        card = self.draw_card()
        if card == CAUGHT_CARD:
            self.finish(q.CAUGHT, seat)
            return
        if card < TYPES:
            self.tell_drawn(seat, card)
        elif self.replacing:
            self.meet_cat(seat, card)  # and then draw again
            return
        at.pop()
        self.hand_over(seat, card if card < TYPES else i64(NONE), purpose, detail)
        if card >= CHAOS_CAT:
            self.meet_cat(seat, card)

    def hand_over(self, seat: i64, card: i64, purpose: i64, detail: i64) -> None:
        """Go on with the card drawn; none, if a Chaos Cat came in its place."""
        if purpose == q.FOR_OVERFLOW:
            self.draw(seat, q.FOR_OVERFLOW_TOO, card)
        elif purpose == q.FOR_OVERFLOW_TOO and card != NONE and detail != NONE:
            if card == detail:
                self.keep(seat, card, card)
            else:
                self.ask(q.ASK_KEEP, seat, detail, card)
        elif purpose == q.FOR_OVERFLOW_TOO and detail != NONE:
            self.ask_place(seat, detail, purpose)
        elif purpose == q.FOR_FAVOR and card != NONE:
            self.frames.push(q.ASK_PLACE, 1 << seat, seat, card, detail, purpose)
        elif card != NONE:
            self.ask_place(seat, card, purpose)

    def keep(self, seat: i64, kept: i64, given: i64) -> None:
        """Place one card of an Overflow, then give the other away."""
        if self.seats == 2:
            self.ask_place(1 - seat, given, q.FOR_OVERFLOW)
        else:
            self.ask(q.ASK_GIVE, seat, given, 0)
        self.ask_place(seat, kept, q.FOR_OVERFLOW)

    # -- spells ------------------------------------------------------------------------------------------

    def cast(self, seat: i64, action: i64) -> None:
        """Begin a spell; the token covers it (WK-11)."""
        self.frames.push(q.TO_CHECK, 0, seat, 0, 0, 0)
        if action == IDLE:
            self.tell(IDLED, seat)
            return
        spell = action - CAST
        self.token[seat] = spell % SLOTS
        if self.sink is not None:
            self.tell(CAST_SPELL, seat, spell)
        if spell == SUMMON:
            self.draw(seat, q.FOR_SUMMON, 0)
        elif spell == OVERFLOW:
            self.draw(seat, q.FOR_OVERFLOW, 0)
        elif spell in (SLING, FAVOR):
            self.ask(q.ASK_SLING, seat, 1 if spell == FAVOR else 0, 0)
        elif spell == SWAT:
            self.ask(q.ASK_SWAT, seat, 2, 0)
        elif spell == SWITCH:
            self.ask(q.ASK_SWITCH, seat, 0, 0)
        else:
            self.ask(q.ASK_YOINK if spell == YOINK else q.ASK_DISMISS, seat, 0, 0)

    def cast_on(self, seat: i64, kind: i64, action: i64) -> None:
        """Go on with a spell: the next part of its choice, or what it does."""
        card = self.frames.detail(0)
        detail = self.frames.detail(1)
        self.frames.pop()
        if kind == q.ASK_SLING:
            self.ask(q.ASK_SLING_TO, seat, action - CHOOSE, card)
        elif kind == q.ASK_SLING_TO:
            self.sling(seat, card, action - PLACE, detail)
        elif kind == q.ASK_SWAT:
            self.discard_card(seat, action - CHOOSE)
            if card > 1:
                self.ask(q.ASK_SWAT, seat, card - 1, 0)
        elif kind == q.ASK_SWITCH:
            self.ask(q.ASK_SWITCH_WITH, seat, action - CHOOSE, 0)
        elif kind == q.ASK_SWITCH_WITH:
            self.switch(seat, card, action - CHOOSE)
        elif kind == q.ASK_DISMISS:
            while self.circle[action - CHOOSE] != 0:
                self.discard_card(seat, action - CHOOSE)
        elif kind == q.ASK_YOINK:
            self.discard_card(seat, action - CHOOSE)
            self.ask(q.ASK_YOINK_TAKE, seat, 0, 0)
        elif kind == q.ASK_YOINK_TAKE:
            self.ask(q.ASK_YOINK_TO, seat, action - CHOOSE, 0)
        elif kind == q.ASK_YOINK_TO:
            self.place_card(seat, self.lift_card(seat, card), action - PLACE)
        elif kind == q.ASK_KEEP:
            kept = action - KEEP
            self.keep(seat, kept, detail if kept == card else card)
        else:
            self.ask_place(action - GIVE, card, q.FOR_OVERFLOW)

    def sling(self, seat: i64, card: i64, spot: i64, favor: i64) -> None:
        """Sling a card; with Favor the deck's top card follows it."""
        if favor != 0:
            self.draw(seat, q.FOR_FAVOR, spot // CHAPTERS)
        self.place_card(seat, self.lift_card(seat, card), spot)

    def switch(self, seat: i64, one: i64, other: i64) -> None:
        """Let two cards change places."""
        first = self.lift_card(seat, one)
        second = self.lift_card(seat, other)
        self.place_card(seat, first, other // TYPES)
        self.place_card(seat, second, one // TYPES)

    # -- other worlds ------------------------------------------------------------------------------------

    def clone(self) -> State:
        """Copy everything but the sink."""
        return self.copy(self.rng.clone())

    def copy(self, rng: Rng) -> WizardKittens:
        """Copy everything but the sink, with another generator."""
        other = WizardKittens(self.options, self.tables, rng)
        self.copy_to(other)
        return other

    def guess(self, seat: i64, rng: Rng) -> State:
        """Deal the other Extra Credits anew as long as they are secret; nothing else is hidden."""
        world = self.copy(rng)
        if self.ended != q.ALL_CURSES and self.credit[0] != NONE:
            world.deal_credits(seat)
        return world

    def deal_credits(self, but: i64) -> None:
        """Deal everybody an Extra Credit, but the one who has theirs."""
        self.credit = self.credit[:]
        dealt: i64 = 1 << self.credit[but] if but >= 0 else i64(0)
        for seat in range(self.seats):
            if seat != but:
                credit = self.rng.below(self.tables.credits)
                while (dealt >> credit) & 1:
                    credit = self.rng.below(self.tables.credits)
                dealt |= 1 << credit
                self.credit[seat] = credit

    def again(self, rng: Rng) -> State:
        """Deal a new game with the same options."""
        return deal(self.options, self.tables, rng)


def deal(options: Options, tables: Tables, rng: Rng) -> WizardKittens:
    """Set a game up (WK-1 to WK-5, WK-30, WK-32, WK-40)."""
    seats = options.seats
    game = WizardKittens(options, tables, rng)
    game.choices = zeros(CHOICES)
    clear_table(game)
    game.chapter_cat = seats > 2
    game.cats = options.chaos_cats
    if game.cats == 0 and (seats > 2 or options.new_rules):
        game.cats = 1
    if options.choosing:
        game.middle = game.pile_size - 2 * TOP_LAYER + game.cats
        game.kitten = NONE_BY_SEAT[:]
        game.credit = NONE_BY_SEAT[:]
        game.turn = rng.below(seats)
        game.ask(q.ASK_KITTEN, game.turn, 0, 0)
    else:
        game.lay_out()
        deal_kittens(game)
        game.begin_turn(rng.below(seats))
    game.go_on()
    return game


def clear_table(game: WizardKittens) -> None:
    """Give a new game arrays of its own."""
    game.pile = PILE[:]
    game.discards = zeros(TYPES)
    game.circle = CIRCLE[:]
    game.heap = HEAPS[:]
    game.size = BY_SEAT[:]
    game.extra = EXTRA[:]
    game.curse_at = NO_CURSES[:]
    game.defeated_by = UNDEFEATED[:]
    game.curses_left = CURSE_DECK[:]
    game.token = NONE_BY_SEAT[:]
    game.kitten = BY_SEAT[:]
    game.frames = Frames.empty()


def deal_kittens(game: WizardKittens) -> None:
    """Give everybody a kitten of their own."""
    taken: i64 = 0
    for seat in range(game.seats):
        kitten = game.rng.below(SEATS)
        while (taken >> kitten) & 1:
            kitten = game.rng.below(SEATS)
        taken |= 1 << kitten
        game.kitten[seat] = kitten
