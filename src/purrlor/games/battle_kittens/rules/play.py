"""Play Battle Kittens: three rounds of draft, deployment and competition."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import bit_count, zeros
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.games.battle_kittens.actions import ACTIONS, Decline, Draw, PutAway, Ready, Send, Take
from purrlor.games.battle_kittens.cards import (
    ALL_THREE,
    BIT,
    EVERY_ATTRIBUTE,
    EVERY_CARD,
    EVERY_GROUND,
    EVERY_KING,
    EVERY_KITTEN,
    KITTENS,
    ROUND_GROUNDS,
    Tables,
)
from purrlor.games.battle_kittens.events import (
    EVENTS,
    Chose,
    Deployed,
    DraftDone,
    GameEnded,
    GroundOpened,
    HandsPassed,
    PutAllAway,
    RoundBegan,
)
from purrlor.games.battle_kittens.rules.competition import Competition
from purrlor.games.battle_kittens.rules.table import (
    BLANK_DEALT,
    BLANK_MINE,
    BLANK_SEATS,
    BLANK_SLOTS,
    BLANK_SQUADS,
    DEPLOY,
    DRAFT,
    MOST_CHOICES,
    MOST_SENDS,
    NO_CARD,
    NOBODY_CHOSE,
    NOTHING_OPEN,
    OVER,
    ROUNDS,
    SQUAD_OF,
    TRIM,
    Options,
    bring_forward,
    insert,
)

TAKE: Final[i64] = ACTIONS.first(Take)
SEND: Final[i64] = ACTIONS.first(Send)
PUT_AWAY: Final[i64] = ACTIONS.first(PutAway)
DRAW: Final[i64] = ACTIONS.first(Draw)
DECLINE: Final[i64] = ACTIONS.first(Decline)
READY: Final[i64] = ACTIONS.first(Ready)

ROUND_BEGAN: Final[i64] = EVENTS.number(RoundBegan)
GROUND_OPENED: Final[i64] = EVENTS.number(GroundOpened)
CHOSE: Final[i64] = EVENTS.number(Chose)
HANDS_PASSED: Final[i64] = EVENTS.number(HandsPassed)
PUT_ALL_AWAY: Final[i64] = EVENTS.number(PutAllAway)
DRAFT_DONE: Final[i64] = EVENTS.number(DraftDone)
DEPLOYED: Final[i64] = EVENTS.number(Deployed)
GAME_ENDED: Final[i64] = EVENTS.number(GameEnded)

LAST_GROUND: Final = 2  # stays face down in the draft


class BattleKittens(Competition):
    """A game of Battle Kittens."""

    # -- what is allowed -------------------------------------------------------------------------------

    def legal(self, seat: i64) -> i64:
        """Fill `choices` with what the seat may do in this phase."""
        choices = self.choices
        count: i64 = 0
        if self.phase == DRAFT:
            place = self.hand_at(seat, self.picked) * SQUAD_OF
            for i in range(place + self.picked, place + SQUAD_OF):
                choices[count] = TAKE + self.dealt[i]
                count += 1
        elif self.phase == DEPLOY:
            count = self.offer_all_sends(seat) if self.sends[seat] < MOST_SENDS else self.consider(seat)
        elif self.phase == TRIM:
            for j in range(seat * self.hand + self.placed[seat], (seat + 1) * self.hand):
                choices[count] = PUT_AWAY + self.dealt[j]
                count += 1
        else:
            choices[0] = DRAW
            choices[1] = DECLINE
            count = 2
        return count

    def consider(self, seat: i64) -> i64:
        """Deploy by number, one Kitten after the other: a program needs one way to every deployment.

        People may place any Kitten first and move them about until they are ready (BK-4). If programs did,
        most of a search would compare the same squads in another order, and a random game would wander.
        """
        if self.phase != DEPLOY:
            return self.legal(seat)
        self.count = 0
        following = self.first_in_hand(seat)
        if following != NO_CARD:
            grounds = self.sensible_grounds(seat)
            choices = self.choices
            count: i64 = 0
            for ground in range(i64(ROUND_GROUNDS)):
                if (grounds >> ground) & 1:
                    choices[count] = SEND + following * ROUND_GROUNDS + ground
                    count += 1
            self.count = count
        elif self.empty_squads(seat) == 0:
            self.offer(READY)
        else:
            self.offer_fillers(seat)
        return self.count

    def offer_fillers(self, seat: i64) -> None:
        """Offer to fill empty squads: a bot may take over from somebody who sent all Kittens elsewhere."""
        empty = self.empty_squads(seat)
        for i in range(seat * SQUAD_OF, (seat + 1) * SQUAD_OF):
            card = self.mine[i]
            for ground in range(i64(ROUND_GROUNDS)):
                if (empty >> ground) & 1 and not self.is_alone(seat, card):
                    self.offer(SEND + card * ROUND_GROUNDS + ground)

    def offer_all_sends(self, seat: i64) -> i64:
        """Offer every Kitten every squad that it is not in; what programs consider comes first (BK-4)."""
        first = self.consider(seat)
        for i in range(seat * SQUAD_OF, (seat + 1) * SQUAD_OF):
            for ground in range(i64(ROUND_GROUNDS)):
                action = SEND + self.mine[i] * ROUND_GROUNDS + ground
                if self.squads[seat * ROUND_GROUNDS + ground] & BIT[self.mine[i]]:
                    continue
                known = False
                for j in range(first):
                    if self.choices[j] == action:
                        known = True
                if not known:
                    self.offer(action)
        return self.count

    def deployed(self, seat: i64) -> i64:
        """Tell which Kittens (bits) a seat has in its squads."""
        squad = seat * ROUND_GROUNDS
        return self.squads[squad] | self.squads[squad + 1] | self.squads[squad + 2]

    def first_in_hand(self, seat: i64) -> i64:
        """Tell the first Kitten by number that a seat has not sent out; NO_CARD if it has sent all."""
        if self.placed[seat] == SQUAD_OF:
            return NO_CARD
        out = self.deployed(seat)
        # Sent out by number, as programs do, the ones before it are those that are out.
        i = seat * SQUAD_OF + self.placed[seat]
        if out >= BIT[self.mine[i]]:
            i = seat * SQUAD_OF
            while out & BIT[self.mine[i]]:
                i += 1
        return self.mine[i]

    def empty_squads(self, seat: i64) -> i64:
        """Tell which squads (bits) of a seat are empty."""
        squads: i64 = 0
        for ground in range(i64(ROUND_GROUNDS)):
            if self.squads[seat * ROUND_GROUNDS + ground] == 0:
                squads |= 1 << ground
        return squads

    def is_alone(self, seat: i64, card: i64) -> bool:
        """Tell whether a Kitten is the only one of its squad."""
        for squad in range(seat * ROUND_GROUNDS, (seat + 1) * ROUND_GROUNDS):
            if self.squads[squad] == BIT[card]:
                return True
        return False

    def sensible_grounds(self, seat: i64) -> i64:
        """Tell where (bits) the next Kitten should go: to empty squads, if they need all that are left."""
        empty = self.empty_squads(seat)
        return empty if SQUAD_OF - self.placed[seat] <= bit_count(empty) else i64(ALL_THREE)

    # -- what follows ----------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Do a step; the last answer of all seats ends the phase."""
        if action < SEND:
            self.sealed[seat] = action - TAKE
            if self.sink is not None:
                self.tell(CHOSE, seat, action - TAKE)
            self.ready(seat)
        elif action < PUT_AWAY:
            card = (action - SEND) // ROUND_GROUNDS
            if self.deployed(seat) & BIT[card]:
                self.withdraw(seat, card)
            else:
                self.placed[seat] += 1
            self.deploy(seat, card, (action - SEND) % ROUND_GROUNDS)
            self.sends[seat] += 1
            if self.placed[seat] == SQUAD_OF and self.options.rules < 2 and self.empty_squads(seat) == 0:
                self.apply(seat, READY)  # nobody had to say so
        elif action < DRAW:
            bring_forward(self.dealt, seat * self.hand + self.placed[seat], action - PUT_AWAY)
            self.placed[seat] += 1
            if self.placed[seat] == self.hand - SQUAD_OF:
                self.tell(PUT_ALL_AWAY, seat)
                self.ready(seat)
        elif action < READY:
            self.draw_or_decline(action == DRAW)
        else:
            self.tell(DEPLOYED, seat)
            self.ready(seat)

    def ready(self, seat: i64) -> None:
        """Note that a seat has chosen all it had to; go on when all have."""
        self.pending &= ~(1 << seat)
        if self.pending != 0:
            return
        if self.phase == DRAFT:
            self.pass_hands()
        elif self.phase == TRIM:
            self.end_draft()
        else:
            self.begin_competition()

    def pass_hands(self) -> None:
        """Let everybody keep what they chose and pass the rest on; the last card needs no choice (BK-3)."""
        for seat in range(self.seats):
            place = self.hand_at(seat, self.picked) * SQUAD_OF + self.picked
            bring_forward(self.dealt, place, self.sealed[seat])
            self.sealed[seat] = NO_CARD
        self.picked += 1
        self.tell(HANDS_PASSED, SQUAD_OF - self.picked)
        if self.picked < SQUAD_OF - 1:
            self.pending = self.everybody()
        else:
            self.picked = SQUAD_OF
            self.end_draft()

    def end_draft(self) -> None:
        """Open the third Battleground and let everybody deploy (BK-2, BK-4)."""
        for seat in range(self.seats):
            self.gather(seat)
            self.placed[seat] = 0
            self.sends[seat] = 0
        self.phase = DEPLOY
        if self.short and self.options.rules >= 2:
            self.lay_under()
        self.pending = self.everybody()
        self.tell(DRAFT_DONE, SQUAD_OF)
        if not self.family:
            self.open_ground(LAST_GROUND)

    def open_ground(self, ground: i64) -> None:
        """Turn over a Battleground and its Attribute."""
        slot = self.round * ROUND_GROUNDS + ground
        self.grounds[slot] = self.draw_from(self.ground_deck)
        self.ground_deck &= ~(1 << self.grounds[slot])
        self.attributes[slot] = self.draw_from(self.attribute_deck)
        self.attribute_deck &= ~(1 << self.attributes[slot])
        self.tell(GROUND_OPENED, self.grounds[slot], self.attributes[slot], ground + 1)

    # -- rounds ----------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """Shuffle Kittens, King cards and Attributes, deal, and open Battlegrounds (BK-1, BK-2, BK-6)."""
        self.tell(ROUND_BEGAN, self.round + 1)
        self.king_deck = i64(0) if self.family else i64(EVERY_KING)
        self.attribute_deck = EVERY_ATTRIBUTE
        self.open = 0
        self.gone = 0
        self.picked = 0
        self.ground = 0
        self.toward = i64(-1) if self.variable and self.round == 1 else i64(1)
        for i in range(self.seats * ROUND_GROUNDS):
            self.squads[i] = 0
            self.sums[i] = 0
        for seat in range(self.seats):
            self.placed[seat] = 0
            self.bonus[seat] = 0
        self.deal_kittens()
        for ground in range(i64(ROUND_GROUNDS) if self.family else i64(LAST_GROUND)):
            self.open_ground(ground)
        self.phase = TRIM if self.short else DRAFT
        self.pending = self.everybody()

    def deal_kittens(self) -> None:
        """Deal every hand by chance."""
        cards = EVERY_CARD[:]
        size: i64 = KITTENS
        self.deck = EVERY_KITTEN
        self.under = 0
        for seat in range(self.seats):
            start = seat * self.hand
            for i in range(start, start + self.hand):
                at = self.rng.below(size)
                size -= 1
                card = cards[at]
                cards[at] = cards[size]
                self.deck &= EVERY_KITTEN - BIT[card]
                insert(self.dealt, start, i, card)

    def end_round(self) -> None:
        """Begin the next round, or end the game (BK-6, BK-7)."""
        if self.round + 1 < ROUNDS:
            self.round += 1
            self.begin_round()
            return
        self.phase = OVER
        self.pending = 0
        self.tell(GAME_ENDED, self.most_fish())

    def most_fish(self) -> i64:
        """Tell how many fish the best side has."""
        most: i64 = 0
        for side in range(self.sides):
            if self.fish[side] > most:
                most = self.fish[side]
        return most

    def outcome(self, seat: i64) -> float:
        """Share the victory among all seats of the sides with the most fish (BK-7)."""
        most = self.most_fish()
        if self.fish[seat % self.sides] < most:
            return 0.0
        winners: i64 = 0
        for side in range(self.sides):
            if self.fish[side] == most:
                winners += 1
        return 1.0 / float(winners * (self.seats // self.sides))

    # -- copies ----------------------------------------------------------------------------------------

    def clone(self) -> BattleKittens:
        """Copy everything, the generator too."""
        other = BattleKittens(self.options, self.tables, self.rng.clone())
        self.copy_to(other)
        return other

    def guess(self, seat: i64, rng: Rng) -> BattleKittens:
        """Imagine a world that fits all that the seat has seen and remembers."""
        other = BattleKittens(self.options, self.tables, rng)
        self.copy_to(other)
        if self.phase != OVER or self.short:
            other.imagine(seat)
        return other

    def again(self, rng: Rng) -> State:
        """Deal a new game with the same options and cards."""
        return deal(self.options, self.tables, rng)


def deal(options: Options, tables: Tables, rng: Rng) -> BattleKittens:
    """Deal a game with these options and cards."""
    state = BattleKittens(options, tables, rng)
    state.choices = zeros(MOST_CHOICES)
    state.ground_deck = EVERY_GROUND
    state.dealt = BLANK_DEALT[:]
    state.sealed = NOBODY_CHOSE[:]
    state.mine = BLANK_MINE[:]
    state.placed = BLANK_SEATS[:]
    state.sends = BLANK_SEATS[:]
    state.squads = BLANK_SQUADS[:]
    state.sums = BLANK_SQUADS[:]
    state.bonus = BLANK_SEATS[:]
    state.grounds = NOTHING_OPEN[:]
    state.attributes = NOTHING_OPEN[:]
    state.fish = BLANK_SEATS[:]
    state.won = BLANK_SLOTS[:]
    state.ranked = BLANK_SLOTS[:]
    state.royal = BLANK_SEATS[:]
    state.begin_round()
    return state
