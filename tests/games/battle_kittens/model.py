"""The competition of Battle Kittens a second time: slow, and straight from the rulebook.

It uses no code of the rules, only the cards. What is left to the players and to chance it takes from what
everybody is told; all else that is told has to be what the rulebook says.
"""

from __future__ import annotations

from collections import deque

from purrlor.games.battle_kittens.cards import (
    ATTRIBUTES,
    GROUND_ROWS,
    ICONS,
    KING_ROWS,
    KITTEN_ROWS,
    NAMES,
    WHIMS,
)
from purrlor.games.battle_kittens.events import (
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
from purrlor.table.records import Event

ICON = {row[0]: ICONS[row[1]] for row in KITTEN_ROWS}
STATS = {row[0]: dict(zip(ATTRIBUTES, row[2:], strict=True)) for row in KITTEN_ROWS}
PRIZES = {name: prizes for name, *prizes in GROUND_ROWS}
KINGS = {name: (WHIMS[whim], amount) for name, whim, amount in KING_ROWS}


class Model:
    """A table that follows the story of a watcher."""

    def __init__(self, players: int, family: bool, team: bool) -> None:
        self.players = players
        self.family = family
        self.team = team
        self.sides = players // 2 if team else players
        self.fish = [0] * self.sides
        self.story: deque[Event] = deque()
        self.begin_round()

    def begin_round(self) -> None:
        """Shuffle and deal anew (BK-6); what was put away lies under the deck (BK-31)."""
        self.grounds: list[str] = []
        self.attributes: list[str] = []
        self.deck = len(KITTEN_ROWS) - 7 * self.players
        self.kings = 0 if self.family else len(KING_ROWS)
        self.seen: set[str] = set()

    def open(self, ground: str, attribute: str) -> None:
        """Turn a Battleground over (BK-1, BK-2)."""
        assert attribute not in self.attributes
        self.grounds.append(ground)
        self.attributes.append(attribute)

    def compete(self, story: deque[Event]) -> None:
        """Hold the competition at a Battleground, whose squads are told first (BK-5)."""
        self.story = story
        self.reveal()
        if not self.family:
            self.resolve_icons()
        self.rank()

    def reveal(self) -> None:
        """Turn over the squads (BK-4, BK-5)."""
        self.squads: list[list[str]] = [[] for _ in range(self.players)]
        self.points = [0] * self.players  # of the King
        self.flags = [0] * self.players
        first = self.story[0]
        assert isinstance(first, Revealed)
        self.here = first.which - 1
        while isinstance(event := self.story[0], Revealed) and event.which == first.which:
            self.story.popleft()
            self.join(event.seat, event.card)
        assert all(self.squads)

    def join(self, seat: int, card: str) -> None:
        """Let a Kitten that nobody has seen in this round join a squad."""
        assert card not in self.seen
        self.seen.add(card)
        self.squads[seat].append(card)

    def resolve_icons(self) -> None:
        """Begin with the squad that has the first name, then go clockwise, by names in a squad (BK-12)."""
        asking = [sorted(filter(self.asks, squad), key=NAMES.index) for squad in self.squads]
        names = [(NAMES.index(squad[0]), seat) for seat, squad in enumerate(asking) if squad]
        for step in range(self.players if names else 0):
            seat = (min(names)[1] + step) % self.players
            for card in asking[seat]:
                if card in self.squads[seat]:  # it has not been called home
                    self.resolve(seat, card)

    def asks(self, card: str) -> bool:
        """Tell whether a Kitten has an icon that lets its owner draw."""
        return ICON[card] in ("yarn", "king")

    def resolve(self, seat: int, card: str) -> None:
        """Use an icon, or leave it alone; nothing is asked where there is nothing to draw (BK-10, BK-13)."""
        left = {"yarn": self.deck, "king": self.kings}.get(ICON[card], 0)
        if not left:
            return
        if self.story[0] == Declined(seat, card):
            self.story.popleft()
        elif ICON[card] == "yarn":
            self.draw_kitten(seat)
        else:
            self.draw_king(seat)

    def draw_kitten(self, seat: int) -> None:
        """Draw into the squad; an icon comes at once (BK-10)."""
        if self.deck == 0:
            return
        self.deck -= 1
        drew = self.story.popleft()
        assert isinstance(drew, DrewKitten)
        assert drew.seat == seat
        self.join(seat, drew.card)
        self.resolve(seat, drew.card)

    def draw_king(self, seat: int) -> None:
        """Draw a King card, which does what it says."""
        self.kings -= 1
        drew = self.story.popleft()
        assert isinstance(drew, DrewKing)
        assert drew.seat == seat
        whim, amount = KINGS[drew.king]
        match whim:
            case "total":
                self.points[seat] += amount
            case "flags":
                self.flags[seat] += amount
            case "visitors":
                for _ in range(amount):
                    self.draw_kitten(seat)
            case "fish":
                side = seat % self.sides
                gained = max(amount, -self.fish[side])
                self.fish[side] += gained
                assert self.story.popleft() == GainedFish(seat, gained)
            case "attribute":
                (unused,) = set(ATTRIBUTES) - set(self.attributes)
                self.attributes[self.here] = unused
                assert self.story.popleft() == AttributeSwapped(self.grounds[self.here], unused)
            case "summons":
                for _ in range(amount):
                    best = max(self.squads[seat], key=lambda card: (self.stat(card), -NAMES.index(card)))
                    self.squads[seat].remove(best)
                    assert self.story.popleft() == SentHome(seat, best)

    def stat(self, card: str) -> int:
        """Give the stat of a Kitten that counts here."""
        return STATS[card][self.attributes[self.here]]

    def rank(self) -> None:
        """Rank by total, then by Flags; all who share a place get its fish (BK-20)."""
        standings = []
        for side in range(self.sides):
            seats = range(side, self.players, self.sides)
            cards = [card for seat in seats for card in self.squads[seat]]
            flags = 0 if self.family else sum(ICON[card] == "flag" for card in cards)
            total = sum(map(self.stat, cards)) + sum(self.points[seat] for seat in seats)
            standings.append((total, flags + sum(self.flags[seat] for seat in seats)))
        prizes = PRIZES[self.grounds[self.here]]
        for side, (total, flags) in enumerate(standings):
            place = 1 + len({better for better in standings if better > (total, flags)})
            fish = prizes[place - 1] if place <= len(prizes) else 0
            self.fish[side] += fish
            told = self.story.popleft()
            if self.team:
                assert told == TeamPlaced(side, side + self.sides, total, flags, place, fish)
            else:
                assert told == Placed(side, total, flags, place, fish)

    def winners(self) -> list[bool]:
        """Tell of every seat whether its side has the most fish (BK-7, BK-33)."""
        return [self.fish[seat % self.sides] == max(self.fish) for seat in range(self.players)]
