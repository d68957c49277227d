"""Offer what a kitten may do: each question has its own short list."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.wizard_kittens.cards import (
    CHAPTERS,
    DISMISS,
    SEATS,
    SLING,
    SLOTS,
    SUMMON,
    SWAT,
    SWITCH,
    TYPES,
)
from purrlor.games.wizard_kittens.rules import questions as q
from purrlor.games.wizard_kittens.rules.circles import IN_CIRCLE, NONE, Circles
from purrlor.games.wizard_kittens.rules.numbers import (
    CAST,
    CHOOSE,
    CLEAR,
    GIVE,
    IDLE,
    KEEP,
    PICK,
    PLACE,
    TAKE_KITTEN,
)


class Choices(Circles):
    """A table that knows what may be done."""

    def legal(self, seat: i64) -> i64:
        """Fill `choices` with the answers to the question on top."""
        self.count = 0
        frames = self.frames
        kind = frames.kind()
        if kind == q.ASK_PLACE:
            self.offer_chapters(frames.detail(1))
        elif kind == q.ASK_CAST:
            self.offer_spells(seat)
        elif kind >= q.EVERYBODY:
            self.offer_to_each(seat, kind)
        elif kind == q.ASK_SLING_TO:
            self.offer_others_chapters(seat)
        elif kind in (q.ASK_SWITCH, q.ASK_YOINK_TAKE):
            self.offer_all_cards(-1)
        elif kind == q.ASK_SWITCH_WITH:
            self.offer_all_cards(frames.detail(0) // TYPES)
        elif kind == q.ASK_YOINK_TO:
            self.offer_chapters(seat)
        elif kind == q.ASK_KEEP:
            self.offer(KEEP + frames.detail(0))
            self.offer(KEEP + frames.detail(1))
        elif kind == q.ASK_GIVE:
            for other in range(self.seats):
                if other != seat:
                    self.offer(GIVE + other)
        elif kind == q.ASK_KITTEN:
            self.offer_kittens()
        else:
            self.offer_cards(seat)
        return self.count

    def offer_to_each(self, seat: i64, kind: i64) -> None:
        """Offer the answers to a question that everybody gets in turn."""
        if kind == q.EACH_TAKE:
            self.offer_cards(self.step(seat, self.frames.detail(0)))
        elif kind == q.EACH_PICK:
            for card in range(i64(TYPES)):
                if self.discards[card] != 0:
                    self.offer(PICK + card)
        elif kind == q.EACH_DISCARD_OTHER:
            for other in range(self.seats):
                if other != seat:
                    self.offer_cards(other)
        elif kind == q.EACH_CLEAR:
            for chapter in range(i64(CHAPTERS)):
                if self.heap[seat * CHAPTERS + chapter] != 0:
                    self.offer(CLEAR + chapter)
        else:
            self.offer_cards(seat)

    def offer_cards(self, owner: i64) -> None:
        """Offer every card of a circle."""
        choices = self.choices
        count = self.count
        for card in range(owner * IN_CIRCLE, (owner + 1) * IN_CIRCLE):
            if self.circle[card] != 0:
                choices[count] = CHOOSE + card
                count += 1
        self.count = count

    def offer_all_cards(self, but: i64) -> None:
        """Offer every card in play but those of one spot."""
        for spot in range(self.seats * CHAPTERS):
            if spot != but and self.heap[spot] != 0:
                for card in range(spot * TYPES, (spot + 1) * TYPES):
                    if self.circle[card] != 0:
                        self.offer(CHOOSE + card)

    def offer_chapters(self, owner: i64) -> None:
        """Offer every open chapter of a circle."""
        for chapter in range(i64(CHAPTERS)):
            if (self.open >> chapter) & 1:
                self.offer(PLACE + owner * CHAPTERS + chapter)

    def offer_others_chapters(self, seat: i64) -> None:
        """Offer every open chapter of everybody else."""
        for other in range(self.seats):
            if other != seat:
                self.offer_chapters(other)

    def offer_kittens(self) -> None:
        """Offer every kitten that nobody has (WK-2)."""
        for kitten in range(i64(SEATS)):
            if self.owner_of(kitten) == NONE:
                self.offer(TAKE_KITTEN + kitten)

    def owner_of(self, kitten: i64) -> i64:
        """Tell who has a kitten, if anybody."""
        for seat in range(self.seats):
            if self.kitten[seat] == kitten:
                return seat
        return NONE

    def offer_spells(self, seat: i64) -> None:
        """Offer the spells that the token does not cover and that can be done in full (WK-11)."""
        for slot in range(i64(SLOTS)):
            if slot != self.token[seat]:
                spell = self.spell_at(seat, slot)
                if self.castable(seat, spell):
                    self.offer(CAST + spell)
        if self.count == 0:
            self.offer(IDLE)

    def spell_at(self, seat: i64, slot: i64) -> i64:
        """Tell which spell is at a place of somebody's mat."""
        return self.spell_of(self.kitten[seat], slot)

    def spell_of(self, kitten: i64, slot: i64) -> i64:
        """Tell which spell is at a place of a kitten's mat (WK-31)."""
        return slot + SLOTS if self.advanced and kitten == slot else slot

    def castable(self, seat: i64, spell: i64) -> bool:
        """Tell whether a spell can be done in full."""
        slot = spell % SLOTS
        if slot == SUMMON:
            return True  # the deck is never empty: Caught comes first
        if self.size[seat] == 0 and spell != SWITCH:
            return False
        if slot == SLING or spell == DISMISS:
            return True
        if spell == SWAT:
            return self.size[seat] >= 2
        if spell == SWITCH:
            return self.spots_in_use() >= 2
        return self.cards_in_play() >= 2  # Yoink: one to discard, another to take
