"""Judge a position of Battle Kittens: fish won, fish in sight, and Kittens that suit the open Attributes."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints, zeros
from purrlor.core.rng import Rng
from purrlor.core.state import PICKED, Judge, State, Style
from purrlor.games.battle_kittens.cards import (
    ALL_THREE,
    BIT,
    FIELD,
    FIELD_MASK,
    PAID_PLACES,
    ROUND_GROUNDS,
    Tables,
)
from purrlor.games.battle_kittens.rules.play import PUT_AWAY, SEND, TAKE, BattleKittens
from purrlor.games.battle_kittens.rules.table import (
    COMPETE,
    DEPLOY,
    DRAFT,
    NO_CARD,
    SQUAD_OF,
    TRIM,
)

# Totals are counted in half points here, because an icon is worth a fraction of one.
ICON_WORTH: Final = ints([0, 6, 1, 1])
HALVES: Final = 160
RIVAL: Final = 20.0  # half points that a rival's squad brings together, about, and how far it strays
STRAY: Final = 4.0
PROMISED: Final = 40.0  # so much of what Kittens promise counts as a fish
LEAD: Final = 250.0  # twice the lead in fish that is as good as a victory
# Chances in thousandths to beat one rival with so many half points.
BEATS: Final = ints([int(1000.0 / (1.0 + exp((RIVAL - half) / STRAY))) for half in range(HALVES)])


class KittensJudge(Judge):
    """Compare one's fish, and those one may hope for, with the best rival's."""

    def worth(self, state: State, seat: i64) -> float:
        """Rate the position by the lead in fish."""
        assert isinstance(state, BattleKittens)
        if state.pending == 0:
            return state.outcome(seat)
        side = seat % state.sides
        lead = float(state.fish[side])
        rival = 0.0
        for other in range(state.sides):
            if other != side and float(in_sight(state, other)) > rival:
                rival = float(in_sight(state, other))
        if state.phase == COMPETE:
            lead = float(in_sight(state, side))
        elif state.phase == DEPLOY:
            lead += float(best_deployment(state, seat)) / 1000.0
        else:
            lead += float(promise(state, seat)) / PROMISED
        worth = 0.5 + (lead - rival) / LEAD
        # A side shares its victory.
        share = float(state.sides) / float(state.seats)
        return 0.0 if worth < 0.0 else share if worth > 1.0 else worth * share

    def pick(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        """Take the Kitten that suits best, send it where it does most, and draw for every icon."""
        assert isinstance(state, BattleKittens)
        if count == 1 or state.phase == COMPETE:
            return state.choices[0]
        if state.phase == DEPLOY:
            following = state.first_in_hand(seat)
            if following == NO_CARD:
                return state.choices[0]
            return SEND + following * ROUND_GROUNDS + best_ground(state, seat)
        keeping = state.phase == DRAFT
        best = state.choices[0]
        most: i64 = -100_000
        for i in range(count):
            suited = suits(state, state.choices[i] - (TAKE if keeping else PUT_AWAY))
            if not keeping:
                suited = -suited
            if suited > most:
                most = suited
                best = state.choices[i]
        return best

    def imagine(self, world: State, seat: i64, rng: Rng) -> None:
        """Let the others have sent their Kittens where they do most: at random they would be no match."""
        assert isinstance(world, BattleKittens)
        if world.phase != DEPLOY:
            return
        for other in range(world.seats):
            if other != seat:
                self.send_again(world, other)

    def send_again(self, world: BattleKittens, seat: i64) -> None:
        """Send the Kittens that a seat has sent out anew."""
        if world.placed[seat] == 0:
            return
        for ground in range(seat * ROUND_GROUNDS, (seat + 1) * ROUND_GROUNDS):
            world.squads[ground] = 0
            world.sums[ground] = 0
        following = world.first_in_hand(seat)
        while following != NO_CARD:
            world.deploy(seat, following, best_ground(world, seat))
            following = world.first_in_hand(seat)

    def enough(self, root: State, world: State) -> bool:
        """Play on to the end of the round."""
        assert isinstance(root, BattleKittens)
        assert isinstance(world, BattleKittens)
        return world.round != root.round

    def style(self, state: State) -> Style:
        """Let rivals do their best: there is no telling what they hold and do."""
        style = Style()
        style.rivals = PICKED
        return style


def in_sight(state: BattleKittens, side: i64) -> i64:
    """Count a side's fish as if the squads stayed as they are."""
    fish = state.fish[side]
    if state.phase == COMPETE:
        for ground in range(state.ground, i64(ROUND_GROUNDS)):
            place = state.place_of(side, ground)
            if place < PAID_PLACES:
                fish += state.tables.fish[
                    state.grounds[state.round * ROUND_GROUNDS + ground] * PAID_PLACES + place
                ]
    return fish


def promise(state: BattleKittens, seat: i64) -> i64:
    """Rate the Kittens that a seat has taken, or keeps."""
    total: i64 = 0
    if state.phase == TRIM:
        for i in range(seat * state.hand + state.placed[seat], (seat + 1) * state.hand):
            total += suits(state, state.dealt[i])
        return total
    for pick in range(state.picked):
        total += suits(state, state.dealt[state.hand_at(seat, pick) * SQUAD_OF + pick])
    if state.sealed[seat] != NO_CARD:
        total += suits(state, state.sealed[seat])
    return total


