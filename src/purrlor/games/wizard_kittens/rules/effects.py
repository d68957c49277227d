"""Let Chaos Cats, New Rules and Chaos Mode cards do what they say, each player in turn (WK-30 to WK-34)."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.wizard_kittens.cards import (
    CANCEL_RULES,
    CHAPTERS,
    DISCARD_CHAPTER,
    DISCARD_ONE,
    DISCARD_OTHER,
    DRAW_ONE,
    INSTRUCTIONS,
    NOW,
    PASS_CHAPTER,
    PASS_LEFT,
    PASS_RIGHT,
    TAKE_DISCARD,
    TAKE_LEFT,
    TAKE_RIGHT,
    TYPES,
)
from purrlor.games.wizard_kittens.rules import questions as q
from purrlor.games.wizard_kittens.rules.choices import Choices
from purrlor.games.wizard_kittens.rules.circles import (
    ALL_CHAPTERS,
    CARD_BITS,
    CARD_MASK,
    CHAPTER_CAT,
    IN_CIRCLE,
    NONE,
    RULE_SPAN,
)
from purrlor.games.wizard_kittens.rules.numbers import (
    CAT_CAME,
    CHAOS_SHOWN,
    CHAPTER_OPENED,
    CHOOSE,
    CHOSE_TO_PASS,
    CLEAR,
    CLEARED,
    HAPPENS,
    IN_FORCE,
    PASSED_CHAPTER,
    PICK,
    PICKED,
    RULE_SHOWN,
    SKIPPED,
)


class Effects(Choices):
    """A table where Chaos Cats roam."""

    # -- Chaos Cats --------------------------------------------------------------------------------------

    def meet_cat(self, seat: i64, cat: i64) -> None:
        """Resolve a Chaos Cat: chapter 3 if it is the one, then a New Rule or the next instruction."""
        self.tell(CAT_CAME, seat, self.cats_drawn)
        if cat == CHAPTER_CAT:
            self.open = ALL_CHAPTERS
            self.tell(CHAPTER_OPENED)
            self.show_curse(2)
        if self.chaos_cats != 0:
            self.follow_chaos_card()
        elif self.new_rules:
            self.rule = self.draw_rule()
            self.tell(RULE_SHOWN, self.rule)
            self.follow(self.rule)

    def follow_chaos_card(self) -> None:
        """Turn the Chaos Mode card up at the first Cat; the n-th Cat runs instruction n (WK-32)."""
        if self.chaos == NONE:
            self.chaos = self.rng.below(self.tables.chaos_cards)
            self.tell(CHAOS_SHOWN, self.chaos)
        self.follow(self.tables.new_rules + self.chaos * INSTRUCTIONS + self.cats_drawn - 1)

    def draw_rule(self) -> i64:
        """Draw a New Rule; two players use only those with paws (WK-40)."""
        found: i64 = NONE
        fitting: i64 = 0
        for rule in range(self.tables.new_rules):
            if self.seats != 2 or self.tables.paws[rule] != 0:
                fitting += 1
                if self.rng.below(fitting) == 0:
                    found = rule
        return found

    def follow(self, instruction: i64) -> None:
        """Do an instruction now, or put it in force for the rest of the game."""
        effect = self.tables.effect[instruction]
        if self.tables.when[instruction] == NOW:
            self.frames.push(q.TO_HAPPEN, 0, self.turn, effect, 0, 0)
        else:
            self.in_force = self.in_force * RULE_SPAN + effect + 1
            self.tell(IN_FORCE, effect)

    # -- effects -----------------------------------------------------------------------------------------

    def happen(self, effect: i64) -> None:
        """Begin an effect: ask everybody, clockwise from the active player, or do what needs no choice."""
        self.tell(HAPPENS, effect)
        if effect == PASS_RIGHT:
            self.ask_each(q.EACH_PASS, -1)
        elif effect == PASS_LEFT:
            self.ask_each(q.EACH_PASS, 1)
        elif effect == PASS_CHAPTER:
            self.pass_chapter()
        elif effect == TAKE_LEFT:
            self.ask_each(q.EACH_TAKE, 1)
        elif effect == TAKE_RIGHT:
            self.ask_each(q.EACH_TAKE, -1)
        elif effect == TAKE_DISCARD:
            self.ask_each(q.EACH_PICK, 0)
        elif effect == DISCARD_ONE:
            self.ask_each(q.EACH_DISCARD, 0)
        elif effect == DISCARD_OTHER:
            self.ask_each(q.EACH_DISCARD_OTHER, 0)
        elif effect == DISCARD_CHAPTER:
            self.ask_each(q.EACH_CLEAR, 0)
        elif effect == CANCEL_RULES:
            self.in_force = 0
        else:
            assert effect == DRAW_ONE
            for back in range(self.seats):
                seat = self.step(self.turn, self.seats - 1 - back)
                self.frames.push(q.TO_DRAW, 0, seat, q.FOR_EFFECT, 0, seat)

    def ask_each(self, kind: i64, detail: i64) -> None:
        """Ask everybody in turn."""
        self.frames.push(kind, (1 << self.seats) - 1, self.turn, detail, 0, 0)

    def able(self, seat: i64, kind: i64) -> bool:
        """Tell whether somebody can do what everybody is asked for."""
        if kind == q.EACH_TAKE:
            return self.size[self.step(seat, self.frames.detail(0))] != 0
        if kind == q.EACH_PICK:
            return self.discards[0] + self.discards[1] + self.discards[2] + self.discards[3] != 0
        if kind == q.EACH_DISCARD_OTHER:
            return self.cards_in_play() != self.size[seat]
        return self.size[seat] != 0

    def next_of_each(self) -> bool:
        """Skip those who can't; tell whether somebody is asked, else close the question."""
        kind = self.frames.kind()
        seat: i64 = self.turn
        for i in range(self.seats):
            if (self.frames.waiting() >> seat) & 1:
                if self.able(seat, kind):
                    return True
                self.frames.answered(seat)
                self.tell(SKIPPED, seat)
            seat = self.step(seat, 1)
        if kind == q.EACH_PASS:
            self.pass_cards()
        else:
            self.frames.pop()
        return False

    def answer_each(self, seat: i64, kind: i64, action: i64) -> None:
        """Take one player's answer to a question that everybody gets."""
        frames = self.frames
        frames.answered(seat)
        if kind == q.EACH_PASS:
            card = action - CHOOSE
            frames.set_detail(1, frames.detail(1) | (card + 1) << (CARD_BITS * seat))
            self.tell(CHOSE_TO_PASS, seat, card % TYPES, card // TYPES % CHAPTERS)
        elif kind == q.EACH_TAKE:
            self.ask_place(seat, self.lift_card(seat, action - CHOOSE), q.FOR_EFFECT)
        elif kind == q.EACH_PICK:
            self.discards[action - PICK] -= 1
            self.tell(PICKED, seat, action - PICK)
            self.ask_place(seat, action - PICK, q.FOR_EFFECT)
        elif kind == q.EACH_CLEAR:
            self.clear_chapter(seat, action - CLEAR)
        else:
            self.discard_card(seat, action - CHOOSE)

    def ask_place(self, seat: i64, kind: i64, purpose: i64) -> None:
        """Ask somebody where in their circle a card shall lie."""
        self.frames.push(q.ASK_PLACE, 1 << seat, seat, kind, seat, purpose)

    def pass_cards(self) -> None:
        """Move all cards chosen at once; then the receivers place them, in turn (WK-33)."""
        by = self.frames.detail(0)
        chosen = self.frames.detail(1)
        self.frames.pop()
        for back in range(self.seats):
            receiver = self.step(self.turn, self.seats - 1 - back)
            giver = self.step(receiver, -by)
            card = ((chosen >> (CARD_BITS * giver)) & CARD_MASK) - 1
            if card >= 0:
                self.ask_place(receiver, self.lift_card(giver, card), q.FOR_EFFECT)

    def pass_chapter(self) -> None:
        """Pass all of chapter 1 to the right, where it stays in chapter 1."""
        passed = self.circle[:]
        for giver in range(self.seats):
            receiver = self.step(giver, -1)
            cards = self.heap[giver * CHAPTERS]
            for kind in range(i64(TYPES)):
                moving = passed[giver * IN_CIRCLE + kind]
                self.circle[giver * IN_CIRCLE + kind] -= moving
                self.circle[receiver * IN_CIRCLE + kind] += moving
            self.tell(PASSED_CHAPTER, giver, receiver, cards)
        for seat in range(self.seats):
            self.count_circle(seat)

    def count_circle(self, seat: i64) -> None:
        """Count the cards of chapter 1 anew, after they changed hands."""
        at = seat * IN_CIRCLE
        cards = self.circle[at] + self.circle[at + 1] + self.circle[at + 2] + self.circle[at + 3]
        self.size[seat] += cards - self.heap[seat * CHAPTERS]
        self.heap[seat * CHAPTERS] = cards

    def clear_chapter(self, seat: i64, chapter: i64) -> None:
        """Discard all cards of a chapter."""
        self.tell(CLEARED, seat, chapter, self.heap[seat * CHAPTERS + chapter])
        first = seat * IN_CIRCLE + chapter * TYPES
        for card in range(first, first + TYPES):
            while self.circle[card] != 0:
                self.discards[self.take(card)] += 1
