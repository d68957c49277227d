"""Play Wizards and Witches: throw, cast, shield, and be the last one standing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import ints, zeros
from purrlor.core.rng import Rng
from purrlor.core.state import SEATS, State
from purrlor.games.wizards_and_witches.actions import ACTIONS, Discard, DiscardDrawn, Explode, Lay, Throw
from purrlor.games.wizards_and_witches.cards import (
    ATTACK,
    CARD_TYPES,
    CARDS,
    DECK,
    KIND,
    LAIR,
    LAIR_KIND,
    POTIONS,
    SHIELD,
    SIDE,
    SIZE,
    SPELLS,
    WOUND,
    WOUND_CARD,
)
from purrlor.games.wizards_and_witches.events import (
    EVENTS,
    CalledOff,
    Caught,
    Discarded,
    Drew,
    Hit,
    LairLost,
    Missed,
    Out,
    Played,
    PoolFull,
    Reshuffled,
    WillMiss,
    Won,
)
from purrlor.games.wizards_and_witches.rules.guessing import deal_hands, draw_again
from purrlor.games.wizards_and_witches.rules.hidden import (
    NO_CARD,
    note_held,
    note_left,
    note_left_at_once,
    note_out,
    note_reshuffle,
    note_stuck,
    nothing_known,
)
from purrlor.games.wizards_and_witches.rules.table import BLANK, NOBODY, Options, Table

THROW: Final[i64] = ACTIONS.first(Throw)
EXPLODE: Final[i64] = ACTIONS.first(Explode)
LAY: Final[i64] = ACTIONS.first(Lay)
DISCARD: Final[i64] = ACTIONS.first(Discard)
DISCARD_DRAWN: Final[i64] = ACTIONS.first(DiscardDrawn)

DREW: Final[i64] = EVENTS.number(Drew)
PLAYED: Final[i64] = EVENTS.number(Played)
DISCARDED: Final[i64] = EVENTS.number(Discarded)
CAUGHT: Final[i64] = EVENTS.number(Caught)
POOL_FULL: Final[i64] = EVENTS.number(PoolFull)
HIT: Final[i64] = EVENTS.number(Hit)
LAIR_LOST: Final[i64] = EVENTS.number(LairLost)
WILL_MISS: Final[i64] = EVENTS.number(WillMiss)
MISSED: Final[i64] = EVENTS.number(Missed)
OUT: Final[i64] = EVENTS.number(Out)
RESHUFFLED: Final[i64] = EVENTS.number(Reshuffled)
WON: Final[i64] = EVENTS.number(Won)
CALLED_OFF: Final[i64] = EVENTS.number(CalledOff)

GOAL_OF_TWO: Final = 15
MOST_CHOICES: Final = 32  # four cards, each at one of seven
UNIT: Final = ints([1 << (4 * place) for place in range(14)])  # one card of a type in a heap
BOTH_SIDES: Final = -1  # of a pool that catches Potions and Spells
ONE_POOL: Final = zeros(CARD_TYPES)  # WW-22: Cauldrons and Mirrors catch both


class WizardsAndWitches(Table):
    """A game of Wizards and Witches."""

    # -- what is allowed -------------------------------------------------------------------------------

    def legal(self, seat: i64) -> i64:
        """Fill `choices` with what the seat may do with its hand."""
        self.count = 0
        if not self.discarding:
            self.offer_card(self.drawn, seat)
            if self.drawn_too != NO_CARD and self.drawn_too != self.drawn:
                self.offer_card(self.drawn_too, seat)
            if self.strategic:
                self.offer_kept(seat, False)
            if self.count != 0:
                return self.count
            if not self.strategic:
                self.offer(DISCARD_DRAWN)
                return 1
        self.offer(DISCARD + self.drawn)
        if self.drawn_too != NO_CARD and self.drawn_too != self.drawn:
            self.offer(DISCARD + self.drawn_too)
        self.offer_kept(seat, True)
        return self.count

    def offer_kept(self, seat: i64, discarding: bool) -> None:
        """Offer the two cards kept, to discard or to play, if they were not offered yet."""
        for i in range(i64(2)):
            card = self.kept[seat * 2 + i]
            if card == self.drawn or card == self.drawn_too or (i == 1 and card == self.kept[seat * 2]):
                continue
            if discarding:
                self.offer(DISCARD + card)
            else:
                self.offer_card(card, seat)

    def offer_card(self, card: i64, seat: i64) -> None:
        """Offer all ways to play a card."""
        kind = KIND[card]
        if kind == SHIELD or (kind == LAIR_KIND and not (self.lairs >> seat) & 1):
            self.offer(LAY + card)
        elif kind != LAIR_KIND:
            targets = self.targets(card, seat)
            choices = self.choices
            count = self.count
            first = (THROW if kind == ATTACK else EXPLODE) + card * SEATS
            for target in range(self.seats):
                if (targets >> target) & 1:
                    choices[count] = first + target
                    count += 1
            self.count = count

    def targets(self, card: i64, seat: i64) -> i64:
        """Tell the seats (bits) at which a Potion, a Spell or an Exploded Lair may be aimed."""
        others: i64 = ((1 << self.seats) - 1) & ~self.out & ~(1 << seat)
        if KIND[card] == ATTACK:
            if SIDE[card] == SPELLS:
                return others & ~self.potions_only
            return others & ~self.spells_only
        if self.lairs != 0:
            return self.lairs & others  # WW-10: nobody, when the only Lair is one's own
        return others & ~self.missing & ~self.missed  # WW-11

    def playable(self, card: i64, seat: i64) -> bool:
        """Tell whether a card can be played at all."""
        kind = KIND[card]
        if kind == SHIELD:
            return True
        if kind == LAIR_KIND:
            return not (self.lairs >> seat) & 1
        return self.targets(card, seat) != 0

    # -- what follows ----------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        """Play or discard, and end the turn if the hand is in order."""
        if action < DISCARD:
            self.play(seat, action)
            if self.living == 1:
                self.finish(seat)
                return
            self.discarding = True
            if self.drawn != NO_CARD and not self.strategic:
                self.discard_from_hand(seat, self.drawn)
        elif action == DISCARD_DRAWN:
            while self.drawn != NO_CARD:
                self.discard_from_hand(seat, self.drawn)
        else:
            self.discard_from_hand(seat, action - DISCARD)
            if not self.discarding:
                self.note_stuck(seat)
                self.discarding = True
        if self.drawn == NO_CARD:
            self.end_turn()

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """Take a card out of the hand; one that was drawn takes the place of one that was kept."""
        if card == self.drawn_too:
            self.drawn_too = NO_CARD
        else:
            if card != self.drawn:
                place = seat * 2
                if self.kept[place] != card:
                    place += 1
                self.kept[place] = self.drawn
            self.drawn = self.drawn_too
            self.drawn_too = NO_CARD
        if self.strategic:
            note_left(self.known, seat, card)
            if self.drawn_is_old:
                note_left_at_once(self.known, seat, card)

    def note_stuck(self, seat: i64) -> None:
        """Remember what a discard tells everybody: none of the cards still held can be played now."""
        types: i64 = 0
        for card in range(i64(CARD_TYPES)):
            if not self.playable(card, seat):
                types |= 1 << card
        note_stuck(self.known, seat, types, 3 if self.drawn != NO_CARD else 2)

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        """Put a card of the hand on the discard pile."""
        self.take_from_hand(seat, card)
        self.discard(card)
        if self.sink is not None:
            self.tell(DISCARDED, seat, card)

    def play(self, seat: i64, action: i64) -> None:
        """Play a card of the hand."""
        if action < EXPLODE:
            aimed = action - THROW
            self.play_from_hand(seat, aimed // SEATS, aimed % SEATS)
            self.throw(aimed // SEATS, aimed % SEATS)
        elif action < LAY:
            aimed = action - EXPLODE
            self.play_from_hand(seat, aimed // SEATS, aimed % SEATS)
            self.explode(aimed // SEATS, aimed % SEATS)
        else:
            self.play_from_hand(seat, action - LAY, NOBODY)
            self.lay(action - LAY, seat)

    def play_from_hand(self, seat: i64, card: i64, target: i64) -> None:
        """Take the card that is played out of the hand."""
        self.take_from_hand(seat, card)
        if self.sink is not None:
            self.tell(PLAYED, seat, card, target)

    def lay(self, card: i64, seat: i64) -> None:
        """Lay a shield or a Lair in front of its owner."""
        if KIND[card] == SHIELD:
            pool = seat * 2 + self.pool_of[card]
            self.room[pool] += SIZE[card]
            self.laid[pool] += UNIT[card]
        else:
            self.lairs |= 1 << seat

    def explode(self, card: i64, target: i64) -> None:
        """Cast an Exploded Lair: it destroys a Lair, or costs a turn (WW-10)."""
        self.discard(card)
        if (self.lairs >> target) & 1:
            self.lose_lair(target)
        else:
            self.missing |= 1 << target
            self.tell(WILL_MISS, target)

    def throw(self, card: i64, victim: i64) -> None:
        """Throw a Potion or cast a Spell: what the victim's pool has room for is caught, the rest hits."""
        pool = victim * 2 + self.pool_of[card]
        through = SIZE[card] - self.room[pool]
        if through < 0:
            self.room[pool] = -through
            self.laid[pool] += UNIT[card]
            if self.sink is not None:
                self.tell(CAUGHT, victim, card, -through)
            return
        if self.room[pool] > 0:
            self.tell(POOL_FULL, victim, card, SIDE[card] if self.seats > 2 else i64(BOTH_SIDES))
            self.discard_pool(pool)
        if through == 0:
            self.discard(card)
            return
        self.wounds[victim] += UNIT[WOUND[card * 4 + through]]
        self.hits[victim] += through
        if self.challenging:
            self.note_first_hit(card, victim)
        if self.sink is not None:
            self.tell(HIT, victim, card, through, self.hits[victim])
        if self.hits[victim] >= self.goal:
            self.eliminate(victim)

    def note_first_hit(self, card: i64, victim: i64) -> None:
        """Remember which kind hit a player first (WW-20)."""
        if not ((self.potions_only | self.spells_only) >> victim) & 1:
            if SIDE[card] == SPELLS:
                self.spells_only |= 1 << victim
            else:
                self.potions_only |= 1 << victim

    def lose_lair(self, seat: i64) -> None:
        """Discard a player's Lair."""
        self.lairs &= ~(1 << seat)
        self.discard(LAIR)
        self.tell(LAIR_LOST, seat)

    def eliminate(self, seat: i64) -> None:
        """Put a player out and discard all they have (WW-7)."""
        self.place[seat] = self.living
        self.living -= 1
        self.tell(OUT, seat, self.place[seat])
        self.out |= 1 << seat
        self.missing &= ~(1 << seat)
        self.missed &= ~(1 << seat)
        heap = self.wounds[seat]
        self.wounds[seat] = 0
        wound: i64 = 0
        while heap != 0:
            for i in range(heap & 15):
                self.discard(WOUND_CARD[wound])
            heap >>= 4
            wound += 1
        self.discard_pool(seat * 2)
        self.discard_pool(seat * 2 + 1)
        if (self.lairs >> seat) & 1:
            self.lose_lair(seat)
        if self.strategic:
            self.discard_kept(seat)

    def discard_kept(self, seat: i64) -> None:
        """Discard the hand of a player who is out (WW-21)."""
        for i in range(seat * 2, seat * 2 + 2):
            self.discard(self.kept[i])
            self.tell(DISCARDED, seat, self.kept[i])
            note_left(self.known, seat, self.kept[i])
            self.kept[i] = NO_CARD
        note_out(self.known, seat)

    def finish(self, winner: i64) -> None:
        """End the game: one player is left (WW-1)."""
        self.place[winner] = 1
        self.pending = 0
        self.tell(WON, winner)

    def end_turn(self) -> None:
        """Pass the turn to the next player who may play, or end the game."""
        self.discarding = False
        seat = self.turn
        self.missed &= ~(1 << seat)
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            bit: i64 = 1 << seat
            if self.out & bit:
                continue
            if not self.missing & bit:
                break
            self.missing &= ~bit
            self.missed |= bit
            self.tell(MISSED, seat)
        self.begin_turn(seat)

    def begin_turn(self, seat: i64) -> None:
        """Let a player draw: one card, or two with a Lair (WW-2, WW-9)."""
        self.turn = seat
        self.pending = 1 << seat
        self.drawn_is_old = False
        self.drawn = self.draw_for(seat)
        if (self.lairs >> seat) & 1:
            self.drawn_too = self.draw_for(seat)

    def draw_for(self, seat: i64) -> i64:
        """Draw a card for a player and tell them; none if the game is called off (WW-3, WW-23)."""
        if self.draw_size == 0:
            self.reshuffle()
        if self.pending == 0:
            return NO_CARD
        card = self.draw_card()
        if self.sink is not None:
            self.tell(DREW, seat, card)
        return card

    def reshuffle(self) -> None:
        """Replace the empty draw pile by the discard pile (WW-3), and end a game that can't go on (WW-23)."""
        self.draw_pile, self.discard_pile = self.discard_pile, self.draw_pile
        self.draw_size = self.discard_size
        self.discard_size = 0
        self.drawn_is_old = self.drawn != NO_CARD
        if self.strategic:
            self.note_reshuffle()
        self.tell(RESHUFFLED, self.draw_size)
        if self.is_stalemate():
            self.call_off()

    def note_reshuffle(self) -> None:
        """Remember what is held now: everybody knows the sum of the hands, as all other cards are open."""
        self.known = note_reshuffle(self.known, self.seats)
        for seat in range(self.seats):
            for i in range(seat * 2, seat * 2 + 2):
                if self.kept[i] != NO_CARD:
                    note_held(self.known, seat, self.kept[i])
        if self.drawn != NO_CARD:
            note_held(self.known, self.turn, self.drawn)

    def is_stalemate(self) -> bool:
        """Tell whether no card left to draw or to play can ever hit anybody again (WW-23)."""
        playing: i64 = ((1 << self.seats) - 1) & ~self.out
        threat: i64 = 0  # the sides, as bits, of which somebody can still be hit
        if playing & ~self.spells_only:
            threat |= 1 << POTIONS
        if playing & ~self.potions_only:
            threat |= 1 << SPELLS
        for i in range(self.draw_size):
            if self.threatens(self.draw_pile[i], threat):
                return False
        if self.strategic:
            for j in range(self.seats * 2):
                if self.kept[j] != NO_CARD and self.threatens(self.kept[j], threat):
                    return False
        return self.drawn == NO_CARD or not self.threatens(self.drawn, threat)

    def threatens(self, card: i64, threat: i64) -> bool:
        """Tell whether a card is a Potion or a Spell of one of the sides given (bits)."""
        return KIND[card] == ATTACK and bool((threat >> SIDE[card]) & 1)

    def call_off(self) -> None:
        """End a stalemate: fewest hits win, equal hits share a place (WW-23)."""
        for seat in range(self.seats):
            if not (self.out >> seat) & 1:
                place: i64 = 1
                for other in range(self.seats):
                    if not (self.out >> other) & 1 and self.hits[other] < self.hits[seat]:
                        place += 1
                self.place[seat] = place
        self.pending = 0
        self.tell(CALLED_OFF)

    # -- the end, and other worlds ---------------------------------------------------------------------

    def outcome(self, seat: i64) -> float:
        """Give the victory to the last one standing; after a stalemate, in equal shares."""
        if self.place[seat] != 1:
            return 0.0
        winners = 0
        for other in range(self.seats):
            if self.place[other] == 1:
                winners += 1
        return 1.0 / winners

    def clone(self) -> State:
        """Copy everything but the sink."""
        return self.copy(self.rng.clone())

    def copy(self, rng: Rng) -> WizardsAndWitches:
        """Copy everything but the sink, with another generator."""
        other = WizardsAndWitches(self.options, rng)
        self.copy_to(other)
        return other

    def guess(self, seat: i64, rng: Rng) -> State:
        """Deal the other hands anew; the draw pile has no order that could be known."""
        world = self.copy(rng)
        if self.strategic:
            deal_hands(world, seat)
        elif self.turn != seat:
            draw_again(world)
        return world

    def again(self, rng: Rng) -> State:
        """Deal a new game with the same options."""
        return deal(self.options, rng)


def aim_of(action: i64) -> i64:
    """Tell card * SEATS + target of an action that is aimed at somebody."""
    return action - EXPLODE if action >= EXPLODE else action - THROW


def deal(options: Options, rng: Rng) -> WizardsAndWitches:
    """Set a game up: shuffle, choose who begins, let them draw (WW-1, WW-21, WW-22)."""
    state = WizardsAndWitches(options, rng)
    seats = options.seats
    state.choices = BLANK[:MOST_CHOICES]
    if seats == 2:
        state.goal = GOAL_OF_TWO
        state.pool_of = ONE_POOL
    state.draw_pile = DECK[:]
    state.draw_size = CARDS
    state.discard_pile = BLANK[:CARDS]
    state.hits = BLANK[:seats]
    state.place = BLANK[:seats]
    state.wounds = BLANK[:seats]
    state.room = BLANK[: seats * 2]
    state.laid = BLANK[: seats * 2]
    if options.strategic:
        state.known = nothing_known(seats)
        state.kept = BLANK[: seats * 2]
        for i in range(seats * 2):
            state.kept[i] = state.draw_card()
    state.begin_turn(rng.below(seats))
    return state
