"""Listen at a table of Battle Kittens for one seat, and find contradictions to it in guessed worlds.

A witness reads only what its seat is told (events) and shown (views), never the rules or their state. A world
is read in the same way: by what it would show each of its seats.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from purrlor.core.state import State
from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.events import (
    Chose,
    DrewKing,
    DrewKitten,
    GainedFish,
    GroundOpened,
    Placed,
    Revealed,
    RoundBegan,
    SentHome,
    TeamPlaced,
)
from purrlor.games.battle_kittens.view import Kitten, Recall, SeatView, TableView
from purrlor.table.game import View
from purrlor.table.records import Event

SEVEN = 7
KITTENS = 54


def names(kittens: tuple[Kitten, ...]) -> set[str]:
    """Name some Kittens."""
    return {kitten.name for kitten in kittens}


@dataclass
class Sighting:
    """A hand as it was with the seat, and what the seat left in it."""

    pick: int
    hand: int  # by the seat that was dealt it
    cards: set[str]
    left: set[str]


@dataclass
class Round:
    """What a seat heard and saw in one round."""

    to_the_left: bool = True
    picks: int = 0  # that all have made
    sightings: list[Sighting] = field(default_factory=list)
    revealed: dict[str, tuple[int, int]] = field(default_factory=dict)  # by Kitten: seat and Battleground
    drawn: dict[str, int] = field(default_factory=dict)  # by Kitten: seat
    home: dict[str, int] = field(default_factory=dict)  # by Kitten sent home: seat
    kings: set[str] = field(default_factory=set)
    grounds: set[str] = field(default_factory=set)
    put_away: set[str] = field(default_factory=set)


class Witness:
    """One who sits with a seat (or watches) from the first card on."""

    def __init__(self, seat: int, players: int, first: View) -> None:
        self.seat = seat
        self.players = players
        self.round = Round()
        self.fish: Counter[int] = Counter()  # by seat, as told
        self.see(first)

    # -- listening -------------------------------------------------------------------------------------

    def hear(self, events: list[Event], view: View) -> None:
        """Note what was told, then look at the table."""
        for event in events:
            self.note(event)
        self.see(view)

    def note(self, event: Event) -> None:
        """Note one event."""
        now = self.round
        match event:
            case RoundBegan():
                self.round = Round()
            case GroundOpened(ground=ground):
                now.grounds.add(ground)
            case Chose(seat=seat, card=card) if seat == self.seat:
                assert card is not None, "a seat is told what it took itself"
                now.sightings[-1].left.discard(card)
            case Chose(card=card):
                assert card is None, "what others take is secret"
            case Revealed(seat=seat, card=card, which=which):
                now.revealed[card] = (seat, which)
            case DrewKitten(seat=seat, card=card):
                now.drawn[card] = seat
            case SentHome(seat=seat, card=card):
                now.home[card] = seat
            case DrewKing(king=king):
                now.kings.add(king)
            case GainedFish(seat=seat, fish=fish) | Placed(seat=seat, fish=fish):
                self.fish[seat] += fish
            case TeamPlaced(seat=seat, fish=fish):
                self.fish[seat] += fish

    def see(self, view: View) -> None:
        """Look at the table, and at the hand that came round."""
        now, table, own = self.round, view.table, view.own
        assert isinstance(table, TableView)
        now.to_the_left = table.to_the_left
        if table.phase == "draft":
            now.picks = SEVEN - table.in_hand
        elif table.phase == "deploy" and not self.is_short(table):
            now.picks = SEVEN
        if not isinstance(own, SeatView):
            return
        now.put_away |= names(own.put_away)
        hand = names(own.hand)
        if table.phase == "draft" and not (now.sightings and now.sightings[-1].pick == now.picks):
            now.sightings.append(Sighting(now.picks, self.hand_with(self.seat, now.picks), hand, set(hand)))
        if now.picks == SEVEN and now.sightings and now.sightings[-1].pick == SEVEN - 2:
            # The last card of a hand goes to whom it comes to: it is the one that the seat did not choose.
            seven = hand | {name for squad in own.squads for name in names(squad)}
            chosen = {card for sight in now.sightings for card in sight.cards - sight.left}
            last = seven - chosen
            now.sightings.append(Sighting(SEVEN - 1, self.hand_with(self.seat, SEVEN - 1), last, set()))

    def is_short(self, table: TableView) -> bool:
        """Tell whether there was no draft: Kittens were put away."""
        return bool(table.under or self.round.put_away)

    def hand_with(self, seat: int, pick: int) -> int:
        """Tell whose dealt hand is with a seat at a pick: hands go on by one seat a pick."""
        return (seat - pick if self.round.to_the_left else seat + pick) % self.players

    def holder(self, hand: int, pick: int) -> int:
        """Tell who has a hand at a pick."""
        return (hand + pick if self.round.to_the_left else hand - pick) % self.players

    # -- comparing -------------------------------------------------------------------------------------

    def contradictions(self, world: State) -> list[str]:
        """Compare a world with all that was heard and seen."""
        table = GAME.table_view(world)  # type: ignore[arg-type]
        owns = [GAME.seat_view(world, seat) for seat in range(self.players)]  # type: ignore[arg-type]
        assert isinstance(table, TableView)
        shown = [own for own in owns if isinstance(own, SeatView)]
        sevens = [self.seven(seat, own) for seat, own in enumerate(shown)]
        return [
            *self.wrong_table(table),
            *self.wrong_places(table, shown),
            *self.wrong_squads(table, shown),
            *self.wrong_hands(table, shown, sevens),
            *self.wrong_memory(shown, sevens),
        ]

    def seven(self, seat: int, own: SeatView) -> set[str]:
        """Collect the Kittens that a seat took in a world, or keeps: not what it drew since."""
        now = self.round
        cards = names(own.taken) | {name for squad in own.squads for name in names(squad)}
        cards |= {card for card, home in now.home.items() if home == seat}
        return cards - set(now.drawn)

    def wrong_table(self, table: TableView) -> list[str]:
        """Compare what lies open with what was told."""
        now, found = self.round, []
        kings = {king.name for king in table.kings}
        if kings != now.kings or table.king_deck not in (7 - len(kings), 0):
            found.append(f"King cards {kings}, told of {now.kings}")
        if table.phase == "competition" and set(table.sent_home) != set(now.home):
            found.append(f"home {table.sent_home}, told of {now.home}")
        for seat in range(self.players):
            side = table.places[seat].side
            if table.places[seat].fish != sum(
                fish for other, fish in self.fish.items() if table.places[other].side == side
            ):
                found.append(f"seat {seat} has {table.places[seat].fish} fish, told of {self.fish}")
        return found

    def wrong_places(self, table: TableView, owns: list[SeatView]) -> list[str]:
        """Look for Kittens that are in two places, and count those in the deck."""
        seen: Counter[str] = Counter(table.sent_home)
        for own in owns:
            for group in (own.hand, own.taken, own.put_away, *own.squads):
                seen.update(names(group))
        found = [f"{card} is in {count} places" for card, count in seen.items() if count > 1]
        # What was put away lies under the deck and counts there.
        away = sum(len(own.put_away) for own in owns) if table.phase not in ("put_away",) else 0
        if KITTENS - seen.total() + away != table.deck:
            found.append(f"{KITTENS - seen.total() + away} Kittens are in the deck of {table.deck}")
        if table.under != away:
            found.append(f"{away} Kittens were put away, {table.under} are under the deck")
        for card in self.round.put_away - set(self.round.drawn):
            if card not in names(owns[self.seat].put_away):
                found.append(f"{card} was put away and is not there")
        return found

    def wrong_squads(self, table: TableView, owns: list[SeatView]) -> list[str]:
        """Compare squads with what was revealed, drawn and sent home, and with who is ready."""
        now, found = self.round, []
        for card, (seat, which) in now.revealed.items():
            if card not in now.home and card not in names(owns[seat].squads[which - 1]):
                found.append(f"{card} was revealed at {which}")
        for card, seat in now.drawn.items():
            if card not in now.home and not any(card in names(squad) for squad in owns[seat].squads):
                found.append(f"{card} was drawn by {seat}")
        for seat, (place, own) in enumerate(zip(table.places, owns, strict=True)):
            if table.phase == "deploy" and place.ready and (own.hand or not all(own.squads)):
                found.append(f"seat {seat} is ready and has not deployed")
            if table.phase == "draft" and place.ready != (own.chosen is not None):
                found.append(f"seat {seat} has chosen {own.chosen}, ready {place.ready}")
            if table.phase == "put_away" and place.ready != (len(own.hand) == SEVEN):
                found.append(f"seat {seat} has {len(own.hand)} Kittens, ready {place.ready}")
            if table.phase == "competition" and not own.hand:
                sizes = [len(squad) for squad in own.squads]
                if sizes != [squad.size for squad in place.squads]:
                    found.append(f"squads of seat {seat} have {sizes}")
        return found

    def wrong_hands(self, table: TableView, owns: list[SeatView], sevens: list[set[str]]) -> list[str]:
        """Compare with every hand that was passed on: each who had it since took one, nobody else any."""
        now, found = self.round, []
        for sight in now.sightings:
            if sight.pick == now.picks:
                if names(owns[self.seat].hand) != sight.cards:
                    found.append("the hand is another")
                continue
            back = next(
                (later for later in now.sightings if later.hand == sight.hand and later.pick > sight.pick),
                None,
            )
            gone = sight.left - (back.cards if back else set())
            end = back.pick if back else now.picks
            takers = Counter(self.holder(sight.hand, pick) for pick in range(sight.pick + 1, end))
            took = {seat: len(gone & own_seven(sevens, owns, seat, table)) for seat in range(self.players)}
            for seat in range(self.players):
                if took[seat] != takers[seat]:
                    found.append(f"seat {seat} took {took[seat]} of {sorted(gone)}, not {takers[seat]}")
            if back is None and now.picks < SEVEN:
                held = names(owns[self.holder(sight.hand, now.picks)].hand)
                if len(held & gone) != len(gone) - takers.total() or held - gone:
                    found.append(f"hand {sight.hand} holds {sorted(held)}")
        return found

    def wrong_memory(self, owns: list[SeatView], sevens: list[set[str]]) -> list[str]:
        """Check that what the seat's view says it remembers is so."""
        if self.seat < 0:
            return []
        return [
            f"not so: {part}" for part in owns[self.seat].remembered if not self.holds(part, owns, sevens)
        ]

    def holds(self, part: Recall, owns: list[SeatView], sevens: list[set[str]]) -> bool:
        """Tell whether each of the takers has one of the Kittens, and the holder the others."""
        cards = set(part.kittens)
        takers = Counter(part.takers)
        has = {seat: len(cards & sevens[seat] - self.in_hand(owns[seat])) for seat in range(self.players)}
        held = set() if part.holder is None else cards & names(owns[part.holder].hand)
        if self.round.picks == SEVEN:
            has = {seat: len(cards & (sevens[seat] | names(owns[seat].hand))) for seat in range(self.players)}
            held = set()
        return all(has[seat] == takers[seat] for seat in range(self.players)) and len(held) == len(
            cards
        ) - len(part.takers)

    def in_hand(self, own: SeatView) -> set[str]:
        """List what goes round and is not taken yet."""
        return names(own.hand)


def own_seven(sevens: list[set[str]], owns: list[SeatView], seat: int, table: TableView) -> set[str]:
    """Collect what a seat has taken: while it deploys, some of it is still in its hand."""
    return sevens[seat] | (names(owns[seat].hand) if table.phase == "deploy" else set())
