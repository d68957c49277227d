"""Play Wizards and Witches slowly and literally, from the printed rules: cards are words, players hold lists.

Nothing here is shared with the rules. The model is told which card was drawn and what a player does; it
works out what may be done, what follows and who wins.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

SHIELDS = {"cauldron": "potion", "mirror": "spell"}  # what each catches
COPIES = {
    "cauldron_1": 5,
    "cauldron_2": 4,
    "cauldron_3": 3,
    "cauldron_4": 2,
    "mirror_1": 5,
    "mirror_2": 4,
    "mirror_3": 3,
    "mirror_4": 2,
    "potion_1": 15,
    "potion_2": 12,
    "potion_3": 7,
    "spell_1": 15,
    "spell_2": 12,
    "spell_3": 7,
    "lair": 14,
    "exploded_lair": 10,
}

Doing = tuple[str, str, int]  # a verb, a card, a target (-1: none)


def kind(card: str) -> str:
    """The card without its size."""
    return card.rstrip("1234").rstrip("_")


def size(card: str) -> int:
    """How many Cauldrons, Mirrors, Potions or Spells are on the card."""
    return int(card[-1])


@dataclass
class Player:
    """What lies in front of a player, and what they hold."""

    shields: list[str] = field(default_factory=list)
    caught: list[str] = field(default_factory=list)
    struck_by: list[tuple[str, int]] = field(default_factory=list)  # a card and the hits that came through
    hand: list[str] = field(default_factory=list)
    lair: bool = False
    loses_next_turn: bool = False
    was_skipped: bool = False  # and has not played since
    only: str = ""  # Challenging: what can still hit them
    place: int = 0  # when they are out

    @property
    def hits(self) -> int:
        return sum(hits for _, hits in self.struck_by)


class Model:
    """A table, as the rulebook describes it."""

    def __init__(self, players: int, challenging: bool, strategic: bool) -> None:
        self.players = [Player() for _ in range(players)]
        self.challenging = challenging
        self.strategic = strategic
        self.goal = 15 if players == 2 else 10
        self.common_pool = players == 2
        self.pile = Counter(COPIES)
        self.discards: Counter[str] = Counter()
        self.turn = -1
        self.drawn = 0  # cards drawn this turn
        self.played = False
        self.stuck = False  # nothing could be played this turn: cards are discarded
        self.called_off = False

    # -- drawing ---------------------------------------------------------------------------------------

    def needs_reshuffle(self) -> bool:
        return not self.pile.total()

    def reshuffle(self) -> None:
        self.pile, self.discards = self.discards, Counter()
        if self.is_stalemate():
            self.called_off = True

    def draw(self, seat: int, card: str) -> None:
        assert not self.needs_reshuffle()
        assert self.pile[card], f"{card} is not in the pile"
        self.pile[card] -= 1
        self.players[seat].hand.append(card)

    def is_stalemate(self) -> bool:
        """No Potion or Spell left to draw or held can hit anybody who is left."""
        left = set(+self.pile) | {card for player in self.living() for card in player.hand}
        return not any(
            kind(card) in ("potion", "spell") and self.can_hit(card, player)
            for card in left
            for player in self.living()
        )

    # -- what may be done ------------------------------------------------------------------------------

    def living(self) -> list[Player]:
        return [player for player in self.players if not player.place]

    def can_hit(self, card: str, victim: Player) -> bool:
        return not self.challenging or victim.only in ("", kind(card))

    def ways(self, card: str) -> set[Doing]:
        """All ways to play a card."""
        me = self.players[self.turn]
        others = [seat for seat, player in enumerate(self.players) if player is not me and not player.place]
        if kind(card) in SHIELDS:
            return {("lay", card, -1)}
        if card == "lair":
            return set() if me.lair else {("lay", card, -1)}
        if card == "exploded_lair":
            if any(player.lair for player in self.living()):
                return {("explode", card, seat) for seat in others if self.players[seat].lair}
            return {
                ("explode", card, seat)
                for seat in others
                if not self.players[seat].loses_next_turn and not self.players[seat].was_skipped
            }
        return {("throw", card, seat) for seat in others if self.can_hit(card, self.players[seat])}

    def choices(self) -> set[Doing]:
        """All that the player on turn may do."""
        hand = self.players[self.turn].hand
        if not self.played and not self.stuck:
            playing = {way for card in hand for way in self.ways(card)}
            if playing:
                return playing
            if not self.strategic:
                return {("discard_drawn", "", -1)}
        return {("discard", card, -1) for card in hand}

    # -- what follows ----------------------------------------------------------------------------------

    def do(self, doing: Doing) -> None:
        """Do it, up to the next draw."""
        assert doing in self.choices(), doing
        verb, card, target = doing
        me = self.players[self.turn]
        if verb == "discard_drawn":
            self.discards.update(me.hand)
            me.hand.clear()
        else:
            me.hand.remove(card)
            if verb == "discard":
                self.stuck |= not self.played
                self.discards[card] += 1
            else:
                self.played = True
                self.play(card, target)
                if not self.strategic and not self.over:
                    self.discards.update(me.hand)
                    me.hand.clear()

    @property
    def turn_is_done(self) -> bool:
        return len(self.players[self.turn].hand) <= (2 if self.strategic else 0)

    def play(self, card: str, target: int) -> None:
        me = self.players[self.turn]
        if kind(card) in SHIELDS:
            me.shields.append(card)
        elif card == "lair":
            me.lair = True
        elif card == "exploded_lair":
            self.discards[card] += 1
            victim = self.players[target]
            if victim.lair:
                victim.lair = False
                self.discards["lair"] += 1
            else:
                victim.loses_next_turn = True
        else:
            self.strike(card, self.players[target])

    def catching(self, victim: Player, what: str) -> tuple[list[str], list[str]]:
        """The shields that catch Potions (or Spells), and what they have caught."""
        shields = [card for card in victim.shields if self.common_pool or SHIELDS[kind(card)] == what]
        caught = [card for card in victim.caught if self.common_pool or kind(card) == what]
        return shields, caught

    def unused(self, victim: Player, what: str) -> int:
        shields, caught = self.catching(victim, what)
        return sum(map(size, shields)) - sum(map(size, caught))

    def strike(self, card: str, victim: Player) -> None:
        unused = self.unused(victim, kind(card))
        if size(card) < unused:
            victim.caught.append(card)
            return
        if unused:
            shields, caught = self.catching(victim, kind(card))
            for gone in shields:
                victim.shields.remove(gone)
            for gone in caught:
                victim.caught.remove(gone)
            self.discards.update(shields + caught)
        if size(card) == unused:
            self.discards[card] += 1
            return
        victim.struck_by.append((card, size(card) - unused))
        victim.only = victim.only or kind(card)
        if victim.hits >= self.goal:
            self.put_out(victim)

    def put_out(self, victim: Player) -> None:
        victim.place = len(self.living())
        self.discards.update(victim.shields + victim.caught + victim.hand)
        self.discards.update(card for card, _ in victim.struck_by)
        self.discards["lair"] += victim.lair
        victim.lair = victim.loses_next_turn = victim.was_skipped = False
        for pile in (victim.shields, victim.caught, victim.hand, victim.struck_by):
            pile.clear()

    @property
    def over(self) -> bool:
        return self.called_off or len(self.living()) == 1

    # -- turns -----------------------------------------------------------------------------------------

    def next_player(self) -> int:
        """Whose turn comes now; who loses a turn is passed over once."""
        self.players[self.turn].was_skipped = False
        seat = self.turn
        while True:
            seat = (seat + 1) % len(self.players)
            player = self.players[seat]
            if player.place:
                continue
            if not player.loses_next_turn:
                return seat
            player.loses_next_turn = False
            player.was_skipped = True

    def begin_turn(self, seat: int) -> int:
        """Tell how many cards are drawn."""
        self.turn, self.played, self.stuck = seat, False, False
        return 2 if self.players[seat].lair else 1

    def places(self) -> list[int]:
        """Who came in where, when it is over."""
        left = self.living()
        return [
            player.place or 1 + sum(other.hits < player.hits for other in left) for player in self.players
        ]