def suits(state: BattleKittens, card: i64) -> i64:
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
    return best + second // 4 + ICON_WORTH[state.tables.icon[card]] * 4


class Hopes:
    """What squads of so many half points may hope for at the three Battlegrounds: work space."""

    def __init__(self) -> None:
        self.fish: Ints = zeros(ROUND_GROUNDS * HALVES)  # by Battleground, in thousandths
        self.stats: Ints = zeros(
            SQUAD_OF * ROUND_GROUNDS
        )  # by Kitten in hand and Battleground, in half points
        self.left: i64 = 0  # Kittens in hand
        self.sums: Ints = zeros(ROUND_GROUNDS)  # of those already sent
        self.used: i64 = 0  # Battlegrounds (bits) to which somebody was sent
        self.grounds: Ints = zeros(4)  # for which Battlegrounds and how many rivals `fish` was worked out
        self.tables: Tables | None = None

    def read(self, state: BattleKittens, seat: i64) -> None:
        """Look at a seat's Kittens and squads."""
        self.look_at_grounds(state)
        self.used = 0
        self.left = 0
        for where in range(i64(ROUND_GROUNDS)):
            self.sums[where] = 0
        out = state.deployed(seat)
        for i in range(i64(SQUAD_OF)):
            card = state.mine[seat * SQUAD_OF + i]
            held = not out & BIT[card]
            for where in range(i64(ROUND_GROUNDS)):
                stat = (state.tables.pack[card] >> (FIELD * state.attribute_of(where))) & FIELD_MASK
                worth = stat * 2 + ICON_WORTH[state.tables.icon[card]]
                if held:
                    self.stats[self.left * ROUND_GROUNDS + where] = worth
                elif state.squads[seat * ROUND_GROUNDS + where] & BIT[card]:
                    self.sums[where] += worth
                    self.used |= 1 << where
            if held:
                self.left += 1

    def look_at_grounds(self, state: BattleKittens) -> None:
        """Work out what each total may hope for, unless that is known from before."""
        known = self.tables is state.tables and self.grounds[3] == state.sides
        for where in range(i64(ROUND_GROUNDS)):
            if self.grounds[where] != state.grounds[state.round * ROUND_GROUNDS + where]:
                known = False
                self.grounds[where] = state.grounds[state.round * ROUND_GROUNDS + where]
        if known:
            return
        self.tables = state.tables
        self.grounds[3] = state.sides
        for ground in range(i64(ROUND_GROUNDS)):
            for half in range(i64(HALVES)):
                self.fish[ground * HALVES + half] = hope(state, ground, BEATS[half])

    def best(self, i: i64, used: i64, a: i64, b: i64, c: i64) -> i64:
        """Try all ways to send the rest out, at least one to each Battleground; tell the best hope."""
        if i == self.left:
            if used != ALL_THREE:
                return -1
            return self.fish[a] + self.fish[HALVES + b] + self.fish[2 * HALVES + c]
        best = self.best(i + 1, used | 1, a + self.stats[i * ROUND_GROUNDS], b, c)
        other = self.best(i + 1, used | 2, a, b + self.stats[i * ROUND_GROUNDS + 1], c)
        if other > best:
            best = other
        other = self.best(i + 1, used | 4, a, b, c + self.stats[i * ROUND_GROUNDS + 2])
        return other if other > best else best


HOPES: Final = Hopes()


def best_deployment(state: BattleKittens, seat: i64) -> i64:
    """Find the fish, in thousandths, to hope for with the best squads still possible."""
    HOPES.read(state, seat)
    return HOPES.best(0, HOPES.used, HOPES.sums[0], HOPES.sums[1], HOPES.sums[2])


def best_ground(state: BattleKittens, seat: i64) -> i64:
    """Find the Battleground from which a seat's next Kitten, and the rest after it, may hope for most."""
    HOPES.read(state, seat)
    best: i64 = 0
    most: i64 = -1
    for ground in range(i64(ROUND_GROUNDS)):
        HOPES.sums[ground] += HOPES.stats[ground]
        used = HOPES.used | (1 << ground)
        fish = HOPES.best(1, used, HOPES.sums[0], HOPES.sums[1], HOPES.sums[2])
        HOPES.sums[ground] -= HOPES.stats[ground]
        if fish > most:
            most = fish
            best = ground
    return best


def hope(state: BattleKittens, ground: i64, beats: i64) -> i64:
    """Tell the fish, in thousandths, to expect with so many thousandths to beat each rival."""
    rivals = state.sides - 1
    place = state.grounds[state.round * ROUND_GROUNDS + ground] * PAID_PLACES
    loses = 1000 - beats
    first: i64 = 1000
    second: i64 = 1000 * rivals
    third: i64 = 1000 * rivals * (rivals - 1) // 2
    for i in range(rivals):
        first = first * beats // 1000
        second = second * (beats if i > 0 else loses) // 1000
        third = third * (beats if i > 1 else loses) // 1000
    fish = state.tables.fish
    return fish[place] * first + fish[place + 1] * second + fish[place + 2] * third
