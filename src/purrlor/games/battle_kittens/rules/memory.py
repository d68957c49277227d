"""Know what a seat has seen, and imagine the rest anew."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.core.arrays import bit_count, zeros
from purrlor.core.state import WATCHER
from purrlor.games.battle_kittens.cards import ALL_THREE, BIT, EVERY_KITTEN, KITTENS, ROUND_GROUNDS
from purrlor.games.battle_kittens.rules.table import (
    BLANK_DEALT,
    COMPETE,
    DEPLOY,
    DRAFT,
    NO_CARD,
    SQUAD_OF,
    TRIM,
    Table,
    bring_forward,
    sort,
)


class Memory(Table):
    """What a seat remembers of the hands it passed on, and worlds that agree with it.

    A seat that held a hand knows all that was left in it. Until the hand comes back, each of the others took
    one of these; a *run* is such a stretch of a hand in `dealt`. Who took which is not known, but nothing
    else can have happened. Before the seat first saw a hand, anything unseen may have been in it.
    """

    def first_seen(self, hand: i64, seat: i64) -> i64:
        """Tell at which pick a seat first saw a hand; SQUAD_OF if it has not."""
        if seat == WATCHER:
            return SQUAD_OF
        first = self.hand_at((seat - hand) * self.toward, 0)
        return first if first <= self.picked and first < SQUAD_OF else SQUAD_OF

    def run_end(self, start: i64) -> i64:
        """Tell where a run ends that starts after a seat passed a hand on: where the hand came back."""
        back = start - 1 + self.seats
        return back if back <= self.picked and back < SQUAD_OF else i64(SQUAD_OF)

    def imagine(self, seat: i64) -> None:
        """Change what the seat can't know, and nothing that it knows."""
        if self.short:
            for other in range(self.seats):
                if other != seat:
                    self.blank(other * self.hand, (other + 1) * self.hand)
            if self.phase != TRIM:
                self.mix_put_away(seat)
        else:
            for hand in range(self.seats):
                self.imagine_hand(seat, hand)
        self.fill_blanks()
        for other in range(self.seats):
            if self.phase == DRAFT:
                sort(self.dealt, other * self.hand + self.picked, (other + 1) * self.hand)
            elif other != seat and self.phase == TRIM:
                self.imagine_putting_away(other)
            elif other != seat:
                self.imagine_squads(other)
        if self.phase == DRAFT:
            self.imagine_picks(seat)
        elif self.short and self.phase != TRIM and self.options.rules >= 2:
            self.lay_under()

    def imagine_hand(self, seat: i64, hand: i64) -> None:
        """Let the seats between have taken other cards of a hand that was seen; forget what was not seen."""
        place = hand * SQUAD_OF
        first = self.first_seen(hand, seat)
        self.blank(place, place + first)
        start: i64 = first + 1
        while start < SQUAD_OF and start - 1 != self.picked:  # a hand that is with the seat now has no run
            end = self.run_end(start)
            self.shuffle_run(place + start, place + end)
            start = end + 1

    def blank(self, start: i64, end: i64) -> None:
        """Take cards that nobody has shown back into the deck, and leave gaps in their places."""
        for i in range(start, end):
            if not self.open & BIT[self.dealt[i]]:
                self.deck |= BIT[self.dealt[i]]
                self.dealt[i] = NO_CARD

    def mix_put_away(self, seat: i64) -> None:
        """Let others have put away anything that was drawn from under the deck: nobody sees whose it was."""
        count = self.hand - SQUAD_OF
        left = self.seats * count
        for i in range(left):
            if i // count == seat:
                continue
            # A place after this one, or this one itself, but none of the seat's own.
            at = i + self.rng.below(left - i)
            while at // count == seat:
                at = i + self.rng.below(left - i)
            one = i // count * self.hand + i % count
            other = at // count * self.hand + at % count
            card = self.dealt[one]
            self.dealt[one] = self.dealt[other]
            self.dealt[other] = card

    def lay_under(self) -> None:
        """Lay the Kittens that were put away, as far as they were not drawn, under the deck (BK-31)."""
        self.under = 0
        for seat in range(self.seats):
            for i in range(seat * self.hand, (seat + 1) * self.hand - SQUAD_OF):
                if not self.open & BIT[self.dealt[i]]:
                    self.under |= BIT[self.dealt[i]]

    def fill_blanks(self) -> None:
        """Deal cards of the deck into all gaps."""
        pool = BLANK_DEALT[:]
        size: i64 = 0
        for card in range(i64(KITTENS)):
            if self.deck & BIT[card]:
                pool[size] = card
                size += 1
        for i in range(self.seats * self.hand):
            if self.dealt[i] == NO_CARD:
                at = self.rng.below(size)
                size -= 1
                self.dealt[i] = pool[at]
                pool[at] = pool[size]
                self.deck &= EVERY_KITTEN - BIT[self.dealt[i]]

    def shuffle_run(self, start: i64, end: i64) -> None:
        """Exchange the cards of a run; those that were shown stay with whom they were shown."""
        for i in range(start, end - 1):
            if self.open & BIT[self.dealt[i]]:
                continue
            # Places before i are settled: draw from the hidden ones of the rest.
            hidden: i64 = 0
            for j in range(i, end):
                if not self.open & BIT[self.dealt[j]]:
                    hidden += 1
            skip = self.rng.below(hidden)
            at = i
            while skip > 0 or self.open & BIT[self.dealt[at]]:
                if not self.open & BIT[self.dealt[at]]:
                    skip -= 1
                at += 1
            card = self.dealt[at]
            self.dealt[at] = self.dealt[i]
            self.dealt[i] = card

    def imagine_picks(self, seat: i64) -> None:
        """Let everybody else who has chosen have chosen anything of their hand."""
        for other in range(self.seats):
            if other != seat and not (self.pending >> other) & 1:
                place = self.hand_at(other, self.picked) * SQUAD_OF + self.picked
                self.sealed[other] = self.dealt[place + self.rng.below(SQUAD_OF - self.picked)]

    def imagine_putting_away(self, seat: i64) -> None:
        """Let a seat have put away anything, if it is ready, and nothing yet, if it is not."""
        start = seat * self.hand
        sort(self.dealt, start, start + self.hand)
        self.placed[seat] = 0
        if not (self.pending >> seat) & 1:
            self.placed[seat] = self.hand - SQUAD_OF
            for i in range(self.hand - SQUAD_OF):
                card = self.dealt[start + i + self.rng.below(self.hand - i)]
                bring_forward(self.dealt, start + i, card)

    def imagine_squads(self, seat: i64) -> None:
        """Let a seat have deployed its hidden Kittens otherwise, in squads as large as everybody sees."""
        self.gather(seat)
        if self.phase == DEPLOY:
            for ground in range(i64(ROUND_GROUNDS)):
                self.squads[seat * ROUND_GROUNDS + ground] = 0
                self.sums[seat * ROUND_GROUNDS + ground] = 0
            self.placed[seat] = 0
            self.sends[seat] = 0
            if not (self.pending >> seat) & 1:
                self.deploy_anyhow(seat)
        elif self.phase == COMPETE:
            self.redeploy(seat)

    def gather(self, seat: i64) -> None:
        """Collect the seven Kittens that a seat has taken, in order."""
        start = seat * SQUAD_OF
        for i in range(i64(SQUAD_OF)):
            if self.short:
                self.mine[start + i] = self.dealt[(seat + 1) * self.hand - SQUAD_OF + i]
            else:
                self.mine[start + i] = self.dealt[self.hand_at(seat, i) * SQUAD_OF + i]
        sort(self.mine, start, start + SQUAD_OF)

    def deploy_anyhow(self, seat: i64) -> None:
        """Deploy a seat's Kittens by chance, at least one to each Battleground."""
        ways = zeros(SQUAD_OF)
        used: i64 = 0
        while used != ALL_THREE:
            used = 0
            for i in range(i64(SQUAD_OF)):
                ways[i] = self.rng.below(ROUND_GROUNDS)
                used |= 1 << ways[i]
        for j in range(i64(SQUAD_OF)):
            self.deploy(seat, self.mine[seat * SQUAD_OF + j], ways[j])
        self.placed[seat] = SQUAD_OF

    def redeploy(self, seat: i64) -> None:
        """Deal a seat's hidden Kittens to its hidden squads, which keep their sizes."""
        hidden = zeros(SQUAD_OF)
        size: i64 = 0
        for i in range(i64(SQUAD_OF)):
            card = self.mine[seat * SQUAD_OF + i]
            if not self.open & BIT[card]:
                hidden[size] = card
                size += 1
        for ground in range(self.ground + 1, i64(ROUND_GROUNDS)):
            members = bit_count(self.squads[seat * ROUND_GROUNDS + ground])
            self.squads[seat * ROUND_GROUNDS + ground] = 0
            self.sums[seat * ROUND_GROUNDS + ground] = 0
            for j in range(members):
                at = self.rng.below(size)
                size -= 1
                self.deploy(seat, hidden[at], ground)
                hidden[at] = hidden[size]
