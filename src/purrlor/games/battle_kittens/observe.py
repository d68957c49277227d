"""Write what a player of Battle Kittens knows as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from purrlor.core.arrays import bit_count
from purrlor.core.observation import (
    MEMBER,
    Observer,
    Part,
    Slate,
    by_seat,
    flags,
    from_seat,
    numbers,
    turned,
)
from purrlor.core.state import SEATS, State
from purrlor.games.battle_kittens.cards import (
    BIT,
    EVERY_KING,
    GROUNDS,
    KINGS,
    KITTENS,
    PAID_PLACES,
    POINT,
    ROUND_GROUNDS,
)
from purrlor.games.battle_kittens.rules.competition import points_of
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.rules.table import (
    COMPETE,
    DEPLOY,
    DRAFT,
    MOST_SEATS,
    NO_CARD,
    OVER,
    SLOTS,
    SQUAD_OF,
    TRIM,
)

PHASES: Final = 5
RUNS: Final = 3  # of Kittens remembered in one hand, at most
WORDS: Final = 4  # cells for a set of Kittens

GROUND: Final = [
    flags("ground", GROUNDS, "the Battleground that lies there, none while face down"),
    flags("attribute", 4, "its Attribute: Cuteness, Strength, Wisdom, Agility"),
    numbers("pays", PAID_PLACES, 20, "the fish for the first, second and third place"),
]
TABLE: Final = [
    flags("options", 4, "family, short, variable, team"),
    numbers("round", 1, 2, "rounds that are over"),
    flags("phase", PHASES, "draft, put away, deploy, competition, over"),
    numbers("in_hand", 1, SQUAD_OF, "Kittens in each hand that goes round"),
    flags("to_the_left", 1, "hands go to the left"),
    flags("competing", ROUND_GROUNDS, "the Battleground of this round at which the squads compete"),
    numbers("deck", 1, KITTENS, "Kittens in the deck and under it"),
    numbers("under", 1, KITTENS, "of these, put away"),
    numbers("king_deck", 1, KINGS, "King cards left"),
    flags("kings", KINGS, "King cards drawn this round"),
    flags("sent_home", KITTENS, "Kittens that the King called away"),
    flags("asking", KITTENS, "the Kitten whose icon is decided on"),
]
OWN: Final = [
    flags("hand", KITTENS, "Kittens to choose from"),
    flags("chosen", KITTENS, "the Kitten taken and not yet passed on"),
    flags("taken", KITTENS, "Kittens taken in this draft"),
    flags("put_away", KITTENS, "Kittens put away"),
    flags("own_squad_1", KITTENS, "Kittens sent to the first Battleground"),
    flags("own_squad_2", KITTENS, "Kittens sent to the second"),
    flags("own_squad_3", KITTENS, "Kittens sent to the third"),
]
REMEMBERED: Final = [
    flags("kittens", KITTENS, "Kittens seen in this hand that are hidden now"),
    flags("takers", SEATS, "seats that each took one of them"),
    flags("holder", SEATS, "the seat that has the others"),
]
SQUAD: Final = [
    numbers("size", 1, KITTENS, "Kittens in the squad, once squads are open or competing"),
    flags("kittens", KITTENS, "these Kittens, when the squad is open"),
    numbers("total", 1, 200, "its total in the Attribute, when open", least=-200),
    numbers("flags", 1, KITTENS, "its Flags, when open", least=-KITTENS),
]
EACH: Final = [
    numbers("fish", 1, 300, "fish of the seat's side", least=-300),
    flags("partner", 1, "on the own side"),
    flags("ready", 1, "has chosen"),
    *[
        Part(f"squad_{n + 1}.{part.name}", part.size, part.width, part.least, part.most, part.meaning)
        for n in range(ROUND_GROUNDS)
        for part in SQUAD
    ],
    numbers("paid", SLOTS, 99, "fish that each Battleground of the game paid the seat's side", least=-99),
    numbers("totals", SLOTS, 400, "the totals by which its side was ranked there", least=-400),
    numbers("flags", SLOTS, KITTENS, "and the Flags", least=-KITTENS),
]


class BattleObserver(Observer):
    """What a seat sees and remembers at a table of Battle Kittens."""

    def layout(self, seats: int) -> list[Part]:
        """List the parts of an observation."""
        parts = [*TABLE]
        for slot in range(SLOTS):
            for part in GROUND:
                name = f"battleground_{slot + 1}.{part.name}"
                parts.append(Part(name, part.size, part.width, part.least, part.most, part.meaning))
        parts += OWN
        for hand in range(seats):
            for run in range(RUNS):
                for part in REMEMBERED:
                    name = f"remembered_{hand}_{run}.{part.name}"
                    parts.append(Part(name, part.size, part.width, part.least, part.most, part.meaning))
        return [*parts, *by_seat(EACH, seats)]

    def observe(self, state: State, seat: i64, slate: Slate) -> None:
        """Write the table, the own Kittens, what is remembered, and what is in front of everybody."""
        assert isinstance(state, BattleKittens)
        seats = state.seats
        self.observe_table(state, slate)
        self.observe_own(state, seat, slate)
        for i in range(seats):
            self.observe_hand(state, seat, (seat + i) % seats, slate)
        opened: i64 = 0
        if state.phase == COMPETE or state.phase == OVER:
            opened = state.ground + 1
        for i in range(seats):
            self.observe_place(state, seat, (seat + i) % seats, opened, slate)

    def observe_table(self, state: BattleKittens, slate: Slate) -> None:
        """Write what everybody sees, but for what is in front of players."""
        options: i64 = 0
        if state.family:
            options |= 1
        if state.short:
            options |= 2
        if state.variable:
            options |= 4
        if state.sides < state.seats:
            options |= 8
        slate.put(options)
        slate.put(state.round)
        slate.put_one(state.phase, PHASES)
        slate.put(SQUAD_OF - state.picked if state.phase == DRAFT else i64(0))
        slate.put(1 if state.toward == 1 else 0)
        slate.put_one(state.ground if state.phase == COMPETE else i64(-1), ROUND_GROUNDS)
        slate.put(bit_count(state.deck | state.under))
        slate.put(bit_count(state.under))
        slate.put(bit_count(state.king_deck))
        kings: i64 = EVERY_KING
        slate.put_set(0 if state.family else kings & ~state.king_deck, KINGS)
        slate.put_set(state.gone, KITTENS)
        slate.put_one(state.asking, KITTENS)
        cells = slate.cells
        at = slate.at
        fish = state.tables.fish
        for slot in range(i64(SLOTS)):
            ground = state.grounds[slot]
            if ground == NO_CARD:
                for i in range(at, at + 2 + PAID_PLACES):
                    cells[i] = 0
            else:
                cells[at] = MEMBER[ground]
                cells[at + 1] = MEMBER[state.attributes[slot]]
                for i in range(i64(PAID_PLACES)):
                    cells[at + 2 + i] = i16(fish[ground * PAID_PLACES + i])
            at += 2 + PAID_PLACES
        slate.at = at

    def observe_own(self, state: BattleKittens, seat: i64, slate: Slate) -> None:
        """Write the Kittens that only their owner sees."""
        phase = state.phase
        hand: i64 = 0
        taken: i64 = 0
        away: i64 = 0
        if phase == DRAFT:
            start = state.hand_at(seat, state.picked) * SQUAD_OF
            for i in range(start + state.picked, start + SQUAD_OF):
                hand |= BIT[state.dealt[i]]
            for pick in range(state.picked):
                taken |= BIT[state.dealt[state.hand_at(seat, pick) * SQUAD_OF + pick]]
        elif phase == TRIM:
            for i in range(seat * state.hand + state.placed[seat], (seat + 1) * state.hand):
                hand |= BIT[state.dealt[i]]
        elif phase == DEPLOY:
            for i in range(seat * SQUAD_OF, (seat + 1) * SQUAD_OF):
                hand |= BIT[state.mine[i]]
            hand &= ~state.deployed(seat)
        if state.short:
            count: i64 = state.placed[seat] if phase == TRIM else state.hand - SQUAD_OF
            for i in range(count):
                away |= BIT[state.dealt[seat * state.hand + i]]
        slate.put_set(hand, KITTENS)
        slate.put_one(state.sealed[seat], KITTENS)
        slate.put_set(taken, KITTENS)
        slate.put_set(away & ~state.open, KITTENS)
        for squad in range(seat * ROUND_GROUNDS, (seat + 1) * ROUND_GROUNDS):
            slate.put_set(state.squads[squad], KITTENS)

    def observe_hand(self, state: BattleKittens, seat: i64, hand: i64, slate: Slate) -> None:
        """Write what a seat remembers of a hand that it passed on."""
        end = slate.at + RUNS * (WORDS + 2)
        start: i64 = SQUAD_OF if state.short else state.first_seen(hand, seat) + 1
        while start < SQUAD_OF and start - 1 != state.picked:
            stop = state.run_end(start)
            kittens: i64 = 0
            takers: i64 = 0
            holder: i64 = -1
            for pick in range(start, stop):
                card = state.dealt[hand * SQUAD_OF + pick]
                if state.open & BIT[card]:
                    continue
                kittens |= BIT[card]
                if pick < state.picked:
                    takers |= 1 << state.seat_of(hand, pick)
                elif state.phase == DRAFT:
                    holder = state.seat_of(hand, state.picked)
            slate.put_set(kittens, KITTENS)
            slate.put(turned(state.seats, takers, seat))
            slate.put_one(from_seat(state.seats, holder, seat), SEATS)
            start = stop + 1
        if slate.at < end:
            slate.skip(end - slate.at)

    def observe_place(self, state: BattleKittens, seat: i64, other: i64, opened: i64, slate: Slate) -> None:
        """Write what is in front of a player."""
        sides = state.sides
        side = other % sides
        slate.put(state.fish[side])
        slate.put(1 if side == seat % sides else 0)
        sealing = state.phase == DRAFT or state.phase == TRIM or state.phase == DEPLOY
        slate.put(1 if sealing and not (state.pending >> other) & 1 else 0)
        cells = slate.cells  # written here one by one: most of an observation are these
        for ground in range(i64(ROUND_GROUNDS)):
            squad = state.squads[other * ROUND_GROUNDS + ground]
            at = slate.at
            cells[at] = i16(bit_count(squad)) if ground < opened or state.phase == COMPETE else i16(0)
            if ground >= opened:
                for i in range(at + 1, at + 1 + WORDS + 2):
                    cells[i] = 0
                slate.at = at + 1 + WORDS + 2
                continue
            if ground == state.ground:
                standing = state.strength(other, ground) + state.bonus[other]
            else:
                standing = state.ranked[(state.round * ROUND_GROUNDS + ground) * MOST_SEATS + other]
            total = points_of(standing)
            slate.at = at + 1
            slate.put_set(squad, KITTENS)
            slate.put(total)
            slate.put(standing - total * POINT)
        self.observe_done(state, side, slate)

    def observe_done(self, state: BattleKittens, side: i64, slate: Slate) -> None:
        """Write what every Battleground that is over brought a side."""
        done: i64 = state.round * ROUND_GROUNDS + state.ground
        cells = slate.cells
        at = slate.at
        slate.at = at + SLOTS * 3
        for slot in range(i64(SLOTS)):
            if slot >= done:
                cells[at] = 0
                cells[at + SLOTS] = 0
                cells[at + SLOTS * 2] = 0
            else:
                standing: i64 = 0
                member = side
                while member < state.seats:
                    standing += state.ranked[slot * MOST_SEATS + member]
                    member += state.sides
                total = points_of(standing)
                cells[at] = i16(state.won[slot * MOST_SEATS + side])
                cells[at + SLOTS] = i16(total)
                cells[at + SLOTS * 2] = i16(standing - total * POINT)
            at += 1
