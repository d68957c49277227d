"""Name the actions of Battle Kittens."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from purrlor.games.battle_kittens.cards import NAMES
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.rules.table import ACTIONS, DECLINE, DRAW, PICK, PUT_AWAY, SEND
from purrlor.table.numbers import ActionSpace, declared
from purrlor.table.records import Action, Named

Card = Annotated[str, Named("card", NAMES)]
WhichGround = Annotated[int, msgspec.Meta(ge=1, le=3)]


class Take(Action, frozen=True):
    """Take a Kitten of the hand that came round."""

    card: Card


class Send(Action, frozen=True):
    """Send a Kitten to the first, second or third Battleground."""

    card: Card
    ground: WhichGround


class PutAway(Action, frozen=True):
    """Put a Kitten away, face down."""

    card: Card


class Draw(Action, frozen=True):
    """Draw for the icon that is asked about."""


class Decline(Action, frozen=True):
    """Draw nothing for it."""


def named(state: BattleKittens, number: int) -> Action:
    """Give the record of an action's number."""
    if number == DRAW:
        return Draw()
    if number == DECLINE:
        return Decline()
    if number >= PUT_AWAY:
        return PutAway(NAMES[number - PUT_AWAY])
    if number >= SEND:
        card, ground = divmod(number - SEND, 3)
        return Send(NAMES[card], ground + 1)
    return Take(NAMES[number - PICK])


def number(state: BattleKittens, action: Action) -> int:
    """Give the number of an action, or -1 if it means nothing."""
    match action:
        case Take(card):
            return PICK + NAMES.index(card)
        case Send(card, ground):
            return SEND + NAMES.index(card) * 3 + ground - 1
        case PutAway(card):
            return PUT_AWAY + NAMES.index(card)
        case Draw():
            return DRAW
        case Decline():
            return DECLINE
        case _:
            return -1


class RulesSpace(ActionSpace):
    """The actions under the numbers that the rules give them."""

    def __init__(self) -> None:
        self.types = declared(__name__, Action)
        self.size = ACTIONS

    def record(self, state: Any, code: int) -> Action:
        """Give the action that a number means."""
        return named(state, code)

    def number(self, state: Any, action: Action) -> int:
        """Give the number of an action, or -1."""
        return number(state, action)


SPACE = RulesSpace()
