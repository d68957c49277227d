"""Defeat curses at the end of a turn, and end the game of Wizard Kittens."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.wizard_kittens.cards import CHAPTERS, IN_GAME, TYPES
from purrlor.games.wizard_kittens.rules.circles import IN_CIRCLE, NONE, RULE_SPAN
from purrlor.games.wizard_kittens.rules.effects import Effects
from purrlor.games.wizard_kittens.rules.numbers import (
    ALL_DEFEATED,
    CAUGHT_ALL,
    CREDIT_SHOWN,
    DEFEATED,
    NOBODY_WON,
    WON,
)
from purrlor.games.wizard_kittens.rules.questions import ALL_CURSES, TO_HAPPEN, TO_PASS_ON
from purrlor.games.wizard_kittens.rules.scoring import rank


class Curses(Effects):
    """A table where curses are defeated."""

    def check_curses(self) -> None:
        """Defeat every curse that fits at the end of one's own turn, all from one snapshot (WK-13, WK-34)."""
        seat = self.turn
        fitting: i64 = 0
        for chapter in range(i64(CHAPTERS)):
            if self.curse_at[chapter] != NONE and self.fits(seat, chapter):
                fitting |= 1 << chapter
        self.frames.push(TO_PASS_ON, 0, seat, 0, 0, 0)
        if fitting == 0:
            return
        for collected in range(i64(CHAPTERS)):
            if (fitting >> collected) & 1:
                self.defeat(seat, collected)
        if self.defeated == IN_GAME:
            self.finish(ALL_CURSES, seat)
            return
        for empty in range(i64(CHAPTERS)):
            if (fitting >> empty) & 1:
                self.show_curse(empty)
                self.fire_rules()

    def fits(self, seat: i64, chapter: i64) -> bool:
        """Tell whether a chapter of a circle has all that the curse there asks for."""
        have = seat * IN_CIRCLE + chapter * TYPES
        need = self.curse_at[chapter] * TYPES
        missing: i64 = 0
        for kind in range(i64(TYPES)):
            if self.circle[have + kind] < self.tables.recipe[need + kind]:
                missing += 1
        return missing == 0

    def defeat(self, seat: i64, chapter: i64) -> None:
        """Collect a curse: its components are discarded, the others of the chapter become extra cards."""
        curse = self.curse_at[chapter]
        first = seat * IN_CIRCLE + chapter * TYPES
        extras: i64 = 0
        for kind in range(i64(TYPES)):
            used = self.tables.recipe[curse * TYPES + kind]
            left = self.circle[first + kind] - used
            self.discards[kind] += used
            self.extra[seat * TYPES + kind] += left
            self.circle[first + kind] = 0
            extras += left
        self.size[seat] -= self.heap[seat * CHAPTERS + chapter]
        self.heap[seat * CHAPTERS + chapter] = 0
        self.curse_at[chapter] = NONE
        self.defeated_by[curse] = seat
        self.defeated += 1
        self.tell(DEFEATED, seat, curse, chapter, extras)

    def fire_rules(self) -> None:
        """Have every rule in force happen once for a curse, the oldest rule first."""
        rules = self.in_force
        while rules != 0:
            self.frames.push(TO_HAPPEN, 0, self.turn, rules % RULE_SPAN - 1, 0, 0)
            rules //= RULE_SPAN

    # -- the end -----------------------------------------------------------------------------------------

    def finish(self, how: i64, seat: i64) -> None:
        """End the game and rank the kittens (WK-14, WK-20, WK-21)."""
        self.ended = how
        rank(self)
        if self.sink is None:
            return
        self.tell(ALL_DEFEATED if how == ALL_CURSES else CAUGHT_ALL, seat)
        winners: i64 = 0
        for other in range(self.seats):
            if how == ALL_CURSES:
                self.tell(CREDIT_SHOWN, other, self.credit[other])
        for first in range(self.seats):
            if self.place[first] == 1:
                winners += 1
        for winner in range(self.seats):
            if self.place[winner] == 1:
                self.tell(WON, winner, winners)
        if winners == 0:
            self.tell(NOBODY_WON)

    def outcome(self, seat: i64) -> float:
        """Share the victory among those in first place."""
        if self.place[seat] != 1:
            return 0.0
        winners = 0
        for other in range(self.seats):
            if self.place[other] == 1:
                winners += 1
        return 1.0 / winners
