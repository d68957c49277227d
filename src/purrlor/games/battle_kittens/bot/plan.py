"""Plan for the three Battlegrounds of a round: what squads may hope for, and which Kitten goes where."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Floats, Ints, bit_count, floats, zeros
from purrlor.core.weights import Weights, read_weights
from purrlor.games.battle_kittens.cards import (
    ALL_THREE,
    BIT,
    FIELD,
    FIELD_MASK,
    GROUNDS,
    PAID_PLACES,
    ROUND_GROUNDS,
    Tables,
)
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.rules.table import (
    DEPLOY,
    DRAFT,
    NO_CARD,
    SQUAD_OF,
    TRIM,
)

# Totals are counted in half points here, because an icon is worth a fraction of one.
HALVES: Final = 160
NO_PLAN: Final = floats([0.0] * (ROUND_GROUNDS * HALVES))
KNOWN: Final = 48  # numbers by which a plan is known again
WAYS: Final = 2187  # to send seven Kittens to three Battlegrounds
FIRST_WAYS: Final = 81  # to send the first four of them
LAST_WAYS: Final = 27  # and the last three
BAD: Final = -1000.0

WEIGHTS: Final = read_weights("purrlor.games.battle_kittens")
YARN_WORTH: Final[i64] = WEIGHTS.place("yarn")  # half points that an icon brings
KING_WORTH: Final[i64] = WEIGHTS.place("king")
FLAG_WORTH: Final[i64] = WEIGHTS.place("flag")
RIVAL: Final[i64] = WEIGHTS.place("rival")  # half points that a rival's squad brings together, about
RIVAL_MORE: Final[i64] = WEIGHTS.place("rival_more")  # the more for each side beyond two
RIVAL_PULL: Final[i64] = WEIGHTS.place("rival_pull")  # and for each fish that the first place pays more
STRAY: Final[i64] = WEIGHTS.place("stray")  # how far squads stray from that
TO_COME: Final[i64] = WEIGHTS.place("to_come")  # half points of a Kitten that is still to be taken
TO_COME_LATE: Final[i64] = WEIGHTS.place("to_come_late")  # the less for each pick before it
DOUBT: Final[i64] = WEIGHTS.place("doubt")  # fish that a rival's deployment may be worse than the best
BLUR: Final[i64] = WEIGHTS.place("blur")  # half points by which the icons change a squad
ENVY: Final[i64] = WEIGHTS.place("envy")  # of a rival's Kittens, beside one's own
LEAD: Final[i64] = WEIGHTS.place(
    "lead"
)  # fish that make a victory e times as likely, with all rounds to come
LAST_LEAD: Final[i64] = WEIGHTS.place("last_lead")  # in the last round


class Plan:
    """What squads may hope for at the three Battlegrounds: the weights, and work space.

    `general` has the fish to expect with so many half points against rivals of whom nothing is known;
    `against` the same against the Kittens that the rivals have in a guessed world.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        values = weights.values
        self.icons: Ints = zeros(4)  # half points by icon
        self.icons[1] = i64(values[YARN_WORTH] + 0.5)
        self.icons[2] = i64(values[KING_WORTH] + 0.5)
        self.icons[3] = i64(values[FLAG_WORTH] + 0.5)
        self.blur: i64 = i64(values[BLUR] + 0.5)
        self.doubt: float = values[DOUBT]
        self.lead: float = values[LEAD]
        self.last_lead: float = values[LAST_LEAD]
        self.usual: float = 0.0  # fish that everybody gets in a round, about
        self.pays: Floats = floats([0.0] * (ROUND_GROUNDS * PAID_PLACES))
        self.general: Floats = NO_PLAN[:]
        self.against: Floats = NO_PLAN[:]
        self.grounds: Ints = zeros(5)  # for what `general` was worked out
        self.rivals: Ints = zeros(KNOWN)  # and `against`
        self.tables: Tables | None = None
        # one seat's Kittens
        self.fish: Floats = self.general  # what they may hope for
        self.stats: Ints = zeros(
            SQUAD_OF * ROUND_GROUNDS
        )  # in half points, by Kitten in hand and Battleground
        self.left: i64 = 0  # Kittens in hand
        self.to_come: i64 = 0  # and still to be taken
        self.each: float = 0.0  # half points that each of these will bring
        self.sums: Ints = zeros(ROUND_GROUNDS)  # of those already sent
        self.used: i64 = 0  # Battlegrounds (bits) to which somebody was sent
        # a rival's deployments
        self.first: Ints = zeros(FIRST_WAYS * ROUND_GROUNDS)
        self.last: Ints = zeros(LAST_WAYS * ROUND_GROUNDS)
        self.hopes: Floats = floats([0.0] * WAYS)
        self.chances: Floats = NO_PLAN[:]  # by Battleground and half points
        self.places: Floats = floats([0.0] * (ROUND_GROUNDS * HALVES * PAID_PLACES))

    # -- what totals may hope for ----------------------------------------------------------------------

    def look_at_grounds(self, state: BattleKittens) -> None:
        """Work out what each total may hope for, unless that is known from before."""
        known = self.tables is state.tables and self.grounds[3] == state.sides
        if self.grounds[4] != state.ground_deck:
            known = False
        for where in range(i64(ROUND_GROUNDS)):
            ground = state.grounds[state.round * ROUND_GROUNDS + where]
            if self.grounds[where] != ground:
                known = False
                self.grounds[where] = ground
        if known:
            return
        self.tables = state.tables
        self.grounds[3] = state.sides
        self.grounds[4] = state.ground_deck
        self.rivals[0] = -1
        self.usual = 0.0
        values = self.weights.values
        for at in range(i64(ROUND_GROUNDS)):
            self.read_pay(state, at)
            pull = self.pays[at * PAID_PLACES] - self.pays[at * PAID_PLACES + 1] - 3.0
            rival = values[RIVAL] + values[RIVAL_MORE] * float(state.sides - 2) + values[RIVAL_PULL] * pull
            for half in range(i64(HALVES)):
                beats = 1.0 / (1.0 + exp((rival - float(half)) / values[STRAY]))
                self.general[at * HALVES + half] = self.expected(at, beats, state.sides - 1)
            self.usual += self.expected(at, 0.5, state.sides - 1)

    def read_pay(self, state: BattleKittens, where: i64) -> None:
        """Read what a Battleground pays; one that lies face down pays what those left in the deck do."""
        ground = state.grounds[state.round * ROUND_GROUNDS + where]
        for place in range(i64(PAID_PLACES)):
            if ground != NO_CARD:
                fish = float(state.tables.fish[ground * PAID_PLACES + place])
            else:
                fish = 0.0
                for other in range(i64(GROUNDS)):
                    if (state.ground_deck >> other) & 1:
                        fish += float(state.tables.fish[other * PAID_PLACES + place])
                fish /= float(bit_count(state.ground_deck))
            self.pays[where * PAID_PLACES + place] = fish

    def expected(self, where: i64, beats: float, rivals: i64) -> float:
        """Tell the fish to expect with that chance to beat each rival."""
        loses = 1.0 - beats
        first = 1.0
        second = float(rivals)
        third = float(rivals * (rivals - 1) // 2)
        for i in range(rivals):
            first *= beats
            second *= beats if i > 0 else loses
            third *= beats if i > 1 else loses
        pay = where * PAID_PLACES
        return self.pays[pay] * first + self.pays[pay + 1] * second + self.pays[pay + 2] * third

    # -- one's own squads ------------------------------------------------------------------------------

    def hope(self, state: BattleKittens, seat: i64) -> float:
        """Tell the fish to hope for in this round."""
        self.look_at_grounds(state)
        if state.phase == DEPLOY:
            self.fish = self.facing_rivals(state, seat)
            self.read_squads(state, seat)
            return self.best(0, self.used, self.sums[0], self.sums[1], self.sums[2])
        if state.phase == TRIM and state.hand - state.placed[seat] > SQUAD_OF:
            return self.promise(state, seat)
        self.fish = self.general
        slot = state.round * ROUND_GROUNDS
        last = state.attributes[slot + 2]
        if last != NO_CARD:
            self.read_taken(state, seat, last)
            return self.best_with_more(0, 0, 0, 0)
        total = 0.0
        for attribute in range(i64(4)):
            if (state.attribute_deck >> attribute) & 1:
                self.read_taken(state, seat, attribute)
                total += self.best_with_more(0, 0, 0, 0)
        total /= float(bit_count(state.attribute_deck))
        return total - self.weights.values[ENVY] * self.passed_on(state, seat) / float(state.sides - 1)

    def promise(self, state: BattleKittens, seat: i64) -> float:
        """Rate the Kittens that a seat keeps while it has to put some away."""
        total: i64 = 0
        for i in range(seat * state.hand + state.placed[seat], (seat + 1) * state.hand):
            total += self.suits(state, state.dealt[i])
        return float(total) / 40.0

    def passed_on(self, state: BattleKittens, seat: i64) -> float:
        """Rate the best Kitten in the hand that a seat has just passed on, in half points."""
        if state.phase != DRAFT or state.picked == 0:
            return 0.0
        hand = state.hand_at(seat, state.picked - 1) * SQUAD_OF
        best: i64 = 0
        for i in range(hand + state.picked, hand + SQUAD_OF):
            suited = self.suits(state, state.dealt[i])
            if suited > best:
                best = suited
        return float(best) / 4.0

    def suits(self, state: BattleKittens, card: i64) -> i64:
        """Rate a Kitten by what it has of the open Attributes; a hidden one may be any of the rest."""
        packed = state.tables.pack[card]
        best: i64 = 0
        second: i64 = 0
        for attribute in range(i64(4)):
            stat = ((packed >> (FIELD * attribute)) & FIELD_MASK) * 8
            if (state.attribute_deck >> attribute) & 1:
                stat = stat // 2 if not state.family else i64(0)
            if stat > best:
                second = best
                best = stat
            elif stat > second:
                second = stat
        return best + second // 4 + self.icons[state.tables.icon[card]] * 4

    def read_taken(self, state: BattleKittens, seat: i64, last: i64) -> None:
        """Look at the Kittens that a seat has taken, or keeps; the last Battleground has that Attribute."""
        self.left = 0
        if state.phase == TRIM:
            for i in range(seat * state.hand + state.placed[seat], (seat + 1) * state.hand):
                self.read_card(state, state.dealt[i], last)
        else:
            for pick in range(state.picked):
                self.read_card(state, state.dealt[state.hand_at(seat, pick) * SQUAD_OF + pick], last)
            if state.sealed[seat] != NO_CARD:
                self.read_card(state, state.sealed[seat], last)
        self.to_come = SQUAD_OF - self.left
        values = self.weights.values
        self.each = values[TO_COME] - values[TO_COME_LATE] * float(self.left)

    def read_card(self, state: BattleKittens, card: i64, last: i64) -> None:
        """Add a Kitten to those in hand."""
        packed = state.tables.pack[card]
        icon = self.icons[state.tables.icon[card]]
        at = self.left * ROUND_GROUNDS
        slot = state.round * ROUND_GROUNDS
        self.stats[at] = ((packed >> (FIELD * state.attributes[slot])) & FIELD_MASK) * 2 + icon
        self.stats[at + 1] = ((packed >> (FIELD * state.attributes[slot + 1])) & FIELD_MASK) * 2 + icon
        self.stats[at + 2] = ((packed >> (FIELD * last)) & FIELD_MASK) * 2 + icon
        self.left += 1

    def read_squads(self, state: BattleKittens, seat: i64) -> None:
        """Look at a seat's Kittens in hand and squads."""
        self.used = 0
        self.left = 0
        last = state.attribute_of(2)
        for where in range(i64(ROUND_GROUNDS)):
            self.sums[where] = 0
        out = state.deployed(seat)
        for i in range(i64(SQUAD_OF)):
            card = state.mine[seat * SQUAD_OF + i]
            self.read_card(state, card, last)
            if out & BIT[card]:
                self.left -= 1
                for ground in range(i64(ROUND_GROUNDS)):
                    if state.squads[seat * ROUND_GROUNDS + ground] & BIT[card]:
                        self.sums[ground] += self.stats[self.left * ROUND_GROUNDS + ground]
                        self.used |= 1 << ground

    def best(self, i: i64, used: i64, a: i64, b: i64, c: i64) -> float:
        """Try all ways to send the rest out, at least one to each Battleground; tell the best hope."""
        if i == self.left:
            if used != ALL_THREE:
                return BAD
            return self.fish[a] + self.fish[HALVES + b] + self.fish[2 * HALVES + c]
        best = self.best(i + 1, used | 1, a + self.stats[i * ROUND_GROUNDS], b, c)
        other = self.best(i + 1, used | 2, a, b + self.stats[i * ROUND_GROUNDS + 1], c)
        if other > best:
            best = other
        other = self.best(i + 1, used | 4, a, b, c + self.stats[i * ROUND_GROUNDS + 2])
        return other if other > best else best

    def best_with_more(self, i: i64, a: i64, b: i64, c: i64) -> float:
        """Try all ways to send the Kittens out, those to come too; tell the best hope."""
        best = BAD
        if i == self.left:
            more = self.to_come
            for to_a in range(more + 1):
                for to_b in range(more + 1 - to_a):
                    hope = (
                        self.fish[a + i64(float(to_a) * self.each)]
                        + self.fish[HALVES + b + i64(float(to_b) * self.each)]
                        + self.fish[2 * HALVES + c + i64(float(more - to_a - to_b) * self.each)]
                    )
                    if hope > best:
                        best = hope
            return best
        best = self.best_with_more(i + 1, a + self.stats[i * ROUND_GROUNDS], b, c)
        other = self.best_with_more(i + 1, a, b + self.stats[i * ROUND_GROUNDS + 1], c)
        if other > best:
            best = other
        other = self.best_with_more(i + 1, a, b, c + self.stats[i * ROUND_GROUNDS + 2])
        return other if other > best else best

    def best_ground(self, state: BattleKittens, seat: i64, fish: Floats) -> i64:
        """Find the Battleground from which a seat's next Kitten, and the rest after it, may hope for most."""
        self.fish = fish
        self.read_squads(state, seat)
        best: i64 = 0
        most = BAD
        for ground in range(i64(ROUND_GROUNDS)):
            self.sums[ground] += self.stats[ground]
            hope = self.best(1, self.used | (1 << ground), self.sums[0], self.sums[1], self.sums[2])
            self.sums[ground] -= self.stats[ground]
            if hope > most:
                most = hope
                best = ground
        return best

    # -- what rivals may do ----------------------------------------------------------------------------

    def facing_rivals(self, state: BattleKittens, seat: i64) -> Floats:
        """Tell what totals may hope for in this world; with teams, whose squads add up, in general."""
        if state.sides != state.seats:
            return self.general
        self.look_at_rivals(state, seat)
        return self.against

    def look_at_rivals(self, state: BattleKittens, seat: i64) -> None:
        """Work out what each total may hope for against the Kittens that the rivals have."""
        known = self.rivals[0] == seat + 1
        self.rivals[0] = seat + 1
        for i in range(state.seats * SQUAD_OF):
            if i // SQUAD_OF != seat and self.rivals[i + 1] != state.mine[i]:
                known = False
                self.rivals[i + 1] = state.mine[i]
        for where in range(i64(ROUND_GROUNDS)):
            if self.rivals[KNOWN - 1 - where] != state.attribute_of(where):
                known = False
                self.rivals[KNOWN - 1 - where] = state.attribute_of(where)
        if known:
            return
        places = self.places
        for at in range(i64(ROUND_GROUNDS * HALVES)):
            places[at * PAID_PLACES] = 1.0
            places[at * PAID_PLACES + 1] = 0.0
            places[at * PAID_PLACES + 2] = 0.0
        for other in range(state.seats):
            if other != seat:
                self.foresee(state, other)
                for where in range(i64(ROUND_GROUNDS)):
                    self.meet(where)
        for at in range(i64(ROUND_GROUNDS * HALVES)):
            pay = at // HALVES * PAID_PLACES
            self.against[at] = (
                places[at * PAID_PLACES] * self.pays[pay]
                + places[at * PAID_PLACES + 1] * self.pays[pay + 1]
                + places[at * PAID_PLACES + 2] * self.pays[pay + 2]
            )

    def foresee(self, state: BattleKittens, seat: i64) -> None:
        """Weigh all deployments of a rival by what they may hope for; tell how likely each total is."""
        self.left = 0
        last = state.attribute_of(2)
        for i in range(i64(SQUAD_OF)):
            self.read_card(state, state.mine[seat * SQUAD_OF + i], last)
        self.list_ways(0, 4, self.first)
        self.list_ways(4, 7, self.last)
        fish = self.general
        most = BAD
        way: i64 = 0
        for one in range(i64(FIRST_WAYS)):
            a = self.first[one * ROUND_GROUNDS]
            b = self.first[one * ROUND_GROUNDS + 1] + HALVES
            c = self.first[one * ROUND_GROUNDS + 2] + 2 * HALVES
            for two in range(i64(LAST_WAYS)):
                at = two * ROUND_GROUNDS
                hope = fish[a + self.last[at]] + fish[b + self.last[at + 1]] + fish[c + self.last[at + 2]]
                self.hopes[way] = hope
                way += 1
                if hope > most:
                    most = hope
        for j in range(i64(ROUND_GROUNDS * HALVES)):
            self.chances[j] = 0.0
        least = most - 6.0 * self.doubt
        total = 0.0
        for way in range(i64(WAYS)):
            if self.hopes[way] > least:
                chance = exp((self.hopes[way] - most) / self.doubt)
                total += chance
                one = way // LAST_WAYS * ROUND_GROUNDS
                two = way % LAST_WAYS * ROUND_GROUNDS
                self.chances[self.first[one] + self.last[two]] += chance
                self.chances[HALVES + self.first[one + 1] + self.last[two + 1]] += chance
                self.chances[2 * HALVES + self.first[one + 2] + self.last[two + 2]] += chance
        for k in range(i64(ROUND_GROUNDS * HALVES)):
            self.chances[k] /= total

    def list_ways(self, start: i64, end: i64, ways: Ints) -> None:
        """List the totals of all ways to send some of the Kittens out."""
        for where in range(i64(ROUND_GROUNDS)):
            ways[where] = 0
        count: i64 = 1
        for card in range(start, end):
            for way in range(count * 3 - 1, i64(-1), i64(-1)):
                to = way // count
                before = way % count * ROUND_GROUNDS
                at = way * ROUND_GROUNDS
                a, b, c = ways[before], ways[before + 1], ways[before + 2]
                ways[at] = a
                ways[at + 1] = b
                ways[at + 2] = c
                ways[at + to] += self.stats[card * ROUND_GROUNDS + to]
            count *= 3

    def meet(self, where: i64) -> None:
        """Let a rival, whose chances are worked out, be ahead or not of each total at a Battleground."""
        base = where * HALVES
        below = 0.0
        for half in range(i64(HALVES)):
            # Equal totals are as good as half a victory.
            here = self.chances[base + half]
            self.chances[base + half] = below + here * 0.5
            below += here
        blur = self.blur
        for mine in range(i64(HALVES)):
            low = mine - blur
            high = mine + blur
            beats = 0.0
            for near in range(low, high + 1):
                beats += 0.0 if near < 0 else 1.0 if near >= HALVES else self.chances[base + near]
            beats /= float(2 * blur + 1)
            at = (base + mine) * PAID_PLACES
            first = self.places[at]
            second = self.places[at + 1]
            self.places[at] = first * beats
            self.places[at + 1] = second * beats + first * (1.0 - beats)
            self.places[at + 2] = self.places[at + 2] * beats + second * (1.0 - beats)
