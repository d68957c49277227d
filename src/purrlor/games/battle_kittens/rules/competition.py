"""Hold the competition at each Battleground: reveal, resolve icons, rank, pay fish."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import lowest
from purrlor.games.battle_kittens.cards import (
    ATTRIBUTE,
    BIT,
    EVERY_KITTEN,
    FIELD,
    FIELD_MASK,
    FISH,
    FLAGS,
    KITTENS,
    PAID_PLACES,
    POINT,
    ROUND_GROUNDS,
    SUMMONS,
    TOTAL,
    VISITORS,
    YARN,
)
from purrlor.games.battle_kittens.events import (
    EVENTS,
    AttributeSwapped,
    Declined,
    DrewKing,
    DrewKitten,
    GainedFish,
    Placed,
    Revealed,
    SentHome,
    TeamPlaced,
)
from purrlor.games.battle_kittens.rules.memory import Memory
from purrlor.games.battle_kittens.rules.table import (
    COMPETE,
    MOST_SEATS,
    NO_CARD,
)

REVEALED: Final[i64] = EVENTS.number(Revealed)
DREW_KITTEN: Final[i64] = EVENTS.number(DrewKitten)
DREW_KING: Final[i64] = EVENTS.number(DrewKing)
DECLINED: Final[i64] = EVENTS.number(Declined)
SENT_HOME: Final[i64] = EVENTS.number(SentHome)
GAINED_FISH: Final[i64] = EVENTS.number(GainedFish)
ATTRIBUTE_SWAPPED: Final[i64] = EVENTS.number(AttributeSwapped)
PLACED: Final[i64] = EVENTS.number(Placed)
TEAM_PLACED: Final[i64] = EVENTS.number(TeamPlaced)


class Competition(Memory):
    """The Competition Phase."""

    def begin_competition(self) -> None:
        """Go to the first Battleground (BK-5)."""
        self.phase = COMPETE
        self.ground = 0
        self.reveal()

    def reveal(self) -> None:
        """Turn the squads at this Battleground over and find whose icons come first (BK-12)."""
        self.pending = 0
        first: i64 = EVERY_KITTEN + 1
        self.squad = 0
        for seat in range(self.seats):
            squad = self.squads[seat * ROUND_GROUNDS + self.ground]
            self.open |= squad
            self.bonus[seat] = 0
            icons = squad & self.tables.askers
            icon = icons & -icons
            if icon != 0 and icon < first:
                first = icon
                self.squad = seat
            if self.sink is not None:
                self.tell_squad(seat, squad)
        self.squads_left = self.seats
        self.icons = self.squads[self.squad * ROUND_GROUNDS + self.ground] & self.tables.askers
        self.resolve()

    def tell_squad(self, seat: i64, squad: i64) -> None:
        """Report the Kittens of a squad."""
        for card in range(i64(KITTENS)):
            if squad & BIT[card]:
                icon, stats = self.tables.icon[card], self.tables.digits(card)
                self.tell(REVEALED, seat, card, self.ground + 1, card + 1, icon, stats)

    def resolve(self) -> None:
        """Go from icon to icon until somebody has to decide; then rank."""
        while True:
            if self.asking != NO_CARD:
                if self.can_draw():
                    self.pending = 1 << self.squad
                    return
                self.asking = NO_CARD
            elif self.guests > 0:
                self.guests -= 1
                self.draw_kitten()
            elif self.icons != 0:
                self.asking = lowest(self.icons)
                self.icons &= self.icons - 1
            elif self.squads_left > 1:
                self.squads_left -= 1
                self.squad = self.squad + 1 if self.squad + 1 < self.seats else i64(0)
                self.icons = self.squads[self.squad * ROUND_GROUNDS + self.ground] & self.tables.askers
            else:
                self.settle()
                return

    def can_draw(self) -> bool:
        """Tell whether there is a card left for the icon (BK-13)."""
        if self.tables.icon[self.asking] == YARN:
            return self.deck | self.under != 0
        return self.king_deck != 0

    def draw_or_decline(self, draw: bool) -> None:
        """Do what the squad's player decided about the icon (BK-10)."""
        card = self.asking
        self.asking = NO_CARD
        if not draw:
            self.tell(DECLINED, self.squad, card)
        elif self.tables.icon[card] == YARN:
            self.draw_kitten()
        else:
            self.draw_king()
        self.pending = 0
        self.resolve()

    def draw_kitten(self) -> None:
        """Draw the top Kitten into the squad; its own icon comes at once (BK-10)."""
        if self.deck | self.under == 0:
            return
        # What was put away lies under the deck (BK-31).
        card = self.draw_from(self.deck if self.deck != 0 else self.under)
        self.deck &= EVERY_KITTEN - BIT[card]
        self.under &= EVERY_KITTEN - BIT[card]
        self.open |= BIT[card]
        self.deploy(self.squad, card, self.ground)
        if self.sink is not None:
            self.tell(
                DREW_KITTEN, self.squad, card, card + 1, self.tables.icon[card], self.tables.digits(card)
            )
        if self.tables.askers & BIT[card]:
            self.asking = card

    def draw_king(self) -> None:
        """Draw a King card and do what it says."""
        king = self.draw_from(self.king_deck)
        self.king_deck &= ~(1 << king)
        whim = self.tables.whim[king]
        amount = self.tables.amount[king]
        self.tell(DREW_KING, self.squad, king, whim, amount)
        if whim == TOTAL:
            self.bonus[self.squad] += amount * POINT
        elif whim == FLAGS:
            self.bonus[self.squad] += amount
        elif whim == VISITORS:
            self.guests += amount if amount > 0 else i64(0)
        elif whim == FISH:
            self.gain_fish(amount)
        elif whim == ATTRIBUTE:
            self.swap_attribute()
        elif whim == SUMMONS:
            for i in range(amount):
                self.send_home()

    def gain_fish(self, amount: i64) -> None:
        """Let the King give fish, or take them; nobody gives what they do not have."""
        side = self.squad % self.sides
        if self.fish[side] + amount < 0:
            amount = -self.fish[side]
        self.fish[side] += amount
        self.royal[side] += amount
        self.tell(GAINED_FISH, self.squad, amount)

    def swap_attribute(self) -> None:
        """Put the one Attribute that is not in use here, in exchange for this one."""
        slot = self.round * ROUND_GROUNDS + self.ground
        spare = lowest(self.attribute_deck)
        self.attribute_deck = 1 << self.attributes[slot]
        self.attributes[slot] = spare
        self.tell(ATTRIBUTE_SWAPPED, self.grounds[slot], spare)

    def send_home(self) -> None:
        """Send the squad's best Kitten in this Attribute home; of equals the one with the lowest number."""
        squad = self.squads[self.squad * ROUND_GROUNDS + self.ground]
        shift = FIELD * self.attribute_of(self.ground)
        best: i64 = NO_CARD
        most: i64 = -1
        for card in range(i64(KITTENS)):
            if squad & BIT[card] and (self.tables.pack[card] >> shift) & FIELD_MASK > most:
                best = card
                most = (self.tables.pack[card] >> shift) & FIELD_MASK
        if best == NO_CARD:
            return
        self.squads[self.squad * ROUND_GROUNDS + self.ground] -= BIT[best]
        self.sums[self.squad * ROUND_GROUNDS + self.ground] -= self.tables.pack[best]
        self.icons &= EVERY_KITTEN - BIT[best]
        self.gone |= BIT[best]
        self.tell(SENT_HOME, self.squad, best)

    def standing(self, side: i64, ground: i64) -> i64:
        """Rate a side at a Battleground: its squads together (BK-33), total first, then Flags (BK-20)."""
        strength: i64 = 0
        seat: i64 = side
        while seat < self.seats:
            strength += self.strength(seat, ground)
            if ground == self.ground:
                strength += self.bonus[seat]
            seat += self.sides
        return strength

    def place_of(self, side: i64, ground: i64) -> i64:
        """Tell the place of a side, from 0: how many better standings there are (BK-20)."""
        mine = self.standing(side, ground)
        place: i64 = 0
        last: i64 = -1
        # Equal standings above count once: look for the next better one until there is none.
        above: i64 = mine
        while True:
            last = above
            for other in range(self.sides):
                theirs = self.standing(other, ground)
                if theirs > last and (above == last or theirs < above):
                    above = theirs
            if above == last:
                return place
            place += 1

    def settle(self) -> None:
        """Rank the squads, pay fish, and go on to the next Battleground or round."""
        self.pay()
        self.ground += 1
        if self.ground < ROUND_GROUNDS:
            self.reveal()
        else:
            self.end_round()

    def pay(self) -> None:
        """Rank the squads at this Battleground and pay fish (BK-20)."""
        slot = self.round * ROUND_GROUNDS + self.ground
        for seat in range(self.seats):
            self.ranked[slot * MOST_SEATS + seat] = self.strength(seat, self.ground) + self.bonus[seat]
        for side in range(self.sides):
            place = self.place_of(side, self.ground)
            fish: i64 = 0
            if place < PAID_PLACES:
                fish = self.tables.fish[self.grounds[slot] * PAID_PLACES + place]
            self.fish[side] += fish
            self.won[slot * MOST_SEATS + side] = fish
            if self.sink is not None:
                self.tell_place(side, place, fish)

    def tell_place(self, side: i64, place: i64, fish: i64) -> None:
        """Report how a side did."""
        standing = self.standing(side, self.ground)
        total = points_of(standing)
        flags = standing - total * POINT
        if self.sides < self.seats:
            self.tell(TEAM_PLACED, side, side + self.sides, total, flags, place + 1, fish)
        else:
            self.tell(PLACED, side, total, flags, place + 1, fish)

    def end_round(self) -> None:
        """Go on when all three Battlegrounds are done; BattleKittens says how."""
        raise NotImplementedError


def points_of(standing: i64) -> i64:
    """Tell the total of a standing; the rest of it are Flags, which an owner's King card may take away."""
    return (standing + POINT // 2) // POINT
